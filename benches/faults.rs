//! Judging sheets with a fault: how long one takes, repairs and all.
//!
//! The sheets are seeded playouts in which one half-move, or two, are written the wrong way round.
//! Each sample asserts how many of them a repair explains.

use std::borrow::Cow;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};

use huff::draughts::{Game, Position, Task, Variant};
use huff::notation::{HalfMove, Record, written};
use huff::record::judge;

/// Half-moves of a sheet, and those that are written wrongly.
const LENGTH: usize = 90;
const WRONG: [usize; 2] = [60, 64];
const SHEETS: usize = 200;

/// The next number of a small fixed generator (xorshift64).
fn next(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}

struct Sheets {
    slips: usize,
}

impl Task for Sheets {
    type Output = Vec<Vec<String>>;

    fn run<G: Game>(self) -> Vec<Vec<String>> {
        let mut state = 0x5eed;
        let mut sheets = Vec::new();
        while sheets.len() < SHEETS {
            let mut position = Position::<G>::start();
            let mut texts = Vec::new();
            for _ in 0..LENGTH {
                let moves = position.legal_moves().unwrap_or_default();
                if moves.is_empty() {
                    break;
                }
                let chosen = moves[(next(&mut state) % moves.len() as u64) as usize];
                let route = position.routes(&chosen).unwrap_or_default().remove(0);
                let sign = if chosen.is_capture() { "x" } else { "-" };
                let mut squares: Vec<String> = route
                    .iter()
                    .map(|square| square.number().to_string())
                    .collect();
                if WRONG[..self.slips].contains(&texts.len()) {
                    squares.reverse();
                }
                texts.push(squares.join(sign));
                position = position.play(&chosen);
            }
            if texts.len() > WRONG[1] + 10 {
                sheets.push(texts);
            }
        }
        sheets
    }
}

fn record(texts: &[String]) -> Record<'_> {
    let half_moves = texts.iter().map(|text| HalfMove {
        text: Cow::Borrowed(text.as_str()),
        span: Default::default(),
        number: None,
        column: None,
        written: written(text),
    });
    Record {
        half_moves: half_moves.collect(),
        ..Record::default()
    }
}

/// Judges all sheets; how many have a repair that explains the whole of them.
fn explained(records: &[Record<'_>], variant: Variant) -> usize {
    let is_explained = |record: &&Record<'_>| {
        judge(record, Some(variant))
            .findings
            .iter()
            .any(|finding| finding.repairs.first().is_some_and(|best| best.complete))
    };
    records.iter().filter(is_explained).count()
}

fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("sheets-with-a-fault");
    group.sample_size(10);
    group.throughput(Throughput::Elements(SHEETS as u64));
    for slips in 1..=WRONG.len() {
        for variant in [Variant::Russian, Variant::English, Variant::International] {
            let sheets = variant.run(Sheets { slips });
            let records: Vec<Record<'_>> = sheets.iter().map(|texts| record(texts)).collect();
            let all = explained(&records, variant);
            assert!(all * 100 >= SHEETS * 95, "{all} of {SHEETS}");
            group.bench_function(format!("{}-{slips}", variant.name()), |bencher| {
                bencher.iter(|| assert_eq!(explained(&records, variant), all));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, bench);
criterion_main!(benches);
