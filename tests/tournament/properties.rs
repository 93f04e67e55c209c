//! Whole events by chance: what must hold in every one of them, checked without the engine.
//!
//! `HUFF_LONG=1` makes 2,000 events of each system; otherwise there are fewer.

use std::collections::{BTreeMap, BTreeSet};

use huff::tournament::simulate::{Plan, Simulated, simulate};
use huff::tournament::swiss::Edition;
use huff::tournament::{
    Audit, ByeKind, Colour, Entry, Event, GameResult, Lot, Objection, Player, PlayerId, Points,
    RoundNumber, System, audit, objections, recorded,
};

use crate::common::figure;

const SYSTEMS: [System; 3] = [
    System::Dutch(Edition::Dutch2026),
    System::Dutch(Edition::Dutch2017),
    System::DoubleSwiss,
];

fn count() -> u64 {
    if std::env::var_os("HUFF_LONG").is_some() {
        2_000
    } else {
        300
    }
}

/// The event of a seed: half of them small enough for trying all pairings.
fn made(seed: u64, system: System) -> (Plan, Simulated) {
    let sizes = if seed.is_multiple_of(2) {
        5..=60
    } else {
        5..=10
    };
    let plan = Plan::drawn(&mut Lot::from_seed(seed), sizes);
    let simulated = simulate(&plan, seed, system);
    (plan, simulated)
}

