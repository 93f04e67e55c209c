//! The two source texts article by article: a small record for each, what must be said of it, what
//! can still be claimed, and what is owed.

use huff::draughts::{Color, Variant};
use huff::notation::pdn;
use huff::record::{Claim, Code, Finding, Judgement, Penalty, Profile, Reason, Verdict, judge_by};

struct Row {
    variant: Variant,
    rules: &'static [&'static str],
    text: &'static str,
    code: Code,
    reason: Option<Reason>,
    ply: Option<u32>,
    side: Option<Color>,
    articles: &'static [&'static str],
    claim: Claim,
    penalty: Option<Penalty>,
}

/// An incident that White's first move is said to be, and Black's answer.
const ROW: Row = Row {
    variant: Variant::Russian,
    rules: &[],
    text: "",
    code: Code::TouchMove,
    reason: None,
    ply: Some(1),
    side: Some(Color::White),
    articles: &[],
    claim: Claim::Lapsed { ply: 2 },
    penalty: None,
};

const RULES: &[Row] = &[
    // s1:5/3
    Row {
        text: "1. d6-c5 c3-d4 2. c7-d6 *",
        code: Code::WrongSideFirst,
        side: Some(Color::Black),
        articles: &["s1:5/3", "s1:7/4.1"],
        ..ROW
    },
    // s1:5/4, s1:5/6
    Row {
        text: "1. c3-d4 d6-c5 2. d4-c3 *",
        code: Code::IllegalMove,
        reason: Some(Reason::Backward),
        ply: Some(3),
        articles: &["s1:5/4", "s1:7/4.2"],
        claim: Claim::Open,
        ..ROW
    },
    Row {
        text: "[FEN \"W:WK30,26:B1,2\"] 1. c1-f4 b8-a7 *",
        code: Code::IllegalMove,
        reason: Some(Reason::Blocked),
        articles: &["s1:5/6", "s1:7/4.2"],
        ..ROW
    },
    // s1:5/5.1.4
    Row {
        text: "[FEN \"W:W7,32:B20,12\"] 1. e7-d8-a5 h4-g3 *",
        code: Code::IllegalMove,
        reason: Some(Reason::CrownedAndWentOn),
        articles: &["s1:5/5.1.4", "s1:5/5.2.4", "s1:7/4.1"],
        ..ROW
    },
    // s1:5/5.2.2, s1:6/12.2.3
    Row {
        text: "[FEN \"W:W11:B7,6,18\"] 1. f6:d8:b6 d4-c3 *",
        code: Code::MovedAsMan,
        articles: &["s1:5/6", "s1:7/4.2"],
        ..ROW
    },
    // s1:6/2, s1:6/3, s1:7/4.6
    Row {
        text: "1. c3-b4 d6-c5 2. e3-f4 f6-g5 *",
        code: Code::MissedCapture,
        reason: Some(Reason::OtherPiece),
        ply: Some(3),
        articles: &["s1:6/2", "s1:7/4.2", "fmjd:5.4.6"],
        claim: Claim::Lapsed { ply: 4 },
        ..ROW
    },
    Row {
        text: "1. c3-b4 d6-c5 2. b4-a5 1-0",
        code: Code::MissedCapture,
        reason: Some(Reason::ThisPiece),
        ply: Some(3),
        articles: &["s1:7/4.6", "fmjd:5.4.6"],
        claim: Claim::Ended,
        ..ROW
    },
    Row {
        text: "[FEN \"W:WK29,32:B15,1\"] 1. g1-h2 b8-a7 *",
        code: Code::MissedCapture,
        reason: Some(Reason::OtherPiece),
        articles: &["s1:6/3", "s1:7/4.2", "fmjd:5.4.6"],
        ..ROW
    },
    // s1:6/5, s1:6/6, s1:7/4.9
    Row {
        text: "[FEN \"W:W11:B7,6,18\"] 1. f6:d8 d4-c3 *",
        code: Code::UnfinishedCapture,
        articles: &["s1:6/5", "s1:7/4.9"],
        ..ROW
    },
    Row {
        text: "[FEN \"W:WK29:B18,16,1\"] 1. a1:e5 b8-a7 *",
        code: Code::UnfinishedCapture,
        articles: &["s1:6/6", "s1:7/4.9"],
        ..ROW
    },
    // s1:6/7, s1:6/8
    Row {
        text: "[FEN \"W:W22,18:B10,1\"] 1. c3:e5 b8-a7 *",
        code: Code::IllegalMove,
        reason: Some(Reason::JumpsOwn),
        articles: &["s1:6/7", "s1:7/4.2"],
        ..ROW
    },
    Row {
        text: "[FEN \"W:WK32:B27,1\"] 1. g1:e3:g1 b8-a7 *",
        code: Code::IllegalMove,
        reason: Some(Reason::JumpsTwice),
        articles: &["s1:6/8", "s1:7/4.2"],
        ..ROW
    },
    // s1:6/11
    Row {
        text: "[FEN \"W:WK21:B17,15,23,22,1\"] 1. a3:d6:f4:d2:b4 b8-a7 *",
        code: Code::LiftedDuringCapture,
        articles: &["s1:6/11"],
        ..ROW
    },
    // s1:6/12.1, s1:7/4.8
    Row {
        variant: Variant::Brazilian,
        text: "[FEN \"W:W22:B18,11,17,1\"] 1. c3xa5 b8-a7 *",
        code: Code::WrongCaptureCount,
        articles: &["s1:6/12.1.2", "s1:7/4.8"],
        ..ROW
    },
    Row {
        variant: Variant::Brazilian,
        text: "[FEN \"W:W11,32:B7,6,12\"] 1. f6xd8xb6 h6-g5 2. b6-e3 *",
        code: Code::MovedAsKing,
        ply: Some(3),
        articles: &["s1:6/12.1.3", "s1:7/4.2"],
        claim: Claim::Open,
        ..ROW
    },
    // s1:7/2, s1:7/3
    Row {
        text: "[FEN \"W:W1:B10\"] 1. b8-a7 *",
        code: Code::WrongSetup,
        ply: None,
        side: None,
        articles: &["s1:7/2"],
        claim: Claim::MustCorrect,
        ..ROW
    },
    Row {
        text: "1. c3-d5 f6-g5 2. a3-b4 1-0",
        code: Code::LightSquare,
        articles: &["s1:7/3"],
        claim: Claim::MustCorrect,
        ..ROW
    },
    // s1:7/4.5
    Row {
        text: "1. c3-d4 d6-c5 2. c5-b4 *",
        code: Code::OpponentsPiece,
        ply: Some(3),
        articles: &["s1:7/4.5"],
        claim: Claim::Open,
        ..ROW
    },
    // fmjd
    Row {
        variant: Variant::International,
        text: "1. 32-28 19-23 2. 37-32 20-24 *",
        code: Code::MissedCapture,
        reason: Some(Reason::OtherPiece),
        ply: Some(3),
        articles: &["fmjd:5.4.6"],
        claim: Claim::Lapsed { ply: 4 },
        ..ROW
    },
    // s2:1, s2:5
    Row {
        variant: Variant::English,
        text: "1. 21-17 9-13 2. 22-18 *",
        code: Code::WrongSideFirst,
        articles: &["s2:1", "wcdf:1.13"],
        claim: Claim::Open,
        ..ROW
    },
    Row {
        variant: Variant::English,
        text: "[FEN \"B:W22:BK1,12\"] 1. 1-10 22-18 *",
        code: Code::IllegalMove,
        reason: Some(Reason::TooFar),
        side: Some(Color::Black),
        articles: &["s2:5"],
        claim: Claim::Open,
        ..ROW
    },
    // no text of its own: the remedies of draughts-64, no articles
    Row {
        variant: Variant::Czech,
        text: "1. c3-b4 d6-c5 2. e3-f4 f6-g5 *",
        code: Code::MissedCapture,
        reason: Some(Reason::OtherPiece),
        ply: Some(3),
        claim: Claim::Lapsed { ply: 4 },
        ..ROW
    },
    // another law by name
    Row {
        rules: &["fmjd"],
        text: "1. c3-b4 d6-c5 2. e3-f4 f6-g5 *",
        code: Code::MissedCapture,
        reason: Some(Reason::OtherPiece),
        ply: Some(3),
        articles: &["fmjd:5.4.6"],
        claim: Claim::Lapsed { ply: 4 },
        ..ROW
    },
];

