//! Knock-outs: who stands where, and what may still be entered.

use super::Desk;

/// Plays a round; the weaker of each board wins.
fn play(desk: &Desk) {
    desk.fine(&["pair"]);
    let shown = desk.json(&["pairings"]);
    for board in shown["boards"].as_array().unwrap() {
        let number = |side: &str| board[side]["number"].as_u64().unwrap();
        let weaker = number("white").max(number("black")).to_string();
        desk.fine(&["result", &format!("{}", board["board"]), &weaker]);
    }
}

fn places(desk: &Desk) -> Vec<(u64, u64)> {
    let table = desk.json(&["standings"]);
    let row = |row: &serde_json::Value| {
        (
            row["place"].as_u64().unwrap(),
            row["number"].as_u64().unwrap(),
        )
    };
    table["rows"].as_array().unwrap().iter().map(row).collect()
}

#[test]
fn the_standings_go_by_the_round_in_which_a_player_was_beaten() {
    // Two of six have a free place in round 1, worth nothing: the winner has fewer points than the finalist.
    let desk = Desk::new(6, &["--system", "knock-out"]);
    play(&desk);
    play(&desk);
    play(&desk);
    let said = desk.refused(1, &["pair"]);
    let winner = places(&desk)[0].1;
    assert!(said.contains(&format!("{winner} ")), "{said}");
    let only: Vec<u64> = places(&desk).iter().map(|(place, _)| *place).collect();
    assert_eq!(only, [1, 2, 3, 3, 5, 5]);
    let shown = desk.fine(&["pairings"]);
    assert!(
        shown.contains("out") && !shown.contains("absent"),
        "{shown}"
    );
    assert_eq!(desk.json(&["pairings"])["byes"][0]["kind"], "out");
    let table = desk.fine(&["crosstable"]);
    assert!(!table.contains('Z'), "{table}");
    assert!(desk.fine(&["why", "1"]).contains("rounds won through"));
}

#[test]
fn a_match_for_the_third_place_parts_the_semifinalists() {
    let desk = Desk::new(8, &["--system", "knock-out"]);
    play(&desk);
    play(&desk);
    desk.fine(&["pair", "--board", "7-8", "--board", "5-6"]);
    desk.fine(&["result", "1", "7", "2", "5"]);
    assert_eq!(places(&desk)[..4], [(1, 7), (2, 8), (3, 5), (4, 6)]);
    desk.refused(1, &["pair"]);
}

#[test]
fn a_decided_match_takes_no_further_game() {
    let desk = Desk::new(4, &["--system", "knock-out", "--games", "2"]);
    desk.fine(&["pair"]);
    desk.fine(&["result", "1.1", "1-1", "1-1", "1.2", "2-0", "1-1"]);
    let status = desk.fine(&["status"]);
    assert!(
        status.contains("1.1.3") && status.contains("level"),
        "{status}"
    );
    assert_eq!(
        desk.json(&["status"])["sections"][0]["undecided"][0]["game"],
        3
    );
    desk.refused(1, &["result", "1.2.3", "white"]);
    desk.fine(&["result", "1.1.3", "white"]);
    assert!(!desk.fine(&["status"]).contains("level"));
    desk.refused(1, &["result", "1.1.4", "white"]);
    desk.fine(&["pair"]);
    let said = desk.refused(1, &["result", "1.1.4", "white"]);
    assert!(said.contains("--correct"), "{said}");
    let corrected = desk.run(&["result", "--correct", "1.1.3", "="]);
    assert_eq!(corrected.code, 0);
    assert!(
        corrected.stderr.contains("level again") && corrected.stderr.contains("round 2"),
        "{}",
        corrected.stderr
    );
    assert!(desk.fine(&["status"]).contains("1.1.4"));
    let corrected = desk.run(&["result", "--correct", "1.1.4", "white"]);
    assert_eq!(corrected.code, 0, "{}", corrected.seen());
    desk.fine(&["verify"]);
}

#[test]
fn an_adjourned_game_that_turns_a_match_is_guarded() {
    let desk = Desk::new(4, &["--system", "knock-out", "--games", "2"]);
    desk.fine(&["pair"]);
    desk.fine(&["result", "1.1", "2-0", "adjourned", "1.2", "2-0", "1-1"]);
    desk.fine(&["pair"]);
    let said = desk.refused(1, &["result", "1.1.2", "white"]);
    assert!(said.contains("round 2"), "{said}");
    desk.fine(&["result", "1.1.2", "="]);
}