/// What has been seen in all events of a system.
#[derive(Debug, Default)]
struct Seen {
    events: usize,
    rounds: usize,
    boards: usize,
    byes: usize,
    forfeits: usize,
    absences: usize,
    late: usize,
    excused: usize,
    impossible: usize,
    tried: usize,
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

fn played(event: &Event, id: PlayerId, before: RoundNumber) -> Vec<(PlayerId, Colour)> {
    let past = (1..before.0).map(RoundNumber);
    past.filter_map(|round| event.players[&id].entry(round).and_then(Entry::played))
        .collect()
}

fn difference(colours: &[Colour]) -> i32 {
    let one = |colour: &Colour| if *colour == Colour::White { 1 } else { -1 };
    colours.iter().map(one).sum()
}

/// The colour that a player must not have again: that of his last two games, or the one he had two times more.
fn refused(event: &Event, id: PlayerId, before: RoundNumber) -> Option<Colour> {
    let colours: Vec<Colour> = played(event, id, before).iter().map(|(_, c)| *c).collect();
    match (difference(&colours), &colours[..]) {
        (2.., _) => Some(Colour::White),
        (..=-2, _) => Some(Colour::Black),
        (_, [.., one, two]) if one == two => Some(*two),
        _ => None,
    }
}

/// C2 in the words of each regulation.
fn had_free_points(event: &Event, id: PlayerId, before: RoundNumber, system: System) -> bool {
    let worth_a_win = |entry: &Entry| event.scoring.entry(Some(entry)) >= event.scoring.win;
    (1..before.0)
        .map(RoundNumber)
        .filter_map(|round| event.players[&id].entry(round))
        .any(|entry| match (entry, system) {
            (Entry::Bye(ByeKind::Pairing), _) => true,
            (_, System::Dutch(Edition::Dutch2026)) => {
                entry.played().is_none() && worth_a_win(entry)
            }
            (Entry::Bye(kind), System::DoubleSwiss) => *kind == ByeKind::Full,
            (Entry::Bye(_), _) => false,
            (Entry::Paired { games, .. }, System::DoubleSwiss) => {
                entry.played().is_none() && games.contains(&GameResult::ForfeitWin)
            }
            (Entry::Paired { .. }, _) => entry.played().is_none() && worth_a_win(entry),
        })
}

fn topscorer(event: &Event, id: PlayerId, round: RoundNumber) -> bool {
    let over = round.0 - 1;
    let score = event.score(&event.players[&id], over) + event.virtual_points(id, round);
    event.rounds == Some(round.0) && score * 2 > event.scoring.win * i32::from(over)
}

/// C1, C3 and forbidden pairs.
fn may_meet(
    event: &Event,
    (one, other): (PlayerId, PlayerId),
    round: RoundNumber,
    system: System,
) -> bool {
    let kept_apart = event.forbidden.iter().any(|forbidden| {
        forbidden.rounds.contains(&round)
            && forbidden.players.contains(&one)
            && forbidden.players.contains(&other)
    });
    let met: BTreeSet<PlayerId> = played(event, one, round)
        .iter()
        .map(|(id, _)| *id)
        .collect();
    let refusals = [one, other].map(|id| refused(event, id, round));
    let same = refusals[0].is_some() && refusals[0] == refusals[1];
    let excused = topscorer(event, one, round) || topscorer(event, other, round);
    !kept_apart && !met.contains(&other) && (!same || excused || system == System::DoubleSwiss)
}

/// Whether everybody can be paired, by trying all ways.
fn possible(
    event: &Event,
    free: &[PlayerId],
    bye_left: bool,
    round: RoundNumber,
    system: System,
) -> bool {
    let Some((first, rest)) = free.split_first() else {
        return true;
    };
    if bye_left
        && !had_free_points(event, *first, round, system)
        && possible(event, rest, false, round, system)
    {
        return true;
    }
    (0..rest.len()).any(|place| {
        let mut left = rest.to_vec();
        let other = left.remove(place);
        may_meet(event, (*first, other), round, system)
            && possible(event, &left, bye_left, round, system)
    })
}

#[test]
fn simulated_events_keep_the_rules() {
    for system in SYSTEMS {
        let mut seen = Seen::default();
        for seed in 0..count() {
            let (plan, simulated) = made(seed, system);
            let event = &simulated.event;
            seen.events += 1;
            for round in (1..=event.rounds_paired()).map(RoundNumber) {
                check_round(event, round, system, &format!("seed {seed}"), &mut seen);
            }
            if let Some((round, _)) = &simulated.stopped {
                let players = took_part(event, *round);
                seen.impossible += 1;
                if (1..=10).contains(&players.len()) {
                    seen.tried += 1;
                    let odd = players.len() % 2 == 1;
                    assert!(
                        !possible(event, &players, odd, *round, system),
                        "seed {seed} round {round}"
                    );
                }
            } else {
                assert_eq!(event.rounds_paired(), plan.rounds, "seed {seed}");
            }
        }
        figure(&format!("{}: {seen:?}", system.name()));
        assert!(seen.byes > 0 && seen.forfeits > 0 && seen.late > 0 && seen.tried > 0);
    }
}

fn check_round(event: &Event, round: RoundNumber, system: System, seed: &str, seen: &mut Seen) {
    let place = format!("{} {seed} round {round}", system.name());
    let pairing = recorded(event, round);
    seen.rounds += 1;
    seen.boards += pairing.boards.len();
    for (id, player) in &event.players {
        let entry = player.entry(round);
        seen.absences += usize::from(entry.is_some_and(|entry| !entry.took_part()));
        let forfeited = entry.is_some_and(|e| e.scheduled().is_some() && e.played().is_none());
        seen.forfeits += usize::from(forfeited);
        let before = (1..round.0).map(RoundNumber).any(|past| {
            let entry = event.players[id].entry(past);
            entry.is_some_and(Entry::took_part)
        });
        let comes = round.0 > 1 && !before && entry.is_some_and(Entry::took_part);
        seen.late += usize::from(comes);
    }
    let mut times: BTreeMap<PlayerId, usize> = BTreeMap::new();
    for board in &pairing.boards {
        let pair = (board.white, board.black);
        assert!(
            may_meet(event, pair, round, system),
            "{place} board {board:?}"
        );
        for (id, colour) in [(board.white, Colour::White), (board.black, Colour::Black)] {
            *times.entry(id).or_default() += 1;
            if system != System::DoubleSwiss && refused(event, id, round) == Some(colour) {
                // The exception of the regulation: a topscorer or his opponent in the last round.
                let excused =
                    topscorer(event, board.white, round) || topscorer(event, board.black, round);
                assert!(excused, "{place}: {id} must not have {colour:?}");
                seen.excused += 1;
            }
        }
    }
    if let Some(bye) = pairing.bye {
        seen.byes += 1;
        *times.entry(bye).or_default() += 1;
        assert!(
            !had_free_points(event, bye, round, system),
            "{place}: {bye} has had a bye"
        );
    }
    check_objections(event, round, system, &place);
    let there = took_part(event, round);
    assert_eq!(times.keys().copied().collect::<Vec<_>>(), there, "{place}");
    assert!(times.values().all(|times| *times == 1), "{place}");
    assert_eq!(pairing.bye.is_some(), there.len() % 2 == 1, "{place}");
}

/// The colours of topscorers are the only thing that the engine may do and an arbiter is warned of; the colours of matches
/// do not count, and what bars from the bye differs in older and other regulations.
fn check_objections(event: &Event, round: RoundNumber, system: System, place: &str) {
    let pairing = recorded(event, round);
    for objection in objections(event, round, &pairing) {
        match objection {
            Objection::ThirdColour(id, _) | Objection::ColourDifference(id, _) => {
                let opponent = pairing.boards.iter().find_map(|board| board.of(id));
                let excused = system == System::DoubleSwiss
                    || topscorer(event, id, round)
                    || topscorer(event, opponent.unwrap().0, round);
                assert!(excused, "{place}: {objection:?}");
            }
            Objection::SecondBye(..) => {
                assert_ne!(
                    system,
                    System::Dutch(Edition::Dutch2026),
                    "{place}: {objection:?}"
                );
            }
            other => panic!("{place}: {other:?}"),
        }
    }
}

#[test]
fn simulated_events_pass_their_audit() {
    for system in SYSTEMS {
        for seed in 0..count() / 10 {
            let (_, simulated) = made(seed, system);
            assert_eq!(
                audit(&simulated.event, system),
                Audit::default(),
                "{} seed {seed}",
                system.name()
            );
        }
    }
}

#[test]
fn baku_acceleration_counts_for_the_pairing_only() {
    // Players, rounds: the group 2·⌈N/4⌉, the rounds at a full win and at half of it.
    for (players, rounds, group, full, half) in [
        (11, 5, 6, 2, 3),
        (161, 9, 82, 3, 5),
        (10, 9, 6, 3, 5),
        (8, 4, 4, 1, 2),
        (20, 7, 10, 2, 4),
    ] {
        let mut event = simulate(&Plan::new(players, rounds), 3, Edition::Dutch2026).event;
        let scores = |event: &Event| -> Vec<Points> {
            let players = event.players.values();
            players.map(|player| event.score(player, rounds)).collect()
        };
        let before = scores(&event);
        event.accelerations = huff::tournament::baku_acceleration(&event, rounds);
        assert_eq!(scores(&event), before);
        for id in 1..=players {
            for round in 1..=rounds {
                let expected = match (id <= group, round) {
                    (true, round) if round <= full => 20,
                    (true, round) if round <= half => 10,
                    _ => 0,
                };
                let points = event.virtual_points(PlayerId(id), RoundNumber(round));
                assert_eq!(
                    points.tenths(),
                    expected,
                    "{players} {rounds}: {id} {round}"
                );
            }
        }
    }
}
