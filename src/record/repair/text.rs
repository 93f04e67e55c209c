//! How much of a written half-move an edit changes.
//!
//! A character counts [`CHARACTER`], a confusable one half of that.

use crate::draughts::Square;
use crate::notation::{Coordinate, HalfMove, Written};
use crate::record::script::Script;

/// One character read or written as another.
pub(in crate::record) const CHARACTER: u32 = 2;
/// Squares in the wrong order, a capture cut short, an entry doubled: one lapse, as one character.
pub(in crate::record) const LAPSE: u32 = CHARACTER;
/// Two neighbours in each other's place.
pub(in crate::record) const EXCHANGE: u32 = CHARACTER;
/// A whole entry too much or too few.
pub(in crate::record) const ENTRY: u32 = 3 * CHARACTER;
/// A slip of this size is likelier than a hand that took the wrong piece off.
pub(in crate::record) const LITTLE: u32 = 2 * CHARACTER;

/// The squares of a written half-move as text.
#[derive(Clone, Debug)]
pub(super) struct Ends {
    squares: Vec<String>,
}

impl Ends {
    /// What is written; `None` where no squares can be read.
    pub(super) fn of(half_move: &HalfMove<'_>) -> Option<Ends> {
        let Written::Move(text) = &half_move.written else {
            return None;
        };
        let squares = text.squares.iter().map(coordinate).collect();
        Some(Ends { squares })
    }

    fn first(&self) -> &str {
        self.squares.first().map_or("", String::as_str)
    }

    fn last(&self) -> &str {
        self.squares.last().map_or("", String::as_str)
    }
}

/// The change from what is written to a move by these squares, the route of a capture in full.
pub(super) fn change(written: Option<&Ends>, script: &Script, route: &[Square]) -> u32 {
    let Some(written) = written else {
        return ENTRY;
    };
    let names: Vec<String> = route.iter().map(|square| script.square(*square)).collect();
    let (Some(from), Some(to)) = (names.first(), names.last()) else {
        return ENTRY;
    };
    let (first, last) = (written.first(), written.last());
    // a half-short move has a file where the first square should be
    let from_text = if first.len() == 1 && from.len() == 2 && !first.starts_with(char::is_numeric) {
        &from[..1]
    } else {
        from.as_str()
    };
    if first == to && last == from {
        return LAPSE;
    }
    let inside = &names[1..names.len() - 1];
    let cut_short = first == from_text && inside.iter().any(|name| name == last);
    let too_long = first == from_text && written.squares[1..].iter().any(|name| name == to);
    let begun_late = last == to && inside.iter().any(|name| name == first);
    if cut_short || too_long || begun_late {
        return LAPSE;
    }
    distance(first, from_text) + distance(last, to)
}

/// Whether two entries have the same first and last square.
pub(super) fn doubled(one: Option<&Ends>, other: Option<&Ends>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => one.first() == other.first() && one.last() == other.last(),
        _ => false,
    }
}

fn coordinate(coordinate: &Coordinate) -> String {
    match coordinate {
        Coordinate::Number(number) => number.to_string(),
        Coordinate::Cell { column, row } => format!("{}{}", letter(*column), row + 1),
        Coordinate::File(column) => letter(*column).to_string(),
    }
}

fn letter(column: u8) -> char {
    (b'a' + column) as char
}

/// The least change of one short text into another, character by character.
pub(in crate::record) fn distance(from: &str, to: &str) -> u32 {
    let (from, to) = (from.as_bytes(), to.as_bytes());
    let mut row: Vec<u32> = (0..=to.len() as u32)
        .map(|count| count * CHARACTER)
        .collect();
    for (index, old) in from.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = (index as u32 + 1) * CHARACTER;
        for (column, new) in to.iter().enumerate() {
            let changed = diagonal + swap(*old, *new);
            diagonal = row[column + 1];
            row[column + 1] = changed
                .min(diagonal + CHARACTER)
                .min(row[column] + CHARACTER);
        }
    }
    row[to.len()]
}

/// Characters that handwriting confuses.
const CONFUSABLE: &[(u8, u8)] = &[
    (b'1', b'7'),
    (b'3', b'8'),
    (b'5', b'6'),
    (b'0', b'6'),
    (b'4', b'9'),
    (b'a', b'd'),
    (b'b', b'd'),
    (b'b', b'h'),
    (b'c', b'e'),
    (b'e', b'f'),
];

fn swap(old: u8, new: u8) -> u32 {
    if old == new {
        return 0;
    }
    let pair = (old.min(new), old.max(new));
    match CONFUSABLE.contains(&pair) {
        true => CHARACTER / 2,
        false => CHARACTER,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances() {
        for (from, to, want) in [
            ("c3", "c3", 0),
            ("c3", "d4", 4),
            ("c3", "e3", 1),
            ("32", "23", 4),
            ("9", "19", 2),
            ("17", "11", 1),
        ] {
            assert_eq!(distance(from, to), want, "{from} {to}");
        }
    }
}
