//! Drawn openings: the published tables, and what each row makes of the board.
//!
//! A row is a code and what is done before the players begin: half-moves (`ab4` from the a file to b4, `9-13` by numbers), men
//! set elsewhere before the first move (`a1-a5`; all are lifted together), or men taken off (`-11`).

mod own;
mod play;

use crate::draughts::Variant;

pub use own::{OwnRow, own_row};
pub use play::{Played, play};

/// A published table.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// The name on the command line.
    pub name: &'static str,
    /// The games it is for, the usual one first.
    pub variants: &'static [Variant],
    text: &'static str,
}

/// A row of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The code in the published table.
    pub code: &'static str,
    /// What is done before the players begin.
    pub moves: &'static str,
    /// Not drawn in any game: barred or lost.
    pub barred: bool,
    /// Not drawn but in the usual game of the table.
    pub only_usual: bool,
}

const RUSSIAN: &[Variant] = &[Variant::Russian, Variant::Brazilian];
const ENGLISH: &[Variant] = &[Variant::English];

/// The tables.
pub const TABLES: [Table; 6] = [
    Table {
        name: "fmjd64",
        variants: RUSSIAN,
        text: include_str!("../../templates/openings/fmjd64.txt"),
    },
    Table {
        name: "idf",
        variants: RUSSIAN,
        text: include_str!("../../templates/openings/idf.txt"),
    },
    Table {
        name: "idf-basic",
        variants: RUSSIAN,
        text: include_str!("../../templates/openings/idf-basic.txt"),
    },
    Table {
        name: "3-move",
        variants: ENGLISH,
        text: include_str!("../../templates/openings/acf-3move.txt"),
    },
    Table {
        name: "2-move",
        variants: ENGLISH,
        text: include_str!("../../templates/openings/acf-2move.txt"),
    },
    Table {
        name: "11-man",
        variants: ENGLISH,
        text: include_str!("../../templates/openings/acf-11man.txt"),
    },
];

impl Table {
    /// The table of a name.
    pub fn from_name(name: &str) -> Option<Table> {
        TABLES.into_iter().find(|table| table.name == name)
    }

    /// All rows.
    pub fn rows(&self) -> impl Iterator<Item = Opening> + use<> {
        let lines = self
            .text
            .lines()
            .filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(|line| {
            let (code, moves) = line.split_once(' ').unwrap_or((line, ""));
            let plain = code.trim_start_matches(['!', '~']);
            Opening {
                code: plain,
                moves: if moves == "Free" { "" } else { moves },
                barred: code.starts_with('!'),
                only_usual: code.starts_with('~'),
            }
        })
    }

    /// The rows from which an opening is drawn in a game.
    pub fn deck(&self, variant: Variant) -> Vec<Opening> {
        let is_usual = self.variants.first() == Some(&variant);
        self.rows()
            .filter(|row| !row.barred && (is_usual || !row.only_usual))
            .collect()
    }
}
