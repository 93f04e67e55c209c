//! The positions that a replay went through.

use crate::draughts::{Game, Position};

use super::ahead::Positions;

/// The positions before each half-move, for looking back.
#[derive(Debug)]
pub(super) struct Trail<G: Game> {
    before: Vec<Positions<G>>,
    floor: usize,
}

impl<G: Game> Trail<G> {
    /// An empty trail for a record of this length.
    pub(super) fn new(half_moves: usize) -> Trail<G> {
        Trail {
            before: Vec::with_capacity(half_moves),
            floor: 0,
        }
    }

    /// Notes the positions before a half-move; those in between are unknown.
    #[inline]
    pub(super) fn note(&mut self, index: usize, positions: Positions<G>) {
        if self.before.len() != index {
            self.before.resize_with(index, Positions::new);
        }
        self.before.push(positions);
    }

    /// From here on nothing earlier is looked at: it was played as it is written.
    pub(super) fn close(&mut self, index: usize) {
        self.floor = index;
    }

    /// The first half-move that may be looked at.
    pub(super) fn floor(&self) -> usize {
        self.floor
    }

    /// The positions before a half-move; none where they are not known.
    pub(super) fn before(&self, index: usize) -> &[Position<G>] {
        self.before.get(index).map_or(&[], |positions| positions)
    }
}
