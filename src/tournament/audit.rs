//! Pairs every past round anew and compares.

use super::event::Event;
use super::pairing::{Board, Pairing, PairingError};
use super::player::{PlayerId, RoundNumber};
use super::result::{ByeKind, Colour, Entry};
use super::swiss::{Edition, pair_double_round, pair_round};
use super::system::System;

/// A round whose pairing is not the one that the engine makes from the rounds before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The round.
    pub round: RoundNumber,
    /// The pairs that were played but would not be made; colours count.
    pub played: Vec<Board>,
    /// The pairs that would be made.
    pub expected: Vec<Board>,
    /// The bye that was given and the one that would be.
    pub byes: Option<(Option<PlayerId>, Option<PlayerId>)>,
    /// The engine finds no pairing at all.
    pub error: Option<PairingError>,
}

/// What pairing the past anew has shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audit {
    /// The rounds that differ.
    pub differences: Vec<Difference>,
    /// Rounds that fit only the wording of 2025 (1.4.3), by which a bye worth no more than a loss is no float.
    pub other_wording: Vec<RoundNumber>,
}

/// Pairs all past rounds of a Swiss anew. What is recorded now is taken: a result corrected later may show here (C.04.2
/// 4.3). Of other systems nothing is looked at.
///
/// Programs differ in the floats of byes that are worth nothing; both readings are accepted, and told.
pub fn audit(event: &Event, system: impl Into<System>) -> Audit {
    let system = system.into();
    let two_readings = system == System::Dutch(Edition::Dutch2026)
        && event.scoring.pairing_bye <= event.scoring.loss;
    let mut audit = Audit::default();
    for round in (1..=event.rounds_paired()).map(RoundNumber) {
        let Some(difference) = audit_round(event, round, system) else {
            continue;
        };
        if two_readings && audit_round(event, round, Edition::Dutch2025).is_none() {
            audit.other_wording.push(round);
        } else {
            audit.differences.push(difference);
        }
    }
    audit
}

/// Compares one round of a Swiss, boards, colours and the bye; of other systems nothing.
pub fn audit_round(
    event: &Event,
    round: RoundNumber,
    system: impl Into<System>,
) -> Option<Difference> {
    let played = recorded(event, round);
    let expected = match system.into() {
        System::Dutch(edition) => pair_round(event, round, edition),
        System::DoubleSwiss => pair_double_round(event, round),
        _ => return None,
    };
    match expected {
        Ok(expected) => {
            let without = |boards: &[Board], others: &[Board]| -> Vec<Board> {
                boards
                    .iter()
                    .filter(|board| !others.contains(board))
                    .copied()
                    .collect()
            };
            let difference = Difference {
                round,
                played: without(&played.boards, &expected.boards),
                expected: without(&expected.boards, &played.boards),
                byes: (played.bye != expected.bye).then_some((played.bye, expected.bye)),
                error: None,
            };
            let same = difference.played.is_empty()
                && difference.expected.is_empty()
                && difference.byes.is_none();
            (!same).then_some(difference)
        }
        Err(error) => Some(Difference {
            round,
            played: played.boards,
            expected: Vec::new(),
            byes: None,
            error: Some(error),
        }),
    }
}

/// The pairing of a past round as it is recorded, by the number of the player with White.
pub fn recorded(event: &Event, round: RoundNumber) -> Pairing {
    let mut pairing = Pairing::default();
    for (id, player) in &event.players {
        match player.entry(round) {
            Some(Entry::Paired {
                opponent,
                colour: Colour::White,
                ..
            }) => {
                pairing.boards.push(Board {
                    white: *id,
                    black: *opponent,
                });
            }
            Some(Entry::Bye(ByeKind::Pairing)) => pairing.bye = Some(*id),
            _ => {}
        }
    }
    pairing
}
