//! Men that went over their king row in a capture without being crowned.

use crate::draughts::{Game, Move, Position, Rank, Square, rules::Crowning};

use crate::record::checks::{Passed, TakenForKing};

/// Follows men that go over their king row in a capture without being crowned.
#[inline]
pub(super) fn note_passing<G: Game>(
    passed: &mut Vec<Passed>,
    position: &Position<G>,
    played: &Move<G>,
    index: usize,
) {
    if !passed.is_empty() {
        follow_passed(passed, played);
    }
    if played.taken_count() >= 2 && G::RULES.crowning == Crowning::AtRest {
        note_new_passing(passed, position, played, index);
    }
}

#[cold]
fn follow_passed<G: Game>(passed: &mut Vec<Passed>, played: &Move<G>) {
    let taken = played.taken();
    passed.retain_mut(|man| {
        if man.at == played.from() {
            man.at = played.to();
            return !played.crowned();
        }
        !taken.contains(&man.at)
    });
}

fn note_new_passing<G: Game>(
    passed: &mut Vec<Passed>,
    position: &Position<G>,
    played: &Move<G>,
    index: usize,
) {
    let is_man = position
        .piece(played.from())
        .is_some_and(|piece| piece.rank == Rank::Man);
    if !is_man || played.crowned() {
        return;
    }
    let routes = position.routes(played).unwrap_or_default();
    let passes = |square: &Square| Position::<G>::on_king_row(position.turn(), *square);
    if routes
        .first()
        .is_some_and(|route| route[1..route.len() - 1].iter().any(passes))
    {
        passed.push(Passed {
            at: played.to(),
            ply: index as u32 + 1,
            why: TakenForKing::PassedRow,
        });
    }
}
