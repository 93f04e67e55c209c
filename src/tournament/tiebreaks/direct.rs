//! Direct encounter (C.07 art. 6): the results among those who are tied.

use super::unplayed::{Scored, UnplayedPolicy, rounds};
use crate::tournament::{Entry, Event, PlayerId, Points, RoundNumber};

/// The order of a tied group by their games with each other: the place of each in the group, from 1 and negative, so that
/// more is better; equal for those still tied.
///
/// If not all have met, only he is first who is alone on top whatever the missing games would have given (6.1.2).
pub(super) fn direct_encounter(
    event: &Scored<'_>,
    tied: &[PlayerId],
    policy: UnplayedPolicy,
) -> Vec<i64> {
    let mut ranks = vec![0; tied.len()];
    let mut groups = vec![(0..tied.len()).collect::<Vec<usize>>()];
    let mut next_rank = -1;
    while let Some(group) = groups.pop() {
        let parts = split(event, tied, &group, policy);
        if parts.len() == 1 {
            group.iter().for_each(|index| ranks[*index] = next_rank);
            next_rank -= group.len() as i64;
        } else {
            // The last part is pushed first, so that the best is taken next.
            groups.extend(parts.into_iter().rev());
        }
    }
    ranks
}

/// What one of a tied group got from another in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The round.
    pub round: RoundNumber,
    /// One of the two, the one whose number comes first.
    pub one: PlayerId,
    /// The other.
    pub other: PlayerId,
    /// The points of the one.
    pub points: Points,
    /// The points of the other.
    pub against: Points,
}

/// The games among a tied group that count for direct encounter, by round.
pub fn meetings(event: &Event, tied: &[PlayerId], policy: UnplayedPolicy) -> Vec<Meeting> {
    let mut meetings = Vec::new();
    for round in (1..=event.rounds_paired()).map(RoundNumber) {
        for one in tied {
            let entry = event
                .players
                .get(one)
                .and_then(|player| player.entry(round));
            let Some((entry, other)) = entry.and_then(|entry| Some((entry, met(entry, policy)?)))
            else {
                continue;
            };
            if *one < other && tied.contains(&other) {
                let theirs = event
                    .players
                    .get(&other)
                    .and_then(|player| player.entry(round));
                meetings.push(Meeting {
                    round,
                    one: *one,
                    other,
                    points: event.scoring.entry(Some(entry)),
                    against: event.scoring.entry(theirs),
                });
            }
        }
    }
    meetings
}

/// The opponent of a round that counts: in a table forfeits too (15.2).
fn met(entry: &Entry, policy: UnplayedPolicy) -> Option<PlayerId> {
    match policy {
        UnplayedPolicy::RoundRobin => entry.scheduled(),
        _ => entry.played().map(|(opponent, _)| opponent),
    }
}

/// The parts of a group, best first; the group itself if it cannot be split.
fn split(
    event: &Scored<'_>,
    tied: &[PlayerId],
    group: &[usize],
    policy: UnplayedPolicy,
) -> Vec<Vec<usize>> {
    // In a larger group everybody lacks more opponents than he can have beaten, and nobody can be alone on top.
    if group.len() < 2 || group.len() > 2 * usize::from(rounds(event)) + 1 {
        return vec![group.to_vec()];
    }
    let table = Table::new(event, tied, group, policy);
    if table.missing.iter().all(|missing| *missing == 0) {
        let mut order: Vec<usize> = (0..group.len()).collect();
        order.sort_by_key(|index| std::cmp::Reverse(table.points[*index]));
        let parts = order.chunk_by(|one, other| table.points[*one] == table.points[*other]);
        return parts
            .map(|part| part.iter().map(|index| group[*index]).collect())
            .collect();
    }
    // A match that was not played could have been won in all its games.
    let most = |index: usize| {
        let games = match event.scoring.match_points {
            Some(_) => 1,
            None => table.games,
        };
        table.points[index] + event.scoring.round_won() * 2 * games * table.missing[index]
    };
    let alone = (0..group.len()).find(|index| {
        (0..group.len()).all(|other| other == *index || table.points[*index] > most(other))
    });
    match alone {
        Some(first) => {
            let rest = group
                .iter()
                .enumerate()
                .filter(|(index, _)| *index != first)
                .map(|(_, player)| *player);
            vec![vec![group[first]], rest.collect()]
        }
        None => vec![group.to_vec()],
    }
}

/// What each of a group got from the others: averages, doubled so that they stay whole.
struct Table {
    points: Vec<Points>,
    /// How many of the others each has not met.
    missing: Vec<i32>,
    /// The games of a match.
    games: i32,
}

impl Table {
    fn new(
        event: &Scored<'_>,
        tied: &[PlayerId],
        group: &[usize],
        policy: UnplayedPolicy,
    ) -> Table {
        let games = |id: &PlayerId| {
            let entries = event
                .players
                .get(id)
                .map(|player| player.entries.iter().flatten())
                .into_iter()
                .flatten();
            entries
                .map(|entry| {
                    if let Entry::Paired { games, .. } = entry {
                        games.len()
                    } else {
                        1
                    }
                })
                .max()
                .unwrap_or(1)
        };
        let games = group
            .iter()
            .map(|index| games(&tied[*index]))
            .max()
            .unwrap_or(1);
        let mut table = Table {
            points: Vec::new(),
            missing: Vec::new(),
            games: i32::try_from(games).unwrap_or(i32::MAX),
        };
        for one in group {
            let (mut points, mut missing) = (Points::ZERO, 0);
            for other in group.iter().filter(|other| *other != one) {
                match average(event, tied[*one], tied[*other], policy) {
                    Some(average) => points += average,
                    None => missing += 1,
                }
            }
            table.points.push(points);
            table.missing.push(missing);
        }
        table
    }
}

/// Twice the mean of the points that one got from another; none if they did not meet.
fn average(
    event: &Scored<'_>,
    one: PlayerId,
    other: PlayerId,
    policy: UnplayedPolicy,
) -> Option<Points> {
    let player = event.players.get(&one)?;
    let meetings: Vec<Points> = (1..=rounds(event))
        .filter_map(|round| player.entry(RoundNumber(round)))
        .filter(|entry| met(entry, policy) == Some(other))
        .map(|entry: &Entry| event.scoring.entry(Some(entry)))
        .collect();
    let count = i32::try_from(meetings.len())
        .ok()
        .filter(|count| *count > 0)?;
    let sum: Points = meetings.into_iter().sum();
    Some(Points::from_tenths((sum * 2).tenths() / count))
}
