//! The 121 holes of the star and the lines between them.
//!
//! Rows are A to Q from the top; numbers run along a slanted axis, so that the hole in the middle between two
//! holes of a line has the mean of their rows and of their numbers.

use std::fmt;

/// How many holes the star has.
pub const HOLES: usize = 121;

const ROWS: usize = 17;
/// The number of the first hole of each row.
const FIRST: [u8; ROWS] = [5, 5, 5, 5, 1, 2, 3, 4, 5, 5, 5, 5, 5, 10, 11, 12, 13];
/// How many holes each row has.
const LENGTH: [u8; ROWS] = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1];

/// A hole, counted from 0 row by row from the top, from left to right.
///
/// ```
/// use huff::star::Hole;
/// let apex = Hole::from_name("e13").unwrap();
/// assert_eq!(apex.to_string(), "E13");
/// assert_eq!(Hole::from_name("E14"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hole(u8);

impl Hole {
    /// The hole that stands at this place of the count from 0.
    pub fn at(index: usize) -> Option<Hole> {
        (index < HOLES).then_some(Hole(index as u8))
    }

    /// The hole of a row, from 0, and a number.
    pub const fn of(row: u8, number: u8) -> Option<Hole> {
        match index(row as i32, number as i32) {
            NOWHERE => None,
            index => Some(Hole(index)),
        }
    }

    /// The hole of a name such as `E13`; the letter may be small.
    pub fn from_name(name: &str) -> Option<Hole> {
        let mut letters = name.chars();
        let row = letters.next()?.to_ascii_uppercase();
        let digits = letters.as_str();
        let is_number =
            matches!(digits.len(), 1 | 2) && digits.bytes().all(|digit| digit.is_ascii_digit());
        if !('A'..='Q').contains(&row) || !is_number {
            return None;
        }
        Hole::of(row as u8 - b'A', digits.parse().ok()?)
    }

    /// All holes in their order.
    pub fn all() -> impl Iterator<Item = Hole> {
        (0..HOLES as u8).map(Hole)
    }

    /// The place in the count from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row from 0 at the top.
    pub const fn row(self) -> u8 {
        PLACE[self.index()].0
    }

    /// The number in the row.
    pub const fn number(self) -> u8 {
        PLACE[self.index()].1
    }

    /// The hole a number of steps away.
    pub fn towards(self, direction: Direction, steps: u8) -> Option<Hole> {
        let (down, right) = direction.step();
        let steps = i32::from(steps);
        let row = i32::from(self.row()) + down * steps;
        let number = i32::from(self.number()) + right * steps;
        match index(row, number) {
            NOWHERE => None,
            index => Some(Hole(index)),
        }
    }

    /// The direction of another hole of the same line and how many steps it is away.
    pub fn line_to(self, other: Hole) -> Option<(Direction, u8)> {
        let down = i32::from(other.row()) - i32::from(self.row());
        let right = i32::from(other.number()) - i32::from(self.number());
        let steps = down.abs().max(right.abs());
        let is_straight = steps > 0 && (down == 0 || right == 0 || down == right);
        let direction = Direction::ALL
            .into_iter()
            .find(|direction| is_straight && direction.step() == (down.signum(), right.signum()))?;
        Some((direction, steps as u8))
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'A' + self.row()) as char, self.number())
    }
}

/// One of the six directions in which holes are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// To the right in the row.
    East,
    /// Down and to the right.
    SouthEast,
    /// Down and to the left.
    SouthWest,
    /// To the left in the row.
    West,
    /// Up and to the left.
    NorthWest,
    /// Up and to the right.
    NorthEast,
}

impl Direction {
    /// All six, clockwise; the first three lead to holes that are counted later.
    pub const ALL: [Direction; 6] = [
        Direction::East,
        Direction::SouthEast,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
        Direction::NorthEast,
    ];

    /// How row and number change with a step.
    const fn step(self) -> (i32, i32) {
        match self {
            Direction::East => (0, 1),
            Direction::SouthEast => (1, 1),
            Direction::SouthWest => (1, 0),
            Direction::West => (0, -1),
            Direction::NorthWest => (-1, -1),
            Direction::NorthEast => (-1, 0),
        }
    }
}

