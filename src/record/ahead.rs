//! Looking ahead: how far the rest of a record fits behind a position.

use smallvec::{SmallVec, smallvec};

use crate::draughts::{Game, MoveBuffer, Position};
use crate::notation::{Numbering, Record};

use super::matching::{Fitting, fitting};
use super::wanted::Wanted;

/// How many positions are kept where the writing leaves several.
pub(super) const MOST_LINES: usize = 64;

/// How many entries in a row may be empty or unreadable, and what follows is still followed.
const MOST_HOLES: usize = 2;

/// Positions that fit what was written so far; nearly always one.
pub(super) type Positions<G> = SmallVec<[Position<G>; 1]>;

/// All half-moves of a record on the board of its game, read once, with room for the search.
#[derive(Debug)]
pub(super) struct Ahead<G: Game> {
    wanted: Vec<Wanted>,
    /// The first half-move that no longer belongs to what is followed: the end of the record, or
    /// the place of the next position that the record gives.
    end: usize,
    buffer: MoveBuffer<G>,
}

impl<G: Game> Ahead<G> {
    /// Reads the half-moves of a record.
    pub(super) fn new(record: &Record<'_>, numbering: Numbering) -> Ahead<G> {
        let wanted: Vec<Wanted> = record
            .half_moves
            .iter()
            .map(|half_move| Wanted::of(half_move, &G::RULES.geometry, numbering))
            .collect();
        Ahead {
            end: wanted.len(),
            wanted,
            buffer: MoveBuffer::default(),
        }
    }

    /// Follows only the half-moves before this one.
    pub(super) fn until(&mut self, end: usize) {
        self.end = end.min(self.wanted.len());
    }

    /// Where following ends.
    pub(super) fn end(&self) -> usize {
        self.end
    }

    /// A half-move.
    pub(super) fn wanted(&self, index: usize) -> &Wanted {
        &self.wanted[index]
    }

    /// How many half-moves there are.
    pub(super) fn len(&self) -> usize {
        self.wanted.len()
    }

    /// The first half-move from `index` on that does not fit behind the position; the end where
    /// all do. An empty or unreadable entry stands for any legal move.
    pub(super) fn reach(&mut self, position: &Position<G>, index: usize) -> usize {
        let mut position = *position;
        for at in index..self.end {
            let mut next = self.after(&position, at);
            match next.len() {
                0 => return at,
                1 => position = next[0],
                _ => {
                    next.truncate(MOST_LINES);
                    return self.reach_of_many(next, at + 1);
                }
            }
        }
        self.end.max(index)
    }

    /// The same behind several positions, of which one has to fit.
    pub(super) fn reach_of_many(&mut self, positions: Positions<G>, index: usize) -> usize {
        let mut positions = positions;
        for at in index..self.end {
            let mut next: Positions<G> = smallvec![];
            for position in &positions {
                for found in self.after(position, at) {
                    if !next.contains(&found) {
                        next.push(found);
                    }
                }
            }
            if next.is_empty() {
                return at;
            }
            next.truncate(MOST_LINES);
            positions = next;
        }
        self.end.max(index)
    }

    /// The position at the end, where all half-moves fit and leave one.
    pub(super) fn last(&mut self, start: &Position<G>) -> Option<Position<G>> {
        let mut position = *start;
        for index in 0..self.end {
            match self.after(&position, index).as_slice() {
                [only] => position = *only,
                _ => return None,
            }
        }
        Some(position)
    }

    /// Whether an entry stands for any legal move.
    fn is_hole(&self, index: usize) -> bool {
        matches!(self.wanted[index], Wanted::Nothing | Wanted::Unreadable)
    }

    /// The positions after one half-move; none behind a hole of more than [`MOST_HOLES`], which
    /// any game would fit.
    pub(super) fn after(&mut self, position: &Position<G>, index: usize) -> Positions<G> {
        let wanted = &self.wanted[index];
        if self.is_hole(index) {
            let first = index.saturating_sub(MOST_HOLES);
            if index - first == MOST_HOLES && (first..index).all(|index| self.is_hole(index)) {
                return Positions::new();
            }
            let legal = position.legal_moves().unwrap_or_default();
            return legal.iter().map(|legal| position.play(legal)).collect();
        }
        fitting(position, wanted, &mut self.buffer)
            .iter()
            .map(|found| position.play(found))
            .collect()
    }

    /// The legal moves that fit a half-move.
    pub(super) fn fitting(&mut self, position: &Position<G>, index: usize) -> Fitting<G> {
        fitting(position, &self.wanted[index], &mut self.buffer)
    }
}
