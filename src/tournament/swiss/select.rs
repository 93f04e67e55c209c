//! The first of the best pairings of a bracket (C.04.3 art. 3 and 4), by matchings of greatest weight.
//!
//! The weights find the best pairings; then one decision after the other is made in the order of the regulation: which
//! moved-down players are paired, whom they meet, how many and which residents are exchanged, who meets whom.

use crate::tournament::matching::Graph;

use super::layout::ORDER;

/// The pairs of a bracket by places, the higher first.
pub(super) fn select(
    graph: Graph,
    moved_down: usize,
    inside: usize,
    levels: &[usize],
) -> Vec<(usize, usize)> {
    let order = graph.edge(0, 0).len() - ORDER;
    let active = (0..graph.size()).collect();
    let mut selection = Selection {
        graph,
        moved_down,
        inside,
        order,
        active,
        mates: Vec::new(),
        pairs: Vec::new(),
    };
    selection.solve();
    let paired = selection.moved_down_pairs(levels);
    for place in paired {
        selection.choose_opponent(place, moved_down..inside);
    }
    selection.remainder();
    selection.pairs
}

/// The total weight of the best pairings, and how many of the bracket are paired inside.
pub(super) fn best_inside(graph: &Graph, inside: usize) -> usize {
    let active: Vec<usize> = (0..graph.size()).collect();
    let mates = graph.solve(&active);
    mates[..inside]
        .iter()
        .flatten()
        .filter(|mate| **mate < inside)
        .count()
}

struct Selection {
    graph: Graph,
    moved_down: usize,
    inside: usize,
    /// Where the numbers for the order begin.
    order: usize,
    /// Vertices not yet in a final pair.
    active: Vec<usize>,
    mates: Vec<Option<usize>>,
    pairs: Vec<(usize, usize)>,
}

impl Selection {
    fn solve(&mut self) {
        self.mates = self.graph.solve(&self.active);
    }

    fn mate_inside(&self, place: usize) -> Option<usize> {
        self.mates[place].filter(|mate| *mate < self.inside && *mate >= self.moved_down)
    }

    fn add(&mut self, one: usize, other: usize, which: usize, number: i32) {
        if self.graph.exists(one, other) {
            let place = self.order + which;
            self.graph.edge_mut(one, other)[place] += number;
        }
    }

    fn clear(&mut self, which: usize) {
        let (active, place) = (self.active.clone(), self.order + which);
        for (index, one) in active.iter().enumerate() {
            for other in &active[index + 1..] {
                self.graph.edge_mut(*one, *other)[place] = 0;
            }
        }
    }

    /// 4.4: the moved-down who are paired, of each score the first in order that the criteria allow.
    fn moved_down_pairs(&mut self, levels: &[usize]) -> Vec<usize> {
        let mut paired = Vec::new();
        let mut start = 0;
        while start < self.moved_down {
            let end = (start..self.moved_down)
                .find(|place| levels[*place] != levels[start])
                .unwrap_or(self.moved_down);
            let mut to_pair = (start..end)
                .filter(|place| self.mate_inside(*place).is_some())
                .count();
            for place in start..end {
                if to_pair == 0 {
                    break;
                }
                if end - place > to_pair {
                    self.reward(place, 1);
                    if self.mate_inside(place).is_none() {
                        self.solve();
                    }
                    if self.mate_inside(place).is_none() {
                        self.reward(place, -1);
                        continue;
                    }
                    // Who is settled counts more than who is tried.
                    self.reward(place, 1);
                } else {
                    self.reward(place, 2);
                }
                to_pair -= 1;
                paired.push(place);
            }
            start = end;
        }
        paired
    }

    fn reward(&mut self, place: usize, number: i32) {
        for opponent in self.moved_down..self.inside {
            self.add(place, opponent, 0, number);
        }
    }

