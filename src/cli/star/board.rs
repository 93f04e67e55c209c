//! A position of star halma with its legal moves.

use std::io::Write;
use std::path::Path;

use serde::Serialize;

use super::diagram::{diagram, svg};
use super::show::standing_lines;
use super::{is_star, settings_of};
use crate::cli::fact::Fact;
use crate::cli::json::{FORMAT, ProblemJson};
use crate::cli::read::read_text;
use crate::cli::{Answer, clean::clean, error::Error, ui::Ui};
use crate::notation::star::{read_position, records, write_position, written};
use crate::record::star::judge;
use crate::star::{Camp, Options, Pieces, Position, Seats};
use crate::words;

/// How a position is given.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::cli) enum Form {
    Screen,
    Svg,
    Json,
}

/// What is asked for.
pub(in crate::cli) struct Asked<'a> {
    /// A position, `start`, or a file.
    pub(in crate::cli) what: &'a str,
    /// The record of the file, from 1.
    pub(in crate::cli) record: usize,
    /// After which entry; after the last one where not given.
    pub(in crate::cli) ply: Option<usize>,
    /// The game with its settings.
    pub(in crate::cli) variant: Option<&'a str>,
    /// How it is given.
    pub(in crate::cli) form: Form,
}

/// Whether a text is a position of star halma rather than a FEN.
pub(in crate::cli) fn is_position(text: &str) -> bool {
    text.matches('/').count() == 16
}

/// Whether a text is a position or the word for the usual one.
fn is_line(text: &str) -> bool {
    text == "start" || is_position(text) && !text.contains('\n')
}

/// `huff board --json`.
#[derive(Serialize)]
struct StarBoardJson {
    format: u32,
    fen: String,
    rules: String,
    problem: Option<ProblemJson>,
    legal: Vec<LegalJson>,
}

#[derive(Serialize)]
struct LegalJson {
    text: String,
    from: String,
    to: String,
    path: Vec<String>,
}

/// Shows a position.
pub(in crate::cli) fn board(asked: &Asked<'_>, ui: &mut Ui) -> Result<Answer, Error> {
    let position = match position(asked) {
        Ok(position) => position,
        Err(Error::BadPosition(reason)) if asked.form == Form::Json => {
            ui.json(&StarBoardJson {
                format: FORMAT,
                fen: asked.what.to_owned(),
                rules: String::new(),
                problem: Some(ProblemJson {
                    code: "bad-position".to_owned(),
                    line: Some(1),
                    column: Some(1),
                    expected: Some(reason),
                }),
                legal: Vec::new(),
            })?;
            return Ok(Answer::Unusable);
        }
        Err(error) => return Err(error),
    };
    match asked.form {
        Form::Svg => ui.raw(svg(&position).as_bytes())?,
        Form::Json => ui.json(&json(&position))?,
        Form::Screen => screen(&position, ui)?,
    }
    Ok(Answer::Yes)
}

fn position(asked: &Asked<'_>) -> Result<Position, Error> {
    let text = match asked.what {
        "-" => Some(read_text(Path::new("-"))?),
        _ => None,
    };
    let given = text.as_deref().map(str::trim);
    let what = given.filter(|text| is_line(text)).unwrap_or(asked.what);
    if is_line(what) {
        let (seats, options) = settings(asked.variant.unwrap_or("star"))?;
        if what == "start" {
            let seats = seats.or(Seats::usual(2)).ok_or_else(|| bad(&"seats"))?;
            return Position::start(seats, options).map_err(|error| bad(&error));
        }
        return read_position(what, seats, options).map_err(|error| bad(&error));
    }
    let text = match text {
        Some(text) => text,
        None => read_text(Path::new(asked.what))?,
    };
    let mut records = records(&text);
    let count = records.len();
    let missing = Error::NoSuchRecord {
        index: asked.record,
        records: count,
    };
    let index = asked.record.checked_sub(1).filter(|index| *index < count);
    let mut record = records.swap_remove(index.ok_or(missing)?);
    let turns = record.turns.len();
    if let Some(ply) = asked.ply.filter(|ply| *ply > turns) {
        let fact = Fact::new("star-no-ply").with("ply", ply);
        return Err(Error::Usage(fact.with("turns", turns)));
    }
    record.turns.truncate(asked.ply.unwrap_or(turns));
    Ok(judge(&record).game.position().clone())
}

