//! The articles that a finding answers to: one row a code, or a code with its reason.

use crate::draughts::Rank;
use crate::record::code::{Code, Reason};

/// One row: the first that fits counts.
pub(super) struct Row {
    pub(super) code: Code,
    pub(super) reason: Option<Reason>,
    pub(super) mover: Option<Rank>,
    pub(super) s1: &'static [&'static str],
    pub(super) fmjd: &'static [&'static str],
    pub(super) s2: &'static [&'static str],
    pub(super) wcdf: &'static [&'static str],
}

impl Row {
    /// Whether a finding is what the row is about.
    pub(super) fn fits(&self, code: Code, reason: Option<Reason>, mover: Rank) -> bool {
        self.code == code
            && (self.reason.is_none() || self.reason == reason)
            && (self.mover.is_none() || self.mover == Some(mover))
    }
}

const ANY: Row = Row {
    code: Code::IllegalMove,
    reason: None,
    mover: None,
    s1: &[],
    fmjd: &[],
    s2: &[],
    wcdf: &[],
};

use Code::*;
use Reason::*;

pub(super) const ARTICLES: &[Row] = &[
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
        wcdf: &["wcdf:1.16"],
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
        s1: &["s1:6/12.1.2", "s1:7/4.8", "fmjd:4.13", "fmjd:5.4.8"],
        fmjd: &["fmjd:4.13", "fmjd:5.4.8"],
        ..ANY
    },
    Row {
        code: UnfinishedCapture,
        mover: Some(Rank::King),
        s1: &["s1:6/6", "s1:7/4.9", "fmjd:5.4.9"],
        fmjd: &["fmjd:5.4.9"],
        s2: &["s2:4"],
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
        wcdf: &["wcdf:1.13"],
        ..ANY
    },
    Row {
        code: MovedAsKing,
        s1: &[
            "s1:5/4",
            "s1:6/12.1.3",
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
    Row {
        code: WrongBoard,
        s1: &["s1:7/1", "fmjd:5.1"],
        fmjd: &["fmjd:5.1"],
        ..ANY
    },
    Row {
        code: TouchMove,
        s1: &["s1:5/8", "s1:7/4.3", "fmjd:3.11", "fmjd:5.4.3"],
        fmjd: &["fmjd:3.11", "fmjd:5.4.3"],
        s2: &["s2:3"],
        ..ANY
    },
    Row {
        code: TakeBack,
        s1: &["s1:7/4.4", "fmjd:5.4.4"],
        fmjd: &["fmjd:5.4.4"],
        s2: &["s2:4"],
        ..ANY
    },
    Row {
        code: LiftedMidCapture,
        s1: &["s1:7/4.10", "fmjd:5.4.10"],
        fmjd: &["fmjd:5.4.10"],
        s2: &["s2:4"],
        ..ANY
    },
    Row {
        code: UnclearCapture,
        s1: &["s1:6/4", "s1:6/9", "fmjd:4.4", "fmjd:4.9"],
        fmjd: &["fmjd:4.4", "fmjd:4.9"],
        ..ANY
    },
    Row {
        code: TwoHands,
        s1: &["s1:6/4", "s1:7/4.15", "fmjd:5.4.17"],
        fmjd: &["fmjd:5.4.17"],
        ..ANY
    },
    Row {
        code: RemovalStopped,
        s1: &["s1:6/11", "s1:7/4.13", "fmjd:5.4.13"],
        fmjd: &["fmjd:5.4.13"],
        ..ANY
    },
    Row {
        code: RemovalOrder,
        s1: &["s1:6/11", "fmjd:4.11"],
        fmjd: &["fmjd:4.11"],
        ..ANY
    },
    Row {
        code: AdjustedUnannounced,
        s1: &["s1:5/10", "fmjd:3.13"],
        fmjd: &["fmjd:3.13"],
        ..ANY
    },
    Row {
        code: TouchedOutOfTurn,
        s1: &["s1:5/11", "fmjd:3.14"],
        fmjd: &["fmjd:3.14"],
        ..ANY
    },
    Row {
        code: DirectionShown,
        s2: &["s2:3"],
        ..ANY
    },
    Row {
        code: PartialCorrection,
        s1: &["s1:7/8", "fmjd:5.8"],
        fmjd: &["fmjd:5.8"],
        ..ANY
    },
    Row {
        code: Refusal,
        s1: &["s1:7/6", "s1:7/8", "fmjd:5.6"],
        fmjd: &["fmjd:5.6", "fmjd:7.2.4"],
        ..ANY
    },
    Row {
        code: PositionUpset,
        s1: &["s1:7/5", "fmjd:5.5"],
        fmjd: &["fmjd:5.5"],
        ..ANY
    },
    Row {
        code: NotCrowned,
        s1: &[
            "s1:5/5.1.2",
            "s1:5/5.2.1",
            "s1:5/5.2.2",
            "fmjd:3.6",
            "fmjd:5.4.15",
        ],
        fmjd: &["fmjd:3.6", "fmjd:5.4.15"],
        s2: &["s2:5"],
        ..ANY
    },
    Row {
        code: UncrownedKingMoved,
        s1: &["s1:5/5.1.3", "s1:5/5.2.3", "fmjd:3.7", "fmjd:5.4.16"],
        fmjd: &["fmjd:3.7", "fmjd:5.4.16"],
        ..ANY
    },
    Row {
        code: WronglyCrowned,
        s1: &["s1:5/5.1.1", "s1:5/5.2.1"],
        s2: &["s2:5"],
        ..ANY
    },
    Row {
        code: TimeExceeded,
        s2: &["s2:2"],
        ..ANY
    },
];
