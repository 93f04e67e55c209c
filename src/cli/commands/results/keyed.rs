//! What keys at the list of games enter.

use super::*;
use crate::cli::commands::results::late::{Late, Waiting};

fn list(first: Color) -> List {
    let row = |board: i64| Row {
        section: "A".to_owned(),
        board,
        game: 1,
        place: format!("1.{board}"),
        first,
        names: [format!("L{board}"), format!("R{board}")],
        result: "·".to_owned(),
        word: "none",
        is_open: true,
        sheets: [false, false],
        late: [None, None],
        waiting: Waiting::default(),
    };
    List::new(1, (1..=5).map(row).collect())
}

/// `…` in keys: two seconds without one.
fn press(list: &mut List, letter: char) -> Step {
    if letter == '…' {
        list.waited += std::time::Duration::from_secs(2);
        return Step::Nothing;
    }
    list.press(key(letter))
}

fn key(letter: char) -> Key {
    match letter {
        '\n' => Key::Enter,
        '⌫' => Key::Backspace,
        letter => Key::Char(letter),
    }
}

const WORDS: [&str; 5] = ["white", "black", "=", "white+", "black+"];

/// What keys enter: board and result.
fn typed(first: Color, keys: &str) -> Vec<String> {
    let mut list = list(first);
    let mut entered = Vec::new();
    for letter in keys.chars() {
        let (row, result) = match press(&mut list, letter) {
            Step::Enter { row, result } => {
                entered.push(format!("{} {result}", row + 1));
                (row, result)
            }
            // the same entry of the journal
            Step::Correct { row, result } => {
                let last = entered.last_mut().unwrap();
                assert_eq!(last.split_once(' ').unwrap().0, (row + 1).to_string());
                *last = format!("{} {result}", row + 1);
                (row, result)
            }
            _ => continue,
        };
        let mut rows = list.rows.clone();
        rows[row].is_open = result == "none";
        rows[row].word = WORDS
            .into_iter()
            .find(|word| *word == result)
            .unwrap_or("none");
        list.entered(rows, (row, &result), Vec::new(), Vec::new());
    }
    entered
}

/// A score that no game has enters nothing, and nothing of it is taken for another key.
#[test]
fn scores_that_are_none() {
    for (keys, want) in [
        ("3-1", &[][..]),
        ("1-3", &["1 none"]),
        ("2-2", &["1 none"]),
        ("1.5-0.5", &["1 none"]),
        ("0.7", &["1 none"]),
        // from the stroke on it is about the next board, and what was keyed before stays
        ("1/2-1\n", &["1 white"]),
        ("1/2-1\n\n", &["1 white", "2 2-1"]),
        ("1/2-2", &["1 white"]),
        ("1/2-1/3", &["1 white"]),
        ("1/\n", &["1 white"]),
        ("0-1/2-3", &["1 black"]),
        // a board that has a result keeps it
        ("=g1\n1-3", &["1 =", "1 ="]),
        ("=g1\n0.7", &["1 =", "1 ="]),
        (".7", &[]),
        ("3-1\n", &["1 3-1"]),
        ("=1-3\n", &["1 =", "2 none", "2 1-3"]),
    ] {
        assert_eq!(typed(Color::White, keys), want, "{keys}");
    }
}

