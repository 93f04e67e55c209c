//! The rules that programs get wrong, each with a position that breaks it.

use huff::star::{
    Attempt, Camp, End, EqualTurns, Game, Hole, Holes, Move, Options, Position, Reason, Seats,
};

/// The holes of names with blanks between.
pub(super) fn holes(names: &str) -> Vec<Hole> {
    let hole = |name: &str| Hole::from_name(name).unwrap_or_else(|| panic!("{name}"));
    names.split_whitespace().map(hole).collect()
}

/// A position of pieces such as `1:E5 F6 4:G7`; a seat of two to six that has none stands at home.
pub(super) fn position(pieces: &str, seats: &str, options: &str) -> Position {
    let seats: Seats = seats.parse().unwrap();
    let options: Options = options.parse().unwrap();
    let mut sides = [Holes::NONE; 6];
    let mut camp = 0;
    for word in pieces.split_whitespace() {
        let name = match word.split_once(':') {
            Some((number, name)) => {
                camp = number.parse::<usize>().unwrap() - 1;
                name
            }
            None => word,
        };
        sides[camp] = sides[camp].with(holes(name)[0]);
    }
    for camp in seats.camps() {
        if sides[camp.index()].is_empty() {
            sides[camp.index()] = camp.holes(options.pieces);
        }
    }
    Position::new(sides, seats.camp(0), seats, options).unwrap()
}

