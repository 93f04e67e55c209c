//! `huff results`

mod draw;
mod keys;
mod late;
mod news;
mod row;
mod tables;

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use clap::Args;

use crate::cli::commands::result::{Guard, enter_one};
use crate::cli::desk::{EventArgs, SectionArgs, now};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::terminal::{self, Pending};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::draughts::Color;
use crate::store::{Keep, Store};

use keys::{List, Step};
use late::{Change, Late};
use news::{News, refreshed};
use row::{Row, rows};

/// How often one looks for what other desks have entered, and what the time is.
const TICK: Duration = Duration::from_millis(250);

/// Enter the results of a round on one screen
///
/// All boards of the round, one row a game, the side that moves first on the left. 1 says that the left player has won, 0 the
/// right one, = a draw, ++ that the right one did not come, -- the left one; 2-0, 1-1, 1/2 are understood, and / takes
/// everything that huff result takes. It begins at the first board; g and a number go to another one. Each result is on the
/// disk before it is shown, with the name and side of the winner, and is an entry of the journal like that of huff result.
/// At tables of star halma a digit a seat is its place: 1 2 2 4, - for who did not come.
///
/// t says when the round began, l and r that the left or the right player is not there, and, pressed again, that he has
/// come. After the limit of the section (`huff section set --late-limit 30`) the forfeit is proposed, and entered by ++ or
/// -- only. Without a screen --began, --missing and --came note the same.
///
/// Examples: huff results 3; huff results --began 0 --missing 3.12:white
#[derive(Debug, Args)]
pub(in crate::cli) struct Results {
    /// The round; by default the last one
    round: Option<i64>,
    /// Change results of an earlier round, which later pairings were made from
    #[arg(long)]
    correct: bool,
    /// The round began so many minutes ago
    #[arg(long, value_name = "MINUTES", value_parser = clap::value_parser!(u16).range(0..=1440))]
    began: Option<u16>,
    /// Who is not at the board: ROUND.BOARD:white or ROUND.BOARD:black
    #[arg(long, value_name = "WHO")]
    missing: Vec<String>,
    /// Who has come late
    #[arg(long, value_name = "WHO")]
    came: Vec<String>,
    /// Say in JSON what is there, and enter nothing
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(serde::Serialize)]
struct ResultsJson {
    format: u32,
    round: i64,
    open: usize,
    games: Vec<RowJson>,
}

#[derive(serde::Serialize)]
struct RowJson {
    section: String,
    game: String,
    white: String,
    black: String,
    result: Option<String>,
    /// Whose sheets are there, typed or on paper.
    sheets: Vec<&'static str>,
    /// Who was not there when the round began.
    late: Vec<LateJson>,
}

#[derive(serde::Serialize)]
struct LateJson {
    side: &'static str,
    has_come: bool,
    /// After which he came, else those since the round began.
    minutes: Option<i64>,
    /// Whether the limit of the section is over and he has not come.
    forfeit_proposed: bool,
}

pub(super) fn run(arguments: &Results, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let guard = match arguments.correct {
        true => Guard::Correct,
        false => Guard::Current,
    };
    if tables::at_tables(&mut store, arguments)? {
        return tables::run(&mut store, arguments, guard, ui);
    }
    let (round, rows) = rows(&mut store, &arguments.section, arguments.round)?;
    if arguments.began.is_some() || !arguments.missing.is_empty() || !arguments.came.is_empty() {
        return note_late(arguments, &mut store, (round, &rows), ui);
    }
    if arguments.json {
        return json(round, &rows, ui);
    }
    if !(std::io::stdin().is_terminal() && std::io::stdout().is_terminal()) {
        return Err(Error::Usage(Fact::new("error-results-terminal")));
    }
    let words = &ui.words;
    let mut list = List::new(round, rows);
    // the entry of the result that was stored last
    let mut entry = None;
    terminal::on_screen(|screen| {
        loop {
            list.now = now();
            if terminal::more_keys()? == Pending::None {
                screen.draw(|frame| draw::draw(frame, &list, words))?;
            }
            let since = Instant::now();
            let key = terminal::key(Some(TICK))?;
            // a key that was pressed while the disk was written to has not waited
            list.waited += since.elapsed();
            // the round stays, also when another desk pairs the next one
            let look = |store: &mut Store| {
                Ok::<_, Error>(self::rows(store, &arguments.section, Some(round))?.1)
            };
            let news = refreshed(&mut store, |store| Ok(list.refresh(look(store)?)));
            let news = news.unwrap_or_else(|error: Error| {
                list.told.warnings.clear();
                list.failed(list.at, error.say(words));
                News::Here
            });
            let step = match (key, news) {
                (Some(key), _) if terminal::leaves(key) => return Ok(()),
                (Some(key), News::None) => list.press(key),
                (Some(_), News::Here) | (None, _) => continue,
            };
            let (row, result) = match step {
                Step::Nothing => continue,
                Step::Enter { row, result } => {
                    entry = None;
                    (row, result)
                }
                Step::Correct { row, result } => (row, result),
                other => {
                    match note_step(arguments, &mut store, &list, &other) {
                        Ok(fact) => {
                            list.noted(look(&mut store)?, fact.say(words));
                        }
                        Err(error) => list.failed(list.at, error.say(words)),
                    }
                    continue;
                }
            };
            let one = &list.rows[row];
            let (place, section) = (one.place.clone(), one.section.clone());
            let stamp = arguments.event.stamp(format!("result {place} {result}"));
            let at = (section.as_str(), place.as_str());
            match enter_one(&mut store, (entry, &stamp), at, &result, guard) {
                Ok(entered) => {
                    entry = store.entry();
                    let rows = look(&mut store)?;
                    let said = entered.iter().map(|one| one.said.say(words));
                    let warned = entered.iter().flat_map(|one| &one.warnings);
                    list.entered(
                        rows,
                        (row, &result),
                        said.collect(),
                        warned.map(|warning| warning.say(words)).collect(),
                    );
                }
                Err(error) => list.failed(row, error.say(words)),
            }
        }
    })?;
    let open = list.rows.iter().filter(|row| row.is_open).count();
    let fact = Fact::new("results-title").with("round", round);
    ui.tell(&fact.with("open", open).with("games", list.rows.len()))?;
    Ok(Answer::Yes)
}

