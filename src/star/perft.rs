//! Counting the move paths of a given length: the proof that move generation is right.
//!
//! A move is a pair of origin and destination, counted once whatever the way. Nobody passes, and nobody who is home
//! stops moving, as in the published tables.

use super::options::Jump;
use super::position::{Areas, Position};
use super::reach::{jumps, steps};

/// How the last ply is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaves {
    /// Every last move is played.
    Played,
    /// The last moves are counted without playing them.
    Counted,
}

/// The number of move paths of `depth` turns.
///
/// ```
/// use huff::star::{Leaves, Options, Position, Seats, perft};
/// let start = Position::start(Seats::usual(2).unwrap(), Options::default()).unwrap();
/// assert_eq!(perft(&start, 3, Leaves::Counted), 4760);
/// ```
pub fn perft(position: &Position, depth: u32, leaves: Leaves) -> u64 {
    let mut count = Count {
        pieces: position.pieces,
        taken: position.occupied().0,
        areas: position.areas_by_turn(),
        seats: position.seats().count(),
    };
    match (position.options().jump, leaves) {
        (Jump::Adjacent, Leaves::Played) => count.paths::<false, false>(position.turn, depth),
        (Jump::Adjacent, Leaves::Counted) => count.paths::<false, true>(position.turn, depth),
        (Jump::EqualDistance, Leaves::Played) => count.paths::<true, false>(position.turn, depth),
        (Jump::EqualDistance, Leaves::Counted) => count.paths::<true, true>(position.turn, depth),
    }
}

struct Count {
    pieces: [u128; 6],
    taken: u128,
    areas: [Areas; 6],
    seats: usize,
}

impl Count {
    fn paths<const EQUAL: bool, const BULK: bool>(&mut self, turn: usize, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let next = if turn + 1 == self.seats { 0 } else { turn + 1 };
        let areas = self.areas[turn];
        let mut count = 0;
        let mut left = self.pieces[turn];
        while left != 0 {
            let from = left.trailing_zeros() as usize;
            let origin = 1 << from;
            left &= left - 1;
            let taken = self.taken & !origin;
            let near = steps(from, taken) & areas.pass;
            let mut found = (near | jumps::<EQUAL>(from, taken, areas.pass)) & areas.ends(origin);
            if BULK && depth == 1 {
                count += u64::from(found.count_ones());
                continue;
            }
            while found != 0 {
                let to = found & found.wrapping_neg();
                found ^= to;
                self.pieces[turn] ^= origin | to;
                self.taken ^= origin | to;
                count += self.paths::<EQUAL, BULK>(next, depth - 1);
                self.pieces[turn] ^= origin | to;
                self.taken ^= origin | to;
            }
        }
        count
    }
}
