//! One written move: `32-28`, `15x33x31`, `c3:e5`, `c3d4`, `cd4`, `3228`, with blanks inside or not.

use smallvec::{SmallVec, smallvec};

use super::lookalike::{self, Plain};
use super::record::{Coordinate, MoveText, Separator, Written};

/// Reads a piece of text that should hold one half-move and nothing else, such as a cell of a sheet.
///
/// ```
/// use huff::notation::{written, Written};
/// assert!(matches!(written(" 1- 7"), Written::Move(_)));
/// assert!(matches!(written("с3:е5"), Written::Move(_))); // Cyrillic letters
/// assert_eq!(written("32-"), Written::Unreadable);
/// assert_eq!(written(""), Written::Nothing);
/// ```
pub fn written(text: &str) -> Written {
    let text =
        text.trim_matches(|letter: char| letter.is_whitespace() || lookalike::is_blank(letter));
    if text.is_empty() {
        return Written::Nothing;
    }
    let plain = Plain::of(text);
    match token(&plain.bytes) {
        Token::Move {
            text: moved,
            length,
        } if plain.text_length(length) == text.len() => {
            match moved.squares.contains(&Coordinate::Number(0)) {
                true => Written::Unreadable,
                false => Written::Move(moved),
            }
        }
        _ => Written::Unreadable,
    }
}

/// What a piece of move text starts with. All lengths are in bytes.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Token {
    /// Two squares or more, with the signs behind them.
    Move { text: MoveText, length: usize },
    /// A number with dots behind it (or a closing bracket, which counts as one dot).
    Number {
        value: u32,
        dots: usize,
        length: usize,
    },
    /// A number alone.
    Bare { value: u32, length: usize },
    /// A result with a fraction in it.
    Fraction { length: usize },
    /// Something that holds a digit.
    Unreadable { length: usize },
    /// Letters without a digit.
    Word { length: usize },
}

/// Reads the token at the start of `bytes`, which are ASCII or the bytes of [`Plain`].
pub(crate) fn token(bytes: &[u8]) -> Token {
    if let Some(length) = fraction(bytes) {
        return Token::Fraction { length };
    }
    let Some((mut squares, mut at)) = opening(bytes) else {
        return other(bytes);
    };
    let mut separator = match squares.len() {
        2 => bytes
            .get(1)
            .copied()
            .and_then(self::separator)
            .unwrap_or(Separator::None),
        _ => Separator::None,
    };
    while let Some((square, kind, end)) = continuation(bytes, at, &squares) {
        squares.push(square);
        if separator != Separator::Capture && kind != Separator::None {
            separator = kind;
        }
        at = end;
    }
    if squares.len() == 1 {
        return number(bytes, &squares, at);
    }
    match signs(bytes, at) {
        Some(end) => Token::Move {
            text: MoveText { squares, separator },
            length: end,
        },
        None => other(bytes),
    }
}

/// The first square of a move, or the file and square of a half-short one.
fn opening(bytes: &[u8]) -> Option<(SmallVec<[Coordinate; 4]>, usize)> {
    if let Some((square, end)) = square(bytes, 0) {
        return Some((smallvec![square], end));
    }
    let column = file(*bytes.first()?)?;
    let second = 1 + usize::from(matches!(bytes.get(1), Some(b'-' | b'x' | b'X' | b':')));
    match square(bytes, second) {
        Some((square @ Coordinate::Cell { .. }, end)) => {
            Some((smallvec![Coordinate::File(column), square], end))
        }
        _ => None,
    }
}

/// A separator and the next square.
fn continuation(
    bytes: &[u8],
    at: usize,
    before: &[Coordinate],
) -> Option<(Coordinate, Separator, usize)> {
    let last = *before.last()?;
    if let Some(kind) = bytes.get(at).copied().and_then(separator)
        && let Some((square, end)) = square(bytes, at + 1)
    {
        return same_kind(last, square).then_some((square, kind, end));
    }
    if matches!(last, Coordinate::Cell { .. })
        && let Some((square @ Coordinate::Cell { .. }, end)) = square(bytes, at)
    {
        return Some((square, Separator::None, end));
    }
    spaced_continuation(bytes, at, before)
}

