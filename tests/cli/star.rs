//! Star halma from the command line.

use super::event::Desk;
use super::huff;

#[test]
fn star_sample_on_the_screen() {
    for language in ["en", "zh", "ru"] {
        let run = huff(["check", "--lang", language, "sample-data/star-sheet.csv"]);
        insta::assert_snapshot!(format!("star-{language}"), run.seen());
    }
}

#[test]
fn star_sample_has_every_code() {
    let run = huff([
        "check",
        "--json",
        "sample-data/star.pdn",
        "sample-data/star-sheet.csv",
    ]);
    for code in huff::record::star::StarCode::ALL {
        let text = format!("\"code\":\"{}\"", code.name());
        assert!(run.stdout.contains(&text), "{}", code.name());
    }
    assert_eq!(run.code, 1);
}

#[test]
fn star_board_as_text_and_picture() {
    insta::assert_snapshot!(
        huff([
            "board",
            "sample-data/star.pdn",
            "--record",
            "2",
            "--ply",
            "1"
        ])
        .seen()
    );
    let svg = huff(["board", "--variant", "star:6", "--svg", "start"]).stdout;
    assert_eq!(svg.matches("<circle").count(), 121);
    assert_eq!(svg.matches("font-weight").count(), 60);
    let json = huff(["board", "--variant", "star:3;jump=eq", "--json", "start"]).stdout;
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["legal"].as_array().unwrap().len(), 14);
    let late = ["board", "sample-data/star.pdn", "--ply", "9999"];
    let late = huff(late);
    assert_eq!(late.code, 2);
    assert!(late.stderr.contains("no entry 9999"), "{}", late.seen());
    let folder = tempfile::tempdir().unwrap();
    for input in ["start\n", "[Seats \"1,4\"]\n1. C5-E5\n"] {
        let words = ["board", "--variant", "star", "--json", "-"];
        let run = super::huff_in(folder.path(), words, input.as_bytes());
        assert!(run.stdout.contains("\"legal\""), "{}", run.seen());
    }
    let bad = huff([
        "board",
        "a/aa/aaa/aaaa/13/12/11/10/9/10/11/12/13/dddd/ddd/dd/x 1",
    ]);
    assert_eq!(bad.code, 3, "{}", bad.seen());
}

#[test]
fn star_perft_and_explain() {
    let run = huff(["perft", "--variant", "star:3;jump=eq", "4"]);
    assert!(run.stdout.starts_with("4 75520 ("), "{}", run.stdout);
    let run = huff(["perft", "--variant", "star", "--no-bulk", "4"]);
    assert!(run.stdout.starts_with("4 115600 ("), "{}", run.stdout);
    assert_eq!(huff(["perft", "--variant", "star:fly=yes", "1"]).code, 2);
    assert!(
        huff(["explain", "star"])
            .stdout
            .contains("star:illegal-move")
    );
    assert!(
        huff(["explain", "s2:star"])
            .stdout
            .contains("opposite camp")
    );
    assert_eq!(huff(["explain", "star:nothing"]).code, 2);
    let own = huff(["explain", "out-of-turn"]);
    assert!(own.stdout.starts_with("star:out-of-turn"), "{}", own.seen());
    let both = huff(["explain", "illegal-move"]);
    assert!(!both.stdout.contains("star:"), "{}", both.seen());
    for (name, wanted) in [
        ("star:3;jump=foo", "jump=foo is not known here"),
        ("star:3;fly=yes", "jump=adj|eq"),
        ("star:7", "star:6"),
    ] {
        let run = huff(["perft", "--variant", name, "1"]);
        assert_eq!(run.code, 2);
        assert!(run.stderr.contains(wanted), "{}", run.seen());
    }
}

