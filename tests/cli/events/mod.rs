//! Whole events, played as their users play them: with the program alone, from the first list of players to the last
//! paper.

mod arrivals;
mod ballots;
mod decisions;
mod double_swiss;
mod faults;
mod paper;
mod recount;
mod round_trip;
mod sheets;

use std::path::{Path, PathBuf};
use std::time::Instant;

use serde_json::Value;

use super::{Run, huff_in};
use crate::common::figure;

/// The arbiter's folder, and what was done in it.
pub(super) struct Hall {
    folder: tempfile::TempDir,
    start: Instant,
    commands: std::cell::Cell<usize>,
    /// Commands that have changed the event: as many as its journal must have entries.
    changes: usize,
    /// Those of them that were not taken back.
    standing: usize,
}

impl Hall {
    pub(super) fn new() -> Hall {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("copies")).unwrap();
        Hall {
            folder,
            start: Instant::now(),
            commands: std::cell::Cell::new(0),
            changes: 0,
            standing: 0,
        }
    }

    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(super) fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub(super) fn write(&self, name: &str, bytes: impl AsRef<[u8]>) {
        std::fs::write(self.path(name), bytes).unwrap();
    }

    /// A command as it is typed, with something on standard input.
    pub(super) fn typed(&self, command: &str, input: &str) -> Run {
        self.commands.set(self.commands.get() + 1);
        let run = huff_in(self.folder(), words(command), input.as_bytes());
        assert!(
            !run.stderr.contains("panicked"),
            "{command}: {}",
            run.seen()
        );
        run
    }

    pub(super) fn run(&self, command: &str) -> Run {
        self.typed(command, "")
    }

    /// A command that answers yes and changes nothing.
    pub(super) fn look(&self, command: &str) -> String {
        let run = self.run(command);
        assert_eq!(run.code, 0, "{command}: {}", run.seen());
        run.stdout
    }

    /// The same in JSON, whatever the answer.
    pub(super) fn json(&self, command: &str) -> Value {
        let run = self.run(&format!("{command} --json"));
        assert!(run.code <= 1, "{command}: {}", run.seen());
        let answer: Value = serde_json::from_str(&run.stdout).unwrap();
        assert_eq!(answer["format"], 1, "{command}: {answer}");
        answer
    }

    /// A command that changes the event, with its exit code.
    pub(super) fn change(&mut self, code: i32, command: &str) -> Run {
        let run = self.run(command);
        assert_eq!(run.code, code, "{command}: {}", run.seen());
        self.counts_one();
        run
    }

    /// That the last command has changed the event.
    pub(super) fn counts_one(&mut self) {
        self.changes += 1;
        self.standing += 1;
    }

    /// A command that does what it is told.
    pub(super) fn does(&mut self, command: &str) -> String {
        self.change(0, command).stdout
    }

    /// A command that must not do it; what it says.
    pub(super) fn refuses(&self, code: i32, command: &str) -> String {
        let run = self.run(command);
        assert_eq!(run.code, code, "{command}: {}", run.seen());
        run.stderr
    }

    /// The whole event as text.
    pub(super) fn dump(&self) -> String {
        self.look("export json --birth")
    }

    /// Takes the last command back.
    pub(super) fn undoes(&mut self) {
        self.does("undo");
        self.standing -= 2;
    }

    /// Takes all back that was done since so many commands stood, and proves that the event is the one of then, byte for
    /// byte; how many there were.
    pub(super) fn takes_back(&mut self, standing: usize, before: &str) -> usize {
        let count = self.standing - standing;
        for _ in 0..count {
            self.undoes();
        }
        assert!(self.dump() == before, "undo of {count} commands");
        count
    }

    /// What the journal, the file and a copy of it say at the end.
    pub(super) fn is_sound(&self) {
        let log = self.json("log");
        assert_eq!(log["entries"].as_array().unwrap().len(), self.changes);
        self.look("verify");
        self.look("backup copy.bak");
        let copy = self.look("verify -e copy.bak");
        assert!(!copy.is_empty());
        assert!(self.dump() == self.look("export json --birth -e copy.bak"));
    }

    pub(super) fn tell(&self, what: &str) {
        figure(&format!(
            "{what}; {} commands, {} entries of the journal, {:.1} s",
            self.commands.get(),
            self.changes,
            self.start.elapsed().as_secs_f32()
        ));
    }
}

/// The words of a command; what stands between strokes is one word.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in command.split('\'').enumerate() {
        match index % 2 {
            0 => words.extend(part.split_whitespace().map(str::to_owned)),
            _ => words.push(part.to_owned()),
        }
    }
    words
}

pub(super) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

pub(super) fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
