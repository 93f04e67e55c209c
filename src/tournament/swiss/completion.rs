//! Whether players can be paired completely: C1-C3 for all of them (C4).
//!
//! A matching of greatest size in a general graph (Edmonds), started from a greedy one that is nearly complete.

use std::collections::VecDeque;

use super::entrant::Field;

/// Who of some players may stay over.
#[derive(Clone, Copy)]
pub(super) enum Over<'a> {
    /// Nobody.
    Nobody,
    /// Exactly one, for whom the function holds.
    One(&'a dyn Fn(usize) -> bool),
}

/// A pairing of all `players` that keeps C1 and C3: the mate of each, himself for the one who stays over.
pub(super) fn complete(field: &Field, players: &[usize], over: Over<'_>) -> Option<Vec<usize>> {
    complete_among(field, players, over, &|_, _| true)
}

/// The same with only those pairs for which `may_meet` holds too.
pub(super) fn complete_among(
    field: &Field,
    players: &[usize],
    over: Over<'_>,
    may_meet: &dyn Fn(usize, usize) -> bool,
) -> Option<Vec<usize>> {
    let count = players.len() + usize::from(matches!(over, Over::One(_)));
    if count % 2 == 1 {
        return None;
    }
    let mut search = Search {
        field,
        players,
        over,
        may_meet,
        mates: vec![NOBODY; count],
    };
    search.greedy();
    for root in 0..count {
        if search.mates[root] == NOBODY && !search.augment(root) {
            return None;
        }
    }
    let mates = search.mates[..players.len()].iter().enumerate();
    Some(
        mates
            .map(|(place, mate)| players.get(*mate).copied().unwrap_or(players[place]))
            .collect(),
    )
}

const NOBODY: usize = usize::MAX;

struct Search<'a> {
    field: &'a Field,
    players: &'a [usize],
    over: Over<'a>,
    may_meet: &'a dyn Fn(usize, usize) -> bool,
    mates: Vec<usize>,
}

impl Search<'_> {
    /// The vertex behind the players stands for staying over.
    fn adjacent(&self, one: usize, other: usize) -> bool {
        let (low, high) = (one.min(other), one.max(other));
        match self.over {
            Over::One(allowed) if high == self.players.len() => allowed(self.players[low]),
            _ => {
                let (one, other) = (self.players[low], self.players[high]);
                self.field.compatible(one, other) && (self.may_meet)(one, other)
            }
        }
    }

    fn greedy(&mut self) {
        let count = self.mates.len();
        if let Over::One(_) = self.over {
            let last = count - 1;
            if let Some(lowest) = (0..last).rev().find(|place| self.adjacent(*place, last)) {
                self.join(lowest, last);
            }
        }
        for one in 0..count {
            if self.mates[one] == NOBODY {
                let other = (one + 1..count)
                    .find(|other| self.mates[*other] == NOBODY && self.adjacent(one, *other));
                if let Some(other) = other {
                    self.join(one, other);
                }
            }
        }
    }

    fn join(&mut self, one: usize, other: usize) {
        self.mates[one] = other;
        self.mates[other] = one;
    }

    /// Looks for an augmenting path from a vertex without a mate, and takes it.
    fn augment(&mut self, root: usize) -> bool {
        let count = self.mates.len();
        let mut tree = Tree {
            parent: vec![NOBODY; count],
            base: (0..count).collect(),
            outer: vec![false; count],
            queue: VecDeque::from([root]),
        };
        tree.outer[root] = true;
        while let Some(from) = tree.queue.pop_front() {
            for to in 0..count {
                if from == to
                    || tree.base[from] == tree.base[to]
                    || self.mates[from] == to
                    || !self.adjacent(from, to)
                {
                    continue;
                }
                let inside = self.mates[to] != NOBODY && tree.parent[self.mates[to]] != NOBODY;
                if to == root || inside {
                    tree.contract(&self.mates, from, to);
                } else if tree.parent[to] == NOBODY {
                    tree.parent[to] = from;
                    if self.mates[to] == NOBODY {
                        self.flip(&tree.parent, to);
                        return true;
                    }
                    tree.outer[self.mates[to]] = true;
                    tree.queue.push_back(self.mates[to]);
                }
            }
        }
        false
    }

    fn flip(&mut self, parent: &[usize], end: usize) {
        let mut vertex = end;
        while vertex != NOBODY {
            let previous = parent[vertex];
            let next = self.mates[previous];
            self.join(vertex, previous);
            vertex = next;
        }
    }
}

/// The alternating tree of one search, with its blossoms as common bases.
struct Tree {
    parent: Vec<usize>,
    base: Vec<usize>,
    outer: Vec<bool>,
    queue: VecDeque<usize>,
}

impl Tree {
    fn contract(&mut self, mates: &[usize], from: usize, to: usize) {
        let top = self.common_base(mates, from, to);
        let mut blossom = vec![false; self.base.len()];
        self.mark(mates, &mut blossom, from, top, to);
        self.mark(mates, &mut blossom, to, top, from);
        for vertex in 0..self.base.len() {
            if blossom[self.base[vertex]] {
                self.base[vertex] = top;
                if !self.outer[vertex] {
                    self.outer[vertex] = true;
                    self.queue.push_back(vertex);
                }
            }
        }
    }

    fn common_base(&self, mates: &[usize], one: usize, other: usize) -> usize {
        let mut seen = vec![false; self.base.len()];
        let mut vertex = one;
        loop {
            vertex = self.base[vertex];
            seen[vertex] = true;
            if mates[vertex] == NOBODY {
                break;
            }
            vertex = self.parent[mates[vertex]];
        }
        vertex = other;
        loop {
            vertex = self.base[vertex];
            if seen[vertex] {
                return vertex;
            }
            vertex = self.parent[mates[vertex]];
        }
    }

    fn mark(
        &mut self,
        mates: &[usize],
        blossom: &mut [bool],
        start: usize,
        top: usize,
        child: usize,
    ) {
        let (mut vertex, mut child) = (start, child);
        while self.base[vertex] != top {
            blossom[self.base[vertex]] = true;
            blossom[self.base[mates[vertex]]] = true;
            self.parent[vertex] = child;
            child = mates[vertex];
            vertex = self.parent[mates[vertex]];
        }
    }
}
