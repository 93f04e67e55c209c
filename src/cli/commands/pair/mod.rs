//! `huff pair` and `huff unpair`

mod by_hand;
mod report;
mod round;
mod unpair;

use std::path::PathBuf;

use clap::Args;

use crate::cli::desk::{EventArgs, SectionArgs};
use crate::cli::{Answer, error::Error, ui::Ui};

pub(super) use round::{begin, error_fact, first_board};
pub(super) use unpair::{Unpair, run as run_unpair};

/// Pair the next round
///
/// By the system of the section, or by hand with --board and --bye. Who announced an absence gets his bye. Before round 1
/// the numbers are fixed and the colour of the first player is drawn, unless it was set.
///
/// With --trf the next round of a tournament report is paired without an event; the answer is the number of boards, then
/// `white black` a line in board order, 0 for the bye. The exit code is 1 when there is no legal pairing.
///
/// Examples: huff pair; huff pair --dry-run; huff pair --board 5-9 --board 2-7 --bye 4; huff pair --trf open.trf
#[derive(Debug, Args)]
pub(in crate::cli) struct Pair {
    /// Only show the pairing
    #[arg(long)]
    dry_run: bool,
    /// A board paired by hand: White and Black, by number
    #[arg(long, value_name = "WHITE-BLACK")]
    board: Vec<String>,
    /// Who has the bye in a pairing by hand
    #[arg(long, value_name = "PLAYER", requires = "board")]
    bye: Option<String>,
    /// Answer in JSON
    #[arg(long, conflicts_with = "trf")]
    json: bool,
    /// Pair the next round of this report; `-` is standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["board", "dry_run"])]
    trf: Option<PathBuf>,
    /// The edition of the Dutch system for a report: 2026 or 2017; by default the report says it
    #[arg(long, requires = "trf")]
    edition: Option<u16>,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

pub(super) fn run(arguments: &Pair, ui: &mut Ui) -> Result<Answer, Error> {
    match &arguments.trf {
        Some(file) => report::run(file, arguments.edition, ui),
        None => round::run(arguments, ui),
    }
}
