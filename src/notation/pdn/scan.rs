//! Finding the ends of comments, variations and lines.

use memchr::{memchr2, memchr3, memmem};

use super::bytes::is_hard_tag;

/// Where something in brackets ends.
pub(crate) struct End {
    /// The byte behind the text inside.
    pub(crate) inside: usize,
    /// The byte behind the closing bracket; the same where it is missing.
    pub(crate) next: usize,
}

impl End {
    pub(crate) fn is_closed(&self) -> bool {
        self.next > self.inside
    }

    fn unclosed(at: usize) -> End {
        End {
            inside: at,
            next: at,
        }
    }
}

/// The end of a comment whose text starts at `at`.
pub(crate) fn comment(bytes: &[u8], mut at: usize) -> End {
    while let Some(found) = memchr2(b'}', b'[', &bytes[at..]) {
        let found = at + found;
        if bytes[found] == b'}' {
            return End {
                inside: found,
                next: found + 1,
            };
        }
        if is_hard_tag(bytes, found) {
            return End::unclosed(found);
        }
        at = found + 1;
    }
    End::unclosed(bytes.len())
}

/// The end of a variation whose text starts at `at`, with those inside it.
pub(crate) fn variation(bytes: &[u8], mut at: usize) -> End {
    let mut depth = 1;
    while at < bytes.len() {
        match bytes[at] {
            b'(' => depth += 1,
            b')' => {
                depth -= 1;
                if depth == 0 {
                    return End {
                        inside: at,
                        next: at + 1,
                    };
                }
            }
            b'{' => {
                at = comment(bytes, at + 1).next;
                continue;
            }
            b'[' if is_hard_tag(bytes, at) => return End::unclosed(at),
            _ => {}
        }
        at += 1;
    }
    End::unclosed(bytes.len())
}

/// How much text is looked through for a bracket of a rare kind.
const REACH: usize = 1024;

/// The end of something in full-width brackets; it has to close on its line.
pub(crate) fn full_width(text: &str, at: usize, close: char) -> Option<End> {
    let mut buffer = [0; 4];
    let close = close.encode_utf8(&mut buffer).as_bytes();
    let bytes = &text.as_bytes()[at..text.len().min(at + REACH)];
    let line = &bytes[..line_end(bytes, 0)];
    let found = at + memmem::find(line, close)?;
    Some(End {
        inside: found,
        next: found + close.len(),
    })
}

/// The end of the line that `at` stands in.
pub(crate) fn line_end(bytes: &[u8], at: usize) -> usize {
    memchr2(b'\n', b'\r', &bytes[at..]).map_or(bytes.len(), |end| at + end)
}

/// The next `wanted` byte of the line.
pub(crate) fn same_line(bytes: &[u8], at: usize, wanted: u8) -> Option<usize> {
    let found = at + memchr3(wanted, b'\n', b'\r', &bytes[at..])?;
    (bytes[found] == wanted).then_some(found)
}

/// Whether the text of a variation ends inside a comment.
pub(crate) fn is_in_comment(bytes: &[u8]) -> bool {
    let mut at = 0;
    while let Some(open) = memchr::memchr(b'{', &bytes[at..]) {
        let end = comment(bytes, at + open + 1);
        if !end.is_closed() {
            return true;
        }
        at = end.next;
    }
    false
}
