//! `huff export`

mod games;
mod trf;

use std::io::Write;

use clap::{Args, Subcommand, ValueEnum};

use super::report::Papers;
use crate::cli::commands::tables;
use crate::cli::desk::{EventArgs, SectionArgs, section as find_section};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::exchange::cells;
use crate::exchange::results::{Column, bye_text};
use crate::exchange::trf::Dialect;
use crate::store::{Births, Section, SheetRow};

/// Write the event in another format
///
/// What a format cannot carry is told on stderr.
#[derive(Debug, Args)]
pub(in crate::cli) struct Export {
    #[command(subcommand)]
    command: ExportCommand,
}

#[derive(Debug, Subcommand)]
enum ExportCommand {
    /// A tournament report (TRF) of a section
    Trf(Trf),
    /// The results of a section: round, board, game, players, result; `import csv` reads them
    Csv(Plain),
    /// The whole event, as `import json` reads it
    Json(Json),
    /// The games of a section, with the records handed in
    Pdn(Plain),
}

#[derive(Debug, Args)]
struct Trf {
    /// The form of the report
    #[arg(long, value_enum, default_value = "trf26")]
    form: Form,
    /// Write dates of birth too
    #[arg(long)]
    birth: bool,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(Debug, Args)]
struct Plain {
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(Debug, Args)]
struct Json {
    /// Write dates of birth too
    #[arg(long)]
    birth: bool,
    #[command(flatten)]
    event: EventArgs,
}

/// The form of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Form {
    Trf16,
    Trfx,
    Trf26,
}

impl Form {
    pub(super) fn dialect(self) -> Dialect {
        match self {
            Form::Trf16 => Dialect::Trf16,
            Form::Trfx => Dialect::Trfx,
            Form::Trf26 => Dialect::Trf26,
        }
    }
}

pub(super) use trf::tell_losses;

pub(super) fn run(arguments: &Export, ui: &mut Ui) -> Result<Answer, Error> {
    match &arguments.command {
        ExportCommand::Trf(given) => trf::run(given, ui),
        ExportCommand::Csv(plain) => run_csv(plain, ui),
        ExportCommand::Json(json) => {
            let births = if json.birth {
                Births::Told
            } else {
                Births::LeftOut
            };
            let dump = json
                .event
                .open()?
                .look::<_, Error>(|view| Ok(view.dump(births)?))?;
            ui.json(&dump)?;
            Ok(Answer::Yes)
        }
        ExportCommand::Pdn(plain) => run_pdn(plain, ui),
    }
}

fn run_csv(arguments: &Plain, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let section = store.look(|view| find_section(view, arguments.section.section.as_deref()))?;
    if section.is_tables() {
        ui.raw(&tables::export_csv(&section))?;
        return Ok(Answer::Yes);
    }
    let header = Column::all().map(|column| column.header().to_owned());
    let mut rows = vec![header.collect::<Vec<_>>()];
    for round in &section.rounds {
        for one in &round.matches {
            for game in &one.games {
                let [white, black] = &game.seats[..] else {
                    continue;
                };
                rows.push(vec![
                    round.row.number.to_string(),
                    one.row.board.to_string(),
                    game.row.number.to_string(),
                    section.number(white.player).to_string(),
                    name(&section, white.player),
                    section.number(black.player).to_string(),
                    name(&section, black.player),
                    games::spelled(game).to_owned(),
                ]);
            }
        }
        rows.extend(round.byes.iter().map(|bye| {
            let mut row = vec![String::new(); 8];
            row[0] = round.row.number.to_string();
            row[3] = section.number(bye.player).to_string();
            row[4] = name(&section, bye.player);
            row[7] = bye_text(&bye.kind).to_owned();
            row
        }));
    }
    ui.raw(&cells::write(&rows))?;
    Ok(Answer::Yes)
}

fn name(section: &Section, player: i64) -> String {
    section
        .players
        .iter()
        .find(|row| row.id == player)
        .map_or_else(String::new, |row| row.name.clone())
}

fn run_pdn(arguments: &Plain, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let (event, section, papers, sheets) = store.look::<_, Error>(|view| {
        let section = find_section(view, arguments.section.section.as_deref())?;
        Ok((
            view.event()?,
            section,
            Papers::of(view)?,
            view.all::<SheetRow>()?,
        ))
    })?;
    let text = match section.row.rules {
        Some(_) => tables::records(&event, &section, &sheets),
        None => games::pdn(&event, &section, &papers),
    };
    ui.out().write_all(text.as_bytes())?;
    Ok(Answer::Yes)
}
