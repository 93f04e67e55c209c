//! Boards, pieces, clocks and sheets: what each text asks of them, and what a measured set lacks.
//!
//! ```
//! use huff::equipment::{Item, Measures, Profile, Standing, inspect};
//! let mut measures = Measures::default();
//! measures.set(Item::Square, 50.0);
//! measures.set(Item::Diameter, 45.0);
//! let rows = inspect(Profile::S1, &measures);
//! let diameter = rows.iter().find(|row| row.rule.item == Item::Diameter).unwrap();
//! // 45 mm is more than 50 - 7 mm
//! assert_eq!(diameter.standing, Standing::Fails { over: Some(2.0) });
//! ```

mod read;
mod table;

pub use read::{Bad, quantity};
pub use table::{Check, Conflict, Item, Profile, Rule, Unit, conflicts, rules};

/// What was measured of one set; a yes is 1, a no 0, lengths are in millimetres.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Measures {
    values: Vec<(Item, f64)>,
}

impl Measures {
    /// Keeps a value; a second one of the same item takes the place of the first.
    pub fn set(&mut self, item: Item, value: f64) {
        self.values.retain(|(known, _)| *known != item);
        self.values.push((item, value));
    }

    /// The value of an item; the side of a square follows from the field and the other way round, where only one is given.
    pub fn get(&self, item: Item, squares_a_side: u8) -> Option<f64> {
        let given = |wanted| {
            self.values
                .iter()
                .find(|(known, _)| *known == wanted)
                .map(|(_, value)| *value)
        };
        let squares = f64::from(squares_a_side);
        given(item).or_else(|| match item {
            Item::Square => given(Item::Field).map(|field| field / squares),
            Item::Field => given(Item::Square).map(|square| square * squares),
            _ => None,
        })
    }

    /// Whether nothing was measured.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }
}

/// Whether a set is as a rule asks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Standing {
    /// It is.
    Passes,
    /// It is not: too large by so many millimetres, too small where negative; `None` for a question with yes and no.
    Fails {
        /// Millimetres, or pieces.
        over: Option<f64>,
    },
    /// It was not measured, or the measure that it depends on was not.
    Missing {
        /// What to measure.
        item: Item,
    },
}

/// One rule and how the set stands to it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// The rule.
    pub rule: &'static Rule,
    /// What was measured.
    pub measured: Option<f64>,
    /// The range that the rule comes to for this set, in millimetres or pieces; `None` for yes and no.
    pub range: Option<(f64, f64)>,
    /// Whether it passes.
    pub standing: Standing,
}

/// Holds a set against every rule of a profile, in the order of the text.
///
/// Where a text gives two rules for one item of which either may be kept (s1:2/4), the row that passes is given, else the first.
pub fn inspect(profile: Profile, measures: &Measures) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for rule in rules(profile) {
        let row = hold(profile, rule, measures);
        match rows.last_mut() {
            Some(last) if rule.is_alternative && last.rule.item == rule.item => {
                if last.standing != Standing::Passes && row.standing == Standing::Passes {
                    *last = row;
                }
            }
            _ => rows.push(row),
        }
    }
    rows
}

fn hold(profile: Profile, rule: &'static Rule, measures: &Measures) -> Row {
    let squares = profile.squares_a_side();
    let measured = measures.get(rule.item, squares);
    let needed = |item| measures.get(item, squares).ok_or(item);
    let range = match rule.check {
        Check::Between(low, high) => Ok(Some((low, high))),
        Check::BetweenOnField { field, low, high } => needed(Item::Field).and_then(|side| {
            // another field has no such rule, so that nothing passes by it
            let is_that = (side - field).abs() <= 1.0;
            is_that.then_some(Some((low, high))).ok_or(Item::Field)
        }),
        Check::AtLeast(low) => Ok(Some((low, f64::INFINITY))),
        Check::LessThanSquare { least, most } => {
            needed(Item::Square).map(|square| Some((square - most, square - least)))
        }
        Check::PartOfDiameter { least, most } => {
            needed(Item::Diameter).map(|diameter| Some((diameter * least, diameter * most)))
        }
        Check::Yes | Check::No => Ok(None),
    };
    let standing = match (measured, range) {
        (None, _) => Standing::Missing { item: rule.item },
        (_, Err(item)) => Standing::Missing { item },
        (Some(value), Ok(Some((low, high)))) => within(value, low, high),
        (Some(value), Ok(None)) => match (value != 0.0) == (rule.check == Check::Yes) {
            true => Standing::Passes,
            false => Standing::Fails { over: None },
        },
    };
    Row {
        rule,
        measured,
        range: range.ok().flatten(),
        standing,
    }
}

