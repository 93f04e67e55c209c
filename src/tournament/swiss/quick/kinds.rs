//! Residents who are alike, and bounds that follow from counting them.
//!
//! For the criteria only a few things of a player matter. Counted by kind, the best that a bracket can reach if nobody had
//! met anybody is a short formula; no real pairing can be better.

use super::super::bracket::Bracket;
use super::super::entrant::Float;
use super::super::preference::{Preference, Strength};
use crate::tournament::Colour;

/// What is to be as small as possible for the remainder and the floater: C9, C12, C13, C14, C16.
pub(super) type Cost = [i32; 5];

/// Where a colour wish falls: none, White mild, strong, absolute, Black mild, strong, absolute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wish(usize);

impl Wish {
    pub(super) fn of(preference: Preference) -> Wish {
        let strength = match preference.strength {
            Strength::None => return Wish(0),
            Strength::Mild => 1,
            Strength::Strong => 2,
            Strength::Absolute => 3,
        };
        Wish(if preference.colour == Some(Colour::White) {
            strength
        } else {
            3 + strength
        })
    }

    /// C12 and C13 of a pair; none if both must have the same colour. Topscorers could meet even so, at the cost of C10 or
    /// C11, but here these stay at zero.
    pub(super) fn with(self, other: Wish) -> Option<(i32, i32)> {
        let clash = self.0 > 0 && other.0 > 0 && (self.0 <= 3) == (other.0 <= 3);
        let strength = |wish: Wish| if wish.0 > 3 { wish.0 - 3 } else { wish.0 };
        match (clash, strength(self), strength(other)) {
            (false, _, _) => Some((0, 0)),
            (true, 3, 3) => None,
            (true, one, two) => Some((1, i32::from(one >= 2 && two >= 2))),
        }
    }
}

/// How many players have each wish.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Wishes([i32; 7]);

impl Wishes {
    pub(super) fn add(&mut self, wish: Wish, number: i32) {
        self.0[wish.0] += number;
    }

    /// C12 and C13 at best if these pair among themselves; none if C3 cannot hold. Their number is even.
    pub(super) fn bound(&self) -> Option<(i32, i32)> {
        let [none, ..] = self.0;
        let (white, black) = (self.side(Colour::White), self.side(Colour::Black));
        let (more, less) = if sum(white) >= sum(black) {
            (white, black)
        } else {
            (black, white)
        };
        let clashes = (sum(more) - sum(less) - none) / 2;
        if clashes <= 0 {
            return Some((0, 0));
        }
        let [mild, strong, _] = more;
        let absolute = (2 * clashes - mild - strong).max(0);
        (absolute <= clashes).then_some((clashes, (clashes - mild).max(0)))
    }

    /// The same if each of these meets one of the others.
    pub(super) fn bound_against(&self, other: &Wishes) -> Option<(i32, i32)> {
        for colour in [Colour::White, Colour::Black] {
            let (ours, theirs) = (self.side(colour), other.side(colour));
            let clashes = sum(ours) - sum(other.side(colour.other())) - other.0[0];
            if clashes > 0 {
                let absolute = |[mild, strong, _]: [i32; 3]| (clashes - mild - strong).max(0);
                let possible = absolute(ours) + absolute(theirs) <= clashes;
                return possible.then_some((clashes, (clashes - ours[0] - theirs[0]).max(0)));
            }
        }
        Some((0, 0))
    }

    /// Mild, strong and absolute wishes for a colour.
    fn side(&self, colour: Colour) -> [i32; 3] {
        let [_, white @ .., _, _, _] = self.0;
        let [_, _, _, _, black @ ..] = self.0;
        if colour == Colour::White {
            white
        } else {
            black
        }
    }
}

fn sum(side: [i32; 3]) -> i32 {
    side.iter().sum()
}

/// Residents whom the criteria cannot tell apart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Kind {
    pub(super) wish: Wish,
    pub(super) floats: [Float; 2],
    /// What it costs if one of these is the floater: C9, C14, C16; none if he may not be.
    pub(super) floating: Option<[i32; 3]>,
}

/// The kinds of the residents of a bracket.
pub(super) struct Kinds {
    pub(super) kinds: Vec<Kind>,
    /// The kind of each resident.
    pub(super) of: Vec<usize>,
    /// Whether one of the residents floats.
    pub(super) odd: bool,
}

impl Kinds {
    /// `unplayed` says of a resident, by his place in the bracket, what C9 counts if he floats; nothing if he may not.
    pub(super) fn new(bracket: &Bracket<'_>, unplayed: impl Fn(usize) -> Option<i32>) -> Kinds {
        let odd = bracket.inside % 2 == 1;
        let field = bracket.field;
        let mut kinds: Vec<Kind> = Vec::new();
        let of = (bracket.moved_down..bracket.inside)
            .map(|place| {
                let player = bracket.players[place];
                let entrant = &field.entrants[player];
                let down = |back: usize| i32::from(entrant.floats[back] == Float::Down);
                let kind = Kind {
                    wish: Wish::of(entrant.preference),
                    floats: entrant.floats,
                    floating: unplayed(place)
                        .filter(|_| odd)
                        .map(|unplayed| [unplayed, down(0), down(1)]),
                };
                kinds
                    .iter()
                    .position(|known| *known == kind)
                    .unwrap_or_else(|| {
                        kinds.push(kind);
                        kinds.len() - 1
                    })
            })
            .collect();
        Kinds { kinds, of, odd }
    }

    pub(super) fn count(&self, residents: impl Iterator<Item = usize>) -> Vec<i32> {
        let mut counts = vec![0; self.kinds.len()];
        residents.for_each(|resident| counts[self.of[resident]] += 1);
        counts
    }

    pub(super) fn wishes(&self, counts: &[i32]) -> Wishes {
        let mut wishes = Wishes::default();
        self.kinds
            .iter()
            .zip(counts)
            .for_each(|(kind, count)| wishes.add(kind.wish, *count));
        wishes
    }

    /// The least cost if residents in these numbers pair among themselves, one of them floating if the number is odd.
    pub(super) fn bound(&self, counts: &[i32]) -> Option<Cost> {
        self.least(counts, self.wishes(counts), |wishes| wishes.bound())
    }

    /// The least cost if `first` meet those of `second`, of whom one floats if there is one more.
    pub(super) fn bound_against(
        &self,
        first: &Wishes,
        second: &[i32],
        wishes: Wishes,
    ) -> Option<Cost> {
        self.least(second, wishes, |second| first.bound_against(second))
    }

    fn least(
        &self,
        counts: &[i32],
        wishes: Wishes,
        bound: impl Fn(&Wishes) -> Option<(i32, i32)>,
    ) -> Option<Cost> {
        if !self.odd {
            return bound(&wishes).map(|(denied, strong)| [0, denied, strong, 0, 0]);
        }
        let floaters = self
            .kinds
            .iter()
            .zip(counts)
            .filter(|(_, count)| **count > 0);
        floaters
            .filter_map(|(kind, _)| {
                let [unplayed, last, before] = kind.floating?;
                let mut left = wishes;
                left.add(kind.wish, -1);
                bound(&left).map(|(denied, strong)| [unplayed, denied, strong, last, before])
            })
            .min()
    }
}
