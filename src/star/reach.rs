//! Where a lifted piece can go: the one search for steps and jumps.
//!
//! The piece is taken from the board first: its hole is empty and no bridge. A step is to a neighbour; a chain of
//! jumps is a way through holes, so what can be reached is found by spreading from hole to hole.

use super::hole::{HOLES, MIRRORS, NEIGHBOURS, NOWHERE, RAYS};
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
        let mut bridges = NEIGHBOURS[hole] & taken;
        while bridges != 0 {
            let there = MIRRORS[hole][bridges.trailing_zeros() as usize];
            bridges &= bridges - 1;
            found |= 1 << there;
        }
        // where the star ends there is no hole
        return found & !taken & !(1 << NOWHERE);
    }
    for rays in &RAYS[..3] {
        let line = rays[hole] & taken;
        if line != 0 {
            found |= beyond(rays, hole, line.trailing_zeros() as usize, taken);
        }
    }
    // the other directions lead to holes that are counted earlier
    for rays in &RAYS[3..] {
        let line = rays[hole] & taken;
        if line != 0 {
            found |= beyond(rays, hole, 127 - line.leading_zeros() as usize, taken);
        }
    }
    found
}

/// The hole as far behind the bridge as the piece is before it, if nothing stands there or between.
#[inline(always)]
fn beyond(rays: &[u128; HOLES], hole: usize, bridge: usize, taken: u128) -> u128 {
    let there = MIRRORS[hole][bridge];
    if there == NOWHERE || taken >> there & 1 != 0 {
        return 0;
    }
    let between = rays[bridge] & !rays[there as usize];
    match between & taken {
        0 => 1 << there,
        _ => 0,
    }
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
