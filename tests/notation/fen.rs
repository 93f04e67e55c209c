//! Positions, one row each.

use huff::draughts::{Corner, Setup, Square, Variant};
use huff::notation::{FenExpected, FenProblemKind, Numbering, fen};

#[track_caller]
fn check(variant: Variant, text: &str, wanted: &str, problems: &[(u32, FenProblemKind)]) {
    let (setup, found) = fen::read(text, variant, Numbering::OURS);
    assert_eq!(
        setup.map(|setup| fen::write(&setup)).unwrap_or_default(),
        wanted,
        "{text}"
    );
    let found: Vec<_> = found
        .iter()
        .map(|problem| (problem.column, problem.kind))
        .collect();
    assert_eq!(found, problems, "{text}");
}

fn square(number: u16) -> Square {
    Square::from_number(number).unwrap()
}

#[test]
fn liberal() {
    let start = fen::write(&Setup::start(Variant::Russian));
    check(Variant::Russian, "W:W21-32:B1-12", &start, &[]);
    check(
        Variant::Russian,
        "W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6",
        &start,
        &[],
    );
    check(
        Variant::English,
        "W:WK4,28:BK11,19.",
        "W:WK4,28:BK11,19",
        &[],
    );
    check(
        Variant::English,
        "B:W23,22,15,14:B11,10",
        "B:W14,15,22,23:B10,11",
        &[],
    );
    check(Variant::International, "B:B22:W26,27", "B:W26,27:B22", &[]);
    check(Variant::English, "W:W:B12", "W:W:B12", &[]);
    check(Variant::English, "W:B:W30:B", "W:W30:B", &[]);
    check(
        Variant::English,
        " w : w k1 , k2 : b 3-5 . ",
        "W:WK1,K2:B3,4,5",
        &[],
    );
    check(
        Variant::English,
        "W:W06,10:B01,K13,26. ",
        "W:W6,10:B1,K13,26",
        &[],
    );
    check(
        Variant::Russian,
        "\"W:Wh6:Bg7,c5,d2\"",
        "W:W12:B8,14,26",
        &[],
    );
    check(
        Variant::Canadian,
        "W:Wl12:Bk11",
        "W:W6:B12",
        &[(4, FenProblemKind::ManOnKingRow(square(6)))],
    );
}

#[test]
fn problems() {
    use FenProblemKind::*;
    check(
        Variant::English,
        "?:W29,13:B22",
        "B:W13,29:B22",
        &[(1, NoTurn)],
    );
    check(Variant::English, "WK1,K2:B3", "B:WK1,K2:B3", &[(1, NoTurn)]);
    check(
        Variant::English,
        "W:W30:B1:H0:F1",
        "W:W30:B1",
        &[(10, OtherSection), (13, OtherSection)],
    );
    check(
        Variant::English,
        "W:W30,30:B30,4",
        "W:W30:B4",
        &[(7, Twice(square(30))), (11, Twice(square(30)))],
    );
    check(
        Variant::International,
        "W:W51,0:B4",
        "W:W:B4",
        &[(4, OffBoard), (7, OffBoard)],
    );
    check(
        Variant::English,
        "W:W1:B32",
        "W:W1:B32",
        &[(4, ManOnKingRow(square(1))), (7, ManOnKingRow(square(32)))],
    );
    check(Variant::Russian, "W:Wa2:Bb8", "W:W:B1", &[(4, LightSquare)]);
    check(Variant::English, "W:W5-3:B1", "W:W:B1", &[(4, BadRange)]);
    check(
        Variant::English,
        "W:W30-40:B1",
        "W:W30,31,32:B1",
        &[(4, OffBoard)],
    );
    check(
        Variant::English,
        "W:W?,7:B1",
        "W:W7:B1",
        &[(4, BadText(FenExpected::Square))],
    );
    check(
        Variant::English,
        "W:W7!:B1",
        "W:W7:B1",
        &[(5, BadText(FenExpected::Separator))],
    );
    check(
        Variant::English,
        "W:!7:B1",
        "W:W:B1",
        &[(3, BadText(FenExpected::Side))],
    );
    check(Variant::English, "nothing", "", &[(1, NoTurn)]);
    check(Variant::English, "", "", &[(1, NoTurn)]);
    check(Variant::English, "B::", "B:W:B", &[]);
}

#[test]
fn other_numberings() {
    let numbering = Numbering::from_corner(Corner::BottomRight);
    let (setup, _) = fen::read("W:W1-12:B21-32", Variant::Spanish, numbering);
    assert_eq!(setup, Some(Setup::start(Variant::Spanish)));
    for corner in [
        Corner::BottomLeft,
        Corner::BottomRight,
        Corner::TopLeft,
        Corner::TopRight,
    ] {
        let board = Variant::International.rules().geometry;
        let numbering = Numbering::from_corner(corner);
        for number in 1..=50 {
            let ours = numbering.square(&board, number).unwrap();
            assert_eq!(numbering.number(&board, ours), Some(number));
        }
    }
}
