//! The screen of tables in three languages at 80 columns and 24 rows.

use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::{List, Row, Said, Seat};
use crate::cli::commands::results::tables::draw;
use crate::cli::terminal::shown;
use crate::words::{Language, Words};

#[test]
fn a_round_of_tables() {
    let names = [
        "Иванов Пётр",
        "王丽",
        "Silva Ana",
        "陈伟",
        "Константинопольский Александр Викторович",
    ];
    let row = |board: usize| Row {
        section: "A".to_owned(),
        board: board as i64,
        place: format!("2.{board}"),
        seats: [1, 2, 4, 5]
            .iter()
            .map(|number: &u8| Seat {
                number: *number,
                name: names[(board + usize::from(*number)) % 5].to_owned(),
                place: (board < 4).then(|| number.min(&3).to_string()),
                has_sheet: board.is_multiple_of(2),
            })
            .collect(),
        is_open: board >= 4,
        is_adjourned: board == 7,
    };
    let mut list = List::new(2, (1..=16).map(row).collect());
    list.keyed = vec!['2', '1'];
    list.told.said = Said::OnlyOpen;
    list.told.warnings = vec!["-".to_owned()];
    for language in Language::ALL {
        let words = Words::new(language);
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        terminal
            .draw(|frame| draw::draw(frame, &list, &words))
            .unwrap();
        insta::with_settings!({
            snapshot_path => concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cli/snapshots/screens"),
            prepend_module_to_snapshot => false,
            omit_expression => true,
        }, {
            insta::assert_snapshot!(format!("results-tables-{}", language.code()), shown(terminal.backend().buffer()));
        });
    }
}
