//! Games of a file as the records of the games that were paired.

use std::path::Path;

use super::Pdn;
use crate::cli::commands::game::{
    CopyArgument, FoundJson, Kept, Replace, added, copy_of, keep, tell_found,
};
use crate::cli::desk::{self, Address, Reading, address, game_address, is_name_of, sections};
use crate::cli::error::Error;
use crate::cli::fact::{Fact, FactJson};
use crate::cli::json::FORMAT;
use crate::cli::source::Source;
use crate::cli::star;
use crate::cli::{Answer, ui::Ui};
use crate::draughts::Variant;
use crate::notation::Record;
use crate::store::{Game, Keep, Section};

/// What a record says about where it belongs.
#[derive(Clone, Debug)]
struct Clue {
    address: Option<Address>,
    round: Option<i64>,
    white: String,
    black: String,
    copy: Option<CopyArgument>,
}

impl Clue {
    /// The same with the players' colours changed.
    fn turned(&self) -> Clue {
        Clue {
            white: self.black.clone(),
            black: self.white.clone(),
            ..self.clone()
        }
    }
}

#[derive(serde::Serialize)]
struct ImportJson {
    format: u32,
    journal: Option<i64>,
    matched: usize,
    unmatched: usize,
    disagree: usize,
    games: Vec<GameJson>,
}

#[derive(serde::Serialize)]
struct GameJson {
    file: String,
    /// The number of the record in the file, from 1.
    record: usize,
    white: String,
    black: String,
    /// Where it was kept; none if it was not.
    game: Option<String>,
    copy: Option<&'static str>,
    verdict: Option<&'static str>,
    findings: Option<i64>,
    found: Vec<FoundJson>,
    disagrees: bool,
    /// Why it was not kept.
    reason: Option<String>,
    /// What does not fit the board it was kept at.
    notes: Vec<FactJson>,
}

/// A record that was read and not matched yet.
struct Waiting {
    file: String,
    /// The number of the record in its file, from 1.
    number: usize,
    clue: Clue,
    /// As judged by each section's game, the first that fits.
    record: Vec<desk::Kept>,
    reading: Reading,
}

impl Waiting {
    /// Whether it is a game: half-moves, or at least players or a board.
    fn is_game(&self) -> bool {
        let clue = &self.clue;
        let names_a_game =
            clue.address.is_some() || !(clue.white.is_empty() && clue.black.is_empty());
        self.reading.is_record() || self.reading.is_bare() && names_a_game
    }
}

pub(super) fn run(arguments: &Pdn, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let name = arguments.section.section.as_deref();
    let variants = store.look::<_, Error>(|view| {
        let sections = sections(view, name)?;
        let variants = sections.iter();
        Ok(variants
            .map(|section| Variant::from_name(&section.row.variant))
            .collect::<Vec<_>>())
    })?;
    let mut waiting = Vec::new();
    for file in &arguments.files {
        star::refuse(file)?;
        let before = waiting.len();
        read(file, &variants, &mut waiting)?;
        if !waiting[before..].iter().any(Waiting::is_game) {
            let file = file.display().to_string();
            let fact = Fact::new("error-no-record-in-file").with("file", file);
            return Err(Error::Unusable(vec![fact]));
        }
    }
    let names: Vec<String> = arguments
        .files
        .iter()
        .map(|file| file.display().to_string())
        .collect();
    let stamp = arguments
        .event
        .stamp(format!("import pdn {}", names.join(" ")));
    let keeping = if arguments.dry_run {
        Keep::TryOut
    } else {
        Keep::Commit
    };
    let replace = if arguments.replace {
        Replace::Old
    } else {
        Replace::Nothing
    };
    let matched = store.transact::<_, Error>(&stamp, keeping, |edit| {
        let sections = sections(edit, name)?;
        let mut answers = Vec::new();
        for one in &waiting {
            let found = match one.is_game() {
                true => find(&sections, &one.clue),
                false => Err(Fact::new("import-unreadable")),
            };
            let (place, game, at) = match found {
                Ok(found) => found,
                Err(reason) => {
                    answers.push(Err(reason));
                    continue;
                }
            };
            let copy = one
                .clue
                .copy
                .or(arguments.copy)
                .unwrap_or(CopyArgument::White);
            let here = (&sections[place], game, at.as_str());
            match keep(edit, here, copy, &one.record[place], replace) {
                Ok(kept) => answers.push(Ok((at, copy, kept))),
                Err(Error::No(reason)) => answers.push(Err(reason)),
                Err(error) => return Err(error),
            }
        }
        Ok(answers)
    })?;
    let journal = store.entry();
    answer(arguments.json, journal, &waiting, &matched, ui)
}

/// Reads all records of a file, each judged by each section's game.
fn read(
    file: &Path,
    variants: &[Option<Variant>],
    waiting: &mut Vec<Waiting>,
) -> Result<(), Error> {
    let mut read = 0;
    Source::open(file, None)?.records(|record, text, format| {
        read += 1;
        let mut one = Waiting {
            file: file.display().to_string(),
            number: read,
            clue: clue(record),
            record: Vec::new(),
            reading: Reading::of(record),
        };
        if one.is_game() {
            let judged = variants.iter();
            let judged = judged.map(|variant| desk::kept(record, text, format, *variant));
            one.record.extend(judged);
        }
        waiting.push(one);
        Ok(())
    })
}

type Matched = Result<(String, CopyArgument, Kept), Fact>;

