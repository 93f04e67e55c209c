//! The screen in three languages at 80 columns and 24 rows.

use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::{By, List, Row, Said};
use crate::cli::commands::results::draw;
use crate::cli::terminal::shown;
use crate::draughts::Color;
use crate::words::{Language, Words};

fn check(name: &str, list: &List) {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        terminal
            .draw(|frame| draw::draw(frame, list, &words))
            .unwrap();
        insta::with_settings!({
            snapshot_path => concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cli/snapshots/screens"),
            prepend_module_to_snapshot => false,
            omit_expression => true,
        }, {
            insta::assert_snapshot!(format!("results-{name}-{}", language.code()), shown(terminal.backend().buffer()));
        });
    }
}

fn list(first: Color, games: usize) -> List {
    let names = [
        "Иванов Пётр",
        "王丽",
        "Silva Ana",
        "陈伟",
        "Константинопольский Александр Викторович",
    ];
    let row = |place: usize| Row {
        section: "A".to_owned(),
        board: (place / games + 1) as i64,
        game: (place % games + 1) as i64,
        place: match games {
            1 => format!("3.{}", place + 1),
            _ => format!("3.{}.{}", place / games + 1, place % games + 1),
        },
        first,
        names: [
            names[place % 5].to_owned(),
            names[(place + 2) % 5].to_owned(),
        ],
        result: ["2:0", "1:1", "0:2", "+:−"][place % 4].to_owned(),
        is_open: place > 4,
        sheets: [place.is_multiple_of(2), place.is_multiple_of(3)],
    };
    List::new(3, (0..60).map(row).collect())
}

#[test]
fn a_round() {
    let mut list = list(Color::White, 1);
    list.said = Said::Won {
        row: 4,
        column: 1,
        by: By::Play,
    };
    check("round", &list);
}

#[test]
fn a_round_of_matches_where_black_begins() {
    let mut list = list(Color::Black, 2);
    list.at = 30;
    list.said = Said::Absent { row: 30, column: 1 };
    list.warnings = vec!["-".to_owned()];
    check("matches", &list);
}
