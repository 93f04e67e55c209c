//! Every screen in three languages at 80 columns and 24 rows.

use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::super::plain;
use super::{Saved, draw};
use crate::cli::terminal::shown;
use crate::draughts::Variant;
use crate::entry::{Draft, Key, Mode, Notice, Session, Stance, Word};
use crate::words::{Language, Words};

/// The screen as text; its columns stand where they stand on every other one.
fn screen(session: &Session, copy: Option<&'static str>, language: Language) -> String {
    let words = Words::new(language);
    let saved = words.say("enter-saved", &[]);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let desk = draw::Desk {
        session,
        words: &words,
        title: "3.12",
        copy,
        saved: &Saved::Yes,
        elsewhere: None,
        from: 0,
    };
    terminal.draw(|frame| draw::draw(frame, &desk)).unwrap();
    let buffer = terminal.backend().buffer();
    let text = shown(buffer);
    let rows: Vec<&str> = text.lines().collect();
    // sentences that every screen has are whole
    assert!(!rows[23].ends_with('~'), "{text}");
    if let Mode::Help = session.mode() {
        return text;
    }
    assert!(rows[0].ends_with(&saved), "{text}");
    let cell = |column: u16, row: u16| buffer[(column, row)].symbol();
    let beside = session
        .other()
        .is_some_and(|other| !other.entries.is_empty());
    let mut numbers = 0;
    for row in 2..14 {
        let number: String = (31..34).map(|column| cell(column, row)).collect();
        if number.trim().parse::<u16>().is_err() {
            break;
        }
        numbers += 1;
        // the edges of the columns are free
        assert_eq!((cell(30, row), cell(34, row)), (" ", " "), "{text}");
        if beside {
            assert_eq!(cell(31 + 4 + 22, row), "|", "{text}");
        } else {
            assert_eq!(cell(31 + 4 + 13, row), " ", "{text}");
        }
    }
    assert!(numbers > 0, "{text}");
    text
}

/// Names that are long, or wide, or both.
const NAMES: [(&str, &str); 4] = [
    (
        "Wolfeschlegelsteinhausenbergerdorff Hube",
        "Papadopoulou-Konstantinidou Aikaterini M",
    ),
    ("欧阳娜娜司马相如诸葛孔明", "阿不都热合曼买买提江艾力"),
    (
        "Константинопольский Александр Всеволодович",
        "Рождественская Екатерина Владиславовна",
    ),
    ("", "王丽"),
];

fn press(session: &mut Session, keys: &str) {
    for letter in keys.chars() {
        session.press(match letter {
            '\n' => Key::Enter,
            letter => Key::Char(letter),
        });
    }
}

/// The same screens with other names: nothing shifts.
fn hold(session: &Session, copy: Option<&'static str>) {
    for (white, black) in NAMES {
        let named = session
            .clone()
            .with_tags(&[("White", white), ("Black", black)]);
        for language in Language::ALL {
            screen(&named, copy, language);
        }
    }
}

fn draft(variant: Variant, moves: &str) -> Draft {
    let text = format!("[White \"王丽\"]\n[Black \"Иванов Пётр\"]\n\n{moves} *");
    Draft::read(&text, variant).unwrap()
}

fn check(name: &str, session: &Session, copy: Option<&'static str>) {
    hold(session, copy);
    for language in Language::ALL {
        let shown = screen(session, copy, language);
        insta::with_settings!({
            snapshot_path => concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cli/snapshots/screens"),
            prepend_module_to_snapshot => false,
            omit_expression => true,
        }, {
            insta::assert_snapshot!(format!("enter-{name}-{}", language.code()), shown);
        });
    }
}

#[test]
fn typing() {
    let moves = "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 {[%clk 0:58:10]} 10-14";
    let mut session = Session::new(vec![draft(Variant::International, moves)], 0);
    press(&mut session, "3");
    check("typing", &session, None);
}

#[test]
fn two_copies() {
    let sheets = vec![
        draft(
            Variant::Russian,
            "1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 g5-h4",
        ),
        draft(Variant::Russian, "1. c3-d4 d6-c5 2. d2-c3 f6-g5 3. c3-b4"),
    ];
    let session = Session::new(sheets, 1);
    check("copies", &session, Some("black"));
}

#[test]
fn refused() {
    let mut session = Session::new(vec![draft(Variant::Russian, "1. c3-b4 d6-c5")], 0);
    press(&mut session, "e3f4\n");
    check("refused", &session, Some("white"));
    press(&mut session, "b6a5");
    check("waiting", &session, Some("white"));
}

#[test]
fn played_irregularly() {
    let moves = "1. c3-b4 d6-c5 2. e3-f4 c5-d4 3. f4-g5";
    let mut session = Session::new(vec![draft(Variant::Russian, moves)], 0);
    session.command("go 4");
    check("irregular", &session, Some("white"));
}

#[test]
fn a_change_that_breaks_the_rest() {
    let moves = "1. 11-15 23-19 2. 8-11 22-17 3. 4-8 17-13";
    let mut session = Session::new(vec![draft(Variant::English, moves)], 0);
    session.press(Key::Home);
    press(&mut session, "1014");
    check("broken", &session, None);
}

#[test]
fn live() {
    let moves = "1. 11-15 23-19 2. 8-11 22-17";
    let mut session =
        Session::new(vec![draft(Variant::English, moves)], 0).with_stance(Stance::Live);
    session.tick(Duration::from_secs(61));
    check("live", &session, None);
}

