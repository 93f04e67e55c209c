//! Reasons for pairings: they must agree with the pairing and with the rules.

use huff::exchange::trf::{parse, to_event};
use huff::tournament::swiss::{
    Criterion, Edition, Reason, against_bye, against_pair, pair_next, why, why_bye,
};
use huff::tournament::{Entry, Lot, PlayerId, RoundNumber};

use super::{data, reports};

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
