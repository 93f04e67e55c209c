//! One event is one file: SQLite with numbered migrations, a journal of every command, and the way back.
//!
//! The store keeps, it does not judge. One command is one transaction and one entry of the journal; what has been
//! acknowledged is on the disk (rollback journal, synchronous writes).
//!
//! ```text
//! Store::open -transact-> View reads, Edit writes -> rows -> Section -event-> tournament::Event
//! ```

mod check;
mod content;
mod dump;
mod error;
mod facts;
mod file;
mod journal;
mod row;
mod rows;
mod section;
mod state;
mod tables;

use std::path::Path;

use rusqlite::{Connection, Transaction, TransactionBehavior, params_from_iter};

pub use check::Fault;
pub use content::{Attached, Bytes, hash};
pub use dump::{Births, Dump};
pub use error::StoreError;
pub use journal::{Change, Entry, Stamp};
pub use row::Row;
pub use rows::*;
pub use section::{Game, Match, Round, Section, result_from_word, result_word};
pub use state::{bye_from_word, bye_word, colour_from_word, colour_word};
pub use tables::{are_places, place_from_word, place_word};

/// An event file.
#[derive(Debug)]
pub struct Store {
    connection: Connection,
    /// The entry of the last work that was kept.
    entry: Option<i64>,
    /// Changes when another connection writes, and only then.
    seen: i64,
}

/// Whether the work of a command is to stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// It is kept.
    Commit,
    /// It is only tried out.
    TryOut,
}

impl Store {
    /// Makes a new event file.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if there is a file of this name; it is left alone.
    pub fn create(path: &Path) -> Result<Store, StoreError> {
        Store::of(file::create(path)?)
    }

    /// Opens an event file. An older one is upgraded after a copy `NAME.huff.vN` was made.
    ///
    /// # Errors
    /// A file that is missing, no event, or written by a newer program.
    pub fn open(path: &Path) -> Result<Store, StoreError> {
        Store::of(file::open(path)?)
    }

    fn of(connection: Connection) -> Result<Store, StoreError> {
        Ok(Store {
            seen: file::changes_of_others(&connection)?,
            connection,
            entry: None,
        })
    }

    /// Whether somebody else has changed the event since it was opened or this was asked last.
    ///
    /// # Errors
    /// Those of the file.
    pub fn is_changed_by_others(&mut self) -> Result<bool, StoreError> {
        let before = self.seen;
        self.seen = file::changes_of_others(&self.connection)?;
        Ok(self.seen != before)
    }

