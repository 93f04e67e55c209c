//! Records: read, written, judged.

use huff::notation::star::{self, Layout, TurnKind, layout, write_sheet, write_text};
use huff::record::Verdict;
use huff::record::star::{judge, seated};

use super::maker::sheet;
use crate::common::figure;

/// A record and what is found in it: code, reason, entry; then the verdict.
fn check(text: &str, expected: &[(&str, &str, u32)], verdict: Verdict) {
    let records = star::records(text);
    assert_eq!(records.len(), 1, "{text}");
    let judgement = judge(&records[0]);
    let found: Vec<(&str, &str, u32)> = judgement
        .findings
        .iter()
        .map(|finding| {
            let reason = finding.refusal.map_or("", |refusal| refusal.reason.name());
            (finding.code.name(), reason, finding.ply.unwrap_or(0))
        })
        .collect();
    assert_eq!(found, expected, "{text}");
    assert_eq!(judgement.verdict, verdict, "{text}");
}

const HEAD: &str = "[Event \"Cup\"]\n[Seats \"1,4\"]\n[Rules \"jump=adj\"]\n\n";

#[test]
fn star_findings() {
    use Verdict::{Clean, Irregular, Slips, Unplayable};
    // D5-E5 C5-E5... pieces of 1: A5 B5 B6 C5-C7 D5-D8; of 4: N10-N13 O11-O13 P12 P13 Q13
    let clean = "1. D5-E5 N10-M10\n2. C5-E6 O11-M11\n3. pass";
    check(
        &format!("{HEAD}{clean}"),
        &[
            ("illegal-move", "no-chain", 3),
            ("passed-with-moves", "", 5),
        ],
        Irregular,
    );
    for (moves, expected, verdict) in [
        ("1. D5-E5 N10-M10\n2. E5-F5 M10-L10", &[][..], Clean),
        // a jump over nobody, let stand: the rest is legal from where the piece was put
        (
            "1. D5-F5 N10-M10\n2. F5-G5 M10-L10\n3. G5-H5 L10-K10",
            &[("illegal-move", "no-bridge", 1)],
            Irregular,
        ),
        (
            "1. B5-E5 N10-M10\n2. E5-F5 M10-L10\n3. F5-G5 L10-K10",
            &[("illegal-move", "two-bridges", 1)],
            Irregular,
        ),
        (
            "1. C5-E5-F5 N10-M10\n2. F5-G5 M10-L10\n3. G5-H5 L10-K10",
            &[("illegal-move", "step-and-jump", 1)],
            Irregular,
        ),
        // the other side's piece
        (
            "1. N10-M10 N11-M11\n2. D5-E5 M10-L10\n3. E5-F5 M11-L11",
            &[("out-of-turn", "others-piece", 1)],
            Irregular,
        ),
        // the way is wrong, the ends are right
        (
            "1. D5-E5 N10-M10\n2. C5-D5-E6 M10-L10",
            &[("illegal-move", "several-steps", 3)],
            Irregular,
        ),
        (
            "1. C5-E5 N10-M10\n2. E5-E6-C5 M10-L10",
            &[("impossible-way", "not-in-line", 3)],
            Slips,
        ),
        (
            "1. D5-E5 pass\n2. E5-F5 N10-M10",
            &[("passed-with-moves", "", 2)],
            Irregular,
        ),
        (
            "1. D5-E5 --\n2. E5-F5 N10-M10",
            &[("not-home", "", 2)],
            Slips,
        ),
        // slips of the pen: the repair is proposed, nothing behind is judged
        (
            "1. D5-E5 N10-M10\n2. E6-F6 M10-L10\n3. E5-F5 L10-K10",
            &[("empty-hole", "empty-hole", 3)],
            Slips,
        ),
        (
            "1. D5-E5 N10-M10\n2. ?? M10-L10\n3. F5-G5 L10-K10",
            &[("unreadable", "", 3)],
            Slips,
        ),
        // a turn that was not written: the number of the next round tells
        (
            "1. D5-E5 N10-M10\n2. E5-F5\n3. F5-G5 L10-K10",
            &[("missing-turn", "", 4)],
            Slips,
        ),
        (
            "1. D5-E5 N10-M10\n3. E5-F5 M10-L10",
            &[("number-gap", "", 0)],
            Clean,
        ),
        (
            "1. D5-E5 N10-M10\n2. zz zz\n3. zz zz",
            &[("unreadable", "", 3), ("not-judged", "", 3)],
            Unplayable,
        ),
    ] {
        check(&format!("{HEAD}{moves}"), expected, verdict);
    }
    for (text, expected, verdict) in [
        (
            "[Seats \"1,9\"]\n1. D5-E5 N10-M10",
            &[("bad-seats", "", 0)][..],
            Slips,
        ),
        (
            "[Seats \"1,4\"]\n[Rules \"jump=eq; fly=yes\"]\n1. D5-E5 N10-M10",
            &[("bad-rules", "", 0)],
            Slips,
        ),
        (
            "[Seats \"1,4\"]\n[Places \"first\"]\n1. D5-E5 N10-M10",
            &[("bad-places", "", 0)],
            Clean,
        ),
        (
            "[Seats \"1,4\"]\n[Rules \"turn-cap=1\"]\n1. D5-E5 N10-M10\n2. E5-F5",
            &[("turns-after-end", "", 3), ("turn-cap", "", 0)],
            Slips,
        ),
        (
            "[Seats \"1,4\"]\n[Rules \"blocking=vacate1\"]\n1. D5-E5 N10-M10",
            &[("start-not-vacated", "", 2), ("start-not-vacated", "", 2)],
            Irregular,
        ),
        // the last piece of seat 1 comes home: N10 is the hole that was missing
        (
            "[Seats \"1,4\"]\n[Position \"dd/2/3/4/13/12/11/10/9/10/11/12/5a7/1aaa/aaa/aa/a 1\"]\n1. M10-N10",
            &[("empty-hole", "empty-hole", 1), ("bad-position", "", 0)],
            Slips,
        ),
        (
            "[Seats \"1,4\"]\n[Places \"1:1 4:2\"]\n[Position \"d/2/3/4/13/12/11/10/9/10/11/12/5a7/1aaa/aaa/aa/a 1\"]\n1. M10-N10",
            &[],
            Clean,
        ),
        (
            "[Seats \"1,4\"]\n[Places \"1:2 4:1\"]\n[Position \"d/2/3/4/13/12/11/10/9/10/11/12/5a7/1aaa/aaa/aa/a 1\"]\n1. M10-N10",
            &[("places-disagree", "", 0)],
            Clean,
        ),
    ] {
        check(text, expected, verdict);
    }
}

