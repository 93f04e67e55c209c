//! What can be wrong with a tournament report, as facts.

/// Something in a report that could not be used, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong.
    pub kind: ProblemKind,
}

/// Kinds of problems. A line that cannot be used is kept as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// A number was expected.
    NotANumber(String),
    /// Points were expected.
    NotPoints(String),
    /// A letter that means nothing at this place.
    UnknownCode(char),
    /// The line ends before its fields do.
    TooShort,
    /// Two players have this number.
    NumberTwice(u16),
    /// An opponent who is not in the file.
    UnknownOpponent(u16),
    /// The opponent's line names somebody else, the same colour, or no game in this round.
    OneSided {
        /// The round.
        round: u16,
        /// The opponent.
        opponent: u16,
    },
    /// The two results of a game do not fit each other.
    ResultsDisagree {
        /// The round.
        round: u16,
        /// The opponent.
        opponent: u16,
    },
    /// The points that are written are not those of the results, with or without announced byes.
    PointsDisagree {
        /// The player.
        player: u16,
        /// The points of the results.
        counted: crate::tournament::Points,
    },
    /// A player who is not in the file.
    UnknownPlayer(u16),
    /// A setting that is not followed.
    Unsupported(String),
    /// A second pairing bye, or an `F` in the place where one is expected: `U` may be meant.
    FullByeForPairingBye {
        /// The round.
        round: u16,
    },
}
