//! One file a command.

mod board;
mod check;
mod perft;

use clap::Subcommand;

use crate::draughts::Variant;
use crate::record::Profile;

use super::Answer;
use super::error::Error;
use super::ui::Ui;

/// The commands.
#[derive(Debug, Subcommand)]
pub(super) enum Command {
    Check(check::Check),
    Board(board::Board),
    Perft(perft::Perft),
}

/// Does what a command says.
pub(super) fn run(command: Command, ui: &mut Ui) -> Result<Answer, Error> {
    match command {
        Command::Check(check) => check::run(&check, ui),
        Command::Board(board) => board::run(&board, ui),
        Command::Perft(perft) => perft::run(&perft, ui),
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
