//! Tie-breaks by ratings (C.07 art. 10).

use super::unplayed::{Scored, rounds};
use crate::tournament::{Entry, Player, RoundNumber};

/// The ratings of the opponents met over the board, with the points of each game as a share of a win in thousandths.
fn met(event: &Scored<'_>, player: &Player) -> Vec<(i64, i64)> {
    let win = i64::from(event.scoring.win.tenths()).max(1);
    (1..=rounds(event))
        .filter_map(|round| player.entry(RoundNumber(round)))
        .filter_map(|entry: &Entry| {
            let (opponent, _) = entry.played()?;
            let rating = event.players.get(&opponent)?.rating?;
            Some((
                i64::from(rating),
                i64::from(event.scoring.entry(Some(entry)).tenths()) * 1000 / win,
            ))
        })
        .collect()
}

/// ARO (10.1): the mean rating of the opponents met, halves up; the lowest may be cut.
pub(super) fn average_rating(event: &Scored<'_>, player: &Player, cut: u8) -> i64 {
    let mut ratings: Vec<i64> = met(event, player)
        .into_iter()
        .map(|(rating, _)| rating)
        .collect();
    ratings.sort_unstable();
    let left = ratings.get(usize::from(cut)..).unwrap_or_default();
    mean(left)
}

/// TPR (10.2): ARO and the difference that the share of points stands for (B.02 table 8.1.1).
pub(super) fn performance(event: &Scored<'_>, player: &Player) -> i64 {
    let met = met(event, player);
    if met.is_empty() {
        return 0;
    }
    let ratings: Vec<i64> = met.iter().map(|(rating, _)| *rating).collect();
    let share: i64 = met.iter().map(|(_, points)| points).sum();
    let percent = (share + 5 * met.len() as i64) / (10 * met.len() as i64);
    mean(&ratings) + difference(percent)
}

fn mean(ratings: &[i64]) -> i64 {
    let count = ratings.len() as i64;
    if count == 0 {
        0
    } else {
        (2 * ratings.iter().sum::<i64>() + count) / (2 * count)
    }
}

/// B.02 table 8.1.1 from 50 % up.
const DIFFERENCES: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

fn difference(percent: i64) -> i64 {
    let from_half = percent.clamp(0, 100) - 50;
    from_half.signum() * DIFFERENCES[from_half.unsigned_abs() as usize]
}
