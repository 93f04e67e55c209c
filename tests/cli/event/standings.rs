//! Standings, cross-tables and the reasons for places.

use super::Desk;

fn numbers(desk: &Desk, words: &[&str]) -> Vec<u64> {
    let table = desk.json(words);
    let rows = table["rows"].as_array().unwrap().iter();
    rows.map(|row| row["number"].as_u64().unwrap()).collect()
}

/// Seven players, two rounds; the stronger number wins, the third game of round 2 is not played.
fn two_rounds() -> Desk {
    let desk = Desk::new(7, &["--rounds", "4"]);
    for round in 1..=2 {
        desk.fine(&["pair"]);
        let shown = desk.json(&["pairings"]);
        for board in shown["boards"].as_array().unwrap() {
            let number = |side: &str| board[side]["number"].as_u64().unwrap();
            let place = board["board"].to_string();
            if round == 2 && place == "3" {
                desk.fine(&["result", &place, "white+"]);
            } else {
                let better = number("white").min(number("black")).to_string();
                desk.fine(&["result", &place, &better]);
            }
        }
    }
    desk
}

#[test]
fn the_cross_table_has_points_and_order_of_one_state() {
    let desk = two_rounds();
    desk.fine(&["pair"]);
    desk.fine(&["result", "3", "white"]);
    let order = numbers(&desk, &["standings"]);
    assert_eq!(numbers(&desk, &["crosstable"]), order);
    let table = desk.json(&["crosstable"]);
    assert_eq!(
        (&table["rounds"], &table["counted"]),
        (&3.into(), &2.into())
    );
    let standings = desk.json(&["standings"]);
    for (one, other) in table["rows"]
        .as_array()
        .unwrap()
        .iter()
        .zip(standings["rows"].as_array().unwrap())
    {
        assert_eq!(one["points"], other["values"][0]);
    }
    assert!(desk.run(&["crosstable"]).stderr.contains("after round 2"));
    // In a round without any result the bye counts in neither.
    let whole = desk.json(&["crosstable", "--round", "3"]);
    let asked = desk.json(&["standings", "--round", "3"]);
    for (one, other) in whole["rows"]
        .as_array()
        .unwrap()
        .iter()
        .zip(asked["rows"].as_array().unwrap())
    {
        assert_eq!(one["points"], other["values"][0]);
    }
}

#[test]
fn lots_stay_when_somebody_comes_in_later() {
    let desk = Desk::new(8, &["--rounds", "5"]);
    desk.fine(&["pair"]);
    desk.fine(&["result", "1", "=", "2", "=", "3", "=", "4", "="]);
    let list = [
        "standings",
        "--round",
        "1",
        "--tie-breaks",
        "PTS,OTHER_LOT_3",
    ];
    let before = numbers(&desk, &list);
    desk.fine(&["player", "add", "Late Comer"]);
    desk.fine(&["player", "add", "Later Comer"]);
    let mut after = numbers(&desk, &list);
    after.retain(|number| *number <= 8);
    assert_eq!(after, before);
}

#[test]
fn an_unplayed_round_is_an_opponent_with_nothing() {
    // `zero`: the bye of the odd one out and the forfeit stand in the list and are cut first.
    let desk = two_rounds();
    let bye = desk.json(&["pairings", "1"])["byes"][0]["player"]["number"].clone();
    let table = |list: &str| -> serde_json::Value {
        let rows = desk.json(&["standings", "--tie-breaks", list, "--unplayed", "zero"]);
        let rows = rows["rows"].as_array().unwrap().clone();
        let row = rows.into_iter().find(|row| row["number"] == bye);
        row.unwrap()["values"].clone()
    };
    // One opponent in two rounds: cutting the lowest leaves him.
    let values = table("PTS,BH,BH/C1,OTHER_SOLKOFF_FULL");
    assert_eq!(values[1], values[2]);
    assert_eq!(values[1], values[3]);
    assert_ne!(values[1], "0");
    let why = desk.fine(&["why", &bye.to_string()]);
    assert!(
        why.contains("round 1: no game") && why.contains("left out"),
        "{why}"
    );
}

