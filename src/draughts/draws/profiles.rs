//! The draw rules of each variant, the usual profile first. Where two sources disagree each has a
//! profile of its own.

use super::{DrawKind, DrawProfile, DrawRule, Force, Material, Place, Restart, Unit};

/// The same position three times with the same side to move.
const REPETITION: DrawRule = DrawRule {
    kind: DrawKind::Repetition,
    articles: &[],
    source: "declared default",
    on: Material::Any,
    unless: None,
    place: Place::Anywhere,
    restart: Restart::ManMoveOrCapture,
    unit: Unit::Occurrences,
    limit: 3,
    force: Force::Claimable,
};

/// Moves of kings only, without a capture.
const KINGS_ONLY: DrawRule = DrawRule {
    kind: DrawKind::KingsOnly,
    unit: Unit::MovesOfEach,
    force: Force::Due,
    ..REPETITION
};

/// Pieces of the stronger side against a lone king; nothing starts the count anew.
const LONE_KING: DrawRule = DrawRule {
    kind: DrawKind::LoneKing,
    on: Material::LoneKing {
        pieces: (3, 3),
        kings: 1,
    },
    restart: Restart::Nothing,
    ..KINGS_ONLY
};

/// Two pieces or fewer with a king among them against a lone king.
const FEW_PIECES: DrawRule = DrawRule {
    kind: DrawKind::FewPieces,
    on: Material::LoneKing {
        pieces: (1, 2),
        kings: 1,
    },
    limit: 5,
    ..LONE_KING
};

/// Three pieces against a lone king that alone holds the long diagonal.
///
/// Where the count begins and what leaving the diagonal does no text says: here it runs while
/// the king stays there, the reading that claims least.
const MAIN_ROAD: DrawRule = DrawRule {
    kind: DrawKind::MainRoad,
    place: Place::LoneKingHoldsRoad,
    limit: 5,
    ..LONE_KING
};

const IDF: &str = "IDF rules of draughts-64";

const IDF_REPETITION: DrawRule = DrawRule {
    articles: &["idf:7.2.3"],
    source: IDF,
    ..REPETITION
};

const IDF_THREE_KINGS: DrawRule = DrawRule {
    articles: &["idf:7.2.4"],
    source: IDF,
    on: Material::LoneKing {
        pieces: (3, u32::MAX),
        kings: 3,
    },
    restart: Restart::CaptureOrCrowning,
    unit: Unit::MovesOfStronger,
    limit: 15,
    ..LONE_KING
};

const IDF_KINGS_ONLY: DrawRule = DrawRule {
    articles: &["idf:7.2.5"],
    source: IDF,
    limit: 15,
    ..KINGS_ONLY
};

const IDF_BALANCE_4: DrawRule = DrawRule {
    kind: DrawKind::BalanceUnchanged,
    articles: &["idf:7.2.6"],
    source: IDF,
    on: Material::BothHaveKings { pieces: (4, 5) },
    restart: Restart::CaptureOrCrowning,
    limit: 30,
    ..KINGS_ONLY
};

const IDF_BALANCE_6: DrawRule = DrawRule {
    on: Material::BothHaveKings { pieces: (6, 7) },
    limit: 60,
    ..IDF_BALANCE_4
};

const IDF_MAIN_ROAD: DrawRule = DrawRule {
    articles: &["idf:7.2.7"],
    source: IDF,
    unit: Unit::MovesOfStronger,
    ..MAIN_ROAD
};

const IDF_FEW_PIECES: DrawRule = DrawRule {
    articles: &["idf:7.2.8"],
    source: IDF,
    unit: Unit::MovesOfStronger,
    ..FEW_PIECES
};

/// IDF 7.2.3-7.2.8 as the text lists them: 7.2.5 and 7.2.6 side by side.
pub const IDF_64: DrawProfile = DrawProfile {
    name: "idf",
    rules: &[
        IDF_REPETITION,
        IDF_THREE_KINGS,
        IDF_KINGS_ONLY,
        IDF_BALANCE_4,
        IDF_BALANCE_6,
        IDF_MAIN_ROAD,
        IDF_FEW_PIECES,
    ],
};

