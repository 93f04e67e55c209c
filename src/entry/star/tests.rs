//! Keys, and the sheet that comes of them.

use super::*;
use crate::entry::key::Key;
use crate::entry::session::Offer;
use crate::notation::star::{records, write_text};

fn session(text: &str) -> StarSession {
    StarSession::new(records(text).remove(0))
}

/// Keys as they are typed: a stroke stands for Enter, and these signs for the keys that have none.
fn press(session: &mut StarSession, keys: &str) -> Heard {
    let mut heard = Heard::Nothing;
    for key in keys.chars() {
        heard = session.press(match key {
            '|' => Key::Enter,
            '<' => Key::Backspace,
            '^' => Key::Home,
            '$' => Key::End,
            '[' => Key::Left,
            '@' => Key::Up,
            '&' => Key::Delete,
            '+' => Key::Insert,
            '%' => Key::Tab,
            '_' => Key::Down,
            '=' => Key::Escape,
            '{' => Key::Control('z'),
            '}' => Key::Control('y'),
            key => Key::Char(key),
        });
    }
    heard
}

/// The turns of a sheet in one line.
fn turns(session: &StarSession) -> String {
    let text = write_text(session.record());
    let lines = text.lines().filter(|line| !line.starts_with('['));
    lines.collect::<Vec<_>>().join(" ").trim().to_owned()
}

const TWO: &str = "[Seats \"1,4\"]\n\n";
const THREE: &str = "[Seats \"1,3,5\"]\n[Rules \"jump=eq\"]\n\n";

