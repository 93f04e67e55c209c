//! `huff enter` of star halma in a terminal.

use std::path::Path;
use std::time::Duration;

use huff::entry::StarSession;
use huff::notation::star::{Record, records};
use huff::tournament::Lot;

use super::Screen;
use crate::cli::event::Desk;
use crate::common::figure;
use crate::entry::star::{course, course_of, games, type_turn};

/// The settings of a sheet as `--variant` names them.
fn variant(sheet: &Record) -> String {
    let tag = |name| sheet.tag(name).unwrap();
    format!("star:{};{}", tag("Seats"), tag("Rules").replace(' ', ""))
}

fn record_in(path: &Path) -> Record {
    records(&std::fs::read_to_string(path).unwrap()).remove(0)
}

/// Games of two to six seats typed as one types who looks on: the files that come of them are the games.
#[test]
fn star_games_through_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let (mut keys, mut turns, mut over) = (0, 0, 0);
    for (number, (sheet, game)) in games(21, 5).into_iter().enumerate() {
        // the typist sees when a turn is entered; the same session tells when
        let mut session = StarSession::new(sheet.clone());
        let typed: String = game
            .iter()
            .map(|text| type_turn(&mut session, text))
            .collect();
        let file = format!("{number}.pdn");
        let words = ["enter", &file, "--variant", &variant(&sheet)];
        let mut screen = Screen::start(folder.path(), &words);
        screen.wait_for("F1");
        screen.send(&typed);
        screen.send("\x11");
        assert_eq!(screen.end(), 0);
        let entered = record_in(&folder.path().join(&file));
        assert_eq!(course(&entered), course_of(&game), "{typed}");
        assert_eq!(entered.tag("Seats"), sheet.tag("Seats"));
        over += usize::from(session.judgement().game.is_over());
        keys += typed.len();
        turns += game.len();
    }
    figure(&format!(
        "5 games of star halma through a terminal, {over} of them to their end: {turns} turns, {:.2} keys each, all equal to what was typed",
        keys as f64 / turns as f64
    ));
    assert!(over > 1 && keys * 10 <= turns * 50);
}

/// A step at the desk: keys, and what is seen behind them.
type Step = (&'static str, &'static str);

/// Steps, and the turns that come of them.
const CASES: [(&str, &str, &[Step], &str); 7] = [
    (
        "a turn that is not legal is told, and entered as it is written",
        "star:2",
        &[
            ("c5e5", "1. seat 4 to move"),
            ("o11m11", "2. seat 1 to move"),
            ("d5g", "no legal move begins with d5g"),
            ("5", "D5-G5: illegal-move"),
            ("o12m12", "> d5g5 o12m12"),
            ("!", "!D5-G5"),
        ],
        "1. C5-E5 O11-M11\n2. D5-G5 O12-M12",
    ),
    (
        "where a piece can go is shown, and Tab offers it",
        "star:3;jump=eq",
        &[
            ("c5", "C5 can go to E5 E7"),
            ("\t", "> C5-E5"),
            ("\x1b[B\r", "1. seat 3 to move"),
        ],
        "1. C5-E7",
    ),
    (
        "an early turn is changed, the rest is kept and marked",
        "star:2",
        &[
            ("c5e5o11m11d5e6n10m10", "3. seat 1 to move"),
            ("\x1b[Hc6e6", "from round 2, seat 1 on, the rest"),
            ("\x1b[F", "!D5-E6"),
            ("/go 1\rc5e5", "1. seat 4 to move"),
            ("\x1b[F", "3. seat 1 to move"),
        ],
        "1. C5-E5 O11-M11\n2. D5-E6 N10-M10",
    ),
    (
        "a chain hole by hole, in full-width signs",
        "star:2",
        &[
            ("Ｃ５－Ｅ５ ", "1. seat 4 to move"),
            ("О11М11", "2. seat 1 to move"),
            ("a5c5", "A5-C5"),
            ("e7", "A5-C5-E7"),
        ],
        "1. C5-E5 O11-M11\n2. A5-C5-E7",
    ),
    (
        "taken off, undone, a note and the places",
        "star:6",
        &[
            ("c5e5", "1. seat 2 to move"),
            ("\r\x7f", "1. seat 1 to move"),
            ("\x1a", "1. seat 2 to move"),
            ("\x1bOQslow\r", "slow"),
            ("\x1b[19~1:1 2:2 3:3 4:4 5:5 6:6\r", "places on the sheet"),
        ],
        "1. C5-E5 {slow}",
    ),
    (
        "a missing turn is put in, those behind move on",
        "star:2",
        &[
            ("c5e5c6e6", "C6-E6: out-of-turn"),
            ("\x1b\x1b", "1. seat 4 to move"),
            ("o11m11c6e6", "2. seat 4 to move"),
            ("\x1b[D\x1b[2~", "INSERT"),
            ("d8e8o13m13", "3. seat 1 to move"),
        ],
        "1. C5-E5 O11-M11\n2. D8-E8 O13-M13\n3. C6-E6",
    ),
    (
        "the keys are explained",
        "star:5",
        &[("?", "any key: back"), (" ", "1. seat 1 to move")],
        "*",
    ),
];

