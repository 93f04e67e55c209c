//! What follows from the sheet: the position where is typed, the place of each turn, what is found in it.

use crate::entry::session::Mark;
use crate::notation::star::Record;
use crate::record::Class;
use crate::record::star::{Judgement, judge, seated};
use crate::star::Game;

use super::sheet::{Cell, until};

/// What follows from the sheet and the place where is typed.
#[derive(Clone, Debug)]
pub(super) struct Derived {
    pub(super) judgement: Judgement,
    /// The game where is typed; none where it is not known.
    pub(super) before: Option<Game>,
    /// The round and the seat of each turn, and of the one behind all.
    cells: Vec<Cell>,
    marks: Vec<Mark>,
}

impl Derived {
    pub(super) fn of(record: &Record, cursor: usize) -> Derived {
        let judgement = judge(record);
        let at_cursor = match cursor < record.turns.len() {
            true => judge(&until(record, cursor)),
            false => judgement.clone(),
        };
        let is_known = at_cursor.replayed as usize == cursor;
        let end = (judgement.replayed as usize == record.turns.len()).then_some(&judgement.game);
        Derived {
            before: is_known.then_some(at_cursor.game),
            cells: cells(record, &judgement, end),
            marks: marks(&judgement, record.turns.len()),
            judgement,
        }
    }

    pub(super) fn cell(&self, index: usize) -> Cell {
        self.cells[index.min(self.cells.len() - 1)]
    }

    pub(super) fn mark(&self, index: usize) -> Mark {
        self.marks.get(index).copied().unwrap_or(Mark::Fine)
    }
}

/// The cells of all turns and of the next one; `end` is the game behind them, where it is known.
fn cells(record: &Record, judgement: &Judgement, end: Option<&Game>) -> Vec<Cell> {
    let seats = judgement.seats;
    let last_seat = seats.camp(seats.count() - 1);
    let turns = seated(record).turns;
    let mut cells: Vec<Cell> = turns
        .iter()
        .map(|turn| {
            let round = turn.number.unwrap_or(turn.row + 1);
            (round, turn.seat.unwrap_or(last_seat))
        })
        .collect();
    let next = match (end, cells.last()) {
        (Some(game), _) => (game.round(), game.position().to_move()),
        (None, None) => (1, seats.camp(0)),
        (None, Some((round, seat))) => {
            let turn = seats.turn_of(*seat).map_or(0, |turn| turn + 1);
            (round + (turn / seats.count()) as u32, seats.camp(turn))
        }
    };
    cells.push(next);
    cells
}

/// A mark for each turn: what is found in it, and that those behind a lost thread are not judged.
fn marks(judgement: &Judgement, count: usize) -> Vec<Mark> {
    let mut marks = vec![Mark::Fine; count];
    let judged = (judgement.replayed as usize).min(count);
    marks[judged..].fill(Mark::Unchecked);
    for finding in &judgement.findings {
        let mark = match finding.code.class() {
            Class::Play => Mark::Play,
            Class::Writing => Mark::Writing,
            Class::Result | Class::Clock | Class::Remark => continue,
        };
        let index = finding.ply.and_then(|ply| (ply as usize).checked_sub(1));
        if let Some(place) = index.and_then(|index| marks.get_mut(index)) {
            *place = mark;
        }
    }
    marks
}
