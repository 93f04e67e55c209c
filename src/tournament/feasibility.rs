//! Whether an event can come to its end: to be asked when it is set up and before each round.

use super::event::Event;
use super::player::RoundNumber;
use super::swiss::{Edition, rounds_still_possible};

/// Something that may go wrong with the pairing of a Swiss event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// There are not so many opponents for anybody: the event cannot be finished as a Swiss.
    MoreRoundsThanOpponents {
        /// The players.
        players: usize,
        /// The rounds announced.
        rounds: u16,
    },
    /// More rounds than half of the players (FMJD Annex 5): the last rounds will pair far apart, or not at all.
    BeyondHalf {
        /// The players.
        players: usize,
        /// The rounds announced.
        rounds: u16,
    },
    /// Fewer rounds than are needed for one player to be alone on top.
    TooFewForAWinner {
        /// The players.
        players: usize,
        /// The rounds announced.
        rounds: u16,
        /// The rounds needed.
        needed: u16,
    },
    /// Only so many rounds more are sure to find a pairing without meeting again, and more are announced.
    PairingsRunOut {
        /// The next round.
        next: RoundNumber,
        /// The rounds that are left.
        left: u16,
        /// The rounds for which pairings were found.
        found: u16,
    },
}

/// What the numbers alone say, before the event begins.
pub fn before_event(players: usize, rounds: u16) -> Vec<Warning> {
    let mut warnings = Vec::new();
    if players < 2 {
        return warnings;
    }
    // With an odd number everybody can also have the bye once.
    let opponents = players - 1 + players % 2;
    let needed = players.next_power_of_two().ilog2() as u16;
    if usize::from(rounds) > opponents {
        warnings.push(Warning::MoreRoundsThanOpponents { players, rounds });
    } else if usize::from(rounds) * 2 > players {
        warnings.push(Warning::BeyondHalf { players, rounds });
    }
    if rounds < needed {
        warnings.push(Warning::TooFewForAWinner {
            players,
            rounds,
            needed,
        });
    }
    warnings
}

/// Looks ahead from the state of an event: pairings without meeting again are laid aside one after the other.
///
/// Colours are not looked at, and another choice might find one round more: it is a warning, not a proof.
pub fn before_round(event: &Event, edition: Edition) -> Option<Warning> {
    let next = RoundNumber(event.rounds_paired() + 1);
    let left = event
        .rounds?
        .checked_sub(event.rounds_paired())
        .filter(|left| *left > 0)?;
    let found = rounds_still_possible(event, next, edition, left);
    (found < left).then_some(Warning::PairingsRunOut { next, left, found })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::simulate::{Plan, simulate};

    #[test]
    fn numbers_warn() {
        assert_eq!(before_event(40, 9), []);
        assert_eq!(
            before_event(8, 8),
            [Warning::MoreRoundsThanOpponents {
                players: 8,
                rounds: 8
            }]
        );
        assert_eq!(
            before_event(8, 7),
            [Warning::BeyondHalf {
                players: 8,
                rounds: 7
            }]
        );
        assert_eq!(
            before_event(200, 5),
            [Warning::TooFewForAWinner {
                players: 200,
                rounds: 5,
                needed: 8
            }]
        );
    }

    #[test]
    fn looking_ahead_sees_the_end_of_a_small_event() {
        let mut event = simulate(&Plan::new(8, 5), 1, Edition::Dutch2026).event;
        assert_eq!(before_round(&event, Edition::Dutch2026), None);
        event.rounds = Some(9);
        let next = RoundNumber(event.rounds_paired() + 1);
        let warning = before_round(&event, Edition::Dutch2026);
        assert!(
            matches!(warning, Some(Warning::PairingsRunOut { next: at, found: 0..=2, .. }) if at == next)
        );
    }
}
