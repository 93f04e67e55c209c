//! The sixth round of Swiss events of 50 to 9,999 players; the pairs are asserted.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use huff::tournament::simulate::{Plan, simulate};
use huff::tournament::swiss::{Edition, pair_round};
use huff::tournament::{Pairing, RoundNumber};

/// A number that stands for boards, colours and their order (FNV-1a).
fn sum(pairing: &Pairing) -> u64 {
    let numbers = pairing
        .boards
        .iter()
        .flat_map(|board| [board.white.0, board.black.0]);
    let bytes = numbers
        .chain(pairing.bye.map(|bye| bye.0))
        .flat_map(u16::to_le_bytes);
    bytes.fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// Sizes with the sum of the pairs.
const SIZES: [(u16, u64); 6] = [(50, 0), (200, 0), (500, 0), (1000, 0), (3000, 0), (9999, 0)];

fn pairing(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("pairing");
    group.sample_size(10);
    for (players, expected) in SIZES {
        let mut event = simulate(&Plan::new(players, 5), 2026, Edition::Dutch2026).event;
        event.rounds = Some(9);
        group.bench_function(BenchmarkId::from_parameter(players), |bencher| {
            bencher.iter(|| {
                let pairing = pair_round(&event, RoundNumber(6), Edition::Dutch2026);
                assert_eq!(
                    pairing.map(|pairing| sum(&pairing)),
                    Ok(expected),
                    "{players}"
                );
            });
        });
    }
    group.finish();
}

criterion_group!(benches, pairing);
criterion_main!(benches);
