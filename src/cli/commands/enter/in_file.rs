//! Typed half-moves in a file: in a draft beside it, and at the end in the file itself, unless somebody else has changed it.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use crate::cli::commands::convert;
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::output::{Existing, Output};
use crate::entry::Draft;
use crate::words::Words;

use super::file;
use super::half_typed::HalfTyped;
use super::own::Own;

/// What stands behind the name of the file.
const ENDING: &str = ".draft";

/// How many names are tried for what must not go into the file.
const MOST_NAMES: usize = 99;

/// What stands before and behind a record that is alone in its file.
pub(super) fn nothing_around() -> [String; 2] {
    [String::new(), "\n".to_owned()]
}

/// A file of its own.
pub(super) struct InFile {
    pub(super) path: PathBuf,
    /// Which of its records, from 1, where it has several.
    pub(super) number: Option<usize>,
    /// What stands before and behind the record.
    pub(super) around: [String; 2],
    /// The whole text of the file as it was read; none where there was no file.
    pub(super) was: Option<String>,
    /// What is written in the file, or in the draft beside it.
    pub(super) known: Option<String>,
    /// The draft beside it.
    pub(super) draft: Option<Own>,
    pub(super) half_typed: HalfTyped,
    /// That another desk types into the same file was said.
    pub(super) is_told: bool,
}

/// The first line of a draft: what it began from.
#[derive(serde::Serialize, serde::Deserialize)]
struct Began {
    was: Option<String>,
}

/// A draft that a desk has left.
pub(super) struct LeftDraft {
    pub(super) own: Own,
    /// The sheet: the last line that is whole.
    pub(super) text: String,
    /// The text of the file when it was begun, where the draft says it; none inside where there was no file.
    pub(super) was: Option<Option<String>>,
}

/// The text of a file, where there is one.
pub(super) fn text_of(path: &Path) -> Result<Option<String>, Error> {
    path.exists().then(|| file::text(path)).transpose()
}

impl InFile {
    /// A file with one record, or a new one.
    ///
    /// # Errors
    /// A file that cannot be read.
    pub(super) fn alone(path: &Path, known: Option<String>) -> Result<InFile, Error> {
        Ok(InFile {
            path: path.to_path_buf(),
            number: None,
            around: nothing_around(),
            was: text_of(path)?,
            known,
            draft: None,
            half_typed: HalfTyped::beside(path, String::new()),
            is_told: false,
        })
    }

    /// What a record is called on the disk: the file, or the file and the number of the record.
    pub(super) fn name_of(path: &Path, number: Option<usize>) -> PathBuf {
        let mut name = path.as_os_str().to_owned();
        if let Some(number) = number {
            name.push(format!(".{number}"));
        }
        PathBuf::from(name)
    }

    /// The first draft beside a file that a desk has left.
    pub(super) fn left_draft(name: &Path) -> Option<LeftDraft> {
        Own::left(name, ENDING).find_map(|mut own| {
            // a line that a power cut has spoilt spoils no other
            let bytes = own.read().ok()?;
            let lines = bytes.split(|byte| *byte == b'\n');
            let read = |line| serde_json::from_slice(line).ok();
            let text = lines.clone().rev().find_map(read)?;
            let began = lines.map(serde_json::from_slice::<Began>);
            let was = began.flatten().next().map(|began| began.was);
            Some(LeftDraft { own, text, was })
        })
    }

    /// That another desk types into the same file now; once.
    pub(super) fn elsewhere(&mut self, words: &Words) -> Option<String> {
        let name = InFile::name_of(&self.path, self.number);
        let is_new = !self.is_told && Own::is_elsewhere(&name, ENDING, self.draft.as_ref());
        self.is_told |= is_new;
        let path = self.path.display().to_string();
        is_new.then(|| words.say("enter-elsewhere", &[("file", path.into())]))
    }

