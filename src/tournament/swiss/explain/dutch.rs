//! The Dutch system, both editions: the bracket is worked out anew without the pair that was made.

use super::super::bracket::{Bracket, Paired};
use super::super::criteria::Bye;
use super::super::edition::Edition;
use super::super::edition_2017::{self, Below};
use super::super::entrant::Field;
use super::super::flow::{self, Step};
use super::super::layout::{Layout, ORDER};
use super::super::preference::allocate;
use super::{Against, BracketFacts, Reason, Side, Why, free_points, ids, place_of, places, side};
use crate::tournament::matching::Graph;
use crate::tournament::{Board, Colour, Event, PlayerId, RoundNumber};

/// Up to this number of players a bracket is worked out with all that is below it.
const LARGEST: usize = 300;

/// So many pairs of a larger bracket are worked out: those next to the players asked for.
const NEIGHBOURS: usize = 100;

/// A round with all its brackets.
struct Round<'a> {
    event: &'a Event,
    number: RoundNumber,
    field: Field,
    /// What is asked of the bye; the edition of 2017 has no such criterion.
    bye: Option<Bye>,
    steps: Vec<Step>,
}

impl<'a> Round<'a> {
    fn new(event: &'a Event, number: RoundNumber, edition: Edition) -> Option<Round<'a>> {
        let field = Field::new(event, number, edition);
        let (bye, steps) = match edition {
            Edition::Dutch2026 | Edition::Dutch2025 => {
                let (bye, steps) = flow::steps(&field)?;
                (Some(bye), steps)
            }
            Edition::Dutch2017 => (None, edition_2017::steps(&field)?),
        };
        Some(Round {
            event,
            number,
            field,
            bye,
            steps,
        })
    }

    fn bracket(&self, step: &Step) -> Bracket<'_> {
        Bracket {
            inside: step.inside,
            with_next: step.with_next,
            ..flow::bracket(&self.field, &step.moved_down, step.start)
        }
    }

    /// The step in which a player was paired, and his pair.
    fn settled(&self, place: usize) -> Option<(usize, (usize, usize))> {
        self.steps.iter().enumerate().find_map(|(number, step)| {
            let pair = pair_of(&step.paired, place)?;
            Some((number, (pair.0.min(pair.1), pair.0.max(pair.1))))
        })
    }

    fn bye_player(&self) -> Option<usize> {
        self.steps.last()?.paired.floaters.first().copied()
    }

    fn facts(&self, step: &Step) -> BracketFacts {
        let bracket = self.bracket(step);
        BracketFacts {
            score: bracket.resident_score(),
            moved_down: ids(&self.field, &step.moved_down),
            residents: ids(
                &self.field,
                &bracket.players[bracket.moved_down..bracket.inside],
            ),
            floaters: ids(&self.field, &step.paired.floaters),
            upfloaters: Vec::new(),
        }
    }
}

fn pair_of(paired: &Paired, place: usize) -> Option<(usize, usize)> {
    let mut pairs = paired.pairs.iter();
    pairs
        .find(|(one, other)| *one == place || *other == place)
        .copied()
}

pub(super) fn why(
    event: &Event,
    number: RoundNumber,
    edition: Edition,
    player: PlayerId,
) -> Option<Why> {
    let round = Round::new(event, number, edition)?;
    let (at, (higher, lower)) = round.settled(place_of(&round.field, player)?)?;
    let step = &round.steps[at];
    let (colour, colours) = allocate(&round.field, higher, lower);
    let (white, black) = if colour == Colour::White {
        (higher, lower)
    } else {
        (lower, higher)
    };
    let id = |place: usize| round.field.entrants[place].id;
    let obvious = obvious(&round, step, higher)
        .filter(|expected| *expected != lower)
        .map(|expected| {
            let pair = (id(higher), id(expected));
            (pair.0, pair.1, round.against(pair))
        });
    Some(Why {
        board: Board {
            white: id(white),
            black: id(black),
        },
        bracket: round.facts(step),
        white: side(&round.field, white),
        black: side(&round.field, black),
        colours,
        obvious,
    })
}

/// Whom a player would meet if nothing but the order counted: the moved-down meet the first residents, then the first half
/// of the others meets the second.
fn obvious(round: &Round<'_>, step: &Step, player: usize) -> Option<usize> {
    let bracket = round.bracket(step);
    let inside = &bracket.players[..bracket.inside];
    let at = inside.iter().position(|place| *place == player)?;
    let from_above: Vec<usize> = (0..bracket.moved_down)
        .filter(|place| pair_of(&step.paired, inside[*place]).is_some())
        .collect();
    if let Some(rank) = from_above.iter().position(|place| *place == at) {
        return inside.get(bracket.moved_down + rank).copied();
    }
    let rest = bracket.moved_down + from_above.len();
    let pairs = step.paired.pairs.len().checked_sub(from_above.len())?;
    let rank = at.checked_sub(rest).filter(|rank| *rank < pairs)?;
    inside.get(rest + pairs + rank).copied()
}

