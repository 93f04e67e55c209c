//! Files that are none, names that nothing is written to: a sentence, and nothing lost.

use std::os::unix::fs::FileTypeExt;
use std::path::Path;

use super::event::Desk;
use super::{Run, huff_in, huff_speaking};
use crate::common::figure;

/// Commands that read a file `X`, and whether it has to be text.
const READERS: [(&str, bool); 21] = [
    ("check X", true),
    ("convert X -", true),
    ("convert X - --from json", true),
    ("compare X X", true),
    ("compare X X --merged m.pdn", true),
    ("board X", true),
    ("player import X", true),
    ("import csv X", true),
    ("import pdn X", true),
    ("import trf X", true),
    ("import json X", true),
    ("game add 1.1 X --copy white", true),
    ("game attach 1.1 X", false),
    ("result --csv X", true),
    ("draw --table X", true),
    ("pair --trf X", true),
    ("equipment check X", true),
    ("print sheets X", true),
    ("print sheets --blank 1 --template X", true),
    ("print template-check X", true),
    ("enter X --variant russian", true),
];

fn paired() -> Desk {
    let desk = Desk::new(4, &[]);
    desk.fine(&["pair"]);
    desk
}

fn said(desk: &Desk, command: &str, file: &str) -> Run {
    let words = command
        .split(' ')
        .map(|word| if word == "X" { file } else { word });
    let run = desk.run(&words.collect::<Vec<_>>());
    assert!(
        !run.stderr.contains("panicked"),
        "{command}: {}",
        run.seen()
    );
    run
}

#[test]
fn what_may_never_end_is_not_read() {
    let desk = paired();
    std::fs::create_dir(desk.path("folder")).unwrap();
    let large = std::fs::File::create(desk.path("large.csv")).unwrap();
    large.set_len(20 << 30).unwrap();
    let before = desk.fine(&["export", "json"]);
    let cases = [
        ("/dev/zero", 4, "it is a device"),
        ("/dev/full", 4, "it is a device"),
        ("folder", 4, "it is a folder"),
        ("large.csv", 3, "larger than"),
    ];
    for (command, _) in READERS {
        for (file, code, told) in cases {
            let is_judged = file == "folder" && command.starts_with("check");
            let is_typed = file == "large.csv" && command.starts_with("enter");
            if is_judged || is_typed {
                continue;
            }
            let run = said(&desk, command, file);
            let text = format!("{}{}", run.stdout, run.stderr);
            assert!(
                run.code == code && text.contains(told),
                "{command} {file}: {}",
                run.seen()
            );
        }
    }
    assert_eq!(desk.fine(&["export", "json"]), before);
    assert!(!desk.path("m.pdn").exists());
}

#[test]
fn what_is_no_text_gets_no_verdict() {
    let desk = paired();
    let mut state = 7_u32;
    let noise: Vec<u8> = (0..5000)
        .map(|_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        })
        .collect();
    desk.write("noise.pdn", &noise);
    desk.write("short.pdn", &noise[..80]);
    let picture = [b"\x89PNG\r\n\x1a\n".as_slice(), &[b' '; 500]].concat();
    desk.write("picture.csv", &picture);
    for (command, is_of_text) in READERS {
        for file in ["noise.pdn", "short.pdn", "picture.csv"] {
            let run = said(&desk, command, file);
            let text = format!("{}{}", run.stdout, run.stderr);
            let is_refused = run.code == 3 && text.contains("it is no text");
            assert_eq!(is_refused, is_of_text, "{command} {file}: {}", run.seen());
        }
    }
    let json = desk.run(&["check", "--json", "noise.pdn"]).stdout;
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["files"][0]["problem"]["code"], "not-text");
}

