//! Files beside what is typed that belong to one desk: two desks that type into one file share none of them.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// How many desks may type into one file.
const MOST: usize = 9;

/// A file that no other desk takes for its own until this one ends, however it ends.
#[derive(Debug)]
pub(super) struct Own {
    path: PathBuf,
    file: File,
}

/// `game.pdn.draft`, `game.pdn.draft2` and so on.
fn names(base: &Path, ending: &'static str) -> impl Iterator<Item = PathBuf> {
    (1..=MOST).map(move |number| {
        let mut name = base.as_os_str().to_owned();
        name.push(ending);
        if number > 1 {
            name.push(number.to_string());
        }
        PathBuf::from(name)
    })
}

/// Whether a file is there and another desk has it.
fn is_taken(path: &Path) -> bool {
    let file = OpenOptions::new().read(true).append(true).open(path);
    file.is_ok_and(|file| matches!(file.try_lock(), Err(TryLockError::WouldBlock)))
}

impl Own {
    /// Those that desks have left behind which are at work no more.
    pub(super) fn left(base: &Path, ending: &'static str) -> impl Iterator<Item = Own> {
        names(base, ending).filter_map(|path| {
            let file = OpenOptions::new().read(true).append(true).open(&path);
            let file = file.ok()?;
            match file.try_lock() {
                Err(TryLockError::WouldBlock) => None,
                // a disk that knows no locks has one desk
                Ok(()) | Err(TryLockError::Error(_)) => Some(Own { path, file }),
            }
        })
    }

    /// Whether another desk types into the same file now; `own` is this one's.
    pub(super) fn is_elsewhere(base: &Path, ending: &'static str, own: Option<&Own>) -> bool {
        let mut others = names(base, ending).filter(|path| own.is_none_or(|own| own.path != *path));
        others.any(|path| is_taken(&path))
    }

    /// A new one.
    pub(super) fn create(base: &Path, ending: &'static str) -> io::Result<Own> {
        let mut last = io::Error::from(io::ErrorKind::AlreadyExists);
        for path in names(base, ending) {
            let mut options = OpenOptions::new();
            match options.read(true).append(true).create_new(true).open(&path) {
                Ok(file) => {
                    let _ = file.try_lock();
                    return Ok(Own { path, file });
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => last = error,
                Err(error) => return Err(error),
            }
        }
        Err(last)
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// All that it holds.
    pub(super) fn read(&mut self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.file.seek(SeekFrom::Start(0))?;
        self.file.read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    /// Adds to it; when this returns it is on the disk.
    pub(super) fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.write_all(bytes)?;
        self.file.sync_all()
    }

    /// Puts this in the place of all that it holds.
    pub(super) fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.set_len(0)?;
        self.file.write_all(bytes)
    }

    /// It has done its work.
    pub(super) fn remove(self) {
        let _ = fs::remove_file(&self.path);
    }

    /// It is not wanted now, but may be wanted tomorrow.
    pub(super) fn put_aside(self) {
        let mut old = self.path.as_os_str().to_owned();
        old.push(".old");
        let _ = fs::rename(&self.path, old);
    }
}
