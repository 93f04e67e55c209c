//! `huff import`

mod games;
mod report;
mod results;
mod told;

use std::collections::HashMap;
use std::path::PathBuf;

use clap::{Args, Subcommand};

pub(super) use results::players;

use super::game::CopyArgument;
use super::tables;
use crate::cli::desk::{Confirm, Done, EventArgs, SectionArgs, read_text, section as find_section};
use crate::cli::fact::Fact;
use crate::cli::{Answer, error::Error, spreadsheet, ui::Ui};
use crate::exchange::results::{read as read_results, unknown as unknown_headers};
use crate::exchange::trf::particulars;
use crate::store::{Dump, Keep, PlayerRow};
use crate::tournament::PlayerId;

/// Read an event from another format
///
/// Players alone come in with `huff player import`, results of a paired round with `huff result --csv`, one game with
/// `huff game add`.
#[derive(Debug, Args)]
pub(in crate::cli) struct Import {
    #[command(subcommand)]
    command: ImportCommand,
}

#[derive(Debug, Subcommand)]
enum ImportCommand {
    /// A tournament report (TRF) into a section without players
    Trf(Trf),
    /// Players, rounds and results of a section, as `export csv` writes them, into a section without rounds
    Csv(Csv),
    /// Games as the records of the games that were paired: PDN, CSV or JSON
    Pdn(Pdn),
    /// A whole event that `export json` wrote, into an event without players
    Json(Json),
}

/// Players, rounds and results of a section, as `export csv` writes them, into a section without rounds
///
/// The columns are round, board, game, white number, white, black number, black, result, in any order, in English,
/// Chinese or Russian; game and the numbers may be missing. A player without an opponent has a row of his own with bye,
/// full bye, half bye or absent as the result. If the section has players already, the list may name no others.
#[derive(Debug, Args)]
struct Csv {
    /// The list; `-` is standard input
    file: PathBuf,
    /// Only say what would be read
    #[arg(long)]
    dry_run: bool,
    #[command(flatten)]
    confirm: Confirm,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

/// Games as the records of the games that were paired: PDN, CSV or JSON
///
/// A game is known by the tags Round (3, 3.12 or 3.12.1), Board, Game, White and Black; where names stand, they must be
/// those of the pairing. Every game that fits none, or several, is told. The exit code is 1 when there is one, or when a
/// result is not the one entered.
///
/// Example: huff import pdn round3.pdn --copy white
#[derive(Debug, Args)]
struct Pdn {
    /// The games, in one file or many; `-` is standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Whose copies they are where they do not say it; by default White's
    #[arg(long, value_enum)]
    copy: Option<CopyArgument>,
    /// Put them in the place of copies that are there
    #[arg(long)]
    replace: bool,
    /// Only say what would be kept
    #[arg(long)]
    dry_run: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(Debug, Args)]
struct Trf {
    /// The report
    file: PathBuf,
    #[command(flatten)]
    confirm: Confirm,
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
    confirm: Confirm,
    #[command(flatten)]
    event: EventArgs,
}

pub(super) fn run(arguments: &Import, ui: &mut Ui) -> Result<Answer, Error> {
    match &arguments.command {
        ImportCommand::Trf(trf) => run_trf(trf, ui),
        ImportCommand::Csv(csv) => run_csv(csv, ui),
        ImportCommand::Pdn(pdn) => games::run(pdn, ui),
        ImportCommand::Json(json) => run_json(json, ui),
    }
}

fn run_trf(arguments: &Trf, ui: &mut Ui) -> Result<Answer, Error> {
    let (read, system, document) = super::report_file::read_whole(&arguments.file, None, ui)?;
    let (told, left_out) = particulars(&document);
    let event = read.renumbered();
    let numbers: HashMap<PlayerId, PlayerId> = read
        .players
        .keys()
        .copied()
        .zip(event.players.keys().copied())
        .collect();
    let is_renumbered = read.players.keys().ne(event.players.keys());
    let mut store = arguments.event.open()?;
    let stamp = arguments
        .event
        .stamp(format!("import trf {}", arguments.file.display()));
    let name = arguments.section.section.as_deref();
    store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        let keys = report::store(edit, name, &event, system)?;
        let key = |number: &PlayerId| numbers.get(number).and_then(|number| keys.get(number));
        told::store(edit, name, &told, key)
    })?;
    let fact = Fact::new("imported")
        .with("players", event.players.len())
        .with("rounds", event.rounds_paired());
    let note = is_renumbered.then(|| Fact::new("import-renumbered"));
    let codes: Vec<String> = left_out.into_iter().collect();
    let left_out =
        (!codes.is_empty()).then(|| Fact::new("import-left-out").with("codes", codes.join(", ")));
    let done = Done::new(fact).noting(note).noting(left_out);
    arguments.confirm.say(ui, &store, &done)?;
    Ok(Answer::Yes)
}

fn run_csv(arguments: &Csv, ui: &mut Ui) -> Result<Answer, Error> {
    let lines = spreadsheet::lines(&arguments.file, ui)?;
    let mut store = arguments.event.open()?;
    let stamp = arguments
        .event
        .stamp(format!("import csv {}", arguments.file.display()));
    let keep = if arguments.dry_run {
        Keep::TryOut
    } else {
        Keep::Commit
    };
    let name = arguments.section.section.as_deref();
    let (read, notes) = store.transact::<_, Error>(&stamp, keep, |edit| {
        let section = find_section(edit, name)?;
        if section.is_tables() {
            let (players, rounds, renumbered, notes) = tables::import(edit, &section, &lines)?;
            let read = results::Read {
                players,
                rounds,
                renumbered,
            };
            return Ok((read, notes));
        }
        let (rows, problems) = read_results(&lines);
        if !problems.is_empty() {
            let facts = problems.iter().map(results::problem_fact).collect();
            return Err(Error::Unusable(facts));
        }
        let unknown = unknown_headers(&lines);
        let not_read = (!unknown.is_empty())
            .then(|| Fact::new("import-unknown-columns").with("columns", unknown.join(", ")));
        Ok((results::store(edit, name, &rows)?, Vec::from_iter(not_read)))
    })?;
    let id = if arguments.dry_run {
        "would-be-imported"
    } else {
        "imported"
    };
    let fact = Fact::new(id)
        .with("players", read.players)
        .with("rounds", read.rounds);
    let note = read.renumbered.then(|| Fact::new("import-renumbered"));
    arguments
        .confirm
        .say(ui, &store, &Done::new(fact).noting(note).noting(notes))?;
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
    let fact = Fact::new("imported")
        .with("players", players)
        .with("rounds", rounds);
    arguments.confirm.say(ui, &store, &Done::new(fact))?;
    Ok(Answer::Yes)
}
