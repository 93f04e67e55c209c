//! The games of a section of star halma as records: the event's own tags, and the turns of the best copy handed in.

use super::seats::{Seated, seated};
use super::sheets::turns;
use crate::notation::star::{Record, Tag, write_text};
use crate::store::{EventRow, Game, Match, Round, Section, SheetRow};
use crate::tournament::tables::Place;

/// A record a game with seats, players, settings and places.
pub(in crate::cli::commands) fn records(
    event: &EventRow,
    section: &Section,
    sheets: &[SheetRow],
) -> String {
    let mut texts = Vec::new();
    for round in &section.rounds {
        for one in &round.matches {
            for game in &one.games {
                let mut written = record(event, section, (round, one), game);
                written.turns = turns(sheets, section, game);
                texts.push(write_text(&written));
            }
        }
    }
    texts.join("\n")
}

/// A game's sheet before anything is written on it: the event's tags without places.
pub(in crate::cli::commands) fn blank_record(
    event: &EventRow,
    section: &Section,
    game: &Game,
) -> Record {
    let rounds = section.rounds.iter();
    let at = rounds
        .flat_map(|round| round.matches.iter().map(move |one| (round, one)))
        .find(|(_, one)| one.games.iter().any(|other| other.row.id == game.row.id));
    let mut blank = at.map_or_else(Record::default, |at| record(event, section, at, game));
    blank.tags.retain(|tag| tag.name != "Places");
    blank
}

fn record(
    event: &EventRow,
    section: &Section,
    (round, one): (&Round, &Match),
    game: &Game,
) -> Record {
    let seats = seated(section, game);
    let list: Vec<String> = seats
        .iter()
        .map(|seat| seat.camp.number().to_string())
        .collect();
    let mut tags = vec![
        ("Event".to_owned(), event.name.clone()),
        ("Site".to_owned(), event.city.clone().unwrap_or_default()),
        ("Round".to_owned(), round.row.number.to_string()),
        ("Table".to_owned(), one.row.board.to_string()),
        ("Variant".to_owned(), "star".to_owned()),
        ("Seats".to_owned(), list.join(",")),
    ];
    for seat in &seats {
        let player = section.players.iter().find(|row| row.id == seat.player);
        let name = player.map_or_else(String::new, |row| row.name.clone());
        tags.push((format!("Seat{}", seat.camp.number()), name));
    }
    tags.push((
        "Rules".to_owned(),
        section.row.rules.clone().unwrap_or_default(),
    ));
    tags.push(("Places".to_owned(), places(&seats).unwrap_or_default()));
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

/// Places by seat, `1:1 4:2`; none while the game is not over.
pub(in crate::cli::commands) fn places(seats: &[Seated]) -> Option<String> {
    let place = |seat: &Seated| {
        let place = match seat.place? {
            Place::At(place) => place.to_string(),
            Place::Absent => "-".to_owned(),
        };
        Some(format!("{}:{place}", seat.camp.number()))
    };
    let places: Option<Vec<String>> = seats.iter().map(place).collect();
    places.map(|places| places.join(" "))
}
