//! Tournament reports: what the event knows goes out and comes back, and what has no place is told.

use super::Desk;

/// A finished event of three rounds that knows all a report can carry, and some things it cannot.
fn rich() -> Desk {
    let desk = Desk::new(0, &["--rounds", "3", "--time-control", "900+5"]);
    desk.write(
        "p.csv",
        "name,native name,title,rating,federation,team,category,sex,birth,id,national id\n\
         Petrov Ivan,,MI,2300,RUS,Север,,m,1990-05-06,123,N7\n\
         Wang Li,王丽,GMIF,2210,CHN,Beijing,U20,w,2008,,C88\n\
         Silva Ana,,,2100,BRA,Север,,w,2000-01-01,,\n\
         Tamm Mari,,,,EST,,U20,w,,,\n"
            .as_bytes(),
    );
    desk.fine(&["player", "import", "p.csv"]);
    desk.fine(&[
        "event",
        "set",
        "--name",
        "Spring Cup",
        "--city",
        "Минск",
        "--federation",
        "BLR",
        "--start",
        "2026-05-01",
        "--finish",
        "2026-05-03",
        "--arbiter",
        "Anna Kask",
        "--deputies",
        "Jan One; 李 Two",
    ]);
    for _ in 0..3 {
        desk.fine(&["pair"]);
        desk.fine(&["result", "1", "white", "2", "="]);
    }
    desk
}

fn line(report: &str, code: &str) -> String {
    let found = report.lines().find(|line| line.starts_with(code));
    found
        .unwrap_or_else(|| panic!("{code}: {report}"))
        .to_owned()
}

fn columns(line: &str, from: usize, to: usize) -> String {
    line.chars().skip(from - 1).take(to + 1 - from).collect()
}

#[test]
fn a_report_tells_what_the_event_knows() {
    let desk = rich();
    let report = desk.fine(&["export", "trf", "--birth"]);
    for (code, text) in [
        ("012", "Spring Cup"),
        ("022", "Минск"),
        ("032", "BLR"),
        ("042", "2026/05/01"),
        ("052", "2026/05/03"),
        ("062", "4"),
        ("072", "3"),
        ("082", "2"),
        ("102", "Anna Kask"),
        ("112", "Jan One"),
        ("122", "900+5"),
        ("142", "3"),
        ("192", "FIDE_DUTCH_2026"),
        ("212", "PTS,OTHER_SOLKOFF_FULL,DE,OTHER_LOT_7"),
    ] {
        assert_eq!(line(&report, code), format!("{code} {text}"), "{report}");
    }
    assert_eq!(
        report
            .lines()
            .filter(|line| line.starts_with("112"))
            .count(),
        2
    );
    let standings = desk.json(&["standings"]);
    for row in standings["rows"].as_array().unwrap() {
        let number: u64 = row["number"].as_u64().unwrap();
        let player = line(&report, &format!("001 {number:>4}"));
        assert_eq!(columns(&player, 86, 89).trim(), row["place"].to_string());
        assert_eq!(
            columns(&player, 15, 47).trim(),
            row["name"].as_str().unwrap()
        );
    }
    let petrov = line(&report, "001    1");
    assert_eq!(columns(&petrov, 70, 79), "1990/05/06");
    assert_eq!(columns(&petrov, 11, 13).trim(), "MI");
    let team = line(&report, "310   1");
    assert_eq!(columns(&team, 9, 13), "Север");
    assert_eq!(columns(&team, 74, 82), "   1    3");
    assert_eq!(columns(&line(&report, "RUS    1"), 58, 68).trim(), "N7");
    let older = desk.fine(&["export", "trf", "--form", "trf16"]);
    let team = line(&older, "013");
    assert_eq!(
        (columns(&team, 5, 9), columns(&team, 37, 45)),
        ("Север".into(), "   1    3".into())
    );
    assert_eq!(line(&older, "092"), "092 FIDE_DUTCH_2026");
}

#[test]
fn what_a_report_cannot_carry_is_told() {
    let desk = rich();
    let said = desk.run(&["export", "trf"]).stderr;
    for word in ["titles", "categories", "own writing"] {
        assert!(said.contains(word), "{word}: {said}");
    }
    let said = desk.run(&["export", "trf", "--form", "trf16"]).stderr;
    assert!(
        said.contains("criteria") && said.contains("national"),
        "{said}"
    );
    desk.fine(&["section", "set", "--unplayed", "fide2026"]);
    desk.fine(&["result", "--correct", "3.1", "adjourned"]);
    let said = desk.run(&["export", "trf"]).stderr;
    assert!(
        said.contains("adjourned games") && said.contains("without a game count"),
        "{said}"
    );
}

#[test]
fn a_report_comes_back_with_all_of_it() {
    let desk = rich();
    let report = desk.fine(&["export", "trf", "--birth"]);
    let copy = Desk::new(0, &[]);
    copy.write("a.trf", report.as_bytes());
    let run = copy.run(&["import", "trf", "a.trf"]);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    assert_eq!(copy.fine(&["export", "trf", "--birth"]), report);
    let event = copy.json(&["event", "show"]);
    assert_eq!(event["event"]["name"], "Spring Cup");
    assert_eq!(event["event"]["start"], "2026-05-01");
    assert!(
        copy.fine(&["player", "export", "--birth"])
            .contains("1990-05-06")
    );
    copy.fine(&["verify"]);
    copy.fine(&["undo"]);
    assert_eq!(copy.json(&["event", "show"])["event"]["name"], "Open");
    let other = format!("{report}132 26/05/01\n801 team table\n");
    let last = Desk::new(0, &[]);
    last.write("a.trf", other.as_bytes());
    let said = last.run(&["import", "trf", "a.trf"]).stderr;
    assert!(said.contains("132, 801"), "{said}");
}

#[test]
fn there_is_no_round_behind_the_last() {
    let desk = Desk::new(5, &["--rounds", "2"]);
    desk.fine(&["pair"]);
    desk.fine(&["result", "1", "=", "2", "="]);
    desk.fine(&["player", "withdraw", "5"]);
    let report = desk.fine(&["export", "trf"]);
    assert!(line(&report, "001    5").ends_with("0000 - Z"), "{report}");
    desk.fine(&["pair"]);
    desk.fine(&["result", "1", "=", "2", "="]);
    let report = desk.fine(&["export", "trf"]);
    for number in 1..=5 {
        let player = line(&report, &format!("001    {number}"));
        assert!(player.chars().count() <= 91 + 20, "{player}");
    }
}

#[test]
fn nothing_that_a_terminal_swallows_moves_a_column() {
    let desk = Desk::new(0, &["--rounds", "1"]);
    let player = |name: &str| desk.fine(&["player", "add", name, "--rating", "1500"]);
    player("\u{1b}[31mRed");
    player("Plain");
    desk.fine(&["event", "set", "--city", "A\n001    9      Nobody"]);
    let report = desk.fine(&["export", "trf"]);
    assert_eq!(
        report
            .lines()
            .filter(|line| line.starts_with("001"))
            .count(),
        2
    );
    for number in 1..=2 {
        let player = line(&report, &format!("001    {number}"));
        assert_eq!(columns(&player, 49, 52), "1500", "{report}");
    }
}
