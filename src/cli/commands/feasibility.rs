//! What may keep a section from coming to its end, in sentences.

use crate::cli::desk::{Done, label};
use crate::cli::fact::Fact;
use crate::store::Section;
use crate::tournament::feasibility::{
    Acceleration, Warning, before_event, before_round, of_settings,
};
use crate::tournament::{ByeKind, Entry, RoundNumber};

/// All warnings about a section as it is set up now.
pub(super) fn of_section(section: &Section) -> Vec<Fact> {
    let rounds = section
        .row
        .rounds
        .and_then(|rounds| u16::try_from(rounds).ok());
    let acceleration = match &section.row.acceleration {
        Some(_) => Acceleration::Baku,
        None => Acceleration::None,
    };
    let system = section.system();
    let mut warnings = of_settings(system, rounds, &section.scoring(), acceleration);
    if let Some(rounds) = rounds.filter(|_| system.is_swiss() && !section.has_begun()) {
        warnings.extend(before_event(section.players.len(), rounds));
    }
    let mut facts: Vec<Fact> = warnings
        .iter()
        .map(|one| warning_fact(section, one))
        .collect();
    facts.extend(of_next_round(section));
    facts
}

/// What is seen from the state before the next round.
pub(super) fn of_next_round(section: &Section) -> Vec<Fact> {
    let next = section.next_round();
    let mut event = section.event_before(next);
    // Who has left, or has said when he is away, is not counted on.
    for round in next + 1..=event.rounds.unwrap_or(next) {
        for (key, number) in section.numbers() {
            if section.absence(key, round).is_some()
                && let Some(player) = event.players.get_mut(&number)
            {
                player.set_entry(RoundNumber(round), Entry::Bye(ByeKind::Zero));
            }
        }
    }
    let warnings = before_round(&event, section.system());
    warnings
        .iter()
        .map(|one| warning_fact(section, one))
        .collect()
}

/// What is said of a new section: that it is there, how many players its rounds ask for, and what speaks against it.
pub(super) fn of_new(section: &Section, made: Fact) -> Done {
    let mut done = Done::new(made).noting(of_section(section));
    if let Some(rounds) = section.row.rounds.filter(|_| section.system().is_swiss()) {
        done.said.push(
            Fact::new("section-rounds-need")
                .with("rounds", rounds)
                .with("least", rounds + 1)
                .with("better", rounds * 2),
        );
    }
    done
}

fn warning_fact(section: &Section, warning: &Warning) -> Fact {
    match *warning {
        Warning::RoundsNotAnnounced => Fact::new("warn-rounds-not-announced"),
        Warning::AccelerationScoring => Fact::new("warn-acceleration-scoring"),
        Warning::MoreRoundsThanOpponents { players, rounds } => {
            Fact::new("warn-more-rounds-than-opponents")
                .with("players", players)
                .with("rounds", rounds)
        }
        Warning::BeyondHalf { players, rounds } => Fact::new("warn-beyond-half")
            .with("players", players)
            .with("rounds", rounds),
        Warning::TooFewForAWinner {
            players,
            rounds,
            needed,
        } => Fact::new("warn-too-few-rounds")
            .with("players", players)
            .with("rounds", rounds)
            .with("needed", needed),
        Warning::ByesRunOut { left, players } => Fact::new("warn-byes-run-out")
            .with("left", left)
            .with("players", players),
        Warning::FewOpponents {
            player,
            opponents,
            others,
            left,
        } => {
            let row = section.player(player);
            let name = row.map_or_else(|| player.to_string(), |row| label(section, row.id));
            Fact::new("warn-few-opponents")
                .with("player", name)
                .with("opponents", opponents)
                .with("others", others)
                .with("left", left)
        }
        Warning::PairingsRunOut { next, left, found } => Fact::new("warn-pairings-run-out")
            .with("next", next.0)
            .with("left", left)
            .with("found", found),
    }
}
