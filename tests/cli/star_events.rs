//! Star halma where something goes otherwise than planned: somebody is away, a result was wrong.

use super::event::Desk;

fn desk(players: usize, stages: &str) -> Desk {
    Desk::new(players, &["--variant", "star", "--stages", stages])
}

#[test]
fn star_absent_at_a_table() {
    let desk = desk(7, "3x2");
    for points in ["full", "half"] {
        let said = desk.refused(2, &["player", "absent", "7", "--points", points]);
        assert!(said.contains("--points"), "{said}");
    }
    desk.fine(&["player", "absent", "7"]);
    desk.fine(&["pair"]);
    assert!(desk.fine(&["pairings"]).contains("absent"));
    let said = desk.fine(&["why", "7"]);
    assert!(said.contains("round 1: absent, no points"), "{said}");
}

#[test]
fn star_stage_corrected() {
    let desk = desk(8, "4 top 1, 2");
    desk.fine(&["pair"]);
    assert_eq!(desk.json(&["audit"])["open"], serde_json::Value::Null);
    desk.fine(&["result", "1.1", "1 2 3 4", "1.2", "1 2 3 4"]);
    desk.fine(&["pair"]);
    desk.fine(&["audit"]);
    let json = desk.json(&["pairings", "1"]);
    let number = |seat: usize| {
        let player = &json["tables"][0]["seats"][seat]["player"]["number"];
        player.as_u64().unwrap()
    };
    let said = desk.run(&["result", "1.1", "2 1 3 4", "--correct"]).seen();
    let wanted = format!(
        "no longer qualified {} Player {:03}; now qualified {} Player {:03};",
        number(0),
        number(0),
        number(1),
        number(1)
    );
    assert!(said.contains(&wanted), "{wanted}: {said}");
    assert!(said.contains("huff unpair"), "{said}");
    let run = desk.run(&["audit", "--json"]);
    assert_eq!(run.code, 1, "{}", run.seen());
    let json: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(json["differences"][0]["round"], 2);
    assert_eq!(json["differences"][0]["not_qualified"][0], number(0));
    assert_eq!(json["differences"][0]["left_out"][0], number(1));
    let said = desk.run(&["audit"]).seen();
    assert!(said.contains("should play"), "{said}");
    desk.fine(&["unpair"]);
    desk.fine(&["pair"]);
    desk.fine(&["audit"]);
}

#[test]
fn star_seated_by_hand_is_told() {
    let desk = desk(8, "4x3");
    desk.fine(&["pair", "--board", "1-2-3-4", "--board", "5-6-7-8"]);
    let said = desk.run(&["audit"]).seen();
    assert!(said.contains("round 1 (by hand): paired"), "{said}");
    desk.fine(&["pair"]);
    desk.fine(&["player", "withdraw", "3"]);
    desk.fine(&["pair"]);
    assert!(desk.run(&["audit"]).seen().contains("different: 1"));
}

#[test]
fn star_seats_and_stages() {
    let desk = Desk::new(0, &[]);
    for (words, wanted) in [
        (
            &["--variant", "star:3", "--rounds", "3"][..],
            Err("--stages 3x3"),
        ),
        (&["--variant", "star:3"], Err("--stages 3")),
        (
            &["--variant", "star:3", "--stages", "4"],
            Err("tables of 4"),
        ),
        (&["--variant", "star:4", "--stages", "4 top 2, 6"], Ok(())),
        (&["--variant", "star:2", "--rounds", "3"], Ok(())),
    ] {
        let words = [&["new", "b.huff"], words].concat();
        match wanted {
            Ok(()) => {
                desk.fine(&words);
                std::fs::remove_file(desk.path("b.huff")).unwrap();
            }
            Err(wanted) => {
                let said = desk.refused(2, &words);
                assert!(said.contains(wanted), "{words:?}: {said}");
                assert!(!desk.path("b.huff").exists());
            }
        }
    }
}

/// The one who is left over has the last place, and is not home for that.
#[test]
fn star_loser_is_not_home() {
    let desk = Desk::new(0, &[]);
    desk.write(
        "a.pdn",
        b"[Seats \"1,4\"]\n[Rules \"end=first\"]\n[Places \"1:2 4:1\"]\n[Position \"1/2/3/4/13/12/11/10/4d4/10/11/12/5a7/1aaa/aaa/aa/a 1\"]\n\n1. M10-N10\n",
    );
    for (language, wanted) in [
        ("en", "not home, place 2"),
        ("zh", "未到家"),
        ("ru", "не дома"),
    ] {
        let said = desk.run(&["check", "--lang", language, "a.pdn"]).seen();
        assert!(said.contains(wanted), "{said}");
    }
    let said = desk.run(&["check", "a.pdn"]).seen();
    assert!(said.contains("0 in the goal, 1 on the way"), "{said}");
}

