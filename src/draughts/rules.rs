//! The rule table: one constant a variant, the article beside each field.
//!
//! Article keys: `s1` is the Chinese text of the draughts-64 rules, `s2` the text on English
//! checkers, `fmjd` Annex 1 of the FMJD (2015), `idf` the IDF rules of draughts-64, `wcdf` the
//! WCDF Rules of Draughts.

use super::color::Color;
use super::draws::{self, DrawProfile};
use super::geometry::{Corner, Geometry, Mirrored, Naming};

/// How a king moves and captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum King {
    /// Any distance over empty squares (`s1:5/6`, `fmjd:3.9`).
    Flying,
    /// One square in each direction (`s2:5`).
    OneStep,
}

/// What happens to a man that comes to the king row by capturing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crowning {
    /// It stays a man unless its capture ends there (`s1:6/12.1.3`, `fmjd:4.15`).
    AtRest,
    /// It is a king at once and goes on as one (`s1:6/12.2.3`, `s1:5/5.2.2`, `idf:4.14`).
    InPassing,
    /// It is crowned and its capture ends there (`s2:king row`, `wcdf:1.16`).
    Stops,
}

/// In which directions captures are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Captures {
    /// Along diagonals only.
    Diagonal,
    /// Along diagonals, rows and columns (Frisian).
    AllRound,
}

/// Which way a man captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ManCaptures {
    /// Forwards and backwards (`s1:6/1`, `fmjd:4.1`).
    BothWays,
    /// Forwards only (`wcdf:1.17`).
    Forward,
}

/// One demand on the choice between captures; those that do not meet it best are not allowed.
///
/// The demands of a variant are applied in the order of its list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preference {
    /// The most pieces (`s1:6/12.1.2`, `fmjd:4.13`).
    MostPieces,
    /// The highest value: a man 100, a king 199 (Frisian: a king is a little under two men).
    HighestValue,
    /// With a king rather than a man.
    WithKing,
    /// The most kings taken.
    MostKings,
    /// The one that meets a king earliest.
    KingFirst,
}

/// Whether a man may capture a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ManTakesKing {
    /// Yes.
    Yes,
    /// No (Italian).
    No,
}

/// Whose points a result such as `1-0` names first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreOrder {
    /// White's.
    White,
    /// Those of the side that moves first (English checkers: Black).
    FirstMover,
}

/// All behaviour of one variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Board and numbering.
    pub geometry: Geometry,
    /// Rows that the men of one side fill at the start (`s1:2/2`).
    pub rows_of_men: u8,
    /// Which way men capture.
    pub man_captures: ManCaptures,
    /// Directions of captures.
    pub captures: Captures,
    /// How kings move.
    pub king: King,
    /// What the king row does to a capturing man.
    pub crowning: Crowning,
    /// Whether a man may take a king.
    pub man_takes_king: ManTakesKing,
    /// Demands on the choice of capture, in order; empty: free choice (`s1:6/12.2.1`).
    pub preferences: &'static [Preference],
    /// Most quiet moves that one king may make running while its side has men (Frisian).
    pub king_run: Option<u8>,
    /// Whose points stand first in a result.
    pub score_order: ScoreOrder,
    /// Draw rules by profile, the usual one first.
    pub draws: &'static [DrawProfile],
    /// The sign between the squares of a capture (PDN 3.0, table of game types).
    pub capture_sign: char,
}

impl Rules {
    /// Who moves first.
    pub const fn first(&self) -> Color {
        self.geometry.first
    }

    /// Men a side has at the start.
    pub const fn men(&self) -> u16 {
        self.rows_of_men as u16 * (self.geometry.width / 2) as u16
    }
}

const BOARD_64: Geometry = Geometry {
    width: 8,
    height: 8,
    first: Color::White,
    naming: Naming::Algebraic,
    corner: Corner::BottomLeft,
    mirrored: Mirrored::No,
};

const BOARD_100: Geometry = Geometry {
    width: 10,
    height: 10,
    first: Color::White,
    naming: Naming::Numeric,
    corner: Corner::TopLeft,
    mirrored: Mirrored::No,
};

const BOARD_144: Geometry = Geometry {
    width: 12,
    height: 12,
    ..BOARD_100
};

const BOARD_64_BLACK_FIRST: Geometry = Geometry {
    first: Color::Black,
    naming: Naming::Numeric,
    corner: Corner::BottomRight,
    ..BOARD_64
};

const BOARD_64_ITALIAN: Geometry = Geometry {
    naming: Naming::Numeric,
    corner: Corner::TopLeft,
    mirrored: Mirrored::Yes,
    ..BOARD_64
};

const BOARD_64_SPANISH: Geometry = Geometry {
    corner: Corner::BottomRight,
    ..BOARD_64_ITALIAN
};

