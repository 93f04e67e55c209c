//! Where typed turns are safe: in the event, or in a draft beside the file.

use std::path::PathBuf;

use crate::cli::commands::enter::half_typed::HalfTyped;
use crate::cli::commands::enter::in_file::InFile;
use crate::cli::commands::enter::keep::{put_aside, reason};
use crate::cli::commands::tables::sheet_row;
use crate::cli::desk::{EventArgs, Seated};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::notation::star::{Record, write_sheet, write_text};
use crate::record::star::seated;
use crate::star::Camp;
use crate::store::{SheetRow, Stamp, Store};
use crate::words::Words;

/// Keeps a sheet while it is typed.
pub(super) enum StarKeeper {
    Event(Box<InEvent>),
    File(Box<InFile>),
}

/// The copy of a seat.
pub(super) struct InEvent {
    pub(super) store: Store,
    pub(super) event: EventArgs,
    pub(super) at: Seated,
    pub(super) camp: Camp,
    /// The sheet as it stands in the event.
    pub(super) known: Option<String>,
    /// The sheet before anything is typed.
    pub(super) blank: String,
    /// The entry of the journal that goes on.
    pub(super) entry: Option<i64>,
    pub(super) half_typed: HalfTyped,
}

impl StarKeeper {
    /// What is entered: the address of the game, or the file.
    pub(super) fn name(&self) -> String {
        match self {
            StarKeeper::Event(event) => event.at.address.clone(),
            StarKeeper::File(file) => file.path.display().to_string(),
        }
    }

    /// The number of the seat whose copy it is.
    pub(super) fn seat(&self) -> Option<u8> {
        match self {
            StarKeeper::Event(event) => Some(event.camp.number()),
            StarKeeper::File(_) => None,
        }
    }

    /// The entry of the journal.
    pub(super) fn journal(&self) -> Option<i64> {
        match self {
            StarKeeper::Event(event) => event.entry,
            StarKeeper::File(_) => None,
        }
    }

    /// The file beside which an unfinished draft lies.
    pub(super) fn draft_beside(&self) -> Option<PathBuf> {
        match self {
            StarKeeper::File(file) if file.draft.is_some() => Some(file.path.clone()),
            _ => None,
        }
    }

    /// Saves the sheet; when this returns it is on the disk.
    pub(super) fn save(&mut self, record: &Record) -> Result<(), Error> {
        match self {
            StarKeeper::Event(event) => event.save(record),
            StarKeeper::File(file) => file.save(write_text(record)),
        }
    }

    /// That another desk types into the same file; once.
    pub(super) fn elsewhere(&mut self, words: &Words) -> Option<String> {
        match self {
            StarKeeper::Event(_) => None,
            StarKeeper::File(file) => file.elsewhere(words),
        }
    }

    /// The same for the last time: what the event does not take goes into a file of its own, so that nothing typed is lost.
    pub(super) fn save_or_put_aside(
        &mut self,
        record: &Record,
        words: &Words,
    ) -> Result<(), Error> {
        match (self.save(record), self) {
            (Err(error), StarKeeper::Event(event)) => {
                let copy = event.camp.number().to_string();
                let of = (event.at.address.as_str(), copy.as_str());
                let text = write_text(record);
                Err(put_aside(&event.event, of, &text, reason(error, words))?)
            }
            (saved, _) => saved,
        }
    }

    /// What is typed and not entered yet.
    pub(super) fn half_typed(&mut self) -> &mut HalfTyped {
        match self {
            StarKeeper::Event(event) => &mut event.half_typed,
            StarKeeper::File(file) => &mut file.half_typed,
        }
    }

    /// The session is over: a draft becomes the file, a sheet with a column a seat where it is CSV.
    pub(super) fn finish(&mut self, record: &Record) -> Result<(), Error> {
        let StarKeeper::File(file) = self else {
            return Ok(());
        };
        let is_sheet = file
            .path
            .extension()
            .is_some_and(|ending| ending.eq_ignore_ascii_case("csv"));
        let text = match is_sheet {
            // the mark by which spreadsheets know UTF-8
            true => format!("\u{feff}{}", write_sheet(&seated(record))),
            false => write_text(record),
        };
        file.finish_text(&text)
    }
}

impl InEvent {
    fn save(&mut self, record: &Record) -> Result<(), Error> {
        let text = write_text(record);
        if self.known.as_ref() == Some(&text) {
            return Ok(());
        }
        let is_blank = text == self.blank;
        let (mut row, _) = sheet_row(
            (record, &text),
            (&self.at.section, &self.at.game),
            self.camp,
        );
        let known = &self.known;
        let work = |edit: &crate::store::Edit<'_>| {
            let there: Vec<SheetRow> = edit.of("game", row.game)?;
            let old = there.into_iter().find(|sheet| sheet.copy == row.copy);
            if old.as_ref().map(|sheet| &sheet.text) != known.as_ref() {
                return Err(Error::No(Fact::new("error-enter-changed")));
            }
            match old {
                None if is_blank => return Ok(None),
                Some(old) if is_blank => {
                    edit.delete(&old)?;
                    return Ok(None);
                }
                Some(old) => {
                    row.id = old.id;
                    edit.update(&row)?;
                }
                None => edit.insert(&mut row)?,
            }
            Ok(Some(text))
        };
        let stamp = Stamp {
            what: format!("enter {} --copy {}", self.at.address, self.camp.number()),
            ..self.event.stamp(String::new())
        };
        let (known, entry) = self
            .store
            .amend::<Option<String>, Error>(self.entry, &stamp, work)?;
        self.known = known;
        self.entry = entry;
        Ok(())
    }
}
