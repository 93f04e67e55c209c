//! C.04.5, Double-Swiss.

use huff::tournament::{ByeKind, Colour, Entry, Event, GameResult, Pairing, RoundNumber};

use super::{Seat, board, last_difference, score, seats};

struct Round<'a> {
    event: &'a Event,
    seats: Vec<Seat>,
    round: u16,
}

type Pairs = Vec<(usize, usize)>;

pub(super) fn pair(event: &Event, round: u16) -> Option<Pairing> {
    let state = Round {
        event,
        seats: seats(event, round),
        round,
    };
    let mut free: Vec<usize> = (0..state.seats.len()).collect();
    let mut bye = None;
    if free.len() % 2 == 1 {
        // 3.4: lowest score, most matches played, largest number.
        let mut candidates: Vec<usize> = free
            .iter()
            .copied()
            .filter(|place| !state.had_free_points(*place))
            .collect();
        candidates.sort_by_key(|place| {
            let seat = &state.seats[*place];
            (
                seat.score,
                -(seat.colours.len() as i64),
                -i64::from(seat.id.0),
            )
        });
        let chosen = candidates.into_iter().find(|place| {
            let rest: Vec<usize> = free
                .iter()
                .copied()
                .filter(|other| other != place)
                .collect();
            state.completes(&rest)
        })?;
        free.retain(|place| *place != chosen);
        bye = Some(state.seats[chosen].id);
    } else if !state.completes(&free) {
        return None;
    }
    let mut boards = Vec::new();
    while !free.is_empty() {
        let pairs = state.group(&free);
        free.retain(|place| {
            !pairs
                .iter()
                .any(|(one, other)| one == place || other == place)
        });
        boards.extend(pairs.iter().map(|(one, other)| {
            let (higher, lower) = (&state.seats[*one], &state.seats[*other]);
            board(higher.id, lower.id, colour(event, higher, lower))
        }));
    }
    Some(Pairing { boards, bye })
}

/// All subsets of `of` with so many members, in lexicographic order.
fn subsets(of: &[usize], count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (place, first) in of.iter().enumerate() {
        for mut rest in subsets(&of[place + 1..], count - 1) {
            rest.insert(0, *first);
            all.push(rest);
        }
    }
    all
}

