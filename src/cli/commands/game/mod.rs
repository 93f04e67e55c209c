//! `huff game`

mod add;
mod attach;
mod copies;
mod keep;
mod merged;
mod star;
mod star_merged;

use clap::builder::PossibleValue;
use clap::{Args, Subcommand, ValueEnum};

use crate::cli::{Answer, error::Error, ui::Ui};
use crate::draughts::Color;
use crate::star::Camp;
use crate::words::{read_side, spellings_of_side};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CopyArgument {
    White,
    Black,
}

/// Whose copy: of a colour in draughts, of a seat in star halma.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    White,
    Black,
    Seat1,
    Seat2,
    Seat3,
    Seat4,
    Seat5,
    Seat6,
}

/// The words of all languages are understood, the English ones are shown.
impl ValueEnum for CopyArgument {
    fn value_variants<'v>() -> &'v [CopyArgument] {
        &[CopyArgument::White, CopyArgument::Black]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let side = match self {
            CopyArgument::White => Color::White,
            CopyArgument::Black => Color::Black,
        };
        let others = spellings_of_side(side).filter(|spelling| *spelling != self.word());
        Some(PossibleValue::new(self.word()).aliases(others))
    }
}

impl ValueEnum for Owner {
    fn value_variants<'v>() -> &'v [Owner] {
        use Owner::{Black, Seat1, Seat2, Seat3, Seat4, Seat5, Seat6, White};
        &[White, Black, Seat1, Seat2, Seat3, Seat4, Seat5, Seat6]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        match self {
            Owner::White => CopyArgument::White.to_possible_value(),
            Owner::Black => CopyArgument::Black.to_possible_value(),
            Owner::Seat1 => Some(PossibleValue::new("1")),
            Owner::Seat2 => Some(PossibleValue::new("2")),
            Owner::Seat3 => Some(PossibleValue::new("3")),
            Owner::Seat4 => Some(PossibleValue::new("4")),
            Owner::Seat5 => Some(PossibleValue::new("5")),
            Owner::Seat6 => Some(PossibleValue::new("6")),
        }
    }
}

impl Owner {
    /// That of a colour.
    pub(super) const fn of(side: CopyArgument) -> Owner {
        match side {
            CopyArgument::White => Owner::White,
            CopyArgument::Black => Owner::Black,
        }
    }

    /// That of a camp.
    pub(super) fn of_camp(camp: Camp) -> Option<Owner> {
        let mut owners = Owner::value_variants().iter().copied();
        owners.find(|owner| owner.camp() == Some(camp))
    }

    /// As rows keep it: `white`, `black`, or the number of the seat.
    pub(super) fn word(self) -> String {
        match (self.colour(), self.camp()) {
            (Some(colour), _) => colour.word().to_owned(),
            (None, camp) => camp.map_or_else(String::new, |camp| camp.number().to_string()),
        }
    }

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

    /// That of a side.
    pub(super) const fn of_side(side: Color) -> CopyArgument {
        match side {
            Color::White => CopyArgument::White,
            Color::Black => CopyArgument::Black,
        }
    }

    /// The copy that a record says it is.
    pub(super) fn of(text: &str) -> Option<CopyArgument> {
        read_side(text).map(CopyArgument::of_side)
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
