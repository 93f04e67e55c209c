//! Half-moves in another notation.

use std::borrow::Cow;

use smallvec::SmallVec;

use crate::draughts::{Game, Move, MoveBuffer, Position, Route, Square, Task, Variant};
use crate::notation::{
    Coordinate, Located, MoveText, Numbering, Record, Separator, Written, fen, locate, numbering,
    which,
};

use super::matching::{fitting, passes};
use super::wanted::Wanted;

/// How squares are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notation {
    /// `32-28`
    Numeric,
    /// `c3-d4`
    Algebraic,
    /// `cd4`: file and square of arrival, where one move only fits it.
    Short,
}

/// Which squares of a capture are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathStyle {
    /// All.
    Full,
    /// The first and the last, where one capture only fits them.
    Short,
}

/// How half-moves are to be written; what is not given stays as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Style {
    /// How squares are written.
    pub notation: Option<Notation>,
    /// Which squares of a capture are written.
    pub path: Option<PathStyle>,
}

/// The record with its half-moves written in another style.
///
/// The moves are played for that; from a half-move on that is not legal, squares are translated
/// one by one. Text that cannot be read stays as it is.
///
/// ```
/// use huff::notation::pdn;
/// use huff::record::{Notation, Style, rewrite};
/// let record = pdn::records("1. c3-d4 b6-a5 2. d4-c5 d6xb4").next().unwrap();
/// let style = Style { notation: Some(Notation::Numeric), path: None };
/// let numeric = rewrite(&record, None, style);
/// assert_eq!(numeric.half_moves[3].text, "10:17");
/// ```
pub fn rewrite<'t>(record: &Record<'t>, asked: Option<Variant>, style: Style) -> Record<'t> {
    if style == Style::default() {
        return record.clone();
    }
    let (variant, _) = which(record, asked);
    let numbering = numbering(record, variant);
    variant.run(Rewriting {
        record,
        variant,
        numbering,
        style,
    })
}

struct Rewriting<'r, 't> {
    record: &'r Record<'t>,
    variant: Variant,
    numbering: Numbering,
    style: Style,
}

impl<'t> Task for Rewriting<'_, 't> {
    type Output = Record<'t>;

    fn run<G: Game>(self) -> Record<'t> {
        let mut position = self.start::<G>();
        let moves = &self.record.half_moves;
        let all: Vec<Wanted> = moves
            .iter()
            .map(|half_move| Wanted::of(half_move, &G::RULES.geometry, self.numbering))
            .collect();
        let mut record = self.record.clone();
        for (index, half_move) in record.half_moves.iter_mut().enumerate() {
            let Written::Move(text) = &half_move.written else {
                position = None;
                continue;
            };
            let played = position.and_then(|position| one::<G>(&position, &all, index));
            let text = match (&position, &played) {
                (Some(before), Some(played)) => self.played(before, played, text, &all[index]),
                _ => self.translated::<G>(text),
            };
            position = position
                .zip(played)
                .map(|(position, played)| position.play(&played));
            half_move.text = Cow::Owned(shown(&text, G::RULES.capture_sign, &half_move.text));
            half_move.written = Written::Move(text);
        }
        record
    }
}

impl Rewriting<'_, '_> {
    fn start<G: Game>(&self) -> Option<Position<G>> {
        match self
            .record
            .tag("FEN")
            .filter(|tag| !tag.value.trim().is_empty())
        {
            Some(tag) => {
                let (setup, _) = fen::read(&tag.value, self.variant, self.numbering);
                Position::from_setup(&setup?).ok()
            }
            None => Some(Position::start()),
        }
    }

    fn coordinate<G: Game>(&self, square: Square, notation: Notation) -> Coordinate {
        let board = &G::RULES.geometry;
        match notation {
            Notation::Numeric => Coordinate::Number(
                self.numbering
                    .number(board, square)
                    .unwrap_or(square.number()),
            ),
            Notation::Algebraic | Notation::Short => {
                let (column, row) = board.place(square);
                Coordinate::Cell { column, row }
            }
        }
    }

    /// The notation that is wanted, or else the one of the text.
    fn notation(&self, text: &MoveText) -> Notation {
        let as_written = match text.squares.first() {
            Some(Coordinate::Number(_)) => Notation::Numeric,
            Some(Coordinate::File(_)) => Notation::Short,
            _ => Notation::Algebraic,
        };
        self.style.notation.unwrap_or(as_written)
    }

