//! Incidents, rulings, penalties, and the report about them.

use super::Desk;

/// Four players, round 1 paired, White's sheet of board 1: Black passes over a capture with his first move.
fn desk() -> Desk {
    let desk = Desk::new(
        4,
        &[
            "--variant",
            "russian",
            "--rounds",
            "3",
            "--penalties",
            "warning,time+2,game-lost",
        ],
    );
    desk.fine(&["pair"]);
    // 2. c3-d4 leaves a capture; 2...a7-b6 does not take, and White plays on.
    desk.write(
        "lapsed.csv",
        b"no,white,black\n1,c3-d4,d6-c5\n2,b2-c3,g7-h6\n3,a1-b2,f8-g7\n",
    );
    desk.run(&["game", "add", "1.1", "lapsed.csv", "--copy", "white"]);
    desk
}

fn sheet_with(desk: &Desk, rows: &str) {
    desk.write("s.csv", format!("no,white,black\n{rows}").as_bytes());
    let run = desk.run(&[
        "game",
        "add",
        "1.1",
        "s.csv",
        "--copy",
        "white",
        "--replace",
        "--json",
    ]);
    assert!(run.code <= 1, "{}", run.seen());
}

#[test]
fn incidents_are_kept_listed_and_judged_by_the_record() {
    let desk = desk();
    let run = desk.run(&[
        "incident",
        "1.1",
        "7/4.3",
        "--by",
        "white",
        "--ply",
        "2w",
        "--note",
        "touched b2",
    ]);
    assert_eq!(run.code, 0, "{}", run.seen());
    assert!(
        run.stdout
            .contains("the event's list proposes next: warning"),
        "{}",
        run.seen()
    );
    assert!(
        desk.refused(2, &["incident", "1.1", "9/9.9"])
            .contains("9/9.9")
    );
    desk.refused(2, &["incident", "1.1", "7/4.3", "--ply", "x"]);
    desk.refused(2, &["incident", "7.1", "7/4.3"]);
    let list = desk.json(&["incident"]);
    let first = &list["incidents"][0];
    assert_eq!(
        (&first["ply"], &first["half_move"], &first["what"]),
        (&3.into(), &"2w".into(), &"7/4.3".into())
    );
    assert!(desk.fine(&["incident", "1.1"]).contains("touched b2"));
    // Black moved on at half-move 4: only his claim it was.
    let ruled: serde_json::Value = serde_json::from_str(
        &desk
            .run(&[
                "ruling",
                "1.1",
                "2w",
                "warning",
                "--against",
                "white",
                "--json",
            ])
            .stdout,
    )
    .unwrap();
    assert_eq!(ruled["claims"][0]["code"], "touch-move");
    assert_eq!(ruled["claims"][0]["state"], "lapsed");
    assert_eq!(ruled["claims"][0]["lapsed_at"], 4);
    assert_eq!(ruled["notes"][0]["what"], "warn-claim-lapsed");
    assert_eq!(ruled["offences"][0]["next"], "time+2");
    let games = desk.fine(&["export", "pdn"]);
    assert!(
        games.contains("[%incident 7/4.3 by=white]") && games.contains("[%ruling warning]"),
        "{games}"
    );
    desk.fine(&["verify"]);
}

