//! A run of keys and the half-moves that it may be.
//!
//! A half-move is played as soon as only one legal move begins so. Some people then go on with the next one, others type its
//! rest all the same, and keys do not say which. So they are not read once: a run of keys is read anew with each key, as all
//! the half-moves that it may be, and the likeliest way to read it is shown. Where a later key fits another way only, that
//! one is shown in its stead.

use std::cell::RefCell;
use std::fmt::Write;
use std::rc::Rc;

use crate::draughts::Setup;

use super::legal::{Legal, Names};
use super::shorthand::{self, Reading};

/// How many half-moves one run may be.
pub(super) const MOST_STEPS: usize = 8;

/// How long it is remembered how somebody types.
const MOST_SEEN: i8 = 3;

/// How many ways are followed.
const MOST_WAYS: usize = 40;

/// The key that ends a half-move for certain.
pub(super) const ENTER: char = '\n';

/// How the keys of a half-move stand for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The desk made it: no key was needed.
    Forced,
    /// Its beginning, with so many keys more than were needed.
    Begun(usize),
    /// All of it, with so many keys more than were needed.
    Whole(usize),
    /// The last square by its last digit alone, with so many keys more than were needed.
    Short(usize),
}

/// A half-move of a way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Step {
    /// As it is written.
    pub(super) text: String,
    pub(super) kind: Kind,
    /// The place behind its keys.
    pub(super) end: usize,
    /// The position behind it.
    pub(super) after: Setup,
}

/// One way to read a run.
#[derive(Clone, Debug)]
pub(super) struct Way {
    pub(super) steps: Vec<Step>,
    /// Where the keys begin that are no half-move yet.
    pub(super) pending: usize,
}

/// How the person at the desk types, as far as it was seen: over 0 half-moves to their end, under 0 no more than is needed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Manner {
    seen: i8,
    /// How many half-moves in a row had Enter, or a blank instead of it, behind them.
    ends: i8,
    /// How many half-moves in a row had a blank behind them and none in them.
    blanks: i8,
}

impl Manner {
    /// Of a list of half-moves, one in each line.
    pub(super) const LINES: Manner = Manner {
        seen: 0,
        ends: MOST_SEEN,
        blanks: 0,
    };

    /// Whether half-moves are typed to their end.
    pub(super) fn is_whole(self) -> bool {
        self.seen > 0
    }

    /// Whether it was seen more than once that half-moves are typed to their end.
    pub(super) fn is_firm(self) -> bool {
        self.seen >= MOST_SEEN
    }

    /// Whether the last half-move was ended.
    pub(super) fn ends(self) -> bool {
        self.ends > 0
    }

    /// Whether each half-move is ended: two of them do not stand in one run without it.
    pub(super) fn ends_firmly(self) -> bool {
        self.ends >= MOST_SEEN
    }

    /// Whether a blank is typed behind each half-move, and so ends it.
    pub(super) fn ends_by_blank(self) -> bool {
        self.blanks >= MOST_SEEN
    }

    /// So many half-moves were ended by Enter, or by a blank instead of it.
    pub(super) fn see_end(&mut self, count: usize) {
        self.ends = match count {
            1 => (self.ends + 1).min(MOST_SEEN),
            _ => 0,
        };
    }

    /// The keys of a half-move that is certain and was not ended so, and those behind it.
    pub(super) fn see_keys(&mut self, typed: &str, behind: &str) {
        self.ends = 0;
        self.blanks = match behind.starts_with(' ') && !typed.trim_start().contains(' ') {
            true => (self.blanks + 1).min(MOST_SEEN),
            false => 0,
        };
    }

    /// A half-move that is certain.
    pub(super) fn see(&mut self, step: &Step) {
        let change = match step.kind {
            Kind::Whole(1..) | Kind::Short(1..) => 1,
            Kind::Begun(_) => -1,
            Kind::Forced | Kind::Whole(0) | Kind::Short(0) => 0,
        };
        self.seen = (self.seen + change).clamp(-MOST_SEEN, MOST_SEEN);
    }
}

/// What is read.
pub(super) struct Run<'k> {
    /// Digits, small letters, `-`, blanks, stops and [`ENTER`].
    pub(super) keys: &'k str,
    /// The position before the first of them.
    pub(super) setup: &'k Setup,
    pub(super) names: &'k Names,
    /// Half-moves before it.
    pub(super) played: usize,
    /// Whether a half-move is known before its end.
    pub(super) early: Early,
    /// Whether the desk makes captures that are the only move, and whether the first half-move is one that it made.
    pub(super) forced: super::Forced,
    pub(super) made: bool,
    /// How many half-moves it may be.
    pub(super) most: usize,
    pub(super) seen: &'k Seen,
}

