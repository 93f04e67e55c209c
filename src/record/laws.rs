//! The articles that a finding answers to.
//!
//! Keys: `s1:ARTICLE/SECTION` the draughts-64 rules, `s2:CLAUSE` the text on English checkers,
//! `fmjd` Annex 1 of the FMJD (2015), `wcdf` the WCDF Rules of Draughts.

use crate::draughts::{Rank, Variant};

use super::code::{Code, Reason};

/// A body of rules on irregularities, claims and penalties.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Law {
    /// The draughts-64 rules (Russian, Brazilian).
    S1,
    /// FMJD Annex 1 (international draughts).
    Fmjd,
    /// The text on English checkers.
    S2,
    /// No text of its own: the remedies of draughts-64, no articles cited.
    Default,
}

impl Law {
    /// The law that a variant is judged by unless another is named.
    pub fn of(variant: Variant) -> Law {
        use Variant::*;
        match variant {
            Russian | Brazilian => Law::S1,
            International => Law::Fmjd,
            English | EnglishWhiteFirst => Law::S2,
            Canadian | Pool | Italian | Spanish | Czech | Frisian => Law::Default,
        }
    }

    /// The name in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Law::S1 => "s1",
            Law::Fmjd => "fmjd",
            Law::S2 => "s2",
            Law::Default => "default",
        }
    }

    /// The articles of a finding; empty where no source gives one.
    ///
    /// ```
    /// use huff::draughts::Rank;
    /// use huff::record::{Code, Law, Reason};
    /// let articles = Law::S1.articles(Code::MissedCapture, Some(Reason::OtherPiece), Rank::Man);
    /// assert_eq!(articles, ["s1:6/2", "s1:7/4.2", "fmjd:5.4.6"]);
    /// ```
    pub fn articles(
        self,
        code: Code,
        reason: Option<Reason>,
        mover: Rank,
    ) -> &'static [&'static str] {
        let row = ARTICLES.iter().find(|row| {
            row.code == code
                && (row.reason.is_none() || row.reason == reason)
                && (row.mover.is_none() || row.mover == Some(mover))
        });
        match (row, self) {
            (Some(row), Law::S1) => row.s1,
            (Some(row), Law::Fmjd) => row.fmjd,
            (Some(row), Law::S2) => row.s2,
            _ => &[],
        }
    }
}

/// One row: the first that fits counts.
struct Row {
    code: Code,
    reason: Option<Reason>,
    mover: Option<Rank>,
    s1: &'static [&'static str],
    fmjd: &'static [&'static str],
    s2: &'static [&'static str],
}

const ANY: Row = Row {
    code: Code::IllegalMove,
    reason: None,
    mover: None,
    s1: &[],
    fmjd: &[],
    s2: &[],
};

use Code::*;
use Reason::*;

const ARTICLES: &[Row] = &[
    Row {
        reason: Some(JumpsOwn),
        s1: &["s1:6/7", "s1:7/4.2", "fmjd:4.7", "fmjd:5.4.2"],
        fmjd: &["fmjd:4.7", "fmjd:5.4.2"],
        ..ANY
    },
    Row {
        reason: Some(JumpsTwice),
        s1: &["s1:6/8", "s1:7/4.2", "fmjd:4.8", "fmjd:5.4.2"],
        fmjd: &["fmjd:4.8", "fmjd:5.4.2"],
        ..ANY
    },
    Row {
        reason: Some(CrownedAndWentOn),
        mover: Some(Rank::Man),
        s1: &[
            "s1:5/5.1.4",
            "s1:5/5.2.4",
            "s1:7/4.1",
            "fmjd:3.8",
            "fmjd:5.4.1",
        ],
        fmjd: &["fmjd:3.8", "fmjd:5.4.1"],
        s2: &["wcdf:1.16"],
        ..ANY
    },
    Row {
        mover: Some(Rank::Man),
        s1: &["s1:5/4", "s1:7/4.2", "fmjd:3.4", "fmjd:5.4.2"],
        fmjd: &["fmjd:3.4", "fmjd:5.4.2"],
        s2: &["s2:5"],
        ..ANY
    },
    Row {
        mover: Some(Rank::King),
        s1: &["s1:5/6", "s1:7/4.2", "fmjd:3.9", "fmjd:5.4.2"],
        fmjd: &["fmjd:3.9", "fmjd:5.4.2"],
        s2: &["s2:5"],
        ..ANY
    },
    Row {
        code: OpponentsPiece,
        s1: &["s1:7/4.5", "fmjd:5.4.5"],
        fmjd: &["fmjd:5.4.5"],
        ..ANY
    },
    Row {
        code: MissedCapture,
        reason: Some(ThisPiece),
        s1: &["s1:7/4.6", "fmjd:5.4.6"],
        fmjd: &["fmjd:5.4.6"],
        s2: &["s2:4"],
        ..ANY
    },
    Row {
        code: MissedCapture,
        mover: Some(Rank::Man),
        s1: &["s1:6/2", "s1:7/4.2", "fmjd:5.4.6"],
        fmjd: &["fmjd:5.4.6"],
        ..ANY
    },
    Row {
        code: MissedCapture,
        mover: Some(Rank::King),
        s1: &["s1:6/3", "s1:7/4.2", "fmjd:5.4.6"],
        fmjd: &["fmjd:5.4.6"],
        ..ANY
    },
    Row {
        code: WrongCaptureCount,
        s1: &["s1:6/12.1.1", "s1:7/4.8", "fmjd:4.13", "fmjd:5.4.8"],
        fmjd: &["fmjd:4.13", "fmjd:5.4.8"],
        ..ANY
    },
    Row {
        code: UnfinishedCapture,
        s1: &["s1:6/5", "s1:7/4.9", "fmjd:5.4.9"],
        fmjd: &["fmjd:5.4.9"],
        s2: &["s2:4"],
        ..ANY
    },
    Row {
        code: LiftedDuringCapture,
        s1: &["s1:6/11", "fmjd:4.11"],
        fmjd: &["fmjd:4.11"],
        s2: &["s2:4"],
        ..ANY
    },
    Row {
        code: WrongSideFirst,
        s1: &["s1:5/3", "s1:7/4.1", "fmjd:5.4.1"],
        fmjd: &["fmjd:5.4.1"],
        s2: &["s2:1", "wcdf:1.13"],
        ..ANY
    },
    Row {
        code: MovedAsKing,
        s1: &[
            "s1:5/4",
            "s1:6/12.1.2",
            "s1:7/4.2",
            "fmjd:4.15",
            "fmjd:5.4.2",
        ],
        fmjd: &["fmjd:4.15", "fmjd:5.4.2"],
        s2: &["s2:5"],
        ..ANY
    },
    Row {
        code: MovedAsMan,
        s1: &["s1:5/6", "s1:7/4.2", "fmjd:3.9", "fmjd:5.4.2"],
        fmjd: &["fmjd:3.9", "fmjd:5.4.2"],
        s2: &["s2:5"],
        ..ANY
    },
    Row {
        code: LightSquare,
        s1: &["s1:7/3", "fmjd:5.3"],
        fmjd: &["fmjd:5.3"],
        ..ANY
    },
    Row {
        code: WrongSetup,
        s1: &["s1:7/2", "fmjd:5.2"],
        fmjd: &["fmjd:5.2"],
        ..ANY
    },
];
