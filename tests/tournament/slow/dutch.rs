//! C.04.3, edition 2026.

use std::collections::{BTreeMap, BTreeSet};

use huff::tournament::{Board, ByeKind, Colour, Entry, Event, Pairing, PlayerId, RoundNumber};

use super::{Seat, board, last_difference, score, seats};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Float {
    Down,
    Up,
    None,
}

/// 1.6.2: none, mild, strong, absolute.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Strength {
    None,
    Mild,
    Strong,
    Absolute,
}

struct Member {
    seat: Seat,
    wish: Option<Colour>,
    strength: Strength,
    difference: i32,
    /// In the last round and in the one before.
    floats: [Float; 2],
    may_have_bye: bool,
    topscorer: bool,
    unplayed: i32,
}

struct Round {
    members: Vec<Member>,
    initial: Colour,
    /// The score of the player who gets the bye (C5).
    bye: Option<i32>,
}

/// Pairs by places among all members, the higher first.
type Pairs = Vec<(usize, usize)>;

/// C6 and C7: how many float down, and their scores.
type Floating = (usize, Vec<i32>);

/// Pairs of a bracket and who floats down from it.
type Candidate = (Pairs, Vec<usize>);

pub(super) fn pair(event: &Event, round: u16) -> Option<Pairing> {
    let members: Vec<Member> = seats(event, round)
        .into_iter()
        .map(|seat| member(event, seat, round))
        .collect();
    let mut state = Round {
        members,
        initial: event.initial_colour.unwrap_or(Colour::White),
        bye: None,
    };
    let all: Vec<usize> = (0..state.members.len()).collect();
    if all.len() % 2 == 1 {
        let scores: BTreeSet<i32> = state.members.iter().map(|m| m.seat.score).collect();
        state.bye = Some(
            *scores
                .iter()
                .find(|score| state.completes(&all, Some(**score)))?,
        );
    } else if !state.completes(&all, None) {
        return None;
    }
    let mut pairs = Pairs::new();
    let mut moved_down: Vec<usize> = Vec::new();
    let mut start = 0;
    while start < all.len() {
        let end = state.end_of_group(start);
        let (found, floaters) = state.bracket(&moved_down, start, end);
        pairs.extend(found);
        moved_down = floaters;
        start = end;
    }
    assert!(moved_down.len() <= 1, "only the bye is left");
    let boards = pairs
        .iter()
        .map(|(one, other)| state.board(*one, *other))
        .collect();
    Some(Pairing {
        boards,
        bye: moved_down
            .first()
            .map(|place| state.members[*place].seat.id),
    })
}

fn member(event: &Event, seat: Seat, round: u16) -> Member {
    let whites = seat.colours.iter().filter(|c| **c == Colour::White).count() as i32;
    let difference = 2 * whites - seat.colours.len() as i32;
    let twice = match seat.colours[..] {
        [.., one, two] if one == two => Some(two),
        _ => None,
    };
    let less = if difference > 0 {
        Colour::Black
    } else {
        Colour::White
    };
    let (wish, strength) = if difference.abs() > 1 {
        (Some(less), Strength::Absolute)
    } else if let Some(colour) = twice {
        (Some(colour.other()), Strength::Absolute)
    } else if difference != 0 {
        (Some(less), Strength::Strong)
    } else if let Some(last) = seat.colours.last() {
        (Some(last.other()), Strength::Mild)
    } else {
        (None, Strength::None)
    };
    let player = &event.players[&seat.id];
    let entry = |past: u16| player.entry(RoundNumber(past));
    let free_points = (1..round).any(|past| {
        let unplayed = entry(past).is_some_and(|entry| entry.played().is_none());
        entry(past) == Some(&Entry::Bye(ByeKind::Pairing))
            || unplayed && event.scoring.entry(entry(past)) >= event.scoring.win
    });
    let is_last = event.rounds.is_some_and(|rounds| round >= rounds);
    let most = event.scoring.win.tenths() * i32::from(round - 1);
    Member {
        wish,
        strength,
        difference,
        floats: [1, 2].map(|back| float(event, seat.id, round, back)),
        may_have_bye: !free_points,
        topscorer: is_last && 2 * seat.score > most,
        unplayed: i32::from(round) - 1 - seat.colours.len() as i32,
        seat,
    }
}

