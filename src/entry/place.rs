//! A position set up by keys.

use crate::draughts::{Color, Piece, Rank, Setup, Square};

use super::key::Key;

/// A position while it is set up: a marked square goes over the board, letters put pieces on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placing {
    /// The position so far.
    pub setup: Setup,
    /// The marked square.
    pub at: Square,
}

/// What a key did to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Placed {
    /// It goes on.
    Going,
    /// It is as it should be.
    Done,
    /// It is given up.
    Cancelled,
    /// The key means nothing.
    Unknown,
}

impl Placing {
    pub(super) fn new(setup: Setup) -> Placing {
        let corner = Square::from_number(1).expect("invariant: every board has a square 1");
        Placing { setup, at: corner }
    }

    /// Letters for pieces: `w` and `b` men, the same with shift kings; also `б`, `ч`, `白`, `黑`.
    fn piece(letter: char) -> Option<Piece> {
        let (color, rank) = match letter {
            'w' | 'б' | '白' => (Color::White, Rank::Man),
            'W' | 'Б' => (Color::White, Rank::King),
            'b' | 'ч' | '黑' => (Color::Black, Rank::Man),
            'B' | 'Ч' => (Color::Black, Rank::King),
            _ => return None,
        };
        Some(Piece { color, rank })
    }

    pub(super) fn press(&mut self, key: Key) -> Placed {
        match key {
            Key::Left => self.step(-1, 0),
            Key::Right => self.step(1, 0),
            Key::Up => self.step(0, 1),
            Key::Down => self.step(0, -1),
            Key::Char(' ' | '.') | Key::Delete | Key::Backspace => self.put(None),
            Key::Char('t' | 'T' | 'х' | 'Х') => self.setup.turn = self.setup.turn.opponent(),
            Key::Char('c' | 'C' | 'с' | 'С') => {
                self.setup = Setup::empty(self.setup.variant, self.setup.turn);
            }
            Key::Char('s' | 'S' | 'н' | 'Н') => self.setup = Setup::start(self.setup.variant),
            Key::Char(letter) => match Placing::piece(letter) {
                // the same letter again makes a king of a man
                Some(piece) if self.setup.piece(self.at) == Some(piece) => {
                    self.put(Some(Piece {
                        rank: Rank::King,
                        ..piece
                    }));
                }
                Some(piece) => self.put(Some(piece)),
                None => return Placed::Unknown,
            },
            Key::Enter => return Placed::Done,
            Key::Escape => return Placed::Cancelled,
            _ => return Placed::Unknown,
        }
        Placed::Going
    }

    fn put(&mut self, piece: Option<Piece>) {
        self.setup.put(self.at, piece);
    }

    /// To the next playing square in a direction.
    fn step(&mut self, right: i16, up: i16) {
        let board = self.setup.variant.rules().geometry;
        let (column, row) = board.place(self.at);
        // along a row every other square is played on; between rows the nearest one is taken
        let (column, row) = (i16::from(column) + 2 * right, i16::from(row) + up);
        let square = |shift: i16| {
            let column = u8::try_from(column + shift).ok()?;
            board.square_at(column, u8::try_from(row).ok()?)
        };
        if let Some(square) = [0, 1, -1].into_iter().find_map(square) {
            self.at = square;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draughts::Variant;
    use crate::notation::fen;

    #[test]
    fn a_position_by_keys() {
        let mut placing = Placing::new(Setup::start(Variant::Russian));
        for key in ['c', 'w', 'w', 't'].map(Key::Char) {
            assert_eq!(placing.press(key), Placed::Going);
        }
        for key in [Key::Right, Key::Down, Key::Char('黑')] {
            placing.press(key);
        }
        assert_eq!(fen::write(&placing.setup), "B:WK1:B7");
        assert_eq!(placing.press(Key::Char('z')), Placed::Unknown);
        assert_eq!(placing.press(Key::Enter), Placed::Done);
    }
}