#[test]
fn a_ruling_does_what_it_says() {
    let desk = desk();
    desk.refused(2, &["ruling", "1.1", "game-lost"]);
    assert!(
        desk.refused(2, &["ruling", "1.1", "hanged"])
            .contains("void-restart")
    );
    let result = |desk: &Desk| {
        let shown = desk.json(&["pairings"]);
        let game = &shown["boards"][0]["games"][0];
        (
            game["white_result"].as_str().map(str::to_owned),
            game["black_result"].as_str().map(str::to_owned),
        )
    };
    let pair = |one: &str, other: &str| (Some(one.to_owned()), Some(other.to_owned()));
    for (words, after) in [
        (vec!["game-lost", "--against", "white"], pair("loss", "win")),
        (vec!["game-lost", "--against", "black"], pair("win", "loss")),
        (vec!["both-lost"], pair("loss", "loss")),
        (vec!["draw"], pair("draw", "draw")),
        (vec!["void-restart"], (None, None)),
        (vec!["expelled", "--against", "black"], pair("win", "loss")),
    ] {
        let mut all = vec!["ruling", "1.1"];
        all.extend(words);
        desk.fine(&all);
        assert_eq!(result(&desk), after, "{all:?}");
    }
    let shown = desk.json(&["pairings"]);
    let expelled = shown["boards"][0]["black"]["number"].as_u64().unwrap();
    desk.fine(&["result", "1.2", "="]);
    desk.fine(&["pair"]);
    let next = desk.json(&["pairings"]);
    assert!(
        next["byes"]
            .as_array()
            .unwrap()
            .iter()
            .any(|bye| bye["player"]["number"] == expelled)
    );
    // The round has been followed by another.
    assert!(
        desk.refused(1, &["ruling", "1.1", "draw"])
            .contains("--correct")
    );
    let count = desk.json(&["ruling"])["rulings"].as_array().unwrap().len();
    assert_eq!(count, 6);
    desk.fine(&["ruling", "1.1", "draw", "--correct"]);
    assert_eq!(
        desk.json(&["ruling", "1.1"])["rulings"]
            .as_array()
            .unwrap()
            .len(),
        7
    );
    desk.fine(&["verify"]);
}

#[test]
fn penalties_are_counted_through_the_event_and_proposed() {
    let desk = desk();
    let next = |desk: &Desk, words: &[&str]| {
        let mut all = vec!["ruling", "1.1"];
        all.extend(words);
        all.push("--json");
        let run = desk.run(&all);
        let answer: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
        let offences = answer["offences"].as_array().unwrap();
        offences.first().map(|one| {
            (
                one["count"].as_u64().unwrap(),
                one["next"].as_str().unwrap().to_owned(),
            )
        })
    };
    let of = |count: u64, next: &str| Some((count, next.to_owned()));
    assert_eq!(next(&desk, &["stood"]), None);
    assert_eq!(
        next(&desk, &["warning", "--against", "white"]),
        of(1, "time+2")
    );
    assert_eq!(
        next(&desk, &["time+2", "--against", "white"]),
        of(2, "game-lost")
    );
    assert_eq!(
        next(&desk, &["game-lost", "--against", "white"]),
        of(3, "game-lost")
    );
    desk.fine(&["undo"]);
    assert_eq!(next(&desk, &["rectified"]), of(2, "game-lost"));
    desk.refused(2, &["section", "set", "--penalties", "warning,stood"]);
}

#[test]
fn an_incident_names_who_did_it_and_who_noted_it() {
    let desk = desk();
    let words = [
        "incident", "1.1", "7/4.3", "--by", "白方", "--signed", "Li Hong",
    ];
    desk.fine(&words);
    let list = desk.json(&["incident"]);
    assert_eq!(list["incidents"][0]["by"], "white");
    let log = desk.json(&["log"]);
    let last = log["entries"].as_array().unwrap().last().unwrap();
    assert_eq!(last["who"], "Li Hong");
    // a player of the board is the one who did it, and signs nothing
    let black = list["incidents"][0]["player"].as_str().unwrap().to_owned();
    let pairings = desk.json(&["pairings"]);
    let name = pairings["boards"][0]["black"]["name"].as_str().unwrap();
    desk.fine(&["incident", "1.1", "7/4.3", "--against", name]);
    let second = desk.json(&["incident"])["incidents"][1].clone();
    assert_eq!(second["by"], "black");
    assert_ne!(second["player"], black);
    let log = desk.json(&["log"]);
    let last = log["entries"].as_array().unwrap().last().unwrap();
    assert_ne!(last["who"], name);
    let said = desk.refused(2, &["incident", "1.1", "7/4.3", "--by", "Li Hong"]);
    assert!(said.contains("--signed"), "{said}");
}

