//! From a written square to a square of a board.

use super::record::Coordinate;
use crate::draughts::{Corner, Geometry, Square};

/// How the numbers of a file count the squares, as White sees the board.
///
/// Ours, the usual one, starts at White's far left (or next to it, where that corner is light).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Numbering(Corner);

impl Default for Numbering {
    fn default() -> Numbering {
        Numbering::OURS
    }
}

impl Numbering {
    /// Number 1 at White's far left.
    pub const OURS: Numbering = Numbering(Corner::TopLeft);

    /// The numbering that starts in this corner, seen from White.
    pub const fn from_corner(corner: Corner) -> Numbering {
        Numbering(corner)
    }

    /// Our number for a number of the file; `None` off the board.
    ///
    /// ```
    /// use huff::draughts::{Corner, Variant};
    /// use huff::notation::Numbering;
    /// let board = Variant::Spanish.rules().geometry;
    /// let numbering = Numbering::from_corner(Corner::BottomRight);
    /// assert_eq!(numbering.square(&board, 1).unwrap().number(), 32);
    /// ```
    pub fn square(self, board: &Geometry, number: u16) -> Option<Square> {
        board.square(number)?;
        let half = u16::from(board.width / 2);
        let (row, place) = ((number - 1) / half, (number - 1) % half);
        let last_row = u16::from(board.height) - 1;
        let (row, place) = match self.0 {
            Corner::TopLeft => (row, place),
            Corner::TopRight => (row, half - 1 - place),
            Corner::BottomLeft => (last_row - row, place),
            Corner::BottomRight => (last_row - row, half - 1 - place),
        };
        board.square(row * half + place + 1)
    }

    /// The number that the file has for a square: each numbering is its own reverse.
    pub fn number(self, board: &Geometry, square: Square) -> Option<u16> {
        self.square(board, square.number()).map(Square::number)
    }
}

/// Where a written square is on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Located {
    /// A square that is played on.
    Square(Square),
    /// A square of the board that is not played on.
    Light,
    /// Not on this board, or no square at all (a file alone).
    Off,
}

/// Finds a written square on a board.
///
/// ```
/// use huff::draughts::Variant;
/// use huff::notation::{locate, Coordinate, Located, Numbering};
/// let board = Variant::Russian.rules().geometry;
/// let c4 = Coordinate::Cell { column: 2, row: 3 };
/// assert_eq!(locate(c4, &board, Numbering::OURS), Located::Light);
/// assert_eq!(locate(Coordinate::Number(33), &board, Numbering::OURS), Located::Off);
/// ```
pub fn locate(coordinate: Coordinate, board: &Geometry, numbering: Numbering) -> Located {
    match coordinate {
        Coordinate::Number(number) => numbering
            .square(board, number)
            .map_or(Located::Off, Located::Square),
        Coordinate::Cell { column, row } => match board.square_at(column, row) {
            Some(square) => Located::Square(square),
            None if board.contains(column, row) => Located::Light,
            None => Located::Off,
        },
        Coordinate::File(_) => Located::Off,
    }
}
