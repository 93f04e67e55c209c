//! Counting the move paths of a given length: the proof that move generation is right.
//!
//! The count is by effect: moves with the same from, to, set taken and crowning count once
//! (`drop` in tables that name the two customs). The Frisian limit on moves of one king running
//! is not applied, as in the published tables.

use super::best::best_captures;
use super::bits::Bits;
use super::board::{BlackSide, Board, Side, WhiteSide};
use super::capture::{RawMove, can_capture};
use super::color::Color;
use super::game::Game;
use super::position::Position;

/// How the last ply is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaves {
    /// Every last move is played.
    Played,
    /// The last moves are counted without playing them (bulk counting).
    Counted,
}

/// The number of move paths of `depth` plies.
///
/// ```
/// use huff::draughts::{Leaves, Position, game, perft};
/// assert_eq!(perft(&Position::<game::Russian>::start(), 5, Leaves::Counted), 7482);
/// ```
pub fn perft<G: Game>(position: &Position<G>, depth: u32, leaves: Leaves) -> u64 {
    let mut moves = Vec::with_capacity(256);
    match (position.turn, leaves) {
        (Color::White, Leaves::Played) => {
            played::<G, WhiteSide>(&position.board, depth, &mut moves)
        }
        (Color::Black, Leaves::Played) => {
            played::<G, BlackSide>(&position.board, depth, &mut moves)
        }
        (Color::White, Leaves::Counted) => {
            counted::<G, WhiteSide>(&position.board, depth, &mut moves)
        }
        (Color::Black, Leaves::Counted) => {
            counted::<G, BlackSide>(&position.board, depth, &mut moves)
        }
    }
}

/// The captures of a board go to the end of `moves`. A search without end cannot be counted, so
/// the budget is without end too.
fn captures<G: Game, S: Side>(board: &Board<G::Bits>, moves: &mut Vec<RawMove<G::Bits>>) {
    best_captures::<G, S>(board, u64::MAX, moves).expect("invariant: no budget");
}

/// Calls `visit` with the board after each legal move.
#[inline(always)]
fn each_child<G: Game, S: Side>(
    board: &Board<G::Bits>,
    moves: &mut Vec<RawMove<G::Bits>>,
    mut visit: impl FnMut(Board<G::Bits>, &mut Vec<RawMove<G::Bits>>),
) {
    if can_capture::<G, S>(board) {
        let first = moves.len();
        captures::<G, S>(board, moves);
        for index in first..moves.len() {
            let found = moves[index];
            let from = G::Bits::bit(found.from as u32);
            let king = found.crowned || board.kings.has(found.from as u32);
            visit(
                board.played(from, G::Bits::bit(found.to as u32), found.taken, king),
                moves,
            );
        }
        moves.truncate(first);
    } else {
        board.each_quiet::<G, S>(|from, to, king| {
            let child = board.played(G::Bits::bit(from), G::Bits::bit(to), G::Bits::EMPTY, king);
            visit(child, moves);
        });
    }
}

#[inline(never)]
fn played<G: Game, S: Side>(
    board: &Board<G::Bits>,
    depth: u32,
    moves: &mut Vec<RawMove<G::Bits>>,
) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    each_child::<G, S>(board, moves, |child, moves| {
        count += played::<G, S::Opponent>(&child, depth - 1, moves);
    });
    count
}

#[inline(never)]
fn counted<G: Game, S: Side>(
    board: &Board<G::Bits>,
    depth: u32,
    moves: &mut Vec<RawMove<G::Bits>>,
) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 {
        if !can_capture::<G, S>(board) {
            return board.count_quiet::<G, S>();
        }
        let first = moves.len();
        captures::<G, S>(board, moves);
        let count = (moves.len() - first) as u64;
        moves.truncate(first);
        return count;
    }
    let mut count = 0;
    each_child::<G, S>(board, moves, |child, moves| {
        count += counted::<G, S::Opponent>(&child, depth - 1, moves);
    });
    count
}
