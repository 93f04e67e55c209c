//! Every `drop` row of the perft table for our variants, up to a node limit.

use huff::draughts::{Game, Leaves, Position, Task, perft};

use super::{setup, variant};
use crate::common::{Table, data_text};

struct Count<'t> {
    fen: &'t str,
    depth: u32,
}

impl Task for Count<'_> {
    type Output = u64;
    fn run<G: Game>(self) -> u64 {
        let position = Position::<G>::from_setup(&setup(self.fen, G::VARIANT)).unwrap();
        perft(&position, self.depth, Leaves::Counted)
    }
}

/// Rows up to this many nodes; `HUFF_PERFT_LIMIT` sets another limit.
const LIMIT: u64 = 100_000_000;

#[test]
fn published_counts() {
    let Some(text) = data_text("published_counts", "rules/perft.tsv") else {
        return;
    };
    let limit = std::env::var("HUFF_PERFT_LIMIT")
        .ok()
        .map_or(LIMIT, |text| {
            text.parse().expect("HUFF_PERFT_LIMIT is a number")
        });
    let (mut rows, mut nodes_in_all) = (0, 0);
    for row in Table::read(&text).rows() {
        let nodes: u64 = row.get("nodes").parse().unwrap();
        let Some(variant) = variant(row.get("variant")) else {
            continue;
        };
        if row.get("convention") != "drop" || nodes > limit {
            continue;
        }
        let (fen, depth) = (row.get("fen"), row.get("depth").parse().unwrap());
        let counted = variant.run(Count { fen, depth });
        assert_eq!(counted, nodes, "{} {fen} depth {depth}", variant.name());
        rows += 1;
        nodes_in_all += nodes;
    }
    assert!(rows > 100, "only {rows} rows were read");
    crate::common::figure(&format!(
        "published_counts: {rows} rows equal, {nodes_in_all} nodes, limit {limit}"
    ));
}

/// The counts of the starting positions to depth 6, so that a clone without the data folder is
/// judged too.
#[test]
fn starting_positions() {
    use huff::draughts::Variant::*;
    for (variant, counts) in [
        (Russian, [7, 49, 302, 1469, 7482, 37986]),
        (Brazilian, [7, 49, 302, 1469, 7473, 37628]),
        (English, [7, 49, 302, 1469, 7361, 36768]),
        (EnglishWhiteFirst, [7, 49, 302, 1469, 7361, 36768]),
        (International, [9, 81, 658, 4265, 27117, 167140]),
        (Canadian, [11, 121, 1222, 10053, 79049, 584100]),
        (Pool, [7, 49, 302, 1469, 7482, 37986]),
        (Italian, [7, 49, 302, 1469, 7361, 36473]),
        (Spanish, [7, 49, 302, 1469, 7361, 36473]),
        (Czech, [7, 49, 302, 1469, 7361, 36768]),
        (Frisian, [9, 81, 658, 3874, 21265, 102431]),
    ] {
        for (index, count) in counts.into_iter().enumerate() {
            let depth = index as u32 + 1;
            assert_eq!(
                variant.run(Count {
                    fen: "start",
                    depth
                }),
                count,
                "{}",
                variant.name()
            );
        }
    }
}

/// Bulk counting gives what playing every move gives.
#[test]
fn leaves_counted_or_played() {
    struct Both;
    impl Task for Both {
        type Output = (u64, u64);
        fn run<G: Game>(self) -> (u64, u64) {
            let start = Position::<G>::start();
            (
                perft(&start, 6, Leaves::Counted),
                perft(&start, 6, Leaves::Played),
            )
        }
    }
    for variant in huff::draughts::Variant::all() {
        let (counted, played) = variant.run(Both);
        assert_eq!(counted, played, "{}", variant.name());
    }
}
