//! `huff log` and `huff undo`

use std::io::Write;

use clap::Args;

use crate::cli::clean::clean;
use crate::cli::desk::{Confirm, Done, EventArgs, date_and_time};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::table::{Side, Table};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::store::Entry;

/// Show what was done, when and by whom
///
/// With the number of an entry: each value that it changed, before and after.
#[derive(Debug, Args)]
pub(in crate::cli) struct Log {
    /// An entry, by its number
    entry: Option<i64>,
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

#[derive(serde::Serialize)]
struct ChangesJson<'a> {
    format: u32,
    entry: EntryJson<'a>,
    changes: Vec<ChangeJson<'a>>,
}

#[derive(serde::Serialize)]
struct ChangeJson<'a> {
    table: &'a str,
    row: i64,
    before: Option<serde_json::Value>,
    after: Option<serde_json::Value>,
}

fn entry_json(entry: &Entry) -> EntryJson<'_> {
    EntryJson {
        number: entry.id,
        at: entry.stamp.at,
        who: &entry.stamp.who,
        what: &entry.stamp.what,
        rows: entry.rows,
        undoes: entry.undoes,
        undone_by: entry.undone_by,
    }
}

/// Signs of a value that are shown.
const SHOWN: usize = 60;

fn run_entry(arguments: &Log, number: i64, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let (entry, changes) = store.look::<_, Error>(|view| {
        let entry = view.journal()?.into_iter().find(|one| one.id == number);
        let missing = || Error::Usage(Fact::new("error-no-entry").with("number", number));
        Ok((entry.ok_or_else(missing)?, view.changes(number)?))
    })?;
    let value = |text: &Option<String>| -> Option<serde_json::Value> {
        text.as_ref()
            .map(|text| serde_json::from_str(text).unwrap_or(serde_json::Value::Null))
    };
    if arguments.json {
        let changes = changes.iter().map(|change| ChangeJson {
            table: &change.kind,
            row: change.row,
            before: value(&change.before),
            after: value(&change.after),
        });
        ui.json(&ChangesJson {
            format: FORMAT,
            entry: entry_json(&entry),
            changes: changes.collect(),
        })?;
        return Ok(Answer::Yes);
    }
    writeln!(
        ui.out(),
        "{}  {}  {}",
        date_and_time(entry.stamp.at),
        clean(&entry.stamp.who),
        clean(&entry.stamp.what)
    )?;
    for change in &changes {
        writeln!(ui.out(), "{} {}", change.kind, change.row)?;
        let (before, after) = (value(&change.before), value(&change.after));
        let columns = after.as_ref().or(before.as_ref());
        for name in columns
            .and_then(serde_json::Value::as_object)
            .into_iter()
            .flat_map(|row| row.keys())
        {
            let cell = |row: &Option<serde_json::Value>| row.as_ref().map(|row| shown(&row[name]));
            let (old, new) = (cell(&before), cell(&after));
            let line = match (old, new) {
                (Some(old), Some(new)) if old == new => continue,
                (Some(old), Some(new)) => format!("{old} → {new}"),
                (Some(old), None) => format!("{old} →"),
                (None, Some(new)) if new.is_empty() => continue,
                (None, new) => new.unwrap_or_default(),
            };
            writeln!(ui.out(), "  {name}: {line}")?;
        }
    }
    Ok(Answer::Yes)
}

/// A value as text, nothing where it is empty, cut where it is long.
fn shown(value: &serde_json::Value) -> String {
    let text = match value {
        serde_json::Value::Null => String::new(),
        serde_json::Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let cut: String = text.chars().take(SHOWN).collect();
    let dots = if cut.len() < text.len() { "…" } else { "" };
    format!("{}{dots}", clean(&cut))
}

pub(super) fn run_log(arguments: &Log, ui: &mut Ui) -> Result<Answer, Error> {
    if let Some(number) = arguments.entry {
        return run_entry(arguments, number, ui);
    }
    let mut store = arguments.event.open()?;
    let entries: Vec<Entry> = store.look::<_, Error>(|view| Ok(view.journal()?))?;
    if arguments.json {
        let entries = entries.iter().map(entry_json);
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