    /// Reads: everything that `look` asks is of one moment.
    ///
    /// # Errors
    /// Those of `look` and of the file.
    pub fn look<T, E: From<StoreError>>(
        &mut self,
        look: impl FnOnce(&View<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let transaction = self.connection.transaction().map_err(StoreError::from)?;
        look(&View {
            connection: &transaction,
        })
    }

    /// Does the work of one command: one transaction and one entry of the journal. Work that fails or changes nothing
    /// leaves no trace. When this returns the work is on the disk.
    ///
    /// # Errors
    /// Those of `work` and of the file.
    pub fn transact<T, E: From<StoreError>>(
        &mut self,
        stamp: &Stamp,
        keep: Keep,
        work: impl FnOnce(&Edit<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let transaction = self.immediate()?;
        let entry = journal::begin(&transaction, stamp, None)?;
        let answer = work(&Edit {
            view: View {
                connection: &transaction,
            },
        })?;
        let is_kept = keep == Keep::Commit && journal::rows(&transaction, entry)? > 0;
        if is_kept {
            transaction.commit().map_err(StoreError::from)?;
        } else {
            drop(transaction);
        }
        self.entry = is_kept.then_some(entry);
        Ok(answer)
    }

    /// Looks at the event as it was right after an entry of the journal: what came later is taken back for the look alone.
    ///
    /// # Errors
    /// Those of `look` and of the file, which has to be one that may be written.
    pub fn look_back<T, E: From<StoreError>>(
        &mut self,
        entry: i64,
        look: impl FnOnce(&View<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let transaction = self.immediate()?;
        for later in journal::standing_after(&transaction, entry)? {
            journal::take_back(&transaction, later, later)?;
        }
        // the transaction ends without a commit, and the file is as it was
        look(&View {
            connection: &transaction,
        })
    }

    /// The number in the journal of the last work that was kept; none if it changed nothing or was tried out.
    pub fn entry(&self) -> Option<i64> {
        self.entry
    }

    /// Goes on with the work of an entry, such as a sheet that is typed half-move by half-move: as long as the entry is the
    /// newest one it stays one entry, and `undo` takes all of it back. Else, or without one, a new entry begins. Gives the
    /// entry to go on with; none when nothing is left of it. When this returns the work is on the disk.
    ///
    /// # Errors
    /// Those of `work` and of the file.
    pub fn amend<T, E: From<StoreError>>(
        &mut self,
        entry: Option<i64>,
        stamp: &Stamp,
        work: impl FnOnce(&Edit<'_>) -> Result<T, E>,
    ) -> Result<(T, Option<i64>), E> {
        let transaction = self.immediate()?;
        let (entry, is_new) = match entry {
            Some(entry) if journal::is_newest(&transaction, entry)? => {
                journal::renew(&transaction, entry, stamp)?;
                (entry, false)
            }
            _ => (journal::begin(&transaction, stamp, None)?, true),
        };
        let answer = work(&Edit {
            view: View {
                connection: &transaction,
            },
        })?;
        journal::fold(&transaction, entry)?;
        let is_empty = journal::rows(&transaction, entry)? == 0;
        if is_empty {
            journal::forget(&transaction, entry)?;
        }
        if is_empty && is_new {
            drop(transaction);
        } else {
            transaction.commit().map_err(StoreError::from)?;
        }
        self.entry = (!is_empty).then_some(entry);
        Ok((answer, self.entry))
    }

    /// Takes back the last command that has not been taken back; its entry, or none if there is none.
    ///
    /// # Errors
    /// Those of the file.
    pub fn undo(&mut self, stamp: &Stamp) -> Result<Option<Entry>, StoreError> {
        let transaction = self.immediate()?;
        let Some(entry) = journal::last(&transaction)? else {
            return Ok(None);
        };
        let by = journal::begin(&transaction, stamp, Some(entry))?;
        journal::take_back(&transaction, entry, by)?;
        let undone = journal::entries(&transaction)?
            .into_iter()
            .find(|found| found.id == entry);
        transaction.commit()?;
        self.entry = Some(by);
        Ok(undone)
    }

    /// Copies the event to a new file and waits until it is on the disk.
    ///
    /// # Errors
    /// [`StoreError::Exists`], and those of the disk.
    pub fn backup(&self, target: &Path) -> Result<(), StoreError> {
        file::copy(&self.connection, target)
    }

    /// Looks for damage: of the file, of references, of the rules of an event.
    ///
    /// # Errors
    /// A file that cannot be read at all.
    pub fn verify(&mut self) -> Result<Vec<Fault>, StoreError> {
        self.look(check::faults)
    }

    fn immediate(&mut self) -> Result<Transaction<'_>, StoreError> {
        Ok(self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)?)
    }
}

/// Reads the event.
#[derive(Debug)]
pub struct View<'c> {
    connection: &'c Connection,
}

impl View<'_> {
    /// All rows of a table by their keys.
    ///
    /// # Errors
    /// Those of the file.
    pub fn all<R: Row>(&self) -> Result<Vec<R>, StoreError> {
        let mut statement = self
            .connection
            .prepare_cached(&format!("SELECT * FROM {} ORDER BY id", R::TABLE))?;
        Ok(statement
            .query_map([], |row| R::read(row))?
            .collect::<rusqlite::Result<_>>()?)
    }