/// 1.4.
fn float(event: &Event, id: PlayerId, round: u16, back: u16) -> Float {
    if round <= back {
        return Float::None;
    }
    let past = round - back;
    let entry = event.players[&id].entry(RoundNumber(past));
    if let Some((opponent, _)) = entry.and_then(Entry::played) {
        return match score(event, id, past) - score(event, opponent, past) {
            1.. => Float::Down,
            0 => Float::None,
            _ => Float::Up,
        };
    }
    let worth = event.scoring.entry(entry);
    if entry == Some(&Entry::Bye(ByeKind::Pairing)) || worth > event.scoring.loss {
        Float::Down
    } else {
        Float::None
    }
}

impl Round {
    fn end_of_group(&self, start: usize) -> usize {
        let score = self.members[start].seat.score;
        self.members
            .iter()
            .take_while(|m| m.seat.score >= score)
            .count()
    }

    /// C1, C3.
    fn may_meet(&self, one: usize, other: usize) -> bool {
        let (one, other) = (&self.members[one], &self.members[other]);
        let same = one.strength == Strength::Absolute
            && other.strength == Strength::Absolute
            && one.wish == other.wish;
        !one.seat.barred.contains(&other.seat.id) && (!same || one.topscorer || other.topscorer)
    }

    /// Whether all of these can be paired, one of them staying over with the bye at this score if their number is odd.
    fn completes(&self, places: &[usize], bye: Option<i32>) -> bool {
        let Some((first, rest)) = places.split_first() else {
            return true;
        };
        let member = &self.members[*first];
        let takes_bye = places.len() % 2 == 1
            && member.may_have_bye
            && bye == Some(member.seat.score)
            && self.completes(rest, None);
        takes_bye
            || (0..rest.len()).any(|place| {
                let mut left = rest.to_vec();
                let other = left.remove(place);
                self.may_meet(*first, other) && self.completes(&left, bye)
            })
    }

    /// All ways to pair some of a bracket: a resident with a resident or with somebody moved down.
    fn candidates(&self, moved_down: usize, free: &[usize]) -> Vec<Pairs> {
        let Some((first, rest)) = free.split_first() else {
            return vec![Pairs::new()];
        };
        let above = moved_down.saturating_sub(1);
        let mut all = self.candidates(above, rest);
        for place in above..rest.len() {
            if self.may_meet(*first, rest[place]) {
                let mut left = rest.to_vec();
                let other = left.remove(place);
                for mut pairs in self.candidates(above, &left) {
                    pairs.insert(0, (*first, other));
                    all.push(pairs);
                }
            }
        }
        all
    }

    fn scores(&self, places: &[usize]) -> Vec<i32> {
        let mut scores: Vec<i32> = places
            .iter()
            .map(|place| self.members[*place].seat.score)
            .collect();
        scores.sort_by_key(|score| -score);
        scores
    }