#[test]
fn star_sheets_in_three_languages() {
    for text in [
        "# event: Cup\n# game: star\n# seats: 1,4\n# seat1: Wang\n# rules: jump=eq\nno,1,4,note\n1,D5-E5,~N10-M9~ N10-M10,\n2,E5-F5,M10-L10,draughty",
        "# 赛事：杯赛\n# 座位：1,4\n# 座位1：王丽\n# 规则：jump=eq\n回合;座位1;座位4;备注\n1;D5-E5;N10-M10;\n2;E5-F5;M10-L10;x",
        "# соревнование: Кубок\n# места за столом: 1,4\n# место1: Иванов\n# правила: jump=eq\n№\tместо 1\tместо 4\tпримечание\n1\tD5-E5\tN10-M10\n2\tE5-F5\tМ10-L10\tя",
    ] {
        assert_eq!(layout(text), Some(Layout::Sheet), "{text}");
        let records = star::records(text);
        assert_eq!(records.len(), 1, "{text}");
        let record = &records[0];
        assert_eq!(record.tag("Seats"), Some("1,4"), "{text}");
        assert_eq!(record.tag("Rules"), Some("jump=eq"), "{text}");
        assert!(record.player(huff::star::Camp::ALL[0]).is_some(), "{text}");
        let kinds: Vec<bool> = record
            .turns
            .iter()
            .map(|turn| matches!(turn.kind, TurnKind::Move(_)))
            .collect();
        assert_eq!(kinds, [true; 4], "{text}");
        assert_eq!(judge(record).verdict, Verdict::Clean, "{text}");
    }
    // a cell left empty between others is a turn that was not written
    let gap = "# seats: 1,4\nno,1,4\n1,D5-E5,N10-M10\n2,,M10-L10\n3,F5-G5,L10-K10";
    check(gap, &[("missing-turn", "", 3)], Verdict::Slips);
    // a column of a camp at which nobody sits
    let other = "# seats: 1,4\nno,1,4,5\n1,D5-E5,N10-M10,M5-L5\n2,E5-F5,M10-L10,";
    check(other, &[("out-of-turn", "", 3)], Verdict::Irregular);
    let own = "# seats: 1,4\nno,1,4\n1,N11-M11,N10-M10\n2,D5-E5,M10-L10\n3,E5-F5,L10-K10";
    check(
        own,
        &[("others-piece", "others-piece", 1)],
        Verdict::Irregular,
    );
}

