//! Why a pairing is as it is: facts, without sentences.

use super::bracket::Bracket;
use super::criteria::Bye;
use super::edition::Edition;
use super::entrant::{Field, Float};
use super::flow::{Step, bracket, scope, steps, weights};
use super::layout::{Criterion, ORDER};
use super::preference::{ColourRule, Preference, Strength, allocate};
use crate::tournament::{Board, Colour, Entry, Event, PlayerId, Points, RoundNumber};

/// One player of a board as the pairing saw him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// The player.
    pub player: PlayerId,
    /// The score, with virtual points.
    pub score: Points,
    /// The colours of the games played; forfeits do not count.
    pub colours: Vec<Colour>,
    /// The colour wanted.
    pub preference: Preference,
    /// The floats of the last round and of the one before.
    pub floats: [Float; 2],
    /// May get the bye (C2).
    pub bye_allowed: bool,
    /// Counts as topscorer in this round (1.7).
    pub topscorer: bool,
    /// The parity of the number that decides about the colour of who has no history (5.2.5).
    pub odd: bool,
}

/// The bracket in which a decision was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketFacts {
    /// The score of the residents.
    pub score: Points,
    /// Who was moved down into it.
    pub moved_down: Vec<PlayerId>,
    /// The residents.
    pub residents: Vec<PlayerId>,
    /// Who floated on.
    pub floaters: Vec<PlayerId>,
}

/// Why two players meet, and with which colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// The board.
    pub board: Board,
    /// Where they were paired.
    pub bracket: BracketFacts,
    /// The player with White.
    pub white: Side,
    /// The player with Black.
    pub black: Side,
    /// Why the colours are so.
    pub colours: ColourRule,
}

/// What speaks against a pair or a bye that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Against {
    /// The bracket that decided, where one did.
    pub bracket: Option<BracketFacts>,
    /// The reason.
    pub reason: Reason,
}

/// The reason why something else was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It was done.
    AsPaired,
    /// One of the players is not there in this round.
    NotThere(PlayerId),
    /// They have met (C1).
    Met(RoundNumber),
    /// They are kept apart by the event.
    Forbidden,
    /// Both must have the same colour (C3).
    SameColour(Colour),
    /// He has had a bye, or a win's points without playing (C2).
    HadFreePoints(RoundNumber),
    /// The number of players is even.
    NoByeNeeded,
    /// The bye can go to a player with a lower score (C5).
    LowerScore(Points),
    /// This criterion would be worse; the two values count what is wanted, so more is better.
    Criterion {
        /// The first criterion that differs.
        criterion: Criterion,
        /// Its value in the pairing made, with the place of the number for criteria by score.
        made: i32,
        /// Its value in the best pairing of the other kind.
        instead: i32,
    },
    /// No criterion is worse; the pairing made comes first in the order of article 4.
    Order,
    /// The bracket is too large to be worked out anew.
    TooLarge,
    /// This edition is not explained.
    Edition,
}

/// Above this number of players in a bracket and the next an alternative is not worked out.
const LARGEST: usize = 700;

/// Why `player` meets whom he meets in the pairing that the engine makes for a round; none if he is not on a board.
pub fn why(event: &Event, round: RoundNumber, edition: Edition, player: PlayerId) -> Option<Why> {
    let field = Field::new(event, round, edition);
    let (_, steps) = explained(&field, edition)?;
    let place = place_of(&field, player)?;
    let (step, pair) = steps.iter().find_map(|step| {
        step.paired
            .pairs
            .iter()
            .find(|(one, other)| *one == place || *other == place)
            .map(|pair| (step, *pair))
    })?;
    let (higher, lower) = (pair.0.min(pair.1), pair.0.max(pair.1));
    let (colour, colours) = allocate(&field, higher, lower);
    let (white, black) = if colour == Colour::White {
        (higher, lower)
    } else {
        (lower, higher)
    };
    let board = Board {
        white: field.entrants[white].id,
        black: field.entrants[black].id,
    };
    let facts = facts(&field, step);
    Some(Why {
        board,
        bracket: facts,
        white: side(&field, white),
        black: side(&field, black),
        colours,
    })
}

