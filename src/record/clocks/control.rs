//! Time controls as tags write them.

/// How much time a side has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Control {
    /// Stages one after the other.
    Stages {
        stages: Vec<Stage>,
        /// Seconds of each move that are not counted.
        delay: u32,
    },
    /// Five minutes a move and one on request; one and one where there is one way to capture (`s2:2`).
    PerMove,
}

/// So much time for so many moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stage {
    /// Moves of the stage; `None` for the rest of the game.
    pub(super) moves: Option<u32>,
    /// Seconds.
    pub(super) seconds: u32,
    /// Seconds added with each move.
    pub(super) increment: u32,
}

impl Control {
    /// Reads `40/9000:3600`, `4500+60`, `300d5` (seconds, as PGN has it), the same with units
    /// (`2h/50:1h/25`, `45'+5"`, `80 min + 1 min`), and `per-move`; `None` where it says nothing.
    pub(super) fn read(text: &str) -> Option<Control> {
        let text = text.trim().to_lowercase();
        if matches!(text.as_str(), "per-move" | "5+1 per-move" | "5+1/1+1") {
            return Some(Control::PerMove);
        }
        let mut stages = Vec::new();
        let mut delay = 0;
        for part in text.split([':', ';', ',']) {
            let (part, held) = match part.split_once('d') {
                Some((before, after)) => (before, duration(after)?.0),
                None => (part, 0),
            };
            delay = delay.max(held);
            let (part, increment) = match part.split_once('+') {
                Some((before, after)) => (before, duration(after)?.0),
                None => (part, 0),
            };
            let (moves, seconds) = match part.split_once('/') {
                None => (None, duration(part)?.0),
                Some((one, other)) => {
                    let (first, second) = (duration(one)?, duration(other)?);
                    // PGN has moves/time; people write time/moves, and then the time has a unit
                    match first.1 {
                        Unit::Named => (Some(second.0), first.0),
                        Unit::Bare => (Some(first.0), second.0),
                    }
                }
            };
            stages.push(Stage {
                moves: moves.filter(|moves| *moves > 0),
                seconds,
                increment,
            });
        }
        let is_sound = stages
            .iter()
            .any(|stage| stage.seconds > 0 || stage.increment > 0);
        is_sound.then_some(Control::Stages { stages, delay })
    }

    /// Seconds that a side has had when it has made this many moves.
    pub(super) fn allowed(&self, made: u32) -> Option<u32> {
        let Control::Stages { stages, .. } = self else {
            return None;
        };
        let mut sum = 0_u32;
        let mut left = made;
        for stage in stages {
            let here = stage.moves.map_or(left, |moves| moves.min(left));
            sum = sum
                .saturating_add(stage.seconds)
                .saturating_add(stage.increment.saturating_mul(here));
            left -= here;
            // a stage is over with its last move, and what comes then does not help that move
            if left == 0 {
                break;
            }
        }
        // the last stage that is given is repeated
        if let (
            true,
            Some(Stage {
                moves: Some(moves),
                seconds,
                increment,
            }),
        ) = (left > 0, stages.last())
        {
            let stages = left.div_ceil(*moves);
            sum = sum
                .saturating_add(seconds.saturating_mul(stages))
                .saturating_add(increment.saturating_mul(left));
        }
        Some(sum)
    }
}

/// The moves after which a period ends, up to `most`, by a time control as tags or people write it; the last stage that is
/// given is repeated. None where there is one period for the game, or the text says nothing.
///
/// ```
/// use huff::record::period_ends;
/// assert_eq!(period_ends("40/5400:20/1800", 90), [40, 60, 80]);
/// assert_eq!(period_ends("2h/50 + 1h", 200), [50]);
/// assert!(period_ends("80' + 1'", 200).is_empty());
/// ```
pub fn period_ends(text: &str, most: u32) -> Vec<u32> {
    // where no increment can be meant, a plus is the next stage
    let control = Control::read(text).or_else(|| Control::read(&text.replace('+', ":")));
    let Some(Control::Stages { stages, .. }) = control else {
        return Vec::new();
    };
    let moves = stages.iter().map_while(|stage| stage.moves);
    let is_open = stages.iter().any(|stage| stage.moves.is_none());
    let last = stages.last().and_then(|stage| stage.moves);
    let repeated = last.filter(|_| !is_open).into_iter().cycle();
    moves
        .chain(repeated)
        .scan(0_u32, |made, moves| {
            *made = made.saturating_add(moves);
            Some(*made)
        })
        .take_while(|made| *made <= most)
        .collect()
}

/// Whether a number had a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unit {
    Bare,
    Named,
}

/// A number with or without a unit, in seconds.
fn duration(text: &str) -> Option<(u32, Unit)> {
    let text = text.trim().trim_start_matches('*');
    let digits = text
        .find(|sign: char| !sign.is_ascii_digit())
        .unwrap_or(text.len());
    let number: u32 = text[..digits].parse().ok()?;
    let factor = match text[digits..].trim() {
        "" => return Some((number, Unit::Bare)),
        "h" | "ч" | "час" | "часа" | "小时" => 3600,
        "'" | "′" | "m" | "min" | "мин" | "分" | "分钟" => 60,
        "\"" | "″" | "''" | "s" | "sec" | "сек" | "с" | "秒" => 1,
        _ => return None,
    };
    Some((number.checked_mul(factor)?, Unit::Named))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_people_write() {
        for (text, made, want) in [
            ("40/9000:3600", 40, Some(9000)),
            ("40/9000:3600", 41, Some(12600)),
            ("4500+60", 10, Some(5100)),
            ("300", 99, Some(300)),
            ("300d5", 99, Some(300)),
            ("45'+5\"", 2, Some(2710)),
            ("2h/50:1h/25", 50, Some(7200)),
            ("2h/50:1h/25", 76, Some(14400)),
            ("80 min + 1 min", 3, Some(4980)),
            ("per-move", 3, None),
        ] {
            let control = Control::read(text);
            assert!(control.is_some(), "{text}");
            assert_eq!(
                control.and_then(|control| control.allowed(made)),
                want,
                "{text}"
            );
        }
        for text in ["?", "-", "", "blitz"] {
            assert_eq!(Control::read(text), None, "{text}");
        }
    }
}