/// The same with 7.2.6 before 7.2.5: where both sides have kings among four to seven pieces, fifteen
/// moves of kings are no draw yet. So read by the source of lidraughts.
pub const IDF_64_BALANCE_FIRST: DrawProfile = DrawProfile {
    name: "idf-balance-first",
    rules: &[
        IDF_REPETITION,
        IDF_THREE_KINGS,
        DrawRule {
            unless: Some(Material::BothHaveKings { pieces: (4, 7) }),
            ..IDF_KINGS_ONLY
        },
        IDF_BALANCE_4,
        IDF_BALANCE_6,
        IDF_MAIN_ROAD,
        IDF_FEW_PIECES,
    ],
};

const CBD: &str = "rules of the Brazilian confederation";

/// The Brazilian confederation's own counters.
pub const CBD_64: DrawProfile = DrawProfile {
    name: "cbd",
    rules: &[
        DrawRule {
            articles: &["cbd:98"],
            source: CBD,
            ..REPETITION
        },
        DrawRule {
            articles: &["cbd:16"],
            source: CBD,
            limit: 20,
            ..KINGS_ONLY
        },
        DrawRule {
            articles: &["cbd:99"],
            source: CBD,
            on: Material::OneOf(&[
                [(0, 2), (0, 2)],
                [(0, 2), (0, 1)],
                [(0, 2), (1, 1)],
                [(0, 1), (0, 1)],
                [(0, 1), (1, 1)],
            ]),
            ..FEW_PIECES
        },
        DrawRule {
            articles: &["cbd:100"],
            source: CBD,
            ..MAIN_ROAD
        },
    ],
};

const FMJD_2015_TEXT: &str = "FMJD Annex 1 (2015)";

const FMJD_REPETITION: DrawRule = DrawRule {
    articles: &["fmjd:6.1"],
    source: FMJD_2015_TEXT,
    force: Force::Due,
    ..REPETITION
};

const FMJD_KINGS_ONLY: DrawRule = DrawRule {
    articles: &["fmjd:6.2"],
    source: FMJD_2015_TEXT,
    limit: 25,
    ..KINGS_ONLY
};

const FMJD_LONE_KING: DrawRule = DrawRule {
    articles: &["fmjd:6.3"],
    source: FMJD_2015_TEXT,
    limit: 16,
    ..LONE_KING
};

const FMJD_FEW_PIECES: DrawRule = DrawRule {
    articles: &["fmjd:6.4"],
    source: FMJD_2015_TEXT,
    ..FEW_PIECES
};

/// FMJD Annex 1 of 2015.
pub const FMJD_2015: DrawProfile = DrawProfile {
    name: "fmjd-2015",
    rules: &[
        FMJD_REPETITION,
        FMJD_KINGS_ONLY,
        FMJD_LONE_KING,
        FMJD_FEW_PIECES,
    ],
};

const FMJD_2024_TEXT: &str = "FMJD annexes (2024), as quoted";

/// The annexes of 2024: a capture during the sixteen moves does not renew them, and a lone king that
/// alone holds the long diagonal has five.
pub const FMJD_2024: DrawProfile = DrawProfile {
    name: "fmjd-2024",
    rules: &[
        DrawRule {
            source: FMJD_2024_TEXT,
            ..FMJD_REPETITION
        },
        DrawRule {
            source: FMJD_2024_TEXT,
            ..FMJD_KINGS_ONLY
        },
        DrawRule {
            source: FMJD_2024_TEXT,
            on: Material::LoneKing {
                pieces: (1, 3),
                kings: 1,
            },
            ..FMJD_LONE_KING
        },
        DrawRule {
            articles: &["fmjd:6.3"],
            source: FMJD_2024_TEXT,
            ..MAIN_ROAD
        },
        DrawRule {
            source: FMJD_2024_TEXT,
            ..FMJD_FEW_PIECES
        },
    ],
};