/// The bracket that left the bye, and the player who got it; none if nobody did.
pub fn why_bye(
    event: &Event,
    round: RoundNumber,
    edition: Edition,
) -> Option<(BracketFacts, Side)> {
    let field = Field::new(event, round, edition);
    let (_, steps) = explained(&field, edition)?;
    let bye = steps.last()?.paired.floaters.first().copied()?;
    let step = steps
        .iter()
        .find(|step| step.paired.floaters.contains(&bye))?;
    Some((facts(&field, step), side(&field, bye)))
}

/// What speaks against pairing two players who are not paired.
pub fn against_pair(
    event: &Event,
    round: RoundNumber,
    edition: Edition,
    one: PlayerId,
    other: PlayerId,
) -> Against {
    let field = Field::new(event, round, edition);
    let places = match (place_of(&field, one), place_of(&field, other)) {
        (Some(first), Some(second)) => (first.min(second), first.max(second)),
        (None, _) => return Reason::NotThere(one).alone(),
        (_, None) => return Reason::NotThere(other).alone(),
    };
    if let Some(reason) = absolute(event, &field, round, places) {
        return reason.alone();
    }
    let Some((bye, steps)) = explained(&field, edition) else {
        return Reason::Edition.alone();
    };
    let (higher, lower) = places;
    for step in &steps {
        if step
            .paired
            .pairs
            .iter()
            .any(|pair| *pair == (higher, lower) || *pair == (lower, higher))
        {
            return Against {
                bracket: Some(facts(&field, step)),
                reason: Reason::AsPaired,
            };
        }
        let bracket = bracket(&field, &step.moved_down, step.start);
        let inside = &bracket.players[..bracket.inside];
        let settled = |place: usize| {
            step.paired
                .pairs
                .iter()
                .any(|(a, b)| *a == place || *b == place)
        };
        if !settled(higher) && !settled(lower) {
            continue;
        }
        let at = |place: usize| inside.iter().position(|player| *player == place);
        let reason = match (at(higher), at(lower)) {
            (Some(a), Some(b)) => compare(&bracket, bye, |place, mate| (place == a) == (mate == b)),
            // The one who is in this bracket would have to float.
            (Some(a), None) => compare(&bracket, bye, |place, mate| {
                place != a || mate >= bracket.inside
            }),
            _ => continue,
        };
        return Against {
            bracket: Some(facts(&field, step)),
            reason,
        };
    }
    Reason::Order.alone()
}

/// What speaks against giving the bye to a player who does not get it.
pub fn against_bye(
    event: &Event,
    round: RoundNumber,
    edition: Edition,
    player: PlayerId,
) -> Against {
    let field = Field::new(event, round, edition);
    let Some(place) = place_of(&field, player) else {
        return Reason::NotThere(player).alone();
    };
    let Some((bye, steps)) = explained(&field, edition) else {
        return Reason::Edition.alone();
    };
    let Bye::At(score) = bye else {
        return Reason::NoByeNeeded.alone();
    };
    let entrant = &field.entrants[place];
    if !entrant.bye_allowed {
        return Reason::HadFreePoints(free_points(event, player, round).unwrap_or(round)).alone();
    }
    if entrant.score > score {
        return Reason::LowerScore(score).alone();
    }
    if steps
        .last()
        .is_some_and(|step| step.paired.floaters.contains(&place))
    {
        return Reason::AsPaired.alone();
    }
    for step in &steps {
        let settled = step
            .paired
            .pairs
            .iter()
            .any(|(one, other)| *one == place || *other == place);
        if settled {
            let bracket = bracket(&field, &step.moved_down, step.start);
            let at = bracket.players.iter().position(|other| *other == place);
            let reason = compare(&bracket, bye, |one, mate| {
                Some(one) != at && Some(mate) != at
            });
            return Against {
                bracket: Some(facts(&field, step)),
                reason,
            };
        }
    }
    Reason::Order.alone()
}

