//! The seats of a game of star halma, at a table or of a pair.

use crate::star::{Camp, Options};
use crate::store::{Game, Section, SectionRow, place_from_word, result_from_word};
use crate::tournament::GameResult;
use crate::tournament::seating::camps;
use crate::tournament::tables::Place;

/// Somebody at a game of star halma.
pub(in crate::cli::commands) struct Seated {
    /// His camp, whose number is that of his seat.
    pub(in crate::cli::commands) camp: Camp,
    /// His key.
    pub(in crate::cli::commands) player: i64,
    /// His place; none while the game is not over.
    pub(in crate::cli::commands) place: Option<Place>,
}

/// Whether a section plays star halma, at tables or in pairs.
pub(in crate::cli::commands) fn is_star(row: &SectionRow) -> bool {
    crate::notation::star::is_name(&row.variant)
}

/// The settings of a section of star halma.
pub(in crate::cli::commands) fn options(row: &SectionRow) -> Options {
    let rules = row.rules.as_deref().unwrap_or_default();
    rules.parse().unwrap_or_default()
}

/// The seats of a game in the order of turns: a table has the camps as numbers of its seats, a pair sits at 1 and 4.
pub(in crate::cli::commands) fn seated(section: &Section, game: &Game) -> Vec<Seated> {
    let usual = camps(game.seats.len());
    let seat = |(turn, seat): (usize, &crate::store::SeatRow)| {
        let result = seat.result.as_deref();
        let (number, place) = match section.is_tables() {
            true => (
                u8::try_from(seat.number).unwrap_or(0),
                result.and_then(place_from_word),
            ),
            false => (
                usual.get(turn).copied().unwrap_or(0),
                result.and_then(result_from_word).map(place_of),
            ),
        };
        Some(Seated {
            camp: Camp::from_number(number)?,
            player: seat.player,
            place,
        })
    };
    game.seats.iter().enumerate().filter_map(seat).collect()
}

/// The place that a result of two is.
fn place_of(result: GameResult) -> Place {
    match result {
        GameResult::Win | GameResult::ShortWin | GameResult::ForfeitWin => Place::At(1),
        GameResult::Draw | GameResult::ShortDraw => Place::At(1),
        GameResult::Loss | GameResult::ShortLoss => Place::At(2),
        GameResult::ForfeitLoss => Place::Absent,
    }
}
