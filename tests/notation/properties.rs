//! What holds for every text.

use huff::draughts::Variant;
use huff::notation::{
    Blocks, Coordinate, FenProblemKind, MoveText, Numbering, Oddity, Record, RemarkKind, Span,
    Written, fen, pdn, which, written,
};
use proptest::prelude::*;

use super::{each_record, real_files};

/// Pieces of PDN, good and bad.
fn piece() -> impl Strategy<Value = String> {
    let words = vec![
        "32-28",
        "19x23",
        "1-0",
        "0-1",
        "1/2-1/2",
        "½–½",
        "*",
        "1-1",
        "2-0",
        "4-6",
        "-",
        "1.",
        "2.",
        "3...",
        "7 ",
        "12)",
        "9n",
        "c3-d4",
        "c3d4",
        "cd4",
        "b6:d4:f2",
        "a10-b9",
        "15x33x31",
        "3228",
        "32 - 28",
        "18x 9",
        " 1- 7",
        "32–28",
        "с3-д4",
        "с3:е5",
        "１２－１６",
        "32-",
        "c3-?4",
        "32-2B",
        "8-11Redoverstepped.",
        "12-8K",
        "12-8王",
        "{comment}",
        "{",
        "}",
        "(1. 32-27 {x)} (2. 1-6))",
        "(",
        ")",
        "(?)",
        "(!)",
        "!",
        "?!",
        "$5",
        "$",
        ";rest",
        "; } x",
        "%line",
        "%",
        "/FEN \"W:W1:B2\"/",
        "/",
        "\"",
        "\"quoted\"",
        "[Event \"A\"]",
        "[White \"B \\\" c\\\\\"]",
        "[Result \"4-6\"]",
        "[Result \"1-0\"]",
        "[Round \"11.1]",
        "[Empty]",
        "[",
        "]",
        "[[",
        "[\nSite \"x\"]",
        "Event \"lost\"]",
        "\\r\n",
        "\\r",
        "\\",
        "...",
        ".",
        "..",
        "word",
        "слово",
        "好棋",
        "\u{0}",
        "\u{1}",
        "\u{2}",
        "\u{feff}",
        "\u{a0}",
        "（好）",
        "{1-0}",
        "1 ",
        "{[%clk 1:00]}",
        "\t",
        "0-0-0",
        "99-100",
        "100x200",
        "1234",
        "{a\n\n[White \"x\"]",
        "{a\n[Event \"x\"]",
    ];
    let gaps = vec![
        "", " ", " ", " ", "\n", "\r\n", "\r", "\n\n", "\r\n\r\n", "  ",
    ];
    (
        prop_oneof![20 => prop::sample::select(words).prop_map(String::from), 1 => any::<String>(), 1 => "[a-z0-9 .:x*-]{0,8}"],
        prop::sample::select(gaps),
    )
        .prop_map(|(word, gap)| word + gap)
}

fn text() -> impl Strategy<Value = String> {
    prop::collection::vec(piece(), 0..40).prop_map(|pieces| pieces.concat())
}

/// A game without anything to complain about.
fn clean_game() -> impl Strategy<Value = String> {
    let moved = (
        1_u16..=50,
        1_u16..=50,
        prop::sample::select(vec!["-", "x"]),
        prop::sample::select(vec!["", "", "!", "??"]),
    )
        .prop_filter("not a result", |(from, to, ..)| (*from, *to) != (1, 1))
        .prop_map(|(from, to, sign, mark)| format!("{from}{sign}{to}{mark}"));
    let note = prop::sample::select(vec!["", "", "", " {a note}", " (12. 1-6 {x} 6-11)", " $5"]);
    let games = (
        prop::collection::vec((moved, note), 1..30),
        prop::sample::select(vec!["1-0", "0-1", "1/2-1/2", "*", "2-0", "1-1"]),
        "[A-Za-z ,.'\"\\\\]{0,12}",
    );
    games.prop_map(|(moves, result, name)| {
        let name = name.replace('\\', "\\\\").replace('"', "\\\"");
        let mut text = format!("[Event \"{name}\"]\n[White \"x\"]\n[Result \"{result}\"]\n\n");
        for (index, (moved, note)) in moves.iter().enumerate() {
            if index % 2 == 0 {
                text += &format!("{}. ", index / 2 + 1);
            }
            text += &format!("{moved}{note} ");
        }
        text + result + "\n\n"
    })
}

