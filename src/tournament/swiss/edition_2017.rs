//! The edition of 2017: C.5-C.19 as weights, and the collapsed last bracket.
//!
//! It differs from 2026 in the score differences (C.6, C.16-C.19), in asking for completion only in the penultimate
//! bracket (C.4), and in leaving the bye where the pairing ends. Criteria have the names of their successors.

use super::bracket::{Bracket, Paired};
use super::completion::{Over, complete, complete_among};
use super::criteria::denied;
use super::entrant::{Field, Float};
use super::flow::{RoundPairs, Step, bracket, levels};
use super::layout::{Criterion, Layout, ORDER};
use super::quick::{self, Asked};
use super::select::select;
use crate::tournament::Points;
use crate::tournament::matching::Graph;

/// What is asked of a bracket besides its own pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Below {
    /// C.7: the next scoregroup should do well.
    NextScoregroup,
    /// C.7 with the last scoregroup as the next: the round should be completed.
    LastScoregroup,
    /// C.4: this is the penultimate pairing bracket or the last one, and the round must be completed.
    Completion,
}

/// The pairing of a round. None if there is no complete pairing.
pub(super) fn pair_round(field: &Field) -> Option<RoundPairs> {
    RoundPairs::of(steps(field)?)
}

/// The brackets of a round from the top down. None if there is no complete pairing.
pub(super) fn steps(field: &Field) -> Option<Vec<Step>> {
    pair_brackets(field, pair_bracket)
}

fn pair_brackets(field: &Field, pair: impl Fn(&Bracket<'_>, Below) -> Paired) -> Option<Vec<Step>> {
    let everybody: Vec<usize> = (0..field.len()).collect();
    if !completes(field, &everybody) {
        return None;
    }
    let mut steps: Vec<Step> = Vec::new();
    let mut start = 0;
    let mut collapsed = false;
    while start < field.len() {
        let moved_down = steps
            .last()
            .map_or(Vec::new(), |step| step.paired.floaters.clone());
        let mut bracket = bracket(field, &moved_down, start);
        if collapsed {
            bracket.inside = bracket.len();
            bracket.with_next = bracket.len();
        }
        let mut below = match (
            bracket.len() == bracket.inside,
            bracket.len() == bracket.with_next,
        ) {
            (true, _) => Below::Completion,
            (false, true) => Below::LastScoregroup,
            (false, false) => Below::NextScoregroup,
        };
        let mut paired = pair(&bracket, below);
        if below != Below::Completion {
            let rest = paired
                .floaters
                .iter()
                .chain(&bracket.players[bracket.inside..])
                .copied();
            if !completes(field, &rest.collect::<Vec<_>>()) {
                // A.9: this was the penultimate bracket, and what is below it is one.
                bracket.with_next = bracket.len();
                below = Below::Completion;
                paired = pair(&bracket, below);
                collapsed = true;
            }
        }
        let residents = bracket.inside - bracket.moved_down;
        steps.push(Step {
            inside: bracket.inside,
            with_next: bracket.with_next,
            below: Some(below),
            paired,
            start,
            moved_down,
        });
        start += residents;
    }
    Some(steps)
}

fn completes(field: &Field, players: &[usize]) -> bool {
    let allowed = |place: usize| field.entrants[place].bye_allowed;
    let over = if players.len() % 2 == 1 {
        Over::One(&allowed)
    } else {
        Over::Nobody
    };
    complete(field, players, over).is_some()
}

fn pair_bracket(bracket: &Bracket<'_>, below: Below) -> Paired {
    let usual = if bracket.inside > 1 {
        quick::pair(bracket, Asked::NextBracket(below))
    } else {
        None
    };
    usual.unwrap_or_else(|| pair_by_matching(bracket, below))
}

/// The same by matchings of greatest weight alone: right for every bracket.
fn pair_by_matching(bracket: &Bracket<'_>, below: Below) -> Paired {
    if bracket.inside == 1 {
        return Paired {
            pairs: Vec::new(),
            floaters: bracket.players[..1].to_vec(),
        };
    }
    let selected = |graph: Graph| {
        let pairs = select(graph, bracket.moved_down, bracket.inside, &levels(bracket));
        Paired::new(bracket, &pairs)
    };
    if below != Below::Completion {
        let paired = selected(graph_alone(bracket, below));
        if next_is_best(bracket, below, &paired.floaters) {
            return paired;
        }
    }
    selected(graph(bracket, below).0)
}

/// C.7 at its best: with these floaters the next scoregroup can be paired, but for one if the number is odd, who in the
/// last scoregroup may have the bye.
fn next_is_best(bracket: &Bracket<'_>, below: Below, floaters: &[usize]) -> bool {
    let field = bracket.field;
    let next = &bracket.players[bracket.inside..bracket.with_next];
    let group: Vec<usize> = floaters.iter().chain(next).copied().collect();
    let stays = |player: usize| {
        let may_have_bye = below != Below::LastScoregroup || field.entrants[player].bye_allowed;
        !floaters.contains(&player) && may_have_bye
    };
    let over = if group.len().is_multiple_of(2) {
        Over::Nobody
    } else {
        Over::One(&stays)
    };
    let may_meet =
        |one: usize, other: usize| !(floaters.contains(&one) && floaters.contains(&other));
    complete_among(field, &group, over, &may_meet).is_some()
}

/// The weights of the bracket's own pairs, without C.7.
fn graph_alone(bracket: &Bracket<'_>, below: Below) -> Graph {
    let weigh = Weigh::new(bracket, below, bracket.with_next);
    let mut graph = Graph::new(bracket.inside, weigh.layout.len());
    let from = weigh.layout.start(Criterion::NextPairs).unwrap_or(0);
    let to = weigh
        .layout
        .start(Criterion::TopscorerDifference)
        .unwrap_or(from);
    for lower in bracket.moved_down.max(1)..bracket.inside {
        for higher in 0..lower {
            if bracket.compatible(higher, lower) {
                let edge = graph.edge_mut(higher, lower);
                weigh.pair(higher, lower, edge);
                edge[from..to].fill(0);
            }
        }
    }
    graph
}

/// The graph of a bracket and the meaning of its weights.
pub(super) fn graph(bracket: &Bracket<'_>, below: Below) -> (Graph, Layout) {
    let size = if below == Below::Completion {
        bracket.len()
    } else {
        bracket.with_next
    };
    let weigh = Weigh::new(bracket, below, size);
    let mut graph = Graph::new(size, weigh.layout.len());
    for lower in bracket.moved_down.max(1)..size {
        for higher in 0..lower {
            if bracket.compatible(higher, lower) {
                weigh.pair(higher, lower, graph.edge_mut(higher, lower));
            }
        }
    }
    (graph, weigh.layout)
}

struct Weigh<'a> {
    bracket: &'a Bracket<'a>,
    below: Below,
    /// One point below this is the score that a downfloater is taken to meet (A.8).
    lowest: Points,
    /// The score differences that can occur, greatest first.
    differences: Vec<Points>,
    layout: Layout,
}

