//! What cannot be is refused with a way to go on, in every language.

use super::Desk;

/// Said in each language: no argument of a sentence is missing.
fn refused_in_all(desk: &Desk, code: i32, words: &[&str]) -> String {
    let mut english = String::new();
    for language in ["ru", "zh", "en"] {
        let mut all = vec!["--lang", language];
        all.extend(words);
        english = desk.refused(code, &all);
        assert!(!english.contains("{$"), "{words:?}: {english}");
    }
    english
}

#[test]
fn open_games_are_told_with_the_name_of_the_section() {
    let desk = Desk::new(4, &["--rounds", "3"]);
    desk.fine(&["pair"]);
    let said = refused_in_all(&desk, 1, &["pair"]);
    assert!(said.contains("A: 2 games"), "{said}");
}

#[test]
fn values_that_cannot_be_are_refused_and_change_nothing() {
    let desk = Desk::new(6, &["--rounds", "3"]);
    desk.fine(&["event", "set", "--start", "2026-05-01"]);
    for round in 1..=2 {
        desk.fine(&["pair"]);
        for board in 1..=3 {
            desk.fine(&["result", &format!("{round}.{board}"), "="]);
        }
    }
    let before = desk.fine(&["export", "json", "--birth"]);
    let log = desk.fine(&["log"]);
    for (words, said) in [
        (
            &["section", "set", "--scoring", "1-2-3"][..],
            "a win must be worth more",
        ),
        (
            &["section", "set", "--scoring", "2-3-1"],
            "a win must be worth more",
        ),
        (
            &["section", "set", "--scoring", "2-0"],
            "write 2, or win-draw-loss",
        ),
        (&["section", "set", "--bye", "much"], "no points"),
        (&["section", "set", "--rounds", "1"], "2 rounds are paired"),
        (&["section", "set", "--rounds", "0"], "at least one round"),
        (&["section", "set", "--rename", " "], "needs a name"),
        (&["section", "set"], "nothing is given"),
        (&["section", "add", ""], "needs a name"),
        (&["section", "add", "a"], "already"),
        (&["section", "add", "B", "--system", "swis"], "round-robin"),
        (
            &["section", "add", "B", "--seeding", "x"],
            "rating, lot, given",
        ),
        (
            &["section", "set", "--tie-breaks", "nonsense"],
            "fmjd-swiss",
        ),
        (
            &["section", "set", "--unplayed", "x"],
            "fide2026, fide2024, virtual, zero",
        ),
        (&["standings", "--tie-breaks", "BX"], "SB"),
        (&["standings", "--unplayed", "x"], "virtual"),
        (&["standings", "--round", "9"], "rounds paired: 2"),
        (&["standings", "--teams", "--team-by", "x"], "places"),
        (&["pairings", "0"], "rounds paired: 2"),
        (&["event", "set"], "nothing is given"),
        (&["event", "set", "--name", ""], "needs a name"),
        (
            &["event", "set", "--finish", "2026-04-30"],
            "before the first",
        ),
        (&["player", "add", "X", "--birth", "2131"], "still to come"),
        (
            &["player", "add", "X", "--federation", "TOOLONG"],
            "three letters",
        ),
        (&["player", "add", "X", "--sex", "x"], "m, w"),
    ] {
        let heard = refused_in_all(&desk, 2, words);
        assert!(heard.contains(said), "{words:?}: {heard}");
    }
    desk.refused(2, &["standings", "--teams", "--best", "0"]);
    assert_eq!(desk.fine(&["export", "json", "--birth"]), before);
    desk.fine(&["event", "set", "--start", "2026-05-01"]);
    assert_eq!(desk.fine(&["log"]), log);
    let changed = desk.run(&["section", "set", "--scoring", "3-1-0"]);
    assert_eq!(changed.code, 0);
    assert!(
        changed.stderr.contains("2 rounds were paired"),
        "{}",
        changed.stderr
    );
}

#[test]
fn nothing_paired_yet_is_not_round_zero() {
    let desk = Desk::new(4, &[]);
    let said = refused_in_all(&desk, 2, &["pairings"]);
    assert!(
        said.contains("huff pair") && !said.contains("round 0"),
        "{said}"
    );
}

#[test]
fn boards_that_are_taken_are_refused_with_others_that_are_free() {
    let desk = Desk::new(6, &["--rounds", "3"]);
    desk.fine(&["pair"]);
    desk.fine(&["section", "add", "B", "--rounds", "3", "--first-board", "2"]);
    for name in ["V", "W", "X", "Y"] {
        desk.fine(&["player", "add", name, "--section", "B"]);
    }
    let said = refused_in_all(&desk, 1, &["pair", "--section", "B"]);
    assert!(said.contains("--section \"B\" --first-board 4"), "{said}");
    desk.fine(&["section", "set", "--section", "B", "--first-board", "4"]);
    desk.fine(&["pair", "--section", "B"]);
}

#[test]
fn a_number_is_told_when_it_is_given() {
    let desk = Desk::new(0, &["--seeding", "lot"]);
    for name in ["Alice", "Bob", "Eve"] {
        let said = desk.fine(&["player", "add", name]);
        assert!(said.starts_with(&format!("Added: {name}.")), "{said}");
    }
    desk.fine(&["section", "set", "--system", "manual"]);
    desk.fine(&["pair", "--board", "1-2", "--bye", "3"]);
    assert!(
        desk.fine(&["player", "add", "Late"])
            .contains("Added: 4 Late")
    );
}

#[test]
fn settings_are_shown_in_words() {
    let desk = Desk::new(0, &["--first-board", "21", "--scoring", "3-1-0"]);
    for command in [&["section", "list"][..], &["event", "show"]] {
        for (language, words) in [
            (
                "en",
                [
                    "win 3, draw 1, loss 0",
                    "full truncated Solkoff",
                    "21",
                    "rating",
                ],
            ),
            ("zh", ["胜 3，和 1，负 0", "逐级截尾对手分", "21", "等级分"]),
            (
                "ru",
                ["победа 3", "полный усечённый Солкоф", "21", "рейтингу"],
            ),
        ] {
            let mut all = vec!["--lang", language];
            all.extend(command);
            let said = desk.fine(&all);
            for word in words {
                assert!(said.contains(word), "{word}: {said}");
            }
            assert!(
                !said.contains("OTHER") && !said.contains("seeding-"),
                "{said}"
            );
        }
    }
}

#[test]
fn a_match_shows_its_sum_before_its_games() {
    let desk = Desk::new(2, &["--games", "2", "--rounds", "1"]);
    desk.fine(&["pair"]);
    desk.fine(&["result", "1", "2-0", "2-0"]);
    let shown = desk.fine(&["pairings"]);
    assert!(shown.contains("2:2 (2:0 0:2)"), "{shown}");
    assert!(shown.contains("player on the left"), "{shown}");
}
