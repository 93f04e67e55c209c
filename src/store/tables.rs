//! Sections at tables: rows to the tournament's view of them, and what can be wrong with them.

use super::check::Fault;
use super::rows::SeatRow;
use super::section::{Game, Match, Round, Section};
use crate::tournament::PlayerId;
use crate::tournament::seating::camps;
use crate::tournament::tables::{Place, PlacePoints, SYSTEM, Seat, Stages, Table, TablesEvent};

/// Somebody who did not come to a table.
const ABSENT: &str = "absent";

/// The word for a place at a table.
pub fn place_word(place: Place) -> String {
    match place {
        Place::At(place) => place.to_string(),
        Place::Absent => ABSENT.to_owned(),
    }
}

/// The place of a word.
pub fn place_from_word(word: &str) -> Option<Place> {
    match word {
        ABSENT => Some(Place::Absent),
        _ => word.parse().ok().filter(|place| *place > 0).map(Place::At),
    }
}

impl Match {
    /// All who sit at the board, by the seats of the first game.
    pub fn seated(&self) -> Vec<i64> {
        let first = self.games.first();
        first.map_or_else(Vec::new, |game| {
            game.seats.iter().map(|seat| seat.player).collect()
        })
    }
}

impl Section {
    /// Whether its games are played at tables of two to six.
    pub fn is_tables(&self) -> bool {
        self.row.system == SYSTEM
    }

    /// The stages of a section at tables; none where they are not set.
    pub fn stages(&self) -> Option<Stages> {
        self.row.stages.as_deref()?.parse().ok()
    }

    /// The points for places.
    pub fn place_points(&self) -> PlacePoints {
        let points = self.row.place_points.as_deref();
        points
            .and_then(|points| points.parse().ok())
            .unwrap_or_default()
    }

    /// A section at tables as the tournament sees it; none where no stages are set.
    pub fn tables_event(&self, rounds: usize) -> Option<TablesEvent> {
        let table = |one: &Match| {
            let game = one.games.first();
            Table {
                number: one.row.board,
                seats: game.map_or_else(Vec::new, |game| self.seats(game)),
            }
        };
        Some(TablesEvent {
            players: self.players.iter().map(|row| self.number(row.id)).collect(),
            stages: self.stages()?,
            points: self.place_points(),
            seed: self.seed(),
            rounds: self
                .rounds
                .iter()
                .take(rounds)
                .map(|round| round.matches.iter().map(table).collect())
                .collect(),
        })
    }

    /// The seats of a game at a table.
    pub fn seats(&self, game: &Game) -> Vec<Seat> {
        let seat = |seat: &SeatRow| Seat {
            player: self.number(seat.player),
            camp: u8::try_from(seat.number).unwrap_or(0),
            place: seat.result.as_deref().and_then(place_from_word),
        };
        game.seats.iter().map(seat).collect()
    }

    /// The keys of players by their numbers.
    pub fn key(&self, number: PlayerId) -> i64 {
        self.player(number).map_or(0, |row| row.id)
    }
}

/// What is wrong with the tables of a round.
pub(super) fn faults(section: &Section, round: &Round, faults: &mut Vec<Fault>) {
    for one in &round.matches {
        let place = |make: fn(String, i64, i64) -> Fault| {
            make(section.row.name.clone(), round.row.number, one.row.board)
        };
        let [game] = &one.games[..] else {
            faults.push(place(|section, round, board| Fault::Board {
                section,
                round,
                board,
            }));
            continue;
        };
        let numbers: Vec<u8> = game
            .seats
            .iter()
            .filter_map(|seat| u8::try_from(seat.number).ok())
            .collect();
        if numbers != camps(game.seats.len()) {
            faults.push(place(|section, round, board| Fault::Board {
                section,
                round,
                board,
            }));
        } else if !places_fit(game) {
            faults.push(place(|section, round, board| Fault::Results {
                section,
                round,
                board,
            }));
        }
    }
}

/// All have a place or none, and each place has as many before it as its number says.
fn places_fit(game: &Game) -> bool {
    let words: Vec<&str> = game
        .seats
        .iter()
        .filter_map(|seat| seat.result.as_deref())
        .collect();
    let places: Option<Vec<Place>> = words.iter().map(|word| place_from_word(word)).collect();
    match places {
        None => false,
        Some(places) if places.is_empty() => true,
        Some(places) => places.len() == game.seats.len() && are_places(&places),
    }
}

/// Whether places are such as can be given: 1, 2, 2, 4; who is absent has none.
pub fn are_places(places: &[Place]) -> bool {
    let given: Vec<usize> = places
        .iter()
        .filter_map(|place| match place {
            Place::At(place) => Some(*place),
            Place::Absent => None,
        })
        .collect();
    given
        .iter()
        .all(|place| given.iter().filter(|other| *other < place).count() + 1 == *place)
}
