//! Positions as text: `W:WK5,21:B7,12`.

use std::fmt::Write as _;

use super::locate::{Located, Numbering, locate};
use super::lookalike::looks_like;
use super::record::Coordinate;
use crate::draughts::{Color, Piece, Rank, Setup, Square, Variant};

/// Something in the text of a position that is not as it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FenProblem {
    /// The character where it stands, from 1.
    pub column: u32,
    /// What.
    pub kind: FenProblemKind,
}

/// What is wrong with the text of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenProblemKind {
    /// Neither `W` nor `B` says who is to move; the side that moves first is taken.
    NoTurn,
    /// Text that fits nowhere; what should stand there.
    BadText(FenExpected),
    /// A square that the board does not have.
    OffBoard,
    /// A square that is not played on.
    LightSquare,
    /// A square that holds a piece already; the first one stays.
    Twice(Square),
    /// A man on the row where it would be a king. It is put there all the same.
    ManOnKingRow(Square),
    /// A range whose end is before its start or is not numbered.
    BadRange,
    /// A section that says something else than where pieces stand, such as `:H0:F1`.
    OtherSection,
}

impl FenProblemKind {
    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            FenProblemKind::NoTurn => "no-turn",
            FenProblemKind::BadText(_) => "bad-text",
            FenProblemKind::OffBoard => "off-board",
            FenProblemKind::LightSquare => "light-square",
            FenProblemKind::Twice(_) => "twice",
            FenProblemKind::ManOnKingRow(_) => "man-on-king-row",
            FenProblemKind::BadRange => "bad-range",
            FenProblemKind::OtherSection => "other-section",
        }
    }

    /// What should stand there, where that can be said.
    pub const fn expected(self) -> Option<&'static str> {
        match self {
            FenProblemKind::NoTurn | FenProblemKind::BadText(FenExpected::Side) => Some("W or B"),
            FenProblemKind::BadText(FenExpected::Square)
            | FenProblemKind::OffBoard
            | FenProblemKind::LightSquare => Some("square"),
            FenProblemKind::BadText(FenExpected::Separator) => Some(", or :"),
            _ => None,
        }
    }

    /// Whether the position is not the one that was meant, or cannot be played.
    pub const fn is_fatal(self) -> bool {
        !matches!(self, FenProblemKind::OtherSection)
    }
}

/// What should stand in a place of a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenExpected {
    /// `W` or `B`.
    Side,
    /// The number or name of a square.
    Square,
    /// A comma, a colon or the end.
    Separator,
}

/// Reads a position; the setup is `None` where not even a side or a piece can be found.
///
/// The letters of the sides decide, not their order. Ranges (`1-12`), algebraic squares, blanks,
/// lower case, empty sides and a full stop at the end are read without a word.
///
/// ```
/// use huff::draughts::Variant;
/// use huff::notation::{fen, Numbering};
/// let (setup, problems) = fen::read("b:b7, 12:wKa5,c3.", Variant::Russian, Numbering::OURS);
/// assert_eq!(fen::write(&setup.unwrap()), "B:WK13,22:B7,12");
/// assert!(problems.is_empty());
/// ```
pub fn read(
    text: &str,
    variant: Variant,
    numbering: Numbering,
) -> (Option<Setup>, Vec<FenProblem>) {
    let letters = text.chars().map(looks_like).collect::<Vec<_>>();
    let mut reader = Reader {
        letters: &letters,
        at: 0,
        setup: Setup::empty(variant, variant.rules().first()),
        numbering,
        problems: Vec::new(),
    };
    let has_turn = reader.turn();
    reader.sections();
    let Reader {
        setup, problems, ..
    } = reader;
    let is_something = has_turn || setup.pieces().next().is_some();
    (is_something.then_some(setup), problems)
}

/// Writes a position in the one form that huff writes: numbers, kings and men in ascending order.
pub fn write(setup: &Setup) -> String {
    let mut text = String::from(setup.turn.letter());
    for color in [Color::White, Color::Black] {
        text.push(':');
        text.push(color.letter());
        let own = setup.pieces().filter(|(_, piece)| piece.color == color);
        for (index, (square, piece)) in own.enumerate() {
            let comma = if index > 0 { "," } else { "" };
            let king = if piece.rank == Rank::King { "K" } else { "" };
            // Writing to a String cannot fail.
            let _ = write!(text, "{comma}{king}{}", square.number());
        }
    }
    text
}

struct Reader<'l> {
    letters: &'l [u8],
    at: usize,
    setup: Setup,
    numbering: Numbering,
    problems: Vec<FenProblem>,
}

