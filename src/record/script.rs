//! Moves and squares in the notation of the file.

use crate::draughts::{Game, Geometry, Move, Naming, Position, Rules, Square};
use crate::notation::{Coordinate, Numbering, Record, Written};

/// How a file writes squares.
#[derive(Clone, Copy, Debug)]
pub struct Script {
    naming: Naming,
    numbering: Numbering,
    board: Geometry,
    capture_sign: char,
}

impl Script {
    /// The notation of a record: letters or numbers as its half-moves have them, else as is
    /// customary in the variant.
    pub fn of(record: &Record<'_>, rules: &Rules, numbering: Numbering) -> Script {
        let naming = record
            .half_moves
            .iter()
            .find_map(|half_move| match &half_move.written {
                Written::Move(text) => match text.squares.last() {
                    Some(Coordinate::Number(_)) => Some(Naming::Numeric),
                    Some(Coordinate::Cell { .. }) => Some(Naming::Algebraic),
                    _ => None,
                },
                _ => None,
            })
            .unwrap_or(rules.geometry.naming);
        Script {
            naming,
            numbering,
            board: rules.geometry,
            capture_sign: rules.capture_sign,
        }
    }

    /// A square.
    pub fn square(&self, square: Square) -> String {
        match self.naming {
            Naming::Algebraic => self.board.algebraic(square),
            Naming::Numeric => {
                let number = self.numbering.number(&self.board, square);
                number.unwrap_or(square.number()).to_string()
            }
        }
    }

    /// The squares of a move with the sign that belongs between them.
    pub fn route(&self, squares: &[Square], sign: char) -> String {
        let mut text = String::new();
        for (index, square) in squares.iter().enumerate() {
            if index > 0 {
                text.push(sign);
            }
            text.push_str(&self.square(*square));
        }
        text
    }

    /// A legal move of a position, a capture with all its squares.
    pub fn legal_move<G: Game>(&self, position: &Position<G>, legal: &Move<G>) -> String {
        if !legal.is_capture() {
            return self.route(&[legal.from(), legal.to()], '-');
        }
        let routes = position.routes(legal).unwrap_or_default();
        match routes.first() {
            Some(route) => self.route(route, self.capture_sign),
            None => self.route(&[legal.from(), legal.to()], self.capture_sign),
        }
    }
}
