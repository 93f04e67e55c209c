//! Swiss at the desk: foresight, reasons, pairing by hand, who is kept apart.

use std::collections::BTreeSet;

use super::Desk;

/// Every game of the last round drawn.
fn draw_all(desk: &Desk) {
    let shown = desk.json(&["pairings"]);
    for board in shown["boards"].as_array().unwrap() {
        for game in board["games"].as_array().unwrap() {
            if game["white_result"].is_null() {
                let address = format!("{}.{}.{}", shown["round"], board["board"], game["game"]);
                desk.fine(&["result", &address, "="]);
            }
        }
    }
}

/// The pairs of the last round by number.
fn pairs(desk: &Desk) -> BTreeSet<(u64, u64)> {
    let shown = desk.json(&["pairings"]);
    let number = |board: &serde_json::Value, side: &str| board[side]["number"].as_u64().unwrap();
    let boards = shown["boards"].as_array().unwrap().iter();
    boards
        .map(|board| (number(board, "white"), number(board, "black")))
        .map(|(one, other)| (one.min(other), one.max(other)))
        .collect()
}

#[test]
fn a_section_that_cannot_be_finished_is_told_when_it_is_made() {
    let desk = Desk::new(6, &["--rounds", "9"]);
    let new = desk.run(&["new", "b.huff"]);
    assert!(new.stderr.contains("not announced"), "{}", new.seen());
    std::fs::remove_file(desk.path("b.huff")).unwrap();
    let words = [
        "--rounds",
        "5",
        "--acceleration",
        "baku",
        "--scoring",
        "3-1-0",
    ];
    let add = desk.run(&[&["section", "add", "B"][..], &words].concat());
    assert!(add.stderr.contains("C.04.7"), "{}", add.seen());
    assert!(add.stdout.contains("at least 6 players"), "{}", add.seen());
    let add = desk.run(&["section", "add", "C", "--system", "round-robin"]);
    assert_eq!(add.stderr, "");
    let set = desk.run(&["section", "set", "-s", "A", "--rounds", "8"]);
    assert!(
        set.stderr.contains("cannot play 8 rounds"),
        "{}",
        set.seen()
    );
    let pair = desk.run(&["pair", "-s", "A"]);
    assert_eq!(pair.code, 0);
    assert!(
        pair.stderr.contains("cannot play 8 rounds"),
        "{}",
        pair.seen()
    );
    assert!(
        pair.stderr.contains("sure to find pairs"),
        "{}",
        pair.seen()
    );
}

#[test]
fn before_each_round_the_end_is_looked_for() {
    let desk = Desk::new(6, &["--rounds", "3"]);
    assert_eq!(desk.run(&["pair"]).stderr, "");
    draw_all(&desk);
    for other in ["3", "4", "5", "6"] {
        desk.fine(&["player", "forbid", "1", other, "--rounds", "2-3"]);
    }
    let pair = desk.run(&["pair", "--dry-run"]);
    assert!(
        pair.stderr.contains("1 opponent left for 2 rounds"),
        "{}",
        pair.seen()
    );
    // Who leaves is not counted on.
    for number in ["3", "4", "5", "6"] {
        desk.fine(&["player", "withdraw", number]);
    }
    let pair = desk.run(&["pair", "--dry-run"]);
    assert!(
        pair.stderr.contains("sure to find pairs"),
        "{}",
        pair.seen()
    );
}

