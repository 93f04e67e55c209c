//! Knock-out: matches of some games, the winner goes on.

use std::cmp::Ordering;

use super::event::Event;
use super::pairing::Board;
use super::player::{PlayerId, RoundNumber};
use super::points::Points;
use super::result::{ByeKind, Colour, Entry};

/// The pairing of one round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnockoutRound {
    /// The matches in the order of the bracket; White is for the first game.
    pub matches: Vec<Board>,
    /// Who goes on without playing; only in round 1.
    pub free: Vec<PlayerId>,
}

/// Why there is no next round.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KnockoutError {
    /// These matches are level or not played: tie-break games, entered as further games of the match, decide.
    #[error("{} matches are not decided", .0.len())]
    Undecided(Vec<Board>),
    /// The last match is decided.
    #[error("the event is over, {0} has won")]
    Won(PlayerId),
    /// There are fewer than two players.
    #[error("a knock-out needs two players")]
    TooFew,
}

/// The pairing of a round, from the seeds, strongest first, and the matches recorded before it.
///
/// The bracket is the usual one: the first two seeds can meet only in the last match, the first four only in the last two
/// rounds; free places in round 1 go to the strongest. A match is won with more points; further games break a tie.
pub fn pair_round(
    event: &Event,
    seeds: &[PlayerId],
    round: RoundNumber,
) -> Result<KnockoutRound, KnockoutError> {
    if seeds.len() < 2 {
        return Err(KnockoutError::TooFew);
    }
    let mut slots: Vec<Option<PlayerId>> = bracket_order(seeds.len().next_power_of_two())
        .into_iter()
        .map(|seed| seeds.get(seed).copied())
        .collect();
    for past in (1..round.0).map(RoundNumber) {
        let mut undecided = Vec::new();
        let winner = |pair: &[Option<PlayerId>]| match *pair {
            [Some(one), Some(other)] => {
                let winner = winner(event, past, one, other);
                if winner.is_none() {
                    undecided.push(Board {
                        white: one,
                        black: other,
                    });
                }
                winner
            }
            [one, other] => one.or(other),
            _ => None,
        };
        slots = slots.chunks(2).map(winner).collect();
        if !undecided.is_empty() {
            return Err(KnockoutError::Undecided(undecided));
        }
        if let [Some(winner)] = slots[..] {
            return Err(KnockoutError::Won(winner));
        }
    }
    let mut pairing = KnockoutRound::default();
    let first = event.initial_colour.unwrap_or(Colour::White);
    for pair in slots.chunks(2) {
        match *pair {
            [Some(one), Some(other)] => {
                // The stronger seed of the first match has the colour drawn; it alternates down the list.
                let colour = if pairing.matches.len() % 2 == 0 {
                    first
                } else {
                    first.other()
                };
                let seed = |id| seeds.iter().position(|seed| *seed == id);
                let (stronger, weaker) = if seed(one) < seed(other) {
                    (one, other)
                } else {
                    (other, one)
                };
                pairing.matches.push(match colour {
                    Colour::White => Board {
                        white: stronger,
                        black: weaker,
                    },
                    Colour::Black => Board {
                        white: weaker,
                        black: stronger,
                    },
                });
            }
            [one, other] => pairing.free.extend(one.or(other)),
            _ => {}
        }
    }
    Ok(pairing)
}

/// How far a player has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// The rounds he has won through, free places counted.
    pub through: u16,
    /// The round in which he was beaten or did not play any more; none: he is still in.
    pub out: Option<RoundNumber>,
    /// What matches for places after that gave him, one number a round: 2 won, 1 level or no match, 0 lost.
    pub afterwards: Vec<i64>,
}

impl Course {
    /// Numbers that put the winner first, then the finalist, then the losers of the last but one round, who share a place
    /// unless they have played for it; compared one after the other, more is better.
    pub fn numbers(&self) -> Vec<i64> {
        let still_in = i64::from(self.out.is_none());
        let mut numbers = vec![i64::from(self.through), still_in];
        numbers.extend(&self.afterwards);
        numbers
    }
}

