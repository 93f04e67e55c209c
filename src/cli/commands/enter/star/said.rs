//! What happened at the desk of star halma, in words.

use crate::entry::{Mark, StarSession};
use crate::record::star::Finding;
use crate::star::{Camp, Hole};
use crate::words::{self, Words};

/// The code, the sentence, the articles.
pub(super) fn finding(words: &Words, finding: &Finding) -> String {
    let found = words::star_finding(words, finding);
    let articles = match finding.articles.is_empty() {
        true => String::new(),
        false => format!(" ({})", finding.articles.join(", ")),
    };
    format!("{}: {found}{articles}", finding.code.name())
}

/// Where the piece on a hole can go.
pub(super) fn destinations(words: &Words, hole: Hole, there: Vec<Hole>) -> String {
    let names: Vec<String> = there.iter().map(ToString::to_string).collect();
    let id = match names.is_empty() {
        true => "star-enter-nowhere",
        false => "star-enter-destinations",
    };
    let values = [
        ("hole", hole.to_string().into()),
        ("holes", names.join(" ").into()),
    ];
    words.say(id, &values)
}

/// That the game is over, and the places.
pub(super) fn over(words: &Words, session: &StarSession) -> Vec<String> {
    let mut lines = vec![words.say("star-over", &[])];
    lines.extend(
        session
            .judgement()
            .game
            .places()
            .into_iter()
            .map(|(camp, place)| {
                let values = [
                    ("seat", named(words, session, camp).into()),
                    ("place", place.into()),
                ];
                words.say("star-home", &values)
            }),
    );
    lines
}

pub(super) fn named(words: &Words, session: &StarSession, camp: Camp) -> String {
    words::seat(words, camp, session.record().player(camp))
}

/// Whose turn is typed.
pub(super) fn to_move(words: &Words, session: &StarSession) -> String {
    let (number, camp) = session.cell(session.cursor());
    let seat = named(words, session, camp);
    words.say(
        "enter-to-move",
        &[("number", number.into()), ("side", seat.into())],
    )
}

/// From where on the rest of the sheet does not fit any more, where that is behind the place where is typed.
pub(super) fn broken(words: &Words, session: &StarSession) -> Option<String> {
    let turns = session.record().turns.len();
    let index = (session.cursor()..turns).find(|index| session.mark(*index) != Mark::Fine)?;
    let (round, camp) = session.cell(index);
    let values = [("round", round.into()), ("seat", camp.number().into())];
    Some(words.say("star-enter-rest-broken", &values))
}