#[test]
fn keys_and_what_they_enter() {
    for (keys, want) in [
        ("10=", vec!["1 white", "2 black", "3 ="]),
        ("++--", vec!["1 white+", "2 black+"]),
        ("+-", vec!["1 white+"]),
        ("+:-1", vec!["1 white+", "2 white"]),
        ("-+", vec!["1 black+"]),
        ("-:+", vec!["1 black+"]),
        // typed in full: the first number is corrected by the rest, nothing is left for the next board
        ("2-0", vec!["1 white"]),
        ("1-01", vec!["1 white", "2 white"]),
        ("1-1", vec!["1 ="]),
        ("0:2", vec!["1 black"]),
        ("0-0=", vec!["1 0-0", "2 ="]),
        ("1--1", vec!["1 white", "2 black+", "3 white"]),
        ("1++1", vec!["1 white", "2 white+", "3 white"]),
        ("１０＝", vec!["1 white", "2 black", "3 ="]),
        // halves
        ("1/2", vec!["1 ="]),
        ("1/21/20", vec!["1 =", "2 =", "3 black"]),
        ("１／２＝", vec!["1 =", "2 ="]),
        ("1、2=", vec!["1 =", "2 ="]),
        ("½1", vec!["1 =", "2 white"]),
        ("½-½1", vec!["1 =", "2 white"]),
        ("1/2-1/21", vec!["1 =", "2 white"]),
        ("1/2:1/21", vec!["1 =", "2 white"]),
        ("1/2--", vec!["1 =", "2 black+"]),
        ("0.51", vec!["1 =", "2 white"]),
        ("0,5-0,51", vec!["1 =", "2 white"]),
        (".51", vec!["1 =", "2 white"]),
        ("0-1/21", vec!["1 0-½", "2 white"]),
        ("0-1/2--", vec!["1 0-½", "2 black+"]),
        ("½-01", vec!["1 ½-0", "2 white"]),
        // a result of the next board that begins with a stroke
        ("1/2-0\n", vec!["1 white", "2 2-0"]),
        ("0-1/2-0\n=", vec!["1 black", "2 2-0", "3 ="]),
        ("1/1-1\n", vec!["1 white", "2 1-1"]),
        ("1…/2-0\n", vec!["1 white", "2 2-0"]),
        ("1…/2\n", vec!["1 white", "2 2"]),
        ("0-1…/2-0\n", vec!["1 black", "2 2-0"]),
        ("0….51", vec!["1 black", "2 =", "3 white"]),
        // what is begun is waited for, and a line between goes with the number before it
        ("1/…2=", vec!["1 =", "2 ="]),
        ("1…-0=", vec!["1 white", "2 ="]),
        // Enter and a blank end a result, and move nothing
        (
            "1\n0-2\n2:0\n=\n",
            vec!["1 white", "2 black", "3 white", "4 ="],
        ),
        ("1\n\n1", vec!["1 white", "3 white"]),
        ("w\nb\n1", vec!["1 white", "2 black", "3 white"]),
        ("1-\n1", vec!["1 white", "2 white"]),
        ("1\n/2-0 1-1\n", vec!["1 white", "2 2-0 1-1"]),
        ("1 /2-0\n\n1", vec!["1 white", "2 2-0", "3 white"]),
        // taken back, where the mark has gone on already
        ("1⌫0", vec!["1 none", "1 black"]),
        ("11/⌫⌫0", vec!["1 white", "2 none", "2 black"]),
        ("/½-0\n1", vec!["1 ½-0", "2 white"]),
        ("1/b\n", vec!["1 white", "2 b"]),
        ("g4\n1", vec!["4 white"]),
        ("x1", vec!["1 white"]),
        ("+1", vec!["1 white"]),
    ] {
        assert_eq!(typed(Color::White, keys), want, "{keys}");
    }
}

#[test]
fn who_is_not_there() {
    let mut list = list(Color::Black);
    let late = |column, change| Step::Late {
        row: 0,
        column,
        change,
    };
    for (key, late_before, want) in [
        ('l', None, late(0, Change::Missing)),
        ('左', Some(Late::Missing), late(0, Change::Came)),
        ('ｌ', Some(Late::Came(7)), late(0, Change::Forgotten)),
        ('п', None, late(1, Change::Missing)),
    ] {
        list.rows[0].late = [late_before, None];
        assert_eq!(list.press(Key::Char(key)), want, "{key}");
    }
    list.press(Key::Char('t'));
    list.press(Key::Char('５'));
    assert_eq!(list.press(Key::Enter), Step::Began { minutes: 5 });
}

/// A result that was typed in full and refused stays on the line: what is typed next is about it, and no key.
#[test]
fn a_refused_result_stays_on_the_line() {
    for (keys, want) in [("⌫0\n", "9-0"), ("/2-0\n", "2-0"), ("、1-1\n", "1-1")] {
        let mut list = list(Color::White);
        "/9-9\n"
            .chars()
            .for_each(|letter| drop(list.press(key(letter))));
        list.failed(0, "no".to_owned());
        assert_eq!(list.prompt, Some(Prompt::Result("9-9".to_owned())));
        let steps = keys.chars().map(|letter| list.press(key(letter)));
        let entered = Step::Enter {
            row: 0,
            result: want.to_owned(),
        };
        assert_eq!(steps.last(), Some(entered), "{keys}");
        let rows = list.rows.clone();
        list.entered(rows, (0, want), Vec::new(), Vec::new());
        assert_eq!((list.at, list.prompt), (1, None));
    }
}

/// Another desk changes a game: the mark stays on its game, and what is keyed next is about what was seen.
#[test]
fn what_another_desk_has_changed() {
    let mut list = list(Color::White);
    list.press(Key::Down);
    let mut rows = list.rows.clone();
    rows[4].is_open = false;
    rows.remove(0);
    assert_eq!(list.refresh(rows.clone()), News::None);
    assert_eq!((list.at, &*list.rows[list.at].place), (0, "1.2"));
    rows[0].sheets = [true, true];
    assert_eq!(list.refresh(rows.clone()), News::None);
    rows[0].result = "2:0".to_owned();
    assert_eq!(list.refresh(rows.clone()), News::Here);
    assert_eq!(list.told.elsewhere, Some(0));
    // an adjourned game has no result before and behind
    rows[0].word = "adjourned";
    assert_eq!(list.refresh(rows.clone()), News::Here);
    // the game that was keyed is gone
    rows.remove(0);
    assert_eq!(list.refresh(rows), News::Here);
    // a stroke behind a number is about the game before only as long as that is there
    list.press(Key::Char('1'));
    let rows = list.rows[1..].to_vec();
    list.refresh(rows);
    assert_eq!(list.press(Key::Char('-')), Step::Nothing);
    assert_eq!(list.told.said, Said::Absent { column: 0 });
    assert_eq!(list.told.about, Some(list.at));
}

