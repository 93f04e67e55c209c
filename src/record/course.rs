//! The course of a game as the replay knows it: what the checks that come after it look at.

use crate::draughts::{Color, Game, Position, Setup};
use crate::notation::Record;

use super::code::Code;
use super::finding::Finding;

/// The positions of a record, half-move by half-move.
#[derive(Debug)]
pub(super) struct Course<'c, 't, G: Game> {
    pub(super) record: &'c Record<'t>,
    /// At the start, if it can be played.
    pub(super) start: Option<Position<G>>,
    /// Positions given on the way, each with the number of half-moves before it.
    pub(super) resets: &'c [(u32, Setup)],
    /// After each half-move, where it is known.
    pub(super) trace: &'c [Option<Position<G>>],
}

impl<G: Game> Course<'_, '_, G> {
    /// The position given before a half-move, counted from 1.
    pub(super) fn given(&self, ply: u32) -> Option<Position<G>> {
        let (_, setup) = self
            .resets
            .iter()
            .rev()
            .find(|(after, _)| *after + 1 == ply)?;
        Position::from_setup(setup).ok()
    }

    /// The position before a half-move, counted from 1.
    pub(super) fn before(&self, ply: u32) -> Option<Position<G>> {
        let given = if self.resets.is_empty() {
            None
        } else {
            self.given(ply)
        };
        given.or_else(|| match ply.checked_sub(2) {
            None => self.start,
            Some(index) => self.after(index + 1),
        })
    }

    /// The position after a half-move, counted from 1.
    pub(super) fn after(&self, ply: u32) -> Option<Position<G>> {
        let index = ply.checked_sub(1)?;
        self.trace.get(index as usize).copied().flatten()
    }

    /// How many half-moves are written.
    pub(super) fn last(&self) -> u32 {
        self.record.half_moves.len() as u32
    }

    /// Whose half-move it is: by the position, else by turns.
    pub(super) fn mover(&self, ply: u32) -> Color {
        if let Some(before) = self.before(ply) {
            return before.turn();
        }
        let first = self.start.map_or(G::RULES.first(), |start| start.turn());
        if ply % 2 == 1 {
            first
        } else {
            first.opponent()
        }
    }

    /// A finding about a half-move, counted from 1.
    pub(super) fn finding(&self, code: Code, ply: u32) -> Finding {
        let index = ply.saturating_sub(1) as usize;
        let Some(half_move) = self.record.half_moves.get(index) else {
            return Finding::whole(code);
        };
        let numbered = self.record.half_moves[..=index]
            .iter()
            .rev()
            .take(2)
            .find_map(|half_move| half_move.number);
        Finding {
            ply: Some(ply),
            number: numbered,
            side: Some(self.mover(ply)),
            written: Some(half_move.text.to_string()),
            span: Some(half_move.span),
            ..Finding::whole(code)
        }
    }
}
