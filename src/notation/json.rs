//! A record as JSON: everything that a text says, in its order and without the text.

use serde::{Deserialize, Serialize};

use super::record::{
    Closing, Column, Coordinate, HalfMove, MoveText, Oddity, Record, Remark, RemarkKind, Separator,
    Tag, Written,
};
use super::span::Span;

/// The number of the format; it changes when a key changes its meaning.
pub const FORMAT: u32 = 1;

/// A file of records: `{"format":1,"records":[...]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordsJson {
    /// [`FORMAT`].
    pub format: u32,
    /// The records in the order of the file.
    pub records: Vec<RecordJson>,
}

/// One record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordJson {
    /// The game it is taken for, by its name on the command line.
    pub variant: String,
    /// The tags in their order.
    pub tags: Vec<TagJson>,
    /// Half-moves, remarks and the result in their order.
    pub entries: Vec<EntryJson>,
}

/// `[Name "value"]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TagJson {
    /// As written.
    pub name: String,
    /// Without quotes.
    pub value: String,
}

/// Something between the tags and the end of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryJson {
    /// A half-move.
    Move {
        /// As written, with signs behind it.
        text: String,
        /// The move number before it, if one is written.
        number: Option<u32>,
        /// `first` or `second`, where the text proves it.
        column: Option<String>,
        /// `32`, `c3`, or `c` for a file alone; empty where nothing is written, null where the
        /// text cannot be read.
        squares: Option<Vec<String>>,
        /// `-`, `x`, or empty.
        sign: String,
    },
    /// A comment.
    Comment(String),
    /// A variation, without its brackets.
    Variation(String),
    /// `$5`, `!`.
    Sign(String),
    /// A position, as FEN.
    Position(String),
    /// A clock time.
    Clock(String),
    /// A crown mark.
    Crown(String),
    /// What was struck out before the next half-move.
    StruckOut(String),
    /// What a spreadsheet had made of the next half-move.
    SpreadsheetDate(String),
    /// A move number that is not the next one: expected and found.
    NumberGap(u32, u32),
    /// A move number without a move at the end.
    Truncated(String),
    /// Text that cannot be read.
    Unreadable(String),
    /// Something written in an odd way: its kind and its text.
    Odd(String, String),
    /// The result mark.
    Result(String),
}

const ODDITIES: [(Oddity, &str); 6] = [
    (Oddity::NotClosed, "not-closed"),
    (Oddity::NotOpened, "not-opened"),
    (Oddity::BadTag, "bad-tag"),
    (Oddity::BadNumber, "bad-number"),
    (Oddity::BadText, "bad-text"),
    (Oddity::EscapedLineEnd, "escaped-line-end"),
];

impl RecordJson {
    /// The JSON form of a record that was read from `source`.
    pub fn of(record: &Record<'_>, source: &str, variant: &str) -> RecordJson {
        let tags = record.tags.iter();
        let tags = tags.map(|tag| TagJson {
            name: tag.name.to_string(),
            value: tag.value.to_string(),
        });
        let moves = record.half_moves.iter().enumerate();
        // place in the order of the text, within the half-moves that stand before it
        let mut entries: Vec<((u32, u32, u32), EntryJson)> = moves
            .map(|(index, half_move)| ((index as u32, 1, 0), move_json(half_move)))
            .collect();
        for remark in &record.remarks {
            entries.push((
                (remark.after, 0, remark.span.start),
                remark_json(remark, source),
            ));
        }
        if let Some(closing) = &record.closing {
            let count = record.half_moves.len();
            let after = match closing.span.start {
                0 => count,
                start => record
                    .half_moves
                    .partition_point(|half_move| half_move.span.start < start),
            };
            let start = if closing.span.start == 0 {
                u32::MAX
            } else {
                closing.span.start
            };
            entries.push((
                (after as u32, 0, start),
                EntryJson::Result(closing.text.to_string()),
            ));
        }
        entries.sort_by_key(|(place, _)| *place);
        RecordJson {
            variant: variant.to_string(),
            tags: tags.collect(),
            entries: entries.into_iter().map(|(_, entry)| entry).collect(),
        }
    }

    /// The record, with a text that its spans point into.
    pub fn record(&self) -> (Record<'_>, String) {
        let mut record = Record::default();
        // an empty span at the start of the text would mean that there is none
        let mut source = " ".to_string();
        let tags = self.tags.iter();
        record.tags.extend(tags.map(|tag| Tag {
            name: &tag.name,
            value: tag.value.as_str().into(),
            span: Span::default(),
        }));
        for entry in &self.entries {
            let start = source.len();
            source.push_str(entry.text());
            let span = Span::new(start, source.len());
            source.push(' ');
            match entry {
                EntryJson::Move {
                    text,
                    number,
                    column,
                    squares,
                    sign,
                } => record.half_moves.push(HalfMove {
                    text: text.as_str().into(),
                    span,
                    number: *number,
                    column: column.as_deref().map(|name| match name {
                        "second" => Column::Second,
                        _ => Column::First,
                    }),
                    written: squares
                        .as_ref()
                        .map_or(Written::Unreadable, |squares| written(squares, sign)),
                }),
                EntryJson::Result(text) => record.closing = Some(Closing { text, span }),
                entry => {
                    let after = record.half_moves.len() as u32;
                    record.remarks.push(Remark {
                        after,
                        span,
                        kind: remark_kind(entry),
                    });
                }
            }
        }
        record.span = Span::new(1, source.len());
        (record, source)
    }
}

