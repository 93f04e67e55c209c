//! The lines: what is typed, and what is said of it.

use std::io::{IsTerminal, Write};

use crate::cli::clean::clean;
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::read::typed_lines;
use crate::cli::star::diagram;
use crate::cli::ui::Ui;
use crate::entry::{StarHeard, StarSession, Word};
use crate::notation::star::{write_text, written};
use crate::record::star::{Finding, places};
use crate::star::{Camp, Hole};
use crate::words;

use super::super::plain::{SIGNS, parted};
use super::keep::StarKeeper;

/// What can be said behind a `/`.
const COMMANDS: [Word; 8] = [
    Word::Help,
    Word::Note,
    Word::Result,
    Word::Undo,
    Word::Board,
    Word::Legal,
    Word::Sheet,
    Word::Quit,
];

/// Reads lines to their end: the session then, and what was typed and not accepted.
pub(super) fn run(
    mut session: StarSession,
    keeper: &mut StarKeeper,
    ui: &mut Ui,
) -> Result<(StarSession, Option<String>), Error> {
    if let Some(file) = keeper.draft_beside() {
        let values = [
            ("turns", session.record().turns.len().into()),
            ("file", file.display().to_string().into()),
        ];
        line(ui, &ui.words.say("star-enter-draft-taken", &values))?;
    }
    let mut left = None;
    prompt(&session, ui)?;
    for (bytes, number) in typed_lines().zip(1_u64..) {
        let Ok(text) = String::from_utf8(bytes?) else {
            let fact = Fact::new("error-enter-bad-line").with("line", number);
            keeper.finish(session.record())?;
            return Err(Error::Unusable(vec![fact]));
        };
        left = None;
        let (turns, mut command) = parted(&text);
        let mut words = turns.split_whitespace();
        while let Some(word) = words.next() {
            let is_insisting = matches!(word, "!" | "！");
            let heard = match is_insisting {
                true => session.insist(),
                false => session.type_word(word),
            };
            // on the disk before it is shown
            if let StarHeard::Played(_) = heard {
                keeper.save(session.record())?;
            }
            tell(&heard, word, &session, ui)?;
            if session.refused().is_some() {
                let rest: Vec<&str> = words.by_ref().chain(command.take()).collect();
                left = Some(word.to_owned());
                if !rest.is_empty() {
                    let rest = rest.join(" ");
                    let values = [("text", rest.as_str().into())];
                    line(ui, &ui.words.say("enter-not-read", &values))?;
                    left = Some(format!("{word} {rest}"));
                }
            }
        }
        if let Some(command) = command
            && obey(command.trim_start_matches(SIGNS), &mut session, keeper, ui)? == Stay::No
        {
            return Ok((session, left));
        }
        prompt(&session, ui)?;
    }
    Ok((session, left))
}

/// Whether the session goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stay {
    Yes,
    No,
}

fn obey(
    command: &str,
    session: &mut StarSession,
    keeper: &mut StarKeeper,
    ui: &mut Ui,
) -> Result<Stay, Error> {
    let (name, rest) = command
        .split_once(char::is_whitespace)
        .unwrap_or((command, ""));
    let rest = rest.trim();
    let known = Word::read(name).filter(|word| COMMANDS.contains(word));
    let needs_text = |ui: &mut Ui| {
        let said = ui.words.say("enter-needs-text", &[("name", name.into())]);
        line(ui, &said)
    };
    let heard = match known {
        Some(Word::Quit) => return Ok(Stay::No),
        Some(Word::Undo) => match session.undo() {
            StarHeard::Nothing => {
                line(ui, &ui.words.say("enter-nothing-to-undo", &[]))?;
                StarHeard::Nothing
            }
            heard => heard,
        },
        Some(Word::Note) if rest.is_empty() => return needs_text(ui).map(|()| Stay::Yes),
        Some(Word::Note) => session.note(rest),
        Some(Word::Result) if places(rest).is_none() => {
            let said = ui.words.say("finding-star-bad-places", &[]);
            line(ui, &said)?;
            StarHeard::Nothing
        }
        Some(Word::Result) => session.set_tag("Places", rest),
        Some(word) => {
            for said in shown(word, session, ui) {
                line(ui, &said)?;
            }
            StarHeard::Nothing
        }
        None => {
            let names: Vec<String> = COMMANDS.iter().map(|word| slashed(*word)).collect();
            let values = [("name", name.into()), ("known", names.join("  ").into())];
            line(ui, &ui.words.say("star-enter-no-command", &values))?;
            StarHeard::Nothing
        }
    };
    if let StarHeard::Changed = heard {
        keeper.save(session.record())?;
        if known == Some(Word::Undo) {
            let said = ui.words.say(
                "star-enter-undone",
                &[("turns", session.record().turns.len().into())],
            );
            line(ui, &said)?;
        }
    }
    Ok(Stay::Yes)
}

/// `/undo /撤销 /отмена`.
fn slashed(word: Word) -> String {
    let names = word.names().iter().take(3);
    names
        .map(|name| format!("/{name}"))
        .collect::<Vec<_>>()
        .join(" ")
}

