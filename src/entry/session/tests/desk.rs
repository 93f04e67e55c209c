//! What is at the desk besides half-moves: commands, positions, the clock, two copies.

use super::{check, press, session};
use crate::draughts::Variant;
use crate::entry::session::{Heard, Mark, Mode, Session, Stance, Word};
use crate::entry::{Countdown, Draft, Key};
use std::time::Duration;

#[test]
fn notes_incidents_marks_and_results() {
    let mut session = session(Variant::Russian);
    press(&mut session, "cd4");
    for (line, want) in [
        ("note fine", "{fine}"),
        ("incident 7/4.3 white", "{[%incident 7/4.3 by=white]}"),
        ("事件 ７／４．１ 黑", "{[%incident 7/4.1 by=black]}"),
        ("ruling stood", "{[%ruling stood]}"),
        ("clock 0:58:10", "{[%clk 0:58:10]}"),
        ("crown", "{[%crown C]}"),
        ("crown", "{[%crown O]}"),
        ("result white", "1-0"),
    ] {
        assert_eq!(session.command(line), Heard::Changed, "{line}");
        let text = session.sheet().text();
        assert!(text.contains(want), "{line}: {text}");
    }
    assert_eq!(session.command("dance"), Heard::Refused);
    assert_eq!(press(&mut session, "/quit⏎"), Heard::Leave);
}

#[test]
fn one_to_nil_is_black_in_english_checkers() {
    for (variant, line, want) in [
        (Variant::English, "result black", "1-0"),
        (Variant::English, "result white", "0-1"),
        (Variant::Russian, "结果 白胜", "1-0"),
        (Variant::Russian, "результат чёрные", "0-1"),
        (Variant::Russian, "result ２－０", "2-0"),
        (Variant::Russian, "result =", "1/2-1/2"),
        (Variant::Russian, "结果 和", "1/2-1/2"),
        (Variant::Russian, "result ½-½", "½-½"),
        (Variant::Russian, "result 0-0", "0-0"),
    ] {
        let mut session = session(variant);
        session.command(line);
        assert_eq!(session.sheet().result(), Some(want), "{line}");
    }
}

/// Where one goes on typing after going elsewhere, nothing is put in unseen.
#[test]
fn insert_ends_where_one_goes_elsewhere() {
    for (keys, want) in [
        ("cd4dc5⇱⎀cb4", "c3-b4 c3-d4 d6-c5"),
        ("cd4dc5⇱⎀cb4ba5", "c3-b4 b6-a5 c3-d4 d6-c5"),
        ("cd4dc5⇱⎀↓↑cb4", "c3-b4 d6-c5"),
        ("cd4dc5⎀⇱cb4", "c3-b4 d6-c5"),
        ("cd4dc5⇱⎀/go 1b⏎ba5", "c3-d4 b6-a5"),
    ] {
        check(Variant::Russian, keys, want);
    }
}

/// Who has won is said where no name stands on the sheet too.
#[test]
fn a_result_without_names() {
    for (line, said, side) in [
        ("/result white⏎", "enter-result-side", "white"),
        ("/result 0-2⏎", "enter-result-side", "black"),
        ("/result =⏎", "enter-result", ""),
    ] {
        let mut session = session(Variant::Russian);
        press(&mut session, line);
        let notice = session.notice().unwrap();
        assert_eq!(notice.id, said, "{line}");
        assert!(notice.values.contains(&("side", side.to_owned())), "{line}");
    }
}

/// The keys can be explained whatever goes on, and what went on comes back.
#[test]
fn help_comes_back_to_what_went_on() {
    for (keys, is_same) in [
        (
            "cb4dc5ef4",
            (|mode| matches!(mode, Mode::Refused(_))) as fn(&Mode) -> bool,
        ),
        ("⇥", |mode| matches!(mode, Mode::Choosing { .. })),
        (
            "/note fi",
            |mode| matches!(mode, Mode::Command(line) if line == "note fi"),
        ),
        ("/position⏎", |mode| matches!(mode, Mode::Placing(_))),
        ("c", |mode| matches!(mode, Mode::Typing)),
    ] {
        let mut session = session(Variant::Russian);
        press(&mut session, keys);
        assert!(is_same(session.mode()), "{keys}");
        let pending = session.pending();
        assert_eq!(session.press(Key::Function(1)), Heard::Show(Word::Help));
        assert!(matches!(session.mode(), Mode::Help), "{keys}");
        assert_eq!(session.press(Key::Enter), Heard::Nothing);
        assert!(is_same(session.mode()), "{keys}");
        assert_eq!(session.pending(), pending);
    }
}

/// What a command refuses stays on the line where it can be corrected; a word alone does not catch what is typed next.
#[test]
fn a_refused_command_stays_on_the_line() {
    for (line, stays) in [
        ("/result 9-9⏎", Some("result 9-9")),
        ("/clock 5:99:99⏎", Some("clock 5:99:99")),
        ("/incident foo⏎", Some("incident foo")),
        ("/dance⏎", Some("dance")),
        ("/undo⏎", None),
        ("/copy⏎", None),
    ] {
        let mut session = session(Variant::Russian);
        assert_eq!(press(&mut session, line), Heard::Refused, "{line}");
        let typed = session.pending();
        assert_eq!(typed, stays.map(|stays| format!("/{stays}")), "{line}");
    }
    let mut session = session(Variant::Russian);
    press(&mut session, "/result 9-9⏎⌫⌫⌫2-0⏎");
    assert_eq!(session.sheet().result(), Some("2-0"));
    press(&mut session, "/result 9-9⏎/result 0-2⏎");
    assert_eq!(session.sheet().result(), Some("0-2"));
    press(&mut session, "/result 9-9⏎、结果 2-0⏎");
    assert_eq!(session.sheet().result(), Some("2-0"));
}

