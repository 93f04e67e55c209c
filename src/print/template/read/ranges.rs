//! Numbers of a template: which there may be.

use toml::de::DeValue;

use super::super::Size;
use super::{Reader, Table};
use crate::print::error::ProblemKind;

/// The longest side of a page, in millimetres.
pub(super) const LONGEST: f32 = 1200.0;

/// What bounds a number.
#[derive(Clone, Copy)]
enum Most {
    Fixed(f32),
    Width,
    Height,
}

/// Each number of items and columns with the least and the most it may be: millimetres, points for letters.
const RANGES: [(&str, f32, Most); 20] = [
    ("x", 0.0, Most::Width),
    ("y", 0.0, Most::Height),
    ("width", 0.1, Most::Width),
    ("height", 0.0, Most::Height),
    ("size", 2.0, Most::Fixed(400.0)),
    ("label_size", 2.0, Most::Fixed(400.0)),
    ("head_size", 2.0, Most::Fixed(400.0)),
    ("least", 0.0, Most::Fixed(400.0)),
    ("gray", 0.0, Most::Fixed(255.0)),
    ("lines", 1.0, Most::Fixed(50.0)),
    ("beside_width", 0.0, Most::Width),
    ("dash", 0.0, Most::Fixed(50.0)),
    ("thick", 0.0, Most::Fixed(20.0)),
    ("row", 1.0, Most::Height),
    ("head", 0.0, Most::Height),
    ("gap", 0.0, Most::Width),
    ("blocks", 1.0, Most::Fixed(20.0)),
    ("count", 0.0, Most::Fixed(1000.0)),
    ("heavy", 0.0, Most::Fixed(1000.0)),
    ("share", 0.0, Most::Fixed(1000.0)),
];

/// Kinds of items that are nothing without a height.
const HIGH: [&str; 3] = ["field", "badge", "box"];

impl Reader<'_> {
    /// Whether the numbers of an item, and of the columns in it, can be.
    pub(super) fn numbers_fit(
        &mut self,
        table: &Table<'_>,
        kind: &str,
        name: &str,
        face: Size,
    ) -> bool {
        let Some(values) = table.get_ref().as_table() else {
            return true;
        };
        let mut fit = true;
        for (key, value) in values {
            let key = key.get_ref().as_ref();
            if let (DeValue::Array(columns), "columns") = (value.get_ref(), key) {
                for (index, column) in columns.iter().enumerate() {
                    let name = format!("{name}.columns {}", index + 1);
                    fit &= self.numbers_fit(column, "column", &name, face);
                }
                continue;
            }
            let known = RANGES.iter().find(|(name, ..)| *name == key);
            let (Some((_, least, most)), Some(number)) = (known, number(value.get_ref())) else {
                continue;
            };
            let least = match (kind, key) {
                // a line has one of both, a column may have a share instead
                ("line" | "column", "width") => 0.0,
                (kind, "height") if HIGH.contains(&kind) => 0.1,
                _ => *least,
            };
            let most = match most {
                Most::Fixed(most) => *most,
                Most::Width => face.width,
                Most::Height => face.height,
            };
            if !(least..=most).contains(&number) {
                self.out_of_range(table, name, key, number, (least, most));
                fit = false;
            }
        }
        if HIGH.contains(&kind) && !values.contains_key("height") {
            let line = self.line(table.span().start);
            let (name_of, known) = ("height".to_owned(), String::new());
            self.problem(
                line,
                name,
                ProblemKind::FieldMissing {
                    name: name_of,
                    known,
                },
            );
            fit = false;
        }
        fit
    }

    /// Whether the sides of a page, or of a face on it, can be.
    pub(super) fn sides_fit(&mut self, table: &Table<'_>, name: &str, most: Size) -> bool {
        let mut fit = true;
        for (key, most) in [("width", most.width), ("height", most.height)] {
            let value = table.get_ref().get(key).map(|value| value.get_ref());
            if let Some(number) = value.and_then(number)
                && !(10.0..=most).contains(&number)
            {
                self.out_of_range(table, name, key, number, (10.0, most));
                fit = false;
            }
        }
        fit
    }

    /// Tells a number that cannot be, in the line of its key.
    pub(super) fn out_of_range(
        &mut self,
        table: &Table<'_>,
        name: &str,
        key: &str,
        value: f32,
        (least, most): (f32, f32),
    ) {
        let line = self.line_of(table, key.split('.').next().unwrap_or(key));
        let kind = ProblemKind::Range { value, least, most };
        self.problem(line, &format!("{name}.{key}"), kind);
    }

    /// The line of a key, or of the table where it has no such key.
    pub(super) fn line_of(&self, table: &Table<'_>, key: &str) -> usize {
        let keys = table.get_ref().as_table();
        let place = keys.and_then(|keys| keys.get_key_value(key));
        self.line(place.map_or(table.span().start, |(key, _)| key.span().start))
    }
}

/// A number as it is written; none for what is no number.
fn number(value: &DeValue<'_>) -> Option<f32> {
    match value {
        DeValue::Integer(number) if number.radix() == 10 => number.as_str().parse().ok(),
        DeValue::Float(number) => number.as_str().parse().ok(),
        _ => None,
    }
}
