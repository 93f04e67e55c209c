//! Clock entries: those that cannot follow the one before, and more time used than there was.

mod control;
mod readings;

use crate::draughts::{Color, Game};

use super::code::{Code, Reason};
use super::commands::{Command, Word};
use super::course::Course;
use super::finding::Finding;
use super::laws::Law;
pub use control::period_ends;

use control::Control;
pub use readings::is_clock_time;
use readings::{Counted, Reading, readings};

/// Seconds a rise may have where no time control says how much is added.
const UNKNOWN_INCREMENT: i64 = 60;

/// One side's clock on the way through a game.
#[derive(Clone, Copy, Default)]
struct Dial {
    last: Option<Reading>,
    exceeded: bool,
}

/// What the clock entries of a record show.
pub(super) fn clocks<G: Game>(
    course: &Course<'_, '_, G>,
    commands: &[Command<'_>],
    law: Law,
) -> Vec<Finding> {
    let (counted, readings) = readings(course, commands);
    if readings.is_empty() {
        return Vec::new();
    }
    let written = course
        .record
        .tag("TimeControl")
        .or_else(|| course.record.tag("Control"));
    let control = match written.and_then(|tag| Control::read(&tag.value)) {
        // a clock that shows what is left has a time for the whole game
        None if law == Law::S2 && counted != Counted::Left => Some(Control::PerMove),
        control => control,
    };
    if control == Some(Control::PerMove) {
        return by_move(course, commands, counted, &readings);
    }
    let mut dials = [Dial::default(); 2];
    let mut findings = Vec::new();
    for reading in &readings {
        let dial = &mut dials[reading.side as usize];
        if let Some(before) = dial.last
            && runs_backwards(counted, &before, reading, control.as_ref())
        {
            let mut finding = about(course, Code::ClockRunsBackwards, reading);
            finding.details.texts = Some((time(before.seconds), time(reading.seconds)));
            findings.push(finding);
        }
        let over = over(counted, reading, control.as_ref());
        if let (false, Some((allowed, used))) = (dial.exceeded, over) {
            dial.exceeded = true;
            let mut finding = about(course, Code::TimeExceeded, reading);
            finding.details.texts = Some((time(allowed), time(used)));
            findings.push(finding);
        }
        dial.last = Some(*reading);
    }
    findings
}

/// Whether an entry cannot follow the one before on the same side.
fn runs_backwards(
    counted: Counted,
    before: &Reading,
    now: &Reading,
    control: Option<&Control>,
) -> bool {
    match counted {
        Counted::Move => false,
        Counted::Used => now.seconds < before.seconds,
        Counted::Left => {
            let rise = now.seconds - before.seconds;
            let most = match control {
                Some(control) => {
                    let allowed = |made| control.allowed(made).map_or(0, i64::from);
                    // one move more: a stage that ends with this move may be added already
                    allowed(now.made + 1) - allowed(before.made)
                }
                None => UNKNOWN_INCREMENT * i64::from(now.made - before.made),
            };
            rise > 0 && rise > most
        }
    }
}

/// What was allowed and what was used, where it was too much.
fn over(counted: Counted, reading: &Reading, control: Option<&Control>) -> Option<(i64, i64)> {
    if counted == Counted::Left {
        return (reading.seconds < 0).then(|| (0, -reading.seconds));
    }
    let allowed = i64::from(control?.allowed(reading.made)?);
    let used = match (counted, control?) {
        (Counted::Move, Control::Stages { delay, .. }) => {
            reading.total - i64::from(*delay) * i64::from(reading.made)
        }
        (Counted::Move, _) => reading.total,
        _ => reading.seconds,
    };
    (used > allowed).then_some((allowed, used))
}

/// The rule of five minutes and one on request, one and one where there is one way to capture
/// (`s2:2`), with its three answers: in time, in time only if the minute was asked for, lost.
fn by_move<G: Game>(
    course: &Course<'_, '_, G>,
    commands: &[Command<'_>],
    counted: Counted,
    readings: &[Reading],
) -> Vec<Finding> {
    const USUAL: i64 = 300;
    const ONE_WAY: i64 = 60;
    const EXTENSION: i64 = 60;
    let mut before = [0_i64; 2];
    let mut findings = Vec::new();
    for reading in readings {
        let last = std::mem::replace(&mut before[reading.side as usize], reading.seconds);
        let taken = match counted {
            Counted::Move => reading.seconds,
            Counted::Used => reading.seconds - last,
            Counted::Left => continue,
        };
        let one_way = has_one_way_to_capture(course, reading.ply);
        let limit = if one_way { ONE_WAY } else { USUAL };
        if taken <= limit {
            continue;
        }
        let asked = commands
            .iter()
            .any(|command| command.word == Word::Extension && command.after == reading.ply);
        let in_extension = taken <= limit + EXTENSION;
        if asked && in_extension {
            continue;
        }
        let mut finding = about(course, Code::TimeExceeded, reading);
        finding.details.texts = Some((time(limit + EXTENSION), time(taken)));
        finding.reason = match (in_extension, one_way) {
            (true, _) => Some(Reason::ExtensionUnknown),
            (false, true) => Some(Reason::OneWayToTake),
            (false, false) => None,
        };
        findings.push(finding);
    }
    findings
}

/// Whether the side to move had exactly one way to capture: one path of one piece.
fn has_one_way_to_capture<G: Game>(course: &Course<'_, '_, G>, ply: u32) -> bool {
    let Some(position) = course.before(ply) else {
        return false;
    };
    if !position.must_capture() {
        return false;
    }
    let legal = position.legal_moves().unwrap_or_default();
    let paths = |found| position.routes(found).map_or(2, |routes| routes.len());
    legal.len() == 1 && legal.iter().map(paths).sum::<usize>() == 1
}

fn about<G: Game>(course: &Course<'_, '_, G>, code: Code, reading: &Reading) -> Finding {
    Finding {
        side: Some(reading.side),
        span: Some(reading.span),
        ..course.finding(code, reading.ply)
    }
}

/// `1:05:09`, `5:09`.
fn time(seconds: i64) -> String {
    let sign = if seconds < 0 { "-" } else { "" };
    let seconds = seconds.abs();
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{sign}{minutes}:{rest:02}"),
        _ => format!("{sign}{hours}:{minutes:02}:{rest:02}"),
    }
}

/// The sides in the order of their dials.
const _: () = assert!(Color::White as usize == 0 && Color::Black as usize == 1);
