//! The clock entries of a record as numbers.

use crate::draughts::{Color, Game};
use crate::notation::Span;

use crate::record::commands::{Command, Word};
use crate::record::course::Course;

/// What the entries count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Counted {
    /// The time used so far.
    Used,
    /// The time left.
    Left,
    /// The time of each move.
    Move,
}

/// One entry.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reading {
    pub(super) ply: u32,
    pub(super) side: Color,
    /// Moves that the side has made.
    pub(super) made: u32,
    pub(super) seconds: i64,
    /// The sum of the side's move times so far.
    pub(super) total: i64,
    pub(super) span: Span,
}

/// The entries of one kind: clocks where there are any, else the times of moves.
pub(super) fn readings<G: Game>(
    course: &Course<'_, '_, G>,
    commands: &[Command<'_>],
) -> (Counted, Vec<Reading>) {
    let is_clock = |command: &&Command<'_>| {
        matches!(
            command.word,
            Word::Clock | Word::BothClocks | Word::ClockColumn
        )
    };
    let is_move_time = |command: &&Command<'_>| command.word == Word::MoveTime;
    let has_clocks = commands.iter().any(|command| is_clock(&command));
    let mut readings = Vec::new();
    let mut total = [0_i64; 2];
    for command in commands {
        let ply = command.after;
        let is_wanted = if has_clocks {
            is_clock(&command)
        } else {
            is_move_time(&command)
        };
        if !is_wanted || ply == 0 || ply > course.last() {
            continue;
        }
        let mover = course.mover(ply);
        for (side, seconds) in times(command.value, mover) {
            // each side's moves so far; the side not on move has made one less where it is second
            let first = course.mover(1);
            let made = if side == first {
                ply.div_ceil(2)
            } else {
                ply / 2
            };
            total[side as usize] += seconds;
            readings.push(Reading {
                ply,
                side,
                made,
                seconds,
                total: total[side as usize],
                span: command.span,
            });
        }
    }
    let counted = match course
        .record
        .tag("Clock")
        .map(|tag| tag.value.trim().to_lowercase())
    {
        _ if !has_clocks => Counted::Move,
        Some(word) if word == "used" => Counted::Used,
        Some(word) if word == "left" => Counted::Left,
        _ if commands
            .iter()
            .all(|command| command.word != Word::ClockColumn) =>
        {
            Counted::Left
        }
        _ => shown_by(&readings),
    };
    (counted, readings)
}

/// A column that does not say what it counts: rising times are times used.
fn shown_by(readings: &[Reading]) -> Counted {
    let mut rises = 0_i32;
    for pair in readings
        .windows(3)
        .filter(|three| three[0].side == three[2].side)
    {
        rises += (pair[2].seconds - pair[0].seconds).signum() as i32;
    }
    if rises > 0 {
        Counted::Used
    } else {
        Counted::Left
    }
}

/// `0:45:10`, `45:10`, `45:10.5`, `-0:05`, `3010`, and with sides before them `w0:45:10 B0:44:02`.
fn times(text: &str, mover: Color) -> impl Iterator<Item = (Color, i64)> {
    text.split_whitespace().filter_map(move |part| {
        let (side, rest) = match part.chars().next()? {
            'w' | 'W' => (Color::White, &part[1..]),
            'b' | 'B' => (Color::Black, &part[1..]),
            _ => (mover, part),
        };
        Some((side, seconds(rest)?))
    })
}

/// Whether a text is what a clock can show, or both clocks with their sides before them. Files are read more liberally.
///
/// ```
/// use huff::record::is_clock_time;
/// assert!(is_clock_time("0:45:10") && is_clock_time("95:10") && is_clock_time("w0:45:10 b0:44:02"));
/// assert!(!is_clock_time("x") && !is_clock_time("") && !is_clock_time("5:99:99"));
/// ```
pub fn is_clock_time(text: &str) -> bool {
    let parts: Vec<&str> = text.split_whitespace().collect();
    let sides = |part: &&str| {
        part.chars()
            .next()
            .map(|letter| letter.to_ascii_lowercase())
    };
    let fits = match &parts[..] {
        [_] => true,
        [one, other] => matches!(
            (sides(one), sides(other)),
            (Some('w'), Some('b')) | (Some('b'), Some('w'))
        ),
        _ => false,
    };
    // minutes below hours and seconds below minutes end at 59
    let is_shown = |part: &&str| {
        let mut lower = part.split([':', '：']).skip(1);
        let is_under_60 = |digits: &str| {
            let whole = digits.split(['.', ',']).next().unwrap_or_default();
            whole.len() == 2 && whole.parse::<u8>().is_ok_and(|number| number < 60)
        };
        lower.all(is_under_60)
    };
    fits && parts.iter().all(is_shown) && times(text, Color::White).count() == parts.len()
}

fn seconds(text: &str) -> Option<i64> {
    let (sign, text) = match text.strip_prefix(['-', '−']) {
        Some(rest) => (-1, rest),
        None => (1, text),
    };
    let mut sum = 0_i64;
    let parts: Vec<&str> = text.split([':', '：']).collect();
    if parts.is_empty() || parts.len() > 3 {
        return None;
    }
    for (index, part) in parts.iter().enumerate() {
        let whole = match index + 1 == parts.len() {
            true => part.split(['.', ',']).next()?,
            false => part,
        };
        if whole.len() > 5 {
            return None;
        }
        sum = sum * 60 + whole.parse::<u32>().map(i64::from).ok()?;
    }
    Some(sign * sum)
}
