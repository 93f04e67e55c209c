//! Faults of a whole sheet: written from the other side, mirrored, columns or rows displaced,
//! squares counted otherwise. Looked for only where the plain reading fails early, reported once;
//! the rest is judged as transformed.

use crate::draughts::{Color, Game, Geometry, Position};
use crate::notation::{Column, Coordinate, HalfMove, Numbering, Record, Written};

use super::ahead::Ahead;
use super::code::Code;
use super::outcome::Outcome;

/// A plain reading that fails before this half-move, counted from 0, is reason to look.
pub(super) const EARLY: usize = 10;

/// How many half-moves a transformed sheet has to fit at least, where it is longer.
const ENOUGH: usize = 16;

/// Fewer half-moves prove nothing about a sheet.
const FEWEST: usize = 6;

/// A fault that runs through a whole sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetFault {
    /// Everything stands one half-move lower: the first cell is empty.
    Shifted,
    /// White's and Black's columns are exchanged.
    ColumnsExchanged,
    /// The squares are named from the other side of the board, a half turn.
    Turned,
    /// The files are exchanged, a-h reversed; numbers run from the other side of each row.
    Mirrored,
    /// The squares are counted from a1 upwards instead of from b8 downwards.
    NumberedFromA1,
}

impl SheetFault {
    /// All of them, the one that changes least first.
    pub const ALL: [SheetFault; 5] = [
        SheetFault::Shifted,
        SheetFault::ColumnsExchanged,
        SheetFault::Turned,
        SheetFault::Mirrored,
        SheetFault::NumberedFromA1,
    ];

    /// The code of its finding.
    pub const fn code(self) -> Code {
        match self {
            SheetFault::Shifted => Code::SheetShifted,
            SheetFault::ColumnsExchanged => Code::ColumnsExchanged,
            SheetFault::Turned => Code::SheetTurned,
            SheetFault::Mirrored => Code::SheetMirrored,
            SheetFault::NumberedFromA1 => Code::NumberedFromA1,
        }
    }

    /// The record as it would stand without the fault; text and places stay those of the entries as
    /// they are written. `None` where the record cannot have the fault.
    ///
    /// ```
    /// use huff::draughts::Variant;
    /// use huff::notation::{Written, pdn, written};
    /// use huff::record::SheetFault;
    /// let record = pdn::records("1. f6-e5 c3-d4 *").next().unwrap();
    /// let board = Variant::Russian.rules().geometry;
    /// let read = SheetFault::Turned.undone(&record, &board).unwrap();
    /// assert_eq!(read.half_moves[0].written, written("c3-d4"));
    /// ```
    pub fn undone<'t>(self, record: &Record<'t>, board: &Geometry) -> Option<Record<'t>> {
        let mut read = record.clone();
        let half_moves = &mut read.half_moves;
        match self {
            SheetFault::Shifted => {
                let first = half_moves.first()?;
                if first.written != Written::Nothing {
                    return None;
                }
                half_moves.remove(0);
            }
            SheetFault::ColumnsExchanged => {
                for pair in half_moves.chunks_exact_mut(2) {
                    exchange(pair);
                }
                // a game that ends in the first column leaves the last cell of the other empty
                if half_moves
                    .last()
                    .is_some_and(|last| last.written == Written::Nothing)
                {
                    half_moves.pop();
                }
            }
            SheetFault::Turned | SheetFault::Mirrored | SheetFault::NumberedFromA1 => {
                for half_move in half_moves {
                    if let Written::Move(text) = &mut half_move.written {
                        for square in &mut text.squares {
                            *square = self.square(*square, board)?;
                        }
                    }
                }
            }
        }
        Some(read)
    }

    /// The ply over what is written of a ply of the undone record; `half_moves` counts what is
    /// written.
    pub const fn ply_as_written(self, ply: u32, half_moves: u32) -> u32 {
        match self {
            SheetFault::ColumnsExchanged if ply.is_multiple_of(2) => ply - 1,
            SheetFault::ColumnsExchanged if ply < half_moves => ply + 1,
            _ => ply + self.skipped(),
        }
    }

    /// How many entries at the start of the sheet are none.
    pub const fn skipped(self) -> u32 {
        match self {
            SheetFault::Shifted => 1,
            _ => 0,
        }
    }

    /// The square that was meant by a written one.
    fn square(self, written: Coordinate, board: &Geometry) -> Option<Coordinate> {
        match written {
            Coordinate::Number(number) => {
                let half = u16::from(board.width / 2);
                let last_row = u16::from(board.height) - 1;
                let (row, place) = (number.checked_sub(1)? / half, (number - 1) % half);
                let (row, place) = match self {
                    SheetFault::Turned => (last_row.checked_sub(row)?, half - 1 - place),
                    SheetFault::Mirrored => (row, half - 1 - place),
                    _ => (last_row.checked_sub(row)?, place),
                };
                Some(Coordinate::Number(row * half + place + 1))
            }
            Coordinate::Cell { column, row } => {
                let column = board.width.checked_sub(column + 1)?;
                match self {
                    SheetFault::Turned => {
                        let row = board.height.checked_sub(row + 1)?;
                        Some(Coordinate::Cell { column, row })
                    }
                    SheetFault::Mirrored => Some(Coordinate::Cell { column, row }),
                    _ => None,
                }
            }
            Coordinate::File(column) => match self {
                SheetFault::NumberedFromA1 => None,
                _ => board.width.checked_sub(column + 1).map(Coordinate::File),
            },
        }
    }
}

