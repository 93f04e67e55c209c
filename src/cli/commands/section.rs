//! `huff section`

use clap::{Args, Subcommand, ValueEnum};

use crate::cli::commands::tables::{self, TablesSettings};
use crate::cli::desk::{EventArgs, SectionArgs, fresh_seed, section as find_section};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::table::{Side, Table};
use crate::cli::{Answer, error::Error, star, ui::Ui};
use crate::draughts::Variant;
use crate::store::{Keep, PlayerRow, SectionRow, colour_word};
use crate::tournament::feasibility::{Warning, before_event};
use crate::tournament::tiebreaks::{TieBreak, preset};
use crate::tournament::{Colour, Points, Seeding, System};

/// Add, list or set sections
#[derive(Debug, Args)]
pub(in crate::cli) struct Section {
    #[command(subcommand)]
    command: SectionCommand,
}

#[derive(Debug, Subcommand)]
enum SectionCommand {
    /// Add a section
    Add(Add),
    /// List the sections
    List(List),
    /// Set how a section is played
    Set(Set),
}

#[derive(Debug, Args)]
struct Add {
    /// Its name
    name: String,
    #[command(flatten)]
    settings: Settings,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(Debug, Args)]
struct List {
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(Debug, Args)]
struct Set {
    #[command(flatten)]
    settings: Settings,
    /// A new name
    #[arg(long)]
    rename: Option<String>,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

/// How a section is played.
#[derive(Clone, Debug, Default, Args)]
pub(super) struct Settings {
    /// The game, for example russian, international, english
    #[arg(long)]
    variant: Option<String>,
    /// swiss, swiss-2017, double-swiss, round-robin, double-round-robin, knock-out, manual, tables
    #[arg(long)]
    system: Option<String>,
    /// The rounds
    #[arg(long)]
    rounds: Option<u16>,
    /// The games of a match
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=20))]
    games: Option<u8>,
    /// How numbers are given: rating, lot, given
    #[arg(long)]
    seeding: Option<String>,
    /// The seed of all lots
    #[arg(long)]
    seed: Option<u64>,
    /// The number of the first board in the hall
    #[arg(long)]
    first_board: Option<u16>,
    /// The colour that was drawn by hand for the first player
    #[arg(long, value_enum)]
    first_colour: Option<ColourArgument>,
    /// Points for win, draw, loss, for example 2-1-0
    #[arg(long, value_name = "W-D-L")]
    scoring: Option<String>,
    /// Points for the bye of the odd one out
    #[arg(long, value_name = "POINTS")]
    bye: Option<String>,
    /// Points for an opponent who does not come
    #[arg(long, value_name = "POINTS")]
    forfeit_win: Option<String>,
    /// A preset (fmjd-swiss, fmjd-round-robin, idf-micro-match, kndb-youth, fide-swiss, fide-round-robin) or codes with commas
    #[arg(long, value_name = "LIST")]
    tie_breaks: Option<String>,
    /// How rounds without a game count: fide2026, fide2024, virtual, zero, round-robin
    #[arg(long)]
    unplayed: Option<String>,
    /// Baku acceleration
    #[arg(long, value_enum)]
    acceleration: Option<AccelerationArgument>,
    /// The time control, in words
    #[arg(long)]
    time_control: Option<String>,
    #[command(flatten)]
    tables: TablesSettings,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ColourArgument {
    White,
    Black,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum AccelerationArgument {
    Baku,
    None,
}

impl Settings {
    /// Writes what was given into a section; what was not given stays.
    pub(super) fn apply(&self, row: &mut SectionRow) -> Result<(), Error> {
        let unknown = |word: &str| {
            Error::Usage(Fact::new("error-unknown-word").with("word", word.to_owned()))
        };
        let points = |text: &String| {
            let points = Points::parse(text)
                .filter(|points| points.tenths() >= 0)
                .ok_or_else(|| unknown(text))?;
            Ok::<i64, Error>(i64::from(points.tenths()))
        };
        if let Some(name) = self.variant.as_ref().filter(|name| star::is_star(name)) {
            tables::apply_game(name, self.scoring.is_none(), row)?;
        } else if let Some(name) = &self.variant {
            let variant =
                Variant::from_name(name).ok_or_else(|| Error::UnknownVariant(name.clone()))?;
            row.variant = variant.name().to_owned();
        }
        let by_stages = self.tables.apply(row)?;
        let at_tables = self.system.as_deref() == Some(tables::SYSTEM) || by_stages;
        if at_tables {
            tables::apply_system(row)?;
        }
        if let Some(name) = self.system.as_ref().filter(|_| !at_tables) {
            let system = System::from_name(name).ok_or_else(|| unknown(name))?;
            row.system = system.name().to_owned();
            if system == System::DoubleSwiss {
                row.games = 2;
            }
        }
        let system = System::from_name(&row.system).unwrap_or(System::Manual);
        if let Some(name) = &self.seeding {
            row.seeding = Seeding::from_name(name)
                .ok_or_else(|| unknown(name))?
                .name()
                .to_owned();
        } else if row.seeding.is_empty() || self.system.is_some() {
            let by_lot = matches!(system, System::RoundRobin(_));
            row.seeding = if by_lot {
                Seeding::Lot
            } else {
                Seeding::Rating
            }
            .name()
            .to_owned();
        }
        if let Some(games) = self.games {
            if system == System::DoubleSwiss && games != 2 {
                return Err(Error::Usage(Fact::new("error-double-swiss-games")));
            }
            row.games = i64::from(games);
        }
        row.rounds = self.rounds.map(i64::from).or(row.rounds);
        row.first_board = self.first_board.map(i64::from).or(row.first_board);
        if let Some(seed) = self.seed {
            row.seed = seed.to_string();
        }
        if let Some(colour) = self.first_colour {
            let colour = if colour == ColourArgument::White {
                Colour::White
            } else {
                Colour::Black
            };
            row.initial_colour = Some(colour_word(colour).to_owned());
        }
        if let Some(scoring) = &self.scoring {
            let parts: Vec<&str> = scoring.split(['-', ':', '/']).collect();
            let [win, draw, loss] = parts[..] else {
                return Err(unknown(scoring));
            };
            (row.win, row.draw, row.loss) = (
                points(&win.into())?,
                points(&draw.into())?,
                points(&loss.into())?,
            );
        }
        if let Some(text) = &self.bye {
            row.pairing_bye = Some(points(text)?);
        }
        if let Some(text) = &self.forfeit_win {
            row.forfeit_win = Some(points(text)?);
        }
        if let Some(list) = &self.tie_breaks {
            let wrong = list
                .split(',')
                .find(|code| TieBreak::from_code(code.trim()).is_none());
            if let (None, Some(code)) = (preset(list, 0), wrong) {
                return Err(unknown(code));
            }
            row.tie_breaks = Some(list.clone());
        }
        if let Some(policy) = &self.unplayed {
            super::standings::policy(policy).ok_or_else(|| unknown(policy))?;
            row.unplayed = Some(policy.clone());
        }
        if let Some(acceleration) = self.acceleration {
            row.acceleration =
                (acceleration == AccelerationArgument::Baku).then(|| "baku".to_owned());
        }
        row.time_control = self
            .time_control
            .clone()
            .or_else(|| row.time_control.clone());
        Ok(())
    }

    /// Whether something was given that cannot change once round 1 is paired.
    fn changes_the_play(&self) -> bool {
        self.variant.is_some()
            || self.system.is_some()
            || self.games.is_some()
            || self.seeding.is_some()
            || self.seed.is_some()
            || self.first_colour.is_some()
            || self.acceleration.is_some()
            || self.tables.changes_the_play()
    }
}

pub(super) fn run(arguments: &Section, ui: &mut Ui) -> Result<Answer, Error> {
    match &arguments.command {
        SectionCommand::Add(add) => run_add(add, ui),
        SectionCommand::List(list) => run_list(list, ui),
        SectionCommand::Set(set) => run_set(set, ui),
    }
}

fn run_add(arguments: &Add, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let stamp = arguments
        .event
        .stamp(format!("section add {}", arguments.name));
    store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        let rows: Vec<SectionRow> = edit.all()?;
        if rows
            .iter()
            .any(|row| row.name.to_lowercase() == arguments.name.to_lowercase())
        {
            return Err(Error::Usage(
                Fact::new("error-section-exists").with("name", arguments.name.clone()),
            ));
        }
        let variant = rows
            .last()
            .map_or_else(|| "international".to_owned(), |row| row.variant.clone());
        let mut row = SectionRow {
            name: arguments.name.clone(),
            variant,
            system: "swiss".to_owned(),
            games: 1,
            seed: fresh_seed().to_string(),
            win: 20,
            draw: 10,
            ..SectionRow::default()
        };
        arguments.settings.apply(&mut row)?;
        Ok(edit.insert(&mut row)?)
    })?;
    ui.tell(&Fact::new("section-added").with("name", arguments.name.clone()))?;
    Ok(Answer::Yes)
}

