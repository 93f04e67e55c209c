//! The usual forms of tokens, read without looking at anything else.
//!
//! What is read here is read in the same way, only slower, by [`crate::notation::move_text`].

use smallvec::smallvec;

use super::result::{Mark, mark};
use crate::notation::record::{Coordinate, MoveText, Separator};

/// `12.` with one dot, and the byte behind it.
#[inline(always)]
pub(crate) fn number(bytes: &[u8], at: usize) -> Option<(u32, usize)> {
    let (value, end) = short_number(bytes, at);
    if bytes.get(end) != Some(&b'.') {
        return None;
    }
    match bytes.get(end + 1)? {
        b' ' | b'\n' | b'\r' | b'a'..=b'h' => Some((value, end + 1)),
        // `0.5-0.5` is a result.
        b'0'..=b'9' if value > 1 => Some((value, end + 1)),
        _ => None,
    }
}

/// `32-28`, `c3:d4`, `cd4` with a blank behind it, and the byte behind it.
#[inline(always)]
pub(crate) fn half_move(bytes: &[u8], at: usize) -> Option<(MoveText, usize)> {
    let (from, sign, is_numeric) = match bytes[at] {
        b'0'..=b'9' => {
            let (number, end) = short_number(bytes, at);
            (Coordinate::Number(number as u16), end, true)
        }
        file => match cell(bytes, at) {
            Some(cell) => (cell, at + 2, false),
            None => (Coordinate::File(column(file)?), at + 1, false),
        },
    };
    let is_short = matches!(from, Coordinate::File(_));
    let separator = match *bytes.get(sign)? {
        _ if is_short => Separator::None,
        b'-' => Separator::Dash,
        b'x' | b':' => Separator::Capture,
        _ => return None,
    };
    let next = sign + usize::from(!is_short);
    let (to, end) = match is_numeric {
        true => {
            let (number, end) = short_number(bytes, next);
            let is_move = end > next
                && matches!(from, Coordinate::Number(from) if mark(from.into(), number) == Mark::No);
            (Coordinate::Number(number as u16), is_move.then_some(end)?)
        }
        false => (cell(bytes, next)?, next + 2),
    };
    // A blank may be followed by one more jump of the same move, or by a sign that looks like one.
    let mut behind = end;
    while bytes.get(behind) == Some(&b' ') {
        behind += 1;
    }
    let ends = matches!(bytes.get(end)?, b' ' | b'\n' | b'\r')
        && !matches!(
            bytes.get(behind),
            Some(b'-' | b'x' | b'X' | b':' | b'\t' | 0x80..)
        );
    ends.then(|| {
        (
            MoveText {
                squares: smallvec![from, to],
                separator,
            },
            end,
        )
    })
}

/// A number of one or two digits at `at`, and the byte behind it.
#[inline(always)]
fn short_number(bytes: &[u8], at: usize) -> (u32, usize) {
    let digit = |at: usize| {
        bytes
            .get(at)
            .map(|byte| u32::from(byte.wrapping_sub(b'0')))
            .filter(|digit| *digit < 10)
    };
    match (digit(at), digit(at + 1)) {
        (Some(tens), Some(units)) => (tens * 10 + units, at + 2),
        (Some(units), None) => (units, at + 1),
        (None, _) => (0, at),
    }
}

/// A square of the small board; a row of two digits is left to the full reader.
#[inline(always)]
fn cell(bytes: &[u8], at: usize) -> Option<Coordinate> {
    let column = column(*bytes.get(at)?)?;
    let row = bytes.get(at + 1)?.wrapping_sub(b'1');
    (row < 9).then_some(Coordinate::Cell { column, row })
}

fn column(file: u8) -> Option<u8> {
    Some(file.wrapping_sub(b'a')).filter(|column| *column < 12)
}
