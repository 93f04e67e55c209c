//! `huff player import`

use std::collections::{HashMap, HashSet};
use std::path::PathBuf;

use clap::Args;

use super::add::{change, enter, known, proposal, romanise};
use crate::cli::commands::tables;
use crate::cli::desk::{Confirm, Done, EventArgs, SectionArgs, section as find_section};
use crate::cli::fact::Fact;
use crate::cli::{Answer, error::Error, spreadsheet, ui::Ui};
use crate::exchange::registration::{self, LONGEST_NAME, Problem, Registration, Registrations};
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
    /// What to do with players who are in the section already: the same number in a list, or the same name and birth
    #[arg(long, value_enum)]
    known: Option<Known>,
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

/// What to do with a player who is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Known {
    /// Take over what the list says of them
    Update,
    /// Leave them as they are
    Skip,
    /// Add them once more
    Again,
}

pub(super) fn run(arguments: &Import, ui: &mut Ui) -> Result<Answer, Error> {
    let mut list = registration::read(&spreadsheet::lines(&arguments.file, ui)?);
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
    let counts = store.transact::<_, Error>(&stamp, keep, |edit| {
        let section = find_section(edit, arguments.section.section.as_deref())?;
        let mut counts = Counts::default();
        let mut there = Vec::new();
        let mut faults = Vec::new();
        let mut changed = HashMap::new();
        let mut names = HashSet::new();
        for player in &list.players {
            let is_twice = !names.insert(player.name.to_lowercase());
            if is_twice {
                counts.twice.push((player.line, player.name.clone()));
            }
            match (known(&section, player).as_slice(), arguments.known) {
                ([], _) | (_, Some(Known::Again)) => {
                    enter(edit, &section, player)?;
                    counts.added += 1;
                }
                (_, Some(Known::Skip)) => counts.skipped += 1,
                ([row], Some(Known::Update)) => match changed.insert(row.id, player.line) {
                    None => {
                        change(edit, (*row).clone(), player)?;
                        counts.changed += 1;
                    }
                    Some(first) => faults.push(
                        Fact::new("import-same-player")
                            .with("first", first)
                            .with("line", player.line)
                            .with("name", row.name.clone()),
                    ),
                },
                (several, Some(Known::Update)) => faults.push(
                    Fact::new("import-which-player")
                        .with("line", player.line)
                        .with("name", player.name.clone())
                        .with("count", several.len()),
                ),
                (_, None) => there.push(player),
            }
        }
        match (faults.is_empty(), there.is_empty()) {
            (false, _) => Err(Error::Unusable(faults)),
            (true, false) => Err(already_there(&there)),
            (true, true) => {
                counts.late = tables::late_entrants(&find_section(edit, Some(&section.row.name))?);
                Ok(counts)
            }
        }
    })?;
    notes.extend(counts.twice.iter().map(|(line, name)| {
        Fact::new("warn-same-name-line")
            .with("line", *line)
            .with("name", name.clone())
    }));
    notes.extend(counts.late);
    let id = if arguments.dry_run {
        "players-would-be-imported"
    } else {
        "players-imported"
    };
    let mut done = Done::new(Fact::new(id).with("count", counts.added)).noting(notes);
    if counts.changed + counts.skipped > 0 {
        done.said.push(
            Fact::new("players-known")
                .with("changed", counts.changed)
                .with("skipped", counts.skipped),
        );
    }
    arguments.confirm.say(ui, &store, &done)?;
    Ok(Answer::Yes)
}

/// What was done with the lines of a list.
#[derive(Default)]
struct Counts {
    added: usize,
    changed: usize,
    skipped: usize,
    /// Lines and names that stand in the list more than once.
    twice: Vec<(u64, String)>,
    /// Who comes too late for a seat at tables.
    late: Option<Fact>,
}

/// Names that a refusal lists.
const LISTED: usize = 10;

fn already_there(players: &[&Registration]) -> Error {
    let names: Vec<&str> = players
        .iter()
        .take(LISTED)
        .map(|player| player.name.as_str())
        .collect();
    let dots = if players.len() > LISTED { ", …" } else { "" };
    Error::No(
        Fact::new("error-players-known")
            .with("count", players.len())
            .with("names", format!("{}{dots}", names.join(", "))),
    )
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

fn problem_fact(problem: &Problem) -> Fact {
    match problem {
        Problem::NoNames => Fact::new("import-no-names"),
        Problem::LongName { line } => Fact::new("import-long-name")
            .with("line", *line)
            .with("most", LONGEST_NAME),
        Problem::ManyLines { line } => Fact::new("import-many-lines").with("line", *line),
        Problem::NoName { line } => Fact::new("import-no-name").with("line", *line),
        Problem::Impossible { line, field, text } => Fact::new("import-impossible")
            .with("line", *line)
            .with("column", field.header().to_owned())
            .with("text", text.clone()),
    }
}