/// Nobody is charged because it was his move: who did it is asked for, and may be both or unknown.
#[test]
fn nobody_is_charged_who_was_not_named() {
    let desk = desk();
    desk.fine(&["section", "set", "--penalties", "warning,game-lost"]);
    for what in ["7/4.3", "touch-move", "time-exceeded", "摸子走子"] {
        let said = desk.refused(2, &["incident", "1.1", what, "--ply", "2w"]);
        assert!(said.contains("by whom?"), "{said}");
    }
    let by = |words: &[&str]| {
        let before = desk.json(&["incident"])["incidents"]
            .as_array()
            .unwrap()
            .len();
        let mut all = vec!["incident", "1.1"];
        all.extend(words);
        let said = desk.fine(&all);
        let rows = desk.json(&["incident"])["incidents"].as_array().unwrap()[before..].to_vec();
        let rows: Vec<String> = rows.iter().map(|row| row["by"].to_string()).collect();
        (rows.join(" "), said.matches("next:").count())
    };
    let (white, both) = ("\"white\"".to_owned(), "\"white\" \"black\"".to_owned());
    for (words, want) in [
        (&["7/4.3", "--by", "white", "--ply", "2w"][..], (white, 1)),
        (&["7/4.3", "--by", "оба"], (both, 2)),
        (
            &["7/4.3", "--by", "不明", "--ply", "2w"],
            ("null".to_owned(), 0),
        ),
        // it happened by accident
        (&["position-upset", "--ply", "2w"], ("null".to_owned(), 0)),
    ] {
        assert_eq!(by(words), want, "{words:?}");
    }
    let report = desk.fine(&["report"]);
    assert_eq!(
        report.matches("by whom is not noted").count(),
        1,
        "{report}"
    );
    // one command is one entry
    desk.fine(&["undo"]);
    desk.fine(&["undo"]);
    desk.fine(&["undo"]);
    let left = desk.json(&["incident"])["incidents"]
        .as_array()
        .unwrap()
        .len();
    assert_eq!(left, 1);
}

/// What the languages say is understood and said again, and JSON has the codes.
#[test]
fn words_of_the_languages() {
    let desk = desk();
    desk.fine(&[
        "incident",
        "1.1",
        "第七条第4.3款",
        "--by",
        "白方",
        "--ply",
        "2白",
    ]);
    desk.fine(&["incident", "1.1", "悔棋", "--by", "чёрные", "--ply", "2ч"]);
    desk.fine(&["ruling", "1.1", "2白", "警告", "--against", "白方"]);
    desk.fine(&["ruling", "1.2", "3б", "в", "силе"]);
    desk.fine(&["ruling", "1.2", "加时2分钟", "--against", "чёрным"]);
    let incidents = desk.json(&["incident"])["incidents"].clone();
    assert_eq!(incidents[0]["what"], "7/4.3");
    assert_eq!(incidents[1]["what"], "take-back");
    assert_eq!(incidents[1]["half_move"], "2b");
    let rulings = desk.json(&["ruling"])["rulings"].clone();
    let words: Vec<&str> = (0..3)
        .map(|row| rulings[row]["ruling"].as_str().unwrap())
        .collect();
    assert_eq!(words, ["warning", "stood", "time+2"]);
    for (language, said, half_move) in [("zh", "悔棋", "2黑"), ("ru", "взял ход назад", "2ч")]
    {
        for list in [&["report"][..], &["incident"]] {
            let mut all = vec!["--lang", language];
            all.extend(list);
            let text = desk.fine(&all);
            assert!(text.contains(said) && text.contains(half_move), "{text}");
            assert!(
                !text.contains("take-back") && !text.contains("2b"),
                "{text}"
            );
        }
    }
    let said = desk.run(&["--lang", "zh", "ruling", "1.1", "foo"]);
    assert!(said.stderr.contains("警告"), "{}", said.stderr);
    for what in ["第七条第4.3款", "ст. 7 п. 4.3", "７／４．３"] {
        let said = desk.fine(&["explain", what]);
        assert_eq!(said, desk.fine(&["explain", "7/4.3"]));
    }
    let said = desk.fine(&["explain", "悔棋"]);
    assert_eq!(said, desk.fine(&["explain", "take-back"]));
    let run = desk.run(&[
        "equipment",
        "check",
        "--set",
        "直径=38",
        "--set",
        "клетка=45",
    ]);
    assert!(run.code < 2, "{}", run.seen());
}

