//! A list of results into a section: players, rounds, byes, results.

use std::collections::{BTreeMap, BTreeSet};

use crate::cli::commands::result::{Outcome, understand, write};
use crate::cli::desk::section as find_section;
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::exchange::registration::LONGEST_NAME;
use crate::exchange::results::{CellFault, Named, Problem, Row, Said};
use crate::store::{
    ByeRow, Edit, Game, GameRow, PairingRow, PlayerRow, RoundRow, SeatRow, Section, colour_word,
};
use crate::tournament::{Colour, System};

/// What was read.
pub(super) struct Read {
    pub(super) players: usize,
    pub(super) rounds: u16,
    /// Whether players got other numbers than the list gives.
    pub(super) renumbered: bool,
}

pub(super) fn problem_fact(problem: &Problem) -> Fact {
    match problem {
        Problem::NoColumn(column) => {
            Fact::new("import-no-column").with("column", column.header().to_owned())
        }
        Problem::Twice(column) => {
            Fact::new("import-column-twice").with("column", column.header().to_owned())
        }
        Problem::Empty => Fact::new("import-empty"),
        Problem::Cell {
            line,
            column,
            place,
            fault,
        } => {
            let fact = match fault {
                CellFault::Number(text) => {
                    let text: String = text.chars().take(40).collect();
                    Fact::new("import-no-number").with("text", text)
                }
                CellFault::NoName => Fact::new("import-empty-name"),
                CellFault::Long => Fact::new("import-long-cell").with("most", LONGEST_NAME),
                CellFault::ManyLines => Fact::new("import-open-quote"),
            };
            fact.with("line", *line)
                .with("column", column.header().to_owned())
                .with("place", *place)
        }
    }
}

/// Stores a whole list. The section has no rounds yet; if it has players, the list may name no others.
pub(super) fn store(edit: &Edit<'_>, name: Option<&str>, rows: &[Row]) -> Result<Read, Error> {
    let section = find_section(edit, name)?;
    if section.has_begun() {
        return Err(Error::No(
            Fact::new("error-rounds-are-there").with("name", section.row.name),
        ));
    }
    let rounds = rows.iter().map(|row| row.round).max().unwrap_or(0);
    let faults = faults(rows, rounds);
    if !faults.is_empty() {
        return Err(Error::Unusable(faults));
    }
    let all: Vec<(u64, &Named)> = rows
        .iter()
        .flat_map(|row| named(row).into_iter().map(|one| (row.line, one)))
        .collect();
    let (keys, renumbered) = players(edit, &section, &all)?;
    settings(edit, &section, rows, rounds)?;
    // With the players in it, for results that name the winner.
    let section = find_section(edit, Some(&section.row.name))?;
    let mut wrong = Vec::new();
    for number in 1..=rounds {
        let rows: Vec<&Row> = rows.iter().filter(|row| row.round == number).collect();
        round(edit, &section, number, &rows, &keys, &mut wrong)?;
    }
    if !wrong.is_empty() {
        return Err(Error::Unusable(wrong));
    }
    Ok(Read {
        players: section.players.len(),
        rounds,
        renumbered,
    })
}

fn named(row: &Row) -> Vec<&Named> {
    match &row.said {
        Said::Game { white, black, .. } => vec![white, black],
        Said::Bye { player, .. } => vec![player],
    }
}

