//! A ruling in words: at a table of more than two there is no opponent who gets the minutes.

use crate::cli::commands::tables;
use crate::store::{Game, Section};
use crate::tournament::Ruling;
use crate::words::{self, Words};

/// A ruling against a seat of a game, by its word; without the game the seats are not named.
pub(in crate::cli::commands) fn said_of(
    section: &Section,
    game: Option<&Game>,
    ruling: &str,
    against: Option<&str>,
    words: &Words,
) -> String {
    let minutes = match Ruling::from_word(ruling) {
        Some(Ruling::Time(minutes)) if section.is_tables() => minutes,
        _ => return words::ruling(words, ruling),
    };
    let minutes = ("minutes", minutes.into());
    let seats = game.map(|game| {
        let one = against.and_then(|side| game.seat_named(side));
        let seats = tables::seated(section, game).into_iter();
        let others = seats.filter(|seat| one.is_none_or(|one| one.player != seat.player));
        others
            .map(|seat| seat.camp.number().to_string())
            .collect::<Vec<_>>()
    });
    match seats.as_deref() {
        Some([_]) => words::ruling(words, ruling),
        Some(seats) => words.say(
            "minutes-to-seats",
            &[minutes, ("seats", seats.join(", ").into())],
        ),
        None => words.say("ruling-time-others", &[minutes]),
    }
}