/// Russian draughts-64: `s1` with article 6/12.2; `idf` 4.13-4.15.
pub const RUSSIAN: Rules = Rules {
    geometry: BOARD_64,                  // s1:1/1.1-1.6
    rows_of_men: 3,                      // s1:2/2
    man_captures: ManCaptures::BothWays, // s1:6/1
    captures: Captures::Diagonal,        // s1:6/1
    king: King::Flying,                  // s1:5/6
    crowning: Crowning::InPassing,       // s1:5/5.2.2, s1:6/12.2.3
    man_takes_king: ManTakesKing::Yes,   // s1:6/2
    preferences: &[],                    // s1:6/12.2.1
    king_run: None,
    score_order: ScoreOrder::White,
    capture_sign: ':',
    draws: &[draws::IDF_64, draws::IDF_64_BALANCE_FIRST],
};

/// Brazilian draughts-64: `s1` with article 6/12.1; `idf` 4.16.
pub const BRAZILIAN: Rules = Rules {
    crowning: Crowning::AtRest,             // s1:6/12.1.3
    preferences: &[Preference::MostPieces], // s1:6/12.1.2
    capture_sign: 'x',
    draws: &[draws::IDF_64, draws::IDF_64_BALANCE_FIRST, draws::CBD_64],
    ..RUSSIAN
};

/// English checkers: `s2`; `wcdf` 1.13-1.21.
pub const ENGLISH: Rules = Rules {
    geometry: BOARD_64_BLACK_FIRST, // s2:1, wcdf:1.13
    rows_of_men: 3,
    man_captures: ManCaptures::Forward, // wcdf:1.17
    captures: Captures::Diagonal,
    king: King::OneStep,       // s2:5
    crowning: Crowning::Stops, // wcdf:1.16
    man_takes_king: ManTakesKing::Yes,
    preferences: &[], // wcdf:1.20
    king_run: None,
    score_order: ScoreOrder::FirstMover, // measured on 4,102 games
    capture_sign: 'x',
    draws: &[draws::WCDF, draws::S2],
};

/// English checkers in files whose first move is White's.
pub const ENGLISH_WHITE_FIRST: Rules = Rules {
    geometry: Geometry {
        first: Color::White,
        ..BOARD_64_BLACK_FIRST
    },
    ..ENGLISH
};

/// International draughts on 100 squares: `fmjd` Annex 1.
pub const INTERNATIONAL: Rules = Rules {
    geometry: BOARD_100, // fmjd:2.1-2.6
    rows_of_men: 4,      // fmjd:2.8
    draws: &[draws::FMJD_2015, draws::FMJD_2024],
    ..BRAZILIAN
};

/// Canadian draughts on 144 squares: the rules of the international game, 30 men a side.
pub const CANADIAN: Rules = Rules {
    geometry: BOARD_144,
    rows_of_men: 5,
    draws: &[draws::CANADIAN_DEFAULT],
    ..INTERNATIONAL
};

/// Pool checkers: free choice of capture; a man that passes the king row stays a man.
pub const POOL: Rules = Rules {
    geometry: BOARD_64_BLACK_FIRST,
    crowning: Crowning::AtRest,
    capture_sign: 'x',
    draws: &[draws::POOL_DEFAULT],
    ..RUSSIAN
};

/// Italian draughts on the mirrored board.
pub const ITALIAN: Rules = Rules {
    geometry: BOARD_64_ITALIAN,
    man_takes_king: ManTakesKing::No,
    preferences: &[
        Preference::MostPieces,
        Preference::WithKing,
        Preference::MostKings,
        Preference::KingFirst,
    ],
    score_order: ScoreOrder::White,
    draws: &[draws::ITALIAN_DEFAULT],
    ..ENGLISH
};

/// Spanish (and Portuguese) draughts on the mirrored board.
pub const SPANISH: Rules = Rules {
    geometry: BOARD_64_SPANISH,
    king: King::Flying,
    preferences: &[Preference::MostPieces, Preference::MostKings],
    score_order: ScoreOrder::White,
    draws: &[draws::PORTUGUESE],
    ..ENGLISH
};

/// Czech draughts.
pub const CZECH: Rules = Rules {
    geometry: BOARD_64,
    king: King::Flying,
    preferences: &[Preference::WithKing],
    score_order: ScoreOrder::White,
    draws: &[draws::CZECH_DEFAULT],
    ..ENGLISH
};

/// Frisian draughts: captures also along rows and columns.
pub const FRISIAN: Rules = Rules {
    captures: Captures::AllRound,
    preferences: &[Preference::HighestValue, Preference::WithKing],
    king_run: Some(3),
    draws: &[draws::FRISIAN],
    ..INTERNATIONAL
};
