//! Lists that come twice, are torn, or say a thing in two ways; and the journal as evidence.

use super::Desk;

#[test]
fn a_list_that_comes_again_adds_nobody() {
    let desk = Desk::new(6, &[]);
    let list = "name,rating\nPlayer 001,2500\nPlayer 007,1900\n";
    desk.write("again.csv", list.as_bytes());
    let count = || {
        desk.fine(&["player", "list", "--json"])
            .matches("\"name\"")
            .count()
    };
    let before = count();
    let refused = desk.run(&["player", "import", "again.csv"]);
    assert_eq!(refused.code, 1, "{}", refused.seen());
    assert!(refused.stderr.contains("Player 001") && refused.stderr.contains("--known"));
    assert_eq!(count(), before);
    desk.fine(&["player", "import", "again.csv", "--known", "skip"]);
    assert_eq!(count(), before + 1);
    desk.fine(&["player", "import", "again.csv", "--known", "update"]);
    assert_eq!(count(), before + 1);
    assert!(desk.fine(&["player", "list"]).contains("2500"));
    desk.fine(&["player", "import", "again.csv", "--known", "again"]);
    assert_eq!(count(), before + 3);
}

#[test]
fn a_list_changes_only_whom_it_means() {
    let cases: &[(&str, &str, &str)] = &[
        (
            "name,birth\nB,1990\nB,2005\n",
            "name,rating\nB,1500\n",
            "2 players",
        ),
        (
            "name\nC\n",
            "name,rating\nC,1500\nC,1400\n",
            "lines 2 and 3",
        ),
    ];
    for (first, second, says) in cases {
        let desk = Desk::new(0, &[]);
        desk.write("first.csv", first.as_bytes());
        desk.write("second.csv", second.as_bytes());
        desk.fine(&["player", "import", "first.csv"]);
        let run = desk.run(&["player", "import", "second.csv", "--known", "update"]);
        assert_eq!(run.code, 3, "{}", run.seen());
        assert!(run.stderr.contains(says), "{}", run.stderr);
    }
    // the same person under another writing or order of the name
    let cases = [
        ("name\n王丽\n", "name\n王丽\n"),
        ("name\n\"Ivanov, Petr\"\n", "name\nPetr Ivanov\n"),
    ];
    for (first, second) in cases {
        let desk = Desk::new(0, &[]);
        desk.write("first.csv", first.as_bytes());
        desk.write("second.csv", second.as_bytes());
        desk.fine(&["player", "import", "first.csv", "--pinyin"]);
        assert_eq!(
            desk.run(&["player", "import", "second.csv"]).code,
            1,
            "{second}"
        );
    }
}

#[test]
fn a_correction_does_not_make_an_old_pairing_wrong() {
    let desk = Desk::new(9, &["--rounds", "4"]);
    desk.fine(&["pair"]);
    desk.fine(&[
        "result", "1.1", "2-0", "1.2", "=", "1.3", "0-2", "1.4", "2-0",
    ]);
    desk.fine(&["pair"]);
    desk.fine(&["result", "2.1", "=", "2.2", "2-0", "2.3", "=", "2.4", "0-2"]);
    desk.fine(&["audit"]);
    let why = desk.fine(&["why", "2", "--bye"]);
    desk.fine(&["result", "1.1", "0-2", "1.2", "2-0", "--correct"]);
    let audit = desk.run(&["audit", "--json"]);
    assert_eq!(audit.code, 0, "{}", audit.seen());
    let answer: serde_json::Value = serde_json::from_str(&audit.stdout).unwrap();
    assert_eq!(answer["changed_since"], serde_json::json!([2]));
    assert_eq!(desk.fine(&["why", "2", "--bye"]), why);
    desk.fine(&["verify"]);
    // by hand: who had the bye comes first
    desk.fine(&[
        "pair", "--board", "1-2", "--board", "3-4", "--board", "5-6", "--board", "7-8", "--bye",
        "9",
    ]);
    let why: serde_json::Value =
        serde_json::from_str(&desk.fine(&["why", "3", "--bye", "--json"])).unwrap();
    assert_eq!(why["had_bye"], 9);
    let audit: serde_json::Value =
        serde_json::from_str(&desk.run(&["audit", "--json"]).stdout).unwrap();
    assert_eq!(audit["open"], serde_json::json!([3, 3]));
    for words in [
        ["print", "sheets"],
        ["print", "pairings"],
        ["print", "slips"],
        ["print", "originals"],
    ] {
        let run = desk.run(&[words[0], words[1], "--round", "9"]);
        assert_eq!(run.code, 2, "{}", run.seen());
        assert!(run.stderr.contains("rounds paired: 3"), "{}", run.stderr);
    }
    assert_eq!(desk.run(&["results", "9"]).code, 2);
}

