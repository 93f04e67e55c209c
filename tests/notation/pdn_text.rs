//! Ways of writing games, one row each.

use huff::notation::{Column, Coordinate, Oddity, RemarkKind, Separator, Written, pdn};

/// The half-moves as `32-28`, `c3xd4`, `c/d4`, `-`, `?text`; results behind `=`; `|` between records.
fn short(text: &str) -> String {
    let mut records = Vec::new();
    for record in pdn::records(text) {
        let mut words = Vec::new();
        for half_move in &record.half_moves {
            words.push(match &half_move.written {
                Written::Nothing => "-".to_string(),
                Written::Unreadable => format!("?{}", half_move.text),
                Written::Move(moved) => {
                    let sign = match moved.separator {
                        Separator::Dash => "-",
                        Separator::Capture => "x",
                        Separator::None => "/",
                    };
                    let squares = moved.squares.iter().map(|square| match *square {
                        Coordinate::Number(number) => number.to_string(),
                        Coordinate::Cell { column, row } => {
                            format!("{}{}", (b'a' + column) as char, row + 1)
                        }
                        Coordinate::File(column) => ((b'a' + column) as char).to_string(),
                    });
                    squares.collect::<Vec<_>>().join(sign)
                }
            });
        }
        words.extend(record.closing.map(|closing| format!("={}", closing.text)));
        records.push(words.join(" "));
    }
    records.join(" | ")
}

#[track_caller]
fn check(text: &str, wanted: &str) {
    assert_eq!(short(text), wanted, "{text:?}");
}

fn kinds(text: &str) -> Vec<String> {
    let kind = |kind: RemarkKind<'_>| match kind {
        RemarkKind::Comment(text) => format!("{{{text}}}"),
        RemarkKind::Variation(text) => format!("({text})"),
        RemarkKind::Sign(text) => text.to_string(),
        RemarkKind::Position(text) => format!("/{text}/"),
        RemarkKind::NumberGap { expected, found } => format!("gap {expected} {found}"),
        RemarkKind::Truncated => "truncated".to_string(),
        RemarkKind::Unreadable => "unreadable".to_string(),
        RemarkKind::Odd(oddity) => format!("{oddity:?}"),
        other => format!("{other:?}"),
    };
    pdn::records(text)
        .flat_map(|record| record.remarks)
        .map(|remark| kind(remark.kind))
        .collect()
}

#[track_caller]
fn check_remarks(text: &str, wanted: &[&str]) {
    assert_eq!(kinds(text), wanted, "{text:?}");
}

#[test]
fn moves() {
    check("1. 32-28 19x23", "32-28 19x23");
    check("1.c3-d4 b6:a5", "c3-d4 b6xa5");
    check("1. C3-D4", "c3-d4");
    check("1. c3d4 b6a5", "c3/d4 b6/a5");
    check("1. cd4 bxd6 b:d6", "c/d4 bxd6 bxd6");
    check("1. 3228 1823 05-10", "32/28 18/23 5-10");
    check("1. 15x33x31 6-15-22 b4:d6:f8", "15x33x31 6-15-22 b4xd6xf8");
    check("1. 32 - 28 19 x 23 24", "32-28 19x23 ?24");
    check("1.  1- 7 18x 9 4x 1", "1-7 18x9 4x1");
    check(
        "1. 32×28 19–23 20—24 21−25 12*19",
        "32x28 19-23 20-24 21-25 12x19",
    );
    check("1. a10-b9 l12-k11 a10b9", "a10-b9 l12-k11 a10/b9");
    check("1. с3-d4 а3:с5 3х12", "c3-d4 a3xc5 3x12");
    check("１．ｃ３－ｄ４　３２：２８", "c3-d4 32x28");
    check(
        "1. 32-28!? 19-23(?) 12-8K 12-8д 12-8王",
        "32-28 19-23 12-8 12-8 12-8",
    );
    check(
        "1. 32-28{note}19-23(1... 18-23)2. 37-32",
        "32-28 19-23 37-32",
    );
    check("9-13 22-18 11-16", "9-13 22-18 11-16");
}

