//! The opponents of the moved-down players, and the least cost of the whole bracket.

use std::collections::HashMap;

use super::super::bracket::Bracket;
use super::super::entrant::Float;
use super::kinds::{Cost, Kinds, Wish};

/// So many scores of moved-down players are looked at here.
pub(super) const LEVELS: usize = 4;

/// The cost of a bracket, in the order of the regulation: C9, C12-C17, C19 by score, C21 by score.
///
/// C10, C11 (topscorers), C18 and C20 (moved-down players who float on) are zero here.
pub(super) type Total = [i32; 7 + 2 * LEVELS];

/// Puts the cost of the remainder in its places.
fn total_of([unplayed, denied, strong, last, before]: Cost) -> Total {
    let mut total = [0; 7 + 2 * LEVELS];
    total[..6].copy_from_slice(&[unplayed, denied, strong, last, 0, before]);
    total
}

/// What is left of a total for the remainder.
pub(super) fn remainder_of(total: &Total) -> Cost {
    [total[0], total[1], total[2], total[3], total[5]]
}

fn plus(mut one: Total, other: &Total) -> Total {
    one.iter_mut()
        .zip(other)
        .for_each(|(one, other)| *one += other);
    one
}

/// The bound for the moved-down players from one on, by the kinds of residents that are left.
pub(super) struct MovedDown<'a> {
    bracket: &'a Bracket<'a>,
    kinds: &'a Kinds,
    /// The score of each moved-down player as a level.
    levels: Vec<usize>,
    /// For each moved-down player the kinds of which at least one resident may be met.
    open: Vec<Vec<bool>>,
    known: HashMap<(usize, Vec<i32>), Option<Total>>,
}

/// So many bounds are worked out before the bracket is left to the general matching.
const LIMIT: usize = 20_000;

impl<'a> MovedDown<'a> {
    pub(super) fn new(
        bracket: &'a Bracket<'a>,
        kinds: &'a Kinds,
        levels: Vec<usize>,
    ) -> MovedDown<'a> {
        let open = (0..bracket.moved_down).map(|place| {
            let mut open = vec![false; kinds.kinds.len()];
            for (resident, kind) in kinds.of.iter().enumerate() {
                open[*kind] =
                    open[*kind] || bracket.compatible(place, bracket.moved_down + resident);
            }
            open
        });
        MovedDown {
            bracket,
            kinds,
            levels,
            open: open.collect(),
            known: HashMap::new(),
        }
    }

    /// The least total for the moved-down players from `from` on and the remainder.
    pub(super) fn bound(&mut self, from: usize, counts: &[i32]) -> Option<Total> {
        if from == self.bracket.moved_down {
            return self.kinds.bound(counts).map(total_of);
        }
        if let Some(known) = self.known.get(&(from, counts.to_vec())) {
            return *known;
        }
        if self.known.len() > LIMIT {
            return None;
        }
        let mut left = counts.to_vec();
        let mut least = None;
        for kind in 0..counts.len() {
            if counts[kind] > 0 && self.open[from][kind] {
                left[kind] -= 1;
                let total = self
                    .cost(from, kind)
                    .and_then(|cost| self.bound(from + 1, &left).map(|b| plus(b, &cost)));
                left[kind] += 1;
                least = match (least, total) {
                    (Some(least), Some(total)) => Some(std::cmp::min::<Total>(least, total)),
                    (least, total) => least.or(total),
                };
            }
        }
        self.known.insert((from, counts.to_vec()), least);
        least
    }

    /// The cost of pairing a moved-down player with a resident of a kind.
    pub(super) fn cost(&self, place: usize, kind: usize) -> Option<Total> {
        let entrant = &self.bracket.field.entrants[self.bracket.players[place]];
        let kind = &self.kinds.kinds[kind];
        let (denied, strong) = Wish::of(entrant.preference).with(kind.wish)?;
        let mut total = [0; 7 + 2 * LEVELS];
        (total[1], total[2]) = (denied, strong);
        for (back, (count, scores)) in [(4, 7), (6, 7 + LEVELS)].into_iter().enumerate() {
            let up = i32::from(kind.floats[back] == Float::Up);
            total[count] = up;
            total[scores + self.levels[place]] = up;
        }
        Some(total)
    }

    /// The first opponents in order with which `target` can still be reached by counting, and what `finish` makes of them.
    pub(super) fn search<T>(
        &mut self,
        target: &Total,
        finish: &mut impl FnMut(&[usize], &Total) -> Result<T, super::GiveUp>,
    ) -> Result<Option<T>, super::GiveUp> {
        let counts = self.kinds.count(0..self.kinds.of.len());
        self.choose(&mut Vec::new(), counts, *target, finish)
    }

    fn choose<T>(
        &mut self,
        opponents: &mut Vec<usize>,
        counts: Vec<i32>,
        left: Total,
        finish: &mut impl FnMut(&[usize], &Total) -> Result<T, super::GiveUp>,
    ) -> Result<Option<T>, super::GiveUp> {
        let place = opponents.len();
        if place == self.bracket.moved_down {
            return finish(opponents, &left).map(Some);
        }
        let mut fits: Vec<Option<bool>> = vec![None; counts.len()];
        for resident in 0..self.kinds.of.len() {
            let kind = self.kinds.of[resident];
            let compatible = || {
                self.bracket
                    .compatible(place, self.bracket.moved_down + resident)
            };
            if fits[kind] == Some(false) || opponents.contains(&resident) || !compatible() {
                continue;
            }
            let mut after = counts.clone();
            after[kind] -= 1;
            let Some(cost) = self.cost(place, kind) else {
                fits[kind] = Some(false);
                continue;
            };
            let reached = self
                .bound(place + 1, &after)
                .map(|bound| plus(bound, &cost));
            let fit = reached.is_some_and(|reached| reached <= left);
            fits[kind] = Some(fit);
            if fit {
                let mut rest = left;
                rest.iter_mut()
                    .zip(&cost)
                    .for_each(|(left, cost)| *left -= cost);
                opponents.push(resident);
                let found = self.choose(opponents, after, rest, finish)?;
                opponents.pop();
                if found.is_some() {
                    return Ok(found);
                }
            }
        }
        Ok(None)
    }
}
