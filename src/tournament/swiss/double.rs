//! The Double-Swiss system (C.04.5): matches of two games with the colours exchanged.
//!
//! There are upfloaters only: the top scoregroup is filled up from below until it can be paired. Colours play no part in
//! who meets whom.

use std::collections::BTreeSet;

use super::completion::{Over, complete};
use super::edition::Edition;
use super::entrant::Field;
use super::layout::{Criterion, Layout};
use super::preference::{ColourRule, Preference};
use super::witness::Witness;
use crate::tournament::matching::Graph;
use crate::tournament::{
    Board, ByeKind, Colour, Entry, Event, GameResult, Pairing, PairingError, Player, Points,
    RoundNumber, Scoring, sort_boards,
};

/// The table of points of an event of two-game matches: games are worth what they are, the pairing-allocated bye a win and
/// a draw (1.4), the other byes two games.
pub fn match_scoring(games: Scoring) -> Scoring {
    Scoring {
        pairing_bye: games.win + games.draw,
        full_bye: games.win * 2,
        half_bye: games.draw * 2,
        ..games
    }
}

/// Pairs a round; White is for the first game of the match, the second is played with the colours exchanged.
pub fn pair_double_round(event: &Event, round: RoundNumber) -> Result<Pairing, PairingError> {
    if round.0 == 0 || event.rounds.is_some_and(|rounds| round.0 > rounds) {
        return Err(PairingError::NoMoreRounds(round));
    }
    let field = field(event, round);
    if field.len() == 0 {
        return Err(PairingError::NoPlayers);
    }
    let round_steps = steps(event, &field, round).ok_or_else(|| super::no_legal_pairing(&field))?;
    let mut boards: Vec<Board> = round_steps
        .groups
        .iter()
        .flat_map(|group| &group.pairs)
        .map(|(higher, lower)| board(&field, *higher, *lower).0)
        .collect();
    sort_boards(&mut boards, event, round.0 - 1);
    Ok(Pairing {
        boards,
        bye: round_steps.bye.map(|place| field.entrants[place].id),
    })
}

/// How a round came about.
pub(super) struct Steps {
    /// Who has the bye: he is chosen first.
    pub(super) bye: Option<usize>,
    /// The scoregroups from the top down.
    pub(super) groups: Vec<Group>,
}

/// A scoregroup that was filled up from below.
pub(super) struct Group {
    /// All who were not paired before it, by places of the field.
    pub(super) free: Vec<usize>,
    /// How many of them belong to the scoregroup.
    pub(super) top: usize,
    /// Who was moved up into it.
    pub(super) upfloaters: Vec<usize>,
    /// The pairs, the higher player first.
    pub(super) pairs: Vec<(usize, usize)>,
}

impl Group {
    /// The scoregroup and its upfloaters.
    pub(super) fn players(&self) -> Vec<usize> {
        let residents = self.free[..self.top].iter();
        residents.chain(&self.upfloaters).copied().collect()
    }
}

/// The scoregroups of a round. None if there is no complete pairing.
pub(super) fn steps(event: &Event, field: &Field, round: RoundNumber) -> Option<Steps> {
    let mut free: Vec<usize> = (0..field.len()).collect();
    let bye = if free.len() % 2 == 1 {
        Some(bye(field, &free)?)
    } else {
        None
    };
    free.retain(|place| Some(*place) != bye);
    complete(field, &free, Over::Nobody)?;
    let floated = floated(event, field, round);
    let mut groups = Vec::new();
    while !free.is_empty() {
        let group = top_scoregroup(field, &free, |place| floated.contains(&place));
        let left = |place: &usize| !group.pairs.iter().any(|(a, b)| a == place || b == place);
        free.retain(left);
        groups.push(group);
    }
    Some(Steps { bye, groups })
}

/// The players of the round. Their colours count only when the first game gets its own, and C2 has its own words.
pub(super) fn field(event: &Event, round: RoundNumber) -> Field {
    let mut field = Field::new(event, round, Edition::Dutch2026);
    for entrant in &mut field.entrants {
        entrant.preference = Preference::default();
        entrant.bye_allowed = event
            .players
            .get(&entrant.id)
            .is_some_and(|player| bye_allowed(player, round));
    }
    field
}

/// C2: no bye after a pairing-allocated bye, a match won by forfeit or a full-point bye.
fn bye_allowed(player: &Player, round: RoundNumber) -> bool {
    !(1..round.0)
        .map(RoundNumber)
        .any(|past| match player.entry(past) {
            Some(Entry::Bye(kind)) => matches!(kind, ByeKind::Pairing | ByeKind::Full),
            Some(entry @ Entry::Paired { games, .. }) => {
                entry.played().is_none() && games.contains(&GameResult::ForfeitWin)
            }
            None => false,
        })
}