/// What the shell makes of `<(command)` and of a pipe is read as any file.
#[test]
fn pipes_are_read() {
    let desk = paired();
    let game = b"[GameType \"25\"]\n1. c3-d4 d6-c5 *\n";
    let list = b"name;rating\nNew Player;1500\n";
    let cases: [(&[&str], &[u8], &str); 6] = [
        (
            &["check", "/dev/stdin"],
            game,
            "1 record in 1 file: 1 clean",
        ),
        (&["check", "-"], game, "1 record in 1 file: 1 clean"),
        (&["convert", "/dev/stdin", "-"], game, "1. c3-d4 d6-c5"),
        (
            &["board", "/dev/stdin", "--ply", "1"],
            game,
            "Black to move",
        ),
        (&["player", "import", "/dev/stdin", "--dry-run"], list, "1"),
        (
            &["game", "add", "1.1", "/dev/stdin", "--copy", "white"],
            b"[GameType \"20\"]\n1. 32-28 19-23 *\n",
            "1.1",
        ),
    ];
    for (words, input, told) in cases {
        let run = huff_in(desk.folder(), words, input);
        assert!(
            run.code == 0 && run.stdout.contains(told),
            "{words:?}: {}",
            run.seen()
        );
    }
    let pipe = desk.path("pipe.pdn");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    if !made.is_ok_and(|status| status.success()) {
        return figure("pipes_are_read: skipped: no mkfifo");
    }
    let writer = std::thread::spawn({
        let pipe = pipe.clone();
        move || std::fs::write(pipe, game)
    });
    let run = desk.run(&["convert", "pipe.pdn", "out.csv"]);
    assert_eq!(run.code, 0, "{}", run.seen());
    writer.join().unwrap().unwrap();
    // a game cannot be entered into a pipe
    let said = desk.refused(4, &["enter", "pipe.pdn", "--variant", "russian"]);
    assert!(said.contains("it is a device"), "{said}");
    assert!(pipe.metadata().unwrap().file_type().is_fifo());
}

#[test]
fn a_game_is_entered_only_into_what_can_be_written() {
    let desk = Desk::new(0, &[]);
    desk.write("game.txt", b"[GameType \"25\"]\n1. c3-d4 d6-c5 *\n");
    desk.write("GAME.PDN", b"[GameType \"25\"]\n1. c3-d4 d6-c5 *\n");
    for file in [
        "game.txt", "new.txt", "new", "new.huff", "new.xlsx", "a.b/new",
    ] {
        let run = huff_in(
            desk.folder(),
            ["enter", "--plain", "--variant", "russian", file],
            b"c3d4\n",
        );
        assert_eq!(run.code, 2, "{file}: {}", run.seen());
        assert!(
            run.stderr.contains(".pdn, .csv or .json") && !run.stderr.contains("--to"),
            "{file}: {}",
            run.seen()
        );
        assert!(!desk.path(&format!("{file}.draft")).exists(), "{file}");
    }
    desk.fine(&["convert", "game.txt", "made.pdn"]);
    for file in ["GAME.PDN", "new.pdn", "new.csv", "new.json"] {
        let run = huff_in(
            desk.folder(),
            ["enter", "--plain", "--variant", "russian", file],
            b"c3d4\n",
        );
        assert!(run.stdout.contains("half-move"), "{file}: {}", run.seen());
    }
}

/// What lies beside an event is its own: nothing is written there, whether it is there or not.
#[test]
fn what_lies_beside_an_event_is_not_written_over() {
    let desk = paired();
    desk.write("g.pdn", b"[GameType \"25\"]\n1. c3-d4 d6-c5 *\n");
    std::fs::copy(desk.path("a.huff"), desk.path("event.db")).unwrap();
    let names = [
        "a.huff",
        "a.huff-journal",
        "a.huff-wal",
        "a.huff-shm",
        "a.huff.lock",
        "a.huff.typed",
        "a.huff.bak",
        "a-2026-11-30-181500.huff.bak",
        "a.huff.v4",
        "a.huff.v4-1",
        "event.db",
        "event.db-journal",
        "g.pdn.draft",
        "g.pdn.typed",
        "g.pdn.2.draft",
        "g.pdn.draft2",
    ];
    for name in names {
        let was_there = desk.path(name).exists();
        let commands: [&[&str]; 3] = [
            &["convert", "g.pdn", name, "--to", "pdn", "--force"],
            &["print", "pairings", "-e", "a.huff", "-o", name, "--force"],
            &[
                "print", "sheets", "-e", "a.huff", "--blank", "1", "--png", "-o", name, "--force",
            ],
        ];
        for command in commands {
            let said = desk.refused(4, command);
            assert!(said.contains("never written over"), "{command:?}: {said}");
        }
        assert_eq!(desk.path(name).exists(), was_there, "{name}");
    }
    for name in [
        "a.huff-journal",
        "event.db-wal",
        "a.huff.lock",
        "g.pdn.draft",
    ] {
        for command in [&["new", name][..], &["backup", name, "-e", "a.huff"]] {
            let said = desk.refused(4, command);
            assert!(said.contains("never written over"), "{command:?}: {said}");
        }
    }
    desk.fine(&["convert", "g.pdn", "a.huff.pdn"]);
    desk.fine(&["verify", "-e", "a.huff"]);
}

