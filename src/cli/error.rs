//! What stops a command, and its exit code.

use std::io;

use crate::store::StoreError;
use crate::words::Words;

use super::fact::Fact;
use super::read::Refused;

/// Why a command could not do its work.
#[derive(Debug, thiserror::Error)]
pub(super) enum Error {
    /// Wrong words on the command line.
    #[error("unknown game {0}")]
    UnknownVariant(String),
    /// Neither a law nor draw rules.
    #[error("unknown rules {0}")]
    UnknownRules(String),
    /// Neither a code nor an article.
    #[error("nothing known of {0}")]
    Unexplained(String),
    /// No command of this name.
    #[error("unknown command {0}")]
    UnknownCommand(String),
    /// A position that cannot be read.
    #[error("bad position: {0}")]
    BadPosition(String),
    /// A record that a file does not have.
    #[error("no record {index} among {records}")]
    NoSuchRecord {
        /// The one asked for, from 1.
        index: usize,
        /// How many there are.
        records: usize,
    },
    /// Folders without a file to judge.
    #[error("no game file in {0}")]
    NoGameFile(String),
    /// A file or folder that cannot be opened.
    #[error("cannot open {file}")]
    Open {
        /// Its name.
        file: String,
        /// Why.
        source: io::Error,
    },
    /// An event file that cannot be opened.
    #[error("cannot open {file}")]
    Event {
        /// Its name.
        file: String,
        /// Why.
        source: StoreError,
    },
    /// An event file that cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The answer is no.
    #[error("no")]
    No(Fact),
    /// Something on the command line that does not fit the event.
    #[error("usage")]
    Usage(Fact),
    /// A file whose content cannot be used, a sentence for each fault.
    #[error("unusable")]
    Unusable(Vec<Fact>),
    /// A file that is there already.
    #[error("{0} exists")]
    Exists(String),
    /// An event file in the place of what is to be written.
    #[error("{0} is an event file")]
    IsEvent(String),
    /// A file that is kept beside an event, or while a game is typed.
    #[error("{0} is kept beside another file")]
    Beside(String),
    /// A file of another kind in the place of what is to be written.
    #[error("{0} is another kind of file")]
    OtherKind(String),
    /// A file name that does not tell what to write.
    #[error("unknown format {0}")]
    UnknownFormat(String),
    /// JSON that is no record.
    #[error("bad JSON in {file}")]
    BadJson {
        /// Its name.
        file: String,
        /// Where.
        line: usize,
        /// Where.
        column: usize,
    },
    /// JSON of another format.
    #[error("format {format} in {file}")]
    JsonFormat {
        /// Its name.
        file: String,
        /// The number it gives.
        format: u32,
    },
    /// A folder that is not there, in which something is to be written.
    #[error("no folder {0}")]
    NoFolder(String),
    /// A file that cannot be written.
    #[error("cannot write {file}")]
    WriteFile {
        /// Its name.
        file: String,
        /// Why.
        source: io::Error,
    },
    /// The answer could not be written.
    #[error("cannot write")]
    Write(#[from] io::Error),
}

/// Faults of a file that are listed.
const LISTED: usize = 20;

impl Error {
    /// A word that is none of those it may be.
    pub(super) fn unknown_word(word: &str, known: impl Into<String>) -> Error {
        Error::Usage(
            Fact::new("error-unknown-word")
                .with("word", word.to_owned())
                .with("known", known.into()),
        )
    }

    pub(super) fn code(&self) -> u8 {
        match self {
            Error::No(_) => 1,
            Error::Usage(_)
            | Error::UnknownVariant(_)
            | Error::UnknownRules(_)
            | Error::Unexplained(_)
            | Error::UnknownCommand(_)
            | Error::UnknownFormat(_)
            | Error::NoSuchRecord { .. } => 2,
            Error::BadPosition(_)
            | Error::NoGameFile(_)
            | Error::BadJson { .. }
            | Error::JsonFormat { .. }
            | Error::Store(StoreError::Content(_))
            | Error::Unusable(_) => 3,
            Error::Open { source, .. } => match Refused::of(source) {
                Some(refused) => refused.answer().code(),
                None => 4,
            },
            Error::Exists(_)
            | Error::IsEvent(_)
            | Error::Beside(_)
            | Error::OtherKind(_)
            | Error::Write(_)
            | Error::WriteFile { .. }
            | Error::NoFolder(_)
            | Error::Event { .. }
            | Error::Store(_) => 4,
        }
    }

    /// The sentences, of a file with many faults the first ones.
    pub(super) fn lines(&self, words: &Words) -> Vec<String> {
        let Error::Unusable(facts) = self else {
            return vec![self.say(words)];
        };
        let first = facts.iter().take(LISTED);
        let mut lines: Vec<String> = first.map(|fact| fact.say(words)).collect();
        if facts.len() > LISTED {
            let more = facts.len() - LISTED;
            lines.push(words.say("error-more", &[("count", more.into())]));
        }
        lines
    }

