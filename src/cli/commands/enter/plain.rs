//! Lines instead of a screen: half-moves and commands, from a pipe or a terminal.

use std::io::{IsTerminal, Write};

use crate::cli::clean::clean;
use crate::cli::diagram::diagram;
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::read::typed_lines;
use crate::cli::terminal::fit;
use crate::cli::ui::Ui;
use crate::entry::{Heard, Key, Mode, Session, Word, narrow};
use crate::notation::{Written, written};
use crate::record::Outcome;
use crate::words;

use super::keep::Keeper;
use super::{Clock, Ended, noted, say};

pub(super) fn run(mut session: Session, keeper: &mut Keeper, ui: &mut Ui) -> Result<Ended, Error> {
    if let Some(file) = keeper.draft_beside() {
        let values = [
            ("half_moves", session.sheet().entries.len().into()),
            ("file", file.display().to_string().into()),
        ];
        let sentence = ui.words.say("enter-draft-taken", &values);
        line(ui, &sentence)?;
    }
    if let Some(sentence) = keeper.elsewhere(&ui.words) {
        line(ui, &sentence)?;
    }
    let clock = Clock::start(&mut session);
    // on a terminal what was refused is seen and typed anew; from a pipe it stays missing
    let is_seen = std::io::stdin().is_terminal();
    let mut left: Vec<String> = Vec::new();
    prompt(&session, ui)?;
    for (bytes, number) in typed_lines().zip(1_u64..) {
        let Ok(text) = String::from_utf8(bytes?) else {
            // nothing of such a line is guessed, and those behind it would be moves of another position
            let fact = Fact::new("error-enter-bad-line").with("line", number);
            keeper.finish(session.sheet())?;
            return Err(Error::Unusable(vec![fact]));
        };
        session.tick(clock.now());
        let (moves, mut command) = parted(&text);
        let moves = struck_alone(moves);
        let mut words = moves.split_whitespace();
        if is_seen {
            left.clear();
        }
        while let Some(word) = words.next() {
            let before = session.cursor();
            let heard = entered(word, &mut session);
            let heard = session.let_pass(Key::Enter, heard);
            heed(heard, &mut session, keeper, ui)?;
            if heard == Heard::Changed && word.starts_with(['!', '！']) {
                // what was refused stands on the sheet
                left.pop();
            }
            if heard == Heard::Changed && session.cursor() > before {
                accepted(&session, before, ui)?;
            }
            if heard == Heard::Refused || matches!(session.mode(), Mode::Choosing { .. }) {
                left.push(word.to_owned());
                let rest: Vec<&str> = words.by_ref().chain(command.take()).collect();
                if !rest.is_empty() {
                    let rest = rest.join(" ");
                    let said = ui
                        .words
                        .say("enter-not-read", &[("text", rest.as_str().into())]);
                    line(ui, &said)?;
                    left.push(rest);
                }
            }
        }
        if let Some(command) = command {
            let heard = session.command(command.trim_start_matches(SIGNS));
            if heard == Heard::Leave {
                return Ok(ended(session, &left));
            }
            heed(heard, &mut session, keeper, ui)?;
        }
        prompt(&session, ui)?;
    }
    Ok(ended(session, &left))
}

/// A line of half-moves with what is struck out as a word of its own: `~d6 e5~d6-c5` as `~d6e5~ d6-c5`.
fn struck_alone(line: &str) -> String {
    let line = line.replace('～', "~");
    let parts: Vec<&str> = line.split('~').collect();
    if parts.len().is_multiple_of(2) {
        // one that is not closed is refused as it stands
        return line;
    }
    let parts = parts.iter().zip(0..).map(|(part, place)| match place % 2 {
        0 => (*part).to_owned(),
        _ => format!(" ~{}~ ", part.split_whitespace().collect::<String>()),
    });
    parts.collect()
}

/// With what a command begins, on keyboards of either writing.
pub(super) const SIGNS: [char; 3] = ['/', '／', '、'];

