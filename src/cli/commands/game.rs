//! `huff game`

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use crate::cli::desk::{
    EventArgs, SectionArgs, address, board as find_board, read_text, section as find_section,
};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::draughts::{Color, Variant};
use crate::notation::pdn;
use crate::record::{BoardResult, Class, Judgement, Outcome, Verdict, judge};
use crate::store::{Keep, Section, SectionRow, SheetRow, result_from_word};
use crate::tournament::GameResult;

/// Record sheets of the event
#[derive(Debug, Args)]
pub(in crate::cli) struct Game {
    #[command(subcommand)]
    command: GameCommand,
}

#[derive(Debug, Subcommand)]
enum GameCommand {
    /// Judge a record sheet and keep it with its game
    Add(Add),
}

/// Judge a record sheet and keep it with its game
///
/// A result on the sheet that is not the one entered is told. The exit code is 1 when the sheet is not clean.
///
/// Example: huff game add 3.12 sheet.pdn --copy white
#[derive(Debug, Args)]
struct Add {
    /// ROUND.BOARD or ROUND.BOARD.GAME
    game: String,
    /// The sheet
    sheet: PathBuf,
    /// Whose copy it is
    #[arg(long, value_enum)]
    copy: CopyArgument,
    /// Which record of the file, from 1
    #[arg(long, default_value_t = 1)]
    record: usize,
    /// Put it in the place of a copy that is there
    #[arg(long)]
    replace: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

/// Whose copy a sheet is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum CopyArgument {
    White,
    Black,
}

#[derive(serde::Serialize)]
struct GameJson {
    format: u32,
    game: String,
    copy: &'static str,
    verdict: &'static str,
    findings: i64,
    result: Option<&'static str>,
    entered: Option<&'static str>,
    disagrees: bool,
}

/// The sheet as it is judged, free of its text.
pub(super) struct Judged {
    text: String,
    verdict: Verdict,
    findings: i64,
    result: Option<&'static str>,
}

impl Judged {
    /// The row of the sheet; key 0 for one that is not stored yet.
    pub(super) fn row(&self, id: i64, game: i64, copy: &str) -> SheetRow {
        SheetRow {
            id,
            game,
            copy: copy.to_owned(),
            text: self.text.clone(),
            verdict: self.verdict.name().to_owned(),
            findings: self.findings,
            result: self.result.map(str::to_owned),
        }
    }
}

pub(super) fn run(arguments: &Game, ui: &mut Ui) -> Result<Answer, Error> {
    let GameCommand::Add(add) = &arguments.command;
    let copy = match add.copy {
        CopyArgument::White => "white",
        CopyArgument::Black => "black",
    };
    let text = read_text(&add.sheet)?;
    let wrong = || Error::Usage(Fact::new("error-bad-address").with("text", add.game.clone()));
    let address = address(&add.game).ok_or_else(wrong)?;
    let mut store = add.event.open()?;
    let stamp = add
        .event
        .stamp(format!("game add {} --copy {copy}", add.game));
    let (judged, entered) = store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        let sections: Vec<Section> = match &add.section.section {
            Some(name) => vec![find_section(edit, Some(name))?],
            None => {
                let rows: Vec<SectionRow> = edit.all()?;
                rows.into_iter()
                    .map(|row| edit.section(row))
                    .collect::<Result<_, _>>()?
            }
        };
        let place = find_board(&sections, &add.game, address)?;
        let section = &sections[place.section];
        let number = address.game.unwrap_or(1);
        let games = &section.rounds[place.round].matches[place.board].games;
        let game = games.iter().find(|game| game.row.number == number);
        let missing = Fact::new("error-no-game")
            .with("address", add.game.clone())
            .with("game", number);
        let game = game.ok_or(Error::Usage(missing))?;
        let judged = judged(&text, add.record, &section.row.variant)?;
        let mut row = judged.row(0, game.row.id, copy);
        let there: Vec<SheetRow> = edit.of("game", game.row.id)?;
        match there.into_iter().find(|sheet| sheet.copy == copy) {
            Some(old) if add.replace => {
                row.id = old.id;
                edit.update(&row)?;
            }
            Some(_) => {
                return Err(Error::No(
                    Fact::new("error-copy-is-there").with("address", add.game.clone()),
                ));
            }
            None => edit.insert(&mut row)?,
        }
        Ok((judged, entered(game)))
    })?;
    let disagrees =
        matches!((judged.result, entered), (Some(sheet), Some(entered)) if sheet != entered);
    let answer = if judged.verdict == Verdict::Clean && !disagrees {
        Answer::Yes
    } else {
        Answer::No
    };
    if add.json {
        ui.json(&GameJson {
            format: FORMAT,
            game: add.game.clone(),
            copy,
            verdict: judged.verdict.name(),
            findings: judged.findings,
            result: judged.result,
            entered,
            disagrees,
        })?;
        return Ok(answer);
    }
    let verdict = crate::words::verdict(&ui.words, judged.verdict);
    let fact = Fact::new("game-added")
        .with("address", add.game.clone())
        .with("verdict", verdict);
    ui.tell(&fact.with("count", judged.findings))?;
    if disagrees {
        ui.warn(
            &Fact::new("warn-sheet-disagrees")
                .with("address", add.game.clone())
                .with("copy", copy),
        );
    }
    Ok(answer)
}

fn judged(text: &str, index: usize, variant: &str) -> Result<Judged, Error> {
    let variant = Variant::from_name(variant);
    let mut records = pdn::records(text);
    let record = index.checked_sub(1).and_then(|skip| records.nth(skip));
    let record = record.ok_or_else(|| Error::NoSuchRecord {
        index,
        records: pdn::records(text).count(),
    })?;
    Ok(judged_sheet(
        &judge(&record, variant),
        record.span.of(text).to_owned(),
    ))
}

/// What is kept of a judgement with the text of its sheet.
pub(super) fn judged_sheet(judgement: &Judgement, text: String) -> Judged {
    let counted = |class: Class| class != Class::Remark;
    let findings = judgement
        .findings
        .iter()
        .filter(|finding| counted(finding.code.class()))
        .count();
    Judged {
        text,
        verdict: judgement.verdict,
        findings: i64::try_from(findings).unwrap_or(i64::MAX),
        result: result(judgement),
    }
}

/// Who won by the record: the position at the end, else the result that is written.
fn result(judgement: &Judgement) -> Option<&'static str> {
    match judgement.board {
        BoardResult::WhiteWins => return Some("white"),
        BoardResult::BlackWins => return Some("black"),
        BoardResult::Open => {}
    }
    let written = judgement
        .result
        .1
        .as_deref()
        .or(judgement.result.0.as_deref())?;
    let outcome = Outcome::read(written)?;
    match outcome.winner(judgement.variant.rules()) {
        Some(Color::White) => Some("white"),
        Some(Color::Black) => Some("black"),
        None => (outcome == Outcome::Draw).then_some("draw"),
    }
}

/// Who won by what was entered.
fn entered(game: &crate::store::Game) -> Option<&'static str> {
    let result = |seat: usize| {
        game.seats
            .get(seat)?
            .result
            .as_deref()
            .and_then(result_from_word)
    };
    match (result(0)?, result(1)?) {
        (GameResult::Win | GameResult::ShortWin | GameResult::ForfeitWin, _) => Some("white"),
        (_, GameResult::Win | GameResult::ShortWin | GameResult::ForfeitWin) => Some("black"),
        (GameResult::Draw | GameResult::ShortDraw, GameResult::Draw | GameResult::ShortDraw) => {
            Some("draw")
        }
        _ => Some("none"),
    }
}
