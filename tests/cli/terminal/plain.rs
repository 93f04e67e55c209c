//! `huff enter` without a screen.

use crate::cli::event::Desk;
use crate::cli::huff_in;

fn typed(desk: &Desk, words: &[&str], input: &str) -> crate::cli::Run {
    let mut all = vec!["enter", "--plain"];
    all.extend(words);
    huff_in(desk.folder(), all, input.as_bytes())
}

#[test]
fn lines_of_half_moves_become_a_file() {
    let desk = Desk::new(0, &[]);
    let input = "1. c3-b4 d6-c5\n2. e3-f4 c5-d4\n!\n/incident 7/4.3 white\nc5-d4 １－０\n/quit\n";
    let run = typed(&desk, &["game.pdn", "--variant", "russian"], input);
    insta::assert_snapshot!("enter-plain", run.seen());
    let file = std::fs::read_to_string(desk.path("game.pdn")).unwrap();
    insta::assert_snapshot!("enter-plain-file", file);
    assert!(!desk.path("game.pdn.draft").exists());
    // judged as it was typed
    let checked = desk.run(&["check", "game.pdn"]);
    assert_eq!(checked.code, 1);
    assert!(
        checked.stdout.contains("missed-capture"),
        "{}",
        checked.seen()
    );
}

#[test]
fn nothing_refused_is_passed_over() {
    let desk = Desk::new(0, &[]);
    let run = typed(
        &desk,
        &["game.pdn", "--variant", "international"],
        "3228 1937 2819\n",
    );
    assert_eq!(run.code, 1, "{}", run.seen());
    assert!(run.stderr.contains("1937 2819"), "{}", run.seen());
    let run = typed(&desk, &["game.pdn", "--json"], "1923\n");
    assert_eq!(run.code, 0, "{}", run.seen());
    let json: serde_json::Value = serde_json::from_str(run.stdout.lines().last().unwrap()).unwrap();
    assert_eq!(json["half_moves"], 2);
    assert_eq!(json["verdict"], "clean");
}

/// Half-moves of a line as sheets have them, and what stands in the file then.
#[test]
fn signs_of_the_sheet_in_lines() {
    for (name, input, want, left) in [
        (
            "struck out",
            "cd4 ~d6-e5~ d6-c5\n",
            "1. c3-d4 {[%struck d6-e5]} d6-c5 *",
            "",
        ),
        (
            "with blanks, without, full-width",
            "~c3 b4~cd4 ～d6-e5～d6-c5\n",
            "{[%struck c3b4]} 1. c3-d4 {[%struck d6-e5]} d6-c5 *",
            "",
        ),
        (
            "as a command",
            "cd4\n/划去 d6-e5 d6-c5\n/struck\n/written ~b6~ b6-a5\n",
            "1. c3-d4 {[%struck d6-e5]} {[%struck d6-c5]} {[%struck b6]} b6-a5 *",
            "",
        ),
        (
            "not closed",
            "cd4 ~d6-e5 d6-c5\n",
            "1. c3-d4 *",
            "~d6-e5 d6-c5",
        ),
        (
            "as it is written",
            "c3b4 d6c5 e3f4! b6-a5\n",
            "1. c3-b4 d6-c5 2. e3-f4 b6-a5 *",
            "",
        ),
        (
            "as it is written, alone",
            "c3b4 d6c5 e3f4\n!\n",
            "1. c3-b4 d6-c5 2. e3-f4 *",
            "",
        ),
        ("a good move", "c3d4! d6c5！\n", "1. c3-d4 d6-c5 *", ""),
    ] {
        let desk = Desk::new(0, &[]);
        let run = typed(&desk, &["a.pdn", "--variant", "russian"], input);
        assert_eq!(run.code == 0, left.is_empty(), "{name}: {}", run.seen());
        assert!(run.stderr.contains(left), "{name}: {}", run.seen());
        let text = std::fs::read_to_string(desk.path("a.pdn")).unwrap();
        assert_eq!(text.lines().last(), Some(want), "{name}");
        let checked = desk.run(&["check", "a.pdn", "--json"]);
        let checked: serde_json::Value = serde_json::from_str(&checked.stdout).unwrap();
        let findings = checked["records"][0]["findings"].as_array().unwrap().iter();
        let struck = findings.filter(|finding| finding["code"] == "struck-out");
        assert_eq!(struck.count(), want.matches("%struck").count(), "{name}");
    }
}