/// Who is home may be left out of a text.
#[test]
fn star_seats_left_out() {
    for seed in 0..60 {
        let made = sheet(seed, 1000);
        let text = made.text();
        let short = text.replace(" --", "");
        let (long, short) = (star::records(&text), star::records(&short));
        let wanted = judge(&long[0]);
        assert_eq!(judge(&short[0]).game, wanted.game, "{text}");
        let again = star::records(&write_sheet(&seated(&short[0])));
        assert_eq!(judge(&again[0]).game, wanted.game, "{text}");
    }
}

/// Made games are clean, and stay the same through both forms.
#[test]
fn star_round_trips() {
    let mut turns = 0;
    for seed in 0..60 {
        let made = sheet(seed, 240);
        let text = made.text();
        let records = star::records(&text);
        assert_eq!(records.len(), 1);
        let judgement = judge(&records[0]);
        let codes: Vec<&str> = judgement
            .findings
            .iter()
            .map(|finding| finding.code.name())
            .collect();
        assert!(codes.is_empty(), "{text}: {codes:?}");
        assert_eq!(judgement.replayed, judgement.turns);
        assert!(judgement.turns as usize >= made.entries.len());
        let as_sheet = write_sheet(&seated(&records[0]));
        assert_eq!(layout(&as_sheet), Some(Layout::Sheet));
        let from_sheet = star::records(&as_sheet);
        assert_eq!(from_sheet.len(), 1, "{as_sheet}");
        let again = judge(&from_sheet[0]);
        assert!(again.findings.is_empty(), "{as_sheet}");
        assert_eq!(again.game, judgement.game, "{as_sheet}");
        let back = write_text(&from_sheet[0]);
        let back = star::records(&back);
        assert_eq!(judge(&back[0]).game, judgement.game);
        turns += made.entries.len();
    }
    figure(&format!(
        "star_round_trips: 60 games of {turns} turns clean in both forms"
    ));
}

/// A file that is wrong everywhere is judged in bounds.
#[test]
fn star_long_nonsense_ends() {
    for entry in ["pass", "D5-F5", "zz", "--", "A5-A5", "Q13-A5"] {
        let text = format!("{HEAD}1. {}", format!("{entry} ").repeat(40_000));
        let judgement = judge(&star::records(&text)[0]);
        assert!(judgement.findings.len() <= 502, "{entry}");
        assert!(judgement.replayed <= judgement.turns);
    }
}

proptest::proptest! {
    /// Any bytes, and any pieces of a record in any order.
    #[test]
    fn star_any_text(text in "([A-R1-9a-z#:,;~{}()\\[\\]\"*$%.\n -]|A5-|C7|pass|\\[Seats \"1,4\"\\]|# seats: 1,4\n|А|王|\u{3000}){0,80}") {
        for record in star::records(&text) {
            for turn in &record.turns {
                assert!(text.get(turn.span.start as usize..turn.span.end as usize).is_some());
            }
            let judgement = judge(&record);
            assert!(judgement.replayed <= judgement.turns);
            star::records(&write_text(&record));
            star::records(&write_sheet(&seated(&record)));
        }
    }
}

#[test]
fn star_readers_take_anything() {
    for text in [
        "",
        "[",
        "[Seats",
        "[Seats \"1,4\"]\n1.",
        "1. A5",
        "{",
        "(",
        "$",
        "\u{feff}[Seats \"1,4\"]",
        "# seats: 1,4\n\"",
        "# seats:\nno\n",
        "[Seats \"1,4\"]\n1. \u{3000}\u{202e}A5-C7 )(",
        "[Seats \"1,4\"]\n999999999999. A5-C7",
        "[Rules \"=;=\"][Position \"/\"]\n* *",
        "[Seats \"1,4\"]\n[Rules \"pieces=15; turn-cap=65535; blocking=vacate0\"]\n1. A5-A5",
        "[Seats \"1,2,3\"]\n[Rules \"pieces=15\"]\n1. A5-C7",
    ] {
        for record in star::records(text) {
            judge(&record);
            write_text(&record);
            write_sheet(&record);
        }
    }
}