impl Reason {
    fn alone(self) -> Against {
        Against {
            bracket: None,
            reason: self,
        }
    }
}

fn explained(field: &Field, edition: Edition) -> Option<(Bye, Vec<Step>)> {
    if edition == Edition::Dutch2017 {
        None
    } else {
        steps(field)
    }
}

/// Compares the best pairing of a bracket with the best that has only the pairs for which `keep` holds.
///
/// `keep` gets places of the bracket, the higher first.
fn compare(bracket: &Bracket<'_>, bye: Bye, keep: impl Fn(usize, usize) -> bool) -> Reason {
    let scope = scope(bracket, bye);
    let size = if scope == super::criteria::Scope::Everybody {
        bracket.len()
    } else {
        bracket.with_next
    };
    if size > LARGEST {
        return Reason::TooLarge;
    }
    let (graph, layout) = weights(bracket, bye, scope);
    let active: Vec<usize> = (0..graph.size()).collect();
    let mut other = graph.clone();
    for lower in 0..size {
        for higher in 0..lower {
            if !keep(higher, lower) {
                other.remove(higher, lower);
            }
        }
    }
    let made = graph.total(&graph.solve(&active));
    let instead = other.total(&other.solve(&active));
    let criteria = layout.len() - ORDER;
    match (0..criteria).find(|place| made[*place] != instead[*place]) {
        Some(place) => match layout.first_difference(&made, &instead) {
            Some(criterion) => Reason::Criterion {
                criterion,
                made: made[place],
                instead: instead[place],
            },
            None => Reason::Order,
        },
        None => Reason::Order,
    }
}

fn absolute(
    event: &Event,
    field: &Field,
    round: RoundNumber,
    (one, other): (usize, usize),
) -> Option<Reason> {
    if field.compatible(one, other) {
        return None;
    }
    let (a, b) = (&field.entrants[one], &field.entrants[other]);
    let met = (1..round.0).map(RoundNumber).find(|past| {
        let entry = event
            .players
            .get(&a.id)
            .and_then(|player| player.entry(*past));
        entry
            .and_then(Entry::played)
            .is_some_and(|(opponent, _)| opponent == b.id)
    });
    Some(match (met, field.barred(one, other), a.preference.colour) {
        (Some(past), _, _) => Reason::Met(past),
        (None, false, Some(colour)) if a.preference.strength == Strength::Absolute => {
            Reason::SameColour(colour)
        }
        _ => Reason::Forbidden,
    })
}

fn free_points(event: &Event, player: PlayerId, round: RoundNumber) -> Option<RoundNumber> {
    let player = event.players.get(&player)?;
    (1..round.0).map(RoundNumber).find(|past| {
        let entry = player.entry(*past);
        let pairing_bye = matches!(entry, Some(Entry::Bye(crate::tournament::ByeKind::Pairing)));
        let unplayed = entry.is_some_and(|entry| entry.played().is_none());
        pairing_bye || unplayed && event.scoring.entry(entry) >= event.scoring.win
    })
}

fn place_of(field: &Field, player: PlayerId) -> Option<usize> {
    field
        .entrants
        .iter()
        .position(|entrant| entrant.id == player)
}

fn side(field: &Field, place: usize) -> Side {
    let entrant = &field.entrants[place];
    Side {
        player: entrant.id,
        score: entrant.score,
        colours: entrant.colours.clone(),
        preference: entrant.preference,
        floats: entrant.floats,
        bye_allowed: entrant.bye_allowed,
        topscorer: entrant.topscorer,
        odd: entrant.odd,
    }
}

fn facts(field: &Field, step: &Step) -> BracketFacts {
    let bracket = bracket(field, &step.moved_down, step.start);
    let ids = |places: &[usize]| {
        places
            .iter()
            .map(|place| field.entrants[*place].id)
            .collect()
    };
    BracketFacts {
        score: bracket.resident_score(),
        moved_down: ids(&step.moved_down),
        residents: ids(&bracket.players[bracket.moved_down..bracket.inside]),
        floaters: ids(&step.paired.floaters),
    }
}