/// The same with blanks in it: `32 - 28`, `18x 9`.
fn spaced_continuation(
    bytes: &[u8],
    at: usize,
    before: &[Coordinate],
) -> Option<(Coordinate, Separator, usize)> {
    let sign_at = blanks(bytes, at);
    // A star with blanks around it is a closing mark or a sign.
    let kind = bytes
        .get(sign_at)
        .filter(|sign| **sign != b'*')
        .copied()
        .and_then(separator)?;
    let square_at = blanks(bytes, sign_at + 1);
    let (square, end) = square(bytes, square_at)?;
    // A quiet move has two squares: what comes behind a dash is something else.
    let is_complete = before.len() >= 2 && kind == Separator::Dash;
    if is_complete || !same_kind(*before.last()?, square) {
        return None;
    }
    // `32- 19-23` is half a move and a whole one, `18x 9` one move that fills two columns.
    let padded = sign_at == at && square_at > sign_at + 1;
    if padded && (end - square_at > 1 || next_square_follows(bytes, end)) {
        return None;
    }
    Some((square, kind, end))
}

fn next_square_follows(bytes: &[u8], at: usize) -> bool {
    bytes.get(at).copied().and_then(separator).is_some() && square(bytes, at + 1).is_some()
}

fn same_kind(one: Coordinate, other: Coordinate) -> bool {
    matches!(one, Coordinate::Number(_)) == matches!(other, Coordinate::Number(_))
}

/// A number of up to three digits, or a file and a row.
fn square(bytes: &[u8], at: usize) -> Option<(Coordinate, usize)> {
    let first = *bytes.get(at)?;
    if first.is_ascii_digit() {
        let (value, end) = digits(bytes, at);
        return (end - at <= 3).then_some((Coordinate::Number(value as u16), end));
    }
    let column = file(first)?;
    let (row, end) = digits(bytes, at + 1);
    let fits = (1..=2).contains(&(end - at - 1)) && (1..=12).contains(&row);
    fits.then(|| {
        (
            Coordinate::Cell {
                column,
                row: row as u8 - 1,
            },
            end,
        )
    })
}

/// A token with one square only: a move number, four digits that are two squares, or something else.
fn number(bytes: &[u8], squares: &[Coordinate], end: usize) -> Token {
    let [Coordinate::Number(value)] = squares else {
        return other(bytes);
    };
    let value = u32::from(*value);
    let dots = bytes[end..]
        .iter()
        .take_while(|byte| **byte == b'.')
        .count();
    if dots > 0 {
        return Token::Number {
            value,
            dots,
            length: end + dots,
        };
    }
    if bytes.get(end) == Some(&b')') {
        return Token::Number {
            value,
            dots: 1,
            length: end + 1,
        };
    }
    if is_border(bytes, end) {
        return Token::Bare { value, length: end };
    }
    other(bytes)
}

/// Everything else up to the next blank or bracket.
fn other(bytes: &[u8]) -> Token {
    if let Some(four) = four_digits(bytes) {
        return four;
    }
    let length = (1..bytes.len())
        .find(|at| is_word_border(bytes, *at))
        .unwrap_or(bytes.len());
    match bytes[..length].iter().any(u8::is_ascii_digit) {
        true => Token::Unreadable { length },
        false => Token::Word { length },
    }
}

/// `3228`: two squares without anything between them.
fn four_digits(bytes: &[u8]) -> Option<Token> {
    let (value, end) = digits(bytes, 0);
    let (from, to) = (value / 100, value % 100);
    // 72 squares is the largest board; years are not moves.
    if end != 4 || !(1..=72).contains(&from) || !(1..=72).contains(&to) {
        return None;
    }
    let length = signs(bytes, end)?;
    if bytes.get(length) == Some(&b'.') {
        return None;
    }
    let squares = smallvec![
        Coordinate::Number(from as u16),
        Coordinate::Number(to as u16)
    ];
    Some(Token::Move {
        text: MoveText {
            squares,
            separator: Separator::None,
        },
        length,
    })
}

/// Skips the signs and marks behind a move; `None` where the token goes on as something else.
fn signs(bytes: &[u8], mut at: usize) -> Option<usize> {
    loop {
        match bytes.get(at) {
            Some(b'!' | b'?' | b'*' | b'+' | b'=' | b'#' | b'~') => at += 1,
            Some(b'(') => {
                let inside = bytes[at + 1..]
                    .iter()
                    .take_while(|sign| matches!(sign, b'!' | b'?'));
                let close = at + 1 + inside.count();
                if close == at + 1 || bytes.get(close) != Some(&b')') {
                    return Some(at);
                }
                at = close + 1;
            }
            Some(b'K' | &lookalike::CROWN) if is_border(bytes, at + 1) => at += 1,
            _ => break,
        }
    }
    (is_border(bytes, at) || is_text(&bytes[at..])).then_some(at)
}

