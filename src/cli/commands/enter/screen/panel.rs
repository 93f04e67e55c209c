//! What the desk has to say: findings, offers, the time.

use crate::entry::{Countdown, Mode, minutes};
use ratatui::style::{Color as Ink, Modifier, Style};

use super::super::say;
use super::draw::Desk;
use super::frame::{Said, Told, choice};

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
    let notice = session.notice();
    Told::of(
        notice.map(|notice| say::notice(desk.words, notice)),
        said,
        width,
    )
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