/// Who goes on by lot is told afterwards too, to him and at his table.
#[test]
fn star_lot_is_told_by_why() {
    let desk = desk(8, "4 top 2, 4");
    desk.fine(&["pair"]);
    desk.fine(&["result", "1.1", "1 2 2 4", "1.2", "1 2 3 4"]);
    let paired = desk.run(&["pair"]).seen();
    let line = paired.lines().find(|line| line.contains("by lot"));
    let line = line.unwrap_or_default().trim_start_matches("note: ");
    assert!(
        line.contains("goes on from table 1 by lot (seed"),
        "{paired}"
    );
    let player = line.split(" goes on").next().unwrap();
    let number = player.split_whitespace().next().unwrap();
    assert!(desk.fine(&["why", number]).contains(line), "{line}");
    assert!(desk.fine(&["why", "2.1"]).contains(line), "{line}");
    assert!(!desk.fine(&["why", "1.1"]).contains("by lot"));
}

/// A sheet of another table is kept, and said to be one.
#[test]
fn star_sheet_of_another_table_and_result_of_sheets() {
    let desk = desk(8, "4 top 2, 4");
    desk.fine(&["pair"]);
    let json = desk.json(&["pairings"]);
    let seats = json["tables"][1]["seats"].as_array().unwrap();
    let tag = |seat: &serde_json::Value| {
        let name = seat["player"]["name"].as_str().unwrap();
        format!("[Seat{} \"{name}\"]\n", seat["seat"])
    };
    let tags: String = seats.iter().map(tag).collect();
    let record = format!(
        "[Seats \"1,2,4,5\"]\n{tags}[Places \"1:1 2:2 4:3 5:4\"]\n\n1. C5-E5 pass pass pass\n"
    );
    desk.write("s.txt", record.as_bytes());
    let run = desk.run(&["game", "add", "1.1", "s.txt", "--copy", "1"]);
    assert_eq!(run.code, 1, "{}", run.seen());
    assert!(
        run.stderr
            .contains("the players named on this sheet sit at 1.2"),
        "{}",
        run.seen()
    );
    desk.fine(&["undo"]);
    let run = desk.run(&["game", "add", "1.2", "s.txt", "--copy", "1"]);
    assert!(!run.stderr.contains("sit at"), "{}", run.seen());
    let said = desk.fine(&["status"]);
    assert!(
        said.contains("by its record sheets: 1:1 2:2 4:3 5:4"),
        "{said}"
    );
    let open = &desk.json(&["status"])["sections"][0]["open"];
    assert_eq!(open[0]["by_sheets"], serde_json::Value::Null);
    assert_eq!(open[1]["by_sheets"], "1:1 2:2 4:3 5:4");
}

/// A record without a sign of its game is judged as what --variant says.
#[test]
fn star_record_without_signs() {
    let desk = Desk::new(0, &[]);
    desk.write("t.txt", b"1. C5-E5 C9-E9\n2. E5-E6 pass\n");
    desk.write("s.csv", b"no,1,4\n1,C5-E5,\n");
    for (file, variant, seats) in [
        ("t.txt", "star:4", "1,2,4,5"),
        ("t.txt", "star:1,3,5", "1,3,5"),
        ("s.csv", "star:2;jump=eq", "1,4"),
    ] {
        let run = desk.run(&["check", "--json", "--variant", variant, file]);
        let json: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
        let record = &json["records"][0];
        assert_eq!(record["variant"], "star", "{file} {variant}: {json}");
        let camps = record["seats"].as_array().unwrap().iter();
        let camps: Vec<String> = camps.map(|seat| seat["seat"].to_string()).collect();
        assert_eq!(camps.join(","), seats, "{file} {variant}");
        let is_eq = record["rules"].as_str().unwrap().contains("jump=eq");
        assert_eq!(is_eq, variant.contains('='), "{file} {variant}");
    }
    let said = desk.refused(2, &["check", "--variant", "star:9", "t.txt"]);
    assert!(said.contains("star:2"), "{said}");
}

