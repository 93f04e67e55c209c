//! Keys in, sheets out.

use std::time::Duration;

use super::{Forced, Heard, Mark, Mode, Offer, Session, Stance, Word};
use crate::draughts::Variant;
use crate::entry::{Countdown, Draft, Key};

fn session(variant: Variant) -> Session {
    Session::new(vec![Draft::new(variant)], 0)
}

/// Presses keys written as text; `⏎ ⎋ ⌫ ← → ↑ ↓ ⇱ ⇲ ⌦ ⎀ ⇥` are keys, `^z` control.
fn press(session: &mut Session, keys: &str) -> Heard {
    let mut heard = Heard::Nothing;
    let mut letters = keys.chars();
    while let Some(letter) = letters.next() {
        let key = match letter {
            '⏎' => Key::Enter,
            '⎋' => Key::Escape,
            '⌫' => Key::Backspace,
            '←' => Key::Left,
            '→' => Key::Right,
            '↑' => Key::Up,
            '↓' => Key::Down,
            '⇱' => Key::Home,
            '⇲' => Key::End,
            '⌦' => Key::Delete,
            '⎀' => Key::Insert,
            '⇥' => Key::Tab,
            '^' => Key::Control(letters.next().unwrap()),
            other => Key::Char(other),
        };
        heard = session.press(key);
    }
    heard
}

#[track_caller]
fn check(variant: Variant, keys: &str, want: &str) -> Session {
    let mut session = session(variant);
    press(&mut session, keys);
    let texts: Vec<&str> = session
        .sheet()
        .entries
        .iter()
        .map(|entry| entry.text.as_str())
        .collect();
    assert_eq!(texts.join(" "), want, "{keys}");
    session
}

#[test]
fn moves_are_played_as_soon_as_they_are_clear() {
    check(Variant::International, "32281923", "32-28 19-23");
    check(
        Variant::International,
        "3228 1923 2819",
        "32-28 19-23 28x19",
    );
    // 35-30 is the only move from 35: what is typed of it afterwards is its rest
    check(Variant::International, "35301923", "35-30 19-23");
    check(Variant::International, "351923", "35-30 19-23");
    check(Variant::Russian, "cd4dc5bc3", "c3-d4 d6-c5 b2-c3");
    check(Variant::Russian, "c3-d4 d6-c5 b2-c3", "c3-d4 d6-c5 b2-c3");
    check(Variant::Russian, "ｃ３：ｄ４д", "c3-d4");
    check(Variant::English, "1115 2319 0811", "11-15 23-19 8-11");
    check(Variant::English, "1115 2319 811", "11-15 23-19 8-11");
}

/// The rest of a half-move that was played before its end is never another half-move.
#[test]
fn a_half_move_typed_to_its_end_is_one() {
    let want = "10-14 24-19 7-10";
    check(Variant::English, "10-14 24-19 07-10", want);
    check(Variant::English, "10-14 24-19 7-10", want);
    check(Variant::English, "101424190710", want);
    check(Variant::English, "10-14⏎24-19⏎07-10⏎", want);
    check(
        Variant::Russian,
        "c3b4f6g5b4a5g7f6d2c3f8g7",
        "c3-b4 f6-g5 b4-a5 g7-f6 d2-c3 f8-g7",
    );
}

/// A beginning that fits one legal move alone is not that move where the whole is another.
#[test]
fn an_overlooked_capture_is_not_made_by_the_desk() {
    for (variant, keys, before, text) in [
        (
            Variant::International,
            "3228 1923 2822",
            "32-28 19-23",
            "28-22",
        ),
        (
            Variant::International,
            "322819232822",
            "32-28 19-23",
            "28-22",
        ),
        (
            Variant::International,
            "3228 1923 2822",
            "32-28 19-23",
            "28-22",
        ),
        (Variant::Russian, "cd4 bc5 d2c3", "c3-d4 b6-c5", "d2c3"),
        (Variant::Russian, "c3d4b6c5d2c3", "c3-d4 b6-c5", "d2c3"),
    ] {
        let mut session = check(variant, keys, before);
        let Mode::Refused(refusal) = session.mode() else {
            panic!("{keys}: {:?}", session.mode());
        };
        assert_eq!(refusal.text, text, "{keys}");
        let code = refusal.finding.as_ref().map(|finding| finding.code.name());
        assert_eq!(code, Some("missed-capture"), "{keys}");
        press(&mut session, "!");
        assert_eq!(session.sheet().entries[2].text, text);
        assert_eq!(session.findings()[0].ply, Some(3));
    }
}

#[test]
fn what_is_not_legal_is_never_swallowed() {
    let mut session = check(Variant::International, "3237", "");
    assert_eq!(session.typed(), "3237");
    let Mode::Refused(refusal) = session.mode() else {
        panic!("{:?}", session.mode());
    };
    let finding = refusal.finding.as_ref().unwrap();
    assert_eq!(finding.code.name(), "illegal-move");
    assert!(refusal.offers.len() > 2 && refusal.offers.len() <= 7);
    // blind Enter and digits choose nothing
    press(&mut session, "⏎1923");
    assert!(session.sheet().entries.is_empty());
    assert_eq!(session.typed(), "3237 1923");
    // corrected
    press(&mut session, "⌫⌫⌫⌫⌫⌫28");
    assert_eq!(session.sheet().entries[0].text, "32-28");
}

