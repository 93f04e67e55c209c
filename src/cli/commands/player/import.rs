//! `huff player import`

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use clap::Args;

use super::add::{enter, is_known, proposal, romanise};
use crate::cli::desk::{Confirm, Done, EventArgs, SectionArgs, section as find_section};
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
    /// Take the proposed Latin names for players who have only Chinese ones
    #[arg(long)]
    pinyin: bool,
    #[command(flatten)]
    confirm: Confirm,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

pub(super) fn run(arguments: &Import, ui: &mut Ui) -> Result<Answer, Error> {
    let mut list = read(&arguments.file)?;
    if !list.problems.is_empty() {
        return Err(Error::Unusable(
            list.problems.iter().map(problem_fact).collect(),
        ));
    }
    let unknown = list.unknown.iter();
    let mut notes: Vec<Fact> = unknown
        .map(|name| Fact::new("warn-unknown-column").with("name", name.clone()))
        .collect();
    notes.extend(latin_names(&mut list, arguments.pinyin));
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
    notes.extend(twice.into_iter().map(|(line, name)| {
        Fact::new("warn-same-name-line")
            .with("line", line)
            .with("name", name)
    }));
    let id = if arguments.dry_run {
        "players-would-be-imported"
    } else {
        "players-imported"
    };
    let done = Done::new(Fact::new(id).with("count", list.players.len()));
    arguments.confirm.say(ui, &store, &done.noting(notes))?;
    Ok(Answer::Yes)
}

/// How many proposals are told one by one.
const MOST: usize = 8;

/// Takes the Latin names for Chinese ones, or proposes them.
fn latin_names(list: &mut Registrations, take: bool) -> Vec<Fact> {
    let mut proposed = Vec::new();
    for player in &mut list.players {
        let Some(latin) = proposal(player) else {
            continue;
        };
        if take {
            romanise(player, &latin);
        } else {
            proposed.push((player.name.clone(), latin));
        }
    }
    let rest = proposed.len().saturating_sub(MOST);
    let told = proposed.into_iter().take(MOST).map(|(name, latin)| {
        Fact::new("pinyin-proposed")
            .with("name", name)
            .with("latin", latin)
    });
    let more = (rest > 0).then(|| Fact::new("pinyin-more").with("count", rest));
    told.chain(more).collect()
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
