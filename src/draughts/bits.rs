//! Sets of squares as machine words, and the tables that turn squares into bits.
//!
//! Two rows of a board of width w take w + 1 bits: w/2 squares, w/2 squares and a ghost bit that
//! is never a square, so that a diagonal step is one shift and falls on the ghost at an edge.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Shl, Shr};

use super::geometry::{Geometry, Mirrored, Square};

/// A set of squares: 64 bits for boards up to 10x10, 128 for 12x12.
pub trait Bits:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The empty set.
    const EMPTY: Self;
    /// The set of one bit.
    fn bit(index: u32) -> Self;
    /// The lowest bit; the set must not be empty.
    fn lowest(self) -> u32;
    /// The highest bit; the set must not be empty.
    fn highest(self) -> u32;
    /// The set without its lowest bit; the set must not be empty.
    fn without_lowest(self) -> Self;
    /// How many bits.
    fn count(self) -> u32;
    /// Whether no bit is set.
    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }
    /// Whether a bit is set.
    #[inline(always)]
    fn has(self, index: u32) -> bool {
        !(self & Self::bit(index)).is_empty()
    }
}

macro_rules! bits {
    ($($word:ty),*) => {$(
        impl Bits for $word {
            const EMPTY: Self = 0;
            #[inline(always)]
            fn bit(index: u32) -> Self {
                1 << index
            }
            #[inline(always)]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }
            #[inline(always)]
            fn highest(self) -> u32 {
                <$word>::BITS - 1 - self.leading_zeros()
            }
            #[inline(always)]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
            #[inline(always)]
            fn count(self) -> u32 {
                self.count_ones()
            }
        }
    )*};
}
bits!(u64, u128);

/// The bits of a set in ascending order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Each<B>(pub(super) B);

impl<B: Bits> Iterator for Each<B> {
    type Item = u32;
    #[inline(always)]
    fn next(&mut self) -> Option<u32> {
        if self.0.is_empty() {
            return None;
        }
        let index = self.0.lowest();
        self.0 = self.0.without_lowest();
        Some(index)
    }
}

/// Directions: the first four are the diagonals; `OPPOSITE` turns one round.
pub(super) const NORTH_WEST: usize = 0;
pub(super) const NORTH_EAST: usize = 1;
pub(super) const SOUTH_WEST: usize = 2;
pub(super) const SOUTH_EAST: usize = 3;
pub(super) const NORTH: usize = 4;
pub(super) const EAST: usize = 5;
pub(super) const SOUTH: usize = 6;
pub(super) const WEST: usize = 7;
pub(super) const OPPOSITE: [usize; 8] = [
    SOUTH_EAST, SOUTH_WEST, NORTH_EAST, NORTH_WEST, SOUTH, WEST, NORTH, EAST,
];

/// Column and row steps of a direction, rows counted downwards from White's far row.
const STEPS: [(i8, i8); 8] = [
    (-1, -1),
    (1, -1),
    (-1, 1),
    (1, 1),
    (0, -2),
    (2, 0),
    (0, 2),
    (-2, 0),
];

/// Whether bits grow in a direction.
#[inline(always)]
pub(super) const fn grows(direction: usize) -> bool {
    matches!(direction, SOUTH_WEST | SOUTH_EAST | EAST | SOUTH)
}

/// The tables of one board in words of type `B`.
#[derive(Debug)]
pub struct Tables<B: 'static> {
    /// Every playing square.
    pub(super) squares: B,
    /// White's king row (the far row) and Black's.
    pub(super) king_row: [B; 2],
    /// The first and the last squares of all rows.
    pub(super) west_edge: B,
    /// See `west_edge`.
    pub(super) east_edge: B,
    /// All squares seen from a bit in a direction on the empty board.
    pub(super) rays: [[B; 80]; 8],
}

const MAX_BITS: usize = 80;

