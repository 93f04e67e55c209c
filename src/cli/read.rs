//! Files that are read: ordinary ones and pipes, never without end.

use std::fs::File;
use std::io::{self, BufRead, Cursor, Read};
use std::path::Path;

use crate::notation::{decode, is_text};

use super::Answer;
use super::error::Error;
use super::fact::Fact;

const MIB: u64 = 1 << 20;
/// The most that is read of what is kept in memory as a whole: lists, forms, an event in JSON with its photos.
const WHOLE: u64 = 256 * MIB;
/// The same of records that come through a pipe and are read more than once.
pub(super) const PIPED: u64 = 1024 * MIB;
/// The most that is read of an archive, of which only pieces are in memory.
const ARCHIVE: u64 = 16 * 1024 * MIB;
/// The longest line that somebody types.
const LINE: u64 = MIB;
/// Bytes at the start of a file that tell whether it is text.
const START: u64 = 8 * 1024;

/// Why a file that can be opened is not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Refused {
    /// A device other than a terminal, which may never end.
    #[error("a device")]
    Device,
    /// More than so many bytes.
    #[error("larger than {0} bytes")]
    TooLarge(u64),
    /// A picture, a program, a file of another kind.
    #[error("not text")]
    NotText,
}

impl Refused {
    /// Whether an error of reading is one of these.
    pub(super) fn of(error: &io::Error) -> Option<Refused> {
        error.get_ref()?.downcast_ref().copied()
    }

    pub(super) fn fact(self) -> Fact {
        match self {
            Refused::Device => Fact::new("io-device"),
            Refused::TooLarge(most) => Fact::new("io-too-large").with("size", most / MIB),
            Refused::NotText => Fact::new("io-no-text"),
        }
    }

    /// What a command answers that has nothing else to read.
    pub(super) fn answer(self) -> Answer {
        match self {
            Refused::Device => Answer::Files,
            Refused::TooLarge(_) | Refused::NotText => Answer::Unusable,
        }
    }

    /// The name of the problem in JSON.
    pub(super) fn name(self) -> &'static str {
        match self {
            Refused::Device => "device",
            Refused::TooLarge(_) => "too-large",
            Refused::NotText => "not-text",
        }
    }

    fn error(self) -> io::Error {
        io::Error::other(self)
    }
}

/// Whether a file gives the same when it is opened a second time; a pipe does not.
pub(super) fn can_be_read_again(path: &Path) -> bool {
    path.is_file()
}

/// Reads a file, or standard input for `-`.
///
/// # Errors
/// A file that cannot be read, or that is refused.
pub(super) fn read_bytes(path: &Path) -> Result<Vec<u8>, Error> {
    whole(path, open)
}

type Stream = Box<dyn Read + Send>;

fn whole(path: &Path, open: fn(&Path, u64) -> io::Result<Stream>) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::new();
    open(path, WHOLE)
        .and_then(|mut stream| stream.read_to_end(&mut bytes))
        .map_err(|source| failed(path, source))?;
    Ok(bytes)
}

/// The same of a file that has to be text.
///
/// # Errors
/// As [`read_bytes`], and what is no text.
pub(super) fn read_text_bytes(path: &Path) -> Result<Vec<u8>, Error> {
    whole(path, open_text)
}

/// Reads a file of text, whatever its encoding.
///
/// # Errors
/// As [`read_text_bytes`].
pub(super) fn read_text(path: &Path) -> Result<String, Error> {
    Ok(decode(&read_text_bytes(path)?).0)
}

/// The text of what was read, whatever its encoding.
///
/// # Errors
/// What is no text.
pub(super) fn text_of(bytes: &[u8], path: &Path) -> Result<String, Error> {
    match is_text(&bytes[..bytes.len().min(START as usize)]) {
        true => Ok(decode(bytes).0),
        false => Err(failed(path, Refused::NotText.error())),
    }
}

/// Opens a file of records, of any size that is one, to read it piece by piece.
///
/// # Errors
/// As [`read_text_bytes`].
pub(super) fn archive(path: &Path) -> io::Result<Stream> {
    open_text(path, ARCHIVE)
}

