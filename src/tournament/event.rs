//! The one state that all pairing engines, tie-breaks and standings read.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use super::player::{Player, PlayerId, RoundNumber};
use super::points::Points;
use super::result::Colour;
use super::scoring::Scoring;

/// An event, or one section of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Event {
    /// The name.
    pub name: String,
    /// How many rounds are announced; the last one has rules of its own (C.04.3 1.7).
    pub rounds: Option<u16>,
    /// The colour drawn by lot before round 1 (C.04.3 5.1).
    pub initial_colour: Option<Colour>,
    /// The table of points.
    pub scoring: Scoring,
    /// The players by pairing number.
    pub players: BTreeMap<PlayerId, Player>,
    /// Virtual points of accelerated rounds (C.04.7).
    pub accelerations: Vec<Acceleration>,
    /// Players who are not to be paired with each other.
    pub forbidden: Vec<Forbidden>,
}

/// Virtual points for some players in some rounds: they count for the pairing only (C.04.7 1.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acceleration {
    /// The points on top of the score.
    pub points: Points,
    /// The rounds, first and last.
    pub rounds: RangeInclusive<RoundNumber>,
    /// The players, first and last.
    pub players: RangeInclusive<PlayerId>,
}

/// Players of whom no two may be paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forbidden {
    /// The rounds in which it holds.
    pub rounds: RangeInclusive<RoundNumber>,
    /// The players.
    pub players: Vec<PlayerId>,
}

/// All rounds that an event can have.
pub const ALL_ROUNDS: RangeInclusive<RoundNumber> = RoundNumber(1)..=RoundNumber(u16::MAX);

impl Event {
    /// The number of rounds in which somebody was paired. Byes behind them are announced for rounds to come.
    pub fn rounds_paired(&self) -> u16 {
        let last = |player: &Player| {
            player.entries.iter().rposition(|entry| {
                entry
                    .as_ref()
                    .is_some_and(|entry| entry.scheduled().is_some())
            })
        };
        let rounds = self
            .players
            .values()
            .filter_map(last)
            .max()
            .map_or(0, |index| index + 1);
        u16::try_from(rounds).unwrap_or(u16::MAX)
    }

    /// The points of a player after the first `rounds` rounds, without virtual points.
    pub fn score(&self, player: &Player, rounds: u16) -> Points {
        (1..=rounds)
            .map(|round| self.scoring.entry(player.entry(RoundNumber(round))))
            .sum()
    }

    /// Pairs that may not meet in a round because two players share something, such as club or federation.
    ///
    /// Players for whom `of` gives an empty text are not restricted.
    pub fn forbid_shared<'a>(
        &'a self,
        rounds: RangeInclusive<RoundNumber>,
        of: impl Fn(&'a Player) -> &'a str,
    ) -> Vec<Forbidden> {
        let mut groups: BTreeMap<&str, Vec<PlayerId>> = BTreeMap::new();
        for (id, player) in &self.players {
            if !of(player).is_empty() {
                groups.entry(of(player)).or_default().push(*id);
            }
        }
        let shared = groups.into_values().filter(|players| players.len() > 1);
        shared
            .map(|players| Forbidden {
                rounds: rounds.clone(),
                players,
            })
            .collect()
    }

    /// The virtual points of a player in a round.
    pub fn virtual_points(&self, player: PlayerId, round: RoundNumber) -> Points {
        self.accelerations
            .iter()
            .filter(|given| given.players.contains(&player) && given.rounds.contains(&round))
            .map(|given| given.points)
            .sum()
    }
}

/// Baku acceleration (C.04.7, edition 2026): the first 2·⌈N/4⌉ players have the points of a win on top in the first half
/// of the accelerated rounds and half of that in the second.
///
/// The accelerated rounds are the first ⌈R/2⌉ of R. Give the result to [`Event::accelerations`] before round 1.
pub fn baku_acceleration(event: &Event, rounds: u16) -> Vec<Acceleration> {
    let group = 2 * event.players.len().div_ceil(4);
    let (Some(first), Some(last)) = (
        event.players.keys().next().copied(),
        event.players.keys().nth(group.saturating_sub(1)).copied(),
    ) else {
        return Vec::new();
    };
    let accelerated = rounds.div_ceil(2);
    let full = accelerated.div_ceil(2);
    let win = event.scoring.win;
    [
        (1, full, win),
        (full + 1, accelerated, Points::from_tenths(win.tenths() / 2)),
    ]
    .into_iter()
    .filter(|(from, to, _)| from <= to)
    .map(|(from, to, points)| Acceleration {
        points,
        rounds: RoundNumber(from)..=RoundNumber(to),
        players: first..=last,
    })
    .collect()
}
