//! Whether an event can come to its end: to be asked when it is set up and before each round.

use super::event::Event;
use super::player::{PlayerId, RoundNumber};
use super::scoring::Scoring;
use super::swiss::Outlook;
use super::system::System;

/// Something that may go wrong with the pairing of a Swiss event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The number of rounds is not announced, on which the rules of the last round and all foresight depend.
    RoundsNotAnnounced,
    /// Baku acceleration was made for tables in which a win is two draws and a loss nothing (C.04.7).
    AccelerationScoring,
    /// There are not so many opponents for anybody: the event cannot be finished as a Swiss.
    MoreRoundsThanOpponents {
        /// The players.
        players: usize,
        /// The rounds announced.
        rounds: u16,
    },
    /// More rounds than half of the players (FMJD Annex 5): the last rounds will pair far apart, or not at all.
    BeyondHalf {
        /// The players.
        players: usize,
        /// The rounds announced.
        rounds: u16,
    },
    /// Fewer rounds than are needed for one player to be alone on top.
    TooFewForAWinner {
        /// The players.
        players: usize,
        /// The rounds announced.
        rounds: u16,
        /// The rounds needed.
        needed: u16,
    },
    /// The number of players is odd, and fewer of them may still have the bye than rounds are left (C.04.1 art. 4).
    ByesRunOut {
        /// The rounds that are left.
        left: u16,
        /// Who may still have it.
        players: usize,
    },
    /// A player has fewer opponents left than rounds, because of those he met and those he is kept apart from.
    FewOpponents {
        /// The one with the fewest.
        player: PlayerId,
        /// His opponents.
        opponents: usize,
        /// How many more players have too few.
        others: usize,
        /// The rounds that are left.
        left: u16,
    },
    /// Only so many rounds more are sure to find a pairing without meeting again, and more are announced.
    PairingsRunOut {
        /// The next round.
        next: RoundNumber,
        /// The rounds that are left.
        left: u16,
        /// The rounds for which pairings were found.
        found: u16,
    },
}

/// Whether Baku acceleration is to be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acceleration {
    /// No.
    None,
    /// Yes.
    Baku,
}

/// What the settings of a section say, before anybody has entered. Systems other than Swiss have nothing to warn of.
///
/// ```
/// use huff::tournament::{System, Scoring, feasibility::{Acceleration, Warning, of_settings}};
/// let warnings = of_settings(System::DoubleSwiss, None, &Scoring::DRAUGHTS, Acceleration::None);
/// assert_eq!(warnings, [Warning::RoundsNotAnnounced]);
/// ```
pub fn of_settings(
    system: System,
    rounds: Option<u16>,
    scoring: &Scoring,
    acceleration: Acceleration,
) -> Vec<Warning> {
    let mut warnings = Vec::new();
    if !system.is_swiss() {
        return warnings;
    }
    if rounds.is_none() {
        warnings.push(Warning::RoundsNotAnnounced);
    }
    let usual = scoring.win == scoring.draw * 2 && scoring.loss.tenths() == 0;
    if acceleration == Acceleration::Baku && !usual {
        warnings.push(Warning::AccelerationScoring);
    }
    warnings
}

/// What the numbers alone say, before the event begins.
pub fn before_event(players: usize, rounds: u16) -> Vec<Warning> {
    let mut warnings = Vec::new();
    if players < 2 {
        return warnings;
    }
    // With an odd number everybody can also have the bye once.
    let opponents = players - 1 + players % 2;
    let needed = players.next_power_of_two().ilog2() as u16;
    if usize::from(rounds) > opponents {
        warnings.push(Warning::MoreRoundsThanOpponents { players, rounds });
    } else if usize::from(rounds) * 2 > players {
        warnings.push(Warning::BeyondHalf { players, rounds });
    }
    if rounds < needed {
        warnings.push(Warning::TooFewForAWinner {
            players,
            rounds,
            needed,
        });
    }
    warnings
}

