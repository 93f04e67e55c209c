//! Record sheets with a column a seat, and result slips with a line a seat.

use std::sync::Arc;

use super::records::rows;
use super::{copy_code, game, layer, points, section_values, start};
use crate::cli::commands::print::paper::Document;
use crate::cli::commands::print::sheets::Wanted;
use crate::cli::commands::print::source::Source;
use crate::cli::commands::tables;
use crate::cli::desk::player as find_player;
use crate::cli::{error::Error, star as game_of, ui::Ui};
use crate::notation::star::records;
use crate::print::{
    Face, Layer, SeatValues, SectionLayer, TableFace, TableSheetValues, TableValues,
};
use crate::star::{Camp, Seats};
use crate::store::Section;

/// Blank sheets of a game such as `star:3;jump=eq`: two seats where nothing is said.
pub(in crate::cli::commands::print) fn blank(
    variant: &str,
    wanted: &Wanted<'_>,
    numbers: std::ops::Range<u32>,
    ui: &Ui,
) -> Result<Vec<Face>, Error> {
    let (seats, options) = game_of::settings(variant)?;
    let seats = seats.or(Seats::usual(2));
    let camps: Vec<Camp> = seats.map_or_else(Vec::new, |seats| seats.camps().to_vec());
    let layer = Layer::new(&SectionLayer {
        section: section_values(&options, ui),
        diagram: start(&camps, options),
        ..SectionLayer::default()
    });
    Ok(numbered(&layer, &camps, wanted, numbers))
}

/// Blank sheets of a section: as many seats as its tables have.
pub(in crate::cli::commands::print) fn blank_of(
    source: &Source,
    section: &Section,
    wanted: &Wanted<'_>,
    numbers: std::ops::Range<u32>,
    ui: &Ui,
) -> Vec<Face> {
    // the tables of the round that is played, else those of the first stage
    let paired = section.rounds.last().and_then(|round| {
        let games = round.matches.iter().flat_map(|one| &one.games);
        games.map(|game| game.seats.len()).max()
    });
    let planned = || Some(section.stages()?.list().first()?.size);
    let size = paired.or_else(planned).unwrap_or(2);
    let seats = Seats::usual(size);
    let camps: Vec<Camp> = seats.map_or_else(Vec::new, |seats| seats.camps().to_vec());
    let layer = layer(source, section, &camps, ui);
    numbered(&layer, &camps, wanted, numbers)
}

fn numbered(
    layer: &Arc<Layer>,
    camps: &[Camp],
    wanted: &Wanted<'_>,
    numbers: std::ops::Range<u32>,
) -> Vec<Face> {
    let face = |number: u32, original: bool| {
        let values = TableFace {
            game: TableValues {
                seats: camps.iter().map(|camp| empty(*camp)).collect(),
                ..TableValues::default()
            },
            sheet: TableSheetValues {
                original,
                serial: format!("{number:05}"),
                ..TableSheetValues::default()
            },
        };
        Face::new(format!("{number:05}"), layer, &values)
    };
    let faces = numbers.flat_map(|number| {
        let each = wanted.copies.iter();
        each.map(move |original| (number, *original))
    });
    faces
        .map(|(number, original)| face(number, original))
        .collect()
}

fn empty(camp: Camp) -> SeatValues {
    SeatValues {
        seat: camp.number().to_string(),
        ..SeatValues::default()
    }
}

/// The sheets of a round: one for each seat, original and copy.
pub(in crate::cli::commands::print) fn sheets(
    source: &Source,
    round: Option<u16>,
    wanted: &Wanted<'_>,
    ui: &Ui,
) -> Result<Vec<Face>, Error> {
    let rounds = source.rounds(round)?;
    let mut faces = Vec::new();
    let only_one = rounds.len() == 1;
    for at @ (_, section, _) in rounds {
        let player = match wanted.player.map(|name| find_player(section, name)) {
            None => None,
            Some(Ok(row)) => Some(row.id),
            Some(Err(error)) if only_one => return Err(error),
            // one who plays in another section is found there
            Some(Err(_)) => continue,
        };
        of_round(source, at, wanted, player, ui, &mut faces);
    }
    Ok(faces)
}

fn of_round(
    source: &Source,
    at @ (number, section, round): (usize, &Section, usize),
    wanted: &Wanted<'_>,
    player: Option<i64>,
    ui: &Ui,
    faces: &mut Vec<Face>,
) {
    let points = points(source, section, round);
    let mut layers: Vec<(Vec<Camp>, Arc<Layer>)> = Vec::new();
    let shown = &section.rounds[round];
    let boards = shown.matches.iter();
    for one in boards.filter(|one| wanted.board.is_none_or(|board| one.row.board == board)) {
        for played in &one.games {
            let seated = tables::seated(section, played);
            let camps: Vec<Camp> = seated.iter().map(|seat| seat.camp).collect();
            let known = layers.iter().position(|(of, _)| *of == camps);
            let known = known.unwrap_or_else(|| {
                layers.push((camps.clone(), layer(source, section, &camps, ui)));
                layers.len() - 1
            });
            let mut values = game(source, at, (one, played), &points);
            values.date = wanted.date.to_owned();
            if !wanted.filled {
                // the players enter them
                values.seats.iter_mut().for_each(|seat| seat.place.clear());
            }
            let round = shown.row.number;
            let base = source.serial(number, round, one.row.board, played.row.number);
            for seat in &seated {
                if player.is_some_and(|player| seat.player != player) {
                    continue;
                }
                let handed_in = source.papers.sheets.iter().find(|sheet| {
                    sheet.game == played.row.id && sheet.copy == seat.camp.number().to_string()
                });
                let rows = match (wanted.filled, handed_in) {
                    (false, _) => Vec::new(),
                    (true, None) => continue,
                    (true, Some(sheet)) => records(&sheet.text)
                        .first()
                        .map_or_else(Vec::new, |record| rows(record, &camps)),
                };
                for original in wanted.copies {
                    // a duplicate names the original and has no square code
                    let code = copy_code(seat.camp, *original || wanted.filled);
                    let serial = format!("{base}{code}");
                    let qr = match wanted.filled {
                        true => String::new(),
                        false => format!("HUFF:{serial}"),
                    };
                    let face = TableFace {
                        game: values.clone(),
                        sheet: TableSheetValues {
                            owner: seat.camp.number().to_string(),
                            original: *original,
                            reprint: wanted.reprint,
                            duplicate: wanted.filled,
                            qr,
                            serial,
                            rows: rows.clone(),
                        },
                    };
                    let place = format!("{round}.{} {}", one.row.board, seat.camp.number());
                    faces.push(Face::new(place, &layers[known].1, &face));
                }
            }
        }
    }
}

/// A slip for each table, with a line a seat.
pub(in crate::cli::commands::print) fn slips(
    source: &Source,
    round: Option<u16>,
    ui: &Ui,
) -> Result<Document<Vec<Face>>, Error> {
    let mut faces = Vec::new();
    for at @ (_, section, round) in source.rounds(round)? {
        let points = points(source, section, round);
        let layer = layer(source, section, &[], ui);
        for one in &section.rounds[round].matches {
            for played in &one.games {
                let values = TableFace {
                    game: game(source, at, (one, played), &points),
                    ..TableFace::default()
                };
                let place = format!("{}.{}", values.game.round, values.game.board);
                faces.push(Face::new(place, &layer, &values));
            }
        }
    }
    Ok(Document {
        name: "slips".to_owned(),
        template: "star-slips",
        picture: "star-slips",
        title: "slip",
        event: source.event(),
        faces,
    })
}