#[derive(serde::Serialize)]
struct SectionsJson<'a> {
    format: u32,
    sections: &'a [SectionRow],
}

fn run_list(arguments: &List, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let (rows, players) =
        store.look::<_, Error>(|view| Ok((view.all::<SectionRow>()?, view.all::<PlayerRow>()?)))?;
    if arguments.json {
        ui.json(&SectionsJson {
            format: FORMAT,
            sections: &rows,
        })?;
        return Ok(Answer::Yes);
    }
    let head = |id: &str, side| (ui.words.say(id, &[]), side);
    let mut table = Table::new([
        head("col-section", Side::Left),
        head("col-variant", Side::Left),
        head("col-system", Side::Left),
        head("col-rounds", Side::Right),
        head("col-games", Side::Right),
        head("col-players", Side::Right),
        head("col-seed", Side::Right),
    ]);
    for row in rows {
        let count = players
            .iter()
            .filter(|player| player.section == row.id)
            .count();
        table.row(vec![
            row.name,
            row.variant,
            row.system,
            row.rounds
                .map_or_else(String::new, |rounds| rounds.to_string()),
            row.games.to_string(),
            count.to_string(),
            row.seed,
        ]);
    }
    table.print(ui.out())?;
    Ok(Answer::Yes)
}

fn run_set(arguments: &Set, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let warnings = store.transact::<_, Error>(
        &arguments.event.stamp("section set"),
        Keep::Commit,
        |edit| {
            let section = find_section(edit, arguments.section.section.as_deref())?;
            if section.has_begun() && arguments.settings.changes_the_play() {
                return Err(Error::No(
                    Fact::new("error-section-has-begun").with("name", section.row.name),
                ));
            }
            let mut row = section.row.clone();
            arguments.settings.apply(&mut row)?;
            row.name = arguments.rename.clone().unwrap_or(row.name);
            edit.update(&row)?;
            let swiss = System::from_name(&row.system).is_some_and(System::needs_results)
                && row.system != "knock-out";
            let rounds = row
                .rounds
                .and_then(|rounds| u16::try_from(rounds).ok())
                .filter(|_| swiss);
            Ok(rounds.map_or(Vec::new(), |rounds| {
                before_event(section.players.len(), rounds)
            }))
        },
    )?;
    for warning in &warnings {
        ui.warn(&warning_fact(warning));
    }
    ui.tell(&Fact::new("done"))?;
    Ok(Answer::Yes)
}

/// A warning about what cannot be finished.
pub(super) fn warning_fact(warning: &Warning) -> Fact {
    match *warning {
        Warning::MoreRoundsThanOpponents { players, rounds } => {
            Fact::new("warn-more-rounds-than-opponents")
                .with("players", players)
                .with("rounds", rounds)
        }
        Warning::BeyondHalf { players, rounds } => Fact::new("warn-beyond-half")
            .with("players", players)
            .with("rounds", rounds),
        Warning::TooFewForAWinner {
            players,
            rounds,
            needed,
        } => Fact::new("warn-too-few-rounds")
            .with("players", players)
            .with("rounds", rounds)
            .with("needed", needed),
        Warning::PairingsRunOut { next, left, found } => Fact::new("warn-pairings-run-out")
            .with("next", next.0)
            .with("left", left)
            .with("found", found),
    }
}
