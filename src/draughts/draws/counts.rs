//! Counters that follow a game half-move by half-move.

use std::collections::HashMap;

use smallvec::SmallVec;

use super::{Balance, DrawProfile, DrawRule, Place, Restart, Unit, stronger};
use crate::draughts::bits::Bits;
use crate::draughts::color::Color;
use crate::draughts::game::Game;
use crate::draughts::geometry::Mirrored;
use crate::draughts::position::Position;

/// The counters of one game.
///
/// A half-move that leaves the kings where they are costs a comparison and nothing else: positions
/// are only kept while nothing but kings move.
#[derive(Debug)]
pub struct DrawCounts<G: Game> {
    counts: SmallVec<[Count; 8]>,
    /// Half-moves followed.
    played: u32,
    last: Position<G>,
    balance: Balance,
    /// When the last capture or move of a man was, and the last capture or crowning.
    irreversible: u32,
    changed: u32,
    /// Before this half-move no counter can be full.
    look_at: u32,
    /// How often each position since `irreversible` stood.
    seen: HashMap<Position<G>, u16>,
}

/// One rule and how far it has come.
#[derive(Debug)]
struct Count {
    rule: &'static DrawRule,
    /// Since when its pieces, and its place, have been given.
    since: Option<u32>,
    /// When it was last reported.
    told: Option<u32>,
}

impl<G: Game> DrawCounts<G> {
    /// Counters at the start of a game, or where a position is given on the way.
    pub fn new(profile: &DrawProfile, start: &Position<G>) -> DrawCounts<G> {
        let counts = profile
            .rules
            .iter()
            .map(|rule| Count {
                rule,
                since: None,
                told: None,
            })
            .collect();
        let mut counts = DrawCounts {
            counts,
            played: 0,
            last: *start,
            balance: balance(start),
            irreversible: 0,
            changed: 0,
            look_at: 0,
            seen: HashMap::new(),
        };
        counts.take_up();
        counts
    }

    /// Follows one half-move to the position after it; gives the rules whose count is full now and
    /// was not before.
    #[inline]
    pub fn step(&mut self, after: &Position<G>) -> SmallVec<[&'static DrawRule; 1]> {
        self.played += 1;
        let before = std::mem::replace(&mut self.last, *after);
        if men(&before) == men(after) && pieces(&before) == pieces(after) {
            return self.king_moved(&before);
        }
        self.irreversible = self.played;
        if !self.seen.is_empty() {
            self.seen.clear();
        }
        if pieces(&before) != pieces(after) || kings(&before) != kings(after) {
            self.balance = balance(after);
            self.changed = self.played;
            self.take_up();
        } else if stronger(self.balance).is_some() {
            self.take_up();
        }
        if self.played < self.look_at {
            return SmallVec::new();
        }
        self.full(1)
    }

    #[cold]
    fn king_moved(&mut self, before: &Position<G>) -> SmallVec<[&'static DrawRule; 1]> {
        if self.seen.is_empty() {
            self.seen.insert(*before, 1);
        }
        let times = self.seen.entry(self.last).or_insert(0);
        *times += 1;
        let times = *times;
        if stronger(self.balance).is_some() {
            // a king may have gone to the long diagonal or left it
            self.take_up();
        }
        if times < 3 && self.played < self.look_at {
            return SmallVec::new();
        }
        self.full(times)
    }

    /// Starts the counts whose pieces and place are given now, stops the others.
    fn take_up(&mut self) {
        for count in &mut self.counts {
            let rule = count.rule;
            let given = rule.on.holds(self.balance)
                && rule.unless.is_none_or(|other| !other.holds(self.balance))
                && stands(rule.place, &self.last, self.balance);
            count.since = given.then(|| count.since.unwrap_or(self.played));
        }
        self.look_at = 0;
    }

    fn full(&mut self, times: u16) -> SmallVec<[&'static DrawRule; 1]> {
        let mut full = SmallVec::new();
        let mut look_at = u32::MAX;
        for count in &mut self.counts {
            let Some(since) = count.since else { continue };
            let rule = count.rule;
            let since = match rule.restart {
                Restart::ManMoveOrCapture => since.max(self.irreversible),
                Restart::CaptureOrCrowning => since.max(self.changed),
                Restart::Nothing => since,
            };
            let reached = match rule.unit {
                Unit::Occurrences => times >= rule.limit,
                unit => {
                    let turn = self.last.turn();
                    let needed =
                        half_moves(unit, rule.limit, self.played - since, turn, self.balance);
                    look_at = look_at.min(since + needed);
                    self.played - since >= needed
                }
            };
            if reached && count.told.is_none_or(|told| told < since) {
                count.told = Some(self.played);
                full.push(rule);
            }
        }
        // a full count asks again at every half-move, which is as rare as it is cheap
        self.look_at = look_at;
        full
    }
}

/// How many half-moves a count needs, when `counted` were played and `turn` is to move now.
fn half_moves(unit: Unit, limit: u16, counted: u32, turn: Color, balance: Balance) -> u32 {
    let both = 2 * u32::from(limit);
    let (Unit::MovesOfStronger, Some(strong)) = (unit, stronger(balance)) else {
        return both;
    };
    let first = if counted.is_multiple_of(2) {
        turn
    } else {
        turn.opponent()
    };
    // the stronger side's last move is one half-move earlier where it moved first
    if first == strong { both - 1 } else { both }
}

fn men<G: Game>(position: &Position<G>) -> G::Bits {
    (position.board.own | position.board.enemy) & !position.board.kings
}

fn pieces<G: Game>(position: &Position<G>) -> u32 {
    (position.board.own | position.board.enemy).count()
}

fn kings<G: Game>(position: &Position<G>) -> u32 {
    position.board.kings.count()
}

fn balance<G: Game>(position: &Position<G>) -> Balance {
    [position.count(Color::White), position.count(Color::Black)]
}

/// Whether the pieces stand where a rule wants them.
fn stands<G: Game>(place: Place, position: &Position<G>, balance: Balance) -> bool {
    let Some(strong) = stronger(balance) else {
        return place == Place::Anywhere;
    };
    let (own, enemy) = (position.board.own, position.board.enemy);
    let (strong, lone) = match position.turn() == strong {
        true => (own, enemy),
        false => (enemy, own),
    };
    match place {
        Place::Anywhere => true,
        Place::LoneKingHoldsRoad => {
            let road = road::<G>();
            !(lone & road).is_empty() && (strong & road).is_empty()
        }
        Place::StrongKingOnRoad => !(strong & position.board.kings & road::<G>()).is_empty(),
    }
}

/// The long diagonal: from the corner that is played on at White's side (`s1:1/1.3`).
fn road<G: Game>() -> G::Bits {
    let board = G::RULES.geometry;
    let mut road = G::Bits::EMPTY;
    for row in 0..board.height {
        let column = match board.mirrored {
            Mirrored::No => row,
            Mirrored::Yes => board.width - 1 - row,
        };
        if let Some(square) = board.square_at(column, row) {
            road |= G::Bits::bit(G::NAMES.bit(square));
        }
    }
    road
}
