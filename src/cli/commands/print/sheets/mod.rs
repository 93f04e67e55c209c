//! `huff print sheets`

mod blank;
mod round;

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::arguments::PrintArgs;
use super::paper::{Document, produce};
use super::source::{Forms, Source};
use super::{records, star};
use crate::cli::desk::player as find_player;
use crate::cli::fact::Fact;
use crate::cli::star::is_star_file;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::print::{EventValues, Face};
use crate::store::Section;

/// Print record sheets: blank, for a round, or filled
///
/// Each player has one in duplicate: the original for the organiser and the copy for the player, four faces a game. What is
/// printed from a record, of a file or with --filled, is a duplicate of it and neither of both.
///
/// Examples: huff print sheets --blank 50 --variant russian; huff print sheets --round 3; huff print sheets --round 3
/// --board 12 --reprint; huff print sheets game.pdn; huff print sheets --round 3 --filled
#[derive(Debug, Args)]
#[command(group = clap::ArgGroup::new("what").args(["files", "blank", "round"]))]
pub(super) struct Sheets {
    /// Game files, each record on a sheet of its own, as a duplicate
    files: Vec<PathBuf>,
    /// So many blank sheets, each with its copy
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    blank: Option<u32>,
    /// The number of the first blank sheet
    #[arg(long, value_name = "NUMBER", default_value_t = 1, requires = "blank")]
    from: u32,
    /// The game of blank sheets and files
    #[arg(long, value_name = "GAME")]
    variant: Option<String>,
    /// The sheets of this round, with names and opening; by default the last one
    #[arg(long)]
    round: Option<u16>,
    /// The records that were handed in instead of empty sheets
    #[arg(long, conflicts_with_all = ["files", "blank"])]
    filled: bool,
    /// Only this board
    #[arg(long, conflicts_with_all = ["files", "blank"])]
    board: Option<i64>,
    /// Only this player
    #[arg(long, value_name = "NAME", conflicts_with_all = ["files", "blank"])]
    player: Option<String>,
    /// Mark them as printed once more
    #[arg(long, conflicts_with_all = ["files", "blank"])]
    reprint: bool,
    /// Original, copy, or both
    #[arg(long, value_enum, default_value_t = Copies::Both, conflicts_with_all = ["files", "filled"])]
    copies: Copies,
    /// a: two halves on A4; b: A4 for handwriting; c: A4 with 90 moves
    #[arg(long, value_enum, default_value_t = Design::A)]
    design: Design,
    /// The day as it is printed
    #[arg(long, value_name = "TEXT")]
    date: Option<String>,
    #[command(flatten)]
    print: PrintArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Copies {
    Original,
    Copy,
    Both,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Design {
    A,
    B,
    C,
}

impl Design {
    fn template(self) -> &'static str {
        match self {
            Design::A => "sheet-a",
            Design::B => "sheet-b",
            Design::C => "sheet-c",
        }
    }
}

/// What of sheets with a column a seat is wanted.
pub(super) struct Wanted<'a> {
    /// Whether each face is the original.
    pub(super) copies: &'static [bool],
    pub(super) board: Option<i64>,
    pub(super) player: Option<&'a str>,
    pub(super) reprint: bool,
    pub(super) filled: bool,
    pub(super) date: &'a str,
}

impl Sheets {
    fn wanted(&self) -> Wanted<'_> {
        Wanted {
            copies: if self.filled {
                &[false]
            } else {
                self.copies.each()
            },
            board: self.board,
            player: self.player.as_deref(),
            reprint: self.reprint,
            filled: self.filled,
            date: self.date.as_deref().unwrap_or_default(),
        }
    }
}

impl Sheets {
    /// Why there is nothing to print.
    fn nothing(&self) -> Error {
        Error::Usage(match self.board {
            _ if self.filled => Fact::new("print-nothing-typed"),
            Some(board) => Fact::new("print-nothing-board").with("board", board),
            None => Fact::new("print-nothing"),
        })
    }

