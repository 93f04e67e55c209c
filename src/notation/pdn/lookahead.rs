//! What comes next, where a token means one thing or another because of it.

use memchr::memchr;

use super::bytes::{Class, class, escaped_line_end};
use super::result::{Mark, mark_of};
use super::scan;
use crate::notation::lookalike::{Plain, is_blank};
use crate::notation::move_text::{self, Token};

/// White space that was passed over.
#[derive(Clone, Copy, Default)]
pub(crate) struct Space {
    /// The byte behind it.
    pub(crate) end: usize,
    /// How many lines end in it.
    pub(crate) lines: u32,
    /// Where the first escaped line end stands, and its length.
    pub(crate) escaped: Option<(usize, usize)>,
}

/// Passes over white space from `at`.
#[inline]
pub(crate) fn space(text: &str, at: usize) -> Space {
    let bytes = text.as_bytes();
    let mut space = Space {
        end: at,
        ..Space::default()
    };
    while let Some(&byte) = bytes.get(space.end) {
        match class(byte) {
            Class::Blank => space.end += 1,
            Class::LineEnd => {
                let feed_follows = byte == b'\r' && bytes.get(space.end + 1) == Some(&b'\n');
                space.end += 1 + usize::from(feed_follows);
                space.lines += 1;
            }
            Class::Backslash => match escaped_line_end(bytes, space.end) {
                Some(length) => {
                    space.escaped.get_or_insert((space.end, length));
                    space.end += length;
                }
                None => break,
            },
            Class::High => match text[space.end..]
                .chars()
                .next()
                .filter(|letter| is_blank(*letter))
            {
                Some(letter) => space.end += letter.len_utf8(),
                None => break,
            },
            _ => break,
        }
    }
    space
}

/// The longest token, in bytes; longer ones are cut.
const LONGEST: usize = 1024;

/// The token at `at`, read as what it looks like. Lengths are bytes of the text.
pub(crate) fn token(text: &str, at: usize) -> Token {
    let bytes = &text.as_bytes()[at..text.len().min(at + LONGEST)];
    if is_plain(bytes.first()) {
        let token = move_text::token(bytes);
        let end = length(&token);
        let behind = end
            + bytes[end..]
                .iter()
                .take_while(|byte| matches!(byte, b' ' | b'\t'))
                .count();
        if bytes[..end].iter().all(|byte| is_plain(Some(byte))) && is_plain(bytes.get(behind)) {
            return token;
        }
    }
    let plain = Plain::of(&text[at..]);
    // A character that is read as nothing is a token of its own.
    with_length(move_text::token(&plain.bytes), |count| {
        plain.text_length(count.max(1))
    })
}

/// Control characters and those beyond ASCII have to be looked at one by one.
fn is_plain(byte: Option<&u8>) -> bool {
    byte.is_none_or(|byte| (b'\t'..0x80).contains(byte))
}

/// The length of a token.
pub(crate) fn length(token: &Token) -> usize {
    match *token {
        Token::Move { length, .. }
        | Token::Number { length, .. }
        | Token::Bare { length, .. }
        | Token::Fraction { length }
        | Token::Unreadable { length }
        | Token::Word { length } => length,
    }
}

fn with_length(mut token: Token, change: impl Fn(usize) -> usize) -> Token {
    match &mut token {
        Token::Move { length, .. }
        | Token::Number { length, .. }
        | Token::Bare { length, .. }
        | Token::Fraction { length }
        | Token::Unreadable { length }
        | Token::Word { length } => *length = change(*length),
    }
    token
}

/// Whether a result mark that ends at `at` closes the record: no half-move of it follows.
pub(crate) fn closes(text: &str, mut at: usize) -> bool {
    let bytes = text.as_bytes();
    loop {
        let space = space(text, at);
        if space.lines >= 2 {
            return true;
        }
        at = space.end;
        let Some(&byte) = bytes.get(at) else {
            return true;
        };
        at = match class(byte) {
            Class::Bracket | Class::Star => return true,
            Class::Brace => scan::comment(bytes, at + 1).next,
            Class::Paren => scan::variation(bytes, at + 1).next,
            Class::Semicolon => scan::line_end(bytes, at),
            Class::Percent if is_line_start(bytes, at) => scan::line_end(bytes, at),
            Class::Quote => scan::same_line(bytes, at + 1, b'"').unwrap_or(at) + 1,
            Class::Letter if is_line_start(bytes, at) && broken_tag(text, at).is_some() => {
                return true;
            }
            Class::Digit | Class::Letter | Class::High | Class::Other => match token(text, at) {
                Token::Number { value: 1, .. } | Token::Fraction { .. } => return true,
                Token::Move { text, .. } => {
                    return mark_of(&text) == Mark::Sure;
                }
                Token::Word { length } => at + length,
                _ => return false,
            },
            _ => at + 1,
        };
    }
}

/// Whether a half-move starts at `at`, on this line or the next.
pub(crate) fn move_follows(text: &str, at: usize) -> bool {
    let space = space(text, at);
    space.lines < 2
        && space.end < text.len()
        && matches!(token(text, space.end), Token::Move { text, .. } if mark_of(&text) == Mark::No)
}

/// Whether no half-move of the same row follows at `at`: a number comes, a result or the end.
pub(crate) fn row_ends(text: &str, at: usize) -> bool {
    let space = space(text, at);
    let Some(&byte) = text.as_bytes().get(space.end) else {
        return true;
    };
    match class(byte) {
        Class::Bracket | Class::Star => true,
        Class::Digit => match token(text, space.end) {
            Token::Number { .. } | Token::Fraction { .. } => true,
            Token::Move { text, .. } => mark_of(&text) != Mark::No,
            _ => false,
        },
        _ => false,
    }
}

/// Passes over comments from `at`: where they end, and whether a tag stands there.
pub(crate) fn tag_behind_comments(text: &str, mut at: usize) -> (usize, bool) {
    let bytes = text.as_bytes();
    loop {
        at = space(text, at).end;
        match bytes.get(at) {
            Some(b'{') => at = scan::comment(bytes, at + 1).next,
            Some(b';') => at = scan::line_end(bytes, at),
            Some(b'%') if is_line_start(bytes, at) => at = scan::line_end(bytes, at),
            Some(b'[') => {
                return (
                    at,
                    bytes
                        .get(at + 1)
                        .is_some_and(|byte| byte.is_ascii_alphabetic() || *byte >= 0x80),
                );
            }
            _ => return (at, false),
        }
    }
}

/// The end of a line of the form `Name "value"]`, a tag that has lost its opening bracket.
pub(crate) fn broken_tag(text: &str, at: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let name = bytes[at..]
        .iter()
        .take_while(|byte| byte.is_ascii_alphanumeric())
        .count();
    let quote = at
        + name
        + bytes[at + name..]
            .iter()
            .take_while(|byte| **byte == b' ')
            .count();
    if quote == at + name || bytes.get(quote) != Some(&b'"') {
        return None;
    }
    let line_end = scan::line_end(bytes, at);
    let close = memchr(b']', &bytes[quote..line_end])?;
    Some(quote + close + 1)
}

/// Whether `at` is the first byte of a line.
pub(crate) fn is_line_start(bytes: &[u8], at: usize) -> bool {
    at == 0 || matches!(bytes[at - 1], b'\n' | b'\r')
}
