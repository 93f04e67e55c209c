//! What a half-move is that no legal move fits: one file a check.

mod captures;
mod steps;

use smallvec::SmallVec;

use crate::draughts::{Color, Game, Position, Rank, Square};

use super::code::{Code, Reason};
use super::finding::Details;
use super::matching::passes;
use super::wanted::Squares;

/// What was wrong and what stood on the board afterwards.
#[derive(Clone, Debug)]
pub(super) struct Diagnosis<G: Game> {
    pub(super) code: Code,
    pub(super) reason: Option<Reason>,
    /// Man or king, for the articles.
    pub(super) mover: Rank,
    pub(super) details: Details,
    /// The positions that may have stood afterwards, the likeliest first.
    pub(super) stood: SmallVec<[Position<G>; 2]>,
}

/// A man that went over its king row in a capture and stayed a man, or was crowned without right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Passed {
    /// Where it stands now.
    pub(super) at: Square,
    /// The half-move in which it passed.
    pub(super) ply: u32,
    /// Why it may be taken for a king.
    pub(super) why: TakenForKing,
}

/// Why a man may be taken for a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TakenForKing {
    /// It went over its king row.
    PassedRow,
    /// It was marked as crowned without right.
    Marked,
}

/// What an irregular move of a piece of the side to move is.
///
/// The order of the checks is the order of certainty: a capture that exists and was broken off or
/// not allowed; a quiet move that exists while a capture was due; then everything that the piece
/// cannot do at all.
pub(super) fn diagnose<G: Game>(
    position: &Position<G>,
    wanted: &Squares,
    passed: &[Passed],
) -> Diagnosis<G> {
    let rank = position
        .piece(wanted.from)
        .map_or(Rank::Man, |piece| piece.rank);
    captures::not_allowed(position, wanted, rank)
        .or_else(|| steps::missed_capture(position, wanted, rank))
        .or_else(|| captures::lifted_during(position, wanted, rank))
        .or_else(|| captures::went_on_as_king(position, wanted, rank))
        .or_else(|| steps::moved_as_king(position, wanted, rank, passed))
        .unwrap_or_else(|| steps::illegal(position, wanted, rank))
}

/// Whether a route is what is written: the same ends, and the written squares on its way.
fn is_written(route: &[Square], wanted: &Squares) -> bool {
    route.last() == Some(&wanted.to) && passes(route, &wanted.via)
}

/// Whether a square lies behind another as this side goes.
fn is_backward<G: Game>(color: Color, from: Square, to: Square) -> bool {
    let (_, from_row) = G::RULES.geometry.place(from);
    let (_, to_row) = G::RULES.geometry.place(to);
    match color {
        Color::White => to_row < from_row,
        Color::Black => to_row > from_row,
    }
}
