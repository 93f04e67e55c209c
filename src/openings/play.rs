//! A row of a table on the board.

use crate::draughts::{Color, Game, Position, Setup, Square, Task, Variant};
use crate::notation::{Coordinate, Located, Numbering, Written, fen, locate, written};

/// The board after an opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The position as FEN.
    pub fen: String,
    /// How many half-moves were made.
    pub half_moves: usize,
    /// Whose turn it is.
    pub turn: Color,
}

/// Plays the row of a table; none if it cannot be played in this game.
///
/// ```
/// use huff::draughts::Variant;
/// let played = huff::openings::play(Variant::Russian, "cd4 ba5 dc5").unwrap();
/// assert_eq!(played.half_moves, 3);
/// ```
pub fn play(variant: Variant, moves: &str) -> Option<Played> {
    variant.run(Playing { variant, moves })
}

struct Playing<'m> {
    variant: Variant,
    moves: &'m str,
}

impl Task for Playing<'_> {
    type Output = Option<Played>;

    fn run<G: Game>(self) -> Option<Played> {
        let mut setup = Setup::start(self.variant);
        let mut lifted = Vec::new();
        let mut half_moves = Vec::new();
        for word in self.moves.split_whitespace() {
            let squares = squares::<G>(word)?;
            match (word.strip_prefix('-'), &squares[..]) {
                (Some(rest), _) if rest.chars().all(|letter| letter == '-') => {}
                (Some(_), [Target::On(square)]) => setup.put(*square, None),
                (None, [Target::On(from), Target::On(to)]) if is_flight(word) => {
                    lifted.push((*from, *to, setup.piece(*from)?));
                }
                (None, [from, Target::On(to)]) => half_moves.push((*from, *to)),
                _ => return None,
            }
        }
        // All are lifted before one is set down.
        lifted
            .iter()
            .for_each(|(from, _, _)| setup.put(*from, None));
        for (_, to, piece) in lifted {
            if setup.piece(to).is_some() {
                return None;
            }
            setup.put(to, Some(piece));
        }
        let mut position = Position::<G>::from_setup(&setup).ok()?;
        for (from, to) in &half_moves {
            let legal = position.legal_moves().ok()?;
            let fits = |from: &Target, square: Square| match from {
                Target::On(wanted) => *wanted == square,
                Target::File(column) => G::RULES
                    .geometry
                    .algebraic(square)
                    .starts_with(char::from(b'a' + *column)),
            };
            let mut fitting = legal
                .iter()
                .filter(|one| one.to() == *to && fits(from, one.from()));
            let chosen = fitting.next()?;
            position = position.play(chosen);
        }
        Some(Played {
            fen: fen::write(&position.setup()),
            half_moves: half_moves.len(),
            turn: position.turn(),
        })
    }
}

/// Where a move begins or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    On(Square),
    File(u8),
}

/// `a1-a5`: a man is set elsewhere. Moves have no stroke between letters in these tables.
fn is_flight(word: &str) -> bool {
    word.contains('-') && word.starts_with(|letter: char| letter.is_ascii_lowercase())
}

fn squares<G: Game>(word: &str) -> Option<Vec<Target>> {
    let word = word.trim_start_matches('-');
    if word.is_empty() {
        return Some(Vec::new());
    }
    let target = |coordinate: &Coordinate| match (
        coordinate,
        locate(*coordinate, &G::RULES.geometry, Numbering::OURS),
    ) {
        (Coordinate::File(column), _) => Some(Target::File(*column)),
        (_, Located::Square(square)) => Some(Target::On(square)),
        _ => None,
    };
    if let Ok(number) = word.parse::<u16>() {
        return Some(vec![target(&Coordinate::Number(number))?]);
    }
    match written(word) {
        Written::Move(text) => text.squares.iter().map(target).collect(),
        _ => None,
    }
}
