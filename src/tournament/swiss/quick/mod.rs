//! The usual bracket, without a general matching.
//!
//! In the usual bracket all moved-down players are paired, at most one resident floats, the next bracket can do as well as
//! its number allows, and nobody stands in the way of the colours. Then the best value of every criterion is known
//! beforehand, by counting players of a kind ([`kinds`]), and the pairing asked for is the first, in the order of the
//! regulation, that reaches it. A step is passed over only if counting proves that it cannot, or if all that follows from it
//! was tried, so an answer given here is exact; where none is found, or not soon, nothing is said and the general
//! matching decides.

mod halves;
mod kinds;
mod moved_down;
mod next;

use std::cell::Cell;

use super::bracket::{Bracket, Paired};
use super::flow::levels;
use halves::Remainder;
use kinds::Kinds;
use moved_down::{LEVELS, MovedDown, remainder_of};
use next::Next;

pub(super) use next::Asked;

/// The search took too long; the general matching has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GiveUp;

/// So many floaters are tried one after the other whom the next bracket cannot use.
const FLOATERS: usize = 12;

/// The pairing of a bracket, if it is a usual one.
pub(super) fn pair(bracket: &Bracket<'_>, asked: Asked) -> Option<Paired> {
    let residents = bracket.inside - bracket.moved_down;
    let levels = levels(bracket);
    if bracket.moved_down > residents || levels.iter().any(|level| *level >= LEVELS) {
        return None;
    }
    let mut next = Next::new(bracket, asked)?;
    let mut unusable: Vec<usize> = Vec::new();
    for _ in 0..FLOATERS {
        let kinds = Kinds::new(bracket, |place| {
            (!unusable.contains(&place) && next.may_float(place)).then(|| next.unplayed(place))
        });
        let halves = search(bracket, &kinds, levels.clone())?;
        match halves.floaters.first() {
            Some(floater) if !next.suits(*floater)? => unusable.push(*floater),
            _ => return Some(paired(bracket, &halves)),
        }
    }
    None
}

/// Pairs by places of the bracket, and the floater.
struct Found {
    pairs: Vec<(usize, usize)>,
    floaters: Vec<usize>,
}

fn paired(bracket: &Bracket<'_>, found: &Found) -> Paired {
    Paired::new(bracket, &found.pairs)
}

/// The first pairing in order that reaches the bound of all criteria.
fn search(bracket: &Bracket<'_>, kinds: &Kinds, levels: Vec<usize>) -> Option<Found> {
    let residents = kinds.of.len();
    let patience = Cell::new(8 * residents * residents + 20_000);
    let mut moved_down = MovedDown::new(bracket, kinds, levels);
    let target = moved_down.bound(0, &kinds.count(0..residents))?;
    let offset = bracket.moved_down;
    let mut finish = |opponents: &[usize], left: &moved_down::Total| {
        let rest: Vec<usize> = (0..residents)
            .filter(|resident| !opponents.contains(resident))
            .collect();
        let remainder = Remainder {
            bracket,
            kinds,
            residents: &rest,
            target: remainder_of(left),
            patience: &patience,
        };
        let halves = remainder.search()?;
        Ok(Found {
            pairs: opponents
                .iter()
                .enumerate()
                .map(|(place, resident)| (place, offset + resident))
                .chain(
                    halves
                        .pairs
                        .iter()
                        .map(|(one, other)| (offset + one, offset + other)),
                )
                .collect(),
            floaters: halves
                .floater
                .into_iter()
                .map(|resident| offset + resident)
                .collect(),
        })
    };
    moved_down.search(&target, &mut finish).ok().flatten()
}

#[cfg(test)]
mod tests {
    use super::super::Edition;
    use super::super::entrant::Field;
    use super::super::flow::{bracket, pair_by_matching, steps};
    use super::*;
    use crate::tournament::simulate::{Plan, simulate};
    use crate::tournament::{Lot, RoundNumber};

    /// Two ways to the same answer: counting, and matchings alone.
    #[test]
    fn what_is_found_by_counting_is_what_the_matchings_find() {
        let (mut usual, mut all) = (0, 0);
        for seed in 0..80 {
            let plan = Plan::drawn(&mut Lot::from_seed(seed), 5..=60);
            let event = simulate(&plan, seed, Edition::Dutch2026).event;
            for round in (1..=event.rounds_paired()).map(RoundNumber) {
                let field = Field::new(&event, round, Edition::Dutch2026);
                let (bye, steps) = steps(&field).unwrap();
                for step in steps {
                    let bracket = bracket(&field, &step.moved_down, step.start);
                    if bracket.inside == 1 {
                        continue;
                    }
                    all += 1;
                    if let Some(mut paired) = pair(&bracket, Asked::Completion(bye)) {
                        usual += 1;
                        let mut other = pair_by_matching(&bracket, bye);
                        paired.pairs.sort_unstable();
                        other.pairs.sort_unstable();
                        assert_eq!(paired, other, "seed {seed} round {round}");
                    }
                }
            }
        }
        assert!(usual * 2 > all, "{usual} of {all} brackets are usual");
    }
}