#[test]
fn a_position_is_set_up_by_keys_and_a_lost_thread_is_taken_up() {
    let mut session = session(Variant::Russian);
    press(&mut session, "/position⏎cww");
    press(&mut session, "⏎");
    assert_eq!(session.sheet().tag("FEN"), Some("W:WK1:B"));
    // a man where only a king can stand: it is named, and one stands on it to put it right
    let mut session = super::Session::new(vec![Draft::new(Variant::Russian)], 0);
    assert_eq!(press(&mut session, "/position⏎cw→b⏎"), Heard::Refused);
    let notice = session.notice().unwrap();
    assert_eq!(
        (notice.id, &*notice.values[0].1),
        ("enter-placing-king-row", "b8")
    );
    assert_eq!(press(&mut session, "q"), Heard::Refused);
    assert_eq!(session.notice().unwrap().id, "enter-placing-no-key");
    assert_eq!(press(&mut session, "w⏎"), Heard::Changed);
    assert_eq!(session.sheet().tag("FEN"), Some("W:WK1:B2"));
    let mut session = check(Variant::Russian, "cd4", "c3-d4");
    assert_eq!(session.command("written ???"), Heard::Changed);
    assert_eq!(session.command("position W:W22:B10"), Heard::Changed);
    assert_eq!(
        session
            .position()
            .map(crate::notation::fen::write)
            .as_deref(),
        Some("W:W22:B10")
    );
}

#[test]
fn going_about() {
    let mut session = check(Variant::Russian, "cd4 dc5 bc3", "c3-d4 d6-c5 b2-c3");
    for (line, want) in [
        ("go 1b", 1),
        ("go", 3),
        ("go 2w", 2),
        ("go 1", 0),
        ("go 2б", 2),
    ] {
        assert_eq!(session.command(line), Heard::Nothing, "{line}");
        assert_eq!(session.cursor(), want, "{line}");
    }
    assert_eq!(session.command("go 99"), Heard::Refused);
}

#[test]
fn live_findings_wait_for_the_claim() {
    let mut session = session(Variant::Russian).with_stance(Stance::Live);
    for word in ["cb4", "dc5"] {
        assert_eq!(session.type_word(word), Heard::Changed);
    }
    assert_eq!(session.type_word("e3-f4"), Heard::Refused);
    let Mode::Refused(refusal) = session.mode() else {
        panic!()
    };
    assert_eq!(refusal.offers.len(), 2);
    press(&mut session, "!");
    assert!(session.findings().is_empty() && session.mark(2) == Mark::Fine);
    assert!(session.completions().is_empty());
    session.command("claim");
    assert_eq!(session.findings()[0].code.name(), "missed-capture");
    assert_eq!(session.findings()[0].claim.name(), "open");
}

#[test]
fn live_time_by_the_five_plus_one_rule() {
    let mut session = session(Variant::English).with_stance(Stance::Live);
    session.tick(Duration::from_secs(299));
    let (allowance, at) = session.countdown().unwrap();
    assert_eq!(
        (allowance.limit.as_secs(), at),
        (300, Countdown::Running(Duration::from_secs(1)))
    );
    session.tick(Duration::from_secs(310));
    assert_eq!(
        session.countdown().unwrap().1,
        Countdown::Ask(Duration::from_secs(50))
    );
    session.command("request");
    assert_eq!(
        session.countdown().unwrap().1,
        Countdown::Grace(Duration::from_secs(50))
    );
    session.type_word("11-15");
    assert!(
        session
            .sheet()
            .text()
            .contains("{[%emt 0:05:10]} {[%extension]}")
    );
    assert_eq!(
        session.countdown().unwrap().1,
        Countdown::Running(Duration::from_secs(300))
    );
}

#[test]
fn two_copies_side_by_side() {
    let white = Draft::read("1. c3-d4 d6-c5 2. b2-c3 f6-g5 *", Variant::Russian).unwrap();
    let mut session = Session::new(vec![white, Draft::new(Variant::Russian)], 1);
    press(&mut session, "cd4dc5");
    assert_eq!(session.difference(), None);
    press(&mut session, "dc3");
    assert_eq!(session.difference(), Some([2, 2]));
    assert_eq!(session.command("copy"), Heard::Nothing);
    assert_eq!((session.active(), session.cursor()), (0, 4));
}

#[test]
fn every_word_has_a_name_of_its_own() {
    let mut names: Vec<&str> = Word::ALL
        .iter()
        .flat_map(|word| word.names())
        .copied()
        .collect();
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count);
}

#[test]
fn nothing_traps() {
    for keys in ["", "3", "3237", "3237⏎", "/note x", "?", "/position⏎", "⇥"] {
        for key in [Key::Control('q'), Key::Function(10)] {
            let mut session = session(Variant::International);
            press(&mut session, keys);
            assert_eq!(session.press(key), Heard::Leave, "{keys}");
        }
        // Escape leads back to typing
        let mut session = session(Variant::International);
        press(&mut session, keys);
        press(&mut session, "⎋⎋");
        assert!(matches!(session.mode(), Mode::Typing), "{keys}");
        assert_eq!(session.pending(), None, "{keys}");
    }
}
