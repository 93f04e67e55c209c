//! A CSV text as rows of cells that know where they stand.

use std::borrow::Cow;

use csv_core::{ReadFieldResult, Reader, ReaderBuilder};

use crate::notation::span::Span;

/// A cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::notation) struct Cell<'t> {
    /// Without quotes, and with doubled quotes as one.
    pub(in crate::notation) text: Cow<'t, str>,
    /// Where it stands, without its quotes.
    pub(in crate::notation) span: Span,
}

impl<'t> Cell<'t> {
    /// A part of the cell with its place.
    pub(in crate::notation) fn part(&self, start: usize, end: usize) -> Cell<'t> {
        match &self.text {
            Cow::Borrowed(text) => {
                let from = self.span.start as usize;
                Cell {
                    text: Cow::Borrowed(&text[start..end]),
                    span: Span::new(from + start, from + end),
                }
            }
            // doubled quotes move the places inside: the whole cell is shown
            Cow::Owned(text) => Cell {
                text: Cow::Owned(text[start..end].to_string()),
                span: self.span,
            },
        }
    }

    /// Without blanks around it.
    pub(in crate::notation) fn trimmed(&self) -> Cell<'t> {
        let is_blank =
            |letter: char| letter.is_whitespace() || crate::notation::lookalike::is_blank(letter);
        let start = self.text.len() - self.text.trim_start_matches(is_blank).len();
        let length = self.text[start..].trim_end_matches(is_blank).len();
        self.part(start, start + length)
    }

    pub(in crate::notation) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }
}

/// One row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::notation) struct Row<'t> {
    /// The cells, without blanks around them.
    pub(in crate::notation) cells: Vec<Cell<'t>>,
    /// From the first to the last byte.
    pub(in crate::notation) span: Span,
    /// Whether a quote in it is not closed; the row was then read without quotes.
    pub(in crate::notation) quotes: Quotes,
}

/// Whether the quotes of a row are closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::notation) enum Quotes {
    Closed,
    Open,
}

impl<'t> Row<'t> {
    pub(in crate::notation) fn is_empty(&self) -> bool {
        self.cells.iter().all(Cell::is_empty)
    }

    /// A cell that is there and filled.
    pub(in crate::notation) fn filled(&self, index: Option<usize>) -> Option<&Cell<'t>> {
        self.cells.get(index?).filter(|cell| !cell.is_empty())
    }
}

/// Whether the rows of a table start with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::notation) enum Numbered {
    No,
    Yes,
}

/// Cells of one row that are kept; no sheet has more.
const MOST_CELLS: usize = 256;
/// How often an open quote is looked for; after that quotes are plain characters.
const MOST_OPEN: u32 = 16;

/// The rows of a text. Empty lines are passed over.
pub(in crate::notation) struct Rows<'t> {
    text: &'t str,
    at: usize,
    separator: u8,
    /// Whether rows start with a number: a quote that runs on over such a start was not closed.
    pub(in crate::notation) numbered: Numbered,
    open_quotes: u32,
    buffer: Vec<u8>,
}

impl<'t> Rows<'t> {
    pub(in crate::notation) fn new(text: &'t str, separator: u8) -> Rows<'t> {
        Rows {
            text,
            at: 0,
            separator,
            numbered: Numbered::No,
            open_quotes: 0,
            buffer: vec![0; 256],
        }
    }

    fn reader(&self, quoting: bool) -> Reader {
        ReaderBuilder::new()
            .delimiter(self.separator)
            .quoting(quoting)
            .build()
    }

    /// Reads one row of `text[self.at..end]`; `None` at its end.
    fn row(&mut self, end: usize, quoting: bool) -> Option<Row<'t>> {
        let mut reader = self.reader(quoting);
        let bytes = &self.text.as_bytes()[..end];
        while matches!(bytes.get(self.at), Some(b'\n' | b'\r')) {
            self.at += 1;
        }
        let start = self.at;
        if start == end {
            return None;
        }
        let mut row = Row {
            cells: Vec::new(),
            span: Span::new(start, start),
            quotes: Quotes::Closed,
        };
        loop {
            let (from, length, is_last) = self.field(&mut reader, bytes);
            let raw = &self.text[from..self.at];
            let raw = match is_last {
                true => raw.trim_end_matches(['\n', '\r']),
                false => &raw[..raw.len() - 1],
            };
            row.span.end = (from + raw.len()) as u32;
            if quoting
                && raw.starts_with('"')
                && (raw.len() == 1 || !raw.ends_with('"'))
                && self.at == end
            {
                row.quotes = Quotes::Open;
            }
            if row.cells.len() < MOST_CELLS {
                row.cells.push(self.cell(raw, from, length).trimmed());
            }
            if is_last {
                return Some(row);
            }
        }
    }

