//! `huff result`

mod meaning;
mod names;
mod store;

use std::path::{Path, PathBuf};

use clap::Args;

use crate::cli::desk::{Address, EventArgs, SectionArgs, address};
use crate::cli::fact::Fact;
use crate::cli::{Answer, error::Error, spreadsheet, ui::Ui};
use crate::exchange::results::{Column, bye_kind, given_twice};
use crate::store::{Edit, Keep, Stamp, Store};

pub(super) use meaning::{Outcome, understand};
use names::Names;
pub(super) use store::{Entered, Guard, enter, write};

/// Enter results
///
/// ROUND.BOARD RESULT, as many as you like; the round may be left out. In a match of several games give
/// the results in their order, or ROUND.BOARD.GAME. A result is 2-0, 1-0, 1:1, =, white, black, the name
/// or number of the winner, +:- or white+ (Black did not come), black+ (White did not come), 0-0f (neither
/// came), 0-0 (both lost), ½-0, adjourned, none; 胜 和 负 and белые, чёрные, ничья too. The first
/// number is White's. Who won is answered by name. Where Black moves first, as in English checkers, only
/// names and colours are taken.
///
/// Examples: huff result 3.1 2-0 3.2 = 3.3 Petrov; huff result 3.4 2-0 1-1; huff result 3.5 -:+;
/// huff result --csv round3.csv
#[derive(Debug, Args)]
pub(in crate::cli) struct Result {
    /// ROUND.BOARD RESULT ...
    #[arg(required_unless_present = "csv")]
    results: Vec<String>,
    /// Read them from CSV with the columns round, board, game, result
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Change a result of an earlier round, which later pairings were made from
    #[arg(long)]
    correct: bool,
    /// Only say what would be entered
    #[arg(long)]
    dry_run: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

/// Enters one result at a board of a section: what `huff result ADDRESS RESULT` does. It goes on with an entry of the journal
/// where it corrects one.
pub(super) fn enter_one(
    store: &mut Store,
    (entry, stamp): (Option<i64>, &Stamp),
    (section, place): (&str, &str),
    result: &str,
    guard: Guard,
) -> std::result::Result<Vec<Entered>, Error> {
    let wrong = || Error::Usage(Fact::new("error-bad-address").with("text", place.to_owned()));
    let given = Given {
        text: place.to_owned(),
        address: address(place).ok_or_else(wrong)?,
        results: result.split_whitespace().map(str::to_owned).collect(),
        line: None,
    };
    let work = |edit: &Edit<'_>| enter(edit, &[given], Some(section), guard);
    Ok(store.amend(entry, stamp, work)?.0)
}

/// A result to be entered, as it was given.
#[derive(Clone, Debug)]
pub(super) struct Given {
    pub(super) text: String,
    pub(super) address: Address,
    /// One for each game, from the game of the address or the first.
    pub(super) results: Vec<String>,
    /// The line of the file.
    pub(super) line: Option<u64>,
}

pub(super) fn run(arguments: &Result, ui: &mut Ui) -> std::result::Result<Answer, Error> {
    let mut given = from_words(&arguments.results)?;
    let mut names = Vec::new();
    if let Some(file) = &arguments.csv {
        let listed = from_csv(file, ui)?;
        given.extend(listed.0);
        names = listed.1;
    }
    at_most_once(&given)?;
    let mut store = arguments.event.open()?;
    let what: Vec<String> = given
        .iter()
        .map(|one| format!("{} {}", one.text, one.results.join(" ")))
        .collect();
    let stamp = arguments.event.stamp(format!("result {}", what.join(" ")));
    let keep = if arguments.dry_run {
        Keep::TryOut
    } else {
        Keep::Commit
    };
    let guard = if arguments.correct {
        Guard::Correct
    } else {
        Guard::Current
    };
    let entered = store.transact::<_, Error>(&stamp, keep, |edit| {
        let section = arguments.section.section.as_deref();
        names::check(edit, &names, section)?;
        enter(edit, &given, section, guard)
    })?;
    if arguments.json {
        ui.json(&store::answer(&entered, store.entry()))?;
        return Ok(Answer::Yes);
    }
    for Entered { said, warnings, .. } in &entered {
        ui.tell(said)?;
        warnings.iter().for_each(|warning| ui.warn(warning));
    }
    if arguments.dry_run {
        ui.tell(&Fact::new("dry-run"))?;
    }
    Ok(Answer::Yes)
}

/// Each game has one result: which of two is meant nobody can tell.
fn at_most_once(given: &[Given]) -> std::result::Result<(), Error> {
    let mut seen = std::collections::HashMap::new();
    let twice: Vec<Fact> = given
        .iter()
        .filter_map(|one| {
            let first = seen.insert(one.address, one)?;
            let fact = Fact::new("error-result-twice").with("text", one.text.clone());
            Some(match (first.line, one.line) {
                (Some(first), Some(line)) => Fact::new("error-result-twice-lines")
                    .with("text", one.text.clone())
                    .with("first", first)
                    .with("line", line),
                _ => fact,
            })
        })
        .collect();
    match twice.is_empty() {
        true => Ok(()),
        false => Err(Error::Unusable(twice)),
    }
}

fn from_words(words: &[String]) -> std::result::Result<Vec<Given>, Error> {
    let mut given: Vec<Given> = Vec::new();
    for word in words {
        match (address(word), given.last_mut()) {
            // Behind an address a bare number is the number of the winner.
            (Some(address), Some(last)) if address.round.is_none() && last.results.is_empty() => {
                last.results.push(address.board.to_string());
            }
            (Some(address), _) => {
                given.push(Given {
                    text: word.clone(),
                    address,
                    results: Vec::new(),
                    line: None,
                });
            }
            (None, Some(last)) => last.results.push(word.clone()),
            (None, None) => {
                return Err(Error::Usage(
                    Fact::new("error-bad-address").with("text", word.clone()),
                ));
            }
        }
    }
    match given.iter().find(|one| one.results.is_empty()) {
        Some(one) => Err(Error::Usage(
            Fact::new("error-no-result").with("text", one.text.clone()),
        )),
        None => Ok(given),
    }
}

/// The results of a list, and the players that it names.
fn from_csv(file: &Path, ui: &mut Ui) -> std::result::Result<(Vec<Given>, Vec<Names>), Error> {
    let lines = spreadsheet::lines(file, ui)?;
    let Some((header, rows)) = lines.split_first() else {
        return Err(Error::Unusable(vec![Fact::new("error-results-empty")]));
    };
    if let Some(column) = given_twice(&header.cells) {
        return Err(Error::Unusable(vec![
            Fact::new("import-column-twice").with("column", column.header().to_owned()),
        ]));
    }
    let column = |wanted: Column| {
        header
            .cells
            .iter()
            .position(|cell| Column::from_header(cell) == Some(wanted))
    };
    let (Some(board), Some(result)) = (column(Column::Board), column(Column::Result)) else {
        return Err(Error::Unusable(vec![Fact::new("error-result-columns")]));
    };
    let (round, game) = (column(Column::Round), column(Column::Game));
    let players = [column(Column::White), column(Column::Black)];
    let (mut given, mut names) = (Vec::new(), Vec::new());
    let mut wrong = Vec::new();
    for row in rows {
        let cell = |place: Option<usize>| {
            place
                .and_then(|place| row.cells.get(place))
                .filter(|cell| !cell.is_empty())
        };
        let Some(result) = cell(Some(result)) else {
            continue;
        };
        if cell(Some(board)).is_none() && bye_kind(result).is_some() {
            continue;
        }
        let parts: Vec<&str> = [cell(round), cell(Some(board)), cell(game)]
            .into_iter()
            .flatten()
            .map(String::as_str)
            .collect();
        // Without a column for the round a game is named by round, board and game only in the board's cell.
        let text = parts.join(".");
        match address(&text).filter(|_| game.is_none() || round.is_some() || cell(game).is_none()) {
            Some(address) => {
                let results = result.split_whitespace().map(str::to_owned);
                let results = if row.cells.len() > 1 && address.game.is_none() {
                    results.collect()
                } else {
                    vec![result.clone()]
                };
                let of_row = players.map(|place| cell(place).cloned().unwrap_or_default());
                names.push(Names {
                    line: row.line,
                    text: text.clone(),
                    address,
                    names: of_row,
                });
                given.push(Given {
                    text,
                    address,
                    results,
                    line: Some(row.line),
                });
            }
            None => wrong.push(
                Fact::new("error-bad-address-line")
                    .with("line", row.line)
                    .with("text", text),
            ),
        }
    }
    match (wrong.is_empty(), given.is_empty()) {
        (false, _) => Err(Error::Unusable(wrong)),
        (true, true) => Err(Error::Unusable(vec![Fact::new("error-results-empty")])),
        (true, false) => Ok((given, names)),
    }
}
