//! What is found in a record of star halma, and all of it together.

use crate::notation::Span;
use crate::record::{Likely, Repair, Verdict};
use crate::star::{Camp, Game, Options, Position, Refusal, Seats, Standing};

use super::code::StarCode;

/// One fact about a record.
#[derive(Clone, Debug)]
pub struct Finding {
    /// What it is about.
    pub code: StarCode,
    /// The entry, counted from 1 over what is written; `None` for the record as a whole.
    pub ply: Option<u32>,
    /// The round.
    pub number: Option<u32>,
    /// Whose turn it was.
    pub seat: Option<Camp>,
    /// What is written, as it is written.
    pub written: Option<String>,
    /// Where.
    pub span: Option<Span>,
    /// Why, and in which leg of the way.
    pub refusal: Option<Refusal>,
    /// The articles of the source texts.
    pub articles: &'static [&'static str],
    /// The position before the turn.
    pub position: Option<Position>,
    /// Its legal moves with the whole way.
    pub legal: Vec<String>,
    /// Two texts that do not agree, or a number and what was expected.
    pub texts: (String, String),
    /// Whether it was played or is a slip of the pen; `None` where that cannot be told.
    pub likely: Option<Likely>,
    /// Edits of the text with which the record replays farther, the best first.
    pub repairs: Vec<Repair>,
}

/// What a record shows.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// Who sat at the table.
    pub seats: Seats,
    /// The settings it was judged by.
    pub options: Options,
    /// How many turns are written.
    pub turns: u32,
    /// After how many of them the position is known.
    pub replayed: u32,
    /// The verdict.
    pub verdict: Verdict,
    /// The game at the end of what was replayed.
    pub game: Game,
    /// The places that are written.
    pub written_places: Option<String>,
    /// Facts on each side at the end, in the order of turns.
    pub standings: Vec<Standing>,
    /// What was found, in the order of the turns.
    pub findings: Vec<Finding>,
}

impl Finding {
    /// A finding about the record as a whole, with nothing but its code.
    pub(super) fn whole(code: StarCode) -> Finding {
        Finding {
            code,
            ply: None,
            number: None,
            seat: None,
            written: None,
            span: None,
            refusal: None,
            articles: &[],
            position: None,
            legal: Vec::new(),
            texts: Default::default(),
            likely: None,
            repairs: Vec::new(),
        }
    }
}
