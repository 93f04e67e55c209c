//! `huff backup` and `huff verify`

use std::path::PathBuf;

use clap::Args;

use crate::cli::desk::{Confirm, Done, EventArgs, date_and_time, now};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::output::refuse_beside;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::store::Fault;

/// Copy the event as it stands now
///
/// The copy is a whole event file. By default it lies beside the event with date and time in its name.
#[derive(Debug, Args)]
pub(in crate::cli) struct Backup {
    /// The new file
    file: Option<PathBuf>,
    #[command(flatten)]
    confirm: Confirm,
    #[command(flatten)]
    event: EventArgs,
}

/// Look for damage in the event file
///
/// Pages, references, the rules of an event, and whether every row is what the journal says. The exit code is 1 when
/// something is wrong.
#[derive(Debug, Args)]
pub(in crate::cli) struct Verify {
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(serde::Serialize)]
struct VerifyJson {
    format: u32,
    faults: Vec<String>,
}

pub(super) fn run_backup(arguments: &Backup, ui: &mut Ui) -> Result<Answer, Error> {
    let store = arguments.event.open()?;
    let target = match &arguments.file {
        Some(file) => file.clone(),
        None => {
            let event = arguments.event.path()?;
            let stem = event
                .file_stem()
                .map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
            let time = date_and_time(now()).replace(' ', "-").replace(':', "");
            event.with_file_name(format!("{stem}-{time}.huff.bak"))
        }
    };
    refuse_beside(&target)?;
    let file = target.display().to_string();
    store.backup(&target).map_err(|source| Error::Event {
        file: file.clone(),
        source,
    })?;
    let done = Done::new(Fact::new("backup-made").with("file", file));
    arguments.confirm.say(ui, &store, &done)?;
    Ok(Answer::Yes)
}

pub(super) fn run_verify(arguments: &Verify, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let faults: Vec<Fact> = store.verify()?.iter().map(fault_fact).collect();
    let answer = if faults.is_empty() {
        Answer::Yes
    } else {
        Answer::No
    };
    if arguments.json {
        let faults = faults.iter().map(|fact| fact.say(&ui.words)).collect();
        ui.json(&VerifyJson {
            format: FORMAT,
            faults,
        })?;
        return Ok(answer);
    }
    if faults.is_empty() {
        ui.tell(&Fact::new("verify-fine"))?;
    }
    for fault in faults {
        ui.tell(&fault)?;
    }
    Ok(answer)
}

fn fault_fact(fault: &Fault) -> Fact {
    let round = |id, section: &str, round: i64| {
        Fact::new(id)
            .with("section", section.to_owned())
            .with("round", round)
    };
    match fault {
        Fault::Page(text) => Fact::new("verify-page").with("text", text.clone()),
        Fault::Reference { table, row } => Fact::new("verify-reference")
            .with("table", table.clone())
            .with("row", *row),
        Fault::Journal { table, row } => Fact::new("verify-journal")
            .with("table", table.clone())
            .with("row", *row),
        Fault::RoundNumber {
            section,
            round: number,
        } => round("verify-round", section, *number),
        Fault::Twice {
            section,
            round: number,
            player,
        } => round("verify-twice", section, *number).with("player", player.clone()),
        Fault::Board {
            section,
            round: number,
            board,
        } => round("verify-board", section, *number).with("board", *board),
        Fault::Results {
            section,
            round: number,
            board,
        } => round("verify-results", section, *number).with("board", *board),
        Fault::Numbers { section } => Fact::new("verify-numbers").with("section", section.clone()),
    }
}
