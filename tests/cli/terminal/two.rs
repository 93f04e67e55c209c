//! Two desks that type into one file.

use super::Screen;
use crate::cli::event::Desk;

const ONE: &str = "[White \"A\"]\n[Black \"B\"]\n\n1. c3-d4 b6-a5 *\n";
const TWO: &str = "1. c3-d4 *\n\n[White \"C\"]\n\n1. c3-b4 *\n";

fn open(desk: &Desk, file: &str, seen: &str) -> Screen {
    let screen = Screen::start(desk.folder(), &["enter", file, "--variant", "russian"]);
    screen.wait_for("F1");
    screen.wait_for(seen);
    screen
}

fn type_in(screen: &mut Screen, keys: &str, seen: &str) {
    screen.send(keys);
    screen.wait_for(seen);
    screen.wait(|text| text.contains("saved") && text.contains(">  "));
}

fn end(mut screen: Screen, code: u32) {
    screen.send("\x11");
    assert_eq!(screen.end(), code);
}

fn text(desk: &Desk, file: &str) -> String {
    std::fs::read_to_string(desk.path(file)).unwrap()
}

/// The names of all files.
fn names(desk: &Desk) -> Vec<String> {
    let files = std::fs::read_dir(desk.folder()).unwrap().flatten();
    let mut names: Vec<String> = files
        .map(|file| file.file_name().to_string_lossy().into_owned())
        .collect();
    names.retain(|name| !name.ends_with(".huff"));
    names.sort();
    names
}

#[test]
fn both_opened_before_the_first_key() {
    // the file before, what each opens, the file as the first leaves it, what the second leaves beside it
    let cases: [(&str, [&str; 2], &str, &str); 3] = [
        (
            ONE,
            ["a.pdn", "a.pdn"],
            "1. c3-d4 b6-a5 2. g3-h4 *\n",
            "1. c3-d4 b6-a5 2. e3-f4 *\n",
        ),
        ("", ["a.pdn", "a.pdn"], "1. g3-h4 *\n", "1. e3-f4 *\n"),
        (
            TWO,
            ["a.pdn:2", "a.pdn:1"],
            "1. c3-d4 *\n\n[White \"C\"]\n\n1. c3-b4 h6-g5 *\n",
            "1. c3-d4 f6-e5 *\n",
        ),
    ];
    for (before, [one, other], first, second) in cases {
        let desk = Desk::new(0, &[]);
        if !before.is_empty() {
            desk.write("a.pdn", before.as_bytes());
        }
        let keys = match before {
            TWO => ["h6g5", "f6e5"],
            _ => ["g3h4", "e3f4"],
        };
        let mut a = open(&desk, one, "a.pdn");
        let mut b = open(&desk, other, "a.pdn");
        type_in(&mut a, keys[0], "to move");
        // two records of one file are two sheets
        let told = match one == other {
            true => "at another desk too",
            false => "to move",
        };
        type_in(&mut b, keys[1], told);
        end(a, 0);
        b.send("\x11");
        let seen = b.wait_for("a-2.pdn");
        assert!(seen.contains("changed by somebody else"), "{seen}");
        assert_eq!(b.end(), 1);
        assert!(
            text(&desk, "a.pdn").ends_with(first),
            "{}",
            text(&desk, "a.pdn")
        );
        let apart = text(&desk, "a-2.pdn");
        assert!(apart.ends_with(second), "{apart}");
        assert_eq!(names(&desk), ["a-2.pdn", "a.pdn"]);
    }
}

#[test]
fn the_draft_of_a_desk_at_work_is_not_another_ones() {
    let desk = Desk::new(0, &[]);
    desk.write("a.pdn", ONE.as_bytes());
    let mut a = open(&desk, "a.pdn", "b6-a5");
    type_in(&mut a, "g3h4", "2. Black to move");
    a.send("f");
    a.wait_for("> f");
    // neither asked about the draft nor shown what is half typed
    let mut b = open(&desk, "a.pdn", "at another desk too");
    assert!(!b.text().contains("> f"), "{}", b.text());
    type_in(&mut b, "e3f4", "2. Black to move");
    type_in(&mut a, "6g5", "3. White to move");
    // both cut off: each draft is there, and asked about in its turn
    a.kill();
    b.kill();
    let mut a = Screen::start(desk.folder(), &["enter", "a.pdn"]);
    a.wait_for("draft with 4 half-moves");
    a.send("\r");
    a.wait_for("f6-g5");
    let mut b = Screen::start(desk.folder(), &["enter", "a.pdn"]);
    b.wait_for("draft with 3 half-moves");
    b.send("n");
    b.wait_for("F1");
    b.wait_for("2. White to move");
    end(b, 0);
    end(a, 0);
    assert!(text(&desk, "a.pdn").ends_with("2. g3-h4 f6-g5 *\n"));
    assert_eq!(names(&desk), ["a.pdn", "a.pdn.draft2.old"]);
}

#[test]
fn a_draft_from_before_the_file_was_changed_does_not_replace_it() {
    let desk = Desk::new(0, &[]);
    desk.write("a.pdn", ONE.as_bytes());
    let mut a = open(&desk, "a.pdn", "b6-a5");
    type_in(&mut a, "g3h4", "2. Black to move");
    a.kill();
    let changed = ONE.replace("b6-a5", "d6-c5");
    desk.write("a.pdn", changed.as_bytes());
    let mut a = Screen::start(desk.folder(), &["enter", "a.pdn"]);
    a.wait_for("draft with 3 half-moves");
    a.send("\r");
    a.wait_for("g3-h4");
    end(a, 1);
    assert_eq!(text(&desk, "a.pdn"), changed);
    assert!(text(&desk, "a-2.pdn").ends_with("2. g3-h4 *\n"));
    // what is left of a line does not spoil the next one
    desk.write("b.pdn.draft", b"\"1. c3-d4 *\\n\"\n\"1. c3-d4 d6");
    let words = ["enter", "b.pdn", "--variant", "russian"];
    let mut b = Screen::start(desk.folder(), &words);
    b.wait_for("draft with 1 half-move ");
    b.send("\r");
    b.wait_for("F1");
    type_in(&mut b, "dc5", "d6-c5");
    b.kill();
    let mut b = Screen::start(desk.folder(), &words);
    b.wait_for("draft with 2 half-moves");
    b.send("\x1b[21~");
    assert_eq!(b.end(), 1);
}

/// The question about a draft can be left by every key that leaves.
#[test]
fn the_question_can_be_left() {
    for key in ["\x1b", "\x03", "\x11", "\x1b[21~"] {
        let desk = Desk::new(0, &[]);
        desk.write("a.pdn.draft", b"\"1. c3-d4 *\\n\"\n");
        let words = ["enter", "a.pdn", "--variant", "russian"];
        let mut screen = Screen::start(desk.folder(), &words);
        screen.wait_for("unfinished draft");
        screen.send(key);
        assert_eq!(screen.end(), 1, "{key:?}");
        assert_eq!(names(&desk), ["a.pdn.draft"]);
    }
}