/// A round that is not what its stage says is told when it is paired, by `status` and in the report, in every language.
#[test]
fn star_short_stages_and_late_entrants() {
    let desk = desk(7, "4 top 2, 6x2 top 2, 2");
    let said = desk.run(&["pair"]).seen();
    for wanted in [
        "One table has fewer than 4 seats: 3",
        "the first 2 of each table go on",
    ] {
        assert!(said.contains(wanted), "{wanted}: {said}");
    }
    assert!(!said.contains("No seat"), "{said}");
    let late = "No seat in stage 2, as not in a stage before: 8 Late";
    let said = desk.run(&["player", "add", "Late"]).seen();
    assert!(said.contains(late), "{said}");
    desk.write("later.csv", b"name\nLater\n");
    let said = desk.run(&["player", "import", "later.csv"]).seen();
    assert!(said.contains(&format!("{late}; 9 Later")), "{said}");
    // before the next stage `status` has it already
    assert!(desk.fine(&["status"]).contains(late));
    desk.fine(&["player", "withdraw", "9"]);
    desk.fine(&["result", "1.1", "1 2 3 4", "1.2", "1 - -"]);
    let wanted = [
        "Only 3 instead of 4 go on to stage 2: the others did not come.",
        "One table has fewer than 6 seats: 3",
        late,
    ];
    let said = desk.run(&["pair"]).seen();
    assert!(
        said.contains("the first 2 of the stage go on by points"),
        "{said}"
    );
    for words in [&["status"][..], &["report", "2"], &["report"]] {
        let told = desk.fine(words);
        for wanted in wanted {
            assert!(said.contains(wanted), "{wanted}: {said}");
            assert!(told.contains(wanted), "{words:?} {wanted}: {told}");
        }
        // who has left is no late entrant
        assert!(!told.contains("Late; 9"), "{told}");
    }
    let json = desk.json(&["status"]);
    assert_eq!(json["sections"][0]["remarks"].as_array().unwrap().len(), 3);
    let json = desk.json(&["report", "2"]);
    let round = &json["sections"][0]["rounds"][0];
    assert_eq!(round["remarks"].as_array().unwrap().len(), 3);
    // a full stage has nothing to be told
    let full = self::desk(8, "4 top 2, 4");
    full.fine(&["pair"]);
    full.fine(&["result", "1.1", "1 2 3 4", "1.2", "1 2 3 4"]);
    full.fine(&["pair"]);
    let json = full.json(&["status"]);
    assert_eq!(json["sections"][0]["remarks"], serde_json::json!([]));
}

/// The tables that a stage waits for are named, whether nothing is known of them or they are adjourned.
#[test]
fn star_tables_that_are_not_over_are_named() {
    let desk = desk(12, "4 top 1, 3");
    desk.fine(&["pair"]);
    desk.fine(&["result", "1.1", "1 2 3 4"]);
    let said = desk.refused(1, &["pair"]);
    assert!(said.contains("these tables are over: 1.2, 1.3;"), "{said}");
    desk.fine(&["result", "1.3", "1 2 3 4", "1.2", "adjourned"]);
    for (language, wanted) in [
        ("en", "1.2 (adjourned: 1.2)"),
        ("zh", "1.2（其中封棋：1.2）"),
        ("ru", "1.2 (отложены: 1.2)"),
    ] {
        let said = desk.refused(1, &["--lang", language, "pair"]);
        assert!(said.contains(wanted), "{said}");
        assert!(said.contains("huff result 1.2 1 2 3 4"), "{said}");
    }
    desk.fine(&["result", "1.2", "1 2 3 4"]);
    desk.fine(&["pair"]);
}

/// The stages say the rounds: other ones are refused, when an event begins and later.
#[test]
fn star_rounds_are_those_of_the_stages() {
    let desk = Desk::new(0, &["--variant", "star", "--stages", "4x2 top 2, 4"]);
    let begin = ["new", "b.huff", "--variant", "star", "--stages"];
    for (stages, rounds, is_refused) in [
        ("4 top 2, 4", "7", true),
        ("4", "2", true),
        ("4 top 2, 4", "2", false),
    ] {
        let mut words = begin.to_vec();
        words.extend([stages, "--rounds", rounds]);
        let run = desk.run(&words);
        assert_eq!(run.code, if is_refused { 2 } else { 0 }, "{}", run.seen());
        assert_eq!(run.seen().contains("leave --rounds out"), is_refused);
    }
    let set = ["section", "set", "-e", "a.huff", "--rounds"];
    let said = desk.refused(2, &[&set[..], &["7"]].concat());
    assert!(said.contains("are 3 rounds, not 7"), "{said}");
    desk.fine(&[&set[..], &["3"]].concat());
    // in pairs there are no stages
    desk.fine(&[&set[..], &["7", "--system", "swiss"]].concat());
}
