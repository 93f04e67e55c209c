//! Half-moves, their numbers, and the marks that close a record.

use super::{Records, Step};
use crate::notation::lookalike::looks_like;
use crate::notation::move_text::Token;
use crate::notation::pdn::lookahead::{self, closes, move_follows, row_ends};
use crate::notation::pdn::quick;
use crate::notation::pdn::result::{self, Mark};
use crate::notation::record::{Column, Coordinate, MoveText, Oddity, RemarkKind, Written};
use crate::notation::span::Span;

impl<'t> Records<'t> {
    /// A mark such as `4-6` or `-` that is known from the Result tag only.
    pub(super) fn odd_closing(&mut self, start: usize) -> Option<Step> {
        let result = self.odd_result.as_deref()?;
        let rest = self.text[start..].strip_prefix(result)?;
        let end = start + result.len();
        let ends = rest.chars().next().is_none_or(|letter| {
            letter.is_whitespace() || matches!(letter, '\\' | '{' | '[' | ';' | '(' | '*')
        });
        if !ends || !closes(self.text, end) {
            return None;
        }
        Some(self.close(start, end))
    }

    fn close(&mut self, start: usize, end: usize) -> Step {
        // A second mark behind an empty line closes nothing: it is a game without tags and moves.
        if self.draft.is_closed() && self.draft.gap_after_closing {
            return Step::Border;
        }
        self.draft
            .push_closing(&self.text[start..end], Span::new(start, end));
        self.at = end;
        Step::Taken
    }

    /// Whether a half-move or number that comes now starts a record without tags.
    fn starts_next(&self, number: Option<u32>) -> bool {
        if self.draft.is_closed() {
            return self.draft.gap_after_closing || number == Some(1);
        }
        number == Some(1)
            && (self.draft.is_closed_in_comment() || self.lines >= 2 && self.draft.has_counted())
    }

    #[inline(always)]
    fn half_move(&mut self, start: usize, end: usize, written: Written) -> Step {
        if self.draft.is_closed() && self.starts_next(None) {
            return Step::Border;
        }
        self.draft
            .push_half_move(&self.text[start..end], Span::new(start, end), written);
        self.at = end;
        Step::Taken
    }

