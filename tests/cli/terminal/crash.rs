//! Killed at any moment, the desk has kept everything that it had shown.

use std::path::Path;
use std::time::Duration;

use huff::draughts::Variant;
use huff::entry::{Draft, Key, Session};
use huff::tournament::Lot;

use super::Screen;
use crate::cli::event::Desk;
use crate::common::figure;
use crate::entry::spelling;

const BOARDS: u64 = 12;

/// What is typed, in bytes and pauses, until the program is killed.
fn type_until_killed(mut screen: Screen, keys: &str, lot: &mut Lot) -> String {
    let mut rest = keys;
    while !rest.is_empty() {
        let count = (1 + lot.below(12) as usize).min(rest.len());
        let (now, later) = rest.split_at(count);
        screen.send(now);
        rest = later;
        std::thread::sleep(Duration::from_millis(lot.below(12)));
        if lot.below(12) == 0 {
            break;
        }
    }
    std::thread::sleep(Duration::from_millis(lot.below(40)));
    screen.kill()
}

/// Keys for legal moves that go on from a sheet.
fn further_moves(draft: &Draft, lot: &mut Lot) -> String {
    let mut session = Session::new(vec![draft.clone()], 0);
    let mut keys = String::new();
    for _ in 0..40 {
        let moves = &session.legal().moves;
        if moves.is_empty() {
            break;
        }
        let text = moves[lot.below(moves.len() as u64) as usize].text.clone();
        session.type_word(&text);
        keys += &spelling(&text);
        // whoever ends each half-move with Enter loses nothing
        keys += "\r";
    }
    let _ = session.press(Key::Escape);
    keys
}

/// The half-moves on the screen: the number of their row, their column, their text.
fn shown_moves(screen: &str) -> Vec<(usize, usize, String)> {
    let mut moves = Vec::new();
    for line in screen.lines().skip(2).take(16) {
        let right: String = line.chars().skip(31).collect();
        let Ok(number) = right.chars().take(4).collect::<String>().trim().parse() else {
            continue;
        };
        for column in 0..2 {
            let cell: String = right.chars().skip(4 + 22 * column).take(15).collect();
            let text = cell
                .trim()
                .trim_start_matches(['!', '?', '~', '#', '_'])
                .to_owned();
            if text.contains(['-', ':']) {
                moves.push((number, column, text));
            }
        }
    }
    moves
}

/// Everything that was shown is in the sheet that was kept; how many half-moves were shown.
fn check(screen: &str, kept: &Draft) -> usize {
    let shown = shown_moves(screen);
    for (number, column, text) in &shown {
        let index = (number - 1) * 2 + column;
        let entry = kept.entries.get(index).map(|entry| entry.text.as_str());
        assert_eq!(
            entry,
            Some(text.as_str()),
            "half-move {index} was shown:\n{screen}\nkept: {}",
            kept.text()
        );
    }
    shown.len()
}

fn kept_in_event(desk: &Desk, board: u64) -> Draft {
    let connection = rusqlite::Connection::open(desk.path("a.huff")).unwrap();
    let sql = "SELECT sheet.text FROM sheet JOIN game ON game.id = sheet.game JOIN pairing ON pairing.id = game.pairing \
               WHERE pairing.board = ?1 AND sheet.copy = 'white'";
    let text: Option<String> = connection
        .query_row(sql, [board as i64], |row| row.get(0))
        .ok();
    text.map_or_else(
        || Draft::new(Variant::Russian),
        |text| Draft::read(&text, Variant::Russian).unwrap(),
    )
}

