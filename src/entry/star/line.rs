//! What the keys of a turn say: every hole begins with its letter, so that holes need no signs between them.

use crate::entry::key::narrow;
use crate::notation::star::{joins, row};
use crate::star::{Attempt, Hole, Holes, Position};

/// A hole as far as it is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Part {
    /// Where its letter stands in the line, in bytes.
    pub(super) start: usize,
    /// Whether a sign joins it to the hole before.
    pub(super) is_joined: bool,
    /// The letter and the digits.
    name: String,
    /// Whether no digit can follow.
    is_closed: bool,
}

impl Part {
    /// The hole that has this name.
    pub(super) fn hole(&self) -> Option<Hole> {
        Hole::from_name(&self.name)
    }

    /// Whether it is or may become this hole.
    fn begins(&self, hole: Hole) -> bool {
        match self.is_closed {
            true => self.hole() == Some(hole),
            false => hole.to_string().starts_with(&self.name),
        }
    }

    /// Whether it is a hole and can become no other.
    pub(super) fn is_whole(&self) -> bool {
        let mut may_be = Hole::all().filter(|hole| self.begins(*hole));
        self.hole().is_some() && may_be.next() == self.hole() && may_be.next().is_none()
    }
}

/// The holes of a line; none where it is something else. Of a line that is `ended` no digit can follow.
pub(super) fn parts(line: &str, end: End) -> Option<Vec<Part>> {
    let mut parts: Vec<Part> = Vec::new();
    let mut is_joined = false;
    for (start, letter) in line.char_indices() {
        let letter = narrow(letter);
        match (row(letter), letter) {
            (Some(row), _) => {
                if let Some(last) = parts.last_mut() {
                    last.is_closed = true;
                    // a letter behind a letter
                    last.hole()?;
                }
                parts.push(Part {
                    start,
                    is_joined,
                    name: char::from(b'A' + row).to_string(),
                    is_closed: false,
                });
                is_joined = false;
            }
            (None, digit @ '0'..='9') => {
                let last = parts.last_mut().filter(|last| !last.is_closed)?;
                last.name.push(digit);
                if !Hole::all().any(|hole| hole.to_string().starts_with(&last.name)) {
                    return None;
                }
            }
            (None, sign) if sign == '.' || joins(sign) => {
                let last = parts.last_mut()?;
                last.is_closed = true;
                is_joined = true;
            }
            _ => return None,
        }
    }
    if let (End::Here, Some(last)) = (end, parts.last_mut()) {
        last.is_closed = true;
    }
    (!parts.is_empty()).then_some(parts)
}

/// Whether more of a line may come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    Open,
    Here,
}

/// The ways that begin as holes are typed, each with one hole more than is certain: where a piece lifted there may go.
pub(super) fn ways(parts: &[Part], position: &Position) -> Vec<Vec<Hole>> {
    let Some((first, rest)) = parts.split_first() else {
        return Vec::new();
    };
    let own = position.pieces(position.to_move());
    let Some((last, between)) = rest.split_last() else {
        let from = own.filter(|hole| first.begins(*hole));
        let ways = from.flat_map(|from| position.destinations(from).map(move |to| vec![from, to]));
        return ways.collect();
    };
    let Some(from) = first.hole().filter(|hole| own.has(*hole)) else {
        return Vec::new();
    };
    let mut way = vec![from];
    for part in between {
        let at = way[way.len() - 1];
        match part
            .hole()
            .filter(|hole| position.onward(from, at).has(*hole))
        {
            Some(hole) => way.push(hole),
            None => return Vec::new(),
        }
    }
    let at = way[way.len() - 1];
    let there = match between.is_empty() {
        true => position.destinations(from).or(position.onward(from, at)),
        false => position.onward(from, at),
    };
    let longer = there.filter(|hole| last.begins(*hole));
    let ways = longer.map(|hole| way.iter().copied().chain([hole]).collect());
    ways.collect()
}

/// The only way that holes can be typed for: it is legal, and what is typed is not the name of another hole.
pub(super) fn sure(parts: &[Part], ways: &[Vec<Hole>], position: &Position) -> Option<Vec<Hole>> {
    let ([way], [_, .., last]) = (ways, parts) else {
        return None;
    };
    let end = way.last().copied();
    let is_other = last.hole().is_some() && last.hole() != end;
    // without a sign a third hole is part of this turn only when all of it says so
    let is_named = parts.len() == 2 || last.is_joined || last.hole() == end;
    let is_legal = matches!(position.attempt(way), Attempt::Legal(_));
    (!is_other && is_named && is_legal).then(|| way.clone())
}

/// Whether a hole, as far as it is typed, may be one of these.
pub(super) fn may_be(part: &Part, mut holes: Holes) -> bool {
    holes.any(|hole| part.begins(hole))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::star::{Options, Seats};

    /// What a line is taken for at the start of a game of two: the way it is, or how many it may become.
    #[test]
    fn lines_are_read_as_far_as_they_are_sure() {
        let start = Position::start(Seats::usual(2).unwrap(), Options::default()).unwrap();
        for (line, wanted) in [
            ("D", "8 ways"),
            ("D5", "2 ways"),
            ("D5E", "2 ways"),
            ("D5E5", "D5-E5"),
            ("d5-e6", "D5-E6"),
            ("Ｄ５。", "2 ways"),
            ("С5", "2 ways"),
            ("С5Е5", "C5-E5"),
            ("C5E", "2 ways"),
            ("C5E7", "C5-E7"),
            ("B5D", "0 ways"),
            ("E7", "0 ways"),
            ("C5E1", "0 ways"),
            ("pa", "no way"),
            ("-", "no way"),
            ("C5E99", "no way"),
        ] {
            let said = match parts(line, End::Open) {
                None => "no way".to_owned(),
                Some(parts) => {
                    let ways = ways(&parts, &start);
                    match sure(&parts, &ways, &start) {
                        Some(way) => crate::notation::star::written(&way),
                        None => format!("{} ways", ways.len()),
                    }
                }
            };
            assert_eq!(said, wanted, "{line}");
        }
    }
}
