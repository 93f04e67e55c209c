//! `huff results` in a terminal.

use huff::tournament::Lot;

use super::Screen;
use crate::cli::event::Desk;
use crate::common::figure;

#[test]
fn a_hundred_boards() {
    let desk = Desk::new(200, &["--variant", "russian", "--rounds", "5"]);
    desk.fine(&["pair"]);
    let mut lot = Lot::from_seed(100);
    let mut keys = String::new();
    let mut wanted = Vec::new();
    let mut most = 0;
    for _ in 0..100 {
        let (typed, result) = [
            ("1", "win"),
            ("0", "loss"),
            ("=", "draw"),
            ("++", "forfeit-win"),
            ("--", "forfeit-loss"),
            ("2-0", "win"),
            ("1-1", "draw"),
            ("0-2", "loss"),
        ][lot.below(8) as usize];
        keys += typed;
        most = most.max(typed.chars().count());
        wanted.push(result);
    }
    let mut screen = Screen::start(desk.folder(), &["results"]);
    screen.wait_for("100 open of 100");
    screen.send(&keys);
    screen.wait_for("0 open of 100");
    screen.send("\x11");
    assert_eq!(screen.end(), 0);
    let json = desk.json(&["pairings"]);
    let entered: Vec<&str> = json["boards"]
        .as_array()
        .unwrap()
        .iter()
        .map(|board| board["games"][0]["white_result"].as_str().unwrap())
        .collect();
    assert_eq!(entered, wanted);
    desk.fine(&["verify"]);
    figure(&format!(
        "results of 100 boards through a terminal: {} keys, at most {most} a board, all as keyed",
        keys.chars().count()
    ));
    assert!(most <= 3);
    // each is an entry of its own
    let before = entered.len();
    assert!(desk.json(&["log"])["entries"].as_array().unwrap().len() > before);
}

#[test]
fn names_and_sides_are_echoed_where_black_begins() {
    let desk = Desk::new(4, &["--variant", "english", "--rounds", "3"]);
    desk.fine(&["pair"]);
    let mut screen = Screen::start(desk.folder(), &["results"]);
    let seen = screen.wait_for("2 open of 2");
    assert!(
        seen.find("Black").unwrap() < seen.find("White").unwrap(),
        "{seen}"
    );
    screen.send("1");
    screen.wait_for("(Black) has won");
    screen.send("/1-0\r");
    // what files write either way is not taken
    screen.wait_for("does not say who won");
    // and stays on the line
    screen.send("/b\r");
    screen.wait_for("0 open of 2");
    screen.send("\x11");
    assert_eq!(screen.end(), 0);
    let json = desk.json(&["results"]);
    assert_eq!(json["open"], 0);
    assert_eq!(
        desk.json(&["pairings"])["boards"][0]["games"][0]["black_result"],
        "win"
    );
    // without a terminal there is nothing to press
    desk.refused(2, &["results"]);
}

/// The first board is the one that is read out first, whatever is entered already, and each result is one entry.
#[test]
fn forms_of_several_keys_are_one_entry_each() {
    let desk = Desk::new(20, &["--variant", "russian", "--rounds", "3"]);
    desk.fine(&["pair"]);
    desk.fine(&["result", "1.1", "white"]);
    let entries = |desk: &Desk| desk.json(&["log"])["entries"].as_array().unwrap().len();
    let before = entries(&desk);
    let mut screen = Screen::start(desk.folder(), &["results"]);
    screen.wait_for("> board 1:");
    screen.send("1/2\r");
    screen.wait_for("> board 2:");
    screen.send("1/2-1/2\r½0.5\r.5\r１－１1-0");
    screen.wait_for("> board 8:");
    screen.send("g10\r");
    screen.wait_for("> board 10:");
    screen.send("0-");
    screen.wait_for("0-_");
    screen.send("2\r");
    screen.wait_for("2 open of 10");
    screen.send("\x11");
    assert_eq!(screen.end(), 0);
    let games = desk.json(&["results"])["games"].clone();
    let results = games.as_array().unwrap().iter();
    let results: Vec<&str> = results
        .map(|game| game["result"].as_str().unwrap_or(""))
        .collect();
    let (draw, won) = ("1:1", "2:0");
    let want = [draw, draw, draw, draw, draw, draw, won, "", "", "0:2"];
    assert_eq!(results, want);
    assert_eq!(entries(&desk), before + 8);
    // however long one waits behind the stroke
    let mut screen = Screen::start(desk.folder(), &["results"]);
    screen.wait_for("> board 1:");
    screen.send("1/");
    screen.wait_for("1/_");
    screen.send("2");
    screen.wait_for("> board 2:");
    screen.send("\x11");
    assert_eq!(screen.end(), 0);
    // the board is a draw as before: nothing is left in the journal
    assert_eq!(entries(&desk), before + 8);
    desk.fine(&["undo"]);
    assert_eq!(desk.json(&["results"])["open"], 3);
    desk.fine(&["verify"]);
    // taken back where it was keyed
    let before = desk.fine(&["export", "json"]);
    let mut screen = Screen::start(desk.folder(), &["results"]);
    screen.wait_for("> board 1:");
    screen.send("0");
    screen.wait_for("> board 2:");
    screen.send("\x7f");
    screen.wait_for("> board 1:");
    screen.send("\x11");
    assert_eq!(screen.end(), 0);
    assert_eq!(desk.fine(&["export", "json"]), before);
}

