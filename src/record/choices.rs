//! Captures behind a position that were not made as they had to be.

use smallvec::SmallVec;

use crate::draughts::{Game, Position};

use super::ahead::Ahead;
use super::checks::diagnose;
use super::code::Code;
use super::wanted::Wanted;

/// How many of them may be overlooked or broken off, and the rest still fits.
const MOST_CHOICES: usize = 8;

/// The half-moves.
pub(super) type Choices = SmallVec<[usize; MOST_CHOICES]>;

/// The half-moves from `first` on in which a capture was not made as it had to be, if the rest fits
/// but for these: players who overlook one overlook more, and two changes of the text explain that
/// worse.
pub(super) fn choices_behind<G: Game>(
    ahead: &mut Ahead<G>,
    mut position: Position<G>,
    first: usize,
) -> Option<Choices> {
    let mut choices = Choices::new();
    for index in first..ahead.end() {
        if let Some(next) = ahead.after(&position, index).first() {
            position = *next;
            continue;
        }
        let Wanted::Squares(squares) = ahead.wanted(index) else {
            return None;
        };
        let own = position
            .piece(squares.from)
            .is_some_and(|piece| piece.color == position.turn());
        if !own || choices.len() == MOST_CHOICES {
            return None;
        }
        choices.push(index);
        let found = diagnose(&position, squares, &[]);
        let is_choice = matches!(
            found.code,
            Code::MissedCapture | Code::WrongCaptureCount | Code::UnfinishedCapture
        );
        match found.stood.first() {
            Some(stood) if is_choice => position = *stood,
            _ => return None,
        }
    }
    Some(choices)
}