/// Exchanges two entries; numbers and columns stay with their places.
fn exchange(pair: &mut [HalfMove<'_>]) {
    let [first, second] = pair else { return };
    std::mem::swap(first, second);
    std::mem::swap(&mut first.number, &mut second.number);
    std::mem::swap(&mut first.column, &mut second.column);
}

/// The whole-sheet fault that explains why a record does not fit early, and the record without it.
/// `end` is where the half-moves end that belong to this start.
pub(super) fn whole_sheet_fault<'t, G: Game>(
    record: &Record<'t>,
    start: &Position<G>,
    numbering: Numbering,
    end: Option<usize>,
) -> Option<(SheetFault, Record<'t>)> {
    let mut plain = Ahead::<G>::new(record, numbering);
    plain.until(end.unwrap_or(usize::MAX));
    if plain.end() < FEWEST {
        return None;
    }
    // the other side may simply have begun; then nothing but the columns and the result can tell
    let other_first = start.passed();
    let mut plain_reach = plain.reach(start, 0);
    if record.half_moves[0].written != Written::Nothing {
        plain_reach = plain_reach.max(plain.reach(&other_first, 0));
    }
    let mut best: Option<(usize, SheetFault, Record<'t>)> = None;
    for fault in SheetFault::ALL {
        let Some(read) = fault.undone(record, &G::RULES.geometry) else {
            continue;
        };
        let mut ahead = Ahead::<G>::new(&read, numbering);
        let shift = fault.skipped() as usize;
        ahead.until(end.map_or(usize::MAX, |end| end - shift));
        let reach = ahead.reach(start, 0);
        let enough = reach == ahead.end() || reach >= ENOUGH;
        let symmetric = fault == SheetFault::Turned && reach == plain_reach;
        let written = reach + shift;
        let better = match symmetric {
            true => is_turned(record, &mut plain, &other_first),
            false => written > plain_reach,
        };
        if enough && better && best.as_ref().is_none_or(|(most, ..)| written > *most) {
            best = Some((written, fault, read));
        }
    }
    best.map(|(_, fault, read)| (fault, read))
}

/// Whether a record that fits as it stands with the other side first was written from the other
/// side of the board: the columns say who began, or the result says who won.
fn is_turned<G: Game>(
    record: &Record<'_>,
    plain: &mut Ahead<G>,
    other_first: &Position<G>,
) -> bool {
    let first = record.half_moves.first();
    if first.is_some_and(|half_move| half_move.column == Some(Column::Second)) {
        return false;
    }
    let winner = plain.last(other_first).and_then(|last| {
        let legal = last.legal_moves().ok()?;
        legal.is_empty().then(|| last.turn().opponent())
    });
    let written = record
        .closing
        .as_ref()
        .map(|closing| closing.text)
        .or_else(|| record.tag("Result").map(|tag| tag.value.as_ref()))
        .and_then(Outcome::read)
        .and_then(|outcome| outcome.winner(&G::RULES));
    let agrees = |winner: Color| written == Some(winner);
    plain.end() >= EARLY && !winner.is_some_and(agrees)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draughts::Variant;
    use crate::notation::{pdn, written};

    #[test]
    fn each_fault_is_its_own_undoing() {
        let board = Variant::Russian.rules().geometry;
        for text in [
            "1. c3-d4 f6-g5 2. b2:d4 cd4",
            "1. 22-18 11-15 2. 18x11 7x16",
        ] {
            let record = pdn::records(text).next().unwrap();
            for fault in SheetFault::ALL {
                let Some(once) = fault.undone(&record, &board) else {
                    continue;
                };
                assert_eq!(
                    fault.undone(&once, &board),
                    Some(record.clone()),
                    "{fault:?}"
                );
            }
        }
    }

    #[test]
    fn squares_of_the_other_side() {
        let board = Variant::Russian.rules().geometry;
        let undone = |fault: SheetFault, text: &str| {
            let record = pdn::records(text).next().unwrap();
            fault
                .undone(&record, &board)
                .map(|read| read.half_moves[0].written.clone())
        };
        for (fault, wrote, meant) in [
            (SheetFault::Turned, "1. 11-15 *", "22-18"),
            (SheetFault::Mirrored, "1. 23-19 *", "22-18"),
            (SheetFault::NumberedFromA1, "1. 10-14 *", "22-18"),
            (SheetFault::Mirrored, "1. f3-e4 *", "c3-d4"),
        ] {
            assert_eq!(undone(fault, wrote), Some(written(meant)), "{fault:?}");
        }
        assert_eq!(undone(SheetFault::NumberedFromA1, "1. c3-d4 *"), None);
    }
}
