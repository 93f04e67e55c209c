//! What stands where, seen from the side to move, and the steps that pieces make.

use super::bits::{
    Bits, EAST, Each, NORTH, NORTH_EAST, NORTH_WEST, SOUTH, SOUTH_EAST, SOUTH_WEST, WEST, grows,
};
use super::color::Color;
use super::game::Game;
use super::rules::{King, ManCaptures};

/// The pieces: those of the side to move, those of its opponent, and which of all are kings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Board<B> {
    pub(super) own: B,
    pub(super) enemy: B,
    pub(super) kings: B,
}

/// A side as a type, so that the direction of the men is known when the search is compiled.
pub(super) trait Side {
    type Opponent: Side<Opponent = Self>;
    const COLOR: Color;
    /// The directions in which men move.
    const FORWARD: [usize; 2];
}

/// White: men go towards the low numbers.
pub(super) struct WhiteSide;
/// Black: men go towards the high numbers.
pub(super) struct BlackSide;

impl Side for WhiteSide {
    type Opponent = BlackSide;
    const COLOR: Color = Color::White;
    const FORWARD: [usize; 2] = [NORTH_WEST, NORTH_EAST];
}

impl Side for BlackSide {
    type Opponent = WhiteSide;
    const COLOR: Color = Color::Black;
    const FORWARD: [usize; 2] = [SOUTH_WEST, SOUTH_EAST];
}

/// The squares one step away from a set; the result may hold ghost bits.
#[inline(always)]
pub(super) fn step<G: Game>(direction: usize, set: G::Bits) -> G::Bits {
    let half = (G::RULES.geometry.width / 2) as u32;
    match direction {
        NORTH_WEST => set >> (half + 1),
        NORTH_EAST => set >> half,
        SOUTH_WEST => set << half,
        SOUTH_EAST => set << (half + 1),
        NORTH => set >> (2 * half + 1),
        SOUTH => set << (2 * half + 1),
        EAST => (set & !G::TABLES.east_edge) << 1,
        WEST => (set & !G::TABLES.west_edge) >> 1,
        _ => unreachable!("invariant: eight directions"),
    }
}

/// The first occupied bit on a ray.
#[inline(always)]
pub(super) fn first_on_ray<B: Bits>(direction: usize, occupied_on_ray: B) -> u32 {
    if grows(direction) {
        occupied_on_ray.lowest()
    } else {
        occupied_on_ray.highest()
    }
}

/// The empty squares that a flying king reaches in one direction.
#[inline(always)]
pub(super) fn reach<G: Game>(direction: usize, from: u32, occupied: G::Bits) -> G::Bits {
    let rays = &G::TABLES.rays[direction];
    let ray = rays[from as usize];
    let blockers = ray & occupied;
    if blockers.is_empty() {
        return ray;
    }
    let blocker = first_on_ray(direction, blockers);
    ray & !rays[blocker as usize] & !G::Bits::bit(blocker)
}

/// The king row of a side.
#[inline(always)]
pub(super) fn king_row<G: Game, S: Side>() -> G::Bits {
    match S::COLOR {
        Color::White => G::TABLES.king_row[0],
        Color::Black => G::TABLES.king_row[1],
    }
}

/// How many of the eight directions captures use.
pub(super) const fn capture_directions<G: Game>() -> usize {
    match G::RULES.captures {
        super::rules::Captures::Diagonal => 4,
        super::rules::Captures::AllRound => 8,
    }
}

/// Whether a man of this side captures in a direction.
#[inline(always)]
pub(super) fn man_captures<G: Game, S: Side>(direction: usize) -> bool {
    direction < capture_directions::<G>()
        && (matches!(G::RULES.man_captures, ManCaptures::BothWays)
            || S::FORWARD[0] == direction
            || S::FORWARD[1] == direction)
}

impl<B: Bits> Board<B> {
    #[inline(always)]
    pub(super) fn occupied(&self) -> B {
        self.own | self.enemy
    }

    /// The board after a move, seen from the opponent.
    #[inline(always)]
    pub(super) fn played(&self, from: B, to: B, taken: B, king: bool) -> Board<B> {
        let kings = self.kings & !from & !taken;
        Board {
            own: self.enemy & !taken,
            enemy: (self.own & !from) | to,
            kings: if king { kings | to } else { kings },
        }
    }

    /// The squares of men of the side to move that can step forward in one direction.
    #[inline(always)]
    fn men_that_step<G: Game<Bits = B>>(&self, direction: usize, empty: B) -> B {
        step::<G>(direction, self.own & !self.kings) & empty
    }

    /// Calls `visit(from, to, is king afterwards)` for each move that captures nothing.
    #[inline(always)]
    pub(super) fn each_quiet<G: Game<Bits = B>, S: Side>(
        &self,
        mut visit: impl FnMut(u32, u32, bool),
    ) {
        let occupied = self.occupied();
        let empty = G::TABLES.squares & !occupied;
        for direction in S::FORWARD {
            let shift = shift_of::<G>(direction);
            for to in Each(self.men_that_step::<G>(direction, empty)) {
                visit((to as i32 - shift) as u32, to, king_row::<G, S>().has(to));
            }
        }
        let kings = self.own & self.kings;
        if kings.is_empty() {
            return;
        }
        for from in Each(kings) {
            for direction in 0..4 {
                let targets = match G::RULES.king {
                    King::Flying => reach::<G>(direction, from, occupied),
                    King::OneStep => step::<G>(direction, B::bit(from)) & empty,
                };
                for to in Each(targets) {
                    visit(from, to, true);
                }
            }
        }
    }

    /// The squares that the piece on `from` reaches without capturing.
    #[inline(always)]
    pub(super) fn quiet_targets<G: Game<Bits = B>, S: Side>(&self, from: u32) -> B {
        let occupied = self.occupied();
        let empty = G::TABLES.squares & !occupied;
        let here = B::bit(from);
        if !self.kings.has(from) {
            return (step::<G>(S::FORWARD[0], here) | step::<G>(S::FORWARD[1], here)) & empty;
        }
        let mut targets = B::EMPTY;
        for direction in 0..4 {
            targets |= match G::RULES.king {
                King::Flying => reach::<G>(direction, from, occupied),
                King::OneStep => step::<G>(direction, here) & empty,
            };
        }
        targets
    }

    /// How many moves capture nothing.
    #[inline(always)]
    pub(super) fn count_quiet<G: Game<Bits = B>, S: Side>(&self) -> u64 {
        let occupied = self.occupied();
        let empty = G::TABLES.squares & !occupied;
        let mut count = self.men_that_step::<G>(S::FORWARD[0], empty).count()
            + self.men_that_step::<G>(S::FORWARD[1], empty).count();
        let kings = self.own & self.kings;
        if kings.is_empty() {
            return count as u64;
        }
        for direction in 0..4 {
            match G::RULES.king {
                King::OneStep => count += (step::<G>(direction, kings) & empty).count(),
                King::Flying => {
                    for from in Each(kings) {
                        count += reach::<G>(direction, from, occupied).count();
                    }
                }
            }
        }
        count as u64
    }
}

/// By how much a step changes the bit.
#[inline(always)]
const fn shift_of<G: Game>(direction: usize) -> i32 {
    let half = (G::RULES.geometry.width / 2) as i32;
    match direction {
        NORTH_WEST => -(half + 1),
        NORTH_EAST => -half,
        SOUTH_WEST => half,
        _ => half + 1,
    }
}
