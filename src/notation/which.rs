//! Which game a record is of.

use super::game_type::GameType;
use super::locate::Numbering;
use super::record::{Coordinate, MoveText, Record, RemarkKind, Written};
use crate::draughts::{Color, Geometry, Naming, Variant, rules};

/// The game that a record was said to be is not the one that its squares show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// What it was said to be.
    pub named: Named,
    /// What speaks against it.
    pub evidence: Evidence,
}

/// How the record named the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// The GameType tag.
    Tag(Variant),
    /// The GameType tag, with a number that huff does not know.
    Unknown(u16),
}

/// What shows that a record is of another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// A square number that the board does not have.
    Number(u16),
    /// A square that the board does not have.
    Cell {
        /// 0 = a.
        column: u8,
        /// 0 = 1.
        row: u8,
    },
    /// Letters in a game on a larger board, none of them beyond h and 8.
    SmallBoard,
    /// Nothing but the number of the tag.
    GameType,
}

/// The game that a record is said to be: the one that was asked for, else that of its GameType tag.
pub fn named(record: &Record<'_>, asked: Option<Variant>) -> Option<Variant> {
    asked.or_else(|| {
        let tag = record.tag("GameType")?;
        GameType::read(&tag.value).0?.variant()
    })
}

/// Finds the variant of a record: the one that was asked for, else that of the GameType tag, else
/// the one that the squares and the first mover show.
///
/// Who asks for a game gets it. Squares that the board of a tag does not have win over the tag, and
/// so do letters a-h and 1-8 in a record that is said to be of a larger board; but a square or two
/// among many entries are slips of the pen, and tell nothing about the game. Without a name, letters
/// mean Russian (on a larger board international or Canadian). Numbers above 50 mean Canadian,
/// above 32 international; below that the square from which the first half-move of a game can be
/// played tells the board (43-48 Canadian, 31-35 international, 9-12 English), and after that the
/// board on which most steps go to a neighbouring square. White first on 64 squares means Italian
/// on the mirrored board, else English with White first; where nothing tells, English.
pub fn which(record: &Record<'_>, asked: Option<Variant>) -> (Variant, Option<Conflict>) {
    if let Some(asked) = asked {
        return (asked, None);
    }
    let squares = Squares::of(record);
    let tag = record
        .tag("GameType")
        .and_then(|tag| GameType::read(&tag.value).0);
    let Some(tag) = tag else {
        return (squares.guess(), None);
    };
    let (named, evidence) = match tag.variant() {
        None => (Named::Unknown(tag.number), Evidence::GameType),
        Some(variant) => match squares.against(&variant.rules().geometry) {
            Some(evidence) => (Named::Tag(variant), evidence),
            None => return (variant, None),
        },
    };
    (squares.guess(), Some(Conflict { named, evidence }))
}

/// How the numbers of a record count the squares.
///
/// A corner in the GameType tag is believed unless the first half-move of the start position could
/// only be played by our own counting.
pub fn numbering(record: &Record<'_>, variant: Variant) -> Numbering {
    let tag = record
        .tag("GameType")
        .and_then(|tag| GameType::read(&tag.value).0);
    let told = tag.map_or(Numbering::OURS, GameType::numbering);
    if told == Numbering::OURS || has_setup(record) {
        return told;
    }
    let rules = variant.rules();
    let Some(Coordinate::Number(origin)) = first_origin(record) else {
        return told;
    };
    // The last row of men is the one that can move.
    let front = |numbering: Numbering| {
        let row = numbering
            .square(&rules.geometry, origin)
            .map(|square| rules.geometry.place(square).1);
        let front = match rules.first() {
            Color::White => rules.rows_of_men - 1,
            Color::Black => rules.geometry.height - rules.rows_of_men,
        };
        row == Some(front)
    };
    match front(Numbering::OURS) && !front(told) {
        true => Numbering::OURS,
        false => told,
    }
}

fn has_setup(record: &Record<'_>) -> bool {
    record.tag("FEN").is_some()
        || record
            .remarks
            .iter()
            .any(|remark| matches!(remark.kind, RemarkKind::Position(_)))
}

fn moves<'r>(record: &'r Record<'_>) -> impl Iterator<Item = &'r MoveText> {
    record
        .half_moves
        .iter()
        .filter_map(|half_move| match &half_move.written {
            Written::Move(text) => Some(text),
            _ => None,
        })
}

fn first_origin(record: &Record<'_>) -> Option<Coordinate> {
    moves(record)
        .next()
        .and_then(|text| text.squares.first().copied())
}

/// The squares that a record names.
#[derive(Default)]
struct Squares {
    /// The highest number of each entry that has one, an entry being a half-move or a piece of a
    /// position.
    numbers: Vec<u16>,
    /// The cell of each entry that lies furthest out.
    cells: Vec<(u8, u8)>,
    /// The number from which the first half-move of the start position is played.
    origin: Option<u16>,
    /// How many moves go to a neighbouring square of the boards in [`BOARDS`].
    steps: [u32; BOARDS.len()],
}

/// Whether so many of the entries are meant as they stand: a quarter of them, or two and a tenth of
/// them. Fewer are slips of the pen.
const fn are_meant(count: usize, entries: usize) -> bool {
    count > 0 && (count * 4 >= entries || (count > 1 && count * 10 >= entries))
}