/// Rulers show tenths of a millimetre; smaller differences come from halves and inches.
const SLACK: f64 = 0.05;

fn within(value: f64, low: f64, high: f64) -> Standing {
    match value {
        value if value < low - SLACK => Standing::Fails {
            over: Some(value - low),
        },
        value if value > high + SLACK => Standing::Fails {
            over: Some(value - high),
        },
        _ => Standing::Passes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(profile: Profile, values: &[(Item, f64)], item: Item) -> Standing {
        let mut measures = Measures::default();
        values
            .iter()
            .for_each(|(item, value)| measures.set(*item, *value));
        let rows = inspect(profile, &measures);
        rows.iter()
            .find(|row| row.rule.item == item)
            .unwrap()
            .standing
    }

    #[test]
    fn sets_against_the_texts() {
        use Item::*;
        let (passes, fails) = (Standing::Passes, |over| Standing::Fails {
            over: Some(over),
        });
        let missing = |item| Standing::Missing { item };
        let cases = [
            // s1:2/4, first branch: square - 14 to square - 7
            (
                Profile::S1,
                vec![(Square, 45.0), (Diameter, 31.0)],
                Diameter,
                passes,
            ),
            (
                Profile::S1,
                vec![(Square, 45.0), (Diameter, 38.0)],
                Diameter,
                passes,
            ),
            (
                Profile::S1,
                vec![(Square, 45.0), (Diameter, 38.5)],
                Diameter,
                fails(0.5),
            ),
            (
                Profile::S1,
                vec![(Square, 45.0), (Diameter, 30.0)],
                Diameter,
                fails(-1.0),
            ),
            // second branch: a field of 45 cm has squares of 56.25 mm, yet 31 to 38 mm pass
            (
                Profile::S1,
                vec![(Field, 450.0), (Diameter, 35.0)],
                Diameter,
                passes,
            ),
            (
                Profile::S1,
                vec![(Field, 450.0), (Diameter, 45.0)],
                Diameter,
                passes,
            ),
            (
                Profile::S1,
                vec![(Field, 450.0), (Diameter, 40.0)],
                Diameter,
                fails(-2.25),
            ),
            (
                Profile::S1,
                vec![(Diameter, 35.0)],
                Diameter,
                missing(Square),
            ),
            (
                Profile::S1,
                vec![(Square, 45.0)],
                Diameter,
                missing(Diameter),
            ),
            // 100 squares: 45 cm are squares of 45 mm
            (
                Profile::Fmjd,
                vec![(Field, 450.0), (Diameter, 35.0)],
                Diameter,
                passes,
            ),
            (
                Profile::Fmjd,
                vec![(Field, 450.0), (Diameter, 45.0)],
                Diameter,
                fails(7.0),
            ),
            (
                Profile::S1,
                vec![(Diameter, 40.0), (Thickness, 8.0)],
                Thickness,
                passes,
            ),
            (
                Profile::S1,
                vec![(Diameter, 40.0), (Thickness, 11.0)],
                Thickness,
                fails(1.0),
            ),
            (Profile::S1, vec![(Border, 4.0)], Border, fails(-1.0)),
            (Profile::S1, vec![(MenWhite, 11.0)], MenWhite, fails(-1.0)),
            (Profile::Fmjd, vec![(MenWhite, 20.0)], MenWhite, passes),
            (
                Profile::S1,
                vec![(Coordinates, 1.0)],
                Coordinates,
                Standing::Fails { over: None },
            ),
            (Profile::S1, vec![(Coordinates, 0.0)], Coordinates, passes),
            // s2: 50.8 mm, with a slack for rulers
            (Profile::S2, vec![(Square, 50.8)], Square, passes),
            (Profile::S2, vec![(Square, 51.0)], Square, fails(0.2)),
            (Profile::S2, vec![(Diameter, 31.75)], Diameter, passes),
            (Profile::WcdfOld, vec![(Square, 50.8)], Square, passes),
            (Profile::Wcdf, vec![(Square, 50.8)], Square, fails(0.8)),
        ];
        for (profile, values, item, expected) in cases {
            match (standing(profile, &values, item), expected) {
                (Standing::Fails { over: Some(got) }, Standing::Fails { over: Some(want) }) => {
                    assert!((got - want).abs() < 1e-9, "{profile:?} {values:?}: {got}");
                }
                (got, want) => assert_eq!(got, want, "{profile:?} {values:?}"),
            }
        }
    }
}
