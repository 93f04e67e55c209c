//! Text to records.

use std::borrow::Cow;

use smallvec::smallvec;

use super::bytes::{Class, class};
use super::draft::Draft;
use super::lookahead::{
    self, broken_tag, closes, is_line_start, move_follows, row_ends, tag_behind_comments,
};
use super::result::{self, Mark};
use super::scan;
use super::tag::{Bracketed, Form, bracketed};
use crate::notation::lookalike::looks_like;
use crate::notation::move_text::Token;
use crate::notation::record::{
    Column, Coordinate, MoveText, Oddity, Record, RemarkKind, Separator, Tag, Written,
};
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
            Class::Digit => return self.digit(start),
            Class::Letter | Class::Dash | Class::High | Class::Other => return self.word(start),
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

    fn remark(&mut self, start: usize, end: usize, kind: RemarkKind<'t>) {
        self.draft.push_remark(Span::new(start, end), kind);
        self.at = end;
    }

    /// The end of a run of bytes.
    fn run(&self, start: usize, belongs: impl Fn(u8) -> bool) -> usize {
        let bytes = self.text.as_bytes();
        start
            + bytes[start..]
                .iter()
                .take_while(|byte| belongs(**byte))
                .count()
    }

    /// A mark such as `4-6` or `-` that is known from the Result tag only.
    fn odd_closing(&mut self, start: usize) -> Option<Step> {
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

    #[inline]
    fn half_move(&mut self, start: usize, end: usize, written: Written) -> Step {
        if self.draft.is_closed() && self.starts_next(None) {
            return Step::Border;
        }
        self.draft
            .push_half_move(&self.text[start..end], Span::new(start, end), written);
        self.at = end;
        Step::Taken
    }

    /// The usual numeric move `32-28` is read here, everything else in [`Records::word`].
    #[inline]
    fn digit(&mut self, start: usize) -> Step {
        let bytes = self.text.as_bytes();
        let (from, sign) = short_number(bytes, start);
        let separator = match bytes.get(sign) {
            Some(b'-') => Separator::Dash,
            Some(b'x' | b':') => Separator::Capture,
            _ => return self.word(start),
        };
        let (to, end) = short_number(bytes, sign + 1);
        let ends = matches!(bytes.get(end), Some(b' ' | b'\n' | b'\r'))
            // Blanks may be followed by one more jump of the same move.
            && !matches!(bytes.get(end + 1), Some(b'-' | b'x' | b'X' | b':' | b' ' | b'\t' | 0x80..));
        if !ends || end == sign + 1 || result::mark(from, to) != Mark::No {
            return self.word(start);
        }
        let squares = smallvec![
            Coordinate::Number(from as u16),
            Coordinate::Number(to as u16)
        ];
        self.half_move(start, end, Written::Move(MoveText { squares, separator }))
    }

    fn word(&mut self, start: usize) -> Step {
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
            next if next == self.text.len() || self.text.as_bytes()[next] == b'[' => true,
            _ => self.draft.expects(value) && move_follows(self.text, end),
        };
        if is_number && !self.draft.is_numbered() {
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
            .push_odd(Span::new(start + digits, end), Oddity::BadNumber);
        self.draft
            .push_number(value, Column::First, Span::new(start, start + digits));
        self.at = end;
        Step::Taken
    }

    fn text_word(&mut self, start: usize, end: usize) {
        if is_line_start(self.text.as_bytes(), start) {
            if let Some(end) = broken_tag(self.text, start) {
                return self.remark(start, end, RemarkKind::Odd(Oddity::BadTag));
            }
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

    fn bracket(&mut self, start: usize) -> Step {
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

    fn star(&mut self, start: usize) -> Step {
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

    fn brace(&mut self, start: usize) -> Step {
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

    fn paren(&mut self, start: usize) {
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
    fn slash(&mut self, start: usize) {
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

    /// A dash alone stands for a half-move that nobody knows: `41. - -`.
    fn dash(&mut self, start: usize, end: usize) -> Step {
        if self.draft.is_numbered() || self.draft.has_body() && row_ends(self.text, end) {
            return self.half_move(start, end, Written::Nothing);
        }
        self.remark(start, end, RemarkKind::Unreadable);
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

/// A move with a square 0 is none.
fn checked(text: MoveText) -> Written {
    match text.squares.contains(&Coordinate::Number(0)) {
        true => Written::Unreadable,
        false => Written::Move(text),
    }
}

/// A number of one or two digits at `at`, and the byte behind it.
#[inline]
fn short_number(bytes: &[u8], at: usize) -> (u32, usize) {
    let digit = |at: usize| {
        bytes
            .get(at)
            .filter(|byte| byte.is_ascii_digit())
            .map(|byte| u32::from(byte - b'0'))
    };
    match (digit(at), digit(at + 1)) {
        (Some(tens), Some(units)) => (tens * 10 + units, at + 2),
        (Some(units), None) => (units, at + 1),
        (None, _) => (0, at),
    }
}