    /// Whether the reader of the answer has gone, which is no error.
    pub(super) fn is_closed_pipe(&self) -> bool {
        matches!(self, Error::Write(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }

    pub(super) fn say(&self, words: &Words) -> String {
        match self {
            Error::UnknownVariant(name) => words.say(
                "error-unknown-variant",
                &[
                    ("name", name.as_str().into()),
                    ("known", format!("{}, star", known_variants()).into()),
                ],
            ),
            Error::UnknownRules(name) => words.say(
                "error-unknown-rules",
                &[
                    ("name", name.as_str().into()),
                    ("known", crate::record::Profile::names().join(", ").into()),
                ],
            ),
            Error::Unexplained(name) => {
                words.say("error-unexplained", &[("name", name.as_str().into())])
            }
            Error::UnknownCommand(name) => {
                words.say("error-unknown-command", &[("name", name.as_str().into())])
            }
            Error::NoSuchRecord { index, records } => words.say(
                "error-no-such-record",
                &[("index", (*index).into()), ("records", (*records).into())],
            ),
            Error::NoGameFile(file) => {
                words.say("error-no-game-file", &[("file", file.as_str().into())])
            }
            Error::BadPosition(reason) => reason.clone(),
            Error::No(fact) | Error::Usage(fact) => fact.say(words),
            Error::Unusable(_) => self.lines(words).join("; "),
            Error::Event { file, source } => {
                format!("{file}: {}", store_fact(source).say(words))
            }
            Error::Store(source) => store_fact(source).say(words),
            Error::Open { file, source } => words.say(
                "error-cannot-open",
                &[
                    ("file", file.as_str().into()),
                    ("reason", reason(source, words).into()),
                ],
            ),
            Error::Exists(file) => words.say("error-exists", &[("file", file.as_str().into())]),
            Error::IsEvent(file) => words.say("error-is-event", &[("file", file.as_str().into())]),
            Error::Beside(file) => words.say("error-beside", &[("file", file.as_str().into())]),
            Error::OtherKind(file) => {
                words.say("error-other-kind", &[("file", file.as_str().into())])
            }
            Error::UnknownFormat(file) => {
                words.say("error-unknown-format", &[("file", file.as_str().into())])
            }
            Error::BadJson { file, line, column } => {
                let values = [
                    ("file", file.as_str().into()),
                    ("line", (*line).into()),
                    ("column", (*column).into()),
                ];
                words.say("error-bad-json", &values)
            }
            Error::JsonFormat { file, format } => {
                let values = [("file", file.as_str().into()), ("format", (*format).into())];
                words.say("error-json-format", &values)
            }
            Error::NoFolder(folder) => {
                words.say("error-no-folder", &[("folder", folder.as_str().into())])
            }
            Error::WriteFile { file, source } => words.say(
                "error-cannot-write-file",
                &[
                    ("file", file.as_str().into()),
                    ("reason", reason(source, words).into()),
                ],
            ),
            Error::Write(error) => words.say(
                "error-cannot-write",
                &[("reason", reason(error, words).into())],
            ),
        }
    }
}

/// What the system says of files, in words of the language; what is rare stays as the system says it.
const REASONS: [(io::ErrorKind, &str); 14] = [
    (io::ErrorKind::NotFound, "io-not-found"),
    (io::ErrorKind::PermissionDenied, "io-no-right"),
    (io::ErrorKind::AlreadyExists, "io-exists"),
    (io::ErrorKind::IsADirectory, "io-is-folder"),
    (io::ErrorKind::NotADirectory, "io-no-folder"),
    (io::ErrorKind::StorageFull, "io-full"),
    (io::ErrorKind::QuotaExceeded, "io-full"),
    (io::ErrorKind::ReadOnlyFilesystem, "io-read-only"),
    (io::ErrorKind::InvalidFilename, "io-bad-name"),
    (io::ErrorKind::ResourceBusy, "io-in-use"),
    (io::ErrorKind::ExecutableFileBusy, "io-in-use"),
    (io::ErrorKind::FileTooLarge, "io-file-too-large"),
    (io::ErrorKind::StaleNetworkFileHandle, "io-network"),
    (io::ErrorKind::HostUnreachable, "io-network"),
];

/// Why a file could not be read or written.
pub(super) fn reason(error: &io::Error, words: &Words) -> String {
    known_reason(error).map_or_else(|| error.to_string(), |fact| fact.say(words))
}

fn known_reason(error: &io::Error) -> Option<Fact> {
    if let Some(refused) = Refused::of(error) {
        return Some(refused.fact());
    }
    let mut known = REASONS.iter();
    let (_, id) = known.find(|(kind, _)| *kind == error.kind())?;
    Some(Fact::new(id))
}

fn known_variants() -> String {
    crate::draughts::Variant::all()
        .map(|variant| variant.name())
        .collect::<Vec<_>>()
        .join(", ")
}

fn store_fact(error: &StoreError) -> Fact {
    let other = |error: &StoreError| Fact::new("store-other").with("reason", error.to_string());
    match error {
        StoreError::Exists => Fact::new("store-exists"),
        StoreError::Missing => Fact::new("store-missing"),
        StoreError::NotAnEvent => Fact::new("store-not-an-event"),
        StoreError::Newer { found, known } => Fact::new("store-newer")
            .with("found", *found)
            .with("known", *known),
        StoreError::Busy => Fact::new("store-busy"),
        StoreError::ReadOnly => Fact::new("store-read-only"),
        StoreError::Full => Fact::new("store-full"),
        StoreError::Damaged(reason) => Fact::new("store-damaged").with("reason", reason.clone()),
        StoreError::Content(name) => Fact::new("store-content").with("file", name.clone()),
        StoreError::Io(source) => known_reason(source).unwrap_or_else(|| other(error)),
        StoreError::Row(_) | StoreError::Database(_) => other(error),
    }
}
