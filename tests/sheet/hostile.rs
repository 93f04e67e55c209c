//! CSV that nobody would hand in. It is read to its end, and what it says has a place.

use std::io::Read;

use huff::notation::{Blocks, TextProblemKind, sheet};
use huff::record::judge;
use proptest::prelude::*;

/// Reads everything and judges it; gives records and the longest block.
fn read(reader: impl Read) -> (usize, usize) {
    let (mut records, mut longest) = (0, 0);
    for block in Blocks::new(reader) {
        let block = block.unwrap();
        longest = longest.max(block.text.len());
        for record in &block.records().0 {
            records += 1;
            let judgement = judge(record, None);
            for finding in &judgement.findings {
                let end = finding.span.map_or(0, |span| span.end as usize);
                assert!(end <= block.text.len());
            }
        }
    }
    (records, longest)
}

#[test]
fn ragged_rows_zeros_and_open_quotes() {
    let text =
        "no,white,black\n1,c3-d4,d6-c5,x,y\n2\n3,\"b2-c3,f6-g5\n4,\0,e7\0d6\n,,,,,,,,,,\n5,g3-h4\n";
    let sheets = sheet::read("", text);
    assert_eq!(sheets.records.len(), 1);
    assert_eq!(read(text.as_bytes()).0, 1);
    let judgement = judge(&sheets.records[0], None);
    let unreadable = judgement
        .findings
        .iter()
        .filter(|finding| finding.code.name() == "unreadable")
        .count();
    assert!(unreadable >= 1, "{:?}", judgement.findings);
}

#[test]
fn a_quote_may_run_over_lines_but_not_over_rows() {
    let text = "no,white,black,note\n1,c3-d4,d6-c5,\"one\ntwo\n\n\n\n\n\n\n\n\nten\"\n2,\"b2-c3,f6-g5,\n3,c3-b4,g5-h4,\"x\"\n";
    let record = super::one(text);
    assert_eq!(record.half_moves[4].text, "c3-b4");
    assert_eq!(record.half_moves.len(), 6);
}

#[test]
fn a_text_without_table_has_a_place() {
    let sheets = sheet::read("", "# event: x\nfoo,bar,baz\n");
    assert_eq!(sheets.problems[0].span.start, 11);
}

#[test]
fn a_huge_sheet_is_read_in_bounded_memory() {
    let head = "no,white,black\n".as_bytes();
    let endless = head.chain(std::io::repeat(b',').take(40 << 20));
    let (_, longest) = read(endless);
    assert!(longest <= 9 << 20, "{longest}");
    let quotes = "no,white,black\n1,\"a".repeat(200_000);
    assert!(read(quotes.as_bytes()).1 <= 9 << 20);
}

#[test]
fn a_long_table_is_cut_between_games() {
    let mut text = "no,white,moves\n".to_string();
    for index in 0..60_000 {
        text.push_str(&format!(
            "{index},\"Player, {index}\",1. c3-d4 d6-c5 2. d4:b6\n"
        ));
    }
    let mut next = 0;
    let mut blocks = 0;
    for block in Blocks::new(text.as_bytes()) {
        let block = block.unwrap();
        blocks += 1;
        assert!(
            block
                .problems
                .iter()
                .all(|problem| !matches!(problem.kind, TextProblemKind::TooLong { .. }))
        );
        for record in &block.records().0 {
            assert_eq!(
                record.tag("White").unwrap().value,
                format!("Player, {next}")
            );
            assert_eq!(record.half_moves.len(), 3);
            next += 1;
        }
    }
    assert_eq!((next, blocks > 2), (60_000, true));
}

#[test]
fn many_sheets_are_cut_between_them() {
    let sheet = "# event: Cup\n# white: A\nno,white,black\n1,c3-d4,d6-c5\n2,d4:b6,a7:c5\n\n";
    let (records, longest) = read(sheet.repeat(20_000).as_bytes());
    assert_eq!(records, 20_000);
    assert!(longest <= 1 << 20);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn anything_is_read(text in "([#\"',;~=\\-:0-9a-h\\n\\t{}()\\[\\] ]|no|white|black|moves|白方|11月15日|c3-d4|1-0){0,60}") {
        let sheets = sheet::read("", &text);
        for record in &sheets.records {
            for half_move in &record.half_moves {
                prop_assert!(text.get(half_move.span.start as usize..half_move.span.end as usize).is_some());
            }
            judge(record, None);
        }
        sheet::kind(&text);
    }

    #[test]
    fn any_bytes_are_read(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let head = b"no,white,black\n1,c3-d4,".to_vec();
        read(&[head, bytes][..].concat()[..]);
    }
}

/// Hundreds of empty cells are no reason to try every game that could have filled them.
#[test]
fn a_long_hole_is_answered_at_once() {
    let mut text = String::from("# variant: russian\nno,white,black\n1,g3-h4,b6-c5\n");
    for number in 2..400 {
        text += &format!("{number},,\n");
    }
    text += "400,f2-g3,f6-g5\n401,e7-f6,d2-c3\n";
    let sheets = sheet::read("", &text);
    let judgement = judge(&sheets.records[0], None);
    assert!(
        judgement.half_moves > 700 && judgement.replayed < 10,
        "{judgement:?}"
    );
}