/// Keeps a step that is no result.
fn note_step(
    arguments: &Results,
    store: &mut Store,
    list: &List,
    step: &Step,
) -> Result<Fact, Error> {
    let (what, work): (String, Noting<'_>) = match step {
        Step::Late {
            row,
            column,
            change,
        } => {
            let one = &list.rows[*row];
            let color = one.side(*column);
            let what = format!("late {}:{} {}", one.place, color.word(), change.word());
            let work = Noting::Player(&one.section, &one.place, color, *change);
            (what, work)
        }
        Step::Began { minutes } => {
            let work = Noting::Round(list.round, *minutes);
            (format!("late {} began {minutes}", list.round), work)
        }
        Step::Nothing | Step::Enter { .. } | Step::Correct { .. } => {
            return Err(Error::No(Fact::new("results-all")));
        }
    };
    let stamp = arguments.event.stamp(what);
    store.transact::<_, Error>(&stamp, Keep::Commit, |edit| match work {
        Noting::Player(section, place, color, change) => {
            late::note(edit, Some(section), place, color, change)
        }
        Noting::Round(round, minutes) => {
            late::begin(edit, &section_names(&list.rows), round, minutes)
        }
    })
}

/// What is noted of a round or of a player.
enum Noting<'l> {
    Player(&'l str, &'l str, Color, Change),
    Round(i64, i64),
}

fn section_names(rows: &[Row]) -> Vec<String> {
    let mut names: Vec<String> = rows.iter().map(|row| row.section.clone()).collect();
    names.sort();
    names.dedup();
    names
}

/// `--began`, `--missing`, `--came`: all of it is one entry of the journal.
fn note_late(
    arguments: &Results,
    store: &mut Store,
    (round, rows): (i64, &[Row]),
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let section = arguments.section.section.as_deref();
    let stamp = arguments.event.stamp("results");
    let facts = store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        let mut facts = Vec::new();
        if let Some(minutes) = arguments.began {
            let names = section_names(rows);
            facts.push(late::begin(edit, &names, round, i64::from(minutes))?);
        }
        let missing = arguments.missing.iter().map(|who| (who, Change::Missing));
        let came = arguments.came.iter().map(|who| (who, Change::Came));
        for (who, change) in missing.chain(came) {
            let (place, color) = late::place(who)?;
            facts.push(late::note(edit, section, place, color, change)?);
        }
        Ok(facts)
    })?;
    if arguments.json {
        let (round, rows) = self::rows(store, &arguments.section, Some(round))?;
        return json(round, &rows, ui);
    }
    facts.iter().try_for_each(|fact| ui.tell(fact))?;
    Ok(Answer::Yes)
}

fn json(round: i64, rows: &[Row], ui: &mut Ui) -> Result<Answer, Error> {
    let game = |row: &Row| {
        let name = |color| row.player(color).to_owned();
        let late = |column: usize| {
            let late = row.late[column]?;
            let minutes = match late {
                Late::Missing => row.waiting.minutes(now()),
                Late::Came(minutes) => Some(minutes),
            };
            let is_missing = late == Late::Missing;
            Some(LateJson {
                side: row.side(column).word(),
                has_come: !is_missing,
                minutes,
                forfeit_proposed: is_missing && row.is_open && row.waiting.is_over(now()),
            })
        };
        let sheets = [("white", row.sheets[0]), ("black", row.sheets[1])];
        RowJson {
            section: row.section.clone(),
            game: row.place.clone(),
            white: name(Color::White),
            black: name(Color::Black),
            result: (!row.is_open).then(|| row.result.clone()),
            sheets: sheets
                .into_iter()
                .filter(|(_, there)| *there)
                .map(|(copy, _)| copy)
                .collect(),
            late: [0, 1].into_iter().filter_map(late).collect(),
        }
    };
    ui.json(&ResultsJson {
        format: FORMAT,
        round,
        open: rows.iter().filter(|row| row.is_open).count(),
        games: rows.iter().map(game).collect(),
    })?;
    Ok(Answer::Yes)
}
