//! From byte offsets to lines and columns.

use memchr::{memchr_iter, memchr2, memrchr2};

use super::span::{Place, Span};

/// A span shown as people count, with the line it stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown<'t> {
    /// Line and column of the first character.
    pub place: Place,
    /// The text of that line, without its end.
    pub line: &'t str,
}

/// The place of a span in `text`, whose first line is line `first_line` of its file.
///
/// For many spans of one text take [`Places`], which does not start at the top each time.
///
/// ```
/// use huff::notation::{place, Place, Span};
/// let shown = place("Ход\r\nc3-d4 ход", Span::new(14, 20), 7);
/// assert_eq!(shown.place, Place { line: 8, column: 7 });
/// assert_eq!(shown.line, "c3-d4 ход");
/// ```
pub fn place(text: &str, span: Span, first_line: u64) -> Shown<'_> {
    Places::new(text, first_line).place(span)
}

/// Finds the places of many spans of one text, fastest in the order of the text.
///
/// Lines end with LF, CR LF or CR. Columns count characters, not bytes.
#[derive(Clone, Debug)]
pub struct Places<'t> {
    text: &'t str,
    first_line: u64,
    /// Where the last span began.
    at: usize,
    /// The start of its line, the number of that line, and the characters between.
    line_start: usize,
    line: u64,
    before: u64,
}

impl<'t> Places<'t> {
    /// For a text whose first line is line `first_line` of its file.
    pub fn new(text: &'t str, first_line: u64) -> Places<'t> {
        Places {
            text,
            first_line,
            at: 0,
            line_start: 0,
            line: first_line,
            before: 0,
        }
    }

    /// The place of a span, which may be anywhere.
    pub fn place(&mut self, span: Span) -> Shown<'t> {
        let mut offset = (span.start as usize).min(self.text.len());
        while !self.text.is_char_boundary(offset) {
            offset -= 1;
        }
        if offset < self.at {
            *self = Places::new(self.text, self.first_line);
        }
        let passed = &self.text[self.at..offset];
        match memrchr2(b'\n', b'\r', passed.as_bytes()) {
            Some(end) => {
                let start = self.at + end + 1;
                self.line += line_ends(&self.text.as_bytes()[self.at..start]);
                self.line_start = start;
                self.before = self.text[start..offset].chars().count() as u64;
            }
            None => self.before += passed.chars().count() as u64,
        }
        self.at = offset;
        let bytes = self.text.as_bytes();
        let end = memchr2(b'\n', b'\r', &bytes[offset..]).map_or(bytes.len(), |end| offset + end);
        Shown {
            place: Place {
                line: self.line,
                column: self.before + 1,
            },
            line: &self.text[self.line_start..end],
        }
    }
}

/// How many lines end in `bytes`; CR LF is one end.
pub(crate) fn line_ends(bytes: &[u8]) -> u64 {
    let feeds = memchr_iter(b'\n', bytes).count();
    let returns = memchr_iter(b'\r', bytes)
        .filter(|at| bytes.get(at + 1) != Some(&b'\n'))
        .count();
    (feeds + returns) as u64
}