#[test]
fn an_irregular_move_is_entered_as_played_and_followed() {
    for (keys, want) in [
        ("cb4dc5ef4!", "ef4"),
        ("cb4dc5e3f4!", "e3f4"),
        ("cb4dc5e3-f4⏎↓⏎", "e3-f4"),
    ] {
        let mut session = check(Variant::Russian, keys, &format!("c3-b4 d6-c5 {want}"));
        assert_eq!(session.findings()[0].code.name(), "missed-capture");
        assert_eq!(session.mark(2), Mark::Play);
        // Black goes on from the position that stood
        assert_eq!(press(&mut session, "cd4"), Heard::Changed);
        assert_eq!(session.judgement().half_moves, 4);
        assert_eq!(session.judgement().replayed, 4);
    }
}

#[test]
fn a_repair_is_taken_from_the_list() {
    let mut session = check(Variant::International, "3237", "");
    press(&mut session, "⏎");
    let Mode::Refused(refusal) = session.mode().clone() else {
        panic!();
    };
    let place = refusal
        .offers
        .iter()
        .position(|offer| matches!(offer, Offer::Repair(_)))
        .unwrap();
    for _ in 0..place {
        press(&mut session, "↓");
    }
    assert_eq!(press(&mut session, "⏎"), Heard::Changed);
    assert_eq!(session.sheet().entries.len(), 1);
    assert_eq!(session.judgement().verdict.name(), "clean");
}

#[test]
fn an_early_half_move_is_changed_and_the_rest_is_kept() {
    let mut session = check(
        Variant::International,
        "3228 1923 2819 1423",
        "32-28 19-23 28x19 14x23",
    );
    press(&mut session, "⇱3127");
    let texts: Vec<&str> = session
        .sheet()
        .entries
        .iter()
        .map(|entry| entry.text.as_str())
        .collect();
    assert_eq!(texts, ["31-27", "19-23", "28x19", "14x23"]);
    assert_eq!(session.mark(0), Mark::Fine);
    assert!(session.mark(2) != Mark::Fine);
    // and back
    press(&mut session, "^z");
    assert_eq!(session.sheet().entries[0].text, "32-28");
    assert_eq!(session.mark(2), Mark::Fine);
    press(&mut session, "^y^z⇲⌫");
    assert_eq!(session.sheet().entries.len(), 3);
}

#[test]
fn half_moves_come_before_others() {
    let mut session = check(Variant::Russian, "cd4 dc5 bc3", "c3-d4 d6-c5 b2-c3");
    press(&mut session, "⇱→⌦");
    assert_eq!(session.sheet().entries.len(), 2);
    press(&mut session, "⎀dc5");
    let texts: Vec<&str> = session
        .sheet()
        .entries
        .iter()
        .map(|entry| entry.text.as_str())
        .collect();
    assert_eq!(texts, ["c3-d4", "d6-c5", "b2-c3"]);
    assert_eq!(session.judgement().verdict.name(), "clean");
}

#[test]
fn the_dutch_short_form_is_played_where_it_is_one_move() {
    for (position, keys, want) in [
        ("W:W31,32,33:B1,2,3", "328", "32-28"),
        ("W:W31,32,33:B1,2,3", "３２８", "32-28"),
        ("W:W31,32,33:B1,2,3", "32818", "32-28"),
    ] {
        let text = format!("[FEN \"{position}\"]\n\n*");
        let draft = Draft::read(&text, Variant::International).unwrap();
        let mut session = Session::new(vec![draft], 0);
        press(&mut session, keys);
        let first = session.sheet().entries.first();
        assert_eq!(first.map(|entry| entry.text.as_str()), Some(want), "{keys}");
    }
    // a king that ends on two squares with this digit is asked about
    let text = "[FEN \"W:WK32:B5\"]\n\n*";
    let draft = Draft::read(text, Variant::International).unwrap();
    let mut session = Session::new(vec![draft], 0);
    press(&mut session, "328");
    let Mode::Choosing { places, .. } = session.mode() else {
        panic!("{:?}", session.mode())
    };
    assert!(places.len() > 1);
    assert_eq!(press(&mut session, "⏎"), Heard::Changed);
}

#[test]
fn forced_captures_are_made_where_that_is_wanted() {
    let mut session = session(Variant::Russian).with_forced(Forced::Played);
    press(&mut session, "cb4 dc5");
    let texts = |session: &Session| {
        let entries = session.sheet().entries.iter();
        entries.map(|entry| entry.text.clone()).collect::<Vec<_>>()
    };
    assert_eq!(texts(&session), ["c3-b4", "d6-c5", "b4:d6"]);
    let count = texts(&session).len();
    // who types what stands on the sheet types it into the void
    let last = texts(&session)[count - 1].clone();
    press(&mut session, &last);
    assert_eq!(texts(&session).len(), count);
}

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

/// A slip behind a half-move that was typed to its end takes nothing of it away.
#[test]
fn a_slip_leaves_the_half_move_before_it() {
    let keys = "9-14 22-17 5-9 17-13 1-5 25-22 14-17 21142925";
    let session = check(
        Variant::English,
        keys,
        "9-14 22-17 5-9 17-13 1-5 25-22 14-17 21x14",
    );
    assert!(session.typed().contains("2925"), "{}", session.typed());
}
