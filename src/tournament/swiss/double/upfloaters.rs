//! Who is moved up into the top scoregroup (3.5, C3-C7).

use super::super::completion::{Over, complete};
use super::super::entrant::Field;
use super::super::layout::{Criterion, Layout};
use crate::tournament::Points;
use crate::tournament::matching::Graph;

/// 3.5: the first set of upfloaters, by score and number, that is best by C4-C7.
pub(super) fn upfloaters(
    field: &Field,
    free: &[usize],
    top: usize,
    floated: &impl Fn(usize) -> bool,
) -> Vec<usize> {
    usual(field, free, top, floated)
        .or_else(|| near(field, free, top, floated))
        .unwrap_or_else(|| chosen_upfloaters(field, free, top, floated, Completion::OfAll))
}

/// 3.5 in the usual case: nobody floats up, or one player of the next scoregroup with whom all criteria are at their best.
fn usual(
    field: &Field,
    free: &[usize],
    top: usize,
    floated: &impl Fn(usize) -> bool,
) -> Option<Vec<usize>> {
    let (group, below) = free.split_at(top);
    let completes = |players: &[usize]| complete(field, players, Over::Nobody).is_some();
    if top.is_multiple_of(2) {
        return (completes(group) && completes(below)).then(Vec::new);
    }
    let next = below
        .iter()
        .take_while(|place| field.score(**place) == field.score(below[0]))
        .count();
    for candidate in below[..next]
        .iter()
        .copied()
        .filter(|place| !floated(*place))
    {
        let without = |players: &[usize]| -> Vec<usize> {
            players
                .iter()
                .copied()
                .filter(|p| *p != candidate)
                .collect()
        };
        let with_group: Vec<usize> = group.iter().copied().chain([candidate]).collect();
        if completes(&with_group) && next_is_best(field, &without(&below[..next]), &below[next..])?
        {
            return Some(vec![candidate]);
        }
    }
    None
}

/// So many members of the next scoregroup are tried as the one who meets somebody from below.
const TRIES: usize = 8;

/// C6: whether the next scoregroup can be paired within itself, but for one if their number is odd, while all below it can
/// be paired too. None if that is not clear.
fn next_is_best(field: &Field, next: &[usize], rest: &[usize]) -> Option<bool> {
    let completes = |players: &[usize]| complete(field, players, Over::Nobody).is_some();
    if next.len().is_multiple_of(2) {
        return Some(completes(next) && completes(rest));
    }
    let mut tried: Vec<usize> = Vec::new();
    for _ in 0..TRIES {
        let Some(mates) = complete(field, next, Over::One(&|place| !tried.contains(&place))) else {
            return if tried.is_empty() { Some(false) } else { None };
        };
        let over = next
            .iter()
            .zip(&mates)
            .find(|(player, mate)| player == mate)
            .map(|(player, _)| *player)?;
        let with_rest: Vec<usize> = std::iter::once(over).chain(rest.iter().copied()).collect();
        if completes(&with_rest) {
            return Some(true);
        }
        tried.push(over);
    }
    None
}

/// So many players below the next scoregroup are looked at with it.
const NEAR: usize = 40;

/// 3.5 among the scoregroup and those next to it: right if all others can be paired and the next scoregroup is at its best,
/// because more players below cannot make the top better. None if that is not so.
fn near(
    field: &Field,
    free: &[usize],
    top: usize,
    floated: &impl Fn(usize) -> bool,
) -> Option<Vec<usize>> {
    let below = &free[top..];
    let next = below
        .iter()
        .take_while(|place| field.score(**place) == field.score(below[0]))
        .count();
    let near = &free[..free.len().min(top + next + NEAR)];
    let chosen = chosen_upfloaters(field, near, top, floated, Completion::OfTop);
    let group: Vec<usize> = free[..top].iter().chain(&chosen).copied().collect();
    complete(field, &group, Over::Nobody)?;
    let left = |players: &[usize]| -> Vec<usize> {
        players
            .iter()
            .copied()
            .filter(|p| !chosen.contains(p))
            .collect()
    };
    let best = next_is_best(field, &left(&below[..next]), &left(&below[next..])) == Some(true);
    best.then_some(chosen)
}

