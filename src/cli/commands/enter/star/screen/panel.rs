//! What the desk has to say: findings, offers, places.

use ratatui::style::{Color as Ink, Modifier, Style};

use crate::cli::clean::clean;
use crate::cli::commands::enter::say;
use crate::cli::commands::enter::screen::frame::{Said, Told, choice};
use crate::cli::commands::enter::star::said;
use crate::entry::{Offer, StarMode, StarRefusal};
use crate::notation::star::written;
use crate::words;

use super::draw::Desk;

/// Moves of a list that are in sight.
const MOST_CHOICES: usize = 8;

pub(super) fn told(desk: &Desk<'_>, width: usize) -> Told {
    let session = desk.session;
    let said = match session.mode() {
        StarMode::Refused(refusal) => refused(desk, refusal),
        StarMode::Choosing { ways, chosen } => {
            let mut said: Vec<Said> = vec![(desk.say("enter-which"), Style::new())];
            // the list goes with the mark
            let from = (chosen + 2).saturating_sub(MOST_CHOICES);
            let ways = ways.iter().enumerate().skip(from).take(MOST_CHOICES);
            said.extend(ways.map(|(place, way)| choice(&written(way), place == *chosen)));
            said
        }
        StarMode::Typing | StarMode::Command(_) | StarMode::Help => typing(desk),
    };
    let notice = session.notice();
    Told::of(
        notice.map(|notice| say::notice(desk.words, notice)),
        said,
        width,
    )
}

fn refused(desk: &Desk<'_>, refusal: &StarRefusal) -> Vec<Said> {
    let red = Style::new().fg(Ink::Red);
    let mut found: Vec<String> = refusal
        .findings
        .iter()
        .map(|finding| said::finding(desk.words, finding))
        .collect();
    if found.is_empty() {
        found.push(desk.say("finding-star-unreadable"));
    }
    let text = |found: String| clean(&format!("{}: {found}", refusal.text)).into_owned();
    let mut said: Vec<Said> = found.into_iter().map(|one| (text(one), red)).collect();
    for (place, offer) in refusal.offers.iter().enumerate() {
        said.push(choice(&offered(desk, offer), refusal.chosen == Some(place)));
    }
    said
}

fn offered(desk: &Desk<'_>, offer: &Offer) -> String {
    let words = desk.words;
    let turns = desk.session.cursor() as u32 + 1;
    let said = match offer {
        Offer::Correct => words.say("enter-offer-correct", &[]),
        Offer::AsWritten(text) => {
            words.say("enter-offer-written", &[("text", text.as_str().into())])
        }
        Offer::Repair(repair) => words::repair(words, repair, turns),
    };
    clean(&said).into_owned()
}

fn typing(desk: &Desk<'_>) -> Vec<Said> {
    let (session, words) = (desk.session, desk.words);
    let red = Style::new().fg(Ink::Red);
    let yellow = Style::new().fg(Ink::Yellow);
    let plain = Style::new();
    let mut said: Vec<Said> = Vec::new();
    if session.is_astray() {
        let values = [("typed", session.typed().into())];
        said.push((words.say("star-enter-not-legal", &values), red));
        return said;
    }
    for finding in session.findings() {
        said.push((clean(&said::finding(words, finding)).into_owned(), red));
    }
    let broken = said::broken(words, session);
    said.extend(broken.map(|text| (text, yellow)));
    if session.game().is_some_and(crate::star::Game::is_over) {
        let lines = said::over(words, session).into_iter();
        // that the game is over stands under the star
        said.extend(lines.skip(1).map(|line| (clean(&line).into_owned(), plain)));
    }
    if let Some(places) = session.record().tag("Places") {
        let values = [("places", clean(places).into_owned().into())];
        said.push((words.say("star-enter-places", &values), plain));
    }
    // before the turn that was entered last, and before the one that is typed
    let places = session.cursor().saturating_sub(1)..=session.cursor();
    for old in places.flat_map(|index| session.struck_out(index)) {
        let values = [("text", clean(old).into_owned().into())];
        said.push((words.say("enter-struck", &values), plain));
    }
    let dim = Style::new().add_modifier(Modifier::DIM);
    let notes = session.comments(session.cursor());
    said.extend(notes.map(|text| (clean(text).into_owned(), dim)));
    said
}