impl Round<'_> {
    fn may_meet(&self, one: usize, other: usize) -> bool {
        !self.seats[one].barred.contains(&self.seats[other].id)
    }

    /// All complete pairings of these, of whom those in `apart` do not meet each other.
    fn pairings(&self, free: &[usize], apart: &[usize]) -> Vec<Pairs> {
        let Some((first, rest)) = free.split_first() else {
            return vec![Pairs::new()];
        };
        let mut all = Vec::new();
        for place in 0..rest.len() {
            let mut left = rest.to_vec();
            let other = left.remove(place);
            let both_apart = apart.contains(first) && apart.contains(&other);
            if self.may_meet(*first, other) && !both_apart {
                for mut pairs in self.pairings(&left, apart) {
                    pairs.insert(0, (*first, other));
                    all.push(pairs);
                }
            }
        }
        all
    }

    fn completes(&self, free: &[usize]) -> bool {
        let Some((first, rest)) = free.split_first() else {
            return true;
        };
        (0..rest.len()).any(|place| {
            let mut left = rest.to_vec();
            let other = left.remove(place);
            self.may_meet(*first, other) && self.completes(&left)
        })
    }

    /// C2.
    fn had_free_points(&self, place: usize) -> bool {
        let player = &self.event.players[&self.seats[place].id];
        (1..self.round).any(|past| match player.entry(RoundNumber(past)) {
            Some(Entry::Bye(kind)) => [ByeKind::Pairing, ByeKind::Full].contains(kind),
            Some(Entry::Paired { games, .. }) => {
                games.iter().all(|game| !game.was_played())
                    && games.contains(&GameResult::ForfeitWin)
            }
            None => false,
        })
    }

    /// 1.5, in the last round played; never before the last round of the event.
    fn floated(&self, place: usize) -> bool {
        if self.round < 2 || self.event.rounds == Some(self.round) {
            return false;
        }
        let past = self.round - 1;
        let id = self.seats[place].id;
        let opponent = self.event.players[&id]
            .entry(RoundNumber(past))
            .and_then(Entry::scheduled);
        opponent.is_some_and(|other| score(self.event, id, past) != score(self.event, other, past))
    }

    fn top(&self, free: &[usize]) -> usize {
        free.iter()
            .take_while(|place| self.seats[**place].score == self.seats[free[0]].score)
            .count()
    }

    /// C4: how few upfloaters the top scoregroup can have, and the sets that do.
    fn upfloaters(&self, free: &[usize]) -> (usize, Vec<Vec<usize>>) {
        let (group, below) = free.split_at(self.top(free));
        for count in 0..=group.len() {
            let mut sets = subsets(below, count);
            sets.retain(|set| {
                let filled: Vec<usize> = group.iter().chain(set).copied().collect();
                let rest: Vec<usize> = below.iter().copied().filter(|p| !set.contains(p)).collect();
                !self.pairings(&filled, set).is_empty() && self.completes(&rest)
            });
            if !sets.is_empty() {
                return (count, sets);
            }
        }
        panic!("the round can be completed");
    }

    /// The pairs of the top scoregroup.
    fn group(&self, free: &[usize]) -> Pairs {
        let (group, below) = free.split_at(self.top(free));
        let (_, sets) = self.upfloaters(free);
        let set = sets
            .into_iter()
            .min_by_key(|set| {
                let scores: Vec<i32> = set.iter().map(|place| -self.seats[*place].score).collect();
                // C6: how the next scoregroup does.
                let rest: Vec<usize> = below.iter().copied().filter(|p| !set.contains(p)).collect();
                let next: Vec<usize> = rest
                    .iter()
                    .copied()
                    .filter(|p| self.seats[*p].score == self.seats[below[0]].score)
                    .collect();
                let next = if next.is_empty() {
                    0
                } else {
                    self.upfloaters(&rest).0
                };
                let repeated = set.iter().filter(|place| self.floated(**place)).count();
                (scores, next, repeated, set.clone())
            })
            .expect("there is a set");
        let filled: Vec<usize> = group.iter().chain(&set).copied().collect();
        self.pairings(&filled, &set)
            .into_iter()
            .min_by_key(|pairs| {
                let opponents = pairs
                    .iter()
                    .filter(|(one, other)| set.contains(other) && self.floated(*one))
                    .count();
                let number = |place: usize| self.seats[place].id;
                let mut identifier: Vec<_> = pairs
                    .iter()
                    .map(|(one, other)| (number(*one), number(*other)))
                    .collect();
                identifier.sort();
                let (tops, others): (Vec<_>, Vec<_>) = identifier.into_iter().unzip();
                (opponents, tops, others)
            })
            .expect("the group can be paired")
    }
}

/// 4.3.
fn colour(event: &Event, higher: &Seat, lower: &Seat) -> Colour {
    let initial = event.initial_colour.unwrap_or(Colour::White);
    let whites = |seat: &Seat| seat.colours.iter().filter(|c| **c == Colour::White).count();
    if higher.colours.is_empty() && lower.colours.is_empty() {
        return if higher.odd { initial } else { initial.other() };
    }
    if whites(higher) != whites(lower) {
        return if whites(higher) < whites(lower) {
            Colour::White
        } else {
            Colour::Black
        };
    }
    match (
        last_difference(higher, lower),
        higher.colours.last(),
        lower.colours.last(),
    ) {
        (Some((ours, _)), _, _) | (None, Some(&ours), _) => ours.other(),
        (None, None, Some(theirs)) => *theirs,
        (None, None, None) => initial,
    }
}
