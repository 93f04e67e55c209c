//! Where typed half-moves are safe: in the event, or in a draft beside the file.

use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use crate::cli::commands::convert;
use crate::cli::desk::{EventArgs, kept};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::output::{Existing, Output};
use crate::cli::source::Format;
use crate::entry::{Asked, Draft};
use crate::store::{SheetRow, Stamp, Store};
use crate::words::Words;

use super::file;
use super::half_typed::HalfTyped;

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

/// A file of its own.
pub(super) struct InFile {
    pub(super) path: PathBuf,
    /// Which of its records, from 1, where it has several.
    pub(super) number: Option<usize>,
    /// What stands before and behind the record.
    pub(super) around: [String; 2],
    /// The whole text of several records as it was read.
    pub(super) was: Option<String>,
    /// What is written in the file, or in the draft beside it.
    pub(super) known: Option<String>,
    /// Whether a draft lies beside it.
    pub(super) has_draft: bool,
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
            Keeper::File(file) => file.save(draft),
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
                let reason = match error {
                    Error::No(_) => words.say("enter-changed-elsewhere", &[]),
                    error => error.say(words),
                };
                Err(event.put_aside(draft, active, reason)?)
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
        let event = self.event.path()?;
        let copy = COPIES[active];
        let name = |count: u32| {
            let mut name = event.as_os_str().to_owned();
            name.push(format!(".{}-{copy}-{count}.pdn", self.address));
            PathBuf::from(name)
        };
        let free = (1..).map(name).find(|path| !path.exists());
        let path = free.expect("invariant: numbers do not end");
        write(&path, &draft.text())?;
        let fact = Fact::new("error-enter-put-aside")
            .with("address", self.address.clone())
            .with("reason", reason)
            .with("file", path.display().to_string())
            .with("copy", copy);
        Ok(Error::No(fact))
    }
}

impl InFile {
    /// A file with one record, or a new one.
    pub(super) fn alone(path: &Path, known: Option<String>) -> InFile {
        InFile {
            path: path.to_path_buf(),
            number: None,
            around: Default::default(),
            was: None,
            known,
            has_draft: false,
            half_typed: HalfTyped::beside(path, String::new()),
        }
    }

    /// What a record is called on the disk: the file, or the file and the number of the record.
    pub(super) fn name_of(path: &Path, number: Option<usize>) -> PathBuf {
        let mut name = path.as_os_str().to_owned();
        if let Some(number) = number {
            name.push(format!(".{number}"));
        }
        PathBuf::from(name)
    }

    /// The draft beside a file.
    pub(super) fn draft_path(path: &Path) -> PathBuf {
        let mut name = path.as_os_str().to_owned();
        name.push(".draft");
        PathBuf::from(name)
    }

    /// Adds the whole sheet to the draft as one line: what was there stays whatever happens while it is written.
    fn save(&mut self, draft: &Draft) -> Result<(), Error> {
        self.save_text(draft.text())
    }

    /// The same with the text of a sheet.
    pub(super) fn save_text(&mut self, text: String) -> Result<(), Error> {
        if self.known.as_ref() == Some(&text) {
            return Ok(());
        }
        let path = InFile::draft_path(&InFile::name_of(&self.path, self.number));
        let mut file = OpenOptions::new().create(true).append(true).open(&path)?;
        let mut line = serde_json::to_string(&text).map_err(std::io::Error::from)?;
        line.push('\n');
        file.write_all(line.as_bytes())?;
        file.sync_all()?;
        if !self.has_draft {
            sync_folder(&path)?;
        }
        self.known = Some(text);
        self.has_draft = true;
        Ok(())
    }

    /// Gives a draft that is not wanted another name: it may be wanted tomorrow.
    pub(super) fn put_draft_aside(path: &Path) {
        let draft = InFile::draft_path(path);
        let mut old = draft.as_os_str().to_owned();
        old.push(".old");
        // where there is no draft there is nothing to put aside
        let _ = std::fs::rename(&draft, old);
    }

    /// The sheet of a draft: the last line that is whole.
    pub(super) fn read_draft(path: &Path) -> Option<String> {
        // a line that a power cut has spoilt spoils no other
        let bytes = std::fs::read(InFile::draft_path(path)).ok()?;
        let mut lines = bytes.rsplit(|byte| *byte == b'\n');
        lines.find_map(|line| serde_json::from_slice(line).ok())
    }

    /// The draft becomes the file, which has this text.
    pub(super) fn finish_text(&mut self, text: &str) -> Result<(), Error> {
        if self.has_draft {
            write(&self.path, text)?;
            // the file is on the disk: the draft has done its work
            let _ = std::fs::remove_file(InFile::draft_path(&self.path));
            self.has_draft = false;
        }
        Ok(())
    }

    /// The draft becomes the file.
    fn finish(&mut self, draft: &Draft) -> Result<(), Error> {
        if !self.has_draft {
            return Ok(());
        }
        if let Some(was) = &self.was {
            // what somebody else has written since is not written over
            if file::text(&self.path)? != *was {
                let fact = Fact::new("error-enter-file-changed");
                return Err(Error::No(
                    fact.with("file", self.path.display().to_string()),
                ));
            }
            let [before, behind] = &self.around;
            let text = draft.text();
            write(&self.path, &format!("{before}{}{behind}", text.trim_end()))?;
            return self.drop_draft();
        }
        let is_pdn = self
            .path
            .extension()
            .is_some_and(|ending| ending.eq_ignore_ascii_case("pdn"));
        match is_pdn {
            true => write(&self.path, &draft.text())?,
            false => draft.with_record(|record, _| {
                convert::write_one(&self.path, Existing::Replace, record, draft.variant)
            })?,
        }
        self.drop_draft()
    }

    /// The file is on the disk: the draft has done its work.
    fn drop_draft(&mut self) -> Result<(), Error> {
        let name = InFile::name_of(&self.path, self.number);
        let _ = std::fs::remove_file(InFile::draft_path(&name));
        self.has_draft = false;
        Ok(())
    }
}

/// Waits until a new name is on the disk.
#[cfg(unix)]
fn sync_folder(path: &Path) -> Result<(), Error> {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    Ok(std::fs::File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?)
}

#[cfg(not(unix))]
fn sync_folder(_path: &Path) -> Result<(), Error> {
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<(), Error> {
    let mut output = Output::create(path, Existing::Replace)?;
    output.write_all(text.as_bytes())?;
    output.finish()
}