    /// The first opponent in order that the criteria allow; makes the pair final.
    fn choose_opponent(&mut self, place: usize, opponents: std::ops::Range<usize>) {
        let free: Vec<usize> = opponents
            .filter(|other| {
                *other > place && self.active.contains(other) && self.graph.exists(place, *other)
            })
            .collect();
        if self.mates[place] != free.first().copied() {
            for (rank, opponent) in free.iter().rev().enumerate() {
                self.add(place, *opponent, 1, rank as i32 + 1);
            }
            self.solve();
        }
        if let Some(mate) = self.mates[place] {
            self.pairs.push((place, mate));
            self.active
                .retain(|vertex| *vertex != place && *vertex != mate);
        }
    }

    /// 4.2, 4.3: the residents that are left, halves, exchanges and transpositions.
    fn remainder(&mut self) {
        let remainder: Vec<usize> = self
            .active
            .iter()
            .copied()
            .filter(|place| (self.moved_down..self.inside).contains(place))
            .collect();
        let is_pair = |selection: &Selection, place: usize| {
            selection.mates[place].is_some_and(|mate| mate > place && mate < selection.inside)
        };
        let pairs = remainder
            .iter()
            .filter(|place| is_pair(self, **place))
            .count();
        for which in 0..ORDER {
            self.clear(which);
        }
        for (index, one) in remainder.iter().enumerate() {
            for other in &remainder[index + 1..] {
                self.add(*one, *other, 0, i32::from(index < pairs));
                self.add(*one, *other, 1, -(index as i32));
            }
        }
        let natural = remainder[..pairs].iter().all(|place| is_pair(self, *place));
        if !natural {
            self.solve();
        }
        let exchanges = remainder[..pairs]
            .iter()
            .filter(|place| !is_pair(self, **place))
            .count();
        if exchanges > 0 {
            self.exchange_out(&remainder, pairs, exchanges);
            self.exchange_in(&remainder, pairs, exchanges);
        }
        let first: Vec<usize> = remainder
            .iter()
            .copied()
            .filter(|place| is_pair(self, *place))
            .collect();
        for which in 0..ORDER {
            self.clear(which);
        }
        for (index, one) in remainder.iter().enumerate() {
            for other in &remainder[index + 1..] {
                if !first.contains(one) || first.contains(other) {
                    self.graph.remove(*one, *other);
                }
            }
        }
        let last = self.inside;
        for place in first {
            self.choose_opponent(place, place..last);
        }
    }

    /// 4.3: of the first half, the lowest players that can leave it.
    fn exchange_out(&mut self, remainder: &[usize], pairs: usize, exchanges: usize) {
        let mut left = exchanges;
        for index in (0..pairs).rev() {
            if left == 0 {
                break;
            }
            let place = remainder[index];
            let stays = |selection: &Selection| {
                selection.mates[place].is_some_and(|mate| mate > place && mate < selection.inside)
            };
            let later = &remainder[index + 1..];
            if stays(self) {
                later
                    .iter()
                    .for_each(|other| self.add(place, *other, 2, -1));
                self.solve();
                later.iter().for_each(|other| self.add(place, *other, 2, 1));
            }
            if !stays(self) {
                left -= 1;
                later
                    .iter()
                    .for_each(|other| self.graph.remove(place, *other));
            }
        }
    }

