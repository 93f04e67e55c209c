//! A record to a record sheet.

use super::guard::guarded;
use super::lines::{self, Line};
use super::notes::{self, Note, quoted};
use super::rows::Rows;
use super::words;
use crate::draughts::{Color, Variant};
use crate::notation::game_type::GameType;
use crate::notation::record::{Column, HalfMove, Record, Remark, RemarkKind, Tag};

/// Writes a record as a sheet; reading it again gives the same tags, half-moves, remarks and
/// result. Blanks around texts, remarks on how something was written and the damage that a
/// spreadsheet did are left out.
///
/// `source` is the text that the record was read from, as for [`crate::notation::pdn::write`].
///
/// ```
/// use huff::draughts::Variant;
/// use huff::notation::{pdn, sheet};
/// let text = "[White \"A\"] 1. 11-15 {good} 23-19 2. 8-11 *";
/// let record = pdn::records(text).next().unwrap();
/// let written = sheet::write(&record, text, Variant::English);
/// assert_eq!(written, "# white: A\nno,black,white,black_note\n1,11-15,23-19,good\n2,8-11,*,\n");
/// ```
pub fn write(record: &Record<'_>, source: &str, variant: Variant) -> String {
    let mut text = String::new();
    for tag in &record.tags {
        text.push_str(&line(tag));
        text.push('\n');
    }
    let table = Table::of(record, source, variant.rules().first());
    table.write(&mut text);
    text
}

/// The line of a tag: by its word where that reads back, else as PDN has it.
fn line(tag: &Tag<'_>) -> String {
    let value = shown(tag);
    let word = words::word_of(tag.name).unwrap_or(tag.name);
    let plain = quoted(&format!("# {word}: {value}"));
    let reads_back =
        Rows::new(&plain, b',')
            .next()
            .is_some_and(|row| match lines::line(&plain, &row) {
                Line::Tag(read) => read.name == tag.name && read.value == tag.value,
                _ => false,
            });
    match reads_back {
        true => plain,
        false => {
            let value = tag
                .value
                .replace('\\', "\\\\")
                .replace('"', "\\\"")
                .replace(['\n', '\r'], " ");
            quoted(&format!("# [{} \"{value}\"]", tag.name))
        }
    }
}

/// The value of a tag as people read it: the name of a game rather than its number.
pub(super) fn shown<'r>(tag: &'r Tag<'_>) -> &'r str {
    let named = GameType::read(&tag.value)
        .0
        .filter(|_| tag.name == "GameType")
        .and_then(GameType::variant)
        .filter(|variant| GameType::of(*variant).is_some_and(|full| full.to_string() == tag.value));
    match named {
        Some(variant) => variant.name(),
        None => &tag.value,
    }
}

/// The cells of one side in a row.
#[derive(Default)]
struct Side<'r> {
    struck_out: Vec<&'r str>,
    text: Option<&'r str>,
    clock: Option<&'r str>,
    crown: Option<&'r str>,
    notes: Vec<Note<'r>>,
}

/// One row of the table.
#[derive(Default)]
struct MoveRow<'r> {
    number: Option<u32>,
    sides: [Side<'r>; 2],
    position: Option<&'r str>,
    notes: Vec<Note<'r>>,
}

struct Table<'r> {
    first: Color,
    rows: Vec<MoveRow<'r>>,
    /// Row and side of each half-move.
    places: Vec<(usize, usize)>,
}

impl<'r> Table<'r> {
    fn of(record: &'r Record<'_>, source: &'r str, first: Color) -> Table<'r> {
        let mut table = Table {
            first,
            rows: Vec::new(),
            places: Vec::new(),
        };
        // what stands before the first half-move has a row of its own
        let is_early = |remark: &Remark<'_>| {
            remark.after == 0
                && !matches!(remark.kind, RemarkKind::StruckOut(_))
                && notes::of(remark, source).is_some()
        };
        if record.remarks.iter().any(is_early) {
            table.rows.push(MoveRow::default());
        }
        let begins = table.rows.len();
        table.half_moves(record, begins);
        for remark in &record.remarks {
            table.remark(remark, source);
        }
        if let Some(closing) = &record.closing {
            let (row, side) = table.next_place();
            table.rows[row].sides[side].text = Some(closing.text);
        }
        table
    }

