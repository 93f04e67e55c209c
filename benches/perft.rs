//! Nodes a second of perft for six variants, the last half-move played and counted.
//!
//! Each sample asserts the node count.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};

use huff::draughts::{Game, Leaves, Position, Task, Variant, perft};

struct Count {
    depth: u32,
    leaves: Leaves,
}

impl Task for Count {
    type Output = u64;
    fn run<G: Game>(self) -> u64 {
        perft(&Position::<G>::start(), self.depth, self.leaves)
    }
}

const CASES: [(Variant, u32, u64); 6] = [
    (Variant::Russian, 9, 4_570_586),
    (Variant::Brazilian, 9, 4_431_766),
    (Variant::English, 10, 18_391_564),
    (Variant::International, 8, 6_483_961),
    (Variant::Canadian, 7, 4_369_366),
    (Variant::Frisian, 8, 2_825_779),
];

fn bench(criterion: &mut Criterion) {
    for (name, leaves) in [
        ("perft-played", Leaves::Played),
        ("perft-counted", Leaves::Counted),
    ] {
        let mut group = criterion.benchmark_group(name);
        group.sample_size(10);
        for (variant, depth, nodes) in CASES {
            group.throughput(Throughput::Elements(nodes));
            group.bench_function(BenchmarkId::from_parameter(variant.name()), |bencher| {
                bencher.iter(|| assert_eq!(variant.run(Count { depth, leaves }), nodes));
            });
        }
        group.finish();
    }
}

criterion_group!(benches, bench);
criterion_main!(benches);