fn shown(word: Word, session: &StarSession, ui: &Ui) -> Vec<String> {
    match word {
        Word::Board => {
            let mut lines = diagram(session.position());
            lines.push(to_move(session, ui));
            lines
        }
        Word::Legal => {
            let position = session.position();
            let moves = position.moves().into_iter();
            let ways = moves.filter_map(|one| position.route(one).map(|way| written(&way)));
            vec![ways.collect::<Vec<_>>().join(" ")]
        }
        Word::Sheet => write_text(session.record())
            .lines()
            .map(str::to_owned)
            .collect(),
        _ => {
            let mut lines = vec![ui.words.say("star-enter-help", &[])];
            lines.extend(COMMANDS.iter().map(|word| slashed(*word)));
            lines
        }
    }
}

/// What a word did.
fn tell(heard: &StarHeard, word: &str, session: &StarSession, ui: &mut Ui) -> Result<(), Error> {
    match heard {
        StarHeard::Played(found) => {
            let last = session.record().turns.last();
            let judged = crate::record::star::seated(session.record());
            let seat = judged.turns.last().and_then(|turn| turn.seat);
            let side = seat.map_or_else(String::new, |camp| named(session, camp, ui));
            let number = last.and_then(|turn| turn.number).unwrap_or(0);
            let entry = last.map(crate::notation::star::entry).unwrap_or_default();
            let values = [
                ("number", number.into()),
                ("side", side.into()),
                ("move", entry.into()),
            ];
            line(ui, &ui.words.say("enter-accepted", &values))?;
            for finding in found {
                line(ui, &format!("  {}", sentence(finding, ui)))?;
            }
            if session.judgement().game.is_over() {
                for said in over(session, ui) {
                    line(ui, &said)?;
                }
            }
        }
        StarHeard::Refused(found) => {
            for finding in found {
                line(ui, &format!("{word}: {}", sentence(finding, ui)))?;
            }
            let from = found.iter().find_map(|finding| finding.refusal);
            if let Some(refusal) = from {
                let hole = refusal.leg.0;
                let there = session.position().destinations(hole).collect();
                line(ui, &destinations(hole, there, ui))?;
            }
            line(ui, &ui.words.say("star-enter-offers", &[]))?;
        }
        StarHeard::Destinations(hole, there) => {
            line(ui, &destinations(*hole, there.clone(), ui))?;
        }
        StarHeard::Unreadable => {
            line(
                ui,
                &format!("{word}: {}", ui.words.say("finding-star-unreadable", &[])),
            )?;
            line(ui, &ui.words.say("star-enter-offers", &[]))?;
        }
        StarHeard::Changed | StarHeard::Nothing => {}
    }
    Ok(())
}

/// The code, the sentence, the articles.
fn sentence(finding: &Finding, ui: &Ui) -> String {
    let found = words::star_finding(&ui.words, finding);
    let articles = match finding.articles.is_empty() {
        true => String::new(),
        false => format!(" ({})", finding.articles.join(", ")),
    };
    format!("{}: {found}{articles}", finding.code.name())
}

/// Where the piece on a hole can go.
fn destinations(hole: Hole, there: Vec<Hole>, ui: &Ui) -> String {
    let names: Vec<String> = there.iter().map(ToString::to_string).collect();
    let id = match names.is_empty() {
        true => "star-enter-nowhere",
        false => "star-enter-destinations",
    };
    let values = [
        ("hole", hole.to_string().into()),
        ("holes", names.join(" ").into()),
    ];
    ui.words.say(id, &values)
}

/// That the game is over, and the places.
fn over(session: &StarSession, ui: &Ui) -> Vec<String> {
    let mut lines = vec![ui.words.say("star-over", &[])];
    lines.extend(
        session
            .judgement()
            .game
            .places()
            .into_iter()
            .map(|(camp, place)| {
                let values = [
                    ("seat", named(session, camp, ui).into()),
                    ("place", place.into()),
                ];
                ui.words.say("star-home", &values)
            }),
    );
    lines
}

fn named(session: &StarSession, camp: Camp, ui: &Ui) -> String {
    words::seat(&ui.words, camp, session.record().player(camp))
}

/// Whose turn is typed.
fn to_move(session: &StarSession, ui: &Ui) -> String {
    let seat = named(session, session.position().to_move(), ui);
    let number = session.judgement().game.round();
    ui.words.say(
        "enter-to-move",
        &[("number", number.into()), ("side", seat.into())],
    )
}

fn line(ui: &mut Ui, text: &str) -> Result<(), Error> {
    writeln!(ui.out(), "{}", clean(text))?;
    ui.flush()
}

/// On a terminal the star, and whose turn is awaited.
fn prompt(session: &StarSession, ui: &mut Ui) -> Result<(), Error> {
    if std::io::stdin().is_terminal() {
        if session.refused().is_none() {
            for said in diagram(session.position()) {
                line(ui, &said)?;
            }
        }
        let text = to_move(session, ui);
        write!(ui.out(), "{} > ", clean(&text))?;
    }
    ui.flush()
}
