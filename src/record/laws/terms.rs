//! Who may claim what, until when, and what follows: a default for each law and its exceptions.

use super::Law;
use crate::record::code::{Class, Code};

/// What a law says about one code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Who may act.
    pub who: Who,
    /// Until when.
    pub until: Until,
    /// What follows.
    pub remedy: Remedy,
    /// What is owed besides, whether or not anybody claims.
    pub penalty: Option<Penalty>,
}

/// Who may act on a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The opponent and nobody else (`s1:7/4`, `fmjd:5.4`).
    Opponent,
    /// Either player, or the arbiter.
    Anybody,
    /// The arbiter has to (`s1:7/1`-`7/3`), as long as it can be put right.
    Arbiter,
    /// Nobody: there is nothing to claim.
    Nobody,
}

/// Until when a claim can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// The opponent's next move accepts (`s1:7/7`, `fmjd:5.7`).
    OpponentMoves,
    /// The end of the game: moving on accepts nothing.
    GameEnds,
    /// It has to be put right whenever it is found.
    Always,
    /// There is nothing to claim.
    Never,
}

/// What follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// The opponent may have it put right or let it stand (`s1:7/4`).
    Correct,
    /// The opponent may have the capture carried out again, clearly (`s1:6/4`, `s1:6/9`, `s1:6/11`).
    Redo,
    /// It has to be put right (`s1:7/2`, `s1:7/3`).
    PutRight,
    /// The game is void and starts again (`s1:7/1`).
    Restart,
    /// The position is restored; nobody has offended (`s1:7/5`).
    Restore,
    /// The opponent may insist on the rules (`s1:7/6`).
    Insist,
    /// The king is crowned first (`s1:5/5.1.3`, `s2:5`).
    Crown,
    /// The piece has to go where it was shown (`s2:3`).
    GoThere,
    /// The game is lost (`s2:2`, `s2:3`).
    GameLost,
    /// The text names none; the arbiter decides.
    Arbiter,
    /// Nothing.
    Nothing,
}

/// What is owed besides a correction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Penalty {
    /// The text says "will be punished" (`s1:5/5.1.3`, `s1:7/8`).
    Due,
    /// The game is lost.
    GameLost,
}

impl Penalty {
    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Penalty::Due => "due",
            Penalty::GameLost => "game-lost",
        }
    }
}

impl Who {
    /// The name in JSON and in the ids of sentences.
    pub const fn name(self) -> &'static str {
        match self {
            Who::Opponent => "opponent",
            Who::Anybody => "anybody",
            Who::Arbiter => "arbiter",
            Who::Nobody => "nobody",
        }
    }
}

impl Until {
    /// The name in JSON and in the ids of sentences.
    pub const fn name(self) -> &'static str {
        match self {
            Until::OpponentMoves => "opponent-moves",
            Until::GameEnds => "game-ends",
            Until::Always => "always",
            Until::Never => "never",
        }
    }
}

impl Remedy {
    /// The name in JSON and in the ids of sentences.
    pub const fn name(self) -> &'static str {
        match self {
            Remedy::Correct => "correct",
            Remedy::Redo => "redo",
            Remedy::PutRight => "put-right",
            Remedy::Restart => "restart",
            Remedy::Restore => "restore",
            Remedy::Insist => "insist",
            Remedy::Crown => "crown",
            Remedy::GoThere => "go-there",
            Remedy::GameLost => "game-lost",
            Remedy::Arbiter => "arbiter",
            Remedy::Nothing => "nothing",
        }
    }
}

impl Terms {
    /// Of everything that is no act at the board.
    pub(super) const NOTHING: Terms = Terms {
        who: Who::Nobody,
        until: Until::Never,
        remedy: Remedy::Nothing,
        penalty: None,
    };
}

/// `s1:7/4` and `s1:7/7`.
const OPPONENT: Terms = Terms {
    who: Who::Opponent,
    until: Until::OpponentMoves,
    remedy: Remedy::Correct,
    penalty: None,
};

const REDO: Terms = Terms {
    remedy: Remedy::Redo,
    ..OPPONENT
};

const BY_ARBITER: Terms = Terms {
    remedy: Remedy::Arbiter,
    ..OPPONENT
};

