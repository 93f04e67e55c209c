//! `[Name "value"]`, also where quotes or brackets are missing.

use std::borrow::Cow;

use memchr::memchr2;

/// What stands at an opening bracket.
pub(crate) enum Bracketed<'t> {
    /// A tag.
    Tag {
        /// As written.
        name: &'t str,
        /// Without quotes and escapes.
        value: Cow<'t, str>,
        /// The byte behind it.
        end: usize,
        /// Whether quotes and brackets are as they should be.
        form: Form,
    },
    /// Brackets without a name and a value, such as `[Empty]`.
    Nothing {
        /// The byte behind them.
        end: usize,
    },
    /// No tag at all.
    Text,
}

/// Whether a tag is written as PDN writes it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// Yes.
    Good,
    /// A quote or bracket is missing.
    Bad,
}

/// The longest tag, in bytes.
const LONGEST: usize = 4096;

/// Reads the tag whose opening bracket is at `start`. A tag ends on its line.
pub(crate) fn bracketed(text: &str, start: usize) -> Bracketed<'_> {
    let bytes = text.as_bytes();
    let mut limit = bytes.len().min(start + LONGEST);
    while !text.is_char_boundary(limit) {
        limit -= 1;
    }
    let mut name_start = skip_blanks(&text[..limit], start + 1);
    // The bracket may stand alone on the line above.
    let mut form = Form::Good;
    for line_end in [b'\r', b'\n'] {
        if name_start < limit && bytes[name_start] == line_end {
            name_start += 1;
            form = Form::Bad;
        }
    }
    let line_end =
        memchr2(b'\n', b'\r', &bytes[name_start..limit]).map_or(limit, |end| name_start + end);
    let line = &text[..line_end];
    let name_length = line[name_start..]
        .find(|letter: char| {
            letter.is_whitespace() || matches!(letter, '"' | '[' | ']' | '“' | '”' | '«')
        })
        .unwrap_or(line_end - name_start);
    let name = &line[name_start..name_start + name_length];
    if !name.starts_with(|letter: char| letter.is_alphabetic()) {
        return Bracketed::Text;
    }
    let value_start = skip_blanks(line, name_start + name_length);
    if line[value_start..].starts_with('"')
        && let Some((value, end)) = quoted(line, value_start + 1)
    {
        return Bracketed::Tag {
            name,
            value: unescaped(value),
            end,
            form,
        };
    }
    bare(line, name, value_start)
}

/// A value up to the quote that stands before the closing bracket.
fn quoted(line: &str, start: usize) -> Option<(&str, usize)> {
    let bytes = line.as_bytes();
    let mut at = start;
    let mut escaped_quote = None;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' if bytes.get(at + 1) == Some(&b'"') => {
                // A path such as "C:\games\" ends with a backslash that escapes nothing.
                if let Some(end) = closing_bracket(line, at + 2) {
                    escaped_quote.get_or_insert((&line[start..at + 1], end));
                }
                at += 2;
            }
            b'\\' if bytes.get(at + 1) == Some(&b'\\') => at += 2,
            b'"' => match closing_bracket(line, at + 1) {
                Some(end) => return Some((&line[start..at], end)),
                None => at += 1,
            },
            // The next tag of the line: the closing quote of this one is missing.
            b']' if next_tag_follows(line, at + 1) => break,
            _ => at += 1,
        }
    }
    escaped_quote
}

fn closing_bracket(line: &str, at: usize) -> Option<usize> {
    let close = skip_blanks(line, at);
    line[close..].starts_with(']').then_some(close + 1)
}

/// Whether `[Name "` follows.
fn next_tag_follows(line: &str, at: usize) -> bool {
    let next = skip_blanks(line, at);
    let Some(rest) = line[next..].strip_prefix('[') else {
        return false;
    };
    let name = rest.trim_start_matches(|letter: char| letter.is_alphanumeric() || letter == '_');
    name.len() < rest.len()
        && name.trim_start_matches(' ').starts_with('"')
        && !name.starts_with('"')
}

/// A value without proper quotes: up to the first bracket, else to the end of the line.
fn bare<'t>(line: &'t str, name: &'t str, start: usize) -> Bracketed<'t> {
    let close = line[start..].find(']').map(|length| start + length);
    let value_end = close.unwrap_or_else(|| line.trim_end().len().max(start));
    let mut value_end_trimmed = value_end;
    if close.is_none() {
        while line[start..value_end_trimmed].ends_with("\\r")
            || line[start..value_end_trimmed].ends_with("\\n")
        {
            value_end_trimmed -= 2;
        }
    }
    let is_quote = |letter: char| {
        letter.is_whitespace() || matches!(letter, '"' | '“' | '”' | '„' | '«' | '»')
    };
    let value = line[start..value_end_trimmed].trim_matches(is_quote);
    let end = close.map_or(value_end_trimmed, |close| close + 1);
    match value.is_empty() && !line[start..value_end_trimmed].contains(is_quote) {
        true => Bracketed::Nothing { end },
        false => Bracketed::Tag {
            name,
            value: unescaped(value),
            end,
            form: Form::Bad,
        },
    }
}

fn skip_blanks(line: &str, at: usize) -> usize {
    at + line.as_bytes()[at..]
        .iter()
        .take_while(|byte| matches!(byte, b' ' | b'\t'))
        .count()
}

/// A backslash escapes a quote, an apostrophe and itself; before anything else it is text.
fn unescaped(value: &str) -> Cow<'_, str> {
    if !value.contains('\\') {
        return Cow::Borrowed(value);
    }
    let mut plain = String::with_capacity(value.len());
    let mut letters = value.chars().peekable();
    while let Some(letter) = letters.next() {
        match letters.peek() {
            Some(&next @ ('"' | '\'' | '\\')) if letter == '\\' => {
                plain.push(next);
                letters.next();
            }
            _ => plain.push(letter),
        }
    }
    Cow::Owned(plain)
}
