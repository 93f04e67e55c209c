//! The captures that the rules allow: of all that can be found, those that meet the preferences best.

use super::bits::Bits;
use super::board::{Board, Side};
use super::capture::{RawMove, Search, Sink, TooComplex};
use super::game::Game;

/// Adds the captures that meet the preferences best to `moves`, one for each effect.
///
/// Errors: more jumps than `budget`. One copy in the program for each game and side: inlined into each
/// of its callers the search takes several megabytes.
#[inline(never)]
pub(super) fn best_captures<G: Game, S: Side>(
    board: &Board<G::Bits>,
    budget: u64,
    moves: &mut Vec<RawMove<G::Bits>>,
) -> Result<(), TooComplex> {
    let mut best = Best::new(moves);
    Search::<G, _>::new(*board, budget, &mut best).run::<S>(board.own)
}

/// Keeps the captures that meet the preferences best, one for each effect.
struct Best<'l, B> {
    list: &'l mut Vec<RawMove<B>>,
    first: usize,
    /// Where the captures of the piece in hand begin, and up to where they differ.
    piece: usize,
    limit: usize,
    rank: u64,
}

/// From how many captures of one piece on equal ones are found by sorting.
const SORT_FROM: usize = 32;

impl<'l, B: Bits> Best<'l, B> {
    fn new(list: &'l mut Vec<RawMove<B>>) -> Best<'l, B> {
        let first = list.len();
        Best {
            list,
            first,
            piece: first,
            limit: SORT_FROM,
            rank: 0,
        }
    }

    #[cold]
    fn remove_equal(&mut self) {
        self.list[self.piece..].sort_unstable();
        let mut kept = self.piece;
        for index in self.piece..self.list.len() {
            if index == self.piece || self.list[index] != self.list[kept - 1] {
                self.list[kept] = self.list[index];
                kept += 1;
            }
        }
        self.list.truncate(kept);
        self.limit = 2 * (kept - self.piece) + SORT_FROM;
    }
}

impl<B: Bits> Sink<B> for Best<'_, B> {
    const ROUTES: bool = false;

    #[inline(always)]
    fn capture(&mut self, found: RawMove<B>, rank: u64, _route: &[u8]) {
        if rank < self.rank {
            return;
        }
        if rank > self.rank {
            self.rank = rank;
            self.list.truncate(self.first);
            self.piece = self.first;
        }
        let mine = self.list.len() - self.piece;
        if mine < SORT_FROM {
            // two routes of one or two jumps never have the same effect
            if found.taken.count() > 2 && self.list[self.piece..].contains(&found) {
                return;
            }
        } else if mine >= self.limit {
            self.remove_equal();
        }
        self.list.push(found);
    }

    #[inline(always)]
    fn piece_done(&mut self) {
        if self.list.len() - self.piece >= SORT_FROM {
            self.remove_equal();
        }
        self.piece = self.list.len();
        self.limit = SORT_FROM;
    }
}
