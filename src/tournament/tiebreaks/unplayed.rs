//! What rounds without a game are worth in tie-breaks (C.07 art. 16).

use crate::tournament::{ByeKind, Entry, Event, GameResult, Player, Points, RoundNumber};

/// How rounds without a game are counted in tie-breaks that look at opponents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum UnplayedPolicy {
    /// FIDE, from 1 March 2026: a dummy with one's own score, capped.
    #[default]
    Fide2026,
    /// FIDE, August 2024 to February 2026: the dummy without a cap.
    Fide2024,
    /// FIDE until August 2023: a virtual opponent who drew the rest of his games.
    Virtual,
    /// FMJD: every unplayed round, be it a bye, a forfeit or an absence, stands in the list of opponents with 0 points. A cut
    /// of the lowest takes such a round first.
    Zero,
    /// Round robin (15.2): forfeits are ordinary games, rests count nothing.
    RoundRobin,
}

/// The kinds of rounds without a game (16.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unplayed {
    /// Pairing-allocated or full-point bye.
    Bye,
    /// The opponent did not come.
    ForfeitWin,
    /// A bye asked for, with a round behind it that the player meant to play.
    Requested,
    /// Did not come.
    ForfeitLoss,
    /// A bye asked for with only such rounds behind it: also each round after leaving.
    RequestedToTheEnd,
}

/// An event and the number of its rounds that are scored, counted once.
pub(super) struct Scored<'a> {
    event: &'a Event,
    last: u16,
}

impl<'a> Scored<'a> {
    pub(super) fn new(event: &'a Event) -> Scored<'a> {
        Scored {
            event,
            last: event.rounds_paired(),
        }
    }
}

impl std::ops::Deref for Scored<'_> {
    type Target = Event;

    fn deref(&self) -> &Event {
        self.event
    }
}

/// The rounds that are scored: all in which somebody was paired.
pub(super) fn rounds(event: &Scored<'_>) -> u16 {
    event.last
}

/// What kind of unplayed round an entry is; none if a game was played.
pub(super) fn unplayed(player: &Player, round: RoundNumber, last: u16) -> Option<Unplayed> {
    match player.entry(round) {
        Some(entry) if entry.played().is_some() => None,
        Some(Entry::Bye(ByeKind::Pairing | ByeKind::Full)) => Some(Unplayed::Bye),
        Some(Entry::Paired { games, .. }) => {
            let won = games.contains(&GameResult::ForfeitWin);
            Some(if won {
                Unplayed::ForfeitWin
            } else {
                Unplayed::ForfeitLoss
            })
        }
        _ => {
            let to_the_end = (round.0..=last).all(|later| is_voluntary(player, RoundNumber(later)));
            Some(if to_the_end {
                Unplayed::RequestedToTheEnd
            } else {
                Unplayed::Requested
            })
        }
    }
}

/// A voluntary unplayed round (16.2): a bye asked for, or a game the player did not come to.
pub(super) fn is_voluntary(player: &Player, round: RoundNumber) -> bool {
    match player.entry(round) {
        None | Some(Entry::Bye(ByeKind::Half | ByeKind::Zero)) => true,
        Some(Entry::Bye(_)) => false,
        Some(entry @ Entry::Paired { games, .. }) => {
            entry.played().is_none() && !games.contains(&GameResult::ForfeitWin)
        }
    }
}

/// The score of a player as his opponents count it (16.3).
pub(super) fn adjusted_score(
    event: &Scored<'_>,
    player: &Player,
    policy: UnplayedPolicy,
) -> Points {
    let last = rounds(event);
    (1..=last)
        .map(RoundNumber)
        .map(|round| {
            let awarded = event.scoring.entry(player.entry(round));
            match (policy, unplayed(player, round, last)) {
                (
                    UnplayedPolicy::Fide2026 | UnplayedPolicy::Fide2024,
                    Some(Unplayed::RequestedToTheEnd),
                )
                | (UnplayedPolicy::Virtual, Some(_)) => event.scoring.round_drawn(),
                _ => awarded,
            }
        })
        .sum()
}

/// The score of the opponent that an unplayed round counts as (16.4); none if the round counts nothing.
pub(super) fn dummy_score(
    event: &Scored<'_>,
    player: &Player,
    round: RoundNumber,
    kind: Unplayed,
    policy: UnplayedPolicy,
) -> Option<Points> {
    let last = rounds(event);
    let own = event.score(player, last);
    match policy {
        UnplayedPolicy::Zero => Some(Points::ZERO),
        UnplayedPolicy::Fide2024 => Some(own),
        UnplayedPolicy::Fide2026 => {
            let scheduled = player
                .entry(round)
                .and_then(Entry::scheduled)
                .and_then(|id| event.players.get(&id));
            let cap = match (kind, scheduled) {
                (Unplayed::ForfeitWin | Unplayed::ForfeitLoss, Some(opponent)) => {
                    adjusted_score(event, opponent, policy)
                }
                _ => event.scoring.round_drawn() * i32::from(last),
            };
            Some(own.min(cap))
        }
        UnplayedPolicy::Virtual => {
            let before = event.score(player, round.0 - 1);
            let awarded = event.scoring.entry(player.entry(round));
            let rest = event.scoring.round_drawn() * i32::from(last - round.0);
            Some(before + (event.scoring.round_won() - awarded) + rest)
        }
        UnplayedPolicy::RoundRobin => {
            let scheduled = player.entry(round).and_then(Entry::scheduled)?;
            event
                .players
                .get(&scheduled)
                .map(|opponent| event.score(opponent, last))
        }
    }
}
