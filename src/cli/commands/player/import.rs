//! `huff player import`

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use clap::Args;

use super::add::{enter, is_known};
use crate::cli::desk::{EventArgs, SectionArgs, section as find_section};
use crate::cli::fact::Fact;
use crate::cli::{Answer, error::Error, spreadsheet, ui::Ui};
use crate::exchange::registration::{self, Problem, Registrations};
use crate::store::Keep;

/// Read a list of players
///
/// CSV with commas, semicolons or tabs in UTF-8, UTF-16, GBK, Windows-1251 or Latin-1, or a spreadsheet (xlsx, xls, ods).
/// The first line names the columns, in any order, in English, Chinese or Russian: name, native name, title, rating,
/// federation, club, team, category, sex, birth, id. If a value cannot be, nothing is written.
#[derive(Debug, Args)]
pub(super) struct Import {
    /// The file; `-` is standard input
    file: PathBuf,
    /// Only say what would be done
    #[arg(long)]
    dry_run: bool,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

pub(super) fn run(arguments: &Import, ui: &mut Ui) -> Result<Answer, Error> {
    let list = read(&arguments.file)?;
    if !list.problems.is_empty() {
        return Err(Error::Unusable(
            list.problems.iter().map(problem_fact).collect(),
        ));
    }
    for name in &list.unknown {
        ui.warn(&Fact::new("warn-unknown-column").with("name", name.clone()));
    }
    let mut store = arguments.event.open()?;
    let stamp = arguments
        .event
        .stamp(format!("player import {}", arguments.file.display()));
    let keep = if arguments.dry_run {
        Keep::TryOut
    } else {
        Keep::Commit
    };
    let twice = store.transact::<_, Error>(&stamp, keep, |edit| {
        let section = find_section(edit, arguments.section.section.as_deref())?;
        let mut names = HashSet::new();
        let mut twice = Vec::new();
        for player in &list.players {
            if is_known(&section, &player.name) || !names.insert(player.name.to_lowercase()) {
                twice.push((player.line, player.name.clone()));
            }
            enter(edit, &section, player)?;
        }
        Ok(twice)
    })?;
    for (line, name) in twice {
        ui.warn(
            &Fact::new("warn-same-name-line")
                .with("line", line)
                .with("name", name),
        );
    }
    let id = if arguments.dry_run {
        "players-would-be-imported"
    } else {
        "players-imported"
    };
    ui.tell(&Fact::new(id).with("count", list.players.len()))?;
    Ok(Answer::Yes)
}

fn read(file: &Path) -> Result<Registrations, Error> {
    Ok(registration::read(&spreadsheet::lines(file)?))
}

fn problem_fact(problem: &Problem) -> Fact {
    match problem {
        Problem::NoNames => Fact::new("import-no-names"),
        Problem::NoName { line } => Fact::new("import-no-name").with("line", *line),
        Problem::Impossible { line, field, text } => Fact::new("import-impossible")
            .with("line", *line)
            .with("column", field.header().to_owned())
            .with("text", text.clone()),
    }
}