pub(super) fn why_bye(
    event: &Event,
    number: RoundNumber,
    edition: Edition,
) -> Option<(BracketFacts, Side)> {
    let round = Round::new(event, number, edition)?;
    let bye = round.bye_player()?;
    let mut steps = round.steps.iter();
    let step = steps.find(|step| step.paired.floaters.contains(&bye))?;
    Some((round.facts(step), side(&round.field, bye)))
}

pub(super) fn against_pair(
    event: &Event,
    number: RoundNumber,
    edition: Edition,
    pair: (PlayerId, PlayerId),
) -> Against {
    // What is forbidden needs no pairing.
    let field = Field::new(event, number, edition);
    if let Err(reason) = places(event, &field, number, pair) {
        return reason.alone();
    }
    match Round::new(event, number, edition) {
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
        // The first bracket in which one of them was paired.
        let settled = [higher, lower].map(|place| self.settled(place));
        let at = match settled {
            [Some((one, _)), Some((other, _))] => one.min(other),
            [Some((at, _)), None] | [None, Some((at, _))] => at,
            [None, None] => return Reason::NotPaired.alone(),
        };
        let step = &self.steps[at];
        let facts = Some(self.facts(step));
        if settled[0].is_some_and(|(_, pair)| pair == (higher, lower)) {
            return Against {
                bracket: facts,
                reason: Reason::AsPaired,
                within: None,
            };
        }
        let bracket = self.bracket(step);
        let inside = &bracket.players[..bracket.inside];
        let here = |place: usize| inside.contains(&place);
        let (reason, within) = match (here(higher), here(lower)) {
            (true, true) => self.compare(at, &[higher, lower], |one, other, _| {
                (one == higher || one == lower) == (other == higher || other == lower)
            }),
            // The one who is in this bracket would have to float.
            (true, false) | (false, true) => {
                let floats = if here(higher) { higher } else { lower };
                self.compare(at, &[floats], |one, other, is_inside| {
                    !is_inside || (one != floats && other != floats)
                })
            }
            (false, false) => (Reason::NotPaired, None),
        };
        Against {
            bracket: facts,
            reason,
            within,
        }
    }

    /// Compares the best pairing of a bracket with the best that has only the pairs for which `keep` holds.
    ///
    /// `keep` gets places of the field, the higher first, and whether the pair is one of the bracket.
    fn compare(
        &self,
        at: usize,
        asked: &[usize],
        keep: impl Fn(usize, usize, bool) -> bool,
    ) -> (Reason, Option<usize>) {
        let step = &self.steps[at];
        let whole = self.bracket(step);
        if self.size(step, &whole) <= LARGEST {
            let weights = self.weights(step, &whole, self.bye);
            return (difference(&whole, weights, keep), None);
        }
        match self.neighbourhood(at, &whole, asked) {
            Some((part, bye)) => {
                let weights = self.weights(step, &part, self.bye.map(|_| bye));
                (difference(&part, weights, keep), Some(part.len()))
            }
            None => (Reason::TooLarge, None),
        }
    }

    /// How many players take part in the weights of a bracket.
    fn size(&self, step: &Step, bracket: &Bracket<'_>) -> usize {
        let everybody = match (self.bye, step.below) {
            (Some(bye), _) => flow::scope(bracket, bye) == super::super::criteria::Scope::Everybody,
            (None, below) => below == Some(Below::Completion),
        };
        if everybody {
            bracket.len()
        } else {
            bracket.with_next
        }
    }

    fn weights(&self, step: &Step, bracket: &Bracket<'_>, bye: Option<Bye>) -> (Graph, Layout) {
        match bye {
            Some(bye) => flow::weights(bracket, bye, flow::scope(bracket, bye)),
            None => {
                let complete = bracket.with_next == bracket.inside;
                let below = step
                    .below
                    .filter(|_| !complete)
                    .unwrap_or(Below::Completion);
                edition_2017::graph(bracket, below)
            }
        }
    }

    /// A part of a bracket that was paired within itself: the pairs next to the players asked for, the floaters, and those
    /// of the next scoregroup whom the floaters meet, with their neighbours. None if it cannot be cut out.
    fn neighbourhood(
        &self,
        at: usize,
        whole: &Bracket<'_>,
        asked: &[usize],
    ) -> Option<(Bracket<'_>, Bye)> {
        let step = &self.steps[at];
        let mut pairs = step.paired.pairs.clone();
        let near = |(one, other): &(usize, usize)| {
            let distance = |place: usize| {
                asked
                    .iter()
                    .map(|asked| place.abs_diff(*asked))
                    .min()
                    .unwrap_or(0)
            };
            distance(*one).min(distance(*other))
        };
        pairs.sort_by_key(near);
        pairs.truncate(NEIGHBOURS);
        let mut players: Vec<usize> = pairs
            .iter()
            .flat_map(|(one, other)| [*one, *other])
            .collect();
        players.extend(&step.paired.floaters);
        players.sort_unstable();
        let inside = players.len();
        let is_moved = |place: &usize| step.moved_down.contains(place);
        let moved_down = players.iter().filter(|place| is_moved(place)).count();
        let mut bye = Bye::NotNeeded;
        let mut below: Vec<usize> = Vec::new();
        for floater in &step.paired.floaters {
            match self
                .steps
                .get(at + 1)
                .and_then(|next| pair_of(&next.paired, *floater))
            {
                Some((one, other)) => below.push(if one == *floater { other } else { one }),
                None if self.bye_player() == Some(*floater) && whole.inside == whole.len() => {
                    bye = self.bye.unwrap_or(Bye::NotNeeded);
                }
                None => return None,
            }
        }
        if let Some(next) = self.steps.get(at + 1) {
            let among = next.paired.pairs.iter().take(NEIGHBOURS / 2);
            let others = among.filter(|(one, other)| {
                !step.paired.floaters.contains(one) && !step.paired.floaters.contains(other)
            });
            below.extend(others.flat_map(|(one, other)| [*one, *other]));
        }
        below.sort_unstable();
        // Of the collapsed bracket of 2017 nothing is below; elsewhere only the next scoregroup is cut out.
        if below
            .iter()
            .any(|place| is_moved(place) || *place < step.start)
        {
            return None;
        }
        let with_next = inside + below.len();
        players.extend(below);
        let part = Bracket {
            field: &self.field,
            players,
            moved_down,
            inside,
            with_next,
        };
        Some((part, bye))
    }
}

