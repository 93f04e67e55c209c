//! What can be wrong with a file: its pages, its references, the rules of an event, the journal.

use std::collections::HashSet;

use super::error::StoreError;
use super::rows::SectionRow;
use super::section::{Round, Section, result_from_word};
use super::{View, journal};
use crate::tournament::GameResult;

/// Something that is wrong with an event file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A page or an index is damaged.
    Page(String),
    /// A row refers to one that is not there.
    Reference {
        /// The table.
        table: String,
        /// The row.
        row: i64,
    },
    /// The row is not what the journal says it is.
    Journal {
        /// The table.
        table: String,
        /// The row.
        row: i64,
    },
    /// Two rounds of a section are not consecutive.
    RoundNumber {
        /// The section.
        section: String,
        /// The number found.
        round: i64,
    },
    /// A player has two places in a round.
    Twice {
        /// The section.
        section: String,
        /// The round.
        round: i64,
        /// His name.
        player: String,
    },
    /// A match without its games, or a game without two players.
    Board {
        /// The section.
        section: String,
        /// The round.
        round: i64,
        /// The board.
        board: i64,
    },
    /// The two results of a game do not fit each other.
    Results {
        /// The section.
        section: String,
        /// The round.
        round: i64,
        /// The board.
        board: i64,
    },
    /// Pairing numbers are missing or not consecutive in a section that has begun.
    Numbers {
        /// The section.
        section: String,
    },
}

pub(super) fn faults(view: &View<'_>) -> Result<Vec<Fault>, StoreError> {
    let mut faults = Vec::new();
    let mut statement = view.connection.prepare("PRAGMA integrity_check")?;
    let lines: Vec<String> = statement
        .query_map([], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    faults.extend(
        lines
            .into_iter()
            .filter(|line| line != "ok")
            .map(Fault::Page),
    );
    let mut statement = view.connection.prepare("PRAGMA foreign_key_check")?;
    let reference = |row: &rusqlite::Row<'_>| {
        Ok(Fault::Reference {
            table: row.get(0)?,
            row: row.get(1)?,
        })
    };
    faults.extend(
        statement
            .query_map([], reference)?
            .collect::<rusqlite::Result<Vec<_>>>()?,
    );
    for (table, row) in journal::disagreements(view.connection)? {
        faults.push(Fault::Journal { table, row });
    }
    for row in view.changed_content()? {
        let table = "attachment".to_owned();
        faults.push(Fault::Journal { table, row });
    }
    for row in view.all::<SectionRow>()? {
        section_faults(&view.section(row)?, &mut faults);
    }
    Ok(faults)
}

fn section_faults(section: &Section, faults: &mut Vec<Fault>) {
    let name = || section.row.name.clone();
    let numbers = section.players.iter().map(|player| player.number);
    let wanted = |place: i64| {
        if section.has_begun() {
            Some(place)
        } else {
            None
        }
    };
    if numbers
        .zip(1..)
        .any(|(number, place)| number != wanted(place))
    {
        faults.push(Fault::Numbers { section: name() });
    }
    for (round, expected) in section.rounds.iter().zip(1..) {
        let number = round.row.number;
        if number != expected {
            faults.push(Fault::RoundNumber {
                section: name(),
                round: number,
            });
        }
        for player in twice(round) {
            let player = section
                .players
                .iter()
                .find(|row| row.id == player)
                .map_or(String::new(), |row| row.name.clone());
            faults.push(Fault::Twice {
                section: name(),
                round: number,
                player,
            });
        }
        if section.is_tables() {
            super::tables::faults(section, round, faults);
            continue;
        }
        for one in &round.matches {
            let board = one.row.board;
            let (white, black) = one.players();
            let is_whole = |seats: &[super::SeatRow]| match seats {
                [first, second] => {
                    let seated = (first.player, second.player);
                    white != black && (seated == (white, black) || seated == (black, white))
                }
                _ => false,
            };
            if one.games.is_empty() || !one.games.iter().all(|game| is_whole(&game.seats)) {
                faults.push(Fault::Board {
                    section: name(),
                    round: number,
                    board,
                });
            } else if !one.games.iter().all(|game| results_fit(&game.seats)) {
                faults.push(Fault::Results {
                    section: name(),
                    round: number,
                    board,
                });
            }
        }
    }
}

fn twice(round: &Round) -> Vec<i64> {
    let mut seen = HashSet::new();
    let byes = round.byes.iter().map(|bye| bye.player);
    let seated = round.matches.iter().flat_map(super::Match::seated);
    byes.chain(seated)
        .filter(|player| !seen.insert(*player))
        .collect()
}

/// Both are there or none, they give away no more than the game holds, and a forfeit is one on both sides.
fn results_fit(seats: &[super::SeatRow]) -> bool {
    let half_points = |result: GameResult| match result {
        GameResult::Win | GameResult::ShortWin | GameResult::ForfeitWin => 2,
        GameResult::Draw | GameResult::ShortDraw => 1,
        GameResult::Loss | GameResult::ShortLoss | GameResult::ForfeitLoss => 0,
    };
    let results: Vec<&str> = seats
        .iter()
        .filter_map(|seat| seat.result.as_deref())
        .collect();
    match results[..] {
        [] => true,
        [one, other] => match (result_from_word(one), result_from_word(other)) {
            (Some(one), Some(other)) => {
                half_points(one) + half_points(other) <= 2 && one.was_played() == other.was_played()
            }
            _ => false,
        },
        _ => false,
    }
}
