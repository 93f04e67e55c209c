//! Matchings of greatest weight. The only file that knows the library.
//!
//! Weights are lists of numbers, compared from the front, so that each criterion of a regulation keeps a number of its own.

use std::ops::{Add, AddAssign, Sub, SubAssign};

use integer_blossom::{Weight, max_weight_matching};

/// A complete graph with lexicographic weights; an edge that was not set does not exist.
#[derive(Clone, Debug)]
pub(crate) struct Graph {
    size: usize,
    length: usize,
    /// The weights of all edges, those of (i, j) and (j, i) alike.
    weights: Vec<i32>,
}

impl Graph {
    /// A graph of `size` vertices without edges; each weight has `length` numbers.
    pub(crate) fn new(size: usize, length: usize) -> Graph {
        Graph {
            size,
            length,
            weights: vec![0; size * size * length],
        }
    }

    pub(crate) fn size(&self) -> usize {
        self.size
    }

    fn start(&self, one: usize, other: usize) -> usize {
        (one.min(other) * self.size + one.max(other)) * self.length
    }

    /// The weight of an edge; all zero if there is none.
    pub(crate) fn edge(&self, one: usize, other: usize) -> &[i32] {
        let start = self.start(one, other);
        &self.weights[start..start + self.length]
    }

    pub(crate) fn edge_mut(&mut self, one: usize, other: usize) -> &mut [i32] {
        let start = self.start(one, other);
        &mut self.weights[start..start + self.length]
    }

    pub(crate) fn exists(&self, one: usize, other: usize) -> bool {
        self.edge(one, other).iter().any(|number| *number != 0)
    }

    pub(crate) fn remove(&mut self, one: usize, other: usize) {
        self.edge_mut(one, other).fill(0);
    }

    /// The matching of greatest weight among the vertices of `active`: the mate of each vertex of the graph.
    pub(crate) fn solve(&self, active: &[usize]) -> Vec<Option<usize>> {
        let used = self.used(active);
        match used.len() {
            0..=8 => self.solve_as::<8>(active, &used),
            9..=12 => self.solve_as::<12>(active, &used),
            13..=16 => self.solve_as::<16>(active, &used),
            17..=24 => self.solve_as::<24>(active, &used),
            25..=32 => self.solve_as::<32>(active, &used),
            33..=64 => self.solve_as::<64>(active, &used),
            _ => self.solve_as::<256>(active, &used),
        }
    }

    /// The weight of a whole matching.
    pub(crate) fn total(&self, mates: &[Option<usize>]) -> Vec<i32> {
        let mut total = vec![0; self.length];
        for (one, other) in mates
            .iter()
            .enumerate()
            .filter_map(|(one, mate)| mate.map(|mate| (one, mate)))
        {
            if one < other {
                total
                    .iter_mut()
                    .zip(self.edge(one, other))
                    .for_each(|(sum, number)| *sum += number);
            }
        }
        total
    }

    /// The places of the weight that differ from zero somewhere: the others cannot decide anything.
    fn used(&self, active: &[usize]) -> Vec<usize> {
        let mut differs = vec![false; self.length];
        for (place, one) in active.iter().enumerate() {
            for other in &active[place + 1..] {
                for (differs, number) in differs.iter_mut().zip(self.edge(*one, *other)) {
                    *differs |= *number != 0;
                }
            }
        }
        (0..self.length).filter(|place| differs[*place]).collect()
    }

    fn solve_as<const N: usize>(&self, active: &[usize], used: &[usize]) -> Vec<Option<usize>> {
        assert!(used.len() <= N, "invariant: no regulation has {N} criteria");
        let count = active.len();
        let mut weights = vec![Lexicographic([0; N]); count * count];
        for (row, one) in active.iter().enumerate() {
            for (column, other) in active.iter().enumerate().skip(row + 1) {
                let edge = self.edge(*one, *other);
                let weight = &mut weights[row * count + column].0;
                for (number, place) in weight.iter_mut().zip(used) {
                    // Even, so that the halves of the algorithm are whole.
                    *number = 2 * edge[*place];
                }
            }
        }
        let mut mates = vec![None; self.size];
        for (place, mate) in max_weight_matching(&weights, count).into_iter().enumerate() {
            mates[active[place]] = mate.map(|mate| active[mate]);
        }
        mates
    }
}

/// A list of numbers compared from the front.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Lexicographic<const N: usize>([i32; N]);

impl<const N: usize> Lexicographic<N> {
    fn with(mut self, other: Self, operation: impl Fn(i32, i32) -> i32) -> Self {
        for (number, other) in self.0.iter_mut().zip(other.0) {
            *number = operation(*number, other);
        }
        self
    }
}

impl<const N: usize> Add for Lexicographic<N> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        self.with(other, i32::wrapping_add)
    }
}

impl<const N: usize> Sub for Lexicographic<N> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self.with(other, i32::wrapping_sub)
    }
}

impl<const N: usize> AddAssign for Lexicographic<N> {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<const N: usize> SubAssign for Lexicographic<N> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const N: usize> Weight for Lexicographic<N> {
    const ZERO: Self = Lexicographic([0; N]);
    const ONE: Self = {
        let mut numbers = [0; N];
        numbers[N - 1] = 1;
        Lexicographic(numbers)
    };
    fn inf() -> Self {
        let mut numbers = [0; N];
        numbers[0] = i32::MAX / 4;
        Lexicographic(numbers)
    }
    fn double(self) -> Self {
        self + self
    }
    fn half(self) -> Self {
        self.with(self, |number, _| number / 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The best total of any matching, by trying all.
    fn brute(graph: &Graph, free: &[usize]) -> Vec<i32> {
        let Some((first, rest)) = free.split_first() else {
            return vec![0; graph.length];
        };
        let mut best = brute(graph, rest);
        for (place, other) in rest.iter().enumerate() {
            if graph.exists(*first, *other) {
                let mut left = rest.to_vec();
                left.remove(place);
                let total: Vec<i32> = brute(graph, &left)
                    .iter()
                    .zip(graph.edge(*first, *other))
                    .map(|(sum, edge)| sum + edge)
                    .collect();
                best = best.max(total);
            }
        }
        best
    }

    #[test]
    fn equals_brute_force_on_small_graphs() {
        let mut state = 1_u64;
        let mut random = |below: u64| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % below
        };
        for _ in 0..10_000 {
            let size = 2 + random(8) as usize;
            let length = 1 + random(5) as usize;
            let mut graph = Graph::new(size, length);
            let density = 2 + random(8);
            for one in 0..size {
                for other in one + 1..size {
                    if random(10) < density {
                        let edge = graph.edge_mut(one, other);
                        for number in edge.iter_mut() {
                            *number = random(4) as i32 - 1;
                        }
                        edge[0] = 1 + random(2) as i32;
                    }
                }
            }
            let active: Vec<usize> = (0..size).collect();
            let mates = graph.solve(&active);
            for (one, mate) in mates.iter().enumerate() {
                if let Some(mate) = *mate {
                    assert_eq!(mates[mate], Some(one));
                    assert!(graph.exists(one, mate));
                }
            }
            assert_eq!(graph.total(&mates), brute(&graph, &active));
        }
    }
}