/// The bit of the square at (row from the top, place in its row) on a board of this half width.
const fn bit_of(half: usize, row: usize, place: usize) -> usize {
    (row / 2) * (2 * half + 1) + (row % 2) * half + place
}

/// The place in a row of a column; `None` for a light square.
const fn place_of(row: usize, column: usize) -> Option<usize> {
    // the word always describes the usual board: row 0 begins with a light square
    if row.is_multiple_of(2) == column.is_multiple_of(2) {
        None
    } else {
        Some(column / 2)
    }
}

/// The tables as 128-bit words for a square board of this half width.
pub(super) const fn tables(half: usize) -> Tables<u128> {
    let side = 2 * half;
    let mut all = Tables {
        squares: 0,
        king_row: [0; 2],
        west_edge: 0,
        east_edge: 0,
        rays: [[0; MAX_BITS]; 8],
    };
    let mut row = 0;
    while row < side {
        let mut column = 0;
        while column < side {
            if let Some(place) = place_of(row, column) {
                let bit = bit_of(half, row, place);
                all.squares |= 1 << bit;
                if row == 0 {
                    all.king_row[0] |= 1 << bit;
                }
                if row == side - 1 {
                    all.king_row[1] |= 1 << bit;
                }
                if place == 0 {
                    all.west_edge |= 1 << bit;
                }
                if place == half - 1 {
                    all.east_edge |= 1 << bit;
                }
                let mut direction = 0;
                while direction < 8 {
                    let (east, south) = STEPS[direction];
                    let (mut x, mut y) = (column as i8 + east, row as i8 + south);
                    while x >= 0 && y >= 0 && (x as usize) < side && (y as usize) < side {
                        if let Some(place) = place_of(y as usize, x as usize) {
                            all.rays[direction][bit] |= 1 << bit_of(half, y as usize, place);
                        }
                        x += east;
                        y += south;
                    }
                    direction += 1;
                }
            }
            column += 1;
        }
        row += 1;
    }
    all
}

/// The same tables in 64-bit words, for boards whose bits fit.
pub(super) const fn narrow(wide: &Tables<u128>) -> Tables<u64> {
    let mut all = Tables {
        squares: wide.squares as u64,
        king_row: [wide.king_row[0] as u64, wide.king_row[1] as u64],
        west_edge: wide.west_edge as u64,
        east_edge: wide.east_edge as u64,
        rays: [[0; MAX_BITS]; 8],
    };
    let mut direction = 0;
    while direction < 8 {
        let mut bit = 0;
        while bit < MAX_BITS {
            all.rays[direction][bit] = wide.rays[direction][bit] as u64;
            bit += 1;
        }
        direction += 1;
    }
    all
}

/// Square index to bit and back for a board; mirrored boards are stored as their mirror image,
/// so that the moves are the same.
#[derive(Debug)]
pub struct Names {
    bits: [u8; MAX_BITS],
    squares: [u8; MAX_BITS],
}

impl Names {
    /// The names of a board.
    pub(super) const fn new(geometry: &Geometry) -> Names {
        let half = geometry.width as usize / 2;
        let mut names = Names {
            bits: [0; MAX_BITS],
            squares: [0; MAX_BITS],
        };
        let mut index = 0;
        while index < geometry.squares() as usize {
            let (row, place) = (index / half, index % half);
            let place = match geometry.mirrored {
                Mirrored::No => place,
                Mirrored::Yes => half - 1 - place,
            };
            let bit = bit_of(half, row, place);
            names.bits[index] = bit as u8;
            names.squares[bit] = index as u8;
            index += 1;
        }
        names
    }

    /// The bit of a square of this board.
    #[inline(always)]
    pub(super) const fn bit(&self, square: Square) -> u32 {
        self.bits[square.index() % MAX_BITS] as u32
    }

    /// The square of a bit.
    #[inline(always)]
    pub(super) const fn square(&self, bit: u32) -> Square {
        Square::from_index(self.squares[bit as usize])
    }
}
