//! Whether a text is CSV, and where it can be cut.

use super::layout::Layout;
use super::lines;
use super::reader::separator_of;
use super::rows::{Row, Rows};
use super::words;

/// What a CSV text holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Record sheets.
    Sheets,
    /// A table with a game in each row.
    Games,
}

/// Rows that are looked at.
const MOST_ROWS: usize = 64;
/// Bytes that are looked at.
const MOST_BYTES: usize = 64 * 1024;

/// What a text is, by its content; `None` where it is no CSV of games.
///
/// ```
/// use huff::notation::sheet::{Kind, kind};
/// assert_eq!(kind("# event: Cup\nno,white,black\n1,c3-d4,f6-g5"), Some(Kind::Sheets));
/// assert_eq!(kind("白方;黑方;着法\n张三;李四;1. c3-d4"), Some(Kind::Games));
/// assert_eq!(kind("[Event \"Cup\"]\n1. c3-d4"), None);
/// ```
pub fn kind(text: &str) -> Option<Kind> {
    let text = start_of(text);
    let text = text.trim_start_matches(['\u{feff}', ' ', '\n', '\r']);
    if text.starts_with(['[', '{', '%']) {
        return None;
    }
    let separator = separator_of(text).unwrap_or(b',');
    let mut has_lines = false;
    for row in Rows::new(text, separator)
        .filter(|row| !row.is_empty())
        .take(MOST_ROWS)
    {
        if lines::is_line(&row) {
            has_lines = true;
            continue;
        }
        match Layout::of(text, &row)
            .or_else(|| Layout::by_content(&row).filter(|_| row.cells.len() > 1))
        {
            Some(Layout::Sheet(_)) => return Some(Kind::Sheets),
            Some(Layout::Games(_)) => return Some(Kind::Games),
            None if has_lines || is_tag(&row) => {}
            None => return None,
        }
    }
    has_lines.then_some(Kind::Sheets)
}

/// Whether a row is a tag in two cells, or `sep=`.
fn is_tag(row: &Row<'_>) -> bool {
    let Some(first) = row.cells.first() else {
        return false;
    };
    let is_key = words::key(first.text.trim_end_matches([':', '：'])).is_some();
    (is_key && row.cells.len() > 1) || first.text.starts_with("sep=")
}

fn start_of(text: &str) -> &str {
    let mut end = text.len().min(MOST_BYTES);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    &text[..end]
}

/// The end of the row of headings of a table of games.
pub(crate) fn heading_end(text: &str) -> Option<usize> {
    let text = start_of(text);
    let separator = separator_of(text).unwrap_or(b',');
    Rows::new(text, separator)
        .take(MOST_ROWS)
        .find(|row| matches!(Layout::of(text, row), Some(Layout::Games(_))))
        .map(|row| row.span.end as usize)
}

/// The last place at which a text can be cut so that no record is torn.
pub(crate) fn last_border(kind: Kind, text: &str) -> Option<usize> {
    match kind {
        Kind::Sheets => {
            let mut end = text.len();
            while let Some(sign) = memchr::memrchr(b'#', &text.as_bytes()[..end]) {
                if starts_sheet(text, sign) {
                    return Some(line_start(text, sign));
                }
                end = sign;
            }
            None
        }
        Kind::Games => {
            // the last row may go on behind the end of the text
            let starts = Rows::new(text, separator_of(text).unwrap_or(b','))
                .map(|row| row.span.start as usize);
            starts.last().filter(|start| *start > 0)
        }
    }
}

/// The first place from `from` on at which reading can begin again.
pub(crate) fn next_border(kind: Kind, text: &str) -> Option<usize> {
    match kind {
        Kind::Sheets => memchr::memchr_iter(b'#', text.as_bytes())
            .find(|sign| starts_sheet(text, *sign))
            .map(|sign| line_start(text, sign)),
        Kind::Games => memchr::memchr2(b'\n', b'\r', text.as_bytes()).map(|end| end + 1),
    }
}

/// Whether the `#` is the start of a line below a line that starts otherwise.
fn starts_sheet(text: &str, sign: usize) -> bool {
    let start = line_start(text, sign);
    let is_start = |line: &str| line.trim_start_matches(['"', ' ']).starts_with('#');
    if start == 0
        || !text[start..=sign]
            .trim_start_matches(['"', ' '])
            .starts_with('#')
    {
        return false;
    }
    let before = text[..start].trim_end_matches(['\n', '\r']);
    !before.is_empty() && !is_start(&before[line_start(before, before.len())..])
}

fn line_start(text: &str, at: usize) -> usize {
    memchr::memrchr2(b'\n', b'\r', &text.as_bytes()[..at]).map_or(0, |end| end + 1)
}
