//! The lines: what is typed, and what is said of it.

use std::io::{IsTerminal, Write};

use crate::cli::clean::clean;
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::read::typed_lines;
use crate::cli::star::diagram;
use crate::cli::ui::Ui;
use crate::entry::{Heard, Key, StarHeard, StarSession, Word};
use crate::notation::star::{write_text, written};

use super::super::plain::{SIGNS, parted};
use super::super::say;
use super::keep::StarKeeper;
use super::said;

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
            && obey(command.trim_start_matches(SIGNS), &mut session, keeper, ui)? == Heard::Leave
        {
            return Ok((session, left));
        }
        prompt(&session, ui)?;
    }
    Ok((session, left))
}

/// Does a command; whether the session goes on.
fn obey(
    command: &str,
    session: &mut StarSession,
    keeper: &mut StarKeeper,
    ui: &mut Ui,
) -> Result<Heard, Error> {
    let heard = session.command(command);
    match heard {
        Heard::Changed => keeper.save(session.record())?,
        Heard::Show(word) => {
            for said in shown(word, session, ui) {
                line(ui, &said)?;
            }
            if word == Word::Help {
                // what was refused before is still so
                session.press(Key::Escape);
            }
        }
        _ => {}
    }
    if let Some(notice) = session.notice() {
        line(ui, &say::notice(&ui.words, notice))?;
    }
    Ok(heard)
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
            lines.push(said::to_move(&ui.words, session));
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
            lines.extend(StarSession::COMMANDS.iter().map(|word| slashed(*word)));
            lines
        }
    }
}

/// What a word did.
fn tell(heard: &StarHeard, word: &str, session: &StarSession, ui: &mut Ui) -> Result<(), Error> {
    match heard {
        StarHeard::Played(found) => {
            let index = session.cursor().saturating_sub(1);
            let (number, camp) = session.cell(index);
            let side = said::named(&ui.words, session, camp);
            let turn = session.record().turns.get(index);
            let entry = turn.map(crate::notation::star::entry).unwrap_or_default();
            let values = [
                ("number", number.into()),
                ("side", side.into()),
                ("move", entry.into()),
            ];
            line(ui, &ui.words.say("enter-accepted", &values))?;
            for finding in found {
                line(ui, &format!("  {}", said::finding(&ui.words, finding)))?;
            }
            if let Some(broken) = said::broken(&ui.words, session) {
                line(ui, &format!("  {broken}"))?;
            }
            if session.judgement().game.is_over() {
                for said in said::over(&ui.words, session) {
                    line(ui, &said)?;
                }
            }
        }
        StarHeard::Refused(found) => {
            for finding in found {
                line(
                    ui,
                    &format!("{word}: {}", said::finding(&ui.words, finding)),
                )?;
            }
            let from = found.iter().find_map(|finding| finding.refusal);
            if let Some(refusal) = from {
                let hole = refusal.leg.0;
                let there = session.position().destinations(hole).collect();
                line(ui, &said::destinations(&ui.words, hole, there))?;
            }
            line(ui, &ui.words.say("star-enter-offers", &[]))?;
        }
        StarHeard::Destinations(hole, there) => {
            line(ui, &said::destinations(&ui.words, *hole, there.clone()))?;
        }
        StarHeard::Unreadable => {
            line(
                ui,
                &format!("{word}: {}", ui.words.say("finding-star-unreadable", &[])),
            )?;
            line(ui, &ui.words.say("star-enter-offers", &[]))?;
        }
        StarHeard::Nothing => {}
    }
    Ok(())
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
        let text = said::to_move(&ui.words, session);
        write!(ui.out(), "{} > ", clean(&text))?;
    }
    ui.flush()
}
