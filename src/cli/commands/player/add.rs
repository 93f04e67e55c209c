//! `huff player add` and `huff player edit`

use clap::Args;

use crate::cli::commands::tables;
use crate::cli::desk::{
    Confirm, Done, EventArgs, SectionArgs, date_and_time, label, now, player as find_player,
    section as find_section,
};
use crate::cli::fact::Fact;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::exchange::registration::{BadName, LONGEST_NAME, Registration, check_name, date, sex};
use crate::exchange::romanise::latin;
use crate::store::{
    ByeRow, CategoryRow, Edit as Writing, Keep, MemberRow, PlayerRow, Section, TeamRow,
};

/// What is known of a player.
#[derive(Clone, Debug, Default, Args)]
struct Facts {
    /// The name in its own writing
    #[arg(long)]
    native_name: Option<String>,
    /// The title
    #[arg(long)]
    title: Option<String>,
    /// The rating
    #[arg(long, value_parser = clap::value_parser!(u16).range(0..=9999))]
    rating: Option<u16>,
    /// The federation
    #[arg(long)]
    federation: Option<String>,
    /// The club
    #[arg(long)]
    club: Option<String>,
    /// The team
    #[arg(long)]
    team: Option<String>,
    /// A category that is ranked apart; may be given more than once
    #[arg(long)]
    category: Vec<String>,
    /// m or w
    #[arg(long)]
    sex: Option<String>,
    /// The date of birth; it is never exported unless asked for
    #[arg(long)]
    birth: Option<String>,
    /// The number in the list of the world federation
    #[arg(long)]
    federation_id: Option<String>,
    /// The number in a national list
    #[arg(long)]
    national_id: Option<String>,
}

/// Add a player
///
/// After round 1 was paired the player gets the next number and no points for the rounds before.
#[derive(Debug, Args)]
pub(super) struct Add {
    /// The name
    name: String,
    #[command(flatten)]
    facts: Facts,
    /// Take the proposed Latin name for a Chinese one, which becomes the name in its own writing
    #[arg(long)]
    pinyin: bool,
    #[command(flatten)]
    confirm: Confirm,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(Debug, Args)]
