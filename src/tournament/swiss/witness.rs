//! A proof, kept while partners are chosen, that all who are still to come can find one.
//!
//! It is a matching of the first half into the second, over all pairs that are not ruled out one by one. When a choice takes
//! the partner that the proof had for somebody else, an alternating path finds him another, or shows that there is none:
//! then the choice leads nowhere, however the rest goes.

use std::collections::VecDeque;

const NOBODY: usize = usize::MAX;

pub(super) struct Witness {
    /// The place in the second half for each of the first.
    partner: Vec<usize>,
    /// Who has each place.
    owner: Vec<usize>,
}

impl Witness {
    /// None if not all of the first half can have a partner at the same time.
    pub(super) fn new(
        first: usize,
        second: usize,
        possible: impl Fn(usize, usize) -> bool,
    ) -> Option<Witness> {
        let mut witness = Witness {
            partner: vec![NOBODY; first],
            owner: vec![NOBODY; second],
        };
        for step in 0..first {
            if !witness.extend(step, &|_| true, &possible) {
                return None;
            }
        }
        Some(witness)
    }

    /// Gives `step` the place, if all steps behind it can still have one of the places that are `open`.
    pub(super) fn choose(
        &mut self,
        step: usize,
        place: usize,
        open: impl Fn(usize) -> bool,
        possible: impl Fn(usize, usize) -> bool,
    ) -> bool {
        let (before, other) = (self.partner[step], self.owner[place]);
        if before == place {
            return true;
        }
        self.owner[before] = NOBODY;
        self.owner[place] = step;
        self.partner[step] = place;
        if other == NOBODY {
            return true;
        }
        self.partner[other] = NOBODY;
        if self.extend(
            other,
            &|candidate| candidate != place && open(candidate),
            &possible,
        ) {
            return true;
        }
        self.partner[step] = before;
        self.owner[before] = step;
        self.partner[other] = place;
        self.owner[place] = other;
        false
    }

    /// An alternating path from a step without a place to a free place.
    fn extend(
        &mut self,
        start: usize,
        open: &impl Fn(usize) -> bool,
        possible: &impl Fn(usize, usize) -> bool,
    ) -> bool {
        // Mostly there is a free place at once.
        let free = (0..self.owner.len())
            .find(|place| self.owner[*place] == NOBODY && open(*place) && possible(start, *place));
        if let Some(place) = free {
            self.owner[place] = start;
            self.partner[start] = place;
            return true;
        }
        let mut from = vec![NOBODY; self.owner.len()];
        let mut queue = VecDeque::from([start]);
        while let Some(step) = queue.pop_front() {
            for place in 0..self.owner.len() {
                if from[place] != NOBODY || !open(place) || !possible(step, place) {
                    continue;
                }
                from[place] = step;
                if self.owner[place] != NOBODY {
                    queue.push_back(self.owner[place]);
                    continue;
                }
                let mut place = place;
                loop {
                    let step = from[place];
                    let next = std::mem::replace(&mut self.partner[step], place);
                    self.owner[place] = step;
                    if step == start {
                        return true;
                    }
                    place = next;
                }
            }
        }
        false
    }
}
