//! Any diagram, playable or not.

use super::color::{Color, Piece};
use super::geometry::Square;
use super::variant::Variant;

/// What stands on the board of a variant and who is to move, whether or not that can be played.
///
/// A playable one becomes a [`super::Position`]. Setups compare by what stands where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The game, which gives the board.
    pub variant: Variant,
    /// Who is to move.
    pub turn: Color,
    pieces: Vec<Option<Piece>>,
}

impl Setup {
    /// The empty board.
    pub fn empty(variant: Variant, turn: Color) -> Setup {
        Setup {
            variant,
            turn,
            pieces: vec![None; variant.rules().geometry.squares() as usize],
        }
    }

    /// The position in which a game of this variant starts.
    pub fn start(variant: Variant) -> Setup {
        let rules = variant.rules();
        let mut setup = Setup::empty(variant, rules.first());
        let (men, all) = (rules.men() as usize, setup.pieces.len());
        for index in 0..men {
            setup.pieces[index] = Some(Piece {
                color: Color::Black,
                rank: super::Rank::Man,
            });
            setup.pieces[all - 1 - index] = Some(Piece {
                color: Color::White,
                rank: super::Rank::Man,
            });
        }
        setup
    }

    /// What stands on a square; `None` if it is empty or not on this board.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.pieces.get(square.index()).copied().flatten()
    }

    /// Puts a piece on a square or clears it; a square that is not on this board is left alone.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        if let Some(place) = self.pieces.get_mut(square.index()) {
            *place = piece;
        }
    }

    /// The occupied squares in ascending order.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.pieces
            .iter()
            .enumerate()
            .filter_map(|(index, piece)| Some((Square::from_number(index as u16 + 1)?, (*piece)?)))
    }
}
