//! A number that is the same for records of the same game: the same players, the same moves.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::notation::{Record, Written};

/// Half-moves below which two games can be alike by chance.
const LEAST: usize = 10;

/// The fingerprint of a record; `None` where it has too few moves to tell games apart.
///
/// Moves count by the squares they start and end on, players by their names without case and
/// blanks.
pub fn fingerprint(record: &Record<'_>) -> Option<u64> {
    if record.half_moves.len() < LEAST {
        return None;
    }
    let mut hasher = DefaultHasher::new();
    for name in ["White", "Black"] {
        if let Some(tag) = record.tag(name) {
            let letters = tag.value.chars().flat_map(char::to_lowercase);
            letters
                .filter(|letter| letter.is_alphanumeric())
                .for_each(|letter| letter.hash(&mut hasher));
        }
        '|'.hash(&mut hasher);
    }
    for half_move in &record.half_moves {
        match &half_move.written {
            Written::Move(text) => (text.squares.first(), text.squares.last()).hash(&mut hasher),
            Written::Nothing | Written::Unreadable => half_move.text.hash(&mut hasher),
        }
    }
    Some(hasher.finish())
}