/// A line as half-moves and the command behind them, if there is one.
pub(super) fn parted(text: &str) -> (&str, Option<&str>) {
    let begins = |at: &usize| *at == 0 || text[..*at].ends_with(char::is_whitespace);
    let at = text.match_indices(SIGNS).map(|(at, _)| at).find(begins);
    match at {
        Some(at) => (&text[..at], Some(text[at..].trim_end())),
        None => (text, None),
    }
}

fn ended(session: Session, left: &[String]) -> Ended {
    let left = (!left.is_empty()).then(|| left.join(" "));
    Ended { session, left }
}

/// One word of a line.
fn entered(word: &str, session: &mut Session) -> Heard {
    if let Some(number) = word.strip_prefix(['!', '！']) {
        return chosen(number, session);
    }
    // `c5-e7!`: as it is written
    if let Some(half_move) = word.strip_suffix(['!', '！']) {
        let heard = entered(half_move, session);
        return match session.mode() {
            Mode::Refused(_) if heard == Heard::Refused => session.press(Key::Char('!')),
            _ => heard,
        };
    }
    if word.starts_with('~') && word.ends_with('~') && word.len() > 2 {
        return session.command(&format!("struck {word}"));
    }
    let plain: String = word.chars().map(narrow).collect();
    if plain.ends_with('.') && plain.trim_end_matches('.').parse::<u32>().is_ok() {
        return Heard::Nothing;
    }
    // `1.c3-d4`, `1...d6-c5`
    if let Some((number, rest)) = plain.split_once('.')
        && number.parse::<u32>().is_ok()
        && let rest = rest.trim_start_matches('.')
        && matches!(written(rest), Written::Move(_))
    {
        return session.type_word(rest);
    }
    let has_nought = ["-0", "0-", ":0", "0:"]
        .iter()
        .any(|nought| plain.starts_with(nought) || plain.ends_with(nought));
    let is_result = has_nought || plain.contains(['½', '*']) || plain.contains("1/2");
    if is_result && Outcome::read(&plain).is_some() {
        return session.command(&format!("result {plain}"));
    }
    session.type_word(word)
}

/// `!`: as it is written; `!2`: the second of what is offered.
fn chosen(number: &str, session: &mut Session) -> Heard {
    if number.is_empty() {
        return session.press(Key::Char('!'));
    }
    let place: usize = match number.parse() {
        Ok(place) => place,
        Err(_) => return Heard::Refused,
    };
    let count = match session.mode() {
        Mode::Refused(refusal) => refusal.offers.len(),
        Mode::Choosing { places, .. } => places.len(),
        _ => 0,
    };
    if place == 0 || place > count {
        return Heard::Refused;
    }
    let downs = match session.mode() {
        Mode::Refused(_) => place,
        _ => place - 1,
    };
    for _ in 0..downs {
        session.press(Key::Down);
    }
    session.press(Key::Enter)
}

/// Saves and says what a word did.
fn heed(
    heard: Heard,
    session: &mut Session,
    keeper: &mut Keeper,
    ui: &mut Ui,
) -> Result<(), Error> {
    match heard {
        Heard::Changed => {
            keeper.save_or_put_aside(session.sheet(), session.active(), &ui.words)?;
            noted::compare_result(session, keeper, &ui.words);
            if let Some(sentence) = keeper.elsewhere(&ui.words) {
                line(ui, &sentence)?;
            }
        }
        Heard::Show(word) => show(word, session, ui)?,
        Heard::Keep | Heard::TakeBack => noted::heed(heard, session, keeper, &ui.words),
        Heard::Nothing | Heard::Refused | Heard::Leave => {}
    }
    if let Some(notice) = session.notice() {
        let sentence = say::notice(&ui.words, notice);
        line(ui, &sentence)?;
    }
    match session.mode() {
        Mode::Refused(refusal) => {
            let mut lines = say::refusal(&ui.words, refusal, session);
            for (offer, number) in refusal.offers.iter().zip(1..) {
                lines.push(format!(
                    "  !{number} {}",
                    say::offer(&ui.words, offer, session)
                ));
            }
            lines.push(ui.words.say("enter-plain-offers", &[]));
            for said in lines {
                line(ui, &said)?;
            }
        }
        Mode::Choosing { places, .. } => {
            let which = ui.words.say("enter-which", &[]);
            let texts = places
                .iter()
                .zip(1..)
                .map(|(place, number)| format!("!{number} {}", session.legal().moves[*place].text));
            let said = format!("{which} {}", texts.collect::<Vec<_>>().join("  "));
            line(ui, &said)?;
        }
        _ if heard == Heard::Changed => {
            for finding in session.findings() {
                for said in say::finding(&ui.words, finding, session.judgement()) {
                    line(ui, &format!("  {said}"))?;
                }
            }
        }
        _ => {}
    }
    Ok(())
}

