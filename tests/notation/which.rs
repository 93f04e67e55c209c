//! Which game a record is of, and what the GameType tag says.

use huff::draughts::Variant;
use huff::notation::{
    Conflict, Evidence, GameType, GameTypeProblem, Named, Numbering, numbering, pdn, which,
};

#[track_caller]
fn check(text: &str, wanted: Variant) {
    let record = pdn::records(text).next().unwrap();
    assert_eq!(which(&record, None), (wanted, None), "{text}");
}

#[track_caller]
fn check_conflict(text: &str, wanted: Variant, named: Named, evidence: Evidence) {
    let record = pdn::records(text).next().unwrap();
    assert_eq!(
        which(&record, None),
        (wanted, Some(Conflict { named, evidence })),
        "{text}"
    );
}

#[test]
fn named() {
    check("[GameType \"25\"] 1. c3-d4", Variant::Russian);
    check(
        "[GameType \"21,W,8,8,N1,0\"] 1. 22-18",
        Variant::EnglishWhiteFirst,
    );
    check("[GameType \"21\"] 1. 22-18", Variant::English);
    check("[GameType \"20\"] 1. 31-27", Variant::International);
    check("[GameType \"22\"] 1. c3-d4", Variant::Italian);
    let record = pdn::records("[GameType \"25\"] 1. 12-16").next().unwrap();
    assert_eq!(
        which(&record, Some(Variant::Brazilian)),
        (Variant::Brazilian, None)
    );
}

#[test]
fn shown() {
    check("1. c3-d4 b6-a5", Variant::Russian);
    check("1. cd4 ba5", Variant::Russian);
    check("1. b3-a4 j9-i8", Variant::International);
    check("1. b3-a4 k11-l10", Variant::Canadian);
    check("1. 32-28 19-23 2. 37-32", Variant::International);
    check("1. 32-28 41-47 2. 60-55", Variant::Canadian);
    check("1. 11-15 23-19", Variant::English);
    check("1. 22-17 9-14", Variant::EnglishWhiteFirst);
    check("1. 21-18 9-13", Variant::Italian);
    check("1. 32-28 19-23", Variant::International);
    check("1. 44-38 26-31", Variant::Canadian);
    check("[FEN \"W:W29:B1\"] 1. 29-23 1-7", Variant::International);
    check("[FEN \"W:W31-50:B1-20\"]", Variant::International);
    check("[FEN \"W:Wa1:Bh8\"]", Variant::Russian);
}

#[test]
fn contradicted() {
    let small = Evidence::SmallBoard;
    check_conflict(
        "[GameType \"20\"] 1. c3-d4 b6-a5",
        Variant::Russian,
        Named::Tag(Variant::International),
        small,
    );
    let number = Evidence::Number(47);
    check_conflict(
        "[GameType \"25\"] 1. 32-28 47-41",
        Variant::International,
        Named::Tag(Variant::Russian),
        number,
    );
    let cell = Evidence::Cell { column: 9, row: 8 };
    check_conflict(
        "[GameType \"25\"] 1. j9-i8",
        Variant::International,
        Named::Tag(Variant::Russian),
        cell,
    );
    check_conflict(
        "[GameType \"96\"] 1. 32-28 47-41",
        Variant::International,
        Named::Unknown(96),
        Evidence::GameType,
    );
}

/// Twenty half-moves of English draughts with one square that its board does not have.
const ONE_SLIP: &str = "1. 10-15 24-20 2. 7-10 28-24 3. 3-7 23-19 4. 9-14 22-17 5. 5-9 17-13 \
                        6. 11-16 20x11 7. 7x16x23 26x19 8. 14-18 30-26 9. 8-11 25-22 10. 18x55 29x22 *";

#[test]
fn a_slip_names_no_game() {
    check(ONE_SLIP, Variant::English);
    check(&format!("[GameType \"21\"] {ONE_SLIP}"), Variant::English);
    check(
        "1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 g5-h4 4. b4:d6 e7:k11 *",
        Variant::Russian,
    );
}

#[test]
fn who_asks_for_a_game_gets_it() {
    for text in ["1. 32-28 47-41", "[GameType \"20\"] 1. 31-27", ONE_SLIP] {
        let record = pdn::records(text).next().unwrap();
        assert_eq!(
            which(&record, Some(Variant::English)),
            (Variant::English, None)
        );
    }
}

#[test]
fn numberings() {
    let of = |text: &str, variant| numbering(&pdn::records(text).next().unwrap(), variant);
    let turned = Numbering::from_corner(huff::draughts::Corner::BottomRight);
    assert_eq!(
        of("[GameType \"24\"] 1. 22-18", Variant::Spanish),
        Numbering::OURS
    );
    assert_eq!(
        of("[GameType \"24,W,8,8,N1,1\"] 1. 10-13", Variant::Spanish),
        turned
    );
    assert_eq!(
        of("[GameType \"24,W,8,8,N1,1\"] 1. 22-18", Variant::Spanish),
        Numbering::OURS
    );
    assert_eq!(
        of("[GameType \"21,B,8,8,N1,0\"] 1. 11-15", Variant::English),
        Numbering::OURS
    );
    assert_eq!(
        of(
            "[GameType \"20,W,10,10,N1,0\"] 1. 32-28",
            Variant::International
        ),
        Numbering::OURS
    );
}

#[test]
fn game_types() {
    for variant in Variant::all() {
        let Some(game_type) = GameType::of(variant) else {
            continue;
        };
        assert_eq!(
            GameType::read(&game_type.to_string()),
            (Some(game_type), vec![])
        );
        assert_eq!(game_type.variant(), Some(variant));
    }
    let problems = |text: &str| GameType::read(text).1;
    assert_eq!(problems("25"), []);
    assert_eq!(problems("x"), [GameTypeProblem::NoNumber]);
    assert_eq!(problems("96"), [GameTypeProblem::UnknownNumber]);
    assert_eq!(problems("25,Q,8,8,A0,0"), [GameTypeProblem::BadField(2)]);
    assert_eq!(problems("25,W,9,8,A0,0"), [GameTypeProblem::BadField(3)]);
    assert_eq!(problems("25,W,8,8,A9"), [GameTypeProblem::BadField(5)]);
}
