//! The table of a sheet that is written: which half-move and which remark stands in which cell.

use super::draft::side_to_move;
use super::guard::guarded;
use super::notes::{self, Note, quoted};
use crate::draughts::Color;
use crate::notation::record::{Column, HalfMove, Record, Remark, RemarkKind};

/// The cells of one side in a row.
#[derive(Default)]
pub(super) struct Side<'r> {
    pub(super) struck_out: Vec<&'r str>,
    pub(super) text: Option<&'r str>,
    pub(super) clock: Option<&'r str>,
    pub(super) crown: Option<&'r str>,
    notes: Vec<Note<'r>>,
}

/// One row of the table.
#[derive(Default)]
pub(super) struct MoveRow<'r> {
    number: Option<u32>,
    pub(super) sides: [Side<'r>; 2],
    position: Option<&'r str>,
    notes: Vec<Note<'r>>,
}

/// All rows.
pub(super) struct Table<'r> {
    first: Color,
    pub(super) rows: Vec<MoveRow<'r>>,
    /// Row and side of each half-move.
    places: Vec<(usize, usize)>,
}

impl<'r> Table<'r> {
    pub(super) fn of(record: &'r Record<'_>, source: &'r str, first: Color) -> Table<'r> {
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
            .and_then(|tag| side_to_move(&tag.value))
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
            RemarkKind::Position(fen) => side_to_move(fen) == Some(self.first.opponent()),
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

    /// The columns that hold something, the moves first.
    fn columns(&self) -> Vec<TableColumn> {
        use TableColumn::{Clock, Crown, Moves, Note, Position, RowNote};
        let all = [
            Moves(0),
            Moves(1),
            Clock(0),
            Clock(1),
            Crown(0),
            Crown(1),
            Note(0),
            Note(1),
            Position,
            RowNote,
        ];
        let is_used = |column: &TableColumn| match column {
            Moves(_) => true,
            other => self.rows.iter().any(|row| !other.cell(row).is_empty()),
        };
        all.into_iter().filter(is_used).collect()
    }

    pub(super) fn write(&self, text: &mut String) {
        if self.rows.is_empty() {
            return;
        }
        let columns = self.columns();
        text.push_str("no");
        for column in &columns {
            text.push(',');
            text.push_str(&column.heading(self.first));
        }
        text.push('\n');
        for row in &self.rows {
            if let Some(number) = row.number {
                text.push_str(&number.to_string());
            }
            for column in &columns {
                text.push(',');
                text.push_str(&quoted(&column.cell(row)));
            }
            text.push('\n');
        }
    }
}

/// A column of the table; 0 is the side that moves first.
#[derive(Clone, Copy)]
enum TableColumn {
    Moves(usize),
    Clock(usize),
    Crown(usize),
    Note(usize),
    Position,
    RowNote,
}

impl TableColumn {
    fn heading(self, first: Color) -> String {
        let side = |side: usize| {
            if side == 0 {
                first.word()
            } else {
                first.opponent().word()
            }
        };
        match self {
            TableColumn::Moves(at) => side(at).to_string(),
            TableColumn::Clock(at) => format!("{}_clock", side(at)),
            TableColumn::Crown(at) => format!("{}_crown", side(at)),
            TableColumn::Note(at) => format!("{}_note", side(at)),
            TableColumn::Position => "position".to_string(),
            TableColumn::RowNote => "note".to_string(),
        }
    }

    fn cell(self, row: &MoveRow<'_>) -> String {
        let text = match self {
            TableColumn::Moves(at) => return moves(&row.sides[at]),
            TableColumn::Clock(at) => row.sides[at].clock.unwrap_or_default().to_string(),
            TableColumn::Crown(at) => row.sides[at].crown.unwrap_or_default().to_string(),
            TableColumn::Note(at) => notes::cell(&row.sides[at].notes),
            TableColumn::Position => row.position.unwrap_or_default().to_string(),
            TableColumn::RowNote => notes::cell(&row.notes),
        };
        guarded(&text).into_owned()
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
