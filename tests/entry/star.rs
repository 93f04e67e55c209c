//! Games of star halma typed at the desk, as they stand on the sheets of two to six seats.

use huff::entry::{Heard, Key, StarMode, StarSession, Word};
use huff::notation::star::{Record, Tag, TurnKind, entry, records, write_text, written};
use huff::record::Verdict;
use huff::record::star::judge;
use huff::star::{Camp, Game, Hole, Move, Options, Position, Seats};
use huff::tournament::Lot;

use crate::common::figure;

/// Turns after which a game is left as it stands: with many seats before its end.
const MOST_TURNS: usize = 144;

fn distance(one: Hole, other: Hole) -> i32 {
    let down = i32::from(one.row()) - i32::from(other.row());
    let right = i32::from(one.number()) - i32::from(other.number());
    down.abs().max(right.abs()).max((down - right).abs())
}

/// A move as people make them: mostly far on the way to the goal.
fn choose(game: &Game, lot: &mut Lot) -> Option<Move> {
    let seat = game.position().to_move();
    let apex = seat.opposite().apex();
    let taken = game.position().occupied();
    let home = seat.opposite().holes(game.position().options().pieces);
    // the deepest hole of the goal that is free
    let open = seat.opposite().holes(game.position().options().pieces);
    let open = open.minus(taken).min_by_key(|hole| distance(*hole, apex));
    let goal = open.unwrap_or(apex);
    let moves = game.position().moves();
    // strays while the game is open
    let is_stray = game.round() < 12 && lot.below(8) == 0;
    let mut best = None;
    for one in moves {
        // those behind come first, and who is home stays there
        let gain = distance(one.from, goal) - distance(one.to, goal);
        let behind = distance(one.from, apex) / 4;
        let leaves = home.has(one.from) && !home.has(one.to);
        let gain = gain + if gain > 0 { behind } else { 0 } - if leaves { 9 } else { 0 };
        let worth = if is_stray { 0 } else { gain * 16 } + lot.below(16) as i32;
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, one));
        }
    }
    best.map(|(_, one)| one)
}

/// An empty sheet.
fn sheet(seats: Seats, options: Options) -> Record {
    let tag = |name: &str, value: String| Tag {
        name: name.to_owned(),
        value,
        span: Default::default(),
    };
    Record {
        tags: vec![
            tag("Variant", "star".to_owned()),
            tag("Seats", seats.to_string()),
            tag("Rules", options.to_string()),
        ],
        ..Record::default()
    }
}

/// Games played by lot: an empty sheet, and their turns as they are written; every other one with the whole way.
pub(crate) fn games(seed: u64, count: usize) -> Vec<(Record, Vec<String>)> {
    let mut lot = Lot::from_seed(seed);
    let rules = [
        "jump=adj; end=places",
        "jump=eq; end=places",
        "jump=eq; camps=nostop",
        "jump=adj; camps=nopass; goal=locked",
    ];
    let game = |number: usize| {
        let seats = Seats::usual(2 + number % 5).unwrap();
        let options: Options = rules[number % rules.len()].parse().unwrap();
        let mut game = Game::new(Position::start(seats, options).unwrap());
        let mut turns = Vec::new();
        while !game.is_over() && turns.len() < MOST_TURNS {
            let Some(one) = choose(&game, &mut lot) else {
                turns.push("pass".to_owned());
                game.pass();
                continue;
            };
            let way = game.position().route(one).unwrap();
            turns.push(match number % 2 {
                0 => written(&[one.from, one.to]),
                _ => written(&way),
            });
            game.play(one);
        }
        (sheet(seats, options), turns)
    };
    (0..count).map(game).collect()
}

fn press(session: &mut StarSession, keys: &str) -> Heard {
    let mut heard = Heard::Nothing;
    for key in keys.chars() {
        heard = session.press(match key {
            '\r' => Key::Enter,
            key => Key::Char(key),
        });
    }
    heard
}

