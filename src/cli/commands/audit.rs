//! `huff audit`

use std::path::PathBuf;

use clap::Args;

use super::pair::error_fact;
use super::report_file;
use crate::cli::desk::{EventArgs, SectionArgs, as_paired, section as find_section};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::tournament::{
    Board, Difference, Event, Paired, RoundNumber, System, SystemError, audit, audit_round,
    recorded,
};

/// Pair all past rounds anew and list what differs
///
/// The exit code is 1 when a round differs. Rounds paired by hand are compared too, and told apart.
#[derive(Debug, Args)]
pub(in crate::cli) struct Audit {
    /// The rounds of this report instead of an event
    #[arg(long, value_name = "FILE")]
    trf: Option<PathBuf>,
    /// The edition of the Dutch system for a report: 2026 or 2017
    #[arg(long, requires = "trf")]
    edition: Option<u16>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(serde::Serialize)]
struct AuditJson {
    format: u32,
    rounds: u16,
    differences: Vec<DifferenceJson>,
    /// Rounds that fit only the wording of 2025.
    other_wording: Vec<u16>,
    /// Rounds that were paired rightly from what was recorded then, and would be paired otherwise today.
    changed_since: Vec<u16>,
    /// The first and last round that cannot be compared yet, because games have no result.
    open: Option<(u16, u16)>,
}

#[derive(serde::Serialize)]
struct DifferenceJson {
    round: u16,
    by_hand: bool,
    played: Vec<(u16, u16)>,
    expected: Vec<(u16, u16)>,
    bye: Option<u16>,
    expected_bye: Option<u16>,
    problem: Option<String>,
}

pub(super) fn run(arguments: &Audit, ui: &mut Ui) -> Result<Answer, Error> {
    let mut then: Vec<(u16, Event)> = Vec::new();
    let mut open = None;
    let (event, system, by_hand) = match &arguments.trf {
        Some(file) => {
            let (event, system) = report_file::read(file, arguments.edition, ui)?;
            (event, system, Vec::new())
        }
        None => {
            let mut store = arguments.event.open()?;
            let section =
                store.look(|view| find_section(view, arguments.section.section.as_deref()))?;
            if section.is_tables() {
                return super::tables::audit(&mut store, &section, arguments.json, ui);
            }
            let by_hand: Vec<u16> = section
                .rounds
                .iter()
                .zip(1..)
                .filter(|(round, _)| round.row.source == "hand")
                .map(|(_, n)| n)
                .collect();
            let rounds = if section.system().needs_results() {
                section.rounds_complete()
            } else {
                section.next_round() - 1
            };
            let paired = section.next_round() - 1;
            open = (rounds < paired).then_some((rounds + 1, paired));
            // What was recorded when a round was paired is what it was paired from (C.04.2, 4.3).
            let event = section.event(rounds);
            then = (1..=rounds)
                .map(|round| {
                    let past = as_paired(&mut store, &section, usize::from(round) - 1);
                    (round, with_round(past.event(round - 1), &event, round))
                })
                .collect();
            (event, section.system(), by_hand)
        }
    };
    if system == System::Manual {
        if arguments.json {
            ui.json(&AuditJson {
                format: FORMAT,
                rounds: event.rounds_paired(),
                differences: Vec::new(),
                other_wording: Vec::new(),
                changed_since: Vec::new(),
                open: None,
            })?;
        } else {
            ui.tell(&Fact::new("audit-manual"))?;
        }
        return Ok(Answer::Yes);
    }
    let (mut differences, other_wording) = compare(&event, system);
    let mut changed_since = Vec::new();
    differences.retain(|one| {
        let past = then.iter().find(|(round, _)| *round == one.round.0);
        let is_right_then =
            past.is_some_and(|(_, past)| audit_round(past, one.round, system).is_none());
        if system.is_swiss() && is_right_then {
            changed_since.push(one.round.0);
        }
        !(system.is_swiss() && is_right_then)
    });
    let answer = if differences.is_empty() {
        Answer::Yes
    } else {
        Answer::No
    };
    let problem = |difference: &Difference| {
        let error = difference.error.clone()?;
        Some(error_fact(&SystemError::Pairing(error)).say(&ui.words))
    };
    let pairs = |boards: &[Board]| {
        boards
            .iter()
            .map(|board| (board.white.0, board.black.0))
            .collect::<Vec<_>>()
    };
    let found: Vec<DifferenceJson> = differences
        .iter()
        .map(|one| DifferenceJson {
            round: one.round.0,
            by_hand: by_hand.contains(&one.round.0),
            played: pairs(&one.played),
            expected: pairs(&one.expected),
            bye: one.byes.and_then(|(bye, _)| bye).map(|bye| bye.0),
            expected_bye: one.byes.and_then(|(_, bye)| bye).map(|bye| bye.0),
            problem: problem(one),
        })
        .collect();
    if arguments.json {
        ui.json(&AuditJson {
            format: FORMAT,
            rounds: event.rounds_paired(),
            differences: found,
            other_wording,
            changed_since,
            open,
        })?;
        return Ok(answer);
    }
    for one in found {
        let text = |pairs: &[(u16, u16)], bye: Option<u16>| {
            let pairs = pairs
                .iter()
                .map(|(white, black)| format!("{white}-{black}"));
            pairs
                .chain(bye.map(|bye| format!("{bye}-0")))
                .collect::<Vec<_>>()
                .join(" ")
        };
        let expected = one
            .problem
            .clone()
            .unwrap_or_else(|| text(&one.expected, one.expected_bye));
        let id = if one.by_hand {
            "audit-by-hand"
        } else {
            "audit-difference"
        };
        let fact = Fact::new(id)
            .with("round", one.round)
            .with("played", text(&one.played, one.bye));
        ui.tell(&fact.with("expected", expected))?;
    }
    for round in &changed_since {
        ui.tell(&Fact::new("audit-changed-since").with("round", *round))?;
    }
    if let Some((first, last)) = open {
        ui.tell(
            &Fact::new("audit-open")
                .with("first", first)
                .with("last", last),
        )?;
    }
    if !other_wording.is_empty() {
        let rounds: Vec<String> = other_wording.iter().map(u16::to_string).collect();
        ui.tell(&Fact::new("audit-other-wording").with("rounds", rounds.join(", ")))?;
    }
    ui.tell(
        &Fact::new("audit-summary")
            .with("rounds", event.rounds_paired())
            .with("count", differences.len()),
    )?;
    Ok(answer)
}

