//! Where a round is not what its stage says: tables with fewer seats, fewer who go on, and who has no seat at all.

use crate::cli::desk::label;
use crate::cli::fact::Fact;
use crate::store::Section;
use crate::tournament::PlayerId;

/// What is to be said of a round from 1 that has been seated.
pub(in crate::cli::commands) fn remarks(section: &Section, round: usize) -> Vec<Fact> {
    let mut facts = sizes(section, round);
    facts.extend(without_seat(section, round));
    facts
}

/// What is to be said now: of the last round, and of who has no seat in the next one.
pub(in crate::cli::commands) fn remarks_now(section: &Section) -> Vec<Fact> {
    let mut facts = sizes(section, section.rounds.len());
    facts.extend(late_entrants(section));
    facts
}

fn sizes(section: &Section, round: usize) -> Vec<Fact> {
    let fewer = fewer_go_on(section, round).into_iter();
    fewer.chain(small_tables(section, round)).collect()
}

/// Tables that have fewer seats than those of the stage.
fn small_tables(section: &Section, round: usize) -> Option<Fact> {
    let stages = section.stages()?;
    let (stage, _) = stages.of_round(round)?;
    let size = stages.list()[stage].size;
    let tables = &section.rounds.get(round.checked_sub(1)?)?.matches;
    let games = tables.iter().filter_map(|one| one.games.first());
    let small: Vec<usize> = games
        .map(|game| game.seats.len())
        .filter(|seats| *seats < size)
        .collect();
    let fact = Fact::new("tables-small").with("count", small.len());
    let seats: Vec<String> = small.iter().map(usize::to_string).collect();
    let fact = fact.with("size", size).with("seats", seats.join(", "));
    (!small.is_empty()).then_some(fact)
}

/// Fewer than the stage before lets go on, as others of it did not come.
fn fewer_go_on(section: &Section, round: usize) -> Option<Fact> {
    let event = section.tables_event(round.checked_sub(1)?)?;
    let field = event
        .field(round)
        .filter(|field| field.round == 1 && field.stage > 0)?;
    let top = event.stages.list()[field.stage - 1].top?;
    let wanted = match event.rounds_of(field.stage - 1) {
        [tables] => tables.iter().map(|table| top.min(table.seats.len())).sum(),
        _ => top,
    };
    let count = field.players.len();
    let fact = Fact::new("tables-fewer-go-on").with("stage", field.stage + 1);
    (count < wanted).then_some(fact.with("count", count).with("wanted", wanted))
}

/// Who cannot be seated in a round, as he has played in no round of an earlier stage: who comes too late.
fn without_seat(section: &Section, round: usize) -> Option<Fact> {
    let (stage, players) = late(section, round)?;
    let names: Vec<String> = players
        .iter()
        .map(|player| label(section, section.key(*player)))
        .collect();
    let fact = Fact::new("tables-without-seat").with("players", names.join("; "));
    (!names.is_empty()).then_some(fact.with("stage", stage + 1))
}

/// The same of the round that is paired next, or of the last one where there is no other.
pub(in crate::cli::commands) fn late_entrants(section: &Section) -> Option<Fact> {
    let rounds = section
        .stages()
        .filter(|_| section.is_tables())
        .map_or(0, |stages| stages.rounds());
    without_seat(section, (section.rounds.len() + 1).min(rounds))
}

/// The stage of a round, and the players who have never sat at a table before it and are still in the event.
fn late(section: &Section, round: usize) -> Option<(usize, Vec<PlayerId>)> {
    let event = section.tables_event(section.rounds.len())?;
    let (stage, _) = event.stages.of_round(round)?;
    let before = event.stages.first_round(stage) - 1;
    let number = u16::try_from(round).ok()?;
    let tables = event.rounds.iter().take(before).flatten();
    let seated: Vec<PlayerId> = tables
        .flat_map(|table| table.seats.iter().map(|seat| seat.player))
        .collect();
    let is_late = |player: &PlayerId| {
        stage > 0
            && !seated.contains(player)
            && section.absence(section.key(*player), number).is_none()
    };
    Some((stage, event.players.into_iter().filter(is_late).collect()))
}
