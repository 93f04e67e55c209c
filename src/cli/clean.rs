//! Text from files, made harmless for a terminal.

use std::borrow::Cow;
use std::collections::BTreeSet;

use crate::tournament::{is_unseen, seen};

use super::fact::Fact;

/// The text with control characters and marks of writing direction replaced one for one, so that
/// nothing in a file can move the cursor, change colours or turn a line round.
pub(super) fn clean(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_unseen) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(
        text.chars()
            .map(|letter| match is_unseen(letter) {
                true => shown(letter),
                false => letter,
            })
            .collect(),
    )
}

/// Takes out of a text what cannot be seen, and remembers what that was.
pub(super) fn take_out(text: &mut String, taken: &mut BTreeSet<char>) {
    if let Cow::Owned(seen) = seen(text) {
        taken.extend(text.chars().filter(|letter| is_unseen(*letter)));
        *text = seen;
    }
}

/// What was taken out of names and other texts, as a remark; none where nothing was.
pub(super) fn taken_out(taken: &BTreeSet<char>) -> Option<Fact> {
    let code = |letter: &char| format!("U+{:04X}", u32::from(*letter));
    let codes: Vec<String> = taken.iter().map(code).collect();
    (!codes.is_empty()).then(|| Fact::new("warn-unseen").with("signs", codes.join(", ")))
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
