//! A position as one line: rows A to Q from the left, `a` to `f` for a piece that began in camp 1 to 6, numbers for
//! empty holes, and behind a blank the seat to move.

use crate::star::{Camp, HOLES, Hole, Holes, Options, Position, PositionError, Seats};

/// Why a line is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionProblem {
    /// A sign that does not belong there, by its place from 1.
    #[error("{sign} at {column} does not belong into a position")]
    Sign {
        /// The sign.
        sign: char,
        /// Its place.
        column: usize,
    },
    /// A row has more or fewer holes than the star.
    #[error("row {row} has {found} holes, not {expected}")]
    Row {
        /// The row, `A` to `Q`.
        row: char,
        /// How many are written.
        found: usize,
        /// How many there are.
        expected: usize,
    },
    /// Fewer or more than seventeen rows.
    #[error("{0} rows, not 17")]
    Rows(usize),
    /// No number of a seat stands at the end.
    #[error("no seat to move")]
    NoSeat,
    /// Fewer than two sides.
    #[error("fewer than two sides")]
    Sides,
    /// The pieces do not make a position.
    #[error(transparent)]
    Position(#[from] PositionError),
}

/// Reads a position; without `seats` those are seated who have pieces.
///
/// ```
/// use huff::notation::star::{read_position, write_position};
/// use huff::star::Options;
/// let line = "1/aa/1aa/aa1a/5a1a5/6a5/11/10/9/10/11/4d7/5dddd4/d1d1/3/dd/d 1";
/// let position = read_position(line, None, Options::default()).unwrap();
/// assert_eq!(write_position(&position), line);
/// ```
///
/// # Errors
/// The first thing that is wrong.
pub fn read_position(
    line: &str,
    seats: Option<Seats>,
    options: Options,
) -> Result<Position, PositionProblem> {
    let line = line.trim();
    let (rows, seat) = line
        .split_once([' ', '\t'])
        .ok_or(PositionProblem::NoSeat)?;
    let to_move = seat
        .trim()
        .parse()
        .ok()
        .and_then(Camp::from_number)
        .ok_or(PositionProblem::NoSeat)?;
    let pieces = pieces(rows)?;
    let seats = match seats {
        Some(seats) => seats,
        None => {
            let camps: Vec<Camp> = Camp::ALL
                .into_iter()
                .filter(|camp| !pieces[camp.index()].is_empty())
                .collect();
            Seats::new(&camps).map_err(|_| PositionProblem::Sides)?
        }
    };
    Ok(Position::new(pieces, to_move, seats, options)?)
}

fn pieces(rows: &str) -> Result<[Holes; 6], PositionProblem> {
    let mut pieces = [Holes::NONE; 6];
    let written: Vec<&str> = rows.split('/').collect();
    if written.len() != 17 {
        return Err(PositionProblem::Rows(written.len()));
    }
    let mut column = 0;
    for (row, text) in written.into_iter().enumerate() {
        let holes: Vec<Hole> = Hole::all()
            .filter(|hole| usize::from(hole.row()) == row)
            .collect();
        let mut found: usize = 0;
        let mut digits = 0;
        for sign in text.chars() {
            column += 1;
            if let Some(digit) = sign.to_digit(10) {
                digits = (digits * 10 + digit as usize).min(HOLES);
                continue;
            }
            found += std::mem::take(&mut digits);
            let camp = match sign {
                'a'..='f' => sign as usize - 'a' as usize,
                _ => return Err(PositionProblem::Sign { sign, column }),
            };
            if let Some(hole) = holes.get(found) {
                pieces[camp] = pieces[camp].with(*hole);
            }
            found += 1;
        }
        found += digits;
        column += 1;
        if found != holes.len() {
            return Err(PositionProblem::Row {
                row: (b'A' + row as u8) as char,
                found,
                expected: holes.len(),
            });
        }
    }
    Ok(pieces)
}

/// Writes a position.
pub fn write_position(position: &Position) -> String {
    let mut line = String::new();
    let mut row = 0;
    let mut empty = 0;
    let flush = |line: &mut String, empty: &mut u32| {
        if *empty > 0 {
            line.push_str(&empty.to_string());
            *empty = 0;
        }
    };
    for hole in Hole::all() {
        if hole.row() != row {
            flush(&mut line, &mut empty);
            line.push('/');
            row = hole.row();
        }
        match position.owner(hole) {
            None => empty += 1,
            Some(camp) => {
                flush(&mut line, &mut empty);
                line.push((b'a' + camp.index() as u8) as char);
            }
        }
    }
    flush(&mut line, &mut empty);
    format!("{line} {}", position.to_move().number())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_have_their_place() {
        let start =
            Position::start(Seats::usual(6).expect("six"), Options::default()).expect("a start");
        let line = write_position(&start);
        assert_eq!(read_position(&line, None, Options::default()), Ok(start));
        for (from, to, problem) in [
            (
                "a/aa",
                "x/aa",
                PositionProblem::Sign {
                    sign: 'x',
                    column: 1,
                },
            ),
            (
                "a/aa",
                "a/a",
                PositionProblem::Row {
                    row: 'B',
                    found: 1,
                    expected: 2,
                },
            ),
            ("a/aa/", "a/", PositionProblem::Rows(16)),
            (" 1", "", PositionProblem::NoSeat),
            (" 1", " 7", PositionProblem::NoSeat),
        ] {
            let line = line.replacen(from, to, 1);
            assert_eq!(read_position(&line, None, Options::default()), Err(problem));
        }
    }
}
