//! Text from files, made harmless for a terminal.

use std::borrow::Cow;

/// The text with control characters and marks of writing direction replaced one for one, so that
/// nothing in a file can move the cursor, change colours or turn a line round.
pub(super) fn clean(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_harmless) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(
        text.chars()
            .map(|letter| {
                if is_harmless(letter) {
                    letter
                } else {
                    shown(letter)
                }
            })
            .collect(),
    )
}

fn is_harmless(letter: char) -> bool {
    !letter.is_control()
        && !matches!(letter,
            '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}'
            | '\u{FFF9}'..='\u{FFFB}' | '\u{061C}' | '\u{E0000}'..='\u{E007F}')
}

fn shown(letter: char) -> char {
    if letter == '\t' { ' ' } else { '\u{FFFD}' }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_letters_and_stops_escapes() {
        assert_eq!(clean("王 Иванов é"), "王 Иванов é");
        assert_eq!(clean("a\u{1b}[31m\tb\u{202e}c"), "a\u{FFFD}[31m b\u{FFFD}c");
    }
}