/// What cannot be in any event: gaps, a player with two places, one number for two names.
fn faults(rows: &[Row], rounds: u16) -> Vec<Fact> {
    let mut faults = Vec::new();
    let mut names: BTreeMap<u16, &str> = BTreeMap::new();
    let mut places: BTreeMap<(u16, &str), Option<u32>> = BTreeMap::new();
    let mut games: BTreeMap<(u16, u32), (BTreeSet<&str>, u32)> = BTreeMap::new();
    for row in rows {
        for one in named(row) {
            let other = one
                .number
                .and_then(|number| names.insert(number, &one.name));
            if other.is_some_and(|other| other != one.name) {
                let fact = Fact::new("import-number-of-two").with("line", row.line);
                let number = one.number.unwrap_or(0);
                faults.push(fact.with("number", number).with("name", one.name.clone()));
            }
            let place = match row.said {
                Said::Game { board, .. } => Some(board),
                Said::Bye { .. } => None,
            };
            let known = places.insert((row.round, &one.name), place);
            if known.is_some_and(|known| known != place || place.is_none()) {
                let fact = Fact::new("import-player-twice").with("line", row.line);
                faults.push(fact.with("player", one.name.clone()));
            }
        }
        if let Said::Game {
            board,
            game,
            white,
            black,
            ..
        } = &row.said
        {
            let players: BTreeSet<&str> = [white.name.as_str(), black.name.as_str()].into();
            let entry = games
                .entry((row.round, *board))
                .or_insert_with(|| (players.clone(), 0));
            entry.1 += 1;
            if players.len() < 2 || entry.0 != players || entry.1 != *game {
                let fact = Fact::new("import-bad-match").with("line", row.line);
                faults.push(fact.with("board", *board).with("game", *game));
            }
        }
    }
    let missing = (1..=rounds).filter(|number| !rows.iter().any(|row| row.round == *number));
    faults.extend(missing.map(|round| Fact::new("import-no-round").with("round", round)));
    faults
}

/// The keys of the players by name, each with the line that names him. They keep the numbers of the list where these are 1, 2, 3 without a gap.
pub(in crate::cli::commands) fn players(
    edit: &Edit<'_>,
    section: &Section,
    named: &[(u64, &Named)],
) -> Result<(BTreeMap<String, i64>, bool), Error> {
    let mut order: Vec<(u16, &str)> = Vec::new();
    let mut unknown = Vec::new();
    for (line, one) in named {
        if order.iter().any(|(_, name)| *name == one.name) {
            continue;
        }
        order.push((one.number.unwrap_or(u16::MAX), &one.name));
        let is_known = section.players.iter().any(|player| player.name == one.name);
        if !section.players.is_empty() && !is_known {
            let fact = Fact::new("import-unknown-player").with("line", *line);
            unknown.push(fact.with("name", one.name.clone()));
        }
    }
    if !unknown.is_empty() {
        return Err(Error::Unusable(unknown));
    }
    // Who is registered but stands nowhere in the list comes behind those who do.
    order.sort_by_key(|(number, _)| *number);
    let rest = section.players.iter().map(|player| player.name.as_str());
    let known: Vec<&str> = order.iter().map(|(_, name)| *name).collect();
    order.extend(
        rest.filter(|name| !known.contains(name))
            .map(|name| (u16::MAX, name)),
    );
    let has_numbers = order.iter().all(|(number, _)| *number != u16::MAX);
    let renumbered = has_numbers
        && order
            .iter()
            .zip(1..)
            .any(|((number, _), place)| *number != place);
    let mut keys = BTreeMap::new();
    for ((_, name), number) in order.into_iter().zip(1..) {
        let registered = section.players.iter().find(|player| player.name == name);
        let mut row = registered.cloned().unwrap_or_else(|| PlayerRow {
            section: section.row.id,
            name: name.to_owned(),
            ..PlayerRow::default()
        });
        row.number = Some(number);
        match registered {
            Some(_) => edit.update(&row)?,
            None => edit.insert(&mut row)?,
        }
        keys.insert(name.to_owned(), row.id);
    }
    Ok((keys, renumbered))
}

fn settings(edit: &Edit<'_>, section: &Section, rows: &[Row], rounds: u16) -> Result<(), Error> {
    let mut row = section.row.clone();
    row.seeding = "given".to_owned();
    row.rounds = Some(row.rounds.unwrap_or(0).max(i64::from(rounds)));
    if section.system() != System::KnockOut {
        let games = rows.iter().filter_map(|row| match row.said {
            Said::Game { game, .. } => Some(i64::from(game)),
            Said::Bye { .. } => None,
        });
        row.games = games.max().unwrap_or(1).max(row.games);
    }
    if matches!(section.system(), System::Dutch(_) | System::DoubleSwiss) {
        row.initial_colour = first_colour(rows).map(|colour| colour_word(colour).to_owned());
    }
    Ok(edit.update(&row)?)
}