#[test]
fn star_records_are_converted() {
    let desk = Desk::new(0, &[]);
    let sample = format!("{}/sample-data/star.pdn", env!("CARGO_MANIFEST_DIR"));
    desk.fine(&["convert", &sample, "a.csv"]);
    desk.fine(&["convert", "a.csv", "b.pdn"]);
    // by way of JSON nothing is lost, and only `convert` reads it
    desk.fine(&["convert", "a.csv", "a.json"]);
    desk.fine(&["convert", "a.json", "c.csv"]);
    desk.fine(&["convert", "a.json", "c.pdn"]);
    let read = |name: &str| std::fs::read_to_string(desk.path(name)).unwrap();
    assert_eq!(read("a.csv"), read("c.csv"));
    assert_eq!(read("b.pdn"), read("c.pdn"));
    let said = desk.refused(3, &["print", "sheets", "a.json"]);
    assert!(said.contains("huff convert turns them"), "{said}");
    desk.write(
        "bad.json",
        b"{\"format\":1,\"records\":[{\"variant\":\"star\",\"tags\":7}]}",
    );
    let said = desk.refused(3, &["convert", "bad.json", "d.csv"]);
    assert!(said.contains("bad.json"), "{said}");
    let findings = |file: &str| {
        let run = desk.run(&["check", "--json", file]);
        let json: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
        let codes = json["records"].as_array().unwrap().iter().map(|record| {
            let codes = record["findings"].as_array().unwrap().iter();
            codes
                .map(|one| one["code"].as_str().unwrap().to_owned())
                .collect()
        });
        codes.collect::<Vec<Vec<String>>>()
    };
    // the first nine records have nothing that only one form can say
    assert_eq!(findings("a.csv").len(), 11);
    assert_eq!(findings("b.pdn")[..2], findings(&sample)[..2]);
    assert_eq!(findings("a.csv")[..2], findings(&sample)[..2]);
}

/// Sixteen players, tables of four, then of four again, a final of six: from `new` to the standings.
#[test]
fn star_event_of_sixteen() {
    let desk = Desk::new(
        16,
        &[
            "--variant",
            "star:jump=eq",
            "--stages",
            "4 top 2, 4 top 3, 6",
            "--star-rules",
            "end=places",
        ],
    );
    let mut seen = String::new();
    let mut say = |words: &[&str]| {
        let run = desk.run(words);
        seen += &format!("$ huff {}\n{}{}", words.join(" "), run.stdout, run.stderr);
        run.code
    };
    assert_eq!(say(&["pair"]), 0);
    assert_eq!(say(&["pair"]), 1);
    let first = [
        "result",
        "1.1",
        "1:1 2:2 4:3 5:4",
        "1.2",
        "1 1 3 4",
        "1.3",
        "4 3 2 1",
        "1.4",
        "1 2 2 -",
    ];
    assert_eq!(say(&first), 0);
    assert_eq!(say(&["result", "1.1", "1 2 2 3"]), 2);
    assert_eq!(say(&["result", "1.1", "1:1 2:2 3:3 5:4"]), 2);
    assert_eq!(say(&["result", "1.1", "1 2 3"]), 2);
    assert_eq!(say(&["pair"]), 0);
    assert_eq!(say(&["result", "1.4", "1 2 3 4"]), 1);
    assert_eq!(say(&["result", "2.1", "1 2 3 4"]), 0);
    assert_eq!(say(&["status"]), 0);
    assert_eq!(say(&["result", "2.2", "2:1 1:2 5:3 4:4"]), 0);
    assert_eq!(say(&["pair"]), 0);
    assert_eq!(say(&["pair"]), 1);
    assert_eq!(say(&["result", "3.1", "3 1 2 4 6 5"]), 0);
    assert_eq!(say(&["standings"]), 0);
    assert_eq!(say(&["why", "3.1"]), 0);
    assert_eq!(say(&["why", "5"]), 0);
    assert_eq!(say(&["crosstable"]), 2);
    assert_eq!(say(&["verify"]), 0);
    insta::assert_snapshot!(seen);
    let rows = desk.json(&["standings"])["rows"].clone();
    let stages: Vec<&str> = rows
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["values"][0].as_str().unwrap())
        .collect();
    assert_eq!(stages.concat(), "3333332211111111");
    // every command can be taken back, and the event goes from file to file
    let before = desk.fine(&["standings"]);
    desk.fine(&["undo"]);
    assert_ne!(desk.fine(&["standings"]), before);
    desk.fine(&["result", "3.1", "3 1 2 4 6 5"]);
    assert_eq!(desk.fine(&["standings"]), before);
    let json = desk.fine(&["export", "json"]);
    let csv = desk.fine(&["export", "csv"]);
    assert!(csv.contains("1:1 2:2 4:2 5:-"), "{csv}");
    let records = desk.fine(&["export", "pdn"]);
    desk.write("games.pdn", records.as_bytes());
    assert_eq!(records.matches("[Places ").count(), 7);
    let checked = desk.fine(&["check", "games.pdn"]);
    assert!(
        checked.contains("7 records") && !checked.contains("bad-places"),
        "{checked}"
    );
    desk.write("event.json", json.as_bytes());
    desk.fine(&["new", "b.huff"]);
    desk.fine(&["import", "json", "event.json", "-e", "b.huff"]);
    assert_eq!(
        desk.fine(&["standings", "-e", "b.huff"]),
        desk.fine(&["standings", "-e", "a.huff"])
    );
}

