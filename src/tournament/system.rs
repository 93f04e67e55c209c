//! All pairing systems behind one question: who meets whom in this round?

use super::event::Event;
use super::knockout::{self, KnockoutError};
use super::pairing::{Board, PairingError};
use super::player::{PlayerId, RoundNumber};
use super::result::{ByeKind, Entry};
use super::round_robin::{self, Cycles};
use super::swiss::{Edition, pair_double_round, pair_round};

/// A pairing system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum System {
    /// FIDE Dutch in an edition.
    Dutch(Edition),
    /// FIDE Double-Swiss (C.04.5).
    DoubleSwiss,
    /// Everybody meets everybody, once or twice.
    RoundRobin(Cycles),
    /// The winner of a match goes on.
    KnockOut,
    /// The arbiter pairs by hand.
    Manual,
}

impl From<Edition> for System {
    fn from(edition: Edition) -> System {
        System::Dutch(edition)
    }
}

/// The pairing of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Paired {
    /// The boards in their order.
    pub boards: Vec<Board>,
    /// Who does not play: the odd one out, or those who go on to the next round of a knock-out.
    pub byes: Vec<PlayerId>,
}

/// Why a round cannot be paired.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SystemError {
    /// The system has no pairing.
    #[error(transparent)]
    Pairing(#[from] PairingError),
    /// The knock-out cannot go on.
    #[error(transparent)]
    Knockout(#[from] KnockoutError),
    /// The system leaves it to the arbiter.
    #[error("this section is paired by hand")]
    ByHand,
}

/// The names, those of TRF record `192`, and the systems.
const TABLE: [(&str, Option<&str>, System); 7] = [
    (
        "swiss",
        Some("FIDE_DUTCH_2026"),
        System::Dutch(Edition::Dutch2026),
    ),
    (
        "swiss-2017",
        Some("FIDE_DUTCH_2017"),
        System::Dutch(Edition::Dutch2017),
    ),
    (
        "double-swiss",
        Some("FIDE_DOUBLESWISS"),
        System::DoubleSwiss,
    ),
    (
        "round-robin",
        Some("FIDE_ROUNDROBIN"),
        System::RoundRobin(Cycles::Single),
    ),
    (
        "double-round-robin",
        Some("FIDE_DOUBLEROUNDROBIN"),
        System::RoundRobin(Cycles::DoubleSmooth),
    ),
    ("knock-out", Some("CUSTOM_KNOCKOUT"), System::KnockOut),
    ("manual", None, System::Manual),
];

impl System {
    /// All systems with a name.
    pub fn all() -> impl Iterator<Item = System> {
        TABLE.iter().map(|(_, _, system)| *system)
    }

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        TABLE
            .iter()
            .find(|(_, _, system)| *system == self)
            .map_or("swiss", |(name, _, _)| name)
    }

    /// The system of this name.
    pub fn from_name(name: &str) -> Option<System> {
        TABLE
            .iter()
            .find(|(known, _, _)| *known == name)
            .map(|(_, _, system)| *system)
    }

    /// The code in a tournament report.
    pub fn code(self) -> Option<&'static str> {
        TABLE
            .iter()
            .find(|(_, _, system)| *system == self)
            .and_then(|(_, code, _)| *code)
    }

    /// The system that a code in a tournament report names.
    pub fn from_code(code: &str) -> Option<System> {
        let plain = code.strip_suffix("_BAKU").unwrap_or(code);
        Edition::from_code(code).map(System::Dutch).or_else(|| {
            TABLE
                .iter()
                .find(|(_, known, _)| *known == Some(plain))
                .map(|(_, _, system)| *system)
        })
    }

    /// Whether the players of a round follow from the results of the rounds before it.
    pub const fn needs_results(self) -> bool {
        matches!(
            self,
            System::Dutch(_) | System::DoubleSwiss | System::KnockOut
        )
    }

    /// Whether it is a Swiss.
    pub const fn is_swiss(self) -> bool {
        matches!(self, System::Dutch(_) | System::DoubleSwiss)
    }

    /// Whether players can come in after round 1.
    pub const fn takes_late_entries(self) -> bool {
        matches!(
            self,
            System::Dutch(_) | System::DoubleSwiss | System::Manual
        )
    }

    /// How many rounds so many players have, where the system says it.
    pub fn rounds(self, players: usize) -> Option<u16> {
        let rounds = match self {
            System::RoundRobin(cycles) => round_robin::rounds(players, cycles),
            System::KnockOut => players.max(1).next_power_of_two().ilog2() as usize,
            _ => return None,
        };
        u16::try_from(rounds).ok()
    }

    /// Pairs a round from what is recorded of the rounds before it.
    ///
    /// A player whose entry of the round is a bye is left out of a Swiss; a table or a bracket has all who were in round 1.
    ///
    /// # Errors
    /// What the system says against it.
    pub fn pair(self, event: &Event, round: RoundNumber) -> Result<Paired, SystemError> {
        let is_swiss = matches!(self, System::Dutch(_) | System::DoubleSwiss);
        if is_swiss && event.scoring.match_points.is_some() {
            return self.pair(&event.matches_as_games(), round);
        }
        match self {
            System::Manual => Err(SystemError::ByHand),
            System::KnockOut => {
                let paired = knockout::pair_round(event, &starters(event, round), round)?;
                Ok(Paired {
                    boards: paired.matches,
                    byes: paired.free,
                })
            }
            _ => {
                let pairing = match self {
                    System::Dutch(edition) => pair_round(event, round, edition)?,
                    System::RoundRobin(cycles) => {
                        round_robin::pair_round(&starters(event, round), round, cycles)?
                    }
                    _ => pair_double_round(event, round)?,
                };
                Ok(Paired {
                    boards: pairing.boards,
                    byes: pairing.bye.into_iter().collect(),
                })
            }
        }
    }
}

/// Who has a place in the table or the bracket: all but those who had left before round 1.
fn starters(event: &Event, round: RoundNumber) -> Vec<PlayerId> {
    let first = RoundNumber(1);
    let is_in = |entry: Option<&Entry>| match entry {
        Some(Entry::Bye(kind)) => round > first && *kind == ByeKind::Pairing,
        Some(Entry::Paired { .. }) => true,
        None => true,
    };
    event
        .players
        .iter()
        .filter(|(_, player)| is_in(player.entry(first)))
        .map(|(id, _)| *id)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_codes_read_back() {
        for system in System::all() {
            assert_eq!(System::from_name(system.name()), Some(system));
            if let Some(code) = system.code() {
                assert_eq!(System::from_code(code), Some(system));
            }
        }
        assert_eq!(
            System::from_code("FIDE_DUTCH_2025"),
            Some(System::Dutch(Edition::Dutch2026))
        );
    }
}
