//! Records as text and as sheets.

use super::record::{Record, RemarkKind, Turn, TurnKind};
use crate::notation::sheet::{guarded, quoted};
use crate::star::{Hole, Seats};

/// A way as it is written: `A5-C7-E7`.
pub fn written(way: &[Hole]) -> String {
    let names: Vec<String> = way.iter().map(Hole::to_string).collect();
    names.join("-")
}

/// The text of an entry; what could not be read stays as it was.
pub fn entry(turn: &Turn) -> String {
    match &turn.kind {
        TurnKind::Move(way) => written(way),
        TurnKind::Pass => "pass".to_owned(),
        TurnKind::Home => "--".to_owned(),
        TurnKind::Empty | TurnKind::Unreadable => turn.text.clone(),
    }
}

/// Rows with their numbers and entries by column.
fn rows(record: &Record) -> Vec<(u32, Vec<&Turn>)> {
    let mut rows: Vec<(u32, Vec<&Turn>)> = Vec::new();
    let mut row = None;
    for turn in &record.turns {
        if row != Some(turn.row) {
            row = Some(turn.row);
            rows.push((turn.number.unwrap_or(turn.row + 1), Vec::new()));
        }
        if let Some((_, turns)) = rows.last_mut() {
            turns.push(turn);
        }
    }
    rows
}

/// Writes a record like PDN. An entry that is missing is written as `?`.
pub fn write_text(record: &Record) -> String {
    let mut text = String::new();
    for tag in &record.tags {
        let value = tag.value.replace('\\', "\\\\").replace('"', "\\\"");
        let name: String = tag.name.split_whitespace().collect();
        text.push_str(&format!("[{name} \"{value}\"]\n"));
    }
    text.push('\n');
    for comment in comments(record, 0) {
        text.push_str(&braced(comment));
        text.push('\n');
    }
    if record.turns.is_empty() {
        // the mark of the end, or the next record would be one with this
        text.push_str("*\n");
    }
    let mut count = 0;
    for (number, turns) in rows(record) {
        text.push_str(&format!("{number}."));
        for turn in turns {
            for old in struck_out(record, count) {
                text.push(' ');
                text.push_str(&braced(&struck_command(old)));
            }
            let written = match entry(turn) {
                written if written.is_empty() => "?".to_owned(),
                written => written,
            };
            text.push(' ');
            text.push_str(&written);
            count += 1;
            for comment in comments(record, count) {
                text.push(' ');
                text.push_str(&braced(comment));
            }
        }
        text.push('\n');
    }
    // nothing was written anew
    for old in struck_out(record, count) {
        text.push_str(&braced(&struck_command(old)));
        text.push('\n');
    }
    text
}

/// What is struck out as a comment has it.
fn struck_command(old: &str) -> String {
    format!("[%struck {old}]")
}

fn braced(comment: &str) -> String {
    format!("{{{}}}", comment.replace(['{', '}'], ""))
}

fn comments(record: &Record, after: u32) -> impl Iterator<Item = &str> {
    record
        .remarks
        .iter()
        .filter_map(move |remark| match &remark.kind {
            RemarkKind::Comment(comment) if remark.after == after => Some(comment.as_str()),
            _ => None,
        })
}

/// Writes a record as a sheet with a column a seat; comments stand in the last column.
pub fn write_sheet(record: &Record) -> String {
    let mut text = String::new();
    for tag in &record.tags {
        let value = tag.value.replace(['\n', '\r'], " ");
        text.push_str(&format!("# {}: {value}\n", tag.name.to_lowercase()));
    }
    let seats: Option<Seats> = record.tag("Seats").and_then(|seats| seats.parse().ok());
    let widest = rows(record)
        .iter()
        .map(|(_, turns)| turns.len())
        .max()
        .unwrap_or(2);
    let names: Vec<String> = match seats {
        Some(seats) => seats
            .camps()
            .iter()
            .map(|camp| camp.number().to_string())
            .collect(),
        None => (1..=widest).map(|seat| seat.to_string()).collect(),
    };
    let end = record.turns.len() as u32;
    let has_notes = record
        .remarks
        .iter()
        .any(|remark| matches!(remark.kind, RemarkKind::Comment(_)))
        || struck_out(record, end).next().is_some();
    text.push_str(&format!("no,{}", names.join(",")));
    text.push_str(if has_notes { ",note\n" } else { "\n" });
    let mut count = 0;
    for (number, turns) in rows(record) {
        text.push_str(&number.to_string());
        let mut notes: Vec<String> = Vec::new();
        if count == 0 {
            notes.extend(comments(record, 0).map(str::to_owned));
        }
        let mut cells = vec![String::new(); names.len()];
        for (index, turn) in turns.iter().enumerate() {
            let column = match (seats, turn.seat) {
                (Some(seats), Some(seat)) => seats.turn_of(seat).unwrap_or(index),
                _ => index,
            };
            if column >= cells.len() {
                cells.resize(column + 1, String::new());
            }
            cells[column] = cell(record, turn, count);
            count += 1;
            notes.extend(comments(record, count).map(str::to_owned));
        }
        if count == end {
            notes.extend(struck_out(record, end).map(struck_command));
        }
        for cell in &cells {
            text.push(',');
            text.push_str(&quoted(cell));
        }
        if has_notes {
            text.push(',');
            text.push_str(&quoted(&guarded(&notes.join(" "))));
        }
        text.push('\n');
    }
    text
}

/// What is struck out before the turn behind so many others.
pub fn struck_out(record: &Record, before: u32) -> impl Iterator<Item = &str> {
    let remarks = record.remarks.iter();
    remarks.filter_map(move |remark| match &remark.kind {
        RemarkKind::StruckOut(old) if remark.after == before => Some(old.as_str()),
        _ => None,
    })
}

/// An entry with what was struck out before it.
fn cell(record: &Record, turn: &Turn, before: u32) -> String {
    let mut parts: Vec<String> = struck_out(record, before)
        .map(|old| format!("~{}~", old.replace('~', "-")))
        .collect();
    let written = entry(turn);
    if parts.is_empty() {
        return guarded(&written).into_owned();
    }
    parts.push(written);
    parts.join(" ")
}
