//! Text to records.

mod asides;
mod moves;

use super::bytes::{Class, class};
use super::draft::Draft;
use super::lookahead::{self, is_line_start};
use super::scan;
use crate::notation::record::{Oddity, Record, RemarkKind};
use crate::notation::span::Span;

/// Reads all game records of a text.
///
/// Nothing is refused: what cannot be read stays in the record as text with its place. A record is
/// anything with at least one tag or one half-move. The text should be shorter than 4 GiB; files
/// come in pieces from [`crate::notation::Blocks`].
///
/// ```
/// use huff::notation::pdn;
/// let games: Vec<_> = pdn::records("[White \"A\"]\n1. 32-28 19-23 2. 28x19 1-0").collect();
/// assert_eq!(games[0].half_moves.len(), 3);
/// assert_eq!(games[0].closing.as_ref().unwrap().text, "1-0");
/// ```
pub fn records(text: &str) -> Records<'_> {
    Records {
        text,
        at: 0,
        lines: 1,
        draft: Draft::default(),
        odd_result: None,
        strays: Vec::new(),
        comments_end: (0, false),
        is_done: false,
    }
}

/// The records of a text, one after the other; see [`records`].
pub struct Records<'t> {
    text: &'t str,
    at: usize,
    /// Line ends directly before `at`; 1 at the start of the text, which starts a line too.
    lines: u32,
    draft: Draft<'t>,
    /// The value of the Result tag where it is none of the usual marks.
    odd_result: Option<String>,
    strays: Vec<Span>,
    /// Up to where it is known whether a tag stands behind the comments.
    comments_end: (usize, bool),
    is_done: bool,
}

/// What a token was.
enum Step {
    /// It was taken into the record.
    Taken,
    /// It belongs to the next record, and has not been read.
    Border,
}

impl<'t> Records<'t> {
    /// Text passed so far that belongs to no record, such as `[Empty]` or a lone number.
    pub fn strays(&self) -> &[Span] {
        &self.strays
    }

    /// Ends the draft and starts the next one.
    fn finish(&mut self) -> Option<Record<'t>> {
        let room = self.draft.record.half_moves.len();
        let draft = std::mem::replace(&mut self.draft, Draft::with_room(room));
        self.odd_result = None;
        match draft.finish() {
            Ok(record) => Some(record),
            Err(stray) => {
                self.strays.extend(stray);
                None
            }
        }
    }

    /// Reads one token.
    fn step(&mut self) -> Step {
        let bytes = self.text.as_bytes();
        let start = self.at;
        if let Some(step) = self.odd_closing(start) {
            return step;
        }
        match class(bytes[start]) {
            Class::Digit | Class::Letter => return self.usual(start),
            Class::Dash | Class::High | Class::Other => return self.word(start),
            Class::Bracket => return self.bracket(start),
            Class::Star => return self.star(start),
            Class::Brace => return self.brace(start),
            Class::Paren => self.paren(start),
            Class::Percent if is_line_start(bytes, start) => {
                let end = scan::line_end(bytes, start);
                let text = &self.text[start + 1..end];
                self.draft
                    .push_line_remark(Span::new(start, end), RemarkKind::Comment(text.into()));
                self.at = end;
            }
            Class::Semicolon => {
                let end = scan::line_end(bytes, start);
                self.remark(
                    start,
                    end,
                    RemarkKind::Comment(self.text[start + 1..end].into()),
                );
            }
            Class::Closer => {
                self.draft
                    .push_odd(Span::new(start, start + 1), Oddity::NotOpened);
                self.at = start + 1;
            }
            Class::Slash => self.slash(start),
            Class::Dot => {
                let end = self.run(start, |byte| byte == b'.');
                if end - start >= 2 && self.draft.is_numbered() {
                    self.draft.push_dots(Span::new(start, end));
                    self.at = end;
                } else {
                    self.remark(start, end, RemarkKind::Unreadable);
                }
            }
            Class::Dollar => {
                let end = self.run(start + 1, |byte| byte.is_ascii_digit());
                self.remark(start, end, RemarkKind::Sign(&self.text[start..end]));
            }
            Class::Sign => {
                let end = self.run(start, |byte| class(byte) == Class::Sign);
                self.remark(start, end, RemarkKind::Sign(&self.text[start..end]));
            }
            Class::Quote => {
                let end =
                    scan::same_line(bytes, start + 1, b'"').map_or(start + 1, |close| close + 1);
                self.remark(start, end, RemarkKind::Unreadable);
            }
            Class::Percent | Class::Backslash => {
                self.remark(start, start + 1, RemarkKind::Unreadable)
            }
            Class::Blank | Class::LineEnd => self.at += 1,
        }
        Step::Taken
    }
}

impl<'t> Iterator for Records<'t> {
    type Item = Record<'t>;

    fn next(&mut self) -> Option<Record<'t>> {
        while !self.is_done {
            let space = lookahead::space(self.text, self.at);
            self.at = space.end;
            self.lines += space.lines;
            if self.draft.is_closed() && self.lines >= 2 {
                self.draft.gap_after_closing = true;
            }
            if self.at == self.text.len() {
                self.is_done = true;
                return self.finish();
            }
            if let Some((start, length)) = space.escaped.filter(|_| self.draft.begin.is_some()) {
                self.draft
                    .push_escaped_line_end(Span::new(start, start + length));
            }
            match self.step() {
                Step::Taken => self.lines = 0,
                Step::Border => {
                    let record = self.finish();
                    if record.is_some() {
                        return record;
                    }
                }
            }
        }
        None
    }
}

/// Where the last records of a text begin; the first record of it has no border.
#[derive(Default)]
pub(crate) struct Borders {
    pub(crate) last: Option<usize>,
    pub(crate) last_but_one: Option<usize>,
}

/// Finds the last borders between the records of a text.
pub(crate) fn borders(text: &str) -> Borders {
    let mut records = records(text);
    let mut borders = Borders::default();
    while records.next().is_some() {
        if !records.is_done {
            borders = Borders {
                last: Some(records.at),
                last_but_one: borders.last,
            };
        }
    }
    borders
}
