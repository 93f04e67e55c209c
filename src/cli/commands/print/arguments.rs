//! What every document of an event is asked for with.

use clap::Args;

use super::paper::PaperArgs;
use super::source::Source;
use crate::cli::desk::{EventArgs, SectionArgs};
use crate::cli::{error::Error, ui::Ui};

/// How a document is printed, and what of.
#[derive(Debug, Args)]
pub(super) struct PrintArgs {
    #[command(flatten)]
    pub(super) paper: PaperArgs,
    #[command(flatten)]
    pub(super) section: SectionArgs,
    #[command(flatten)]
    pub(super) event: EventArgs,
}

/// The same of a round.
#[derive(Debug, Args)]
pub(super) struct RoundArgs {
    /// The round; by default the last one
    #[arg(long)]
    pub(super) round: Option<u16>,
    #[command(flatten)]
    pub(super) print: PrintArgs,
}

impl PrintArgs {
    /// Reads the section that was named, or all.
    pub(super) fn source(&self, ui: &Ui) -> Result<Source, Error> {
        Source::open(&self.event, &self.section, ui)
    }

    /// The same for a form that only draughts has.
    pub(super) fn draughts(&self, ui: &Ui) -> Result<Source, Error> {
        Source::draughts(&self.event, &self.section, ui)
    }
}
