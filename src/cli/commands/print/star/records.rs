//! Records of files as sheets with a column a seat.

use std::path::PathBuf;

use super::{section_values, start};
use crate::cli::desk::read_text;
use crate::cli::fact::Fact;
use crate::cli::{error::Error, ui::Ui};
use crate::notation::star::{self, Record, entry};
use crate::print::{
    EventValues, Face, Layer, PlayerValues, SeatValues, SectionLayer, TableFace, TableSheetValues,
    TableValues, TurnsValues,
};
use crate::record::star::{judge, seated};
use crate::star::Camp;

/// The rounds of a record in columns: a turn of each camp.
pub(super) fn rows(record: &Record, camps: &[Camp]) -> Vec<TurnsValues> {
    let mut rows: Vec<TurnsValues> = Vec::new();
    let mut row = None;
    for (index, turn) in seated(record).turns.iter().enumerate() {
        if row != Some(turn.row) {
            row = Some(turn.row);
            rows.push(TurnsValues {
                turns: vec![String::new(); camps.len()],
                struck: vec![String::new(); camps.len()],
            });
        }
        let column = camps.iter().position(|camp| Some(*camp) == turn.seat);
        if let Some(TurnsValues {
            turns: cells,
            struck,
        }) = rows.last_mut()
        {
            // an entry of nobody stands in the next free column, or with the last one
            let free = cells.iter().position(String::is_empty);
            let at = column.or(free).unwrap_or(camps.len().saturating_sub(1));
            if let Some(cell) = cells.get_mut(at) {
                if !cell.is_empty() {
                    cell.push(' ');
                }
                cell.push_str(&entry(turn));
                let old: Vec<&str> = star::struck_out(record, index as u32).collect();
                if let Some(struck) = struck.get_mut(at).filter(|_| !old.is_empty()) {
                    *struck = old.join(" ");
                }
            }
        }
    }
    rows
}

/// Each record of the files on sheets of its own; the event is named where all of them agree on it.
pub(in crate::cli::commands::print) fn files(
    files: &[PathBuf],
    ui: &Ui,
) -> Result<(EventValues, Vec<Face>), Error> {
    let mut faces = Vec::new();
    let mut events: Vec<(String, String)> = Vec::new();
    for file in files {
        let text = read_text(file)?;
        let before = faces.len();
        for (index, record) in star::records(&text).iter().enumerate() {
            let has_words = !record.turns.is_empty() || !record.tags.is_empty();
            if !has_words {
                continue;
            }
            let named = (tag(record, "Event"), tag(record, "Site"));
            if !events.contains(&named) {
                events.push(named);
            }
            let place = format!("{} {}", file.display(), index + 1);
            faces.push(of_record(record, place, ui));
        }
        if faces.len() == before {
            let fact = Fact::new("print-no-record").with("file", file.display().to_string());
            return Err(Error::Unusable(vec![fact]));
        }
    }
    let mut event = EventValues::default();
    if let [(name, city)] = &events[..] {
        event.name.clone_from(name);
        event.city.clone_from(city);
    }
    Ok((event, faces))
}

/// The value of a tag; empty where there is none.
fn tag(record: &Record, name: &str) -> String {
    record.tag(name).unwrap_or_default().trim().to_owned()
}

fn of_record(record: &Record, place: String, ui: &Ui) -> Face {
    let judgement = judge(record);
    let camps = judgement.seats.camps();
    let places = tag(record, "Places");
    let place_of = |camp: Camp| {
        let found = places
            .split_whitespace()
            .filter_map(|part| part.split_once(':'))
            .find(|(seat, _)| *seat == camp.number().to_string());
        found.map_or_else(String::new, |(_, place)| place.to_owned())
    };
    let seat = |(turn, camp): (usize, &Camp)| SeatValues {
        seat: camp.number().to_string(),
        turn: (turn + 1).to_string(),
        player: PlayerValues {
            name: record.player(*camp).unwrap_or_default().to_owned(),
            ..PlayerValues::default()
        },
        place: place_of(*camp),
        ..SeatValues::default()
    };
    let mut section = section_values(&judgement.options, ui);
    section.name = tag(record, "Section");
    let layer = Layer::new(&SectionLayer {
        section,
        diagram: start(camps, judgement.options),
        ..SectionLayer::default()
    });
    let board = [tag(record, "Table"), tag(record, "Board")];
    let game = TableValues {
        round: tag(record, "Round"),
        board: board
            .into_iter()
            .find(|text| !text.is_empty())
            .unwrap_or_default(),
        number: String::new(),
        date: tag(record, "Date"),
        seats: camps.iter().enumerate().map(seat).collect(),
    };
    let values = TableFace {
        game,
        sheet: TableSheetValues {
            owner: tag(record, "Copy"),
            duplicate: true,
            serial: tag(record, "Serial"),
            rows: rows(record, camps),
            ..TableSheetValues::default()
        },
    };
    Face::new(place, &layer, &values)
}
