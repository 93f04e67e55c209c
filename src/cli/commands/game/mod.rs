//! `huff game`

mod add;
mod attach;
mod copies;
mod keep;
mod merged;
mod star;

use clap::{Args, Subcommand, ValueEnum};

use crate::cli::{Answer, error::Error, ui::Ui};
use crate::star::Camp;

pub(super) use add::{FoundJson, added, copy_of, tell_found};
pub(super) use keep::{Kept, Replace, entered, keep, put};
pub(super) use star::seat;

/// Record sheets of the event: typed in, handed over, photographed
#[derive(Debug, Args)]
pub(in crate::cli) struct Game {
    #[command(subcommand)]
    command: GameCommand,
}

#[derive(Debug, Subcommand)]
enum GameCommand {
    /// Judge a record sheet and keep it with its game
    Add(add::Add),
    /// Say which sheets of a round are there, handed over, missing
    Copies(copies::Copies),
    /// Note that the paper of a player was handed over to the committee
    HandedOver(copies::HandedOver),
    /// Show the game behind both copies, and which copy each half-move stands in
    Merged(merged::Merged),
    /// Keep files, such as photos of the sheets, with a game
    Attach(attach::Attach),
    /// Take an attached file away
    Detach(attach::Detach),
    /// Write the attached files of a game to a folder
    Export(attach::Export),
}

/// Whose copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum CopyArgument {
    White,
    Black,
}

/// Whose copy: of a colour in draughts, of a seat in star halma.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Owner {
    White,
    Black,
    #[value(name = "1")]
    Seat1,
    #[value(name = "2")]
    Seat2,
    #[value(name = "3")]
    Seat3,
    #[value(name = "4")]
    Seat4,
    #[value(name = "5")]
    Seat5,
    #[value(name = "6")]
    Seat6,
}

impl Owner {
    /// The colour; none of a seat.
    pub(super) const fn colour(self) -> Option<CopyArgument> {
        match self {
            Owner::White => Some(CopyArgument::White),
            Owner::Black => Some(CopyArgument::Black),
            _ => None,
        }
    }

    /// The camp of a seat; none of a colour.
    pub(super) fn camp(self) -> Option<Camp> {
        let number = match self {
            Owner::White | Owner::Black => return None,
            Owner::Seat1 => 1,
            Owner::Seat2 => 2,
            Owner::Seat3 => 3,
            Owner::Seat4 => 4,
            Owner::Seat5 => 5,
            Owner::Seat6 => 6,
        };
        Camp::from_number(number)
    }
}

impl CopyArgument {
    pub(super) const fn word(self) -> &'static str {
        match self {
            CopyArgument::White => "white",
            CopyArgument::Black => "black",
        }
    }

    /// The copy that a record says it is.
    pub(super) fn of(text: &str) -> Option<CopyArgument> {
        match text.trim().to_lowercase().as_str() {
            "white" | "w" | "白" | "白方" | "белые" | "белых" => {
                Some(CopyArgument::White)
            }
            "black" | "b" | "黑" | "黑方" | "чёрные" | "черные" | "чёрных" | "черных" => {
                Some(CopyArgument::Black)
            }
            _ => None,
        }
    }
}

pub(super) fn run(arguments: &Game, ui: &mut Ui) -> Result<Answer, Error> {
    match &arguments.command {
        GameCommand::Add(add) => add::run(add, ui),
        GameCommand::Copies(copies) => copies::run(copies, ui),
        GameCommand::HandedOver(over) => copies::run_handed_over(over, ui),
        GameCommand::Merged(merged) => merged::run(merged, ui),
        GameCommand::Attach(attach) => attach::run(attach, ui),
        GameCommand::Detach(detach) => attach::run_detach(detach, ui),
        GameCommand::Export(export) => attach::run_export(export, ui),
    }
}
