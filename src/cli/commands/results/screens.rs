//! The screen in three languages at 80 columns and 24 rows.

use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::{By, List, Prompt, Row, Said};
use crate::cli::commands::results::draw;
use crate::cli::commands::results::late::{Late, Waiting};
use crate::cli::terminal::shown;
use crate::draughts::Color;
use crate::words::{Language, Words};

/// The screen as text; its columns stand where they stand on every other one.
fn screen(list: &List, language: Language) -> String {
    let words = Words::new(language);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal
        .draw(|frame| draw::draw(frame, list, &words))
        .unwrap();
    let buffer = terminal.backend().buffer();
    let text = shown(buffer);
    for row in [0, 23] {
        assert!(!text.lines().nth(row).unwrap().ends_with('~'), "{text}");
    }
    let cell = |column: u16, row: u16| buffer[(column, row)].symbol();
    let mut rows = 0;
    for row in 2..18 {
        let result: String = (35..45).map(|column| cell(column, row)).collect();
        if result.trim().is_empty() {
            break;
        }
        rows += 1;
        assert!(
            ["--", "2:0", "1:1", "0:2", "+:-"].contains(&result.trim()),
            "{text}"
        );
        // blank before results, after names, between marks and names
        for column in [7, 9, 34, 44, 46, 71] {
            assert_eq!(cell(column, row), " ", "{column} {text}");
        }
        assert!(
            "?!+ ".contains(cell(8, row)) && "?!+ ".contains(cell(45, row)),
            "{text}"
        );
    }
    assert!(rows > 10, "{text}");
    text
}

fn check(name: &str, list: &List) {
    for language in Language::ALL {
        let shown = screen(list, language);
        insta::with_settings!({
            snapshot_path => concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cli/snapshots/screens"),
            prepend_module_to_snapshot => false,
            omit_expression => true,
        }, {
            insta::assert_snapshot!(format!("results-{name}-{}", language.code()), shown);
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
    named(first, games, names)
}

fn named(first: Color, games: usize, names: [&str; 5]) -> List {
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
        word: "none",
        is_open: place > 4,
        sheets: [place.is_multiple_of(2), place.is_multiple_of(3)],
        late: [None, None],
        waiting: Waiting::default(),
    };
    List::new(3, (0..60).map(row).collect())
}

#[test]
fn a_round() {
    let mut list = list(Color::White, 1);
    list.told.about = Some(4);
    list.told.said = Said::Won {
        column: 1,
        by: By::Play,
    };
    check("round", &list);
}

#[test]
fn a_round_of_matches_where_black_begins() {
    let mut list = list(Color::Black, 2);
    list.at = 30;
    list.told.about = Some(30);
    list.told.said = Said::Absent { column: 1 };
    list.told.warnings = vec!["-".to_owned()];
    check("matches", &list);
}

#[test]
fn who_is_not_there() {
    let mut list = list(Color::White, 1);
    list.at = 5;
    list.now = 31 * 60;
    for row in &mut list.rows {
        row.waiting = Waiting {
            began: Some(0),
            limit: Some(30),
        };
    }
    list.rows[5].late = [None, Some(Late::Missing)];
    list.rows[6].late = [Some(Late::Missing), Some(Late::Came(12))];
    check("late", &list);
    list.at = 6;
    list.prompt = Some(Prompt::Began("31".to_owned()));
    check("late-began", &list);
    // within the limit nothing is proposed
    list.now = 5 * 60;
    list.prompt = None;
    check("late-within", &list);
}

#[test]
fn long_names_move_no_column() {
    let names = [
        "Wolfeschlegelsteinhausenbergerdorff Hube",
        "欧阳娜娜司马相如诸葛孔明",
        "Рождественская Екатерина Владиславовна",
        "阿",
        "",
    ];
    for (first, games) in [(Color::White, 1), (Color::Black, 2)] {
        for place in 0..5 {
            let mut list = named(first, games, names);
            list.at = place;
            list.rows[place].late = [Some(Late::Missing); 2];
            list.told.about = Some(place);
            list.told.elsewhere = Some(place);
            for said in [
                Said::Won {
                    column: 1,
                    by: By::Forfeit,
                },
                Said::Absent { column: 0 },
                Said::OnlyOpen,
                Said::Nothing,
            ] {
                list.told.said = said;
                for language in Language::ALL {
                    screen(&list, language);
                }
            }
        }
    }
}

/// All keys on one screen, no line cut.
#[test]
fn all_keys_are_explained() {
    let mut list = list(Color::White, 1);
    list.press(crate::entry::Key::Char('?'));
    for language in Language::ALL {
        let words = Words::new(language);
        for id in ["results-help", "results-tables-help"] {
            let text = words.say(id, &[]);
            assert!(text.lines().count() <= 24, "{text}");
            let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
            terminal
                .draw(|frame| draw::help(frame, id, &words))
                .unwrap();
            let seen = shown(terminal.backend().buffer());
            assert_eq!(seen.trim_end(), text, "{language:?}");
        }
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        terminal
            .draw(|frame| draw::draw(frame, &list, &words))
            .unwrap();
        let seen = shown(terminal.backend().buffer());
        assert!(seen.contains("F10") && seen.contains("Del"), "{seen}");
    }
}