pub(super) struct Edit {
    /// Number or name
    player: String,
    /// A new name
    #[arg(long)]
    name: Option<String>,
    #[command(flatten)]
    facts: Facts,
    #[command(flatten)]
    confirm: Confirm,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

impl Facts {
    fn registration(&self, name: &str) -> Result<Registration, Error> {
        let sex = match &self.sex {
            Some(text) => Some(
                sex(text)
                    .ok_or_else(|| Error::unknown_word(text, "m, w"))?
                    .to_owned(),
            ),
            None => None,
        };
        let bad_date =
            |text: &str| Error::Usage(Fact::new("error-bad-date").with("text", text.to_owned()));
        let birth = match &self.birth {
            Some(text) => Some(date(text).ok_or_else(|| bad_date(text))?),
            None => None,
        };
        let today = date_and_time(now());
        if let Some(birth) = birth
            .as_ref()
            .filter(|birth| today.as_str() < birth.as_str())
        {
            let fact = Fact::new("error-birth-in-future").with("date", birth.clone());
            return Err(Error::Usage(fact));
        }
        if let Some(federation) = self
            .federation
            .as_ref()
            .filter(|text| text.chars().count() > 3)
        {
            let fact = Fact::new("error-long-federation").with("text", federation.clone());
            return Err(Error::Usage(fact));
        }
        Ok(Registration {
            name: name.trim().to_owned(),
            native_name: self.native_name.clone(),
            title: self.title.clone(),
            rating: self.rating.filter(|rating| *rating > 0).map(i64::from),
            federation: self.federation.clone(),
            club: self.club.clone(),
            team: self.team.clone(),
            categories: self.category.clone(),
            sex,
            birth,
            federation_id: self.federation_id.clone(),
            national_id: self.national_id.clone(),
            ..Registration::default()
        })
    }
}

fn name_of(given: &Registration) -> Result<(), Error> {
    check_name(&given.name).map_err(|bad| {
        Error::Usage(match bad {
            BadName::Empty => Fact::new("error-empty-name"),
            BadName::Long => Fact::new("error-long-name").with("most", LONGEST_NAME),
        })
    })
}

/// Stores a registered player; with a number and empty rounds if the section has begun.
pub(super) fn enter(
    edit: &Writing<'_>,
    section: &Section,
    given: &Registration,
) -> Result<PlayerRow, Error> {
    let mut row = PlayerRow {
        section: section.row.id,
        ..PlayerRow::default()
    };
    fill(edit, &mut row, given)?;
    if section.has_begun() {
        if !section.system().takes_late_entries() {
            return Err(Error::No(
                Fact::new("error-no-late-entry").with("name", section.row.name.clone()),
            ));
        }
        row.number = Some(edit.of::<PlayerRow>("section", section.row.id)?.len() as i64 + 1);
    }
    edit.insert(&mut row)?;
    categories(edit, &row, &given.categories)?;
    for round in &section.rounds {
        edit.insert(&mut ByeRow {
            id: 0,
            round: round.row.id,
            player: row.id,
            kind: "zero".to_owned(),
        })?;
    }
    Ok(row)
}

fn fill(edit: &Writing<'_>, row: &mut PlayerRow, given: &Registration) -> Result<(), Error> {
    let text = |new: &Option<String>, old: &Option<String>| new.clone().or_else(|| old.clone());
    row.name.clone_from(&given.name);
    row.native_name = text(&given.native_name, &row.native_name);
    row.title = text(&given.title, &row.title);
    row.rating = given.rating.or(row.rating);
    row.federation = text(&given.federation, &row.federation);
    row.club = text(&given.club, &row.club);
    row.sex = text(&given.sex, &row.sex);
    row.birth = text(&given.birth, &row.birth);
    row.federation_id = text(&given.federation_id, &row.federation_id);
    row.national_id = text(&given.national_id, &row.national_id);
    if let Some(name) = &given.team {
        let teams: Vec<TeamRow> = edit.of("section", row.section)?;
        row.team = Some(match teams.into_iter().find(|team| team.name == *name) {
            Some(team) => team.id,
            None => {
                let mut team = TeamRow {
                    id: 0,
                    section: row.section,
                    name: name.clone(),
                };
                edit.insert(&mut team)?;
                team.id
            }
        });
    }
    Ok(())
}

fn categories(edit: &Writing<'_>, row: &PlayerRow, names: &[String]) -> Result<(), Error> {
    for name in names {
        let known: Vec<CategoryRow> = edit.of("section", row.section)?;
        let category = match known.into_iter().find(|category| category.name == *name) {
            Some(category) => category.id,
            None => {
                let mut category = CategoryRow {
                    id: 0,
                    section: row.section,
                    name: name.clone(),
                };
                edit.insert(&mut category)?;
                category.id
            }
        };
        let members: Vec<MemberRow> = edit.of("player", row.id)?;
        if !members.iter().any(|member| member.category == category) {
            edit.insert(&mut MemberRow {
                id: 0,
                category,
                player: row.id,
            })?;
        }
    }
    Ok(())
}

/// Takes over what is given of a player who is there.
pub(super) fn change(
    edit: &Writing<'_>,
    mut row: PlayerRow,
    given: &Registration,
) -> Result<PlayerRow, Error> {
    fill(edit, &mut row, given)?;
    edit.update(&row)?;
    categories(edit, &row, &given.categories)?;
    Ok(row)
}

/// The players of a section whom a list may mean: by the number of the federation or nation, else by name in either
/// writing and any order of its words, as far as births and numbers do not tell them apart.
pub(super) fn known<'s>(section: &'s Section, given: &Registration) -> Vec<&'s PlayerRow> {
    let same = |one: &Option<String>, other: &Option<String>| one.is_some() && one == other;
    let differ = |one: &Option<String>, other: &Option<String>| match (one, other) {
        (Some(one), Some(other)) => {
            !one.starts_with(other.as_str()) && !other.starts_with(one.as_str())
        }
        _ => false,
    };
    let by_number = section.players.iter().find(|row| {
        same(&row.federation_id, &given.federation_id) || same(&row.national_id, &given.national_id)
    });
    if let Some(row) = by_number {
        return vec![row];
    }
    let names = |name: &str, native: &Option<String>| -> Vec<Vec<String>> {
        let native = native.as_deref().into_iter();
        native.chain([name]).map(words_of).collect()
    };
    let wanted = names(&given.name, &given.native_name);
    let is_meant = |row: &&PlayerRow| {
        names(&row.name, &row.native_name)
            .iter()
            .any(|name| wanted.contains(name))
            && !differ(&row.birth, &given.birth)
            && !differ(&row.federation_id, &given.federation_id)
    };
    section.players.iter().filter(is_meant).collect()
}