impl<'a> Weigh<'a> {
    fn new(bracket: &'a Bracket<'a>, below: Below, size: usize) -> Weigh<'a> {
        let lowest = bracket.score(size - 1);
        let all = bracket.levels(0..bracket.inside);
        let residents = bracket.levels(bracket.moved_down..bracket.inside);
        let mut differences: Vec<Points> = all
            .iter()
            .map(|score| *score - lowest + Points::whole(1))
            .collect();
        for higher in &all {
            differences.extend(
                residents
                    .iter()
                    .filter(|lower| *lower <= higher)
                    .map(|lower| *higher - *lower),
            );
        }
        differences.sort_by(|one, other| other.cmp(one));
        differences.dedup();
        Weigh {
            bracket,
            below,
            lowest,
            layout: layout(differences.len()),
            differences,
        }
    }

    fn level(&self, difference: Points) -> usize {
        self.differences
            .iter()
            .position(|known| *known == difference)
            .unwrap_or(0)
    }

    fn pair(&self, higher: usize, lower: usize, weight: &mut [i32]) {
        use Criterion as C;
        let mut add = |criterion, level: usize, number: i32| {
            if let Some(start) = self.layout.start(criterion) {
                weight[start + level] += number;
            }
        };
        let entrant = |place: usize| &self.bracket.field.entrants[self.bracket.players[place]];
        let completion =
            1 + i32::from(!entrant(higher).bye_allowed) + i32::from(!entrant(lower).bye_allowed);
        let (high, low) = (self.bracket.score(higher), self.bracket.score(lower));
        let floating = |score: Points| self.level(score - self.lowest + Points::whole(1));
        let inside = lower < self.bracket.inside;
        match self.below {
            Below::Completion => add(C::Completion, 0, completion),
            Below::LastScoregroup => add(C::NextPairs, 0, completion),
            Below::NextScoregroup => add(C::NextPairs, 0, i32::from(!inside)),
        }
        if self.below != Below::Completion {
            for (place, score) in [(higher, high), (lower, low)] {
                if place < self.bracket.inside {
                    add(C::NextScores, floating(score), 1);
                }
            }
        }
        if !inside {
            return;
        }
        let difference = self.level(high - low);
        add(C::Downfloaters, 0, 1);
        add(C::DownfloaterScores, floating(high), 1);
        add(C::DownfloaterScores, floating(low), 1);
        add(C::DownfloaterScores, difference, -1);
        denied(entrant(higher).preference, entrant(lower).preference)
            .for_each(|criterion| add(criterion, 0, -1));
        let by_round = [
            (
                C::DownfloatLast,
                C::UpfloatLast,
                C::DownfloatScoresLast,
                C::UpfloatScoresLast,
            ),
            (
                C::DownfloatBefore,
                C::UpfloatBefore,
                C::DownfloatScoresBefore,
                C::UpfloatScoresBefore,
            ),
        ];
        for (back, (downfloat, upfloat, downfloat_scores, upfloat_scores)) in
            by_round.into_iter().enumerate()
        {
            if entrant(lower).floats[back] == Float::Down {
                add(downfloat, 0, 1);
                add(downfloat_scores, floating(low), 1);
            }
            if entrant(higher).floats[back] == Float::Down {
                add(downfloat, 0, i32::from(high == low));
                add(downfloat_scores, floating(high), 1);
                add(downfloat_scores, difference, -i32::from(high > low));
            }
            if high > low && entrant(lower).floats[back] == Float::Up {
                add(upfloat, 0, -1);
                add(upfloat_scores, difference, -1);
            }
        }
    }
}

