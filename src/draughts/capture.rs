//! The one capture search of all variants.
//!
//! A capture is searched as one move of one hand: the piece is lifted from its square, jumped men
//! stay on the board until the end and block (`s1:6/8`, `s1:6/11`), and the rule table says in
//! which directions, how far, what the king row does, and which captures are preferred.

use super::bits::{Bits, Each, OPPOSITE};
use super::board::{
    Board, Side, capture_directions, first_on_ray, king_row, man_captures, reach, step,
};
use super::game::Game;
use super::rules::{Crowning, King, ManTakesKing, Preference};

/// Runs the body once for each direction that captures use, the direction a constant each time.
macro_rules! each_direction {
    ($game:ty, |$direction:ident| $body:expr) => {{
        each_direction!(@ $game, $direction, $body, 0 1 2 3 4 5 6 7);
    }};
    (@ $game:ty, $direction:ident, $body:expr, $($value:literal)*) => {
        $(if $value < capture_directions::<$game>() {
            let $direction = $value;
            $body
        })*
    };
}

/// A move in bits: what it does to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct RawMove<B> {
    pub(super) taken: B,
    pub(super) from: u8,
    pub(super) to: u8,
    /// A man became a king.
    pub(super) crowned: bool,
}

/// The capture search met more jumps than its budget.
///
/// Positions with many kings can have billions of routes; a file must not hang the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the captures of this position are too many to search")]
pub struct TooComplex;

/// Jumps that one search may try. The worst position met in real games needs a few hundred.
pub const JUMP_BUDGET: u64 = 2_000_000;

/// When jumped pieces leave the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Removal {
    /// After the whole capture, as all rules say (`s1:6/11`, `fmjd:4.11`).
    AfterCapture,
    /// At once: the error known as the Turkish strike.
    AtOnce,
}

/// What is done with a finished capture.
pub(super) trait Sink<B> {
    /// Whether every order of jumps and every landing square is wanted, not one for each effect.
    const ROUTES: bool;
    /// Takes a capture; `route` are the landing squares, `rank` how well the preferences are met.
    fn capture(&mut self, found: RawMove<B>, rank: u64, route: &[u8]);
    /// Takes a capture that is not finished, as if the hand were taken off now.
    fn passing(&mut self, _found: RawMove<B>, _route: &[u8]) {}
    /// Whether jumped pieces leave the board at once, against the rules.
    fn removal(&self) -> Removal {
        Removal::AfterCapture
    }
    /// The captures of one piece are complete.
    fn piece_done(&mut self) {}
}

/// The longest route: one jump for each man of the opponent and the start.
const LONGEST: usize = 80;

/// One run of the search over a position.
pub(super) struct Search<'s, G: Game, K: Sink<G::Bits>> {
    pub(super) board: Board<G::Bits>,
    pub(super) sink: &'s mut K,
    pub(super) budget: u64,
    from: u8,
    crowned: bool,
    jumps: usize,
    route: [u8; LONGEST],
}

/// The state of the hand in the middle of a capture.
#[derive(Clone, Copy)]
struct Hand<B> {
    at: u32,
    came: usize,
    taken: B,
    /// Kings jumped in order, the first in the highest place used (for [`Preference::KingFirst`]).
    kings: u64,
}

const FROM_NOWHERE: usize = 8;

impl<'s, G: Game, K: Sink<G::Bits>> Search<'s, G, K> {
    pub(super) fn new(board: Board<G::Bits>, budget: u64, sink: &'s mut K) -> Self {
        Search {
            board,
            sink,
            budget,
            from: 0,
            crowned: false,
            jumps: 0,
            route: [0; LONGEST],
        }
    }

    /// Searches the captures of all pieces, or of the ones in `pieces`.
    #[inline(always)]
    pub(super) fn run<S: Side>(&mut self, pieces: G::Bits) -> Result<(), TooComplex> {
        let movers = self.board.own & pieces;
        let men = men_that_capture::<G, S>(&self.board) & movers;
        for from in Each(men) {
            self.lift(from, |search, hand| search.man::<S>(hand));
        }
        for from in Each(movers & self.board.kings) {
            self.lift(from, |search, hand| search.king::<S>(hand));
        }
        if self.budget == 0 {
            Err(TooComplex)
        } else {
            Ok(())
        }
    }

    #[inline(always)]
    fn lift(&mut self, from: u32, go: impl FnOnce(&mut Self, Hand<G::Bits>) -> bool) {
        let own = self.board.own;
        self.board.own = own ^ G::Bits::bit(from);
        self.from = from as u8;
        go(
            self,
            Hand {
                at: from,
                came: FROM_NOWHERE,
                taken: G::Bits::EMPTY,
                kings: 0,
            },
        );
        self.board.own = own;
        self.sink.piece_done();
    }

