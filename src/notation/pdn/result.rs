//! Marks that close the moves.

use crate::notation::record::{Coordinate, MoveText, Separator};

/// How sure it is that two numbers are a result and no move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mark {
    /// `1-0`, `0-2`: square 0 does not exist.
    Sure,
    /// `1-1`, `3-0`: only where nothing more is played.
    Possible,
    /// A move.
    No,
}

/// What two written squares are as a result.
#[inline]
pub(crate) fn mark(from: u32, to: u32) -> Mark {
    if from != 0 && to != 0 && (from != 1 || to != 1) {
        return Mark::No;
    }
    match (from, to) {
        (0..=2, 0) | (0, 0..=2) => Mark::Sure,
        _ => Mark::Possible,
    }
}

/// What a move text is as a result.
pub(crate) fn mark_of(text: &MoveText) -> Mark {
    match text.squares[..] {
        [Coordinate::Number(from), Coordinate::Number(to)] if text.separator != Separator::None => {
            mark(u32::from(from), u32::from(to))
        }
        _ => Mark::No,
    }
}

/// Whether a text is one of the result marks in general use.
pub(crate) fn is_known(text: &str) -> bool {
    matches!(
        text,
        "1-0"
            | "0-1"
            | "2-0"
            | "0-2"
            | "1-1"
            | "0-0"
            | "1/2-1/2"
            | "1/2"
            | "1/2:1/2"
            | "1/2–1/2"
            | "½-½"
            | "½–½"
            | "½:½"
            | "½"
            | "0.5-0.5"
            | "0,5-0,5"
            | "1:0"
            | "0:1"
            | "2:0"
            | "0:2"
            | "1:1"
            | "0:0"
            | "1–0"
            | "0–1"
            | "2–0"
            | "0–2"
            | "1–1"
            | "1 - 0"
            | "0 - 1"
            | "2 - 0"
            | "0 - 2"
            | "1 - 1"
            | "*"
    )
}
