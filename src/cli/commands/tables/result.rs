//! Places at a table into the event.

use super::audit::qualification_note;
use crate::cli::commands::result::Guard;
use crate::cli::desk::label;
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::entry::narrow;
use crate::store::{Edit, Game, Section, are_places, place_from_word, place_word};
use crate::tournament::tables::Place;

/// The result of a table.
#[derive(Clone, serde::Serialize)]
pub(in crate::cli::commands) struct TableResultJson {
    section: String,
    round: i64,
    board: i64,
    seats: Vec<SeatJson>,
    adjourned: bool,
}

#[derive(Clone, serde::Serialize)]
struct SeatJson {
    seat: i64,
    player: String,
    /// A number, `absent`, or null while the game is not over.
    place: Option<String>,
}

/// What was entered.
enum Outcome {
    Places(Vec<Place>),
    Open,
    Adjourned,
}

/// Enters `3:1 5:2 1:3`, seat and place, or the places in the order of the seats; `-` for who did not come.
pub(in crate::cli::commands) fn enter(
    edit: &Edit<'_>,
    section: &mut Section,
    (round, board): (usize, usize),
    text: &str,
    guard: Guard,
) -> Result<(Fact, Vec<Fact>, TableResultJson), Error> {
    let number = section.rounds[round].row.number;
    let one = &section.rounds[round].matches[board];
    let address = format!("{number}.{}", one.row.board);
    let mut game = one.games.first().cloned().ok_or_else(|| {
        Error::Usage(Fact::new("error-no-board").with("address", address.clone()))
    })?;
    let before = places_text(&game);
    let outcome = read(&game, text, &address)?;
    let leads_on = is_settled(section, round);
    if game.is_over() && leads_on && guard == Guard::Current {
        return Err(Error::No(
            Fact::new("error-old-result").with("address", address),
        ));
    }
    for (index, seat) in game.seats.iter_mut().enumerate() {
        seat.result = match &outcome {
            Outcome::Places(places) => places.get(index).map(|place| place_word(*place)),
            Outcome::Open | Outcome::Adjourned => None,
        };
        edit.update(seat)?;
    }
    game.row.adjourned = i64::from(matches!(outcome, Outcome::Adjourned));
    edit.update(&game.row)?;
    let said = said(section, &game, &address);
    let mut warnings = Vec::new();
    if let Some(before) = before.filter(|before| Some(before) != places_text(&game).as_ref()) {
        warnings.push(
            Fact::new("warn-result-changed")
                .with("address", address)
                .with("before", before),
        );
    }
    let json = TableResultJson {
        section: section.row.name.clone(),
        round: number,
        board: section.rounds[round].matches[board].row.board,
        seats: game
            .seats
            .iter()
            .map(|seat| SeatJson {
                seat: seat.number,
                player: label(section, seat.player),
                place: seat.result.clone(),
            })
            .collect(),
        adjourned: game.row.adjourned != 0,
    };
    section.rounds[round].matches[board].games[0] = game;
    if leads_on {
        warnings.extend(qualification_note(section, round + 1));
    }
    Ok((said, warnings, json))
}

/// Whether a later stage has been seated from the results of a round.
fn is_settled(section: &Section, round: usize) -> bool {
    let Some(stages) = section.stages() else {
        return false;
    };
    let stage = |round: usize| stages.of_round(round).map(|(stage, _)| stage);
    stage(section.rounds.len()) != stage(round + 1)
}

/// The places by seat, as they are entered; none while the game is not over.
pub(super) fn places_text(game: &Game) -> Option<String> {
    let places: Option<Vec<String>> = game
        .seats
        .iter()
        .map(|seat| {
            let place = place_from_word(seat.result.as_deref()?)?;
            let place = match place {
                Place::At(place) => place.to_string(),
                Place::Absent => "-".to_owned(),
            };
            Some(format!("{}:{place}", seat.number))
        })
        .collect();
    places.map(|places| places.join(" "))
}

fn read(game: &Game, text: &str, address: &str) -> Result<Outcome, Error> {
    let seats: Vec<String> = game
        .seats
        .iter()
        .map(|seat| seat.number.to_string())
        .collect();
    let wrong = |id: &'static str| {
        Error::Usage(
            Fact::new(id)
                .with("address", address.to_owned())
                .with("text", text.to_owned())
                .with("seats", seats.join(", ")),
        )
    };
    let plain: String = text.chars().map(narrow).collect();
    let text = plain.as_str();
    match text.trim().to_lowercase().as_str() {
        "none" | "нет" | "无" => return Ok(Outcome::Open),
        "adjourned" | "отложена" | "封棋" => return Ok(Outcome::Adjourned),
        _ => {}
    }
    let words: Vec<&str> = text
        .split([' ', ',', ';', '，'])
        .filter(|word| !word.is_empty())
        .collect();
    let place = |word: &str| match word {
        "-" | "−" | "–" => Some(Place::Absent),
        word => place_from_word(word),
    };
    let mut places = vec![None; game.seats.len()];
    let by_seat = words.iter().any(|word| word.contains([':', '=', '：']));
    for (index, word) in words.iter().enumerate() {
        let (at, word) = match word.split_once([':', '=', '：']) {
            Some((seat, place)) => (seats.iter().position(|known| known == seat.trim()), place),
            None if by_seat => return Err(wrong("tables-bad-places")),
            None => (Some(index), *word),
        };
        let slot = at.and_then(|at| places.get_mut(at));
        let slot = slot.ok_or_else(|| wrong("tables-bad-places"))?;
        if slot.is_some() {
            return Err(wrong("tables-bad-places"));
        }
        *slot = Some(place(word.trim()).ok_or_else(|| wrong("tables-bad-places"))?);
    }
    let places: Option<Vec<Place>> = places.into_iter().collect();
    let places = places.ok_or_else(|| wrong("tables-places-missing"))?;
    match are_places(&places) {
        true => Ok(Outcome::Places(places)),
        false => Err(wrong("tables-places-gap")),
    }
}

fn said(section: &Section, game: &Game, address: &str) -> Fact {
    if places_text(game).is_none() {
        let id = match game.row.adjourned {
            0 => "tables-result-open",
            _ => "tables-result-adjourned",
        };
        return Fact::new(id).with("address", address.to_owned());
    }
    let mut seats: Vec<(Option<Place>, i64)> = game
        .seats
        .iter()
        .map(|seat| {
            (
                seat.result.as_deref().and_then(place_from_word),
                seat.player,
            )
        })
        .collect();
    seats.sort_by_key(|(place, _)| match place {
        Some(Place::At(place)) => *place,
        _ => usize::MAX,
    });
    let order: Vec<String> = seats
        .into_iter()
        .map(|(place, player)| match place {
            Some(Place::At(place)) => format!("{place}. {}", label(section, player)),
            _ => format!("– {}", label(section, player)),
        })
        .collect();
    Fact::new("tables-result")
        .with("address", address.to_owned())
        .with("order", order.join("; "))
}
