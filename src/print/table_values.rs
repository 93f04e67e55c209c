//! The values of forms for games of two to six seats.

use serde::Serialize;

use super::values::PlayerValues;

/// `game` at a table: who sits where.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct TableValues {
    /// The round.
    pub round: String,
    /// The table in the hall.
    pub board: String,
    /// The game of a match; empty where a match has one.
    pub number: String,
    /// The day.
    pub date: String,
    /// The seats in the order of turns.
    pub seats: Vec<SeatValues>,
}

/// One of `game.seats`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct SeatValues {
    /// The number of the seat, which is that of its camp.
    pub seat: String,
    /// The place in the order of turns, from 1.
    pub turn: String,
    /// Who sits there.
    pub player: PlayerValues,
    /// Points before the round.
    pub points: String,
    /// The place in the game; empty while it is not known.
    pub place: String,
    /// The serial number of the original of this seat.
    pub serial: String,
}

/// A record sheet with a column a seat: `game` and `sheet`; a slip has the first alone.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct TableFace {
    /// The game.
    pub game: TableValues,
    /// The sheet.
    pub sheet: TableSheetValues,
}

/// `sheet` with a column a seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct TableSheetValues {
    /// The number of the seat whose record it is; empty where it is nobody's own.
    pub owner: String,
    /// Whether it is the original.
    pub original: bool,
    /// Whether it is printed once more.
    pub reprint: bool,
    /// Whether it is printed from the record that was typed in, and neither the original nor the copy.
    pub duplicate: bool,
    /// The serial number in words that people type.
    pub serial: String,
    /// The same for machines.
    pub qr: String,
    /// The rounds of the game.
    pub rows: Vec<TurnsValues>,
}

/// One of `sheet.rows`: a turn of each seat, in the order of `game.seats`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct TurnsValues {
    /// The turns.
    pub turns: Vec<String>,
    /// What was struck out before each.
    pub struck: Vec<String>,
}

/// A table list: `round` and `rows`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct TablesFace {
    /// The round.
    pub round: String,
    /// What the round is within the stages; empty where there are none.
    pub stage: String,
    /// The seats, or the players.
    pub rows: Vec<TableRow>,
}

/// One of `rows` of a table list.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct TableRow {
    /// A heading in the place of a row.
    pub heading: String,
    /// The table.
    pub board: String,
    /// The number of the seat; empty where somebody has none.
    pub seat: String,
    /// The place in the order of turns.
    pub turn: String,
    /// Who sits there.
    pub player: PlayerValues,
    /// Points before the round.
    pub points: String,
    /// The place in the game, or the bye.
    pub place: String,
    /// The others at the table.
    pub others: String,
    /// The serial number of the original.
    pub serial: String,
}
