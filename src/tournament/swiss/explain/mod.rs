//! Why a pairing is as it is: facts, without sentences.

mod double;
mod dutch;

use super::entrant::{Field, Float};
use super::layout::Criterion;
use super::preference::{ColourRule, Preference};
use crate::tournament::{
    Board, ByeKind, Colour, Entry, Event, PlayerId, Points, RoundNumber, System,
};

/// One player of a board as the pairing saw him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// The player.
    pub player: PlayerId,
    /// The score, with virtual points.
    pub score: Points,
    /// The colours of the games played, of matches those of the first games; forfeits do not count.
    pub colours: Vec<Colour>,
    /// The colour wanted; Double-Swiss knows no wishes.
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

/// The bracket in which a decision was made; of Double-Swiss the scoregroup with its upfloaters.
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
    /// Who was moved up into it (Double-Swiss).
    pub upfloaters: Vec<PlayerId>,
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
    /// The opponent whom one would expect for the higher ranked, and what speaks against him; none if it is this one.
    pub obvious: Option<(PlayerId, PlayerId, Against)>,
}

/// What speaks against a pair or a bye that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Against {
    /// The bracket that decided, where one did.
    pub bracket: Option<BracketFacts>,
    /// The reason.
    pub reason: Reason,
    /// In a great bracket the other pairing is looked for among so many players only; the boards of all others stay as they
    /// are.
    pub within: Option<usize>,
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
    /// One of them has the bye.
    HasTheBye(PlayerId),
    /// The bye can go to a player with a lower score (C5; in Double-Swiss 3.4).
    LowerScore(Points),
    /// The others could not all be paired (C4; in Double-Swiss C3).
    NoCompletePairing,
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
    /// There is no pairing of this round, or the system is not one that is explained.
    NotPaired,
}

impl Reason {
    /// The article that says so, in the regulation of a system.
    pub const fn article(self, system: System) -> &'static str {
        use super::Edition;
        let old = matches!(system, System::Dutch(Edition::Dutch2017));
        let double = matches!(system, System::DoubleSwiss);
        match self {
            Reason::Met(_) if old => "C.1",
            Reason::Met(_) => "C1",
            Reason::HadFreePoints(_) if old => "C.2",
            Reason::HadFreePoints(_) => "C2",
            Reason::SameColour(_) if old => "C.3",
            Reason::SameColour(_) => "C3",
            Reason::LowerScore(_) if double => "3.4",
            Reason::LowerScore(_) => "C5",
            Reason::NoCompletePairing if double => "C3",
            Reason::NoCompletePairing if old => "C.4",
            Reason::NoCompletePairing => "C4",
            Reason::Criterion { criterion, .. } => criterion.article(system),
            Reason::Order => Criterion::Order.article(system),
            _ => "",
        }
    }

    fn alone(self) -> Against {
        Against {
            bracket: None,
            reason: self,
            within: None,
        }
    }
}

/// Why `player` meets whom he meets in the pairing that the engine makes for a round; none if he is not on a board.
pub fn why(
    event: &Event,
    round: RoundNumber,
    system: impl Into<System>,
    player: PlayerId,
) -> Option<Why> {
    match system.into() {
        System::Dutch(edition) => dutch::why(event, round, edition, player),
        System::DoubleSwiss => double::why(event, round, player),
        _ => None,
    }
}

/// The bracket that left the bye, and the player who got it; none if nobody did. In Double-Swiss the bye is given first and
/// the bracket is the scoregroup of the player.
pub fn why_bye(
    event: &Event,
    round: RoundNumber,
    system: impl Into<System>,
) -> Option<(BracketFacts, Side)> {
    match system.into() {
        System::Dutch(edition) => dutch::why_bye(event, round, edition),
        System::DoubleSwiss => double::why_bye(event, round),
        _ => None,
    }
}

/// What speaks against pairing two players who are not paired.
pub fn against_pair(
    event: &Event,
    round: RoundNumber,
    system: impl Into<System>,
    one: PlayerId,
    other: PlayerId,
) -> Against {
    match system.into() {
        System::Dutch(edition) => dutch::against_pair(event, round, edition, (one, other)),
        System::DoubleSwiss => double::against_pair(event, round, (one, other)),
        _ => Reason::NotPaired.alone(),
    }
}

/// What speaks against giving the bye to a player who does not get it.
pub fn against_bye(
    event: &Event,
    round: RoundNumber,
    system: impl Into<System>,
    player: PlayerId,
) -> Against {
    match system.into() {
        System::Dutch(edition) => dutch::against_bye(event, round, edition, player),
        System::DoubleSwiss => double::against_bye(event, round, player),
        _ => Reason::NotPaired.alone(),
    }
}

/// The places of two players in the field, the higher ranked first.
fn places(
    event: &Event,
    field: &Field,
    round: RoundNumber,
    (one, other): (PlayerId, PlayerId),
) -> Result<(usize, usize), Reason> {
    use super::preference::Strength;
    let first = place_of(field, one).ok_or(Reason::NotThere(one))?;
    let second = place_of(field, other).ok_or(Reason::NotThere(other))?;
    if field.compatible(first, second) {
        return Ok((first.min(second), first.max(second)));
    }
    let (a, b) = (&field.entrants[first], &field.entrants[second]);
    let met = (1..round.0).map(RoundNumber).find(|past| {
        let player = event.players.get(&a.id);
        let entry = player.and_then(|player| player.entry(*past));
        entry
            .and_then(Entry::played)
            .is_some_and(|(opponent, _)| opponent == b.id)
    });
    Err(
        match (met, field.barred(first, second), a.preference.colour) {
            (Some(past), _, _) => Reason::Met(past),
            (None, false, Some(colour)) if a.preference.strength == Strength::Absolute => {
                Reason::SameColour(colour)
            }
            _ => Reason::Forbidden,
        },
    )
}

/// The round in which a player had a bye, or a win's points without playing.
fn free_points(event: &Event, player: PlayerId, round: RoundNumber) -> RoundNumber {
    let past = event.players.get(&player).and_then(|player| {
        (1..round.0).map(RoundNumber).find(|past| {
            let entry = player.entry(*past);
            let pairing_bye = matches!(entry, Some(Entry::Bye(ByeKind::Pairing)));
            let unplayed = entry.is_some_and(|entry| entry.played().is_none());
            pairing_bye || unplayed && event.scoring.entry(entry) >= event.scoring.win
        })
    });
    past.unwrap_or(round)
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

/// The players at some places of the field.
fn ids(field: &Field, places: &[usize]) -> Vec<PlayerId> {
    places
        .iter()
        .map(|place| field.entrants[*place].id)
        .collect()
}
