//! Settings of sections: match points, teams, time controls, own openings, names in Latin letters, answers in JSON.

use super::Desk;

/// Matches of two games: 1.1 is won 3-1, 1.2 drawn 2-2.
fn matches(words: &[&str]) -> Desk {
    let mut all = vec![
        "--system",
        "round-robin",
        "--games",
        "2",
        "--rounds",
        "3",
        "--seeding",
        "given",
    ];
    all.extend(words);
    let desk = Desk::new(4, &all);
    for round in ["1", "2", "3"] {
        desk.fine(&["pair"]);
        let (first, second) = (format!("{round}.1"), format!("{round}.2"));
        desk.fine(&["result", &first, "white", "=", &second, "white", "white"]);
    }
    desk
}

#[test]
fn a_match_counts_as_a_whole() {
    let games = matches(&[]);
    let whole = matches(&["--match-points", "2-1-0"]);
    let points = |desk: &Desk| -> Vec<(String, String)> {
        let rows = desk.json(&["standings"])["rows"]
            .as_array()
            .unwrap()
            .clone();
        let mut rows: Vec<(String, String)> = rows
            .iter()
            .map(|row| {
                (
                    row["name"].as_str().unwrap().to_owned(),
                    row["values"][0].as_str().unwrap().to_owned(),
                )
            })
            .collect();
        rows.sort();
        rows
    };
    // Worked out from the pairings: in each round one match 3-1 and one 2-2.
    let sum = |desk: &Desk| -> f64 {
        points(desk)
            .iter()
            .map(|(_, points)| points.parse::<f64>().unwrap())
            .sum()
    };
    assert_eq!(sum(&games), 3.0 * 2.0 * 4.0);
    assert_eq!(sum(&whole), 3.0 * 2.0 * 2.0);
    for round in 1..=3 {
        let shown = whole.json(&["pairings", &round.to_string()]);
        let number = |board: usize, side: &str| {
            shown["boards"][board][side]["number"]
                .as_u64()
                .unwrap()
                .to_string()
        };
        let table = whole.fine(&["crosstable", "--csv"]);
        let cell = |number: &str| {
            let row = table
                .lines()
                .find(|line| line.split(',').nth(1) == Some(number))
                .unwrap();
            row.split(',').nth(2 + round).unwrap().to_owned()
        };
        assert!(cell(&number(0, "white")).ends_with("w2"), "{table}");
        assert!(cell(&number(0, "black")).ends_with("b0"), "{table}");
        assert!(cell(&number(1, "white")).ends_with("w1"), "{table}");
    }
    // The report has one result a match and the same points.
    let run = whole.run(&["export", "trf"]);
    assert!(
        run.stderr.contains("each match was written as one result"),
        "{}",
        run.seen()
    );
    let other = Desk::new(0, &[]);
    other.write("a.trf", run.stdout.as_bytes());
    other.fine(&["import", "trf", "a.trf"]);
    assert_eq!(points(&other), points(&whole));
    // Other tables, and back.
    whole.fine(&["section", "set", "--match-points", "3-2-1"]);
    assert_eq!(sum(&whole), 3.0 * 2.0 * 4.0);
    whole.fine(&["section", "set", "--match-points", "none"]);
    assert_eq!(points(&whole), points(&games));
}

#[test]
fn a_match_that_is_not_over_counts_nothing_yet() {
    let desk = Desk::new(
        4,
        &[
            "--system",
            "round-robin",
            "--games",
            "2",
            "--match-points",
            "2-1-0",
        ],
    );
    desk.fine(&["pair"]);
    desk.fine(&["result", "1.1.1", "white"]);
    let points = |desk: &Desk| {
        desk.json(&["standings"])["rows"][0]["values"][0]
            .as_str()
            .unwrap()
            .to_owned()
    };
    assert_eq!(points(&desk), "0");
    desk.fine(&["result", "1.1.2", "="]);
    assert_eq!(points(&desk), "2");
}

#[test]
fn a_swiss_is_paired_by_match_points() {
    let desk = Desk::new(
        8,
        &[
            "--system",
            "double-swiss",
            "--rounds",
            "3",
            "--match-points",
            "2-1-0",
        ],
    );
    for round in 1..=3 {
        desk.fine(&["pair"]);
        let shown = desk.json(&["pairings"]);
        for board in shown["boards"].as_array().unwrap() {
            let address = format!("{round}.{}", board["board"]);
            // 3-1 and 4-0 are the same on the match.
            let second = if board["board"].as_u64().unwrap() % 2 == 0 {
                "="
            } else {
                "black"
            };
            desk.fine(&["result", &address, "white", second]);
        }
        desk.fine(&["verify"]);
    }
    let rows = desk.json(&["standings"])["rows"].clone();
    let points: Vec<&str> = rows
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["values"][0].as_str().unwrap())
        .collect();
    assert_eq!(points, ["6", "4", "4", "4", "2", "2", "2", "0"]);
    desk.fine(&["audit"]);
}

