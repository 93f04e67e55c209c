//! `huff event`

use clap::{Args, Subcommand};

use crate::cli::commands::tables;
use crate::cli::desk::{Confirm, Done, EventArgs, sections};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::{Answer, error::Error, star, ui::Ui};
use crate::store::{EventRow, Keep, SectionRow};
use crate::words::Words;

/// Show the event, or set its facts
#[derive(Debug, Args)]
pub(in crate::cli) struct Event {
    #[command(subcommand)]
    command: EventCommand,
}

#[derive(Debug, Subcommand)]
enum EventCommand {
    /// Show name, place, dates, arbiters and sections
    Show(Show),
    /// Set name, place, dates, arbiters
    Set(Set),
}

#[derive(Debug, Args)]
struct Show {
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(Debug, Args)]
struct Set {
    /// The name
    #[arg(long)]
    name: Option<String>,
    /// The city
    #[arg(long)]
    city: Option<String>,
    /// The federation
    #[arg(long)]
    federation: Option<String>,
    /// The first day
    #[arg(long, value_name = "DATE")]
    start: Option<String>,
    /// The last day
    #[arg(long, value_name = "DATE")]
    finish: Option<String>,
    /// The chief arbiter
    #[arg(long)]
    arbiter: Option<String>,
    /// The deputies
    #[arg(long)]
    deputies: Option<String>,
    #[command(flatten)]
    confirm: Confirm,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(serde::Serialize)]
struct EventJson<'a> {
    format: u32,
    event: &'a EventRow,
    sections: &'a [SectionRow],
}

pub(super) fn run(arguments: &Event, ui: &mut Ui) -> Result<Answer, Error> {
    match &arguments.command {
        EventCommand::Show(show) => run_show(show, ui),
        EventCommand::Set(set) => run_set(set, ui),
    }
}

fn run_show(arguments: &Show, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let (event, sections) =
        store.look::<_, Error>(|view| Ok((view.event()?, sections(view, None)?)))?;
    if arguments.json {
        let sections: Vec<SectionRow> = sections.into_iter().map(|section| section.row).collect();
        ui.json(&EventJson {
            format: FORMAT,
            event: &event,
            sections: &sections,
        })?;
        return Ok(Answer::Yes);
    }
    let facts = [
        ("event-name", Some(event.name)),
        ("event-city", event.city),
        ("event-federation", event.federation),
        ("event-start", event.start),
        ("event-finish", event.finish),
        ("event-arbiter", event.arbiter),
        ("event-deputies", event.deputies),
    ];
    for (id, value) in facts {
        if let Some(value) = value {
            ui.tell(
                &Fact::new("event-line")
                    .with("word", ui.words.say(id, &[]))
                    .with("value", value),
            )?;
        }
    }
    for section in sections {
        let (row, words) = (section.row.clone(), &ui.words);
        ui.tell(
            &Fact::new("event-section")
                .with("name", row.name)
                .with(
                    "variant",
                    named(game_word(&row.variant, words), row.variant, words),
                )
                .with(
                    "system",
                    named(system_word(&row.system, words), row.system, words),
                )
                .with("rounds", row.rounds.unwrap_or(0)),
        )?;
        super::settings_view::tell(&section, ui)?;
        for fact in tables::rules_of(&section.row) {
            ui.tell(&fact)?;
        }
    }
    Ok(Answer::Yes)
}

/// The game of a section in words.
pub(super) fn game_word(name: &str, words: &Words) -> String {
    let plain = if star::is_star(name) { "star" } else { name };
    words.say(&format!("game-{plain}"), &[])
}

/// The system of a section in words.
pub(super) fn system_word(name: &str, words: &Words) -> String {
    words.say(&format!("system-{name}"), &[])
}

/// A word with the name that commands take.
fn named(word: String, name: String, words: &Words) -> String {
    words.say(
        "word-and-name",
        &[("word", word.into()), ("name", name.into())],
    )
}

/// Whether one date is before another; a date may be a year alone.
fn is_before(one: &str, other: &str) -> bool {
    let length = one.len().min(other.len());
    one.get(..length) < other.get(..length)
}

fn run_set(arguments: &Set, ui: &mut Ui) -> Result<Answer, Error> {
    let texts = [
        &arguments.name,
        &arguments.city,
        &arguments.federation,
        &arguments.start,
        &arguments.finish,
        &arguments.arbiter,
        &arguments.deputies,
    ];
    if texts.iter().all(|text| text.is_none()) {
        return Err(Error::Usage(Fact::new("error-nothing-to-set")));
    }
    if arguments
        .name
        .as_ref()
        .is_some_and(|name| name.trim().is_empty())
    {
        return Err(Error::Usage(Fact::new("error-empty-event")));
    }
    let mut dates = Vec::new();
    for text in [&arguments.start, &arguments.finish].into_iter().flatten() {
        match crate::exchange::registration::date(text) {
            Some(date) => dates.push(date),
            None => {
                return Err(Error::Usage(
                    Fact::new("error-bad-date").with("text", text.clone()),
                ));
            }
        }
    }
    let mut store = arguments.event.open()?;
    store.transact::<_, Error>(&arguments.event.stamp("event set"), Keep::Commit, |edit| {
        let mut row = edit.event()?;
        let text = |new: &Option<String>, old: Option<String>| new.clone().or(old);
        let mut dates = dates.clone().into_iter();
        row.name = arguments.name.clone().unwrap_or(row.name);
        row.city = text(&arguments.city, row.city);
        row.federation = text(&arguments.federation, row.federation);
        row.start = if arguments.start.is_some() {
            dates.next()
        } else {
            row.start
        };
        row.finish = if arguments.finish.is_some() {
            dates.next()
        } else {
            row.finish
        };
        if let (Some(start), Some(finish)) = (&row.start, &row.finish)
            && is_before(finish, start)
        {
            let fact = Fact::new("error-finish-before-start").with("start", start.clone());
            return Err(Error::Usage(fact.with("finish", finish.clone())));
        }
        row.arbiter = text(&arguments.arbiter, row.arbiter);
        row.deputies = text(&arguments.deputies, row.deputies);
        Ok(edit.update(&row)?)
    })?;
    let done = Done::new(Fact::new("done"));
    arguments.confirm.say(ui, &store, &done)?;
    Ok(Answer::Yes)
}