/// The first criterion by which the best pairing that keeps to `keep` is worse than the best of all.
fn difference(
    bracket: &Bracket<'_>,
    (graph, layout): (Graph, Layout),
    keep: impl Fn(usize, usize, bool) -> bool,
) -> Reason {
    let active: Vec<usize> = (0..graph.size()).collect();
    let mut other = graph.clone();
    for lower in 0..graph.size() {
        for higher in 0..lower {
            let (one, two) = (bracket.players[higher], bracket.players[lower]);
            if !keep(one, two, lower < bracket.inside) {
                other.remove(higher, lower);
            }
        }
    }
    let made = graph.total(&graph.solve(&active));
    let instead = other.total(&other.solve(&active));
    let criteria = layout.len() - ORDER;
    let differs = (0..criteria).find(|place| made[*place] != instead[*place]);
    match differs.zip(layout.first_difference(&made, &instead)) {
        Some((place, criterion)) => Reason::Criterion {
            criterion,
            made: made[place],
            instead: instead[place],
        },
        None => Reason::Order,
    }
}

pub(super) fn against_bye(
    event: &Event,
    number: RoundNumber,
    edition: Edition,
    player: PlayerId,
) -> Against {
    let field = Field::new(event, number, edition);
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
    let Some(round) = Round::new(event, number, edition) else {
        return Reason::NotPaired.alone();
    };
    if let Some(Bye::At(score)) = round.bye
        && entrant.score > score
    {
        return Reason::LowerScore(score).alone();
    }
    if matches!(round.bye, Some(Bye::At(score)) if entrant.score < score) {
        return Reason::NoCompletePairing.alone();
    }
    if round.bye_player() == Some(place) {
        return Reason::AsPaired.alone();
    }
    let Some((at, _)) = round.settled(place) else {
        return Reason::NotPaired.alone();
    };
    // In the last bracket he would stay over; in 2017 he floats first from a higher one.
    let stays = at + 1 == round.steps.len() || round.bye.is_some();
    let (reason, within) = round.compare(at, &[place], |one, other, is_inside| {
        (one != place && other != place) || (!stays && !is_inside)
    });
    Against {
        bracket: Some(round.facts(&round.steps[at])),
        reason,
        within,
    }
}
