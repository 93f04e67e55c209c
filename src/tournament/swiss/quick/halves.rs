//! The remainder: two halves, transpositions and single exchanges, tried in the order of C.04.3 4.2 and 4.3.

use std::cell::Cell;

use super::super::bracket::Bracket;
use super::super::witness::Witness;
use super::GiveUp;
use super::kinds::{Cost, Kinds, Wishes};

/// The pairs of a remainder, by residents, and the floater.
#[derive(Clone, Debug)]
pub(super) struct Halves {
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) floater: Option<usize>,
}

/// Looks for the first pairing of `residents`, who are in order, that costs no more than `target`.
pub(super) struct Remainder<'a> {
    pub(super) bracket: &'a Bracket<'a>,
    pub(super) kinds: &'a Kinds,
    pub(super) residents: &'a [usize],
    pub(super) target: Cost,
    /// How many steps may still be taken.
    pub(super) patience: &'a Cell<usize>,
}

impl Remainder<'_> {
    pub(super) fn search(&self) -> Result<Halves, GiveUp> {
        let pairs = self.residents.len() / 2;
        let (first, second) = self.residents.split_at(pairs);
        let (first, second) = (first.to_vec(), second.to_vec());
        if let Some(found) = self.transpose(&first, &second)? {
            return Ok(found);
        }
        self.exchange(&first, &second)
    }

    /// One player of each half: smallest difference of places first, then the lowest who leaves the first half.
    fn exchange(&self, first: &[usize], second: &[usize]) -> Result<Halves, GiveUp> {
        let pairs = first.len();
        let count = self.kinds.kinds.len();
        let mut hopeless = vec![false; count * count];
        for difference in 1..pairs + second.len() {
            for leaving in (0..pairs).rev() {
                let entering = leaving + difference;
                if entering < pairs || entering >= pairs + second.len() {
                    continue;
                }
                let (out, into) = (first[leaving], second[entering - pairs]);
                let kinds = self.kinds.of[out] * count + self.kinds.of[into];
                if hopeless[kinds] {
                    continue;
                }
                let (mut new_first, mut new_second) = (first.to_vec(), second.to_vec());
                new_first[leaving] = into;
                new_second[entering - pairs] = out;
                if !self.possible(&new_first, &new_second) {
                    hopeless[kinds] = true;
                    continue;
                }
                new_first.sort_unstable();
                new_second.sort_unstable();
                if let Some(found) = self.transpose(&new_first, &new_second)? {
                    return Ok(found);
                }
            }
        }
        // Two exchanges or more are left to the general matching.
        Err(GiveUp)
    }

    fn possible(&self, first: &[usize], second: &[usize]) -> bool {
        let first = self.kinds.wishes(&self.kinds.count(first.iter().copied()));
        let counts = self.kinds.count(second.iter().copied());
        let bound = self
            .kinds
            .bound_against(&first, &counts, self.kinds.wishes(&counts));
        bound.is_some_and(|bound| bound <= self.target)
    }

    /// Partners for the first half in lexicographic order. A step that counting rules out is not tried.
    fn transpose(&self, first: &[usize], second: &[usize]) -> Result<Option<Halves>, GiveUp> {
        if !self.possible(first, second) {
            return Ok(None);
        }
        // Building the proof costs more than a step.
        self.spend(1 + first.len() * first.len() / 4)?;
        let mut state = State::new(self.kinds, first, second);
        let allowed = self.allowed(first, &mut state);
        let possible = |step: usize, place: usize| {
            allowed[self.kinds.of[first[step]]][self.kinds.of[second[place]]]
                && !self.barred(first[step], second[place])
        };
        let Some(mut witness) = Witness::new(first.len(), second.len(), possible) else {
            return Ok(None);
        };
        let mut after = 0;
        loop {
            let step = state.partners.len();
            if step == first.len() {
                return Ok(Some(state.halves(first, second)));
            }
            state.known.fill(None);
            match self.next_partner(&mut state, first[step], second, after) {
                Some(place)
                    if !witness.choose(step, place, |place| !state.used[place], possible) =>
                {
                    after = place + 1
                }
                Some(place) => {
                    self.spend(1)?;
                    state.take(self.kinds, first[step], second, place);
                    after = 0;
                }
                None if step == 0 => return Ok(None),
                None => after = state.give_back(self.kinds, first[step - 1], second) + 1,
            }
        }
    }

    fn spend(&self, steps: usize) -> Result<(), GiveUp> {
        self.patience
            .set(self.patience.get().checked_sub(steps).ok_or(GiveUp)?);
        Ok(())
    }

    fn next_partner(
        &self,
        state: &mut State,
        player: usize,
        second: &[usize],
        after: usize,
    ) -> Option<usize> {
        (after.max(state.first_free)..second.len()).find(|place| {
            !state.used[*place]
                && state.fits(
                    self.kinds,
                    player,
                    self.kinds.of[second[*place]],
                    &self.target,
                )
                && !self.barred(player, second[*place])
        })
    }

    fn barred(&self, one: usize, other: usize) -> bool {
        let (players, offset) = (&self.bracket.players, self.bracket.moved_down);
        self.bracket
            .field
            .barred(players[offset + one], players[offset + other])
    }

    /// For each kind in the first half, the kinds of the second that leave the target in reach.
    fn allowed(&self, first: &[usize], state: &mut State) -> Vec<Vec<bool>> {
        let count = self.kinds.kinds.len();
        let mut allowed = vec![vec![false; count]; count];
        let mut seen = vec![false; count];
        let all = state.behind.first().copied().unwrap_or_default();
        let Some(leader) = first.first() else {
            return allowed;
        };
        for player in first {
            let kind = self.kinds.of[*player];
            if !std::mem::replace(&mut seen[kind], true) {
                // The wishes of the first half without this one.
                let mut others = all;
                others.add(self.kinds.kinds[self.kinds.of[*leader]].wish, 1);
                others.add(self.kinds.kinds[kind].wish, -1);
                state.behind[0] = others;
                state.known.fill(None);
                for (other, allowed) in allowed[kind].iter_mut().enumerate() {
                    *allowed = state.second[other] > 0
                        && state.fits(self.kinds, *player, other, &self.target);
                }
            }
        }
        state.behind[0] = all;
        allowed
    }
}

