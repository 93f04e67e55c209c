//! `# key: value`: what a sheet says about the whole game.

use std::borrow::Cow;

use super::rows::{Cell, Row};
use super::words::{self, Ending, Key};
use crate::draughts::{Color, Variant, rules::ScoreOrder};
use crate::notation::game_type::GameType;
use crate::notation::pdn::{Bracketed, bracketed};
use crate::notation::record::{Record, Tag};
use crate::notation::span::Span;

/// What a line says.
pub(super) enum Line<'t> {
    Tag(Tag<'t>),
    Comment(Cell<'t>),
    Nothing,
}

/// Whether a row is such a line.
pub(super) fn is_line(row: &Row<'_>) -> bool {
    row.cells
        .first()
        .is_some_and(|cell| cell.text.starts_with(['#', '＃']))
}

/// Reads such a line of `text`.
pub(super) fn line<'t>(text: &'t str, row: &Row<'t>) -> Line<'t> {
    let count = row
        .cells
        .iter()
        .rposition(|cell| !cell.is_empty())
        .map_or(0, |last| last + 1);
    let Some((first, rest)) = row.cells[..count].split_first() else {
        return Line::Nothing;
    };
    let is_sign = |letter: char| matches!(letter, '#' | '＃') || letter.is_whitespace();
    let start = first.text.len() - first.text.trim_start_matches(is_sign).len();
    let content = first.part(start, first.text.len());
    if content.is_empty() && rest.is_empty() {
        return Line::Nothing;
    }
    if let Some(tag) = pdn_tag(text, &content, row.span) {
        return Line::Tag(tag);
    }
    let Some(colon) = content.text.find([':', '：']) else {
        return match rest {
            [] => Line::Comment(content),
            [value, ..] => named(text, &content, joined(text, value, rest), row.span),
        };
    };
    let colon_length = content.text[colon..]
        .chars()
        .next()
        .map_or(1, char::len_utf8);
    let value = content
        .part(colon + colon_length, content.text.len())
        .trimmed();
    let value = match rest {
        [] => value,
        _ => joined(text, &value, rest),
    };
    named(text, &content.part(0, colon).trimmed(), value, row.span)
}

/// A value that the separator of the file has torn into cells.
fn joined<'t>(text: &'t str, value: &Cell<'t>, rest: &[Cell<'t>]) -> Cell<'t> {
    let end = rest.last().map_or(value.span.end, |cell| cell.span.end);
    let span = Span {
        start: value.span.start,
        end,
    };
    Cell {
        text: Cow::Borrowed(span.of(text)),
        span,
    }
}

/// `[Name "value"]` behind the `#`.
fn pdn_tag<'t>(text: &'t str, content: &Cell<'t>, span: Span) -> Option<Tag<'t>> {
    if !content.text.starts_with('[') {
        return None;
    }
    match &content.text {
        Cow::Borrowed(_) => {
            let line = Span {
                start: content.span.start,
                end: span.end,
            }
            .of(text);
            match bracketed(line, 0) {
                Bracketed::Tag { name, value, .. } => Some(Tag { name, value, span }),
                _ => None,
            }
        }
        Cow::Owned(owned) => match bracketed(owned, 0) {
            Bracketed::Tag { name, value, .. } => {
                let name = borrowed(text, span, name)?;
                Some(Tag {
                    name,
                    value: Cow::Owned(value.into_owned()),
                    span,
                })
            }
            _ => None,
        },
    }
}

/// The same words as they stand in the text.
fn borrowed<'t>(text: &'t str, span: Span, words: &str) -> Option<&'t str> {
    let line = span.of(text);
    line.find(words).map(|at| &line[at..at + words.len()])
}

/// A tag by its key; a key that cannot name a tag makes a comment.
pub(super) fn named<'t>(text: &'t str, key: &Cell<'t>, value: Cell<'t>, span: Span) -> Line<'t> {
    let known = words::key(&key.text);
    let name = match known {
        Some(_) => Some(""),
        None => borrowed(text, key.span, &key.text).filter(|name| is_tag_name(name)),
    };
    match name {
        Some(name) => Line::Tag(tag(known, name, value.text, span)),
        None => Line::Comment(Cell {
            text: Cow::Owned(format!("{}: {}", key.text, value.text)),
            span: Span {
                start: key.span.start,
                end: value.span.end.max(key.span.end),
            },
        }),
    }
}

/// Whether a tag can have this name.
pub(super) fn is_tag_name(name: &str) -> bool {
    name.starts_with(char::is_alphabetic)
        && !name.contains(|letter: char| {
            letter.is_whitespace() || matches!(letter, '"' | '[' | ']' | '“' | '«')
        })
}

/// The tag of a key; `name` counts where the key is not known.
pub(super) fn tag<'t>(key: Option<Key>, name: &'t str, value: Cow<'t, str>, span: Span) -> Tag<'t> {
    let variant = |value: &str| {
        let game_type = Variant::from_name(value).and_then(GameType::of)?;
        Some(("GameType", Cow::Owned(game_type.to_string())))
    };
    let (name, value) = match key {
        None => (name, value),
        Some(Key::Tag(name)) => (name, value),
        Some(Key::Variant) => variant(&value).unwrap_or_else(|| {
            match value.starts_with(|sign: char| sign.is_ascii_digit()) {
                true => ("GameType", value),
                false => ("Variant", value),
            }
        }),
        Some(Key::Game) => variant(&value).unwrap_or(("Game", value)),
        Some(Key::Start) => match is_time(&value) {
            true => ("StartTime", value),
            false => ("FEN", value),
        },
        Some(Key::Result) => ("Result", value),
        Some(Key::Copy) => match words::side(&value) {
            Some(side) => ("Copy", Cow::Borrowed(side.word())),
            None => ("Copy", value),
        },
        Some(Key::Clock) => ("Clock", words::clock(&value).map_or(value, Cow::Borrowed)),
    };
    Tag { name, value, span }
}

fn is_time(value: &str) -> bool {
    value.starts_with(|sign: char| sign.is_ascii_digit()) && value.contains([':', '：', '.'])
}

/// A result in words as a mark. `1-0` names White's points first, in games that count the first
/// mover's first his.
pub(super) fn settle_result(record: &mut Record<'_>) {
    let game = record
        .tag("GameType")
        .and_then(|tag| GameType::read(&tag.value).0)
        .and_then(GameType::variant);
    for tag in record.tags.iter_mut().filter(|tag| tag.name == "Result") {
        if let Some(ending) = words::ending(&tag.value) {
            tag.value = Cow::Borrowed(mark(ending, game));
        }
    }
}

/// The mark of a result in words.
pub(super) fn mark(ending: Ending, game: Option<Variant>) -> &'static str {
    let first = match game.map(Variant::rules) {
        Some(rules) if rules.score_order == ScoreOrder::FirstMover => rules.first(),
        _ => Color::White,
    };
    match ending {
        Ending::Draw => "1/2-1/2",
        Ending::Won(side) if side == first => "1-0",
        Ending::Won(_) => "0-1",
    }
}
