//! Sections, players and boards by what people call them.

use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::store::{PlayerRow, Section, SectionRow, Store, StoreError, View};
use crate::tournament::PlayerId;

/// The section of a name, or the only one.
pub(in crate::cli) fn section(view: &View<'_>, name: Option<&str>) -> Result<Section, Error> {
    Ok(view.section(section_row(view, name)?)?)
}

/// The same without what belongs to it.
fn section_row(view: &View<'_>, name: Option<&str>) -> Result<SectionRow, Error> {
    let mut rows: Vec<SectionRow> = view.all()?;
    let names: Vec<String> = rows.iter().map(|row| row.name.clone()).collect();
    let known = || names.join(", ");
    match name {
        None if rows.len() == 1 => Ok(rows.remove(0)),
        None => Err(Error::Usage(
            Fact::new("error-which-section").with("known", known()),
        )),
        Some(name) => {
            let wanted = name.to_lowercase();
            rows.into_iter()
                .find(|row| row.name.to_lowercase() == wanted)
                .ok_or_else(|| {
                    Error::Usage(
                        Fact::new("error-no-section")
                            .with("name", name.to_owned())
                            .with("known", known()),
                    )
                })
        }
    }
}

/// The player of a number, a name, or a part of a name that only one has.
pub(in crate::cli) fn player<'s>(section: &'s Section, text: &str) -> Result<&'s PlayerRow, Error> {
    let text = text.trim();
    let unknown = || Error::Usage(Fact::new("error-no-player").with("name", text.to_owned()));
    if let Ok(number) = text.parse::<u16>() {
        return section.player(PlayerId(number)).ok_or_else(unknown);
    }
    let wanted = text.to_lowercase();
    let names = |row: &PlayerRow| {
        let native = row.native_name.clone().unwrap_or_default().to_lowercase();
        [row.name.to_lowercase(), native]
    };
    let whole: Vec<&PlayerRow> = section
        .players
        .iter()
        .filter(|row| names(row).contains(&wanted))
        .collect();
    let part = || {
        section
            .players
            .iter()
            .filter(|row| names(row).iter().any(|name| name.contains(&wanted)))
            .collect()
    };
    let found: Vec<&PlayerRow> = if whole.is_empty() { part() } else { whole };
    match found[..] {
        [one] if !wanted.is_empty() => Ok(one),
        [] => Err(unknown()),
        _ => {
            let all: Vec<String> = found
                .iter()
                .take(8)
                .map(|row| super::label(section, row.id))
                .collect();
            let fact = Fact::new("error-which-player")
                .with("name", text.to_owned())
                .with("known", all.join("; "));
            Err(Error::Usage(fact))
        }
    }
}

/// There is no such round in a section; it says which there are.
pub(in crate::cli) fn no_round(section: &Section, round: impl ToString) -> Error {
    let fact = if section.rounds.is_empty() {
        Fact::new("error-nothing-paired").with("name", section.row.name.clone())
    } else {
        Fact::new("error-no-round")
            .with("round", round.to_string())
            .with("paired", section.rounds.len())
    };
    Error::Usage(fact)
}

/// The section as it was when a round was paired, with what was recorded then; as it is now where the journal does not
/// know it or the file may not be written.
pub(in crate::cli) fn as_paired(store: &mut Store, section: &Section, round: usize) -> Section {
    let Some(wanted) = section.rounds.get(round).map(|round| round.row.id) else {
        return section.clone();
    };
    let then = (|| {
        let Some(entry) = store.look(|view| view.entry_of_round(wanted))? else {
            return Ok::<_, StoreError>(None);
        };
        store.look_back(entry, |view| {
            let rows: Vec<SectionRow> = view.all()?;
            let row = rows.into_iter().find(|row| row.id == section.row.id);
            row.map(|row| view.section(row)).transpose()
        })
    })();
    then.ok().flatten().unwrap_or_else(|| section.clone())
}

/// `ROUND.BOARD`, `ROUND.BOARD.GAME`, or a board of the current round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::cli) struct Address {
    /// None: the current round.
    pub(in crate::cli) round: Option<i64>,
    pub(in crate::cli) board: i64,
    pub(in crate::cli) game: Option<i64>,
}

/// Reads an address; none if the text is something else.
pub(in crate::cli) fn address(text: &str) -> Option<Address> {
    let numbers: Vec<i64> = text
        .split('.')
        .map(|part| {
            part.bytes()
                .all(|byte| byte.is_ascii_digit())
                .then(|| part.parse().ok())
                .flatten()
        })
        .collect::<Option<_>>()?;
    match numbers[..] {
        [board] => Some(Address {
            round: None,
            board,
            game: None,
        }),
        [round, board] => Some(Address {
            round: Some(round),
            board,
            game: None,
        }),
        [round, board, game] => Some(Address {
            round: Some(round),
            board,
            game: Some(game),
        }),
        _ => None,
    }
}

/// A board: its section, the place of the round and of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) struct Found {
    pub(in crate::cli) section: usize,
    pub(in crate::cli) round: usize,
    pub(in crate::cli) board: usize,
}

/// The board of an address among sections.
pub(in crate::cli) fn board(
    sections: &[Section],
    text: &str,
    address: Address,
) -> Result<Found, Error> {
    let mut found = Vec::new();
    for (place, section) in sections.iter().enumerate() {
        let wanted = address.round.unwrap_or(section.rounds.len() as i64);
        let Some(round) = section
            .rounds
            .iter()
            .position(|round| round.row.number == wanted)
        else {
            continue;
        };
        let matches = &section.rounds[round].matches;
        if let Some(board) = matches
            .iter()
            .position(|one| one.row.board == address.board)
        {
            found.push(Found {
                section: place,
                round,
                board,
            });
        }
    }
    match found[..] {
        [one] => Ok(one),
        [] => Err(Error::Usage(
            Fact::new("error-no-board").with("address", text.to_owned()),
        )),
        _ => Err(Error::Usage(
            Fact::new("error-board-in-many-sections").with("address", text.to_owned()),
        )),
    }
}
