//! Whole events by chance: what must hold in every one of them, checked without the engine.
//!
//! `HUFF_LONG=1` makes 2,000 events; otherwise there are fewer.

use std::collections::{BTreeMap, BTreeSet};

use huff::tournament::simulate::{Plan, simulate};
use huff::tournament::swiss::{Edition, Preference, Strength};
use huff::tournament::{
    Audit, ByeKind, Entry, Event, Lot, Objection, Player, PlayerId, Points, RoundNumber, audit,
    objections, recorded,
};

fn count() -> u64 {
    if std::env::var_os("HUFF_LONG").is_some() {
        2_000
    } else {
        250
    }
}

fn took_part(event: &Event, round: RoundNumber) -> Vec<PlayerId> {
    let there = |player: &Player| player.entry(round).is_none_or(Entry::took_part);
    event
        .players
        .iter()
        .filter(|(_, player)| there(player))
        .map(|(id, _)| *id)
        .collect()
}

fn met(event: &Event, id: PlayerId, before: RoundNumber) -> BTreeSet<PlayerId> {
    let past = (1..before.0).map(RoundNumber);
    past.filter_map(|round| event.players[&id].entry(round).and_then(Entry::played))
        .map(|(opponent, _)| opponent)
        .collect()
}

fn preference(event: &Event, id: PlayerId, before: RoundNumber) -> Preference {
    let past = (1..before.0).map(RoundNumber);
    let colours: Vec<_> = past
        .filter_map(|round| event.players[&id].entry(round).and_then(Entry::played))
        .map(|(_, c)| c)
        .collect();
    Preference::of(&colours)
}

fn had_free_points(event: &Event, id: PlayerId, before: RoundNumber) -> bool {
    (1..before.0)
        .map(RoundNumber)
        .any(|round| match event.players[&id].entry(round) {
            Some(Entry::Bye(ByeKind::Pairing)) => true,
            Some(entry) => {
                entry.played().is_none() && event.scoring.entry(Some(entry)) >= event.scoring.win
            }
            None => false,
        })
}

fn topscorer(event: &Event, id: PlayerId, round: RoundNumber) -> bool {
    let over = round.0 - 1;
    event.rounds == Some(round.0)
        && event.score(&event.players[&id], over) * 2 > event.scoring.win * i32::from(over)
}

/// C1, C3 and forbidden pairs, in other words than the engine's.
fn may_meet(event: &Event, one: PlayerId, other: PlayerId, round: RoundNumber) -> bool {
    let kept_apart = event.forbidden.iter().any(|forbidden| {
        one != other && forbidden.players.contains(&one) && forbidden.players.contains(&other)
    });
    let wishes = [one, other].map(|id| preference(event, id, round));
    let both = wishes
        .iter()
        .all(|wish| wish.strength == Strength::Absolute)
        && wishes[0].colour == wishes[1].colour;
    let excused = topscorer(event, one, round) || topscorer(event, other, round);
    !kept_apart && !met(event, one, round).contains(&other) && (!both || excused)
}

/// Whether everybody can be paired, by trying all ways.
fn possible(event: &Event, free: &[PlayerId], bye_left: bool, round: RoundNumber) -> bool {
    let Some((first, rest)) = free.split_first() else {
        return true;
    };
    if bye_left && !had_free_points(event, *first, round) && possible(event, rest, false, round) {
        return true;
    }
    (0..rest.len()).any(|place| {
        let mut left = rest.to_vec();
        let other = left.remove(place);
        may_meet(event, *first, other, round) && possible(event, &left, bye_left, round)
    })
}

