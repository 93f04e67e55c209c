//! Reasons for pairings: they must agree with the pairing and with the rules.

use huff::exchange::trf::{parse, to_event};
use huff::tournament::simulate::{Plan, simulate};
use huff::tournament::swiss::{
    Criterion, Edition, Reason, against_bye, against_pair, pair_next, why, why_bye,
};
use huff::tournament::{Entry, Lot, PlayerId, RoundNumber, System, recorded};

use super::{data, reports};
use crate::common::figure;

#[test]
fn every_board_is_explained_and_every_other_pair_has_a_reason() {
    let Some(data) = data("every_board_is_explained_and_every_other_pair_has_a_reason") else {
        return;
    };
    let mut lot = Lot::from_seed(1);
    let mut reasons = std::collections::BTreeMap::new();
    for (name, text) in reports(&data.join("cases26")).into_iter().step_by(9) {
        let event = to_event(&parse(&text).0).0;
        let round = RoundNumber(event.rounds_paired() + 1);
        let edition = Edition::Dutch2026;
        let Ok(pairing) = pair_next(&event, edition) else {
            continue;
        };
        for board in pairing.boards.iter().take(5) {
            let why = why(&event, round, edition, board.white).unwrap();
            assert_eq!(why.board, *board, "{name}");
            let again = against_pair(&event, round, edition, board.white, board.black);
            assert_eq!(again.reason, Reason::AsPaired, "{name}");
        }
        assert_eq!(
            why_bye(&event, round, edition).map(|(_, side)| side.player),
            pairing.bye,
            "{name}"
        );
        let players: Vec<PlayerId> = pairing
            .boards
            .iter()
            .flat_map(|board| [board.white, board.black])
            .collect();
        for _ in 0..6 {
            let mut one = || players[lot.below(players.len() as u64) as usize];
            let (a, b) = (one(), one());
            if a == b {
                continue;
            }
            let reason = against_pair(&event, round, edition, a, b).reason;
            let paired = pairing
                .boards
                .iter()
                .any(|board| board.of(a).is_some_and(|(opponent, _)| opponent == b));
            assert_eq!(reason == Reason::AsPaired, paired, "{name}: {a}-{b}");
            match reason {
                Reason::Met(past) => {
                    let entry = event.players[&a].entry(past).and_then(Entry::played);
                    assert_eq!(entry.map(|(opponent, _)| opponent), Some(b), "{name}");
                }
                Reason::Criterion {
                    criterion,
                    made,
                    instead,
                } => {
                    assert!(
                        made > instead,
                        "{name}: {a}-{b} {criterion:?} {made} {instead}"
                    );
                    *reasons.entry(criterion).or_insert(0) += 1;
                }
                _ => {}
            }
            let reason = against_bye(&event, round, edition, a).reason;
            match (reason, pairing.bye) {
                (Reason::NoByeNeeded, bye) => assert_eq!(bye, None),
                (Reason::Criterion { made, instead, .. }, _) => {
                    assert!(made > instead, "{name}: {a}")
                }
                (Reason::AsPaired, bye) => assert_eq!(bye, Some(a)),
                _ => {}
            }
        }
    }
    println!("{reasons:?}");
    assert!(
        reasons.contains_key(&Criterion::Downfloaters)
            && reasons.contains_key(&Criterion::Preferences)
    );
}

/// Every board and bye of every system has its reason, and so has every pair that was not made.
#[test]
fn every_swiss_is_explained() {
    let mut reasons = std::collections::BTreeMap::new();
    for system in [
        System::Dutch(Edition::Dutch2026),
        System::Dutch(Edition::Dutch2017),
        System::DoubleSwiss,
    ] {
        for seed in 0..30 {
            let plan = Plan::drawn(&mut Lot::from_seed(seed), 5..=30);
            let event = simulate(&plan, seed, system).event;
            let round = RoundNumber(event.rounds_paired());
            let pairing = recorded(&event, round);
            let place = format!("{} seed {seed}", system.name());
            let bye = why_bye(&event, round, system).map(|(_, side)| side.player);
            assert_eq!(bye, pairing.bye, "{place}");
            for board in &pairing.boards {
                let why = why(&event, round, system, board.black).unwrap();
                assert_eq!(why.board, *board, "{place}");
                let players = [
                    why.bracket.residents,
                    why.bracket.moved_down,
                    why.bracket.upfloaters,
                ];
                assert!(players.concat().contains(&board.white), "{place}");
                if let Some((one, other, against)) = why.obvious {
                    assert_ne!(against.reason, Reason::AsPaired, "{place}: {one}-{other}");
                }
            }
            let players: Vec<PlayerId> = event.players.keys().copied().collect();
            for (at, one) in players.iter().enumerate() {
                for other in &players[at + 1..] {
                    let made = pairing.boards.iter().any(|board| {
                        board
                            .of(*one)
                            .is_some_and(|(opponent, _)| opponent == *other)
                    });
                    let reason = against_pair(&event, round, system, *one, *other).reason;
                    assert_eq!(reason == Reason::AsPaired, made, "{place}: {one}-{other}");
                    check_reason(reason, system, &format!("{place}: {one}-{other}"));
                    if let Reason::Criterion { criterion, .. } = reason {
                        let article = criterion.article(system);
                        *reasons.entry((system.name(), article)).or_insert(0) += 1;
                    }
                }
                let reason = against_bye(&event, round, system, *one).reason;
                assert_eq!(
                    reason == Reason::AsPaired,
                    pairing.bye == Some(*one),
                    "{place}: {one}"
                );
                check_reason(reason, system, &format!("{place}: {one}"));
            }
        }
    }
    figure(&format!(
        "criteria that decided against another pair: {reasons:?}"
    ));
    for known in [
        ("swiss", "C12"),
        ("swiss-2017", "C.10"),
        ("double-swiss", "C4"),
    ] {
        assert!(reasons.contains_key(&known), "{known:?}");
    }
}

fn check_reason(reason: Reason, system: System, place: &str) {
    assert!(
        !matches!(reason, Reason::TooLarge | Reason::NotPaired),
        "{place}: {reason:?}"
    );
    if let Reason::Criterion {
        made,
        instead,
        criterion,
    } = reason
    {
        assert!(made > instead, "{place}: {reason:?}");
        assert!(!criterion.article(system).is_empty(), "{place}: {reason:?}");
    }
}

/// A bracket of hundreds is explained by the boards around.
#[test]
fn great_brackets_are_explained_from_the_boards_around() {
    let system = System::Dutch(Edition::Dutch2026);
    let event = simulate(&Plan::new(2_001, 3), 5, system).event;
    let round = RoundNumber(3);
    let (mut answered, mut asked) = (0, 0);
    let start = std::time::Instant::now();
    for board in recorded(&event, round).boards.iter().step_by(40) {
        for far in [1, 30, 700] {
            let other = PlayerId(board.black.0 % 1_200 + far);
            if other == board.white || other == board.black {
                continue;
            }
            asked += 1;
            let against = against_pair(&event, round, system, board.white, other);
            answered += usize::from(against.reason != Reason::TooLarge);
            if let Reason::Criterion { made, instead, .. } = against.reason {
                assert!(made > instead, "{}-{other}: {against:?}", board.white);
            }
        }
    }
    figure(&format!(
        "other pairs among 2,001 players: {answered} of {asked} answered, {:?} each",
        start.elapsed() / asked
    ));
    assert!(answered * 10 >= asked as usize * 9);
}