/// Seats, settings, pieces, a way, and what it comes to: `legal`, a reason, or `other-way` and a reason.
const TRAPS: &[(&str, &str, &str, &str, &str)] = &[
    // a step and a jump over somebody's piece, of any side
    ("1,4", "", "1:I9", "I9 I10", "legal"),
    ("1,4", "", "1:I9 I10", "I9 I11", "legal"),
    ("1,4", "", "1:I9 4:I10", "I9 I11", "legal"),
    ("1,3,5", "", "1:I9 3:I10", "I9 I11", "legal"),
    // two pieces in a row cannot be jumped, by either jump
    ("1,4", "", "1:I8 I9 I10", "I8 I11", "two-bridges"),
    ("1,4", "jump=eq", "1:I7 I8 I9", "I7 I10", "two-bridges"),
    ("1,4", "jump=eq", "1:I6 I8 I9", "I6 I12", "two-bridges"),
    // a second piece before the bridge, then one behind it
    ("1,4", "jump=eq", "1:I5 I7 I8", "I5 I11", "two-bridges"),
    ("1,4", "jump=eq", "1:I5 I8 I9", "I5 I11", "two-bridges"),
    ("1,4", "jump=eq", "1:I5 I8 I10", "I5 I11", "two-bridges"),
    ("1,4", "jump=eq", "1:I5 I8", "I5 I11", "legal"),
    // the bridge has to stand in the middle, and somebody has to stand there
    ("1,4", "jump=eq", "1:I5 I7", "I5 I10", "unequal-distances"),
    ("1,4", "jump=eq", "1:I5 I7", "I5 I8", "unequal-distances"),
    ("1,4", "jump=eq", "1:I5", "I5 I9", "no-bridge"),
    ("1,4", "", "1:I5", "I5 I7", "no-bridge"),
    // an equal-distance jump where only adjacent ones are played
    ("1,4", "jump=adj", "1:I5 I8", "I5 I11", "not-adjacent"),
    ("1,4", "jump=adj", "1:I5 I7", "I5 I9", "not-adjacent"),
    // the landing is taken, the line is none
    ("1,4", "", "1:I5 I6 I7", "I5 I7", "occupied"),
    ("1,4", "", "1:I5 I6", "I5 I6", "occupied"),
    ("1,4", "", "1:I5 I6", "I5 G6", "no-chain"),
    ("1,4", "", "1:I5 I6", "I5 I7 H9", "not-in-line"),
    // the hole that was left is no bridge, also for an equal-distance jump over it
    ("1,4", "", "1:I9 I8", "I9 I7 I11", "unequal-distances"),
    (
        "1,4",
        "jump=eq",
        "1:I9 H9 G10 H11",
        "I9 G9 G11 I11 I7",
        "own-hole",
    ),
    (
        "1,4",
        "jump=eq",
        "1:I9 I10 G9",
        "I9 I11 I7",
        "unequal-distances",
    ),
    // and does not stand in the way
    (
        "1,4",
        "jump=eq",
        "1:I9 H9 G10 H11 I8",
        "I9 G9 G11 I11 I5",
        "legal",
    ),
    ("1,4", "jump=eq", "1:I9 H9 G10 H11 I8", "I9 I5", "legal"),
    // a chain that comes back to its origin is no move, one that passes through it is
    ("1,4", "", "1:I9 I10 H10 H9", "I9 I11 G9 I9", "stands-still"),
    ("1,4", "", "1:I9 I10 H10 H9 J9", "I9 I11 G9 I9 K9", "legal"),
    // a chain in parts, and holes between left out
    ("1,4", "", "1:I5 I6 I8 I10", "I5 I7 I9 I11", "legal"),
    ("1,4", "", "1:I5 I6 I8 I10", "I5 I9", "legal"),
    ("1,4", "", "1:I5 I6 I8 I10", "I5 I11", "legal"),
    ("1,4", "", "1:I5 I6 I8 I10", "I5 I7 I11", "legal"),
    // a step and a jump do not mix
    ("1,4", "", "1:I5 I7", "I5 I6 I8", "step-and-jump"),
    ("1,4", "", "1:I5 I6", "I5 I7 I8", "step-and-jump"),
    ("1,4", "", "1:I5", "I5 I6 I7", "several-steps"),
    // another way than the one written
    ("1,4", "", "1:I5 I6 I8", "I5 G5 I9", "other-way no-bridge"),
    ("1,4", "", "1:I9", "I9 I8 I10", "other-way own-hole"),
    // whose piece, and whether there is one
    ("1,4", "", "1:I5 4:J6", "J6 K6", "others-piece"),
    ("1,4", "", "1:I5", "I6 I7", "empty-hole"),
    // camps of others: E10 lies in camp 2
    ("1,4", "camps=free", "1:E9", "E9 E10", "legal"),
    ("1,4", "camps=nostop", "1:E9", "E9 E10", "foreign-camp"),
    ("1,4", "camps=nopass", "1:E9", "E9 E10", "foreign-camp"),
    ("1,4", "camps=nostop", "1:E8 E9", "E8 E10", "foreign-camp"),
    (
        "1,4",
        "camps=nostop",
        "1:G11 F11 E10",
        "G11 E11 E9",
        "legal",
    ),
    (
        "1,4",
        "camps=nopass",
        "1:G11 F11 E10",
        "G11 E11 E9",
        "through-foreign-camp",
    ),
    (
        "1,4",
        "camps=nopass",
        "1:G11 F11 E10",
        "G11 E9",
        "through-foreign-camp",
    ),
    ("1,4", "camps=nopass", "1:C5 C6", "C5 C7", "legal"),
    // the goal of camp 1 is N10 to Q13
    ("1,4", "goal=open", "1:N10 4:A5", "N10 M10", "legal"),
    ("1,4", "goal=locked", "1:N10 4:A5", "N10 M10", "left-goal"),
    ("1,4", "goal=locked", "1:N10 4:A5", "N10 N11", "legal"),
    ("1,4", "goal=locked", "1:M10 4:A5", "M10 N10", "legal"),
    (
        "1,4",
        "goal=locked",
        "1:N10 M10 4:A5",
        "N10 L10",
        "left-goal",
    ),
];

#[test]
fn star_traps() {
    for (seats, options, pieces, way, expected) in TRAPS {
        let position = position(pieces, seats, options);
        let what = format!("{pieces} {options}: {way}");
        let way = holes(way);
        let attempt = position.attempt(&way);
        let answer = match attempt {
            Attempt::Legal(_) => "legal".to_owned(),
            Attempt::OtherWay(_, refusal) => format!("other-way {}", refusal.reason.name()),
            Attempt::Refused(refusal) => refusal.reason.name().to_owned(),
        };
        assert_eq!(answer, *expected, "{what}");
        // the list of legal moves says the same
        let wanted = Move {
            from: way[0],
            to: way[way.len() - 1],
        };
        let is_listed = position.moves().contains(&wanted);
        let is_legal = !matches!(attempt, Attempt::Refused(_));
        assert_eq!(is_listed, is_legal, "{what}");
    }
    let met: Vec<&str> = TRAPS.iter().map(|trap| trap.4).collect();
    for reason in Reason::ALL {
        let name = reason.name();
        let is_met = met.iter().any(|answer| answer.ends_with(name));
        assert!(is_met, "no trap for {name}");
    }
}

