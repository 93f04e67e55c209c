//! `huff game merged` for star halma.

use crate::cli::commands::tables::in_event;
use crate::cli::desk::Seated;
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::table::{Side, Table};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::notation::star::{Record, records};
use crate::record::star::{Comparison, compare};
use crate::store::SheetRow;
use crate::words;

#[derive(serde::Serialize)]
struct MergedJson {
    format: u32,
    game: String,
    equal: bool,
    differences: usize,
    half_moves: Vec<TurnJson>,
}

#[derive(serde::Serialize)]
struct TurnJson {
    ply: usize,
    round: u32,
    seat: Option<u8>,
    text: String,
    /// The seats in whose copies it stands.
    copies: Vec<String>,
}

/// Shows the game behind the copies of all seats.
pub(super) fn run(
    at: &Seated,
    sheets: &[SheetRow],
    is_json: bool,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let read = sheets.iter().filter_map(|sheet| {
        let record = records(&sheet.text).into_iter().next()?;
        let has_turns = !record.turns.is_empty();
        has_turns.then(|| (sheet.copy.clone(), in_event(&record, &at.section, &at.game)))
    });
    let (seats, copies): (Vec<String>, Vec<Record>) = read.unzip();
    if copies.len() < 2 {
        let fact = Fact::new("star-copies-needed").with("address", at.address.clone());
        return Err(Error::No(fact));
    }
    let comparison = compare(&copies);
    let turns = turns(&comparison, &seats);
    let answer = match comparison.differences.is_empty() {
        true => Answer::Yes,
        false => Answer::No,
    };
    if is_json {
        ui.json(&MergedJson {
            format: FORMAT,
            game: at.address.clone(),
            equal: comparison.differences.is_empty(),
            differences: comparison.differences.len(),
            half_moves: turns,
        })?;
        return Ok(answer);
    }
    let head = |id: &str, side| (ui.words.say(id, &[]), side);
    let mut table = Table::new([
        head("col-round", Side::Right),
        head("col-seat", Side::Right),
        head("col-move", Side::Left),
        head("col-origin", Side::Left),
    ]);
    for turn in turns {
        let origin = match turn.copies.len() == seats.len() {
            true => ui.words.say("star-origin-all", &[]),
            false => turn.copies.join(", "),
        };
        let seat = turn.seat.map_or_else(String::new, |seat| seat.to_string());
        table.row(vec![turn.round.to_string(), seat, turn.text, origin]);
    }
    table.print(ui.out())?;
    if let Some(first) = comparison.differences.first() {
        let fact = Fact::new("star-merged-differ")
            .with("count", comparison.differences.len())
            .with("round", first.round)
            .with("seat", words::seat(&ui.words, first.seat, None));
        ui.tell(&fact)?;
    }
    Ok(answer)
}

fn turns(comparison: &Comparison, seats: &[String]) -> Vec<TurnJson> {
    let turns = comparison.merged.turns.iter().zip(&comparison.origins);
    let turn = |(index, (turn, origins)): (usize, (&crate::notation::star::Turn, &Vec<usize>))| {
        let copies = origins.iter().filter_map(|copy| seats.get(*copy).cloned());
        TurnJson {
            ply: index + 1,
            round: turn.row + 1,
            seat: turn.seat.map(crate::star::Camp::number),
            text: turn.text.clone(),
            copies: copies.collect(),
        }
    };
    turns.enumerate().map(turn).collect()
}
