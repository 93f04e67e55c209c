//! Moves that a piece cannot make, and quiet moves made while a capture was due.

use smallvec::{SmallVec, smallvec};

use crate::draughts::{
    Color, Game, Position, Rank, Square,
    rules::{King, ManCaptures},
};

use super::{Diagnosis, Passed, TakenForKing, is_backward};
use crate::record::code::{Code, Reason};
use crate::record::finding::Details;
use crate::record::wanted::Squares;

/// A quiet move while a capture was due (`s1:7/4.6`, `s1:6/2`, `s1:6/3`).
pub(super) fn missed_capture<G: Game>(
    position: &Position<G>,
    wanted: &Squares,
    rank: Rank,
) -> Option<Diagnosis<G>> {
    if !wanted.via.is_empty() || !position.must_capture() {
        return None;
    }
    let quiet = position.quiet_move(wanted.from, wanted.to)?;
    let able = position.pieces_that_capture();
    let reason = if able.contains(&wanted.from) {
        Reason::ThisPiece
    } else {
        Reason::OtherPiece
    };
    // men fall under one article, kings under another (s1:6/2, s1:6/3)
    let is_king = |square: &Square| {
        let piece = position.piece(*square);
        piece.is_some_and(|piece| piece.rank == Rank::King)
    };
    let due = match reason {
        Reason::ThisPiece => rank,
        _ if able.iter().all(is_king) => Rank::King,
        _ => Rank::Man,
    };
    Some(Diagnosis {
        code: Code::MissedCapture,
        reason: Some(reason),
        mover: due,
        details: Details {
            must_capture: able,
            ..Details::default()
        },
        stood: smallvec![position.play(&quiet)],
    })
}

/// A move that only a king could make, by a man that only passed its king row (`s1:6/12.1.3`) or was
/// crowned without right. One step backward is a move that men are made to make too; it stays an
/// illegal move unless the man wore a crown.
pub(super) fn moved_as_king<G: Game>(
    position: &Position<G>,
    wanted: &Squares,
    rank: Rank,
    passed: &[Passed],
) -> Option<Diagnosis<G>> {
    if rank == Rank::King {
        return None;
    }
    let earlier = passed.iter().find(|passed| passed.at == wanted.from)?;
    let crowned = position.with_king(wanted.from);
    let attempts = crowned
        .attempts(wanted.from, crate::draughts::Removal::AfterCapture)
        .ok()?;
    let mut stood: SmallVec<[Position<G>; 2]> = attempts
        .iter()
        .filter(|attempt| super::is_written(&attempt.route, wanted))
        .map(|attempt| crowned.play(&attempt.effect))
        .collect();
    let far =
        Position::<G>::between(wanted.from, wanted.to).is_some_and(|squares| !squares.is_empty());
    if wanted.via.is_empty() && (far || earlier.why == TakenForKing::Marked) {
        stood.extend(
            crowned
                .quiet_move(wanted.from, wanted.to)
                .map(|quiet| crowned.play(&quiet)),
        );
    }
    if stood.is_empty() {
        return None;
    }
    let details = Details {
        earlier: Some(earlier.ply),
        square: Some(wanted.from),
        ..Details::default()
    };
    Some(Diagnosis {
        code: Code::MovedAsKing,
        reason: match earlier.why {
            TakenForKing::PassedRow => None,
            TakenForKing::Marked => Some(Reason::NothingCrowned),
        },
        mover: rank,
        details,
        stood,
    })
}

/// A move against the way the piece moves (`s1:7/4.2`), with the reason.
pub(super) fn illegal<G: Game>(
    position: &Position<G>,
    wanted: &Squares,
    rank: Rank,
) -> Diagnosis<G> {
    let (reason, square, jumped) = reason(position, wanted, rank);
    let mut stood: SmallVec<[Position<G>; 2]> = SmallVec::new();
    let back = wanted.to == wanted.from;
    let free = back || position.piece(wanted.to).is_none() || jumped.contains(&wanted.to);
    if reason == Reason::StandsStill {
        stood.push(position.passed());
    } else if free {
        // jumped men are taken by most hands; a move over them that took nothing comes second
        for removed in [jumped.as_slice(), &[]] {
            let next = position.displaced(wanted.from, wanted.to, removed);
            if !stood.contains(&next) {
                stood.push(next);
            }
        }
    } else {
        // two pieces cannot stand on one square: the entry cannot have been played as written
        stood.push(position.passed());
    }
    Diagnosis {
        code: Code::IllegalMove,
        reason: Some(reason),
        mover: rank,
        details: Details {
            square,
            ..Details::default()
        },
        stood,
    }
}