/// The legal moves of positions that were looked at: with each key the same ones come again.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen(RefCell<Vec<(Setup, Rc<Legal>)>>);

impl Seen {
    fn legal(&self, setup: &Setup, names: &Names) -> Rc<Legal> {
        let mut seen = self.0.borrow_mut();
        if let Some((_, legal)) = seen.iter().find(|(one, _)| one == setup) {
            return Rc::clone(legal);
        }
        if seen.len() >= MOST_WAYS {
            seen.clear();
        }
        let legal = Rc::new(Legal::of(setup, *names));
        seen.push((setup.clone(), Rc::clone(&legal)));
        legal
    }
}

/// Whether a half-move is known before all of it is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Early {
    Known,
    Unknown,
}

/// All ways to read a run; and where half-moves may begin, each with those before it, whether or not the rest fits.
#[derive(Clone, Debug, Default)]
pub(super) struct Ways {
    pub(super) ways: Vec<Way>,
    pub(super) beginnings: Vec<Way>,
}

impl Ways {
    /// Where a half-move that is not legal may begin: not where a legal one is typed to its end, nor in the rest of the one
    /// before.
    pub(super) fn beginnings_of_others(&self) -> Vec<&Way> {
        let longest = |one: &&Way| {
            !self.beginnings.iter().any(|other| {
                other.pending > one.pending
                    && other.steps.len() == one.steps.len()
                    && other.texts().eq(one.texts())
            })
        };
        let is_other = |one: &&Way| {
            let count = one.steps.len();
            !self.beginnings.iter().any(|longer| {
                longer.steps.len() == count + 1
                    && longer.steps[..count] == one.steps
                    && matches!(longer.steps[count].kind, Kind::Whole(_) | Kind::Short(_))
            })
        };
        let beginnings = self.beginnings.iter();
        beginnings.filter(longest).filter(is_other).collect()
    }
}

impl Run<'_> {
    /// Reads it.
    pub(super) fn ways(&self) -> Ways {
        let mut found = Ways::default();
        self.follow(&mut found, &mut Vec::new(), 0);
        found
    }

    fn follow(&self, found: &mut Ways, steps: &mut Vec<Step>, at: usize) {
        let at = self.skip(at, steps.len());
        let rest = &self.keys[at..];
        if found.ways.len() >= MOST_WAYS || (steps.len() >= self.most && !rest.is_empty()) {
            return;
        }
        let setup = steps.last().map_or(self.setup, |step| &step.after).clone();
        let legal = self.seen.legal(&setup, self.names);
        let here = Way {
            steps: steps.clone(),
            pending: at,
        };
        if let (super::Forced::Played, [only], true) = (
            self.forced,
            &legal.moves[..],
            self.made || !steps.is_empty(),
        ) && !only.taken.is_empty()
        {
            self.take(found, steps, &setup, &legal, (0, Kind::Forced, at));
        } else if rest.is_empty() {
            found.ways.push(here.clone());
        }
        found.beginnings.push(here.clone());
        let mut needed = None;
        for count in 1..=rest.len() {
            let (typed, behind) = rest.split_at(count);
            if typed.ends_with(ENTER) {
                break;
            }
            let typed = signs(typed);
            let next = behind.chars().next();
            let is_end = !typed.ends_with('-') && next.is_none_or(|next| may_follow(&typed, next));
            let end = at + count;
            match shorthand::reading(&typed, &legal, self.names) {
                Reading::Nothing => {}
                Reading::None => {
                    if is_end && needed.is_none_or(|needed| needed < count) {
                        let short = shorthand::shortened(&typed, &legal, self.names);
                        match (&short[..], next) {
                            ([_, _, ..], None) => found.ways.push(here.clone()),
                            _ => {
                                let surplus = needed.map_or(0, |needed| count - needed);
                                for place in short {
                                    let taken = (place, Kind::Short(surplus), end);
                                    self.take(found, steps, &setup, &legal, taken);
                                }
                            }
                        }
                    }
                    break;
                }
                Reading::One(only) => {
                    let surplus = count - *needed.get_or_insert(count);
                    let is_whole =
                        shorthand::continues(&typed, &legal.moves[only].routes, self.names).1;
                    let kind = match is_whole {
                        true => Kind::Whole(surplus),
                        false => Kind::Begun(surplus),
                    };
                    let is_known = is_whole || self.early == Early::Known;
                    match next {
                        None if is_known => {
                            self.take(found, steps, &setup, &legal, (only, kind, end));
                        }
                        None => found.ways.push(here.clone()),
                        Some(next) if is_end => {
                            let is_known = is_known || next == ENTER;
                            if is_whole || (is_known && is_beginning(&typed)) {
                                self.take(found, steps, &setup, &legal, (only, kind, end));
                            }
                        }
                        Some(_) => {}
                    }
                }
                Reading::Several { whole, .. } => match next {
                    None => found.ways.push(here.clone()),
                    // several captures with the same ends: one of them is chosen
                    Some(ENTER) if whole.len() > 1 && count + 1 == rest.len() => {
                        found.ways.push(here.clone());
                    }
                    Some(_) if is_end => {
                        for place in whole {
                            self.take(found, steps, &setup, &legal, (place, Kind::Whole(0), end));
                        }
                    }
                    Some(_) => {}
                },
            }
        }
    }

    /// Goes on behind a move, by its place, what its keys are, and the place behind them.
    fn take(
        &self,
        found: &mut Ways,
        steps: &mut Vec<Step>,
        setup: &Setup,
        legal: &Legal,
        (place, kind, end): (usize, Kind, usize),
    ) {
        let Some(after) = Legal::after(setup, place) else {
            return;
        };
        steps.push(Step {
            text: legal.moves[place].text.clone(),
            kind,
            end,
            after,
        });
        self.follow(found, steps, end);
        steps.pop();
    }

    /// Past what stands between half-moves: blanks, Enter, the number of the move with its stop.
    fn skip(&self, at: usize, steps: usize) -> usize {
        let rest = &self.keys[at..];
        let trimmed = rest.trim_start_matches([' ', '.', ENTER]);
        let at = self.keys.len() - trimmed.len();
        let mut number = String::new();
        let _ = write!(number, "{}.", (self.played + steps) / 2 + 1);
        match trimmed.starts_with(&number) {
            true => self.skip(at + number.len(), steps),
            false => at,
        }
    }
}

