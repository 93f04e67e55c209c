//! What happened to one player in one round.
//!
//! | entry | points | opponent met | colour counts | float (C.04.3 1.4) |
//! |---|---|---|---|---|
//! | game over the board | by result | yes | yes | by the scores |
//! | forfeit win | forfeit win | no | no | down |
//! | forfeit loss | forfeit loss | no | no | none |
//! | pairing-allocated bye | pairing bye | no | no | down |
//! | full-point bye | full bye | no | no | down |
//! | half-point bye | half bye | no | no | down, if worth more than a loss |
//! | zero-point bye, absent | zero bye | no | no | none |
//!
//! In the 2017 edition every unplayed round is a downfloat.

use smallvec::SmallVec;

use super::player::PlayerId;

/// White or Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Colour {
    /// White.
    White,
    /// Black.
    Black,
}

impl Colour {
    /// The other colour.
    pub const fn other(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }
}

/// The result of one game as one of its players sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GameResult {
    /// Won over the board.
    Win,
    /// Drawn over the board.
    Draw,
    /// Lost over the board.
    Loss,
    /// Won in a game of less than one move: paired and counted, not rated.
    ShortWin,
    /// Drawn in a game of less than one move.
    ShortDraw,
    /// Lost in a game of less than one move.
    ShortLoss,
    /// The opponent did not play.
    ForfeitWin,
    /// Did not play.
    ForfeitLoss,
}

impl GameResult {
    /// Whether the game was played: then it counts as a meeting and for the colours (C.04.2 3.4, 3.5).
    pub const fn was_played(self) -> bool {
        !matches!(self, GameResult::ForfeitWin | GameResult::ForfeitLoss)
    }
}

/// A round without an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ByeKind {
    /// The bye given by the pairing itself to the odd one out (C.04.1 art. 3).
    Pairing,
    /// A bye worth a win.
    Full,
    /// A bye worth a draw.
    Half,
    /// Absent, with no points.
    Zero,
}

/// The games of one pairing: one, or two in a micro-match.
pub type Games = SmallVec<[GameResult; 2]>;

/// What one round was for one player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// Paired with an opponent; the colour is that of the first game.
    Paired {
        /// The opponent.
        opponent: PlayerId,
        /// The colour in the first game.
        colour: Colour,
        /// One result a game.
        games: Games,
    },
    /// Not paired.
    Bye(ByeKind),
}

impl Entry {
    /// One game against an opponent.
    pub fn game(opponent: PlayerId, colour: Colour, result: GameResult) -> Entry {
        Entry::Paired {
            opponent,
            colour,
            games: SmallVec::from_slice(&[result]),
        }
    }

    /// Opponent and colour, if at least one game was played: two who forfeited all may meet again (C.04.2 3.5).
    pub fn played(&self) -> Option<(PlayerId, Colour)> {
        match self {
            Entry::Paired {
                opponent,
                colour,
                games,
            } if games.iter().any(|game| game.was_played()) => Some((*opponent, *colour)),
            _ => None,
        }
    }

    /// The opponent of the pairing, played or not.
    pub fn scheduled(&self) -> Option<PlayerId> {
        match self {
            Entry::Paired { opponent, .. } => Some(*opponent),
            Entry::Bye(_) => None,
        }
    }

    /// Whether the player took part in the pairing of the round: paired, or given the pairing's bye.
    pub fn took_part(&self) -> bool {
        matches!(self, Entry::Paired { .. } | Entry::Bye(ByeKind::Pairing))
    }
}
