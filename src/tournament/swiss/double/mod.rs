//! The Double-Swiss system (C.04.5): matches of two games with the colours exchanged.
//!
//! There are upfloaters only: the top scoregroup is filled up from below until it can be paired. Colours play no part in
//! who meets whom.

mod group;
mod upfloaters;

use std::collections::BTreeSet;

use super::completion::{Over, complete};
use super::edition::Edition;
use super::entrant::Field;
use super::preference::{ColourRule, Preference};
use group::first_pairing;
use upfloaters::upfloaters;

pub(super) use group::pairing_graph;
pub(super) use upfloaters::upfloater_graph;

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
    let upfloaters = upfloaters(field, free, top, &floated);
    let mut group = Group {
        free: free.to_vec(),
        top,
        upfloaters,
        pairs: Vec::new(),
    };
    group.pairs = first_pairing(field, &group.players(), top, &floated);
    group
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
