//! The catalogue: every code a finding can have, and what kind of fact it is.

use crate::draughts::Force;

/// The class of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// What was done at the board.
    Play,
    /// What was written down.
    Writing,
    /// The result of the game.
    Result,
    /// The clock.
    Clock,
    /// A quiet remark that never changes the verdict.
    Remark,
}

/// What a finding rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evidence {
    /// The record shows it.
    Shown,
    /// A later misfit makes it likely.
    Inferred,
    /// The arbiter noted it.
    Noted,
    /// It may be so; nothing proves it.
    Hint,
}

macro_rules! catalogue {
    ($($code:ident $name:literal $class:ident $evidence:ident $doc:literal;)*) => {
        /// What a finding is about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Code {
            $(#[doc = $doc] $code,)*
        }

        impl Code {
            /// All codes in the order of the catalogue.
            pub const ALL: &'static [Code] = &[$(Code::$code,)*];

            /// The name on the command line and in JSON.
            pub const fn name(self) -> &'static str {
                match self { $(Code::$code => $name,)* }
            }

            /// The class.
            pub const fn class(self) -> Class {
                match self { $(Code::$code => Class::$class,)* }
            }

            /// What findings of this code usually rest on.
            pub const fn evidence(self) -> Evidence {
                match self { $(Code::$code => Evidence::$evidence,)* }
            }
        }
    };
}

catalogue! {
    IllegalMove "illegal-move" Play Shown "A piece moved against the way it moves.";
    OpponentsPiece "opponents-piece" Play Shown "A piece of the opponent was moved.";
    MissedCapture "missed-capture" Play Shown "A compulsory capture was not made.";
    WrongCaptureCount "wrong-capture-count" Play Shown "A capture that another one excludes.";
    UnfinishedCapture "unfinished-capture" Play Shown "A capture was broken off.";
    LiftedDuringCapture "lifted-during-capture" Play Shown "A jumped piece was taken off before the capture ended.";
    WrongSideFirst "wrong-side-first" Play Shown "The wrong side began.";
    MovedAsKing "moved-as-king" Play Shown "A man moved as a king.";
    MovedAsMan "moved-as-man" Play Shown "A king moved as a man.";
    TouchMove "touch-move" Play Noted "One piece was touched and another moved.";
    TakeBack "take-back" Play Noted "A move was taken back.";
    LiftedMidCapture "lifted-mid-capture" Play Noted "A piece was lifted wrongly in an unfinished capture.";
    TwoHands "two-hands" Play Noted "One hand moved and the other took off.";
    RemovalStopped "removal-stopped" Play Noted "The taking off of captured pieces was broken off.";
    RemovalOrder "removal-order" Play Noted "Captured pieces were taken off in a wrong order.";
    UnclearCapture "unclear-capture" Play Noted "A capture was carried out unclearly.";
    AdjustedUnannounced "adjusted-unannounced" Play Noted "Pieces were adjusted without notice.";
    TouchedOutOfTurn "touched-out-of-turn" Play Noted "A piece was touched by the side not to move.";
    DirectionShown "direction-shown" Play Noted "A piece was shown towards a square and moved elsewhere.";
    Refusal "refusal" Play Noted "A player refuses to keep the rules.";
    PartialCorrection "partial-correction" Play Noted "An irregularity was put right only in part.";
    PositionUpset "position-upset" Play Noted "The position was upset by accident.";
    NotCrowned "not-crowned" Play Noted "A new king was not crowned.";
    UncrownedKingMoved "uncrowned-king-moved" Play Noted "A king moved that had not been crowned.";
    WronglyCrowned "wrongly-crowned" Play Noted "A piece was crowned that was no king.";
    WrongBoard "wrong-board" Play Hint "The board was placed wrongly.";
    LightSquare "light-square" Play Shown "A square that is not played on.";
    TwoMovesInRow "two-moves-in-row" Play Inferred "One side moved twice in a row.";
    LiftedWithoutCause "lifted-without-cause" Play Inferred "A piece was taken off the board without cause.";
    RemovedTooFew "removed-too-few" Play Inferred "A piece that was taken stayed on the board.";
    RemovedUnjumped "removed-unjumped" Play Inferred "A piece that was not jumped was taken off with the others.";
    RemovedOwn "removed-own" Play Inferred "A piece of its own side was taken off after a capture.";
    AmbiguousCapture "ambiguous-capture" Writing Shown "Several captures fit what is written.";
    EmptySquare "empty-square" Writing Shown "No piece stands on the square of origin.";
    Unreadable "unreadable" Writing Shown "The text is not a move.";
    MissingHalfMove "missing-half-move" Writing Shown "A half-move was not written.";
    RepeatedHalfMove "repeated-half-move" Writing Shown "A half-move was written twice.";
    Truncated "truncated" Writing Shown "The record breaks off.";
    MovesAfterEnd "moves-after-end" Writing Shown "Moves stand behind the end of the game.";
    SheetTurned "sheet-turned" Writing Shown "The whole sheet is written from the other side.";
    SheetMirrored "sheet-mirrored" Writing Shown "The whole sheet is mirrored.";
    ColumnsExchanged "columns-exchanged" Writing Shown "White's and Black's columns are exchanged.";
    SheetShifted "sheet-shifted" Writing Shown "Everything stands one half-move lower.";
    NumberedFromA1 "numbered-from-a1" Writing Shown "The squares are counted from a1.";
    WrongSetup "wrong-setup" Play Shown "The position at the start cannot be played.";
    ResultContradiction "result-contradiction" Result Shown "Two results are written.";
    ResultDisagreesWithBoard "result-disagrees-with-board" Result Shown "The result is not the one on the board.";
    DrawClaimable "draw-claimable" Result Shown "A draw could be claimed.";
    DrawDue "draw-due" Result Shown "The game was drawn by rule.";
    TimeExceeded "time-exceeded" Clock Shown "More time was used than there was.";
    ClockRunsBackwards "clock-runs-backwards" Clock Shown "A clock entry cannot follow the one before.";
    CrowningUnknown "crowning-unknown" Remark Shown "Whether a king was crowned is not written.";
    LeftDrawnOpening "left-drawn-opening" Remark Shown "The drawn opening was not played.";
    DuplicateGame "duplicate-game" Remark Shown "The same game was read before.";
    Notation "notation" Remark Shown "Unusual writing that was understood.";
    StruckOut "struck-out" Remark Shown "An entry was struck out and written anew.";
    SpreadsheetDate "spreadsheet-date" Remark Shown "A spreadsheet had made a date of a move.";
    NoResult "no-result" Remark Shown "The moves end without a result.";
    NumberGap "number-gap" Remark Shown "A move number is not the next one.";
    NotJudged "not-judged" Remark Shown "From here nothing is judged.";
    JudgedAsRepaired "judged-as-repaired" Remark Shown "From here the record is judged as a repair has it.";
    VariantConflict "variant-conflict" Remark Shown "The squares are not of the named game.";
}