/// The colour of the first who played in round 1: those with odd places got the colour drawn.
fn first_colour(rows: &[Row]) -> Option<Colour> {
    let mut took_part: Vec<(u16, Option<Colour>)> = Vec::new();
    for row in rows.iter().filter(|row| row.round == 1) {
        match &row.said {
            Said::Game {
                game: 1,
                white,
                black,
                ..
            } => {
                took_part.push((white.number?, Some(Colour::White)));
                took_part.push((black.number?, Some(Colour::Black)));
            }
            Said::Bye { player, kind } if *kind == "pairing" => {
                took_part.push((player.number?, None));
            }
            _ => {}
        }
    }
    took_part.sort_by_key(|(number, _)| *number);
    let first = took_part.iter().position(|(_, colour)| colour.is_some())?;
    let colour = took_part[first].1?;
    Some(if first % 2 == 0 {
        colour
    } else {
        colour.other()
    })
}

fn round(
    edit: &Edit<'_>,
    section: &Section,
    number: u16,
    rows: &[&Row],
    keys: &BTreeMap<String, i64>,
    wrong: &mut Vec<Fact>,
) -> Result<(), Error> {
    let mut round = RoundRow {
        section: section.row.id,
        number: i64::from(number),
        source: "system".to_owned(),
        ..RoundRow::default()
    };
    edit.insert(&mut round)?;
    let mut pairings: BTreeMap<u32, i64> = BTreeMap::new();
    let mut placed = BTreeSet::new();
    for row in rows {
        match &row.said {
            Said::Bye { player, kind } => {
                placed.insert(keys[&player.name]);
                bye(edit, round.id, keys[&player.name], kind)?;
            }
            Said::Game {
                board,
                game,
                white,
                black,
                result,
            } => {
                let pairing = match pairings.get(board) {
                    Some(id) => *id,
                    None => {
                        let mut pairing = PairingRow {
                            id: 0,
                            round: round.id,
                            board: i64::from(*board),
                        };
                        edit.insert(&mut pairing)?;
                        pairings.insert(*board, pairing.id);
                        pairing.id
                    }
                };
                let players = [keys[&white.name], keys[&black.name]];
                placed.extend(players);
                let game = seat(edit, pairing, i64::from(*game), players)?;
                let outcome = match result.as_str() {
                    "" => Ok(Outcome::Open),
                    text => understand(section, &game, text),
                };
                match outcome {
                    Ok(outcome) => drop(write(edit, &game, outcome)?),
                    Err(Error::Usage(fact)) => {
                        wrong.push(Fact::new("error-at-line").with("line", row.line));
                        wrong.push(fact);
                    }
                    Err(error) => return Err(error),
                }
            }
        }
    }
    let away = keys.values().filter(|key| !placed.contains(*key));
    away.into_iter()
        .try_for_each(|key| bye(edit, round.id, *key, "zero"))
}

fn bye(edit: &Edit<'_>, round: i64, player: i64, kind: &str) -> Result<(), Error> {
    Ok(edit.insert(&mut ByeRow {
        id: 0,
        round,
        player,
        kind: kind.to_owned(),
    })?)
}

fn seat(edit: &Edit<'_>, pairing: i64, number: i64, players: [i64; 2]) -> Result<Game, Error> {
    let mut row = GameRow {
        id: 0,
        pairing,
        number,
        adjourned: 0,
    };
    edit.insert(&mut row)?;
    let mut seats = Vec::new();
    for (player, place) in players.into_iter().zip(1..) {
        let mut seat = SeatRow {
            id: 0,
            game: row.id,
            number: place,
            player,
            result: None,
        };
        edit.insert(&mut seat)?;
        seats.push(seat);
    }
    Ok(Game { row, seats })
}