/// What must be paired completely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Completion {
    /// All players given.
    OfAll,
    /// The scoregroup with its upfloaters.
    OfTop,
}

/// The first set of the best by the weights, one decision after the other.
fn chosen_upfloaters(
    field: &Field,
    free: &[usize],
    top: usize,
    floated: &impl Fn(usize) -> bool,
    completion: Completion,
) -> Vec<usize> {
    let (mut graph, layout) = upfloater_graph(field, free, top, floated);
    let order = layout.len() - 1;
    if completion == Completion::OfTop {
        for lower in 1..free.len() {
            for higher in 0..lower {
                if graph.exists(higher, lower) {
                    let members = i32::from(higher < top) + i32::from(lower < top);
                    graph.edge_mut(higher, lower)[0] = members;
                }
            }
        }
    }
    let active: Vec<usize> = (0..free.len()).collect();
    let mut mates = graph.solve(&active);
    let rises = |mates: &[Option<usize>], place: usize| mates[place].is_some_and(|mate| mate < top);
    let mut left = (top..free.len())
        .filter(|place| rises(&mates, *place))
        .count();
    let mut chosen = Vec::new();
    for (place, player) in free.iter().enumerate().skip(top) {
        if left == 0 {
            break;
        }
        let partners: Vec<usize> = (0..top).filter(|mate| graph.exists(*mate, place)).collect();
        let reward = |graph: &mut Graph, number| {
            partners
                .iter()
                .for_each(|mate| graph.edge_mut(*mate, place)[order] = number);
        };
        if !rises(&mates, place) {
            reward(&mut graph, 1);
            mates = graph.solve(&active);
        }
        if rises(&mates, place) {
            // Who is settled counts more than who is tried.
            reward(&mut graph, 2);
            left -= 1;
            chosen.push(*player);
        } else {
            reward(&mut graph, 0);
        }
    }
    chosen
}

/// C3-C7 as weights over all who are not paired yet, and one number for the order.
pub(in super::super) fn upfloater_graph(
    field: &Field,
    free: &[usize],
    top: usize,
    floated: &impl Fn(usize) -> bool,
) -> (Graph, Layout) {
    let mut scores: Vec<Points> = free[top..]
        .iter()
        .map(|place| field.score(*place))
        .collect();
    scores.dedup();
    let levels = scores;
    let mut layout = Layout::default();
    layout.push(Criterion::Completion, 1);
    layout.push(Criterion::Upfloaters, 1);
    layout.push(Criterion::UpfloaterScores, levels.len());
    layout.push(Criterion::NextUpfloaters, 1);
    layout.push(Criterion::UpfloatersRepeated, 1);
    layout.push(Criterion::Order, 1);
    let (scores, next_pairs, repeated) = (2, 2 + levels.len(), 3 + levels.len());
    let mut graph = Graph::new(free.len(), layout.len());
    for lower in 1..free.len() {
        for higher in 0..lower {
            if !field.compatible(free[higher], free[lower]) {
                continue;
            }
            let level = levels
                .iter()
                .position(|level| *level == field.score(free[lower]));
            let weight = graph.edge_mut(higher, lower);
            weight[0] = 1;
            match (higher < top, lower < top, level) {
                (true, true, _) => weight[1] = 1,
                (true, false, Some(level)) => {
                    weight[scores + level] = 1;
                    weight[repeated] = -i32::from(floated(free[lower]));
                }
                _ => {
                    let next = |place: usize| Some(&field.score(free[place])) == levels.first();
                    weight[next_pairs] = i32::from(next(higher) && next(lower));
                }
            }
        }
    }
    (graph, layout)
}
