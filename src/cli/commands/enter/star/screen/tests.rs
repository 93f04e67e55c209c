//! Every screen in three languages at 80 columns and 24 rows.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use unicode_width::UnicodeWidthStr;

use super::{Saved, draw};
use crate::cli::terminal::shown;
use crate::entry::{Key, StarMode, StarSession};
use crate::notation::star::{Tag, records};
use crate::words::{Language, Words};

/// The screen as text; its columns stand where they stand on every other one.
fn screen(session: &StarSession, saved: &Saved, language: Language) -> String {
    let words = Words::new(language);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let desk = draw::Desk {
        session,
        words: &words,
        title: "3.12",
        seat: Some(1),
        saved,
        elsewhere: None,
        from: 0,
    };
    terminal.draw(|frame| draw::draw(frame, &desk)).unwrap();
    let buffer = terminal.backend().buffer();
    let text = shown(buffer);
    let rows: Vec<&str> = text.lines().collect();
    // sentences that every screen has are whole
    assert!(!rows[23].ends_with('~'), "{text}");
    if let StarMode::Help = session.mode() {
        assert!(rows.iter().all(|row| row.width() <= 80), "{text}");
        return text;
    }
    // the star is whole, whatever is said
    let names: Vec<&str> = rows[1..18].iter().map(|row| row[..3].trim()).collect();
    let wanted = [
        "A5", "B5", "C5", "D5", "E1", "F2", "G3", "H4", "I5", "J5", "K5", "L5", "M5", "N10", "O11",
        "P12", "Q13",
    ];
    assert_eq!(names, wanted, "{text}");
    let cell = |column: u16, row: u16| buffer[(column, row)].symbol().to_owned();
    let mut numbers = 0;
    for row in 2..8 {
        let number: String = (34..37).map(|column| cell(column, row)).collect();
        if number.trim().parse::<u16>().is_err() {
            break;
        }
        numbers += 1;
        // the edges of the columns are free
        assert_eq!(
            (cell(33, row), cell(37, row)),
            (" ".into(), " ".into()),
            "{text}"
        );
    }
    assert!(numbers > 0, "{text}");
    text
}

fn press(session: &mut StarSession, keys: &str) {
    for letter in keys.chars() {
        session.press(match letter {
            '\n' => Key::Enter,
            '\t' => Key::Tab,
            letter => Key::Char(letter),
        });
    }
}

/// Names that are long, or wide, or both.
const NAMES: [&str; 6] = [
    "王丽",
    "Иванов Пётр",
    "欧阳娜娜司马相如",
    "Wolfeschlegelsteinhausenbergerdorff Hube",
    "",
    "Li",
];

fn session(seats: &str, moves: &str) -> StarSession {
    let text = format!("[Seats \"{seats}\"]\n[Rules \"jump=eq\"]\n\n{moves} *");
    let mut record = records(&text).remove(0);
    for (seat, name) in NAMES.iter().enumerate() {
        record.tags.push(Tag {
            name: format!("Seat{}", seat + 1),
            value: (*name).to_owned(),
            span: Default::default(),
        });
    }
    StarSession::new(record)
}

const SIX: &str =
    "1. C5-E5 F11-F9 M14-M13 O11-M11 M8-M9 G3-G5 2. D5-F5 E11-F11 K15-K13 N10-M10 M6-M10 E3-G3";

fn check(name: &str, session: &StarSession) {
    for language in Language::ALL {
        let shown = screen(session, &Saved::Yes, language);
        let saved = Words::new(language).say("enter-saved", &[]);
        let is_help = matches!(session.mode(), StarMode::Help);
        assert!(
            is_help || shown.lines().next().unwrap().ends_with(&saved),
            "{shown}"
        );
        insta::with_settings!({
            snapshot_path => concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cli/snapshots/screens"),
            prepend_module_to_snapshot => false,
            omit_expression => true,
        }, {
            insta::assert_snapshot!(format!("enter-star-{name}-{}", language.code()), shown);
        });
    }
}

#[test]
fn two_seats() {
    let moves = "1. C5-E5 O11-M11 {slow} 2. A5-C5-E7 Q13-O11-M9 3. D5-D6 D6-D7";
    let mut session = session("1,4", moves);
    session.command("go 3");
    press(&mut session, "D8");
    check("two", &session);
}

#[test]
fn six_seats() {
    check("six", &session("1,2,3,4,5,6", SIX));
}

#[test]
fn three_to_five_seats() {
    for seats in ["1,3,5", "1,2,4,5", "1,2,3,4,5"] {
        let mut session = session(seats, "");
        for _ in 0..6 {
            let one = session.position().moves()[3];
            press(&mut session, &format!("{}{}\n", one.from, one.to));
        }
        for language in Language::ALL {
            screen(&session, &Saved::Yes, language);
        }
    }
}

#[test]
fn refused() {
    let mut session = session("1,2,3,4,5,6", SIX);
    press(&mut session, "C6G7M14");
    check("refused", &session);
}

#[test]
fn the_marked_offer_stays_in_sight() {
    let mut session = session("1,4", "1. C5-E7 O11-M11");
    press(&mut session, "E5F5");
    let StarMode::Refused(refusal) = session.mode() else {
        panic!()
    };
    assert!(refusal.offers.len() > 2);
    for place in 0..refusal.offers.len() {
        session.press(Key::Down);
        for language in Language::ALL {
            let text = screen(&session, &Saved::Yes, language);
            let is_marked =
                |line: &str| line.chars().skip(34).collect::<String>().starts_with("> ");
            // wide letters before the column take two of its places
            let is_there = text
                .lines()
                .any(|line| is_marked(line) || line.contains("> "));
            assert!(is_there, "{place} {text}");
        }
    }
}

#[test]
fn a_change_that_breaks_the_rest() {
    let mut session = session("1,4", "1. C5-E5 O11-M11 2. D5-E6 N10-M10");
    session.press(Key::Home);
    press(&mut session, "C6E6");
    check("broken", &session);
}

#[test]
fn choosing() {
    let mut session = session("1,4", "");
    press(&mut session, "D\t\t");
    check("choosing", &session);
}

#[test]
fn help() {
    let mut session = session("1,4", "");
    press(&mut session, "?");
    check("help", &session);
}

#[test]
fn the_game_is_over() {
    let text = "[Seats \"1,4\"]\n[Position \"d/dd/ddd/dddd/13/12/11/10/9/10/11/12/4a8/1aaa/aaa/aa/a 1\"]\n\n";
    let record = records(text).remove(0);
    let mut session = StarSession::new(record);
    press(&mut session, "M9N10");
    for language in Language::ALL {
        let words = Words::new(language);
        let text = screen(&session, &Saved::Yes, language);
        assert!(text.contains(&words.say("star-over", &[])), "{text}");
        assert!(text.contains(" M9-N10"), "{text}");
    }
}

#[test]
fn what_is_not_saved_is_said_over_the_line_that_is_typed() {
    let session = session("1,2,3,4,5,6", SIX);
    for language in Language::ALL {
        let words = Words::new(language);
        let reason = words.say("error-enter-changed", &[]);
        let text = screen(&session, &Saved::No(reason), language);
        let rows: Vec<&str> = text.lines().collect();
        assert!(rows[18..22].join(" ").contains("F10"), "{text}");
    }
}