    /// The candidates that keep C4 and are best by C6 and C7, each with its floaters; and these two values.
    fn fewest_floaters(
        &self,
        members: &[usize],
        moved_down: usize,
        end: usize,
    ) -> Option<(Floating, Vec<Candidate>)> {
        let mut by_floaters: BTreeMap<Floating, Vec<Candidate>> = BTreeMap::new();
        for pairs in self.candidates(moved_down, members) {
            let floaters: Vec<usize> = members
                .iter()
                .copied()
                .filter(|place| {
                    !pairs
                        .iter()
                        .any(|(one, other)| one == place || other == place)
                })
                .collect();
            by_floaters
                .entry((floaters.len(), self.scores(&floaters)))
                .or_default()
                .push((pairs, floaters));
        }
        let mut known: BTreeMap<Vec<usize>, bool> = BTreeMap::new();
        by_floaters.into_iter().find_map(|(value, mut candidates)| {
            candidates.retain(|(_, floaters)| {
                *known.entry(floaters.clone()).or_insert_with(|| {
                    let rest: Vec<usize> = floaters
                        .iter()
                        .copied()
                        .chain(end..self.members.len())
                        .collect();
                    self.completes(&rest, self.bye)
                })
            });
            (!candidates.is_empty()).then_some((value, candidates))
        })
    }

    /// The pairs of a bracket and who floats down from it.
    fn bracket(&self, moved_down: &[usize], start: usize, end: usize) -> (Pairs, Vec<usize>) {
        let members: Vec<usize> = moved_down.iter().copied().chain(start..end).collect();
        let (_, candidates) = self
            .fewest_floaters(&members, moved_down.len(), end)
            .expect("the round can be completed");
        let mut next: BTreeMap<Vec<usize>, Option<Floating>> = BTreeMap::new();
        candidates
            .into_iter()
            .min_by_key(|(pairs, floaters)| {
                let next = next
                    .entry(floaters.clone())
                    .or_insert_with(|| self.next_bracket(floaters, end))
                    .clone();
                let criteria = self.criteria(pairs, floaters, moved_down);
                (next, criteria, order(&members, moved_down.len(), pairs))
            })
            .expect("there is a candidate")
    }

    /// C8: C6 and C7 of the next bracket.
    fn next_bracket(&self, floaters: &[usize], end: usize) -> Option<Floating> {
        if end == self.members.len() {
            return None;
        }
        let after = self.end_of_group(end);
        let members: Vec<usize> = floaters.iter().copied().chain(end..after).collect();
        self.fewest_floaters(&members, floaters.len(), after)
            .map(|(value, _)| value)
    }

    /// C9-C21, the most important first; less is better.
    fn criteria(&self, pairs: &Pairs, floaters: &[usize], moved_down: &[usize]) -> Vec<Vec<i32>> {
        let mut values: Vec<Vec<i32>> = Vec::new();
        values.push(match floaters {
            [lone] if self.bye == Some(self.members[*lone].seat.score) => {
                vec![self.members[*lone].unplayed]
            }
            _ => vec![0],
        });
        let mut colours = [0; 4];
        for (one, other) in pairs {
            let board = self.board(*one, *other);
            for member in [one, other].map(|place| &self.members[*place]) {
                let colour = if board.white == member.seat.id {
                    Colour::White
                } else {
                    Colour::Black
                };
                let after = member.difference + if colour == Colour::White { 1 } else { -1 };
                colours[0] += i32::from(after.abs() > 2);
                let run = member
                    .seat
                    .colours
                    .iter()
                    .rev()
                    .take_while(|past| **past == colour);
                colours[1] += i32::from(run.count() >= 2);
                let denied = member.wish.is_some_and(|wish| wish != colour);
                colours[2] += i32::from(denied);
                colours[3] += i32::from(denied && member.strength == Strength::Strong);
            }
        }
        values.extend(colours.map(|count| vec![count]));
        let is_moved = |place: usize| moved_down.contains(&place);
        let from_above: Vec<(usize, usize)> = pairs
            .iter()
            .copied()
            .filter(|(one, _)| is_moved(*one))
            .collect();
        for back in 0..2 {
            let down = |place: &&usize| self.members[**place].floats[back] == Float::Down;
            let residents = floaters.iter().filter(|place| !is_moved(**place));
            values.push(vec![residents.filter(down).count() as i32]);
            let up = |(_, other): &&(usize, usize)| self.members[*other].floats[back] == Float::Up;
            values.push(vec![from_above.iter().filter(up).count() as i32]);
        }
        for back in 0..2 {
            let difference = |one: usize, other: usize| {
                self.members[one].seat.score - self.members[other].seat.score
            };
            // Who floats on is as far from his next opponent as nobody in the bracket.
            let mut down: Vec<i32> = moved_down
                .iter()
                .filter(|place| self.members[**place].floats[back] == Float::Down)
                .map(
                    |place| match from_above.iter().find(|(one, _)| one == place) {
                        Some((one, other)) => difference(*one, *other),
                        None => 10_000 + self.members[*place].seat.score,
                    },
                )
                .collect();
            let mut up: Vec<i32> = from_above
                .iter()
                .filter(|(_, other)| self.members[*other].floats[back] == Float::Up)
                .map(|(one, other)| difference(*one, *other))
                .collect();
            down.sort_by_key(|difference| -difference);
            up.sort_by_key(|difference| -difference);
            values.extend([down, up]);
        }
        values
    }