/// A stroke is about the board that is named: at once, where no half follows, and always after a while.
#[test]
fn a_stroke_is_about_the_board_that_is_named() {
    let desk = Desk::new(12, &["--variant", "russian", "--rounds", "3"]);
    desk.fine(&["pair"]);
    let mut screen = Screen::start(desk.folder(), &["results"]);
    screen.wait_for("> board 1:");
    screen.send("1/2-0");
    screen.wait_for("1.2 /2-0_");
    screen.send("\r");
    screen.wait_for("> board 3:");
    // none that a game has: the board before stays
    screen.send("0/2-1\r");
    screen.wait_for("1.4 ");
    screen.send("\x1b");
    screen.wait_for("> board 4:");
    screen.send("1");
    screen.wait_for("> board 5:");
    std::thread::sleep(std::time::Duration::from_millis(2_500));
    screen.send("/");
    screen.wait_for("1.5 /_");
    screen.send("0-2\r");
    screen.wait_for("> board 6:");
    screen.send("\x11");
    assert_eq!(screen.end(), 0);
    let games = desk.json(&["results"])["games"].clone();
    let results = games.as_array().unwrap().iter();
    let results: Vec<&str> = results
        .map(|game| game["result"].as_str().unwrap_or(""))
        .collect();
    assert_eq!(results, ["2:0", "2:0", "0:2", "2:0", "0:2", ""]);
    desk.fine(&["verify"]);
}

#[test]
fn a_match_is_two_rows_and_guards_hold() {
    let desk = Desk::new(
        4,
        &[
            "--variant",
            "russian",
            "--rounds",
            "3",
            "--system",
            "double-swiss",
            "--games",
            "2",
        ],
    );
    desk.fine(&["pair"]);
    let mut screen = Screen::start(desk.folder(), &["results"]);
    screen.wait_for("4 open of 4");
    screen.send("1=/2-0 1-1\r");
    screen.wait_for("0 open of 4");
    screen.send("\x11");
    assert_eq!(screen.end(), 0);
    let games = desk.json(&["pairings"])["boards"][0]["games"].clone();
    assert_eq!(
        (&games[0]["white_result"], &games[1]["white_result"]),
        (&"win".into(), &"draw".into())
    );
    desk.fine(&["pair"]);
    let mut screen = Screen::start(desk.folder(), &["results", "1"]);
    screen.wait_for("0 open of 4");
    screen.send("0");
    screen.wait_for("--correct");
    screen.send("\x11");
    assert_eq!(screen.end(), 0);
    assert_eq!(desk.json(&["results", "1"])["games"][0]["result"], "2:0");
}

#[test]
fn who_is_late_is_shown_and_a_forfeit_only_proposed() {
    let desk = Desk::new(
        4,
        &[
            "--variant",
            "russian",
            "--rounds",
            "3",
            "--late-limit",
            "30",
        ],
    );
    desk.fine(&["pair"]);
    let entries = |desk: &Desk| desk.json(&["log"])["entries"].as_array().unwrap().len();
    let before = desk.fine(&["export", "json"]);
    let count = entries(&desk);
    desk.fine(&["results", "--began", "5", "--missing", "1.2:white"]);
    assert_eq!(entries(&desk), count + 1);
    let late = |desk: &Desk| desk.json(&["results"])["games"][1]["late"][0].clone();
    assert_eq!(late(&desk)["minutes"], 5);
    assert_eq!(late(&desk)["forfeit_proposed"], false);
    desk.fine(&["verify"]);
    // the round began earlier than was said: the limit is over
    let mut screen = Screen::start(desk.folder(), &["results"]);
    screen.wait_for("not there: 1");
    screen.send("1");
    screen.wait_for("1 open of 2");
    screen.send("t\x7f31\r");
    screen.wait_for("-- enters the forfeit");
    assert_eq!(late(&desk)["forfeit_proposed"], true);
    // nothing is entered by itself
    assert_eq!(desk.json(&["results"])["open"], 1);
    screen.send("r");
    screen.wait_for("nobody there");
    screen.send("ｒ");
    screen.wait_for("came 31 min late");
    screen.send("--");
    screen.wait_for("0 open of 2");
    screen.send("\x11");
    assert_eq!(screen.end(), 0);
    let game = desk.json(&["results"])["games"][1].clone();
    assert_eq!(game["result"], "−:+");
    desk.fine(&["verify"]);
    // all of it goes back
    while entries(&desk) > count {
        if desk.run(&["undo"]).code != 0 || desk.fine(&["export", "json"]) == before {
            break;
        }
    }
    assert_eq!(desk.fine(&["export", "json"]), before);
    for words in [
        ["--missing", "1.2"],
        ["--missing", "1.2:red"],
        ["--came", "9.9:white"],
    ] {
        desk.refused(2, &["results", words[0], words[1]]);
    }
    // a round that is taken back takes them along
    desk.fine(&["results", "--began", "5", "--missing", "1.2:white"]);
    desk.fine(&["unpair"]);
    desk.fine(&["verify"]);
}

