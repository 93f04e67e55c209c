//! The whole event as values: what `export json` writes and `import json` reads.

use serde::{Deserialize, Serialize};

use super::error::StoreError;
use super::rows::{
    AbsenceRow, BanRow, ByeRow, CategoryRow, EventRow, GameRow, MemberRow, PairingRow, PlayerRow,
    RoundRow, SeatRow, SectionRow, SheetRow, TeamRow,
};
use super::{Edit, View};

/// All rows of an event without its journal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dump {
    /// The number of the format: 1.
    pub format: u32,
    /// The event.
    pub event: Vec<EventRow>,
    /// The sections.
    pub sections: Vec<SectionRow>,
    /// The teams.
    pub teams: Vec<TeamRow>,
    /// The categories.
    pub categories: Vec<CategoryRow>,
    /// The players.
    pub players: Vec<PlayerRow>,
    /// Who is in which category.
    pub members: Vec<MemberRow>,
    /// Announced absences.
    pub absences: Vec<AbsenceRow>,
    /// Forbidden pairs.
    pub bans: Vec<BanRow>,
    /// The rounds.
    pub rounds: Vec<RoundRow>,
    /// The matches.
    pub pairings: Vec<PairingRow>,
    /// Rounds without an opponent.
    pub byes: Vec<ByeRow>,
    /// The games.
    pub games: Vec<GameRow>,
    /// Who sat where, and the results.
    pub seats: Vec<SeatRow>,
    /// The records handed in.
    pub sheets: Vec<SheetRow>,
}

/// Whether dates of birth are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Births {
    /// They are.
    Told,
    /// They are left out.
    LeftOut,
}

impl View<'_> {
    /// The whole event.
    ///
    /// # Errors
    /// Those of the file.
    pub fn dump(&self, births: Births) -> Result<Dump, StoreError> {
        let mut dump = Dump {
            format: 1,
            event: self.all()?,
            sections: self.all()?,
            teams: self.all()?,
            categories: self.all()?,
            players: self.all()?,
            members: self.all()?,
            absences: self.all()?,
            bans: self.all()?,
            rounds: self.all()?,
            pairings: self.all()?,
            byes: self.all()?,
            games: self.all()?,
            seats: self.all()?,
            sheets: self.all()?,
        };
        if births == Births::LeftOut {
            dump.players
                .iter_mut()
                .for_each(|player| player.birth = None);
        }
        Ok(dump)
    }
}

impl Edit<'_> {
    /// Puts a whole event in the place of one that has no players and no rounds.
    ///
    /// # Errors
    /// Rows that do not fit each other, and those of the file.
    pub fn load(&self, dump: Dump) -> Result<(), StoreError> {
        self.view
            .connection
            .execute_batch("PRAGMA defer_foreign_keys = ON")?;
        for row in self.all::<BanRow>()? {
            self.delete(&row)?;
        }
        for row in self.all::<TeamRow>()? {
            self.delete(&row)?;
        }
        for row in self.all::<CategoryRow>()? {
            self.delete(&row)?;
        }
        for row in self.all::<SectionRow>()? {
            self.delete(&row)?;
        }
        for row in self.all::<EventRow>()? {
            self.delete(&row)?;
        }
        self.insert_all(dump.event)?;
        self.insert_all(dump.sections)?;
        self.insert_all(dump.teams)?;
        self.insert_all(dump.categories)?;
        self.insert_all(dump.players)?;
        self.insert_all(dump.members)?;
        self.insert_all(dump.absences)?;
        self.insert_all(dump.bans)?;
        self.insert_all(dump.rounds)?;
        self.insert_all(dump.pairings)?;
        self.insert_all(dump.byes)?;
        self.insert_all(dump.games)?;
        self.insert_all(dump.seats)?;
        self.insert_all(dump.sheets)
    }

    fn insert_all<R: super::Row>(&self, rows: Vec<R>) -> Result<(), StoreError> {
        rows.into_iter()
            .try_for_each(|mut row| self.insert(&mut row))
    }
}
