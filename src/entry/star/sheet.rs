//! Changes of a sheet of star halma: turns put in, taken out, and the rounds that they then stand in.

use crate::notation::star::{
    Record, Remark, RemarkKind, Turn, TurnKind, read_entry, records, write_text,
};
use crate::record::star::About;
use crate::record::{Edit, EditKind};
use crate::star::{Camp, Game, Move};

/// The place of a turn: its round, and whose it is.
pub(super) type Cell = (u32, Camp);

/// Whether a word, written as a turn, is read again as that turn and nothing else.
pub(super) fn can_stand(word: &str) -> bool {
    let alone = Record {
        turns: vec![turn(word, 1)],
        ..Record::default()
    };
    let read = records(&write_text(&alone));
    let [record] = &read[..] else {
        return false;
    };
    let [only] = &record.turns[..] else {
        return false;
    };
    only.kind == read_entry(word) && record.remarks.is_empty()
}

fn turn(text: &str, round: u32) -> Turn {
    Turn {
        row: round.saturating_sub(1),
        number: Some(round),
        seat: None,
        text: text.to_owned(),
        span: Default::default(),
        kind: read_entry(text),
    }
}

/// The same sheet up to a turn.
pub(super) fn until(record: &Record, count: usize) -> Record {
    let mut before = record.clone();
    before.turns.truncate(count);
    before
        .remarks
        .retain(|remark| turn_of(remark) < count as i64);
    before
}

/// Puts a turn in the place of another one.
fn replace(record: &mut Record, index: usize, text: &str) {
    if let Some(turn) = record.turns.get_mut(index) {
        turn.text = text.to_owned();
        turn.kind = read_entry(text);
    }
}

/// Puts a turn in the place of another one, or behind all, where it stands in this cell.
pub(super) fn put(record: &mut Record, index: usize, text: &str, (round, camp): Cell) {
    if index < record.turns.len() {
        return replace(record, index, text);
    }
    let seat = has_columns(record).then_some(camp);
    record.turns.push(Turn {
        seat,
        ..turn(text, round)
    });
}

/// Whether the sheet says in whose column a turn stands.
fn has_columns(record: &Record) -> bool {
    record.turns.iter().any(|turn| turn.seat.is_some())
}

/// Puts a turn before another one; those behind it move on.
pub(super) fn insert(record: &mut Record, index: usize, text: &str) {
    let index = index.min(record.turns.len());
    record.turns.insert(index, turn(text, 1));
    for remark in &mut record.remarks {
        if turn_of(remark) >= index as i64 {
            remark.after += 1;
        }
    }
    number(record, index);
}

/// Takes a turn out with what is noted on it; those behind it move up.
pub(super) fn remove(record: &mut Record, index: usize) {
    if index >= record.turns.len() {
        return;
    }
    record.turns.remove(index);
    let index_of = |remark: &Remark| turn_of(remark) - index as i64;
    record.remarks.retain(|remark| index_of(remark) != 0);
    for remark in &mut record.remarks {
        if index_of(remark) > 0 {
            remark.after -= 1;
        }
    }
    number(record, index);
}

/// The turn that a remark belongs to: what is struck out stands before it, everything else behind; -1 before the first.
fn turn_of(remark: &Remark) -> i64 {
    match remark.kind {
        RemarkKind::StruckOut(_) => i64::from(remark.after),
        _ => i64::from(remark.after) - 1,
    }
}

/// Makes the edits of a proposal; their places are those before any of them.
pub(super) fn repair(record: &mut Record, edits: &[Edit]) {
    let mut edits: Vec<&Edit> = edits.iter().collect();
    edits.sort_by_key(|edit| std::cmp::Reverse(edit.ply));
    for edit in edits {
        let Some(index) = (edit.ply as usize).checked_sub(1) else {
            continue;
        };
        let new = edit.new.as_deref().unwrap_or_default();
        match edit.kind {
            EditKind::Replace => replace(record, index, new),
            EditKind::Insert => insert(record, index, new),
            EditKind::Delete => remove(record, index),
            EditKind::Exchange => {
                if let Some([one, other]) = record.turns.get_mut(index..index + 2) {
                    std::mem::swap(&mut one.text, &mut other.text);
                    std::mem::swap(&mut one.kind, &mut other.kind);
                }
            }
        }
    }
}

/// Gives the turns from one on the rounds in which they are made, and their columns where the sheet has columns.
pub(super) fn number(record: &mut Record, from: usize) {
    let has_columns = has_columns(record);
    let mut course = Course::new(About::of(record).game());
    for (index, turn) in record.turns.iter_mut().enumerate() {
        let (round, seat) = course.next(&turn.kind);
        if index >= from {
            turn.row = round - 1;
            turn.number = Some(round);
            turn.seat = has_columns.then_some(seat);
        }
    }
}

/// Where turns stand when each seat has its own in its turn, whatever the rules say of them.
pub(super) struct Course {
    game: Game,
    /// The cell of the turn before.
    last: Option<(u32, usize)>,
}

impl Course {
    pub(super) fn new(game: Game) -> Course {
        Course { game, last: None }
    }

    /// The cell of a turn; the course goes on behind it.
    pub(super) fn next(&mut self, kind: &TurnKind) -> Cell {
        let seats = self.game.position().seats();
        let skipped = self.last.map(|(round, turn)| {
            let next = (turn + 1) % seats.count();
            (round + u32::from(next == 0), next)
        });
        // the mark of a seat that is home stands where its turn would have been
        let mark = skipped
            .filter(|(_, turn)| *kind == TurnKind::Home && self.game.is_home(seats.camp(*turn)));
        if let Some((round, turn)) = mark {
            self.last = mark;
            return (round, seats.camp(turn));
        }
        let camp = self.game.position().to_move();
        let round = self.game.round();
        if *kind == TurnKind::Home && seats.camps().iter().any(|seat| self.game.is_home(*seat)) {
            return (round, camp);
        }
        self.last = seats.turn_of(camp).map(|turn| (round, turn));
        match kind {
            TurnKind::Move(way) if way.len() > 1 => self.game.play(Move {
                from: way[0],
                to: way[way.len() - 1],
            }),
            _ => self.game.pass(),
        }
        (round, camp)
    }
}
