//! Every screen in three languages at 80 columns and 24 rows.

use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::super::plain;
use super::{Saved, draw};
use crate::cli::terminal::shown;
use crate::draughts::Variant;
use crate::entry::{Draft, Key, Session, Stance};
use crate::words::{Language, Words};

/// The screen as text.
fn screen(session: &Session, copy: Option<&'static str>, language: Language) -> String {
    let words = Words::new(language);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let desk = draw::Desk {
        session,
        words: &words,
        title: "3.12",
        copy,
        saved: &Saved::Yes,
    };
    terminal.draw(|frame| draw::draw(frame, &desk)).unwrap();
    shown(terminal.backend().buffer())
}

fn press(session: &mut Session, keys: &str) {
    for letter in keys.chars() {
        session.press(match letter {
            '\n' => Key::Enter,
            letter => Key::Char(letter),
        });
    }
}

fn draft(variant: Variant, moves: &str) -> Draft {
    let text = format!("[White \"王丽\"]\n[Black \"Иванов Пётр\"]\n\n{moves} *");
    Draft::read(&text, variant).unwrap()
}

fn check(name: &str, session: &Session, copy: Option<&'static str>) {
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
    assert!(plain::commands(80).len() < 18);
}
