//! Fields of all sizes are paired; `--nocapture` shows how long each took. The clock decides nothing here.

use std::time::Instant;

use huff::exchange::trf::{parse, to_event};
use huff::tournament::simulate::{Accelerated, Plan, simulate};
use huff::tournament::swiss::{Edition, pair_next, pair_round};
use huff::tournament::tiebreaks::preset;
use huff::tournament::{
    ALL_ROUNDS, Forbidden, PlayerId, Points, RoundNumber, Scoring, System, rank, recorded,
};

use super::data;

#[test]
fn fields_of_all_sizes_are_paired() {
    for players in [50, 200, 500, 1_000, 3_000, 9_999] {
        let event = simulate(&Plan::new(players, 9), 7, Edition::Dutch2026).event;
        for round in [5, 9].map(RoundNumber) {
            let start = Instant::now();
            let mut pairing = pair_round(&event, round, Edition::Dutch2026).unwrap();
            println!("{players} players, round {round}: {:?}", start.elapsed());
            pairing.boards.sort_by_key(|board| board.white);
            assert_eq!(pairing, recorded(&event, round));
            assert_eq!(pairing.boards.len(), usize::from(players) / 2);
        }
    }
}

/// Fields that are hard for one reason or another: every round is paired again, the slowest is shown.
#[test]
fn hard_fields_are_paired() {
    let quiet = Plan::new;
    let draws = |players, rounds| Plan {
        draws: 1000,
        ..quiet(players, rounds)
    };
    let many_scores = Scoring::new(Points::whole(7), Points::whole(3), Points::whole(1));
    let hard = [
        ("all scores equal", draws(1_000, 9)),
        ("all scores equal, odd", draws(999, 9)),
        ("all scores equal, odd", draws(2_999, 5)),
        (
            "two federations",
            Plan {
                federations: 2,
                ..quiet(1_000, 7)
            },
        ),
        (
            "two federations, all scores equal",
            Plan {
                federations: 2,
                ..draws(500, 7)
            },
        ),
        (
            "five federations",
            Plan {
                federations: 5,
                ..quiet(1_000, 9)
            },
        ),
        (
            "many pairs kept apart",
            Plan {
                forbidden: 60_000,
                ..quiet(500, 7)
            },
        ),
        (
            "many scores",
            Plan {
                scoring: many_scores,
                ..quiet(1_000, 11)
            },
        ),
        (
            "forfeits, absences, withdrawals, late entries",
            Plan {
                absences: 80,
                forfeits: 40,
                withdrawals: 20,
                late_entries: 100,
                ..quiet(1_000, 11)
            },
        ),
        (
            "accelerated",
            Plan {
                acceleration: Accelerated::Baku,
                ..quiet(1_000, 9)
            },
        ),
        ("as many rounds as can be", quiet(60, 40)),
        ("long", quiet(300, 25)),
    ];
    let only = std::env::var("HUFF_HARD").unwrap_or_default();
    for (name, plan) in hard.into_iter().filter(|(name, _)| name.contains(&only)) {
        for system in [
            System::Dutch(Edition::Dutch2026),
            System::Dutch(Edition::Dutch2017),
            System::DoubleSwiss,
        ] {
            let start = Instant::now();
            let simulated = simulate(&plan, 11, system);
            let event = &simulated.event;
            let rounds = event.rounds_paired();
            println!(
                "{name}, {} players, {}: {rounds} rounds in {:?}",
                plan.players,
                system.name(),
                start.elapsed()
            );
            let slowest = (1..=rounds)
                .map(RoundNumber)
                .map(|round| {
                    let start = Instant::now();
                    let paired = system.pair(event, round).unwrap();
                    let elapsed = start.elapsed();
                    assert_eq!(paired.boards.len(), recorded(event, round).boards.len());
                    (elapsed, round)
                })
                .max();
            println!(
                "    slowest: {slowest:?}, stopped: {:?}",
                simulated.stopped.map(|(round, _)| round)
            );
        }
    }
}

/// Who may meet whom is a wall through the field, or a wall around everybody.
#[test]
fn fields_with_walls_are_paired_or_refused() {
    let pair = |players: u16, rounds: u16, groups: u16| {
        let mut event = simulate(&Plan::new(players, rounds), 7, Edition::Dutch2026).event;
        event.rounds = Some(rounds + 1);
        for group in 0..groups {
            let members = (1..=players).filter(|id| id % groups == group);
            event.forbidden.push(Forbidden {
                rounds: ALL_ROUNDS,
                players: members.map(PlayerId).collect(),
            });
        }
        let start = Instant::now();
        let pairing = pair_next(&event, Edition::Dutch2026);
        println!(
            "{players} players, {groups} groups, round {}: {:?}",
            rounds + 1,
            start.elapsed()
        );
        pairing
    };
    for players in [200, 9_998] {
        // With a wall of halves every scoregroup floats by the dozen: the general matching has to decide, and is slow.
        if players == 200 {
            let pairing = pair(players, 3, 2).unwrap();
            assert_eq!(pairing.boards.len(), usize::from(players) / 2);
            assert!(
                pairing
                    .boards
                    .iter()
                    .all(|board| board.white.0 % 2 != board.black.0 % 2)
            );
        }
        assert!(pair(players, 1, 1).is_err());
    }
}

#[test]
fn the_last_rounds_of_ten_thousand() {
    let event = simulate(&Plan::new(9_999, 15), 7, Edition::Dutch2026).event;
    for round in [13, 15].map(RoundNumber) {
        let start = Instant::now();
        let pairing = pair_round(&event, round, Edition::Dutch2026).unwrap();
        println!("9999 players, round {round}: {:?}", start.elapsed());
        assert_eq!(pairing.boards.len(), 4_999);
    }
}

#[test]
fn standings_of_all_sizes() {
    for players in [50, 500, 3_000, 9_999] {
        let event = simulate(&Plan::new(players, 9), 7, Edition::Dutch2026).event;
        for name in ["fmjd-swiss", "fide-swiss", "fide-round-robin"] {
            let preset = preset(name, 1).unwrap();
            let start = Instant::now();
            let rows = rank(&event, &preset.criteria, preset.unplayed);
            println!("{players} players, {name}: {:?}", start.elapsed());
            assert_eq!(rows.len(), usize::from(players));
        }
    }
}

#[test]
fn ten_thousand_players_from_a_report() {
    let Some(data) = data("ten_thousand_players_from_a_report") else {
        return;
    };
    let text = std::fs::read_to_string(data.join("large/m_9999.trf")).unwrap();
    let event = to_event(&parse(&text).0).0;
    let start = Instant::now();
    let pairing = pair_next(&event, Edition::Dutch2026).unwrap();
    println!("large/m_9999: {:?}", start.elapsed());
    assert_eq!((pairing.boards.len(), pairing.bye.is_some()), (4_999, true));
}
