//! Events from the first command to the last.

mod durability;
mod knockout;
mod lists;
mod odd_files;
mod records;
mod refusals;
mod reports;
mod rulings;
mod settings;
mod standings;
mod story;
mod swiss;
mod systems;
mod undo;

use std::path::{Path, PathBuf};

use super::{Run, huff_in};

/// A folder with an event in it.
pub(crate) struct Desk {
    folder: tempfile::TempDir,
}

impl Desk {
    /// An event with so many players, begun with these words.
    pub(crate) fn new(players: usize, words: &[&str]) -> Desk {
        let desk = Desk {
            folder: tempfile::tempdir().unwrap(),
        };
        let mut all = vec!["new", "a.huff", "--name", "Open", "--seed", "7"];
        all.extend(words);
        assert_eq!(desk.run(&all).code, 0);
        let mut list = String::from("name,rating,club\n");
        for number in 1..=players {
            list += &format!("Player {number:03},{},Club {}\n", 2400 - number, number % 5);
        }
        if players > 0 {
            desk.write("players.csv", list.as_bytes());
            desk.fine(&["player", "import", "players.csv"]);
        }
        desk
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, bytes: &[u8]) {
        std::fs::write(self.path(name), bytes).unwrap();
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn run(&self, words: &[&str]) -> Run {
        huff_in(self.folder.path(), words, b"")
    }

    /// A command that must succeed; its answer.
    pub(crate) fn fine(&self, words: &[&str]) -> String {
        let run = self.run(words);
        assert_eq!(run.code, 0, "{words:?}: {}", run.seen());
        run.stdout
    }

    /// A command that must fail with this code; what it says.
    pub(crate) fn refused(&self, code: i32, words: &[&str]) -> String {
        let run = self.run(words);
        assert_eq!(run.code, code, "{words:?}: {}", run.seen());
        run.stderr
    }

    pub(crate) fn json(&self, words: &[&str]) -> serde_json::Value {
        let mut all = words.to_vec();
        all.push("--json");
        serde_json::from_str(&self.fine(&all)).unwrap()
    }

    /// Whether the long form of a test was asked for.
    pub(crate) fn is_long() -> bool {
        std::env::var_os("HUFF_LONG").is_some()
    }
}