    /// Reads one field into the buffer: where it starts, its length there, whether it ends the row.
    fn field(&mut self, reader: &mut Reader, bytes: &[u8]) -> (usize, usize, bool) {
        let from = self.at;
        let mut length = 0;
        loop {
            let (result, read, wrote) =
                reader.read_field(&bytes[self.at..], &mut self.buffer[length..]);
            self.at += read;
            length += wrote;
            match result {
                ReadFieldResult::InputEmpty => {}
                ReadFieldResult::OutputFull => self.buffer.resize(self.buffer.len() * 2, 0),
                ReadFieldResult::Field { record_end } => return (from, length, record_end),
                ReadFieldResult::End => return (from, length, true),
            }
        }
    }

    /// Whether a quoted cell runs on over the start of another row.
    fn swallows_rows(&self, row: &Row<'_>) -> bool {
        let starts_row = |line: &str| {
            let rest = line.trim_start_matches(|letter: char| letter.is_ascii_digit());
            rest.len() < line.len() && rest.as_bytes().first() == Some(&self.separator)
        };
        let text = row.span.of(self.text);
        self.numbered == Numbered::Yes && text.split(['\n', '\r']).skip(1).any(starts_row)
    }

    fn cell(&self, raw: &'t str, from: usize, length: usize) -> Cell<'t> {
        let value = &self.buffer[..length];
        let inner = raw
            .strip_prefix('"')
            .map_or(raw, |rest| rest.strip_suffix('"').unwrap_or(rest));
        for (text, skipped) in [(raw, 0), (inner, 1)] {
            if text.as_bytes() == value {
                let start = from + skipped;
                return Cell {
                    text: Cow::Borrowed(text),
                    span: Span::new(start, start + text.len()),
                };
            }
        }
        let text = String::from_utf8_lossy(value).into_owned();
        let skipped = usize::from(inner.len() < raw.len());
        let start = from + skipped;
        Cell {
            text: Cow::Owned(text),
            span: Span::new(start, start + inner.len()),
        }
    }
}

impl<'t> Iterator for Rows<'t> {
    type Item = Row<'t>;

    fn next(&mut self) -> Option<Row<'t>> {
        let start = self.at;
        let quoting = self.open_quotes < MOST_OPEN;
        let row = self.row(self.text.len(), quoting)?;
        if row.quotes == Quotes::Closed && !self.swallows_rows(&row) {
            return Some(row);
        }
        self.open_quotes += 1;
        self.at = start;
        let from = row.span.start as usize;
        let end = memchr::memchr2(b'\n', b'\r', &self.text.as_bytes()[from..])
            .map_or(self.text.len(), |end| from + end);
        self.row(end, false).map(|row| Row {
            quotes: Quotes::Open,
            ..row
        })
    }
}

/// The character between the cells of a line: the one that stands in it most often.
pub(in crate::notation) fn separator(line: &str) -> Option<u8> {
    let mut counts = [(b',', 0_usize), (b';', 0), (b'\t', 0)];
    let mut is_quoted = false;
    for byte in line.bytes() {
        is_quoted ^= byte == b'"';
        if let Some(count) = counts
            .iter_mut()
            .find(|(sign, _)| *sign == byte && !is_quoted)
        {
            count.1 += 1;
        }
    }
    let best = counts.into_iter().rev().max_by_key(|(_, count)| *count)?;
    (best.1 > 0).then_some(best.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str) -> Vec<Vec<String>> {
        Rows::new(text, b',')
            .map(|row| row.cells.iter().map(|cell| cell.text.to_string()).collect())
            .collect()
    }

    #[test]
    fn cells_know_their_place() {
        let text = "a, b ,\"c\"\"d\"\r\n\r\nе,\"ё\"\r1";
        let rows: Vec<Row<'_>> = Rows::new(text, b',').collect();
        assert_eq!(
            cells(text),
            [vec!["a", "b", "c\"d"], vec!["е", "ё"], vec!["1"]]
        );
        assert_eq!(rows[0].cells[1].span.of(text), "b");
        assert_eq!(rows[0].cells[2].span.of(text), "c\"\"d");
        assert_eq!(rows[1].cells[1].span.of(text), "ё");
        assert_eq!(rows[1].span.of(text), "е,\"ё\"");
    }

    #[test]
    fn an_open_quote_spoils_its_line_only() {
        let text = "1,\"a\n2,b,c\n";
        assert_eq!(cells(text), [vec!["1", "\"a"], vec!["2", "b", "c"]]);
    }

    #[test]
    fn separators() {
        assert_eq!(separator("no;white;black,x"), Some(b';'));
        assert_eq!(separator("\"a;b;c\",d"), Some(b','));
        assert_eq!(separator("no\twhite"), Some(b'\t'));
        assert_eq!(separator("no"), None);
    }
}
