//! The words that stand in columns for values of the tournament.

use crate::tournament::{ByeKind, Colour};

/// The word for a colour.
pub const fn colour_word(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

/// The colour of a word.
pub fn colour_from_word(word: &str) -> Option<Colour> {
    [Colour::White, Colour::Black]
        .into_iter()
        .find(|colour| colour_word(*colour) == word)
}

/// The word for a bye.
pub const fn bye_word(kind: ByeKind) -> &'static str {
    match kind {
        ByeKind::Pairing => "pairing",
        ByeKind::Full => "full",
        ByeKind::Half => "half",
        ByeKind::Zero => "zero",
    }
}

/// The bye of a word.
pub fn bye_from_word(word: &str) -> Option<ByeKind> {
    [
        ByeKind::Pairing,
        ByeKind::Full,
        ByeKind::Half,
        ByeKind::Zero,
    ]
    .into_iter()
    .find(|kind| bye_word(*kind) == word)
}
