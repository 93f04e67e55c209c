//! From bracket to bracket (C.04.3 art. 1.9 and 3, edition 2026).

use super::bracket::{Bracket, Paired};
use super::completion::{Over, complete, complete_among};
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
    let narrow = || match scope(bracket, bye) {
        Scope::NextScoregroup => pair_narrow(bracket, bye),
        Scope::Everybody => None,
    };
    pair_alone(bracket, bye)
        .or_else(narrow)
        .or_else(|| {
            let windows = WINDOWS.into_iter().filter(|_| bracket.len() > WHOLE);
            windows
                .filter_map(|below| pair_in_window(bracket, bye, below))
                .next()
        })
        .unwrap_or_else(|| pair_within(bracket, bye, Scope::Everybody))
}

/// Up to this number of players all below a bracket take part in its weights, whatever it costs.
const WHOLE: usize = 600;

/// In larger fields so many players below are looked at, and more if that does not do.
const WINDOWS: [usize; 3] = [150, 500, 1_500];

/// The pairing by the bracket and so many players below it, who are paired among themselves; none if all below cannot be
/// completed with it, or if these are all.
///
/// Of equal pairings the first is found for which the window is enough; that another needs two pairs across its edge is
/// not looked for.
fn pair_in_window(bracket: &Bracket<'_>, bye: Bye, below: usize) -> Option<Paired> {
    let bye_here = matches!(bye, Bye::At(score) if score >= bracket.resident_score());
    let end = bracket.inside + below;
    let end = end + usize::from((end % 2 == 1) != bye_here);
    if end >= bracket.len() {
        return None;
    }
    let window = Bracket {
        field: bracket.field,
        players: bracket.players[..end].to_vec(),
        moved_down: bracket.moved_down,
        inside: bracket.inside,
        with_next: bracket.with_next.min(end),
    };
    let bye_inside = if bye_here { bye } else { Bye::NotNeeded };
    let paired = pair_within(&window, bye_inside, Scope::Everybody);
    let left = paired
        .floaters
        .iter()
        .chain(&bracket.players[bracket.inside..]);
    let left: Vec<usize> = left.copied().collect();
    let may_stay = allowed(bracket.field, bye);
    let over = if left.len() % 2 == 1 {
        Over::One(&may_stay)
    } else {
        Over::Nobody
    };
    complete(bracket.field, &left, over).map(|_| paired)
}

/// The pairing by the bracket alone, if its floaters are all that the players below could wish for.
fn pair_alone(bracket: &Bracket<'_>, bye: Bye) -> Option<Paired> {
    let bye_here = matches!(bye, Bye::At(score) if score >= bracket.resident_score());
    if bye_here || bracket.inside == bracket.len() {
        return None;
    }
    let alone = bracket.alone();
    let paired = pair_within(&alone, bye, Scope::NextScoregroup);
    leaves_the_best(bracket, bye, paired)
}

/// The pairing, if its floaters leave C4 and C8 as good as they can be.
fn leaves_the_best(bracket: &Bracket<'_>, bye: Bye, paired: Paired) -> Option<Paired> {
    let below = &bracket.players[bracket.inside..];
    let (next, rest) = below.split_at(bracket.with_next - bracket.inside);
    let best = next_is_best(bracket.field, bye, (&paired.floaters, next), rest);
    (best == Some(true)).then_some(paired)
}

/// The pairing by the bracket and the next scoregroup alone, if those below it take nothing away from what was found.
fn pair_narrow(bracket: &Bracket<'_>, bye: Bye) -> Option<Paired> {
    let paired = pair_within(bracket, bye, Scope::NextScoregroup);
    leaves_the_best(bracket, bye, paired)
}

/// So many residents of the next bracket are tried as its floater.
const TRIES: usize = 8;

/// Whether with these floaters the next bracket reaches what its number allows while all below it can be paired: C8 and C4
/// as good as they can be. None if that is not clear.
pub(super) fn next_is_best(
    field: &Field,
    bye: Bye,
    (floaters, next): (&[usize], &[usize]),
    rest: &[usize],
) -> Option<bool> {
    // Two floaters do not meet each other in the bracket into which they come.
    let may_meet =
        |one: usize, other: usize| !(floaters.contains(&one) && floaters.contains(&other));
    let completes = |players: &[usize]| {
        let may_stay = allowed(field, bye);
        let over = if players.len() % 2 == 1 {
            Over::One(&may_stay)
        } else {
            Over::Nobody
        };
        complete_among(field, players, over, &may_meet).is_some()
    };
    let group: Vec<usize> = floaters.iter().chain(next).copied().collect();
    if rest.is_empty() {
        return Some(completes(&group));
    }
    if group.len().is_multiple_of(2) {
        let all = complete_among(field, &group, Over::Nobody, &may_meet);
        return Some(all.is_some() && completes(rest));
    }
    // One resident of the next bracket floats on, and those below must suit him.
    let mut tried: Vec<usize> = Vec::new();
    for _ in 0..TRIES {
        let may_stay = |player: usize| !floaters.contains(&player) && !tried.contains(&player);
        let Some(mates) = complete_among(field, &group, Over::One(&may_stay), &may_meet) else {
            return if tried.is_empty() { Some(false) } else { None };
        };
        let over = group
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

/// How much of a large field has to be looked at for one bracket.
pub(super) fn scope(bracket: &Bracket<'_>, bye: Bye) -> Scope {
    scope_above(bracket, bye, SMALL)
}

fn scope_above(bracket: &Bracket<'_>, bye: Bye, small: usize) -> Scope {
    let narrow = bracket.len() > small
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

#[cfg(test)]
mod tests {
    use super::super::Edition;
    use super::*;
    use crate::tournament::simulate::{Plan, simulate};
    use crate::tournament::{Lot, RoundNumber};

    /// Looking at the next scoregroup only, where that is said to be enough, and at everybody.
    #[test]
    fn what_is_found_in_part_of_the_field_is_what_is_found_in_all_of_it() {
        let mut found = 0;
        for seed in 0..300 {
            let plan = Plan::drawn(&mut Lot::from_seed(seed), 5..=40);
            let event = simulate(&plan, seed, Edition::Dutch2026).event;
            for round in (1..=event.rounds_paired()).map(RoundNumber) {
                let field = Field::new(&event, round, Edition::Dutch2026);
                let (bye, steps) = steps(&field).unwrap();
                for step in steps {
                    let bracket = bracket(&field, &step.moved_down, step.start);
                    if bracket.inside == 1 {
                        continue;
                    }
                    let mut all = pair_within(&bracket, bye, Scope::Everybody);
                    all.pairs.sort_unstable();
                    let narrow = (scope_above(&bracket, bye, 0) == Scope::NextScoregroup)
                        .then(|| pair_narrow(&bracket, bye))
                        .flatten();
                    for mut paired in narrow.into_iter().chain(pair_alone(&bracket, bye)) {
                        found += 1;
                        paired.pairs.sort_unstable();
                        assert_eq!(paired, all, "seed {seed} round {round}");
                    }
                }
            }
        }
        assert!(found > 500, "{found}");
    }
}
