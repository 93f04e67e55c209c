//! The whole event as values: what `export json` writes and `import json` reads.

use serde::{Deserialize, Serialize};

use super::content::Attached;
use super::error::StoreError;
use super::rows::{
    AbsenceRow, AttachmentRow, BanRow, ByeRow, CategoryRow, EventRow, GameRow, HandoverRow,
    IncidentRow, LateRow, MemberRow, OpeningRow, PairingRow, PlayerRow, RoundRow, RulingRow,
    SeatRow, SectionRow, SheetRow, TeamRow,
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
    /// Incidents.
    #[serde(default)]
    pub incidents: Vec<IncidentRow>,
    /// Rulings.
    #[serde(default)]
    pub rulings: Vec<RulingRow>,
    /// Attached files.
    #[serde(default)]
    pub attachments: Vec<Attached>,
    /// Papers received.
    #[serde(default)]
    pub handovers: Vec<HandoverRow>,
    /// Who came late.
    #[serde(default)]
    pub late: Vec<LateRow>,
    /// Own tables of openings.
    #[serde(default)]
    pub openings: Vec<OpeningRow>,
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
            incidents: self.all()?,
            rulings: self.all()?,
            attachments: self.attached()?,
            handovers: self.all()?,
            late: self.all()?,
            openings: self.all()?,
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
        self.delete_all::<BanRow>()?;
        self.delete_all::<TeamRow>()?;
        self.delete_all::<CategoryRow>()?;
        self.delete_all::<SectionRow>()?;
        self.delete_all::<EventRow>()?;
        self.delete_all::<OpeningRow>()?;
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
        self.insert_all(dump.sheets)?;
        self.insert_all(dump.incidents)?;
        self.insert_all(dump.rulings)?;
        self.attach_all(dump.attachments)?;
        self.insert_all(dump.handovers)?;
        self.insert_all(dump.late)?;
        self.insert_all(dump.openings)
    }

    /// Takes away all that belongs to a game, then its seats and the game itself.
    ///
    /// # Errors
    /// Those of the file.
    pub fn remove_game(&self, game: &super::Game) -> Result<(), StoreError> {
        self.delete_of::<SheetRow>(game.row.id)?;
        self.delete_of::<IncidentRow>(game.row.id)?;
        self.delete_of::<RulingRow>(game.row.id)?;
        self.delete_of::<AttachmentRow>(game.row.id)?;
        self.delete_of::<HandoverRow>(game.row.id)?;
        self.delete_of::<LateRow>(game.row.id)?;
        game.seats.iter().try_for_each(|seat| self.delete(seat))?;
        self.delete(&game.row)
    }

    fn delete_of<R: super::Row>(&self, game: i64) -> Result<(), StoreError> {
        self.of::<R>("game", game)?
            .iter()
            .try_for_each(|row| self.delete(row))
    }

    fn delete_all<R: super::Row>(&self) -> Result<(), StoreError> {
        self.all::<R>()?.iter().try_for_each(|row| self.delete(row))
    }

    fn insert_all<R: super::Row>(&self, rows: Vec<R>) -> Result<(), StoreError> {
        rows.into_iter()
            .try_for_each(|mut row| self.insert(&mut row))
    }
}