#[test]
fn lists_that_cannot_be_meant_are_refused_by_line() {
    let long = "x".repeat(101);
    let cases: &[(&str, &str)] = &[
        (
            "name,rating\n\"Ivan,1500\nPetr,1600\n\"Oleg,1700\n",
            "line 2",
        ),
        ("name\n\u{200b}\n", "line 2"),
        (&format!("name\n{long}\n"), "line 2"),
    ];
    for (text, says) in cases {
        let desk = Desk::new(0, &[]);
        desk.write("list.csv", text.as_bytes());
        let run = desk.run(&["player", "import", "list.csv"]);
        assert_eq!(run.code, 3, "{text}: {}", run.seen());
        assert!(run.stderr.contains(says), "{text}: {}", run.stderr);
    }
    let desk = Desk::new(0, &[]);
    let faults: String = (0..500).map(|_| "A,x\n").collect();
    desk.write("list.csv", format!("name,rating\n{faults}").as_bytes());
    let run = desk.run(&["player", "import", "list.csv"]);
    assert_eq!(run.code, 3);
    assert!(run.stderr.lines().count() < 30, "{}", run.stderr);
    assert!(run.stderr.contains("480 more"), "{}", run.stderr);
    assert_eq!(desk.run(&["player", "add", "\u{200b}"]).code, 2);
    assert_eq!(desk.run(&["player", "add", &long]).code, 2);
}

#[test]
fn results_are_given_once() {
    let desk = Desk::new(8, &["--rounds", "5"]);
    desk.fine(&["pair"]);
    let cases: &[(&str, i32, &str)] = &[
        ("", 3, "no result in the file"),
        ("round,board,result\n", 3, "no result in the file"),
        ("a,b\n1,2\n", 3, "台次"),
        ("board,result\n1,2-0\n2,=\n1,0-2\n", 3, "lines 2 and 4"),
        ("board,result\n1,2-0\n9,=\n", 3, "line 3"),
    ];
    for (text, code, says) in cases {
        desk.write("results.csv", text.as_bytes());
        let run = desk.run(&["result", "--csv", "results.csv"]);
        assert_eq!(run.code, *code, "{text}: {}", run.seen());
        assert!(run.stderr.contains(says), "{text}: {}", run.stderr);
    }
    assert_eq!(desk.run(&["result", "1.1", "2-0", "1.1", "="]).code, 3);
    // an unfinished game is one without a result, not an adjourned one
    desk.write(
        "results.csv",
        "轮次,台号,结果\n1,1,2-0\n1,2,-:+\n1,3,*\n1,4,和\n".as_bytes(),
    );
    desk.fine(&["result", "--csv", "results.csv"]);
    assert_eq!(desk.run(&["pair"]).code, 1);
    desk.fine(&["result", "1.2", "-:+", "1.3", "-/+"]);
    desk.fine(&["pair"]);
    // the same refusal from a file and from the command line
    desk.write("results.csv", b"round,board,result\n1,1,0-2\n");
    let from_file = desk.run(&["result", "--csv", "results.csv"]);
    let typed = desk.run(&["result", "1.1", "0-2"]);
    assert_eq!((from_file.code, typed.code), (1, 1), "{}", from_file.seen());
}