#[test]
fn why_shows_the_cut_that_decided_and_the_games_among_the_tied() {
    let desk = Desk::new(0, &[]);
    let made = [
        "simulate",
        "--players",
        "60",
        "--rounds",
        "9",
        "--seed",
        "5",
        "--draws",
        "500",
    ];
    desk.write("a.trf", desk.fine(&made).as_bytes());
    desk.fine(&["import", "trf", "a.trf"]);
    desk.fine(&[
        "section",
        "set",
        "--tie-breaks",
        "PTS,OTHER_SOLKOFF_FULL,DE,TPN",
    ]);
    let (mut cuts_seen, mut games_seen, mut deep) = (0, 0, 0);
    for number in 1..=60 {
        let why = desk.json(&["why", &number.to_string()]);
        let criteria = why["criteria"].as_array().unwrap();
        let cuts = criteria[1]["cuts"].as_array().unwrap();
        cuts_seen += cuts.len();
        if why["decided_by"] == "OTHER_SOLKOFF_FULL" {
            let (last, before) = cuts.split_last().unwrap();
            assert_ne!(last["sum"], last["above_sum"]);
            assert!(before.iter().all(|cut| cut["sum"] == cut["above_sum"]));
            deep += before.len();
            let text = desk.fine(&["why", &number.to_string()]);
            assert!(
                text.contains(&format!("without the {} lowest", cuts.len())),
                "{text}"
            );
            assert!(text.contains("full truncated Solkoff"), "{text}");
        }
        games_seen += criteria[2]["games"].as_array().unwrap().len();
    }
    assert!(cuts_seen > 60 && deep > 0, "{cuts_seen} {deep}");
    crate::common::figure(&format!(
        "why: {cuts_seen} cuts, {deep} before the one that decided, {games_seen} games among tied"
    ));
    let desk = Desk::new(
        4,
        &["--system", "round-robin", "--tie-breaks", "PTS,DE,TPN"],
    );
    for round in ["1", "2", "3"] {
        desk.fine(&["pair"]);
        desk.fine(&[
            "result",
            &format!("{round}.1"),
            "=",
            &format!("{round}.2"),
            "=",
        ]);
    }
    let last = numbers(&desk, &["standings"])[3].to_string();
    let why = desk.json(&["why", &last]);
    assert_eq!(why["criteria"][1]["games"].as_array().unwrap().len(), 6);
    assert!(desk.fine(&["why", &last]).contains("1:1"));
}

#[test]
fn heads_are_words_in_every_language_and_codes_for_programs() {
    let desk = two_rounds();
    for (language, words) in [
        ("en", ["pts", "trunc", "direct", "lot"]),
        ("zh", ["积分", "截尾", "直胜", "签"]),
        ("ru", ["очки", "усеч", "личн", "жребий"]),
    ] {
        let table = desk.fine(&["--lang", language, "standings"]);
        let head = table.lines().nth(1).unwrap();
        assert!(words.iter().all(|word| head.contains(word)), "{head}");
        assert!(!table.contains("OTHER"), "{table}");
        let why = desk.fine(&["--lang", language, "why", "3"]);
        assert!(!why.contains("OTHER"), "{why}");
    }
    for list in [
        "fide-swiss",
        "fide-round-robin",
        "kndb-youth",
        "idf-micro-match",
    ] {
        let table = desk.fine(&["standings", "--tie-breaks", list]);
        let widest = table
            .lines()
            .map(|line| line.chars().count())
            .max()
            .unwrap();
        assert!(widest <= 80, "{table}");
    }
    assert!(
        desk.fine(&["standings", "--csv"])
            .contains("OTHER_SOLKOFF_FULL")
    );
    assert_eq!(
        desk.json(&["standings"])["criteria"][1],
        "OTHER_SOLKOFF_FULL"
    );
}
