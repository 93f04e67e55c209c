//! The rounds of a section at tables from the CSV that `huff export csv` writes.

use std::collections::{BTreeMap, BTreeSet};

use super::export::{HEADER, read_seats};
use super::result::enter;
use super::stages;
use crate::cli::commands::import::players;
use crate::cli::commands::result::Guard;
use crate::cli::desk::section as find_section;
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::exchange::cells::Line;
use crate::exchange::results::{Column, Named, bye_kind};
use crate::store::{ByeRow, Edit, GameRow, PairingRow, RoundRow, SeatRow, Section};
use crate::tournament::seating::camps;

/// A row as it is read.
struct Row {
    line: u64,
    round: u16,
    said: Said,
}

enum Said {
    Table {
        board: u32,
        /// Camp and player, in the order of turns.
        seats: Vec<(u8, Named)>,
        result: String,
    },
    Bye {
        player: Named,
        kind: &'static str,
    },
}

impl Row {
    fn named(&self) -> Vec<&Named> {
        match &self.said {
            Said::Table { seats, .. } => seats.iter().map(|(_, one)| one).collect(),
            Said::Bye { player, .. } => vec![player],
        }
    }
}

/// Stores a whole list: how many players and rounds, whether players got other numbers, what else is to be said. The
/// section has stages and no rounds yet; if it has players, the list may name no others.
pub(in crate::cli::commands) fn import(
    edit: &Edit<'_>,
    section: &Section,
    lines: &[Line],
) -> Result<(usize, u16, bool, Vec<Fact>), Error> {
    if section.has_begun() {
        return Err(Error::No(
            Fact::new("error-rounds-are-there").with("name", section.row.name.clone()),
        ));
    }
    let stages = stages(section)?;
    let (rows, notes) = read(lines, section)?;
    let rounds = rows.iter().map(|row| row.round).max().unwrap_or(0);
    let mut faults = faults(&rows, rounds);
    if usize::from(rounds) > stages.rounds() {
        faults.push(Fact::new("pair-no-more-rounds").with("round", stages.rounds() + 1));
    }
    if !faults.is_empty() {
        return Err(Error::Unusable(faults));
    }
    let named: Vec<(u64, &Named)> = rows
        .iter()
        .flat_map(|row| row.named().into_iter().map(|one| (row.line, one)))
        .collect();
    let (keys, renumbered) = players(edit, section, &named)?;
    let mut settings = section.row.clone();
    settings.seeding = "given".to_owned();
    edit.update(&settings)?;
    for number in 1..=rounds {
        let rows = rows.iter().filter(|row| row.round == number);
        round(edit, section, number, rows, &keys)?;
    }
    // with the players in it, for the results
    let mut section = find_section(edit, Some(&section.row.name))?;
    results(edit, &mut section, &rows)?;
    Ok((section.players.len(), rounds, renumbered, notes))
}

fn read(lines: &[Line], section: &Section) -> Result<(Vec<Row>, Vec<Fact>), Error> {
    let header = lines.first().map_or(&[][..], |line| &line.cells);
    let place = |name: &str| {
        let wanted = Column::from_header(name);
        header.iter().position(|cell| {
            let cell = cell.trim().trim_start_matches('\u{feff}');
            cell.eq_ignore_ascii_case(name)
                || wanted.is_some() && Column::from_header(cell) == wanted
        })
    };
    let columns = HEADER.map(place);
    let missing = HEADER.iter().zip(&columns).take(4);
    let missing: Vec<Fact> = missing
        .filter(|(_, column)| column.is_none())
        .map(|(name, _)| Fact::new("import-no-column").with("column", *name))
        .collect();
    if !missing.is_empty() {
        return Err(Error::Unusable(missing));
    }
    let (mut rows, mut wrong, mut rules) = (Vec::new(), Vec::new(), BTreeSet::new());
    for line in lines.iter().skip(1) {
        let cell = |at: usize| {
            let text = columns[at].and_then(|column| line.cells.get(column));
            text.map_or("", |text| text.trim())
        };
        if (0..4).all(|at| cell(at).is_empty()) {
            continue;
        }
        let mut bad = |at: usize| {
            wrong.push(
                Fact::new("import-impossible")
                    .with("line", line.line)
                    .with("column", HEADER[at])
                    .with("text", cell(at).to_owned()),
            );
        };
        let Some(round) = cell(0).parse().ok().filter(|round| *round > 0) else {
            bad(0);
            continue;
        };
        let seats = read_seats(cell(3));
        let said = match (bye_kind(cell(2)), seats) {
            (Some(kind), Some(mut seats)) if cell(1).is_empty() && seats.len() == 1 => Said::Bye {
                player: seats.remove(0).1,
                kind,
            },
            (None, Some(seats)) if has_camps(&seats) => {
                let Some(board) = cell(1).parse().ok().filter(|board| *board > 0) else {
                    bad(1);
                    continue;
                };
                Said::Table {
                    board,
                    seats,
                    result: cell(2).to_owned(),
                }
            }
            _ => {
                bad(3);
                continue;
            }
        };
        rules.extend(Some(cell(4).to_owned()).filter(|rules| !rules.is_empty()));
        rows.push(Row {
            line: line.line,
            round,
            said,
        });
    }
    if !wrong.is_empty() {
        return Err(Error::Unusable(wrong));
    }
    let here = section.row.rules.clone().unwrap_or_default();
    let others = rules.into_iter().filter(|rules| *rules != here);
    let notes = others.map(|rules| {
        Fact::new("tables-import-rules")
            .with("rules", rules)
            .with("here", here.clone())
    });
    Ok((rows, notes.collect()))
}

