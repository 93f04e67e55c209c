//! The lines of a tournament report as values.

use crate::tournament::Points;

/// A whole report: its lines in the order of the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    /// One record a line; empty lines too.
    pub records: Vec<Record>,
}

/// The three forms of the format that are in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// FIDE 2016: a finished event; cannot say how the next round is to be paired.
    Trf16,
    /// TRF16 with the `XX?` and `BB?` lines of the pairing engines.
    Trfx,
    /// FIDE 2026.
    Trf26,
}

/// One line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Record {
    /// `001`: a player and his games.
    Player(Box<PlayerRecord>),
    /// `142` or `XXR`: the number of rounds.
    Rounds(u16, Dialect),
    /// `152 W`: the colour drawn for the first board.
    InitialColour(char),
    /// `162`: points by symbol, `W D L A P X`.
    Points(Vec<(char, Points)>),
    /// `192`: the pairing system by its code.
    System(String),
    /// `240`: byes of a round; the type is `F`, `H` or `Z`.
    Byes {
        /// `F`, `H` or `Z`.
        kind: char,
        /// The round.
        round: u16,
        /// The players.
        players: Vec<u16>,
    },
    /// `250`: virtual points for ranges of rounds and players.
    Acceleration {
        /// The points of one player.
        points: Points,
        /// First and last round.
        rounds: (u16, u16),
        /// First and last player.
        players: (u16, u16),
    },
    /// `260`: players who may not meet in a range of rounds.
    Forbidden {
        /// First and last round.
        rounds: (u16, u16),
        /// The players.
        players: Vec<u16>,
    },
    /// `XXC`: words that set up the pairing, for example `white1`.
    Configuration(Vec<String>),
    /// `XXS`: points as `CODE=VALUE`.
    ScoringPairs(Vec<(String, Points)>),
    /// `XXA`: the virtual points of one player, one number a round.
    PlayerAcceleration(u16, Vec<Points>),
    /// `XXP`: players who may not meet.
    ForbiddenAlways(Vec<u16>),
    /// `XXZ`: players who are absent in the round to be paired.
    Absent(Vec<u16>),
    /// `BBW` and the like: the last letter and the points.
    EnginePoints(char, Points),
    /// Any other line, kept as it was written.
    Other(String),
}

/// The `001` line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerRecord {
    /// Columns 5-8: the pairing number.
    pub number: u16,
    /// Column 10: `m` or `w`.
    pub sex: Option<char>,
    /// Columns 11-13.
    pub title: String,
    /// Columns 15-47.
    pub name: String,
    /// Columns 49-52.
    pub rating: Option<u16>,
    /// Columns 54-56.
    pub federation: String,
    /// Columns 58-68.
    pub federation_id: String,
    /// Columns 70-79.
    pub birth: String,
    /// Columns 81-84.
    pub points: Option<Points>,
    /// Columns 86-89.
    pub rank: Option<u16>,
    /// Ten columns a round from 92.
    pub rounds: Vec<Cell>,
}

/// One round of a `001` line, as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The opponent; `Some(0)` is `0000`, none is blank.
    pub opponent: Option<u16>,
    /// `w`, `b`, `-` or blank.
    pub colour: char,
    /// The result code, or blank.
    pub code: char,
}

impl Cell {
    /// A round with nothing in it.
    pub const BLANK: Cell = Cell {
        opponent: None,
        colour: ' ',
        code: ' ',
    };

    /// `0000 - code`.
    pub const fn bye(code: char) -> Cell {
        Cell {
            opponent: Some(0),
            colour: '-',
            code,
        }
    }
}

impl Document {
    /// The players in the order of the file.
    pub fn players(&self) -> impl Iterator<Item = &PlayerRecord> {
        self.records.iter().filter_map(|record| match record {
            Record::Player(player) => Some(&**player),
            _ => None,
        })
    }

    /// The code of record `192`, or what record `092` says if it is such a code.
    pub fn system(&self) -> Option<&str> {
        let coded = self.records.iter().find_map(|record| match record {
            Record::System(code) => Some(code.as_str()),
            _ => None,
        });
        let told = || {
            self.records.iter().find_map(|record| match record {
                Record::Other(line) => line.strip_prefix("092 FIDE_").map(|_| line[4..].trim_end()),
                _ => None,
            })
        };
        coded.or_else(told)
    }

    /// The form of the format, judged by the lines that only one form has.
    pub fn dialect(&self) -> Dialect {
        let of = |record: &Record| match record {
            Record::Rounds(_, dialect) => Some(*dialect),
            Record::InitialColour(_)
            | Record::Points(_)
            | Record::System(_)
            | Record::Byes { .. } => Some(Dialect::Trf26),
            Record::Acceleration { .. } | Record::Forbidden { .. } => Some(Dialect::Trf26),
            Record::Configuration(_) | Record::ScoringPairs(_) | Record::PlayerAcceleration(..) => {
                Some(Dialect::Trfx)
            }
            Record::ForbiddenAlways(_) | Record::Absent(_) | Record::EnginePoints(..) => {
                Some(Dialect::Trfx)
            }
            Record::Player(_) | Record::Other(_) => None,
        };
        self.records.iter().find_map(of).unwrap_or(Dialect::Trf16)
    }
}
