//! Real games typed key by key.

use std::collections::BTreeMap;

use huff::entry::{Draft, Key, Mode, Session};

use super::{course, real_games, spelling, type_half_move};
use crate::common::figure;

#[test]
fn real_games_are_typed_with_few_keys() {
    let Some(games) = real_games("real_games_are_typed_with_few_keys", 2) else {
        return;
    };
    let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for game in &games {
        let mut session = Session::new(vec![Draft::new(game.variant)], 0);
        let mut all = String::new();
        let count = counts.entry(game.variant.name()).or_default();
        for entry in &game.draft.entries {
            let keys = type_half_move(&mut session, &entry.text).unwrap_or_else(|error| {
                panic!(
                    "{}: {error}: {} wanted {:?} all {all}",
                    game.variant.name(),
                    session.sheet().text(),
                    game.draft
                        .entries
                        .iter()
                        .map(|e| e.text.as_str())
                        .collect::<Vec<_>>()
                        .join(" ")
                )
            });
            all.push_str(&keys);
            all.push(' ');
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
