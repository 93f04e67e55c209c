//! A record taken up again behind one edit that explains much of it, but not all.

use smallvec::smallvec;

use crate::draughts::Game;
use crate::record::ahead::{MOST_LINES, Positions};
use crate::record::choices::{Choices, choices_behind};

use super::Repair;
use super::search::{Candidate, Search};
use super::text::LITTLE;

/// An edit, the positions behind it, and the captures behind these that were not made.
type Spared<'c, G, C> = (&'c Candidate<G>, Vec<Positions<G>>, C);

/// How many edits are tried.
const MOST_TRIED: usize = 64;

/// The course of a record behind one edit, up to the next half-move that does not fit.
#[derive(Debug)]
pub(in crate::record) struct TakenUp<G: Game> {
    /// The edit.
    pub(in crate::record) repair: Repair,
    /// The first half-move as written behind the edit.
    pub(in crate::record) next: usize,
    /// The positions before that half-move and each one after it; the last does not fit.
    pub(in crate::record) walk: Vec<Positions<G>>,
}

impl<G: Game> Search<'_, G> {
    /// The best edit and the positions behind it, where it does not take the record to its end:
    /// only if every other edit that gets as far, and is as small or little, leaves the same board.
    pub(super) fn taken_up<'c>(
        &mut self,
        single: &'c [Candidate<G>],
    ) -> Option<(&'c Candidate<G>, Vec<Positions<G>>)> {
        let best = single.first()?;
        if best.reach >= self.ahead.end() {
            return None;
        }
        let most = best.change().max(LITTLE);
        let walk = self.walk(best);
        let [board] = walk.last()?.as_slice() else {
            return None;
        };
        for rival in &single[1..] {
            let is_rival = rival.reach == best.reach && rival.change() <= most;
            if is_rival && self.walk(rival).last()?.as_slice() != [*board] {
                return None;
            }
        }
        Some((best, walk))
    }

    /// The little edit behind which the rest fits but for the fewest captures that were not made as
    /// they had to be, the positions behind it, and how many those are: only if every other little
    /// edit that leaves as few leaves the same ones.
    pub(super) fn spared<'c>(
        &mut self,
        single: &'c [Candidate<G>],
    ) -> Option<Spared<'c, G, usize>> {
        let end = self.ahead.end();
        let little = |candidate: &&Candidate<G>| candidate.change() <= LITTLE;
        let mut best: Option<Spared<'_, G, Choices>> = None;
        let mut is_one = true;
        for candidate in single.iter().filter(little).take(MOST_TRIED) {
            if candidate.reach >= end {
                return None;
            }
            let walk = self.walk(candidate);
            let board = match walk.last().map(|boards| boards.as_slice()) {
                Some([board]) => *board,
                _ => continue,
            };
            let Some(choices) = choices_behind(self.ahead, board, candidate.reach) else {
                continue;
            };
            match &best {
                Some((_, _, fewest)) if choices.len() > fewest.len() => {}
                Some((before, _, fewest)) if choices.len() == fewest.len() => {
                    is_one &= choices == *fewest;
                    if candidate.change() < before.change() {
                        best = Some((candidate, walk, choices));
                    }
                }
                _ => {
                    is_one = true;
                    best = Some((candidate, walk, choices));
                }
            }
        }
        let (candidate, walk, choices) = best.filter(|_| is_one)?;
        Some((candidate, walk, choices.len()))
    }

    /// The positions before each half-move behind an edit, up to the one that does not fit.
    pub(super) fn walk(&mut self, candidate: &Candidate<G>) -> Vec<Positions<G>> {
        let mut positions: Positions<G> = smallvec![candidate.after];
        let mut walk = Vec::new();
        for index in candidate.next..candidate.reach {
            let mut next = Positions::new();
            for position in &positions {
                for found in self.ahead.after(position, index) {
                    if !next.contains(&found) {
                        next.push(found);
                    }
                }
            }
            next.truncate(MOST_LINES);
            walk.push(std::mem::replace(&mut positions, next));
        }
        walk.push(positions);
        walk
    }
}
