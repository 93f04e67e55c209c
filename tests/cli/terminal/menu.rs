//! `huff` alone, in a terminal.

use super::Screen;
use crate::cli::huff_in;

#[test]
fn a_command_is_chosen_read_about_and_done() {
    for (language, title, back) in [
        ("en", "Begin an event", "Enter: back to the menu"),
        ("zh", "开始赛事", "按 Enter 回到菜单"),
        ("ru", "Начало соревнования", "Enter: назад в меню"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut screen = Screen::start(folder.path(), &["--lang", language]);
        screen.wait_for(title);
        // the sixth is `new`; full-width digits are digits
        screen.send("６\r");
        screen.wait_for("> huff new _");
        screen.send("a.huff --name 'My Open'\r");
        screen.wait_for(back);
        assert!(folder.path().join("a.huff").exists());
        screen.send("\r");
        screen.wait_for(">  6 new ");
        // what is wrong is told, and leads back
        screen.send("\r");
        screen.wait_for("> huff new _");
        screen.send("--nonsense\r");
        screen.wait(|text| text.contains("--nonsense") && text.contains(back));
        screen.send("\r");
        screen.wait_for(">  6 new ");
        // a page is left, and the list
        screen.send("\r");
        screen.wait_for("> huff new _");
        screen.send("\x1b");
        screen.wait_for(">  6 new ");
        screen.send("q");
        assert_eq!(screen.end(), 0);
    }
}

#[test]
fn without_a_terminal_it_is_a_list() {
    let folder = tempfile::tempdir().unwrap();
    let run = huff_in(folder.path(), [""; 0], b"");
    assert_eq!(run.code, 0);
    for word in ["huff – ", "  print ", "  results ", "--lang"] {
        assert!(run.stdout.contains(word), "{}", run.seen());
    }
}