#[test]
fn teams_by_named_criteria() {
    let desk = Desk::new(
        0,
        &[
            "--system",
            "round-robin",
            "--seeding",
            "given",
            "--team-size",
            "2",
            "--team-by",
            "points,best-1",
        ],
    );
    desk.write(
        "p.csv",
        b"name,team\nAnna,North\nBob,South\nCid,South\nDan,North\n",
    );
    desk.fine(&["player", "import", "p.csv"]);
    for round in ["1", "2", "3"] {
        desk.fine(&["pair"]);
        let shown = desk.json(&["pairings"]);
        for board in shown["boards"].as_array().unwrap() {
            let name = |side: &str| board[side]["name"].as_str().unwrap().to_owned();
            let address = format!("{round}.{}", board["board"]);
            let winner = name("white").min(name("black"));
            desk.fine(&["result", &address, &winner]);
        }
    }
    // Anna 6, Bob 4, Cid 2, Dan 0: both teams have 6 points.
    let teams = desk.json(&["standings", "--teams"]);
    assert_eq!(teams["by"], serde_json::json!(["points", "best-1"]));
    assert_eq!(
        (&teams["teams"][0]["name"], &teams["teams"][0]["values"]),
        (&"North".into(), &serde_json::json!(["6", "6"]))
    );
    let by = |list: &str| {
        desk.json(&["standings", "--teams", "--team-by", list])["teams"][0]["name"].clone()
    };
    assert_eq!(by("places"), "North");
    assert_eq!(by("complete,wins,best-2"), "North");
    assert_eq!(by("top-2"), "North");
    let one = desk.json(&["standings", "--teams", "--best", "1", "--team-by", "places"]);
    assert_eq!(one["teams"][1]["places"], 2);
    desk.refused(2, &["standings", "--teams", "--team-by", "luck"]);
    desk.refused(2, &["section", "set", "--team-by", "luck"]);
}

#[test]
fn time_controls_have_names() {
    let desk = Desk::new(
        2,
        &[
            "--variant",
            "russian",
            "--time-control",
            "64-match",
            "--rounds",
            "1",
        ],
    );
    desk.fine(&["pair"]);
    assert!(desk.fine(&["section", "list"]).contains("64-match (45')"));
    assert!(
        desk.fine(&["export", "pdn"])
            .contains("[TimeControl \"2700\"]")
    );
    for nonsense in ["foo", "-5", "0", "90 bananas", ""] {
        let given = format!("--time-control={nonsense}");
        let said = desk.refused(2, &["section", "set", &given]);
        assert!(
            said.contains("900+5") && said.contains("64-match"),
            "{said}"
        );
    }
    for control in ["1h30'/40 + 1h", "2h/50 + 1h/25", "45 min", "300d5", "none"] {
        desk.fine(&["section", "set", "--time-control", control]);
    }
    let list = desk.json(&["section", "time-controls"]);
    let list = list["time_controls"].as_array().unwrap();
    assert!(list.len() > 10);
    // Each is a time control that the judge of clocks reads: an entry that shows too much time is found.
    for one in list {
        let tag = one["tag"].as_str().unwrap();
        let sheet = format!(
            "[GameType \"25\"]\n[TimeControl \"{tag}\"]\n\n1. c3-d4 {{[%emt 9:59:59]}} d6-c5 *\n"
        );
        desk.write("t.pdn", sheet.as_bytes());
        let run = desk.run(&["check", "t.pdn", "--json"]);
        assert!(
            run.stdout.contains("time-exceeded"),
            "{tag}: {}",
            run.seen()
        );
    }
}

