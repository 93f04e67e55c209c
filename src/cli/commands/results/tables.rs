//! Results of tables: one row a table, one digit a seat.

mod draw;
mod keys;

use std::io::IsTerminal;

use super::{Results, TICK};
use crate::cli::commands::result::{Guard, enter_one};
use crate::cli::commands::tables;
use crate::cli::desk::{SectionArgs, game_address, no_round, sections};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::terminal::{self, Pending};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::store::{Section, SheetRow, Store, place_from_word};
use crate::tournament::tables::Place;

use super::keys::Step;
use super::news::{News, refreshed};
use keys::{List, Row, Seat};

#[derive(serde::Serialize)]
struct TablesJson {
    format: u32,
    round: i64,
    open: usize,
    tables: Vec<RowJson>,
}

#[derive(serde::Serialize)]
struct RowJson {
    section: String,
    game: String,
    adjourned: bool,
    seats: Vec<SeatJson>,
}

#[derive(serde::Serialize)]
struct SeatJson {
    seat: u8,
    player: String,
    /// A number, `-` for who did not come, or null.
    place: Option<String>,
    /// Whether his sheet is there.
    sheet: bool,
}

/// The sections that are asked for, if all of them are played at tables; an error where only some are.
pub(super) fn at_tables(store: &mut Store, arguments: &Results) -> Result<bool, Error> {
    let name = arguments.section.section.as_deref();
    let sections = store.look::<_, Error>(|view| sections(view, name))?;
    let named = |wanted: bool| {
        let names = sections.iter().filter(|one| one.is_tables() == wanted);
        names.map(|one| one.row.name.clone()).collect::<Vec<_>>()
    };
    let (at_tables, in_pairs) = (named(true), named(false));
    match (at_tables.is_empty(), in_pairs.is_empty()) {
        (false, false) => Err(Error::Usage(
            Fact::new("results-two-kinds")
                .with("tables", at_tables.join(", "))
                .with("pairs", in_pairs.join(", ")),
        )),
        (is_none, _) => Ok(!is_none),
    }
}

pub(super) fn run(
    store: &mut Store,
    arguments: &Results,
    guard: Guard,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let (round, rows) = rows(store, &arguments.section, arguments.round)?;
    if arguments.json {
        return json(round, rows, ui);
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
            let key = terminal::key(Some(TICK))?;
            // the round stays, also when another desk pairs the next one
            let look = |store: &mut Store| {
                Ok::<_, Error>(self::rows(store, &arguments.section, Some(round))?.1)
            };
            let news = refreshed(store, |store| Ok(list.refresh(look(store)?)));
            let news = news.unwrap_or_else(|error: Error| {
                list.failed(error.say(words));
                News::Here
            });
            let step = match (key, news) {
                (Some(key), _) if terminal::leaves(key) => return Ok(()),
                (Some(key), News::None) => list.press(key),
                (Some(_), News::Here) | (None, _) => continue,
            };
            let Step::Enter { row, result } = step else {
                continue;
            };
            let one = &list.rows[row];
            let (place, section) = (one.place.clone(), one.section.clone());
            let stamp = arguments.event.stamp(format!("result {place} {result}"));
            match enter_one(store, (None, &stamp), (&section, &place), &result, guard) {
                Ok(entered) => {
                    let rows = look(store)?;
                    let said = entered.iter().map(|one| one.said.say(words));
                    let warned = entered.iter().flat_map(|one| &one.warnings);
                    let warned = warned.map(|warning| warning.say(words));
                    list.entered(rows, said.collect(), warned.collect());
                }
                Err(error) => list.failed(error.say(words)),
            }
        }
    })?;
    let open = list.rows.iter().filter(|row| row.is_open).count();
    let fact = Fact::new("results-title").with("round", round);
    ui.tell(&fact.with("open", open).with("games", list.rows.len()))?;
    Ok(Answer::Yes)
}

fn json(round: i64, rows: Vec<Row>, ui: &mut Ui) -> Result<Answer, Error> {
    let row = |row: Row| RowJson {
        section: row.section,
        game: row.place,
        adjourned: row.is_adjourned,
        seats: row
            .seats
            .into_iter()
            .map(|seat| SeatJson {
                seat: seat.number,
                player: seat.name,
                place: seat.place,
                sheet: seat.has_sheet,
            })
            .collect(),
    };
    ui.json(&TablesJson {
        format: FORMAT,
        round,
        open: rows.iter().filter(|row| row.is_open).count(),
        tables: rows.into_iter().map(row).collect(),
    })?;
    Ok(Answer::Yes)
}

/// The tables of the round.
fn rows(
    store: &mut Store,
    section: &SectionArgs,
    round: Option<i64>,
) -> Result<(i64, Vec<Row>), Error> {
    let name = section.section.as_deref();
    let (sections, sheets) =
        store.look::<_, Error>(|view| Ok((sections(view, name)?, view.all::<SheetRow>()?)))?;
    let last = sections
        .iter()
        .map(|section| section.rounds.len() as i64)
        .max();
    let wanted = round.or(last).unwrap_or(0);
    let mut rows: Vec<Row> = sections
        .iter()
        .flat_map(|section| of_section(section, wanted, &sheets))
        .collect();
    if rows.is_empty() {
        let section = sections.first().ok_or(Error::Usage(
            Fact::new("error-which-section").with("known", String::new()),
        ))?;
        return Err(no_round(section, usize::try_from(wanted).unwrap_or(0)));
    }
    rows.sort_by_key(|row| row.board);
    Ok((wanted, rows))
}

fn of_section(section: &Section, wanted: i64, sheets: &[SheetRow]) -> Vec<Row> {
    let rounds = section.rounds.iter();
    let rounds = rounds.filter(|round| round.row.number == wanted);
    let mut rows = Vec::new();
    for one in rounds.flat_map(|round| &round.matches) {
        let Some(game) = one.games.first() else {
            continue;
        };
        let seat = |seat: &crate::store::SeatRow| {
            let player = section.players.iter().find(|row| row.id == seat.player);
            let place = seat.result.as_deref().and_then(place_from_word);
            let copy = seat.number.to_string();
            Seat {
                number: u8::try_from(seat.number).unwrap_or(0),
                name: player.map_or_else(String::new, |row| row.name.clone()),
                place: place.map(|place| match place {
                    Place::At(place) => place.to_string(),
                    Place::Absent => "-".to_owned(),
                }),
                has_sheet: sheets
                    .iter()
                    .any(|sheet| sheet.game == game.row.id && sheet.copy == copy),
            }
        };
        rows.push(Row {
            section: section.row.name.clone(),
            board: one.row.board,
            place: game_address(section, wanted, one.row.board, 1),
            seats: game.seats.iter().map(seat).collect(),
            is_open: !game.is_over(),
            is_adjourned: game.row.adjourned != 0,
        });
    }
    debug_assert!(rows.is_empty() || tables::is_star(&section.row));
    rows
}