/// 3.4: of those who leave a legal pairing the lowest score, then the most matches played, then the largest number.
fn bye(field: &Field, free: &[usize]) -> Option<usize> {
    let mut candidates: Vec<usize> = free
        .iter()
        .copied()
        .filter(|place| field.entrants[*place].bye_allowed)
        .collect();
    candidates.sort_by_key(|place| {
        let entrant = &field.entrants[*place];
        (
            entrant.score,
            std::cmp::Reverse((field.games(*place), entrant.id)),
        )
    });
    candidates.into_iter().find(|candidate| {
        let rest: Vec<usize> = free
            .iter()
            .copied()
            .filter(|place| place != candidate)
            .collect();
        complete(field, &rest, Over::Nobody).is_some()
    })
}

/// 1.5: those who were paired with somebody of another score in the last round, either way. Before the last round of the
/// event nobody counts (C7, C8).
pub(super) fn floated(event: &Event, field: &Field, round: RoundNumber) -> BTreeSet<usize> {
    let Some(past) = round
        .0
        .checked_sub(1)
        .filter(|past| *past > 0 && event.rounds != Some(round.0))
        .map(RoundNumber)
    else {
        return BTreeSet::new();
    };
    let score = |id| -> Option<Points> {
        let player = event.players.get(&id)?;
        Some(event.score(player, past.0 - 1) + event.virtual_points(id, past))
    };
    let floated = |place: &usize| {
        let id = field.entrants[*place].id;
        let opponent = event
            .players
            .get(&id)
            .and_then(|player| player.entry(past))
            .and_then(Entry::scheduled);
        opponent.is_some_and(|opponent| score(id) != score(opponent))
    };
    (0..field.len()).filter(floated).collect()
}

/// The top scoregroup with its upfloaters (3.5) and its pairs (3.6).
fn top_scoregroup(field: &Field, free: &[usize], floated: impl Fn(usize) -> bool) -> Group {
    let top = free
        .iter()
        .take_while(|place| field.score(**place) == field.score(free[0]))
        .count();
    let upfloaters = usual_upfloaters(field, free, top, &floated)
        .or_else(|| near_upfloaters(field, free, top, &floated))
        .unwrap_or_else(|| upfloaters(field, free, top, &floated));
    let mut group = Group {
        free: free.to_vec(),
        top,
        upfloaters,
        pairs: Vec::new(),
    };
    group.pairs = first_pairing(field, &group.players(), top, &floated);
    group
}

/// 3.5 in the usual case: nobody floats up, or one player of the next scoregroup with whom all criteria are at their best.
fn usual_upfloaters(
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
fn near_upfloaters(
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

/// 3.5: the first set of upfloaters, by score and number, that is best by C4-C7.
fn upfloaters(
    field: &Field,
    free: &[usize],
    top: usize,
    floated: &impl Fn(usize) -> bool,
) -> Vec<usize> {
    chosen_upfloaters(field, free, top, floated, Completion::OfAll)
}

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
pub(super) fn upfloater_graph(
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

/// 3.6: the first pairing by its identifier, the numbers of the top members and then of their opponents, that is best by
/// C1 and C8.
fn first_pairing(
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
pub(super) fn pairing_graph(
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

/// 4.3: the colours of the first game, and the rule that gave them. `higher` is ranked before `lower`.
pub(super) fn board(field: &Field, higher: usize, lower: usize) -> (Board, ColourRule) {
    let (a, b) = (&field.entrants[higher], &field.entrants[lower]);
    let whites = |colours: &[Colour]| {
        colours
            .iter()
            .filter(|colour| **colour == Colour::White)
            .count()
    };
    let differing = || {
        a.colours
            .iter()
            .rev()
            .zip(b.colours.iter().rev())
            .find(|(ours, theirs)| ours != theirs)
    };
    let (colour, rule) = if a.colours.is_empty() && b.colours.is_empty() {
        let first = field.initial_colour;
        let colour = if a.odd { first } else { first.other() };
        (colour, ColourRule::Parity)
    } else if whites(&a.colours) != whites(&b.colours) {
        let fewer = whites(&a.colours) < whites(&b.colours);
        let colour = if fewer { Colour::White } else { Colour::Black };
        (colour, ColourRule::FewerWhites)
    } else if let Some((ours, _)) = differing() {
        (ours.other(), ColourRule::Alternated)
    } else if let Some(ours) = a.colours.last() {
        (ours.other(), ColourRule::HigherAlternates)
    } else {
        let theirs = b.colours.last().copied().unwrap_or(Colour::White);
        (theirs, ColourRule::LowerAlternates)
    };
    let (white, black) = match colour {
        Colour::White => (a.id, b.id),
        Colour::Black => (b.id, a.id),
    };
    (Board { white, black }, rule)
}
