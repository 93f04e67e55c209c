//! Own tables: rows as federations write them, with moves or with a position.

use super::play::{Played, play};
use crate::draughts::{Color, Game, Position, Task, Variant};
use crate::notation::{Numbering, fen};

/// What a row of an own table says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnRow {
    /// Half-moves as [`play`] reads them; empty where the row is a position.
    pub moves: String,
    /// The board after it.
    pub played: Played,
}

/// Reads the text of a row: half-moves (`1. c3-d4 d6-c5`, `cd4 dc5`, `9-13 21-17`) or a position as FEN. None if it cannot
/// be played, or cannot be a position of this game.
///
/// ```
/// use huff::draughts::Variant;
/// use huff::openings::own_row;
/// let row = own_row(Variant::Russian, "1. c3-d4 d6-c5 2. b2-c3").unwrap();
/// assert_eq!((row.moves.as_str(), row.played.half_moves), ("c3d4 d6c5 b2c3", 3));
/// assert!(own_row(Variant::Russian, "c3-c5").is_none());
/// assert!(own_row(Variant::Russian, "W:Wc3,d4:Bf6,h8").is_some());
/// assert!(own_row(Variant::Russian, "W:W:B").is_none());
/// ```
pub fn own_row(variant: Variant, text: &str) -> Option<OwnRow> {
    let text = text.trim().trim_matches('"');
    if text.contains(':') && text.to_uppercase().starts_with(['W', 'B']) && !is_move(text) {
        let (setup, problems) = fen::read(text, variant, Numbering::OURS);
        let setup = setup.filter(|_| problems.is_empty())?;
        let played = variant.run(Standing { setup: &setup })?;
        return Some(OwnRow {
            moves: String::new(),
            played,
        });
    }
    let mut moves = Vec::new();
    for word in text.split_whitespace() {
        // A move number stands alone or before the move: `1.`, `1.c3-d4`.
        let word = match word.split_once('.') {
            Some((number, rest)) if number.bytes().all(|byte| byte.is_ascii_digit()) => {
                rest.trim_start_matches('.')
            }
            _ => word,
        };
        if word.is_empty() {
            continue;
        }
        moves.push(joined(word));
    }
    let moves = moves.join(" ");
    let played = play(variant, &moves).filter(|played| played.half_moves > 0)?;
    Some(OwnRow { moves, played })
}

/// Whether a text that begins with `b` is a capture such as `b4:d6` and no position.
fn is_move(text: &str) -> bool {
    text.chars().nth(1).is_some_and(|sign| sign != ':')
}

/// A move of letters without signs between: in the published tables a stroke there sets a man elsewhere.
fn joined(word: &str) -> String {
    if word.starts_with(|sign: char| sign.is_ascii_digit()) {
        return word.replace([':', '*', '×'], "x");
    }
    let is_square = |sign: &char| sign.is_ascii_alphanumeric() && *sign != 'x';
    word.to_lowercase().chars().filter(is_square).collect()
}

struct Standing<'s> {
    setup: &'s crate::draughts::Setup,
}

impl Task for Standing<'_> {
    type Output = Option<Played>;

    fn run<G: Game>(self) -> Option<Played> {
        let position = Position::<G>::from_setup(self.setup).ok()?;
        // Nobody plays on from a board on which a side is gone or shut in.
        let can_move = |turn: Color| {
            let mut setup = self.setup.clone();
            setup.turn = turn;
            let position = Position::<G>::from_setup(&setup).ok();
            position.is_some_and(|position| {
                position
                    .legal_moves()
                    .map_or(true, |moves| !moves.is_empty())
            })
        };
        if !can_move(Color::White) || !can_move(Color::Black) {
            return None;
        }
        Some(Played {
            fen: fen::write(&position.setup()),
            half_moves: 0,
            turn: position.turn(),
        })
    }
}
