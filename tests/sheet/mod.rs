//! Record sheets and tables of games as CSV.

mod copies;
mod encodings;
mod hostile;
mod reading;
mod round_trip;

use huff::notation::{Record, RemarkKind, Written, sheet};

/// The only record of a text.
pub(crate) fn one(text: &str) -> Record<'_> {
    let mut sheets = sheet::read("", text);
    assert_eq!(sheets.records.len(), 1, "{text}: {:?}", sheets.problems);
    sheets.records.remove(0)
}

/// The half-moves as text; `_` where nothing is written, a question mark behind the unreadable.
pub(crate) fn moves(record: &Record<'_>) -> String {
    let texts: Vec<String> = record
        .half_moves
        .iter()
        .map(|half_move| match half_move.written {
            Written::Move(_) => half_move.text.to_string(),
            Written::Nothing => "_".to_string(),
            Written::Unreadable => format!("{}?", half_move.text),
        })
        .collect();
    texts.join(" ")
}

/// The remarks as text, each with the half-moves before it.
pub(crate) fn remarks(record: &Record<'_>) -> Vec<String> {
    record
        .remarks
        .iter()
        .map(|remark| {
            let kind = match &remark.kind {
                RemarkKind::Comment(text) => format!("{{{text}}}"),
                RemarkKind::Variation(text) => format!("({text})"),
                RemarkKind::Sign(text) => (*text).to_string(),
                RemarkKind::Position(text) => format!("position {text}"),
                RemarkKind::Clock(text) => format!("clock {text}"),
                RemarkKind::Crown(text) => format!("crown {text}"),
                RemarkKind::StruckOut(text) => format!("struck {text}"),
                RemarkKind::SpreadsheetDate(text) => format!("date {text}"),
                other => format!("{other:?}"),
            };
            format!("{} {kind}", remark.after)
        })
        .collect()
}
