//! The answer about one record: its verdict, its findings, what stands on the board.

use crate::draughts::{Color, Setup, Variant};

use super::code::{Class, Code};
use super::finding::Finding;
use super::laws::Law;
use super::repair::Likely;
use super::script::Script;

/// The verdict on a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// Nothing was found about play or writing.
    Clean,
    /// Only the writing is at fault.
    Slips,
    /// Something irregular was played.
    Irregular,
    /// The position is lost before the end of the record.
    Unplayable,
}

impl Verdict {
    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Clean => "clean",
            Verdict::Slips => "slips",
            Verdict::Irregular => "irregular",
            Verdict::Unplayable => "unplayable",
        }
    }
}

/// What the final position says about the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardResult {
    /// Black cannot move.
    WhiteWins,
    /// White cannot move.
    BlackWins,
    /// The game can go on, or the position is not known.
    Open,
}

impl BoardResult {
    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            BoardResult::WhiteWins => "white-wins",
            BoardResult::BlackWins => "black-wins",
            BoardResult::Open => "open",
        }
    }

    pub(super) fn winner(self) -> Option<Color> {
        match self {
            BoardResult::WhiteWins => Some(Color::White),
            BoardResult::BlackWins => Some(Color::Black),
            BoardResult::Open => None,
        }
    }
}

/// Where the game that a record was judged as comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// It was asked for.
    Asked,
    /// The record names it.
    Named,
    /// Guessed from the squares and from who begins.
    Guessed,
}

impl Origin {
    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Origin::Asked => "asked",
            Origin::Named => "named",
            Origin::Guessed => "guessed",
        }
    }
}

/// What huff says about one record.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The game it was judged as.
    pub variant: Variant,
    /// Where that game comes from.
    pub origin: Origin,
    /// The law it was judged by.
    pub law: Law,
    /// How the record writes squares.
    pub script: Script,
    /// Half-moves written.
    pub half_moves: u32,
    /// Half-moves after which the position is known.
    pub replayed: u32,
    /// The verdict.
    pub verdict: Verdict,
    /// The position at the end, where it is known.
    pub last: Option<Setup>,
    /// The same, or where a slip of the pen leaves it unknown the one that is likely: as the best repair has it, or as the
    /// half-moves stand. To go on typing from, not to judge by.
    pub presumed: Option<Setup>,
    /// The result in the tag and the one behind the moves, as written.
    pub result: (Option<String>, Option<String>),
    /// The result on the board.
    pub board: BoardResult,
    /// What was found, in the order of the half-moves.
    pub findings: Vec<Finding>,
}

/// The verdict that findings give.
pub(super) fn verdict(findings: &[Finding], lost: bool) -> Verdict {
    // an accident that was noticed is no offence (s1:7/5)
    let is_play =
        |finding: &Finding| finding.class() == Class::Play && finding.code != Code::PositionUpset;
    let played = |finding: &Finding| is_play(finding) && finding.likely != Some(Likely::Slip);
    let of_pen = |finding: &Finding| is_play(finding) || finding.class() == Class::Writing;
    // a thread that one repair takes up again to the end is a slip, not a lost position
    let explained = |finding: &Finding| {
        finding.likely == Some(Likely::Slip)
            && finding.repairs.first().is_some_and(|best| best.complete)
    };
    if lost && !findings.iter().any(explained) {
        Verdict::Unplayable
    } else if findings.iter().any(played) {
        Verdict::Irregular
    } else if findings.iter().any(of_pen) {
        Verdict::Slips
    } else {
        Verdict::Clean
    }
}