    /// Reads the usual forms one after the other as long as only a blank stands between them.
    pub(super) fn usual(&mut self, mut start: usize) -> Step {
        let bytes = self.text.as_bytes();
        loop {
            let step = if let Some((text, end)) = quick::half_move(bytes, start) {
                self.half_move(start, end, Written::Move(text))
            } else if let Some((value, end)) = quick::number(bytes, start) {
                self.number(value, Column::First, start, end)
            } else {
                self.word(start)
            };
            let follows = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_alphanumeric);
            if matches!(step, Step::Border) || self.odd_result.is_some() {
                return step;
            }
            start = match bytes.get(self.at) {
                Some(b' ') if follows(self.at + 1) => self.at + 1,
                _ => return step,
            };
            self.at = start;
            self.lines = 0;
        }
    }

    pub(super) fn word(&mut self, start: usize) -> Step {
        match lookahead::token(self.text, start) {
            Token::Move { text, length } => self.move_or_result(start, start + length, text),
            Token::Number {
                value,
                dots,
                length,
            } => {
                let column = if dots >= 2 {
                    Column::Second
                } else {
                    Column::First
                };
                self.number(value, column, start, start + length)
            }
            Token::Bare { value, length } => self.bare(value, start, start + length),
            Token::Fraction { length } => self.close(start, start + length),
            Token::Unreadable { length } => self.unreadable(start, start + length),
            Token::Word { length } if self.is_dash(start, start + length) => {
                self.dash(start, start + length)
            }
            Token::Word { length } => {
                self.text_word(start, start + length);
                Step::Taken
            }
        }
    }

    fn is_dash(&self, start: usize, end: usize) -> bool {
        self.text[start..end]
            .chars()
            .all(|letter| looks_like(letter) == b'-')
    }

    fn move_or_result(&mut self, start: usize, end: usize, text: MoveText) -> Step {
        let is_result = match result::mark_of(&text) {
            Mark::Sure => true,
            Mark::Possible => closes(self.text, end),
            Mark::No => false,
        };
        if is_result {
            return self.close(start, end);
        }
        // `9-14*`: at the end of a record the star closes it.
        let bytes = self.text.as_bytes();
        if bytes[end - 1] == b'*'
            && end - start > 3
            && bytes[end - 2].is_ascii_digit()
            && self.ends_with_star(end)
        {
            return self.half_move(start, end - 1, checked(text));
        }
        self.half_move(start, end, checked(text))
    }

    /// Whether the star before `end` is the last mark of the record.
    fn ends_with_star(&self, end: usize) -> bool {
        let space = lookahead::space(self.text, end);
        space.end == self.text.len() || self.text.as_bytes()[space.end] == b'['
    }

    fn number(&mut self, value: u32, column: Column, start: usize, end: usize) -> Step {
        if self.starts_next(Some(value)) {
            return Step::Border;
        }
        self.draft.push_number(value, column, Span::new(start, end));
        self.at = end;
        Step::Taken
    }

    /// A number without a dot: a move number, half a move, or the end of a record that breaks off.
    fn bare(&mut self, value: u32, start: usize, end: usize) -> Step {
        let is_number = match lookahead::space(self.text, end).end {
            next if next == self.text.len() || self.text.as_bytes()[next] == b'[' => {
                self.draft.expects(value) || !self.draft.has_body()
            }
            _ => self.draft.expects(value) && move_follows(self.text, end),
        };
        if is_number {
            return self.number(value, Column::First, start, end);
        }
        self.half_move(start, end, Written::Unreadable)
    }

    /// `9n`: a misspelt move number, if a half-move follows it.
    fn unreadable(&mut self, start: usize, end: usize) -> Step {
        let token = &self.text[start..end];
        let digits = token.bytes().take_while(u8::is_ascii_digit).count();
        let behind = &token[digits..];
        let is_number = (1..=3).contains(&digits)
            && (1..=2).contains(&behind.chars().count())
            && behind
                .chars()
                .all(|letter| !letter.is_ascii_digit() && !matches!(letter, '-' | 'x' | 'X' | ':'))
            && !self.draft.is_numbered()
            && move_follows(self.text, end);
        let value = token[..digits].parse().ok().filter(|_| is_number);
        let Some(value) = value else {
            return self.half_move(start, end, Written::Unreadable);
        };
        if self.starts_next(Some(value)) {
            return Step::Border;
        }
        self.draft
            .push_number(value, Column::First, Span::new(start, start + digits));
        self.draft
            .push_odd(Span::new(start + digits, end), Oddity::BadNumber);
        self.at = end;
        Step::Taken
    }

    pub(super) fn star(&mut self, start: usize) -> Step {
        if closes(self.text, start + 1) && !self.draft.is_closed() {
            return self.close(start, start + 1);
        }
        if self.draft.is_closed() && self.draft.gap_after_closing {
            return Step::Border;
        }
        self.remark(
            start,
            start + 1,
            RemarkKind::Sign(&self.text[start..start + 1]),
        );
        Step::Taken
    }

    /// A dash alone stands for a half-move that nobody knows: `41. - -`.
    fn dash(&mut self, start: usize, end: usize) -> Step {
        if self.draft.is_numbered() || self.draft.has_body() && row_ends(self.text, end) {
            return self.half_move(start, end, Written::Nothing);
        }
        self.remark(start, end, RemarkKind::Unreadable);
        Step::Taken
    }
}

/// A move with a square 0 is none.
fn checked(text: MoveText) -> Written {
    match text.squares.contains(&Coordinate::Number(0)) {
        true => Written::Unreadable,
        false => Written::Move(text),
    }
}