fn answer(
    json: bool,
    journal: Option<i64>,
    waiting: &[Waiting],
    matched: &[Matched],
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let count = |wanted: fn(&Matched) -> bool| matched.iter().filter(|one| wanted(one)).count();
    let unmatched = count(Result::is_err);
    let disagree = count(|one| one.as_ref().is_ok_and(|(_, _, kept)| kept.disagrees()));
    let answer = if unmatched + disagree == 0 {
        Answer::Yes
    } else {
        Answer::No
    };
    if json {
        let game = |(index, one): (usize, &Matched)| {
            let clue = &waiting[index].clue;
            let kept = one.as_ref().ok();
            GameJson {
                file: waiting[index].file.clone(),
                record: waiting[index].number,
                white: clue.white.clone(),
                black: clue.black.clone(),
                game: kept.map(|(at, _, _)| at.clone()),
                copy: kept.map(|(_, copy, _)| copy.word()),
                verdict: kept.map(|(_, _, kept)| kept.verdict().name()),
                findings: kept.map(|(_, _, kept)| kept.findings),
                found: kept.map_or_else(Vec::new, |(_, _, kept)| {
                    let variant = Some(kept.judgement.variant);
                    kept.found().map(FoundJson::of(variant)).collect()
                }),
                disagrees: kept.is_some_and(|(_, _, kept)| kept.disagrees()),
                reason: one.as_ref().err().map(|reason| reason.say(&ui.words)),
                notes: kept.map_or_else(Vec::new, |(_, _, kept)| {
                    kept.notes.iter().map(|note| note.json(&ui.words)).collect()
                }),
            }
        };
        let games = matched.iter().enumerate().map(game).collect();
        ui.json(&ImportJson {
            format: FORMAT,
            journal,
            matched: matched.len() - unmatched,
            unmatched,
            disagree,
            games,
        })?;
        return Ok(answer);
    }
    for (index, one) in matched.iter().enumerate() {
        match one {
            Ok((at, copy, kept)) => {
                let done = added(at, *copy, kept, ui);
                done.said.iter().try_for_each(|fact| ui.tell(fact))?;
                tell_found(kept, ui)?;
                done.notes.iter().for_each(|note| ui.warn(note));
            }
            Err(reason) => {
                let one = &waiting[index];
                let clue = &one.clue;
                let is_alone = waiting.iter().all(|other| other.file == one.file);
                let record = match is_alone {
                    true => one.number.to_string(),
                    false => format!("{}:{}", one.file, one.number),
                };
                let fact = Fact::new("import-not-matched")
                    .with("record", record)
                    .with("players", format!("{} – {}", clue.white, clue.black))
                    .with("reason", reason.say(&ui.words));
                ui.warn(&fact);
            }
        }
    }
    let fact = Fact::new("import-games-done").with("matched", matched.len() - unmatched);
    ui.tell(&fact.with("unmatched", unmatched))?;
    Ok(answer)
}

/// Round, board and game from the tags: `Round "3.12.1"`, or `Round "3"`, `Board "12"`, `Game "1"`.
fn clue(record: &Record<'_>) -> Clue {
    let tag = |name: &str| {
        record
            .tag(name)
            .map_or_else(String::new, |tag| tag.value.trim().to_owned())
    };
    let number = |name: &str| tag(name).parse::<i64>().ok();
    let in_round = address(&tag("Round").replace([' ', '/'], "."));
    let (round, board, game) = match in_round {
        Some(Address {
            round: None, board, ..
        }) => (Some(board), number("Board"), number("Game")),
        Some(whole) => (
            whole.round,
            Some(whole.board),
            whole.game.or(number("Game")),
        ),
        None => (None, None, None),
    };
    Clue {
        address: board.map(|board| Address { round, board, game }),
        round,
        white: tag("White"),
        black: tag("Black"),
        copy: copy_of(record),
    }
}

/// The game of a record among the sections, or why there is none.
fn find<'s>(sections: &'s [Section], clue: &Clue) -> Result<(usize, &'s Game, String), Fact> {
    let has_names = !clue.white.is_empty() && !clue.black.is_empty();
    if !has_names && clue.address.is_none() {
        return Err(Fact::new("import-no-clue"));
    }
    let mut found = Vec::new();
    let (mut met, mut turned) = (false, false);
    for (place, section) in sections.iter().enumerate() {
        for round in &section.rounds {
            for one in &round.matches {
                for game in &one.games {
                    let fits_names = !has_names || seats_fit(section, game, clue);
                    met |= has_names && fits_names;
                    turned |= has_names && seats_fit(section, game, &clue.turned());
                    let fits_round = clue.round.is_none_or(|number| number == round.row.number);
                    let fits_place = clue.address.is_none_or(|wanted| {
                        wanted.board == one.row.board
                            && wanted.game.is_none_or(|number| number == game.row.number)
                    });
                    if fits_names && fits_round && fits_place {
                        let (round, board) = (round.row.number, one.row.board);
                        let at = game_address(section, round, board, game.row.number);
                        found.push((place, game, at));
                    }
                }
            }
        }
    }
    match found.len() {
        1 => Ok(found.swap_remove(0)),
        0 if turned && !met => Err(Fact::new("import-other-colours")),
        0 if met => Err(Fact::new("import-other-place")),
        0 => Err(Fact::new("import-no-pairing")),
        _ => {
            let all: Vec<String> = found.into_iter().map(|(_, _, at)| at).collect();
            Err(Fact::new("import-many-games").with("known", all.join(", ")))
        }
    }
}

fn seats_fit(section: &Section, game: &Game, clue: &Clue) -> bool {
    let is = |seat: usize, name: &str| {
        let player = game.seats.get(seat).map_or(0, |seat| seat.player);
        let row = section.players.iter().find(|row| row.id == player);
        row.is_some_and(|row| is_name_of(row, name))
    };
    is(0, &clue.white) && is(1, &clue.black)
}