/// An event before a round with the boards and byes of that round.
fn with_round(mut past: Event, event: &Event, round: u16) -> Event {
    let round = RoundNumber(round);
    for (id, player) in &event.players {
        if let (Some(then), Some(entry)) = (past.players.get_mut(id), player.entry(round)) {
            then.set_entry(round, entry.clone());
        }
    }
    past
}

/// The rounds that differ, and those of another wording.
fn compare(event: &Event, system: System) -> (Vec<Difference>, Vec<u16>) {
    if system.is_swiss() {
        let audit = audit(event, system);
        return (
            audit.differences,
            audit.other_wording.iter().map(|round| round.0).collect(),
        );
    }
    let rounds = (1..=event.rounds_paired()).map(RoundNumber);
    (
        rounds
            .filter_map(|round| difference(event, system, round))
            .collect(),
        Vec::new(),
    )
}

/// Compares a round of a system that has no audit of its own.
fn difference(event: &Event, system: System, round: RoundNumber) -> Option<Difference> {
    let played = recorded(event, round);
    let mut past = event.clone();
    for player in past.players.values_mut() {
        // Who took part is paired again; byes that were asked for stay.
        let took_part = player
            .entry(round)
            .is_some_and(crate::tournament::Entry::took_part);
        player.entries.truncate(if took_part {
            round.index()
        } else {
            round.index() + 1
        });
    }
    let (expected, error) = match system.pair(&past, round) {
        Ok(paired) => (paired, None),
        Err(SystemError::Pairing(error)) => (Paired::default(), Some(error)),
        Err(_) => (
            Paired::default(),
            Some(crate::tournament::PairingError::NoMoreRounds(round)),
        ),
    };
    // In a table a game that is not over is not known here: only what is recorded is compared.
    let without = |boards: &[Board], others: &[Board]| -> Vec<Board> {
        boards
            .iter()
            .filter(|board| !others.contains(board))
            .copied()
            .collect()
    };
    let mut missing = without(&expected.boards, &played.boards);
    if !system.needs_results() {
        let is_open = |id| {
            event
                .players
                .get(&id)
                .is_some_and(|player: &crate::tournament::Player| player.entry(round).is_none())
        };
        missing.retain(|board| !is_open(board.white) && !is_open(board.black));
    }
    let added = without(&played.boards, &expected.boards);
    let same = added.is_empty() && missing.is_empty() && error.is_none();
    (!same).then_some(Difference {
        round,
        played: added,
        expected: missing,
        byes: None,
        error,
    })
}
