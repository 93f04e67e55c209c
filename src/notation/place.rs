//! From byte offsets to lines and columns.

use memchr::{memchr_iter, memchr2};

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
/// Lines end with LF, CR LF or CR. The column counts characters, not bytes.
///
/// ```
/// use huff::notation::{place, Place, Span};
/// let shown = place("Ход\r\nc3-d4 ход", Span::new(14, 20), 7);
/// assert_eq!(shown.place, Place { line: 8, column: 7 });
/// assert_eq!(shown.line, "c3-d4 ход");
/// ```
pub fn place(text: &str, span: Span, first_line: u64) -> Shown<'_> {
    let mut offset = (span.start as usize).min(text.len());
    while !text.is_char_boundary(offset) {
        offset -= 1;
    }
    let before = &text[..offset];
    let start = before.rfind(['\n', '\r']).map_or(0, |end| end + 1);
    let end =
        memchr2(b'\n', b'\r', &text.as_bytes()[offset..]).map_or(text.len(), |end| offset + end);
    Shown {
        place: Place {
            line: first_line + line_ends(&text.as_bytes()[..start]),
            column: before[start..].chars().count() as u64 + 1,
        },
        line: &text[start..end],
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
