//! Round robins by the Berger tables (FIDE C.05 annex 1; the Russian rules give the same tables).

use super::lot::Lot;
use super::pairing::{Board, Pairing, PairingError};
use super::player::{PlayerId, RoundNumber};

/// How often everybody meets everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cycles {
    /// Once.
    Single,
    /// Twice, the second time with the colours exchanged.
    Double,
    /// Twice, with the last two rounds of the first cycle exchanged, so that nobody has a colour three times running.
    DoubleSmooth,
}

/// The number of rounds for so many players.
pub fn rounds(players: usize, cycles: Cycles) -> usize {
    let single = (players + players % 2).saturating_sub(1);
    if cycles == Cycles::Single {
        single
    } else {
        2 * single
    }
}

/// One round of the Berger table for so many players, from 3: the number with White first.
///
/// With an odd number of players the number behind the last stands for nobody.
///
/// ```
/// use huff::tournament::round_robin::berger_round;
/// assert_eq!(berger_round(6, 1), [(6, 4), (5, 3), (1, 2)]);
/// ```
pub fn berger_round(players: usize, round_index: usize) -> Vec<(usize, usize)> {
    let last = players + players % 2;
    let circle = last.saturating_sub(1).max(1);
    // Each round everybody but the last moves on by half the table; the last alternates his colour.
    let at = |place: usize| (place + round_index * (last / 2)) % circle + 1;
    let mut pairs = vec![if round_index.is_multiple_of(2) {
        (at(0), last)
    } else {
        (last, at(0))
    }];
    pairs.extend((1..last / 2).map(|place| (at(place), at(circle - place))));
    pairs
}

/// The pairing of a round; `numbers` are the players in the order of their numbers in the table.
pub fn pair_round(
    numbers: &[PlayerId],
    round: RoundNumber,
    cycles: Cycles,
) -> Result<Pairing, PairingError> {
    let players = numbers.len();
    if players < 2 {
        return Err(PairingError::UnsuitableField { players });
    }
    let single = rounds(players, Cycles::Single);
    if round.0 == 0 || round.index() >= rounds(players, cycles) {
        return Err(PairingError::NoMoreRounds(round));
    }
    let second = round.index() >= single;
    let index = match (cycles, round.index() % single) {
        (Cycles::DoubleSmooth, index) if !second && index + 1 == single && single > 1 => single - 2,
        (Cycles::DoubleSmooth, index) if !second && index + 2 == single => single - 1,
        (_, index) => index,
    };
    let mut pairing = Pairing::default();
    for (one, other) in berger_round(players, index) {
        let (white, black) = if second { (other, one) } else { (one, other) };
        match (numbers.get(white - 1), numbers.get(black - 1)) {
            (Some(white), Some(black)) => pairing.boards.push(Board {
                white: *white,
                black: *black,
            }),
            (Some(free), None) | (None, Some(free)) => pairing.bye = Some(*free),
            (None, None) => {}
        }
    }
    Ok(pairing)
}

