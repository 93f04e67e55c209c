//! Whether the tables of past rounds are those that the rules seat, and whether those who play had qualified.

use std::collections::BTreeSet;

use super::pair::seat;
use super::stages;
use crate::cli::desk::{as_paired, label};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::{Answer, ui::Ui};
use crate::store::{Section, Store};
use crate::tournament::PlayerId;
use crate::tournament::seating::TableRound;

#[derive(serde::Serialize)]
struct AuditJson {
    format: u32,
    rounds: usize,
    differences: Vec<DifferenceJson>,
    /// The first and last round that cannot be compared yet, because games have no result.
    open: Option<(usize, usize)>,
}

/// Players are their numbers.
#[derive(serde::Serialize)]
struct DifferenceJson {
    round: usize,
    by_hand: bool,
    /// The tables that differ, in the order of turns.
    played: TableRound,
    expected: TableRound,
    /// Who was seated and, by the results as they are now, had not qualified.
    not_qualified: Vec<u16>,
    /// Who had qualified and was not seated.
    left_out: Vec<u16>,
}

/// Who was seated in a round without having qualified by the results as they are now, and who had and was not. None
/// while games before it are open.
pub(super) fn misplaced(section: &Section, round: usize) -> Option<(Vec<PlayerId>, Vec<PlayerId>)> {
    let shown = section.rounds.get(round - 1)?;
    let field = section.tables_event(round - 1)?.field(round)?;
    let qualified: BTreeSet<PlayerId> = field.players.into_iter().collect();
    let number = |player: i64| section.number(player);
    let seated: BTreeSet<PlayerId> = shown
        .matches
        .iter()
        .flat_map(|one| one.seated())
        .map(number)
        .collect();
    // who was away had his place all the same
    let away: BTreeSet<PlayerId> = shown.byes.iter().map(|bye| number(bye.player)).collect();
    let out = seated.difference(&qualified).copied().collect();
    let came = qualified.difference(&seated).copied();
    Some((out, came.filter(|one| !away.contains(one)).collect()))
}

/// The next stage was seated from results that a correction changed: who is out, who is in, and the way on.
pub(super) fn qualification_note(section: &Section, round: usize) -> Option<Fact> {
    let stages = section.stages()?;
    let (stage, _) = stages.of_round(round)?;
    let next = stages.first_round(stage + 1);
    let (out, come) = misplaced(section, next)?;
    (!out.is_empty() || !come.is_empty()).then(|| {
        Fact::new("tables-qualified-otherwise")
            .with("round", next)
            .with("gone", out.len())
            .with("out", names(section, &out))
            .with("come", come.len())
            .with("in", names(section, &come))
    })
}

fn names(section: &Section, players: &[PlayerId]) -> String {
    let names = players
        .iter()
        .map(|player| label(section, section.key(*player)));
    names.collect::<Vec<_>>().join("; ")
}

/// Seats all past rounds anew from what was recorded when they were seated, and lists what differs.
pub(in crate::cli::commands) fn audit(
    store: &mut Store,
    section: &Section,
    json: bool,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    stages(section)?;
    let rounds = section.rounds.len();
    let mut differences = Vec::new();
    let mut open = None;
    for round in 1..=rounds {
        let Some((out, come)) = misplaced(section, round) else {
            open = Some((round, rounds));
            break;
        };
        let past = as_paired(store, section, round - 1);
        let played = tables(section, round - 1);
        let expected = seated_anew(&past, round).unwrap_or_default();
        let without = |one: &TableRound, other: &TableRound| -> TableRound {
            let missing = one.iter().filter(|table| !other.contains(table));
            missing.cloned().collect()
        };
        let one = DifferenceJson {
            round,
            by_hand: section.rounds[round - 1].row.source == "hand",
            played: without(&played, &expected),
            expected: without(&expected, &played),
            not_qualified: out.iter().map(|player| player.0).collect(),
            left_out: come.iter().map(|player| player.0).collect(),
        };
        let is_same = one.played.is_empty() && one.expected.is_empty();
        if !is_same || !out.is_empty() || !come.is_empty() {
            differences.push(one);
        }
    }
    let answer = match differences.is_empty() {
        true => Answer::Yes,
        false => Answer::No,
    };
    if json {
        ui.json(&AuditJson {
            format: FORMAT,
            rounds,
            differences,
            open,
        })?;
        return Ok(answer);
    }
    for one in &differences {
        tell(section, one, ui)?;
    }
    if let Some((first, last)) = open {
        let fact = Fact::new("audit-open").with("first", first);
        ui.tell(&fact.with("last", last))?;
    }
    let fact = Fact::new("audit-summary").with("rounds", rounds);
    ui.tell(&fact.with("count", differences.len()))?;
    Ok(answer)
}

fn tell(section: &Section, one: &DifferenceJson, ui: &mut Ui) -> Result<(), Error> {
    let text = |tables: &TableRound| {
        let table = |table: &Vec<u16>| {
            let players: Vec<String> = table.iter().map(u16::to_string).collect();
            players.join("-")
        };
        tables.iter().map(table).collect::<Vec<_>>().join(" ")
    };
    if !one.played.is_empty() || !one.expected.is_empty() {
        let id = match one.by_hand {
            true => "audit-by-hand",
            false => "audit-difference",
        };
        let fact = Fact::new(id)
            .with("round", one.round)
            .with("played", text(&one.played));
        ui.tell(&fact.with("expected", text(&one.expected)))?;
    }
    let named = |players: &[u16]| match players {
        [] => "–".to_owned(),
        players => {
            let players: Vec<PlayerId> = players.iter().copied().map(PlayerId).collect();
            names(section, &players)
        }
    };
    if !one.not_qualified.is_empty() || !one.left_out.is_empty() {
        let fact = Fact::new("audit-qualified")
            .with("round", one.round)
            .with("in", named(&one.left_out));
        ui.tell(&fact.with("out", named(&one.not_qualified)))?;
    }
    Ok(())
}

/// The tables of a round, from 0, by the numbers of the players.
fn tables(section: &Section, round: usize) -> TableRound {
    let matches = section.rounds[round].matches.iter();
    let numbers = |players: Vec<i64>| {
        let numbers = players.into_iter().map(|player| section.number(player).0);
        numbers.collect()
    };
    matches.map(|one| numbers(one.seated())).collect()
}

/// The tables that a round has by what was recorded when it was seated.
fn seated_anew(past: &Section, round: usize) -> Option<TableRound> {
    let event = past.tables_event(round - 1)?;
    let field = event.field(round)?;
    let number = u16::try_from(round).ok()?;
    let here = |player: &PlayerId| past.absence(past.key(*player), number).is_none();
    let players: Vec<PlayerId> = field.players.iter().copied().filter(here).collect();
    Some(seat(&event, &field, &players, past.seed()))
}
