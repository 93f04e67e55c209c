//! Paper of sections of star halma: forms with a line or a column a seat.

mod lists;
mod records;
mod sheets;
mod standings;

use std::collections::HashMap;
use std::sync::Arc;

pub(super) use lists::{NameOrder, originals, pairings};
pub(super) use records::files;
pub(super) use sheets::{blank, blank_of, sheets, slips};
pub(super) use standings::faces as standings;

use super::paper::say;
use super::source::Source;
use crate::cli::commands::tables;
use crate::cli::fact::Fact;
use crate::cli::ui::Ui;
use crate::print::{Layer, SeatValues, SectionLayer, SectionValues, TableValues, star};
use crate::star::{Camp, Options, Position, Seats};
use crate::store::{Game, Match, Section};
use crate::tournament::tables::Place;
use crate::words::{Words, star_options};

/// What forms show of a game with these settings.
pub(super) fn section_values(options: &Options, ui: &Ui) -> SectionValues {
    let mut rules: Vec<String> = Vec::new();
    for language in &ui.languages {
        rules.push(star_options(&Words::new(*language), options));
    }
    SectionValues {
        game: say(ui, "game-star", &[]),
        rules: rules.join(" / "),
        ..SectionValues::default()
    }
}

/// What the forms of a section share; the star is that of the seats.
pub(super) fn layer(source: &Source, section: &Section, camps: &[Camp], ui: &Ui) -> Arc<Layer> {
    let base = source.layer_values(section, None, ui);
    let options = tables::options(&section.row);
    Layer::new(&SectionLayer {
        section: SectionValues {
            name: base.section.name,
            time_control: base.section.time_control,
            ..section_values(&options, ui)
        },
        diagram: start(camps, options),
        ..SectionLayer::default()
    })
}

/// The star before the first turn; none where nobody could sit so.
fn start(camps: &[Camp], options: Options) -> Option<crate::print::Diagram> {
    let seats = Seats::new(camps).ok()?;
    let position = Position::start(seats, options).ok()?;
    Some(star(&position))
}

/// A game with its seats.
fn game(
    source: &Source,
    (number, section, round): (usize, &Section, usize),
    (one, game): (&Match, &Game),
    points: &HashMap<i64, String>,
) -> TableValues {
    let round = section.rounds[round].row.number;
    let base = source.serial(number, round, one.row.board, game.row.number);
    let seat = |(turn, seat): (usize, tables::Seated)| SeatValues {
        seat: seat.camp.number().to_string(),
        turn: (turn + 1).to_string(),
        player: source.player(section, seat.player),
        points: points.get(&seat.player).cloned().unwrap_or_default(),
        place: place_text(seat.place),
        serial: format!("{base}{}", copy_code(seat.camp, true)),
    };
    TableValues {
        round: round.to_string(),
        board: one.row.board.to_string(),
        number: if one.games.len() > 1 {
            game.row.number.to_string()
        } else {
            String::new()
        },
        date: String::new(),
        seats: tables::seated(section, game)
            .into_iter()
            .enumerate()
            .map(seat)
            .collect(),
    }
}

/// A place as it is printed; empty while it is not known.
fn place_text(place: Option<Place>) -> String {
    match place {
        Some(Place::At(place)) => place.to_string(),
        Some(Place::Absent) => "–".to_owned(),
        None => String::new(),
    }
}

/// Points of all players before a round: of the stage at tables, of the section in pairs.
fn points(source: &Source, section: &Section, round: usize) -> HashMap<i64, String> {
    if !section.is_tables() {
        return source.points(section, round);
    }
    let before = u16::try_from(round).ok().filter(|before| *before > 0);
    let rows = before.and_then(|before| tables::ranked(section, Some(before)).ok());
    let row = |row: crate::tournament::tables::Row| {
        Some((section.key(row.player), row.values.get(1)?.to_string()))
    };
    rows.into_iter()
        .flat_map(|(rows, _)| rows)
        .filter_map(row)
        .collect()
}

/// Whose record, and whether the original: `3O`.
fn copy_code(seat: Camp, original: bool) -> String {
    format!("{}{}", seat.number(), if original { "O" } else { "C" })
}

/// What a round is within the stages, in the languages of the paper.
fn stage(section: &Section, round: usize, ui: &Ui) -> String {
    let stages = section.stages().filter(|_| section.is_tables());
    let fact: Option<Fact> = stages.and_then(|stages| tables::round_fact(&stages, round + 1));
    let Some(fact) = fact else {
        return String::new();
    };
    let said = ui
        .languages
        .iter()
        .map(|language| fact.say(&Words::new(*language)));
    said.collect::<Vec<_>>().join(" / ")
}
