//! The sixth round of Swiss events of 50 to 9,999 players; the pairs are asserted.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use huff::tournament::simulate::{Plan, simulate};
use huff::tournament::swiss::{Edition, pair_round};
use huff::tournament::{Event, Pairing, RoundNumber};

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
const SIZES: [(u16, u64); 6] = [
    (50, 678_692_054_354_997_198),
    (200, 16_740_610_191_420_279_397),
    (500, 15_317_551_051_736_062_314),
    (1000, 2_727_666_897_393_057_600),
    (3000, 11_946_381_701_319_871_664),
    (9999, 12_344_172_157_780_436_909),
];

fn pair(event: &Event) -> u64 {
    let pairing = pair_round(event, RoundNumber(6), Edition::Dutch2026);
    pairing.map_or(0, |pairing| sum(&pairing))
}

fn pairing(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("pairing");
    group.sample_size(10);
    let made = |(players, _): (u16, u64)| {
        let mut event = simulate(&Plan::new(players, 5), 2026, Edition::Dutch2026).event;
        event.rounds = Some(9);
        event
    };
    let events = SIZES.map(made);
    let sums: Vec<(u16, u64)> = SIZES
        .into_iter()
        .zip(&events)
        .map(|((players, _), event)| (players, pair(event)))
        .collect();
    assert_eq!(sums, SIZES);
    for ((players, expected), event) in SIZES.into_iter().zip(&events) {
        group.bench_function(BenchmarkId::from_parameter(players), |bencher| {
            bencher.iter(|| assert_eq!(pair(event), expected));
        });
    }
    group.finish();
}

criterion_group!(benches, pairing);
criterion_main!(benches);