/// Who looks on sees no difference between what is legal and what is not.
#[test]
fn irregular_half_moves_of_a_live_game_are_told_like_others() {
    let desk = Desk::new(0, &[]);
    let words = ["a.pdn", "--variant", "russian", "--live"];
    let run = typed(&desk, &words, "g3h4 b6c5 e3f4 f6g5\nh2g3\n/claim\nc5d4\n");
    assert!(run.stdout.contains("3. White h2-g3"), "{}", run.seen());
    assert!(!run.stdout.contains("not understood"), "{}", run.seen());
    // behind the claim what is said is about the half-move that is typed
    let said = run.stdout.lines().find(|line| line.starts_with("c5d4:"));
    assert!(said.unwrap().contains("to capture: g5"), "{}", run.seen());
}

#[test]
fn a_sheet_of_the_event_is_one_entry_of_the_journal() {
    let desk = Desk::new(4, &["--variant", "russian", "--rounds", "3"]);
    desk.fine(&["pair"]);
    let before = desk.fine(&["export", "json"]);
    let entries = |desk: &Desk| desk.json(&["log"])["entries"].as_array().unwrap().len();
    let count = entries(&desk);
    let run = typed(
        &desk,
        &["1.1", "--copy", "white"],
        "cd4 dc5 bc3 fg5\n/result white\n",
    );
    assert_eq!(run.code, 0, "{}", run.seen());
    assert_eq!(entries(&desk), count + 1);
    desk.fine(&["verify"]);
    // the other copy, and the first difference
    let run = typed(&desk, &["1.1"], "cd4 dc5 dc3 fg5\n");
    assert_eq!(run.code, 0, "{}", run.seen());
    assert_eq!(entries(&desk), count + 2);
    desk.fine(&["verify"]);
    assert!(desk.fine(&["log"]).contains("enter 1.1 --copy black"));
    let games = desk.fine(&["export", "pdn"]);
    assert!(
        games.contains("1. c3-d4 d6-c5 2. b2-c3 f6-g5 1-0"),
        "{games}"
    );
    // taken back as one
    desk.fine(&["undo"]);
    desk.fine(&["undo"]);
    assert_eq!(desk.fine(&["export", "json"]), before);
    desk.fine(&["verify"]);
    // what was typed and taken off again leaves nothing
    let count = entries(&desk);
    let run = typed(&desk, &["1.1"], "cd4\n/undo\n");
    assert_eq!(run.code, 0, "{}", run.seen());
    assert_eq!(entries(&desk), count);
    desk.fine(&["verify"]);
}

#[test]
fn drawn_openings_stand_on_the_sheet() {
    let desk = Desk::new(4, &["--variant", "russian", "--rounds", "3"]);
    desk.fine(&["pair"]);
    desk.fine(&["draw", "--table", "idf-basic", "--seed", "5"]);
    let run = typed(&desk, &["1.2"], "/sheet\n");
    assert_eq!(run.code, 0, "{}", run.seen());
    insta::assert_snapshot!("enter-opening", run.stdout);
}

#[test]
fn bad_words_are_told() {
    let desk = Desk::new(4, &["--variant", "russian", "--rounds", "3"]);
    desk.fine(&["pair"]);
    for (words, code) in [
        (vec!["9.9"], 2),
        (vec!["1.1.7"], 2),
        (vec!["nothing.pdn"], 2),
        (vec!["x.pdn", "--variant", "chess"], 2),
    ] {
        let run = typed(&desk, &words, "");
        assert_eq!(run.code, code, "{words:?}: {}", run.seen());
        assert!(!run.stderr.is_empty());
    }
    desk.write(
        "two.pdn",
        b"1. c3-d4 d6-c5 *\n\n[White \"x\"]\n\n1. c3-b4 *\n",
    );
    let run = typed(&desk, &["two.pdn"], "");
    assert_eq!(run.code, 3, "{}", run.seen());
}

#[test]
fn a_sheet_as_csv() {
    let desk = Desk::new(0, &[]);
    let run = typed(
        &desk,
        &["sheet.csv", "--variant", "english"],
        "1115 2319\n/crown -\n/clock 0:04:00\n811\n/result black\n",
    );
    assert_eq!(run.code, 0, "{}", run.seen());
    let file = std::fs::read_to_string(desk.path("sheet.csv")).unwrap();
    insta::assert_snapshot!("enter-csv", file);
    // and on from there
    let run = typed(&desk, &["sheet.csv"], "2217\n");
    assert_eq!(run.code, 0, "{}", run.seen());
    assert!(desk.fine(&["check", "--quiet", "sheet.csv"]).is_empty());
}