    fn half_moves(&mut self, record: &'r Record<'_>, begins: usize) {
        let has_numbers = record
            .half_moves
            .iter()
            .any(|half_move| half_move.number.is_some());
        let starts_second = record
            .tag("FEN")
            .and_then(|tag| super::draft::side_to_move(&tag.value))
            .is_some_and(|side| side != self.first);
        let mut side = usize::from(starts_second);
        for half_move in &record.half_moves {
            side = half_move
                .column
                .map_or(side, |column| usize::from(column == Column::Second));
            let follows = side == 1
                && self
                    .places
                    .last()
                    .is_some_and(|(row, side)| *side == 0 && row + 1 == self.rows.len());
            if !follows {
                let number = match has_numbers {
                    true => half_move.number,
                    false => Some((self.rows.len() - begins) as u32 + 1),
                };
                self.rows.push(MoveRow {
                    number,
                    ..MoveRow::default()
                });
            }
            let row = self.rows.len() - 1;
            self.rows[row].sides[side].text = Some(text(half_move));
            self.places.push((row, side));
            side = 1 - side;
        }
    }

    /// The cell behind the last half-move.
    fn next_place(&mut self) -> (usize, usize) {
        match self.places.last() {
            Some((row, 0)) => (*row, 1),
            _ => {
                let is_new = self
                    .places
                    .last()
                    .is_none_or(|(row, _)| row + 1 == self.rows.len());
                if is_new {
                    let number = self
                        .rows
                        .last()
                        .and_then(|row| row.number)
                        .map(|number| number + 1);
                    self.rows.push(MoveRow {
                        number,
                        ..MoveRow::default()
                    });
                }
                (self.rows.len() - 1, 0)
            }
        }
    }

    fn remark(&mut self, remark: &'r Remark<'_>, source: &'r str) {
        let after = remark.after as usize;
        if let Some(old) = struck_out(remark) {
            let (row, side) = match self.places.get(after) {
                Some(place) => *place,
                None => self.next_place(),
            };
            self.rows[row].sides[side].struck_out.push(old);
            return;
        }
        let Some(note) = notes::of(remark, source) else {
            return;
        };
        let Some(&(row, side)) = after
            .checked_sub(1)
            .and_then(|index| self.places.get(index))
        else {
            let row = &mut self.rows[0];
            match remark.kind {
                RemarkKind::Position(ref fen) if row.position.is_none() => row.position = Some(fen),
                _ => row.notes.push(note),
            }
            return;
        };
        let is_pair = self.rows[row].sides.iter().all(|side| side.text.is_some());
        let is_last = side == 1 || !is_pair;
        let second_to_move = match &remark.kind {
            RemarkKind::Position(fen) => {
                super::draft::side_to_move(fen) == Some(self.first.opponent())
            }
            _ => false,
        };
        let row = &mut self.rows[row];
        let cells = &mut row.sides[side];
        match &remark.kind {
            _ if clock(remark).is_some() && cells.clock.is_none() => cells.clock = clock(remark),
            _ if crown(remark).is_some() && cells.crown.is_none() => cells.crown = crown(remark),
            // the side to move tells the reader whether it stood between the two half-moves
            RemarkKind::Position(fen)
                if row.position.is_none() && (is_pair && second_to_move) != is_last =>
            {
                row.position = Some(fen);
            }
            _ if is_last => row.notes.push(note),
            _ => cells.notes.push(note),
        }
    }