    /// Goes on with a man; whether it could jump at all.
    fn man<S: Side>(&mut self, hand: Hand<G::Bits>) -> bool {
        let mut jumped = false;
        each_direction!(G, |direction| if man_captures::<G, S>(direction) {
            jumped |= self.man_in::<S>(hand, direction);
        });
        jumped
    }

    /// Jumps with a man in one direction, if there is something to jump.
    #[inline(always)]
    fn man_in<S: Side>(&mut self, hand: Hand<G::Bits>, direction: usize) -> bool {
        let mut prey = self.board.enemy & !hand.taken;
        if matches!(G::RULES.man_takes_king, ManTakesKing::No) {
            prey &= !self.board.kings;
        }
        let over = step::<G>(direction, G::Bits::bit(hand.at)) & prey;
        let landing = step::<G>(direction, over) & G::TABLES.squares & !self.occupied(hand);
        if landing.is_empty() {
            return false;
        }
        self.man_lands::<S>(self.next(hand, direction, over, landing.lowest()));
        true
    }

    fn man_lands<S: Side>(&mut self, hand: Hand<G::Bits>) {
        if self.jumps >= LONGEST || !self.spend() {
            return;
        }
        self.route[self.jumps] = hand.at as u8;
        self.jumps += 1;
        let in_king_row = king_row::<G, S>().has(hand.at);
        let goes_on = match G::RULES.crowning {
            Crowning::Stops if in_king_row => false,
            Crowning::InPassing if in_king_row => {
                self.crowned = true;
                self.king::<S>(hand)
            }
            _ => self.man::<S>(hand),
        };
        if goes_on {
            self.crowned = in_king_row;
            self.pass(hand);
        } else {
            self.crowned = in_king_row;
            self.end(hand);
        }
        self.crowned = false;
        self.jumps -= 1;
    }

    /// Goes on with a king; whether it could jump at all.
    fn king<S: Side>(&mut self, hand: Hand<G::Bits>) -> bool {
        let mut jumped = false;
        // straight back stands the piece just jumped, unless a hand took it off; straight on is tried once, from the first
        // landing square, because it has the same effect from all
        let on_is_tried = matches!(G::RULES.king, King::Flying) && !K::ROUTES;
        let back_is_shut = !K::ROUTES || self.sink.removal() == Removal::AfterCapture;
        each_direction!(G, |direction| {
            let back_or_on = hand.came != FROM_NOWHERE
                && ((direction == OPPOSITE[hand.came] && back_is_shut)
                    || (direction == hand.came && on_is_tried));
            if !back_or_on {
                jumped |= self.king_in::<S>(hand, direction);
            }
        });
        jumped
    }

    /// Jumps with a king in one direction, if there is something to jump.
    #[inline]
    fn king_in<S: Side>(&mut self, hand: Hand<G::Bits>, direction: usize) -> bool {
        let occupied = self.occupied(hand);
        let prey = self.board.enemy & !hand.taken;
        let (over, landings) = match G::RULES.king {
            King::OneStep => {
                let over = step::<G>(direction, G::Bits::bit(hand.at)) & prey;
                (
                    over,
                    step::<G>(direction, over) & G::TABLES.squares & !occupied,
                )
            }
            King::Flying => {
                let blockers = G::TABLES.rays[direction][hand.at as usize] & occupied;
                if blockers.is_empty() {
                    return false;
                }
                let first = first_on_ray(direction, blockers);
                (
                    G::Bits::bit(first) & prey,
                    reach::<G>(direction, first, occupied),
                )
            }
        };
        if over.is_empty() || landings.is_empty() {
            return false;
        }
        if self.jumps >= LONGEST || !self.spend() {
            return true;
        }
        self.jumps += 1;
        let mut goes_on = false;
        if matches!(G::RULES.king, King::Flying) && !K::ROUTES {
            let nearest = first_on_ray(direction, landings);
            self.route[self.jumps - 1] = nearest as u8;
            let next = self.next(hand, direction, over, nearest);
            goes_on |= self.king_in::<S>(next, direction);
        }
        for at in Each(landings) {
            self.route[self.jumps - 1] = at as u8;
            let next = self.next(hand, direction, over, at);
            goes_on |= self.king::<S>(next);
        }
        for at in Each(landings) {
            self.route[self.jumps - 1] = at as u8;
            let next = self.next(hand, direction, over, at);
            if goes_on {
                self.pass(next);
            } else {
                self.end(next);
            }
        }
        self.jumps -= 1;
        true
    }