/// Opens a file of text with at most so many bytes; its start is read at once.
///
/// # Errors
/// As [`read_text_bytes`].
pub(super) fn open_text(path: &Path, most: u64) -> io::Result<Stream> {
    let mut stream = open(path, most)?;
    let mut start = Vec::new();
    stream.by_ref().take(START).read_to_end(&mut start)?;
    match is_text(&start) {
        true => Ok(Box::new(Cursor::new(start).chain(stream))),
        false => Err(Refused::NotText.error()),
    }
}

fn open(path: &Path, most: u64) -> io::Result<Stream> {
    if path == Path::new("-") {
        return Ok(Box::new(bounded(io::stdin(), most)));
    }
    if is_device(path) {
        return Err(Refused::Device.error());
    }
    let file = File::open(path)?;
    let about = file.metadata()?;
    if about.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if about.len() > most {
        return Err(Refused::TooLarge(most).error());
    }
    Ok(Box::new(bounded(file, most)))
}

/// Refuses what is neither an ordinary file nor a name that is free, before a game is entered into it.
///
/// # Errors
/// A folder, a device, a pipe.
pub(super) fn ordinary(path: &Path) -> Result<(), Error> {
    match path.metadata() {
        Ok(about) if about.is_dir() => Err(failed(path, io::ErrorKind::IsADirectory.into())),
        Ok(about) if !about.is_file() => Err(failed(path, Refused::Device.error())),
        _ => Ok(()),
    }
}

/// Whether a name means a device that nobody types at.
fn is_device(path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::io::IsTerminal;
        use std::os::unix::fs::FileTypeExt;
        let Ok(about) = path.metadata() else {
            return false;
        };
        let kind = about.file_type();
        let is_terminal = || File::open(path).is_ok_and(|file| file.is_terminal());
        kind.is_block_device() || (kind.is_char_device() && !is_terminal())
    }
    #[cfg(not(unix))]
    {
        let _ = path;
        false
    }
}

fn failed(path: &Path, source: io::Error) -> Error {
    Error::Open {
        file: path.display().to_string(),
        source,
    }
}

/// Ends with an error instead of going on for ever.
struct Bounded<R> {
    inner: R,
    most: u64,
    read: u64,
}

fn bounded<R: Read>(inner: R, most: u64) -> Bounded<R> {
    let read = 0;
    Bounded { inner, most, read }
}

impl<R: Read> Read for Bounded<R> {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(room)?;
        self.read += count as u64;
        match self.read > self.most {
            true => Err(Refused::TooLarge(self.most).error()),
            false => Ok(count),
        }
    }
}

/// The lines of standard input without their ends, as they come.
pub(super) fn typed_lines() -> impl Iterator<Item = Result<Vec<u8>, Error>> {
    let lines = lines_of(io::stdin().lock());
    lines.map(|line| line.map_err(|source| failed(Path::new("-"), source)))
}

fn lines_of(mut input: impl BufRead) -> impl Iterator<Item = io::Result<Vec<u8>>> {
    let mut has_failed = false;
    std::iter::from_fn(move || {
        let mut line = Vec::new();
        let mut next = || match input.by_ref().take(LINE + 1).read_until(b'\n', &mut line) {
            Ok(0) => Ok(None),
            Ok(count) if count as u64 > LINE => Err(Refused::TooLarge(LINE).error()),
            Ok(_) => {
                line.pop_if(|last| *last == b'\n');
                Ok(Some(std::mem::take(&mut line)))
            }
            Err(error) => Err(error),
        };
        if has_failed {
            return None;
        }
        let next = next().transpose();
        has_failed = matches!(next, Some(Err(_)));
        next
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_read_without_end() {
        let mut bytes = Vec::new();
        let error = bounded(io::repeat(b'x'), 1000)
            .read_to_end(&mut bytes)
            .unwrap_err();
        assert_eq!(Refused::of(&error), Some(Refused::TooLarge(1000)));
        assert_eq!(
            bounded(&b"abc"[..], 3).read_to_end(&mut bytes).unwrap(),
            3,
            "as much as is allowed"
        );
        let endless = io::BufReader::new(io::repeat(b'x'));
        let read: Vec<_> = lines_of(endless).collect();
        assert_eq!(read.len(), 1);
        assert!(read[0].is_err());
        let read: Vec<_> = lines_of(&b"one\n\ntwo"[..]).map(Result::unwrap).collect();
        assert_eq!(read, [&b"one"[..], b"", b"two"]);
    }
}
