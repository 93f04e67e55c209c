//! `huff simulate`

use std::io::Write;

use clap::{Args, ValueEnum};

use super::pair::error_fact;
use crate::cli::desk::fresh_seed;
use crate::cli::fact::Fact;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::exchange::trf::{Dialect, from_event, write};
use crate::tournament::simulate::{Accelerated, Plan, simulate};
use crate::tournament::swiss::Edition;
use crate::tournament::{Lot, Points, Scoring, System, SystemError};

/// Make a whole Swiss event by chance and print it as a report
///
/// The same seed makes the same event. Rates are in thousandths. The exit code is 1 when a round could not be paired.
///
/// Example: huff simulate --players 40 --rounds 7 --seed 2026 > open.trf
#[derive(Debug, Args)]
pub(in crate::cli) struct Simulate {
    /// How many players; without it size and troubles are drawn too
    #[arg(long, value_parser = clap::value_parser!(u16).range(2..=9999))]
    players: Option<u16>,
    /// How many rounds
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u16).range(1..=99))]
    rounds: u16,
    /// The seed; without it one is drawn and told
    #[arg(long)]
    seed: Option<u64>,
    /// Games drawn
    #[arg(long, default_value_t = 400)]
    draws: u16,
    /// Rounds missed
    #[arg(long, default_value_t = 0)]
    absences: u16,
    /// Games not played
    #[arg(long, default_value_t = 0)]
    forfeits: u16,
    /// Players who leave, each round
    #[arg(long, default_value_t = 0)]
    withdrawals: u16,
    /// Players who come after round 1
    #[arg(long, default_value_t = 0)]
    late_entries: u16,
    /// Pairs kept apart in some rounds, for each thousand players
    #[arg(long, default_value_t = 0)]
    forbidden: u16,
    /// From so many federations, players of the same one kept apart
    #[arg(long, default_value_t = 0)]
    federations: u16,
    /// Points for win, draw, loss
    #[arg(long, value_name = "W-D-L", default_value = "2-1-0")]
    scoring: String,
    /// Baku acceleration
    #[arg(long)]
    baku: bool,
    /// The edition of the Dutch system, or Double-Swiss
    #[arg(long, value_enum, default_value = "2026")]
    edition: EditionArgument,
    /// The form of the report
    #[arg(long, value_enum, default_value = "trf26")]
    form: super::export::Form,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum EditionArgument {
    #[value(name = "2026")]
    Edition2026,
    #[value(name = "2017")]
    Edition2017,
    #[value(name = "double-swiss")]
    DoubleSwiss,
}

pub(super) fn run(arguments: &Simulate, ui: &mut Ui) -> Result<Answer, Error> {
    let seed = arguments.seed.unwrap_or_else(fresh_seed);
    let plan = match arguments.players {
        None => Plan::drawn(&mut Lot::from_seed(seed), 5..=60),
        Some(players) => Plan {
            draws: arguments.draws,
            absences: arguments.absences,
            forfeits: arguments.forfeits,
            withdrawals: arguments.withdrawals,
            late_entries: arguments.late_entries,
            forbidden: arguments.forbidden,
            federations: arguments.federations,
            scoring: scoring(&arguments.scoring)?,
            acceleration: if arguments.baku {
                Accelerated::Baku
            } else {
                Accelerated::No
            },
            ..Plan::new(players, arguments.rounds)
        },
    };
    let system = match arguments.edition {
        EditionArgument::Edition2026 => System::Dutch(Edition::Dutch2026),
        EditionArgument::Edition2017 => System::Dutch(Edition::Dutch2017),
        EditionArgument::DoubleSwiss => System::DoubleSwiss,
    };
    if arguments.seed.is_none() {
        ui.warn(&Fact::new("simulate-seed").with("seed", seed.to_string()));
    }
    let simulated = simulate(&plan, seed, system);
    let dialect: Dialect = arguments.form.dialect();
    let (document, losses) = from_event(&simulated.event, dialect, system.code());
    super::export::tell_losses(&losses, ui);
    ui.out().write_all(write(&document).as_bytes())?;
    match simulated.stopped {
        None => Ok(Answer::Yes),
        Some((round, error)) => {
            let reason = error_fact(&SystemError::Pairing(error)).say(&ui.words);
            Err(Error::No(
                Fact::new("simulate-stopped")
                    .with("round", round.0)
                    .with("reason", reason),
            ))
        }
    }
}

/// Points as in `2-1-0`.
fn scoring(text: &str) -> Result<Scoring, Error> {
    let points: Vec<Points> = text
        .split(['-', ':', '/'])
        .filter_map(Points::parse)
        .collect();
    match points[..] {
        [win, draw, loss] => Ok(Scoring::new(win, draw, loss)),
        _ => Err(Error::unknown_word(text, "2-1-0, 1-0.5-0, 3-1-0")),
    }
}
