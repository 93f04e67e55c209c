//! What a written half-move asks for on a board, before any rule is applied.

use smallvec::SmallVec;

use crate::draughts::{Geometry, Square};
use crate::notation::{Coordinate, HalfMove, Located, Numbering, Written, locate};

/// The squares of a written half-move on the board of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// From, the squares between, to.
    Squares(Squares),
    /// A file and the square of arrival: `cd4`.
    HalfShort {
        /// 0 = a.
        file: u8,
        /// The last square.
        to: Square,
        /// Squares between.
        via: Via,
    },
    /// A square that is not played on is named.
    Light,
    /// Nothing that the board has.
    Unreadable,
    /// Nothing was written.
    Nothing,
}

/// Squares of the longest capture that can be, with room; a longer list is no move.
const MOST_SQUARES: usize = 80;

/// Squares between the first and the last.
pub(super) type Via = SmallVec<[Square; 6]>;

/// A move by squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Squares {
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) via: Via,
}

impl Wanted {
    /// Reads a half-move on the board of a game.
    #[inline]
    pub(super) fn of(half_move: &HalfMove<'_>, board: &Geometry, numbering: Numbering) -> Wanted {
        let squares = match &half_move.written {
            Written::Move(text) => &text.squares,
            Written::Nothing => return Wanted::Nothing,
            Written::Unreadable => return Wanted::Unreadable,
        };
        if squares.len() > MOST_SQUARES {
            return Wanted::Unreadable;
        }
        let [first, between @ .., last] = squares.as_slice() else {
            return Wanted::Unreadable;
        };
        let at = |coordinate: &Coordinate| locate(*coordinate, board, numbering);
        let mut light = false;
        let mut via = Via::new();
        for coordinate in between {
            match at(coordinate) {
                Located::Square(square) => via.push(square),
                Located::Light => light = true,
                Located::Off => return Wanted::Unreadable,
            }
        }
        let to = match at(last) {
            Located::Square(square) => Some(square),
            Located::Light => None,
            Located::Off => return Wanted::Unreadable,
        };
        if let Coordinate::File(file) = first {
            return match to {
                _ if *file >= board.width => Wanted::Unreadable,
                Some(to) if !light => Wanted::HalfShort {
                    file: *file,
                    to,
                    via,
                },
                _ => Wanted::Light,
            };
        }
        match (at(first), to) {
            (Located::Off, _) => Wanted::Unreadable,
            (Located::Square(from), Some(to)) if !light => {
                Wanted::Squares(Squares { from, to, via })
            }
            _ => Wanted::Light,
        }
    }
}
