//! One pairing bracket with what lies below it.

use super::entrant::Field;
use crate::tournament::Points;

/// The players of a bracket in their order, and all below. Places in the bracket count through the four parts.
pub(super) struct Bracket<'a> {
    pub(super) field: &'a Field,
    /// All players, by places of the field: moved down, residents, the next scoregroup, the rest.
    pub(super) players: Vec<usize>,
    /// How many were moved down into the bracket.
    pub(super) moved_down: usize,
    /// How many are in the bracket: moved down and residents.
    pub(super) inside: usize,
    /// How many are in the bracket and the next scoregroup.
    pub(super) with_next: usize,
}

impl<'a> Bracket<'a> {
    /// The same with nobody below it.
    pub(super) fn alone(&self) -> Bracket<'a> {
        Bracket {
            field: self.field,
            players: self.players[..self.inside].to_vec(),
            moved_down: self.moved_down,
            inside: self.inside,
            with_next: self.inside,
        }
    }

    pub(super) fn len(&self) -> usize {
        self.players.len()
    }

    pub(super) fn score(&self, place: usize) -> Points {
        self.field.score(self.players[place])
    }

    /// The score of the residents.
    pub(super) fn resident_score(&self) -> Points {
        self.score(self.moved_down)
    }

    /// Whether two places can be a pair of this bracket: two residents, or one of them and one who was moved down.
    pub(super) fn is_pair_inside(&self, higher: usize, lower: usize) -> bool {
        higher < lower && lower >= self.moved_down && lower < self.inside
    }

    pub(super) fn compatible(&self, one: usize, other: usize) -> bool {
        self.field
            .compatible(self.players[one], self.players[other])
    }

    /// The different scores of some places, highest first.
    pub(super) fn levels(&self, places: std::ops::Range<usize>) -> Vec<Points> {
        let mut scores: Vec<Points> = places.map(|place| self.score(place)).collect();
        scores.sort_by(|one, other| other.cmp(one));
        scores.dedup();
        scores
    }
}

/// How the players of a bracket were paired, by places of the field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Paired {
    /// The pairs, the higher player first.
    pub(super) pairs: Vec<(usize, usize)>,
    /// Who floats down, in order.
    pub(super) floaters: Vec<usize>,
}

impl Paired {
    /// The pairs by places of the bracket, and all others as floaters.
    pub(super) fn new(bracket: &Bracket<'_>, pairs: &[(usize, usize)]) -> Paired {
        let mut free = vec![true; bracket.inside];
        pairs
            .iter()
            .for_each(|(one, other)| (free[*one], free[*other]) = (false, false));
        let place = |place: usize| bracket.players[place];
        Paired {
            pairs: pairs
                .iter()
                .map(|(one, other)| (place(*one), place(*other)))
                .collect(),
            floaters: (0..bracket.inside)
                .filter(|index| free[*index])
                .map(place)
                .collect(),
        }
    }
}