/// What is tried, a sheet, keys, the sheet that comes of them, and what is left in the line.
const CASES: [(&str, &str, &str, &str, &str); 36] = [
    (
        "turns without signs",
        TWO,
        "D5E5O11M11",
        "1. D5-E5 O11-M11",
        "",
    ),
    (
        "signs, full-width, Cyrillic, small letters",
        TWO,
        "ｄ５－ｅ５О11.М11",
        "1. D5-E5 O11-M11",
        "",
    ),
    (
        "known by the letter",
        TWO,
        "D5E5O11M11C5D",
        "1. D5-E5 O11-M11 2. C5-D5",
        "",
    ),
    (
        "its rest is typed all the same",
        TWO,
        "D5E5O11M11C5D5",
        "1. D5-E5 O11-M11 2. C5-D5",
        "",
    ),
    (
        "the next one begins",
        TWO,
        "D5E5O11M11C5DN10",
        "1. D5-E5 O11-M11 2. C5-D5",
        "N10",
    ),
    (
        "another number than the known one",
        TWO,
        "D5E5O11M11C5D6",
        "1. D5-E5 O11-M11",
        "C5D6",
    ),
    (
        "entered as it is written",
        TWO,
        "D5E5O11M11C5D6!N10M10",
        "1. D5-E5 O11-M11 2. C5-D6 N10-M10",
        "",
    ),
    (
        "what stands behind a refused turn waits",
        TWO,
        "D5G5O11M11!",
        "1. D5-G5 O11-M11",
        "",
    ),
    (
        "the right one is typed in the stead of a refused one",
        TWO,
        "D5G5D5E5",
        "1. D5-E5",
        "",
    ),
    ("corrected", TWO, "D5G5<<E5O11", "1. D5-E5", "O11"),
    ("corrected by the list", TWO, "D5G5||<<E5", "1. D5-E5", ""),
    (
        "a path, hole by hole",
        TWO,
        "C5E5O11M11A5C5E7",
        "1. C5-E5 O11-M11 2. A5-C5-E7",
        "",
    ),
    (
        "a hole may be longer: Enter ends it",
        TWO,
        "C5E1",
        "*",
        "C5E1",
    ),
    ("ended by the next letter", TWO, "C5E1O", "*", "C5E1O"),
    ("somebody else's piece", TWO, "O11M11", "*", "O11M11"),
    (
        "an early turn is changed",
        TWO,
        "C5E5O11M11D5E6N10M10^C6E6",
        "1. C6-E6 O11-M11 2. D5-E6 N10-M10",
        "",
    ),
    (
        "taken out, those behind move up",
        TWO,
        "C5E5O11M11C6E6O12M12^&",
        "1. O11-M11 C6-E6 2. O12-M12",
        "",
    ),
    (
        "put in, those behind move on",
        TWO,
        "C5E5C6E6O11M11^$[+O12M12",
        "1. C5-E5 O12-M12 2. O11-M11",
        "",
    ),
    ("undo and redo", TWO, "C5E5O11M11{{}", "1. C5-E5", ""),
    (
        "a pass is refused where one can move",
        TWO,
        "pass|",
        "*",
        "pass",
    ),
    (
        "and entered as written",
        TWO,
        "pass|!O11M11",
        "1. pass O11-M11",
        "",
    ),
    ("what is no turn", TWO, "hello|", "*", "hello"),
    ("what is no turn, entered", TWO, "hello|!", "1. hello", ""),
    (
        "a turn is missing on the sheet",
        TWO,
        "C5E5/empty|C6E6",
        "1. C5-E5 ? 2. C6-E6",
        "",
    ),
    (
        "a note and the places",
        TWO,
        "C5E5/note slow|/result 1:1 4:2|",
        "1. C5-E5 {slow}",
        "",
    ),
    (
        "struck out and written anew",
        TWO,
        "C5E5~O11-M9|O11M11",
        "1. C5-E5 {[%struck O11-M9]} O11-M11",
        "",
    ),
    (
        "the last turn is struck out",
        TWO,
        "C5E5O11M9/struck|O11M11D5E6",
        "1. C5-E5 {[%struck O11-M9]} O11-M11 2. D5-E6",
        "",
    ),
    ("Tab completes", TWO, "C5%_|", "1. C5-E7", ""),
    (
        "nothing is typed away",
        TWO,
        "C5E5O11M11[[C6E6$",
        "1. C6-E6 O11-M11",
        "",
    ),
    (
        "taken off and typed anew",
        TWO,
        "C5E5O11M11|<O11M9",
        "1. C5-E5 O11-M9",
        "",
    ),
    (
        "a path with signs",
        TWO,
        "C5-E5 O11-M11 A5-C5-E7 ",
        "1. C5-E5 O11-M11 2. A5-C5-E7",
        "",
    ),
    (
        "three seats, equal distances",
        THREE,
        "C5E5M14M13M8M9D5F",
        "1. C5-E5 M14-M13 M8-M9 2. D5-F5",
        "",
    ),
    (
        "the number of the round is passed over",
        TWO,
        "1. C5E5 O11M11 2.",
        "1. C5-E5 O11-M11",
        "2.",
    ),
    (
        "backspace takes nothing but the last key, then the turn",
        TWO,
        "D5E5O11M11C5D5<",
        "1. D5-E5 O11-M11 2. C5-D5",
        "",
    ),
    (
        "and then the turn",
        TWO,
        "D5E5O11M11C5D5<<",
        "1. D5-E5 O11-M11",
        "C5",
    ),
    (
        "what cannot stand on a sheet as a turn",
        TWO,
        "C5E5|1-0|!",
        "1. C5-E5",
        "1-0",
    ),
];

#[test]
fn keys_make_sheets() {
    for (name, sheet, keys, wanted, left) in CASES {
        let mut session = session(sheet);
        press(&mut session, keys);
        let pending = session.pending().unwrap_or_default();
        assert_eq!(
            (turns(&session).as_str(), pending.as_str()),
            (wanted, left),
            "{name}: {keys}"
        );
    }
}

/// What no longer fits behind a change is marked and stays.
#[test]
fn what_does_not_fit_is_marked() {
    let mut session = session(TWO);
    press(&mut session, "C5E5O11M11D5E6N10M10^C6E6");
    let marks: Vec<Mark> = (0..4).map(|index| session.mark(index)).collect();
    assert_eq!(marks[..3], [Mark::Fine, Mark::Fine, Mark::Play]);
    assert_eq!(session.cursor(), 1);
    // put right, everything fits
    press(&mut session, "^C5E5");
    assert!((0..4).all(|index| session.mark(index) == Mark::Fine));
}