/// Whether the seats are those of a table of so many.
fn has_camps(seats: &[(u8, Named)]) -> bool {
    let numbers: Vec<u8> = seats.iter().map(|(camp, _)| *camp).collect();
    (2..=6).contains(&numbers.len()) && numbers == camps(numbers.len())
}

/// What cannot be in any event: rounds that are missing, a table or a player twice.
fn faults(rows: &[Row], rounds: u16) -> Vec<Fact> {
    let mut faults = Vec::new();
    let mut seen = BTreeSet::new();
    let mut tables = BTreeSet::new();
    for row in rows {
        for one in row.named() {
            if !seen.insert((row.round, one.name.as_str())) {
                let fact = Fact::new("import-player-twice").with("line", row.line);
                faults.push(fact.with("player", one.name.clone()));
            }
        }
        if let Said::Table { board, .. } = row.said
            && !tables.insert((row.round, board))
        {
            let fact = Fact::new("import-bad-match").with("line", row.line);
            faults.push(fact.with("board", board).with("game", 1));
        }
    }
    let missing = (1..=rounds).filter(|number| !rows.iter().any(|row| row.round == *number));
    faults.extend(missing.map(|round| Fact::new("import-no-round").with("round", round)));
    faults
}

fn round<'r>(
    edit: &Edit<'_>,
    section: &Section,
    number: u16,
    rows: impl Iterator<Item = &'r Row>,
    keys: &BTreeMap<String, i64>,
) -> Result<(), Error> {
    let mut round = RoundRow {
        section: section.row.id,
        number: i64::from(number),
        source: "system".to_owned(),
        ..RoundRow::default()
    };
    edit.insert(&mut round)?;
    for row in rows {
        match &row.said {
            Said::Bye { player, kind } => edit.insert(&mut ByeRow {
                id: 0,
                round: round.id,
                player: keys[&player.name],
                kind: (*kind).to_owned(),
            })?,
            Said::Table { board, seats, .. } => {
                let mut pairing = PairingRow {
                    id: 0,
                    round: round.id,
                    board: i64::from(*board),
                };
                edit.insert(&mut pairing)?;
                let mut game = GameRow {
                    id: 0,
                    pairing: pairing.id,
                    number: 1,
                    adjourned: 0,
                };
                edit.insert(&mut game)?;
                for (camp, one) in seats {
                    edit.insert(&mut SeatRow {
                        id: 0,
                        game: game.id,
                        number: i64::from(*camp),
                        player: keys[&one.name],
                        result: None,
                    })?;
                }
            }
        }
    }
    Ok(())
}

fn results(edit: &Edit<'_>, section: &mut Section, rows: &[Row]) -> Result<(), Error> {
    let mut wrong = Vec::new();
    for row in rows {
        let Said::Table { board, result, .. } = &row.said else {
            continue;
        };
        let round = usize::from(row.round) - 1;
        let matches = &section.rounds[round].matches;
        let place = matches
            .iter()
            .position(|one| one.row.board == i64::from(*board));
        let place = place.expect("invariant: every table of the list was stored");
        if result.is_empty() {
            continue;
        }
        match enter(edit, section, (round, place), result, Guard::Correct) {
            Ok(_) => {}
            Err(Error::Usage(fact)) => {
                wrong.push(Fact::new("error-at-line").with("line", row.line));
                wrong.push(fact);
            }
            Err(error) => return Err(error),
        }
    }
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(Error::Unusable(wrong)),
    }
}