const MUST: Terms = Terms {
    who: Who::Arbiter,
    until: Until::Always,
    remedy: Remedy::PutRight,
    penalty: None,
};

const ACCIDENT: Terms = Terms {
    who: Who::Anybody,
    remedy: Remedy::Restore,
    ..Terms::NOTHING
};

/// No acceptance by moving on: the text on English checkers knows none.
const TO_THE_END: Terms = Terms {
    until: Until::GameEnds,
    remedy: Remedy::Arbiter,
    ..OPPONENT
};

/// What all laws say alike unless one says otherwise.
const COMMON: &[(Code, Terms)] = &[
    (Code::LightSquare, MUST),
    (Code::WrongSetup, MUST),
    (
        Code::WrongBoard,
        Terms {
            remedy: Remedy::Restart,
            ..MUST
        },
    ),
    (Code::UnclearCapture, REDO),
    (Code::RemovalOrder, REDO),
    (Code::TwoHands, REDO),
    (Code::AdjustedUnannounced, BY_ARBITER),
    (Code::TouchedOutOfTurn, BY_ARBITER),
    (Code::PositionUpset, ACCIDENT),
    (
        Code::Refusal,
        Terms {
            remedy: Remedy::Insist,
            ..OPPONENT
        },
    ),
    (
        Code::NotCrowned,
        Terms {
            remedy: Remedy::Crown,
            ..OPPONENT
        },
    ),
];

const S1: &[(Code, Terms)] = &[
    // s1:7/1 speaks of a board that is found to stand wrongly during the game
    (
        Code::WrongBoard,
        Terms {
            until: Until::GameEnds,
            remedy: Remedy::Restart,
            ..MUST
        },
    ),
    (
        Code::UncrownedKingMoved,
        Terms {
            penalty: Some(Penalty::Due),
            ..OPPONENT
        },
    ),
    (
        Code::Refusal,
        Terms {
            remedy: Remedy::Insist,
            penalty: Some(Penalty::Due),
            ..OPPONENT
        },
    ),
    (
        Code::PartialCorrection,
        Terms {
            penalty: Some(Penalty::Due),
            ..OPPONENT
        },
    ),
];

const FMJD: &[(Code, Terms)] = &[(
    // fmjd:7.2.4: who refuses the rules has lost
    Code::Refusal,
    Terms {
        remedy: Remedy::GameLost,
        penalty: Some(Penalty::GameLost),
        ..OPPONENT
    },
)];

const S2: &[(Code, Terms)] = &[
    // the text has no article on it
    (
        Code::WrongBoard,
        Terms {
            until: Until::GameEnds,
            remedy: Remedy::Arbiter,
            ..MUST
        },
    ),
    (
        Code::TouchMove,
        Terms {
            remedy: Remedy::GameLost,
            penalty: Some(Penalty::GameLost),
            ..TO_THE_END
        },
    ),
    (
        Code::DirectionShown,
        Terms {
            remedy: Remedy::GoThere,
            ..TO_THE_END
        },
    ),
    (
        Code::NotCrowned,
        Terms {
            remedy: Remedy::Crown,
            ..TO_THE_END
        },
    ),
    (
        Code::TimeExceeded,
        Terms {
            who: Who::Anybody,
            remedy: Remedy::GameLost,
            penalty: Some(Penalty::GameLost),
            ..TO_THE_END
        },
    ),
];

pub(super) fn of(law: Law, code: Code) -> Terms {
    let (own, usual) = match law {
        Law::S1 => (S1, OPPONENT),
        Law::Fmjd => (FMJD, OPPONENT),
        Law::S2 => (S2, TO_THE_END),
        Law::Wcdf | Law::Default => (&[][..], OPPONENT),
    };
    let exception = |list: &[(Code, Terms)]| {
        list.iter()
            .find(|(listed, _)| *listed == code)
            .map(|(_, terms)| *terms)
    };
    if let Some(terms) = exception(own) {
        return terms;
    }
    match exception(COMMON) {
        // what lapses elsewhere does not lapse here
        Some(terms) if terms.until == usual.until || terms.until != Until::OpponentMoves => terms,
        Some(terms) => Terms {
            until: usual.until,
            ..terms
        },
        None if code.class() == Class::Play => usual,
        None => Terms::NOTHING,
    }
}