    /// The rows that belong to another row: `of` is a column that refers to it.
    ///
    /// # Errors
    /// Those of the file.
    pub fn of<R: Row>(&self, of: &'static str, id: i64) -> Result<Vec<R>, StoreError> {
        let sql = format!("SELECT * FROM {} WHERE {of} = ?1 ORDER BY id", R::TABLE);
        let mut statement = self.connection.prepare_cached(&sql)?;
        Ok(statement
            .query_map([id], |row| R::read(row))?
            .collect::<rusqlite::Result<_>>()?)
    }

    /// The event.
    ///
    /// # Errors
    /// A file without one.
    pub fn event(&self) -> Result<EventRow, StoreError> {
        self.all()?
            .pop()
            .ok_or_else(|| StoreError::Damaged("no event".to_owned()))
    }

    /// A whole section.
    ///
    /// # Errors
    /// Those of the file.
    pub fn section(&self, row: SectionRow) -> Result<Section, StoreError> {
        section::load(self, row)
    }

    /// The journal, the oldest entry first.
    ///
    /// # Errors
    /// Those of the file.
    pub fn journal(&self) -> Result<Vec<Entry>, StoreError> {
        journal::entries(self.connection)
    }

    /// The entry that made a round; none where the journal does not know it.
    ///
    /// # Errors
    /// Those of the file.
    pub fn entry_of_round(&self, round: i64) -> Result<Option<i64>, StoreError> {
        journal::entry_of(self.connection, "round", round)
    }

    /// The rows that an entry of the journal has changed, in order.
    ///
    /// # Errors
    /// Those of the file.
    pub fn changes(&self, entry: i64) -> Result<Vec<Change>, StoreError> {
        journal::changes(self.connection, entry)
    }
}

/// Reads and writes the event inside one command.
#[derive(Debug)]
pub struct Edit<'c> {
    view: View<'c>,
}

impl<'c> std::ops::Deref for Edit<'c> {
    type Target = View<'c>;

    fn deref(&self) -> &View<'c> {
        &self.view
    }
}

impl Edit<'_> {
    /// Stores a new row and gives it its key; a row that has a key keeps it.
    ///
    /// # Errors
    /// A row that does not fit the schema, and those of the file.
    pub fn insert<R: Row>(&self, row: &mut R) -> Result<(), StoreError> {
        let places: Vec<String> = (2..=R::COLUMNS.len() + 1)
            .map(|place| format!("?{place}"))
            .collect();
        let sql = format!(
            "INSERT INTO {} (id, {}) VALUES (nullif(?1, 0), {})",
            R::TABLE,
            R::COLUMNS.join(", "),
            places.join(", ")
        );
        let values = std::iter::once(row.id().into()).chain(row.values());
        self.view
            .connection
            .prepare_cached(&sql)?
            .execute(params_from_iter(values))?;
        row.set_id(self.view.connection.last_insert_rowid());
        Ok(())
    }

    /// Stores a row that has changed.
    ///
    /// # Errors
    /// As [`Edit::insert`].
    pub fn update<R: Row>(&self, row: &R) -> Result<(), StoreError> {
        let columns: Vec<String> = R::COLUMNS
            .iter()
            .zip(2..)
            .map(|(column, place)| format!("{column} = ?{place}"))
            .collect();
        let sql = format!(
            "UPDATE {} SET {} WHERE id = ?1",
            R::TABLE,
            columns.join(", ")
        );
        let values = std::iter::once(row.id().into()).chain(row.values());
        self.view
            .connection
            .prepare_cached(&sql)?
            .execute(params_from_iter(values))?;
        Ok(())
    }

    /// Takes a row away.
    ///
    /// # Errors
    /// A row that others refer to, and those of the file.
    pub fn delete<R: Row>(&self, row: &R) -> Result<(), StoreError> {
        let sql = format!("DELETE FROM {} WHERE id = ?1", R::TABLE);
        self.view
            .connection
            .prepare_cached(&sql)?
            .execute([row.id()])?;
        Ok(())
    }
}
