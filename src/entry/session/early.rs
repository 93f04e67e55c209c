//! Half-moves that were played before they were typed to their end, and what is typed behind them.
//!
//! A half-move is played as soon as it is clear. Some people go on with the next one at once, others type all of it all the
//! same. The keys behind it are its rest or the next half-move; where they may be both, more keys decide, or how this person
//! has typed so far. Keys that fit neither show that another half-move stands on the sheet than the one that was played:
//! then it is taken back, and what was typed is judged as a whole.

use super::{Heard, Mode, Notice, Session, Stance};
use crate::entry::shorthand::{self, Reading};
use crate::record::Code;

/// How the person at the desk types, as far as it was seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Manner {
    /// It was not seen yet.
    #[default]
    Unknown,
    /// Half-moves to their end, those too that are known before.
    Whole,
    /// No more than is needed.
    Begun,
}

/// A half-move that was played early.
#[derive(Clone, Debug)]
pub(super) struct Early {
    /// What was typed of it.
    pub(super) typed: String,
    /// The place behind it.
    pub(super) cursor: usize,
}

/// What the keys behind an early half-move are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Division {
    /// More keys will tell.
    Open,
    /// So many of them are its rest.
    Rest(usize),
    /// They begin the next half-move.
    Next,
}

/// What a piece that stands there can have done, though it had no right to.
const PLAYED: [Code; 5] = [
    Code::MissedCapture,
    Code::WrongCaptureCount,
    Code::UnfinishedCapture,
    Code::MovedAsKing,
    Code::MovedAsMan,
];

/// How many early half-moves one half-move may have been taken for.
const MOST: usize = 3;

impl Session {
    /// What is typed behind the last half-move.
    pub(super) fn divide(&mut self) -> Division {
        let Some(tail) = &self.tail else {
            return Division::Next;
        };
        let rest_ends = |count: usize| {
            let joined = format!("{}{}", tail.typed, &self.typed[..count]);
            shorthand::continues(&joined, &tail.routes, &self.names)
        };
        let is_next = |text: &str| self.reading_of(text) != Reading::None;
        let (goes_on, is_whole) = rest_ends(self.typed.len());
        if goes_on {
            return match is_whole && (self.manner == Manner::Whole || !is_next(&self.typed)) {
                true => Division::Rest(self.typed.len()),
                false => Division::Open,
            };
        }
        let Some(count) = (1..self.typed.len())
            .rev()
            .find(|count| rest_ends(*count).1)
        else {
            let is_sign = self.typed.starts_with('-');
            if !tail.typed.is_empty() && !is_sign && self.typed.len() == 1 && is_next(&self.typed) {
                self.manner = Manner::Begun;
            }
            return Division::Next;
        };
        match (is_next(&self.typed[count..]), self.reading_of(&self.typed)) {
            (false, _) => Division::Next,
            (true, Reading::None) => Division::Rest(count),
            (true, next) => match (self.manner, next) {
                (Manner::Whole, _) => Division::Rest(count),
                (Manner::Begun, Reading::One(_)) => Division::Next,
                (Manner::Unknown, Reading::One(only)) if self.is_whole(only) => Division::Next,
                _ => Division::Open,
            },
        }
    }

    /// A blank or Enter behind the whole rest of an early half-move says that it was its rest.
    pub(super) fn ends_rest(&mut self) -> bool {
        let Some(tail) = &self.tail else { return false };
        let joined = format!("{}{}", tail.typed, self.typed);
        let is_rest = !self.typed.is_empty()
            && self.manner != Manner::Begun
            && shorthand::continues(&joined, &tail.routes, &self.names).1;
        if is_rest {
            self.manner = Manner::Whole;
            self.early.clear();
            self.clear();
        }
        is_rest
    }

    /// What was played is remembered, until something else is changed.
    pub(super) fn played_early(&mut self, mut before: Vec<Early>, typed: String) {
        before.push(Early {
            typed,
            cursor: self.cursor,
        });
        let surplus = before.len().saturating_sub(MOST);
        before.drain(..surplus);
        self.early = before;
    }

    /// Nothing legal begins with what is typed: perhaps it ends a half-move of which the beginning was taken for another. Then
    /// that one is taken back and the whole is refused. None where what is typed says more by itself.
    pub(super) fn take_early_back(&mut self) -> Option<Heard> {
        if self.stance != Stance::Judging {
            return None;
        }
        let variant = self.sheet().variant;
        // `1h8` begins no half-move, but ends `a1h8`
        let is_end = self.typed.starts_with(|first: char| first.is_ascii_digit())
            && self
                .typed
                .contains(|letter: char| letter.is_ascii_alphabetic());
        let mut joined = self.typed.clone();
        for (count, early) in self.early.iter().rev().enumerate() {
            if early.cursor + count != self.cursor {
                break;
            }
            joined.insert_str(0, &early.typed);
            let whole = shorthand::spelled(&joined, variant);
            if whole.is_empty() {
                continue;
            }
            let mut before = self.clone();
            for _ in 0..=count {
                before.undo();
            }
            before.typed.clone_from(&joined);
            before.refuse(&whole);
            let Mode::Refused(refusal) = &before.mode else {
                continue;
            };
            let is_plausible = refusal
                .finding
                .as_ref()
                .is_some_and(|finding| PLAYED.contains(&finding.code));
            if !is_end && !is_plausible {
                continue;
            }
            before.early.clear();
            before.manner = Manner::Whole;
            before.notice = Some(Notice::new("enter-taken-back").with("keys", joined));
            *self = before;
            return Some(Heard::Changed);
        }
        None
    }
}
