//! Tags, comments, variations and everything else that is no half-move.

use std::borrow::Cow;

use super::{Records, Step};
use crate::notation::pdn::lookahead::{broken_tag, is_line_start, tag_behind_comments};
use crate::notation::pdn::result;
use crate::notation::pdn::scan;
use crate::notation::pdn::tag::{Bracketed, Form, bracketed};
use crate::notation::record::{Oddity, RemarkKind, Tag};
use crate::notation::span::Span;

impl<'t> Records<'t> {
    pub(super) fn remark(&mut self, start: usize, end: usize, kind: RemarkKind<'t>) {
        self.draft.push_remark(Span::new(start, end), kind);
        self.at = end;
    }

    /// The end of a run of bytes.
    pub(super) fn run(&self, start: usize, belongs: impl Fn(u8) -> bool) -> usize {
        let bytes = self.text.as_bytes();
        start
            + bytes[start..]
                .iter()
                .take_while(|byte| belongs(**byte))
                .count()
    }

    pub(super) fn text_word(&mut self, start: usize, end: usize) {
        let is_line_start = is_line_start(self.text.as_bytes(), start);
        if let Some(end) = is_line_start
            .then(|| broken_tag(self.text, start))
            .flatten()
        {
            return self.remark(start, end, RemarkKind::Odd(Oddity::BadTag));
        }
        let letter = self.text[start..].chars().next();
        let close = match letter {
            Some('（') => Some('）'),
            Some('｛') => Some('｝'),
            _ => None,
        };
        let inside = start + letter.map_or(1, char::len_utf8);
        if let Some(found) = close.and_then(|close| scan::full_width(self.text, inside, close)) {
            let text = &self.text[inside..found.inside];
            let kind = match letter {
                Some('（') => RemarkKind::Variation(text),
                _ => RemarkKind::Comment(text.into()),
            };
            return self.remark(start, found.next, kind);
        }
        self.remark(start, end, RemarkKind::Unreadable);
    }

    pub(super) fn bracket(&mut self, start: usize) -> Step {
        let span = |end| Span::new(start, end);
        match bracketed(self.text, start) {
            Bracketed::Tag {
                name,
                value,
                end,
                form,
            } => {
                let is_next = self.draft.has_body() || self.lines >= 2 && self.draft.has_tag(name);
                if is_next {
                    return Step::Border;
                }
                if name.eq_ignore_ascii_case("Result") {
                    let result = value.trim();
                    let is_odd = !result.is_empty() && !result::is_known(result);
                    self.odd_result = is_odd.then(|| result.to_owned());
                }
                self.draft.push_tag(Tag {
                    name,
                    value,
                    span: span(end),
                });
                if form == Form::Bad {
                    self.draft.push_odd(Span::new(end, end), Oddity::BadTag);
                }
                self.at = end;
            }
            // A game without anything: it ends the one before and is none itself.
            Bracketed::Nothing { end } => {
                if self.draft.has_body() {
                    return Step::Border;
                }
                match self.draft.begin {
                    None => self.strays.push(span(end)),
                    Some(_) => self.draft.push_odd(span(end), Oddity::BadTag),
                }
                self.at = end;
            }
            Bracketed::Text => self.remark(start, start + 1, RemarkKind::Unreadable),
        }
        Step::Taken
    }

    pub(super) fn brace(&mut self, start: usize) -> Step {
        // Behind a closing mark and an empty line a comment speaks of the game that follows.
        if self.draft.is_closed() && self.draft.gap_after_closing {
            if self.comments_end.0 <= start {
                self.comments_end = tag_behind_comments(self.text, start);
            }
            if self.comments_end.1 {
                return Step::Border;
            }
        }
        let end = scan::comment(self.text.as_bytes(), start + 1);
        let text = &self.text[start + 1..end.inside];
        self.remark(start, end.next, RemarkKind::Comment(Cow::Borrowed(text)));
        self.not_closed(&end);
        Step::Taken
    }

    pub(super) fn paren(&mut self, start: usize) {
        let end = scan::variation(self.text.as_bytes(), start + 1);
        let text = &self.text[start + 1..end.inside];
        let is_sign = !text.is_empty() && text.bytes().all(|byte| matches!(byte, b'!' | b'?'));
        let kind = match is_sign {
            true => RemarkKind::Sign(&self.text[start..end.next]),
            false => RemarkKind::Variation(text),
        };
        self.remark(start, end.next, kind);
        self.not_closed(&end);
    }

    fn not_closed(&mut self, end: &scan::End) {
        if !end.is_closed() {
            self.draft
                .push_odd(Span::new(end.next, end.next), Oddity::NotClosed);
        }
    }

    /// `/FEN "..."/`.
    pub(super) fn slash(&mut self, start: usize) {
        let Some(close) = scan::same_line(self.text.as_bytes(), start + 1, b'/') else {
            return self.remark(start, start + 1, RemarkKind::Unreadable);
        };
        let inside = self.text[start + 1..close].trim();
        let is_fen = inside
            .get(..3)
            .is_some_and(|word| word.eq_ignore_ascii_case("FEN"));
        match is_fen {
            true => {
                let value = inside[3..].trim().trim_matches('"').trim();
                self.remark(start, close + 1, RemarkKind::Position(value.into()));
            }
            false => self.remark(start, close + 1, RemarkKind::Unreadable),
        }
    }
}