/// A command, and what it says in each language.
type Unwritten<'t> = (&'t [&'t str], [(&'t str, &'t str); 3]);

#[test]
fn why_nothing_was_written_is_said_in_words() {
    let desk = paired();
    std::fs::create_dir(desk.path("folder")).unwrap();
    desk.write("g.pdn", b"[GameType \"25\"]\n1. c3-d4 d6-c5 *\n");
    let folder = [
        ("en", "it is a folder"),
        ("zh", "文件夹"),
        ("ru", "это папка"),
    ];
    let nowhere = [("en", "is not there"), ("zh", "不存在"), ("ru", "нет")];
    let full = [
        ("en", "the disk is full"),
        ("zh", "磁盘"),
        ("ru", "диск заполнен"),
    ];
    let cases: [Unwritten<'_>; 8] = [
        (&["print", "pairings", "-o", ".", "--force"], folder),
        (&["print", "pairings", "-o", "folder"], folder),
        (
            &["convert", "g.pdn", "folder", "--to", "pdn", "--force"],
            folder,
        ),
        (&["print", "pairings", "-o", "no/such/p.pdf"], nowhere),
        (&["convert", "g.pdn", "no/such/g.csv"], nowhere),
        (
            &["compare", "g.pdn", "g.pdn", "--merged", "no/g.pdn"],
            nowhere,
        ),
        (&["convert", "g.pdn", "/dev/full", "--to", "pdn"], full),
        (&["print", "pairings", "-o", "/dev/full"], full),
    ];
    for (command, told) in cases {
        for (language, sentence) in told {
            let run = huff_speaking(language, desk.folder(), command, b"");
            assert!(
                run.code == 4 && run.stderr.contains(sentence) && !run.stderr.contains("os error"),
                "{command:?}: {}",
                run.seen()
            );
        }
    }
    let cases: [&[&str]; 3] = [
        &["backup", "no/such/b.huff"],
        &["new", "no/such/b.huff", "--name", "X"],
        &["status", "-e", "folder"],
    ];
    for command in cases {
        for language in ["en", "zh", "ru"] {
            let run = huff_speaking(language, desk.folder(), command, b"");
            let is_said = !run.stderr.contains("os error") && !run.stderr.contains("unable to");
            assert!(run.code == 4 && is_said, "{command:?}: {}", run.seen());
        }
    }
}

/// A photo takes its size once, whatever the journal keeps, and undo brings it back.
#[test]
fn a_photo_is_kept_once() {
    let desk = paired();
    let size = 1 << 20;
    let photo: Vec<u8> = b"\xff\xd8\xff\xe0"
        .iter()
        .copied()
        .chain((0..size).map(|n: u32| (n.wrapping_mul(2_654_435_761) >> 24) as u8))
        .collect();
    desk.write("photo.jpg", &photo);
    desk.write("empty.jpg", b"");
    let length = |path: &Path| path.metadata().unwrap().len();
    let event = desk.path("a.huff");
    let before = length(&event);
    desk.fine(&["game", "attach", "1.1", "photo.jpg"]);
    let grown = length(&event) - before;
    figure(&format!(
        "a photo of {} bytes makes the event {grown} bytes larger",
        photo.len()
    ));
    assert!(grown < photo.len() as u64 * 11 / 10, "{grown}");
    desk.fine(&["game", "detach", "1.1", "photo.jpg"]);
    desk.refused(1, &["game", "export", "1.1", "--to", "out"]);
    desk.fine(&["undo"]);
    desk.fine(&["game", "export", "1.1", "--to", "out"]);
    assert_eq!(std::fs::read(desk.path("out/photo.jpg")).unwrap(), photo);
    desk.fine(&["game", "attach", "1.2", "photo.jpg"]);
    assert!(length(&event) - before < photo.len() as u64 * 11 / 10);
    desk.fine(&["verify"]);
    let said = desk.refused(3, &["game", "attach", "1.1", "empty.jpg"]);
    assert!(said.contains("is empty"), "{said}");
}
