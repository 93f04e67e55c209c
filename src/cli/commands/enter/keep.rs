//! Where typed half-moves are safe: in the event, or in a draft beside the file.

use std::path::PathBuf;

use crate::cli::desk::{EventArgs, kept};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::output::Existing;
use crate::cli::source::Format;
use crate::entry::{Asked, Draft};
use crate::store::{SheetRow, Stamp, Store};
use crate::words::Words;

use super::half_typed::HalfTyped;
use super::in_file::{InFile, write};

/// Keeps a sheet while it is typed.
pub(super) enum Keeper {
    Event(Box<InEvent>),
    File(Box<InFile>),
}

/// The two copies of a game of the event.
pub(super) struct InEvent {
    pub(super) store: Store,
    pub(super) event: EventArgs,
    /// The address of the game.
    pub(super) address: String,
    /// Its section.
    pub(super) section: String,
    /// Its row.
    pub(super) game: i64,
    /// The sheets as they stand in the event: White's and Black's.
    pub(super) known: [Option<String>; 2],
    /// The sheets as they are before anything is typed.
    pub(super) blank: [String; 2],
    /// The entry of the journal that goes on.
    pub(super) entry: Option<i64>,
    /// The entries of what was noted in this session.
    pub(super) notes: Vec<i64>,
    pub(super) half_typed: HalfTyped,
}

const COPIES: [&str; 2] = ["white", "black"];

impl Keeper {
    /// What is entered: the address of the game, or the file.
    pub(super) fn name(&self) -> String {
        match self {
            Keeper::Event(event) => event.address.clone(),
            Keeper::File(file) => match file.number {
                Some(number) => format!("{}:{number}", file.path.display()),
                None => file.path.display().to_string(),
            },
        }
    }

    /// Whose copy a sheet is.
    pub(super) fn copy(&self, active: usize) -> Option<&'static str> {
        match self {
            Keeper::Event(_) => COPIES.get(active).copied(),
            Keeper::File(_) => None,
        }
    }

    /// Saves a sheet; when this returns it is on the disk.
    pub(super) fn save(&mut self, draft: &Draft, active: usize) -> Result<(), Error> {
        match self {
            Keeper::Event(event) => event.save(draft, active),
            Keeper::File(file) => file.save(draft.text()),
        }
    }

    /// That another desk types into the same file; once.
    pub(super) fn elsewhere(&mut self, words: &Words) -> Option<String> {
        match self {
            Keeper::Event(_) => None,
            Keeper::File(file) => file.elsewhere(words),
        }
    }

    /// The same for the last time: what the event does not take goes into a file of its own, so that nothing typed is lost.
    pub(super) fn save_or_put_aside(
        &mut self,
        draft: &Draft,
        active: usize,
        words: &Words,
    ) -> Result<(), Error> {
        match (self.save(draft, active), self) {
            (Err(error), Keeper::Event(event)) => {
                Err(event.put_aside(draft, active, reason(error, words))?)
            }
            (saved, _) => saved,
        }
    }

    /// The entry of the journal.
    pub(super) fn journal(&self) -> Option<i64> {
        match self {
            Keeper::Event(event) => event.entry,
            Keeper::File(_) => None,
        }
    }

    /// What is typed and not accepted yet.
    pub(super) fn half_typed(&mut self) -> &mut HalfTyped {
        match self {
            Keeper::Event(event) => &mut event.half_typed,
            Keeper::File(file) => &mut file.half_typed,
        }
    }

    /// Keeps what was noted in the event, as `huff incident` and `huff ruling` do; what is to be said about it.
    pub(super) fn note(&mut self, asked: &Asked, words: &Words) -> Result<Vec<String>, Error> {
        match self {
            Keeper::Event(event) => event.note(asked, words),
            Keeper::File(_) => Ok(Vec::new()),
        }
    }

    /// Takes back what was noted last.
    pub(super) fn take_back(&mut self) -> Result<(), Error> {
        match self {
            Keeper::Event(event) => event.take_back(),
            Keeper::File(_) => Ok(()),
        }
    }

    /// What the event holds of the game: half-moves before it, and the note as a sheet has it.
    pub(super) fn notes(&mut self) -> Result<Vec<(usize, String)>, Error> {
        match self {
            Keeper::Event(event) => event.read_notes(),
            Keeper::File(_) => Ok(Vec::new()),
        }
    }

    /// The session is over.
    pub(super) fn finish(&mut self, draft: &Draft) -> Result<(), Error> {
        match self {
            Keeper::Event(_) => Ok(()),
            Keeper::File(file) => file.finish(draft),
        }
    }
}

