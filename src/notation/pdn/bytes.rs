//! What a byte may start, and the lines at which a record must end.

/// What the reader does with a byte at the start of a token.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Class {
    /// Space and the like.
    Blank,
    /// `\n`, `\r`.
    LineEnd,
    /// `0`-`9`.
    Digit,
    /// `A`-`Z`, `a`-`z`.
    Letter,
    /// `{`
    Brace,
    /// `(`
    Paren,
    /// `[`
    Bracket,
    /// `}`, `)`, `]`
    Closer,
    /// `;`
    Semicolon,
    /// `%`
    Percent,
    /// `$`
    Dollar,
    /// `/`
    Slash,
    /// `.`
    Dot,
    /// `*`
    Star,
    /// `-`
    Dash,
    /// `!`, `?` and other signs behind moves.
    Sign,
    /// `"`
    Quote,
    /// `\`
    Backslash,
    /// Part of a character beyond ASCII.
    High,
    /// Anything else.
    Other,
}

const CLASSES: [Class; 256] = {
    let mut table = [Class::Other; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = match byte as u8 {
            b' ' | b'\t' | 0x0b | 0x0c => Class::Blank,
            b'\n' | b'\r' => Class::LineEnd,
            b'0'..=b'9' => Class::Digit,
            b'a'..=b'z' | b'A'..=b'Z' => Class::Letter,
            b'{' => Class::Brace,
            b'(' => Class::Paren,
            b'[' => Class::Bracket,
            b'}' | b')' | b']' => Class::Closer,
            b';' => Class::Semicolon,
            b'%' => Class::Percent,
            b'$' => Class::Dollar,
            b'/' => Class::Slash,
            b'.' => Class::Dot,
            b'*' => Class::Star,
            b'-' => Class::Dash,
            b'!' | b'?' | b'+' | b'=' | b'#' | b'~' => Class::Sign,
            b'"' => Class::Quote,
            b'\\' => Class::Backslash,
            0x80..=0xff => Class::High,
            _ => Class::Other,
        };
        byte += 1;
    }
    table
};

pub(crate) fn class(byte: u8) -> Class {
    CLASSES[byte as usize]
}

/// How far back an empty line is looked for.
const REACH: usize = 1024;

/// Whether the `[` at `at` starts a tag that ends whatever is open: it stands at the start of a
/// line, and it is an `Event` tag or an empty line stands before it.
///
/// Without this rule a comment that is never closed would swallow the games behind it.
pub(crate) fn is_hard_tag(bytes: &[u8], at: usize) -> bool {
    let name = bytes[at + 1..]
        .iter()
        .take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_');
    let name_end = at + 1 + name.count();
    if name_end == at + 1 || !bytes[at + 1].is_ascii_alphabetic() {
        return false;
    }
    let value = name_end
        + bytes[name_end..]
            .iter()
            .take_while(|byte| matches!(byte, b' ' | b'\t'))
            .count();
    if value == name_end || bytes.get(value) != Some(&b'"') {
        return false;
    }
    let floor = at.saturating_sub(REACH);
    let Some(line) = back_over_blanks(bytes, at, floor) else {
        return true;
    };
    if !matches!(bytes[line - 1], b'\n' | b'\r') {
        return false;
    }
    if &bytes[at + 1..name_end] == b"Event" {
        return true;
    }
    let mut before = line - 1;
    if bytes[before] == b'\n' && before > floor && bytes[before - 1] == b'\r' {
        before -= 1;
    }
    match back_over_blanks(bytes, before, floor) {
        Some(before) => matches!(bytes[before - 1], b'\n' | b'\r'),
        None => true,
    }
}

/// The offset behind the last byte before `at` that is no blank (nor an escaped line end);
/// `None` at the start of the text.
fn back_over_blanks(bytes: &[u8], mut at: usize, floor: usize) -> Option<usize> {
    while at > floor {
        if class(bytes[at - 1]) == Class::Blank {
            at -= 1;
        } else if at >= floor + 2 && bytes[at - 2] == b'\\' && matches!(bytes[at - 1], b'r' | b'n')
        {
            at -= 2;
        } else {
            return Some(at);
        }
    }
    (at > 0).then_some(at)
}

/// Length of an escaped line end (a backslash and `r` or `n` in front of a real one) at `at`.
pub(crate) fn escaped_line_end(bytes: &[u8], at: usize) -> Option<usize> {
    let mut end = at;
    while bytes.get(end) == Some(&b'\\') && matches!(bytes.get(end + 1), Some(b'r' | b'n')) {
        end += 2;
    }
    let ends = match bytes.get(end) {
        None => true,
        Some(byte) => matches!(class(*byte), Class::LineEnd | Class::Blank),
    };
    (end > at && ends).then_some(end - at)
}