/// How far a player has come after some rounds. A match that is level or not over leaves both in.
pub fn course(event: &Event, id: PlayerId, rounds: u16) -> Course {
    let mut course = Course::default();
    for round in (1..=rounds).map(RoundNumber) {
        let entry = event
            .players
            .get(&id)
            .and_then(|player| player.entry(round));
        let outcome = match entry {
            Some(Entry::Paired { opponent, .. }) => Some(
                winner(event, round, id, *opponent).map_or(Ordering::Equal, |winner| {
                    (winner == id).cmp(&(winner == *opponent))
                }),
            ),
            _ => None,
        };
        if course.out.is_some() {
            let number = outcome.map_or(1, |order| 1 + order as i64);
            course.afterwards.push(number);
            continue;
        }
        match (outcome, entry) {
            (Some(Ordering::Greater), _) | (None, Some(Entry::Bye(ByeKind::Pairing))) => {
                course.through += 1;
            }
            (Some(Ordering::Less), _) | (None, Some(Entry::Bye(_))) => course.out = Some(round),
            _ => {}
        }
    }
    course
}

/// The seeds, from 0, in the order of the bracket.
fn bracket_order(size: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < size {
        let last = 2 * order.len() - 1;
        order = order
            .into_iter()
            .flat_map(|seed| [seed, last - seed])
            .collect();
    }
    order
}