#[test]
fn incidents_and_rulings_of_the_desk_are_those_of_the_event() {
    let desk = Desk::new(
        4,
        &[
            "--variant",
            "russian",
            "--rounds",
            "3",
            "--penalties",
            "warning,game-lost",
        ],
    );
    desk.fine(&["pair"]);
    typed(&desk, &["1.1", "--copy", "white"], "cd4 dc5\n");
    let entries = |desk: &Desk| desk.json(&["log"])["entries"].as_array().unwrap().len();
    let count = entries(&desk);
    let input = "/incident ７／４．３ 黑 touched f6\n/ruling warning black talked\n";
    let run = typed(&desk, &["1.1", "--copy", "white"], input);
    assert_eq!(run.code, 0, "{}", run.seen());
    // told as by the commands: the player by name, and what the list proposes next
    assert!(run.stdout.contains("noted 7/4.3"), "{}", run.seen());
    assert!(run.stdout.contains("next: game lost"), "{}", run.seen());
    // an entry of the journal each
    assert_eq!(entries(&desk), count + 2);
    let incidents = desk.json(&["incident"])["incidents"].clone();
    assert_eq!(incidents[0]["what"], "7/4.3");
    assert_eq!(incidents[0]["by"], "black");
    assert_eq!(incidents[0]["half_move"], "1b");
    assert_eq!(incidents[0]["note"], "touched f6");
    let rulings = desk.json(&["ruling"])["rulings"].clone();
    assert_eq!(rulings[0]["ruling"], "warning");
    assert_eq!(rulings[0]["against"], "black");
    assert_eq!(rulings[0]["note"], "talked");
    // in the report and in PDN, and not twice
    let report = desk.run(&["report", "1"]);
    assert!(report.stdout.contains("7/4.3"), "{}", report.seen());
    let games = desk.fine(&["export", "pdn"]);
    assert_eq!(games.matches("[%incident").count(), 1, "{games}");
    desk.fine(&["verify"]);
    // taken back one by one
    desk.fine(&["undo"]);
    assert!(desk.fine(&["undo"]).contains("incident 1.1 7/4.3"));
    assert_eq!(
        desk.json(&["incident"])["incidents"]
            .as_array()
            .unwrap()
            .len(),
        0
    );
    // at the desk itself, and nothing else goes with it
    let run = typed(&desk, &["1.1"], "/incident 7/4.3 white\n/undo\n");
    assert_eq!(run.code, 0, "{}", run.seen());
    assert!(run.stdout.contains("taken back"), "{}", run.seen());
    assert_eq!(
        desk.json(&["incident"])["incidents"]
            .as_array()
            .unwrap()
            .len(),
        0
    );
    // a ruling does to the event what it says
    let run = typed(&desk, &["1.1"], "/ruling game-lost white\n");
    assert_eq!(run.code, 0, "{}", run.seen());
    assert_eq!(
        desk.json(&["results"])["games"][0]["result"],
        serde_json::json!("0:2")
    );
}

/// A result on the sheet is not one of the event: where the event has none or another one, the desk says how to enter it.
#[test]
fn a_result_on_the_sheet_that_the_event_has_not() {
    let desk = Desk::new(4, &["--variant", "english", "--rounds", "3"]);
    desk.fine(&["pair"]);
    let said = |input: &str| typed(&desk, &["1.1", "--copy", "white"], input).stdout;
    let seen = said("1115\n/result black\n");
    assert!(
        seen.contains("no result of 1.1 yet: huff result 1.1 black"),
        "{seen}"
    );
    desk.fine(&["result", "1.1", "black"]);
    let seen = said("/result none\n/result 1-0\n");
    assert!(!seen.contains("huff result"), "{seen}");
    let seen = said("/result draw\n");
    assert!(
        seen.contains("another result of 1.1: huff result 1.1 ="),
        "{seen}"
    );
    desk.fine(&["result", "1.1", "="]);
    let seen = said("/result none\n/result draw\n");
    assert!(!seen.contains("huff result"), "{seen}");
}