#[test]
fn simulated_events_keep_the_rules() {
    let mut impossible = 0;
    for seed in 0..count() {
        let mut lot = Lot::from_seed(seed);
        let plan = Plan::drawn(&mut lot, if seed % 2 == 0 { 5..=60 } else { 5..=10 });
        let simulated = simulate(&plan, seed, Edition::Dutch2026);
        let event = &simulated.event;
        for round in (1..=event.rounds_paired()).map(RoundNumber) {
            check_round(event, round, seed);
        }
        if let Some((round, _)) = &simulated.stopped {
            let players = took_part(event, *round);
            impossible += 1;
            if players.len() <= 10 {
                assert!(
                    !possible(event, &players, players.len() % 2 == 1, *round),
                    "seed {seed} round {round}"
                );
            }
        } else {
            assert_eq!(event.rounds_paired(), plan.rounds, "seed {seed}");
        }
    }
    println!(
        "{} events, {impossible} of them came to an end early",
        count()
    );
}

fn check_round(event: &Event, round: RoundNumber, seed: u64) {
    let place = format!("seed {seed} round {round}");
    let pairing = recorded(event, round);
    let mut seen: BTreeMap<PlayerId, usize> = BTreeMap::new();
    for board in &pairing.boards {
        assert!(
            may_meet(event, board.white, board.black, round),
            "{place} board {board:?}"
        );
        for (id, colour) in [
            (board.white, huff::tournament::Colour::White),
            (board.black, huff::tournament::Colour::Black),
        ] {
            *seen.entry(id).or_default() += 1;
            let wish = preference(event, id, round);
            let denied = wish.strength == Strength::Absolute && wish.colour != Some(colour);
            let excused =
                topscorer(event, board.white, round) || topscorer(event, board.black, round);
            assert!(!denied || excused, "{place}: {id} must not have {colour:?}");
        }
    }
    if let Some(bye) = pairing.bye {
        *seen.entry(bye).or_default() += 1;
        assert!(
            !had_free_points(event, bye, round),
            "{place}: {bye} has had a bye"
        );
    }
    // The third colour of topscorers is the only thing that the engine may do and an arbiter is warned of.
    for objection in objections(event, round, &pairing) {
        let (Objection::ThirdColour(id, _) | Objection::ColourDifference(id, _)) = objection else {
            panic!("{place}: {objection:?}")
        };
        let opponent = pairing
            .boards
            .iter()
            .find_map(|board| board.of(id))
            .unwrap()
            .0;
        assert!(
            topscorer(event, id, round) || topscorer(event, opponent, round),
            "{place}: {objection:?}"
        );
    }
    let there = took_part(event, round);
    assert_eq!(seen.keys().copied().collect::<Vec<_>>(), there, "{place}");
    assert!(seen.values().all(|times| *times == 1), "{place}");
    assert_eq!(pairing.bye.is_some(), there.len() % 2 == 1, "{place}");
}

#[test]
fn a_simulated_event_passes_its_audit_in_both_editions() {
    for seed in 0..count() / 10 {
        for edition in [Edition::Dutch2026, Edition::Dutch2017] {
            let plan = Plan::drawn(&mut Lot::from_seed(seed), 5..=40);
            let event = simulate(&plan, seed, edition).event;
            assert_eq!(audit(&event, edition), Audit::default(), "seed {seed}");
        }
    }
}

#[test]
fn virtual_points_are_two_thirds_of_the_way_to_a_win_never_in_the_score() {
    let mut event = simulate(&Plan::new(11, 5), 3, Edition::Dutch2026).event;
    let scores = |event: &Event| -> Vec<Points> {
        event.players.values().map(|p| event.score(p, 5)).collect()
    };
    let before = scores(&event);
    event.accelerations = huff::tournament::baku_acceleration(&event, 5);
    assert_eq!(scores(&event), before);
    let points = |number, round| {
        event
            .virtual_points(PlayerId(number), RoundNumber(round))
            .tenths()
    };
    // 2·⌈11/4⌉ = 6 players, ⌈5/2⌉ = 3 rounds, of which two at a full win.
    assert_eq!(
        [
            points(6, 1),
            points(6, 2),
            points(6, 3),
            points(6, 4),
            points(7, 1)
        ],
        [20, 20, 10, 0, 0]
    );
}
