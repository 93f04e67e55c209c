//! `huff perft`

use std::io::Write;
use std::time::Instant;

use clap::Args;

use crate::cli::{Answer, error::Error, star, ui::Ui};
use crate::draughts::{Game, Leaves, Position, Setup, Task, Variant, perft};
use crate::notation::{Numbering, fen};

/// Count the move paths of a position
///
/// Prints depth, paths and paths a second. Moves with the same from, to, pieces taken and crowning
/// count once.
///
/// Star halma is `star`, with players or seats and settings behind it: star:3;jump=eq
///
/// Examples: huff perft --variant russian 8; huff perft --variant "star:3;jump=eq" 5
#[derive(Debug, Args)]
pub(in crate::cli) struct Perft {
    /// How many half-moves deep
    #[arg(value_parser = clap::value_parser!(u32).range(0..=40))]
    depth: u32,
    /// The game
    #[arg(long, default_value = "international")]
    variant: String,
    /// The position to start from
    #[arg(long)]
    fen: Option<String>,
    /// Play the last half-move too instead of counting it
    #[arg(long)]
    no_bulk: bool,
}

pub(super) fn run(arguments: &Perft, ui: &mut Ui) -> Result<Answer, Error> {
    if star::is_star(&arguments.variant) {
        let leaves = match arguments.no_bulk {
            true => crate::star::Leaves::Played,
            false => crate::star::Leaves::Counted,
        };
        let fen = arguments.fen.as_deref();
        return star::perft(&arguments.variant, fen, arguments.depth, leaves, ui);
    }
    let variant = super::variant(Some(&arguments.variant))?.unwrap_or(Variant::International);
    let setup = match &arguments.fen {
        None => Setup::start(variant),
        Some(text) => {
            let (setup, problems) = fen::read(text, variant, Numbering::OURS);
            match (
                setup,
                problems.iter().find(|problem| problem.kind.is_fatal()),
            ) {
                (Some(setup), None) => setup,
                (_, problem) => {
                    let reason = problem.map_or("", |problem| problem.kind.name());
                    return Err(Error::BadPosition(format!("{text}: {reason}")));
                }
            }
        }
    };
    let leaves = if arguments.no_bulk {
        Leaves::Played
    } else {
        Leaves::Counted
    };
    let start = Instant::now();
    let counted = variant.run(Count {
        setup: &setup,
        depth: arguments.depth,
        leaves,
    });
    let Some(paths) = counted else {
        return Err(Error::BadPosition(
            ui.words.say("problem-fen-man-on-king-row", &[]),
        ));
    };
    let rate = paths as f64 / start.elapsed().as_secs_f64() / 1e6;
    writeln!(ui.out(), "{} {paths} ({rate:.1} M/s)", arguments.depth)?;
    Ok(Answer::Yes)
}

struct Count<'s> {
    setup: &'s Setup,
    depth: u32,
    leaves: Leaves,
}

impl Task for Count<'_> {
    type Output = Option<u64>;

    fn run<G: Game>(self) -> Option<u64> {
        let position = Position::<G>::from_setup(self.setup).ok()?;
        Some(perft(&position, self.depth, self.leaves))
    }
}
