//! What the desk promises, each tried in a real terminal.

use super::Screen;
use crate::cli::event::Desk;
use crate::cli::huff_in;

/// A step at the desk: keys, and what is seen behind them.
type Step = (&'static str, &'static str);

/// Steps, and the file that comes of them.
const CASES: [(&str, &str, &[Step], &str); 10] = [
    (
        "full-width signs",
        "russian",
        &[
            ("ｃ３：ｄ４", "c3-d4"),
            ("ｄ６。ｃ５", "d6-c5"),
            ("、备注 好\r", "d6-c5*"),
        ],
        "1. c3-d4 d6-c5 {好} *",
    ),
    (
        "full-width numbers",
        "international",
        &[("３２２８", "32-28"), ("１９２３", "19-23")],
        "1. 32-28 19-23 *",
    ),
    (
        "the last digit alone",
        "international",
        &[
            ("/position W:W31,32,33:B1,2,3\r", "legal: 31-26"),
            ("328", "taken for 32-28"),
        ],
        "1. 32-28 *",
    ),
    (
        "struck out and written anew, as sheets have it",
        "russian",
        &[
            ("cd4~d6-e5", "/struck d6-e5"),
            ("~", "d6-e5 is struck out; next the half-move"),
            (" d6-c5", "2. White to move"),
        ],
        "1. c3-d4 {[%struck d6-e5]} d6-c5 *",
    ),
    (
        "a position set up by keys",
        "russian",
        &[
            ("/position\r", "Set the position up"),
            ("c", "  1  .   .   .   ."),
            // a white king on b8, a black man below it, White to move
            ("ww\x1b[C\x1b[Bb\r", "1. White to move"),
            ("b8a7", "b8-a7"),
        ],
        "1. b8-a7 *",
    ),
    (
        "an early half-move is changed, the rest is kept and marked",
        "english",
        &[
            ("1115231908112217", "22-17"),
            ("\x1b[H1014", "the rest does not fit"),
            ("\x1b[F", "!8-11"),
        ],
        "1. 10-14 23-19 2. 8-11 22-17 *",
    ),
    (
        "marks of crowning",
        "russian",
        &[
            ("/position W:Wc7:Ba1\r", "a man stands on its king row"),
            ("/position W:Wc7:Ba3\r", "legal: c7-b8 c7-d8"),
            ("c7b8", "c7-b8"),
            ("\x1bOS\r", "c7-b8 C"),
            ("/crown O\r", "c7-b8 O"),
            ("/crown zz\r", "zz is no mark of crowning"),
            // it stays on the line to be corrected
            ("\x1b", "> "),
        ],
        "1. c7-b8 {[%crown O]} *",
    ),
    (
        "a half-move that is not legal is told, with its article, and can be typed again",
        "russian",
        &[
            ("cb4dc5", "d6-c5"),
            ("ef4", "s1:7/4.2"),
            ("\x7f\x7f\x7fb4d6", "c7:e5"),
        ],
        "1. c3-b4 d6-c5 2. b4:d6 *",
    ),
    (
        "a half-move that is taken off takes its clock along, and undo brings it back",
        "russian",
        &[
            ("cd4", "c3-d4"),
            ("\x1b[15~0:59:00\r", "0:59:00"),
            ("\x7f", "1  _"),
            ("\x1a", "0:59:00"),
            ("\x7f", "1  _"),
            ("cb4", "c3-b4"),
        ],
        "1. c3-b4 *",
    ),
    (
        "moves behind the end",
        "russian",
        &[
            ("/position W:Wb4:Bc5\r", "must capture: b4:d6"),
            ("b4d6", "no legal move"),
            ("c5d4!", "2"),
        ],
        "1. b4:d6 c5-d4 *",
    ),
];

#[test]
fn keys_and_the_files_that_come_of_them() {
    for (name, variant, steps, want) in CASES {
        let folder = tempfile::tempdir().unwrap();
        let mut screen = Screen::start(folder.path(), &["enter", "a.pdn", "--variant", variant]);
        screen.wait_for("F1");
        for (keys, seen) in steps {
            screen.send(keys);
            screen.wait_named(name, |text| text.contains(seen));
        }
        screen.send("\x11");
        assert_eq!(screen.end(), 0, "{name}");
        let text = std::fs::read_to_string(folder.path().join("a.pdn")).unwrap();
        assert_eq!(text.lines().last(), Some(want), "{name}: {text}");
    }
}

