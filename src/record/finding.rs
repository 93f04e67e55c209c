//! A finding: a fact about a record, without a sentence.

use crate::draughts::{Color, Rank, Setup, Square};
use crate::notation::{Record, Span};

use super::code::{Class, Code, Evidence, Reason};
use super::laws::Penalty;
use super::repair::{Likely, Repair};

/// What the opponent may still demand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The opponent may still claim it (`s1:7/4`).
    Open,
    /// The opponent accepted it with his next move (`s1:7/7`, `fmjd:5.7`).
    Lapsed {
        /// That move.
        ply: u32,
    },
    /// It has to be put right whatever the opponent does (`s1:7/2`, `s1:7/3`).
    MustCorrect,
    /// The game is over and its result stands.
    Ended,
    /// Nothing to claim.
    None,
}

impl Claim {
    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Claim::Open => "open",
            Claim::Lapsed { .. } => "lapsed",
            Claim::MustCorrect => "must-correct",
            Claim::Ended => "ended",
            Claim::None => "none",
        }
    }
}

/// One fact about a record.
#[derive(Clone, Debug)]
pub struct Finding {
    /// What it is about.
    pub code: Code,
    /// The half-move, counted from 1 over what is written; `None` for the record as a whole.
    pub ply: Option<u32>,
    /// The number of the move.
    pub number: Option<u32>,
    /// Who moved.
    pub side: Option<Color>,
    /// What is written, as it is written.
    pub written: Option<String>,
    /// Where it is written.
    pub span: Option<Span>,
    /// Why.
    pub reason: Option<Reason>,
    /// Man or king, where a piece moved.
    pub mover: Option<Rank>,
    /// What it rests on.
    pub evidence: Evidence,
    /// What may still be demanded.
    pub claim: Claim,
    /// What is owed besides.
    pub penalty: Option<Penalty>,
    /// The articles of the law in force.
    pub articles: &'static [&'static str],
    /// The position before the move.
    pub position: Option<Setup>,
    /// The legal moves of that position in the notation of the file.
    pub legal: Vec<String>,
    /// Facts that the sentence needs beyond these.
    pub details: Details,
    /// Whether it was played or is a slip of the pen; `None` where that cannot be told.
    pub likely: Option<Likely>,
    /// Edits of the text with which the record replays farther, the best first.
    pub repairs: Vec<Repair>,
}

impl Finding {
    /// The remark that a game was read before: the file and the number of the record there.
    pub fn duplicate(file: String, index: u64) -> Finding {
        let mut finding = Finding::whole(Code::DuplicateGame);
        finding.details.texts = Some((file, index.to_string()));
        finding
    }

    /// The remark that the moves of a record end without a result or `*`, where the form of the file asks for one; none
    /// where they do not, or where it is said already that the record breaks off.
    pub fn without_result(record: &Record<'_>, findings: &[Finding]) -> Option<Finding> {
        let is_open = record.closing.is_none();
        let last = record.half_moves.last().filter(|_| is_open)?;
        if findings
            .iter()
            .any(|finding| finding.code == Code::Truncated)
        {
            return None;
        }
        Some(Finding {
            span: Some(last.span),
            ..Finding::whole(Code::NoResult)
        })
    }

    /// A finding about the record as a whole, with nothing but its code.
    pub(super) fn whole(code: Code) -> Finding {
        Finding {
            code,
            ply: None,
            number: None,
            side: None,
            written: None,
            span: None,
            reason: None,
            mover: None,
            evidence: code.evidence(),
            claim: Claim::None,
            penalty: None,
            articles: &[],
            position: None,
            legal: Vec::new(),
            details: Details::default(),
            likely: None,
            repairs: Vec::new(),
        }
    }

    /// The class of its code.
    pub fn class(&self) -> Class {
        self.code.class()
    }
}

/// Facts that some codes add.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Details {
    /// The square in question.
    pub square: Option<Square>,
    /// The pieces that had to capture.
    pub must_capture: Vec<Square>,
    /// Readings that fit, in the notation of the file.
    pub readings: Vec<String>,
    /// Two texts that do not agree, or a number expected and found.
    pub texts: Option<(String, String)>,
    /// An earlier half-move that explains this one.
    pub earlier: Option<u32>,
    /// How many moves, positions or seconds.
    pub count: Option<u32>,
    /// What the arbiter ruled, as he wrote it.
    pub ruling: Option<String>,
}