    /// The event in the folder, or the one that was named; none where there is none.
    fn source(&self, ui: &Ui) -> Result<Option<Source>, Error> {
        let is_wanted = self.print.event.is_there() || self.print.section.section.is_some();
        let open = || self.print.source(ui);
        is_wanted.then(open).transpose()
    }
}

impl Copies {
    /// Whether each face is the original.
    fn each(self) -> &'static [bool] {
        match self {
            Copies::Original => &[true],
            Copies::Copy => &[false],
            Copies::Both => &[true, false],
        }
    }
}

pub(super) fn run(sheets: &Sheets, ui: &mut Ui) -> Result<Answer, Error> {
    let named = sheets.variant.as_deref();
    let named_star = named.filter(|name| crate::cli::star::is_star(name));
    if let (Some(name), Some(count)) = (named_star, sheets.blank) {
        let numbers = sheets.from..sheets.from.saturating_add(count);
        let faces = star::blank(name, &sheets.wanted(), numbers, ui)?;
        let event = sheets.source(ui)?.map(|source| source.event());
        return print_star(sheets, "sheets-blank", event.unwrap_or_default(), faces, ui);
    }
    let of_star = |file: &PathBuf| named_star.is_some() || is_star_file(file);
    if sheets.files.iter().any(of_star) {
        if let Some(other) = sheets.files.iter().find(|file| !of_star(file)) {
            let file = other.display().to_string();
            return Err(Error::Usage(
                Fact::new("print-files-two-games").with("file", file),
            ));
        }
        let (event, faces) = star::files(&sheets.files, ui)?;
        return print_star(sheets, "sheets", event, faces, ui);
    }
    let variant = super::super::variant(named.filter(|_| named_star.is_none()))?;
    if let Some(count) = sheets.blank {
        return blank::print_blank(sheets, count, variant, ui);
    }
    if !sheets.files.is_empty() {
        let (event, records) = records::read(&sheets.files, variant, ui)?;
        let faces = records.iter().map(records::Filled::face);
        return print(sheets, "sheets", event, faces, ui);
    }
    let mut source = sheets.print.source(ui)?;
    if let Some(name) = &sheets.player {
        // only where he plays, which may be one of two games
        let plays = |(_, section): &(usize, Section)| find_player(section, name).is_ok();
        if source.sections.iter().any(plays) {
            source.sections.retain(plays);
        }
    }
    if source.forms()? == Forms::Star {
        let faces = star::sheets(&source, sheets.round, &sheets.wanted(), ui)?;
        if faces.is_empty() {
            return Err(sheets.nothing());
        }
        let rounds = source.rounds(sheets.round)?;
        let number = rounds.first().map_or(0, |(_, _, round)| round + 1);
        return print_star(
            sheets,
            &format!("sheets-{number}"),
            source.event(),
            faces,
            ui,
        );
    }
    round::print_round(sheets, &source, ui)
}

/// Prints sheets with a column a side.
fn print(
    sheets: &Sheets,
    name: &str,
    event: EventValues,
    faces: impl Iterator<Item = Face>,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    print_with(sheets.design.template(), sheets, name, event, faces, ui)
}

/// Prints sheets with a column a seat, which have two designs.
fn print_star(
    sheets: &Sheets,
    name: &str,
    event: EventValues,
    faces: Vec<Face>,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let template = match sheets.design {
        Design::A => "star-sheet-a",
        Design::B => "star-sheet-b",
        Design::C => return Err(Error::Usage(Fact::new("print-star-design"))),
    };
    print_with(template, sheets, name, event, faces, ui)
}

fn print_with(
    template: &'static str,
    sheets: &Sheets,
    name: &str,
    event: EventValues,
    faces: impl IntoIterator<Item = Face>,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let document = Document {
        name: name.to_owned(),
        template,
        picture: template,
        title: "sheet",
        event,
        faces,
    };
    produce(&sheets.print.paper, document, ui)
}
