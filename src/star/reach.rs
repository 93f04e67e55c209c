//! Where a lifted piece can go: the one search for steps and jumps.
//!
//! The piece is taken from the board first: its hole is empty and no bridge. A step is to a neighbour; a chain of
//! jumps is a way through holes, so what can be reached is found by spreading from hole to hole.

use super::hole::{ALONG, LEAPS, NEIGHBOURS, NOWHERE, PLACE, RAYS};
use super::options::Jump;

/// Neighbours that are empty. `taken` are the pieces without the lifted one.
#[inline(always)]
pub(super) fn steps(from: usize, taken: u128) -> u128 {
    NEIGHBOURS[from] & !taken
}

/// All holes that a chain of jumps reaches through holes of `pass`, the origin left out.
#[inline(always)]
pub(super) fn jumps<const EQUAL: bool>(from: usize, taken: u128, pass: u128) -> u128 {
    // without a neighbour there is no adjacent jump
    if !EQUAL && NEIGHBOURS[from] & taken == 0 {
        return 0;
    }
    let free = pass & !taken;
    let mut seen = 1 << from;
    let mut open: u128 = seen;
    while open != 0 {
        let hole = open.trailing_zeros() as usize;
        open &= open - 1;
        let found = leaps::<EQUAL>(hole, taken) & free & !seen;
        seen |= found;
        open |= found;
    }
    seen & !(1 << from)
}

/// The empty holes one jump away.
#[inline(always)]
fn leaps<const EQUAL: bool>(hole: usize, taken: u128) -> u128 {
    let mut found = 0;
    if !EQUAL {
        for (bridge, behind) in LEAPS[hole] {
            let is_leap = (taken >> bridge) & !(taken >> behind) & 1;
            found |= is_leap << behind;
        }
        return found & !(1 << NOWHERE);
    }
    for direction in 0..6 {
        let line = RAYS[direction][hole] & taken;
        if line == 0 {
            continue;
        }
        let bridge = nearest(direction, line);
        let steps = distance(hole, bridge, direction);
        if 2 * steps >= super::hole::REACH {
            continue;
        }
        let there = ALONG[direction][hole][2 * steps];
        if there == NOWHERE {
            continue;
        }
        // from behind the bridge to the landing nothing may stand
        let behind = RAYS[direction][bridge] & !RAYS[direction][there as usize];
        if behind & taken == 0 {
            found |= 1 << there;
        }
    }
    found
}

/// The first piece of a line: the first three directions lead to holes that are counted later.
#[inline(always)]
fn nearest(direction: usize, line: u128) -> usize {
    if direction < 3 {
        line.trailing_zeros() as usize
    } else {
        127 - line.leading_zeros() as usize
    }
}

/// Steps between two holes of a line.
#[inline(always)]
fn distance(from: usize, to: usize, direction: usize) -> usize {
    let (from, to) = (PLACE[from], PLACE[to]);
    let is_row = matches!(direction, 0 | 3);
    let (one, other) = if is_row {
        (from.1, to.1)
    } else {
        (from.0, to.0)
    };
    usize::from(one.abs_diff(other))
}

/// [`jumps`] by the kind of jump.
pub(super) fn jumps_of(jump: Jump, from: usize, taken: u128, pass: u128) -> u128 {
    match jump {
        Jump::Adjacent => jumps::<false>(from, taken, pass),
        Jump::EqualDistance => jumps::<true>(from, taken, pass),
    }
}

/// The empty holes one jump away by the kind of jump.
pub(super) fn leaps_of(jump: Jump, hole: usize, taken: u128) -> u128 {
    match jump {
        Jump::Adjacent => leaps::<false>(hole, taken),
        Jump::EqualDistance => leaps::<true>(hole, taken),
    }
}