impl Way {
    /// Its half-moves as they are written.
    fn texts(&self) -> impl Iterator<Item = &str> {
        self.steps.iter().map(|step| step.text.as_str())
    }

    /// How many half-moves before the last are no more than begun.
    pub(super) fn begun(&self, keys: &str) -> usize {
        let is_begun = |step: &&Step| matches!(step.kind, Kind::Begun(_)) && step.end != keys.len();
        self.steps.iter().filter(is_begun).count()
    }

    /// How unlikely the way is for somebody who types so.
    pub(super) fn cost(&self, keys: &str, manner: Manner) -> usize {
        let (mut begun, mut surplus, mut waited) = (0, 0, 0);
        for (place, step) in self.steps.iter().enumerate() {
            let is_last = place + 1 == self.steps.len() && step.end == keys.len();
            match step.kind {
                // the last one may go on, and the keys behind its beginning may be its rest; not many of them, for those
                // who type no more than is needed
                Kind::Begun(more) | Kind::Whole(more) | Kind::Short(more) if is_last => {
                    waited = if manner.seen < 0 {
                        more.saturating_sub(1)
                    } else {
                        0
                    };
                }
                Kind::Begun(_) => begun += 1,
                Kind::Whole(1..) | Kind::Short(1..) => surplus += 1,
                Kind::Whole(0) | Kind::Short(0) | Kind::Forced => {}
            }
        }
        let weight = |is_usual: i8| -> usize {
            match manner.seen * is_usual {
                1.. => 0,
                0 => 2,
                _ => 3,
            }
        };
        begun * weight(-1) + surplus * weight(1).saturating_sub(1) + begun.min(surplus) + waited
    }
}

/// Keys with `-` for all that may stand between squares.
fn signs(keys: &str) -> String {
    keys.replace([' ', '.'], "-")
}

/// Whether a half-move that was typed so may end before a key: not before a sign, and who types letters does not go on with
/// a digit.
fn may_follow(typed: &str, next: char) -> bool {
    let by_letters = typed.starts_with(|first: char| first.is_ascii_alphabetic());
    match next {
        '-' | '.' => false,
        ' ' | ENTER => true,
        next => next.is_ascii_alphabetic() == by_letters,
    }
}

/// Whether keys are no more than the beginning of a half-move: with a sign, or with two squares and no more, they would be
/// all of one that stops too early.
fn is_beginning(typed: &str) -> bool {
    let squares = typed.chars().filter(char::is_ascii_digit).count();
    let is_all = match typed.starts_with(|first: char| first.is_ascii_alphabetic()) {
        true => squares > 1 && typed.ends_with(|last: char| last.is_ascii_digit()),
        false => squares > 3 && squares.is_multiple_of(2),
    };
    !typed.contains('-') && !is_all
}
