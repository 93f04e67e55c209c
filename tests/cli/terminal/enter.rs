//! `huff enter` in a terminal.

use huff::entry::{Draft, Session};

use super::Screen;
use crate::cli::event::Desk;
use crate::common::figure;
use crate::entry::{course, real_games, type_half_move};

#[test]
fn real_games_through_the_terminal() {
    let Some(games) = real_games("real_games_through_the_terminal", 1) else {
        return;
    };
    assert_eq!(games.len(), 100);
    let folder = tempfile::tempdir().unwrap();
    let (mut keys, mut half_moves) = (0, 0);
    for (number, game) in games.iter().enumerate() {
        // the typist sees when a half-move is played; the same session tells when
        let mut session = Session::new(vec![Draft::new(game.variant)], 0);
        let mut typed = String::new();
        for entry in &game.draft.entries {
            typed += &type_half_move(&mut session, &entry.text).unwrap();
        }
        let file = format!("{number}.pdn");
        let words = ["enter", &file, "--variant", game.variant.name()];
        let mut screen = Screen::start(folder.path(), &words);
        screen.wait_for("F1");
        screen.send(&typed);
        screen.send("\x11");
        assert_eq!(screen.end(), 0);
        let text = std::fs::read_to_string(folder.path().join(&file)).unwrap();
        let entered = Draft::read(&text, game.variant).unwrap();
        assert_eq!(course(&entered), course(&game.draft), "{typed}");
        keys += typed.len();
        half_moves += game.draft.entries.len();
    }
    figure(&format!(
        "{} real games through a terminal: {half_moves} half-moves, {:.2} keys each, all equal to their files",
        games.len(),
        keys as f64 / half_moves as f64
    ));
    assert!(keys * 10 <= half_moves * 26);
}

#[test]
fn a_refusal_is_shown_and_a_repair_taken() {
    let desk = Desk::new(4, &["--variant", "russian", "--rounds", "3"]);
    desk.fine(&["pair"]);
    let mut screen = Screen::start(desk.folder(), &["enter", "1.1", "--copy", "white"]);
    screen.wait_for("F1");
    screen.send("cb4dc5ef4");
    screen.wait_for("missed-capture");
    screen.send("!");
    screen.wait_for("!ef4");
    screen.send("/incident 7/4.3 black\r");
    screen.wait_for("ef4*");
    screen.send("\x1b[15~0:58:10\r");
    screen.wait_for("0:58:10");
    screen.send("/result draw\r");
    screen.wait_for("1/2-1/2");
    screen.send("\x11");
    assert_eq!(screen.end(), 0);
    let text = desk.fine(&["export", "pdn"]);
    assert!(text.contains("[%incident 7/4.3 by=black]"), "{text}");
    assert!(
        text.contains("[%clk 0:58:10]") && text.contains("1/2-1/2"),
        "{text}"
    );
}

#[test]
fn a_draft_is_offered_again() {
    let folder = tempfile::tempdir().unwrap();
    let words = ["enter", "game.pdn", "--variant", "russian"];
    let mut screen = Screen::start(folder.path(), &words);
    screen.wait_for("F1");
    screen.send("cd4dc5");
    screen.wait_for("d6-c5");
    screen.kill();
    assert!(!folder.path().join("game.pdn").exists());
    let mut screen = Screen::start(folder.path(), &words);
    screen.wait_for("draft with 2 half-moves");
    screen.send("\r");
    screen.wait_for("d6-c5");
    screen.send("bc3\x11");
    assert_eq!(screen.end(), 0);
    let text = std::fs::read_to_string(folder.path().join("game.pdn")).unwrap();
    assert!(text.contains("1. c3-d4 d6-c5 2. b2-c3"), "{text}");
}