/// Records that do not name the game, and words for it: what makes a text star halma, and what does not.
#[test]
fn star_is_known_without_tags() {
    for (text, wanted) in [
        ("1. D5-E5 N10-M10\n2. E5-F5 M10-L10\n", Some(Layout::Text)),
        ("[Event \"g\"]\n\n1. d5-e5 n10-m10\n", Some(Layout::Text)),
        ("# event: g\nno,1,4\n1,D5-E5,N10-M10\n", Some(Layout::Sheet)),
        ("номер;Лагерь 1;Лагерь 4\n1;D5-E5;N10-M10\n", None),
        (
            "№;Лагерь 1;Лагерь 4\n1;D5-E5;N10-M10\n",
            Some(Layout::Sheet),
        ),
        ("回合,1 号位,4 号位\n1,D5-E5,N10-M10\n", Some(Layout::Sheet)),
        ("# вид: китайские шашки\nno,1,4\n", Some(Layout::Sheet)),
        ("# 棋种: 跳棋\nno,1,4\n", Some(Layout::Sheet)),
        ("[GameType \"китайские шашки\"]\n", Some(Layout::Text)),
        // squares that draughts have too
        ("1. D5-E5 E5-F5\n", None),
        ("1. c3-d4 f6-g5\n", None),
        ("1. 32-28 19-23\n", None),
        ("no,white,black\n1,c3-d4,f6-g5\n", None),
        ("", None),
    ] {
        assert_eq!(layout(text), wanted, "{text}");
    }
    for heading in [
        "no,Seat 1,Seat 4",
        "№,Место 1,Место 4",
        "№,Лагерь 1,Лагерь 4",
        "回合,1 号位,4 号位",
        "回合,座位 1,座位 4",
    ] {
        let text = format!("{heading}\n1,D5-E5,N10-M10\n2,E5-F5,M10-L10\n");
        assert_eq!(star::records(&text)[0].tag("Seats"), Some("1,4"), "{text}");
        check(&text, &[], Verdict::Clean);
    }
}

/// Everything of the sample files and of made sheets comes back from JSON.
#[test]
fn star_json_round_trip() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/sample-data");
    let mut texts: Vec<String> = ["star.pdn", "star-sheet.csv"]
        .iter()
        .map(|name| std::fs::read_to_string(format!("{folder}/{name}")).unwrap())
        .collect();
    texts.push(format!(
        "{HEAD}1. C5-E5 {{so}} ? 2. -- pass xx C5-Z9 3. {{at the end}}"
    ));
    texts.push(
        "# seats: 1,3,5\nno,1,3,5,note\n1,~A5-B5~ ~x~ A5-B6,,--,\"a, b\"\n3,,pass,?,\n".to_owned(),
    );
    let mut turns = 0;
    for text in &texts {
        let records = star::records(text);
        let json = star::write_json(&records).unwrap();
        assert!(star::is_json(&json));
        let again = star::read_json(&json).unwrap();
        assert_eq!(again.len(), records.len());
        for (again, record) in again.iter().zip(&records) {
            let tags = |record: &star::Record| -> Vec<(String, String)> {
                let tags = record.tags.iter();
                tags.map(|tag| (tag.name.clone(), tag.value.clone()))
                    .collect()
            };
            let entries = |record: &star::Record| -> Vec<_> {
                let turns = record.turns.iter();
                turns
                    .map(|turn| {
                        (
                            turn.row,
                            turn.number,
                            turn.seat,
                            turn.text.clone(),
                            turn.kind.clone(),
                        )
                    })
                    .collect()
            };
            let remarks = |record: &star::Record| -> Vec<_> {
                let remarks = record.remarks.iter();
                let kept = remarks.filter(|one| {
                    matches!(
                        one.kind,
                        star::RemarkKind::Comment(_) | star::RemarkKind::StruckOut(_)
                    )
                });
                kept.map(|one| (one.after, one.kind.clone())).collect()
            };
            assert_eq!(tags(again), tags(record));
            assert_eq!(entries(again), entries(record));
            assert_eq!(remarks(again), remarks(record));
            assert_eq!(judge(again).verdict, judge(record).verdict);
            turns += record.turns.len();
        }
    }
    assert!(turns > 20, "{turns}");
}

