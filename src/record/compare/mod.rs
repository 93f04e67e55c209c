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

use crate::draughts::{Color, Game, Position, Task, Variant};
use crate::notation::{Numbering, Record, fen, numbering, which};

use super::script::Script;
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
        self.differences.is_empty() && self.tags.is_empty()
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
    let (variant, _) = which(white, asked);
    variant.run(Comparing {
        copies: [white, black],
        variant,
    })
}

struct Comparing<'r, 't> {
    copies: [&'r Record<'t>; 2],
    variant: Variant,
}

/// A copy as it is on the board of the game.
struct Copy<'r, 't> {
    record: &'r Record<'t>,
    wanted: Vec<Wanted>,
}

impl Task for Comparing<'_, '_> {
    type Output = Comparison;

    fn run<G: Game>(self) -> Comparison {
        let numberings = self.copies.map(|record| numbering(record, self.variant));
        let script = Script::of(self.copies[0], &G::RULES, numberings[0]);
        let copies = [0, 1].map(|side| Copy {
            record: self.copies[side],
            wanted: self.copies[side]
                .half_moves
                .iter()
                .map(|half_move| Wanted::of(half_move, &G::RULES.geometry, numberings[side]))
                .collect(),
        });
        let start = self.start::<G>(numberings);
        let steps = search::search(&copies, start);
        report::report(self.variant, &copies, &steps, script)
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
