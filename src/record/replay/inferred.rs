//! What only a later half-move shows: a piece that was taken stands still, or one that should
//! stand is gone (`s1:7/4.7`, `s1:7/4.11`, `s1:7/4.12`, `s1:7/4.14`).

use smallvec::smallvec;

use crate::draughts::{Game, Move, Position, Rank, Square};
use crate::record::ahead::{Ahead, Positions};
use crate::record::code::Code;
use crate::record::trail::Trail;

/// How many half-moves back a hand is looked for that did it.
const BACK: usize = 24;

/// How many half-moves have to fit that did not before; fewer prove nothing.
const PROOF: usize = 3;

/// An irregularity that explains why a later half-move did not fit.
#[derive(Debug)]
pub(super) struct Inferred<G: Game> {
    pub(super) code: Code,
    /// The half-move in which it was done.
    pub(super) index: usize,
    pub(super) square: Square,
    pub(super) mover: Rank,
    /// The position in which that half-move was made.
    pub(super) before: Position<G>,
    /// The positions before the half-move that did not fit.
    pub(super) stood: Positions<G>,
}

/// The nearest irregularity with which the whole rest of the record fits: at a capture first,
/// where hands take pieces off anyway; else a piece lifted for no reason.
pub(super) fn inferred<G: Game>(
    trail: &Trail<G>,
    ahead: &mut Ahead<G>,
    refused: usize,
) -> Option<Inferred<G>> {
    if ahead.end() < refused + PROOF {
        return None;
    }
    let first = refused.saturating_sub(BACK).max(trail.floor());
    let mut lifted = None;
    for index in (first..refused).rev() {
        // where several positions are kept nothing is proved
        let [before] = trail.before(index) else {
            continue;
        };
        let fitting = ahead.fitting(before, index);
        let [played] = fitting.as_slice() else {
            continue;
        };
        for (code, square, after) in displacements(before, played) {
            let is_lifted = code == Code::LiftedWithoutCause;
            if is_lifted && lifted.is_some() || ahead.reach(&after, index + 1) < ahead.end() {
                continue;
            }
            let found = Inferred {
                code,
                index,
                square,
                mover: before
                    .piece(played.from())
                    .map_or(Rank::Man, |piece| piece.rank),
                before: *before,
                stood: walk(ahead, after, index + 1, refused),
            };
            if !is_lifted {
                return Some(found);
            }
            lifted = Some(found);
        }
    }
    lifted
}

/// The boards that a careless hand may have left after a move, each with one piece too many or too
/// few.
fn displacements<G: Game>(
    before: &Position<G>,
    played: &Move<G>,
) -> Vec<(Code, Square, Position<G>)> {
    let after = before.play(played);
    let mut left = Vec::new();
    for square in played.taken() {
        if after.piece(square).is_none() {
            let mut setup = after.setup();
            setup.put(square, before.piece(square));
            let kept = Position::from_setup(&setup).ok();
            left.extend(kept.map(|position| (Code::RemovedTooFew, square, position)));
        }
    }
    for (square, piece) in after.setup().pieces() {
        if square == played.to() {
            continue;
        }
        let code = match (played.is_capture(), piece.color == after.turn()) {
            (true, true) => Code::RemovedUnjumped,
            (true, false) => Code::RemovedOwn,
            (false, _) => Code::LiftedWithoutCause,
        };
        left.push((code, square, after.without(square)));
    }
    left.sort_by_key(|(code, square, _)| (*code != Code::RemovedTooFew, *code, *square));
    left
}

/// The positions after some half-moves that fit.
fn walk<G: Game>(
    ahead: &mut Ahead<G>,
    from: Position<G>,
    index: usize,
    until: usize,
) -> Positions<G> {
    let mut positions: Positions<G> = smallvec![from];
    for at in index..until {
        positions = positions
            .iter()
            .flat_map(|position| ahead.after(position, at))
            .collect();
    }
    positions
}
