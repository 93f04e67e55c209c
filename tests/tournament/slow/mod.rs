//! The regulations once more, slowly: every legal pairing is tried and the criteria are counted as their text says.
//!
//! Nothing of the engine is used, only the recorded event. Small fields of many kinds are paired both ways.
//! `HUFF_LONG=1` makes more of them.

mod double;
mod dutch;

use std::collections::BTreeSet;

use huff::exchange::trf::{parse, to_event};
use huff::tournament::simulate::{Plan, simulate};
use huff::tournament::swiss::{Edition, pair_next};
use huff::tournament::{
    Board, Colour, Entry, Event, Lot, Pairing, Player, PlayerId, RoundNumber, System, recorded,
};

use super::{data, reports};
use crate::common::figure;

/// A player of the round with what all systems ask of him.
struct Seat {
    id: PlayerId,
    /// With virtual points, in tenths.
    score: i32,
    /// The colours of the games played; of matches, those of the first games.
    colours: Vec<Colour>,
    /// Whether his place among those who have ever taken part is odd.
    odd: bool,
    /// Who may not be met.
    barred: BTreeSet<PlayerId>,
}

fn took_part(player: &Player, round: u16) -> bool {
    player
        .entry(RoundNumber(round))
        .is_some_and(Entry::took_part)
}

fn score(event: &Event, id: PlayerId, round: u16) -> i32 {
    let points = event.score(&event.players[&id], round - 1);
    (points + event.virtual_points(id, RoundNumber(round))).tenths()
}

/// Those who are to be paired, by score and number.
fn seats(event: &Event, round: u16) -> Vec<Seat> {
    let there =
        |player: &Player| player.entry(RoundNumber(round)).is_none() || took_part(player, round);
    let known = event
        .players
        .iter()
        .filter(|(_, player)| there(player) || (1..round).any(|past| took_part(player, past)));
    let mut seats: Vec<Seat> = Vec::new();
    for (place, (id, player)) in known.enumerate() {
        if !there(player) {
            continue;
        }
        let games: Vec<(PlayerId, Colour)> = (1..round)
            .filter_map(|past| player.entry(RoundNumber(past)).and_then(Entry::played))
            .collect();
        let mut barred: BTreeSet<PlayerId> = games.iter().map(|(opponent, _)| *opponent).collect();
        for forbidden in &event.forbidden {
            if forbidden.rounds.contains(&RoundNumber(round)) && forbidden.players.contains(id) {
                barred.extend(forbidden.players.iter().copied());
            }
        }
        seats.push(Seat {
            id: *id,
            score: score(event, *id, round),
            colours: games.into_iter().map(|(_, colour)| colour).collect(),
            odd: place % 2 == 0,
            barred,
        });
    }
    seats.sort_by_key(|seat| (-seat.score, seat.id));
    seats
}

/// The colours of the last round, counted back, in which the two had different ones.
fn last_difference(one: &Seat, other: &Seat) -> Option<(Colour, Colour)> {
    let pairs = one.colours.iter().rev().zip(other.colours.iter().rev());
    pairs
        .map(|(ours, theirs)| (*ours, *theirs))
        .find(|(ours, theirs)| ours != theirs)
}

fn board(higher: PlayerId, lower: PlayerId, colour: Colour) -> Board {
    match colour {
        Colour::White => Board {
            white: higher,
            black: lower,
        },
        Colour::Black => Board {
            white: lower,
            black: higher,
        },
    }
}

/// The slow pairing of a round; none if there is none.
fn slow(event: &Event, round: u16, system: System) -> Option<Pairing> {
    let mut pairing = match system {
        System::DoubleSwiss => double::pair(event, round),
        _ => dutch::pair(event, round),
    }?;
    pairing.boards.sort_by_key(|board| board.white);
    Some(pairing)
}

/// Events of all kinds of trouble, each round paired both ways; how many rounds, and of them impossible.
fn compare(system: System, events: u64, players: std::ops::RangeInclusive<u16>) -> (usize, usize) {
    let (mut rounds, mut impossible) = (0, 0);
    for seed in 0..events {
        let mut plan = Plan::drawn(&mut Lot::from_seed(seed), players.clone());
        // Great scoregroups, and events that come to their end for want of opponents.
        if seed % 5 == 0 {
            plan.draws = 1000;
        }
        if seed % 7 == 0 {
            plan.rounds = plan.players;
        }
        let simulated = simulate(&plan, seed, system);
        let event = &simulated.event;
        for round in 1..=event.rounds_paired() {
            rounds += 1;
            assert_eq!(
                slow(event, round, system),
                Some(recorded(event, RoundNumber(round))),
                "seed {seed} round {round} {plan:?}"
            );
        }
        if let Some((round, _)) = &simulated.stopped
            && !seats(event, round.0).is_empty()
        {
            impossible += 1;
            assert_eq!(
                slow(event, round.0, system),
                None,
                "seed {seed} round {round}"
            );
        }
    }
    (rounds, impossible)
}

fn count(usual: u64) -> u64 {
    if std::env::var_os("HUFF_LONG").is_some() {
        usual * 10
    } else {
        usual
    }
}

#[test]
fn small_dutch_fields_are_paired_as_the_text_says() {
    let system = System::Dutch(Edition::Dutch2026);
    let (rounds, impossible) = compare(system, count(2_000), 3..=10);
    figure(&format!(
        "Dutch 2026 against trying all pairings: {rounds} rounds equal, {impossible} impossible in both"
    ));
}

#[test]
fn small_double_swiss_fields_are_paired_as_the_text_says() {
    let (rounds, impossible) = compare(System::DoubleSwiss, count(2_000), 3..=9);
    figure(&format!(
        "Double-Swiss against trying all pairings: {rounds} rounds equal, {impossible} impossible in both"
    ));
}

#[test]
fn small_reference_cases_are_paired_as_the_text_says() {
    let Some(data) = data("small_reference_cases_are_paired_as_the_text_says") else {
        return;
    };
    let mut compared = 0;
    for (name, text) in reports(&data.join("cases26")) {
        let event = to_event(&parse(&text).0).0;
        let round = event.rounds_paired() + 1;
        if seats(&event, round).len() > 10 {
            continue;
        }
        compared += 1;
        let mut engine = pair_next(&event, Edition::Dutch2026).ok();
        if let Some(engine) = &mut engine {
            engine.boards.sort_by_key(|board| board.white);
        }
        assert_eq!(
            slow(&event, round, System::Dutch(Edition::Dutch2026)),
            engine,
            "{name}"
        );
    }
    figure(&format!(
        "reference cases of up to 10 players, trying all pairings: {compared} equal"
    ));
    assert!(compared > 0);
}