const NOTES: &[Row] = &[
    // who did it is not guessed from whose move it was
    Row {
        text: "1. c3-d4 {[%incident 7/4.3]} d6-c5 *",
        side: None,
        articles: &["s1:5/8", "s1:7/4.3"],
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident 7/4.3 by=white]} d6-c5 *",
        articles: &["s1:5/8", "s1:7/4.3"],
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident touch-move by=white]} *",
        articles: &["s1:7/4.3"],
        claim: Claim::Open,
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident s1:7/4.3 by=white]} 2-0",
        articles: &["s1:7/4.3"],
        claim: Claim::Ended,
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident 7/4.4 by=white]} d6-c5 *",
        code: Code::TakeBack,
        articles: &["s1:7/4.4"],
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident 5/10 by=white]} d6-c5 *",
        code: Code::AdjustedUnannounced,
        articles: &["s1:5/10"],
        ..ROW
    },
    // Black touched while White was on move: White's next move accepts
    Row {
        text: "1. c3-d4 {[%incident 5/11 by=black]} d6-c5 2. b2-c3 *",
        code: Code::TouchedOutOfTurn,
        side: Some(Color::Black),
        articles: &["s1:5/11"],
        claim: Claim::Lapsed { ply: 3 },
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident 5/11 by=black]} d6-c5 *",
        code: Code::TouchedOutOfTurn,
        side: Some(Color::Black),
        claim: Claim::Open,
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident 6/9 by=white]} d6-c5 *",
        code: Code::UnclearCapture,
        articles: &["s1:6/4", "s1:6/9"],
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident 7/4.15 by=white]} d6-c5 *",
        code: Code::TwoHands,
        articles: &["s1:7/4.15"],
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident 6/11 by=white]} d6-c5 *",
        code: Code::RemovalOrder,
        articles: &["s1:6/11"],
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident 7/4.13 by=white]} d6-c5 *",
        code: Code::RemovalStopped,
        articles: &["s1:7/4.13"],
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident 7/4.10 by=white]} d6-c5 *",
        code: Code::LiftedMidCapture,
        articles: &["s1:7/4.10"],
        ..ROW
    },
    // s1:7/1: found during the game, the board makes it void
    Row {
        text: "1. c3-d4 {[%incident 7/1]} d6-c5 *",
        side: None,
        code: Code::WrongBoard,
        articles: &["s1:7/1"],
        claim: Claim::MustCorrect,
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident 7/1]} d6-c5 1-0",
        side: None,
        code: Code::WrongBoard,
        articles: &["s1:7/1"],
        claim: Claim::Ended,
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident wrong-board]} d6-c5 1-0",
        rules: &["fmjd"],
        side: None,
        code: Code::WrongBoard,
        articles: &["fmjd:5.1"],
        claim: Claim::MustCorrect,
        ..ROW
    },
    Row {
        variant: Variant::English,
        text: "1. 11-15 {[%incident wrong-board]} 24-19 1-0",
        side: None,
        code: Code::WrongBoard,
        claim: Claim::Ended,
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident 7/5][%ruling restored]} d6-c5 *",
        side: None,
        code: Code::PositionUpset,
        articles: &["s1:7/5"],
        claim: Claim::None,
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident 7/6 by=white]} d6-c5 *",
        code: Code::Refusal,
        articles: &["s1:7/6", "s1:7/8"],
        penalty: Some(Penalty::Due),
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident 7/8 by=white]} d6-c5 *",
        code: Code::PartialCorrection,
        articles: &["s1:7/8"],
        penalty: Some(Penalty::Due),
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident 7/4.1 by=white]} d6-c5 *",
        code: Code::TwoMovesInRow,
        articles: &["s1:7/4.1"],
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident 7/4.7 by=white]} d6-c5 *",
        code: Code::LiftedWithoutCause,
        articles: &["s1:7/4.7"],
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident 7/4.11 by=white]} d6-c5 *",
        code: Code::RemovedTooFew,
        articles: &["s1:7/4.11"],
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident 7/4.12 by=white]} d6-c5 *",
        code: Code::RemovedUnjumped,
        articles: &["s1:7/4.12"],
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident 7/4.14 by=white]} d6-c5 *",
        code: Code::RemovedOwn,
        articles: &["s1:7/4.14"],
        ..ROW
    },
    // rulings
    Row {
        text: "1. c3-d4 {[%incident 7/4.3 by=white][%ruling rectified]} d6-c5 *",
        claim: Claim::None,
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident 7/4.3 by=white][%ruling stood]} *",
        claim: Claim::None,
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident 7/4.3 by=white][%ruling accepted-by-move]} *",
        claim: Claim::Lapsed { ply: 2 },
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident 7/8 by=white][%ruling time+2]} d6-c5 *",
        code: Code::PartialCorrection,
        claim: Claim::None,
        ..ROW
    },
    Row {
        text: "1. c3-d4 {[%incident 7/8 by=white][%ruling game-lost]} 0-1",
        code: Code::PartialCorrection,
        claim: Claim::Ended,
        penalty: Some(Penalty::GameLost),
        ..ROW
    },
    // what must be put right is nobody's to let stand
    Row {
        text: "1. c3-d5 {[%ruling stood]} f6-g5 2. a3-b4 *",
        code: Code::LightSquare,
        claim: Claim::MustCorrect,
        ..ROW
    },
    Row {
        variant: Variant::International,
        text: "1. 32-28 {[%incident refusal by=white]} 19-24 *",
        code: Code::Refusal,
        articles: &["fmjd:5.6", "fmjd:7.2.4"],
        penalty: Some(Penalty::GameLost),
        ..ROW
    },
    // s2:3: moving on accepts nothing
    Row {
        variant: Variant::English,
        text: "1. 11-15 {[%incident 3 by=black]} 22-18 2. 15x22 *",
        side: Some(Color::Black),
        articles: &["s2:3"],
        claim: Claim::Open,
        penalty: Some(Penalty::GameLost),
        ..ROW
    },
    Row {
        variant: Variant::English,
        text: "1. 11-15 {[%incident s2:3 by=black]} 22-18 2. 15x22 0-1",
        side: Some(Color::Black),
        articles: &["s2:3"],
        claim: Claim::Ended,
        penalty: Some(Penalty::GameLost),
        ..ROW
    },
    Row {
        variant: Variant::English,
        text: "1. 11-15 {[%incident direction-shown by=black]} 22-18 *",
        code: Code::DirectionShown,
        side: Some(Color::Black),
        articles: &["s2:3"],
        claim: Claim::Open,
        ..ROW
    },
    Row {
        variant: Variant::English,
        text: "1. 11-15 {[%incident take-back by=black]} 22-18 *",
        code: Code::TakeBack,
        side: Some(Color::Black),
        articles: &["s2:4"],
        claim: Claim::Open,
        ..ROW
    },
    Row {
        variant: Variant::English,
        text: "1. 11-15 {[%incident touch-move by=black][%ruling draw]} *",
        side: Some(Color::Black),
        claim: Claim::Ended,
        penalty: Some(Penalty::GameLost),
        ..ROW
    },
];

