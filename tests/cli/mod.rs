//! The program as its users see it: whole outputs, exit codes, bad input.

pub(crate) mod book;
mod equipment;
pub(crate) mod event;
mod events;
#[cfg(unix)]
mod files;
mod hostile;
mod manual;
mod runs;
mod sample;
mod sheets;
mod star;
mod star_events;
mod terminal;

use std::ffi::OsStr;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// What a run of the program gave.
pub(crate) struct Run {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    pub(crate) code: i32,
}

/// Runs the program in the folder of the package, in English, without colours.
pub(crate) fn huff<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> Run {
    huff_with_input(arguments, b"")
}

/// The same with something on standard input.
pub(crate) fn huff_with_input<A: AsRef<OsStr>>(
    arguments: impl IntoIterator<Item = A>,
    input: &[u8],
) -> Run {
    huff_in(Path::new(env!("CARGO_MANIFEST_DIR")), arguments, input)
}

/// The same in another folder.
pub(crate) fn huff_in<A: AsRef<OsStr>>(
    folder: &Path,
    arguments: impl IntoIterator<Item = A>,
    input: &[u8],
) -> Run {
    huff_speaking("en", folder, arguments, input)
}

/// The same in another language.
pub(crate) fn huff_speaking<A: AsRef<OsStr>>(
    language: &str,
    folder: &Path,
    arguments: impl IntoIterator<Item = A>,
    input: &[u8],
) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_huff"))
        .args(arguments)
        .current_dir(folder)
        .env_remove("HUFF_EVENT")
        .env_remove("HUFF_BY")
        .env("HUFF_LANG", language)
        .env("LC_ALL", "C")
        .env("TZ", "UTC")
        .env("NO_COLOR", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // a program that does not read its input is no fault of the test
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run {
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code().unwrap_or(-1),
    }
}

impl Run {
    /// Everything that was seen, for a snapshot.
    pub(crate) fn seen(&self) -> String {
        format!(
            "{}--- stderr\n{}--- exit {}\n",
            self.stdout, self.stderr, self.code
        )
    }
}
