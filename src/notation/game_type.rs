//! The GameType tag: `25`, `25,W,8,8,A0,0`.

use std::fmt;

use super::locate::Numbering;
use crate::draughts::{Color, Corner, Geometry, Mirrored, Naming, Variant};

/// What a GameType tag says.
///
/// ```
/// use huff::draughts::Variant;
/// use huff::notation::GameType;
/// let (game_type, problems) = GameType::read(" 25 , w,8,8,a0,0");
/// let game_type = game_type.unwrap();
/// assert_eq!(game_type.variant(), Some(Variant::Russian));
/// assert_eq!(game_type.to_string(), "25,W,8,8,A0,0");
/// assert!(problems.is_empty());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameType {
    /// The number of the game.
    pub number: u16,
    /// The board, where the tag describes it.
    pub board: Option<Geometry>,
}

/// What is wrong with a GameType tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameTypeProblem {
    /// It does not start with a number; nothing else of it can be used.
    NoNumber,
    /// The number is none that huff knows.
    UnknownNumber,
    /// The field of this place, from 1, is missing or cannot be read; the board is left out.
    BadField(u8),
}

impl GameType {
    /// The tag of a variant with all fields; `None` where it has no number of its own.
    pub fn of(variant: Variant) -> Option<GameType> {
        Some(GameType {
            number: variant.game_type()?,
            board: Some(variant.rules().geometry),
        })
    }

    /// Reads the value of the tag.
    pub fn read(text: &str) -> (Option<GameType>, Vec<GameTypeProblem>) {
        let mut problems = Vec::new();
        let fields: Vec<_> = text.split(',').map(str::trim).collect();
        let Ok(number) = fields[0].parse::<u16>() else {
            return (None, vec![GameTypeProblem::NoNumber]);
        };
        if Variant::from_game_type(number).is_none() {
            problems.push(GameTypeProblem::UnknownNumber);
        }
        let mut game_type = GameType {
            number,
            board: None,
        };
        if fields.len() > 1 {
            match board(&fields) {
                Ok(board) => game_type.board = Some(board),
                Err(field) => problems.push(GameTypeProblem::BadField(field)),
            }
        }
        (Some(game_type), problems)
    }

    /// The variant; white-first English where the tag says that White starts.
    pub fn variant(self) -> Option<Variant> {
        let starts = |variant: &Variant| {
            self.board
                .is_some_and(|board| board.first == variant.rules().first())
        };
        Variant::of_game_type(self.number)
            .find(starts)
            .or_else(|| Variant::from_game_type(self.number))
    }

    /// How the numbers of the file count, where the tag says so; ours where it does not.
    pub fn numbering(self) -> Numbering {
        let Some(board) = self.board.filter(|board| board.naming == Naming::Numeric) else {
            return Numbering::OURS;
        };
        // The tag speaks from the place of the player who starts.
        let corner = match board.first {
            Color::White => board.corner,
            Color::Black => match board.corner {
                Corner::BottomLeft => Corner::TopRight,
                Corner::BottomRight => Corner::TopLeft,
                Corner::TopLeft => Corner::BottomRight,
                Corner::TopRight => Corner::BottomLeft,
            },
        };
        Numbering::from_corner(corner)
    }
}

/// Reads the fields of the board; an error is the place of the field.
fn board(fields: &[&str]) -> Result<Geometry, u8> {
    let field = |index: usize| fields.get(index).copied().unwrap_or("");
    let first = match field(1) {
        "W" | "w" => Color::White,
        "B" | "b" => Color::Black,
        _ => return Err(2),
    };
    let size = |index: usize| {
        field(index)
            .parse::<u8>()
            .ok()
            .filter(|size| (2..=20).contains(size) && size % 2 == 0)
    };
    let width = size(2).ok_or(3)?;
    let height = size(3).ok_or(4)?;
    let mut letters = field(4).chars();
    let naming = match letters.next() {
        Some('A' | 'a' | 'S' | 's') => Naming::Algebraic,
        Some('N' | 'n') => Naming::Numeric,
        _ => return Err(5),
    };
    let corner = match letters.as_str() {
        "0" => Corner::BottomLeft,
        "1" => Corner::BottomRight,
        "2" => Corner::TopLeft,
        "3" => Corner::TopRight,
        _ => return Err(5),
    };
    let mirrored = match field(5) {
        "" | "0" => Mirrored::No,
        "1" => Mirrored::Yes,
        _ => return Err(6),
    };
    Ok(Geometry {
        width,
        height,
        first,
        naming,
        corner,
        mirrored,
    })
}

impl fmt::Display for GameType {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.number)?;
        let Some(board) = self.board else {
            return Ok(());
        };
        let naming = match board.naming {
            Naming::Algebraic => 'A',
            Naming::Numeric => 'N',
        };
        let corner = match board.corner {
            Corner::BottomLeft => 0,
            Corner::BottomRight => 1,
            Corner::TopLeft => 2,
            Corner::TopRight => 3,
        };
        let mirrored = u8::from(board.mirrored == Mirrored::Yes);
        let (first, width, height) = (board.first.letter(), board.width, board.height);
        write!(out, ",{first},{width},{height},{naming}{corner},{mirrored}")
    }
}
