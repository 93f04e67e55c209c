//! What names are made of: signs that can be seen.

use std::borrow::Cow;

/// Whether a character cannot be seen and changes what stands around it: controls, marks of writing direction, characters
/// without width. A blank of any kind is none.
pub fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}'
            | '\u{FFF9}'..='\u{FFFB}' | '\u{061C}' | '\u{E0000}'..='\u{E007F}')
}

/// The text without what cannot be seen; tabs and line ends become blanks.
///
/// ```
/// use huff::tournament::seen;
/// assert_eq!(seen("A\u{202e}nn\u{200b}\tB"), "Ann B");
/// assert_eq!(seen("陈小明"), "陈小明");
/// ```
pub fn seen(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_unseen) {
        return Cow::Borrowed(text);
    }
    let letter = |letter: char| match letter {
        '\t' | '\n' | '\r' | '\u{2028}' | '\u{2029}' => Some(' '),
        letter => (!is_unseen(letter)).then_some(letter),
    };
    Cow::Owned(text.chars().filter_map(letter).collect())
}
