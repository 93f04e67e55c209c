//! Keys, free of any terminal.

use crate::notation::looks_like_ascii;

/// A key that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A character, full-width or not.
    Char(char),
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Backspace.
    Backspace,
    /// Delete.
    Delete,
    /// Insert.
    Insert,
    /// Left.
    Left,
    /// Right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// Home.
    Home,
    /// End.
    End,
    /// Tab.
    Tab,
    /// Tab with shift.
    BackTab,
    /// A function key, from 1.
    Function(u8),
    /// A letter with control.
    Control(char),
}

/// Where the mark of a list of so many goes; none for a key that does not move it.
pub(super) fn marked(key: Key, marked: Option<usize>, count: usize) -> Option<usize> {
    match key {
        Key::Down | Key::Tab | Key::Right => Some(marked.map_or(0, |place| (place + 1) % count)),
        Key::Up | Key::BackTab | Key::Left => {
            Some(marked.map_or(0, |place| (place + count - 1) % count))
        }
        _ => None,
    }
}

/// A character of a move as the shorthand has it: a digit, a small letter, or `-` for whatever stands between squares;
/// `None` for a character that no move has.
///
/// ```
/// use huff::entry::plain;
/// assert_eq!(plain('３'), Some('3'));
/// assert_eq!(plain('С'), Some('c')); // Cyrillic
/// assert_eq!(plain('：'), Some('-'));
/// assert_eq!(plain('。'), Some('-'));
/// assert_eq!(plain('?'), None);
/// ```
pub fn plain(letter: char) -> Option<char> {
    let narrow = narrow(letter);
    let ascii = looks_like_ascii(narrow).unwrap_or(narrow);
    match ascii.to_ascii_lowercase() {
        'x' | ':' | '*' | '-' | '.' | ' ' => Some('-'),
        same @ ('0'..='9' | 'a'..='l') => Some(same),
        _ => None,
    }
}

/// A full-width character as the ASCII one of its key, a dash as a hyphen; others as they are.
///
/// ```
/// use huff::entry::narrow;
/// assert_eq!("７／４．３".chars().map(narrow).collect::<String>(), "7/4.3");
/// assert_eq!(narrow('、'), '/');
/// assert_eq!(narrow('王'), '王');
/// ```
pub fn narrow(letter: char) -> char {
    match letter {
        '\u{ff01}'..='\u{ff5e}' => looks_like_ascii(letter).unwrap_or(letter),
        '\u{3000}' => ' ',
        '。' => '.',
        '、' => '/',
        '·' => '-',
        '–' | '—' | '−' => '-',
        _ => letter,
    }
}
