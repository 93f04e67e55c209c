//! `huff log` and `huff undo`

use clap::Args;

use crate::cli::desk::{Confirm, Done, EventArgs, date_and_time};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::table::{Side, Table};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::store::Entry;

/// Show what was done, when and by whom
#[derive(Debug, Args)]
pub(in crate::cli) struct Log {
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    event: EventArgs,
}

/// Take back the last command
///
/// Said again, the one before it. The journal keeps both.
#[derive(Debug, Args)]
pub(in crate::cli) struct Undo {
    #[command(flatten)]
    confirm: Confirm,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(serde::Serialize)]
struct LogJson<'a> {
    format: u32,
    entries: Vec<EntryJson<'a>>,
}

#[derive(serde::Serialize)]
struct EntryJson<'a> {
    number: i64,
    /// Seconds since 1970, UTC.
    at: i64,
    who: &'a str,
    what: &'a str,
    rows: i64,
    undoes: Option<i64>,
    undone_by: Option<i64>,
}

pub(super) fn run_log(arguments: &Log, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let entries: Vec<Entry> = store.look::<_, Error>(|view| Ok(view.journal()?))?;
    if arguments.json {
        let entry = |entry: &'_ Entry| -> i64 { entry.id };
        let entries = entries.iter().map(|one| EntryJson {
            number: entry(one),
            at: one.stamp.at,
            who: &one.stamp.who,
            what: &one.stamp.what,
            rows: one.rows,
            undoes: one.undoes,
            undone_by: one.undone_by,
        });
        ui.json(&LogJson {
            format: FORMAT,
            entries: entries.collect(),
        })?;
        return Ok(Answer::Yes);
    }
    let head = |id: &str, side| (ui.words.say(id, &[]), side);
    let mut table = Table::new([
        head("col-entry", Side::Right),
        head("col-time", Side::Left),
        head("col-who", Side::Left),
        head("col-what", Side::Left),
        (String::new(), Side::Left),
    ]);
    for entry in entries {
        let mark = match entry.undone_by {
            Some(by) => ui.words.say("log-undone", &[("number", by.into())]),
            None => String::new(),
        };
        let time = date_and_time(entry.stamp.at);
        table.row(vec![
            entry.id.to_string(),
            time,
            entry.stamp.who,
            entry.stamp.what,
            mark,
        ]);
    }
    table.print(ui.out())?;
    Ok(Answer::Yes)
}

pub(super) fn run_undo(arguments: &Undo, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    match store.undo(&arguments.event.stamp("undo"))? {
        Some(entry) => {
            let fact = Fact::new("undone")
                .with("number", entry.id)
                .with("what", entry.stamp.what);
            arguments.confirm.say(ui, &store, &Done::new(fact))?;
            Ok(Answer::Yes)
        }
        None => Err(Error::No(Fact::new("error-nothing-to-undo"))),
    }
}