fn layout(differences: usize) -> Layout {
    use Criterion as C;
    let mut layout = Layout::default();
    layout.push(C::Completion, 1);
    layout.push(C::Downfloaters, 1);
    layout.push(C::DownfloaterScores, differences);
    layout.push(C::NextPairs, 1);
    layout.push(C::NextScores, differences);
    let single = [
        C::TopscorerDifference,
        C::TopscorerThird,
        C::Preferences,
        C::StrongPreferences,
    ];
    single
        .into_iter()
        .for_each(|criterion| layout.push(criterion, 1));
    let single = [
        C::DownfloatLast,
        C::UpfloatLast,
        C::DownfloatBefore,
        C::UpfloatBefore,
    ];
    single
        .into_iter()
        .for_each(|criterion| layout.push(criterion, 1));
    for criterion in [
        C::DownfloatScoresLast,
        C::UpfloatScoresLast,
        C::DownfloatScoresBefore,
        C::UpfloatScoresBefore,
    ] {
        layout.push(criterion, differences);
    }
    layout.push(C::Order, ORDER);
    layout
}

#[cfg(test)]
mod tests {
    use super::super::Edition;
    use super::*;
    use crate::tournament::simulate::{Plan, simulate};
    use crate::tournament::{Lot, RoundNumber};

    /// Two ways to the same answer: counting, and matchings alone.
    #[test]
    fn what_is_found_by_counting_is_what_the_matchings_find() {
        for seed in 0..60 {
            let plan = Plan::drawn(&mut Lot::from_seed(seed), 5..=40);
            let event = simulate(&plan, seed, Edition::Dutch2017).event;
            for round in (1..=event.rounds_paired()).map(RoundNumber) {
                let field = Field::new(&event, round, Edition::Dutch2017);
                let sorted = |steps: Option<Vec<Step>>| {
                    let mut round = RoundPairs::of(steps?)?;
                    round.pairs.sort_unstable();
                    Some(round)
                };
                let whole = |bracket: &Bracket<'_>, below| {
                    if bracket.inside == 1 {
                        return pair_by_matching(bracket, below);
                    }
                    let graph = graph(bracket, below).0;
                    let pairs = select(graph, bracket.moved_down, bracket.inside, &levels(bracket));
                    Paired::new(bracket, &pairs)
                };
                let (one, other) = (steps(&field), pair_brackets(&field, whole));
                assert_eq!(sorted(one), sorted(other), "seed {seed} round {round}");
            }
        }
    }
}