#[test]
fn star_keys_and_the_files_that_come_of_them() {
    let folder = tempfile::tempdir().unwrap();
    for (number, (name, variant, steps, want)) in CASES.into_iter().enumerate() {
        let file = format!("{number}.pdn");
        let words = ["enter", &file, "--variant", variant];
        let mut screen = Screen::start(folder.path(), &words);
        screen.wait_for("F1");
        for (keys, seen) in steps {
            screen.send(keys);
            screen.wait_named(&format!("{name}: {keys}: {seen}"), |text| {
                text.contains(seen)
            });
        }
        screen.send("\x11");
        assert_eq!(screen.end(), 0, "{name}");
        let text = std::fs::read_to_string(folder.path().join(&file));
        let text = text.unwrap_or("*".to_owned());
        let turns: Vec<&str> = text.lines().filter(|line| !line.starts_with('[')).collect();
        assert_eq!(turns.join("\n").trim(), want, "{name}");
    }
}

#[test]
fn what_is_typed_of_a_turn_is_there_again() {
    let folder = tempfile::tempdir().unwrap();
    let words = ["enter", "g.pdn", "--variant", "star:2"];
    let mut screen = Screen::start(folder.path(), &words);
    screen.wait_for("F1");
    screen.send("c5e5o11m11d5");
    screen.wait_for("> d5");
    screen.kill();
    assert!(!folder.path().join("g.pdn").exists());
    let mut screen = Screen::start(folder.path(), &words);
    screen.wait_for("draft with 2 turns");
    screen.send("\r");
    screen.wait_for("> d5");
    screen.send("e6");
    screen.wait_for("2. seat 4 to move");
    // one that is not entered is said when one leaves
    screen.send("n10\x11");
    assert_eq!(screen.end(), 1);
    let text = std::fs::read_to_string(folder.path().join("g.pdn")).unwrap();
    assert!(text.contains("1. C5-E5 O11-M11\n2. D5-E6\n"), "{text}");
}

fn desk() -> Desk {
    let words = ["--variant", "star", "--stages", "3"];
    let desk = Desk::new(6, &words);
    desk.fine(&["pair"]);
    desk
}

/// The other desk has changed the sheet: what is typed here goes into a file of its own.
#[test]
fn two_desks_at_one_star_sheet() {
    let desk = desk();
    let words = ["enter", "1.1", "--copy", "1"];
    let mut one = Screen::start(desk.folder(), &words);
    let mut other = Screen::start(desk.folder(), &words);
    one.wait_for("copy of seat 1");
    other.wait_for("copy of seat 1");
    one.send("c5e5");
    one.wait_for("saved");
    other.send("c6e6");
    other.wait_for("NOT SAVED");
    other.send("\x11");
    assert_eq!(other.end(), 1);
    one.send("\x11");
    assert_eq!(one.end(), 0);
    let aside = desk.path("a.huff.1.1-1-1.pdn");
    assert!(std::fs::read_to_string(aside).unwrap().contains("C6-E6"));
    desk.fine(&["verify"]);
    desk.fine(&["undo"]);
}

