//! What speaks against a pairing made by hand.

use std::collections::BTreeMap;

use super::event::Event;
use super::pairing::Pairing;
use super::player::{Player, PlayerId, RoundNumber};
use super::result::{ByeKind, Colour, Entry};
use super::swiss::Preference;

/// A rule that a pairing does not keep. The arbiter may decide so; he should know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objection {
    /// They have met (C.04.1 art. 2).
    Met(PlayerId, PlayerId, RoundNumber),
    /// They are kept apart by the event.
    Forbidden(PlayerId, PlayerId),
    /// He has had a bye, or a win's points without playing (C.04.1 art. 4).
    SecondBye(PlayerId, RoundNumber),
    /// The same colour three times running (C.04.1 art. 7).
    ThirdColour(PlayerId, Colour),
    /// More than two games more with one colour (C.04.1 art. 6).
    ColourDifference(PlayerId, i16),
    /// He has an announced bye in this round.
    Absent(PlayerId),
    /// He is not in the event.
    Unknown(PlayerId),
    /// He is paired more than once.
    Twice(PlayerId),
    /// He is there and not paired.
    LeftOut(PlayerId),
}

/// All that speaks against a pairing of a round.
pub fn objections(event: &Event, round: RoundNumber, pairing: &Pairing) -> Vec<Objection> {
    let mut objections = Vec::new();
    let mut times: BTreeMap<PlayerId, usize> = BTreeMap::new();
    let colours = pairing
        .boards
        .iter()
        .flat_map(|board| [(board.white, Colour::White), (board.black, Colour::Black)]);
    for (id, colour) in colours
        .map(|(id, colour)| (id, Some(colour)))
        .chain(pairing.bye.map(|bye| (bye, None)))
    {
        *times.entry(id).or_default() += 1;
        match (event.players.get(&id), colour) {
            (None, _) => objections.push(Objection::Unknown(id)),
            (Some(player), Some(colour)) => {
                objections.extend(against_colour(id, player, round, colour))
            }
            (Some(player), None) => {
                let had = (1..round.0)
                    .map(RoundNumber)
                    .find(|past| is_free_win(event, player.entry(*past)));
                objections.extend(had.map(|past| Objection::SecondBye(id, past)));
            }
        }
    }
    for board in &pairing.boards {
        let (one, other) = (board.white, board.black);
        let met = (1..round.0).map(RoundNumber).find(|past| {
            let entry = event
                .players
                .get(&one)
                .and_then(|player| player.entry(*past));
            entry
                .and_then(Entry::played)
                .is_some_and(|(opponent, _)| opponent == other)
        });
        objections.extend(met.map(|past| Objection::Met(one, other, past)));
        let apart = event.forbidden.iter().any(|forbidden| {
            forbidden.rounds.contains(&round)
                && forbidden.players.contains(&one)
                && forbidden.players.contains(&other)
        });
        objections.extend(apart.then_some(Objection::Forbidden(one, other)));
    }
    for (id, player) in &event.players {
        let there = player.entry(round).is_none_or(Entry::took_part);
        match (times.get(id).copied().unwrap_or(0), there) {
            (0, true) => objections.push(Objection::LeftOut(*id)),
            (1.., false) => objections.push(Objection::Absent(*id)),
            (2.., _) => objections.push(Objection::Twice(*id)),
            _ => {}
        }
    }
    objections
}

fn against_colour(
    id: PlayerId,
    player: &Player,
    round: RoundNumber,
    colour: Colour,
) -> Option<Objection> {
    let past =
        (1..round.0).filter_map(|past| player.entry(RoundNumber(past)).and_then(Entry::played));
    let colours: Vec<Colour> = past.map(|(_, colour)| colour).collect();
    let wish = Preference::of(&colours);
    let difference = wish.difference + if colour == Colour::White { 1 } else { -1 };
    if wish.repeated == Some(colour) {
        Some(Objection::ThirdColour(id, colour))
    } else {
        (difference.abs() > 2).then_some(Objection::ColourDifference(id, difference))
    }
}

fn is_free_win(event: &Event, entry: Option<&Entry>) -> bool {
    let unplayed = entry.is_some_and(|entry| entry.played().is_none());
    entry == Some(&Entry::Bye(ByeKind::Pairing))
        || unplayed && event.scoring.entry(entry) >= event.scoring.win
}