/// Looks ahead from the state of an event, with the forbidden pairs of each round to come.
///
/// Byes and opponents are counted; then pairings without meeting again are laid aside one after the other. Colours are not
/// looked at, and another choice might find one round more: these are warnings, not proofs. Other systems than Swiss have
/// none.
pub fn before_round(event: &Event, system: System) -> Vec<Warning> {
    let next = RoundNumber(event.rounds_paired() + 1);
    let left = event
        .rounds
        .and_then(|rounds| rounds.checked_sub(event.rounds_paired()))
        .filter(|left| *left > 0 && system.is_swiss());
    let Some(left) = left else {
        return Vec::new();
    };
    let outlook = Outlook::new(event, next, system, left);
    let mut warnings = Vec::new();
    if outlook.players % 2 == 1 && outlook.may_have_bye < usize::from(left) {
        warnings.push(Warning::ByesRunOut {
            left,
            players: outlook.may_have_bye,
        });
    }
    // With an odd number everybody may have the bye once.
    let needed = usize::from(left).saturating_sub(outlook.players % 2);
    let few: Vec<(usize, PlayerId)> = outlook
        .opponents
        .iter()
        .copied()
        .filter(|(opponents, _)| *opponents < needed)
        .collect();
    // A field that is too small for everybody is told once, not player by player.
    if few.len() * 2 < outlook.players
        && let Some((opponents, player)) = few.iter().min().copied()
    {
        warnings.push(Warning::FewOpponents {
            player,
            opponents,
            others: few.len() - 1,
            left,
        });
    }
    if outlook.rounds < left {
        warnings.push(Warning::PairingsRunOut {
            next,
            left,
            found: outlook.rounds,
        });
    }
    warnings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::simulate::{Plan, simulate};
    use crate::tournament::swiss::Edition;
    use crate::tournament::{ALL_ROUNDS, Forbidden};

    const DUTCH: System = System::Dutch(Edition::Dutch2026);

    #[test]
    fn numbers_warn() {
        let few = |players, rounds, needed| Warning::TooFewForAWinner {
            players,
            rounds,
            needed,
        };
        let more = |players, rounds| Warning::MoreRoundsThanOpponents { players, rounds };
        let half = |players, rounds| Warning::BeyondHalf { players, rounds };
        for (players, rounds, expected) in [
            (40, 9, vec![]),
            (0, 9, vec![]),
            (8, 8, vec![more(8, 8)]),
            (8, 7, vec![half(8, 7)]),
            (7, 7, vec![half(7, 7)]),
            (7, 8, vec![more(7, 8)]),
            (200, 5, vec![few(200, 5, 8)]),
        ] {
            assert_eq!(before_event(players, rounds), expected);
        }
    }

    #[test]
    fn settings_warn() {
        let football = Scoring::new(
            crate::tournament::Points::whole(3),
            crate::tournament::Points::whole(1),
            crate::tournament::Points::ZERO,
        );
        let baku = Acceleration::Baku;
        assert_eq!(of_settings(DUTCH, Some(7), &Scoring::DRAUGHTS, baku), []);
        assert_eq!(
            of_settings(DUTCH, Some(7), &football, baku),
            [Warning::AccelerationScoring]
        );
        assert_eq!(of_settings(System::KnockOut, None, &football, baku), []);
    }

    #[test]
    fn looking_ahead_sees_the_end_of_a_small_event() {
        let mut event = simulate(&Plan::new(8, 5), 1, Edition::Dutch2026).event;
        assert_eq!(before_round(&event, DUTCH), []);
        event.rounds = Some(9);
        let next = RoundNumber(event.rounds_paired() + 1);
        let warnings = before_round(&event, DUTCH);
        assert!(
            matches!(warnings[..], [Warning::PairingsRunOut { next: at, found: 0..=2, .. }] if at == next)
        );
    }

    #[test]
    fn a_player_who_is_kept_apart_from_nearly_all_is_named() {
        let mut event = simulate(&Plan::new(10, 1), 1, Edition::Dutch2026).event;
        event.rounds = Some(5);
        for other in 3..=10 {
            event.forbidden.push(Forbidden {
                rounds: ALL_ROUNDS,
                players: vec![PlayerId(2), PlayerId(other)],
            });
        }
        let warnings = before_round(&event, DUTCH);
        assert!(
            matches!(
                warnings[0],
                Warning::FewOpponents {
                    player: PlayerId(2),
                    opponents: 0..=1,
                    others: 0,
                    left: 4
                }
            ),
            "{warnings:?}"
        );
    }

    #[test]
    fn forbidden_pairs_of_later_rounds_are_seen() {
        let mut event = simulate(&Plan::new(8, 1), 1, Edition::Dutch2026).event;
        event.rounds = Some(4);
        assert_eq!(before_round(&event, DUTCH), []);
        event.forbidden.push(Forbidden {
            rounds: RoundNumber(3)..=RoundNumber(3),
            players: (1..=8).map(PlayerId).collect(),
        });
        assert_eq!(
            before_round(&event, DUTCH),
            [Warning::PairingsRunOut {
                next: RoundNumber(2),
                left: 3,
                found: 1
            }]
        );
    }

    #[test]
    fn byes_are_counted() {
        let mut event = simulate(&Plan::new(3, 3), 1, Edition::Dutch2026).event;
        event.rounds = Some(5);
        let warnings = before_round(&event, DUTCH);
        assert_eq!(
            warnings[0],
            Warning::ByesRunOut {
                left: 2,
                players: 0
            }
        );
    }
}