impl InEvent {
    fn save(&mut self, draft: &Draft, active: usize) -> Result<(), Error> {
        let text = draft.text();
        let known = &self.known[active];
        let is_blank = text == self.blank[active];
        if known.as_ref() == Some(&text) {
            return Ok(());
        }
        let copy = COPIES[active];
        let what = format!("enter {} --copy {copy}", self.address);
        let game = self.game;
        let judged = draft
            .with_record(|record, source| kept(record, source, Format::Json, Some(draft.variant)));
        let mut row = SheetRow {
            id: 0,
            game,
            copy: copy.to_owned(),
            text: text.clone(),
            verdict: judged.judgement.verdict.name().to_owned(),
            findings: judged.findings,
            result: judged.result.map(str::to_owned),
        };
        let work = |edit: &crate::store::Edit<'_>| {
            let there: Vec<SheetRow> = edit.of("game", game)?;
            let old = there.into_iter().find(|sheet| sheet.copy == copy);
            if old.as_ref().map(|sheet| &sheet.text) != known.as_ref() {
                return Err(Error::No(Fact::new("error-enter-changed")));
            }
            match old {
                None if is_blank => Ok(None),
                Some(old) if is_blank => {
                    edit.delete(&old)?;
                    Ok(None)
                }
                Some(old) => {
                    row.id = old.id;
                    edit.update(&row)?;
                    Ok(Some(text))
                }
                None => {
                    edit.insert(&mut row)?;
                    Ok(Some(text))
                }
            }
        };
        // the command line need not say whose copy it is
        let stamp = Stamp {
            what,
            ..self.event.stamp(String::new())
        };
        let (known, entry) = self
            .store
            .amend::<Option<String>, Error>(self.entry, &stamp, work)?;
        self.known[active] = known;
        self.entry = entry;
        Ok(())
    }
}

impl InEvent {
    /// Writes a sheet into a file beside the event; what is said then.
    fn put_aside(&self, draft: &Draft, active: usize, reason: String) -> Result<Error, Error> {
        put_aside(
            &self.event,
            (&self.address, COPIES[active]),
            &draft.text(),
            reason,
        )
    }
}

/// Writes the copy of a game of an address into a file beside the event; what is said then.
pub(super) fn put_aside(
    event: &EventArgs,
    (address, copy): (&str, &str),
    text: &str,
    reason: String,
) -> Result<Error, Error> {
    let event = event.path()?;
    let name = |count: u32| {
        let mut name = event.as_os_str().to_owned();
        name.push(format!(".{address}-{copy}-{count}.pdn"));
        PathBuf::from(name)
    };
    let free = (1..).map(name).find(|path| !path.exists());
    let path = free.expect("invariant: numbers do not end");
    write(&path, Existing::Keep, text)?;
    let fact = Fact::new("error-enter-put-aside")
        .with("address", address.to_owned())
        .with("reason", reason)
        .with("file", path.display().to_string())
        .with("copy", copy.to_owned());
    Ok(Error::No(fact))
}

/// Why something is not kept, in words.
pub(super) fn reason(error: Error, words: &Words) -> String {
    match error {
        Error::No(_) => words.say("enter-changed-elsewhere", &[]),
        error => error.say(words),
    }
}
