//! A game of the round as a row of the list.

use crate::draughts::Color;

use super::late::{Late, Waiting};

/// A game of the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) section: String,
    pub(super) board: i64,
    pub(super) game: i64,
    /// What `huff result` calls it.
    pub(super) place: String,
    /// The side on the left: the one that moves first.
    pub(super) first: Color,
    /// On the left and on the right.
    pub(super) names: [String; 2],
    /// The points, the left player's first.
    pub(super) result: String,
    pub(super) is_open: bool,
    /// Whether White's and Black's sheets are there.
    pub(super) sheets: [bool; 2],
    /// Who was not there at the start, on the left and on the right.
    pub(super) late: [Option<Late>; 2],
    pub(super) waiting: Waiting,
}

impl Row {
    /// The side of a column.
    pub(super) fn side(&self, column: usize) -> Color {
        match column {
            0 => self.first,
            _ => self.first.opponent(),
        }
    }

    /// The player of a side.
    pub(super) fn player(&self, color: Color) -> &str {
        &self.names[usize::from(color != self.first)]
    }
}
