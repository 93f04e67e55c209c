//! Whose turn an entry is, and whether it fits a game.

use crate::notation::star::{Turn, TurnKind};
use crate::star::{Camp, Game, Hole, Move, Seats};

/// What was done in a turn, free of where it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    Move(Vec<Hole>),
    Pass,
    Home,
    /// Nothing, or something that cannot be read.
    Unknown,
}

impl Entry {
    pub(super) fn of(turn: &Turn) -> Entry {
        match &turn.kind {
            TurnKind::Move(way) => Entry::Move(way.clone()),
            TurnKind::Pass => Entry::Pass,
            TurnKind::Home => Entry::Home,
            TurnKind::Empty | TurnKind::Unreadable => Entry::Unknown,
        }
    }

    /// The ends of a move.
    pub(super) fn ends(&self) -> Option<Move> {
        match self {
            Entry::Move(way) => Some(Move {
                from: *way.first()?,
                to: *way.last()?,
            }),
            _ => None,
        }
    }
}

/// An entry and the seat in whose column it stands, where there are columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Placed {
    pub(super) seat: Option<Camp>,
    /// The seat by the column, or by the place in a line that has an entry for each seat.
    pub(super) place: Option<Camp>,
    pub(super) entry: Entry,
}

/// The entries of a record with the seats that they stand for.
pub(super) fn placed(turns: &[Turn], seats: Seats) -> Vec<Placed> {
    let rows = turns.chunk_by(|one, other| one.row == other.row);
    let row = |row: &[Turn]| -> Vec<Placed> {
        let is_full = row.len() == seats.count();
        let place = |(at, turn): (usize, &Turn)| Placed {
            seat: turn.seat,
            place: turn.seat.or_else(|| is_full.then(|| seats.camp(at))),
            entry: Entry::of(turn),
        };
        row.iter().enumerate().map(place).collect()
    };
    rows.flat_map(row).collect()
}

/// Whether an entry stands for a seat that is home: the mark for it, or `pass` in its place.
pub(super) fn is_mark(game: &Game, placed: &Placed) -> bool {
    match placed.entry {
        Entry::Home => true,
        Entry::Pass => placed.place.is_some_and(|camp| game.is_home(camp)),
        Entry::Move(_) | Entry::Unknown => false,
    }
}

/// Whether the seat of an entry, where its column tells it, has the turn.
pub(super) fn takes_turn(game: &Game, placed: &Placed) -> bool {
    placed
        .seat
        .is_none_or(|seat| seat == game.position().to_move())
}

/// Plays an entry if the rules allow it; whether they do.
pub(super) fn play(game: &mut Game, placed: &Placed) -> bool {
    match &placed.entry {
        // a mark of a seat that is left out of the turns
        Entry::Home => {
            let seats = game.position().seats();
            let is_home =
                |camp: &Camp| placed.seat.is_none_or(|seat| seat == *camp) && game.is_home(*camp);
            seats.camps().iter().any(is_home)
        }
        Entry::Pass if is_mark(game, placed) => true,
        _ if game.is_over() || !takes_turn(game, placed) => false,
        Entry::Pass => {
            let fits = !game.position().can_move();
            if fits {
                game.pass();
            }
            fits
        }
        Entry::Move(_) => {
            let Some(wanted) = placed.entry.ends() else {
                return false;
            };
            let position = game.position();
            let fits = position.owner(wanted.from) == Some(position.to_move())
                && position.destinations(wanted.from).has(wanted.to);
            if fits {
                game.play(wanted);
            }
            fits
        }
        Entry::Unknown => false,
    }
}

/// How many entries fit a game, one after the other.
pub(super) fn fitting(mut game: Game, entries: &[Placed]) -> usize {
    entries
        .iter()
        .take_while(|placed| play(&mut game, placed))
        .count()
}
