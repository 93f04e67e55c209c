//! The pairs of a scoregroup with its upfloaters (3.6, C1, C8).

use super::super::entrant::Field;
use super::super::layout::{Criterion, Layout};
use super::super::witness::Witness;
use crate::tournament::matching::Graph;

/// 3.6: the first pairing by its identifier, the numbers of the top members and then of their opponents, that is best by
/// C1 and C8.
pub(super) fn first_pairing(
    field: &Field,
    group: &[usize],
    top: usize,
    floated: &impl Fn(usize) -> bool,
) -> Vec<(usize, usize)> {
    if let Some(pairs) = halves(field, group, top, floated) {
        return pairs;
    }
    let (mut graph, _) = pairing_graph(field, group, top, floated);
    let mut active: Vec<usize> = (0..group.len()).collect();
    let mut mates = graph.solve(&active);
    // The first identifier has as top members the first players that can be.
    for place in 0..group.len() {
        let is_top = |mates: &[Option<usize>]| mates[place].is_some_and(|mate| mate > place);
        let later = |graph: &Graph| {
            (place + 1..group.len())
                .filter(|o| graph.exists(place, *o))
                .collect::<Vec<_>>()
        };
        if !is_top(&mates) {
            later(&graph)
                .into_iter()
                .for_each(|other| graph.edge_mut(place, other)[2] = 1);
            mates = graph.solve(&active);
            later(&graph)
                .into_iter()
                .for_each(|other| graph.edge_mut(place, other)[2] = 0);
        }
        if is_top(&mates) {
            (0..place).for_each(|other| graph.remove(other, place));
        } else {
            (place + 1..group.len()).for_each(|other| graph.remove(place, other));
        }
    }
    let tops: Vec<usize> = (0..group.len())
        .filter(|place| mates[*place].is_some_and(|mate| mate > *place))
        .collect();
    let mut pairs = Vec::new();
    for place in tops {
        // Opponents in the order of their numbers, not of their scores.
        let mut others: Vec<usize> = active
            .iter()
            .copied()
            .filter(|other| *other > place && graph.exists(place, *other))
            .collect();
        others.sort_by_key(|other| field.entrants[group[*other]].id);
        if mates[place] != others.first().copied() {
            for (rank, other) in others.iter().rev().enumerate() {
                graph.edge_mut(place, *other)[2] = rank as i32 + 1;
            }
            mates = graph.solve(&active);
        }
        if let Some(mate) = mates[place] {
            pairs.push((group[place], group[mate]));
            active.retain(|vertex| *vertex != place && *vertex != mate);
        }
    }
    pairs
}

/// C1 and C8 as weights over a scoregroup with its upfloaters, and one number for the order.
pub(in super::super) fn pairing_graph(
    field: &Field,
    group: &[usize],
    top: usize,
    floated: &impl Fn(usize) -> bool,
) -> (Graph, Layout) {
    let mut layout = Layout::default();
    layout.push(Criterion::Completion, 1);
    layout.push(Criterion::OpponentsRepeated, 1);
    layout.push(Criterion::Order, 1);
    let mut graph = Graph::new(group.len(), layout.len());
    for lower in 1..group.len() {
        for higher in 0..lower {
            // Upfloaters meet players of the scoregroup: more would not be fewest.
            if higher < top && field.compatible(group[higher], group[lower]) {
                let opponent_floated = lower >= top && floated(group[higher]);
                graph.edge_mut(higher, lower).copy_from_slice(&[
                    1,
                    -i32::from(opponent_floated),
                    0,
                ]);
            }
        }
    }
    (graph, layout)
}

/// 3.6 in the usual case: the first half can meet the second without a pair that C8 counts.
fn halves(
    field: &Field,
    group: &[usize],
    top: usize,
    floated: &impl Fn(usize) -> bool,
) -> Option<Vec<(usize, usize)>> {
    let half = group.len() / 2;
    if top < half {
        return None;
    }
    let first = &group[..half];
    // Opponents in the order of their numbers, not of their scores.
    let mut second: Vec<(usize, bool)> = (half..group.len())
        .map(|place| (group[place], place >= top))
        .collect();
    second.sort_by_key(|(place, _)| field.entrants[*place].id);
    let possible = |step: usize, place: usize| {
        let (opponent, is_upfloater) = second[place];
        field.compatible(first[step], opponent) && !(is_upfloater && floated(first[step]))
    };
    let mut witness = Witness::new(first.len(), second.len(), possible)?;
    let mut taken = vec![false; second.len()];
    let mut pairs = Vec::new();
    for (step, player) in first.iter().enumerate() {
        let place = (0..second.len()).find(|place| {
            !taken[*place]
                && possible(step, *place)
                && witness.choose(step, *place, |other| !taken[other], possible)
        })?;
        taken[place] = true;
        pairs.push((*player, second[place].0));
    }
    Some(pairs)
}