#[test]
fn every_swiss_is_explained() {
    for (system, article) in [
        ("swiss", "5.2."),
        ("swiss-2017", "E."),
        ("double-swiss", "4.3"),
    ] {
        let desk = Desk::new(9, &["--system", system, "--rounds", "4"]);
        for _ in 0..3 {
            desk.fine(&["pair"]);
            draw_all(&desk);
        }
        let said = desk.fine(&["why", "3.2"]);
        assert!(said.contains(article), "{system}: {said}");
        let why = desk.json(&["why", "3.2"]);
        assert_eq!(why["played"], why["paired"], "{system}");
        assert_eq!(why["by_hand"], false);
        assert_eq!(why["white"]["number"], why["played"][0]);
        assert!(why["white"]["colours"].as_str().unwrap().len() <= 2);
        let residents = why["bracket"]["residents"].as_array().unwrap();
        assert!(!residents.is_empty());
        // Any other pair has a reason, and what was made is said to be made.
        let (white, black) = (&why["played"][0], &why["played"][1]);
        let same = desk.json(&["why", "3.2", "--instead", &format!("{white}-{black}")]);
        assert_eq!(same["instead"]["reason"], "as-paired", "{system}");
        for other in 1..=9 {
            if white.as_u64() == Some(other) || black.as_u64() == Some(other) {
                continue;
            }
            let pair = format!("{white}-{other}");
            let instead = desk.json(&["why", "3.2", "--instead", &pair]);
            let reason = instead["instead"]["reason"].as_str().unwrap();
            let known = [
                "met",
                "criterion",
                "order",
                "has-the-bye",
                "same-colour",
                "no-complete-pairing",
            ];
            assert!(known.contains(&reason), "{system}: {reason}");
            for language in ["en", "zh", "ru"] {
                let said = desk.fine(&["why", "3.2", "--instead", &pair, "--lang", language]);
                assert!(!said.contains('$') && !said.contains("against-"), "{said}");
            }
        }
        let bye = desk.json(&["why", "3", "--bye"]);
        let shown = desk.json(&["pairings"]);
        assert_eq!(
            bye["bye"]["number"], shown["byes"][0]["player"]["number"],
            "{system}"
        );
        let said = desk.fine(&["why", "3", "--bye"]);
        let number = bye["bye"]["number"].to_string();
        assert!(said.contains(&number), "{said}");
        let first = desk.json(&["pairings", "1"])["byes"][0]["player"]["number"].to_string();
        let again = desk.json(&["why", "3", "--bye", "--instead", &first]);
        assert_eq!(again["instead"]["reason"], "had-free-points", "{system}");
        assert_eq!(again["instead"]["round"], 1);
    }
    let desk = Desk::new(4, &["--system", "round-robin"]);
    desk.fine(&["pair"]);
    assert!(desk.json(&["why", "1.1"])["bracket"].is_null());
}

#[test]
fn what_is_paired_by_hand_is_kept_apart_and_compared() {
    let desk = Desk::new(5, &["--rounds", "5"]);
    desk.fine(&["pair"]);
    let bye = desk.json(&["pairings"])["byes"][0]["player"]["number"].to_string();
    let met = *pairs(&desk).iter().next().unwrap();
    draw_all(&desk);
    let rest: Vec<u64> = (1..=5)
        .filter(|number| number.to_string() != bye && ![met.0, met.1].contains(number))
        .collect();
    let first = format!("{}-{}", met.0, met.1);
    let second = format!("{}-{}", rest[0], rest[1]);
    let words = ["pair", "--board", &first, "--board", &second, "--bye", &bye];
    let tried = desk.run(&[&words[..], &["--dry-run"]].concat());
    assert_eq!(tried.code, 0, "{}", tried.seen());
    let run = desk.run(&words);
    for said in [
        "have met before",
        "the bye already",
        "the system would pair",
    ] {
        assert!(run.stderr.contains(said), "{said}: {}", run.seen());
    }
    assert!(desk.fine(&["log"]).contains("pair"));
    assert!(desk.fine(&["why", "2.1"]).contains("by hand"));
    assert_eq!(desk.json(&["why", "2.1"])["by_hand"], true);
    let audit = desk.run(&["audit", "--json"]);
    assert_eq!(audit.code, 0, "round 2 is not complete: {}", audit.seen());
    draw_all(&desk);
    let audit = desk.run(&["audit", "--json"]);
    let found: serde_json::Value = serde_json::from_str(&audit.stdout).unwrap();
    assert_eq!(
        (audit.code, &found["differences"][0]["by_hand"]),
        (1, &true.into())
    );
    desk.fine(&["verify"]);
    // A third White running.
    let desk = Desk::new(4, &["--rounds", "5"]);
    for boards in [["1-2", "3-4"], ["1-3", "2-4"]] {
        desk.fine(&["pair", "--board", boards[0], "--board", boards[1]]);
        draw_all(&desk);
    }
    let run = desk.run(&["pair", "--board", "1-4", "--board", "2-3"]);
    assert!(run.stderr.contains("third time running"), "{}", run.seen());
    let before = desk.fine(&["export", "json"]);
    desk.fine(&["undo"]);
    assert_eq!(desk.json(&["pairings"])["round"], 2);
    desk.fine(&["pair", "--board", "1-4", "--board", "2-3"]);
    assert_eq!(desk.fine(&["export", "json"]), before);
}

