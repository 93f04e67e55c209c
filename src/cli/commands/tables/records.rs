//! The games of a section of star halma as records: tags, and no turns, since the sheets are not kept here.

use crate::notation::star::{Record, Tag, write_text};
use crate::store::{EventRow, Game, Match, Round, Section, result_from_word};
use crate::tournament::GameResult;
use crate::tournament::seating::camps;

/// A record a game with seats, players, settings and places.
pub(in crate::cli::commands) fn records(event: &EventRow, section: &Section) -> String {
    let mut texts = Vec::new();
    for round in &section.rounds {
        for one in &round.matches {
            for game in &one.games {
                texts.push(write_text(&record(event, section, (round, one), game)));
            }
        }
    }
    texts.join("\n")
}

fn record(
    event: &EventRow,
    section: &Section,
    (round, one): (&Round, &Match),
    game: &Game,
) -> Record {
    // two players sit at camps 1 and 4; a table has the camps as numbers of its seats
    let seats: Vec<i64> = match section.is_tables() {
        true => game.seats.iter().map(|seat| seat.number).collect(),
        false => camps(game.seats.len())
            .iter()
            .map(|camp| i64::from(*camp))
            .collect(),
    };
    let list: Vec<String> = seats.iter().map(ToString::to_string).collect();
    let mut tags = vec![
        ("Event".to_owned(), event.name.clone()),
        ("Site".to_owned(), event.city.clone().unwrap_or_default()),
        ("Round".to_owned(), round.row.number.to_string()),
        ("Table".to_owned(), one.row.board.to_string()),
        ("Variant".to_owned(), "star".to_owned()),
        ("Seats".to_owned(), list.join(",")),
    ];
    for (seat, number) in game.seats.iter().zip(&seats) {
        let player = section.players.iter().find(|row| row.id == seat.player);
        let name = player.map_or_else(String::new, |row| row.name.clone());
        tags.push((format!("Seat{number}"), name));
    }
    tags.push((
        "Rules".to_owned(),
        section.row.rules.clone().unwrap_or_default(),
    ));
    tags.push(("Places".to_owned(), places(section, game, &seats)));
    Record {
        tags: tags
            .into_iter()
            .filter(|(_, value)| !value.is_empty())
            .map(|(name, value)| Tag {
                name,
                value,
                span: Default::default(),
            })
            .collect(),
        ..Record::default()
    }
}

/// Places by seat; none while the game is not over.
fn places(section: &Section, game: &Game, seats: &[i64]) -> String {
    if section.is_tables() {
        return super::result::places_text(game).unwrap_or_default();
    }
    let place = |result: &str| match result_from_word(result) {
        Some(GameResult::Win | GameResult::ShortWin | GameResult::ForfeitWin) => Some(1),
        Some(GameResult::Draw | GameResult::ShortDraw) => Some(1),
        Some(GameResult::Loss | GameResult::ShortLoss) => Some(2),
        Some(GameResult::ForfeitLoss) | None => None,
    };
    let places: Option<Vec<String>> = game
        .seats
        .iter()
        .zip(seats)
        .map(|(seat, number)| {
            let place = place(seat.result.as_deref()?)?;
            Some(format!("{number}:{place}"))
        })
        .collect();
    places.map_or_else(String::new, |places| places.join(" "))
}
