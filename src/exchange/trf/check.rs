//! The checks that need the whole report.

use std::collections::BTreeMap;

use super::problem::{Problem, ProblemKind};
use super::record::{Document, Record};
use crate::tournament::{ByeKind, Entry, Event, GameResult, Player, PlayerId, RoundNumber};

/// Opponents who name each other, results that fit, points that follow from them.
pub(super) fn check(document: &Document, event: &Event, problems: &mut Vec<Problem>) {
    let paired = event.rounds_paired();
    let mut pairing_byes: BTreeMap<u16, usize> = BTreeMap::new();
    for (index, record) in document.records.iter().enumerate() {
        let Record::Player(record) = record else {
            continue;
        };
        let Some(player) = event.players.get(&PlayerId(record.number)) else {
            continue;
        };
        let mut problem = |column, kind| {
            problems.push(Problem {
                line: index + 1,
                column,
                kind,
            })
        };
        for round in (1..=paired).map(RoundNumber) {
            let column = 92 + 10 * round.index();
            match player.entry(round) {
                Some(Entry::Paired {
                    opponent,
                    colour,
                    games,
                }) => {
                    let other = event.players.get(opponent);
                    match other.map(|other| other.entry(round)) {
                        None => problem(column, ProblemKind::UnknownOpponent(opponent.0)),
                        Some(Some(Entry::Paired {
                            opponent: back,
                            colour: theirs,
                            games: their_games,
                        })) if back.0 == record.number && theirs != colour => {
                            let fit = games
                                .iter()
                                .zip(their_games)
                                .all(|(ours, theirs)| results_fit(*ours, *theirs));
                            if !fit {
                                let kind = ProblemKind::ResultsDisagree {
                                    round: round.0,
                                    opponent: opponent.0,
                                };
                                problem(column + 7, kind);
                            }
                        }
                        Some(_) => problem(
                            column,
                            ProblemKind::OneSided {
                                round: round.0,
                                opponent: opponent.0,
                            },
                        ),
                    }
                }
                Some(Entry::Bye(ByeKind::Pairing)) => {
                    *pairing_byes.entry(round.0).or_default() += 1
                }
                _ => {}
            }
        }
        if let Some(written) = record.points {
            let counted = event.score(player, paired);
            let announced = event.score(player, paired + 1);
            if written != counted && written != announced {
                problem(
                    81,
                    ProblemKind::PointsDisagree {
                        player: record.number,
                        counted,
                    },
                );
            }
        }
    }
    full_byes_for_pairing_byes(document, event, &pairing_byes, problems);
}

/// An odd round without a pairing bye but with one full-point bye: writing `F` for `U` makes engines give a second bye.
fn full_byes_for_pairing_byes(
    document: &Document,
    event: &Event,
    pairing_byes: &BTreeMap<u16, usize>,
    problems: &mut Vec<Problem>,
) {
    let lines: BTreeMap<u16, usize> = document
        .records
        .iter()
        .enumerate()
        .filter_map(|(index, record)| match record {
            Record::Player(player) => Some((player.number, index + 1)),
            _ => None,
        })
        .collect();
    for round in (1..=event.rounds_paired())
        .filter(|round| !pairing_byes.contains_key(round))
        .map(RoundNumber)
    {
        let full = |(id, player): (&PlayerId, &Player)| {
            matches!(player.entry(round), Some(Entry::Bye(ByeKind::Full))).then_some(id.0)
        };
        let full: Vec<u16> = event.players.iter().filter_map(full).collect();
        if let [number] = full[..] {
            let line = lines.get(&number).copied().unwrap_or(1);
            let kind = ProblemKind::FullByeForPairingBye { round: round.0 };
            problems.push(Problem {
                line,
                column: 99 + 10 * round.index(),
                kind,
            });
        }
    }
}

/// Two results fit if not more than one point of the game is given away: 1-0, ½-½, ½-0, 0-0, and forfeits.
fn results_fit(ours: GameResult, theirs: GameResult) -> bool {
    use GameResult::{Draw, ForfeitLoss, ForfeitWin, Loss, ShortDraw, ShortLoss, ShortWin, Win};
    let half_points = |result| match result {
        Win | ShortWin | ForfeitWin => 2,
        Draw | ShortDraw => 1,
        Loss | ShortLoss | ForfeitLoss => 0,
    };
    half_points(ours) + half_points(theirs) <= 2 && ours.was_played() == theirs.was_played()
}
