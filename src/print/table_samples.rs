//! Values for trying out the forms of star halma: two to six seats, the longest names and ways that happen.

use std::sync::Arc;

use super::run::{Face, Layer};
use super::samples::{chinese, latin};
use super::star_diagram::star;
use super::table_values::*;
use super::values::{SectionLayer, SectionValues};
use crate::star::{Options, Position, Seats};

/// Sheets: filled ones for six, three and two, and a blank one for four.
pub(super) fn sheets() -> Vec<Face> {
    let sheet = |players: usize, owner: &str, rounds: usize| {
        let serial = format!("WC26-2-12.128.2-{owner}O");
        let values = TableFace {
            game: game(players),
            sheet: TableSheetValues {
                owner: owner.to_owned(),
                original: players.is_multiple_of(2),
                reprint: true,
                duplicate: players == 3,
                qr: format!("HUFF:{serial}"),
                serial,
                rows: (0..rounds).map(|round| row(players, round)).collect(),
            },
        };
        Face::new("12.128", &layer(players), &values)
    };
    let blank = |seat: SeatValues| SeatValues {
        seat: seat.seat,
        ..SeatValues::default()
    };
    let blank = TableFace {
        game: TableValues {
            seats: game(4).seats.into_iter().map(blank).collect(),
            ..TableValues::default()
        },
        sheet: TableSheetValues::default(),
    };
    let nobody = TableFace {
        game: game(6),
        sheet: TableSheetValues {
            rows: (0..3).map(|round| row(6, round)).collect(),
            ..TableSheetValues::default()
        },
    };
    vec![
        sheet(6, "1", 65),
        sheet(3, "5", 48),
        sheet(2, "4", 20),
        Face::new("blank", &layer(4), &blank),
        Face::new("nobody", &layer(6), &nobody),
    ]
}

/// Table lists: tables of six with headings, then somebody without a table.
pub(super) fn lists() -> Vec<Face> {
    let mut rows = Vec::new();
    for table in 1..=12 {
        rows.push(TableRow {
            heading: format!("台次 / Table {table}"),
            ..TableRow::default()
        });
        rows.extend(game(6).seats.into_iter().map(|seat| TableRow {
            heading: String::new(),
            board: table.to_string(),
            seat: seat.seat,
            turn: seat.turn,
            player: seat.player,
            points: "11½".to_owned(),
            place: seat.place,
            others:
                "阿卜杜热西提艾合买提江麦, Wolfeschlegelsteinhausen-Bergerdorff, Иванов".to_owned(),
            serial: seat.serial,
        }));
    }
    rows.push(TableRow {
        player: latin(),
        place: "轮空 / half-point bye".to_owned(),
        ..TableRow::default()
    });
    let values = TablesFace {
        round: "12".to_owned(),
        stage: "stage 2 of 3, round 4 of 5; the first 3 go on".to_owned(),
        rows,
    };
    vec![Face::new("A", &layer(6), &values)]
}

fn layer(players: usize) -> Arc<Layer> {
    let options: Options = "jump=eq; camps=nostop; blocking=vacate50; end=places"
        .parse()
        .expect("invariant: settings of the program");
    let seats = Seats::usual(players).expect("invariant: two to six have seats");
    let position = Position::start(seats, options).expect("invariant: ten pieces fit everywhere");
    Layer::new(&SectionLayer {
        section: SectionValues {
            name: "Мужчины U26 公开组".to_owned(),
            game: "跳棋 / Star halma (Chinese checkers)".to_owned(),
            rules: options.to_string(),
            ..SectionValues::default()
        },
        diagram: Some(star(&position)),
        ..SectionLayer::default()
    })
}

fn game(players: usize) -> TableValues {
    let seats = Seats::usual(players).expect("invariant: two to six have seats");
    let seat = |(turn, camp): (usize, &crate::star::Camp)| SeatValues {
        seat: camp.number().to_string(),
        turn: (turn + 1).to_string(),
        player: if turn.is_multiple_of(2) {
            latin()
        } else {
            chinese()
        },
        points: "11½".to_owned(),
        place: (turn + 1).to_string(),
        serial: format!("WC26-2-12.128.2-{}O", camp.number()),
    };
    TableValues {
        round: "12".to_owned(),
        board: "128".to_owned(),
        number: "2".to_owned(),
        date: "2026-11-30".to_owned(),
        seats: seats.camps().iter().enumerate().map(seat).collect(),
    }
}

fn row(players: usize, round: usize) -> TurnsValues {
    let turn = |seat: usize| match (round + seat) % 7 {
        0 => "A5-C7-E7-G9-I9-K11-M13-O13".to_owned(),
        1 => "pass".to_owned(),
        2 => "--".to_owned(),
        _ => "M13-K11".to_owned(),
    };
    let struck = |seat: usize| match (round + seat) % 7 {
        1 => "H6-G6".to_owned(),
        _ => String::new(),
    };
    TurnsValues {
        turns: (0..players).map(turn).collect(),
        struck: (0..players).map(struck).collect(),
    }
}