/// The turns on the screen: round, column, first and last hole.
fn shown_turns(screen: &str, seats: usize) -> Vec<(u32, usize, String)> {
    let width = 42 / seats;
    let mut turns = Vec::new();
    for line in screen.lines().skip(2).take(18) {
        let right: Vec<char> = line.chars().skip(34).collect();
        let number: String = right.iter().take(4).collect();
        let Ok(round) = number.trim().parse() else {
            continue;
        };
        for column in 0..seats {
            let cell = right.iter().skip(4 + width * column).take(width);
            let text = cell.collect::<String>();
            let text = text.trim().trim_start_matches(['!', '?', '~', '_']);
            if text.contains('-') {
                turns.push((round, column, text.to_owned()));
            }
        }
    }
    turns
}

/// Everything that was shown is in the sheet that was kept; how many turns were shown.
fn check(screen: &str, kept: &Record) -> usize {
    let session = StarSession::new(kept.clone());
    let seats = session.judgement().seats;
    let shown = shown_turns(screen, seats.count());
    let ends = course(kept);
    for (round, column, text) in &shown {
        let cell = (*round, seats.camp(*column));
        let index = (0..ends.len()).find(|index| session.cell(*index) == cell);
        let want = index.map(|index| ends[index].clone());
        let seen = course_of(std::slice::from_ref(text)).pop();
        assert_eq!(seen, want, "round {round} was shown:\n{screen}\n{ends:?}");
    }
    shown.len()
}

/// The last line of a draft.
fn kept_beside(file: &Path) -> Option<Record> {
    let lines = std::fs::read_to_string(file).ok()?;
    let text: String = lines
        .lines()
        .rev()
        .find_map(|line| serde_json::from_str(line).ok())?;
    records(&text).pop()
}

fn kept_in_event(desk: &Desk) -> Option<Record> {
    let connection = rusqlite::Connection::open(desk.path("a.huff")).unwrap();
    let sql = "SELECT text FROM sheet WHERE copy = '1'";
    let text: String = connection.query_row(sql, [], |row| row.get(0)).ok()?;
    records(&text).pop()
}

/// Keys for legal turns that go on from a sheet.
fn further(record: &Record, lot: &mut Lot) -> String {
    let mut session = StarSession::new(record.clone());
    let mut keys = String::new();
    for _ in 0..12 {
        let moves = session.position().moves();
        let Some(one) = moves.get(lot.below(moves.len().max(1) as u64) as usize) else {
            break;
        };
        session.type_word(&format!("{}{}", one.from, one.to));
        keys += &format!("{}{}", one.from, one.to);
    }
    keys
}

#[test]
fn nothing_shown_of_star_halma_is_missing_after_a_kill() {
    let kills = if Desk::is_long() { 20 } else { 6 };
    let desk = desk();
    let mut lot = Lot::from_seed(22);
    let mut turns = 0;
    for kill in 0..kills {
        let is_event = kill % 2 == 0;
        let draft = desk.path("k.pdn.draft");
        let kept = || match is_event {
            true => kept_in_event(&desk),
            false => kept_beside(&draft),
        };
        let (words, blank): (&[&str], _) = match is_event {
            true => (&["enter", "1.1", "--copy", "1"], "[Seats \"1,3,5\"]\n\n*"),
            false => (
                &["enter", "k.pdn", "--variant", "star:4;jump=eq"],
                "[Seats \"1,2,4,5\"]\n[Rules \"jump=eq\"]\n\n*",
            ),
        };
        let before = kept().unwrap_or_else(|| records(blank).remove(0));
        let keys = further(&before, &mut lot);
        let mut screen = Screen::start(desk.folder(), words);
        if !is_event && draft.exists() {
            screen.wait_for("draft with");
            screen.send("\r");
        }
        screen.wait_for("F1");
        // what was typed of a turn when it was killed last
        screen.send("\x1b");
        std::thread::sleep(Duration::from_millis(60));
        let mut rest = keys.as_str();
        while !rest.is_empty() {
            let count = (1 + lot.below(10) as usize).min(rest.len());
            let (now, later) = rest.split_at(count);
            screen.send(now);
            rest = later;
            std::thread::sleep(Duration::from_millis(lot.below(20)));
            if lot.below(12) == 0 {
                break;
            }
        }
        std::thread::sleep(Duration::from_millis(lot.below(60)));
        let seen = screen.kill();
        let after = kept().unwrap_or(before);
        turns += check(&seen, &after);
        desk.fine(&["verify"]);
    }
    figure(&format!(
        "the desk of star halma killed {kills} times: {turns} turns were shown, none is missing"
    ));
    assert!(turns > 0);
}