#[test]
fn star_points_over_four_rounds() {
    let desk = Desk::new(
        9,
        &[
            "--variant",
            "star",
            "--stages",
            "3x4",
            "--place-points",
            "3/1/0",
        ],
    );
    let mut met = std::collections::BTreeSet::new();
    for round in 1..=4 {
        assert!(desk.fine(&["pair"]).contains("Nobody meets anybody again."));
        let json = desk.json(&["pairings"]);
        for table in json["tables"].as_array().unwrap() {
            let players: Vec<u64> = table["seats"]
                .as_array()
                .unwrap()
                .iter()
                .map(|seat| seat["player"]["number"].as_u64().unwrap())
                .collect();
            assert_eq!(players.len(), 3);
            for one in &players {
                for other in players.iter().filter(|other| one < other) {
                    assert!(met.insert((*one, *other)), "{one} meets {other} again");
                }
            }
        }
        // without the results of a round the next one can be seated, since nobody goes out
        if round != 2 {
            for table in 1..=3 {
                desk.fine(&["result", &format!("{round}.{table}"), "1 2 3"]);
            }
        }
    }
    assert_eq!(met.len(), 36);
    desk.fine(&["result", "2.1", "1 2 3", "2.2", "1 2 2", "2.3", "2 1 -"]);
    assert_eq!(desk.json(&["standings"])["open_games"], 0);
    desk.refused(1, &["pair"]);
}

#[test]
fn star_leavers_and_hands() {
    let desk = Desk::new(8, &["--variant", "star", "--stages", "4x3"]);
    desk.fine(&["pair", "--board", "1-2-3-4", "--board", "5-6-7-8"]);
    let said = desk.refused(2, &["unpair", "--wrong"]);
    assert!(!said.is_empty());
    desk.fine(&["unpair"]);
    let said = desk.refused(2, &["pair", "--board", "1-2-3-4", "--board", "5-6-7"]);
    assert!(said.contains("missing: 8"), "{said}");
    desk.fine(&["pair"]);
    desk.fine(&["result", "1.1", "1 2 3 4", "1.2", "1 2 3 4"]);
    desk.fine(&["player", "withdraw", "3"]);
    let json = desk.fine(&["pair"]);
    assert!(!json.contains("Player 003  ·"), "{json}");
    let tables = desk.json(&["pairings"])["tables"].as_array().unwrap().len();
    assert_eq!(tables, 2);
    desk.fine(&["verify"]);
}

#[test]
fn star_for_two_goes_through_the_swiss() {
    let desk = Desk::new(4, &["--variant", "star", "--rounds", "2"]);
    desk.fine(&["pair"]);
    desk.fine(&["result", "1.1", "white", "1.2", "="]);
    let standings = desk.json(&["standings"]);
    assert_eq!(standings["rows"][0]["values"][0], "1");
    assert_eq!(standings["rows"][1]["values"][0], "0.5");
    assert!(desk.fine(&["pairings"]).contains("jump=adj"));
    assert!(
        desk.fine(&["export", "pdn"])
            .contains("[Places \"1:1 4:2\"]")
    );
    for words in [
        &["section", "add", "B", "--stages", "4 top 4, 6"][..],
        &["section", "add", "B", "--stages", "9"],
        &[
            "section",
            "add",
            "B",
            "--variant",
            "russian",
            "--stages",
            "4",
        ],
        &["section", "add", "B", "--star-rules", "jump=high"],
        &[
            "section",
            "add",
            "B",
            "--stages",
            "4",
            "--place-points",
            "1/2",
        ],
    ] {
        assert!(!desk.refused(2, words).is_empty());
    }
}

