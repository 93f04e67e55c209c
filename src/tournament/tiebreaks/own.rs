//! Tie-breaks by a player's own record (C.07 art. 7).

use super::unplayed::{Scored, rounds};
use crate::tournament::{ByeKind, Colour, Entry, GameResult, Player, Points, RoundNumber};

fn entries<'a>(event: &Scored<'_>, player: &'a Player) -> impl Iterator<Item = Option<&'a Entry>> {
    (1..=rounds(event)).map(|round| player.entry(RoundNumber(round)))
}

/// The games played over the board, with the colour of each.
fn games(event: &Scored<'_>, player: &Player) -> Vec<(Colour, GameResult)> {
    let mut played = Vec::new();
    for entry in entries(event, player).flatten() {
        if let Entry::Paired { colour, games, .. } = entry {
            // The colours of a match alternate.
            let colours = [*colour, colour.other()].into_iter().cycle();
            played.extend(
                colours
                    .zip(games.iter().copied())
                    .filter(|(_, game)| game.was_played()),
            );
        }
    }
    played
}

fn is_win(result: GameResult) -> bool {
    matches!(result, GameResult::Win | GameResult::ShortWin)
}

/// WIN (7.1): rounds with the points of a win, played or not.
pub(super) fn rounds_won(event: &Scored<'_>, player: &Player) -> i64 {
    entries(event, player)
        .filter(|entry| event.scoring.entry(*entry) >= event.scoring.round_won())
        .count() as i64
}

/// WON (7.2): games won over the board.
pub(super) fn games_won(event: &Scored<'_>, player: &Player) -> i64 {
    games(event, player)
        .iter()
        .filter(|(_, result)| is_win(*result))
        .count() as i64
}

/// BPG (7.3): games played with Black.
pub(super) fn black_games(event: &Scored<'_>, player: &Player) -> i64 {
    games(event, player)
        .iter()
        .filter(|(colour, _)| *colour == Colour::Black)
        .count() as i64
}

/// BWG (7.4): games won with Black.
pub(super) fn black_wins(event: &Scored<'_>, player: &Player) -> i64 {
    games(event, player)
        .iter()
        .filter(|(colour, result)| *colour == Colour::Black && is_win(*result))
        .count() as i64
}

/// PS (7.5): the sum of the scores after each round, in tenths; a cut leaves out the first rounds.
pub(super) fn progressive(event: &Scored<'_>, player: &Player, cut: u8) -> i64 {
    let mut score = Points::ZERO;
    let running = entries(event, player).map(|entry| {
        score += event.scoring.entry(entry);
        i64::from(score.tenths())
    });
    running.skip(usize::from(cut)).sum()
}

/// REP (7.6): rounds in which the player was ready to play.
pub(super) fn rounds_elected(event: &Scored<'_>, player: &Player) -> i64 {
    let away = |entry: &Option<&Entry>| match entry {
        None | Some(Entry::Bye(ByeKind::Half | ByeKind::Zero)) => true,
        Some(Entry::Paired { games, .. }) => {
            games.iter().all(|game| *game == GameResult::ForfeitLoss)
        }
        Some(Entry::Bye(_)) => false,
    };
    entries(event, player).filter(|entry| !away(entry)).count() as i64
}

/// STD (2026): a point for each round with more than the opponent, half a point for as much, in tenths.
pub(super) fn standard(event: &Scored<'_>, player: &Player) -> i64 {
    let value = |round: RoundNumber| {
        let ours = event.scoring.entry(player.entry(round));
        let theirs = match player.entry(round) {
            Some(entry @ Entry::Paired { opponent, .. }) if entry.played().is_some() => event
                .players
                .get(opponent)
                .map_or(event.scoring.round_drawn(), |other| {
                    event.scoring.entry(other.entry(round))
                }),
            _ => event.scoring.round_drawn(),
        };
        match ours.cmp(&theirs) {
            std::cmp::Ordering::Greater => 10,
            std::cmp::Ordering::Equal => 5,
            std::cmp::Ordering::Less => 0,
        }
    };
    (1..=rounds(event))
        .map(|round| value(RoundNumber(round)))
        .sum()
}

/// KS (9.2): points, in tenths, from opponents with at least half of what could be had; `limit` moves it by half points.
pub(super) fn koya(event: &Scored<'_>, player: &Player, limit: i8) -> i64 {
    let last = rounds(event);
    // Twice the limit: half of all the points of wins, and `limit` half points, half a point being a draw in chess.
    let half_point = event.scoring.round_won();
    let needed = half_point * i32::from(last) + half_point * i32::from(limit);
    let points = entries(event, player).flatten().filter_map(|entry| {
        let (opponent, _) = entry.played()?;
        let other = event.players.get(&opponent)?;
        (event.score(other, last) * 2 >= needed).then(|| event.scoring.entry(Some(entry)))
    });
    i64::from(points.sum::<Points>().tenths())
}
