//! Real games typed key by key.

use std::collections::BTreeMap;

use huff::entry::{Draft, Session};

use super::{course, real_games, type_half_move};
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