/// What is not there for tables yet says so, and changes nothing.
#[test]
fn star_tables_are_refused_in_words() {
    let desk = Desk::new(8, &["--variant", "star", "--stages", "4 top 1, 2"]);
    desk.fine(&["pair"]);
    for words in [
        &["crosstable"][..],
        &["export", "trf"],
        &["results"],
        &["print", "crosstable"],
        &["print", "opening"],
    ] {
        let run = desk.run(words);
        assert!((1..=3).contains(&run.code), "{words:?}: {}", run.seen());
        assert!(!run.stderr.contains("panic"), "{words:?}: {}", run.seen());
    }
    let sample = format!("{}/sample-data/star.pdn", env!("CARGO_MANIFEST_DIR"));
    desk.refused(1, &["game", "merged", "1.1"]);
    desk.fine(&["compare", &sample, &sample]);
    let said = desk.refused(2, &["import", "pdn", &sample]);
    assert!(said.contains("game add"), "{said}");
    desk.fine(&["verify"]);
}

/// Sheets of the seats of a table: kept, counted, handed over, printed and exported.
#[test]
fn star_sheets_of_a_table() {
    let desk = Desk::new(
        3,
        &[
            "--variant",
            "star",
            "--stages",
            "3",
            "--star-rules",
            "jump=eq",
        ],
    );
    desk.fine(&["pair"]);
    let seats = desk.json(&["pairings"])["tables"][0]["seats"].clone();
    let name = |seat: usize| seats[seat]["player"]["name"].as_str().unwrap().to_owned();
    let sheet = format!(
        "[Seat1 \"{}\"]\n\n1. C5-E5 M14-M13 M8-M9\n2. D5-F5 K15-K13 M6-M10\n",
        name(0)
    );
    let sheet = format!("[Seats \"1,3,5\"]\n{sheet}");
    desk.write("a.pdn", sheet.as_bytes());
    desk.write("b.pdn", sheet.replace("M14-M13", "N13-M13").as_bytes());
    desk.write("c.pdn", sheet.replace(&name(0), "Somebody Else").as_bytes());
    desk.write("no.pdn", b"1. c3-d4 d6-c5 *\n");
    let mut seen = String::new();
    for words in [
        &["game", "add", "1.1", "a.pdn"][..],
        &["game", "add", "1.1", "a.pdn", "--copy", "white"],
        &["game", "add", "1.1", "a.pdn", "--copy", "2"],
        &["game", "add", "1.1", "no.pdn", "--copy", "1"],
        &["game", "add", "1.1", "a.pdn", "--copy", "1"],
        &["game", "add", "1.1", "a.pdn", "--copy", "1"],
        &["game", "add", "1.1", "b.pdn", "--copy", "3"],
        &["game", "copies"],
        &["status"],
        &["game", "add", "1.1", "c.pdn", "--copy", "3", "--replace"],
        &["game", "handed-over", "1.1", "--copy", "5"],
        &["game", "copies"],
        &["game", "merged", "1.1"],
        &["result", "1.1", "1 2 3"],
        &["export", "pdn"],
        &["undo"],
    ] {
        let run = desk.run(words);
        seen += &format!(
            "$ huff {}\n{}{}= {}\n",
            words.join(" "),
            run.stdout,
            run.stderr,
            run.code
        );
    }
    insta::assert_snapshot!(seen);
    let copies = desk.run(&["game", "copies", "--json"]).stdout;
    let copies: serde_json::Value = serde_json::from_str(&copies).unwrap();
    assert_eq!(copies["games"][0]["seats"][2]["state"], "handed-over");
    assert!(copies["games"][0]["white"].is_null());
    desk.fine(&["print", "sheets", "--filled", "-o", "a.pdf"]);
    desk.fine(&["verify"]);
}

fn typed(desk: &Desk, words: &[&str], input: &str) -> super::Run {
    let mut all = vec!["enter"];
    all.extend(words);
    super::huff_in(desk.folder(), all, input.as_bytes())
}

