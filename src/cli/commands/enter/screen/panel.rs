//! What the desk has to say: findings, offers, the time.

use ratatui::style::{Color as Ink, Modifier, Style};
use ratatui::text::Line;

use crate::cli::terminal::wrap;
use crate::entry::{Countdown, Mode, minutes};
use crate::words::Words;

use super::super::say;
use super::Saved;
use super::draw::Desk;

/// A sentence and how it looks.
type Said = (String, Style);

/// Before what is marked in a list.
const MARK: &str = "> ";

/// What is said, and how many of its first lines are about the last key.
pub(super) struct Told {
    pub(super) lines: Vec<Line<'static>>,
    pinned: usize,
}

/// At most so many rows. What is marked stays in sight, and so does what is said about the last key; of the rest it is said how
/// many lines there are, and `from` of them are passed over.
pub(super) fn window(told: Told, rows: usize, from: usize, words: &Words) -> Vec<Line<'static>> {
    let Told { lines, pinned } = told;
    if lines.len() <= rows || rows < 3 {
        return lines.into_iter().take(rows).collect();
    }
    let more = |id: &str, count: usize| {
        let text = words.say(id, &[("count", count.into())]);
        Line::styled(text, Style::new().add_modifier(Modifier::DIM))
    };
    let count = lines.len();
    let is_marked = |line: &Line<'_>| line.style.add_modifier.contains(Modifier::REVERSED);
    if let Some(last) = lines.iter().rposition(is_marked) {
        let from = (last + 2).saturating_sub(rows).min(count - rows);
        let mut shown: Vec<Line<'static>> = lines.into_iter().skip(from).take(rows).collect();
        if from > 0 {
            shown[0] = more("enter-more", from + 1);
        }
        if from + rows < count {
            shown[rows - 1] = more("enter-more", count - from - rows + 1);
        }
        return shown;
    }
    let pinned = pinned.min(rows - 2);
    let room = rows - pinned - 1;
    // the last lines fill the room: nothing is scrolled away without need
    let from = from.min(count - pinned - room);
    let left = count - pinned - from - room;
    let mut shown: Vec<Line<'static>> = lines[..pinned].to_vec();
    shown.extend(lines[pinned + from..].iter().take(room).cloned());
    shown.push(match left {
        0 => more("enter-more-above", from),
        _ => more("enter-more-below", left),
    });
    shown
}

/// What has to be in sight all the time, over the line that is typed: that nothing is on the disk, and how to go on; that
/// another desk types into the same file.
pub(super) fn alarm(desk: &Desk<'_>, width: usize) -> Vec<Line<'static>> {
    let red = Style::new().fg(Ink::Red);
    let (text, style) = match (desk.saved, desk.elsewhere) {
        (Saved::No(reason), _) => {
            let values = [("reason", reason.as_str().into())];
            let text = desk.words.say("enter-not-saved", &values);
            (text, red.add_modifier(Modifier::BOLD | Modifier::REVERSED))
        }
        (_, Some(elsewhere)) => (elsewhere.to_owned(), Style::new().fg(Ink::Yellow)),
        (_, None) => return Vec::new(),
    };
    let lines = wrap(&text, width).into_iter();
    lines.map(|line| Line::styled(line, style)).collect()
}

pub(super) fn told(desk: &Desk<'_>, width: usize) -> Told {
    let session = desk.session;
    let mut said: Vec<Said> = Vec::new();
    let plain = Style::new();
    let red = Style::new().fg(Ink::Red);
    match session.mode() {
        Mode::Refused(refusal) => {
            if !refusal.extra.is_empty() {
                let values = [("text", refusal.text.as_str().into())];
                said.push((desk.words.say("enter-waiting", &values), plain));
            }
            said.extend(
                say::refusal(desk.words, refusal, session)
                    .into_iter()
                    .map(|text| (text, red)),
            );
            for (place, offer) in refusal.offers.iter().enumerate() {
                said.push(choice(
                    &say::offer(desk.words, offer, session),
                    refusal.chosen == Some(place),
                ));
            }
        }
        Mode::Choosing { places, chosen } => {
            said.push((desk.say("enter-which"), plain));
            // the list goes with the mark
            let from = chosen.saturating_sub(6);
            for (place, index) in places.iter().enumerate().skip(from).take(8) {
                said.push(choice(
                    &session.legal().moves[*index].text,
                    place == *chosen,
                ));
            }
        }
        Mode::Placing(_) => said.push((desk.say("enter-position-title"), plain)),
        Mode::Typing | Mode::Command(_) | Mode::Help => said.extend(typing(desk, red)),
    }
    let mut drawn = Vec::new();
    let mut draw = |(text, style): Said| {
        let lines = wrap(&text, width).into_iter();
        drawn.extend(lines.map(|line| Line::styled(line, style)));
        drawn.len()
    };
    let notice = session.notice().map(|notice| {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        draw((say::notice(desk.words, notice), bold))
    });
    for one in said {
        draw(one);
    }
    Told {
        lines: drawn,
        pinned: notice.unwrap_or(0),
    }
}

fn choice(text: &str, is_marked: bool) -> Said {
    match is_marked {
        true => (
            format!("{MARK}{text}"),
            Style::new().add_modifier(Modifier::REVERSED),
        ),
        false => (format!("  {text}"), Style::new()),
    }
}

fn typing(desk: &Desk<'_>, red: Style) -> Vec<Said> {
    let session = desk.session;
    let mut said = Vec::new();
    if let (false, true, Some(_)) = (session.is_hiding(), session.is_astray(), session.position()) {
        said.push((say::not_legal(desk.words, session), red));
        return said;
    }
    for finding in session.findings() {
        let [head, law] = say::finding(desk.words, finding, session.judgement());
        said.push((head, red));
        if !law.is_empty() {
            said.push((law, Style::new()));
        }
    }
    if let (Some([here, other]), false) = (session.difference(), session.is_hiding()) {
        let values = [("ply", (here + 1).into()), ("other", (other + 1).into())];
        said.push((
            desk.words.say("enter-first-difference", &values),
            Style::new().fg(Ink::Yellow),
        ));
    }
    if let Some(text) = say::broken(desk.words, session) {
        said.push((text, Style::new().fg(Ink::Yellow)));
    }
    if let Some(result) = session.sheet().result() {
        said.push((
            desk.words.say("enter-result", &[("text", result.into())]),
            Style::new(),
        ));
    }
    let notes = session.comments(session.cursor());
    let notes = notes.map(|text| say::comment(desk.words, text));
    let notes = notes.filter(|text| !text.is_empty());
    said.extend(notes.map(|text| (text, Style::new().add_modifier(Modifier::DIM))));
    said
}

/// The countdown of a live game.
pub(super) fn time(desk: &Desk<'_>) -> Option<String> {
    let (allowance, at) = desk.session.countdown()?;
    let (id, left) = match at {
        Countdown::Running(left) => ("enter-time-running", left),
        Countdown::Ask(left) => ("enter-time-ask", left),
        Countdown::Grace(left) => ("enter-time-grace", left),
        Countdown::Over => ("enter-time-over", std::time::Duration::ZERO),
    };
    // the move that is made now, wherever one looks
    let ply = desk.session.sheet().entries.len() + 1;
    Some(desk.words.say(
        id,
        &[
            ("ply", ply.into()),
            ("left", minutes(left).into()),
            ("limit", minutes(allowance.limit).into()),
            ("article", allowance.article.into()),
        ],
    ))
}