#[test]
fn the_journal_keeps_the_words_and_the_values() {
    let desk = Desk::new(8, &["--rounds", "5"]);
    desk.fine(&["player", "absent", "8", "--round", "1", "--points", "half"]);
    desk.fine(&["--lang", "en", "pair", "--by", "Anna"]);
    desk.fine(&["player", "edit", "1", "--rating", "2600"]);
    let log = desk.fine(&["log"]);
    for words in [
        "player absent 8 --round 1 --points half",
        "Anna  pair",
        "player edit 1 --rating 2600",
    ] {
        assert!(log.contains(words), "{words}\n{log}");
    }
    let number = log.lines().count() - 1;
    let entry = desk.fine(&["log", &number.to_string()]);
    assert!(entry.contains("rating: 2399 → 2600"), "{entry}");
    assert_eq!(desk.run(&["log", "99"]).code, 2);
}

#[test]
fn games_that_nobody_played_need_no_sheets() {
    let desk = Desk::new(4, &["--rounds", "2"]);
    desk.fine(&["pair"]);
    desk.fine(&["result", "1.1", "+:-", "1.2", "adjourned"]);
    let status = desk.fine(&["status", "--json"]);
    let answer: serde_json::Value = serde_json::from_str(&status).unwrap();
    let section = &answer["sections"][0];
    assert_eq!(section["sheets_missing"], 1);
    assert_eq!(section["adjourned"][0]["board"], 2);
    for language in ["en", "zh", "ru"] {
        for line in desk.fine(&["--lang", language, "status"]).lines() {
            assert!(unicode_width::UnicodeWidthStr::width(line) <= 80, "{line}");
        }
    }
}

/// What is no result is answered with the forms that are, and each of these is taken.
#[test]
fn the_forms_of_results_that_are_listed_are_taken() {
    let sides = [
        "white",
        "black",
        "=",
        "0-0",
        "white+",
        "black+",
        "adjourned",
        "none",
    ];
    for (variant, language, forms) in [
        ("english", "en", &sides[..]),
        (
            "english",
            "zh",
            &["白", "黑", "=", "0-0", "白+", "黑+", "封棋", "无"],
        ),
        (
            "english",
            "ru",
            &[
                "белые",
                "чёрные",
                "=",
                "0-0",
                "белые+",
                "чёрные+",
                "отложена",
                "нет",
            ],
        ),
        (
            "russian",
            "en",
            &[
                "2-0",
                "0-2",
                "=",
                "white",
                "black",
                "0-0",
                "+-",
                "-+",
                "adjourned",
                "none",
            ],
        ),
        (
            "russian",
            "zh",
            &[
                "2-0", "0-2", "=", "白", "黑", "0-0", "+-", "-+", "封棋", "无",
            ],
        ),
        (
            "russian",
            "ru",
            &[
                "2-0",
                "0-2",
                "=",
                "белые",
                "чёрные",
                "0-0",
                "+-",
                "-+",
                "отложена",
                "нет",
            ],
        ),
    ] {
        let desk = Desk::new(4, &["--variant", variant, "--rounds", "2"]);
        desk.fine(&["pair"]);
        let said = desk.refused(2, &["--lang", language, "result", "1.1", "9"]);
        let said: Vec<&str> = said
            .split(|letter: char| letter.is_whitespace() || ",、，；".contains(letter))
            .map(|word| word.trim_end_matches(['（', '）']))
            .map(|word| word.split('（').next().unwrap_or(word))
            .collect();
        for form in forms {
            assert!(said.contains(form), "{form}: {said:?}");
            desk.fine(&["result", "1.1", form, "--dry-run"]);
        }
    }
}
