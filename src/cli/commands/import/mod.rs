//! `huff import`

mod report;

use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::cli::desk::{EventArgs, SectionArgs, read_text};
use crate::cli::fact::Fact;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::store::{Dump, Keep, PlayerRow};

/// Read an event from another format
///
/// Players come in with `huff player import`, results with `huff result --csv`, games with `huff game add`.
#[derive(Debug, Args)]
pub(in crate::cli) struct Import {
    #[command(subcommand)]
    command: ImportCommand,
}

#[derive(Debug, Subcommand)]
enum ImportCommand {
    /// A tournament report (TRF) into a section without players
    Trf(Trf),
    /// A whole event that `export json` wrote, into an event without players
    Json(Json),
}

#[derive(Debug, Args)]
struct Trf {
    /// The report
    file: PathBuf,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(Debug, Args)]
struct Json {
    /// The file
    file: PathBuf,
    #[command(flatten)]
    event: EventArgs,
}

pub(super) fn run(arguments: &Import, ui: &mut Ui) -> Result<Answer, Error> {
    match &arguments.command {
        ImportCommand::Trf(trf) => run_trf(trf, ui),
        ImportCommand::Json(json) => run_json(json, ui),
    }
}

fn run_trf(arguments: &Trf, ui: &mut Ui) -> Result<Answer, Error> {
    let (event, system) = super::report_file::read(&arguments.file, None, ui)?;
    let mut store = arguments.event.open()?;
    let stamp = arguments
        .event
        .stamp(format!("import trf {}", arguments.file.display()));
    let name = arguments.section.section.as_deref();
    store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        report::store(edit, name, &event, system)
    })?;
    let fact = Fact::new("imported")
        .with("players", event.players.len())
        .with("rounds", event.rounds_paired());
    ui.tell(&fact)?;
    Ok(Answer::Yes)
}

fn run_json(arguments: &Json, ui: &mut Ui) -> Result<Answer, Error> {
    let text = read_text(&arguments.file)?;
    let unusable =
        |reason: String| Error::Unusable(vec![Fact::new("error-json").with("reason", reason)]);
    let dump: Dump = serde_json::from_str(&text).map_err(|error| unusable(error.to_string()))?;
    if dump.format != 1 || dump.event.len() != 1 || dump.sections.is_empty() {
        return Err(unusable(format!("format {}", dump.format)));
    }
    let (players, rounds) = (dump.players.len(), dump.rounds.len());
    let mut store = arguments.event.open()?;
    let stamp = arguments
        .event
        .stamp(format!("import json {}", arguments.file.display()));
    store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        if !edit.all::<PlayerRow>()?.is_empty() {
            return Err(Error::No(Fact::new("error-not-empty")));
        }
        Ok(edit.load(dump)?)
    })?;
    ui.tell(
        &Fact::new("imported")
            .with("players", players)
            .with("rounds", rounds),
    )?;
    Ok(Answer::Yes)
}
