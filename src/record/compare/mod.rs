//! The two players' copies of one game: where they differ, and the game behind them.
//!
//! The game is looked for as a course of legal moves that explains both copies with the fewest
//! slips of the pen: every half-move is either read, misread, left out, written twice or exchanged
//! with its neighbour, in each copy by itself. Where both copies agree on a move that is not legal,
//! it was played as it is written.

mod cost;
mod merged;
mod report;
mod search;

use std::borrow::Cow;

use crate::draughts::{Color, Game, MoveBuffer, Position, Task, Variant};
use crate::notation::{
    Coordinate, GameType, Located, Numbering, Record, Written, fen, locate, numbering, which,
};

use super::matching::fitting;
use super::script::Script;
use super::sheet::{EARLY, SheetFault, whole_sheet_fault};
use super::wanted::Wanted;

pub use merged::merged;
pub use report::{Deviation, Difference, Fault, Reading, TagDifference};

/// What a comparison found.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The game it was compared as.
    pub variant: Variant,
    /// The half-moves of the game, as one of the copies has them or else as they must have been.
    pub half_moves: Vec<MergedMove>,
    /// The fault that runs through White's whole copy, and through Black's; the copy is read
    /// without it.
    pub sheets: [Option<SheetFault>; 2],
    /// What the copies say differently about the whole game.
    pub tags: Vec<TagDifference>,
    /// Where the copies differ from each other or from the game, in the order of the game.
    pub differences: Vec<Difference>,
    /// Half-moves of the game after which the position is known; behind them the copies were laid
    /// side by side as text.
    pub replayed: u32,
}

impl Comparison {
    /// Whether both copies say the same.
    pub fn is_equal(&self) -> bool {
        let is_sound = self.sheets.iter().all(Option::is_none);
        is_sound && self.differences.is_empty() && self.tags.is_empty()
    }
}

/// A half-move of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MergedMove {
    /// In the notation of White's copy, a capture with all its squares.
    pub text: String,
    /// Its entries in White's and in Black's copy, counted from 0.
    pub entries: [Option<usize>; 2],
    /// Who made it.
    pub side: Color,
}

/// Compares the copies of White and Black under the rules of `asked`, or of the game that White's
/// copy names or shows.
///
/// ```
/// use huff::notation::pdn;
/// use huff::record::compare;
/// let white = pdn::records("1. c3-d4 d6-c5 2. b2-c3 f6-g5 *").next().unwrap();
/// let black = pdn::records("1. c3-b4 d6-c5 2. b4:d6 e7:c5 *").next().unwrap();
/// let comparison = compare(&white, &black, None);
/// assert!(!comparison.is_equal());
/// ```
pub fn compare(white: &Record<'_>, black: &Record<'_>, asked: Option<Variant>) -> Comparison {
    let variant = asked.unwrap_or_else(|| shown([white, black]));
    variant.run(Comparing {
        copies: [white, black],
        variant,
    })
}

/// The game of both copies. A square that the board does not have is a slip where there are few of
/// them, as one of the copies may hold it.
fn shown(copies: [&Record<'_>; 2]) -> Variant {
    let named = copies.iter().find_map(|record| {
        let tag = record.tag("GameType")?;
        GameType::read(&tag.value).0?.variant()
    });
    let guesses = copies.map(|record| which(record, None).0);
    let total: usize = copies.iter().map(|record| record.half_moves.len()).sum();
    let off = |variant: Variant| {
        copies
            .iter()
            .map(|record| off_board(record, variant))
            .sum::<usize>()
    };
    // the smallest board first: a wrong number makes a board larger
    let mut candidates: Vec<Variant> = guesses.to_vec();
    candidates.sort_by_key(|variant| variant.rules().geometry.squares());
    named
        .into_iter()
        .chain(candidates)
        .find(|variant| off(*variant) * FEW <= total)
        .unwrap_or(guesses[0])
}

/// One half-move in so many may name a square that is not there.
const FEW: usize = 10;

/// How many half-moves name a square that the board does not have.
fn off_board(record: &Record<'_>, variant: Variant) -> usize {
    let board = &variant.rules().geometry;
    let numbering = numbering(record, variant);
    let is_off = |square: &Coordinate| {
        !matches!(square, Coordinate::File(_)) && locate(*square, board, numbering) == Located::Off
    };
    let moves = record.half_moves.iter();
    moves
        .filter(|half_move| match &half_move.written {
            Written::Move(text) => text.squares.iter().any(is_off),
            _ => false,
        })
        .count()
}

struct Comparing<'r, 't> {
    copies: [&'r Record<'t>; 2],
    variant: Variant,
}

/// A copy as it is on the board of the game.
struct Copy<'r, 't> {
    record: &'r Record<'t>,
    fault: Option<SheetFault>,
    wanted: Vec<Wanted>,
}

impl Copy<'_, '_> {
    /// The half-move of the copy as it is written, counted from 1.
    fn ply(&self, entry: usize) -> u32 {
        let ply = entry as u32 + 1;
        let count = self.record.half_moves.len() as u32;
        self.fault
            .map_or(ply, |fault| fault.ply_as_written(ply, count))
    }
}

impl Task for Comparing<'_, '_> {
    type Output = Comparison;

    fn run<G: Game>(self) -> Comparison {
        let numberings = self.copies.map(|record| numbering(record, self.variant));
        let script = Script::of(self.copies[0], &G::RULES, numberings[0]);
        let start = self.start::<G>(numberings);
        let read = [0, 1].map(|side| as_meant(self.copies[side], &start, numberings[side]));
        let copies = [0, 1].map(|side| {
            let (fault, read) = &read[side];
            Copy {
                record: read,
                fault: *fault,
                wanted: all_wanted::<G>(read, numberings[side]),
            }
        });
        let steps = search::search(&copies, start);
        report::report(self.variant, &copies, &steps, script)
    }
}

fn all_wanted<G: Game>(record: &Record<'_>, numbering: Numbering) -> Vec<Wanted> {
    let half_moves = record.half_moves.iter();
    half_moves
        .map(|half_move| Wanted::of(half_move, &G::RULES.geometry, numbering))
        .collect()
}

/// A copy without the fault that runs through all of it. Such a fault is looked for only where the
/// copy does not fit from its start on.
fn as_meant<'r, 't, G: Game>(
    record: &'r Record<'t>,
    start: &Position<G>,
    numbering: Numbering,
) -> (Option<SheetFault>, Cow<'r, Record<'t>>) {
    let mut position = *start;
    let mut buffer = MoveBuffer::default();
    let fits = all_wanted::<G>(record, numbering)
        .iter()
        .take(EARLY)
        .all(|wanted| {
            let found = fitting(&position, wanted, &mut buffer).first().copied();
            position = found.map_or(position, |found| position.play(&found));
            found.is_some()
        });
    match whole_sheet_fault(record, start, numbering, None).filter(|_| !fits) {
        Some((fault, read)) => (Some(fault), Cow::Owned(read)),
        None => (None, Cow::Borrowed(record)),
    }
}

impl Comparing<'_, '_> {
    /// The position at the start, from the first copy that gives one.
    fn start<G: Game>(&self, numberings: [Numbering; 2]) -> Position<G> {
        let given = self
            .copies
            .iter()
            .zip(numberings)
            .find_map(|(record, numbering)| {
                let tag = record.tag("FEN")?;
                let (setup, _) = fen::read(&tag.value, self.variant, numbering);
                Position::from_setup(&setup?).ok()
            });
        given.unwrap_or_else(Position::start)
    }
}