/// Every part has its place, and none is in the place of another.
fn check_spans(text: &str) -> Result<(), TestCaseError> {
    let mut end_of_record = 0;
    for record in pdn::records(text) {
        let mut spans: Vec<Span> = Vec::new();
        spans.extend(record.tags.iter().map(|tag| tag.span));
        spans.extend(record.half_moves.iter().map(|half_move| half_move.span));
        spans.extend(record.remarks.iter().map(|remark| remark.span));
        let inside = |span: Span| {
            spans
                .iter()
                .any(|other| other.start <= span.start && span.end < other.end)
        };
        spans.extend(
            record
                .closing
                .iter()
                .map(|closing| closing.span)
                .filter(|span| !inside(*span))
                .collect::<Vec<_>>(),
        );
        for list in [
            record
                .tags
                .iter()
                .map(|tag| tag.span.start)
                .collect::<Vec<_>>(),
            record
                .half_moves
                .iter()
                .map(|half_move| half_move.span.start)
                .collect(),
            record
                .remarks
                .iter()
                .map(|remark| remark.span.start)
                .collect(),
        ] {
            prop_assert!(list.is_sorted());
        }
        spans.sort_by_key(|span| (span.start, span.end));
        let mut end = end_of_record;
        for span in &spans {
            prop_assert!(
                span.start >= end,
                "{span:?} starts before {end} in {text:?}"
            );
            prop_assert!(text.get(span.start as usize..span.end as usize).is_some());
            end = span.end;
        }
        prop_assert!(
            record.span.start <= record.span.end && record.span.end as usize <= text.len()
        );
        end_of_record = end;
        for half_move in &record.half_moves {
            prop_assert_eq!(half_move.text.as_ref(), half_move.span.of(text));
        }
        for remark in &record.remarks {
            prop_assert!(remark.after as usize <= record.half_moves.len());
        }
    }
    Ok(())
}

/// What has to be the same after writing and reading.
#[derive(Debug, PartialEq)]
struct Content {
    tags: Vec<(String, String)>,
    moves: Vec<Result<Vec<Coordinate>, String>>,
    remarks: Vec<(u32, String)>,
    closing: Option<String>,
}

fn content(record: &Record<'_>, text: &str) -> Content {
    let mut tags: Vec<_> = record
        .tags
        .iter()
        .map(|tag| (tag.name.to_string(), tag.value.to_string()))
        .collect();
    tags.sort();
    let moves = record
        .half_moves
        .iter()
        .map(|half_move| match &half_move.written {
            Written::Move(MoveText { squares, .. }) => Ok(squares.to_vec()),
            Written::Nothing => Err("nothing".into()),
            Written::Unreadable => Err(half_move.text.to_string()),
        });
    let remarks = record.remarks.iter().filter_map(|remark| {
        let text = match &remark.kind {
            RemarkKind::Comment(text) => text.to_string(),
            RemarkKind::Variation(text) => format!("({text})"),
            RemarkKind::Sign(sign) => sign.to_string(),
            RemarkKind::Position(fen) => fen.to_string(),
            RemarkKind::Unreadable | RemarkKind::Odd(Oddity::NotOpened) => {
                remark.span.of(text).to_string()
            }
            RemarkKind::Odd(Oddity::BadTag) if remark.span.start < remark.span.end => {
                remark.span.of(text).to_string()
            }
            _ => return None,
        };
        Some((remark.after, text))
    });
    Content {
        tags,
        moves: moves.collect(),
        remarks: remarks.collect(),
        closing: record
            .closing
            .as_ref()
            .map(|closing| closing.text.to_string()),
    }
}

fn check_round_trip(
    record: &Record<'_>,
    text: &str,
    variant: Variant,
) -> Result<(), TestCaseError> {
    let written = pdn::write(record, text, variant);
    let again: Vec<_> = pdn::records(&written).collect();
    prop_assert_eq!(again.len(), 1, "{}", written);
    prop_assert_eq!(
        content(&again[0], &written),
        content(record, text),
        "{}",
        written
    );
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read(text in text()) {
        check_spans(&text)?;
    }

    #[test]
    fn any_bytes_are_read(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        for block in Blocks::new(&bytes[..]) {
            check_spans(&block.unwrap().text)?;
        }
    }

    #[test]
    fn any_text_can_be_written(text in text()) {
        for record in pdn::records(&text) {
            let written = pdn::write(&record, &text, Variant::Russian);
            check_spans(&written)?;
        }
    }

    #[test]
    fn clean_games_survive_writing(text in clean_game()) {
        let records: Vec<_> = pdn::records(&text).collect();
        prop_assert_eq!(records.len(), 1);
        check_round_trip(&records[0], &text, Variant::International)?;
    }

    #[test]
    fn clean_games_can_be_put_together(games in prop::collection::vec(clean_game(), 1..5)) {
        let whole = games.concat();
        let together: Vec<_> = pdn::records(&whole).map(|record| content(&record, &whole)).collect();
        let apart: Vec<_> = games.iter().flat_map(|game| pdn::records(game).map(|record| content(&record, game))).collect();
        prop_assert_eq!(together, apart);
    }

    #[test]
    fn any_move_and_position_is_read(text in "[a-hKkWB:0-9x., ?*-]{0,20}|.{0,12}") {
        written(&text);
        let (setup, _) = fen::read(&text, Variant::Canadian, Numbering::OURS);
        if let Some(setup) = setup {
            let (again, problems) = fen::read(&fen::write(&setup), Variant::Canadian, Numbering::OURS);
            prop_assert_eq!(again, Some(setup));
            prop_assert!(problems.iter().all(|problem| matches!(problem.kind, FenProblemKind::ManOnKingRow(_))));
        }
    }
}

#[test]
fn real_games_survive_writing() {
    let Some(files) = real_files("real_games_survive_writing") else {
        return;
    };
    let mut count = 0;
    for file in files {
        each_record(&file.bytes, |record, text, line| {
            if let Err(error) = check_round_trip(record, text, which(record, None).0) {
                panic!("{} line {line}: {error}", file.name);
            }
            count += 1;
        });
    }
    assert!(count > 16_000);
}