/// A third hole without a sign goes on with a chain where it is empty, and begins the next turn where its piece stands.
#[test]
fn a_third_hole_is_never_left_open() {
    // seat 1 jumps from E5 over E6 to E7, and on over E8 to E9; seat 4 has pieces on E12, I9
    let text =
        "[Seats \"1,4\"]\n[Position \"a/2/3/4/4aa1a3d1/12/11/10/4d4/10/11/12/13/4/3/2/1 1\"]\n\n";
    for (keys, wanted, left) in [
        ("E5E7", "1. E5-E7", ""),
        ("E5E7E9", "1. E5-E7-E9", ""),
        ("E5E7E9I9I8", "1. E5-E7-E9 I9-I8", ""),
        ("E5E7I9I8", "1. E5-E7 I9-I8", ""),
        ("E5E7E1", "1. E5-E7", "E1"),
        ("E5E7E12E13", "1. E5-E7 E12-E13", ""),
        ("E5E7E12|", "1. E5-E7", "E12"),
        ("E5E7-", "1. E5-E7", ""),
        ("E5E7-E", "1. E5-E7-E9", ""),
        ("E5E7-I9", "*", "E5E7-I9"),
        ("E5E7E", "1. E5-E7", "E"),
    ] {
        let mut session = session(text);
        press(&mut session, keys);
        let pending = session.pending().unwrap_or_default();
        assert_eq!(
            (turns(&session).as_str(), pending.as_str()),
            (wanted, left),
            "{keys}"
        );
    }
}

/// A slip further up is proposed, and taken by its number in the list.
#[test]
fn a_repair_is_taken() {
    let mut session = session(TWO);
    press(&mut session, "C5E7O11M11E5F5");
    let StarMode::Refused(refusal) = session.mode() else {
        panic!("{}", turns(&session));
    };
    let is_meant = |offer: &Offer| {
        matches!(offer, Offer::Repair(repair)
            if repair.edits[0].new.as_deref() == Some("C5-E5") && repair.edits[0].ply == 1)
    };
    let place = refusal.offers.iter().position(is_meant).unwrap();
    press(&mut session, &"_".repeat(place + 1));
    assert_eq!(press(&mut session, "|"), Heard::Changed);
    assert_eq!(turns(&session), "1. C5-E5 O11-M11 2. E5-F5");
    assert_eq!(session.cursor(), 3);
    press(&mut session, "{");
    assert_eq!(turns(&session), "1. C5-E7 O11-M11");
}

/// What a repair of an early turn claims holds for the turns behind it as well.
#[test]
fn a_repair_counts_what_stands_behind() {
    let sheet = "[Seats \"1,4\"]\n\n1. D5-E5 N10-M10 2. E5-F5 M10-L10 3. F5-G5 L10-K10 \
        4. G5-H5 K10-J10\n";
    let mut complete = 0;
    for keys in ["D5E5", "E5G6", "C5F5", "D6F7", "D5D6", "F5G5"] {
        for overwrite in ["", "+"] {
            let mut session = session(sheet);
            press(&mut session, &format!("/go 2|{overwrite}{keys}"));
            let StarMode::Refused(refusal) = session.mode() else {
                panic!("{keys}: {}", turns(&session));
            };
            assert_eq!(refusal.chosen, None, "{keys}");
            for (place, offer) in refusal.offers.iter().enumerate() {
                let Offer::Repair(repair) = offer else {
                    continue;
                };
                let mut taken = session.clone();
                press(&mut taken, &format!("{}|", "_".repeat(place + 1)));
                let judgement = taken.judgement();
                let is_all = judgement.replayed as usize == taken.record().turns.len()
                    && judgement
                        .findings
                        .iter()
                        .all(|finding| finding.code.class() == Class::Remark);
                let sheet = turns(&taken);
                assert!(is_all || !repair.complete, "{keys} {repair:?}: {sheet}");
                complete += usize::from(repair.complete);
            }
        }
    }
    assert!(complete > 0);
}

