//! The tables of a round.

use super::{round_fact, tell_rules};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::table::{Side, Table};
use crate::cli::ui::Ui;
use crate::store::{Match, Section, place_from_word};
use crate::tournament::tables::Place;

#[derive(serde::Serialize)]
struct RoundJson {
    format: u32,
    section: String,
    round: i64,
    rules: Option<String>,
    stages: Option<String>,
    stage: usize,
    round_of_stage: usize,
    tables: Vec<TableJson>,
    byes: Vec<PlayerJson>,
}

#[derive(serde::Serialize)]
struct TableJson {
    table: i64,
    adjourned: bool,
    seats: Vec<SeatJson>,
}

#[derive(serde::Serialize)]
struct SeatJson {
    seat: i64,
    turn: usize,
    player: PlayerJson,
    place: Option<String>,
    points: Option<String>,
}

#[derive(serde::Serialize)]
struct PlayerJson {
    number: u16,
    name: String,
}

fn player(section: &Section, key: i64) -> PlayerJson {
    PlayerJson {
        number: section.number(key).0,
        name: name(section, key),
    }
}

fn name(section: &Section, key: i64) -> String {
    let found = section.players.iter().find(|row| row.id == key);
    found.map_or_else(String::new, |row| row.name.clone())
}

/// Shows the round at a place of the list.
pub(in crate::cli::commands) fn show_round(
    section: &Section,
    round: usize,
    json: bool,
    ui: &mut Ui,
) -> Result<(), Error> {
    let Some(shown) = section.rounds.get(round) else {
        return Ok(());
    };
    let stages = section.stages();
    let (stage, within) = stages
        .as_ref()
        .and_then(|stages| stages.of_round(round + 1))
        .unwrap_or((0, 1));
    if json {
        return ui.json(&RoundJson {
            format: FORMAT,
            section: section.row.name.clone(),
            round: shown.row.number,
            rules: section.row.rules.clone(),
            stages: section.row.stages.clone(),
            stage: stage + 1,
            round_of_stage: within,
            tables: shown
                .matches
                .iter()
                .map(|one| table_json(section, one))
                .collect(),
            byes: shown
                .byes
                .iter()
                .map(|bye| player(section, bye.player))
                .collect(),
        });
    }
    ui.tell(
        &Fact::new("pairings-title")
            .with("section", section.row.name.clone())
            .with("round", shown.row.number),
    )?;
    tell_rules(section, ui)?;
    if let Some(fact) = stages.and_then(|stages| round_fact(&stages, round + 1)) {
        ui.tell(&fact)?;
    }
    list(section, round, ui).print(ui.out())?;
    Ok(())
}

fn table_json(section: &Section, one: &Match) -> TableJson {
    let game = one.games.first();
    TableJson {
        table: one.row.board,
        adjourned: game.is_some_and(|game| game.row.adjourned != 0),
        seats: game
            .into_iter()
            .flat_map(|game| game.seats.iter().enumerate())
            .map(|(turn, seat)| SeatJson {
                seat: seat.number,
                turn: turn + 1,
                player: player(section, seat.player),
                place: seat.result.clone(),
                points: points(section, one, turn),
            })
            .collect(),
    }
}

/// The points of a seat by its turn; none while the game is not over.
fn points(section: &Section, one: &Match, turn: usize) -> Option<String> {
    let game = one.games.first()?;
    let table = crate::tournament::tables::Table {
        number: one.row.board,
        seats: section.seats(game),
    };
    let seat = table.seats.get(turn).filter(|seat| seat.place.is_some())?;
    Some(table.score(&section.place_points(), seat).to_string())
}

/// The table list of a round: a line a seat in the order of turns.
fn list(section: &Section, round: usize, ui: &Ui) -> Table {
    let head = |id: &str, side| (ui.words.say(id, &[]), side);
    let mut table = Table::new([
        head("col-table", Side::Right),
        head("col-seat", Side::Right),
        head("col-number", Side::Right),
        head("col-name", Side::Left),
        head("col-place", Side::Right),
        head("col-points", Side::Right),
    ]);
    let Some(shown) = section.rounds.get(round) else {
        return table;
    };
    for one in &shown.matches {
        let Some(game) = one.games.first() else {
            continue;
        };
        for (turn, seat) in game.seats.iter().enumerate() {
            let place = match seat.result.as_deref().and_then(place_from_word) {
                Some(Place::At(place)) => place.to_string(),
                Some(Place::Absent) => "–".to_owned(),
                None if game.row.adjourned != 0 => "*".to_owned(),
                None => "·".to_owned(),
            };
            table.row(vec![
                one.row.board.to_string(),
                seat.number.to_string(),
                section.number(seat.player).to_string(),
                name(section, seat.player),
                place,
                points(section, one, turn).unwrap_or_default(),
            ]);
        }
    }
    for bye in &shown.byes {
        let word = ui.words.say("bye-zero", &[]);
        table.row(vec![
            String::new(),
            String::new(),
            section.number(bye.player).to_string(),
            name(section, bye.player),
            word,
            String::new(),
        ]);
    }
    table
}

/// The table list of a round as CSV.
pub(in crate::cli::commands) fn pairings_csv(section: &Section, round: usize, ui: &Ui) -> Vec<u8> {
    list(section, round, ui).csv()
}
