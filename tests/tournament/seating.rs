//! Seating at tables against the fewest repetitions known.

use huff::star::Seats;
use huff::tournament::seating::{Seating, TableRound, camps, repeats, sizes};

use crate::common::{Table, data_text, figure};

fn plan(players: usize, size: usize, rounds: usize, seed: u64) -> Vec<TableRound> {
    let players: Vec<u16> = (1..=players as u16).collect();
    let seating = Seating {
        players: &players,
        size,
        rounds,
        history: &[],
        seed,
    };
    let plan = seating.plan();
    assert_eq!(plan.len(), rounds);
    for round in &plan {
        let mut seated: Vec<u16> = round.iter().flatten().copied().collect();
        seated.sort_unstable();
        assert_eq!(seated, players);
        let mut found: Vec<usize> = round.iter().map(Vec::len).collect();
        found.sort_unstable_by(|one, other| other.cmp(one));
        assert_eq!(found, sizes(players.len(), size));
    }
    plan
}

/// How often those meet who meet most often.
fn most_meetings(rounds: &[TableRound]) -> usize {
    let mut met = std::collections::BTreeMap::new();
    for table in rounds.iter().flatten() {
        for one in table {
            for other in table.iter().filter(|other| one < other) {
                *met.entry((one, other)).or_insert(0) += 1;
            }
        }
    }
    met.into_values().max().unwrap_or(0)
}

/// Players, table size, rounds, and the repetitions allowed, from any seed.
const BARS: [(usize, usize, usize, usize); 5] = [
    (9, 3, 4, 0),
    (16, 4, 5, 0),
    (12, 4, 3, 9),
    (18, 6, 3, 27),
    (24, 6, 3, 24),
];

#[test]
fn seating_bars() {
    for (players, size, rounds, bar) in BARS {
        let mut found = Vec::new();
        for seed in [1, 2026] {
            let plan = plan(players, size, rounds, seed);
            found.push(repeats(&plan));
            assert!(
                repeats(&plan) <= bar,
                "{players} in {size}s, seed {seed}: {found:?}"
            );
            assert!(
                most_meetings(&plan) <= 2,
                "{players} in {size}s, seed {seed}"
            );
            assert_eq!(plan, self::plan(players, size, rounds, seed));
        }
        assert_ne!(
            self::plan(players, size, rounds, 1),
            self::plan(players, size, rounds, 2)
        );
        figure(&format!(
            "seating_bars: {players} in {size}s over {rounds} rounds: {found:?} repeated meetings, bar {bar}"
        ));
    }
}

/// All rows of the table of minima: how far off one plan is.
#[test]
fn seating_minima() {
    let Some(text) = data_text("seating_minima", "star/seating.tsv") else {
        return;
    };
    let (mut rows, mut equal, mut above) = (0, 0, 0);
    for row in Table::read(&text).rows() {
        let number = |name: &str| row.get(name).parse::<usize>().unwrap();
        let found = repeats(&plan(number("n"), number("k"), number("rounds"), 1));
        let best = number("repeat_meetings");
        rows += 1;
        equal += usize::from(found <= best);
        above += found.saturating_sub(best);
        assert!(
            found <= best + best / 4 + 3,
            "{} in {}s over {}: {found}, known {best}",
            row.get("n"),
            row.get("k"),
            row.get("rounds")
        );
    }
    assert!(rows > 40, "only {rows} rows were read");
    figure(&format!(
        "seating_minima: {rows} rows, {equal} at the known minimum, {above} repetitions above it in all"
    ));
}

/// Turns and opposite camps are shared out.
#[test]
fn seating_balance() {
    for (players, size, rounds) in [(16, 4, 4), (9, 3, 3), (24, 6, 3), (14, 4, 4)] {
        let plan = plan(players, size, rounds, 5);
        let mut first = vec![0; players + 1];
        let mut faced = std::collections::BTreeMap::new();
        for table in plan.iter().flatten() {
            first[usize::from(table[0])] += 1;
            let camps = camps(table.len());
            for (one, camp) in table.iter().zip(camps) {
                for (other, opposite) in table.iter().zip(camps) {
                    if camp + 3 == *opposite {
                        *faced.entry((one.min(other), one.max(other))).or_insert(0) += 1;
                    }
                }
            }
        }
        let most = first.iter().max().unwrap();
        let again: i32 = faced.values().map(|times| times - 1).sum();
        assert!(
            *most <= 2,
            "{players} in {size}s: one moves first {most} times"
        );
        assert_eq!(again, 0, "{players} in {size}s: {faced:?}");
        figure(&format!(
            "seating_balance: {players} in {size}s over {rounds}: first turn at most {most} times, {again} opposite twice"
        ));
    }
    for count in 2..=6 {
        let seats: Vec<u8> = Seats::usual(count)
            .unwrap()
            .camps()
            .iter()
            .map(|camp| camp.number())
            .collect();
        assert_eq!(seats, camps(count));
    }
}