/// The seven readings of "unmoved crowns".
const CROWNS: &[Row] = &[
    // 1: an uncrowned king moved; the penalty stays when the claim has lapsed
    Row {
        text: "[FEN \"W:W7,32:B20,12\"] 1. e7-d8 {[%crown -]} h4-g3 2. d8-a5 h6-g5 *",
        code: Code::UncrownedKingMoved,
        ply: Some(3),
        articles: &["s1:5/5.1.3", "s1:5/5.2.3"],
        claim: Claim::Lapsed { ply: 4 },
        penalty: Some(Penalty::Due),
        ..ROW
    },
    Row {
        rules: &["fmjd"],
        text: "[FEN \"W:W7,32:B20,12\"] 1. e7-d8 {[%crown -]} h4-g3 2. d8-a5 *",
        code: Code::UncrownedKingMoved,
        ply: Some(3),
        articles: &["fmjd:3.7", "fmjd:5.4.16"],
        claim: Claim::Open,
        ..ROW
    },
    Row {
        rules: &["uncrowned-by-choice"],
        text: "[FEN \"W:W7,32:B20,12\"] 1. e7-d8 {[%crown L@4]} h4-g3 2. d8-a5 h6-g5 *",
        code: Code::UncrownedKingMoved,
        reason: Some(Reason::OpponentsChoice),
        ply: Some(3),
        claim: Claim::Lapsed { ply: 4 },
        penalty: Some(Penalty::Due),
        ..ROW
    },
    // 2: not crowned, or late
    Row {
        text: "[FEN \"W:W7,32:B20,12\"] 1. e7-d8 {[%crown -]} h4-g3 *",
        code: Code::NotCrowned,
        articles: &["s1:5/5.1.2", "s1:5/5.2.1"],
        ..ROW
    },
    Row {
        text: "[FEN \"W:W7,32:B20,12\"] 1. e7-d8 {[%crown L@2]} h4-g3 2. d8-a5 *",
        code: Code::NotCrowned,
        reason: Some(Reason::CrownedLate),
        ..ROW
    },
    // 3: see s1:5/5.1.4 above; 4: a king that had to capture
    Row {
        text: "[FEN \"W:W7,27,32:B18,20,10\"] 1. e7-f8 {[%crown C]} d4-e3 2. g1-h2 *",
        code: Code::MissedCapture,
        reason: Some(Reason::OtherPiece),
        ply: Some(3),
        articles: &["s1:6/2", "s1:7/4.2"],
        claim: Claim::Open,
        ..ROW
    },
    // 5: a man that wears a crown without right
    Row {
        text: "1. c3-d4K d6-e5 2. d4-c3 *",
        code: Code::WronglyCrowned,
        articles: &["s1:5/5.1.1", "s1:5/5.2.1"],
        ..ROW
    },
    Row {
        text: "1. a3-b4 f6-g5 2. b4-a5王 g5-h4 3. a5-b4 *",
        code: Code::MovedAsKing,
        reason: Some(Reason::NothingCrowned),
        ply: Some(5),
        claim: Claim::Open,
        ..ROW
    },
    // 6: a mark where nothing was promoted
    Row {
        text: "1. c3-d4 {[%crown O]} d6-c5 *",
        code: Code::WronglyCrowned,
        ..ROW
    },
    // 7: English: the opponent moves without crowning
    Row {
        variant: Variant::English,
        text: "[FEN \"B:W10,14:B25,12\"] 1. 25-29 {[%crown -]} 10-7 2. 12-16 *",
        code: Code::NotCrowned,
        reason: Some(Reason::OpponentsDuty),
        ply: Some(2),
        articles: &["s2:5"],
        claim: Claim::Open,
        ..ROW
    },
    // nothing written: one quiet line
    Row {
        text: "[FEN \"W:W7,32:B20,12\"] 1. e7-d8 h4-g3 2. d8-a5 *",
        code: Code::CrowningUnknown,
        claim: Claim::None,
        ..ROW
    },
];

