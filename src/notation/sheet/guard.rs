//! Cells that a spreadsheet would take for a formula, made harmless.

use std::borrow::Cow;

/// What starts a formula.
const SIGNS: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

fn is_formula(text: &str) -> bool {
    text.trim_start_matches('\'').starts_with(SIGNS)
}

/// The text with an apostrophe before it where it would be a formula.
pub(in crate::notation) fn guarded(text: &str) -> Cow<'_, str> {
    match is_formula(text) {
        true => Cow::Owned(format!("'{text}")),
        false => Cow::Borrowed(text),
    }
}

/// How many bytes of a cell are such an apostrophe: one or none.
pub(in crate::notation) fn guard_length(text: &str) -> usize {
    usize::from(text.starts_with('\'') && is_formula(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_back_what_it_writes() {
        for text in ["=1+1", "'=1", "''@x", "-", "+7", "'tis", "", "'", "c3-d4"] {
            let written = guarded(text);
            assert!(!written.starts_with(SIGNS), "{text}");
            assert_eq!(&written[guard_length(&written)..], text);
        }
    }
}