/// The first step of the written way that the piece cannot make: why, the square in question, and
/// the enemy pieces the hand went over.
fn reason<G: Game>(
    position: &Position<G>,
    wanted: &Squares,
    rank: Rank,
) -> (Reason, Option<Square>, Vec<Square>) {
    let color = position.turn();
    let flying = rank == Rank::King && G::RULES.king == King::Flying;
    let mut way: Vec<Square> = vec![wanted.from];
    way.extend(wanted.via.iter().copied());
    way.push(wanted.to);
    if way.iter().all(|square| *square == wanted.from) {
        return (Reason::StandsStill, Some(wanted.from), Vec::new());
    }
    let one_step = way.len() == 2;
    // the piece is in the hand: its own square is free
    let lifted = position.without(wanted.from);
    let mut jumped: Vec<Square> = Vec::new();
    let mut first: Option<(Reason, Option<Square>)> = None;
    for leg in way.windows(2) {
        let found = leg_reason(
            &lifted, leg[0], leg[1], color, rank, flying, one_step, &jumped,
        );
        if first.is_none() {
            first = found;
        }
        for square in Position::<G>::between(leg[0], leg[1]).unwrap_or_default() {
            let enemy = position
                .piece(square)
                .is_some_and(|piece| piece.color != color);
            if enemy && !jumped.contains(&square) {
                jumped.push(square);
            }
        }
    }
    match first {
        Some((reason, square)) => (reason, square, jumped),
        // every leg by itself could be made, so the whole is a jump too far for one move
        None if rank == Rank::Man && is_backward::<G>(color, wanted.from, wanted.to) => {
            (Reason::Backward, Some(wanted.to), jumped)
        }
        None => (Reason::JumpsNothing, Some(wanted.to), jumped),
    }
}

/// Why one leg cannot be made; `None` where it can be a part of a capture.
#[allow(clippy::too_many_arguments)]
fn leg_reason<G: Game>(
    position: &Position<G>,
    from: Square,
    to: Square,
    color: Color,
    rank: Rank,
    flying: bool,
    one_step: bool,
    jumped: &[Square],
) -> Option<(Reason, Option<Square>)> {
    if position.piece(to).is_some() && from != to && !jumped.contains(&to) {
        return Some((Reason::Occupied, Some(to)));
    }
    let Some(between) = Position::<G>::between(from, to) else {
        return Some((Reason::NotDiagonal, Some(to)));
    };
    let own: Vec<Square> = occupied_by(position, &between, color);
    let enemies: Vec<Square> = occupied_by(position, &between, color.opponent());
    if let Some(twice) = enemies.iter().find(|square| jumped.contains(square)) {
        return Some((Reason::JumpsTwice, Some(*twice)));
    }
    if let Some(square) = own.first() {
        let jump = between.len() == 1 || !one_step;
        let reason = if jump {
            Reason::JumpsOwn
        } else {
            Reason::Blocked
        };
        return Some((reason, Some(*square)));
    }
    if enemies.len() >= 2 {
        return Some((Reason::JumpsTwo, Some(enemies[0])));
    }
    let backward = rank == Rank::Man && is_backward::<G>(color, from, to);
    if enemies.is_empty() {
        if !one_step {
            return Some((Reason::JumpsNothing, Some(to)));
        }
        if backward && between.is_empty() {
            return Some((Reason::Backward, Some(to)));
        }
        if !flying && !between.is_empty() {
            let reason = if backward {
                Reason::Backward
            } else {
                Reason::TooFar
            };
            return Some((reason, Some(to)));
        }
        return None;
    }
    let lands_behind = between.last() == enemies.first() && between.len() == 1;
    if !flying && !lands_behind {
        return Some((Reason::TooFar, Some(to)));
    }
    if backward && G::RULES.man_captures == ManCaptures::Forward {
        return Some((Reason::Backward, Some(to)));
    }
    None
}

fn occupied_by<G: Game>(position: &Position<G>, squares: &[Square], color: Color) -> Vec<Square> {
    squares
        .iter()
        .copied()
        .filter(|square| {
            position
                .piece(*square)
                .is_some_and(|piece| piece.color == color)
        })
        .collect()
}