/// Whether words are glued to a move: three letters or more and no digit among them.
fn is_text(bytes: &[u8]) -> bool {
    let length = (0..bytes.len())
        .find(|at| is_word_border(bytes, *at))
        .unwrap_or(bytes.len());
    let word = &bytes[..length];
    let letters = word
        .iter()
        .filter(|byte| byte.is_ascii_alphabetic() || matches!(**byte, lookalike::OTHER))
        .count();
    let starts_as_text = match word.first() {
        Some(&lookalike::IDEOGRAPH) => return true,
        Some(byte) => byte.is_ascii_alphabetic() || *byte == lookalike::OTHER,
        None => false,
    };
    starts_as_text && letters >= 3 && !word.iter().any(u8::is_ascii_digit)
}

/// `1/2-1/2`, `½:½`, `½`, `0.5-0.5`, `1½-½`: results that hold a fraction.
fn fraction(bytes: &[u8]) -> Option<usize> {
    let sign = if bytes.first()?.is_ascii_digit() {
        bytes.get(1)?
    } else {
        &bytes[0]
    };
    if !matches!(
        *sign,
        b'/' | b'.' | b',' | b'-' | b':' | b' ' | lookalike::HALF
    ) {
        return None;
    }
    let (one, end) = half(bytes, 0)?;
    let sign_at = blanks(bytes, end);
    if let Some(b'-' | b':') = bytes.get(sign_at) {
        let other_at = blanks(bytes, sign_at + 1);
        if let Some((other, end)) = half(bytes, other_at) {
            // Decimals on one side only are a move number glued to a move: `1.5-9`.
            let fits = match (one, other) {
                (Half::Decimal, Half::Decimal) => true,
                (Half::Decimal, _) | (_, Half::Decimal) | (Half::Whole, Half::Whole) => false,
                _ => true,
            };
            if fits && is_border(bytes, end) {
                return Some(end);
            }
        }
    }
    (one == Half::Fraction && is_border(bytes, end)).then_some(end)
}

/// How a number of half points is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    Whole,
    Fraction,
    Decimal,
}

fn half(bytes: &[u8], at: usize) -> Option<(Half, usize)> {
    let (_, end) = digits(bytes, at);
    match (bytes.get(end), end - at) {
        (Some(&lookalike::HALF), _) => Some((Half::Fraction, end + 1)),
        (Some(b'/'), 1) if bytes[at] == b'1' && bytes.get(end + 1) == Some(&b'2') => {
            Some((Half::Fraction, end + 2))
        }
        (Some(b'.' | b','), 1) if bytes[at] <= b'1' && bytes.get(end + 1) == Some(&b'5') => {
            Some((Half::Decimal, end + 2))
        }
        // A whole number counts beside a fraction only: the caller looks at the other side.
        (_, 1) => Some((Half::Whole, end)),
        _ => None,
    }
}

fn digits(bytes: &[u8], at: usize) -> (u32, usize) {
    let mut end = at;
    let mut value = 0_u32;
    while let Some(byte) = bytes.get(end).filter(|byte| byte.is_ascii_digit()) {
        value = value
            .saturating_mul(10)
            .saturating_add(u32::from(byte - b'0'));
        end += 1;
    }
    (value, end)
}

fn file(byte: u8) -> Option<u8> {
    let letter = byte.to_ascii_lowercase();
    letter
        .is_ascii_lowercase()
        .then(|| letter - b'a')
        .filter(|column| *column < 12)
}

fn separator(byte: u8) -> Option<Separator> {
    match byte {
        b'-' => Some(Separator::Dash),
        b'x' | b'X' | b':' | b'*' => Some(Separator::Capture),
        _ => None,
    }
}

fn blanks(bytes: &[u8], mut at: usize) -> usize {
    while matches!(bytes.get(at), Some(b' ' | b'\t')) {
        at += 1;
    }
    at
}

/// Whether a move or number may end here.
fn is_border(bytes: &[u8], at: usize) -> bool {
    matches!(bytes.get(at), None | Some(b'.' | b',')) || is_word_border(bytes, at)
}

/// Whether a word ends here.
fn is_word_border(bytes: &[u8], at: usize) -> bool {
    match bytes.get(at) {
        None => true,
        Some(b' ' | b'\t' | b'\n' | b'\r' | b'\x0b' | b'\x0c') => true,
        Some(b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b'"' | b'$') => true,
        Some(b'\\') => matches!(bytes.get(at + 1), Some(b'r' | b'n')),
        Some(_) => false,
    }
}