/// The winner of a recorded match: who has more points from all its games.
pub fn winner(
    event: &Event,
    round: RoundNumber,
    one: PlayerId,
    other: PlayerId,
) -> Option<PlayerId> {
    let entry = |id: PlayerId, opponent: PlayerId| {
        let entry = event.players.get(&id)?.entry(round)?;
        (entry.scheduled() == Some(opponent)).then_some(entry)
    };
    let (ours, theirs) = (entry(one, other)?, entry(other, one)?);
    let points = |entry: &Entry| -> Points { event.scoring.entry(Some(entry)) };
    match points(ours).cmp(&points(theirs)) {
        Ordering::Greater => Some(one),
        Ordering::Less => Some(other),
        Ordering::Equal => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{GameResult, Games, Player};

    fn event(players: u16) -> (Event, Vec<PlayerId>) {
        let mut event = Event::default();
        let seeds: Vec<PlayerId> = (1..=players).map(PlayerId).collect();
        event
            .players
            .extend(seeds.iter().map(|id| (*id, Player::default())));
        (event, seeds)
    }

    fn record(event: &mut Event, round: u16, board: Board, white_results: &[GameResult]) {
        let back = |result: &GameResult| match result {
            GameResult::Win => GameResult::Loss,
            GameResult::Loss => GameResult::Win,
            other => *other,
        };
        let black: Games = white_results.iter().map(back).collect();
        let sides = [
            (
                board.white,
                board.black,
                Colour::White,
                white_results.into(),
            ),
            (board.black, board.white, Colour::Black, black),
        ];
        for (id, opponent, colour, games) in sides {
            event.players.get_mut(&id).unwrap().set_entry(
                RoundNumber(round),
                Entry::Paired {
                    opponent,
                    colour,
                    games,
                },
            );
        }
    }

    #[test]
    fn six_players_with_two_free_and_a_tie_break() {
        let (mut event, seeds) = event(6);
        let first = pair_round(&event, &seeds, RoundNumber(1)).unwrap();
        assert_eq!(first.free, [PlayerId(1), PlayerId(2)]);
        let pairs: Vec<_> = first
            .matches
            .iter()
            .map(|board| (board.white.0, board.black.0))
            .collect();
        assert_eq!(pairs, [(4, 5), (6, 3)]);
        record(
            &mut event,
            1,
            first.matches[0],
            &[GameResult::Win, GameResult::Draw],
        );
        record(
            &mut event,
            1,
            first.matches[1],
            &[GameResult::Draw, GameResult::Draw],
        );
        assert_eq!(
            pair_round(&event, &seeds, RoundNumber(2)),
            Err(KnockoutError::Undecided(vec![Board {
                white: PlayerId(3),
                black: PlayerId(6)
            }]))
        );
        record(
            &mut event,
            1,
            first.matches[1],
            &[GameResult::Draw, GameResult::Draw, GameResult::Win],
        );
        let second = pair_round(&event, &seeds, RoundNumber(2)).unwrap();
        let pairs: Vec<_> = second
            .matches
            .iter()
            .map(|board| (board.white.0, board.black.0))
            .collect();
        assert_eq!(pairs, [(1, 4), (6, 2)]);
        record(&mut event, 2, second.matches[0], &[GameResult::Win]);
        record(&mut event, 2, second.matches[1], &[GameResult::Loss]);
        let last = pair_round(&event, &seeds, RoundNumber(3)).unwrap();
        assert_eq!(
            last.matches,
            [Board {
                white: PlayerId(1),
                black: PlayerId(2)
            }]
        );
        record(&mut event, 3, last.matches[0], &[GameResult::Loss]);
        assert_eq!(
            pair_round(&event, &seeds, RoundNumber(4)),
            Err(KnockoutError::Won(PlayerId(2)))
        );
    }

    #[test]
    fn the_winner_is_first_and_semifinalists_share_unless_they_play_for_the_place() {
        use crate::tournament::tiebreaks::{TieBreak, UnplayedPolicy};
        let (mut event, seeds) = event(8);
        let play = |event: &mut Event, round| {
            let pairing = pair_round(event, &seeds, RoundNumber(round)).unwrap();
            for board in pairing.matches {
                // The weaker seed wins.
                let result = if board.white > board.black {
                    GameResult::Win
                } else {
                    GameResult::Loss
                };
                record(event, round, board, &[result]);
            }
        };
        let places = |event: &Event| -> Vec<(u16, usize)> {
            let rows = crate::tournament::rank(event, &[TieBreak::KnockOut], UnplayedPolicy::Zero);
            rows.iter().map(|row| (row.player.0, row.place)).collect()
        };
        play(&mut event, 1);
        play(&mut event, 2);
        let after_two = places(&event);
        assert_eq!(after_two[..2], [(7, 1), (8, 1)]);
        assert_eq!(after_two[2..4], [(5, 3), (6, 3)]);
        assert!(after_two[4..].iter().all(|(_, place)| *place == 5));
        play(&mut event, 3);
        assert_eq!(places(&event)[..4], [(8, 1), (7, 2), (5, 3), (6, 3)]);
        let place_match = Board {
            white: PlayerId(5),
            black: PlayerId(6),
        };
        record(&mut event, 3, place_match, &[GameResult::Loss]);
        assert_eq!(places(&event)[..4], [(8, 1), (7, 2), (6, 3), (5, 4)]);
    }

    #[test]
    fn the_strongest_meet_last() {
        for size in 2..=64_u16 {
            let (mut event, seeds) = event(size);
            let mut round = 1;
            loop {
                match pair_round(&event, &seeds, RoundNumber(round)) {
                    Ok(pairing) => {
                        for board in pairing.matches {
                            let white_is_stronger = board.white < board.black;
                            let result = if white_is_stronger {
                                GameResult::Win
                            } else {
                                GameResult::Loss
                            };
                            record(&mut event, round, board, &[result]);
                            if board.white.min(board.black) == PlayerId(1)
                                && board.white.max(board.black) == PlayerId(2)
                            {
                                assert_eq!(
                                    u32::from(round),
                                    u32::from(size).next_power_of_two().ilog2()
                                );
                            }
                        }
                    }
                    Err(error) => {
                        assert_eq!(error, KnockoutError::Won(PlayerId(1)));
                        break;
                    }
                }
                round += 1;
            }
        }
    }
}