/// No hole: no set ever has its bit.
pub(super) const NOWHERE: u8 = 127;

const fn index(row: i32, number: i32) -> u8 {
    if row < 0 || row >= ROWS as i32 {
        return NOWHERE;
    }
    let mut index = 0;
    let mut before = 0;
    while before < row as usize {
        index += LENGTH[before] as i32;
        before += 1;
    }
    let along = number - FIRST[before] as i32;
    if along < 0 || along >= LENGTH[before] as i32 {
        return NOWHERE;
    }
    (index + along) as u8
}

/// Row and number of each hole.
const PLACE: [(u8, u8); HOLES] = {
    let mut places = [(0, 0); HOLES];
    let (mut hole, mut row) = (0, 0);
    while row < ROWS {
        let mut along = 0;
        while along < LENGTH[row] {
            places[hole] = (row as u8, FIRST[row] + along);
            hole += 1;
            along += 1;
        }
        row += 1;
    }
    places
};

/// The longest way along a line, in steps, is 12.
const REACH: usize = 13;

/// For each direction and hole the holes 0 to 12 steps away.
static ALONG: [[[u8; REACH]; HOLES]; 6] = {
    let mut along = [[[NOWHERE; REACH]; HOLES]; 6];
    let mut direction = 0;
    while direction < 6 {
        let (down, right) = Direction::ALL[direction].step();
        let mut hole = 0;
        while hole < HOLES {
            let (row, number) = (PLACE[hole].0 as i32, PLACE[hole].1 as i32);
            let mut steps = 0;
            while steps < REACH {
                let far = steps as i32;
                let there = index(row + down * far, number + right * far);
                if there == NOWHERE {
                    break;
                }
                along[direction][hole][steps] = there;
                steps += 1;
            }
            hole += 1;
        }
        direction += 1;
    }
    along
};

/// For each direction and hole all holes of the line behind it, as bits.
pub(super) static RAYS: [[u128; HOLES]; 6] = {
    let mut rays = [[0; HOLES]; 6];
    let mut direction = 0;
    while direction < 6 {
        let mut hole = 0;
        while hole < HOLES {
            let mut steps = 1;
            while steps < REACH && ALONG[direction][hole][steps] != NOWHERE {
                rays[direction][hole] |= 1 << ALONG[direction][hole][steps];
                steps += 1;
            }
            hole += 1;
        }
        direction += 1;
    }
    rays
};

/// For each two holes of a line the hole as far behind the second as the first is before it.
pub(super) static MIRRORS: [[u8; HOLES]; HOLES] = {
    let mut mirrors = [[NOWHERE; HOLES]; HOLES];
    let mut direction = 0;
    while direction < 6 {
        let mut hole = 0;
        while hole < HOLES {
            let line = &ALONG[direction][hole];
            let mut steps = 1;
            while 2 * steps < REACH && line[steps] != NOWHERE {
                mirrors[hole][line[steps] as usize] = line[2 * steps];
                steps += 1;
            }
            hole += 1;
        }
        direction += 1;
    }
    mirrors
};

/// The neighbours of each hole, as bits.
pub(super) static NEIGHBOURS: [u128; HOLES] = {
    let mut neighbours = [0; HOLES];
    let mut hole = 0;
    while hole < HOLES {
        let mut direction = 0;
        while direction < 6 {
            let there = ALONG[direction][hole][1];
            if there != NOWHERE {
                neighbours[hole] |= 1 << there;
            }
            direction += 1;
        }
        hole += 1;
    }
    neighbours
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for hole in Hole::all() {
            assert_eq!(Hole::from_name(&hole.to_string()), Some(hole));
        }
        for name in ["", "A", "A4", "A6", "R1", "E0", "E+1", "E013", "É1", "9"] {
            assert_eq!(Hole::from_name(name), None, "{name}");
        }
    }

    #[test]
    fn lines_lead_back() {
        for hole in Hole::all() {
            for direction in Direction::ALL {
                for steps in 1..REACH as u8 {
                    let Some(there) = hole.towards(direction, steps) else {
                        break;
                    };
                    assert_eq!(hole.line_to(there), Some((direction, steps)));
                }
            }
            assert_eq!(hole.line_to(hole), None);
        }
    }
}