#[test]
fn a_line_that_was_half_typed_is_shown_again_after_a_kill() {
    for (keys, seen) in [
        ("cd4c", "> c"),
        ("cd4/note he said", "/note he said"),
        ("cd4/incident 7/4.3 wh", "/incident 7/4.3 wh"),
    ] {
        let desk = Desk::new(4, &["--variant", "russian", "--rounds", "3"]);
        desk.fine(&["pair"]);
        for words in [
            &["enter", "1.1", "--copy", "white"][..],
            &["enter", "a.pdn", "--variant", "russian"],
        ] {
            let mut screen = Screen::start(desk.folder(), words);
            screen.wait_for("F1");
            screen.send(keys);
            screen.wait(|text| text.contains(seen) && text.contains("c3-d4"));
            screen.kill();
            let mut screen = Screen::start(desk.folder(), words);
            if words[1] == "a.pdn" {
                screen.wait_for("draft with 1");
                screen.send("\r");
            }
            let text = screen.wait_for(seen);
            assert!(text.contains("c3-d4"), "{text}");
            // it is no part of another game
            screen.send("\x1b");
            screen.wait(|text| !text.contains(seen));
            screen.send("\x11");
            assert_eq!(screen.end(), 0);
            let left = std::fs::read_dir(desk.folder()).unwrap().flatten();
            let mut left =
                left.filter(|file| file.file_name().to_string_lossy().ends_with(".typed"));
            assert!(left.next().is_none());
        }
    }
}

const THREE: &str = "[White \"A\"]\n[Black \"B\"]\n\n1. c3-d4 d6-c5 *\n\n[White \"C\"]\n[Black \"D\"]\n\n1. c3-b4 *\n\n[White \"E\"]\n\n1. e3-f4 *\n";

#[test]
fn one_record_of_several_is_gone_on_with() {
    let desk = Desk::new(0, &[]);
    desk.write("all.pdn", THREE.as_bytes());
    // asked, and chosen by its number
    let mut screen = Screen::start(desk.folder(), &["enter", "all.pdn", "--variant", "russian"]);
    screen.wait_for("Which record of all.pdn?");
    screen.wait_for("2  C – D");
    screen.send("2\r");
    screen.wait_for("all.pdn:2");
    screen.send("dc5");
    screen.wait_for("d6-c5");
    screen.send("\x11");
    assert_eq!(screen.end(), 0);
    let text = std::fs::read_to_string(desk.path("all.pdn")).unwrap();
    assert_eq!(text, THREE.replace("1. c3-b4 *", "1. c3-b4 d6-c5 *"));
    // left without a choice
    let mut screen = Screen::start(desk.folder(), &["enter", "all.pdn"]);
    screen.wait_for("Which record");
    screen.send("q");
    assert_eq!(screen.end(), 1);
    // named
    let typed = |words: &[&str], input: &[u8]| {
        let mut all = vec!["enter", "--plain", "--variant", "russian"];
        all.extend(words);
        huff_in(desk.folder(), all, input)
    };
    let run = typed(&["all.pdn:3"], b"dc5\n");
    assert_eq!(run.code, 0, "{}", run.seen());
    let text = std::fs::read_to_string(desk.path("all.pdn")).unwrap();
    assert!(
        text.ends_with("[White \"E\"]\n\n1. e3-f4 d6-c5 *\n"),
        "{text}"
    );
    // nobody is asked without a terminal
    let run = typed(&["all.pdn"], b"");
    assert_eq!(run.code, 3, "{}", run.seen());
    assert!(run.stderr.contains("all.pdn:2"), "{}", run.seen());
    assert_eq!(typed(&["all.pdn:9"], b"").code, 2);
    assert_eq!(std::fs::read_to_string(desk.path("all.pdn")).unwrap(), text);
}

#[test]
fn bytes_that_are_no_text_are_told_with_their_line() {
    let desk = Desk::new(0, &[]);
    let bytes = b"\xef\xbb\xbf[White \"A\"]\n\n1. c3-d4 {\xff} d6-c5 *\n";
    desk.write("bad.pdn", bytes);
    let run = huff_in(desk.folder(), ["enter", "--plain", "bad.pdn"], b"cb4\n");
    assert_eq!(run.code, 3, "{}", run.seen());
    assert!(run.stderr.contains("bad.pdn, line 3"), "{}", run.seen());
    assert_eq!(std::fs::read(desk.path("bad.pdn")).unwrap(), bytes);
    // typed through a pipe: the half-moves before the line are kept
    let words = ["enter", "--plain", "new.pdn", "--variant", "russian"];
    let run = huff_in(desk.folder(), words, b"cd4 dc5\n/note \xff\xfe\nbc3\n");
    assert_eq!(run.code, 3, "{}", run.seen());
    assert!(run.stderr.contains("line 2"), "{}", run.seen());
    let text = std::fs::read_to_string(desk.path("new.pdn")).unwrap();
    assert!(text.contains("1. c3-d4 d6-c5 *"), "{text}");
    // a draft with a spoilt line: the one before it counts
    let mut draft = serde_json::to_vec("1. c3-d4 *\n").unwrap();
    draft.extend(b"\n\"1. c3-d4 d6-\xff\n");
    desk.write("cut.pdn.draft", &draft);
    let words = ["enter", "--plain", "cut.pdn", "--variant", "russian"];
    let run = huff_in(desk.folder(), words, b"dc5\n");
    assert_eq!(run.code, 0, "{}", run.seen());
    let text = std::fs::read_to_string(desk.path("cut.pdn")).unwrap();
    assert!(text.contains("1. c3-d4 d6-c5 *"), "{text}");
}