    #[inline(always)]
    fn next(&self, hand: Hand<G::Bits>, came: usize, over: G::Bits, at: u32) -> Hand<G::Bits> {
        let kings = if has_preference::<G>(Preference::KingFirst) {
            hand.kings << 1 | u64::from(!(over & self.board.kings).is_empty())
        } else {
            0
        };
        Hand {
            at,
            came,
            taken: hand.taken | over,
            kings,
        }
    }

    /// What blocks the hand: jumped pieces too, while they stay on the board.
    #[inline(always)]
    fn occupied(&self, hand: Hand<G::Bits>) -> G::Bits {
        if K::ROUTES && self.sink.removal() == Removal::AtOnce {
            self.board.occupied() & !hand.taken
        } else {
            self.board.occupied()
        }
    }

    #[inline(always)]
    fn pass(&mut self, hand: Hand<G::Bits>) {
        if K::ROUTES {
            let found = RawMove {
                taken: hand.taken,
                from: self.from,
                to: hand.at as u8,
                crowned: self.crowned,
            };
            self.sink.passing(found, &self.route[..self.jumps]);
        }
    }

    #[inline(always)]
    fn spend(&mut self) -> bool {
        self.budget = self.budget.saturating_sub(1);
        self.budget != 0
    }

    #[inline(always)]
    fn end(&mut self, hand: Hand<G::Bits>) {
        let found = RawMove {
            taken: hand.taken,
            from: self.from,
            to: hand.at as u8,
            crowned: self.crowned,
        };
        let rank = rank::<G>(&self.board, &found, hand.kings);
        self.sink.capture(found, rank, &self.route[..self.jumps]);
    }
}

const fn has_preference<G: Game>(wanted: Preference) -> bool {
    let mut index = 0;
    while index < G::RULES.preferences.len() {
        if G::RULES.preferences[index] as u8 == wanted as u8 {
            return true;
        }
        index += 1;
    }
    false
}

/// How well a capture meets the demands of the variant, the first demand in the highest place.
#[inline(always)]
fn rank<G: Game>(board: &Board<G::Bits>, found: &RawMove<G::Bits>, kings_in_order: u64) -> u64 {
    let kings = (found.taken & board.kings).count() as u64;
    let pieces = found.taken.count() as u64;
    let mut rank = 0;
    for preference in G::RULES.preferences {
        let met = match preference {
            Preference::MostPieces => pieces,
            Preference::HighestValue => 100 * (pieces - kings) + 199 * kings,
            Preference::WithKing => u64::from(board.kings.has(found.from as u32)),
            Preference::MostKings => kings,
            Preference::KingFirst => kings_in_order,
        };
        rank = rank << 16 | met;
    }
    rank
}

/// The men of the side to move that can capture.
#[inline(always)]
pub(super) fn men_that_capture<G: Game, S: Side>(board: &Board<G::Bits>) -> G::Bits {
    let empty = G::TABLES.squares & !board.occupied();
    let prey = match G::RULES.man_takes_king {
        ManTakesKing::Yes => board.enemy,
        ManTakesKing::No => board.enemy & !board.kings,
    };
    let men = board.own & !board.kings;
    let mut able = G::Bits::EMPTY;
    each_direction!(G, |direction| if man_captures::<G, S>(direction) {
        let back = OPPOSITE[direction];
        able |= step::<G>(back, step::<G>(back, empty) & prey) & men;
    });
    able
}

/// Whether the side to move can capture.
#[inline(always)]
pub(super) fn can_capture<G: Game, S: Side>(board: &Board<G::Bits>) -> bool {
    if !men_that_capture::<G, S>(board).is_empty() {
        return true;
    }
    let kings = board.own & board.kings;
    if kings.is_empty() {
        return false;
    }
    !kings_that_capture::<G>(board, kings).is_empty()
}

/// Which of these kings can capture.
#[inline]
pub(super) fn kings_that_capture<G: Game>(board: &Board<G::Bits>, kings: G::Bits) -> G::Bits {
    let occupied = board.occupied();
    let empty = G::TABLES.squares & !occupied;
    let mut able = G::Bits::EMPTY;
    each_direction!(G, |direction| match G::RULES.king {
        King::OneStep => {
            let back = OPPOSITE[direction];
            able |= step::<G>(back, step::<G>(back, empty) & board.enemy) & kings;
        }
        King::Flying => {
            for from in Each(kings) {
                let blockers = G::TABLES.rays[direction][from as usize] & occupied;
                if !blockers.is_empty() {
                    let over = G::Bits::bit(first_on_ray(direction, blockers)) & board.enemy;
                    if !(step::<G>(direction, over) & empty).is_empty() {
                        able |= G::Bits::bit(from);
                    }
                }
            }
        }
    });
    able
}