/// The words of a name in the order of the alphabet: `Petrov, Oleg` is `oleg petrov`.
fn words_of(name: &str) -> Vec<String> {
    let name = name.to_lowercase();
    let mut words: Vec<String> = name
        .split(|sign: char| sign.is_whitespace() || sign == ',')
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect();
    words.sort();
    words
}

/// The Latin name proposed for a player who has only a Chinese one.
pub(super) fn proposal(given: &Registration) -> Option<String> {
    let is_alone = given
        .native_name
        .as_ref()
        .is_none_or(|native| *native == given.name);
    latin(&given.name).filter(|_| is_alone)
}

/// The Latin name becomes the name, the Chinese one the name in its own writing.
pub(super) fn romanise(given: &mut Registration, latin: &str) {
    given.native_name = Some(std::mem::replace(&mut given.name, latin.to_owned()));
}

pub(super) fn run_add(arguments: &Add, ui: &mut Ui) -> Result<Answer, Error> {
    let mut given = arguments.facts.registration(&arguments.name)?;
    name_of(&given)?;
    let proposal = proposal(&given);
    if let (Some(latin), true) = (&proposal, arguments.pinyin) {
        romanise(&mut given, latin);
    }
    let mut store = arguments.event.open()?;
    let stamp = arguments.event.stamp(format!("player add {}", given.name));
    let (said, late, twice) = store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        let section = find_section(edit, arguments.section.section.as_deref())?;
        let twice = !known(&section, &given).is_empty();
        let row = enter(edit, &section, &given)?;
        let section = find_section(edit, Some(&section.row.name))?;
        // Before round 1 numbers go with the list of players: one that is told now need not stay.
        let fact = if section.has_begun() {
            Fact::new("player-added").with("player", label(&section, row.id))
        } else {
            Fact::new("player-added-unnumbered").with("player", row.name)
        };
        Ok((fact, tables::late_entrants(&section), twice))
    })?;
    let fact = said;
    let mut done = Done::new(fact);
    done.notes.extend(late);
    if twice {
        let fact = Fact::new("warn-same-name").with("name", given.name.clone());
        done.notes.push(fact);
    }
    if let (Some(latin), false) = (proposal, arguments.pinyin) {
        let fact = Fact::new("pinyin-proposed").with("name", given.name);
        done.notes.push(fact.with("latin", latin));
    }
    arguments.confirm.say(ui, &store, &done)?;
    Ok(Answer::Yes)
}

pub(super) fn run_edit(arguments: &Edit, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let stamp = arguments
        .event
        .stamp(format!("player edit {}", arguments.player));
    let said = store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        let section = find_section(edit, arguments.section.section.as_deref())?;
        let row = find_player(&section, &arguments.player)?.clone();
        let name = arguments.name.clone().unwrap_or_else(|| row.name.clone());
        let given = arguments.facts.registration(&name)?;
        name_of(&given)?;
        let row = change(edit, row, &given)?;
        Ok(label(&find_section(edit, Some(&section.row.name))?, row.id))
    })?;
    let done = Done::new(Fact::new("player-changed").with("player", said));
    arguments.confirm.say(ui, &store, &done)?;
    Ok(Answer::Yes)
}