#[test]
fn a_decision_that_was_replaced_is_no_penalty() {
    let desk = desk();
    for (words, counted, replaces) in [
        (&["game-lost", "--against", "white"][..], 1, false),
        (&["void-restart"], 0, true),
        (&["game-lost", "--against", "white"], 1, true),
        (&["draw"], 0, true),
        (&["warning", "--against", "white"], 1, false),
    ] {
        let mut all = vec!["ruling", "1.1"];
        all.extend(words);
        let answer = desk.json(&all);
        let count = answer["offences"].as_array().unwrap().len();
        assert_eq!(count, counted, "{words:?}: {answer}");
        // what it takes the place of is said at once
        let said = answer["done"].to_string().contains("takes the place of");
        assert_eq!(said, replaces, "{words:?}: {answer}");
    }
    // the report says which of them hold
    let report = desk.fine(&["report"]);
    let of_rulings = report.lines().filter(|line| line.contains("ruling:"));
    let replaced: Vec<bool> = of_rulings
        .map(|line| line.contains("not in force any more, replaced by: ruled drawn"))
        .collect();
    assert_eq!(replaced, [true, true, true, false, false], "{report}");
    // and the player's line which of his penalties count no more
    let gone = "1.1 game lost counts no more, replaced by: ruled drawn";
    assert_eq!(report.matches(gone).count(), 2, "{report}");
    let player = report.lines().find(|line| line.starts_with("penalties of"));
    assert!(
        player.is_some_and(|line| line.contains(": 1 (")),
        "{report}"
    );
    // without a list nothing is said of a next step
    assert!(
        player.is_some_and(|line| line.contains("next by")),
        "{report}"
    );
    let plain = Desk::new(4, &["--variant", "russian"]);
    plain.fine(&["pair"]);
    plain.fine(&["ruling", "1.1", "warning", "--against", "white"]);
    let report = plain.fine(&["report"]);
    assert!(
        report.contains("penalties of") && !report.contains("next by"),
        "{report}"
    );
}

/// Where the two copies of a game differ, report and status say so, and name the command that shows it.
#[test]
fn copies_that_differ_are_told() {
    let desk = Desk::new(4, &["--variant", "russian", "--rounds", "3"]);
    desk.fine(&["pair"]);
    let add = |copy: &str, third: &str| {
        let text = format!("no,white,black\n1,c3-d4,d6-c5\n2,{third},f6-g5\n3,c3-b4,g5-h4\n");
        desk.write("s.csv", text.as_bytes());
        desk.run(&["game", "add", "1.1", "s.csv", "--copy", copy, "--replace"]);
        let told = ["report", "status"].map(|command| desk.fine(&[command]));
        told.map(|text| text.contains("huff game merged 1.1") && text.contains("2w"))
    };
    assert_eq!(add("white", "b2-c3"), [false, false]);
    assert_eq!(add("black", "bc3"), [false, false]);
    assert_eq!(add("black", "d2-c3"), [true, true]);
    let differ = desk.json(&["status"])["sections"][0]["copies_differ"].clone();
    assert_eq!(differ[0]["half_move"], "2w");
    assert_eq!(desk.run(&["game", "merged", "1.1"]).code, 1);
}

