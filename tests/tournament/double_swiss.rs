//! The Double-Swiss system: whole events by chance, and small groups against trying all pairings.

use huff::tournament::swiss::{match_scoring, pair_double_round};
use huff::tournament::{
    Board, ByeKind, Colour, Entry, Event, GameResult, Games, Lot, Player, PlayerId, RoundNumber,
    Scoring,
};

fn event(players: u16, rounds: u16) -> Event {
    let mut event = Event {
        rounds: Some(rounds),
        scoring: match_scoring(Scoring::DRAUGHTS),
        ..Event::default()
    };
    event.initial_colour = Some(Colour::White);
    event
        .players
        .extend((1..=players).map(|number| (PlayerId(number), Player::default())));
    event
}

fn play(event: &mut Event, round: RoundNumber, board: Board, lot: &mut Lot) {
    let games: Games = (0..2)
        .map(|_| [GameResult::Win, GameResult::Draw, GameResult::Loss][lot.below(3) as usize])
        .collect();
    let back = |game: &GameResult| match game {
        GameResult::Win => GameResult::Loss,
        GameResult::Loss => GameResult::Win,
        other => *other,
    };
    let theirs: Games = games.iter().map(back).collect();
    for (id, opponent, colour, games) in [
        (board.white, board.black, Colour::White, games),
        (board.black, board.white, Colour::Black, theirs),
    ] {
        event.players.get_mut(&id).unwrap().set_entry(
            round,
            Entry::Paired {
                opponent,
                colour,
                games,
            },
        );
    }
}

#[test]
fn round_one_pairs_the_halves() {
    let pairing = pair_double_round(&event(9, 5), RoundNumber(1)).unwrap();
    let boards: Vec<_> = pairing
        .boards
        .iter()
        .map(|board| (board.white.0, board.black.0))
        .collect();
    assert_eq!(boards, [(1, 5), (6, 2), (3, 7), (8, 4)]);
    assert_eq!(pairing.bye, Some(PlayerId(9)));
}

#[test]
fn matches_survive_a_report() {
    use huff::exchange::trf::{Dialect, Loss, from_event, parse, to_event, write};
    let mut lot = Lot::from_seed(4);
    let mut event = event(9, 4);
    for round in (1..=4).map(RoundNumber) {
        let pairing = pair_double_round(&event, round).unwrap();
        if let Some(player) = pairing.bye.and_then(|bye| event.players.get_mut(&bye)) {
            player.set_entry(round, Entry::Bye(ByeKind::Pairing));
        }
        pairing
            .boards
            .iter()
            .for_each(|board| play(&mut event, round, *board, &mut lot));
    }
    let (document, losses) = from_event(&event, Dialect::Trf26, Some("FIDE_DOUBLESWISS"));
    assert_eq!(losses, []);
    let (again, problems) = to_event(&parse(&write(&document)).0);
    assert_eq!(problems, []);
    assert_eq!(again, event);
    // Without the code the second games are lost, and that is told.
    let losses = from_event(&event, Dialect::Trf26, None).1;
    assert_eq!(
        losses
            .iter()
            .filter(|loss| matches!(loss, Loss::GamesOfRound(_)))
            .count(),
        4
    );
}

#[test]
fn whole_events_keep_the_rules() {
    for seed in 0..60 {
        let mut lot = Lot::from_seed(seed);
        let players = 6 + lot.below(30) as u16;
        let rounds = 3 + lot.below(3) as u16;
        let mut event = event(players, rounds);
        for round in (1..=rounds).map(RoundNumber) {
            let pairing = pair_double_round(&event, round).unwrap();
            assert_eq!(
                2 * pairing.boards.len() + usize::from(pairing.bye.is_some()),
                usize::from(players)
            );
            if let Some(bye) = pairing.bye {
                let player = &event.players[&bye];
                assert!(
                    !player
                        .entries
                        .iter()
                        .any(|entry| *entry == Some(Entry::Bye(ByeKind::Pairing)))
                );
                event
                    .players
                    .get_mut(&bye)
                    .unwrap()
                    .set_entry(round, Entry::Bye(ByeKind::Pairing));
            }
            for board in &pairing.boards {
                let met = event.players[&board.white]
                    .entries
                    .iter()
                    .flatten()
                    .filter_map(Entry::scheduled);
                assert!(
                    !met.into_iter().any(|opponent| opponent == board.black),
                    "seed {seed} round {round}"
                );
                play(&mut event, round, *board, &mut lot);
            }
        }
        let points: i32 = event
            .players
            .values()
            .map(|player| event.score(player, rounds).tenths())
            .sum();
        // Four points a match, three a bye.
        let byes = i32::from(players % 2) * i32::from(rounds);
        assert_eq!(
            points,
            10 * (4 * i32::from(players / 2) * i32::from(rounds) + 3 * byes)
        );
    }
}

/// All ways to pair a list completely, as lists of (higher, lower).
fn all_pairings(free: &[PlayerId]) -> Vec<Vec<(PlayerId, PlayerId)>> {
    let Some((first, rest)) = free.split_first() else {
        return vec![Vec::new()];
    };
    let mut all = Vec::new();
    for place in 0..rest.len() {
        let mut left = rest.to_vec();
        let other = left.remove(place);
        for mut pairs in all_pairings(&left) {
            pairs.insert(0, (*first, other));
            all.push(pairs);
        }
    }
    all
}

/// With one scoregroup left the answer is the first legal pairing by its identifier.
#[test]
fn one_scoregroup_has_the_first_identifier() {
    for seed in 0..200 {
        let mut lot = Lot::from_seed(seed);
        let players = 4 + 2 * lot.below(3) as u16;
        let mut event = event(players, 9);
        // Everybody draws, so that there is one scoregroup all the time.
        for round in (1..=3).map(RoundNumber) {
            let Ok(pairing) = pair_double_round(&event, round) else {
                break;
            };
            let ids: Vec<PlayerId> = event.players.keys().copied().collect();
            let legal = |pairs: &Vec<(PlayerId, PlayerId)>| {
                pairs.iter().all(|(one, other)| {
                    !event.players[one]
                        .entries
                        .iter()
                        .flatten()
                        .any(|entry| entry.scheduled() == Some(*other))
                })
            };
            let identifier = |pairs: &Vec<(PlayerId, PlayerId)>| {
                let mut pairs = pairs.clone();
                pairs.sort();
                let tops: Vec<PlayerId> = pairs.iter().map(|(top, _)| *top).collect();
                let others: Vec<PlayerId> = pairs.iter().map(|(_, other)| *other).collect();
                (tops, others)
            };
            let best = all_pairings(&ids)
                .into_iter()
                .filter(legal)
                .min_by_key(identifier)
                .unwrap();
            let mut got: Vec<(PlayerId, PlayerId)> = pairing
                .boards
                .iter()
                .map(|b| (b.white.min(b.black), b.white.max(b.black)))
                .collect();
            got.sort();
            assert_eq!(got, best, "seed {seed} round {round}");
            // A legal pairing drawn by lot is played, so that rounds differ.
            let mut all: Vec<_> = all_pairings(&ids).into_iter().filter(legal).collect();
            lot.shuffle(&mut all);
            for (one, other) in &all[0] {
                for (id, opponent, colour) in
                    [(*one, *other, Colour::White), (*other, *one, Colour::Black)]
                {
                    let games = Games::from_slice(&[GameResult::Draw, GameResult::Draw]);
                    event.players.get_mut(&id).unwrap().set_entry(
                        round,
                        Entry::Paired {
                            opponent,
                            colour,
                            games,
                        },
                    );
                }
            }
        }
    }
}