#[test]
fn star_games_are_typed_into_files() {
    let desk = Desk::new(0, &[]);
    let input = "1. C5-E5 m14m13 M8-M9\n2. D5\nD5-G5 K15-K13\n!\n/undo\nd5f5 Ｋ１５－Ｋ１３ xyz\npass\n\
                 /note touched another piece first\nM6-M10\n/result 1:1 3:2\n/crown\n/legal\n/board\n/sheet\n/выход\nA5-B5\n";
    let run = typed(&desk, &["g.pdn", "--variant", "star:3;jump=eq"], input);
    insta::assert_snapshot!("star-enter", run.seen());
    assert!(!desk.path("g.pdn.draft").exists());
    // judged as it was typed, and on from there
    desk.fine(&["check", "g.pdn"]);
    let run = typed(&desk, &["g.pdn", "--json"], "E5-G5 nonsense more\n");
    assert_eq!(run.code, 1, "{}", run.seen());
    let json: serde_json::Value = serde_json::from_str(run.stdout.lines().last().unwrap()).unwrap();
    assert_eq!(json["left"], "nonsense more");
    let run = typed(
        &desk,
        &["g.csv", "--variant", "star"],
        "C5-E5 O11-M11 pass\n!\n",
    );
    assert_eq!(run.code, 0, "{}", run.seen());
    let sheet = std::fs::read_to_string(desk.path("g.csv")).unwrap();
    assert!(
        sheet.ends_with("no,1,4\n1,C5-E5,O11-M11\n2,pass,\n"),
        "{sheet}"
    );
    assert_eq!(typed(&desk, &["g.csv", "--live"], "").code, 2);
    // an early turn is changed, a forgotten one put in
    let input = "C5-E5 O11-M11 D5-E6\n/go 1\nC6-E6\n/go 1\nC5-E5\n/go 1.4\n/insert\nO12-M12 /go\n/redo\n/go 7\n";
    let run = typed(&desk, &["h.pdn", "--variant", "star"], input);
    insta::assert_snapshot!("star-enter-early", run.seen());
}

#[test]
fn star_games_are_typed_into_the_event() {
    let desk = Desk::new(
        3,
        &[
            "--variant",
            "star",
            "--stages",
            "3",
            "--star-rules",
            "jump=eq",
        ],
    );
    desk.fine(&["pair"]);
    let before = desk.fine(&["export", "json"]);
    let count = desk.json(&["log"])["entries"].as_array().unwrap().len();
    let run = typed(&desk, &[], "C5-E5 M14-M13 M8-M9 D5-F5\n");
    assert_eq!(run.code, 0, "{}", run.seen());
    let run = typed(&desk, &[], "C5-E5 M14-M13\n");
    assert_eq!(run.code, 0, "{}", run.seen());
    let run = typed(&desk, &["1.1", "--copy", "1"], "/undo\nC6-E6\n");
    assert_eq!(run.code, 0, "{}", run.seen());
    let log = desk.fine(&["log"]);
    assert!(log.contains("enter 1.1 --copy 3"), "{log}");
    assert_eq!(
        desk.json(&["log"])["entries"].as_array().unwrap().len(),
        count + 3
    );
    let copies = desk.run(&["game", "copies", "--json"]).stdout;
    assert_eq!(copies.matches("\"state\":\"typed\"").count(), 2, "{copies}");
    assert!(desk.fine(&["export", "pdn"]).contains("\n2. C6-E6\n"));
    // what was typed and taken off again leaves nothing
    let run = typed(&desk, &["1.1", "--copy", "5"], "C5-E5\n/undo\n");
    assert_eq!(run.code, 0, "{}", run.seen());
    assert_eq!(typed(&desk, &["1.1", "--copy", "white"], "").code, 2);
    desk.fine(&["verify"]);
    for _ in 0..3 {
        desk.fine(&["undo"]);
    }
    assert_eq!(desk.fine(&["export", "json"]), before);
    // an event with both games goes on with the draughts
    desk.fine(&["section", "add", "B", "--variant", "russian"]);
    assert_eq!(typed(&desk, &[], "").code, 2);
}

