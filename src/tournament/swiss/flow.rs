//! From bracket to bracket (C.04.3 art. 1.9 and 3, edition 2026).

use super::bracket::{Bracket, Paired};
use super::completion::{Over, complete};
use super::criteria::{Bye, LoneBye, Scope, graph};
use super::edition_2017::Below;
use super::entrant::Field;
use super::layout::Layout;
use super::quick::{self, Asked};
use super::select::{best_inside, select};
use crate::tournament::Points;
use crate::tournament::matching::Graph;

/// Up to this many players all below a bracket take part in its weights.
const SMALL: usize = 64;

/// The pairs of a round, the higher player first, and who stays over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct RoundPairs {
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) bye: Option<usize>,
}

/// What the round needs of the bye: C5, the lowest possible score. None if there is no complete pairing.
pub(super) fn bye_needed(field: &Field) -> Option<Bye> {
    let everybody: Vec<usize> = (0..field.len()).collect();
    if field.len().is_multiple_of(2) {
        return complete(field, &everybody, Over::Nobody).map(|_| Bye::NotNeeded);
    }
    let mut scores: Vec<Points> = field
        .entrants
        .iter()
        .filter(|entrant| entrant.bye_allowed)
        .map(|e| e.score)
        .collect();
    scores.sort();
    scores.dedup();
    scores
        .into_iter()
        .map(Bye::At)
        .find(|bye| complete(field, &everybody, Over::One(&allowed(field, *bye))).is_some())
}

/// Who may stay over.
pub(super) fn allowed(field: &Field, bye: Bye) -> impl Fn(usize) -> bool {
    move |place| {
        let entrant = &field.entrants[place];
        matches!(bye, Bye::At(score) if entrant.bye_allowed && entrant.score <= score)
    }
}

/// One bracket on the way through a round.
pub(super) struct Step {
    /// Who was moved down into it.
    pub(super) moved_down: Vec<usize>,
    /// Where its residents begin in the field.
    pub(super) start: usize,
    /// How many are in it.
    pub(super) inside: usize,
    /// How many are in it and in the next scoregroup.
    pub(super) with_next: usize,
    /// What the edition of 2017 asked of the players below.
    pub(super) below: Option<Below>,
    /// What became of it.
    pub(super) paired: Paired,
}

/// The brackets of a round from the top down. None if there is no complete pairing.
pub(super) fn steps(field: &Field) -> Option<(Bye, Vec<Step>)> {
    let bye = bye_needed(field)?;
    let mut steps: Vec<Step> = Vec::new();
    let mut start = 0;
    while start < field.len() {
        let moved_down = steps
            .last()
            .map_or(Vec::new(), |step| step.paired.floaters.clone());
        let bracket = bracket(field, &moved_down, start);
        let paired = pair_bracket(&bracket, bye);
        let residents = bracket.inside - bracket.moved_down;
        steps.push(Step {
            inside: bracket.inside,
            with_next: bracket.with_next,
            below: None,
            paired,
            start,
            moved_down,
        });
        start += residents;
    }
    Some((bye, steps))
}

/// The pairing of a round. None if there is no complete pairing.
pub(super) fn pair_round(field: &Field) -> Option<RoundPairs> {
    RoundPairs::of(steps(field)?.1)
}

impl RoundPairs {
    /// The pairs of all brackets, and who is left of the last. None if more than one is.
    pub(super) fn of(mut steps: Vec<Step>) -> Option<RoundPairs> {
        let over = steps
            .last_mut()
            .map_or(Vec::new(), |step| std::mem::take(&mut step.paired.floaters));
        let pairs = steps
            .into_iter()
            .flat_map(|step| step.paired.pairs)
            .collect();
        (over.len() <= 1).then_some(RoundPairs {
            pairs,
            bye: over.first().copied(),
        })
    }
}

/// The bracket whose residents begin at a place of the field.
pub(super) fn bracket<'a>(field: &'a Field, moved_down: &[usize], start: usize) -> Bracket<'a> {
    let group_end = |from: usize| {
        (from..field.len())
            .find(|place| field.score(*place) != field.score(from))
            .unwrap_or(field.len())
    };
    let end = group_end(start);
    let next = if end < field.len() {
        group_end(end)
    } else {
        end
    };
    let players: Vec<usize> = moved_down
        .iter()
        .copied()
        .chain(start..field.len())
        .collect();
    let inside = moved_down.len() + end - start;
    Bracket {
        field,
        players,
        moved_down: moved_down.len(),
        inside,
        with_next: inside + next - end,
    }
}

/// The best pairing of a bracket.
pub(super) fn pair_bracket(bracket: &Bracket<'_>, bye: Bye) -> Paired {
    if bracket.inside == 1 {
        return Paired {
            pairs: Vec::new(),
            floaters: bracket.players[..1].to_vec(),
        };
    }
    if let Some(paired) = quick::pair(bracket, Asked::Completion(bye)) {
        return paired;
    }
    pair_by_matching(bracket, bye)
}

/// The same by matchings of greatest weight alone: right for every bracket.
pub(super) fn pair_by_matching(bracket: &Bracket<'_>, bye: Bye) -> Paired {
    if scope(bracket, bye) == Scope::NextScoregroup {
        let paired = pair_within(bracket, bye, Scope::NextScoregroup);
        let rest: Vec<usize> = paired
            .floaters
            .iter()
            .copied()
            .chain(bracket.players[bracket.inside..].iter().copied())
            .collect();
        let over = allowed(bracket.field, bye);
        let over = if rest.len() % 2 == 1 {
            Over::One(&over)
        } else {
            Over::Nobody
        };
        if complete(bracket.field, &rest, over).is_some() {
            return paired;
        }
    }
    pair_within(bracket, bye, Scope::Everybody)
}

/// How much of a large field has to be looked at for one bracket.
pub(super) fn scope(bracket: &Bracket<'_>, bye: Bye) -> Scope {
    let narrow = bracket.len() > SMALL
        && bracket.with_next < bracket.len()
        && !matches!(bye, Bye::At(score) if score >= bracket.score(bracket.inside));
    if narrow {
        Scope::NextScoregroup
    } else {
        Scope::Everybody
    }
}

fn pair_within(bracket: &Bracket<'_>, bye: Bye, scope: Scope) -> Paired {
    let (weights, _) = weights(bracket, bye, scope);
    let levels: Vec<usize> = levels(bracket);
    let pairs = select(weights, bracket.moved_down, bracket.inside, &levels);
    Paired::new(bracket, &pairs)
}

/// The graph of a bracket, with C9 where it holds.
pub(super) fn weights(bracket: &Bracket<'_>, bye: Bye, scope: Scope) -> (Graph, Layout) {
    let weights = graph(bracket, bye, scope, LoneBye::No);
    // Nobody below can have the bye, so a lone floater gets it.
    let bye_here = matches!(bye, Bye::At(score) if score >= bracket.resident_score());
    if bye_here && best_inside(&weights.0, bracket.inside) + 1 == bracket.inside {
        return graph(bracket, bye, scope, LoneBye::Yes);
    }
    weights
}

/// The scores of the moved-down as numbers that differ where the scores differ.
pub(super) fn levels(bracket: &Bracket<'_>) -> Vec<usize> {
    let scores = bracket.levels(0..bracket.inside);
    let level = |place| {
        scores
            .iter()
            .position(|score| *score == bracket.score(place))
            .unwrap_or(0)
    };
    (0..bracket.moved_down).map(level).collect()
}
