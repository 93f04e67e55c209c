//! What happened at the desk, in words.

use crate::cli::clean::clean;
use crate::draughts::Color;
use crate::entry::{Mark, Notice, Offer, Refusal, Session};
use crate::record::{Finding, Judgement};
use crate::words::{self, Value, Words};

/// A notice as a sentence.
pub(super) fn notice(words: &Words, notice: &Notice) -> String {
    let mut values: Vec<(&'static str, Value<'_>)> = notice
        .values
        .iter()
        .map(|(name, value)| match (*name, value.as_str()) {
            ("fault", name) => (
                "fault",
                words.say(&format!("problem-fen-{name}"), &[]).into(),
            ),
            ("side", word) => ("side", side(words, word).into()),
            ("incident", code) => ("incident", words::incident(words, code).into()),
            (name, value) => (name, value.into()),
        })
        .collect();
    match notice.id {
        "enter-bad-incident" => values.push(("known", words::known_incidents(words).into())),
        "error-unknown-ruling" => values.push(("known", words::known_rulings(words).into())),
        _ => {}
    }
    clean(&words.say(notice.id, &values)).into_owned()
}

/// A comment of the sheet: its text, and what it notes for machines in words. Times and marks that are shown in their own
/// places are left out.
pub(super) fn comment(words: &Words, text: &str) -> String {
    let mut said = Vec::new();
    let mut rest = text;
    while let Some((before, from)) = rest.split_once("[%") {
        said.push(before.trim().to_owned());
        let (command, behind) = from.split_once(']').unwrap_or((from, ""));
        said.extend(command_said(words, command));
        rest = behind;
    }
    said.push(rest.trim().to_owned());
    said.retain(|part| !part.is_empty());
    clean(&said.join(" ")).into_owned()
}

/// `incident 7/4.3 by=white`, `ruling warning against=black`.
fn command_said(words: &Words, command: &str) -> Option<String> {
    if let Some(what) = command.strip_prefix("struck ") {
        return Some(words.say("enter-struck", &[("text", what.trim().into())]));
    }
    let mut parts = command.split_whitespace();
    let (word, what) = (parts.next()?, parts.next().unwrap_or_default());
    let side = parts.find_map(|part| words::read_side(part.split_once('=')?.1));
    let id = match (word, side) {
        ("incident", Some(_)) => "enter-note-incident-by",
        ("incident", None) => "enter-note-incident",
        ("ruling", Some(_)) => "enter-note-ruling-against",
        ("ruling", None) => "enter-note-ruling",
        _ => return None,
    };
    let what = match word {
        "incident" => words::incident(words, what),
        _ => words::ruling(words, what),
    };
    let side = side.map_or_else(String::new, |side| words::side(words, side));
    Some(words.say(id, &[("what", what.into()), ("side", side.into())]))
}

/// A side by its word.
fn side(words: &Words, word: &str) -> String {
    let color = [Color::White, Color::Black]
        .into_iter()
        .find(|color| color.word() == word);
    color.map_or_else(|| word.to_owned(), |color| words::side(words, color))
}

/// A finding: its code and sentence, then articles and claim.
pub(super) fn finding(words: &Words, finding: &Finding, judgement: &Judgement) -> [String; 2] {
    let sentence = words::finding(words, finding, &judgement.script);
    let mut law: Vec<String> = Vec::new();
    if !finding.articles.is_empty() {
        law.push(finding.articles.join(", "));
    }
    law.extend(words::claim(words, finding.claim));
    if let Some(penalty) = finding.penalty {
        law.push(words.say(&format!("penalty-{}", penalty.name()), &[]));
    }
    let head = format!("{}: {sentence}", finding.code.name());
    [
        clean(&head).into_owned(),
        clean(&law.join("; ")).into_owned(),
    ]
}

/// An offer behind a refusal.
pub(super) fn offer(words: &Words, offer: &Offer, session: &Session) -> String {
    match offer {
        Offer::Correct => words.say("enter-offer-correct", &[]),
        Offer::AsWritten(text) => {
            words.say("enter-offer-written", &[("text", text.as_str().into())])
        }
        Offer::Repair(repair) => {
            let half_moves = session.sheet().entries.len().max(session.cursor() + 1) as u32;
            let repair = words::repair(words, repair, half_moves);
            words.say("enter-offer-repair", &[("repair", repair.into())])
        }
    }
}

/// Why a half-move was refused: a finding, or nothing but that it was not understood while the game goes on.
pub(super) fn refusal(words: &Words, refusal: &Refusal, session: &Session) -> Vec<String> {
    let hidden = || words.say("enter-hidden", &[("text", refusal.text.as_str().into())]);
    let here = u32::try_from(session.cursor() + 1).ok();
    // the judge may lay it to a half-move before
    let alone = match &refusal.finding {
        Some(found) if found.ply == here => None,
        _ => session.found_alone(&refusal.text),
    };
    let found = match (&alone, &refusal.finding) {
        (Some((found, judgement)), _) => Some((found, judgement)),
        (None, Some(found)) => Some((found, session.judgement())),
        (None, None) => None,
    };
    match found {
        Some((found, judgement)) if !session.is_hiding() => {
            let [head, law] = finding(words, found, judgement);
            [format!("{}: {head}", refusal.text), law]
                .into_iter()
                .filter(|line| !line.is_empty())
                .collect()
        }
        _ => vec![hidden()],
    }
}

/// What is typed begins no legal move: the moves from its first square, else all.
pub(super) fn not_legal(words: &Words, session: &Session) -> String {
    let legal = &session.legal().moves;
    let texts: Vec<&str> = legal.iter().map(|choice| choice.text.as_str()).collect();
    words.say(
        "enter-not-legal",
        &[
            ("typed", session.typed().into()),
            ("legal", texts.join(" ").into()),
        ],
    )
}

/// From where on the rest of the sheet does not fit any more, where that is behind the place where is typed.
pub(super) fn broken(words: &Words, session: &Session) -> Option<String> {
    let count = session.sheet().entries.len();
    let place = (session.cursor()..count).find(|index| session.mark(*index) != Mark::Fine)?;
    Some(words.say("enter-rest-broken", &[("ply", (place + 1).into())]))
}

/// Whose move is typed.
pub(super) fn to_move(words: &Words, session: &Session) -> String {
    if session.position().is_none() {
        return words.say("enter-unknown-position", &[]);
    }
    let side = words::side(words, session.turn());
    let number = session.sheet().number(session.cursor());
    words.say(
        "enter-to-move",
        &[("number", number.into()), ("side", side.into())],
    )
}