fn bad(error: &impl std::fmt::Display) -> Error {
    Error::BadPosition(error.to_string())
}

/// Changes one setting, given as `jump=eq`; one that does not exist is refused with all that do.
pub(in crate::cli) fn set(options: &mut Options, pair: &str) -> Result<(), Error> {
    let lower = pair.trim().to_lowercase();
    let (name, value) = lower.split_once('=').unwrap_or((&lower, ""));
    options
        .set(name.trim(), value.trim())
        .map_err(|_| Error::unknown_word(pair.trim(), known_settings()))
}

/// All settings with their values.
fn known_settings() -> String {
    let known = Options::KNOWN
        .iter()
        .map(|(name, values)| format!("{name}={}", values.join("|")));
    known.collect::<Vec<_>>().join("; ")
}

/// The seats and settings behind `star:`, such as `star:3;jump=eq` or `star:1,3,5;jump=eq`.
pub(in crate::cli) fn settings(variant: &str) -> Result<(Option<Seats>, Options), Error> {
    let unknown = || Error::UnknownVariant(variant.to_owned());
    let text = settings_of(variant).ok_or_else(unknown)?;
    let mut seats = None;
    let mut rest = Vec::new();
    for part in text
        .split(';')
        .map(str::trim)
        .filter(|part| !part.is_empty())
    {
        if part.contains('=') {
            rest.push(part);
            continue;
        }
        let players = part.parse().ok().and_then(Seats::usual);
        let named = players.or_else(|| part.parse().ok());
        let known = || format!("star:2 ... star:6; star:1,3,5; {}", known_settings());
        seats = Some(named.ok_or_else(|| Error::unknown_word(part, known()))?);
    }
    let mut options = Options::default();
    for part in rest {
        set(&mut options, part)?;
    }
    debug_assert!(is_star(variant));
    match seats.filter(|seats| seats.count() > 2 && options.pieces == Pieces::Fifteen) {
        Some(seats) => Err(Error::Usage(
            Fact::new("star-fifteen").with("seats", seats.count()),
        )),
        None => Ok((seats, options)),
    }
}

fn json(position: &Position) -> StarBoardJson {
    let legal = position.moves().into_iter().filter_map(|one| {
        let path = position.route(one)?;
        Some(LegalJson {
            text: written(&path),
            from: one.from.to_string(),
            to: one.to.to_string(),
            path: path.iter().map(|hole| hole.to_string()).collect(),
        })
    });
    StarBoardJson {
        format: FORMAT,
        fen: write_position(position),
        rules: position.options().to_string(),
        problem: None,
        legal: legal.collect(),
    }
}

fn screen(position: &Position, ui: &mut Ui) -> Result<(), Error> {
    let words = &ui.words;
    let mut lines = diagram(position);
    lines.push(format!(
        "{}  ({})",
        write_position(position),
        words.say("game-star", &[])
    ));
    let rules = position.options().to_string();
    lines.push(words.say("star-rules", &[("rules", rules.into())]));
    let seat = words::seat(words, position.to_move(), None);
    let moves: Vec<String> = position
        .moves()
        .into_iter()
        .filter_map(|one| position.route(one).map(|way| written(&way)))
        .collect();
    lines.push(match moves.is_empty() {
        true => words.say("star-turn-pass", &[("seat", seat.into())]),
        false => words.say(
            "star-turn",
            &[("seat", seat.into()), ("moves", moves.join(" ").into())],
        ),
    });
    let name = |camp: Camp| words::seat(words, camp, None);
    for camp in position.seats().camps() {
        lines.extend(standing_lines(words, &position.standing(*camp), &name));
    }
    for line in lines {
        writeln!(ui.out(), "{}", clean(&line))?;
    }
    Ok(())
}