/// Places by a digit a seat, shared ones and who did not come; a gap is refused.
#[test]
fn places_at_tables() {
    let stages = ["--variant", "star", "--stages", "4 top 2, 4"];
    let desk = Desk::new(12, &stages);
    desk.fine(&["pair"]);
    let mut screen = Screen::start(desk.folder(), &["results"]);
    screen.wait_for("3 open of 3");
    screen.send("12");
    screen.wait_for("[2]");
    screen.send("24");
    screen.wait_for("2 open of 3");
    screen.send("4321");
    screen.wait_for("1 open of 3");
    screen.send("1334");
    screen.wait_for("leaves a place out");
    screen.send("123-");
    screen.wait_for("0 open of 3");
    screen.send("\x11");
    assert_eq!(screen.end(), 0);
    let json = desk.json(&["results"]);
    assert_eq!(json["tables"][0]["seats"][2]["place"], "2");
    assert_eq!(json["tables"][2]["seats"][3]["place"], "-");
    desk.fine(&["verify"]);
    desk.fine(&["pair"]);
    desk.fine(&["section", "add", "B", "--variant", "russian"]);
    let said = desk.refused(2, &["results"]);
    assert!(said.contains("--section"), "{said}");
}

#[test]
fn what_another_desk_enters_is_shown() {
    let desk = Desk::new(6, &["--variant", "russian", "--rounds", "3"]);
    desk.fine(&["pair"]);
    let mut screen = Screen::start(desk.folder(), &["results"]);
    screen.wait_for("3 open of 3");
    // another board changes on the screen, the key is about the one that is marked
    desk.fine(&["result", "1.3", "white"]);
    screen.wait_for("2 open of 3");
    assert!(!screen.text().contains("another desk"));
    // the marked one does not change unseen
    desk.fine(&["result", "1.1", "black"]);
    screen.wait_for("1.1: another desk has changed this board, it is 0:2 now");
    screen.send("1");
    screen.wait_for("has won");
    assert_eq!(desk.json(&["results"])["games"][0]["result"], "2:0");
    // what this desk has told of a board goes when another one makes it something else
    desk.fine(&["result", "1.1", "="]);
    let seen = screen.wait_for("1.1: another desk has changed this board since, it is 1:1 now");
    assert!(!seen.contains("has won"), "{seen}");
    // one that is adjourned too
    screen.wait_for("> board 2:");
    desk.fine(&["result", "1.2", "adjourned"]);
    screen.wait_for("1.2: another desk has changed this board, it is * now");
    // a round that is paired meanwhile is not the one on the screen
    desk.fine(&["result", "1.2", "="]);
    screen.wait_for("1.2: another desk has changed this board, it is 1:1 now");
    desk.fine(&["pair"]);
    screen.send("g1\r");
    screen.wait_for("> board 1:");
    assert!(screen.text().contains("0 open of 3"), "{}", screen.text());
    desk.fine(&["unpair"]);
    // a round that is gone is said, and nothing is entered into it
    desk.fine(&["unpair", "--discard-results"]);
    screen.wait_for("nothing is paired");
    // all keys are explained
    screen.send("?");
    screen.wait_for("any key: back");
    screen.send("1");
    screen.wait(|seen| !seen.contains("any key: back"));
    screen.send("\x11");
    assert_eq!(screen.end(), 0);
}

#[test]
fn what_another_desk_enters_at_a_table_is_shown() {
    let desk = Desk::new(4, &["--variant", "star", "--stages", "4"]);
    desk.fine(&["pair"]);
    let mut screen = Screen::start(desk.folder(), &["results"]);
    screen.wait_for("1 open of 1");
    screen.send("12");
    screen.wait_for("[2]");
    desk.fine(&["result", "1.1", "1 2 3 4"]);
    screen.wait_for("1.1: another desk has changed this board");
    screen.send("?");
    screen.wait_for("any key: back");
    screen.send("\x11");
    assert_eq!(screen.end(), 0);
}
