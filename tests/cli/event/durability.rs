//! What was acknowledged stays, whatever happens.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use huff::tournament::Lot;

use super::Desk;
use crate::common::figure;

fn spawn(desk: &Desk, words: &[&str]) -> std::process::Child {
    Command::new(env!("CARGO_BIN_EXE_huff"))
        .args(words)
        .current_dir(desk.folder())
        .env_remove("HUFF_EVENT")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Kills the program at a random moment; whether it had answered before.
fn killed(desk: &Desk, words: &[&str], usual: Duration, lot: &mut Lot) -> bool {
    let mut child = spawn(desk, words);
    std::thread::sleep(usual * (100 + lot.below(1200) as u32) / 1000);
    let _ = child.kill();
    child.wait().unwrap().success()
}

#[test]
fn a_killed_program_loses_nothing_that_was_acknowledged() {
    let kills = if Desk::is_long() { 500 } else { 20 };
    let desk = Desk::new(24, &["--rounds", "11"]);
    desk.fine(&["pair"]);
    // A killed command is killed at some moment of the time it usually takes.
    let start = Instant::now();
    for _ in 0..5 {
        spawn(&desk, &["result", "1", "="]).wait().unwrap();
    }
    let usual = start.elapsed() / 5;
    desk.fine(&["undo"]);
    let mut lot = Lot::from_seed(2026);
    let (mut acknowledged, mut pairings) = (0, 0);
    let mut last: std::collections::BTreeMap<String, &str> = std::collections::BTreeMap::new();
    for kill in 0..kills {
        if kill % 3 == 2 {
            let rounds = || {
                desk.json(&["status"])["sections"][0]["round"]
                    .as_u64()
                    .unwrap()
            };
            let before = rounds();
            let command: &[&str] = if before == 1 {
                &["pair", "--dry-run"]
            } else {
                &["unpair", "--discard-results"]
            };
            let command = if before == 1 && lot.below(2) == 0 {
                &["unpair", "--discard-results"]
            } else {
                command
            };
            let ended = killed(&desk, command, usual, &mut lot);
            let after = rounds();
            assert!(after == before || command[0] == "unpair" && after + 1 == before);
            if ended && command[0] == "unpair" {
                assert_eq!(after + 1, before);
            }
            if after == 0 {
                last.clear();
                // The same round is paired again, by a program that may be killed too.
                while rounds() == 0 {
                    let ended = killed(&desk, &["pair"], usual, &mut lot);
                    assert!(!ended || rounds() == 1);
                    pairings += 1;
                }
            }
        } else {
            let board = (1 + lot.below(12)).to_string();
            let (result, word) =
                [("2-0", "win"), ("0-2", "loss"), ("=", "draw")][lot.below(3) as usize];
            let before = last.get(&board).copied();
            let ended = killed(&desk, &["result", &board, result], usual, &mut lot);
            let shown = desk.json(&["pairings"]);
            let stored =
                shown["boards"][board.parse::<usize>().unwrap() - 1]["games"][0]["white_result"]
                    .as_str();
            if ended {
                acknowledged += 1;
                assert_eq!(stored, Some(word));
            } else {
                assert!(
                    stored == Some(word) || stored == before,
                    "{stored:?} {before:?}"
                );
            }
            if stored == Some(word) {
                last.insert(board, word);
            }
        }
        desk.fine(&["verify"]);
    }
    for (board, word) in last {
        let shown = desk.json(&["pairings"]);
        assert_eq!(
            shown["boards"][board.parse::<usize>().unwrap() - 1]["games"][0]["white_result"],
            word
        );
    }
    figure(&format!(
        "killed {kills} times ({pairings} while pairing), {acknowledged} results acknowledged, all there"
    ));
}

#[test]
fn two_who_write_lose_and_double_nothing() {
    let each = if Desk::is_long() { 1000 } else { 25 };
    let desk = Desk::new(0, &[]);
    let folder = desk.folder().to_owned();
    let writer = |who: &'static str| {
        let folder = folder.clone();
        std::thread::spawn(move || {
            for number in 0..each {
                let run =
                    super::huff_in(&folder, ["player", "add", &format!("{who} {number}")], b"");
                assert_eq!(run.code, 0, "{}", run.seen());
            }
        })
    };
    let (one, other) = (writer("North"), writer("South"));
    one.join().unwrap();
    other.join().unwrap();
    let players = desk.json(&["player", "list"]);
    let names: std::collections::BTreeSet<&str> = players["players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|player| player["name"].as_str().unwrap())
        .collect();
    assert_eq!(
        (names.len(), players["players"].as_array().unwrap().len()),
        (2 * each, 2 * each)
    );
    desk.fine(&["verify"]);
    figure(&format!(
        "two writers, {each} commands each: none lost, none doubled"
    ));
}

#[test]
fn a_full_disk_harms_nothing() {
    let desk = Desk::new(4, &["--rounds", "3"]);
    let before = desk.fine(&["export", "json"]);
    let mut list = String::from("name,club\n");
    for number in 0..3000 {
        list += &format!("Somebody {number},A club with a long name {number}\n");
    }
    desk.write("many.csv", list.as_bytes());
    let blocks = std::fs::metadata(desk.path("a.huff")).unwrap().len() / 512 + 16;
    // The limit of a file's size stands for the end of the disk; without the signal the write fails.
    let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" player import many.csv");
    let output = Command::new("sh")
        .args(["-c", &script, env!("CARGO_BIN_EXE_huff")])
        .current_dir(desk.folder())
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(4), "{said}");
    assert!(said.contains("nothing was changed"), "{said}");
    assert_eq!(desk.fine(&["export", "json"]), before);
    desk.fine(&["verify"]);
    desk.fine(&["player", "import", "many.csv"]);
}