/// Behind a lost thread nothing is judged: turns stand as they are written, each in its cell.
#[test]
fn a_lost_thread_is_typed_on() {
    let text = "[Seats \"1,4\"]\n\n1. hello world 2. Q13-P12 A5-B5 3. C5-C6\n";
    let mut session = session(text);
    assert!(session.game().is_none());
    press(&mut session, "M5M6 C5E5|");
    let count = session.record().turns.len();
    assert_eq!(session.record().turns[count - 1].text, "C5-E5");
    assert_eq!(session.cell(count - 1).0, 4);
}

/// The mark of a seat that is home stands in its column, and what is typed without it as well.
#[test]
fn marks_of_seats_that_are_home() {
    let text = "[Seats \"1,3,5\"]\n[Rules \"end=places\"]\n\
                [Position \"1/2/3/4/13/12/11/10/9/e8c/ee7cc/eee6ccc/eeeea4cccc/1aaa/aaa/aa/a 1\"]\n\n";
    for (keys, wanted) in [
        (
            "M9N10M14M13M8M9--|K14K13",
            "1. M9-N10 M14-M13 M8-M9 2. -- K14-K13",
        ),
        (
            "M9N10M14M13M8M9K14K13",
            "1. M9-N10 M14-M13 M8-M9 2. K14-K13",
        ),
    ] {
        let mut session = session(text);
        press(&mut session, keys);
        assert_eq!(turns(&session), wanted);
        let end = session.cursor();
        let seat = |index: usize| (session.cell(index).0, session.cell(index).1.number());
        assert_eq!((seat(end - 1), seat(end)), ((2, 3), (2, 5)));
        assert!(session.findings().is_empty());
    }
}

/// What was refused, and what waits behind it, is so again after the desk was cut off; nothing is entered by that.
#[test]
fn a_line_is_put_back_as_it_was() {
    for keys in [
        "D5",
        "D5G5",
        "D5G5O11M11",
        "D5G5O11|M",
        "/note slow",
        "hello",
    ] {
        let mut cut_off = session(TWO);
        press(&mut cut_off, keys);
        let line = cut_off.pending().unwrap();
        let mut again = session(TWO);
        again.resume(&line);
        assert_eq!(again.pending(), Some(line));
        assert_eq!(again.refused(), cut_off.refused(), "{keys}");
        assert_eq!(turns(&again), "*");
    }
}

/// A sheet with a column a seat keeps its columns when a turn is put in or taken out.
#[test]
fn columns_stay_columns() {
    let sheet =
        "# seats: 1,3,5\n# rules: jump=eq\nno,1,3,5\n1,C5-E5,M14-M13,M8-M9\n2,D5-F5,K15-K13,\n";
    let mut session = session(sheet);
    assert_eq!(session.cell(5), (2, Camp::from_number(5).unwrap()));
    press(&mut session, "M6M10");
    assert_eq!(session.record().turns[5].seat, Camp::from_number(5));
    press(&mut session, "{^&");
    let columns: Vec<(u32, u8)> = session
        .record()
        .turns
        .iter()
        .map(|turn| (turn.number.unwrap(), turn.seat.unwrap().number()))
        .collect();
    assert_eq!(columns[..4], [(1, 1), (1, 3), (1, 5), (2, 1)]);
    press(&mut session, "{$");
    let written =
        crate::notation::star::write_sheet(&crate::record::star::seated(session.record()));
    assert!(
        written.ends_with("1,C5-E5,M14-M13,M8-M9\n2,D5-F5,K15-K13,\n"),
        "{written}"
    );
}

/// What a sheet in columns has struck out is in its draft, and in the sheet again.
#[test]
fn what_is_struck_out_stays() {
    let sheet = "# seats: 1,4\nno,1,4\n1,C5-E5,~O11-M9~ O11-M11\n2,~D5-E5~ D5-E6,\n";
    let first = session(sheet);
    let draft = session(&write_text(first.record()));
    assert_eq!(draft.struck_out(1).collect::<Vec<_>>(), ["O11-M9"]);
    let written = crate::notation::star::write_sheet(&crate::record::star::seated(draft.record()));
    assert_eq!(written, sheet);
    // what was struck out goes with its turn
    let mut session = draft;
    press(&mut session, "^");
    session.press(Key::Right);
    press(&mut session, "&");
    assert_eq!(turns(&session), "1. C5-E5 {[%struck D5-E5]} D5-E6");
}
