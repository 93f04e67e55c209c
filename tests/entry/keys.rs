//! Any keys in any order: the session goes on, and what it saves is what it has.

use huff::draughts::Variant;
use huff::entry::{Draft, Forced, Heard, Key, Session, Stance, Word};
use huff::notation::Written;
use huff::tournament::Lot;

use crate::common::figure;

/// A key that is likely to do something.
fn key(session: &Session, lot: &mut Lot) -> Vec<Key> {
    let pick = |letters: &str, lot: &mut Lot| {
        let letters: Vec<char> = letters.chars().collect();
        letters[lot.below(letters.len() as u64) as usize]
    };
    match lot.below(12) {
        // mostly legal moves: else no game comes about
        0..5 if !session.legal().moves.is_empty() => {
            let moves = &session.legal().moves;
            let text = &moves[lot.below(moves.len() as u64) as usize].text;
            text.chars().map(Key::Char).chain([Key::Enter]).collect()
        }
        5 => vec![
            Key::Char(pick("abcdefgh12345678", lot)),
            Key::Char(pick("0123456789", lot)),
        ],
        6 => vec![Key::Char(pick(
            "０１２３４５６７８９：－！？／x* -/!?王д",
            lot,
        ))],
        7 => {
            let word = Word::ALL[lot.below(Word::ALL.len() as u64) as usize];
            let names = word.names();
            let rest = [
                "",
                " 7/4.3 white",
                " C",
                " 0:10:00",
                " W:WK5,21:B7,12",
                " 1-0",
                " 3w",
                " x}y",
                " [%clk 1",
            ];
            let rest = rest[lot.below(rest.len() as u64) as usize];
            let line = format!("/{}{rest}", names[lot.below(names.len() as u64) as usize]);
            // what is refused stays on the line, and would take all that is typed next
            let end = [Key::Enter, Key::Escape];
            line.chars().map(Key::Char).chain(end).collect()
        }
        _ => {
            let keys = [
                Key::Enter,
                Key::Escape,
                Key::Backspace,
                Key::Delete,
                Key::Insert,
                Key::Left,
                Key::Right,
                Key::Up,
                Key::Down,
                Key::PageUp,
                Key::PageDown,
                Key::Home,
                Key::End,
                Key::Tab,
                Key::BackTab,
                Key::Control('z'),
                Key::Control('y'),
                Key::Function(1 + lot.below(12) as u8),
            ];
            vec![keys[lot.below(keys.len() as u64) as usize]]
        }
    }
}

#[test]
fn any_keys() {
    let mut lot = Lot::from_seed(3);
    let (mut pressed, mut changed) = (0, 0);
    for variant in Variant::all() {
        for round in 0..3 {
            let mut sheet = Draft::new(variant);
            sheet.set_tag("White", "A");
            let sheets = vec![sheet; 1 + round % 2];
            let mut session = Session::new(sheets, 0);
            if round == 2 {
                session = session
                    .with_stance(Stance::Live)
                    .with_forced(Forced::Played);
            }
            for _ in 0..50 {
                for key in key(&session, &mut lot) {
                    pressed += 1;
                    if session.press(key) != Heard::Changed {
                        continue;
                    }
                    changed += 1;
                    assert!(session.cursor() <= session.sheet().entries.len());
                    // what is saved and read again is the same sheet
                    let text = session.sheet().text();
                    let read = Draft::read(&text, variant).unwrap_or_else(|| Draft::new(variant));
                    // the sign between squares is no evidence
                    let texts = |draft: &Draft| {
                        let entries = draft.entries.iter();
                        let squares = |text: &str| match huff::notation::written(text) {
                            Written::Move(moved) => moved.squares.to_vec(),
                            Written::Nothing | Written::Unreadable => Vec::new(),
                        };
                        entries
                            .map(|entry| squares(&entry.text))
                            .collect::<Vec<_>>()
                    };
                    assert_eq!(texts(&read), texts(session.sheet()), "{text}");
                }
            }
        }
    }
    figure(&format!(
        "any keys: {pressed} pressed, {changed} changes, each saved as it is"
    ));
    assert!(changed > 500);
}