#[test]
fn what_cannot_be_read() {
    check(
        "[W \"\"] 1. c3-?4 32- 3x-28 32-2B",
        "?c3-?4 ?32- ?3x-28 ?32-2B",
    );
    check("[W \"\"] 1. 32- 19-23", "?32- 19-23");
    check("[W \"\"] 1. d4 19", "?d4 ?19");
    check("[W \"\"] 1. 0-7 32-0 1996", "?0-7 ?32-0 ?1996");
    check("[W \"\"] 15. Redoverstepped. 0-1", "=0-1");
    check("14. 8-11Redoverstepped. 0-1", "8-11 =0-1");
    check("1. 32-28好棋 19-23", "32-28 19-23");
    check_remarks("1. 8-11Redoverstepped. 0-1", &["unreadable"]);
    check("41. - - 42. 32-28 - 43. 1-6", "- - 32-28 - 1-6");
    check("1. 32-28 - 19-23 2. 37-32", "32-28 19-23 37-32");
    check("41. — —", "");
    check("[W \"\"] 41. — —", "- -");
}

#[test]
fn results() {
    for mark in [
        "1-0",
        "0-1",
        "2-0",
        "0-2",
        "1-1",
        "0-0",
        "1/2-1/2",
        "1/2:1/2",
        "1/2",
        "½–½",
        "½-½",
        "½",
        "0.5-0.5",
        "0,5-0,5",
        "2:0",
        "1:0",
        "1 - 0",
        "1–0",
        "*",
        "1½-½",
        "１－０",
    ] {
        check(
            &format!("1. 32-28 19-23 {mark}"),
            &format!("32-28 19-23 ={mark}"),
        );
        check(
            &format!("1. 32-28 19-23 {mark} {{end}}\n\n1. 31-27"),
            &format!("32-28 19-23 ={mark} | 31-27"),
        );
        check(
            &format!("[W \"\"]\n32-28 {mark}\n[W \"\"]\n31-27"),
            &format!("32-28 ={mark} | 31-27"),
        );
    }
    for mark in ["4-6", "1-9", "-", "1 1/2 - 1/2", "1+ - 1-", "3-0"] {
        check(
            &format!("[Result \"{mark}\"] 1. 32-28 19-23 {mark}\n"),
            &format!("32-28 19-23 ={mark}"),
        );
    }
    check(
        "[Result \"4-6\"] 1. 4-6 19-23 2. 4-6 1-7 4-6",
        "4-6 19-23 4-6 1-7 =4-6",
    );
    check("1. 1-1 32-28", "1-1 32-28");
    check("1. 5-9 1.5-9 2. 22-18", "5-9 5-9 22-18");
    check("1. 32-28 * 19-23 1-0", "32-28 19-23 =1-0");
    check("1. 32-28 9-14*\n", "32-28 9-14 =*");
    check("1. 32-28* 9-14", "32-28 9-14");
    check("1. 32-28 19-23 {0-1}", "32-28 19-23 =0-1");
    check("1. 32-28 19-23 {0-1} 1-0", "32-28 19-23 =1-0");
    check("1. 32-28 19-23 {0-1} 2. 1-7", "32-28 19-23 1-7");
    check("1. 32-28 1-0 19-23", "32-28 19-23 =1-0");
    check("1. 32-28 1-0 19-23 0-1", "32-28 19-23 =0-1");
    check("1. 32-28 1-0 *", "32-28 =1-0");
    check("1. 32-28 * 1-0", "32-28 =1-0");
    check("3. 8-3 . 1-0", "8-3 =1-0");
    check("[W \"\"] 1. 2-0", "=2-0");
}

#[test]
fn borders() {
    check(
        "[Event \"a\"]\n1. 32-28\n[Event \"b\"]\n1. 31-27",
        "32-28 | 31-27",
    );
    check("[FEN \"a\"] *\n[FEN \"b\"] *", "=* | =*");
    check(
        "[Event \"a\"]\n[FEN \"x\"]\n\n[Event \"b\"]\n[FEN \"y\"]",
        " | ",
    );
    check(
        "[Event \"a\"]\n[White \"x\"]\n[Event \"b\"]\n32-28",
        "32-28",
    );
    check("[Event \"a\"]\n\n[White \"x\"]\n\n32-28", "32-28");
    check("1. 32-28 1-0\n\n36x27 1-0", "32-28 =1-0 | 36x27 =1-0");
    check("1. 32-28 1-0 1. 31-27 0-1", "32-28 =1-0 | 31-27 =0-1");
    check(
        "1. 32-28 19-23 2. 37-32\n\n1. 31-27",
        "32-28 19-23 37-32 | 31-27",
    );
    check("[Empty]\n[Event \"a\"]\n32-28\n[Empty]\n", "32-28");
    check("[Event \"a\"]\n32-28\n[Empty] 31-27", "32-28 | 31-27");
    check("12.", "");
    check("12", "");
    check("[Empty]", "");
    check("1. 32-28 1-0\n\n2\n\n[Event \"a\"]", "32-28 =1-0 | ");
    check("1. 32-28 {open\n\n[Event \"a\"]\n31-27", "32-28 | 31-27");
    check("1. 32-28 {open\n[Event \"a\"]\n31-27", "32-28 | 31-27");
    check(
        "1. 32-28 (open {too\n\n[White \"a\"]\n31-27",
        "32-28 | 31-27",
    );
    check("1. 32-28 {not\n[White \"a\"] this} 31-27", "32-28 31-27");
    let first =
        pdn::records("1. 32-28 1-0 {to the first}\n\n{to the second}\n[Event \"a\"]\n1. 31-27")
            .next()
            .unwrap();
    assert_eq!(first.remarks.len(), 1);
}

