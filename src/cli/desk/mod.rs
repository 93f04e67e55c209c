//! What all commands of an event need: the file, the clock, the section, players and boards by what people call them.

mod belonging;
mod confirm;
mod find;
mod game;
mod half_move;
mod known;
mod name;
mod record;

use std::path::{Path, PathBuf};

use chrono::Utc;
use clap::Args;

use crate::store::{Stamp, Store};
use crate::tournament::seen;

use super::error::Error;
use super::fact::Fact;

pub(super) use super::read::{read_bytes, read_text};
pub(super) use belonging::{Belonging, Reading, is_name_of, same_words};
pub(super) use confirm::{Confirm, Done};
pub(super) use find::{Address, Found, address, as_paired, board, no_round, player, section};
pub(super) use game::{
    Seated, addresses, first_mover_first, first_of, game_address, seat_of, seated, sections,
};
pub(super) use half_move::{half_move, half_move_text};
pub(super) use known::{TagText, known_tags, opening_tags, time_control_tag};
pub(super) use name::{date_and_time, game_label, label, match_label};
pub(super) use record::{
    CLAIM, Claimed, Kept, as_pdn, claims, compared, difference, judged, kept, law_of, note_texts,
    noted, read_record,
};

/// Which event.
#[derive(Clone, Debug, Default, Args)]
pub(super) struct EventArgs {
    /// The event file; by default the only *.huff in this folder
    #[arg(long, short, value_name = "FILE", env = "HUFF_EVENT", hide_env = true)]
    event: Option<PathBuf>,
    /// Who does it, for the journal; by default the user of this computer
    #[arg(long, value_name = "NAME", env = "HUFF_BY", hide_env = true)]
    by: Option<String>,
}

/// Which section of the event.
#[derive(Clone, Debug, Default, Args)]
pub(super) struct SectionArgs {
    /// The section; by default the only one
    #[arg(long, short, value_name = "NAME")]
    pub(super) section: Option<String>,
}

impl EventArgs {
    /// The event of a file; the journal is signed by a name, else with HUFF_BY, else by the user of this computer.
    pub(super) fn of(event: Option<PathBuf>, by: Option<String>) -> EventArgs {
        EventArgs {
            event,
            by: by.or_else(|| std::env::var("HUFF_BY").ok()),
        }
    }

    /// Opens the event.
    pub(super) fn open(&self) -> Result<Store, Error> {
        let path = self.path()?;
        Store::open(&path).map_err(|source| Error::Event {
            file: path.display().to_string(),
            source,
        })
    }

    /// Whether an event was named or lies in this folder.
    pub(super) fn is_there(&self) -> bool {
        self.path().is_ok()
    }

    /// The file of the event.
    pub(super) fn path(&self) -> Result<PathBuf, Error> {
        if let Some(path) = &self.event {
            return Ok(path.clone());
        }
        let folder = std::fs::read_dir(Path::new(".")).map_err(|source| Error::Open {
            file: ".".to_owned(),
            source,
        })?;
        let mut events: Vec<PathBuf> = folder
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|ending| ending == "huff"))
            .collect();
        events.sort();
        match events.len() {
            1 => Ok(events.remove(0)),
            0 => Err(Error::Usage(Fact::new("error-no-event"))),
            many => Err(Error::Usage(
                Fact::new("error-many-events").with("count", many),
            )),
        }
    }

    /// The entry of the journal for a command that is done now.
    pub(super) fn stamp(&self, what: impl Into<String>) -> Stamp {
        let user = || {
            ["USER", "USERNAME"]
                .into_iter()
                .find_map(|name| std::env::var(name).ok())
        };
        Stamp {
            at: now(),
            who: self.by.clone().or_else(user).unwrap_or_default(),
            what: seen(&spoken(&what.into())).into_owned(),
        }
    }
}

/// Options of the command line that say nothing of what is done, and whether a value stands behind them.
const SILENT: [(&str, bool); 6] = [
    ("-e", true),
    ("--event", true),
    ("--by", true),
    ("--lang", true),
    ("--color", true),
    ("--json", false),
];

/// The whole command as it was typed, where it begins with the same word; a screen does other commands than the one
/// that it was opened with, and keeps the words it gave.
fn spoken(what: &str) -> String {
    let mut words = Vec::new();
    let mut typed = std::env::args_os().skip(1);
    while let Some(word) = typed.next() {
        let word = word.to_string_lossy().into_owned();
        let name = word.split('=').next().unwrap_or_default();
        match SILENT.iter().find(|(silent, _)| *silent == name) {
            Some((_, true)) if name == word => drop(typed.next()),
            Some(_) => {}
            None if word.is_empty() || word.contains([' ', '\'', '"']) => {
                words.push(format!("'{}'", word.replace('\'', "\\'")));
            }
            None => words.push(word),
        }
    }
    match words.first().map(String::as_str) == what.split_whitespace().next() {
        true => words.join(" "),
        false => what.to_owned(),
    }
}

/// Seconds since 1970.
pub(super) fn now() -> i64 {
    Utc::now().timestamp()
}

/// A seed where none was given.
pub(super) fn fresh_seed() -> u64 {
    let time = Utc::now();
    let nanoseconds = u64::from(time.timestamp_subsec_nanos());
    crate::tournament::Lot::from_seed(nanoseconds ^ (time.timestamp() as u64) << 20)
        .below(1_000_000_000)
}
