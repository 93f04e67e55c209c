//! The answer of every pairing system: boards and a bye.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::event::Event;
use super::player::{PlayerId, RoundNumber};
use super::points::Points;
use super::result::Colour;

/// Two players and their colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Board {
    /// Has White, in a match in its first game.
    pub white: PlayerId,
    /// Has Black.
    pub black: PlayerId,
}

impl Board {
    /// The opponent and the colour of a player of this board.
    pub fn of(self, player: PlayerId) -> Option<(PlayerId, Colour)> {
        if player == self.white {
            Some((self.black, Colour::White))
        } else if player == self.black {
            Some((self.white, Colour::Black))
        } else {
            None
        }
    }
}

/// The pairing of one round in board order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairing {
    /// The boards, first board first.
    pub boards: Vec<Board>,
    /// Who gets the pairing-allocated bye.
    pub bye: Option<PlayerId>,
}

/// Why there is no pairing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PairingError {
    /// Nobody is there to be paired.
    #[error("nobody can be paired")]
    NoPlayers,
    /// All announced rounds have been paired.
    #[error("round {0} is not announced: the event is over")]
    NoMoreRounds(RoundNumber),
    /// No pairing of all players keeps the absolute criteria (C.04.3 C1-C3); `free` lists how many opponents are left to
    /// those who have fewest.
    #[error("no legal pairing of {players} players exists")]
    NoLegalPairing {
        /// How many players were to be paired.
        players: usize,
        /// The players with the fewest opponents left, and how many those are.
        free: Vec<(PlayerId, usize)>,
        /// Nobody may have the bye, although one is needed (C.04.1 art. 4).
        nobody_for_the_bye: bool,
    },
    /// The number of players does not suit the system.
    #[error("{players} players cannot be paired in this system")]
    UnsuitableField {
        /// How many players there are.
        players: usize,
    },
}

/// Puts boards in the order of C.04.2 art. 3.6: score of the higher player, sum of the scores, number of the higher player.
///
/// Real scores are compared, without virtual points.
pub fn sort_boards(boards: &mut [Board], event: &Event, rounds_over: u16) {
    let scores: BTreeMap<PlayerId, Points> = event
        .players
        .iter()
        .map(|(id, player)| (*id, event.score(player, rounds_over)))
        .collect();
    let score = |id: PlayerId| scores.get(&id).copied().unwrap_or_default();
    boards.sort_by_key(|board| {
        let one = (Reverse(score(board.white)), board.white);
        let other = (Reverse(score(board.black)), board.black);
        let (higher, lower) = (one.min(other), one.max(other));
        (higher.0, lower.0, higher.1)
    });
}
