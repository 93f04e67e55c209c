//! The players of one round as the pairing sees them.

use super::edition::Edition;
use super::preference::{Preference, Strength};
use crate::tournament::{ByeKind, Colour, Entry, Event, Player, PlayerId, Points, RoundNumber};

/// What a player's last rounds were (C.04.3 1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Float {
    /// Met a player with fewer points, or got points without playing.
    Down,
    /// Met a player with more points.
    Up,
    /// Neither.
    None,
}

/// A player who is to be paired.
#[derive(Clone, Debug)]
pub(super) struct Entrant {
    pub(super) id: PlayerId,
    /// With virtual points.
    pub(super) score: Points,
    /// Whether the number that decides about the first colour is odd (C.04.3 5.2.5).
    pub(super) odd: bool,
    pub(super) preference: Preference,
    /// The floats of the last round and of the one before.
    pub(super) floats: [Float; 2],
    /// The colours of the games played, first game first.
    pub(super) colours: Vec<Colour>,
    /// May get the bye (C2).
    pub(super) bye_allowed: bool,
    /// More than half of what could be had, and this is the last round (1.7).
    pub(super) topscorer: bool,
    /// Who may not be met, as places in the field, ascending (C1 and forbidden pairs).
    barred: Vec<u32>,
    /// The groups, such as clubs, of which no two may meet.
    groups: Vec<u32>,
}

/// All who are to be paired in a round, by score and number, and what all of them share.
pub(super) struct Field {
    pub(super) entrants: Vec<Entrant>,
    pub(super) initial_colour: Colour,
    /// The rounds that are over.
    pub(super) rounds_over: u16,
}

impl Field {
    /// The players of `round` who have no announced bye there, or who were paired there if the round is over.
    pub(super) fn new(event: &Event, round: RoundNumber, edition: Edition) -> Field {
        let over = round.0 - 1;
        let present = |player: &Player| player.entry(round).is_none_or(Entry::took_part);
        // Only those who take part in the pairing now or did before are counted for the number of 5.2.5.
        let counted = event.players.iter().filter(|(_, player)| {
            present(player)
                || (1..=over).any(|past| {
                    player
                        .entry(RoundNumber(past))
                        .is_some_and(Entry::took_part)
                })
        });
        let mut entrants: Vec<Entrant> = counted
            .enumerate()
            .filter(|(_, (_, player))| present(player))
            .map(|(place, (id, player))| Entrant {
                id: *id,
                score: score_before(event, *id, player, round),
                odd: place % 2 == 0,
                preference: Preference::of(&colours(player, over)),
                floats: [1, 2].map(|back| float(event, *id, player, round, back, edition)),
                colours: colours(player, over),
                bye_allowed: bye_allowed(event, player, over, edition),
                topscorer: false,
                barred: Vec::new(),
                groups: Vec::new(),
            })
            .collect();
        entrants.sort_by(|one, other| other.score.cmp(&one.score).then(one.id.cmp(&other.id)));
        if event.rounds.is_some_and(|rounds| round.0 >= rounds) {
            let possible = event.scoring.win.max(event.scoring.draw) * i32::from(over);
            for entrant in &mut entrants {
                entrant.topscorer = entrant.score * 2 > possible;
            }
        }
        bar(event, round, &mut entrants);
        let initial_colour = event.initial_colour.unwrap_or(Colour::White);
        Field {
            entrants,
            initial_colour,
            rounds_over: over,
        }
    }

    pub(super) fn len(&self) -> usize {
        self.entrants.len()
    }

    /// Whether two may meet: C1, forbidden pairs, and C3.
    pub(super) fn compatible(&self, one: usize, other: usize) -> bool {
        let (a, b) = (&self.entrants[one], &self.entrants[other]);
        let same_absolute = a.preference.strength == Strength::Absolute
            && b.preference.strength == Strength::Absolute
            && a.preference.colour == b.preference.colour;
        (!same_absolute || a.topscorer || b.topscorer) && !self.barred(one, other)
    }

    /// Whether two have met or are kept apart.
    pub(super) fn barred(&self, one: usize, other: usize) -> bool {
        let (a, b) = (&self.entrants[one], &self.entrants[other]);
        let apart = || a.groups.iter().any(|group| b.groups.contains(group));
        a.barred.binary_search(&(other as u32)).is_ok() || !a.groups.is_empty() && apart()
    }

    /// How many somebody may not meet, himself not counted.
    pub(super) fn barred_count(&self, entrant: usize) -> usize {
        if self.entrants[entrant].groups.is_empty() {
            return self.entrants[entrant].barred.len();
        }
        let others = (0..self.len()).filter(|other| *other != entrant);
        others.filter(|other| self.barred(entrant, *other)).count()
    }

