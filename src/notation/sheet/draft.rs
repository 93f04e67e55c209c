//! A record that is being read from the rows of a sheet.

use std::borrow::Cow;

use super::cell::{Entry, entry, note};
use super::layout::Block;
use super::lines;
use super::rows::{Cell, Quotes, Row};
use super::words;
use crate::draughts::{Color, Variant};
use crate::notation::game_type::GameType;
use crate::notation::record::{
    Closing, Column, HalfMove, Oddity, Record, Remark, RemarkKind, Tag, Written,
};
use crate::notation::span::Span;

/// A move number with its place.
type Number = Option<(u32, Span)>;

/// An empty cell that may be the end of the game or a half-move that was not written.
#[derive(Clone, Copy)]
struct Blank {
    column: Column,
    number: Number,
    span: Span,
}

/// The record so far.
pub(super) struct Draft<'t> {
    text: &'t str,
    pub(super) record: Record<'t>,
    begin: Option<u32>,
    blanks: Vec<Blank>,
    /// The number of the row before.
    row_number: Option<u32>,
    /// The number that comes next.
    expected: Option<u32>,
    /// Who starts, where that is not the first column.
    starts: Option<Column>,
    pub(super) has_table: bool,
    /// Rows of the blocks further right.
    later: Vec<(usize, Row<'t>)>,
}

