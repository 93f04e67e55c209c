//! Double-Swiss: the bye is chosen first, then scoregroups are filled up from below.

use super::super::completion::{Over, complete};
use super::super::double::{
    Group, Steps, board, field, floated, pairing_graph, steps, upfloater_graph,
};
use super::super::entrant::Field;
use super::super::layout::{Criterion, Layout};
use super::{Against, BracketFacts, Reason, Side, Why, free_points, ids, place_of, places, side};
use crate::tournament::matching::Graph;
use crate::tournament::{Event, PlayerId, RoundNumber};

/// Up to this number of players the upfloaters are chosen anew.
const LARGEST: usize = 700;

struct Round<'a> {
    event: &'a Event,
    number: RoundNumber,
    field: Field,
    steps: Steps,
}

impl<'a> Round<'a> {
    fn new(event: &'a Event, number: RoundNumber) -> Option<Round<'a>> {
        let field = field(event, number);
        let steps = steps(event, &field, number)?;
        Some(Round {
            event,
            number,
            field,
            steps,
        })
    }

    fn settled(&self, place: usize) -> Option<(usize, (usize, usize))> {
        let mut groups = self.steps.groups.iter().enumerate();
        groups.find_map(|(at, group)| {
            let mut pairs = group.pairs.iter();
            let pair = pairs.find(|(one, other)| *one == place || *other == place)?;
            Some((at, (pair.0.min(pair.1), pair.0.max(pair.1))))
        })
    }

    fn facts(&self, group: &Group) -> BracketFacts {
        BracketFacts {
            score: self.field.score(group.free[0]),
            moved_down: Vec::new(),
            residents: ids(&self.field, &group.free[..group.top]),
            floaters: Vec::new(),
            upfloaters: ids(&self.field, &group.upfloaters),
        }
    }
}

pub(super) fn why(event: &Event, number: RoundNumber, player: PlayerId) -> Option<Why> {
    let round = Round::new(event, number)?;
    let (at, (higher, lower)) = round.settled(place_of(&round.field, player)?)?;
    let group = &round.steps.groups[at];
    let (board, colours) = board(&round.field, higher, lower);
    let (white, black) = if board.white == round.field.entrants[higher].id {
        (higher, lower)
    } else {
        (lower, higher)
    };
    let players = group.players();
    let rank = players.iter().position(|place| *place == higher)?;
    let half = players.len() / 2;
    let id = |place: usize| round.field.entrants[place].id;
    let obvious = players
        .get(rank + half)
        .filter(|expected| rank < half && **expected != lower)
        .map(|expected| {
            let pair = (id(higher), id(*expected));
            (pair.0, pair.1, round.against(pair))
        });
    Some(Why {
        board,
        bracket: round.facts(group),
        white: side(&round.field, white),
        black: side(&round.field, black),
        colours,
        obvious,
    })
}

pub(super) fn why_bye(event: &Event, number: RoundNumber) -> Option<(BracketFacts, Side)> {
    let round = Round::new(event, number)?;
    let bye = round.steps.bye?;
    let score = round.field.score(bye);
    let group: Vec<usize> = (0..round.field.len())
        .filter(|place| round.field.score(*place) == score)
        .collect();
    let facts = BracketFacts {
        score,
        moved_down: Vec::new(),
        residents: ids(&round.field, &group),
        floaters: Vec::new(),
        upfloaters: Vec::new(),
    };
    Some((facts, side(&round.field, bye)))
}

pub(super) fn against_pair(
    event: &Event,
    number: RoundNumber,
    pair: (PlayerId, PlayerId),
) -> Against {
    if let Err(reason) = places(event, &field(event, number), number, pair) {
        return reason.alone();
    }
    match Round::new(event, number) {
        Some(round) => round.against(pair),
        None => Reason::NotPaired.alone(),
    }
}

impl Round<'_> {
    fn against(&self, pair: (PlayerId, PlayerId)) -> Against {
        let (higher, lower) = match places(self.event, &self.field, self.number, pair) {
            Ok(places) => places,
            Err(reason) => return reason.alone(),
        };
        if let Some(bye) = self.steps.bye.filter(|bye| *bye == higher || *bye == lower) {
            return Reason::HasTheBye(self.field.entrants[bye].id).alone();
        }
        let settled = [higher, lower].map(|place| self.settled(place));
        let [Some((one, made)), Some((other, _))] = settled else {
            return Reason::NotPaired.alone();
        };
        let group = &self.steps.groups[one.min(other)];
        let reason = if made == (higher, lower) {
            Reason::AsPaired
        } else {
            self.compare(group, higher, lower)
        };
        Against {
            bracket: Some(self.facts(group)),
            reason,
            within: None,
        }
    }