/// What is left of both halves in the middle of a transposition.
struct State {
    /// For each of the first half, the wishes of those behind him.
    behind: Vec<Wishes>,
    second: Vec<i32>,
    second_wishes: Wishes,
    /// C12 and C13 so far.
    denied: (i32, i32),
    /// The places taken in the second half, in the order of the first.
    partners: Vec<usize>,
    used: Vec<bool>,
    first_free: usize,
    /// For the step at hand: whether a partner of a kind leaves the target in reach.
    known: Vec<Option<bool>>,
}

impl State {
    fn new(kinds: &Kinds, first: &[usize], second: &[usize]) -> State {
        let counts = kinds.count(second.iter().copied());
        let mut behind = vec![Wishes::default(); first.len()];
        for place in (1..first.len()).rev() {
            behind[place - 1] = behind[place];
            behind[place - 1].add(kinds.kinds[kinds.of[first[place]]].wish, 1);
        }
        State {
            behind,
            second_wishes: kinds.wishes(&counts),
            second: counts,
            denied: (0, 0),
            partners: Vec::with_capacity(first.len()),
            used: vec![false; second.len()],
            first_free: 0,
            known: vec![None; kinds.kinds.len()],
        }
    }

    fn fits(&mut self, kinds: &Kinds, player: usize, kind: usize, target: &Cost) -> bool {
        if let Some(known) = self.known[kind] {
            return known;
        }
        let wish = kinds.kinds[kind].wish;
        let fits = kinds.kinds[kinds.of[player]]
            .wish
            .with(wish)
            .is_some_and(|(denied, strong)| {
                self.second[kind] -= 1;
                let mut wishes = self.second_wishes;
                wishes.add(wish, -1);
                let bound =
                    kinds.bound_against(&self.behind[self.partners.len()], &self.second, wishes);
                self.second[kind] += 1;
                bound.is_some_and(|mut bound| {
                    bound[1] += self.denied.0 + denied;
                    bound[2] += self.denied.1 + strong;
                    bound <= *target
                })
            });
        self.known[kind] = Some(fits);
        fits
    }

    fn take(&mut self, kinds: &Kinds, player: usize, second: &[usize], place: usize) {
        self.count(kinds, player, second[place], 1);
        self.partners.push(place);
        self.used[place] = true;
        while self.used.get(self.first_free) == Some(&true) {
            self.first_free += 1;
        }
    }

    /// Undoes the last step and tells which place it had taken.
    fn give_back(&mut self, kinds: &Kinds, player: usize, second: &[usize]) -> usize {
        let place = self.partners.pop().expect("invariant: a step was taken");
        self.count(kinds, player, second[place], -1);
        self.used[place] = false;
        self.first_free = self.first_free.min(place);
        place
    }

    fn count(&mut self, kinds: &Kinds, player: usize, partner: usize, number: i32) {
        let (one, other) = (kinds.of[player], kinds.of[partner]);
        let (ours, theirs) = (kinds.kinds[one].wish, kinds.kinds[other].wish);
        let (denied, strong) = ours.with(theirs).unwrap_or_default();
        self.denied = (
            self.denied.0 + number * denied,
            self.denied.1 + number * strong,
        );
        self.second[other] -= number;
        self.second_wishes.add(theirs, -number);
    }

    fn halves(&self, first: &[usize], second: &[usize]) -> Halves {
        let pairs = first
            .iter()
            .zip(&self.partners)
            .map(|(one, place)| (*one, second[*place]))
            .collect();
        Halves {
            pairs,
            floater: self
                .used
                .iter()
                .position(|used| !used)
                .map(|place| second[place]),
        }
    }
}