impl<'t> Draft<'t> {
    pub(super) fn new(text: &'t str) -> Draft<'t> {
        Draft {
            text,
            record: Record::default(),
            begin: None,
            blanks: Vec::new(),
            row_number: None,
            expected: None,
            starts: None,
            has_table: false,
            later: Vec::new(),
        }
    }

    fn touch(&mut self, span: Span) {
        self.begin.get_or_insert(span.start);
        self.record.span = Span {
            start: self.begin.unwrap_or(0),
            end: span.end.max(self.record.span.end),
        };
    }

    pub(super) fn tag(&mut self, tag: Tag<'t>) {
        self.touch(tag.span);
        self.record.tags.push(tag);
    }

    pub(super) fn comment(&mut self, cell: Cell<'t>) {
        self.touch(cell.span);
        self.remark(cell.span, RemarkKind::Comment(cell.text));
    }

    fn remark(&mut self, span: Span, kind: RemarkKind<'t>) {
        let after = self.record.half_moves.len() as u32;
        self.record.remarks.push(Remark { after, span, kind });
    }

    /// A remark on the half-move of its cell, even where that cell is empty and others follow.
    fn beside(&mut self, span: Span, kind: RemarkKind<'t>) {
        let after = (self.record.half_moves.len() + self.blanks.len()) as u32;
        self.record.remarks.push(Remark { after, span, kind });
    }

    fn variant(&self) -> Option<Variant> {
        let tag = self.record.tag("GameType")?;
        GameType::read(&tag.value).0.and_then(GameType::variant)
    }

    /// The side that the first column belongs to.
    fn first_color(&self, block: &Block) -> Color {
        let of_variant = || self.variant().map(|variant| variant.rules().first());
        block
            .first
            .color
            .or_else(of_variant)
            .unwrap_or(Color::White)
    }

    /// The headings of the table: who starts.
    pub(super) fn begin_table(&mut self, block: &Block) {
        self.has_table = true;
        let first = self.first_color(block);
        let starts = match self.record.tag("FEN").map(|tag| side_to_move(&tag.value)) {
            Some(side) => side,
            None => self.variant().map(|variant| variant.rules().first()),
        };
        self.starts = starts.filter(|side| *side != first).map(|_| Column::Second);
        let has_setup = self.record.tag("FEN").is_some();
        self.expected = (!has_setup).then_some(1);
    }

    /// A row of the table; the blocks further right wait until the first one is read.
    pub(super) fn row(&mut self, row: Row<'t>, blocks: &[Block]) {
        self.touch(row.span);
        if row.quotes == Quotes::Open {
            self.remark(row.span, RemarkKind::Odd(Oddity::NotClosed));
        }
        for (index, block) in blocks.iter().enumerate().skip(1) {
            let from = blocks[index - 1].end;
            let is_filled = row
                .cells
                .iter()
                .take(block.end)
                .skip(from)
                .any(|cell| !cell.is_empty());
            if is_filled {
                self.later.push((index, row.clone()));
            }
        }
        if let Some(block) = blocks.first() {
            self.part(&row, block);
        }
        let end = blocks.last().map_or(0, |block| block.end);
        for cell in row.cells.iter().skip(end).filter(|cell| !cell.is_empty()) {
            self.remark(cell.span, RemarkKind::Unreadable);
        }
    }

    /// The cells of one block in a row.
    fn part(&mut self, row: &Row<'t>, block: &Block) {
        let number = row.filled(block.number).and_then(|cell| self.number(cell));
        let position = row.filled(block.position).cloned();
        let is_filled = |column: Column| row.filled(block.side(column).moves).is_some();
        let is_pair = is_filled(Column::First) && is_filled(Column::Second);
        let second = self.first_color(block).opponent();
        let turn = position.as_ref().and_then(|cell| side_to_move(&cell.text));
        let stands_between = is_pair && turn == Some(second);
        self.same_number_again(number, is_filled(Column::First));
        let is_row = number.is_some() || is_filled(Column::First) || is_filled(Column::Second);
        let mut number_left = number;
        for column in [Column::First, Column::Second] {
            if is_row {
                number_left = self.half_move(row, block, column, number_left);
            }
            let side = block.side(column);
            if let Some(cell) = row.filled(side.clock) {
                self.beside(cell.span, RemarkKind::Clock(plain(cell)));
            }
            if let Some(cell) = row.filled(side.crown) {
                self.beside(cell.span, RemarkKind::Crown(plain(cell)));
            }
            if let Some(cell) = row.filled(side.note) {
                self.note(cell);
            }
            if let Some(cell) = position
                .as_ref()
                .filter(|_| stands_between && column == Column::First)
            {
                self.remark(cell.span, RemarkKind::Position(plain(cell)));
            }
        }
        if let Some(cell) = position.filter(|_| !stands_between) {
            // an empty cell is the place of the half-move that comes next, or else a hole before it
            let is_next = self
                .blanks
                .last()
                .is_some_and(|blank| blank.column == Column::Second);
            if turn == Some(second) && is_next {
                self.blanks.pop();
            }
            self.flush();
            self.remark(cell.span, RemarkKind::Position(plain(&cell)));
            self.starts = (turn == Some(second)).then_some(Column::Second);
        }
        for (index, heading) in &block.others {
            if let Some(cell) = row.filled(Some(*index)) {
                let text = Cow::Owned(format!("{heading}: {}", plain(cell)));
                self.remark(cell.span, RemarkKind::Comment(text));
            }
        }
        if let Some(cell) = row.filled(block.note) {
            self.note(cell);
        }
    }

    /// `12,c3-d4,` and `12,,f6-g5` below it: one move in two rows.
    fn same_number_again(&mut self, number: Number, has_first: bool) {
        let number = number.map(|(number, _)| number);
        let again = number.is_some() && number == self.row_number && !has_first;
        if again
            && self
                .blanks
                .last()
                .is_some_and(|blank| blank.column == Column::Second)
        {
            self.blanks.pop();
            self.starts = Some(Column::Second);
        }
        if number.is_some() {
            self.row_number = number;
        }
    }

    /// The cell of a half-move; gives the number back where it was not used.
    fn half_move(
        &mut self,
        row: &Row<'t>,
        block: &Block,
        column: Column,
        number: Number,
    ) -> Number {
        let index = block.side(column).moves;
        let Some(cell) = row.filled(index) else {
            if column == Column::First && self.starts == Some(Column::Second) {
                return number;
            }
            let end = Span {
                start: row.span.end,
                end: row.span.end,
            };
            let span = index
                .and_then(|index| row.cells.get(index))
                .map_or(end, |cell| cell.span);
            self.blanks.push(Blank {
                column,
                number,
                span,
            });
            return None;
        };
        let entry = entry(self.text, cell);
        for old in &entry.struck_out {
            self.remark(old.span, RemarkKind::StruckOut(old.text.clone()));
        }
        match entry.what {
            Entry::Nothing => self.blanks.push(Blank {
                column,
                number,
                span: cell.span,
            }),
            Entry::Result(text) => self.close(text, cell.span),
            Entry::Ending(ending) => {
                let mark = lines::mark(ending, self.variant());
                self.close(mark, cell.span);
            }
            Entry::HalfMove {
                text,
                span,
                damaged,
                written,
            } => {
                self.flush();
                self.starts = None;
                self.count(number);
                if let Some(damaged) = damaged {
                    self.remark(span, RemarkKind::SpreadsheetDate(damaged));
                }
                let number = number.map(|(number, _)| number);
                self.record.half_moves.push(HalfMove {
                    text,
                    span,
                    number,
                    column: Some(column),
                    written,
                });
            }
        }
        None
    }

    /// More was written: the empty cells before it were no end.
    fn flush(&mut self) {
        let count = self.record.half_moves.len() as u32;
        let blanks = std::mem::take(&mut self.blanks);
        // what was struck out at this place stands before the half-move that comes now
        let moved = self.record.remarks.iter().rev().take_while(|remark| {
            remark.after == count && matches!(remark.kind, RemarkKind::StruckOut(_))
        });
        let moved = match blanks.is_empty() {
            true => 0,
            false => moved.count(),
        };
        let first = self.record.remarks.len() - moved;
        let held: Vec<Remark<'t>> = self.record.remarks.drain(first..).collect();
        for blank in blanks {
            self.count(blank.number);
            self.record.half_moves.push(HalfMove {
                text: Cow::Borrowed(""),
                span: blank.span,
                number: blank.number.map(|(number, _)| number),
                column: Some(blank.column),
                written: Written::Nothing,
            });
        }
        let after = self.record.half_moves.len() as u32;
        self.record
            .remarks
            .extend(held.into_iter().map(|remark| Remark { after, ..remark }));
    }

    /// A result mark; an earlier one stays as text that fits nowhere.
    fn close(&mut self, text: &'t str, span: Span) {
        if let Some(earlier) = self.record.closing.replace(Closing { text, span }) {
            self.remark(earlier.span, RemarkKind::Unreadable);
        }
    }

    /// Counts a move number.
    fn count(&mut self, number: Number) {
        let Some((found, span)) = number else { return };
        if let Some(expected) = self.expected.filter(|expected| *expected != found) {
            self.remark(span, RemarkKind::NumberGap { expected, found });
        }
        self.expected = found.checked_add(1);
    }

    fn number(&mut self, cell: &Cell<'t>) -> Number {
        let text = words::plain(&cell.text);
        let digits = text.trim_matches(|letter: char| !letter.is_ascii_digit());
        // a spreadsheet may have made `12.0` of it
        let is_float = cell.text.ends_with(".0") || cell.text.ends_with(",0");
        let digits = if is_float {
            digits.strip_suffix('0').unwrap_or(digits)
        } else {
            digits
        };
        match digits.parse() {
            Ok(number) => Some((number, cell.span)),
            Err(_) => {
                self.remark(cell.span, RemarkKind::Odd(Oddity::BadNumber));
                None
            }
        }
    }

    fn note(&mut self, cell: &Cell<'t>) {
        for (span, kind) in note(cell) {
            self.remark(span, kind);
        }
    }

    /// The finished record; `None` where there was neither tag nor half-move.
    pub(super) fn finish(mut self, blocks: &[Block]) -> Option<Record<'t>> {
        let mut later = std::mem::take(&mut self.later);
        later.sort_by_key(|(index, _)| *index);
        for (index, row) in later {
            self.part(&row, &blocks[index]);
        }
        // Empty cells at the end were no half-moves.
        let last = self.record.half_moves.len() as u32;
        for remark in &mut self.record.remarks {
            remark.after = remark.after.min(last);
        }
        lines::settle_result(&mut self.record);
        let is_record = !self.record.tags.is_empty() || !self.record.half_moves.is_empty();
        is_record.then_some(self.record)
    }
}

/// The text of a cell without the apostrophe before a formula.
fn plain<'t>(cell: &Cell<'t>) -> Cow<'t, str> {
    cell.part(super::guard::guard_length(&cell.text), cell.text.len())
        .text
}

/// The side to move of a FEN.
pub(super) fn side_to_move(fen: &str) -> Option<Color> {
    let mut letters = fen.trim_start().chars();
    match (letters.next(), letters.next()) {
        (Some('W' | 'w' | 'Ｗ'), Some(':' | '：')) => Some(Color::White),
        (Some('B' | 'b' | 'Ｂ'), Some(':' | '：')) => Some(Color::Black),
        _ => None,
    }
}
