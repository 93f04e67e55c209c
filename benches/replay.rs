//! Reading and judging clean games: games, half-moves and bytes a second.
//!
//! The games are made by seeded playouts, so that every clone can run this; where `HUFF_DATA` is
//! set, a large real file is measured too. Each sample asserts what it counted.

use std::fmt::Write as _;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};

use huff::draughts::{Game, Move, Position, Task, Variant};
use huff::notation::{Blocks, pdn};
use huff::record::judge;

/// A text of games and what is in it.
struct Games {
    name: String,
    variant: Variant,
    text: String,
    games: usize,
    half_moves: u64,
}

/// The next number of a small fixed generator (xorshift64), enough to spread playouts.
fn next(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}

struct Playout {
    games: usize,
    seed: u64,
}

impl Task for Playout {
    type Output = (String, u64);

    fn run<G: Game>(self) -> (String, u64) {
        let (mut text, mut half_moves, mut state) = (String::new(), 0, self.seed);
        for game in 0..self.games {
            let mut position = Position::<G>::start();
            let number = G::VARIANT.game_type().unwrap_or_default();
            let _ = write!(
                text,
                "[Event \"Bench\"]\n[White \"White {game}\"]\n[Black \"Black {game}\"]\n[Result \"*\"]\n[GameType \"{number}\"]\n\n"
            );
            for ply in 0..80 {
                let moves = position.legal_moves().unwrap_or_default();
                if moves.is_empty() {
                    break;
                }
                let chosen = moves[(next(&mut state) % moves.len() as u64) as usize];
                if ply % 2 == 0 {
                    let _ = write!(text, "{}. ", ply / 2 + 1);
                }
                text.push_str(&move_text(&position, &chosen));
                text.push(if ply % 12 == 11 { '\n' } else { ' ' });
                position = position.play(&chosen);
                half_moves += 1;
            }
            text.push_str("*\n\n");
        }
        (text, half_moves)
    }
}

/// A move with its whole route, so that no playout is ambiguous.
fn move_text<G: Game>(position: &Position<G>, chosen: &Move<G>) -> String {
    let route = position.routes(chosen).unwrap_or_default().remove(0);
    let sign = if chosen.is_capture() { "x" } else { "-" };
    let squares: Vec<String> = route
        .iter()
        .map(|square| square.number().to_string())
        .collect();
    squares.join(sign)
}

fn games() -> Vec<Games> {
    let mut all = Vec::new();
    for variant in [Variant::Russian, Variant::English, Variant::International] {
        let games = 2_000;
        let (text, half_moves) = variant.run(Playout {
            games,
            seed: 0x5eed,
        });
        all.push(Games {
            name: format!("made-{}", variant.name()),
            variant,
            text,
            games,
            half_moves,
        });
    }
    if let Some(folder) = std::env::var_os("HUFF_DATA") {
        let path = std::path::Path::new(&folder).join("pdn/english/derived__EricCJoyce__ACF.pdn");
        if let Ok(text) = std::fs::read_to_string(path) {
            // the reference replays 6,251 records of this file without a fault
            let half_moves = count(&text, Variant::English, 1).1;
            all.push(Games {
                name: "real-english".into(),
                variant: Variant::English,
                text,
                games: 6_251,
                half_moves,
            });
        }
    }
    all
}

/// Reads and judges a text on some threads: games, half-moves replayed.
fn count(text: &str, variant: Variant, threads: usize) -> (usize, u64) {
    let blocks: Vec<_> = Blocks::new(text.as_bytes())
        .map(|block| block.expect("text"))
        .collect();
    let next = std::sync::atomic::AtomicUsize::new(0);
    let work = || {
        let (mut games, mut half_moves) = (0, 0);
        while let Some(block) = blocks.get(next.fetch_add(1, std::sync::atomic::Ordering::Relaxed))
        {
            for record in pdn::records(&block.text) {
                let judgement = judge(&record, Some(variant));
                games += 1;
                half_moves += u64::from(judgement.replayed);
            }
        }
        (games, half_moves)
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .map(|worker| worker.join().expect("worker"))
            .fold((0, 0), |sum, found| (sum.0 + found.0, sum.1 + found.1))
    })
}

fn bench(criterion: &mut Criterion) {
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    for Games {
        name,
        variant,
        text,
        games,
        half_moves,
    } in games()
    {
        let mut group = criterion.benchmark_group(format!("replay-{name}"));
        group.sample_size(10);
        for (unit, throughput) in [
            ("half-moves", Throughput::Elements(half_moves)),
            ("games", Throughput::Elements(games as u64)),
            ("bytes", Throughput::Bytes(text.len() as u64)),
        ] {
            group.throughput(throughput);
            group.bench_function(format!("one-core/{unit}"), |bencher| {
                bencher.iter(|| assert_eq!(count(&text, variant, 1), (games, half_moves)));
            });
        }
        group.throughput(Throughput::Elements(half_moves));
        group.bench_function(format!("{cores}-cores/half-moves"), |bencher| {
            bencher.iter(|| assert_eq!(count(&text, variant, cores), (games, half_moves)));
        });
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_function("reader-alone/bytes", |bencher| {
            bencher.iter(|| {
                let mut read = 0;
                for block in Blocks::new(text.as_bytes()) {
                    read += pdn::records(&block.expect("text").text).count();
                }
                assert_eq!(read, games);
            });
        });
        group.finish();
    }
}

criterion_group!(benches, bench);
criterion_main!(benches);
