//! What is written is read back the same.

use huff::draughts::Variant;
use huff::notation::{Blocks, Record, Written, pdn, sheet};
use proptest::prelude::*;

use super::{moves, remarks};
use crate::common::{data, figure};

/// Tags, half-moves, remarks and result.
type Shape = (Vec<(String, String)>, String, Vec<String>, Option<String>);

/// Everything of a record but the places.
fn shape(record: &Record<'_>) -> Shape {
    let tags = record
        .tags
        .iter()
        .map(|tag| (tag.name.to_string(), tag.value.to_string()))
        .collect();
    let closing = record
        .closing
        .as_ref()
        .map(|closing| closing.text.to_string());
    (tags, moves(record), remarks(record), closing)
}

fn cell() -> impl Strategy<Value = String> {
    prop_oneof![
        6 => "[a-h][1-8][-:][a-h][1-8]",
        2 => "([1-9]|[1-4][0-9])x([1-9]|[1-4][0-9])",
        1 => "~[a-h][1-8]-[a-h][1-8]~ [a-h][1-8]-[a-h][1-8]",
        1 => "[=+@-][a-z]{1,5}",
    ]
}

fn value() -> impl Strategy<Value = String> {
    prop_oneof![
        "[=+@'#-]?[A-Za-zа-я张三 ,;:\"\\\\]{0,12}[a-zя三]",
        "[0-9]{1,4}"
    ]
}

/// A sheet as someone may write it.
fn sheet_text() -> impl Strategy<Value = String> {
    let tags = proptest::collection::vec(
        (
            prop::sample::select(vec![
                "event", "white", "black", "round", "Place", "Arbiter", "opening",
            ]),
            value(),
        ),
        0..4,
    );
    let note = prop_oneof![3 => Just(String::new()), 1 => "[a-z张 ,]{0,8}[a-z]", 1 => Just("{a} (c3-d4) $5".to_string())];
    let clock = prop_oneof![Just(String::new()), "[0-9]:[0-5][0-9]"];
    let row = (cell(), cell(), clock, note);
    let result = prop_oneof![Just(None), Just(Some("1-0")), Just(Some("1-1"))];
    (tags, proptest::collection::vec(row, 1..8), result).prop_map(|(tags, rows, result)| {
        let quoted = |text: &str| format!("\"{}\"", text.replace('"', "\"\""));
        let mut text = String::new();
        for (key, value) in tags {
            text.push_str(&quoted(&format!("# {key}: {value}")));
            text.push('\n');
        }
        text.push_str("no,white,black,white_clock,note\n");
        for (index, (white, black, clock, note)) in rows.iter().enumerate() {
            let note = quoted(note);
            text.push_str(&format!("{},{white},{black},{clock},{note}\n", index + 1));
        }
        if let Some(result) = result {
            text.push_str(&format!("{},{result},,,\n", rows.len() + 1));
        }
        text
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn a_sheet_reads_back(text in sheet_text()) {
        let sheets = sheet::read("", &text);
        let record = &sheets.records[0];
        let written = sheet::write(record, &text, Variant::Russian);
        let again = sheet::read("", &written);
        prop_assert_eq!(again.records.len(), 1, "{}", written);
        prop_assert_eq!(shape(&again.records[0]), shape(record), "{}", written);
        prop_assert_eq!(sheet::write(&again.records[0], &written, Variant::Russian), written);
    }

    #[test]
    fn a_table_reads_back(texts in proptest::collection::vec(sheet_text(), 1..4)) {
        let sheets: Vec<_> = texts.iter().map(|text| sheet::read("", text).records.remove(0)).collect();
        // PDN has no record without a tag or a move
        let is_record = |record: &Record<'_>| {
            let mut half_moves = record.half_moves.iter();
            !record.tags.is_empty() || half_moves.any(|half_move| matches!(half_move.written, Written::Move(_)))
        };
        prop_assume!(sheets.iter().all(is_record));
        let names = sheets.iter().flat_map(|record| record.tags.iter().map(|tag| tag.name));
        let writer = sheet::GamesWriter::new(names);
        let mut written = writer.heading();
        for (index, (record, text)) in sheets.iter().zip(&texts).enumerate() {
            written.push_str(&writer.row(index as u64 + 1, record, text, Variant::Russian));
        }
        let again = sheet::read("", &written);
        prop_assert_eq!(again.records.len(), sheets.len(), "{}", written);
        for (one, other) in again.records.iter().zip(&sheets) {
            let mut tags: Vec<_> = shape(other).0.into_iter().filter(|(_, value)| !value.is_empty()).collect();
            let mut read = shape(one).0;
            tags.sort();
            read.sort();
            prop_assert_eq!(read, tags, "{}", written);
        }
    }
}

/// Squares, tags and results of all real games go through a sheet and through a table.
#[test]
fn real_games_read_back() {
    let test = "real_games_read_back";
    let Some(manifest) = data(test, "pdn/MANIFEST.tsv") else {
        return;
    };
    let manifest = std::fs::read_to_string(manifest).unwrap();
    let (mut games, mut differ) = (0, Vec::new());
    for row in crate::common::Table::read(&manifest).rows() {
        let file = row.get("file");
        let variant = Variant::from_name(row.get("variant")).unwrap_or(Variant::Russian);
        let stream = std::fs::File::open(data(test, &format!("pdn/{file}")).unwrap()).unwrap();
        for block in Blocks::new(stream) {
            let block = block.unwrap();
            for (index, record) in block.records().0.iter().enumerate() {
                games += 1;
                let written = sheet::write(record, &block.text, variant);
                let sheets = sheet::read("", &written);
                let names = record.tags.iter().map(|tag| tag.name);
                let writer = sheet::GamesWriter::new(names);
                let table = writer.heading() + &writer.row(1, record, &block.text, variant);
                let tables = sheet::read("", &table);
                for (read, what) in [(&sheets, "sheet"), (&tables, "table")] {
                    let same =
                        read.records.len() == 1 && squares(&read.records[0]) == squares(record);
                    if !same {
                        differ.push(format!("{file} {} {what}", index + 1));
                    }
                }
            }
        }
    }
    figure(&format!(
        "{test}: {games} games, {} differ: {:?}",
        differ.len(),
        &differ[..differ.len().min(20)]
    ));
    assert!(differ.len() * 1000 < games * 2, "{}", differ.len());
}

/// The squares of the written moves, without the holes that only a table shows.
fn squares(record: &Record<'_>) -> Vec<String> {
    let half_moves = record.half_moves.iter();
    half_moves
        .filter_map(|half_move| match &half_move.written {
            Written::Move(text) => Some(format!("{:?}", text.squares)),
            Written::Nothing => None,
            Written::Unreadable => Some(half_move.text.to_string()),
        })
        .collect()
}

#[test]
fn a_pdn_game_as_a_sheet() {
    let text = "[Event \"Cup, A\"][White \"=A\"][GameType \"25\"][Result \"1-0\"]\n\
                1. c3-d4 {[%clk 0:10]} d6-c5 {[%clk 0:20]} 2. d4:b6 (2. b2-c3 $1) a7:c5 {good} 1-0";
    let record = pdn::records(text).next().unwrap();
    let written = sheet::write(&record, text, Variant::Russian);
    assert_eq!(
        written,
        "\"# event: Cup, A\"\n# white: =A\n# variant: 25\n# result: 1-0\n\
         no,white,black,white_clock,black_clock,white_note,note\n\
         1,c3-d4,d6-c5,0:10,0:20,,\n2,d4:b6,a7:c5,,,(2. b2-c3 $1),good\n3,1-0,,,,,\n"
    );
}