/// What another desk does to games: the result of one of them.
type Elsewhere = fn(&mut Vec<Row>);

/// A result is keyed for the first game, then another desk changes something: what the screen tells of it, on which game,
/// and what the next keys enter.
#[test]
fn what_is_told_of_a_game_goes_with_it() {
    let won = |rows: &mut Vec<Row>| rows[0].word = "black";
    let waits = |rows: &mut Vec<Row>| rows[1].word = "black";
    let far = |rows: &mut Vec<Row>| rows[4].word = "black";
    let both = |rows: &mut Vec<Row>| {
        rows[0].word = "black";
        rows[1].word = "=";
    };
    let before = |rows: &mut Vec<Row>| rows.insert(0, list(Color::White).rows.remove(4));
    let cases: [(&str, Elsewhere, bool, Option<usize>, &str); 5] = [
        // the key would go on with a result that stands no longer
        ("its own", won, false, Some(0), "2 ="),
        ("the next", waits, true, Some(1), "2 ="),
        ("both", both, false, Some(1), "2 ="),
        ("another one", far, true, None, "1 ="),
        ("the order", before, true, None, "2 ="),
    ];
    for (name, change, is_told, elsewhere, entered) in cases {
        let mut list = list(Color::White);
        let Step::Enter { row, result } = list.press(key('1')) else {
            panic!("nothing entered");
        };
        let mut rows = list.rows.clone();
        rows[row].word = "white";
        list.entered(rows.clone(), (row, &result), Vec::new(), Vec::new());
        change(&mut rows);
        let news = list.refresh(rows.clone());
        assert_eq!(news == News::Here, elsewhere.is_some(), "{name}");
        assert_eq!(list.told.said != Said::Nothing, is_told, "{name}");
        assert_eq!(list.told.elsewhere, elsewhere, "{name}");
        // it is told until the next key, whatever else is changed meanwhile
        assert_eq!(list.refresh(rows), News::None, "{name}");
        assert_eq!(list.told.elsewhere, elsewhere, "{name}");
        let steps = "/2".chars().map(|letter| list.press(key(letter)));
        let step = steps.last().unwrap();
        let step = match step {
            Step::Nothing => list.press(Key::Enter),
            step => step,
        };
        let (Step::Enter { row, .. } | Step::Correct { row, .. }) = step else {
            panic!("{name}: {step:?}");
        };
        assert_eq!(format!("{} =", row + 1), entered, "{name}");
    }
}

/// The game that the mark goes on to was changed while the own result was being stored.
#[test]
fn what_changed_during_the_own_key() {
    let mut list = list(Color::White);
    list.press(key('1'));
    let mut rows = list.rows.clone();
    (rows[0].word, rows[1].word) = ("white", "black");
    list.entered(rows, (0, "white"), Vec::new(), Vec::new());
    assert_eq!(
        (list.at, list.told.about, list.told.elsewhere),
        (1, Some(0), Some(1))
    );
    assert!(matches!(list.told.said, Said::Won { .. }));
    list.press(Key::Down);
    assert_eq!((list.told.about, list.told.elsewhere), (None, None));
}

#[test]
fn the_left_player_is_black_where_black_begins() {
    assert_eq!(
        typed(Color::Black, "10=w"),
        ["1 black", "2 white", "3 =", "4 white"]
    );
    assert_eq!(typed(Color::Black, "2-0"), ["1 black"]);
}

/// The game that is marked is the one that the keys go to.
#[test]
fn the_mark_is_where_the_keys_go() {
    for (keys, marked, line) in [
        ("1", 1, None),
        ("1/", 0, None),
        ("1…/", 1, Some("")),
        ("1/2", 1, None),
        ("1/2-", 0, None),
        ("1/2-0", 1, Some("2-0")),
        ("1/2-1", 0, None),
        ("1-", 0, None),
        ("1-3", 0, Some("1-3")),
    ] {
        let mut list = list(Color::White);
        for letter in keys.chars() {
            let step = press(&mut list, letter);
            if let Step::Enter { row, result } | Step::Correct { row, result } = step {
                let rows = list.rows.clone();
                list.entered(rows, (row, &result), Vec::new(), Vec::new());
            }
        }
        let line = line.map(|line| Prompt::Result(line.to_owned()));
        assert_eq!((list.marked(), &list.prompt), (marked, &line), "{keys}");
    }
}