    /// Goes on with a draft.
    pub(super) fn go_on(&mut self, draft: LeftDraft) {
        if let Some(was) = draft.was {
            self.was = was;
        }
        self.draft = Some(draft.own);
    }

    /// Adds the whole sheet to the draft as one line: what was there stays whatever happens while it is written.
    pub(super) fn save(&mut self, text: String) -> Result<(), Error> {
        if self.known.as_ref() == Some(&text) {
            return Ok(());
        }
        let line = serde_json::to_string(&text).map_err(std::io::Error::from)?;
        match &mut self.draft {
            // before it, because a line that was cut off has no end
            Some(draft) => draft.append(format!("\n{line}\n").as_bytes())?,
            None => {
                let name = InFile::name_of(&self.path, self.number);
                let mut draft = Own::create(&name, ENDING)?;
                let was = self.was.clone();
                let began = serde_json::to_string(&Began { was }).map_err(std::io::Error::from)?;
                draft.append(format!("{began}\n{line}\n").as_bytes())?;
                sync_folder(draft.path())?;
                self.draft = Some(draft);
            }
        }
        self.known = Some(text);
        Ok(())
    }

    /// The draft becomes the file.
    ///
    /// # Errors
    /// A file that somebody else has changed since is left alone, and what was typed gets a file of another name.
    pub(super) fn finish(&mut self, draft: &Draft) -> Result<(), Error> {
        let ending = self.path.extension();
        let is_pdn = ending.is_some_and(|ending| ending.eq_ignore_ascii_case("pdn"));
        let is_text = is_pdn || self.number.is_some();
        self.end(|path, existing, [before, behind]| match is_text {
            true => {
                let text = draft.text();
                let text = format!("{before}{}{behind}", text.trim_end());
                write(path, existing, &text)
            }
            false => draft
                .with_record(|record, _| convert::write_one(path, existing, record, draft.variant)),
        })
    }

    /// The draft becomes the file, which has this text.
    ///
    /// # Errors
    /// As those of [`InFile::finish`].
    pub(super) fn finish_text(&mut self, text: &str) -> Result<(), Error> {
        self.end(|path, existing, _| write(path, existing, text))
    }

    /// Puts what was typed, with what stands around it, into the file or into one of another name.
    fn end(
        &mut self,
        put: impl Fn(&Path, Existing, &[String; 2]) -> Result<(), Error>,
    ) -> Result<(), Error> {
        if self.draft.is_none() {
            return Ok(());
        }
        let done = match text_of(&self.path)? == self.was {
            true => put(&self.path, Existing::Replace, &self.around),
            false => {
                let own = apart(&self.path, |path| {
                    put(path, Existing::Keep, &nothing_around())
                })?;
                let fact = Fact::new("error-enter-file-changed");
                let fact = fact.with("file", self.path.display().to_string());
                Err(Error::No(fact.with("own", own.display().to_string())))
            }
        };
        if matches!(done, Ok(()) | Err(Error::No(_)))
            && let Some(draft) = self.draft.take()
        {
            draft.remove();
        }
        done
    }
}

/// Writes to the first name that is free: `game-2.pdn`, `game-3.pdn` and so on.
fn apart(path: &Path, put: impl Fn(&Path) -> Result<(), Error>) -> Result<PathBuf, Error> {
    let mut number = 2;
    loop {
        let mut name = path.file_stem().unwrap_or_default().to_owned();
        name.push(format!("-{number}"));
        if let Some(ending) = path.extension() {
            name.push(".");
            name.push(ending);
        }
        let own = path.with_file_name(name);
        match put(&own) {
            Err(Error::Exists(_)) if number < MOST_NAMES => number += 1,
            done => return done.map(|()| own),
        }
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

/// Writes a text whole or not at all.
pub(super) fn write(path: &Path, existing: Existing, text: &str) -> Result<(), Error> {
    let mut output = Output::create(path, existing)?;
    output.write_all(text.as_bytes())?;
    output.finish()
}