#[test]
fn claims_come_from_the_record() {
    let desk = desk();
    for (rows, state) in [
        // White has to take c5 and moves another man.
        ("1,c3-d4,b6-c5\n2,e3-f4,\n", "open"),
        ("1,c3-d4,b6-c5\n2,e3-f4,c5:e3\n", "lapsed"),
    ] {
        sheet_with(&desk, rows);
        let run = desk.run(&["ruling", "1.1", "2w", "rectified", "--json"]);
        let answer: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
        assert_eq!(answer["claims"][0]["code"], "missed-capture", "{answer}");
        assert_eq!(answer["claims"][0]["state"], state, "{answer}");
        assert_eq!(
            answer["notes"].as_array().unwrap().len(),
            usize::from(state == "lapsed")
        );
    }
}

#[test]
fn the_report_tells_facts_and_accuses_nobody() {
    let desk = desk();
    sheet_with(&desk, "1,c3-d4,b6-c5\n2,e3-f4,c5:e3\n3,f2:d4,\n");
    desk.fine(&["result", "1.1", "white", "1.2", "="]);
    desk.fine(&[
        "incident",
        "1.1",
        "7/4.3",
        "--by",
        "white",
        "--ply",
        "2w",
        "--note",
        "told at once",
    ]);
    desk.fine(&["ruling", "1.1", "2w", "warning", "--against", "white"]);
    let report = desk.fine(&["report", "1"]);
    for told in [
        "round 1: games 2",
        "sheets missing 3",
        "told at once",
        "ruling: warning",
        "penalties of",
    ] {
        assert!(report.contains(told), "{told}: {report}");
    }
    for word in ["guilty", "cheat", "offender", "illegal player", "violat"] {
        assert!(!report.to_lowercase().contains(word), "{word}: {report}");
    }
    let json = desk.json(&["report"]);
    let items = &json["sections"][0]["rounds"][0]["entries"][0]["items"];
    let kinds: Vec<&str> = items
        .as_array()
        .unwrap()
        .iter()
        .map(|item| item["kind"].as_str().unwrap())
        .collect();
    assert!(
        kinds.contains(&"finding") && kinds.contains(&"incident") && kinds.contains(&"ruling"),
        "{items}"
    );
    desk.refused(2, &["report", "5"]);
    for language in ["zh", "ru"] {
        let report = desk.fine(&["--lang", language, "report"]);
        assert!(!report.contains("report-"), "{report}");
    }
    desk.fine(&["ruling", "1.2", "expelled", "--against", "black"]);
    assert!(desk.fine(&["report"]).contains("was expelled from round 2"));
}

#[test]
fn half_moves_that_do_not_fit_are_noted() {
    let desk = desk();
    let noted = |words: &[&str]| {
        let answer = desk.json(words);
        let notes = answer["notes"].as_array().unwrap().iter();
        let ids = notes.map(|note| note["what"].as_str().unwrap().to_owned());
        ids.collect::<Vec<_>>()
    };
    assert_eq!(
        noted(&["incident", "1.1", "7/4.3", "--ply", "99w", "--by", "white"]),
        ["warn-beyond-record"]
    );
    assert_eq!(
        noted(&["ruling", "1.1", "99w", "redo"]),
        ["warn-beyond-record"]
    );
    let other = ["incident", "1.1", "7/4.3", "--ply", "2w", "--by", "black"];
    assert_eq!(noted(&other), ["warn-other-side"]);
    assert!(noted(&["incident", "1.1", "7/4.3", "--ply", "2w", "--by", "white"]).is_empty());
    assert!(noted(&["incident", "1.2", "7/4.3", "--ply", "99w", "--by", "?"]).is_empty());
    desk.fine(&["incident", "1.1", "7/5", "--note", "loud"]);
    let report = desk.fine(&["report"]);
    assert!(report.contains("noted: 7/5; loud"), "{report}");
}