    /// From now on one does not meet the other.
    pub(super) fn keep_apart(&mut self, one: usize, other: usize) {
        let barred = &mut self.entrants[one].barred;
        if let Err(place) = barred.binary_search(&(other as u32)) {
            barred.insert(place, other as u32);
        }
    }

    /// The score of a player, with virtual points.
    pub(super) fn score(&self, entrant: usize) -> Points {
        self.entrants[entrant].score
    }

    /// The games that a player has played.
    pub(super) fn games(&self, entrant: usize) -> i32 {
        self.entrants[entrant].colours.len() as i32
    }
}

fn score_before(event: &Event, id: PlayerId, player: &Player, round: RoundNumber) -> Points {
    event.score(player, round.0 - 1) + event.virtual_points(id, round)
}

fn colours(player: &Player, over: u16) -> Vec<Colour> {
    (1..=over)
        .filter_map(|round| player.entry(RoundNumber(round)).and_then(Entry::played))
        .map(|(_, c)| c)
        .collect()
}

/// C.04.3 1.4. A player who met somebody floats by the scores as they were when that round was paired.
fn float(
    event: &Event,
    id: PlayerId,
    player: &Player,
    round: RoundNumber,
    back: u16,
    edition: Edition,
) -> Float {
    let Some(past) = round
        .0
        .checked_sub(back)
        .filter(|past| *past > 0)
        .map(RoundNumber)
    else {
        return Float::None;
    };
    let entry = player.entry(past);
    let Some((opponent, _)) = entry.and_then(Entry::played) else {
        let more_than_a_loss = event.scoring.entry(entry) > event.scoring.loss;
        let down = match edition {
            Edition::Dutch2026 => more_than_a_loss || entry == Some(&Entry::Bye(ByeKind::Pairing)),
            Edition::Dutch2025 => more_than_a_loss,
            Edition::Dutch2017 => true,
        };
        return if down { Float::Down } else { Float::None };
    };
    let Some(other) = event.players.get(&opponent) else {
        return Float::None;
    };
    let ours = score_before(event, id, player, past);
    match ours.cmp(&score_before(event, opponent, other, past)) {
        std::cmp::Ordering::Greater => Float::Down,
        std::cmp::Ordering::Less => Float::Up,
        std::cmp::Ordering::Equal => Float::None,
    }
}

/// C.04.1 art. 4: no bye for who has had one, or as many points as a win in one round without playing.
fn bye_allowed(event: &Event, player: &Player, over: u16, edition: Edition) -> bool {
    !(1..=over).any(|round| {
        let entry = player.entry(RoundNumber(round));
        match (entry, edition) {
            (Some(Entry::Bye(ByeKind::Pairing)), _) => true,
            (Some(entry @ Entry::Paired { .. }), Edition::Dutch2017) => {
                entry.played().is_none() && event.scoring.entry(Some(entry)) >= event.scoring.win
            }
            (Some(Entry::Bye(_)), Edition::Dutch2017) | (None, _) => false,
            (Some(entry), Edition::Dutch2026 | Edition::Dutch2025) => {
                entry.played().is_none() && event.scoring.entry(Some(entry)) >= event.scoring.win
            }
        }
    })
}

/// Groups of up to so many players are kept as pairs, greater ones as groups: their pairs would be too many.
const PAIRS: usize = 8;

/// Fills in who may not meet whom: games played before, and forbidden pairs of this round.
fn bar(event: &Event, round: RoundNumber, entrants: &mut [Entrant]) {
    let highest = event
        .players
        .keys()
        .last()
        .map_or(0, |id| usize::from(id.0));
    let mut places = vec![None; highest + 1];
    for (place, entrant) in entrants.iter().enumerate() {
        places[usize::from(entrant.id.0)] = Some(place as u32);
    }
    let place = |id: PlayerId| places.get(usize::from(id.0)).copied().flatten();
    for entrant in entrants.iter_mut() {
        let Some(player) = event.players.get(&entrant.id) else {
            continue;
        };
        let met =
            (1..round.0).filter_map(|past| player.entry(RoundNumber(past)).and_then(Entry::played));
        entrant.barred = met.filter_map(|(opponent, _)| place(opponent)).collect();
    }
    for (number, forbidden) in event
        .forbidden
        .iter()
        .filter(|forbidden| forbidden.rounds.contains(&round))
        .enumerate()
    {
        let group: Vec<u32> = forbidden
            .players
            .iter()
            .filter_map(|id| place(*id))
            .collect();
        if group.len() > PAIRS {
            for one in &group {
                entrants[*one as usize].groups.push(number as u32);
            }
            continue;
        }
        for one in &group {
            entrants[*one as usize]
                .barred
                .extend(group.iter().filter(|other| *other != one));
        }
    }
    for entrant in entrants.iter_mut() {
        entrant.barred.sort_unstable();
        entrant.barred.dedup();
    }
}