    /// 5.2.
    fn board(&self, higher: usize, lower: usize) -> Board {
        let (a, b) = (&self.members[higher], &self.members[lower]);
        let weight = |member: &Member| {
            let absolute = member.strength == Strength::Absolute;
            (
                member.strength,
                if absolute { member.difference.abs() } else { 0 },
            )
        };
        let colour = match (a.wish, b.wish) {
            (None, None) if a.seat.odd => self.initial,
            (None, None) => self.initial.other(),
            (Some(wish), theirs) if theirs != Some(wish) => wish,
            (None, Some(theirs)) => theirs.other(),
            (Some(wish), _) if weight(a) > weight(b) => wish,
            (Some(wish), _) if weight(a) < weight(b) => wish.other(),
            (Some(wish), _) => {
                last_difference(&a.seat, &b.seat).map_or(wish, |(ours, _)| ours.other())
            }
        };
        board(a.seat.id, b.seat.id, colour)
    }
}

/// Article 4: which candidate is made first.
fn order(members: &[usize], moved_down: usize, pairs: &Pairs) -> Vec<Vec<i64>> {
    let mate = |number: usize| {
        let place = members[number];
        let (one, other) = pairs
            .iter()
            .find(|(one, other)| *one == place || *other == place)?;
        members
            .iter()
            .position(|member| member == if *one == place { other } else { one })
    };
    // The moved-down who are paired, as a set, and whom they meet.
    let set: Vec<i64> = (0..moved_down)
        .filter(|n| mate(*n).is_some())
        .map(|n| n as i64)
        .collect();
    let opponents = (0..moved_down).filter_map(mate).map(|n| n as i64).collect();
    // The remainder with fresh numbers.
    let rest: Vec<usize> = (moved_down..members.len())
        .filter(|n| mate(*n).is_none_or(|mate| mate >= moved_down))
        .collect();
    let fresh = |number: usize| rest.iter().position(|n| *n == number);
    let mates: Vec<Option<usize>> = rest.iter().map(|n| mate(*n).and_then(fresh)).collect();
    let first: Vec<usize> = (0..rest.len())
        .filter(|n| mates[*n].is_some_and(|mate| mate > *n))
        .collect();
    let half = first.len();
    let mut leaving: Vec<i64> = (0..half)
        .filter(|n| !first.contains(n))
        .map(|n| -(n as i64))
        .collect();
    leaving.sort_unstable();
    let entering: Vec<i64> = first
        .iter()
        .filter(|n| **n >= half)
        .map(|n| *n as i64)
        .collect();
    let sum = entering.iter().sum::<i64>() + leaving.iter().sum::<i64>();
    let transposition = first
        .iter()
        .filter_map(|n| mates[*n])
        .map(|n| n as i64)
        .collect();
    vec![
        set,
        opponents,
        vec![leaving.len() as i64, sum],
        leaving,
        entering,
        transposition,
    ]
}