/// First and last holes of all turns, passes as they are.
pub(crate) fn course(record: &Record) -> Vec<(String, String)> {
    let turns = record.turns.iter();
    let ends = turns.map(|turn| match &turn.kind {
        TurnKind::Move(way) => (way[0].to_string(), way[way.len() - 1].to_string()),
        _ => (entry(turn), String::new()),
    });
    ends.collect()
}

pub(crate) fn course_of(turns: &[String]) -> Vec<(String, String)> {
    let ends = turns.iter().map(|text| match text.split_once('-') {
        Some((from, rest)) => (from.to_owned(), rest.rsplit('-').next().unwrap().to_owned()),
        None => (text.clone(), String::new()),
    });
    ends.collect()
}

/// Types a turn until it is shown; the keys that took.
pub(crate) fn type_turn(session: &mut StarSession, text: &str) -> String {
    let count = session.record().turns.len();
    let want = course_of(&[text.to_owned()]);
    let mut keys = String::new();
    // who looks on names the first and the last hole
    let ends = format!("{}{}", want[0].0, want[0].1);
    for key in ends.chars().chain(['\r']) {
        keys.push(key);
        press(session, &key.to_string());
        let turns = &session.record().turns[count.min(session.record().turns.len())..];
        if turns.len() == 1 && course(session.record())[count..] == want[..] {
            return keys;
        }
    }
    panic!("{text} is not entered by {keys}: {:?}", session.mode());
}

/// Who looks on stops typing when a turn is shown.
#[test]
fn star_games_take_few_keys() {
    let (mut keys, mut turns) = (0, 0);
    for (sheet, game) in games(11, 10) {
        let mut session = StarSession::new(sheet);
        for text in &game {
            keys += type_turn(&mut session, text).len();
        }
        assert_eq!(course(session.record()), course_of(&game));
        assert_ne!(judge(session.record()).verdict, Verdict::Unplayable);
        turns += game.len();
    }
    figure(&format!(
        "10 games of star halma at the desk: {turns} turns, {:.2} keys each",
        keys as f64 / turns as f64
    ));
    assert!(keys * 10 <= turns * 50);
}

/// Who does not look types all of it: without a sign, with signs, or with a blank or Enter behind each turn. What comes
/// of it is the game, hole by hole.
#[test]
fn star_games_are_typed_without_looking() {
    let manners: [(&str, &str, &str); 4] = [
        ("", "", "nothing between holes and turns"),
        ("-", "", "signs between the holes"),
        ("", " ", "a blank behind each turn"),
        ("-", "\r", "signs and Enter"),
    ];
    let mut turns = 0;
    for (sheet, game) in games(12, 5) {
        for (joint, end, manner) in manners {
            let mut session = StarSession::new(sheet.clone());
            for text in &game {
                press(&mut session, &format!("{}{end}", text.replace('-', joint)));
            }
            press(&mut session, "\r");
            let typed: Vec<String> = session.record().turns.iter().map(entry).collect();
            assert_eq!(typed, game, "{manner}: {:?}", session.mode());
            turns += game.len();
        }
    }
    figure(&format!(
        "{turns} turns of star halma typed blind in four manners: every one is the one that was typed"
    ));
}

/// One wrong digit or letter in a turn: what becomes of it.
#[test]
fn slips_in_star_halma() {
    let mut lot = Lot::from_seed(13);
    let (mut told, mut other, mut slips) = (0, 0, 0);
    for (sheet, game) in games(14, 5) {
        let mut session = StarSession::new(sheet);
        for text in &game {
            if text.contains('-') && lot.below(4) == 0 {
                let mut trial = session.clone();
                let want = course_of(std::slice::from_ref(text));
                let typed = format!("{}{}", want[0].0, want[0].1);
                let place = lot.below(typed.len() as u64) as usize;
                let old = typed.as_bytes()[place];
                let new = match old.is_ascii_digit() {
                    true => b'0' + lot.below(10) as u8,
                    false => b'A' + lot.below(17) as u8,
                };
                if new == old {
                    continue;
                }
                let mut slip = typed.into_bytes();
                slip[place] = new;
                let slip = String::from_utf8(slip).unwrap();
                press(&mut trial, &slip);
                press(&mut trial, "\r");
                slips += 1;
                let count = session.record().turns.len();
                match trial.record().turns.len() > count {
                    true => {
                        // another legal move was typed, and it is that one, to its last hole
                        let entered = course(trial.record())[count].clone();
                        assert_eq!(format!("{}{}", entered.0, entered.1), slip);
                        assert_eq!(trial.pending(), None);
                        other += 1;
                    }
                    false => {
                        assert!(trial.pending().is_some(), "{slip}");
                        told += 1;
                    }
                }
            }
            session.type_word(text);
        }
    }
    figure(&format!(
        "{slips} slips in star halma: {told} refused at once, {other} are another legal move and stand as that one"
    ));
    assert!(slips > 100 && told * 10 > slips * 8);
}