/// A square as written, and where.
struct Item {
    at: usize,
    rank: Rank,
    coordinate: Coordinate,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.letters.get(self.at).copied()
    }

    fn skip_blanks(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r' | b'"')) {
            self.at += 1;
        }
    }

    fn problem(&mut self, at: usize, kind: FenProblemKind) {
        self.problems.push(FenProblem {
            column: at as u32 + 1,
            kind,
        });
    }

    /// The side to move, which stands before the first colon.
    fn turn(&mut self) -> bool {
        self.skip_blanks();
        let start = self.at;
        let turn = self.peek().and_then(side);
        let is_alone = turn.is_some() && {
            self.at += 1;
            self.skip_blanks();
            matches!(self.peek(), None | Some(b':'))
        };
        match turn.filter(|_| is_alone) {
            Some(turn) => self.setup.turn = turn,
            None => {
                // `WK1,K2:B3`: the side to move is left out; `?:W1:B2`: it is not known.
                self.at = if turn.is_some() {
                    start
                } else {
                    self.colon(start)
                };
                self.problem(start, FenProblemKind::NoTurn);
            }
        }
        is_alone
    }

    /// The next colon, or the end.
    fn colon(&self, at: usize) -> usize {
        let rest = &self.letters[at.min(self.letters.len())..];
        at + rest
            .iter()
            .position(|letter| *letter == b':')
            .unwrap_or(rest.len())
    }

    fn sections(&mut self) {
        loop {
            self.skip_blanks();
            while self.peek() == Some(b':') {
                self.at += 1;
                self.skip_blanks();
            }
            let Some(letter) = self.peek() else { return };
            if letter == b'.' && self.is_end() {
                return;
            }
            match side(letter) {
                Some(color) => {
                    self.at += 1;
                    self.pieces(color);
                }
                None => {
                    let kind = match letter.is_ascii_alphabetic() {
                        true => FenProblemKind::OtherSection,
                        false => FenProblemKind::BadText(FenExpected::Side),
                    };
                    self.problem(self.at, kind);
                    self.at = self.colon(self.at);
                }
            }
        }
    }

    /// Whether nothing but full stops and blanks follows.
    fn is_end(&self) -> bool {
        self.letters[self.at..]
            .iter()
            .all(|letter| matches!(letter, b'.' | b' ' | b'\t' | b'\n' | b'\r' | b'"'))
    }

    /// The pieces of one side, up to the next colon.
    fn pieces(&mut self, color: Color) {
        loop {
            self.skip_blanks();
            match self.peek() {
                None | Some(b':') => return,
                Some(b'.') if self.is_end() => return,
                Some(b',' | b';') => self.at += 1,
                Some(_) => match self.item() {
                    Some(first) => self.put_range(color, &first),
                    None => {
                        self.problem(self.at, FenProblemKind::BadText(FenExpected::Square));
                        self.skip_item();
                    }
                },
            }
        }
    }

    fn skip_item(&mut self) {
        while !matches!(self.peek(), None | Some(b',' | b':')) {
            self.at += 1;
        }
    }

    /// `12`, `K12`, `c3`, `Kc3`.
    fn item(&mut self) -> Option<Item> {
        let start = self.at;
        let mut at = start;
        // A board of twelve files has a file k.
        let is_file = self.letters[at] == b'k' && self.setup.variant.rules().geometry.width > 10;
        let rank = match self.letters[at] {
            b'K' | b'k' if !is_file => {
                at += 1;
                Rank::King
            }
            _ => Rank::Man,
        };
        let number = |at: usize| {
            let digits = self.letters[at..]
                .iter()
                .take_while(|letter| letter.is_ascii_digit())
                .take(4)
                .count();
            let text = std::str::from_utf8(&self.letters[at..at + digits]).ok()?;
            Some((text.parse::<u16>().ok()?, at + digits))
        };
        let letter = self.letters.get(at).copied()?.to_ascii_lowercase();
        let (coordinate, end) = match letter {
            b'0'..=b'9' => number(at).map(|(number, end)| (Coordinate::Number(number), end))?,
            b'a'..=b'z' => {
                let (row, end) = number(at + 1)?;
                let row = u8::try_from(row.checked_sub(1)?).ok()?;
                (
                    Coordinate::Cell {
                        column: letter - b'a',
                        row,
                    },
                    end,
                )
            }
            _ => return None,
        };
        self.at = end;
        Some(Item {
            at: start,
            rank,
            coordinate,
        })
    }

    /// Puts a piece, or those of a range such as `1-12`.
    fn put_range(&mut self, color: Color, first: &Item) {
        self.skip_blanks();
        if self.peek() != Some(b'-') {
            self.put(color, first.rank, first.coordinate, first.at);
            let is_end = matches!(self.peek(), None | Some(b',' | b';' | b':' | b'.'));
            if !is_end
                && !self
                    .peek()
                    .is_some_and(|letter| letter == b'K' || letter.is_ascii_digit())
            {
                self.problem(self.at, FenProblemKind::BadText(FenExpected::Separator));
                self.skip_item();
            }
            return;
        }
        self.at += 1;
        self.skip_blanks();
        let last = self.peek().and_then(|_| self.item());
        match (first.coordinate, last.map(|last| last.coordinate)) {
            (Coordinate::Number(from), Some(Coordinate::Number(to))) if from <= to => {
                let squares = self.setup.variant.rules().geometry.squares();
                // One problem is enough for all numbers that the board does not have.
                for number in from..=to.min(squares.max(from)) {
                    self.put(color, first.rank, Coordinate::Number(number), first.at);
                }
                if to > squares && from <= squares {
                    self.problem(first.at, FenProblemKind::OffBoard);
                }
            }
            _ => {
                self.problem(first.at, FenProblemKind::BadRange);
                self.skip_item();
            }
        }
    }

    fn put(&mut self, color: Color, rank: Rank, coordinate: Coordinate, at: usize) {
        let board = self.setup.variant.rules().geometry;
        let square = match locate(coordinate, &board, self.numbering) {
            Located::Square(square) => square,
            Located::Light => return self.problem(at, FenProblemKind::LightSquare),
            Located::Off => return self.problem(at, FenProblemKind::OffBoard),
        };
        if self.setup.piece(square).is_some() {
            return self.problem(at, FenProblemKind::Twice(square));
        }
        let king_row = match color {
            Color::White => board.height - 1,
            Color::Black => 0,
        };
        if rank == Rank::Man && board.place(square).1 == king_row {
            self.problem(at, FenProblemKind::ManOnKingRow(square));
        }
        self.setup.put(square, Some(Piece { color, rank }));
    }
}

/// The letter of a side.
fn side(letter: u8) -> Option<Color> {
    match letter {
        b'W' | b'w' => Some(Color::White),
        b'B' | b'b' => Some(Color::Black),
        _ => None,
    }
}
