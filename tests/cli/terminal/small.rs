//! A window that is too small to show what a key does.

use super::Screen;
use crate::cli::event::Desk;

/// Makes the window small, presses keys, makes it large again, and waits for what is seen then.
fn pressed_while_small(screen: &mut Screen, keys: &str, after: &str) {
    for (rows, columns) in [(23, 80), (24, 79)] {
        screen.resize(rows, columns);
        screen.wait_for("too small");
        screen.wait_for("F10");
        screen.send(keys);
        std::thread::sleep(std::time::Duration::from_millis(300));
        screen.resize(24, 80);
        screen.wait(|seen| !seen.contains("too small") && seen.contains(after));
    }
}

#[test]
fn keys_do_nothing_but_leave() {
    let desk = Desk::new(4, &["--variant", "russian", "--rounds", "3"]);
    desk.fine(&["pair"]);
    let folder = desk.folder();
    // the round, a game, the menu and a page of it
    let cases: [(&[&str], &str, &str, &str); 3] = [
        (&["results"], "2 open of 2", "10=", "2 open of 2"),
        (
            &["enter", "1.1"],
            "1. White to move",
            "cd4",
            "1. White to move",
        ),
        (&[], "> ", "q\r", "> "),
    ];
    for (words, before, keys, after) in cases {
        let mut screen = Screen::start(folder, words);
        screen.wait_for(before);
        pressed_while_small(&mut screen, keys, after);
        screen.resize(10, 40);
        screen.wait_for("too small");
        screen.send("\x1b[21~");
        assert_eq!(screen.end(), 0, "{words:?}");
    }
    assert_eq!(desk.json(&["results"])["open"], 2);
    // a draft that lies there is asked about, and the question can be left
    std::fs::write(folder.join("h.pdn.draft"), "\"1. c3-d4 *\\n\"\n").unwrap();
    let mut screen = Screen::start(folder, &["enter", "h.pdn", "--variant", "russian"]);
    screen.wait_for("unfinished draft");
    screen.resize(10, 40);
    screen.wait_for("too small");
    screen.send("n\r\x1b[21~");
    assert_eq!(screen.end(), 1);
    assert!(folder.join("h.pdn.draft").exists());
}