/// No text of the Canadian game is known: the counters of the international one, no articles.
pub const CANADIAN_DEFAULT: DrawProfile = DrawProfile {
    name: "default",
    rules: &[
        REPETITION,
        DrawRule {
            limit: 25,
            ..KINGS_ONLY
        },
        DrawRule {
            limit: 16,
            ..LONE_KING
        },
        FEW_PIECES,
    ],
};

const WCDF_TEXT: &str = "WCDF Rules of Draughts";

/// WCDF 1.32: both counters are claims that the player has to show.
pub const WCDF: DrawProfile = DrawProfile {
    name: "wcdf",
    rules: &[
        DrawRule {
            articles: &["wcdf:1.32"],
            source: WCDF_TEXT,
            ..REPETITION
        },
        DrawRule {
            articles: &["wcdf:1.32"],
            source: WCDF_TEXT,
            limit: 40,
            force: Force::Claimable,
            ..KINGS_ONLY
        },
    ],
};

/// The text on English checkers gives no number (`s2:6`).
pub const S2: DrawProfile = DrawProfile {
    name: "s2",
    rules: &[],
};

/// How a server of mind sports plays games whose texts are not at hand.
const SERVER: &str = "a server of mind sports";

/// Pool checkers as programs play it: the counters of draughts-64, no articles.
pub const POOL_DEFAULT: DrawProfile = DrawProfile {
    name: "default",
    rules: &[
        REPETITION,
        DrawRule {
            articles: &[],
            source: SERVER,
            ..IDF_THREE_KINGS
        },
        DrawRule {
            limit: 15,
            source: SERVER,
            ..KINGS_ONLY
        },
        DrawRule {
            source: SERVER,
            ..FEW_PIECES
        },
    ],
};

/// No text of the Italian game is at hand: forty moves of kings, as in English checkers.
pub const ITALIAN_DEFAULT: DrawProfile = DrawProfile {
    name: "default",
    rules: &[
        REPETITION,
        DrawRule {
            limit: 40,
            force: Force::Claimable,
            ..KINGS_ONLY
        },
    ],
};

/// Spanish and Portuguese draughts as a server plays them: twenty moves without capture or crowning,
/// and twelve with three kings, one of them on the long diagonal, against one.
pub const PORTUGUESE: DrawProfile = DrawProfile {
    name: "portuguese",
    rules: &[
        REPETITION,
        DrawRule {
            kind: DrawKind::BalanceUnchanged,
            source: SERVER,
            restart: Restart::CaptureOrCrowning,
            limit: 20,
            ..KINGS_ONLY
        },
        DrawRule {
            source: SERVER,
            on: Material::LoneKing {
                pieces: (3, 3),
                kings: 3,
            },
            place: Place::StrongKingOnRoad,
            limit: 12,
            ..MAIN_ROAD
        },
    ],
};

/// No text of the Czech game is at hand: repetition only.
pub const CZECH_DEFAULT: DrawProfile = DrawProfile {
    name: "default",
    rules: &[REPETITION],
};

const LIDRAUGHTS: &str = "lidraughts, Frisian rules";

/// Frisian draughts: seven moves with two kings against one, two with one against one; the game has
/// no draw by repetition.
pub const FRISIAN: DrawProfile = DrawProfile {
    name: "frisian",
    rules: &[
        DrawRule {
            source: LIDRAUGHTS,
            on: Material::LoneKing {
                pieces: (2, 2),
                kings: 2,
            },
            limit: 7,
            ..FEW_PIECES
        },
        DrawRule {
            source: LIDRAUGHTS,
            on: Material::LoneKing {
                pieces: (1, 1),
                kings: 1,
            },
            limit: 2,
            ..FEW_PIECES
        },
    ],
};
