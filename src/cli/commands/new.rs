//! `huff new`

use std::path::PathBuf;

use clap::Args;

use super::feasibility;
use super::section::Settings;
use crate::cli::desk::{Confirm, EventArgs, fresh_seed, section as find_section};
use crate::cli::fact::Fact;
use crate::cli::output::refuse_beside;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::store::{EventRow, Keep, SectionRow, Store};

/// Start an event
///
/// Makes an event file with one section. More sections are added with `huff section add`.
///
/// Example: huff new spring.huff --name "Spring Open" --variant russian --rounds 5
#[derive(Debug, Args)]
pub(in crate::cli) struct New {
    /// The file, for example spring.huff
    file: PathBuf,
    /// The name of the event; by default that of the file
    #[arg(long)]
    name: Option<String>,
    /// The name of the section
    #[arg(long, default_value = "A")]
    section: String,
    #[command(flatten)]
    settings: Settings,
    #[command(flatten)]
    confirm: Confirm,
    #[command(flatten)]
    event: EventArgs,
}

pub(super) fn run(arguments: &New, ui: &mut Ui) -> Result<Answer, Error> {
    let mut row = SectionRow {
        name: arguments.section.clone(),
        variant: "international".to_owned(),
        system: "swiss".to_owned(),
        games: 1,
        seeding: String::new(),
        seed: fresh_seed().to_string(),
        win: 20,
        draw: 10,
        ..SectionRow::default()
    };
    arguments.settings.apply(&mut row)?;
    let file = arguments.file.display().to_string();
    let stem = arguments
        .file
        .file_stem()
        .map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    let name = arguments.name.clone().unwrap_or(stem);
    super::section::free_name(&arguments.section, [])?;
    if name.trim().is_empty() {
        return Err(Error::Usage(Fact::new("error-empty-event")));
    }
    refuse_beside(&arguments.file)?;
    let mut store = Store::create(&arguments.file).map_err(|source| Error::Event {
        file: file.clone(),
        source,
    })?;
    let stamp = arguments.event.stamp(format!("new {name}"));
    let section = store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        edit.insert(&mut EventRow {
            id: 1,
            name: name.clone(),
            ..EventRow::default()
        })?;
        edit.insert(&mut row)?;
        find_section(edit, None)
    })?;
    let fact = Fact::new("new-made")
        .with("file", file)
        .with("name", name)
        .with("section", row.name);
    let done = feasibility::of_new(&section, fact);
    arguments.confirm.say(ui, &store, &done)?;
    Ok(Answer::Yes)
}