#[test]
fn numbers_and_columns() {
    let record = pdn::records("12. 32-28 19-23 13... 7-11 14. ... 8-12 15) 1-6")
        .next()
        .unwrap();
    let columns: Vec<_> = record
        .half_moves
        .iter()
        .map(|half_move| (half_move.number, half_move.column))
        .collect();
    assert_eq!(
        columns,
        [
            (Some(12), Some(Column::First)),
            (None, None),
            (Some(13), Some(Column::Second)),
            (Some(14), Some(Column::Second)),
            (Some(15), Some(Column::First)),
        ]
    );
    check_remarks("1. 32-28 19-23 4. 37-32", &["gap 2 4"]);
    check_remarks("[FEN \"W:W1:B2\"] 12. 32-28 19-23 13. 37-32", &[]);
    check_remarks("5. 32-28", &["gap 1 5"]);
    check_remarks("1. 32-28 19-23 2. 37-32 {x} 2... 7-11 3. 1-6", &["{x}"]);
    check_remarks("1. 32-28 19-23 2.", &["truncated"]);
    check_remarks("1. 32-28 19-23 2. *", &["truncated"]);
    check_remarks("1. 32-28 19-23 2", &["truncated"]);
    check_remarks(
        "8. 32-28 19-23 9n 37-32 7-11 10. 1-6",
        &["gap 1 8", "BadNumber"],
    );
    check("1 32-28 19-23 2 37-32", "32-28 19-23 37-32");
}

#[test]
fn remarks() {
    check_remarks(
        "1. 32-28 {a (b} (c {d)} (e)) $5 ! (!) ;f\n19-23",
        &["{a (b}", "(c {d)} (e))", "$5", "!", "(!)", "{f}"],
    );
    check_remarks(
        "%file\n1. 32-28\n%line } {\n19-23",
        &["{file}", "{line } {}"],
    );
    check_remarks("1. 32-28 /FEN \"W:W1:B2\"/ 1-6", &["/W:W1:B2/"]);
    check_remarks(
        "1. 32-28 } ) ] {",
        &["NotOpened", "NotOpened", "NotOpened", "{}", "NotClosed"],
    );
    check_remarks("1. 32-28\\r\n19-23\\r\n", &["EscapedLineEnd"]);
    check_remarks("1. 32-28 *\nEvent \"x 2025\"]\n[Site \"y\"]", &["BadTag"]);
    check_remarks("1. 32-28 ... 19-23", &["unreadable"]);
}

#[test]
fn tags() {
    let text = "[White \"a \\\" b\"] [Black \"c] (d\"]\n[Site  \"C:\\games\\\"]\n[Round \"11.1]\n[Date 2024]\n[Event \"x\" ]\\r\n[ECO \"q\n32-28";
    let record = pdn::records(text).next().unwrap();
    let tags: Vec<_> = record
        .tags
        .iter()
        .map(|tag| (tag.name, tag.value.as_ref()))
        .collect();
    assert_eq!(
        tags,
        [
            ("White", "a \" b"),
            ("Black", "c] (d"),
            ("Site", "C:\\games\\"),
            ("Round", "11.1"),
            ("Date", "2024"),
            ("Event", "x"),
            ("ECO", "q"),
        ]
    );
    assert_eq!(
        record.tag("white").unwrap().span.of(text),
        "[White \"a \\\" b\"]"
    );
    let bad = record
        .remarks
        .iter()
        .filter(|remark| matches!(remark.kind, RemarkKind::Odd(Oddity::BadTag)));
    assert_eq!(bad.count(), 3);
    check("[Event \"a\"] [Round \"1] [White \"b\"] 32-28", "32-28");
}

#[test]
fn nothing_is_lost() {
    let mut records = pdn::records("[Empty]\n12.\n[Event \"a\"]");
    assert_eq!(records.by_ref().count(), 1);
    assert_eq!(records.strays().len(), 2);
}
