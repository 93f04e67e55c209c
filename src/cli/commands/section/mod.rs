//! `huff section`

use clap::{Args, Subcommand};

mod settings;

pub(super) use settings::Settings;

use super::feasibility;
use crate::cli::commands::event::{game_word, system_word};
use crate::cli::desk::{
    Confirm, Done, EventArgs, SectionArgs, fresh_seed, section as find_section,
    sections as all_sections,
};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::table::{Side, Table};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::store::{Keep, SectionRow};
use crate::tournament::{TIME_CONTROLS, TimeControl};

/// Add, list or set sections
#[derive(Debug, Args)]
pub(in crate::cli) struct Section {
    #[command(subcommand)]
    command: SectionCommand,
}

#[derive(Debug, Subcommand)]
enum SectionCommand {
    /// Add a section
    Add(Add),
    /// List the sections
    List(List),
    /// Set how a section is played
    Set(Set),
    /// List the time controls that have a name
    TimeControls(TimeControls),
}

#[derive(Debug, Args)]
struct Add {
    /// Its name
    name: String,
    #[command(flatten)]
    settings: Settings,
    #[command(flatten)]
    confirm: Confirm,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(Debug, Args)]
struct List {
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    event: EventArgs,
}

/// List the time controls that have a name
#[derive(Debug, Args)]
struct TimeControls {
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
struct Set {
    #[command(flatten)]
    settings: Settings,
    /// A new name
    #[arg(long)]
    rename: Option<String>,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    confirm: Confirm,
    #[command(flatten)]
    event: EventArgs,
}

pub(super) fn run(arguments: &Section, ui: &mut Ui) -> Result<Answer, Error> {
    match &arguments.command {
        SectionCommand::Add(add) => run_add(add, ui),
        SectionCommand::List(list) => run_list(list, ui),
        SectionCommand::Set(set) => run_set(set, ui),
        SectionCommand::TimeControls(list) => run_time_controls(list, ui),
    }
}

fn run_add(arguments: &Add, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let stamp = arguments
        .event
        .stamp(format!("section add {}", arguments.name));
    let section = store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        let rows: Vec<SectionRow> = edit.all()?;
        free_name(&arguments.name, &rows)?;
        let variant = rows
            .last()
            .map_or_else(|| "international".to_owned(), |row| row.variant.clone());
        let mut row = SectionRow {
            name: arguments.name.clone(),
            variant,
            system: "swiss".to_owned(),
            games: 1,
            seed: fresh_seed().to_string(),
            win: 20,
            draw: 10,
            ..SectionRow::default()
        };
        arguments.settings.apply(&mut row)?;
        edit.insert(&mut row)?;
        find_section(edit, Some(&row.name))
    })?;
    let fact = Fact::new("section-added").with("name", arguments.name.clone());
    let done = feasibility::of_new(&section, fact);
    arguments.confirm.say(ui, &store, &done)?;
    Ok(Answer::Yes)
}

/// A section needs a name that no other has.
pub(super) fn free_name<'r>(
    name: &str,
    others: impl IntoIterator<Item = &'r SectionRow>,
) -> Result<(), Error> {
    if name.trim().is_empty() {
        return Err(Error::Usage(Fact::new("error-empty-section")));
    }
    let is_taken = |row: &SectionRow| row.name.to_lowercase() == name.to_lowercase();
    if others.into_iter().any(is_taken) {
        return Err(Error::Usage(
            Fact::new("error-section-exists").with("name", name.to_owned()),
        ));
    }
    Ok(())
}

#[derive(serde::Serialize)]
struct SectionsJson<'a> {
    format: u32,
    sections: &'a [SectionRow],
}

