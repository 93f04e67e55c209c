//! Records to a table with a game in each row.

use super::guard::guarded;
use super::lines;
use super::notes::quoted;
use super::words;
use super::writer::shown;
use crate::draughts::Variant;
use crate::notation::pdn;
use crate::notation::record::{Record, Tag};
use crate::notation::span::Span;

/// Writes a table of games: its columns first, then a row for each record.
///
/// ```
/// use huff::draughts::Variant;
/// use huff::notation::{pdn, sheet};
/// let text = "[White \"=A\"][Black \"B\"] 1. c3-d4 b6-a5 1-0";
/// let record = pdn::records(text).next().unwrap();
/// let writer = sheet::GamesWriter::new(record.tags.iter().map(|tag| tag.name));
/// assert_eq!(writer.heading(), "no,white,black,moves\n");
/// assert_eq!(writer.row(1, &record, text, Variant::Russian), "1,'=A,B,1. c3-d4 b6-a5 1-0\n");
/// ```
#[derive(Clone, Debug)]
pub struct GamesWriter {
    names: Vec<String>,
}

/// The tags that come first, in this order.
const FIRST: [&str; 8] = [
    "Event", "Site", "Date", "Round", "Board", "White", "Black", "Result",
];

impl GamesWriter {
    /// For records with tags of these names; a name may come more than once.
    pub fn new<'n>(names: impl IntoIterator<Item = &'n str>) -> GamesWriter {
        let mut all: Vec<String> = Vec::new();
        for name in names {
            if !all.iter().any(|other| other == name) {
                all.push(name.to_string());
            }
        }
        all.sort_by_key(|name| {
            FIRST
                .iter()
                .position(|first| first == name)
                .unwrap_or(FIRST.len())
        });
        GamesWriter { names: all }
    }

    /// The row of headings.
    pub fn heading(&self) -> String {
        let mut text = "no".to_string();
        for name in &self.names {
            text.push(',');
            text.push_str(&quoted(column(name)));
        }
        text.push_str(",moves\n");
        text
    }

    /// The row of a record. Tags that no column can hold stand before its moves.
    pub fn row(&self, index: u64, record: &Record<'_>, source: &str, variant: Variant) -> String {
        let mut text = index.to_string();
        let mut held = vec![false; record.tags.len()];
        for name in &self.names {
            text.push(',');
            let tags = record.tags.iter().enumerate();
            let tag = tags
                .into_iter()
                .find(|(_, tag)| tag.name == name)
                .filter(|(_, tag)| reads_back(tag));
            if let Some((at, tag)) = tag {
                held[at] = true;
                text.push_str(&quoted(&guarded(shown(tag))));
            }
        }
        let rest = record
            .tags
            .iter()
            .zip(held)
            .filter(|(tag, held)| !held && !tag.value.is_empty());
        let moves = Record {
            tags: rest.map(|(tag, _)| tag.clone()).collect(),
            ..record.clone()
        };
        text.push(',');
        text.push_str(&quoted(&guarded(&one_line(&pdn::write(
            &moves, source, variant,
        )))));
        text.push('\n');
        text
    }
}

/// The heading of a tag.
fn column(name: &str) -> &str {
    words::word_of(name).unwrap_or(name)
}

/// Whether the tag can be told by its column.
fn reads_back(tag: &Tag<'_>) -> bool {
    let heading = column(tag.name);
    let value = shown(tag);
    if value.is_empty()
        || value != value.trim()
        || words::heading(heading) == Some(words::Heading::Game)
    {
        return false;
    }
    let read = lines::tag(words::key(heading), heading, value.into(), Span::default());
    read.name == tag.name && read.value == tag.value
}

/// Movetext without line ends, but for those that end a comment or stand inside one.
fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    let (mut in_braces, mut to_line_end) = (false, false);
    for letter in text.trim_end().chars() {
        match letter {
            '{' if !to_line_end => in_braces = true,
            '}' if !to_line_end => in_braces = false,
            ';' if !in_braces => to_line_end = true,
            _ => {}
        }
        let ends_line = matches!(letter, '\n' | '\r');
        if !ends_line || in_braces || to_line_end {
            line.push(letter);
        } else if !line.ends_with(' ') {
            line.push(' ');
        }
        to_line_end &= !ends_line;
    }
    line
}
