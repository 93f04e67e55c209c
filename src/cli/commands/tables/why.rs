//! Why somebody stands where he stands, and why a table is as it is.

use super::pair::advanced;
use super::standings::event;
use super::{criterion_word, round_fact, stages, tell_rules};
use crate::cli::desk::{address, board as find_board, label, player as find_player};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::{Answer, ui::Ui};
use crate::store::Section;
use crate::tournament::PlayerId;
use crate::tournament::tables::{Criterion, Place, TablesEvent, rank};
use crate::words::Words;

#[derive(serde::Serialize)]
struct WhyJson {
    format: u32,
    section: String,
    facts: Vec<crate::cli::fact::FactJson>,
}

/// Explains a player's place or a table.
pub(in crate::cli::commands) fn why(
    section: &Section,
    what: &str,
    json: bool,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let (event, _) = event(section, None)?;
    let address = address(what).filter(|address| address.round.is_some());
    let facts = match address {
        Some(address) => {
            let place = find_board(std::slice::from_ref(section), what, address)?;
            table(section, &event, place.round, place.board, &ui.words)?
        }
        None => player(section, &event, find_player(section, what)?.id, &ui.words),
    };
    if json {
        let facts = facts.iter().map(|fact| fact.json(&ui.words)).collect();
        ui.json(&WhyJson {
            format: FORMAT,
            section: section.row.name.clone(),
            facts,
        })?;
        return Ok(Answer::Yes);
    }
    tell_rules(section, ui)?;
    facts.iter().try_for_each(|fact| ui.tell(fact))?;
    Ok(Answer::Yes)
}

/// The criteria of a player and the games they come from.
fn player(section: &Section, event: &TablesEvent, key: i64, words: &Words) -> Vec<Fact> {
    let number = section.number(key);
    let rows = rank(event);
    let Some(at) = rows.iter().position(|row| row.player == number) else {
        return Vec::new();
    };
    let row = &rows[at];
    let values: Vec<String> = Criterion::ALL
        .iter()
        .zip(&row.values)
        .map(|(criterion, value)| format!("{} {value}", criterion_word(words, *criterion)))
        .collect();
    let mut facts = vec![
        Fact::new("tables-why-place")
            .with("player", label(section, key))
            .with("place", row.place)
            .with("values", values.join(", ")),
    ];
    if let (Some(criterion), true) = (row.decided_by, at > 0) {
        let above = section.key(rows[at - 1].player);
        facts.push(
            Fact::new("tables-why-behind")
                .with("other", label(section, above))
                .with("criterion", criterion_word(words, criterion)),
        );
    }
    for round in 2..=event.rounds.len() + 1 {
        facts.extend(went_on(section, event, round, &[number], words));
    }
    for (index, round) in event.rounds.iter().enumerate() {
        let mut byes = section.rounds[index].byes.iter();
        if byes.any(|bye| bye.player == key) {
            facts.push(Fact::new("tables-why-away").with("round", index + 1));
        }
        for table in round {
            let Some(seat) = table.seats.iter().find(|seat| seat.player == number) else {
                continue;
            };
            let place = match seat.place {
                Some(Place::At(place)) => place.to_string(),
                Some(Place::Absent) => "–".to_owned(),
                None => "·".to_owned(),
            };
            let others: Vec<String> = table
                .seats
                .iter()
                .filter(|other| other.player != number)
                .map(|other| label(section, section.key(other.player)))
                .collect();
            facts.push(
                Fact::new("tables-why-game")
                    .with("round", index + 1)
                    .with("table", table.number)
                    .with("seat", seat.camp)
                    .with("place", place)
                    .with("points", table.score(&event.points, seat).to_string())
                    .with("others", others.join("; ")),
            );
        }
    }
    facts
}

/// What the lot or a tie-break decided about some players before a round that begins a stage.
fn went_on(
    section: &Section,
    event: &TablesEvent,
    round: usize,
    players: &[PlayerId],
    words: &Words,
) -> Vec<Fact> {
    let decided = event
        .field(round)
        .map_or(Vec::new(), |field| advanced(section, &field, words));
    let mine = decided.into_iter();
    let mine = mine.filter(|(player, _)| players.contains(player));
    mine.map(|(_, fact)| fact).collect()
}

/// Who sits at a table, where they come from, and who has met before.
fn table(
    section: &Section,
    event: &TablesEvent,
    round: usize,
    board: usize,
    words: &Words,
) -> Result<Vec<Fact>, Error> {
    let stages = stages(section)?;
    let mut facts: Vec<Fact> = round_fact(&stages, round + 1).into_iter().collect();
    let Some(table) = event.rounds.get(round).and_then(|round| round.get(board)) else {
        return Ok(facts);
    };
    let advanced = event
        .field(round + 1)
        .map_or(Vec::new(), |field| field.advanced);
    for seat in &table.seats {
        let came = advanced.iter().find(|one| one.player == seat.player);
        let mut fact = Fact::new("tables-why-seat")
            .with("seat", seat.camp)
            .with("player", label(section, section.key(seat.player)));
        fact = fact.with("from", came.and_then(|one| one.table).unwrap_or(0));
        facts.push(fact);
    }
    let players: Vec<PlayerId> = table.seats.iter().map(|seat| seat.player).collect();
    facts.extend(went_on(section, event, round + 1, &players, words));
    for (index, one) in table.seats.iter().enumerate() {
        for other in &table.seats[index + 1..] {
            let before = event.rounds[..round].iter().flatten().filter(|table| {
                let sits = |player| table.seats.iter().any(|seat| seat.player == player);
                sits(one.player) && sits(other.player)
            });
            let times = before.count();
            if times > 0 {
                facts.push(
                    Fact::new("tables-why-met")
                        .with("one", label(section, section.key(one.player)))
                        .with("other", label(section, section.key(other.player)))
                        .with("count", times),
                );
            }
        }
    }
    facts.push(Fact::new("tables-why-seating").with("seed", section.row.seed.clone()));
    Ok(facts)
}