/// Any keys in any order: the session goes on, and what it saves is what it has.
#[test]
fn any_keys_in_star_halma() {
    let mut lot = Lot::from_seed(15);
    let (mut pressed, mut changed) = (0, 0);
    for (sheet, game) in games(16, 5) {
        let mut session = StarSession::new(sheet);
        for text in game.iter().take(12) {
            session.type_word(text);
        }
        for _ in 0..200 {
            let keys: Vec<Key> = match lot.below(6) {
                0 | 1 => {
                    let moves = session.position().moves();
                    let Some(one) = moves.get(lot.below(1 + moves.len() as u64) as usize) else {
                        continue;
                    };
                    format!("{}{}", one.from, one.to)
                        .chars()
                        .map(Key::Char)
                        .collect()
                }
                2 => {
                    let letters: Vec<char> = "AEIMQaеМ0159-. !?/Ｅ１—x{}[;pас停".chars().collect();
                    vec![Key::Char(letters[lot.below(letters.len() as u64) as usize])]
                }
                3 => {
                    let word = Word::ALL[lot.below(Word::ALL.len() as u64) as usize];
                    let rest = ["", " 3", " 2.4", " 1:1 4:2", " x}y{", " [%x", "  "];
                    let rest = rest[lot.below(rest.len() as u64) as usize];
                    let line = format!("/{}{rest}", word.names()[0]);
                    line.chars()
                        .map(Key::Char)
                        .chain([Key::Enter, Key::Escape])
                        .collect()
                }
                _ => {
                    let keys = [
                        Key::Enter,
                        Key::Escape,
                        Key::Backspace,
                        Key::Delete,
                        Key::Insert,
                        Key::Left,
                        Key::Right,
                        Key::Up,
                        Key::Down,
                        Key::PageUp,
                        Key::PageDown,
                        Key::Home,
                        Key::End,
                        Key::Tab,
                        Key::BackTab,
                        Key::Control('z'),
                        Key::Control('y'),
                        Key::Function(1 + lot.below(9) as u8),
                    ];
                    vec![keys[lot.below(keys.len() as u64) as usize]]
                }
            };
            for key in keys {
                let before = session.record().clone();
                let heard = session.press(key);
                pressed += 1;
                // what is not told to be another sheet is the same
                let is_same = before == *session.record();
                assert!(is_same || heard == Heard::Changed, "{key:?} {heard:?}");
                changed += usize::from(!is_same);
                if !is_same {
                    let text = write_text(session.record());
                    let read = records(&text);
                    assert_eq!(read.len(), 1, "{text}");
                    let turns = |record: &Record| -> Vec<String> {
                        record.turns.iter().map(entry).collect()
                    };
                    assert_eq!(turns(&read[0]), turns(session.record()), "{text}");
                }
                let cell: (u32, Camp) = session.cell(session.cursor());
                assert!(cell.0 > 0);
                if let StarMode::Choosing { ways, chosen } = session.mode() {
                    assert!(chosen < &ways.len());
                }
            }
        }
    }
    figure(&format!(
        "{pressed} keys of any kind in star halma, {changed} changes, all written as they stand"
    ));
    assert!(changed > 200);
}
