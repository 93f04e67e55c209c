//! `huff print pairings`, `huff print originals`

use std::collections::HashMap;

use clap::{Args, ValueEnum};

use super::arguments::{PrintArgs, RoundArgs};
use super::names;
use super::paper::{Document, labels, produce};
use super::source::{Forms, Source, is_forfeit};
use super::star;
use crate::cli::commands::pairings::{bye_kinds, match_text};
use crate::cli::desk::{first_mover_first, seat_of};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::print::{Face, Labels, PairingRow, PairingsFace, PlayerValues};
use crate::store::{Game, Match, Section};

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
    print: PrintArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Order {
    Board,
    Name,
    Team,
}

pub(super) fn run_pairings(arguments: &Pairings, ui: &mut Ui) -> Result<Answer, Error> {
    let source = arguments.print.source(ui)?;
    if source.forms()? == Forms::Star {
        let order = match arguments.order {
            Order::Board => star::NameOrder::Table,
            Order::Name => star::NameOrder::Name,
            Order::Team => star::NameOrder::Team,
        };
        let document = star::pairings(&source, arguments.round, order, ui)?;
        return produce(&arguments.print.paper, document, ui);
    }
    let labels = labels(ui);
    let mut faces = Vec::new();
    for (number, section, round) in source.rounds(arguments.round)? {
        let boards = boards(&source, number, section, round, &labels);
        let colours = first_mover_first(section)
            .map(|side| labels.get(side.word()).unwrap_or_default().to_owned());
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
    produce(&arguments.print.paper, document, ui)
}

pub(super) fn run_originals(arguments: &RoundArgs, ui: &mut Ui) -> Result<Answer, Error> {
    let source = arguments.print.source(ui)?;
    if source.forms()? == Forms::Star {
        let document = star::originals(&source, arguments.round, ui)?;
        return produce(&arguments.print.paper, document, ui);
    }
    let mut faces = Vec::new();
    for (number, section, round) in source.rounds(arguments.round)? {
        let rows = games(&source, number, section, round);
        let layer = source.layer(section, Some(round), ui);
        let round = section.rounds[round].row.number.to_string();
        faces.push(Face::new(
            section.row.name.clone(),
            &layer,
            &PairingsFace { round, rows },
        ));
    }
    let document = Document::plain("originals", "originals", source.event(), faces);
    produce(&arguments.print.paper, document, ui)
}

/// What is the same in all rows of a game or of a match, whose first game is the one given.
fn row(
    source: &Source,
    (number, section, round): (usize, &Section, usize),
    (one, game): (&Match, &Game),
    points: &HashMap<i64, String>,
) -> PairingRow {
    let values = source.game((number, section, round), one, game, points);
    let received = first_mover_first(section).map(|side| source.is_received(game, side));
    PairingRow {
        at: format!("{}.{}", values.round, values.board),
        board: values.board,
        first: values.first,
        second: values.second,
        first_points: values.first_points,
        second_points: values.second_points,
        result: values.result.text,
        serials: values.serials,
        first_received: received[0],
        second_received: received[1],
        ..PairingRow::default()
    }
}

/// The games of a round by board, of which there are records: nobody records one that was not played.
pub(super) fn games(
    source: &Source,
    number: usize,
    section: &Section,
    round: usize,
) -> Vec<PairingRow> {
    let points = source.points(section, round);
    let matches = &section.rounds[round].matches;
    let games = matches
        .iter()
        .flat_map(|one| one.games.iter().map(move |game| (one, game)))
        .filter(|(_, game)| !is_forfeit(game));
    games
        .map(|played| row(source, (number, section, round), played, &points))
        .collect()
}

/// The matches of a round by board, each once, then the byes.
pub(super) fn boards(
    source: &Source,
    number: usize,
    section: &Section,
    round: usize,
    labels: &Labels,
) -> Vec<PairingRow> {
    let points = source.points(section, round);
    let shown = &section.rounds[round];
    let mut rows = Vec::new();
    for one in &shown.matches {
        let Some(game) = one.games.first() else {
            continue;
        };
        let row = row(source, (number, section, round), (one, game), &points);
        let [first, second] = first_mover_first(section)
            .map(|side| game.seats.get(seat_of(side)).map_or(0, |seat| seat.player));
        let is_begun = one.games.iter().any(Game::is_over);
        rows.push(PairingRow {
            at: format!("{}.{}", shown.row.number, one.row.board),
            board: one.row.board.to_string(),
            result: if is_begun {
                // the sum, and below it the games
                match_text(section, one, [first, second]).replacen(" (", "\n(", 1)
            } else {
                String::new()
            },
            ..row
        });
    }
    for (bye, kind) in shown.byes.iter().zip(bye_kinds(section, round)) {
        // who was beaten in a knock-out is looked for in no list
        if kind == "out" {
            continue;
        }
        let word = labels
            .get(&format!("bye_{kind}"))
            .unwrap_or_default()
            .to_owned();
        let player = source.player(section, bye.player);
        rows.push(PairingRow {
            at: format!("{} {}", shown.row.number, player.name),
            first: player,
            first_points: points.get(&bye.player).cloned().unwrap_or_default(),
            second: PlayerValues {
                name: word,
                ..PlayerValues::default()
            },
            ..PairingRow::default()
        });
    }
    rows
}

/// One row for each player.
fn players(boards: Vec<PairingRow>, [first, second]: &[String; 2]) -> Vec<PairingRow> {
    let mut rows = Vec::new();
    for row in boards {
        let has_opponent = !row.board.is_empty();
        let of = |player: &PlayerValues, opponent: &PlayerValues, colour: &str| PairingRow {
            player: player.clone(),
            opponent: opponent.clone(),
            colour: colour.to_owned(),
            ..row.clone()
        };
        if has_opponent {
            rows.push(of(&row.first, &row.second, first));
            rows.push(of(&row.second, &row.first, second));
        } else {
            rows.push(of(&row.first, &row.second, ""));
        }
    }
    rows
}

fn by_name(boards: Vec<PairingRow>, colours: &[String; 2]) -> Vec<PairingRow> {
    let mut rows = players(boards, colours);
    rows.sort_by_cached_key(|row| names::key(&row.player.name));
    rows
}

fn by_team(boards: Vec<PairingRow>, colours: &[String; 2]) -> Vec<PairingRow> {
    let mut rows = players(boards, colours);
    rows.sort_by(|one, other| {
        let team = |row: &PairingRow| (row.player.team.is_empty(), names::key(&row.player.team));
        team(one)
            .cmp(&team(other))
            .then_with(|| names::compare(&one.player.name, &other.player.name))
    });
    let mut listed: Vec<PairingRow> = Vec::new();
    let mut last: Option<String> = None;
    for row in rows {
        if last.as_ref() != Some(&row.player.team) {
            last = Some(row.player.team.clone());
            let heading = if row.player.team.is_empty() {
                "–".to_owned()
            } else {
                row.player.team.clone()
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