#[test]
fn setting_a_position_up() {
    let mut session = Session::new(vec![draft(Variant::Canadian, "")], 0);
    session.command("position");
    press(&mut session, "c");
    press(&mut session, "ww");
    check("position", &session, None);
}

#[test]
fn choosing() {
    let mut session = Session::new(vec![draft(Variant::Italian, "")], 0);
    session.press(Key::Tab);
    check("choosing", &session, None);
}

#[test]
fn help() {
    let mut session = Session::new(vec![draft(Variant::Russian, "")], 0);
    press(&mut session, "?");
    check("help", &session, None);
    assert!(plain::commands(&Word::ALL, 80).len() < 18);
}

#[test]
fn a_command_that_is_refused_says_what_is_allowed() {
    let mut session = Session::new(vec![draft(Variant::Russian, "1. c3-d4")], 0);
    press(&mut session, "/incident foo\n");
    check("not-allowed", &session, Some("white"));
}

#[test]
fn the_marked_offer_stays_in_sight() {
    let mut session = Session::new(vec![draft(Variant::Russian, "1. c3-b4 d6-c5")], 0);
    press(&mut session, "e3f4\n");
    let Mode::Refused(refusal) = session.mode() else {
        panic!()
    };
    for place in 0..refusal.offers.len() {
        for language in Language::ALL {
            let text = screen(&session, Some("white"), language);
            assert!(
                text.lines()
                    .any(|line| line.starts_with("> ") && line.len() > 3),
                "{place} {text}"
            );
        }
        session.press(Key::Down);
    }
}

#[test]
fn live_with_a_claim() {
    let moves = "1. c3-b4 d6-c5 2. e3-f4";
    let mut session =
        Session::new(vec![draft(Variant::Russian, moves)], 0).with_stance(Stance::Live);
    session.command("claim");
    check("claim", &session, Some("white"));
}

#[test]
fn live_when_the_time_is_over() {
    let mut session =
        Session::new(vec![draft(Variant::English, "1. 11-15 22-18")], 0).with_stance(Stance::Live);
    session.tick(Duration::from_secs(61));
    session.press(Key::Left);
    check("live-ask", &session, None);
    session.command("request");
    check("live-grace", &session, None);
    session.tick(Duration::from_secs(121));
    check("live-over", &session, None);
}

#[test]
fn a_long_sheet_with_every_mark() {
    let moves = "1. 32-28 {[%clk 0:58:10]} 19-23 {[%clk 0:59:59]} {[%crown C]} {x} 2. 28x19 14x23 3. 37-32 10-14";
    let mut sheet = draft(Variant::International, moves);
    for _ in 0..60 {
        sheet.put(sheet.entries.len(), "47x36x27x18x9x20x24x33x42");
    }
    let session = Session::new(vec![sheet], 0);
    check("long", &session, None);
}

/// What is drawn, and how it was kept.
fn drawn(session: &Session, saved: &Saved, from: usize, language: Language) -> Vec<String> {
    let words = Words::new(language);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let desk = draw::Desk {
        session,
        words: &words,
        title: "3.12",
        copy: None,
        saved,
        elsewhere: None,
        from,
    };
    terminal.draw(|frame| draw::draw(frame, &desk)).unwrap();
    let text = shown(terminal.backend().buffer());
    text.lines().map(str::to_owned).collect()
}

/// That nothing is saved stands over the line that is typed, with the way out.
#[test]
fn what_is_not_saved_is_said_over_the_line_that_is_typed() {
    let mut session = Session::new(vec![draft(Variant::Russian, "1. c3-d4 d6-c5")], 0);
    for _ in 0..2 {
        for language in Language::ALL {
            let words = Words::new(language);
            let reason = words.say("error-enter-changed", &[]);
            let rows = drawn(&session, &Saved::No(reason), 0, language);
            let start = words.say("enter-not-saved", &[("reason", "".into())]);
            let start = start.split([':', '：']).next().unwrap();
            let over = rows[19..22].join(" ");
            assert!(over.contains(start) && over.contains("F10"), "{rows:#?}");
            assert!(!rows[21].is_empty(), "{rows:#?}");
        }
        // however much else is said
        session.set_event_notes(vec![(2, "[%incident 7/4.3 by=white]".to_owned()); 12]);
    }
}

/// Of several incidents and long notes the last message stays in sight, and the rest can be read.
#[test]
fn a_lot_that_is_said_is_read_in_parts() {
    let mut session = Session::new(vec![draft(Variant::Russian, "1. c3-d4 d6-c5")], 0);
    let mut notes: Vec<(usize, String)> = (0..14).map(|at| (2, format!("note {at}."))).collect();
    notes.insert(0, (2, "[%incident 7/4.3 by=white]".to_owned()));
    notes.push((2, "[%emt 0:00:03]".to_owned()));
    session.set_event_notes(notes);
    session.say(Notice::new("enter-saved"));
    let words = Words::new(Language::En);
    let said = words.say("enter-saved", &[]);
    let mut seen = String::new();
    for from in [0, 3, 6, 9, 12, 99] {
        let rows = drawn(&session, &Saved::Yes, from, Language::En);
        assert_eq!(rows[13], said, "{rows:#?}");
        assert_eq!(rows[22], ">", "{rows:#?}");
        seen += &rows[13..22].join("\n");
    }
    for note in 0..14 {
        assert!(seen.contains(&format!("note {note}.")), "{note}: {seen}");
    }
    assert!(seen.contains("more lines: Ctrl-N") && seen.contains("noted: 7/4.3, White"));
    assert!(!seen.contains("[%") && !seen.contains("~~~"), "{seen}");
}
