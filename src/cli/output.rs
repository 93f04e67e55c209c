//! Files that are written: whole or not at all.

use std::fs::{self, File};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use super::error::Error;

/// Whether a file that is there may be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Existing {
    /// It is left alone, which is an error.
    Keep,
    /// It is replaced when the new one is complete.
    Replace,
}

impl Existing {
    pub(super) fn of(force: &Force) -> Existing {
        match force.force {
            true => Existing::Replace,
            false => Existing::Keep,
        }
    }
}

/// The flag of commands that write files.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(super) struct Force {
    /// Replace a file that is there already
    #[arg(long)]
    force: bool,
}

/// A file that appears under its name when everything is written and on the disk.
#[derive(Debug)]
pub(super) struct Output {
    path: PathBuf,
    existing: Existing,
    target: Target,
}

#[derive(Debug)]
enum Target {
    Standard(BufWriter<io::Stdout>),
    /// A device or pipe, which nothing can be put in the place of.
    Device(BufWriter<File>),
    Temporary(BufWriter<tempfile::NamedTempFile>),
}

impl Output {
    /// Starts to write; `-` is standard output.
    ///
    /// # Errors
    /// A file that is there and must be kept, or a folder that cannot be written in.
    pub(super) fn create(path: &Path, existing: Existing) -> Result<Output, Error> {
        let failed = |source| failed(path, source);
        refuse_beside(path)?;
        if is_of_event(path) {
            return Err(Error::IsEvent(path.display().to_string()));
        }
        let target = match fs::metadata(path) {
            _ if path == Path::new("-") => Target::Standard(BufWriter::new(io::stdout())),
            Ok(found) if !found.is_file() && !found.is_dir() => {
                let device = fs::OpenOptions::new()
                    .write(true)
                    .open(path)
                    .map_err(failed)?;
                Target::Device(BufWriter::new(device))
            }
            Ok(found) if found.is_dir() => {
                return Err(failed(io::ErrorKind::IsADirectory.into()));
            }
            Ok(_) if existing == Existing::Keep => {
                return Err(Error::Exists(path.display().to_string()));
            }
            Ok(_) if begins(path, EVENT).map_err(failed)? => {
                return Err(Error::IsEvent(path.display().to_string()));
            }
            _ => {
                let folder = path
                    .parent()
                    .filter(|folder| *folder != Path::new(""))
                    .unwrap_or(Path::new("."));
                if !folder.exists() {
                    let folder = folder.display().to_string();
                    return Err(Error::NoFolder(folder));
                }
                Target::Temporary(BufWriter::new(temporary(folder).map_err(failed)?))
            }
        };
        Ok(Output {
            path: path.to_path_buf(),
            existing,
            target,
        })
    }

    /// Gives the file its name.
    ///
    /// # Errors
    /// What could not be written, or a file that has come in between and must be kept.
    pub(super) fn finish(self) -> Result<(), Error> {
        let failed = |source| failed(&self.path, source);
        let temporary = match self.target {
            Target::Standard(mut standard) => return Ok(standard.flush()?),
            Target::Device(mut device) => return device.flush().map_err(failed),
            Target::Temporary(temporary) => temporary
                .into_inner()
                .map_err(|error| failed(error.into_error()))?,
        };
        temporary.as_file().sync_all().map_err(failed)?;
        let kept = match self.existing {
            Existing::Replace => temporary.persist(&self.path),
            Existing::Keep => temporary.persist_noclobber(&self.path),
        };
        match kept {
            Ok(_) => Ok(()),
            Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
                Err(Error::Exists(self.path.display().to_string()))
            }
            Err(error) => Err(failed(error.error)),
        }
    }
}

/// How a database begins, and so an event file and its backups.
const EVENT: &[u8] = b"SQLite format 3\0";

/// What is added to the name of an event for the files that the database and the desk keep beside it.
const BESIDE: [&str; 4] = ["-journal", "-wal", "-shm", ".lock"];
/// What the desk keeps beside a file of any kind while a game is typed.
const DRAFTS: [&str; 2] = [".draft", ".typed"];

fn is_named_event(name: &str) -> bool {
    name.to_lowercase().ends_with(".huff")
}

/// Refuses the name of a file that is kept beside an event or while a game is typed, whether it is there or not.
///
/// # Errors
/// Such a name.
pub(super) fn refuse_beside(path: &Path) -> Result<(), Error> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let is_event = |name: &str| {
        let begins = || begins(&path.with_file_name(name), EVENT);
        is_named_event(name) || begins().is_ok_and(|is_database| is_database)
    };
    // the second desk at a file has `.draft2`
    let first = name.trim_end_matches(|number: char| number.is_ascii_digit());
    let of = BESIDE.iter().find_map(|ending| name.strip_suffix(ending));
    match of.is_some_and(is_event) || DRAFTS.iter().any(|ending| first.ends_with(ending)) {
        true => Err(Error::Beside(path.display().to_string())),
        false => Ok(()),
    }
}

/// Whether a name is that of an event or of a copy that huff makes of one.
fn is_of_event(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let is_upgraded = |(of, version): (&str, &str)| {
        is_named_event(of) && version.starts_with(|first: char| first.is_ascii_digit())
    };
    is_named_event(name.strip_suffix(".bak").unwrap_or(&name))
        || name.rsplit_once(".v").is_some_and(is_upgraded)
}

fn failed(path: &Path, source: io::Error) -> Error {
    Error::WriteFile {
        file: path.display().to_string(),
        source,
    }
}

/// Whether a file begins with these bytes.
///
/// # Errors
/// A file that cannot be read.
pub(super) fn begins(path: &Path, with: &[u8]) -> io::Result<bool> {
    let mut start = Vec::new();
    File::open(path)?
        .take(with.len() as u64)
        .read_to_end(&mut start)?;
    Ok(start == with)
}

fn temporary(folder: &Path) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".huff-").suffix(".part");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.target {
            Target::Standard(standard) => standard.write(bytes),
            Target::Device(device) => device.write(bytes),
            Target::Temporary(temporary) => temporary.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.target {
            Target::Standard(standard) => standard.flush(),
            Target::Device(device) => device.flush(),
            Target::Temporary(temporary) => temporary.flush(),
        }
    }
}
