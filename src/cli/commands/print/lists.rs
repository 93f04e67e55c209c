//! `huff print pairings`, `huff print originals`

use clap::{Args, ValueEnum};

use super::names;
use super::paper::{Document, PaperArgs, labels, produce};
use super::source::{Forms, Source};
use super::star;
use crate::cli::commands::pairings::result_text;
use crate::cli::desk::{EventArgs, SectionArgs};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::print::{Face, PairingRow, PairingsFace, PlayerValues};
use crate::store::Section;

/// Print who meets whom: by board, by name, by team
///
/// Names in Chinese stand in the order of pinyin. With --png a picture for telephones.
#[derive(Debug, Args)]
pub(super) struct Pairings {
    /// The round; by default the last one
    #[arg(long)]
    round: Option<u16>,
    /// By board, by name, or by team
    #[arg(long, value_enum, default_value_t = Order::Board)]
    order: Order,
    #[command(flatten)]
    paper: PaperArgs,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Order {
    Board,
    Name,
    Team,
}

/// Print the list in which originals are ticked off as they come in
#[derive(Debug, Args)]
pub(super) struct Originals {
    /// The round; by default the last one
    #[arg(long)]
    round: Option<u16>,
    #[command(flatten)]
    paper: PaperArgs,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

pub(super) fn run_pairings(arguments: &Pairings, ui: &mut Ui) -> Result<Answer, Error> {
    let source = Source::open(&arguments.event, &arguments.section, ui)?;
    if source.forms()? == Forms::Star {
        let order = match arguments.order {
            Order::Board => star::NameOrder::Table,
            Order::Name => star::NameOrder::Name,
            Order::Team => star::NameOrder::Team,
        };
        let document = star::pairings(&source, arguments.round, order, ui)?;
        return produce(&arguments.paper, document, ui);
    }
    let labels = labels(ui);
    let colours = ["white", "black"].map(|side| labels.get(side).unwrap_or_default().to_owned());
    let mut faces = Vec::new();
    for (number, section, round) in source.rounds(arguments.round)? {
        let boards = boards(&source, number, section, round, &labels);
        let rows = match arguments.order {
            Order::Board => boards,
            Order::Name => by_name(boards, &colours),
            Order::Team => by_team(boards, &colours),
        };
        let layer = source.layer(section, Some(round), ui);
        let round = section.rounds[round].row.number.to_string();
        faces.push(Face::new(
            section.row.name.clone(),
            &layer,
            &PairingsFace { round, rows },
        ));
    }
    let (template, picture, title) = match arguments.order {
        Order::Board => ("pairings-board", "pairings-board-phone", "pairings_board"),
        Order::Name => ("pairings-name", "pairings-name-phone", "pairings_name"),
        Order::Team => ("pairings-team", "pairings-name-phone", "pairings_team"),
    };
    let document = Document {
        name: "pairings".to_owned(),
        template,
        picture,
        title,
        event: source.event(),
        faces,
    };
    produce(&arguments.paper, document, ui)
}

pub(super) fn run_originals(arguments: &Originals, ui: &mut Ui) -> Result<Answer, Error> {
    let source = Source::open(&arguments.event, &arguments.section, ui)?;
    if source.forms()? == Forms::Star {
        let document = star::originals(&source, arguments.round, ui)?;
        return produce(&arguments.paper, document, ui);
    }
    let labels = labels(ui);
    let mut faces = Vec::new();
    for (number, section, round) in source.rounds(arguments.round)? {
        let rows = boards(&source, number, section, round, &labels)
            .into_iter()
            .filter(|row| !row.board.is_empty())
            .collect();
        let layer = source.layer(section, Some(round), ui);
        let round = section.rounds[round].row.number.to_string();
        faces.push(Face::new(
            section.row.name.clone(),
            &layer,
            &PairingsFace { round, rows },
        ));
    }
    let document = Document {
        name: "originals".to_owned(),
        template: "originals",
        picture: "originals",
        title: "originals",
        event: source.event(),
        faces,
    };
    produce(&arguments.paper, document, ui)
}

/// The games of a round by board, then the byes.
fn boards(
    source: &Source,
    number: usize,
    section: &Section,
    round: usize,
    labels: &crate::print::Labels,
) -> Vec<PairingRow> {
    let points = source.points(section, round);
    let shown = &section.rounds[round];
    let mut rows = Vec::new();
    for one in &shown.matches {
        for game in &one.games {
            let values = source.game((number, section, round), one, game, &points);
            let white = game.seats.first().map_or(0, |seat| seat.player);
            let text = result_text(section, game, white);
            rows.push(PairingRow {
                board: values.board,
                game: values.number,
                white: values.white,
                black: values.black,
                white_points: values.white_points,
                black_points: values.black_points,
                result: if game.is_over() { text } else { String::new() },
                serials: values.serials,
                ..PairingRow::default()
            });
        }
    }
    for bye in &shown.byes {
        let word = labels
            .get(&format!("bye_{}", bye.kind))
            .unwrap_or_default()
            .to_owned();
        rows.push(PairingRow {
            white: source.player(section, bye.player),
            white_points: points.get(&bye.player).cloned().unwrap_or_default(),
            black: PlayerValues {
                name: word,
                ..PlayerValues::default()
            },
            ..PairingRow::default()
        });
    }
    rows
}

/// One row for each player: he stands in the place of White, his opponent in that of Black.
fn players(boards: Vec<PairingRow>, [white, black]: &[String; 2]) -> Vec<PairingRow> {
    let mut rows = Vec::new();
    for row in boards {
        if row.board.is_empty() {
            rows.push(row);
            continue;
        }
        let turned = PairingRow {
            white: row.black.clone(),
            black: row.white.clone(),
            white_points: row.black_points.clone(),
            black_points: row.white_points.clone(),
            colour: black.clone(),
            ..row.clone()
        };
        rows.push(PairingRow {
            colour: white.clone(),
            ..row
        });
        rows.push(turned);
    }
    rows
}

fn by_name(boards: Vec<PairingRow>, colours: &[String; 2]) -> Vec<PairingRow> {
    let mut rows = players(boards, colours);
    rows.sort_by_cached_key(|row| names::key(&row.white.name));
    rows
}

fn by_team(boards: Vec<PairingRow>, colours: &[String; 2]) -> Vec<PairingRow> {
    let mut rows = players(boards, colours);
    rows.sort_by(|one, other| {
        let team = |row: &PairingRow| (row.white.team.is_empty(), names::key(&row.white.team));
        team(one)
            .cmp(&team(other))
            .then_with(|| names::compare(&one.white.name, &other.white.name))
    });
    let mut listed: Vec<PairingRow> = Vec::new();
    let mut last: Option<String> = None;
    for row in rows {
        if last.as_ref() != Some(&row.white.team) {
            last = Some(row.white.team.clone());
            let heading = if row.white.team.is_empty() {
                "–".to_owned()
            } else {
                row.white.team.clone()
            };
            listed.push(PairingRow {
                heading,
                ..PairingRow::default()
            });
        }
        listed.push(row);
    }
    listed
}
