//! From bracket to bracket (C.04.3 art. 1.9 and 3, edition 2026).

use super::bracket::{Bracket, Paired};
use super::completion::{Over, complete};
use super::criteria::{Bye, LoneBye, Scope, graph};
use super::entrant::Field;
use super::quick;
use super::select::{best_inside, select};
use crate::tournament::Points;

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
    if field.len() % 2 == 0 {
        return complete(field, &everybody, Over::Nobody).map(|_| Bye::NotNeeded);
    }
    let mut scores: Vec<Points> = field.entrants.iter().filter(|entrant| entrant.bye_allowed).map(|e| e.score).collect();
    scores.sort();
    scores.dedup();
    scores.into_iter().map(Bye::At).find(|bye| complete(field, &everybody, Over::One(&allowed(field, *bye))).is_some())
}

/// Who may stay over.
pub(super) fn allowed(field: &Field, bye: Bye) -> impl Fn(usize) -> bool {
    move |place| {
        let entrant = &field.entrants[place];
        matches!(bye, Bye::At(score) if entrant.bye_allowed && entrant.score <= score)
    }
}

/// The pairing of a round. None if there is no complete pairing.
pub(super) fn pair_round(field: &Field) -> Option<RoundPairs> {
    let bye = bye_needed(field)?;
    let mut round = RoundPairs::default();
    let mut moved_down: Vec<usize> = Vec::new();
    let mut start = 0;
    while start < field.len() {
        let bracket = bracket(field, &moved_down, start);
        start += bracket.inside - bracket.moved_down;
        let paired = pair_bracket(&bracket, bye);
        round.pairs.extend(paired.pairs);
        moved_down = paired.floaters;
    }
    round.bye = moved_down.first().copied();
    (moved_down.len() <= 1).then_some(round)
}

/// The bracket whose residents begin at a place of the field.
pub(super) fn bracket<'a>(field: &'a Field, moved_down: &[usize], start: usize) -> Bracket<'a> {
    let group_end = |from: usize| {
        (from..field.len()).find(|place| field.score(*place) != field.score(from)).unwrap_or(field.len())
    };
    let end = group_end(start);
    let next = if end < field.len() { group_end(end) } else { end };
    let players: Vec<usize> = moved_down.iter().copied().chain(start..field.len()).collect();
    let inside = moved_down.len() + end - start;
    Bracket { field, players, moved_down: moved_down.len(), inside, with_next: inside + next - end }
}

/// The best pairing of a bracket.
pub(super) fn pair_bracket(bracket: &Bracket<'_>, bye: Bye) -> Paired {
    if bracket.inside == 1 {
        return Paired { pairs: Vec::new(), floaters: bracket.players[..1].to_vec() };
    }
    if let Some(paired) = quick::pair(bracket, bye) {
        return paired;
    }
    pair_by_matching(bracket, bye)
}

/// The same by matchings of greatest weight alone: right for every bracket.
pub(super) fn pair_by_matching(bracket: &Bracket<'_>, bye: Bye) -> Paired {
    let narrow = bracket.len() > SMALL
        && bracket.with_next < bracket.len()
        && !matches!(bye, Bye::At(score) if score >= bracket.score(bracket.inside));
    if narrow {
        let paired = pair_within(bracket, bye, Scope::NextScoregroup);
        let rest: Vec<usize> =
            paired.floaters.iter().copied().chain(bracket.players[bracket.inside..].iter().copied()).collect();
        let over = allowed(bracket.field, bye);
        let over = if rest.len() % 2 == 1 { Over::One(&over) } else { Over::Nobody };
        if complete(bracket.field, &rest, over).is_some() {
            return paired;
        }
    }
    pair_within(bracket, bye, Scope::Everybody)
}

fn pair_within(bracket: &Bracket<'_>, bye: Bye, scope: Scope) -> Paired {
    let (mut weights, _) = graph(bracket, bye, scope, LoneBye::No);
    // Nobody below can have the bye, so a lone floater gets it.
    let bye_here = matches!(bye, Bye::At(score) if score >= bracket.resident_score());
    if bye_here && best_inside(&weights, bracket.inside) + 1 == bracket.inside {
        weights = graph(bracket, bye, scope, LoneBye::Yes).0;
    }
    let levels: Vec<usize> = levels(bracket);
    let pairs = select(weights, bracket.moved_down, bracket.inside, &levels);
    Paired::new(bracket, &pairs)
}

/// The scores of the moved-down as numbers that differ where the scores differ.
pub(super) fn levels(bracket: &Bracket<'_>) -> Vec<usize> {
    let scores = bracket.levels(0..bracket.inside);
    let level = |place| scores.iter().position(|score| *score == bracket.score(place)).unwrap_or(0);
    (0..bracket.moved_down).map(level).collect()
}