/// The half-moves that were entered.
fn accepted(session: &Session, before: usize, ui: &mut Ui) -> Result<(), Error> {
    for index in before..session.cursor() {
        let sheet = session.sheet();
        let side = words::side(&ui.words, sheet.side(index));
        let values = [
            ("number", sheet.number(index).into()),
            ("side", side.into()),
            ("move", sheet.entries[index].text.as_str().into()),
        ];
        let said = ui.words.say("enter-accepted", &values);
        line(ui, &said)?;
    }
    Ok(())
}

fn show(word: Word, session: &mut Session, ui: &mut Ui) -> Result<(), Error> {
    let mut lines = Vec::new();
    match word {
        Word::Board => match session.position() {
            Some(setup) => {
                lines = diagram(setup);
                lines.push(say::to_move(&ui.words, session));
            }
            None => lines.push(say::to_move(&ui.words, session)),
        },
        Word::Legal if !session.is_hiding() => {
            let texts: Vec<&str> = session
                .legal()
                .moves
                .iter()
                .map(|choice| choice.text.as_str())
                .collect();
            lines.push(texts.join(" "));
        }
        Word::Sheet => lines.push(session.sheet().text().trim_end().to_owned()),
        Word::Help => {
            lines = help(&ui.words);
            session.press(Key::Escape);
        }
        _ => {}
    }
    for said in lines.iter().flat_map(|said| said.lines()) {
        line(ui, said)?;
    }
    Ok(())
}

/// The shorthand and the commands.
pub(super) fn help(words: &crate::words::Words) -> Vec<String> {
    let mut lines: Vec<String> = ["moves", "tab", "words"]
        .into_iter()
        .map(|part| words.say(&format!("enter-help-{part}"), &[]))
        .collect();
    lines.extend(commands(&Word::ALL, 100));
    lines
}

/// The commands by their words and keys, in lines of a width.
pub(super) fn commands(all: &[Word], width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in all {
        let key = word
            .function()
            .map_or(String::new(), |number| format!(" F{number}"));
        let names: Vec<String> = word
            .names()
            .iter()
            .take(3)
            .map(|name| format!("/{name}"))
            .collect();
        let text = format!("{}{key}", names.join(" "));
        let last = lines.last_mut().expect("invariant: one line at least");
        let room = width / 2;
        if last.is_empty() {
            *last = fit(&text, room);
        } else {
            *last = format!("{last}{text}");
            lines.push(String::new());
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

fn line(ui: &mut Ui, text: &str) -> Result<(), Error> {
    writeln!(ui.out(), "{}", clean(text))?;
    ui.flush()
}

/// On a terminal, whose move is awaited.
fn prompt(session: &Session, ui: &mut Ui) -> Result<(), Error> {
    use std::io::IsTerminal;
    if std::io::stdin().is_terminal() {
        let text = say::to_move(&ui.words, session);
        write!(ui.out(), "{text} > ")?;
    }
    ui.flush()
}