    /// A move that was played.
    fn played<G: Game>(
        &self,
        before: &Position<G>,
        played: &Move<G>,
        text: &MoveText,
        wanted: &Wanted,
    ) -> MoveText {
        let legal = before.legal_moves().unwrap_or_default();
        let same_ends =
            |found: &&Move<G>| found.from() == played.from() && found.to() == played.to();
        let is_alone = legal.iter().filter(same_ends).count() == 1;
        let is_full = match self.style.path {
            Some(PathStyle::Full) => true,
            Some(PathStyle::Short) => !is_alone,
            None => text.squares.len() > 2 || !is_alone,
        };
        let route: Route = match played.is_capture() && is_full {
            true => route(before, played, wanted).unwrap_or_else(|| ends(played)),
            false => ends(played),
        };
        let notation = self.notation(text);
        let mut squares: SmallVec<[Coordinate; 4]> = route
            .iter()
            .map(|square| self.coordinate::<G>(*square, notation))
            .collect();
        if notation == Notation::Short {
            let file = |square: Square| G::RULES.geometry.place(square).0;
            let fits = |found: &&Move<G>| {
                file(found.from()) == file(played.from()) && found.to() == played.to()
            };
            if route.len() == 2 && legal.iter().filter(fits).count() == 1 {
                squares[0] = Coordinate::File(file(played.from()));
            }
        }
        let separator = match played.is_capture() {
            true => Separator::Capture,
            false => Separator::Dash,
        };
        MoveText { squares, separator }
    }

    /// A move whose squares are only translated.
    fn translated<G: Game>(&self, text: &MoveText) -> MoveText {
        let notation = match self.notation(text) {
            // what fits is not known
            Notation::Short => Notation::Algebraic,
            other => other,
        };
        let square =
            |coordinate: &Coordinate| match locate(*coordinate, &G::RULES.geometry, self.numbering)
            {
                Located::Square(square) => self.coordinate::<G>(square, notation),
                Located::Light | Located::Off => *coordinate,
            };
        MoveText {
            squares: text.squares.iter().map(square).collect(),
            separator: text.separator,
        }
    }
}

fn ends<G: Game>(played: &Move<G>) -> Route {
    vec![played.from(), played.to()]
}

/// The squares of a capture: by the way that is written, where one is.
fn route<G: Game>(before: &Position<G>, played: &Move<G>, wanted: &Wanted) -> Option<Route> {
    let routes = before.routes(played).ok()?;
    let is_written = |route: &&Route| match wanted {
        Wanted::Squares(squares) => passes(route, &squares.via),
        _ => true,
    };
    routes.iter().find(is_written).or(routes.first()).cloned()
}

/// The move that a half-move stands for; of several, the one behind which most of the rest can be
/// played.
fn one<G: Game>(position: &Position<G>, all: &[Wanted], index: usize) -> Option<Move<G>> {
    let mut buffer = MoveBuffer::default();
    let found = fitting(position, &all[index], &mut buffer);
    match found.len() {
        0 | 1 => found.first().copied(),
        _ => found
            .iter()
            .rev()
            .max_by_key(|found| follow(position.play(found), &all[index + 1..]))
            .copied(),
    }
}

fn follow<G: Game>(mut position: Position<G>, rest: &[Wanted]) -> usize {
    let mut buffer = MoveBuffer::default();
    for (count, wanted) in rest.iter().enumerate() {
        match fitting(&position, wanted, &mut buffer).first() {
            Some(found) => position = position.play(found),
            None => return count,
        }
    }
    rest.len()
}

/// A move as text, with the signs that stood behind it.
fn shown(text: &MoveText, capture_sign: char, token: &str) -> String {
    let sign = match text.separator {
        Separator::Capture => capture_sign,
        Separator::Dash | Separator::None => '-',
    };
    let mut shown = String::new();
    for (index, square) in text.squares.iter().enumerate() {
        let is_behind_file = index == 1 && matches!(text.squares[0], Coordinate::File(_));
        if index > 0 && !is_behind_file {
            shown.push(sign);
        }
        match *square {
            Coordinate::Number(number) => shown.push_str(&number.to_string()),
            Coordinate::Cell { column, row } => {
                shown.push((b'a' + column) as char);
                shown.push_str(&(row + 1).to_string());
            }
            Coordinate::File(column) => shown.push((b'a' + column) as char),
        }
    }
    let signs = token.trim_end_matches(|letter: char| !letter.is_ascii_digit());
    shown.push_str(&token[signs.len()..]);
    shown
}