/// Settings behind the name of the game are rules, in every tag that names it and in each form.
#[test]
fn star_settings_behind_the_name() {
    use huff::record::star::About;
    for (head, options, seats, codes) in [
        (
            "[Variant \"star:1,2,4,5;jump=eq\"]",
            "jump=eq",
            "1,2,4,5",
            &[][..],
        ),
        ("[GameType \"star:4;jump=eq\"]", "jump=eq", "1,2,4,5", &[]),
        (
            "[Game \"跳棋：jump=eq；goal=locked\"]",
            "jump=eq;goal=locked",
            "1,4",
            &[],
        ),
        (
            "# variant: star:1,2,4,5;jump=eq\nno,1,2,4,5",
            "jump=eq",
            "1,2,4,5",
            &[],
        ),
        ("# game: star;jump=eq\nno,1,4", "jump=eq", "1,4", &[]),
        (
            "\"# 棋种: 跳棋;jump=eq\"\n回合;座位1;座位4",
            "jump=eq",
            "1,4",
            &[],
        ),
        (
            "# variant: star;jump=eq;fly=yes\nno,1,4",
            "jump=eq",
            "1,4",
            &["bad-rules"],
        ),
        ("# variant: star;jumps\nno,1,4", "", "1,4", &["bad-rules"]),
        (
            "[Variant \"star:9;jump=eq\"]",
            "jump=eq",
            "1,4",
            &["bad-seats"],
        ),
        // the tag Rules wins
        (
            "# variant: star;jump=eq\n# rules: jump=adj\nno,1,4",
            "",
            "1,4",
            &[],
        ),
    ] {
        for entry in ["C5-E5", "E13-I14", "xx"] {
            let separator = if head.contains('回') { ";" } else { "," };
            let text = match head.starts_with('[') {
                true => format!("{head}\n\n1. {entry} N10-M10\n"),
                false => format!("{head}\n1{separator}{entry}{separator}N10-M10\n"),
            };
            assert!(layout(&text).is_some(), "{text}");
            let about = About::of(&star::records(&text)[0]);
            assert_eq!(about.options, options.parse().unwrap(), "{text}");
            assert_eq!(about.seats.to_string(), seats, "{text}");
            let found = about.problems.iter().map(|(code, _, _)| code.name());
            assert_eq!(found.collect::<Vec<_>>(), codes, "{text}");
        }
    }
}

/// What names the game wins over its entries; columns of another game name nothing.
#[test]
fn star_sheets_by_their_columns() {
    for (text, expected) in [
        ("no,seat1,seat4\n1,xx,yy", Some(Layout::Sheet)),
        (
            "\u{feff}\"回合\",\"座位1\",\"座位4\"\n1,a3-b4,xx",
            Some(Layout::Sheet),
        ),
        ("no,1,3,5\n1,xx,E13-I14,yy", Some(Layout::Sheet)),
        ("место 1;место 4\nxx;yy", Some(Layout::Sheet)),
        ("# seat1: Anna\n1,xx,yy", Some(Layout::Sheet)),
        ("[Seat1 \"Anna\"]\n1. xx yy", Some(Layout::Text)),
        ("no,white,black\n1,32-28,19-23", None),
        ("no,1,2\n1,32-28,19-23", None),
        ("1,3,5\n2,4,6", None),
        ("# variant: russian;jump=eq\nno,white,black\n1,c3-d4,", None),
    ] {
        assert_eq!(layout(text), expected, "{text}");
    }
}

/// Line ends of any kind give the same records.
#[test]
fn star_line_ends_of_any_kind() {
    let sheet = "# game: star\n# seats: 1,4\nno,seat1,seat4\n1,D5-E5,N10-M10\n2,E5-F5,M10-L10\n";
    let text = "[Event \"Cup\"]\n[Seats \"1,4\"]\n\n1. D5-E5 N10-M10\n2. E5-F5 M10-L10\n";
    let bare = "no,seat1,seat4\n1,D5-E5,N10-M10\n2,E5-F5,M10-L10\n";
    for text in [sheet, text, bare] {
        let two = format!("{text}\n{text}");
        let said = |text: &str| -> Vec<String> {
            assert!(layout(text).is_some(), "{text:?}");
            let read = star::records(text);
            read.iter()
                .map(|record| write_text(&seated(record)))
                .collect()
        };
        let wanted = said(&two);
        for end in ["\r", "\r\n"] {
            assert_eq!(said(&two.replace('\n', end)), wanted, "{end:?}");
        }
    }
}
