//! Records to text, by the writing rules of PDN 3.0.

use std::borrow::Cow;
use std::fmt::Write as _;

use super::scan;
use crate::draughts::Variant;
use crate::notation::lookalike::looks_like;
use crate::notation::record::{
    Column, Coordinate, HalfMove, MoveText, Oddity, Record, Remark, RemarkKind, Separator, Written,
};

/// The longest line, in characters; comments, variations and tags are not broken.
const LINE: usize = 79;

/// The tags that come first, in this order.
const FIRST_TAGS: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// Writes a record; reading it again gives the same tags, squares, remarks and result.
///
/// `source` is the text that the record was read from (its spans point into it); it may be empty
/// for a record that was made otherwise, but then text that could not be read is lost. What is
/// written twice or not at all stays so: no tag, number gap or result is invented. Only a record
/// without any move number gets them.
///
/// ```
/// use huff::draughts::Variant;
/// use huff::notation::pdn;
/// let text = "[White \"A\"]\n1 . c3d4 b6 - a5! {good} 1-0";
/// let record = pdn::records("[White \"A\"] 1.c3d4 b6 - a5! {good} 1-0").next().unwrap();
/// let written = pdn::write(&record, text, Variant::Russian);
/// assert_eq!(written, "[White \"A\"]\n\n1. c3-d4 b6-a5! {good} 1-0\n");
/// ```
pub fn write(record: &Record<'_>, source: &str, variant: Variant) -> String {
    let mut writer = Writer {
        text: String::with_capacity(record.span.end as usize - record.span.start as usize + 64),
        column: 0,
        capture: capture_sign(variant),
    };
    writer.tags(record);
    let has_numbers = record
        .half_moves
        .iter()
        .any(|half_move| half_move.number.is_some());
    let closing_index = record
        .closing
        .as_ref()
        .map(|closing| match closing.span.start {
            0 => record.half_moves.len(),
            start => record
                .half_moves
                .partition_point(|half_move| half_move.span.start < start),
        });
    let mut remarks = record.remarks.iter().peekable();
    for index in 0..=record.half_moves.len() {
        let mut closing = record
            .closing
            .as_ref()
            .filter(|_| closing_index == Some(index));
        while let Some(remark) = remarks.next_if(|remark| remark.after as usize <= index) {
            if let Some(mark) =
                closing.take_if(|mark| mark.span.start != 0 && mark.span.start < remark.span.start)
            {
                writer.word(mark.text);
            }
            writer.remark(remark, source);
        }
        if let Some(mark) = closing {
            writer.word(mark.text);
        }
        if let Some(half_move) = record.half_moves.get(index) {
            writer.half_move(half_move, index, has_numbers);
        }
    }
    writer.end_line();
    writer.text
}

/// The sign between the squares of a capture (PDN 3.0, table of game types).
fn capture_sign(variant: Variant) -> char {
    match variant.game_type() {
        Some(25) => ':',
        _ => 'x',
    }
}

struct Writer {
    text: String,
    /// Characters of the current line.
    column: usize,
    capture: char,
}

impl Writer {
    fn tags(&mut self, record: &Record<'_>) {
        let is_first = |name: &str| {
            FIRST_TAGS
                .iter()
                .any(|first| first.eq_ignore_ascii_case(name))
        };
        let first = FIRST_TAGS.iter().flat_map(|name| {
            record
                .tags
                .iter()
                .filter(|tag| tag.name.eq_ignore_ascii_case(name))
        });
        for tag in first.chain(record.tags.iter().filter(|tag| !is_first(tag.name))) {
            let value = tag
                .value
                .replace('\\', "\\\\")
                .replace('"', "\\\"")
                .replace(['\n', '\r'], " ");
            // Writing to a String cannot fail.
            let _ = writeln!(self.text, "[{} \"{value}\"]", tag.name);
        }
        if !record.tags.is_empty() && (!record.half_moves.is_empty() || record.closing.is_some()) {
            self.text.push('\n');
        }
    }

