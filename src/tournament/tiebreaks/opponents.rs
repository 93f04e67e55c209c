//! Tie-breaks by the scores of opponents: Buchholz, which draughts calls Solkoff, and Sonneborn-Berger (C.07 art. 8, 9).

use super::unplayed::{self, Scored, UnplayedPolicy};
use crate::tournament::{Player, PlayerId, Points, RoundNumber};

/// What one round adds to a tie-break, as it is printed in the working.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contribution {
    /// The round.
    pub round: RoundNumber,
    /// The opponent; none for a dummy.
    pub opponent: Option<PlayerId>,
    /// The opponent's score as it is counted.
    pub score: Points,
    /// What was got from him.
    pub points: Points,
    /// The number that is added: tenths of points for Buchholz, hundredths for Sonneborn-Berger.
    pub value: i64,
    /// Whether the round is one that the player left unplayed by his own will (16.2).
    pub voluntary: bool,
    /// Whether a cut takes it away.
    pub cut: bool,
}

/// How many of the lowest and highest contributions are taken away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cut {
    /// How many of the lowest.
    pub lowest: u8,
    /// How many of the highest.
    pub highest: u8,
}

impl Cut {
    /// Nothing is taken away.
    pub const NONE: Cut = Cut::lowest(0);

    /// `/Cn`.
    pub const fn lowest(lowest: u8) -> Cut {
        Cut { lowest, highest: 0 }
    }

    /// `/Mn`.
    pub const fn median(both: u8) -> Cut {
        Cut {
            lowest: both,
            highest: both,
        }
    }
}

/// Which number a round contributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weighing {
    /// The opponent's score.
    Buchholz,
    /// The opponent's score times the points got from him.
    SonnebornBerger,
}

/// The adjusted scores of all players, worked out once.
pub(super) struct Scores {
    adjusted: Vec<Points>,
}

impl Scores {
    pub(super) fn new(event: &Scored<'_>, policy: UnplayedPolicy) -> Scores {
        let highest = event
            .players
            .keys()
            .last()
            .map_or(0, |id| usize::from(id.0));
        let mut adjusted = vec![Points::ZERO; highest + 1];
        for (id, player) in &event.players {
            adjusted[usize::from(id.0)] = unplayed::adjusted_score(event, player, policy);
        }
        Scores { adjusted }
    }

    pub(super) fn of(&self, id: PlayerId) -> Points {
        self.adjusted
            .get(usize::from(id.0))
            .copied()
            .unwrap_or_default()
    }
}

/// The contributions of all rounds, with the marks of the cut.
pub(super) fn contributions(
    event: &Scored<'_>,
    scores: &Scores,
    player: &Player,
    weighing: Weighing,
    cut: Cut,
    policy: UnplayedPolicy,
) -> Vec<Contribution> {
    let last = unplayed::rounds(event);
    let mut contributions: Vec<Contribution> = (1..=last)
        .map(RoundNumber)
        .filter_map(|round| {
            let points = event.scoring.entry(player.entry(round));
            let (opponent, score) = match player.entry(round).and_then(|entry| entry.played()) {
                Some((opponent, _)) => (Some(opponent), scores.of(opponent)),
                None => {
                    let kind = unplayed::unplayed(player, round, last)?;
                    (
                        None,
                        unplayed::dummy_score(event, player, round, kind, policy)?,
                    )
                }
            };
            let value = match weighing {
                Weighing::Buchholz => i64::from(score.tenths()),
                Weighing::SonnebornBerger => i64::from(score.tenths()) * i64::from(points.tenths()),
            };
            let voluntary = opponent.is_none() && unplayed::is_voluntary(player, round);
            Some(Contribution {
                round,
                opponent,
                score,
                points,
                value,
                voluntary,
                cut: false,
            })
        })
        .collect();
    let voluntary_first = matches!(policy, UnplayedPolicy::Fide2026 | UnplayedPolicy::Fide2024);
    for _ in 0..cut.lowest {
        if let Some(index) = lowest(&contributions, voluntary_first) {
            contributions[index].cut = true;
        }
    }
    for _ in 0..cut.highest {
        let left = contributions
            .iter()
            .enumerate()
            .filter(|(_, contribution)| !contribution.cut);
        let highest = left
            .max_by_key(|(index, contribution)| (contribution.value, std::cmp::Reverse(*index)));
        if let Some(index) = highest.map(|(index, _)| index) {
            contributions[index].cut = true;
        }
    }
    contributions
}

/// What the next cut takes (16.5): the lowest voluntary unplayed round, if it is worth no less than the contribution of the
/// lowest opponent; else that one. Of several lowest opponents the one with the lowest product.
fn lowest(contributions: &[Contribution], voluntary_first: bool) -> Option<usize> {
    let left = || {
        contributions
            .iter()
            .enumerate()
            .filter(|(_, contribution)| !contribution.cut)
    };
    let (usual, value) = left()
        .map(|(index, c)| (index, (c.score, c.value)))
        .min_by_key(|(_, key)| *key)?;
    let voluntary = left()
        .filter(|(_, c)| voluntary_first && c.voluntary)
        .min_by_key(|(_, c)| c.value);
    match voluntary {
        Some((index, contribution)) if contribution.value >= value.1 => Some(index),
        _ => Some(usual),
    }
}

/// What is left after the cut.
pub(super) fn total(contributions: &[Contribution]) -> i64 {
    contributions
        .iter()
        .filter(|contribution| !contribution.cut)
        .map(|contribution| contribution.value)
        .sum()
}

/// Full truncated Solkoff (FMJD): the sum without the lowest, without the two lowest, and so on; compared one after the other.
/// With one round nothing is left after the first cut.
pub(super) fn full_truncated(contributions: &[Contribution]) -> Vec<i64> {
    let mut values: Vec<i64> = contributions
        .iter()
        .map(|contribution| contribution.value)
        .collect();
    values.sort_unstable();
    (1..values.len())
        .map(|cut| values[cut..].iter().sum())
        .collect()
}
