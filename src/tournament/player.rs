//! The people of an event.

use std::fmt;

use super::result::Entry;

/// A player's pairing number (TPN), counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlayerId(pub u16);

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A round, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RoundNumber(pub u16);

impl RoundNumber {
    /// The round that stands at this place, from 0, of a list.
    pub fn at(index: usize) -> RoundNumber {
        RoundNumber(u16::try_from(index + 1).unwrap_or(u16::MAX))
    }

    /// The place of the round, from 0, in a list.
    pub fn index(self) -> usize {
        usize::from(self.0).saturating_sub(1)
    }
}

impl fmt::Display for RoundNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One player of an event with what happened to him in each round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The name as it is printed.
    pub name: String,
    /// `m` or `w`, as in TRF.
    pub sex: Option<char>,
    /// The title, for example `GMI`.
    pub title: String,
    /// The rating; none for the unrated.
    pub rating: Option<u16>,
    /// The federation, three letters.
    pub federation: String,
    /// The club or team, for pairings that are forbidden by it.
    pub club: String,
    /// The number in the federation's list.
    pub federation_id: String,
    /// The date of birth as it was given.
    pub birth: String,
    /// One entry a round, from round 1. Rounds behind the end are not known yet, or missed if they are over.
    pub entries: Vec<Option<Entry>>,
}

impl Player {
    /// The entry of a round, if one is known.
    pub fn entry(&self, round: RoundNumber) -> Option<&Entry> {
        self.entries.get(round.index()).and_then(Option::as_ref)
    }

    /// Writes the entry of a round.
    pub fn set_entry(&mut self, round: RoundNumber, entry: Entry) {
        if self.entries.len() <= round.index() {
            self.entries.resize(round.index() + 1, None);
        }
        self.entries[round.index()] = Some(entry);
    }
}