    /// Writes a token, on the next line if this one is full.
    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        if self.column > 0 {
            match self.column + 1 + length > LINE {
                true => self.end_line(),
                false => self.blank(),
            }
        }
        self.push(word);
    }

    /// Writes text that would mean something else at the start of a line.
    fn inner_word(&mut self, word: &str) {
        self.blank();
        self.push(word);
    }

    fn push(&mut self, text: &str) {
        self.text.push_str(text);
        self.column = match text.rfind(['\n', '\r']) {
            Some(end) => text[end + 1..].chars().count().max(1),
            None => self.column + text.chars().count(),
        };
    }

    fn blank(&mut self) {
        self.text.push(' ');
        self.column += 1;
    }

    fn end_line(&mut self) {
        if self.column > 0 {
            self.text.push('\n');
            self.column = 0;
        }
    }

    fn remark(&mut self, remark: &Remark<'_>, source: &str) {
        match &remark.kind {
            RemarkKind::Comment(text) => self.comment(text),
            RemarkKind::Variation(text) => self.word(&bracketed(text)),
            RemarkKind::Sign(text) => self.word(text),
            RemarkKind::Position(fen) => self.word(&format!("/FEN \"{fen}\"/")),
            RemarkKind::Odd(Oddity::BadTag) => {
                let text = remark.span.of(source);
                if !text.is_empty() {
                    self.end_line();
                    self.push(text);
                    self.end_line();
                }
            }
            RemarkKind::Unreadable | RemarkKind::Truncated | RemarkKind::Odd(Oddity::NotOpened) => {
                let text = remark.span.of(source);
                if !text.is_empty() {
                    self.inner_word(text);
                }
            }
            RemarkKind::Clock(text) => self.command("clk", text),
            RemarkKind::Crown(text) => self.command("crown", text),
            RemarkKind::StruckOut(text) => self.command("struck", text),
            // They are about how the rest was written.
            RemarkKind::NumberGap { .. } | RemarkKind::Odd(_) | RemarkKind::SpreadsheetDate(_) => {}
        }
    }

    /// A cell of a record sheet as a command in a comment.
    fn command(&mut self, name: &str, value: &str) {
        self.comment(&format!("[%{name} {}]", value.replace(['[', ']'], " ")));
    }

    /// A comment with a closing brace in it runs to the end of its line.
    fn comment(&mut self, text: &str) {
        match (text.contains('}'), text.contains(['\n', '\r'])) {
            (false, _) => self.word(&format!("{{{text}}}")),
            (true, true) => self.word(&format!("{{{}}}", text.replace('}', ")"))),
            (true, false) => {
                self.word(&format!(";{text}"));
                self.end_line();
            }
        }
    }

    fn half_move(&mut self, half_move: &HalfMove<'_>, index: usize, has_numbers: bool) {
        let text = match &half_move.written {
            Written::Move(text) => Cow::Owned(self.moved(text, &half_move.text)),
            Written::Nothing => Cow::Borrowed("-"),
            Written::Unreadable => Cow::Borrowed(half_move.text.as_ref()),
        };
        let number = match half_move.number {
            None if !has_numbers && index.is_multiple_of(2) => {
                Some((index as u32 / 2 + 1, Column::First))
            }
            None => None,
            Some(number) => Some((number, half_move.column.unwrap_or(Column::First))),
        };
        match number {
            Some((number, Column::First)) => self.word(&format!("{number}. {text}")),
            Some((number, Column::Second)) => self.word(&format!("{number}... {text}")),
            None => self.word(&text),
        }
    }

    /// A move in the separators of PDN 3.0, with the signs that stood behind it.
    fn moved(&self, moved: &MoveText, token: &str) -> String {
        let mut text = String::new();
        let is_short = matches!(moved.squares.first(), Some(Coordinate::File(_)));
        let is_capture = moved.separator == Separator::Capture || moved.squares.len() > 2;
        for (index, square) in moved.squares.iter().enumerate() {
            if index > 0 && !(is_short && index == 1) {
                text.push(if is_capture { self.capture } else { '-' });
            }
            // Writing to a String cannot fail.
            let _ = match *square {
                Coordinate::Number(number) => write!(text, "{number}"),
                Coordinate::Cell { column, row } => {
                    write!(text, "{}{}", (b'a' + column) as char, row + 1)
                }
                Coordinate::File(column) => write!(text, "{}", (b'a' + column) as char),
            };
        }
        let is_digit = |letter: &(usize, char)| looks_like(letter.1).is_ascii_digit();
        if let Some((at, last)) = token.char_indices().rfind(is_digit) {
            text.push_str(&token[at + last.len_utf8()..]);
        }
        text
    }
}

/// A variation in brackets that close where they should.
fn bracketed(inside: &str) -> String {
    let mut text = format!("({inside})");
    // Each round closes one bracket that the text leaves open.
    for _ in 0..inside.len() {
        let end = scan::variation(text.as_bytes(), 1);
        if end.is_closed() {
            break;
        }
        match scan::is_in_comment(text.as_bytes()) {
            true => text.push_str("})"),
            false => text.push(')'),
        }
    }
    match scan::variation(text.as_bytes(), 1).next == text.len() {
        true => text,
        // A closing bracket without an opening one inside.
        false => format!("（{inside}）"),
    }
}
