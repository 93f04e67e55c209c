//! Swiss systems: FIDE Dutch (C.04.3), editions 2026 and 2017, and Double-Swiss (C.04.5).

mod bracket;
mod completion;
mod criteria;
mod double;
mod edition;
mod edition_2017;
mod entrant;
mod explain;
mod flow;
mod layout;
mod outlook;
mod preference;
mod quick;
mod select;
mod witness;

pub use double::{match_scoring, pair_double_round};
pub use edition::Edition;
pub use entrant::Float;
pub use explain::{
    Against, BracketFacts, Reason, Side, Why, against_bye, against_pair, why, why_bye,
};
pub use layout::Criterion;
pub use preference::{ColourRule, Preference, Strength};

pub(super) use outlook::Outlook;

use entrant::Field;

use super::event::Event;
use super::pairing::{Board, Pairing, PairingError, sort_boards};
use super::player::RoundNumber;
use super::result::Colour;

/// Pairs the round behind the last one that was paired.
///
/// Players with an announced bye for the round are left out.
pub fn pair_next(event: &Event, edition: Edition) -> Result<Pairing, PairingError> {
    pair_round(event, RoundNumber(event.rounds_paired() + 1), edition)
}

/// Pairs a round from what is recorded of the rounds before it.
///
/// If the round has been paired, those are paired who took part in it: so the past can be checked.
pub fn pair_round(
    event: &Event,
    round: RoundNumber,
    edition: Edition,
) -> Result<Pairing, PairingError> {
    if round.0 == 0 || event.rounds.is_some_and(|rounds| round.0 > rounds) {
        return Err(PairingError::NoMoreRounds(round));
    }
    let field = Field::new(event, round, edition);
    if field.len() == 0 {
        return Err(PairingError::NoPlayers);
    }
    let pairs = match edition {
        Edition::Dutch2026 | Edition::Dutch2025 => flow::pair_round(&field),
        Edition::Dutch2017 => edition_2017::pair_round(&field),
    };
    let pairs = pairs.ok_or_else(|| no_legal_pairing(&field))?;
    let id = |place: usize| field.entrants[place].id;
    let mut boards: Vec<Board> = pairs
        .pairs
        .iter()
        .map(|(higher, lower)| {
            // Places in the field are in the order of score and number (1.8).
            let (higher, lower) = (*higher.min(lower), *higher.max(lower));
            match preference::allocate(&field, higher, lower).0 {
                Colour::White => Board {
                    white: id(higher),
                    black: id(lower),
                },
                Colour::Black => Board {
                    white: id(lower),
                    black: id(higher),
                },
            }
        })
        .collect();
    sort_boards(&mut boards, event, round.0 - 1);
    Ok(Pairing {
        boards,
        bye: pairs.bye.map(id),
    })
}

/// The facts that show why nothing can be done: those with the fewest opponents left.
fn no_legal_pairing(field: &Field) -> PairingError {
    let free = |place: usize| {
        (0..field.len())
            .filter(|other| *other != place && field.compatible(place, *other))
            .count()
    };
    let mut counts: Vec<_> = (0..field.len())
        .map(|place| (field.entrants[place].id, free(place)))
        .collect();
    counts.sort_by_key(|(id, count)| (*count, *id));
    counts.truncate(5);
    PairingError::NoLegalPairing {
        players: field.len(),
        free: counts,
        nobody_for_the_bye: field.len() % 2 == 1
            && !field.entrants.iter().any(|entrant| entrant.bye_allowed),
    }
}
