//! Results as they are written, and what they say about who won.

use crate::draughts::{Color, Rules, rules::ScoreOrder};

/// What a written result says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The side whose points stand first won.
    FirstWins,
    /// The other side won.
    SecondWins,
    /// A draw.
    Draw,
    /// Both lost.
    BothLose,
    /// Points that are neither a win, a draw nor a loss by a usual count, as written.
    Points(u32, u32),
    /// No result is given.
    Open,
}

impl Outcome {
    /// Reads a result: `1-0`, `2:0`, `1/2-1/2`, `½–½`, `0.5-0.5`, `1-1`, `0-0`, `*`, points.
    /// `None` if the text is no result.
    ///
    /// ```
    /// use huff::record::Outcome;
    /// assert_eq!(Outcome::read("2:0"), Some(Outcome::FirstWins));
    /// assert_eq!(Outcome::read("½–½"), Some(Outcome::Draw));
    /// assert_eq!(Outcome::read("c3-d4"), None);
    /// ```
    pub fn read(text: &str) -> Option<Outcome> {
        let text = text.trim();
        if matches!(text, "*" | "?" | "-" | "" | "* - *") {
            return Some(Outcome::Open);
        }
        let (first, second) = halves(text)?;
        Some(match (first, second) {
            (0, 0) => Outcome::BothLose,
            (first, second) if first == second => Outcome::Draw,
            (_, 0) => Outcome::FirstWins,
            (0, _) => Outcome::SecondWins,
            (first, second) => Outcome::Points(first, second),
        })
    }

    /// The winner under the custom of a variant: `1-0` names White's points first, in English
    /// checkers those of the side that moves first, Black.
    pub fn winner(self, rules: &Rules) -> Option<Color> {
        let first = match rules.score_order {
            ScoreOrder::White => Color::White,
            ScoreOrder::FirstMover => rules.first(),
        };
        match self {
            Outcome::FirstWins => Some(first),
            Outcome::SecondWins => Some(first.opponent()),
            _ => None,
        }
    }
}

/// The points of both sides in halves.
fn halves(text: &str) -> Option<(u32, u32)> {
    let separators = ['-', ':', '–', '—', '−', '：'];
    let at = text.find(separators)?;
    let separator = text[at..].chars().next()?;
    let second = &text[at + separator.len_utf8()..];
    Some((points(&text[..at])?, points(second)?))
}

/// Points in halves: `2` is 4, `1/2`, `½`, `0.5` and `0,5` are 1, `1½` is 3.
fn points(text: &str) -> Option<u32> {
    let text = text.trim();
    if text == "1/2" || text == "½" {
        return Some(1);
    }
    if let Some(whole) = text.strip_suffix('½') {
        return Some(whole.parse::<u32>().ok()?.checked_mul(2)? + 1);
    }
    if let Some(whole) = text.strip_suffix(".5").or_else(|| text.strip_suffix(",5")) {
        return Some(whole.parse::<u32>().ok()?.checked_mul(2)? + 1);
    }
    if text.is_empty() || text.len() > 4 || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    text.parse::<u32>().ok()?.checked_mul(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draughts::Variant;

    #[test]
    fn reads_the_spellings_of_real_files() {
        for (text, want) in [
            ("1-0", Some(Outcome::FirstWins)),
            ("0:1", Some(Outcome::SecondWins)),
            ("1/2:1/2", Some(Outcome::Draw)),
            ("½–½", Some(Outcome::Draw)),
            ("0.5-0.5", Some(Outcome::Draw)),
            ("1-1", Some(Outcome::Draw)),
            ("0-0", Some(Outcome::BothLose)),
            ("4-6", Some(Outcome::Points(8, 12))),
            ("*", Some(Outcome::Open)),
            ("32-x", None),
            ("", Some(Outcome::Open)),
        ] {
            assert_eq!(Outcome::read(text), want, "{text}");
        }
    }

    #[test]
    fn one_to_nil_is_black_only_in_english_checkers() {
        for variant in Variant::all() {
            let want = if variant == Variant::English {
                Color::Black
            } else {
                Color::White
            };
            assert_eq!(Outcome::FirstWins.winner(variant.rules()), Some(want));
        }
    }
}
