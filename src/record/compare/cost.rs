//! How much each kind of slip counts, in hundredths of an entry that was left out.

use super::super::wanted::{Squares, Wanted};
use super::Copy;

/// A half-move was left out.
pub(super) const LEFT_OUT: u32 = 100;
/// A copy ends before the game does.
pub(super) const NOT_YET: u32 = 8;
/// Two neighbours were exchanged.
pub(super) const EXCHANGED: u32 = 90;
/// An entry was written twice.
const TWICE: u32 = 60;
/// An entry that belongs to no half-move.
const TOO_MUCH: u32 = 130;
/// Both copies say that something irregular was played.
pub(super) const IRREGULAR: u32 = 150;
/// Two players made the same slip at the same half-move: less likely than that it was played.
pub(super) const SAME_MISREADING: u32 = 250;

/// What it costs that the entry at `index` belongs to no half-move.
pub(super) fn too_much(copy: &Copy<'_, '_>, index: usize) -> u32 {
    let is_again = |near: Option<usize>| {
        near.is_some_and(|near| copy.wanted.get(near) == copy.wanted.get(index))
    };
    match is_again(index.checked_sub(1)) || is_again(Some(index + 1)) {
        true => TWICE,
        false => TOO_MUCH,
    }
}

/// What it costs that `written` stands where a move from and to these squares was played.
pub(super) fn misread(written: &Wanted, from: u16, to: u16) -> u32 {
    let squares = match written {
        Wanted::Squares(squares) => squares,
        Wanted::HalfShort { to: end, .. } => return 60 + distance(end.number(), to),
        Wanted::Nothing => return 60,
        Wanted::Light | Wanted::Unreadable => return 70,
    };
    let Squares {
        from: start,
        to: end,
        via,
    } = squares;
    let (start, end) = (start.number(), end.number());
    if start == to && end == from {
        return 60;
    }
    let is_on_way = start == from && via.iter().any(|square| square.number() == to);
    match (start == from, end == to) {
        // broken off, or one square wrong
        (true, _) if is_on_way => 60,
        (true, true) => 50,
        (true, false) => 70 + distance(end, to),
        (false, true) => 70 + distance(start, from),
        (false, false) => 100 + (distance(start, from) + distance(end, to)).min(20),
    }
}

/// How unlike two numbers are: digits that differ.
fn distance(one: u16, other: u16) -> u32 {
    let digits = |number: u16| [number / 10, number % 10];
    let [one, other] = [digits(one), digits(other)];
    10 * one
        .iter()
        .zip(other)
        .filter(|(one, other)| **one != *other)
        .count() as u32
}