/// Numbers for the table drawn by lot.
pub fn draw_numbers(players: &[PlayerId], lot: &mut Lot) -> Vec<PlayerId> {
    let mut numbers = players.to_vec();
    lot.shuffle(&mut numbers);
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(players: usize) -> Vec<Vec<(usize, usize)>> {
        (0..rounds(players, Cycles::Single))
            .map(|round| berger_round(players, round))
            .collect()
    }

    #[test]
    fn tables_are_the_published_ones() {
        assert_eq!(
            table(4),
            [
                vec![(1, 4), (2, 3)],
                vec![(4, 3), (1, 2)],
                vec![(2, 4), (3, 1)]
            ]
        );
        assert_eq!(
            table(6),
            [
                vec![(1, 6), (2, 5), (3, 4)],
                vec![(6, 4), (5, 3), (1, 2)],
                vec![(2, 6), (3, 1), (4, 5)],
                vec![(6, 5), (1, 4), (2, 3)],
                vec![(3, 6), (4, 2), (5, 1)],
            ]
        );
        assert_eq!(
            table(8),
            [
                vec![(1, 8), (2, 7), (3, 6), (4, 5)],
                vec![(8, 5), (6, 4), (7, 3), (1, 2)],
                vec![(2, 8), (3, 1), (4, 7), (5, 6)],
                vec![(8, 6), (7, 5), (1, 4), (2, 3)],
                vec![(3, 8), (4, 2), (5, 1), (6, 7)],
                vec![(8, 7), (1, 6), (2, 5), (3, 4)],
                vec![(4, 8), (5, 3), (6, 2), (7, 1)],
            ]
        );
        assert_eq!(table(10)[1], [(10, 6), (7, 5), (8, 4), (9, 3), (1, 2)]);
        assert_eq!(table(10)[8], [(5, 10), (6, 4), (7, 3), (8, 2), (9, 1)]);
        assert_eq!(
            table(12)[1],
            [(12, 7), (8, 6), (9, 5), (10, 4), (11, 3), (1, 2)]
        );
        assert_eq!(
            table(14)[2],
            [(2, 14), (3, 1), (4, 13), (5, 12), (6, 11), (7, 10), (8, 9)]
        );
        assert_eq!(
            table(16)[1],
            [
                (16, 9),
                (10, 8),
                (11, 7),
                (12, 6),
                (13, 5),
                (14, 4),
                (15, 3),
                (1, 2)
            ]
        );
        assert_eq!(
            table(16)[14],
            [
                (8, 16),
                (9, 7),
                (10, 6),
                (11, 5),
                (12, 4),
                (13, 3),
                (14, 2),
                (15, 1)
            ]
        );
    }

    #[test]
    fn everybody_meets_everybody_with_balanced_colours() {
        for players in 2..=40 {
            let numbers: Vec<PlayerId> = (1..=players as u16).map(PlayerId).collect();
            for cycles in [Cycles::Single, Cycles::Double, Cycles::DoubleSmooth] {
                let mut meetings = std::collections::BTreeMap::new();
                let mut whites = vec![0_i32; players + 1];
                for round in 0..rounds(players, cycles) {
                    let pairing = pair_round(&numbers, RoundNumber::at(round), cycles).unwrap();
                    assert_eq!(
                        2 * pairing.boards.len() + usize::from(pairing.bye.is_some()),
                        players
                    );
                    for board in &pairing.boards {
                        *meetings
                            .entry((board.white.min(board.black), board.white.max(board.black)))
                            .or_insert(0) += 1;
                        whites[usize::from(board.white.0)] += 1;
                        whites[usize::from(board.black.0)] -= 1;
                    }
                }
                let times = if cycles == Cycles::Single { 1 } else { 2 };
                assert_eq!(meetings.len(), players * (players - 1) / 2);
                assert!(meetings.values().all(|count| *count == times));
                assert!(
                    whites
                        .iter()
                        .all(|difference| difference.abs() <= if times == 1 { 1 } else { 0 })
                );
                assert!(
                    pair_round(&numbers, RoundNumber::at(rounds(players, cycles)), cycles).is_err()
                );
            }
        }
    }

    #[test]
    fn the_smooth_double_round_robin_gives_no_colour_three_times_running() {
        for players in (4..=20).step_by(2) {
            let numbers: Vec<PlayerId> = (1..=players as u16).map(PlayerId).collect();
            for player in &numbers {
                let colours: Vec<_> = (0..rounds(players, Cycles::DoubleSmooth))
                    .map(|round| {
                        pair_round(&numbers, RoundNumber::at(round), Cycles::DoubleSmooth).unwrap()
                    })
                    .map(|pairing| {
                        pairing
                            .boards
                            .iter()
                            .find_map(|board| board.of(*player))
                            .unwrap()
                            .1
                    })
                    .collect();
                assert!(
                    !colours
                        .windows(3)
                        .any(|run| run[0] == run[1] && run[1] == run[2]),
                    "{players} {player}"
                );
            }
        }
    }
}
