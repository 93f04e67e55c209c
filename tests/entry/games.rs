//! Real games typed key by key.

use std::collections::BTreeMap;

use huff::entry::{Draft, Key, Mode, Session};
use huff::tournament::Lot;

use super::{course, ends, real_games, spelling, type_half_move};
use crate::common::figure;

#[test]
fn real_games_are_typed_with_few_keys() {
    let Some(games) = real_games("real_games_are_typed_with_few_keys", 2) else {
        return;
    };
    let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for game in &games {
        let mut session = Session::new(vec![Draft::new(game.variant)], 0);
        let count = counts.entry(game.variant.name()).or_default();
        for entry in &game.draft.entries {
            let keys = type_half_move(&mut session, &entry.text).unwrap_or_else(|error| {
                panic!(
                    "{}: {error}: {}",
                    game.variant.name(),
                    session.sheet().text()
                )
            });
            count.0 += keys.len();
            count.1 += 1;
        }
        assert_eq!(course(session.sheet()), course(&game.draft));
        assert_eq!(session.judgement().verdict.name(), "clean");
    }
    let (keys, half_moves) = counts
        .values()
        .fold((0, 0), |sum, count| (sum.0 + count.0, sum.1 + count.1));
    let rates: Vec<String> = counts
        .iter()
        .map(|(variant, (keys, half_moves))| {
            format!("{variant} {:.2}", *keys as f64 / *half_moves as f64)
        })
        .collect();
    figure(&format!(
        "{} real games typed: {half_moves} half-moves, {:.2} keys each ({})",
        games.len(),
        keys as f64 / half_moves as f64,
        rates.join(", ")
    ));
    assert!(keys * 10 <= half_moves * 26);
}

/// What a typist who does not look at the screen types of a half-move.
type Manner = fn(&str) -> String;

const MANNERS: [(&str, Manner); 3] = [
    ("3228", spelling),
    ("3228 ", |text| spelling(text) + " "),
    ("32-28 ", |text| text.replace(['x', ':'], "-") + " "),
];

/// Many type the whole half-move, though it is played before its end: nothing of it may become another one.
#[test]
fn half_moves_typed_to_their_end_stay_what_they_are() {
    let Some(games) = real_games("half_moves_typed_to_their_end_stay_what_they_are", 2) else {
        return;
    };
    for (shown, manner) in MANNERS {
        let mut wrong = Vec::new();
        for game in &games {
            let mut session = Session::new(vec![Draft::new(game.variant)], 0);
            for entry in &game.draft.entries {
                for letter in manner(&entry.text).chars() {
                    session.press(Key::Char(letter));
                }
                // several captures with the same ends: the first is chosen, as the file has it
                if matches!(session.mode(), Mode::Choosing { .. }) {
                    session.press(Key::Enter);
                    session.press(Key::Enter);
                }
            }
            session.press(Key::Enter);
            let typed = course(session.sheet());
            if typed != course(&game.draft) {
                let same = typed.0.iter().zip(course(&game.draft).0);
                let same = same.take_while(|(one, other)| *one == other).count();
                let texts = |draft: &Draft| {
                    let some = draft.entries.iter().skip(same.saturating_sub(2)).take(5);
                    some.map(|entry| entry.text.clone()).collect::<Vec<_>>()
                };
                wrong.push(format!(
                    "{} at {same}: {:?}, typed {:?}, in the line {:?}",
                    game.variant.name(),
                    texts(&game.draft),
                    texts(session.sheet()),
                    session.typed()
                ));
            }
        }
        figure(&format!(
            "{} real games typed to the end of each half-move as {shown:?}: {} come out otherwise",
            games.len(),
            wrong.len()
        ));
        assert!(wrong.is_empty(), "{shown:?}:\n{}", wrong.join("\n"));
    }
}

/// Some half-moves are typed only until they are shown, others to their end: what comes out otherwise is left in the line.
#[test]
fn short_and_whole_half_moves_in_one_game() {
    let Some(games) = real_games("short_and_whole_half_moves_in_one_game", 1) else {
        return;
    };
    for short in [100, 200, 500] {
        let (mut equal, mut stopped, mut invented) = (0, 0, Vec::new());
        let mut lot = Lot::from_seed(short);
        for game in &games {
            let mut session = Session::new(vec![Draft::new(game.variant)], 0);
            let mut is_lost = false;
            for (place, entry) in game.draft.entries.iter().enumerate() {
                let is_short = lot.below(1000) < short;
                for letter in spelling(&entry.text).chars() {
                    session.press(Key::Char(letter));
                    let entries = &session.sheet().entries;
                    let is_shown = entries.len() == place + 1
                        && ends(&entries[place].text).1 == ends(&entry.text).1;
                    if is_short && is_shown {
                        break;
                    }
                }
                if matches!(session.mode(), Mode::Choosing { .. }) {
                    session.press(Key::Enter);
                }
                // the screen says that something is wrong
                if matches!(session.mode(), Mode::Refused(_)) || session.is_astray() {
                    is_lost = true;
                    break;
                }
            }
            session.press(Key::Enter);
            match (course(session.sheet()) == course(&game.draft), is_lost) {
                (true, _) => equal += 1,
                (false, true) => stopped += 1,
                // what did not fit is still in the line
                (false, false) if !session.typed().is_empty() => stopped += 1,
                (false, false) => invented.push(session.sheet().text()),
            }
        }
        figure(&format!(
            "{} real games, {short} of 1,000 half-moves typed short: {equal} equal, {stopped} stopped by a refusal, {} otherwise",
            games.len(),
            invented.len()
        ));
        assert!(invented.len() <= 3, "{}", invented.join("\n"));
        assert!(stopped * 3 <= games.len(), "{stopped}");
    }
}