#[test]
fn files_that_cannot_be_written_or_read_are_told() {
    let desk = Desk::new(2, &[]);
    desk.write(
        "other.huff",
        b"not an event at all, only some text in a file",
    );
    assert!(
        desk.refused(4, &["status", "-e", "other.huff"])
            .contains("no event file")
    );
    assert!(desk.refused(2, &["status"]).contains("2 events"));
    assert!(
        desk.refused(4, &["status", "-e", "nothing.huff"])
            .contains("no such event")
    );
    assert!(desk.refused(4, &["new", "a.huff"]).contains("left alone"));
    std::fs::copy(desk.path("a.huff"), desk.path("newer.huff")).unwrap();
    let newer = rusqlite::Connection::open(desk.path("newer.huff")).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    drop(newer);
    assert!(
        desk.refused(4, &["status", "-e", "newer.huff"])
            .contains("newer huff")
    );
    let mut permissions = std::fs::metadata(desk.path("a.huff"))
        .unwrap()
        .permissions();
    permissions.set_readonly(true);
    std::fs::set_permissions(desk.path("a.huff"), permissions).unwrap();
    if std::fs::OpenOptions::new()
        .write(true)
        .open(desk.path("a.huff"))
        .is_ok()
    {
        // To this user no file is closed: the program runs as one to whom it is.
        #[cfg(unix)]
        as_nobody(&desk);
        return;
    }
    desk.fine(&["status", "-e", "a.huff"]);
    assert!(
        desk.refused(4, &["player", "add", "X", "-e", "a.huff"])
            .contains("may not be written")
    );
}

#[cfg(unix)]
fn as_nobody(desk: &Desk) {
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::CommandExt;
    const NOBODY: u32 = 65_534;
    let open = |path: &std::path::Path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    };
    // The folder of the build may be closed to others.
    let program = desk.path("huff-for-all");
    std::fs::copy(env!("CARGO_BIN_EXE_huff"), &program).unwrap();
    open(&program, 0o755);
    let run = |words: &[&str]| {
        Command::new(&program)
            .args(words)
            .args(["-e", "a.huff"])
            .current_dir(desk.folder())
            .env("LC_ALL", "C")
            .uid(NOBODY)
            .gid(NOBODY)
            .output()
            .unwrap()
    };
    let before = std::fs::read(desk.path("a.huff")).unwrap();
    // A file that may be read only, then a folder that nothing may be written in.
    for (file, folder) in [(0o444, 0o777), (0o666, 0o755)] {
        open(&desk.path("a.huff"), file);
        open(desk.folder(), folder);
        let status = run(&["status"]);
        let said = String::from_utf8_lossy(&status.stderr);
        assert_eq!(status.status.code(), Some(0), "{file:o} {folder:o}: {said}");
        let add = run(&["player", "add", "X"]);
        let said = String::from_utf8_lossy(&add.stderr);
        assert_eq!(add.status.code(), Some(4), "{file:o} {folder:o}: {said}");
        assert!(
            said.contains("may not be written"),
            "{file:o} {folder:o}: {said}"
        );
        assert_eq!(std::fs::read(desk.path("a.huff")).unwrap(), before);
    }
    figure("read-only file and folder: refused in a clear sentence, nothing changed");
}
