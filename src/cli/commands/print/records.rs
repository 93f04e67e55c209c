//! Records of files as sheets.

use std::path::PathBuf;
use std::sync::Arc;

use super::section::{section_values, start_diagram};
use crate::cli::fact::Fact;
use crate::cli::{error::Error, source::Source as Records, ui::Ui};
use crate::draughts::{Color, Variant};
use crate::notation::{Numbering, Record, fen, sheet, which};
use crate::print::{
    EventValues, Face, GameValues, Layer, MoveValues, OpeningValues, PlayerValues, ResultValues,
    SectionLayer, SheetFace, SheetValues, draughts,
};
use crate::record::Outcome;

/// The rows of a record.
pub(super) fn rows(record: &Record<'_>, source: &str, first: Color) -> Vec<MoveValues> {
    let row = |row: sheet::ShownRow| {
        let [one, other] = row.sides;
        MoveValues {
            first: one.text,
            second: other.text,
            first_struck: one.struck,
            second_struck: other.struck,
            first_clock: one.clock,
            second_clock: other.clock,
            first_crown: one.crown,
            second_crown: other.crown,
        }
    };
    sheet::rows(record, source, first)
        .into_iter()
        .map(row)
        .collect()
}

/// A record of a file, ready to be printed.
pub(super) struct Filled {
    place: String,
    layer: Arc<Layer>,
    face: SheetFace,
}

impl Filled {
    /// Its sheet, which is neither the original nor the copy.
    pub(super) fn face(&self) -> Face {
        Face::new(self.place.clone(), &self.layer, &self.face)
    }
}

/// The records of files; the event of the document is named where all of them agree on it, each sheet names its own.
pub(super) fn read(
    files: &[PathBuf],
    asked: Option<Variant>,
    ui: &Ui,
) -> Result<(EventValues, Vec<Filled>), Error> {
    let mut all = Vec::new();
    let mut events: Vec<(String, String)> = Vec::new();
    let mut layers: Vec<(SectionLayer, Arc<Layer>)> = Vec::new();
    for file in files {
        let name = file.display().to_string();
        let mut count = 0;
        Records::open(file, None)?.records(|record, text, _| {
            let (variant, _) = which(record, asked);
            let rows = rows(record, text, variant.rules().first());
            // what is no record at all is read as an empty one
            if record.tags.is_empty() && rows.is_empty() {
                return Ok(());
            }
            count += 1;
            let named = (tag(record, "Event"), tag(record, "Site"));
            if !events.contains(&named) {
                events.push(named);
            }
            let values = layer_of(record, variant, ui);
            let layer = match layers.iter().find(|(known, _)| *known == values) {
                Some((_, layer)) => layer.clone(),
                None => {
                    let layer = Layer::new(&values);
                    layers.push((values, layer.clone()));
                    layer
                }
            };
            let game = game_of(record, variant);
            let sheet = SheetValues {
                owner: match tag(record, "Copy").to_lowercase().as_str() {
                    "white" => "white",
                    "black" => "black",
                    _ => "both",
                },
                reason: tag(record, "Termination"),
                serial: tag(record, "Serial"),
                duplicate: true,
                rows,
                ..SheetValues::default()
            };
            let place = format!("{name} {count}");
            let face = SheetFace { game, sheet };
            all.push(Filled { place, layer, face });
            Ok(())
        })?;
        if count == 0 {
            let fact = Fact::new("print-no-record").with("file", name);
            return Err(Error::Unusable(vec![fact]));
        }
    }
    let mut event = EventValues::default();
    if let [(name, city)] = &events[..] {
        event.name.clone_from(name);
        event.city.clone_from(city);
    }
    Ok((event, all))
}

/// The value of a tag; empty where there is none.
fn tag(record: &Record<'_>, name: &str) -> String {
    record
        .tag(name)
        .map_or_else(String::new, |tag| tag.value.trim().to_owned())
}

fn layer_of(record: &Record<'_>, variant: Variant, ui: &Ui) -> SectionLayer {
    let tag = |name: &str| tag(record, name);
    let start = tag("FEN");
    let setup = (!start.is_empty())
        .then(|| fen::read(&start, variant, Numbering::OURS).0)
        .flatten();
    let mut section = section_values(Some(variant), Some(&tag("TimeControl")), ui);
    section.name = tag("Section");
    SectionLayer {
        // files may hold several events
        event: Some(EventValues {
            name: tag("Event"),
            city: tag("Site"),
            ..EventValues::default()
        }),
        section,
        opening: OpeningValues {
            code: tag("Opening"),
            fen: start,
            ..OpeningValues::default()
        },
        diagram: setup
            .map(|setup| draughts(&setup))
            .or_else(|| Some(start_diagram(variant))),
        articles: Vec::new(),
    }
}

fn game_of(record: &Record<'_>, variant: Variant) -> GameValues {
    let tag = |name: &str| tag(record, name);
    let player = |side: &str| PlayerValues {
        name: tag(side),
        title: tag(&format!("{side}Title")),
        rating: tag(&format!("{side}Rating")),
        federation: tag(&format!("{side}Federation")),
        team: tag(&format!("{side}Team")),
        ..PlayerValues::default()
    };
    let closing = record
        .closing
        .as_ref()
        .map(|closing| closing.text.to_owned());
    let written = Some(tag("Result"))
        .filter(|text| !text.is_empty() && text != "*")
        .or(closing)
        .unwrap_or_default();
    let outcome = Outcome::read(&written);
    let winner = outcome.and_then(|outcome| outcome.winner(variant.rules()));
    let first = variant.rules().first();
    let (first_side, second_side) = match first {
        Color::White => ("White", "Black"),
        Color::Black => ("Black", "White"),
    };
    GameValues {
        round: tag("Round"),
        board: tag("Board"),
        number: tag("Game"),
        date: tag("Date"),
        first: player(first_side),
        second: player(second_side),
        result: ResultValues {
            text: if written == "*" {
                String::new()
            } else {
                written
            },
            first: winner == Some(first),
            draw: outcome == Some(Outcome::Draw),
            second: winner == Some(first.opponent()),
            ..ResultValues::default()
        },
        ..GameValues::default()
    }
}