/// The home camp of seat 1 but one hole, and where the last piece stands.
fn almost_home(last: &str, seat: u8) -> String {
    let goal = Camp::from_number(seat).unwrap().opposite();
    let apex = goal.holes(Default::default());
    let names: Vec<String> = apex
        .into_iter()
        .skip(usize::from(seat == 1))
        .take(9)
        .map(|hole| hole.to_string())
        .collect();
    format!("{seat}:{last} {}", names.join(" "))
}

#[test]
fn star_homes_and_places() {
    let one = |way: &str| Move {
        from: holes(way)[0],
        to: holes(way)[1],
    };
    // N10 is the hole that seat 1 misses, D8 the one that seat 4 misses
    let both = format!("{} {}", almost_home("M10", 1), almost_home("E8", 4));
    for (equal_turns, expected) in [
        (EqualTurns::Off, vec![(1, 1), (4, 2)]),
        (EqualTurns::On, vec![(1, 1), (4, 1)]),
    ] {
        let mut start = position(
            &both,
            "1,4",
            &format!(
                "equal-turns={}",
                match equal_turns {
                    EqualTurns::Off => "off",
                    EqualTurns::On => "on",
                }
            ),
        );
        start.set_to_move(Camp::ALL[0]);
        let mut game = Game::new(start);
        game.play(one("M10 N10"));
        assert_eq!(game.is_over(), equal_turns == EqualTurns::Off);
        if equal_turns == EqualTurns::On {
            assert_eq!(game.position().to_move(), Camp::ALL[3]);
            game.play(one("E8 D8"));
        }
        assert!(game.is_over());
        let places: Vec<(u8, u8)> = game
            .places()
            .into_iter()
            .map(|(camp, place)| (camp.number(), place))
            .collect();
        assert_eq!(places, expected);
    }
    // one piece of somebody else in the goal: not home when strict, home by majority
    let blocked = "1:O11 O12 O13 P12 P13 Q13 N11 N12 N13 M10 4:N10";
    for (blocking, is_home) in [("strict", false), ("majority", true), ("vacate30", false)] {
        let position = position(blocked, "1,4", &format!("blocking={blocking}"));
        assert_eq!(position.is_home(Camp::ALL[0]), is_home, "{blocking}");
        let standing = position.standing(Camp::ALL[0]);
        assert_eq!(standing.in_goal.count(), 9);
        assert_eq!(standing.blocked, [(holes("N10")[0], Camp::ALL[3])]);
    }
    // three play for places: the one who is home is left out of the turns
    let three = format!("{} 3:I9 5:I5", almost_home("M10", 1));
    let mut game = Game::new(position(&three, "1,3,5", "end=places"));
    game.play(one("M10 N10"));
    assert!(!game.is_over());
    assert_eq!(game.position().options().end, End::Places);
    for way in ["I9 I10", "I5 I6", "I10 I11"] {
        assert_ne!(game.position().to_move(), Camp::ALL[0]);
        game.play(one(way));
    }
    assert_eq!(game.round(), 2);
    assert_eq!(game.places(), [(Camp::ALL[0], 1)]);
}

/// `pass` in the place of a seat that is home marks it as `--` does, in a line with an entry a seat and in a column.
#[test]
fn star_pass_of_a_seat_that_is_home() {
    let three = format!("{} 3:I9 5:I5", almost_home("M10", 1));
    let start = huff::notation::star::write_position(&position(&three, "1,3,5", "end=places"));
    let head = [
        ("seats", "1,3,5"),
        ("rules", "end=places"),
        ("position", &start),
    ];
    let tags: String = head
        .iter()
        .map(|(name, value)| format!("[{name} \"{value}\"]\n"))
        .collect();
    let keys: String = head
        .iter()
        .map(|(name, value)| format!("# {name}: {value}\n"))
        .collect();
    let rest = "I10-I11 I6-I7";
    let commas = rest.replace(' ', ",");
    for text in [
        format!("{tags}\n1. M10-N10 I9-I10 I5-I6\n2. pass {rest}\n"),
        format!("{tags}\n1. M10-N10 I9-I10 I5-I6\n2. -- {rest}\n"),
        format!("{keys}no,1,3,5\n1,M10-N10,I9-I10,I5-I6\n2,pass,{commas}\n"),
    ] {
        let records = huff::notation::star::records(&text);
        let judgement = huff::record::star::judge(&records[0]);
        assert!(
            judgement.findings.is_empty(),
            "{text}{:?}",
            judgement.findings
        );
        assert_eq!(judgement.replayed, 6, "{text}");
    }
}
