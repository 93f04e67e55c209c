//! A text read from left to right.

use crate::notation::lookalike::is_blank;
use crate::notation::span::Span;

/// A place in a text.
pub(super) struct Scan<'t> {
    pub(super) text: &'t str,
    pub(super) at: usize,
}

impl<'t> Scan<'t> {
    pub(super) fn new(text: &'t str) -> Scan<'t> {
        Scan { text, at: 0 }
    }

    pub(super) fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Goes on while letters are as wanted, and gives what was passed.
    pub(super) fn skip(&mut self, wanted: impl Fn(char) -> bool) -> &'t str {
        let length = self
            .rest()
            .find(|letter| !wanted(letter))
            .unwrap_or(self.rest().len());
        let passed = &self.rest()[..length];
        self.at += length;
        passed
    }

    pub(super) fn skip_blanks(&mut self) {
        self.skip(|letter| letter.is_whitespace() || is_blank(letter));
    }

    /// Blanks that do not end the line.
    pub(super) fn skip_blanks_of_line(&mut self) {
        self.skip(|letter| {
            !matches!(letter, '\n' | '\r') && (letter.is_whitespace() || is_blank(letter))
        });
    }

    /// Goes behind the next such sign, or to the end; whether there was one.
    pub(super) fn skip_behind(&mut self, sign: char) -> bool {
        match self.rest().find(sign) {
            Some(at) => {
                self.at += at + sign.len_utf8();
                true
            }
            None => {
                self.at = self.text.len();
                false
            }
        }
    }

    pub(super) fn span_from(&self, start: usize) -> Span {
        Span::new(start, self.at)
    }
}