/// All results that a board has had: a later one may be stored that was not shown any more.
fn stored_results(desk: &Desk, board: i64) -> Vec<&'static str> {
    let connection = rusqlite::Connection::open(desk.path("a.huff")).unwrap();
    let sql = "SELECT change.after ->> 'result' FROM change JOIN seat ON seat.id = change.row \
               JOIN game ON game.id = seat.game JOIN pairing ON pairing.id = game.pairing \
               WHERE change.kind = 'seat' AND seat.number = 1 AND pairing.board = ?1";
    let mut statement = connection.prepare(sql).unwrap();
    let words = statement.query_map([board], |row| row.get(0)).unwrap();
    words
        .filter_map(|word| {
            let word: Option<String> = word.unwrap();
            Some(match word?.as_str() {
                "win" => "2:0",
                "loss" => "0:2",
                "draw" => "1:1",
                "forfeit-win" => "+:-",
                other => panic!("{other}"),
            })
        })
        // "1-1" is shown as a win on its way, and is one entry
        .flat_map(|word| [Some(word), (word == "1:1").then_some("2:0")])
        .flatten()
        .collect()
}

fn kept_beside(file: &Path) -> Draft {
    let lines = std::fs::read_to_string(file).unwrap_or_default();
    let text: Option<String> = lines
        .lines()
        .rev()
        .find_map(|line| serde_json::from_str(line).ok());
    text.map_or_else(
        || Draft::new(Variant::Russian),
        |text| Draft::read(&text, Variant::Russian).unwrap(),
    )
}

#[test]
fn nothing_shown_is_missing_after_a_kill() {
    let kills = if Desk::is_long() { 200 } else { 9 };
    let desk = Desk::new(
        2 * BOARDS as usize,
        &["--variant", "russian", "--rounds", "3"],
    );
    desk.fine(&["pair"]);
    let mut lot = Lot::from_seed(9);
    let (mut half_moves, mut results) = (0, 0);
    for kill in 0..kills {
        match kill % 3 {
            0 => {
                let board = 1 + lot.below(BOARDS);
                let keys = further_moves(&kept_in_event(&desk, board), &mut lot);
                let words = ["enter", &format!("1.{board}"), "--copy", "white"];
                let screen = Screen::start(desk.folder(), &words);
                screen.wait_for("F1");
                let seen = type_until_killed(screen, &keys, &mut lot);
                half_moves += check(&seen, &kept_in_event(&desk, board));
            }
            1 => {
                let file = format!("{}.pdn", lot.below(8));
                let draft = desk.path(&format!("{file}.draft"));
                let keys = further_moves(&kept_beside(&draft), &mut lot);
                let words = ["enter", &file, "--variant", "russian"];
                let mut screen = Screen::start(desk.folder(), &words);
                if draft.exists() {
                    screen.wait_for("draft with");
                    screen.send("\r");
                }
                screen.wait_for("F1");
                let seen = type_until_killed(screen, &keys, &mut lot);
                half_moves += check(&seen, &kept_beside(&draft));
            }
            _ => {
                let keys: String = (0..BOARDS)
                    .map(|_| ["1", "0", "=", "++", "2-0", "1-1"][lot.below(6) as usize])
                    .collect();
                let mut screen = Screen::start(desk.folder(), &["results"]);
                screen.wait_for(&format!("of {BOARDS}"));
                screen.send("\x1b[H");
                let seen = type_until_killed(screen, &keys, &mut lot);
                for line in seen.lines().skip(2) {
                    let words: Vec<&str> = line.split_whitespace().collect();
                    let points = words
                        .iter()
                        .find(|word| word.contains(':') && word.len() == 3 && !word.ends_with(':'));
                    let board = words.iter().find_map(|word| word.parse::<i64>().ok());
                    if let (Some(points), Some(board)) = (points, board) {
                        let stored = stored_results(&desk, board);
                        assert!(
                            stored.iter().any(|word| word == points),
                            "{stored:?}:\n{seen}"
                        );
                        results += 1;
                    }
                }
            }
        }
        desk.fine(&["verify"]);
    }
    figure(&format!(
        "the desk killed {kills} times: {half_moves} half-moves and {results} results were shown, none is missing"
    ));
    assert!(half_moves > 0 && results > 0);
}
