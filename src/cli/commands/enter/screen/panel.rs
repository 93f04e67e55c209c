//! What the desk has to say: findings, offers, the time.

use ratatui::style::{Color as Ink, Modifier, Style};
use ratatui::text::Line;

use crate::cli::terminal::wrap;
use crate::entry::{Countdown, Mode, minutes};

use super::super::say;
use super::Saved;
use super::draw::Desk;

/// A sentence and how it looks.
type Said = (String, Style);

/// Before what is marked in a list.
const MARK: &str = "> ";

/// At most so many rows: what is marked stays in sight, and three waves stand for what does not.
pub(super) fn window(all: Vec<Line<'static>>, rows: usize) -> Vec<Line<'static>> {
    if all.len() <= rows || rows < 3 {
        return all;
    }
    let is_marked = |line: &Line<'_>| line.style.add_modifier.contains(Modifier::REVERSED);
    let last = all.iter().rposition(is_marked).unwrap_or(0);
    let waves = || Line::styled("  ~~~", Style::new().add_modifier(Modifier::DIM));
    let from = (last + 2).saturating_sub(rows).min(all.len() - rows);
    let count = all.len();
    let mut shown: Vec<Line<'static>> = all.into_iter().skip(from).take(rows).collect();
    if from > 0 {
        shown[0] = waves();
    }
    if from + rows < count {
        shown[rows - 1] = waves();
    }
    shown
}

pub(super) fn lines(desk: &Desk<'_>, width: usize) -> Vec<Line<'static>> {
    let session = desk.session;
    let mut said: Vec<Said> = Vec::new();
    let plain = Style::new();
    let red = Style::new().fg(Ink::Red);
    if let Saved::No(reason) = desk.saved {
        let text = desk
            .words
            .say("enter-not-saved", &[("reason", reason.as_str().into())]);
        said.push((text, red.add_modifier(Modifier::BOLD)));
    }
    match session.mode() {
        Mode::Refused(refusal) => {
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
    if let Some(notice) = session.notice() {
        said.insert(
            0,
            (
                say::notice(desk.words, notice),
                Style::new().add_modifier(Modifier::BOLD),
            ),
        );
    }
    let mut drawn = Vec::new();
    for (text, style) in said {
        drawn.extend(
            wrap(&text, width)
                .into_iter()
                .map(|line| Line::styled(line, style)),
        );
    }
    drawn
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
    let notes: Vec<&str> = session.comments(session.cursor()).collect();
    if !notes.is_empty() {
        said.push((notes.join(" "), Style::new().add_modifier(Modifier::DIM)));
    }
    if let Some(result) = session.sheet().result() {
        said.push((
            desk.words.say("enter-result", &[("text", result.into())]),
            Style::new(),
        ));
    }
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
