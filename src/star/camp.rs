//! The six camps and who sits at them.

use super::hole::Hole;
use super::holes::Holes;
use super::options::Pieces;

/// A camp, 1 to 6 clockwise from the top. A seat has the number of its camp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Camp(u8);

impl Camp {
    /// All six.
    pub const ALL: [Camp; 6] = [Camp(1), Camp(2), Camp(3), Camp(4), Camp(5), Camp(6)];

    /// The camp of a number from 1 to 6.
    pub fn from_number(number: u8) -> Option<Camp> {
        (1..=6).contains(&number).then_some(Camp(number))
    }

    /// The number, 1 to 6.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The place from 0 in [`Camp::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The camp across the star.
    pub const fn opposite(self) -> Camp {
        Camp((self.0 + 2) % 6 + 1)
    }

    /// The hole at the end of the point.
    pub fn apex(self) -> Hole {
        const APEXES: [(u8, u8); 6] = [(0, 5), (4, 13), (12, 17), (16, 13), (12, 5), (4, 1)];
        let (row, number) = APEXES[self.index()];
        Hole::of(row, number).expect("invariant: apexes are holes")
    }

    /// The holes of the camp: those of the point of the star, and the next row for fifteen pieces.
    pub fn holes(self, pieces: Pieces) -> Holes {
        let row = match pieces {
            Pieces::Ten => 3,
            Pieces::Fifteen => 4,
        };
        let apex = self.apex();
        let distance = |hole: Hole| {
            let down = i32::from(hole.row()) - i32::from(apex.row());
            let right = i32::from(hole.number()) - i32::from(apex.number());
            down.abs().max(right.abs()).max((down - right).abs())
        };
        Hole::all().filter(|hole| distance(*hole) <= row).collect()
    }
}

/// Who sits at the table: two to six camps in the order of their turns, which is clockwise.
///
/// ```
/// use huff::star::Seats;
/// let seats = Seats::usual(3).unwrap();
/// assert_eq!(seats.to_string(), "1,3,5");
/// assert_eq!("1,4".parse(), Ok(Seats::usual(2).unwrap()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seats {
    camps: [Camp; 6],
    count: u8,
}

/// Why a list of seats is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SeatsError {
    /// Fewer than two or more than six.
    #[error("a game has two to six seats")]
    Count,
    /// Not a number from 1 to 6.
    #[error("seats are numbered 1 to 6")]
    Number,
    /// A seat twice, or an order that does not go round clockwise.
    #[error("seats go round clockwise, each once")]
    Order,
}

impl Seats {
    /// The usual seats of two to six players: 1,4; 1,3,5; 1,2,4,5; 1,2,3,4,5; all six.
    pub fn usual(players: usize) -> Option<Seats> {
        let camps: &[u8] = match players {
            2 => &[1, 4],
            3 => &[1, 3, 5],
            4 => &[1, 2, 4, 5],
            5 => &[1, 2, 3, 4, 5],
            6 => &[1, 2, 3, 4, 5, 6],
            _ => return None,
        };
        let camps: Vec<Camp> = camps.iter().map(|number| Camp(*number)).collect();
        Seats::new(&camps).ok()
    }

    /// Seats in the order of their turns.
    ///
    /// # Errors
    /// Fewer than two or more than six, or not clockwise.
    pub fn new(camps: &[Camp]) -> Result<Seats, SeatsError> {
        if !(2..=6).contains(&camps.len()) {
            return Err(SeatsError::Count);
        }
        // clockwise once round: the ways from seat to seat add up to six
        let next = camps.iter().cycle().skip(1);
        let way = |from: &Camp, to: &Camp| match (to.0 + 6 - from.0) % 6 {
            0 => 6,
            way => u32::from(way),
        };
        let round: u32 = camps.iter().zip(next).map(|(from, to)| way(from, to)).sum();
        if round != 6 {
            return Err(SeatsError::Order);
        }
        let mut seats = Seats {
            camps: [Camp(1); 6],
            count: camps.len() as u8,
        };
        seats.camps[..camps.len()].copy_from_slice(camps);
        Ok(seats)
    }

    /// The camps in the order of turns.
    pub fn camps(&self) -> &[Camp] {
        &self.camps[..usize::from(self.count)]
    }

    /// How many there are.
    pub const fn count(&self) -> usize {
        self.count as usize
    }

    /// The camp that has the turn at this place of the order from 0.
    pub fn camp(&self, turn: usize) -> Camp {
        self.camps()[turn % self.count()]
    }

    /// The place of a camp in the order of turns.
    pub fn turn_of(&self, camp: Camp) -> Option<usize> {
        self.camps().iter().position(|seat| *seat == camp)
    }
}

impl std::fmt::Display for Seats {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let numbers: Vec<String> = self
            .camps()
            .iter()
            .map(|camp| camp.number().to_string())
            .collect();
        f.write_str(&numbers.join(","))
    }
}

impl std::str::FromStr for Seats {
    type Err = SeatsError;

    fn from_str(text: &str) -> Result<Seats, SeatsError> {
        let camps: Option<Vec<Camp>> = text
            .split([',', ';', ' ', '，', '、'])
            .filter(|part| !part.is_empty())
            .map(|part| part.parse().ok().and_then(Camp::from_number))
            .collect();
        Seats::new(&camps.ok_or(SeatsError::Number)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn camps_are_points_of_the_star() {
        let mut all = Holes::NONE;
        for camp in Camp::ALL {
            let holes = camp.holes(Pieces::Ten);
            assert_eq!(holes.count(), 10);
            assert_eq!(camp.holes(Pieces::Fifteen).count(), 15);
            assert!(holes.and(all).is_empty());
            assert_eq!(camp.opposite().opposite(), camp);
            all = all.or(holes);
        }
        assert_eq!(all.count(), 60);
    }

    #[test]
    fn seats_go_round_clockwise() {
        for (text, expected) in [
            ("1,4", Ok(())),
            ("4,1", Ok(())),
            ("5,1,3", Ok(())),
            ("2 3 5 6", Ok(())),
            ("1,5,3", Err(SeatsError::Order)),
            ("1,1", Err(SeatsError::Order)),
            ("1", Err(SeatsError::Count)),
            ("1,7", Err(SeatsError::Number)),
            ("1,x", Err(SeatsError::Number)),
        ] {
            assert_eq!(text.parse::<Seats>().map(|_| ()), expected, "{text}");
        }
    }
}
