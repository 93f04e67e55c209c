//! Standings with all tie-breaks of an event of nine rounds, 50 to 10,000 players.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use huff::tournament::tiebreaks::{Cut, TieBreak, UnplayedPolicy};
use huff::tournament::{
    Colour, Entry, Event, GameResult, Lot, Player, PlayerId, RoundNumber, rank,
};

/// An event whose rounds were paired by lot.
fn event(players: u16) -> Event {
    let mut lot = Lot::from_seed(u64::from(players));
    let mut event = Event {
        rounds: Some(9),
        ..Event::default()
    };
    for number in 1..=players {
        let rating = Some(1000 + lot.below(1400) as u16);
        let player = Player {
            name: format!("Player {number}"),
            rating,
            ..Player::default()
        };
        event.players.insert(PlayerId(number), player);
    }
    let mut order: Vec<PlayerId> = event.players.keys().copied().collect();
    for round in (1..=9).map(RoundNumber) {
        lot.shuffle(&mut order);
        for pair in order.chunks_exact(2) {
            let (white, black) = [
                (GameResult::Win, GameResult::Loss),
                (GameResult::Draw, GameResult::Draw),
                (GameResult::Loss, GameResult::Win),
            ][lot.below(3) as usize];
            let sides = [
                (pair[0], pair[1], Colour::White, white),
                (pair[1], pair[0], Colour::Black, black),
            ];
            for (player, opponent, colour, result) in sides {
                if let Some(player) = event.players.get_mut(&player) {
                    player.set_entry(round, Entry::game(opponent, colour, result));
                }
            }
        }
    }
    event
}

fn standings(criterion: &mut Criterion) {
    let criteria = [
        TieBreak::Points,
        TieBreak::FullTruncatedSolkoff,
        TieBreak::Buchholz(Cut::lowest(1)),
        TieBreak::Buchholz(Cut::NONE),
        TieBreak::SonnebornBerger(Cut::NONE),
        TieBreak::SolkoffPlus,
        TieBreak::Progressive(0),
        TieBreak::RoundsWon,
        TieBreak::GamesWon,
        TieBreak::Koya(0),
        TieBreak::AverageRating(0),
        TieBreak::Performance,
        TieBreak::DirectEncounter,
        TieBreak::Lot(7),
    ];
    let mut group = criterion.benchmark_group("standings");
    group.sample_size(10);
    for players in [50, 200, 1000, 3000, 10_000] {
        let event = event(players);
        group.bench_function(BenchmarkId::from_parameter(players), |bencher| {
            bencher.iter(|| {
                let rows = rank(&event, &criteria, UnplayedPolicy::Fide2026);
                assert_eq!(rows.len(), usize::from(players));
                assert!(rows.windows(2).all(|two| two[0].values >= two[1].values));
            });
        });
    }
    group.finish();
}

criterion_group!(benches, standings);
criterion_main!(benches);
