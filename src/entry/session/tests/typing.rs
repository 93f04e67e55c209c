//! Half-moves typed by keys.

use super::{check, press, session};
use crate::draughts::Variant;
use crate::entry::Draft;
use crate::entry::session::{Forced, Heard, Mark, Mode, Offer, Session};

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

/// Who types a blank behind each half-move ends it by that: a capture that stops too early is no beginning of a longer one.
#[test]
fn a_blank_ends_a_half_move_for_those_who_type_one() {
    let text = "[GameType \"25\"]\n[SetUp \"1\"]\n[FEN \"W:Wa1,c3,h2:Ba7,b8,e5,f6\"]\n\n*\n";
    let before = "h2g3 a7b6 g3h4 b6a5 a1b2 b8a7 b2a3 e5d4 ";
    for (keys, last, refused) in [("c3e5g7 ", "c3:g7", None), ("c3e5 ", "e5-d4", Some("c3e5"))] {
        let draft = Draft::read(text, Variant::Russian).unwrap();
        let mut session = Session::new(vec![draft], 0);
        press(&mut session, &format!("{before}{keys}"));
        let entries = &session.sheet().entries;
        assert_eq!(entries.last().unwrap().text, last);
        let text = match session.mode() {
            Mode::Refused(refusal) => Some(refusal.text.as_str()),
            _ => None,
        };
        assert_eq!(text, refused);
    }
}