#[test]
fn both_copies_side_by_side_and_an_incident_in_the_event() {
    let desk = Desk::new(4, &["--variant", "russian", "--rounds", "3"]);
    desk.fine(&["pair"]);
    let words = ["enter", "--plain", "1.1", "--copy", "white"];
    huff_in(desk.folder(), words, b"cd4 dc5 bc3 fg5\n");
    let mut screen = Screen::start(desk.folder(), &["enter", "1.1"]);
    screen.wait_for("Black's copy");
    screen.send("cd4dc5");
    screen.wait(|text| text.contains("| c3-d4") && !text.contains("first difference"));
    screen.send("dc3");
    screen.wait_for("first difference: half-move 3 here, 3 in the other copy");
    screen.wait_for("#d2-c3");
    screen.wait_for("|#b2-c3");
    screen.send("/incident 7/4.3 white\r");
    screen.wait_for("noted 7/4.3");
    screen.wait_for("#d2-c3*");
    assert_eq!(desk.json(&["incident"])["incidents"][0]["half_move"], "2w");
    screen.send("\x1a");
    screen.wait_for("taken back");
    assert!(
        desk.json(&["incident"])["incidents"]
            .as_array()
            .unwrap()
            .is_empty()
    );
    screen.send("\x11");
    assert_eq!(screen.end(), 0);
    desk.fine(&["verify"]);
}

/// Two desks type one copy of one game: it is said where one looks, and what was typed is in a file that the event takes.
#[test]
fn two_desks_on_one_copy() {
    let desk = Desk::new(4, &["--variant", "russian", "--rounds", "3"]);
    desk.fine(&["pair"]);
    let words = ["enter", "1.1", "--copy", "white"];
    let mut screen = Screen::start(desk.folder(), &words);
    screen.wait_for("1. White to move");
    huff_in(
        desk.folder(),
        ["enter", "--plain", "1.1", "--copy", "white"],
        b"c3-b4\n",
    );
    screen.send("cd4");
    let seen = screen.wait_for("NOT SAVED");
    let rows: Vec<&str> = seen.lines().collect();
    assert!(rows[20..22].join(" ").contains("another desk"), "{seen}");
    screen.send("dc5");
    screen.wait_for("d6-c5");
    screen.send("\x11");
    assert_eq!(screen.end(), 1);
    // the other desk's sheet stands, and this one is not lost
    let file = "a.huff.1.1-white-1.pdn";
    let text = std::fs::read_to_string(desk.path(file)).unwrap();
    assert!(text.contains("1. c3-d4 d6-c5"), "{text}");
    assert!(desk.fine(&["export", "pdn"]).contains("1. c3-b4"));
    desk.fine(&["game", "add", "1.1", file, "--copy", "white", "--replace"]);
    assert!(desk.fine(&["export", "pdn"]).contains("1. c3-d4 d6-c5"));
}

/// What is claimed during a game is in log and report, and the time of a move goes on when the desk is opened again.
#[test]
fn a_live_game_leaves_its_traces() {
    let desk = Desk::new(4, &["--variant", "english", "--rounds", "3"]);
    desk.fine(&["pair"]);
    let words = ["enter", "1.1", "--copy", "white", "--live"];
    let mut screen = Screen::start(desk.folder(), &words);
    screen.wait_for("1. Black to move");
    screen.send("1115");
    screen.wait_for("11-15");
    screen.send("22-18");
    screen.wait_for("22-18");
    // there is nothing to claim, and that is noted too
    screen.send("\x1b[23~");
    screen.wait_for("nothing to claim");
    screen.send("8-11!");
    screen.wait_for("8-11");
    screen.send("\x1b[23~");
    screen.wait_for("missed-capture");
    let log = desk.fine(&["log"]);
    assert_eq!(log.matches("claim 1.1").count(), 2, "{log}");
    screen.kill();
    let mut screen = Screen::start(desk.folder(), &words);
    screen.wait_for("the time of half-move 4 goes on");
    screen.send("\x11");
    assert_eq!(screen.end(), 0);
    let report = desk.fine(&["report"]);
    assert!(report.contains("there was nothing to claim"), "{report}");
    assert!(
        report.contains("claimed by") && report.contains("compulsory"),
        "{report}"
    );
    desk.fine(&["verify"]);
    assert!(desk.fine(&["export", "pdn"]).contains("[%claim by="));
}