fn judged(row: &Row) -> Judgement {
    let record = pdn::records(row.text).next().unwrap();
    let profile = row.rules.iter().fold(Profile::default(), |profile, name| {
        profile.with(name).unwrap()
    });
    judge_by(&record, Some(row.variant), &profile)
}

fn check(rows: &[Row]) {
    let mut wrong = Vec::new();
    for row in rows {
        let judgement = judged(row);
        let found = judgement.findings.iter().find(|finding| {
            finding.code == row.code && finding.ply == row.ply && finding.reason == row.reason
        });
        let fits = |finding: &Finding| {
            row.articles
                .iter()
                .all(|article| finding.articles.contains(article))
                && finding.claim == row.claim
                && finding.penalty == row.penalty
                && finding.side == row.side
        };
        if found.is_some_and(fits) {
            continue;
        }
        let said: Vec<String> = judgement
            .findings
            .iter()
            .map(|finding| {
                format!(
                    "{} {:?} at {:?} by {:?}: {:?} {:?} {:?}",
                    finding.code.name(),
                    finding.reason,
                    finding.ply,
                    finding.side,
                    finding.articles,
                    finding.claim,
                    finding.penalty
                )
            })
            .collect();
        wrong.push(format!(
            "{}\n  not {}:\n  {}",
            row.text,
            row.code.name(),
            said.join("\n  ")
        ));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_the_record_shows() {
    check(RULES);
}

#[test]
fn what_the_arbiter_notes() {
    check(NOTES);
}

#[test]
fn crowns_in_all_readings() {
    check(CROWNS);
}

#[test]
fn what_never_changes_a_verdict() {
    for (text, code) in [
        ("1. c3-d4 {[%incident 7/5]} d6-c5 *", Code::PositionUpset),
        (
            "[FEN \"W:W7,32:B20,12\"] 1. e7-d8 h4-g3 2. d8-a5 *",
            Code::CrowningUnknown,
        ),
        ("1. c3-d4 {[%incident 99/1]} d6-c5 *", Code::Notation),
        ("1. c3-d4 {[%ruling nonsense]} d6-c5 *", Code::Notation),
        (
            "[Opening \"c3-d4 b6-a5\"] 1. c3-d4 d6-c5 *",
            Code::LeftDrawnOpening,
        ),
    ] {
        let judgement = judged(&Row { text, ..ROW });
        let codes: Vec<_> = judgement
            .findings
            .iter()
            .map(|finding| finding.code)
            .collect();
        assert_eq!(
            (codes, judgement.verdict),
            (vec![code], Verdict::Clean),
            "{text}"
        );
    }
    for text in [
        "[FEN \"W:W7,32:B20,12\"] 1. e7-d8 {[%crown O]} h4-g3 2. d8-a5 *",
        "[FEN \"W:W7,32:B20,12\"] 1. e7-d8д h4-g3 2. d8-a5 *",
        "[Opening \"1. c3-d4 d6-c5\"] 1. cd4 dc5 2. b2-c3 *",
        "[Opening \"Kol\"] 1. c3-d4 d6-c5 *",
        "[Opening \"a1-a5 a7-h4\"] 1. c3-d4 d6-c5 *",
    ] {
        assert!(judged(&Row { text, ..ROW }).findings.is_empty(), "{text}");
    }
}
