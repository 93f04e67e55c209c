//! `huff results`

mod draw;
mod keys;
mod tables;

use std::collections::HashSet;
use std::io::IsTerminal;

use clap::Args;

use crate::cli::commands::pairings::result_text;
use crate::cli::commands::result::{Guard, enter_one};
use crate::cli::desk::{EventArgs, SectionArgs, game_address, no_round, sections};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::terminal::{self, Pending};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::draughts::{Color, Variant};
use crate::entry::Key;
use crate::store::{Game, HandoverRow, Match, Round, Section, SheetRow, Store};

use keys::{List, Row, Step};

/// Enter the results of a round on one screen
///
/// All boards of the round, one row a game, the side that moves first on the left. 1 says that the left player has won, 0 the
/// right one, = a draw, ++ that the right one did not come, -- the left one; 2-0, 1-1, 0-2 are understood, and / takes
/// everything that huff result takes. Each result is on the disk before it is shown, with the name and side of the
/// winner, and is an entry of the journal like that of huff result. At tables of star halma a digit a seat is its place:
/// 1 2 2 4, - for who did not come.
///
/// Example: huff results 3
#[derive(Debug, Args)]
pub(in crate::cli) struct Results {
    /// The round; by default the last one
    round: Option<i64>,
    /// Change results of an earlier round, which later pairings were made from
    #[arg(long)]
    correct: bool,
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
    let (round, rows) = rows(&mut store, arguments)?;
    if arguments.json {
        return json(round, &rows, ui);
    }
    if !(std::io::stdin().is_terminal() && std::io::stdout().is_terminal()) {
        return Err(Error::Usage(Fact::new("error-results-terminal")));
    }
    let words = &ui.words;
    let mut list = List::new(round, rows);
    terminal::on_screen(|screen| {
        loop {
            if terminal::more_keys()? == Pending::None {
                screen.draw(|frame| draw::draw(frame, &list, words))?;
            }
            let Some(key) = terminal::key(None)? else {
                continue;
            };
            let step = match key {
                Key::Control('c' | 'q') | Key::Function(10) => return Ok(()),
                key => list.press(key),
            };
            let Step::Enter { row, result } = step else {
                continue;
            };
            let one = &list.rows[row];
            let (place, section) = (one.place.clone(), one.section.clone());
            let stamp = arguments.event.stamp(format!("result {place} {result}"));
            match enter_one(&mut store, &stamp, &section, &place, &result, guard) {
                Ok(entered) => {
                    list.rows = self::rows(&mut store, arguments)?.1;
                    let said = entered.iter().map(|one| one.said.say(words));
                    let warned = entered.iter().flat_map(|one| &one.warnings);
                    list.entered(
                        row,
                        &result,
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

fn json(round: i64, rows: &[Row], ui: &mut Ui) -> Result<Answer, Error> {
    let game = |row: &Row| {
        let name = |color| row.player(color).to_owned();
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

/// The games of the round, by boards.
fn rows(store: &mut Store, arguments: &Results) -> Result<(i64, Vec<Row>), Error> {
    let (sections, sheets) = store.look::<_, Error>(|view| {
        let sections = sections(view, arguments.section.section.as_deref())?;
        let typed = view.all::<SheetRow>()?.into_iter();
        let papers = view.all::<HandoverRow>()?.into_iter();
        let sheets: HashSet<(i64, String)> = typed
            .map(|sheet| (sheet.game, sheet.copy))
            .chain(papers.map(|paper| (paper.game, paper.copy)))
            .collect();
        Ok((sections, sheets))
    })?;
    let last = sections
        .iter()
        .map(|section| section.rounds.len() as i64)
        .max();
    let wanted = arguments.round.or(last).unwrap_or(0);
    let mut rows = Vec::new();
    for section in &sections {
        let rounds = section
            .rounds
            .iter()
            .filter(|round| round.row.number == wanted);
        for (round, one) in
            rounds.flat_map(|round| round.matches.iter().map(move |one| (round, one)))
        {
            rows.extend(
                one.games
                    .iter()
                    .map(|game| row(section, round, one, game, &sheets)),
            );
        }
    }
    if rows.is_empty() {
        let section = sections.first().ok_or(Error::Usage(
            Fact::new("error-which-section").with("known", String::new()),
        ))?;
        return Err(no_round(section, usize::try_from(wanted).unwrap_or(0)));
    }
    rows.sort_by_key(|row| (row.board, row.game));
    Ok((wanted, rows))
}

fn row(
    section: &Section,
    round: &Round,
    one: &Match,
    game: &Game,
    sheets: &HashSet<(i64, String)>,
) -> Row {
    let first = Variant::from_name(&section.row.variant)
        .map_or(Color::White, |variant| variant.rules().first());
    let name = |color: Color| {
        let player = game.seats.get(color as usize).map_or(0, |seat| seat.player);
        let row = section.players.iter().find(|row| row.id == player);
        row.map_or_else(String::new, |row| row.name.clone())
    };
    let left = game.seats.get(first as usize).map_or(0, |seat| seat.player);
    let copy = |copy: &str| sheets.contains(&(game.row.id, copy.to_owned()));
    let place = game_address(section, round.row.number, one.row.board, game.row.number);
    Row {
        section: section.row.name.clone(),
        board: one.row.board,
        game: game.row.number,
        place,
        first,
        names: [name(first), name(first.opponent())],
        result: result_text(section, game, left),
        is_open: game.is_open(),
        sheets: [copy("white"), copy("black")],
    }
}
