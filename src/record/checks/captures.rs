//! Captures that were broken off, not allowed, or made over squares that were not free.

use smallvec::SmallVec;

use crate::draughts::{Attempt, Finished, Game, Position, Rank, Removal};

use super::{Diagnosis, is_written};
use crate::record::code::{Code, Reason};
use crate::record::finding::Details;
use crate::record::wanted::Squares;

/// A capture the piece could begin: broken off (`s1:7/4.9`), or whole but excluded by a better
/// one (`s1:7/4.8`). Where several fit the writing all are kept, whole ones first.
pub(super) fn not_allowed<G: Game>(
    position: &Position<G>,
    wanted: &Squares,
    rank: Rank,
) -> Option<Diagnosis<G>> {
    let mut written = attempts(position, wanted, Removal::AfterCapture);
    let finished = written.iter().map(|attempt| attempt.finished).min()?;
    written.retain(|attempt| attempt.finished == finished);
    let code = match finished {
        Finished::Yes => Code::WrongCaptureCount,
        Finished::No
            if written
                .iter()
                .all(|attempt| as_man(position, attempt, rank)) =>
        {
            Code::MovedAsMan
        }
        Finished::No => Code::UnfinishedCapture,
    };
    Some(Diagnosis {
        code,
        reason: None,
        mover: rank,
        details: Details::default(),
        stood: after(position, &written),
    })
}

/// Whether a capture of a king, or of a man that became one on the way, stopped where a man would
/// have had to stop: each jump is one that a man could make, and a man could not go on
/// (`s1:5/5.2.2`, `s1:6/12.2.3`).
fn as_man<G: Game>(position: &Position<G>, attempt: &Attempt<G>, rank: Rank) -> bool {
    let way = &attempt.route[1..];
    let crowned = way
        .iter()
        .any(|square| Position::<G>::on_king_row(position.turn(), *square));
    let Some(end) = way.last().filter(|_| rank == Rank::King || crowned) else {
        return false;
    };
    let leaps = |leg: &[crate::draughts::Square]| {
        Position::<G>::between(leg[0], leg[1]).is_some_and(|between| between.len() == 1)
    };
    if Position::<G>::on_king_row(position.turn(), *end) || !attempt.route.windows(2).all(leaps) {
        return false;
    }
    let man = position.play(&attempt.effect).passed().with_man(*end);
    let goes_on = man.attempts(*end, Removal::AfterCapture);
    goes_on.is_ok_and(|attempts| attempts.is_empty())
}

/// A capture that is possible only if a jumped piece had left the board already (`s1:6/11`), the
/// Turkish strike.
pub(super) fn lifted_during<G: Game>(
    position: &Position<G>,
    wanted: &Squares,
    rank: Rank,
) -> Option<Diagnosis<G>> {
    let written = attempts(position, wanted, Removal::AtOnce);
    if written.is_empty() {
        return None;
    }
    Some(Diagnosis {
        code: Code::LiftedDuringCapture,
        reason: None,
        mover: rank,
        details: Details::default(),
        stood: after(position, &written),
    })
}

/// A man that was crowned and moved on as a king in the same entry (`s1:5/5.1.4`).
pub(super) fn went_on_as_king<G: Game>(
    position: &Position<G>,
    wanted: &Squares,
    rank: Rank,
) -> Option<Diagnosis<G>> {
    if rank == Rank::King {
        return None;
    }
    let mut stood = SmallVec::new();
    for (index, stop) in wanted.via.iter().enumerate() {
        if !Position::<G>::on_king_row(position.turn(), *stop) {
            continue;
        }
        let first = Squares {
            from: wanted.from,
            to: *stop,
            via: wanted.via[..index].iter().copied().collect(),
        };
        let second = Squares {
            from: *stop,
            to: wanted.to,
            via: wanted.via[index + 1..].iter().copied().collect(),
        };
        let mut halves: SmallVec<[Position<G>; 2]> =
            after(position, &attempts(position, &first, Removal::AfterCapture));
        if let (true, Some(quiet)) = (
            first.via.is_empty(),
            position.quiet_move(first.from, first.to),
        ) {
            halves.push(position.play(&quiet));
        }
        for half in halves {
            let half = half.passed();
            stood.extend(after(
                &half,
                &attempts(&half, &second, Removal::AfterCapture),
            ));
            if let (true, Some(quiet)) = (
                second.via.is_empty(),
                half.quiet_move(second.from, second.to),
            ) {
                stood.push(half.play(&quiet));
            }
        }
    }
    if stood.is_empty() {
        return None;
    }
    Some(Diagnosis {
        code: Code::IllegalMove,
        reason: Some(Reason::CrownedAndWentOn),
        mover: rank,
        details: Details::default(),
        stood,
    })
}

/// The captures of the piece that look like what is written.
fn attempts<G: Game>(
    position: &Position<G>,
    wanted: &Squares,
    removal: Removal,
) -> Vec<Attempt<G>> {
    let mut attempts = position.attempts(wanted.from, removal).unwrap_or_default();
    attempts.retain(|attempt| is_written(&attempt.route, wanted));
    attempts
}

/// The different positions after these captures.
fn after<G: Game>(position: &Position<G>, attempts: &[Attempt<G>]) -> SmallVec<[Position<G>; 2]> {
    let mut stood = SmallVec::new();
    for attempt in attempts {
        let next = position.play(&attempt.effect);
        if !stood.contains(&next) {
            stood.push(next);
        }
    }
    stood
}
