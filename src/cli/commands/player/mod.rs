//! `huff player`

mod add;
mod import;
mod leave;
mod list;

pub(super) use leave::leave;

use clap::{Args, Subcommand};

use crate::cli::{Answer, error::Error, ui::Ui};

/// Players: add, import, list, edit; absences, forbidden pairs
///
/// A player is named by number, by name, or by a part of a name that only one has.
#[derive(Debug, Args)]
pub(in crate::cli) struct Player {
    #[command(subcommand)]
    command: PlayerCommand,
}

#[derive(Debug, Subcommand)]
enum PlayerCommand {
    /// Add a player
    Add(add::Add),
    /// Read a list of players: CSV in any encoding, or a spreadsheet
    Import(import::Import),
    /// List the players
    List(list::List),
    /// Write the players as CSV that `player import` reads
    Export(list::Export),
    /// Change what is known of a player
    Edit(add::Edit),
    /// A player leaves for good
    Withdraw(leave::Withdraw),
    /// A player who left comes back
    Return(leave::Return),
    /// A player misses some rounds
    Absent(leave::Absent),
    /// Keep players apart
    Forbid(leave::Forbid),
}

pub(super) fn run(arguments: &Player, ui: &mut Ui) -> Result<Answer, Error> {
    match &arguments.command {
        PlayerCommand::Add(add) => add::run_add(add, ui),
        PlayerCommand::Import(import) => import::run(import, ui),
        PlayerCommand::List(list) => list::run_list(list, ui),
        PlayerCommand::Export(export) => list::run_export(export, ui),
        PlayerCommand::Edit(edit) => add::run_edit(edit, ui),
        PlayerCommand::Withdraw(withdraw) => leave::run_withdraw(withdraw, ui),
        PlayerCommand::Return(back) => leave::run_return(back, ui),
        PlayerCommand::Absent(absent) => leave::run_absent(absent, ui),
        PlayerCommand::Forbid(forbid) => leave::run_forbid(forbid, ui),
    }
}
