//! Every row of every table on the board, compared with the published positions.

use huff::draughts::Variant;
use huff::openings::{TABLES, Table, play};

use crate::common::{Table as Rows, data_text, figure};

#[test]
fn every_row_can_be_played() {
    for table in TABLES {
        for variant in table.variants {
            for row in table.deck(*variant) {
                let played = play(*variant, row.moves);
                assert!(
                    played.is_some(),
                    "{} {} {}",
                    table.name,
                    row.code,
                    row.moves
                );
            }
        }
    }
}

#[test]
fn tables_have_all_their_rows() {
    let counts = |name: &str, variant: Variant| {
        let table = Table::from_name(name).unwrap();
        (table.rows().count(), table.deck(variant).len())
    };
    assert_eq!(counts("fmjd64", Variant::Russian), (736, 736));
    assert_eq!(counts("fmjd64", Variant::Brazilian), (736, 725));
    assert_eq!(counts("idf", Variant::Russian), (745, 745));
    assert_eq!(counts("idf", Variant::Brazilian), (745, 736));
    assert_eq!(counts("idf-basic", Variant::Russian), (150, 150));
    assert_eq!(counts("3-move", Variant::English), (174, 156));
    assert_eq!(counts("2-move", Variant::English), (49, 43));
    assert_eq!(counts("11-man", Variant::English), (2500, 2253));
}

#[test]
fn positions_are_the_published_ones() {
    let files = [
        ("fmjd64", "fmjd64-russian.tsv", "code", Variant::Russian),
        ("idf", "idf-full-russian.tsv", "code", Variant::Russian),
        ("idf-basic", "idf-basic150.tsv", "code", Variant::Russian),
        ("3-move", "acf-3move.tsv", "number", Variant::English),
        ("2-move", "acf-2move.tsv", "number", Variant::English),
        ("11-man", "11man-english.tsv", "number", Variant::English),
    ];
    for (name, file, key, variant) in files {
        let path = format!("openings/{file}");
        let Some(text) = data_text("positions_are_the_published_ones", &path) else {
            return;
        };
        let (rows, mut same, mut corrected) = (Rows::read(&text), 0, Vec::new());
        let table = Table::from_name(name).unwrap();
        for (row, ours) in rows.rows().zip(table.rows()) {
            let code = row.get(key).trim_start_matches('0');
            assert_eq!(code, ours.code);
            let published = row.get(if key == "code" { "fen_numeric" } else { "fen" });
            let played = play(variant, ours.moves).unwrap();
            if played.fen.trim_end_matches('.') == published.trim_end_matches('.') {
                same += 1;
            } else {
                corrected.push(code.to_string());
            }
        }
        figure(&format!(
            "openings {name}: {same} positions as published, corrected {corrected:?}"
        ));
        let known: &[&str] = match name {
            "fmjd64" => &["22-XV", "45-IX"],
            "idf" => &["II-1", "XX-18", "XXVII-9"],
            "idf-basic" => &["2-IV"],
            _ => &[],
        };
        assert!(
            corrected.iter().all(|code| known.contains(&code.as_str())),
            "{name}: {corrected:?}"
        );
    }
}