fn run_list(arguments: &List, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let sections = store.look(|view| all_sections(view, None))?;
    if arguments.json {
        let rows: Vec<SectionRow> = sections.into_iter().map(|section| section.row).collect();
        ui.json(&SectionsJson {
            format: FORMAT,
            sections: &rows,
        })?;
        return Ok(Answer::Yes);
    }
    let head = |id: &str, side| (ui.words.say(id, &[]), side);
    let mut table = Table::new([
        head("col-section", Side::Left),
        head("col-variant", Side::Left),
        head("col-system", Side::Left),
        head("col-rounds", Side::Right),
        head("col-games", Side::Right),
        head("col-players", Side::Right),
        head("col-time-control", Side::Left),
        head("col-seed", Side::Right),
    ]);
    for section in &sections {
        let (row, count) = (section.row.clone(), section.players.len());
        table.row(vec![
            row.name,
            game_word(&row.variant, &ui.words),
            system_word(&row.system, &ui.words),
            row.rounds
                .map_or_else(String::new, |rounds| rounds.to_string()),
            row.games.to_string(),
            count.to_string(),
            time_control_text(row.time_control.as_deref()),
            row.seed,
        ]);
    }
    table.print(ui.out())?;
    for section in &sections {
        let name = section.row.name.clone();
        ui.tell(&Fact::new("setting-section").with("name", name))?;
        super::settings_view::tell(section, ui)?;
    }
    Ok(Answer::Yes)
}

/// A time control as people write it, by its name or as it was given.
fn time_control_text(given: Option<&str>) -> String {
    let given = given.unwrap_or_default();
    match TimeControl::from_name(given) {
        Some(known) => format!("{given} ({})", known.text),
        None => given.to_owned(),
    }
}

#[derive(serde::Serialize)]
struct TimeControlsJson {
    format: u32,
    time_controls: Vec<TimeControlJson>,
}

#[derive(serde::Serialize)]
struct TimeControlJson {
    name: &'static str,
    tag: &'static str,
    text: &'static str,
    used: &'static str,
}

fn run_time_controls(arguments: &TimeControls, ui: &mut Ui) -> Result<Answer, Error> {
    if arguments.json {
        let time_controls = TIME_CONTROLS.iter().map(|one| TimeControlJson {
            name: one.name,
            tag: one.tag,
            text: one.text,
            used: one.used,
        });
        ui.json(&TimeControlsJson {
            format: FORMAT,
            time_controls: time_controls.collect(),
        })?;
        return Ok(Answer::Yes);
    }
    let head = |id: &str| (ui.words.say(id, &[]), Side::Left);
    let mut table = Table::new([
        head("col-name"),
        head("col-time-control"),
        head("col-tag"),
        head("col-used"),
    ]);
    for one in TIME_CONTROLS {
        table.row(
            [one.name, one.text, one.tag, one.used]
                .map(str::to_owned)
                .to_vec(),
        );
    }
    table.print(ui.out())?;
    Ok(Answer::Yes)
}

fn run_set(arguments: &Set, ui: &mut Ui) -> Result<Answer, Error> {
    if arguments.settings == Settings::default() && arguments.rename.is_none() {
        return Err(Error::Usage(Fact::new("error-nothing-to-set")));
    }
    let mut store = arguments.event.open()?;
    let warnings = store.transact::<_, Error>(
        &arguments.event.stamp("section set"),
        Keep::Commit,
        |edit| {
            let section = find_section(edit, arguments.section.section.as_deref())?;
            if section.has_begun() && arguments.settings.changes_the_play() {
                return Err(Error::No(
                    Fact::new("error-section-has-begun").with("name", section.row.name),
                ));
            }
            let mut row = section.row.clone();
            arguments.settings.apply(&mut row)?;
            let paired = section.rounds.len();
            if row.rounds.is_some_and(|rounds| rounds < paired as i64) {
                let fact = Fact::new("error-rounds-are-paired").with("paired", paired);
                return Err(Error::Usage(fact));
            }
            if let Some(name) = &arguments.rename {
                let rows: Vec<SectionRow> = edit.all()?;
                free_name(name, rows.iter().filter(|other| other.id != row.id))?;
                row.name.clone_from(name);
            }
            edit.update(&row)?;
            let other_points =
                arguments.settings.changes_the_points() && paired > 0 && row != section.row;
            let mut facts = feasibility::of_section(&find_section(edit, Some(&row.name))?);
            facts.extend(
                other_points.then(|| Fact::new("warn-points-changed").with("paired", paired)),
            );
            Ok(facts)
        },
    )?;
    let done = Done::new(Fact::new("done")).noting(warnings);
    arguments.confirm.say(ui, &store, &done)?;
    Ok(Answer::Yes)
}