#[test]
fn tables_of_star_halma_have_no_colours() {
    let words = [
        "--variant",
        "star:jump=eq",
        "--stages",
        "4 top 2, 4 top 3, 6",
        "--penalties",
        "warning,time+2",
    ];
    let desk = Desk::new(16, &words);
    desk.fine(&["pair"]);
    for words in [
        &["ruling", "1.1", "warning", "--against", "white"][..],
        &["ruling", "1.1", "warning", "--against", "3"],
        &["ruling", "1.1", "warning", "--against", "Nobody"],
        &["ruling", "1.1", "game-lost"],
        &["ruling", "1.1", "both-lost"],
        &["ruling", "1.1", "draw"],
        &["ruling", "1.1", "expelled"],
        &["incident", "1.1", "star:illegal-move", "--by", "white"],
        &["incident", "1.1", "star:illegal-move", "--by", "both"],
    ] {
        let said = desk.refused(2, words);
        assert!(said.contains("star halma"), "{said}");
    }
    let said = desk.refused(2, &["ruling", "1.1", "warning"]);
    assert!(said.contains("1, 2, 4, 5"), "{said}");
    desk.refused(2, &["incident", "1.1", "7/4.3"]);
    desk.fine(&["incident", "1.1", "out-of-turn"]);
    desk.fine(&["incident", "1.1", "out-of-turn", "--by", "unknown"]);
}

/// At a table somebody is named by his seat or his name, and charged for himself alone.
#[test]
fn who_did_it_at_a_table_is_named() {
    let words = [
        "--variant",
        "star:jump=eq",
        "--stages",
        "4x3",
        "--penalties",
        "warning,time+2",
    ];
    let desk = Desk::new(8, &words);
    desk.fine(&["pair"]);
    let table = desk.json(&["pairings"])["tables"][0].clone();
    let name = |place: usize| {
        let name = &table["seats"][place]["player"]["name"];
        name.as_str().unwrap().to_owned()
    };
    // seats 1, 2, 4, 5
    let (third, second) = (name(2), name(1));
    let said = desk.fine(&["incident", "1.1", "star:illegal-move", "--by", "4"]);
    assert!(said.contains(&third), "{said}");
    let said = desk.fine(&["incident", "1.1", "out-of-turn", "--by", &second]);
    assert!(said.contains(&second), "{said}");
    let incidents = desk.json(&["incident"]);
    assert_eq!(incidents["incidents"][0]["by"], "4", "{incidents}");
    assert_eq!(incidents["incidents"][1]["by"], "2", "{incidents}");
    let ruled = desk.json(&["ruling", "1.1", "warning", "--against", "4"]);
    assert_eq!(ruled["ruling"]["against"], "4", "{ruled}");
    let ruled = desk.json(&["ruling", "1.1", "time+2", "--against", &third]);
    let minutes = "2 min added to the seats 1, 2, 5";
    for said in [
        ruled["done"].to_string(),
        desk.fine(&["ruling"]),
        desk.fine(&["report"]),
    ] {
        assert!(
            said.contains(minutes) && !said.contains("opponent"),
            "{said}"
        );
    }
    let offences = ruled["offences"].as_array().unwrap();
    assert_eq!(offences.len(), 1, "{ruled}");
    assert_eq!(offences[0]["count"], 2, "{ruled}");
    assert!(
        offences[0]["player"].to_string().contains(&third),
        "{ruled}"
    );
    let report = desk.fine(&["report"]);
    assert!(report.contains("penalties of"), "{report}");
    assert!(
        report.contains(&third) && report.contains(&second),
        "{report}"
    );
    desk.fine(&["undo"]);
    desk.fine(&["undo"]);
    assert!(!desk.fine(&["report"]).contains("penalties of"));
    // in draughts too a name will do
    let two = Desk::new(4, &["--variant", "russian"]);
    two.fine(&["pair"]);
    let white = two.json(&["pairings"])["boards"][0]["white"]["name"].clone();
    let said = two.fine(&[
        "ruling",
        "1.1",
        "warning",
        "--against",
        white.as_str().unwrap(),
    ]);
    assert!(said.contains(white.as_str().unwrap()), "{said}");
}
