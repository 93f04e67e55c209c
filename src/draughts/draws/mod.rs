//! Draw rules as data, and the counters that follow them through a game.
//!
//! A rule says what it counts, on which balance of pieces, and what starts the count anew. No rule
//! ends a game here: a counter says from which half-move on a draw could be claimed or was due.

mod counts;
mod profiles;

use super::color::Color;

pub use counts::DrawCounts;
pub use profiles::*;

/// A named list of draw rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawProfile {
    /// The name for `--rules`.
    pub name: &'static str,
    /// Its rules.
    pub rules: &'static [DrawRule],
}

/// One draw rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawRule {
    /// What it is about.
    pub kind: DrawKind,
    /// Its articles; empty where no source gives one.
    pub articles: &'static [&'static str],
    /// Who says so.
    pub source: &'static str,
    /// On which pieces it counts.
    pub on: Material,
    /// On which pieces another rule counts instead.
    pub unless: Option<Material>,
    /// Where the pieces have to stand.
    pub place: Place,
    /// What starts the count anew.
    pub restart: Restart,
    /// What is counted.
    pub unit: Unit,
    /// How many.
    pub limit: u16,
    /// Whether the draw is a right or a duty.
    pub force: Force,
}

/// What a draw rule is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawKind {
    /// The same position with the same side to move.
    Repetition,
    /// Nothing but kings moved and nothing was taken.
    KingsOnly,
    /// Three or more pieces against a lone king.
    LoneKing,
    /// Two pieces or fewer against a lone king, and like endings.
    FewPieces,
    /// A lone king on the long diagonal.
    MainRoad,
    /// Neither side's pieces changed.
    BalanceUnchanged,
}

/// Which pieces stand on the board; ranges hold both ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Material {
    /// Any.
    Any,
    /// One side has one king and nothing else; the other has this many pieces.
    LoneKing {
        /// Pieces of the stronger side.
        pieces: (u32, u32),
        /// The least of them that are kings.
        kings: u32,
    },
    /// Both sides have a king, and this many pieces stand on the board.
    BothHaveKings {
        /// Pieces of both sides together.
        pieces: (u32, u32),
    },
    /// One of these endings: men and kings of one side, men and kings of the other.
    OneOf(&'static [[(u32, u32); 2]]),
}

/// Where pieces have to stand for the count to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Anywhere.
    Anywhere,
    /// The lone king is the only piece on the long diagonal.
    LoneKingHoldsRoad,
    /// A king of the stronger side stands on the long diagonal.
    StrongKingOnRoad,
}

/// What starts a count anew, besides its pieces or its place no longer being given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Restart {
    /// A move of a man or a capture.
    ManMoveOrCapture,
    /// A capture or a crowning.
    CaptureOrCrowning,
    /// Nothing.
    Nothing,
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Moves of each side: two half-moves each.
    MovesOfEach,
    /// Moves of the stronger side; where neither is stronger, of each.
    MovesOfStronger,
    /// Occurrences of one position.
    Occurrences,
}

/// Whether a draw is a right or a duty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Force {
    /// A player may claim it.
    Claimable,
    /// The game is drawn; the arbiter has to say so.
    Due,
}

impl DrawKind {
    /// The name in JSON and in the ids of sentences.
    pub const fn name(self) -> &'static str {
        match self {
            DrawKind::Repetition => "repetition",
            DrawKind::KingsOnly => "kings-only",
            DrawKind::LoneKing => "lone-king",
            DrawKind::FewPieces => "few-pieces",
            DrawKind::MainRoad => "main-road",
            DrawKind::BalanceUnchanged => "balance-unchanged",
        }
    }
}

/// Men and kings of White and of Black.
pub(super) type Balance = [(u32, u32); 2];

impl Material {
    /// Whether these pieces are the ones meant.
    pub(super) fn holds(self, balance: Balance) -> bool {
        let within = |count: u32, range: (u32, u32)| range.0 <= count && count <= range.1;
        let [white, black] = balance;
        match self {
            Material::Any => true,
            Material::LoneKing { pieces, kings } => {
                let against = |(men, own): (u32, u32), lone: (u32, u32)| {
                    lone == (0, 1) && within(men + own, pieces) && own >= kings
                };
                against(white, black) || against(black, white)
            }
            Material::BothHaveKings { pieces } => {
                let all = white.0 + white.1 + black.0 + black.1;
                white.1 > 0 && black.1 > 0 && within(all, pieces)
            }
            Material::OneOf(endings) => endings
                .iter()
                .any(|[one, other]| [*one, *other] == balance || [*other, *one] == balance),
        }
    }
}

/// The side that has more than a lone king, where the other has nothing else.
pub(super) fn stronger(balance: Balance) -> Option<Color> {
    match balance {
        [(0, 1), (0, 1)] => None,
        [_, (0, 1)] => Some(Color::White),
        [(0, 1), _] => Some(Color::Black),
        _ => None,
    }
}
