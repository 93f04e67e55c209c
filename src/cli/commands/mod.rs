//! One file a command.

mod board;
mod check;
mod compare;
mod completions;
mod convert;
mod explain;
mod perft;

use clap::{CommandFactory, Subcommand};

use crate::draughts::Variant;
use crate::record::Profile;

use super::error::Error;
use super::ui::Ui;
use super::{Answer, Cli};

/// The commands.
#[derive(Debug, Subcommand)]
pub(super) enum Command {
    Check(check::Check),
    Compare(compare::Compare),
    Convert(convert::Convert),
    Board(board::Board),
    Explain(explain::Explain),
    Perft(perft::Perft),
    Completions(completions::Completions),
    Man(completions::Man),
}

/// Does what a command says.
pub(super) fn run(command: Command, ui: &mut Ui) -> Result<Answer, Error> {
    match command {
        Command::Check(check) => check::run(&check, ui),
        Command::Compare(compare) => compare::run(&compare, ui),
        Command::Convert(convert) => convert::run(&convert, ui),
        Command::Board(board) => board::run(&board, ui),
        Command::Explain(explain) => explain::run(&explain, ui),
        Command::Perft(perft) => perft::run(&perft, ui),
        Command::Completions(shell) => completions::completions(&shell, Cli::command(), ui),
        Command::Man(man) => completions::man(&man, Cli::command(), ui),
    }
}

/// The game of a `--variant` argument.
fn variant(name: Option<&str>) -> Result<Option<Variant>, Error> {
    name.map(|name| Variant::from_name(name).ok_or_else(|| Error::UnknownVariant(name.to_string())))
        .transpose()
}

/// The law and draw rules of `--rules` arguments.
fn profile(names: &[String]) -> Result<Profile, Error> {
    names.iter().try_fold(Profile::default(), |profile, name| {
        profile
            .with(name)
            .ok_or_else(|| Error::UnknownRules(name.clone()))
    })
}
