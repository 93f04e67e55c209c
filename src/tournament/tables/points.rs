//! Points for places.

use std::fmt;
use std::iter::Sum;
use std::ops::Add;
use std::str::FromStr;

use crate::tournament::Points;

/// A sum of points for places, exact also where two to six share them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Score(i64);

/// Sixtieths of a tenth: what two, three, four, five or six share divides evenly.
const PARTS: i64 = 60;

impl Score {
    /// No points.
    pub const ZERO: Score = Score(0);
}

impl Add for Score {
    type Output = Score;
    fn add(self, other: Score) -> Score {
        Score(self.0 + other.0)
    }
}

impl Sum for Score {
    fn sum<I: Iterator<Item = Score>>(scores: I) -> Score {
        scores.fold(Score::ZERO, Add::add)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.0 * 10 + PARTS / 2).div_euclid(PARTS);
        let (whole, rest) = (hundredths / 100, hundredths % 100);
        let text = match rest {
            0 => format!("{whole}"),
            rest if rest % 10 == 0 => format!("{whole}.{}", rest / 10),
            rest => format!("{whole}.{rest:02}"),
        };
        f.pad(&text)
    }
}

/// What each place is worth, for all tables or by their size.
///
/// Who shares places shares their points: with 4/2/1/0 two firsts have 3 each.
///
/// ```
/// use huff::tournament::tables::PlacePoints;
/// let points: PlacePoints = "4/2/1/0 3=3/1/0".parse().unwrap();
/// assert_eq!(points.score(4, 1, 1).to_string(), "4");
/// assert_eq!(points.score(4, 1, 2).to_string(), "3");
/// assert_eq!(points.score(3, 1, 1).to_string(), "3");
/// assert_eq!(points.score(4, 1, 3).to_string(), "2.33");
/// assert_eq!(points.score(6, 5, 1).to_string(), "0");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlacePoints {
    usual: Vec<Points>,
    by_size: Vec<(usize, Vec<Points>)>,
}

impl PlacePoints {
    /// What so many who share the places from `place` on have each, at a table of so many.
    pub fn score(&self, size: usize, place: usize, sharing: usize) -> Score {
        let of_size = self.by_size.iter().find(|(known, _)| *known == size);
        let points = of_size.map_or(&self.usual, |(_, points)| points);
        let sharing = sharing.max(1);
        let places = place.saturating_sub(1)..place.saturating_sub(1) + sharing;
        let sum: i64 = places
            .filter_map(|place| points.get(place))
            .map(|points| i64::from(points.tenths()))
            .sum();
        Score(sum * PARTS / sharing as i64)
    }
}

impl Default for PlacePoints {
    fn default() -> PlacePoints {
        PlacePoints {
            usual: [4, 2, 1, 0].map(Points::whole).to_vec(),
            by_size: Vec::new(),
        }
    }
}

impl FromStr for PlacePoints {
    type Err = String;

    /// Reads `4/2/1/0`, with `3=3/1/0` for tables of three; what cannot be read comes back.
    fn from_str(text: &str) -> Result<PlacePoints, String> {
        let mut points = PlacePoints::default();
        for word in text.split_whitespace() {
            let wrong = || word.to_owned();
            let (size, list) = match word.split_once('=') {
                Some((size, list)) => (Some(size.parse().map_err(|_| wrong())?), list),
                None => (None, word),
            };
            let read: Option<Vec<Points>> = list.split('/').map(Points::parse).collect();
            let read = read.filter(|points| {
                points.is_sorted_by(|one, other| one >= other)
                    && points.last().is_some_and(|last| last.tenths() >= 0)
            });
            let read = read.ok_or_else(wrong)?;
            match size {
                None => points.usual = read,
                Some(size) if (2..=6).contains(&size) => points.by_size.push((size, read)),
                Some(_) => return Err(wrong()),
            }
        }
        Ok(points)
    }
}

impl fmt::Display for PlacePoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |points: &[Points]| {
            let words: Vec<String> = points
                .iter()
                .map(|points| match points.tenths() % 10 {
                    0 => (points.tenths() / 10).to_string(),
                    _ => points.to_string(),
                })
                .collect();
            words.join("/")
        };
        f.write_str(&list(&self.usual))?;
        for (size, points) in &self.by_size {
            write!(f, " {size}={}", list(points))?;
        }
        Ok(())
    }
}