/// What `export csv` writes of a section at tables comes back: places, shared and missing, byes, adjourned games.
#[test]
fn star_rounds_come_back_from_csv() {
    let begin = ["--variant", "star:jump=eq", "--stages", "4x2 top 2, 4"];
    let desk = Desk::new(9, &begin);
    desk.fine(&["pair"]);
    let rounds = desk.json(&["pairings"])["tables"].as_array().unwrap().len();
    for table in 1..=rounds {
        let seats = desk.json(&["pairings"])["tables"][table - 1]["seats"]
            .as_array()
            .unwrap()
            .len();
        let places = ["1 1 3 4", "1 2 -"][usize::from(seats == 3)];
        let places = if seats == 2 { "1 2" } else { places };
        let places = if seats == 5 { "1 2 3 3 5" } else { places };
        desk.fine(&["result", &format!("1.{table}"), places]);
    }
    desk.fine(&["player", "absent", "3", "--round", "2"]);
    desk.fine(&["pair"]);
    desk.fine(&["result", "2.1", "adjourned"]);
    let csv = desk.fine(&["export", "csv"]);
    assert!(csv.contains("absent") && csv.contains("adjourned"), "{csv}");
    desk.write("a.csv", csv.as_bytes());
    let other = |name: &str, settings: &[&str]| {
        let mut all = vec!["new", name, "--name", "Open", "--seed", "7"];
        all.extend(settings);
        desk.fine(&all);
    };
    other("b.huff", &begin);
    desk.fine(&["import", "csv", "a.csv", "-e", "b.huff"]);
    assert_eq!(desk.fine(&["export", "csv", "-e", "b.huff"]), csv);
    let standings = |event: &str| desk.fine(&["standings", "--csv", "-e", event]);
    assert_eq!(standings("b.huff"), standings("a.huff"));
    desk.fine(&["verify", "-e", "b.huff"]);
    // a second time, other settings, and rows that cannot be
    assert_eq!(
        desk.run(&["import", "csv", "a.csv", "-e", "b.huff"]).code,
        1
    );
    other("c.huff", &["--variant", "star", "--stages", "4x2 top 2, 4"]);
    let run = desk.run(&["import", "csv", "a.csv", "-e", "c.huff"]);
    assert!(
        run.code == 0 && run.stderr.contains("jump=adj"),
        "{}",
        run.seen()
    );
    for (index, (old, new)) in [
        ("1:1 3:2 5:-", "1:1 3:3 5:-"),
        ("; 3:", "; 2:"),
        ("1,1,", "0,1,"),
        ("2,1,", "4,1,"),
        ("seats", "sets"),
    ]
    .into_iter()
    .enumerate()
    {
        let name = format!("d{index}.huff");
        other(&name, &begin);
        assert!(csv.contains(old), "{old}: {csv}");
        desk.write("bad.csv", csv.replacen(old, new, 1).as_bytes());
        let run = desk.run(&["import", "csv", "bad.csv", "-e", &name]);
        assert_eq!(run.code, 3, "{old}: {}", run.seen());
    }
}

/// Small things said and understood: settings that cannot be, full-width signs, names instead of colours.
#[test]
fn star_is_understood_and_says_why_not() {
    let desk = Desk::new(0, &[]);
    let sample = format!("{}/sample-data/star.pdn", env!("CARGO_MANIFEST_DIR"));
    for (words, wanted) in [
        (
            &[
                "convert",
                "--variant",
                "star:3;jump=eq",
                "sample-data/round1-russian.pdn",
                "-",
            ][..],
            "[Seats \"1,3,5\"]",
        ),
        (&["check", "--variant", "chess", &sample], "frisian, star"),
        (
            &["convert", &sample, "a.csv", "--to", "games"],
            "a table with a game in each row",
        ),
        (
            &["board", "--variant", "star:3;pieces=15", "start"],
            "for two players",
        ),
        (
            &[
                "print",
                "sheets",
                "--blank",
                "1",
                "--variant",
                "star:6;pieces=15",
            ],
            "tables of 6",
        ),
        (
            &["enter", "x.pdn", "--variant", "star:4;pieces=15"],
            "tables of 4",
        ),
        (
            &[
                "new",
                "b.huff",
                "--variant",
                "star:pieces=15",
                "--stages",
                "3 top 1, 2",
            ],
            "tables of 3",
        ),
    ] {
        let said = desk.refused(2, words);
        assert!(said.contains(wanted), "{words:?}: {said}");
    }
    assert!(!desk.path("b.huff").exists());
    desk.fine(&[
        "new",
        "c.huff",
        "--variant",
        "star:pieces=15",
        "--stages",
        "2x3",
    ]);
    let said = desk.refused(2, &["section", "set", "--stages", "4", "-e", "c.huff"]);
    assert!(said.contains("tables of 4"), "{said}");
    // full-width signs of a Chinese keyboard
    desk.write(
        "wide.pdn",
        "[Seats \"１，４\"]\n[Rules \"ｊｕｍｐ＝ｅｑ\"]\n\n１．Ｃ５－Ｅ５ Ｏ１１－Ｍ１１\n２．D5-F5 P12-O11\n".as_bytes(),
    );
    let json = desk.json(&["check", "wide.pdn"]);
    let record = &json["records"][0];
    assert_eq!(record["verdict"], "clean", "{record}");
    assert_eq!(record["half_moves"], 4);
    assert!(record["rules"].as_str().unwrap().contains("jump=eq"));
    let desk = Desk::new(
        4,
        &[
            "--variant",
            "star",
            "--stages",
            "4",
            "--place-points",
            "3/1/0",
        ],
    );
    desk.fine(&["pair"]);
    desk.fine(&["result", "1.1", "１ ２ ３ ４"]);
    desk.fine(&["result", "1.1", "１：１，２：２，４：３，５：－"]);
    let list = desk.fine(&["section", "list"]);
    for wanted in ["3/1/0", "stage; points; wins", "jump=adj"] {
        assert!(list.contains(wanted), "{wanted}: {list}");
    }
    assert!(!list.contains("Solkoff"), "{list}");
    // pairs have seats, not colours
    let desk = Desk::new(4, &["--variant", "star", "--rounds", "2"]);
    for words in [&["pair"][..], &["pairings"], &["section", "list"]] {
        let said = desk.fine(words);
        assert!(!said.contains("White") && !said.contains("Black"), "{said}");
    }
    assert!(desk.fine(&["pairings"]).contains("seat 4"));
}

