//! A section as a tournament report.

use super::Trf;
use crate::cli::commands::standings::{basis, criteria};
use crate::cli::commands::tables;
use crate::cli::desk::section as find_section;
use crate::cli::fact::Fact;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::exchange::trf::{Loss, Particulars, ReportTeam, from_event_with, write};
use crate::store::{EventRow, Section, SectionRow};
use crate::tournament::{PlayerId, rank};

pub(super) fn run(arguments: &Trf, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let (row, sections, section) = store.look::<_, Error>(|view| {
        let section = find_section(view, arguments.section.section.as_deref())?;
        Ok((view.event()?, view.all::<SectionRow>()?.len(), section))
    })?;
    tables::refuse(&section, "huff export csv")?;
    // Rounds in play are no part of a report; byes announced for the next round are, if there is a next round.
    let rounds = if section.system().needs_results() {
        section.rounds_complete()
    } else {
        section.next_round() - 1
    };
    let mut event = section.event(rounds);
    if rounds + 1 < section.next_round() {
        ui.warn(&Fact::new("export-round-open").with("round", rounds + 1));
    } else if event.rounds.is_none_or(|last| rounds < last) {
        event = section.event_before(rounds + 1);
    }
    if !arguments.birth {
        event
            .players
            .values_mut()
            .for_each(|player| player.birth.clear());
    }
    let mut told = particulars(&row, &section, rounds)?;
    if sections > 1 {
        told.name = format!("{}, {}", told.name, section.row.name);
    }
    let dialect = arguments.form.dialect();
    let (document, mut losses) = from_event_with(&event, &told, dialect, section.system().code());
    losses.extend(unsaid(&section, rounds)?);
    tell_losses(&losses, ui);
    // Not through the stream for people, which takes out what looks like a colour.
    ui.raw(write(&document).as_bytes())?;
    Ok(Answer::Yes)
}

/// What the event knows beside its players and games.
fn particulars(event: &EventRow, section: &Section, rounds: u16) -> Result<Particulars, Error> {
    let text = |value: &Option<String>| value.clone().unwrap_or_default();
    let basis = basis(section, Some(rounds), None, None)?;
    let place = |place: usize| u16::try_from(place).unwrap_or(u16::MAX);
    let places = rank(&basis.event, &basis.criteria, basis.policy);
    let national = section
        .players
        .iter()
        .filter_map(|player| Some((section.number(player.id), player.national_id.clone()?)));
    let members = |team: i64| -> Vec<PlayerId> {
        let members = section
            .players
            .iter()
            .filter(|player| player.team == Some(team));
        members.map(|player| section.number(player.id)).collect()
    };
    Ok(Particulars {
        name: event.name.clone(),
        city: text(&event.city),
        federation: text(&event.federation),
        start: text(&event.start),
        finish: text(&event.finish),
        arbiter: text(&event.arbiter),
        deputies: text(&event.deputies)
            .split(';')
            .map(|name| name.trim().to_owned())
            .filter(|name| !name.is_empty())
            .collect(),
        time_control: text(&section.row.time_control),
        order: basis.criteria.iter().map(|one| one.code()).collect(),
        places: places
            .iter()
            .map(|row| (row.player, place(row.place)))
            .collect(),
        national_ids: national.collect(),
        teams: section
            .teams
            .iter()
            .map(|team| ReportTeam {
                name: team.name.clone(),
                members: members(team.id),
            })
            .filter(|team| !team.members.is_empty())
            .collect(),
    })
}

/// What the event holds and no form of a report has a place for.
fn unsaid(section: &Section, rounds: u16) -> Result<Vec<Loss>, Error> {
    let row = &section.row;
    let played = || section.rounds.iter().take(usize::from(rounds));
    let (_, usual) = criteria(section.system(), section.seed(), None, None)?;
    let (_, policy) = criteria(
        section.system(),
        section.seed(),
        row.tie_breaks.as_deref(),
        row.unplayed.as_deref(),
    )?;
    let is_adjourned = played()
        .flat_map(|round| &round.matches)
        .flat_map(|one| &one.games)
        .any(|game| !game.is_over() && game.row.adjourned != 0);
    let has_native = section.players.iter().any(|player| {
        player
            .native_name
            .as_ref()
            .is_some_and(|native| *native != player.name)
    });
    let losses = [
        (Loss::Adjourned, is_adjourned),
        (Loss::Categories, !section.members.is_empty()),
        (Loss::NativeNames, has_native),
        (
            Loss::Openings,
            played().any(|round| round.row.opening_code.is_some()),
        ),
        (Loss::Unplayed, policy != usual),
    ];
    let lost = losses.into_iter().filter(|(_, is_lost)| *is_lost);
    Ok(lost.map(|(loss, _)| loss).collect())
}

/// Says what a report cannot carry, each kind once.
pub(in crate::cli::commands) fn tell_losses(losses: &[Loss], ui: &mut Ui) {
    let mut said = Vec::new();
    for loss in losses {
        let id = match loss {
            Loss::PairingSettings => "loss-settings",
            Loss::Scoring => "loss-scoring",
            Loss::Accelerations => "loss-accelerations",
            Loss::Forbidden => "loss-forbidden",
            Loss::GamesOfRound(_) => "loss-games",
            Loss::GamesOfMatches => "loss-matches",
            Loss::LongName(_) => "loss-long-name",
            Loss::Club(_) => "loss-club",
            Loss::LongTitle(_) => "loss-long-title",
            Loss::LongFederation(_) => "loss-long-federation",
            Loss::NationalId(_) => "loss-national-id",
            Loss::Order => "loss-order",
            Loss::Unplayed => "loss-unplayed",
            Loss::Team(_) => "loss-team",
            Loss::Adjourned => "loss-adjourned",
            Loss::Categories => "loss-categories",
            Loss::NativeNames => "loss-native-names",
            Loss::Openings => "loss-openings",
        };
        if !said.contains(&id) {
            said.push(id);
            ui.warn(&Fact::new(id));
        }
    }
}
