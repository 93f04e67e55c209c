//! Nodes a second of star halma's perft, the last turn played and counted.
//!
//! Each sample asserts the node count.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};

use huff::star::{Jump, Leaves, Options, Position, Seats, perft};

const CASES: [(&str, usize, Jump, u32, u64); 4] = [
    ("2-adjacent", 2, Jump::Adjacent, 5, 3_188_520),
    ("2-equal", 2, Jump::EqualDistance, 5, 4_645_174),
    ("6-adjacent", 6, Jump::Adjacent, 6, 8_236_954),
    ("6-equal", 6, Jump::EqualDistance, 6, 11_291_306),
];

fn bench(criterion: &mut Criterion) {
    for (name, leaves) in [
        ("star-perft-played", Leaves::Played),
        ("star-perft-counted", Leaves::Counted),
    ] {
        let mut group = criterion.benchmark_group(name);
        group.sample_size(10);
        for (case, players, jump, depth, nodes) in CASES {
            let options = Options {
                jump,
                ..Options::default()
            };
            let seats = Seats::usual(players).expect("invariant: two to six");
            let start = Position::start(seats, options).expect("invariant: ten pieces");
            group.throughput(Throughput::Elements(nodes));
            group.bench_function(BenchmarkId::from_parameter(case), |bencher| {
                bencher.iter(|| assert_eq!(perft(&start, depth, leaves), nodes));
            });
        }
        group.finish();
    }
}

criterion_group!(benches, bench);
criterion_main!(benches);
