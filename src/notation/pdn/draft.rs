//! A record that is being read.

use std::borrow::Cow;
use std::mem;

use super::result;
use crate::notation::record::{
    Closing, Column, HalfMove, Oddity, Record, Remark, RemarkKind, Tag, Written,
};
use crate::notation::span::Span;

/// A move number whose half-move has not come yet.
#[derive(Clone, Copy)]
struct Pending {
    value: u32,
    column: Column,
    span: Span,
}

/// The record so far, and what the next token means for it.
#[derive(Default)]
pub(crate) struct Draft<'t> {
    pub(crate) record: Record<'t>,
    /// Where the text of the record begins, its `%` lines included.
    pub(crate) begin: Option<usize>,
    /// Where the first token other than a `%` line begins.
    span_start: Option<usize>,
    end: usize,
    pending: Option<Pending>,
    /// The last move number, and how many half-moves came behind it.
    count: Option<(u32, u32)>,
    /// Whether an empty line came behind the closing mark.
    pub(crate) gap_after_closing: bool,
    has_setup: bool,
    has_escaped_line_end: bool,
}

impl<'t> Draft<'t> {
    /// A draft with room for as many half-moves as the game before had.
    pub(crate) fn with_room(half_moves: usize) -> Draft<'t> {
        let mut draft = Draft::default();
        draft.record.half_moves.reserve(half_moves);
        draft
    }

    fn touch(&mut self, span: Span) {
        self.begin.get_or_insert(span.start as usize);
        self.span_start.get_or_insert(span.start as usize);
        self.end = span.end as usize;
    }

    /// Whether the tags are over: a tag that comes now belongs to the next record.
    pub(crate) fn has_body(&self) -> bool {
        !self.record.half_moves.is_empty()
            || self.record.closing.is_some()
            || self.pending.is_some()
            || self.has_setup
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.record.closing.is_some()
    }

    /// Whether the record is closed by a mark inside the last comment.
    pub(crate) fn is_closed_in_comment(&self) -> bool {
        !self.record.half_moves.is_empty() && self.mark_in_comment().is_some()
    }

    /// Whether a move number can start the next game: the last one was a higher number.
    pub(crate) fn has_counted(&self) -> bool {
        self.count.is_some_and(|(number, _)| number > 1)
    }

    /// Whether a number is the one that comes next, so that it is one even without a dot.
    pub(crate) fn expects(&self, number: u32) -> bool {
        self.pending.is_none()
            && match self.count {
                None => number == 1,
                Some((last, filled)) => number == last + 1 || (number == last && filled == 1),
            }
    }

    /// Whether a move number stands directly before the next token.
    pub(crate) fn is_numbered(&self) -> bool {
        self.pending.is_some()
    }

    /// Whether one of the first tags has this name; no record has hundreds of them.
    pub(crate) fn has_tag(&self, name: &str) -> bool {
        self.record
            .tags
            .iter()
            .take(100)
            .any(|tag| tag.name.eq_ignore_ascii_case(name))
    }

    pub(crate) fn push_tag(&mut self, tag: Tag<'t>) {
        self.touch(tag.span);
        self.record.tags.push(tag);
    }

    pub(crate) fn push_remark(&mut self, span: Span, kind: RemarkKind<'t>) {
        self.touch(span);
        if let RemarkKind::Position(_) = kind {
            self.has_setup = true;
        }
        let after = self.record.half_moves.len() as u32;
        self.record.remarks.push(Remark { after, span, kind });
    }

    /// A `%` line: a remark of the record, but no reason to say that the record starts here.
    pub(crate) fn push_line_remark(&mut self, span: Span, kind: RemarkKind<'t>) {
        let (span_start, end) = (self.span_start, self.end);
        self.push_remark(span, kind);
        if span_start.is_none() {
            (self.span_start, self.end) = (span_start, end);
        }
    }

    pub(crate) fn push_odd(&mut self, span: Span, oddity: Oddity) {
        self.push_remark(span, RemarkKind::Odd(oddity));
    }

    /// One remark a record says that its line ends are escaped.
    pub(crate) fn push_escaped_line_end(&mut self, span: Span) {
        if !mem::replace(&mut self.has_escaped_line_end, true) {
            self.push_odd(span, Oddity::EscapedLineEnd);
        }
    }

    pub(crate) fn push_number(&mut self, value: u32, column: Column, span: Span) {
        let expected = match (self.pending, self.count) {
            (Some(pending), _) => pending.value,
            (None, Some((last, filled))) if value == last && filled <= 1 => last,
            (None, Some((last, _))) => last.saturating_add(1),
            (None, None) if self.has_setup || self.has_tag("FEN") => value,
            (None, None) => 1,
        };
        if expected != value {
            self.push_remark(
                span,
                RemarkKind::NumberGap {
                    expected,
                    found: value,
                },
            );
        }
        self.touch(span);
        let filled = match self.count {
            Some((last, filled)) if last == value && self.pending.is_none() => filled,
            _ => 0,
        };
        let column = if filled == 1 { Column::Second } else { column };
        self.count = Some((value, filled));
        self.pending = Some(Pending {
            value,
            column,
            span,
        });
    }

    /// Dots behind a move number: the first column is empty.
    pub(crate) fn push_dots(&mut self, span: Span) {
        self.touch(span);
        if let Some(pending) = &mut self.pending {
            pending.column = Column::Second;
        }
    }

    #[inline(always)]
    pub(crate) fn push_half_move(&mut self, text: &'t str, span: Span, written: Written) {
        self.touch(span);
        let pending = self.pending.take();
        if let Some((_, filled)) = &mut self.count {
            *filled += 1;
        }
        self.record.half_moves.push(HalfMove {
            text: Cow::Borrowed(text),
            span,
            number: pending.map(|pending| pending.value),
            column: pending.map(|pending| pending.column),
            written,
        });
    }

    /// A result mark. A later one is the closing one; the earlier stays as text that fits nowhere.
    pub(crate) fn push_closing(&mut self, text: &'t str, span: Span) {
        self.push_truncated(Some(span));
        self.touch(span);
        self.gap_after_closing = false;
        if let Some(earlier) = self.record.closing.replace(Closing { text, span }) {
            let kind = match earlier.text {
                "*" => RemarkKind::Sign(earlier.text),
                _ => RemarkKind::Unreadable,
            };
            let moves = &self.record.half_moves;
            let after =
                moves.partition_point(|half_move| half_move.span.start < earlier.span.start) as u32;
            let remarks = &mut self.record.remarks;
            let index = remarks.partition_point(|remark| remark.span.start < earlier.span.start);
            remarks.insert(
                index,
                Remark {
                    after,
                    span: earlier.span,
                    kind,
                },
            );
        }
    }

    /// A number at the end, unless it is the `1.` of a game without moves.
    fn push_truncated(&mut self, closing: Option<Span>) {
        let Some(pending) = self.pending.take() else {
            return;
        };
        if closing.is_some() && self.record.half_moves.is_empty() {
            return;
        }
        let after = self.record.half_moves.len() as u32;
        let remarks = &mut self.record.remarks;
        let index = remarks.partition_point(|remark| remark.span.start <= pending.span.start);
        let follows_gap = index > 0 && remarks[index - 1].span == pending.span;
        let span = match follows_gap {
            true => Span {
                start: pending.span.end,
                end: pending.span.end,
            },
            false => pending.span,
        };
        remarks.insert(
            index,
            Remark {
                after,
                span,
                kind: RemarkKind::Truncated,
            },
        );
    }

    /// The result that the last comment holds, where nothing but this comment closes the record.
    fn mark_in_comment(&self) -> Option<Closing<'t>> {
        let last = self.record.remarks.last()?;
        let RemarkKind::Comment(Cow::Borrowed(comment)) = &last.kind else {
            return None;
        };
        let is_in_braces = last.span.end - last.span.start == comment.len() as u32 + 2;
        if !is_in_braces || last.after as usize != self.record.half_moves.len() {
            return None;
        }
        let text = comment.trim();
        if !result::is_known(text) && self.record.tag("Result")?.value.trim() != text
            || text.is_empty()
        {
            return None;
        }
        let start = last.span.start as usize + 1 + (comment.len() - comment.trim_start().len());
        Some(Closing {
            text,
            span: Span::new(start, start + text.len()),
        })
    }

    /// The finished record, or else the text that belongs to none.
    pub(crate) fn finish(mut self) -> Result<Record<'t>, Option<Span>> {
        self.push_truncated(None);
        let span = Span::new(self.span_start.or(self.begin).unwrap_or(0), self.end);
        let has_move = || {
            self.record
                .half_moves
                .iter()
                .any(|half_move| matches!(half_move.written, Written::Move(_)))
        };
        if self.record.tags.is_empty() && !has_move() {
            return Err(self.begin.map(|begin| Span {
                start: begin as u32,
                ..span
            }));
        }
        if self.record.closing.is_none() {
            self.record.closing = self.mark_in_comment();
        }
        self.record.span = span;
        Ok(self.record)
    }
}