/// Three copies of a game, two of which are right about each turn: from files and in the event.
#[test]
fn star_copies_are_compared() {
    let desk = Desk::new(3, &["--variant", "star", "--stages", "3"]);
    desk.fine(&["pair"]);
    let sheet = |seat: u8, turns: &str| {
        format!("# seats: 1,3,5\n# copy: {seat}\nno,1,3,5\n1,D5-E5,J14-J13,J5-J6\n{turns}")
    };
    desk.write("1.csv", sheet(1, "2,E5-F5,J13-J12,J6-J7\n").as_bytes());
    desk.write("3.csv", sheet(3, "2,E5-F5,J13-J11,J6-J7\n").as_bytes());
    desk.write("5.csv", sheet(5, "2,E5-F5,J13-J12,\n").as_bytes());
    let run = desk.run(&["compare", "1.csv", "1.csv"]);
    assert_eq!(
        (run.code, run.stdout.trim()),
        (0, "The copies agree (6 turns).")
    );
    let files = ["compare", "1.csv", "3.csv", "5.csv"];
    let run = desk.run(&[&files[..], &["--merged", "m.csv"]].concat());
    assert_eq!(run.code, 1);
    insta::assert_snapshot!(run.stdout);
    for (file, differences) in [("1.csv", 0), ("3.csv", 1)] {
        let run = desk.run(&["compare", "m.csv", file, "--json"]);
        let json: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
        assert_eq!(json["differences"].as_array().unwrap().len(), differences);
    }
    let said = desk.refused(2, &[&files[..], &["--merged", "m.xyz"]].concat());
    assert!(said.contains("m.pdn"), "{said}");
    // a game of draughts is none, and has no third copy
    desk.write("a.pdn", b"1. c3-d4 *\n");
    let said = desk.refused(2, &["compare", "1.csv", "a.pdn"]);
    assert!(said.contains("a.pdn: no record of star halma"), "{said}");
    let said = desk.refused(2, &["compare", "a.pdn", "a.pdn", "b.pdn"]);
    assert!(said.contains("two copies"), "{said}");
    // in the event
    let said = desk.refused(1, &["game", "merged", "1.1"]);
    assert!(said.contains("two seats"), "{said}");
    for seat in ["1", "3", "5"] {
        desk.run(&["game", "add", "1.1", &format!("{seat}.csv"), "--copy", seat]);
    }
    let run = desk.run(&["game", "merged", "1.1"]);
    assert_eq!(run.code, 1);
    insta::assert_snapshot!("star_copies_merged", run.stdout);
    let run = desk.run(&["game", "merged", "1.1", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(json["half_moves"][4]["text"], "J13-J12");
    assert_eq!(
        json["half_moves"][4]["copies"],
        serde_json::json!(["1", "5"])
    );
}
