//! Table lists: who sits where, by table, by name, by team; the list of originals.

use super::{game, layer, points, stage};
use crate::cli::commands::print::names;
use crate::cli::commands::print::paper::{Document, labels};
use crate::cli::commands::print::source::Source;
use crate::cli::{error::Error, ui::Ui};
use crate::print::{Face, Labels, TableRow, TablesFace};
use crate::store::Section;

/// In which order a table list stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli::commands::print) enum NameOrder {
    Table,
    Name,
    Team,
}

/// The table list of a round.
pub(in crate::cli::commands::print) fn pairings(
    source: &Source,
    round: Option<u16>,
    order: NameOrder,
    ui: &Ui,
) -> Result<Document<Vec<Face>>, Error> {
    let labels = labels(ui);
    let faces = faces(source, round, ui, |section, number, round| {
        let rows = by_table(source, (number, section, round), &labels);
        match order {
            NameOrder::Table => rows,
            NameOrder::Name => by_name(rows),
            NameOrder::Team => by_team(rows),
        }
    })?;
    let (template, title) = match order {
        NameOrder::Table => ("star-tables", "tables"),
        NameOrder::Name | NameOrder::Team => ("star-names", "tables_name"),
    };
    Ok(Document {
        name: "pairings".to_owned(),
        template,
        picture: "star-tables-phone",
        title,
        event: source.event(),
        faces,
    })
}

/// The list in which the originals of a round are ticked off.
pub(in crate::cli::commands::print) fn originals(
    source: &Source,
    round: Option<u16>,
    ui: &Ui,
) -> Result<Document<Vec<Face>>, Error> {
    let labels = labels(ui);
    let faces = faces(source, round, ui, |section, number, round| {
        let mut rows = by_table(source, (number, section, round), &labels);
        rows.retain(|row| !row.heading.is_empty() || !row.serial.is_empty());
        rows
    })?;
    Ok(Document {
        name: "originals".to_owned(),
        template: "star-originals",
        picture: "star-originals",
        title: "originals",
        event: source.event(),
        faces,
    })
}

fn faces(
    source: &Source,
    round: Option<u16>,
    ui: &Ui,
    rows: impl Fn(&Section, usize, usize) -> Vec<TableRow>,
) -> Result<Vec<Face>, Error> {
    let face = |(number, section, round): (usize, &Section, usize)| {
        let values = TablesFace {
            round: section.rounds[round].row.number.to_string(),
            stage: stage(section, round, ui),
            rows: rows(section, number, round),
        };
        let layer = layer(source, section, &[], ui);
        Face::new(section.row.name.clone(), &layer, &values)
    };
    Ok(source.rounds(round)?.into_iter().map(face).collect())
}

/// A heading a table, a row a seat in the order of turns, then those without a table.
fn by_table(
    source: &Source,
    at @ (_, section, round): (usize, &Section, usize),
    labels: &Labels,
) -> Vec<TableRow> {
    let points = points(source, section, round);
    let shown = &section.rounds[round];
    let mut rows = Vec::new();
    for one in &shown.matches {
        for played in &one.games {
            let values = game(source, at, (one, played), &points);
            let board = match values.number.is_empty() {
                true => values.board,
                false => format!("{}.{}", values.board, values.number),
            };
            rows.push(TableRow {
                heading: format!("{} {board}", labels.get("table").unwrap_or_default()),
                ..TableRow::default()
            });
            let names: Vec<String> = values
                .seats
                .iter()
                .map(|seat| seat.player.name.clone())
                .collect();
            for (turn, seat) in values.seats.into_iter().enumerate() {
                let others = names.iter().enumerate();
                let others = others.filter(|(other, _)| *other != turn);
                rows.push(TableRow {
                    heading: String::new(),
                    board: board.clone(),
                    seat: seat.seat,
                    turn: seat.turn,
                    player: seat.player,
                    points: seat.points,
                    place: seat.place,
                    others: others
                        .map(|(_, name)| name.as_str())
                        .collect::<Vec<_>>()
                        .join(", "),
                    serial: seat.serial,
                });
            }
        }
    }
    for bye in &shown.byes {
        let word = labels.get(&format!("bye_{}", bye.kind)).unwrap_or_default();
        rows.push(TableRow {
            player: source.player(section, bye.player),
            points: points.get(&bye.player).cloned().unwrap_or_default(),
            place: word.to_owned(),
            ..TableRow::default()
        });
    }
    rows
}

fn by_name(rows: Vec<TableRow>) -> Vec<TableRow> {
    let mut rows: Vec<TableRow> = rows
        .into_iter()
        .filter(|row| row.heading.is_empty())
        .collect();
    rows.sort_by_cached_key(|row| names::key(&row.player.name));
    rows
}

/// A heading a team, those without one last.
fn by_team(rows: Vec<TableRow>) -> Vec<TableRow> {
    let mut rows = by_name(rows);
    rows.sort_by_cached_key(|row| (row.player.team.is_empty(), names::key(&row.player.team)));
    let mut listed: Vec<TableRow> = Vec::new();
    let mut last: Option<String> = None;
    for row in rows {
        if last.as_ref() != Some(&row.player.team) {
            last = Some(row.player.team.clone());
            let heading = match row.player.team.is_empty() {
                true => "–".to_owned(),
                false => row.player.team.clone(),
            };
            listed.push(TableRow {
                heading,
                ..TableRow::default()
            });
        }
        listed.push(row);
    }
    listed
}
