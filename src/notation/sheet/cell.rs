//! What stands in a cell of a sheet.

use std::borrow::Cow;

use super::damage;
use super::guard::guard_length;
use super::rows::Cell;
use super::words::{self, Ending};
use crate::notation::move_text::written;
use crate::notation::pdn::{is_result_mark, scan};
use crate::notation::record::{RemarkKind, Written};
use crate::notation::span::Span;

/// The cell of a half-move.
pub(super) struct Cells<'t> {
    /// What was struck out in it.
    pub(super) struck_out: Vec<Cell<'t>>,
    pub(super) what: Entry<'t>,
}

/// What is left of it.
pub(super) enum Entry<'t> {
    /// Nothing.
    Nothing,
    /// A result mark.
    Result(&'t str),
    /// The end of the game in words.
    Ending(Ending),
    /// A half-move, or text that should be one.
    HalfMove {
        text: Cow<'t, str>,
        span: Span,
        /// The cell as it is, where a spreadsheet has damaged it.
        damaged: Option<Cow<'t, str>>,
        written: Written,
    },
}

/// Reads the cell of a half-move.
pub(super) fn entry<'t>(text: &'t str, cell: &Cell<'t>) -> Cells<'t> {
    let guard = guard_length(&cell.text);
    let mut rest = cell.part(guard, cell.text.len());
    let mut struck_out = Vec::new();
    while let Some((old, new)) = struck(&rest) {
        struck_out.push(old);
        rest = new;
    }
    let what = match rest.is_empty() {
        true => Entry::Nothing,
        false => half_move(text, rest, guard == 0),
    };
    Cells { struck_out, what }
}

fn half_move<'t>(text: &'t str, cell: Cell<'t>, may_be_damaged: bool) -> Entry<'t> {
    if is_result_mark(&cell.text) {
        return Entry::Result(cell.span.of(text));
    }
    if let Some(ending) = words::ending(&cell.text) {
        return Entry::Ending(ending);
    }
    if let Some(undone) = damage::undone(&cell.text).filter(|_| may_be_damaged) {
        return match undone == "1-1" {
            true => Entry::Result("1-1"),
            false => Entry::HalfMove {
                written: written(&undone),
                text: Cow::Owned(undone),
                span: cell.span,
                damaged: Some(cell.text),
            },
        };
    }
    let is_dash = cell
        .text
        .chars()
        .all(|letter| matches!(letter, '-' | '–' | '—' | '.' | '…'));
    let written = match is_dash {
        true => Written::Nothing,
        false => written(&cell.text),
    };
    Entry::HalfMove {
        text: cell.text,
        span: cell.span,
        damaged: None,
        written,
    }
}

/// `~c3-d4~ c3-b4`: what was struck out, and what stands behind it.
fn struck<'t>(cell: &Cell<'t>) -> Option<(Cell<'t>, Cell<'t>)> {
    let open = cell.text.len() - cell.text.trim_start_matches('~').len();
    if open == 0 {
        return None;
    }
    let close = open + cell.text[open..].find('~')?;
    let behind = cell.text[close..].len() - cell.text[close..].trim_start_matches('~').len();
    Some((
        cell.part(open, close).trimmed(),
        cell.part(close + behind, cell.text.len()).trimmed(),
    ))
}

/// The remarks of a note: one comment, or several remarks as in PDN, `{...} (...) $5`.
pub(super) fn note<'t>(cell: &Cell<'t>) -> Vec<(Span, RemarkKind<'t>)> {
    let cell = cell.part(guard_length(&cell.text), cell.text.len());
    sequence(&cell).unwrap_or_else(|| vec![(cell.span, RemarkKind::Comment(cell.text))])
}

fn sequence<'t>(cell: &Cell<'t>) -> Option<Vec<(Span, RemarkKind<'t>)>> {
    let bytes = cell.text.as_bytes();
    let mut remarks = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let start = at;
        let kind = match bytes[at] {
            b' ' => {
                at += 1;
                continue;
            }
            b'{' => {
                let end = scan::comment(bytes, at + 1);
                at = end.next;
                end.is_closed()
                    .then(|| RemarkKind::Comment(cell.part(start + 1, end.inside).text))
            }
            b'(' => {
                let end = scan::variation(bytes, at + 1);
                at = end.next;
                match cell.part(start + 1, end.inside).text {
                    Cow::Borrowed(inside) if end.is_closed() => Some(RemarkKind::Variation(inside)),
                    _ => None,
                }
            }
            _ => {
                let is_end = |byte: &u8| matches!(byte, b' ' | b'{' | b'(');
                let length = bytes[at + 1..].iter().position(is_end);
                at = length.map_or(bytes.len(), |length| at + 1 + length);
                match cell.part(start, at).text {
                    Cow::Borrowed(sign) if is_sign(sign) => Some(RemarkKind::Sign(sign)),
                    _ => None,
                }
            }
        };
        remarks.push((cell.part(start, at).span, kind?));
    }
    Some(remarks)
}

/// `$5`, `!?`.
fn is_sign(text: &str) -> bool {
    match text.strip_prefix('$') {
        Some(number) => number.bytes().all(|byte| byte.is_ascii_digit()),
        None => text.bytes().all(|byte| matches!(byte, b'!' | b'?')),
    }
}