impl Squares {
    fn of(record: &Record<'_>) -> Squares {
        let mut squares = Squares::default();
        for text in moves(record) {
            squares.add(&text.squares);
            if let [Coordinate::Number(from), Coordinate::Number(to)] = text.squares[..] {
                for (count, (board, _)) in squares.steps.iter_mut().zip(&BOARDS) {
                    *count += u32::from(is_step(board, from, to));
                }
            }
        }
        let fens = record
            .remarks
            .iter()
            .filter_map(|remark| match &remark.kind {
                RemarkKind::Position(fen) => Some(fen.as_ref()),
                _ => None,
            });
        for fen in record
            .tag("FEN")
            .map(|tag| tag.value.as_ref())
            .into_iter()
            .chain(fens)
        {
            squares.add_fen(fen);
        }
        if !has_setup(record) {
            squares.origin = match first_origin(record) {
                Some(Coordinate::Number(origin)) => Some(origin),
                _ => None,
            };
        }
        squares
    }

    /// An entry with these squares.
    fn add(&mut self, entry: &[Coordinate]) {
        let numbers = entry.iter().filter_map(|square| match square {
            Coordinate::Number(number) => Some(*number),
            _ => None,
        });
        let cells = entry.iter().filter_map(|square| match square {
            Coordinate::Cell { column, row } => Some((*column, *row)),
            _ => None,
        });
        self.numbers.extend(numbers.max());
        self.cells
            .extend(cells.max_by_key(|(column, row)| *column.max(row)));
    }

    /// Any word with a digit in it: the letters of sides and kings do not matter here.
    fn add_fen(&mut self, fen: &str) {
        for item in fen.split(|letter: char| !letter.is_ascii_alphanumeric()) {
            let digits = item.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
            let Ok(number) = digits.parse::<u16>() else {
                continue;
            };
            match item[..item.len() - digits.len()].bytes().last() {
                Some(file @ b'a'..=b'l') if (1..=12).contains(&number) => {
                    self.add(&[Coordinate::Cell {
                        column: file - b'a',
                        row: number as u8 - 1,
                    }]);
                }
                Some(b'H' | b'F') => {}
                _ => self.add(&[Coordinate::Number(number)]),
            }
        }
    }

    /// What shows that the squares are not of this board.
    fn against(&self, board: &Geometry) -> Option<Evidence> {
        let numbers = self.numbers.iter().copied();
        let numbers = numbers.filter(|number| *number > board.squares());
        let cells = self.cells.iter().copied();
        let cells = cells.filter(|(column, row)| !board.contains(*column, *row));
        if are_meant(numbers.clone().count(), self.numbers.len()) {
            return numbers.max().map(Evidence::Number);
        }
        if are_meant(cells.clone().count(), self.cells.len()) {
            return cells
                .max_by_key(|(column, row)| *column.max(row))
                .map(|(column, row)| Evidence::Cell { column, row });
        }
        let is_small = !self.reach_beyond(8) && self.numbers.is_empty() && !self.cells.is_empty();
        (is_small && board.width > 8 && board.naming == Naming::Numeric)
            .then_some(Evidence::SmallBoard)
    }

    /// Whether the cells are meant for a board of more than so many rows and columns.
    fn reach_beyond(&self, size: u8) -> bool {
        let cells = self.cells.iter();
        let beyond = cells.filter(|(column, row)| *column.max(row) >= size);
        are_meant(beyond.count(), self.cells.len())
    }

    /// Whether the numbers are meant for a board of more than so many squares.
    fn count_beyond(&self, squares: u16) -> bool {
        let numbers = self.numbers.iter();
        let beyond = numbers.filter(|number| **number > squares);
        are_meant(beyond.count(), self.numbers.len())
    }

    fn guess(&self) -> Variant {
        if !self.cells.is_empty() {
            return match (self.reach_beyond(8), self.reach_beyond(10)) {
                (_, true) => Variant::Canadian,
                (true, _) => Variant::International,
                _ => Variant::Russian,
            };
        }
        match self.origin {
            _ if self.count_beyond(50) => Variant::Canadian,
            Some(43..=48) => Variant::Canadian,
            _ if self.count_beyond(32) => Variant::International,
            Some(31..=35) => Variant::International,
            Some(9..=12) => Variant::English,
            _ => self.most_steps(),
        }
    }

    /// The first of the boards on which most moves are steps.
    fn most_steps(&self) -> Variant {
        let best = self.steps.iter().max().copied().unwrap_or(0);
        let index = self
            .steps
            .iter()
            .position(|count| *count == best)
            .unwrap_or(0);
        let (board, variant) = BOARDS[index];
        // White's last row of men on 64 squares.
        match self.origin {
            Some(21..=24) if board.first == Color::Black => Variant::EnglishWhiteFirst,
            _ => variant,
        }
    }
}

/// The boards that numbers up to 32 may be of.
const BOARDS: [(Geometry, Variant); 3] = [
    (rules::ENGLISH.geometry, Variant::English),
    (rules::ITALIAN.geometry, Variant::Italian),
    (rules::INTERNATIONAL.geometry, Variant::International),
];

fn is_step(board: &Geometry, from: u16, to: u16) -> bool {
    let places = board
        .square(from)
        .zip(board.square(to))
        .map(|(from, to)| (board.place(from), board.place(to)));
    places.is_some_and(|(from, to)| from.0.abs_diff(to.0) == 1 && from.1.abs_diff(to.1) == 1)
}
