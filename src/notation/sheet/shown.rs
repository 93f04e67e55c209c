//! The cells of a record as a form shows them.

use super::table::Table;
use crate::draughts::Color;
use crate::notation::record::Record;

/// A row: the side that moves first in the game stands first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShownRow {
    /// The two sides.
    pub sides: [ShownCell; 2],
}

/// What is written in the cells of one side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShownCell {
    /// The half-move as it is written.
    pub text: String,
    /// What was struck out before it.
    pub struck: String,
    /// The clock.
    pub clock: String,
    /// The crown mark.
    pub crown: String,
}

/// The rows of a record, as [`super::write`] would give them to a sheet.
///
/// ```
/// use huff::draughts::Color;
/// use huff::notation::{pdn, sheet};
/// let text = "1. c3-d4 d6-c5 2. b2-a3 *";
/// let rows = sheet::rows(&pdn::records(text).next().unwrap(), text, Color::White);
/// assert_eq!(rows[0].sides[1].text, "d6-c5");
/// ```
pub fn rows(record: &Record<'_>, source: &str, first: Color) -> Vec<ShownRow> {
    // the closing mark is a result, not a move
    let mut record = record.clone();
    record.closing = None;
    let table = Table::of(&record, source, first);
    let rows = table.rows.iter().map(|row| ShownRow {
        sides: [0, 1].map(|side| {
            let cells = &row.sides[side];
            let text = |cell: Option<&str>| cell.unwrap_or_default().trim().to_owned();
            ShownCell {
                text: text(cells.text),
                struck: cells.struck_out.join(" "),
                clock: text(cells.clock),
                crown: text(cells.crown),
            }
        }),
    });
    let is_empty = |row: &ShownRow| *row == ShownRow::default();
    let mut rows: Vec<ShownRow> = rows.skip_while(is_empty).collect();
    while rows.last().is_some_and(is_empty) {
        rows.pop();
    }
    rows
}
