//! What can be found in a record of star halma.

use crate::record::Class;
use crate::star::{Jump, Reason};

macro_rules! catalogue {
    ($($code:ident $name:literal $class:ident $doc:literal;)*) => {
        /// What a finding is about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum StarCode {
            $(#[doc = $doc] $code,)*
        }

        impl StarCode {
            /// All codes in the order of the catalogue.
            pub const ALL: &'static [StarCode] = &[$(StarCode::$code,)*];

            /// The name on the command line and in JSON.
            pub const fn name(self) -> &'static str {
                match self { $(StarCode::$code => $name,)* }
            }

            /// The class.
            pub const fn class(self) -> Class {
                match self { $(StarCode::$code => Class::$class,)* }
            }
        }
    };
}

catalogue! {
    IllegalMove "illegal-move" Play "A piece moved against the way it moves.";
    OthersPiece "others-piece" Play "A piece of another side was moved.";
    OutOfTurn "out-of-turn" Play "Somebody moved whose turn it was not.";
    PassedWithMoves "passed-with-moves" Play "A side passed although it could move.";
    StartNotVacated "start-not-vacated" Play "Pieces still stand in their start after the turn by which it was to be empty.";
    ImpossibleWay "impossible-way" Writing "The move is legal, but not the way it is written.";
    EmptyHole "empty-hole" Writing "No piece stands where the move begins.";
    Unreadable "unreadable" Writing "The text is no entry.";
    MissingTurn "missing-turn" Writing "A turn was not written.";
    NotHome "not-home" Writing "A side is marked as home that is not.";
    TurnsAfterEnd "turns-after-end" Writing "Turns stand behind the end of the game.";
    BadSeats "bad-seats" Writing "The seats cannot be read.";
    BadRules "bad-rules" Writing "A setting of the game cannot be read.";
    BadPosition "bad-position" Writing "The position at the start cannot be read.";
    PlacesDisagree "places-disagree" Result "The places are not those on the board.";
    BadPlaces "bad-places" Result "The places cannot be read.";
    TurnCap "turn-cap" Remark "The number of rounds allowed was reached.";
    NotJudged "not-judged" Remark "From here nothing is judged.";
    NumberGap "number-gap" Remark "The number of a round is not the next one.";
    StruckOut "struck-out" Remark "An entry was struck out and written anew.";
    Notation "notation" Remark "A bracket, quote or tag that is not closed.";
}

/// The articles of the source texts that speak of it. Settings on which the sources disagree have none.
pub fn articles(reason: Reason, jump: Jump) -> &'static [&'static str] {
    match reason {
        Reason::Occupied
        | Reason::NotInLine
        | Reason::NoBridge
        | Reason::TwoBridges
        | Reason::UnequalDistances
        | Reason::NotAdjacent
        | Reason::OwnHole
        | Reason::StepAndJump
        | Reason::SeveralSteps
        | Reason::NoChain => match jump {
            Jump::Adjacent => &["s1:adjacent-jump", "s2:star"],
            Jump::EqualDistance => &["s1:equal-distance-jump"],
        },
        Reason::EmptyHole
        | Reason::OthersPiece
        | Reason::StandsStill
        | Reason::ForeignCamp
        | Reason::ThroughForeignCamp
        | Reason::LeftGoal => &[],
    }
}
