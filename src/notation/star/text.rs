//! Records written like PDN.

use super::record::{Record, Remark, RemarkKind, Tag, Turn};
use super::scan::Scan;
use super::token;
use crate::notation::looks_like_ascii;
use crate::notation::span::Span;

/// The records of a text. Nothing is dropped: what cannot be read is an entry that says so.
pub(super) fn records(text: &str) -> Vec<Record> {
    let mut reading = Reading {
        scan: Scan::new(text),
        records: Vec::new(),
        open: None,
        row: 0,
        number: None,
        is_ended: false,
    };
    reading.run();
    reading.records
}

struct Reading<'t> {
    scan: Scan<'t>,
    records: Vec<Record>,
    open: Option<Record>,
    row: u32,
    number: Option<u32>,
    /// Whether the mark of the end stands before.
    is_ended: bool,
}

impl Reading<'_> {
    fn run(&mut self) {
        loop {
            self.scan.skip_blanks();
            let start = self.scan.at;
            let Some(sign) = self.scan.peek() else {
                break;
            };
            match sign {
                '[' => self.tag(start),
                '{' => self.comment(start),
                ';' => {
                    let line = self.scan.skip(|letter| !matches!(letter, '\n' | '\r'));
                    let comment = line[1..].trim().to_owned();
                    self.remark(start, RemarkKind::Comment(comment));
                }
                '%' if start == 0 || self.scan.text[..start].ends_with(['\n', '\r']) => {
                    self.scan.skip(|letter| !matches!(letter, '\n' | '\r'));
                }
                '(' => {
                    if !self.scan.skip_behind(')') {
                        self.remark(start, RemarkKind::NotClosed);
                    }
                }
                '$' => {
                    self.scan.at += 1;
                    self.scan.skip(|letter| letter.is_ascii_digit());
                }
                _ if self.ends() => {}
                _ if self.numbers() => {}
                _ => self.entry(start),
            }
        }
        self.close();
    }

    fn record(&mut self) -> &mut Record {
        self.open.get_or_insert_with(Record::default)
    }

    fn extend(&mut self, span: Span) {
        let record = self.record();
        if record.span == Span::default() {
            record.span = span;
        }
        record.span.end = span.end;
    }

    fn close(&mut self) {
        let record = self.open.take();
        let is_one = |record: &Record| !record.tags.is_empty() || !record.turns.is_empty();
        self.records.extend(record.filter(is_one));
        (self.row, self.number) = (0, None);
        self.is_ended = false;
    }

    fn remark(&mut self, start: usize, kind: RemarkKind) {
        let span = self.scan.span_from(start);
        let record = self.record();
        let after = record.turns.len() as u32;
        record.remarks.push(Remark { after, kind, span });
    }

    fn comment(&mut self, start: usize) {
        if self.scan.skip_behind('}') {
            let text = &self.scan.text[start + 1..self.scan.at - 1];
            let comment = text.split_whitespace().collect::<Vec<_>>().join(" ");
            let old = comment.strip_prefix("[%struck ");
            self.remark(
                start,
                match old.and_then(|old| old.strip_suffix(']')) {
                    Some(old) => RemarkKind::StruckOut(old.trim().to_owned()),
                    None => RemarkKind::Comment(comment),
                },
            );
        } else {
            // only the rest of its line, so that the game is not lost
            self.scan.at = start;
            self.scan.skip(|letter| !matches!(letter, '\n' | '\r'));
            self.remark(start, RemarkKind::NotClosed);
        }
    }

    fn tag(&mut self, start: usize) {
        let has_turns = |record: &Record| !record.turns.is_empty();
        if self.is_ended || self.open.as_ref().is_some_and(has_turns) {
            self.close();
        }
        let line = self.scan.skip(|letter| !matches!(letter, '\n' | '\r'));
        let end = line.rfind(']').unwrap_or(line.len());
        // several tags may share a line
        let end = line
            .find("] [")
            .or_else(|| line.find("]["))
            .map_or(end, |first| first.min(end));
        self.scan.at = start + (end + 1).min(line.len());
        let content = line[1..end.max(1)].trim();
        let split = content
            .find(|letter: char| letter.is_whitespace() || letter == '"')
            .unwrap_or(content.len());
        let (name, value) = content.split_at(split);
        let value = value.trim();
        let value = value.strip_prefix(['"', '“']).unwrap_or(value);
        let value = value.strip_suffix(['"', '”']).unwrap_or(value);
        let value = value.replace("\\\"", "\"").replace("\\\\", "\\");
        let span = self.scan.span_from(start);
        self.extend(span);
        if name.is_empty() {
            self.remark(start, RemarkKind::BadTag);
            return;
        }
        let tag = Tag {
            name: name.to_owned(),
            value,
            span,
        };
        self.record().tags.push(tag);
    }

    /// A mark of the result or of the end.
    fn ends(&mut self) -> bool {
        const MARKS: [&str; 6] = ["1/2-1/2", "½-½", "1-0", "0-1", "1-1", "*"];
        let rest = self.scan.rest();
        let mark = MARKS.iter().find(|mark| {
            let behind = rest.strip_prefix(**mark);
            behind.is_some_and(|behind| !behind.starts_with(|sign: char| sign.is_alphanumeric()))
        });
        self.scan.at += mark.map_or(0, |mark| mark.len());
        self.is_ended |= mark.is_some();
        mark.is_some()
    }

    /// `4.`, `4...` or a bare number before the entries of a round.
    fn numbers(&mut self) -> bool {
        let start = self.scan.at;
        let is_digit =
            |letter: char| letter.is_ascii_digit() || ('\u{ff10}'..='\u{ff19}').contains(&letter);
        let digits = self.scan.skip(is_digit);
        let digits = digits
            .chars()
            .map(|digit| looks_like_ascii(digit).unwrap_or(digit));
        let digits: String = digits.collect();
        let number = digits.parse().ok();
        let dots = self
            .scan
            .skip(|letter| matches!(letter, '.' | '．' | '。' | '、' | '…' | ')'));
        let stands_alone = self.scan.peek().is_none_or(|letter| letter.is_whitespace());
        if number.is_none() || dots.is_empty() && !stands_alone {
            self.scan.at = start;
            return false;
        }
        let is_first = self.record().turns.is_empty();
        self.row += u32::from(!is_first);
        self.number = number;
        true
    }

    fn entry(&mut self, start: usize) {
        let kind = token::entry(&mut self.scan);
        let span = self.scan.span_from(start);
        self.extend(span);
        let turn = Turn {
            row: self.row,
            number: self.number,
            seat: None,
            text: span.of(self.scan.text).to_owned(),
            span,
            kind,
        };
        self.record().turns.push(turn);
    }
}
