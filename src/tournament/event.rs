//! The one state that all pairing engines, tie-breaks and standings read.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use super::player::{Player, PlayerId, RoundNumber};
use super::points::Points;
use super::result::{Colour, Entry};
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

impl Acceleration {
    /// As a text without blanks: `10@1-2@1-8`, tenths of points, rounds, players.
    pub fn text(&self) -> String {
        let (rounds, players) = (&self.rounds, &self.players);
        format!(
            "{}@{}-{}@{}-{}",
            self.points.tenths(),
            rounds.start(),
            rounds.end(),
            players.start(),
            players.end()
        )
    }

    /// Reads what [`Acceleration::text`] writes.
    ///
    /// ```
    /// use huff::tournament::Acceleration;
    /// let given = Acceleration::parse("10@1-2@1-8").unwrap();
    /// assert_eq!(given.text(), "10@1-2@1-8");
    /// assert!(Acceleration::parse("10@1@2").is_none());
    /// ```
    pub fn parse(text: &str) -> Option<Acceleration> {
        let mut parts = text.split('@');
        let points = Points::from_tenths(parts.next()?.parse().ok()?);
        let range = |text: &str| {
            let (first, last) = text.split_once('-')?;
            Some((first.parse().ok()?, last.parse().ok()?))
        };
        let (rounds, players) = (range(parts.next()?)?, range(parts.next()?)?);
        parts.next().is_none().then_some(Acceleration {
            points,
            rounds: RoundNumber(rounds.0)..=RoundNumber(rounds.1),
            players: PlayerId(players.0)..=PlayerId(players.1),
        })
    }
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

    /// The event with each match as one game that has the result of the match, where matches count as a whole: what the
    /// pairing of a Swiss, and a format with one game a round, see.
    pub fn matches_as_games(&self) -> Event {
        let mut event = self.clone();
        let Some(points) = self.scoring.match_points else {
            return event;
        };
        event.scoring = Scoring {
            win: points.win,
            draw: points.draw,
            loss: points.loss,
            match_points: None,
            ..self.scoring
        };
        let entries = event
            .players
            .values_mut()
            .flat_map(|player| player.entries.iter_mut().flatten());
        for entry in entries {
            if let Entry::Paired { games, .. } = entry {
                *games = std::iter::once(self.scoring.match_result(games)).collect();
            }
        }
        event
    }

    /// The event with the numbers 1, 2, 3 in the order of those it has.
    pub fn renumbered(&self) -> Event {
        let numbers: BTreeMap<PlayerId, PlayerId> = self
            .players
            .keys()
            .zip(1..)
            .map(|(old, new)| (*old, PlayerId(new)))
            .collect();
        let mut event = self.clone();
        event.players = BTreeMap::new();
        for (old, player) in &self.players {
            let mut player = player.clone();
            for entry in player.entries.iter_mut().flatten() {
                if let Entry::Paired { opponent, .. } = entry {
                    *opponent = numbers.get(opponent).copied().unwrap_or(*opponent);
                }
            }
            event.players.insert(numbers[old], player);
        }
        for given in &mut event.accelerations {
            let mut inside = numbers.range(given.players.clone()).map(|(_, new)| *new);
            // A range that holds nobody is one that holds nobody.
            let first = inside.next().unwrap_or(PlayerId(u16::MAX));
            let last = inside.next_back().unwrap_or(first);
            given.players = first..=last;
        }
        for forbidden in &mut event.forbidden {
            let players = forbidden.players.iter();
            forbidden.players = players
                .filter_map(|old| numbers.get(old))
                .copied()
                .collect();
        }
        event
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