    /// 4.3: of the second half, the highest players that can enter the first.
    fn exchange_in(&mut self, remainder: &[usize], pairs: usize, exchanges: usize) {
        let mut left = exchanges;
        for index in pairs..remainder.len() {
            if left <= 1 {
                break;
            }
            let place = remainder[index];
            let enters = |selection: &Selection| {
                selection.mates[place].is_some_and(|mate| mate > place && mate < selection.inside)
            };
            let later = &remainder[index + 1..];
            if !enters(self) {
                later.iter().for_each(|other| self.add(place, *other, 2, 1));
                self.solve();
                later
                    .iter()
                    .for_each(|other| self.add(place, *other, 2, -1));
            }
            if enters(self) {
                left -= 1;
                remainder[..index]
                    .iter()
                    .for_each(|other| self.graph.remove(place, *other));
                (self.inside..self.graph.size()).for_each(|other| self.graph.remove(place, other));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::Lot;

    type Pairs = Vec<(usize, usize)>;

    fn matchings(graph: &Graph, free: &[usize]) -> Vec<Pairs> {
        let Some((first, rest)) = free.split_first() else {
            return vec![Vec::new()];
        };
        let mut all = matchings(graph, rest);
        for (place, other) in rest
            .iter()
            .enumerate()
            .filter(|(_, other)| graph.exists(*first, **other))
        {
            let mut left = rest.to_vec();
            left.remove(place);
            all.extend(matchings(graph, &left).into_iter().map(|mut pairs| {
                pairs.insert(0, (*first, *other));
                pairs
            }));
        }
        all
    }

    /// The order of article 4 in the words of the regulation; the smallest comes first.
    fn order(pairs: &Pairs, moved_down: usize, inside: usize) -> Vec<Vec<usize>> {
        let mate = |place: usize| {
            let pair = pairs
                .iter()
                .find(|(one, other)| *one == place || *other == place)?;
            let mate = if pair.0 == place { pair.1 } else { pair.0 };
            (mate < inside).then_some(mate)
        };
        let limbo = (0..moved_down)
            .map(|place| usize::from(mate(place).is_none()))
            .collect();
        let opponents = (0..moved_down).filter_map(mate).collect();
        let remainder: Vec<usize> = (moved_down..inside)
            .filter(|place| mate(*place).is_none_or(|m| m >= moved_down))
            .collect();
        let is_top = |place: &usize| mate(*place).is_some_and(|mate| mate > *place);
        let tops: Vec<usize> = (0..remainder.len())
            .filter(|index| is_top(&remainder[*index]))
            .collect();
        let half = tops.len();
        let leaving = (0..half)
            .rev()
            .map(|index| usize::from(tops.contains(&index)))
            .collect::<Vec<_>>();
        let exchanges = leaving.iter().filter(|stays| **stays == 0).count();
        let entering = (half..remainder.len())
            .map(|index| usize::from(!tops.contains(&index)))
            .collect();
        let partners = tops
            .iter()
            .filter_map(|index| mate(remainder[*index]))
            .collect();
        vec![
            limbo,
            opponents,
            vec![exchanges],
            vec![tops.iter().sum()],
            leaving,
            entering,
            partners,
        ]
    }

    #[test]
    fn selects_the_first_of_the_best_of_all_pairings() {
        for seed in 0..5_000 {
            let mut lot = Lot::from_seed(seed);
            let size = 3 + lot.below(6) as usize;
            let inside = 2 + lot.below(size as u64 - 1) as usize;
            let moved_down = lot.below(inside as u64 / 2 + 1) as usize;
            let density = 5 + lot.below(6);
            let mut graph = Graph::new(size, 5 + ORDER);
            for other in 1.max(moved_down)..size {
                for one in 0..other {
                    if lot.below(10) < density {
                        let within = i32::from(other < inside);
                        let from_above = i32::from(one < moved_down) * within;
                        let denied = -(lot.below(2) as i32) * within;
                        let floated = -i32::from(lot.below(6) == 0) * within;
                        graph.edge_mut(one, other)[..5]
                            .copy_from_slice(&[1, within, from_above, denied, floated]);
                    }
                }
            }
            let all: Vec<usize> = (0..size).collect();
            let total = |pairs: &Pairs| {
                let mut mates = vec![None; size];
                pairs.iter().for_each(|(one, other)| {
                    (mates[*one], mates[*other]) = (Some(*other), Some(*one))
                });
                graph.total(&mates)
            };
            let candidates = matchings(&graph, &all);
            let best = candidates.iter().map(total).max().unwrap();
            let first = candidates.iter().filter(|pairs| total(pairs) == best);
            let first = first
                .min_by_key(|pairs| order(pairs, moved_down, inside))
                .unwrap();
            let mut expected: Pairs = first
                .iter()
                .copied()
                .filter(|(one, other)| *other < inside && *other >= moved_down && one < other)
                .collect();
            let mut got = select(graph.clone(), moved_down, inside, &vec![0; moved_down]);
            got.sort_unstable();
            expected.sort_unstable();
            assert_eq!(
                got, expected,
                "seed {seed} size {size} inside {inside} moved down {moved_down}"
            );
        }
    }
}
