//! Records of star halma as JSON: everything that a text says, in its order and without the text.

use serde::de::Error;
use serde::{Deserialize, Serialize};

use super::record::{Record, Remark, RemarkKind, Tag, Turn, TurnKind};
use super::token::whole;
use crate::notation::json::{FORMAT, TagJson};
use crate::notation::span::Span;
use crate::star::{Camp, Hole};

/// What the game is called in the files.
const NAME: &str = "star";

/// A file of records: `{"format":1,"records":[...]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct RecordsJson {
    format: u32,
    records: Vec<RecordJson>,
}

/// One record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct RecordJson {
    /// `star`.
    variant: String,
    /// The tags in their order.
    tags: Vec<TagJson>,
    /// Turns and remarks in their order.
    entries: Vec<EntryJson>,
}

/// Something between the tags and the end of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum EntryJson {
    /// A turn.
    Turn {
        /// The line it stands in, from 1.
        row: u32,
        /// The number before the line, if one is written.
        number: Option<u32>,
        /// The seat in whose column it stands.
        seat: Option<u8>,
        /// As it is written.
        text: String,
        /// `move`, `pass`, `home`, `empty`, `unreadable`.
        kind: String,
        /// The holes of a move, from the first to the last.
        holes: Vec<String>,
    },
    /// A comment.
    Comment(String),
    /// What was struck out before the next turn.
    StruckOut(String),
}

/// Writes records as JSON; brackets that were not closed and tags that cannot be read are left out.
///
/// ```
/// use huff::notation::star;
/// let records = star::records("[Seats \"1,4\"]\n\n1. C5-E5 pass\n");
/// let json = star::write_json(&records).unwrap();
/// assert_eq!(star::read_json(&json).unwrap()[0].turns[0].kind, records[0].turns[0].kind);
/// assert!(star::read_json("{}").is_err());
/// ```
///
/// # Errors
/// None that is known: all texts can be written.
pub fn write_json(records: &[Record]) -> Result<String, serde_json::Error> {
    serde_json::to_string(&RecordsJson {
        format: FORMAT,
        records: records.iter().map(record_json).collect(),
    })
}

/// Whether a text begins like what [`write_json`] has written.
pub fn is_json(start: &str) -> bool {
    let start: String = start
        .trim_start_matches('\u{feff}')
        .split_whitespace()
        .collect();
    start.starts_with('{') && start.contains(&format!("\"variant\":\"{NAME}\""))
}

/// Reads what [`write_json`] has written. Nothing of it has a place in a text.
///
/// # Errors
/// Where the text is something else.
pub fn read_json(text: &str) -> Result<Vec<Record>, serde_json::Error> {
    let read: RecordsJson = serde_json::from_str(text.trim_start_matches('\u{feff}'))?;
    let is_star = |record: &RecordJson| record.variant == NAME;
    match read.format == FORMAT && read.records.iter().all(is_star) {
        true => Ok(read.records.into_iter().map(record).collect()),
        false => Err(serde_json::Error::custom("other game or format")),
    }
}

fn record_json(record: &Record) -> RecordJson {
    let tags = record.tags.iter().map(|tag| TagJson {
        name: tag.name.clone(),
        value: tag.value.clone(),
    });
    let mut entries = Vec::new();
    for after in 0..=record.turns.len() {
        let remarks = record.remarks.iter();
        let here = remarks.filter(|remark| remark.after as usize == after);
        entries.extend(here.filter_map(|remark| match &remark.kind {
            RemarkKind::Comment(text) => Some(EntryJson::Comment(text.clone())),
            RemarkKind::StruckOut(text) => Some(EntryJson::StruckOut(text.clone())),
            RemarkKind::NotClosed | RemarkKind::BadTag => None,
        }));
        entries.extend(record.turns.get(after).map(turn_json));
    }
    RecordJson {
        variant: NAME.to_owned(),
        tags: tags.collect(),
        entries,
    }
}

fn turn_json(turn: &Turn) -> EntryJson {
    let (kind, holes) = match &turn.kind {
        TurnKind::Move(way) => ("move", way.iter().map(ToString::to_string).collect()),
        TurnKind::Pass => ("pass", Vec::new()),
        TurnKind::Home => ("home", Vec::new()),
        TurnKind::Empty => ("empty", Vec::new()),
        TurnKind::Unreadable => ("unreadable", Vec::new()),
    };
    EntryJson::Turn {
        row: turn.row + 1,
        number: turn.number,
        seat: turn.seat.map(Camp::number),
        text: turn.text.clone(),
        kind: kind.to_owned(),
        holes,
    }
}

fn record(json: RecordJson) -> Record {
    let mut record = Record::default();
    record.tags.extend(json.tags.into_iter().map(|tag| Tag {
        name: tag.name,
        value: tag.value,
        span: Span::default(),
    }));
    for entry in json.entries {
        let after = record.turns.len() as u32;
        let remark = |kind| Remark {
            after,
            kind,
            span: Span::default(),
        };
        match entry {
            EntryJson::Comment(text) => record.remarks.push(remark(RemarkKind::Comment(text))),
            EntryJson::StruckOut(text) => record.remarks.push(remark(RemarkKind::StruckOut(text))),
            EntryJson::Turn {
                row,
                number,
                seat,
                text,
                kind,
                holes,
            } => record.turns.push(Turn {
                row: row.saturating_sub(1),
                number,
                seat: seat.and_then(Camp::from_number),
                kind: kind_of(&kind, &holes, &text),
                text,
                span: Span::default(),
            }),
        }
    }
    record
}

/// What an entry says; read from its text where that is not clear.
fn kind_of(kind: &str, holes: &[String], text: &str) -> TurnKind {
    let way: Option<Vec<Hole>> = holes.iter().map(|hole| Hole::from_name(hole)).collect();
    match (kind, way) {
        ("move", Some(way)) if way.len() > 1 => TurnKind::Move(way),
        ("pass", _) => TurnKind::Pass,
        ("home", _) => TurnKind::Home,
        ("empty", _) => TurnKind::Empty,
        ("unreadable", _) => TurnKind::Unreadable,
        _ => whole(text),
    }
}
