//! The board as the PDN GameType tag describes it, and the names of its squares.

use super::color::Color;

/// One playing square, counted row by row from White's far left: index 0 is square 1.
///
/// On the usual boards square 1 is b8 (8x8), b10 (10x10), b12 (12x12); on mirrored boards
/// (Italian, Spanish) it is a8. White's king row therefore always has the lowest numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square with this number, from 1; `None` for 0 and for numbers above 255.
    ///
    /// Whether a board has that square is the question of [`Geometry::square`].
    pub const fn from_number(number: u16) -> Option<Square> {
        if number >= 1 && number <= 255 {
            Some(Square((number - 1) as u8))
        } else {
            None
        }
    }

    /// The square with this index, from 0.
    pub(crate) const fn from_index(index: u8) -> Square {
        Square(index)
    }

    /// The number that is printed for the square, from 1.
    pub const fn number(self) -> u16 {
        self.0 as u16 + 1
    }

    /// The same from 0, for tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How the moves of a variant are customarily written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Naming {
    /// `c3-d4`.
    Algebraic,
    /// `32-28`.
    Numeric,
}

/// The corner in which a count starts, as the player who moves first sees it (GameType tag).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Corner {
    /// 0
    BottomLeft,
    /// 1
    BottomRight,
    /// 2
    TopLeft,
    /// 3
    TopRight,
}

/// The fields of the PDN GameType tag that describe a board (PDN 3.0, GameType section).
///
/// ```
/// use huff::draughts::Variant;
/// let board = Variant::Russian.rules().geometry;
/// assert_eq!(board.square_at(2, 3), None); // c4 is a light square
/// assert_eq!(board.algebraic(board.square_at(2, 2).unwrap()), "c3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Geometry {
    /// Files.
    pub width: u8,
    /// Rows.
    pub height: u8,
    /// Who moves first.
    pub first: Color,
    /// Letters or numbers.
    pub naming: Naming,
    /// Where the count starts, seen from the first mover.
    pub corner: Corner,
    /// Mirrored boards: the corner at each player's left is not a playing square (invert flag 1).
    pub mirrored: Mirrored,
}

/// Whether the long diagonal starts at each player's left or right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mirrored {
    /// The left corner is played on (invert flag 0).
    No,
    /// The left corner is not played on (invert flag 1).
    Yes,
}

impl Geometry {
    /// How many squares are played on.
    pub const fn squares(&self) -> u16 {
        self.width as u16 * self.height as u16 / 2
    }

    /// The square with this number, counted from White's far left; `None` off the board.
    pub const fn square(&self, number: u16) -> Option<Square> {
        if number <= self.squares() {
            Square::from_number(number)
        } else {
            None
        }
    }

    /// Column (0 = file a) and row (0 = White's first row) of a square.
    pub const fn place(&self, square: Square) -> (u8, u8) {
        let half = self.width / 2;
        let from_top = square.0 / half;
        let in_row = square.0 % half;
        (
            in_row * 2 + self.offset(from_top),
            self.height - 1 - from_top,
        )
    }

    /// The square at a column (0 = file a) and row (0 = White's first row); `None` for a
    /// light square and off the board.
    pub const fn square_at(&self, column: u8, row: u8) -> Option<Square> {
        if !self.contains(column, row) {
            return None;
        }
        let from_top = self.height - 1 - row;
        if column % 2 != self.offset(from_top) {
            return None;
        }
        Some(Square(from_top * (self.width / 2) + column / 2))
    }

    /// Whether the board has this column and row at all, light or dark.
    pub const fn contains(&self, column: u8, row: u8) -> bool {
        column < self.width && row < self.height
    }

    /// The first played-on column of a row counted from the top.
    const fn offset(&self, from_top: u8) -> u8 {
        let bottom_left_is_dark = matches!(self.mirrored, Mirrored::No);
        let row = self.height - 1 - from_top;
        if row.is_multiple_of(2) == bottom_left_is_dark {
            0
        } else {
            1
        }
    }

    /// The algebraic name of a square, such as `c3`.
    pub fn algebraic(&self, square: Square) -> String {
        let (column, row) = self.place(square);
        format!("{}{}", (b'a' + column) as char, row + 1)
    }

    /// The square that a half turn of the board puts in this one's place.
    pub const fn turned(&self, square: Square) -> Square {
        Square(self.squares() as u8 - 1 - square.0)
    }
}