impl Code {
    /// Whether somebody did it, so that it matters who: not what stood wrong from the start or happened by accident.
    pub const fn has_offender(self) -> bool {
        match self.class() {
            Class::Play => !matches!(
                self,
                Code::WrongBoard | Code::WrongSetup | Code::PositionUpset
            ),
            Class::Clock => matches!(self, Code::TimeExceeded),
            Class::Writing | Class::Result | Class::Remark => false,
        }
    }

    /// The code of a draw rule.
    pub const fn of_draw(force: Force) -> Code {
        match force {
            Force::Claimable => Code::DrawClaimable,
            Force::Due => Code::DrawDue,
        }
    }
}

macro_rules! reasons {
    ($($reason:ident $name:literal $doc:literal;)*) => {
        /// Why a move is what its code says.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Reason {
            $(#[doc = $doc] $reason,)*
        }

        impl Reason {
            /// All reasons in the order of the catalogue.
            pub const ALL: &'static [Reason] = &[$(Reason::$reason,)*];

            /// The name in JSON.
            pub const fn name(self) -> &'static str {
                match self { $(Reason::$reason => $name,)* }
            }
        }
    };
}

reasons! {
    Backward "backward" "A man went backward.";
    TooFar "too-far" "Farther than the piece moves.";
    NotDiagonal "not-diagonal" "The squares are not on one line.";
    Blocked "blocked" "Pieces stood in the way.";
    Occupied "occupied" "The square was occupied.";
    JumpsOwn "jumps-own" "Over a piece of its own side.";
    JumpsTwo "jumps-two" "Over two pieces at once.";
    JumpsNothing "jumps-nothing" "A jump over empty squares.";
    JumpsTwice "jumps-twice" "The same piece was jumped twice.";
    CrownedAndWentOn "crowned-and-went-on" "A new king moved on at once.";
    StandsStill "stands-still" "Origin and end are the same square.";
    ThisPiece "this-piece" "The piece that could take did not take.";
    OtherPiece "other-piece" "Another piece moved.";
    Repetition "repetition" "The same position with the same side to move.";
    KingsOnly "kings-only" "Only kings moved.";
    LoneKing "lone-king" "Three or more pieces against a lone king.";
    FewPieces "few-pieces" "Two pieces or fewer against a lone king.";
    MainRoad "main-road" "A lone king on the long diagonal.";
    BalanceUnchanged "balance-unchanged" "Nothing taken and nothing crowned.";
    OpponentsDuty "opponents-duty" "The opponent had to crown.";
    CrownedLate "crowned-late" "It was crowned later.";
    OpponentsChoice "opponents-choice" "Whether it is a king is for the opponent to say.";
    NothingCrowned "nothing-crowned" "No man had come to its king row.";
    OneWayToTake "one-way-to-take" "One minute, because there was one way to capture.";
    ExtensionUnknown "extension-unknown" "In time only if the extra minute was asked for.";
    UnknownNote "unknown-note" "A note that names nothing known.";
    NotClosed "not-closed" "A bracket or string is not closed.";
    NotOpened "not-opened" "A closing bracket without an opening one.";
    BadTag "bad-tag" "A tag without a readable name or value.";
    BadNumber "bad-number" "A misspelt move number.";
    BadText "bad-text" "Bytes that are not text in the encoding of the file.";
    EscapedLineEnd "escaped-line-end" "A backslash and a letter stand for a line end.";
    JoinedJumps "joined-jumps" "The jumps of one capture are written one by one.";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_differ() {
        let mut names: Vec<&str> = Code::ALL.iter().map(|code| code.name()).collect();
        names.extend(Reason::ALL.iter().map(|reason| reason.name()));
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