impl EntryJson {
    fn text(&self) -> &str {
        match self {
            EntryJson::Move { text, .. } | EntryJson::Odd(_, text) => text,
            EntryJson::NumberGap(..) => "",
            EntryJson::Comment(text)
            | EntryJson::Variation(text)
            | EntryJson::Sign(text)
            | EntryJson::Position(text)
            | EntryJson::Clock(text)
            | EntryJson::Crown(text)
            | EntryJson::StruckOut(text)
            | EntryJson::SpreadsheetDate(text)
            | EntryJson::Truncated(text)
            | EntryJson::Unreadable(text)
            | EntryJson::Result(text) => text,
        }
    }
}

pub(crate) fn move_json(half_move: &HalfMove<'_>) -> EntryJson {
    let (squares, sign) = match &half_move.written {
        Written::Move(text) => (
            Some(text.squares.iter().map(square_json).collect()),
            text.separator,
        ),
        Written::Nothing => (Some(Vec::new()), Separator::None),
        Written::Unreadable => (None, Separator::None),
    };
    let sign = match sign {
        Separator::Dash => "-",
        Separator::Capture => "x",
        Separator::None => "",
    };
    let column = half_move.column.map(|column| match column {
        Column::First => "first".to_string(),
        Column::Second => "second".to_string(),
    });
    EntryJson::Move {
        text: half_move.text.to_string(),
        number: half_move.number,
        column,
        squares,
        sign: sign.to_string(),
    }
}

fn square_json(square: &Coordinate) -> String {
    match *square {
        Coordinate::Number(number) => number.to_string(),
        Coordinate::Cell { column, row } => format!("{}{}", (b'a' + column) as char, row + 1),
        Coordinate::File(column) => ((b'a' + column) as char).to_string(),
    }
}

fn written(squares: &[String], sign: &str) -> Written {
    let squares: Option<_> = squares.iter().map(|square| coordinate(square)).collect();
    let Some(squares): Option<smallvec::SmallVec<[Coordinate; 4]>> = squares else {
        return Written::Unreadable;
    };
    if squares.is_empty() {
        return Written::Nothing;
    }
    let separator = match sign {
        "-" => Separator::Dash,
        "" => Separator::None,
        _ => Separator::Capture,
    };
    Written::Move(MoveText { squares, separator })
}

fn coordinate(text: &str) -> Option<Coordinate> {
    if let Ok(number) = text.parse() {
        return Some(Coordinate::Number(number));
    }
    let file = *text.as_bytes().first()?;
    let column = file.checked_sub(b'a').filter(|column| *column < 26)?;
    match &text[1..] {
        "" => Some(Coordinate::File(column)),
        row => row
            .parse::<u8>()
            .ok()?
            .checked_sub(1)
            .map(|row| Coordinate::Cell { column, row }),
    }
}

fn remark_json(remark: &Remark<'_>, source: &str) -> EntryJson {
    let place = || remark.span.of(source).to_string();
    match &remark.kind {
        RemarkKind::Comment(text) => EntryJson::Comment(text.to_string()),
        RemarkKind::Variation(text) => EntryJson::Variation((*text).to_string()),
        RemarkKind::Sign(text) => EntryJson::Sign((*text).to_string()),
        RemarkKind::Position(text) => EntryJson::Position(text.to_string()),
        RemarkKind::Clock(text) => EntryJson::Clock(text.to_string()),
        RemarkKind::Crown(text) => EntryJson::Crown(text.to_string()),
        RemarkKind::StruckOut(text) => EntryJson::StruckOut(text.to_string()),
        RemarkKind::SpreadsheetDate(text) => EntryJson::SpreadsheetDate(text.to_string()),
        RemarkKind::NumberGap { expected, found } => EntryJson::NumberGap(*expected, *found),
        RemarkKind::Truncated => EntryJson::Truncated(place()),
        RemarkKind::Unreadable => EntryJson::Unreadable(place()),
        RemarkKind::Odd(odd) => {
            let name = ODDITIES
                .iter()
                .find(|(other, _)| other == odd)
                .map_or("", |(_, name)| name);
            EntryJson::Odd(name.to_string(), place())
        }
    }
}

/// The kind of an entry that is neither half-move nor result.
fn remark_kind(entry: &EntryJson) -> RemarkKind<'_> {
    match entry {
        EntryJson::Comment(text) => RemarkKind::Comment(text.into()),
        EntryJson::Variation(text) => RemarkKind::Variation(text),
        EntryJson::Sign(text) => RemarkKind::Sign(text),
        EntryJson::Position(text) => RemarkKind::Position(text.into()),
        EntryJson::Clock(text) => RemarkKind::Clock(text.into()),
        EntryJson::Crown(text) => RemarkKind::Crown(text.into()),
        EntryJson::StruckOut(text) => RemarkKind::StruckOut(text.into()),
        EntryJson::SpreadsheetDate(text) => RemarkKind::SpreadsheetDate(text.into()),
        EntryJson::NumberGap(expected, found) => RemarkKind::NumberGap {
            expected: *expected,
            found: *found,
        },
        EntryJson::Truncated(_) => RemarkKind::Truncated,
        EntryJson::Odd(name, _) => ODDITIES
            .iter()
            .find(|(_, other)| other == name)
            .map_or(RemarkKind::Unreadable, |(odd, _)| RemarkKind::Odd(*odd)),
        EntryJson::Unreadable(_) | EntryJson::Move { .. } | EntryJson::Result(_) => {
            RemarkKind::Unreadable
        }
    }
}