#[test]
fn own_openings_are_played_row_by_row() {
    let desk = Desk::new(4, &["--variant", "russian", "--rounds", "3"]);
    desk.fine(&["pair"]);
    desk.write(
        "bad.csv",
        "编号;着法\n1;c3-d4 d6-c5\n2;c3-c5\n1;g3-h4\n4;W:Wa1:Ba1\n;e3-f4\n".as_bytes(),
    );
    let said = desk.refused(3, &["draw", "--table", "bad.csv"]);
    for told in [
        "line 3, 2: c3-c5",
        "line 4: the number 1",
        "line 5, 4",
        "line 6",
    ] {
        assert!(said.contains(told), "{told}: {said}");
    }
    desk.write(
        "ours.csv",
        b"number,moves\n1,1. c3-d4 d6-c5 2. b2-c3\n2,\"W:Wc3,e3,g3:Bb6,d6,f6\"\n3,cd4 dc5\n",
    );
    let drawn = desk.json(&["draw", "--table", "ours.csv", "--seed", "5"]);
    let again = desk.run(&[
        "draw", "--table", "ours", "--seed", "5", "--again", "--json",
    ]);
    let again: serde_json::Value = serde_json::from_str(&again.stdout).unwrap();
    assert_eq!(
        (&again["code"], &again["fen"], &again["table"]),
        (&drawn["code"], &drawn["fen"], &"ours".into())
    );
    let set = desk.json(&["draw", "--table", "ours", "--set", "2", "--again"]);
    assert_eq!(
        (&set["half_moves"], &set["fen"]),
        (&0.into(), &"W:W22,23,24:B9,10,11".into())
    );
    let set = desk.json(&["draw", "--table", "ours", "--set", "1", "--again"]);
    assert_eq!(set["half_moves"], 3);
    assert!(set["journal"].as_i64().unwrap() > 1);
    assert!(
        desk.refused(2, &["draw", "--table", "theirs", "--again"])
            .contains("ours")
    );
    desk.fine(&["verify"]);
    let codes: std::collections::BTreeSet<String> = (0..40)
        .map(|seed| {
            let seed = seed.to_string();
            let drawn = desk.json(&["draw", "--table", "ours", "--seed", &seed, "--again"]);
            drawn["code"].as_str().unwrap().to_owned()
        })
        .collect();
    assert_eq!(codes.len(), 3, "every row can be drawn");
}

#[test]
fn chinese_names_get_a_latin_one_when_asked() {
    let desk = Desk::new(0, &[]);
    let run = desk.run(&["player", "add", "单丽"]);
    assert!(run.stderr.contains("Shan Li"), "{}", run.seen());
    assert_eq!(desk.json(&["player", "list"])["players"][0]["name"], "单丽");
    desk.write(
        "p.csv",
        "姓名,等级分\n欧阳伟,2000\nAnna,1900\n曾强,1800\n".as_bytes(),
    );
    let run = desk.run(&["player", "import", "p.csv", "--dry-run"]);
    assert!(
        run.stderr.contains("Ouyang Wei") && run.stderr.contains("Zeng Qiang"),
        "{}",
        run.seen()
    );
    desk.fine(&["player", "import", "p.csv", "--pinyin"]);
    let list = desk.json(&["player", "list"]);
    let names: Vec<(&str, Option<&str>)> = list["players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|player| {
            (
                player["name"].as_str().unwrap(),
                player["native_name"].as_str(),
            )
        })
        .collect();
    assert!(names.contains(&("Ouyang Wei", Some("欧阳伟"))), "{names:?}");
    assert!(names.contains(&("Anna", None)));
    // Found by either name.
    desk.fine(&["player", "edit", "曾强", "--club", "X"]);
}

#[test]
fn what_was_done_is_told_in_json_with_its_number() {
    let desk = Desk::new(4, &["--rounds", "3"]);
    let mut last = 0;
    for words in [
        &["event", "set", "--city", "Tartu"][..],
        &["section", "set", "--time-control", "blitz"],
        &["section", "add", "B"],
        &["player", "add", "X", "-s", "A"],
        &["player", "edit", "X", "--club", "K", "-s", "A"],
        &["player", "absent", "X", "-s", "A"],
        &["player", "return", "X", "-s", "A"],
        &["player", "withdraw", "X", "-s", "A"],
        &["player", "forbid", "1", "2", "-s", "A"],
        &["undo"],
    ] {
        let answer = desk.json(words);
        assert_eq!(answer["format"], 1, "{words:?}");
        let number = answer["journal"].as_i64().unwrap();
        assert!(number > last, "{words:?}");
        last = number;
        assert!(!answer["done"][0]["said"].as_str().unwrap().is_empty());
    }
    desk.fine(&["pair", "-s", "A"]);
    let answer = desk.json(&["result", "1", "=", "-s", "A"]);
    assert!(answer["journal"].as_i64().unwrap() > last);
    assert!(desk.json(&["result", "1", "=", "-s", "A"])["journal"].is_null());
    assert!(desk.json(&["backup", "copy.bak"])["journal"].is_null());
    let answer = desk.json(&["unpair", "--discard-results", "-s", "A"]);
    assert_eq!(answer["done"][0]["what"], "unpaired");
    let made = desk.json(&["new", "b.huff"]);
    assert_eq!(made["done"][0]["values"]["section"], "A");
}
