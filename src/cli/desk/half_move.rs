//! Half-moves as people name them: `18w`, `18b`, or their number.

use crate::draughts::{Color, Variant};
use crate::words::read_side;

/// The half-move, from 1, of `18w`, `18b` or `35`. The number of a move counts those of the side that begins.
pub(in crate::cli) fn half_move(text: &str, variant: Option<Variant>) -> Option<u32> {
    let text = text.trim().to_lowercase();
    let digits = text.trim_end_matches(|letter: char| !letter.is_ascii_digit());
    let number: u32 = digits.parse().ok().filter(|number| *number > 0)?;
    let side = match &text[digits.len()..] {
        "" => return Some(number),
        side => read_side(side)?,
    };
    let second = u32::from(side != first(variant));
    Some((number - 1).checked_mul(2)? + 1 + second)
}

/// The half-move with the number of its move: `18w`.
pub(in crate::cli) fn half_move_text(ply: i64, variant: Option<Variant>) -> String {
    let begins = ply % 2 == 1;
    let is_white = begins == (first(variant) == Color::White);
    format!("{}{}", (ply + 1) / 2, if is_white { "w" } else { "b" })
}

fn first(variant: Option<Variant>) -> Color {
    variant.map_or(Color::White, |variant| variant.rules().first())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, Words};

    #[test]
    fn half_moves_read_back() {
        for name in ["russian", "english"] {
            let variant = Variant::from_name(name);
            for ply in 1..100 {
                let text = half_move_text(i64::from(ply), variant);
                assert_eq!(half_move(&text, variant), Some(ply), "{name} {text}");
                for words in Language::ALL.map(Words::new) {
                    let said = crate::words::half_move(&words, &text);
                    assert_eq!(half_move(&said, variant), Some(ply), "{name} {said}");
                }
            }
        }
        assert_eq!(half_move("18w", Variant::from_name("russian")), Some(35));
        assert_eq!(half_move("18b", Variant::from_name("english")), Some(35));
        for wrong in ["", "0", "w", "18x", "99999999999b"] {
            assert_eq!(half_move(wrong, None), None);
        }
    }
}