    /// First whether the upfloaters would be worse, then whether the pairs would.
    fn compare(&self, group: &Group, higher: usize, lower: usize) -> Reason {
        let floated = floated(self.event, &self.field, self.number);
        let floated = |place: usize| floated.contains(&place);
        let players = group.players();
        let at = |list: &[usize], place: usize| list.iter().position(|other| *other == place);
        let both_here = at(&players, higher).zip(at(&players, lower));
        if let Some(pair) = both_here {
            let weights = pairing_graph(&self.field, &players, group.top, &floated);
            return difference(weights, pair);
        }
        if group.free.len() > LARGEST {
            return Reason::TooLarge;
        }
        let Some(pair) = at(&group.free, higher).zip(at(&group.free, lower)) else {
            return Reason::NotPaired;
        };
        let weights = upfloater_graph(&self.field, &group.free, group.top, &floated);
        difference(weights, pair)
    }
}

/// The first criterion by which the best pairing with a pair in it is worse than the best of all.
fn difference((graph, layout): (Graph, Layout), (one, other): (usize, usize)) -> Reason {
    let active: Vec<usize> = (0..graph.size()).collect();
    let mut changed = graph.clone();
    for lower in 0..graph.size() {
        for higher in 0..lower {
            let asked = [one, other];
            let same = asked.contains(&higher) == asked.contains(&lower);
            if !same {
                changed.remove(higher, lower);
            }
        }
    }
    let made = graph.total(&graph.solve(&active));
    let instead = changed.total(&changed.solve(&active));
    let criteria = layout.len() - 1;
    let differs = (0..criteria).find(|place| made[*place] != instead[*place]);
    match differs.zip(layout.first_difference(&made, &instead)) {
        Some((_, Criterion::Completion)) => Reason::NoCompletePairing,
        Some((place, criterion)) => Reason::Criterion {
            criterion,
            made: made[place],
            instead: instead[place],
        },
        None => Reason::Order,
    }
}

pub(super) fn against_bye(event: &Event, number: RoundNumber, player: PlayerId) -> Against {
    let field = field(event, number);
    let Some(place) = place_of(&field, player) else {
        return Reason::NotThere(player).alone();
    };
    if field.len().is_multiple_of(2) {
        return Reason::NoByeNeeded.alone();
    }
    let entrant = &field.entrants[place];
    if !entrant.bye_allowed {
        return Reason::HadFreePoints(free_points(event, player, number)).alone();
    }
    let Some(Steps { bye: Some(bye), .. }) = steps(event, &field, number) else {
        return Reason::NotPaired.alone();
    };
    let made = &field.entrants[bye];
    let rest: Vec<usize> = (0..field.len()).filter(|other| *other != place).collect();
    let criterion = |criterion, made: i32, instead: i32| Reason::Criterion {
        criterion,
        made,
        instead,
    };
    let reason = if bye == place {
        Reason::AsPaired
    } else if complete(&field, &rest, Over::Nobody).is_none() {
        Reason::NoCompletePairing
    } else if entrant.score > made.score {
        Reason::LowerScore(made.score)
    } else if field.games(bye) != field.games(place) {
        criterion(Criterion::ByeMatches, field.games(bye), field.games(place))
    } else {
        criterion(
            Criterion::ByeNumber,
            i32::from(made.id.0),
            i32::from(entrant.id.0),
        )
    };
    reason.alone()
}