#[test]
fn players_are_kept_apart_by_name_club_federation_and_round() {
    let list = "name,rating,club,federation\nA,2008,X,NED\nB,2007,Y,CHN\nC,2006,Y,CHN\nD,2005,X,UKR\nE,2004,X,NED\nF,2003,Y,CHN\nG,2002,Z,UKR\nH,2001,Z,POL\n";
    let made = || {
        let desk = Desk::new(0, &["--rounds", "3"]);
        desk.write("p.csv", list.as_bytes());
        desk.fine(&["player", "import", "p.csv"]);
        desk
    };
    let round_one = |words: &[&str]| {
        let desk = made();
        if !words.is_empty() {
            desk.fine(&[&["player", "forbid"][..], words].concat());
        }
        desk.fine(&["pair"]);
        pairs(&desk)
    };
    let usual: BTreeSet<(u64, u64)> = [(1, 5), (2, 6), (3, 7), (4, 8)].into();
    assert_eq!(round_one(&[]), usual);
    for (words, expected) in [
        // The least transposition that keeps them apart.
        (&["1", "5"][..], [(1, 6), (2, 5), (3, 7), (4, 8)]),
        (
            &["1", "5", "--rounds", "1"],
            [(1, 6), (2, 5), (3, 7), (4, 8)],
        ),
        (
            &["1", "5", "--rounds", "2-3"],
            [(1, 5), (2, 6), (3, 7), (4, 8)],
        ),
        (&["--same", "club"], [(1, 6), (2, 5), (3, 7), (4, 8)]),
        (&["--same", "federation"], [(1, 6), (2, 5), (3, 7), (4, 8)]),
    ] {
        assert_eq!(round_one(words), expected.into(), "{words:?}");
    }
}

#[test]
fn virtual_points_pair_and_do_not_count() {
    for scoring in ["2-1-0", "3-1-0", "1-0.5-0"] {
        let words = [
            "--rounds",
            "4",
            "--scoring",
            scoring,
            "--acceleration",
            "baku",
        ];
        let desk = Desk::new(12, &words);
        desk.fine(&["pair"]);
        // In round 1 the accelerated group, 2·⌈12/4⌉ players, is paired within itself.
        for (one, other) in pairs(&desk) {
            assert_eq!(one <= 6, other <= 6, "{scoring}: {one}-{other}");
        }
        draw_all(&desk);
        let (_, rest) = scoring.split_once('-').unwrap();
        let (draw, _) = rest.split_once('-').unwrap();
        let report = desk.fine(&["export", "trf"]);
        let lines: Vec<&str> = report
            .lines()
            .filter(|line| line.starts_with("001"))
            .collect();
        assert_eq!(lines.len(), 12);
        for line in lines {
            let points: f64 = line[80..84].trim().parse().unwrap();
            assert_eq!(points, draw.parse::<f64>().unwrap(), "{scoring}: {line}");
        }
    }
}
