//! Keys in, sheets out.

mod desk;
mod typing;

use super::{Heard, Session};
use crate::draughts::Variant;
use crate::entry::{Draft, Key};

fn session(variant: Variant) -> Session {
    Session::new(vec![Draft::new(variant)], 0)
}

/// Presses keys written as text; `⏎ ⎋ ⌫ ← → ↑ ↓ ⇱ ⇲ ⌦ ⎀ ⇥` are keys, `^z` control.
fn press(session: &mut Session, keys: &str) -> Heard {
    let mut heard = Heard::Nothing;
    let mut letters = keys.chars();
    while let Some(letter) = letters.next() {
        let key = match letter {
            '⏎' => Key::Enter,
            '⎋' => Key::Escape,
            '⌫' => Key::Backspace,
            '←' => Key::Left,
            '→' => Key::Right,
            '↑' => Key::Up,
            '↓' => Key::Down,
            '⇱' => Key::Home,
            '⇲' => Key::End,
            '⌦' => Key::Delete,
            '⎀' => Key::Insert,
            '⇥' => Key::Tab,
            '^' => Key::Control(letters.next().unwrap()),
            other => Key::Char(other),
        };
        heard = session.press(key);
    }
    heard
}

#[track_caller]
fn check(variant: Variant, keys: &str, want: &str) -> Session {
    let mut session = session(variant);
    press(&mut session, keys);
    let texts: Vec<&str> = session
        .sheet()
        .entries
        .iter()
        .map(|entry| entry.text.as_str())
        .collect();
    assert_eq!(texts.join(" "), want, "{keys}");
    session
}