    fn write(&self, text: &mut String) {
        if self.rows.is_empty() {
            return;
        }
        let names = [self.first.word(), self.first.opponent().word()];
        let any = |is: &dyn Fn(&MoveRow<'r>) -> bool| self.rows.iter().any(is);
        let mut columns: Vec<(String, Box<dyn Fn(&MoveRow<'r>) -> String>)> = Vec::new();
        for (side, name) in names.into_iter().enumerate() {
            columns.push((
                name.to_string(),
                Box::new(move |row| moves(&row.sides[side])),
            ));
        }
        let optional = |text: Option<&str>| {
            text.map(|text| guarded(text).into_owned())
                .unwrap_or_default()
        };
        for (side, name) in names.into_iter().enumerate() {
            if any(&|row| row.sides[side].clock.is_some()) {
                columns.push((
                    format!("{name}_clock"),
                    Box::new(move |row| optional(row.sides[side].clock)),
                ));
            }
        }
        for (side, name) in names.into_iter().enumerate() {
            if any(&|row| row.sides[side].crown.is_some()) {
                columns.push((
                    format!("{name}_crown"),
                    Box::new(move |row| optional(row.sides[side].crown)),
                ));
            }
        }
        for (side, name) in names.into_iter().enumerate() {
            if any(&|row| !row.sides[side].notes.is_empty()) {
                let note = move |row: &MoveRow<'r>| {
                    guarded(&notes::cell(&row.sides[side].notes)).into_owned()
                };
                columns.push((format!("{name}_note"), Box::new(note)));
            }
        }
        if any(&|row| row.position.is_some()) {
            columns.push((
                "position".to_string(),
                Box::new(move |row| optional(row.position)),
            ));
        }
        if any(&|row| !row.notes.is_empty()) {
            columns.push((
                "note".to_string(),
                Box::new(|row| guarded(&notes::cell(&row.notes)).into_owned()),
            ));
        }
        text.push_str("no");
        for (name, _) in &columns {
            text.push(',');
            text.push_str(name);
        }
        text.push('\n');
        for row in &self.rows {
            if let Some(number) = row.number {
                text.push_str(&number.to_string());
            }
            for (_, cell) in &columns {
                text.push(',');
                text.push_str(&quoted(&cell(row)));
            }
            text.push('\n');
        }
    }
}

/// The cell of a half-move.
fn moves(side: &Side<'_>) -> String {
    let mut parts: Vec<String> = side
        .struck_out
        .iter()
        .map(|old| format!("~{}~", old.replace('~', "-")))
        .collect();
    match side.text {
        Some(text) if parts.is_empty() => return guarded(text).into_owned(),
        Some(text) => parts.push(text.to_string()),
        None => {}
    }
    parts.join(" ")
}

fn text<'r>(half_move: &'r HalfMove<'_>) -> &'r str {
    half_move.text.as_ref()
}

/// The value of a command that is all of a comment.
fn command<'r>(remark: &'r Remark<'_>, name: &str) -> Option<&'r str> {
    let RemarkKind::Comment(text) = &remark.kind else {
        return None;
    };
    let value = text
        .trim()
        .strip_prefix("[%")?
        .strip_suffix(']')?
        .strip_prefix(name)?;
    (value.starts_with(' ') && !value.contains(['[', ']'])).then(|| value.trim())
}

fn clock<'r>(remark: &'r Remark<'_>) -> Option<&'r str> {
    match &remark.kind {
        RemarkKind::Clock(text) => Some(text),
        _ => command(remark, "clk").or_else(|| command(remark, "clock")),
    }
}

fn crown<'r>(remark: &'r Remark<'_>) -> Option<&'r str> {
    match &remark.kind {
        RemarkKind::Crown(text) => Some(text),
        _ => command(remark, "crown"),
    }
}

fn struck_out<'r>(remark: &'r Remark<'_>) -> Option<&'r str> {
    match &remark.kind {
        RemarkKind::StruckOut(text) => Some(text),
        _ => command(remark, "struck"),
    }
}
