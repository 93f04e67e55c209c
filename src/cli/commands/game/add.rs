//! `huff game add`

use std::path::PathBuf;

use clap::Args;

use super::{CopyArgument, Kept, Owner, Replace, keep};
use crate::cli::commands::tables;
use crate::cli::desk::{self, Done, EventArgs, Reading, SectionArgs, half_move_text, seated};
use crate::cli::fact::{Fact, FactJson};
use crate::cli::json::FORMAT;
use crate::cli::source::Source;
use crate::cli::{Answer, error::Error, star, ui::Ui};
use crate::draughts::Variant;
use crate::notation::Record;
use crate::record::{Finding, Verdict};
use crate::store::Keep;

/// Judge a record sheet and keep it with its game
///
/// The sheet is PDN, CSV (a sheet or a table of games) or JSON. A result on the sheet that is not the one entered is
/// told. The exit code is 1 when the sheet is not clean. A sheet of star halma is that of a seat: --copy 3.
///
/// Examples: huff game add 3.12 sheet.pdn --copy white; huff game add 3.12 black.csv
#[derive(Debug, Args)]
pub(super) struct Add {
    /// ROUND.BOARD or ROUND.BOARD.GAME
    pub(super) game: String,
    /// The sheet; `-` is standard input
    pub(super) sheet: PathBuf,
    /// Whose copy it is, unless the sheet says it: white or black, in star halma the number of the seat
    #[arg(long, value_enum)]
    pub(super) copy: Option<Owner>,
    /// Which record of the file, from 1
    #[arg(long, default_value_t = 1)]
    pub(super) record: usize,
    /// Put it in the place of a copy that is there
    #[arg(long)]
    pub(super) replace: bool,
    /// Answer in JSON
    #[arg(long)]
    pub(super) json: bool,
    #[command(flatten)]
    pub(super) section: SectionArgs,
    #[command(flatten)]
    pub(super) event: EventArgs,
}

#[derive(serde::Serialize)]
struct GameJson {
    format: u32,
    journal: Option<i64>,
    game: String,
    copy: &'static str,
    verdict: &'static str,
    findings: i64,
    result: Option<&'static str>,
    entered: Option<&'static str>,
    disagrees: bool,
    /// The findings, in the order of the half-moves.
    found: Vec<FoundJson>,
    notes: Vec<FactJson>,
}

/// A finding of a record that was kept.
#[derive(serde::Serialize)]
pub(in crate::cli::commands) struct FoundJson {
    code: &'static str,
    ply: Option<u32>,
    half_move: Option<String>,
    /// `open`, `lapsed`, `must-correct`, `ended`, `none`.
    claim: &'static str,
}

impl FoundJson {
    pub(in crate::cli::commands) fn of(variant: Option<Variant>) -> impl Fn(&Finding) -> FoundJson {
        move |finding| FoundJson {
            code: finding.code.name(),
            ply: finding.ply,
            half_move: half_move(finding, variant),
            claim: finding.claim.name(),
        }
    }
}

/// Findings that are told line by line.
const TOLD: usize = 10;

pub(super) fn run(add: &Add, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = add.event.open()?;
    let section = add.section.section.as_deref();
    let played =
        store.look::<_, Error>(|view| Ok(seated(view, section, &add.game)?.section.row))?;
    if tables::is_star(&played) {
        return super::star::add(add, &mut store, ui);
    }
    star::refuse(&add.sheet)?;
    let variant = Variant::from_name(&played.variant);
    let (record, said) = read(add, variant)?;
    let missing = || Fact::new("error-which-copy").with("address", add.game.clone());
    let asked = match add.copy {
        Some(owner) => owner.colour(),
        None => said,
    };
    let copy = asked.ok_or_else(|| Error::Usage(missing()))?;
    let replace = if add.replace {
        Replace::Old
    } else {
        Replace::Nothing
    };
    let stamp = add
        .event
        .stamp(format!("game add {} --copy {}", add.game, copy.word()));
    let (address, kept) = store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        let at = seated(edit, section, &add.game)?;
        let kept = keep(
            edit,
            (&at.section, &at.game, &at.address),
            copy,
            &record,
            replace,
        )?;
        Ok((at.address, kept))
    })?;
    let answer = if kept.verdict() == Verdict::Clean && !kept.disagrees() {
        Answer::Yes
    } else {
        Answer::No
    };
    if add.json {
        ui.json(&GameJson {
            format: FORMAT,
            journal: store.entry(),
            game: address,
            copy: copy.word(),
            verdict: kept.verdict().name(),
            findings: kept.findings,
            result: kept.result,
            entered: kept.entered,
            disagrees: kept.disagrees(),
            found: kept.found().map(FoundJson::of(variant)).collect(),
            notes: kept.notes.iter().map(|note| note.json(&ui.words)).collect(),
        })?;
        return Ok(answer);
    }
    let done = added(&address, copy, &kept, ui);
    done.said.iter().try_for_each(|fact| ui.tell(fact))?;
    for finding in kept.found().take(TOLD) {
        let claim = crate::words::claim(&ui.words, finding.claim);
        let id = match claim {
            Some(_) => "game-finding-claim",
            None => "game-finding",
        };
        let at = half_move(finding, variant).unwrap_or_else(|| "–".to_owned());
        let fact = Fact::new(id)
            .with("half_move", at)
            .with("code", finding.code.name())
            .with("claim", claim.unwrap_or_default());
        ui.tell(&fact)?;
    }
    let more = kept.found().count().saturating_sub(TOLD);
    if more > 0 {
        ui.tell(&Fact::new("game-findings-more").with("count", more))?;
    }
    done.notes.iter().for_each(|note| ui.warn(note));
    Ok(answer)
}

fn half_move(finding: &Finding, variant: Option<Variant>) -> Option<String> {
    let ply = i64::from(finding.ply?);
    Some(half_move_text(ply, variant))
}

/// What is said of a record that was kept.
pub(in crate::cli::commands) fn added(
    address: &str,
    copy: CopyArgument,
    kept: &Kept,
    ui: &Ui,
) -> Done {
    let fact = Fact::new("game-added")
        .with("address", address.to_owned())
        .with("verdict", crate::words::verdict(&ui.words, kept.verdict()))
        .with("count", kept.findings);
    let disagrees = kept.disagrees().then(|| {
        Fact::new("warn-sheet-disagrees")
            .with("address", address.to_owned())
            .with("copy", copy.word())
    });
    Done::new(fact)
        .noting(disagrees)
        .noting(kept.notes.iter().cloned())
}

/// The record asked for, and whose copy it says it is.
fn read(add: &Add, variant: Option<Variant>) -> Result<(desk::Kept, Option<CopyArgument>), Error> {
    let (mut records, mut found) = (0, None);
    let file = || add.sheet.display().to_string();
    Source::open(&add.sheet, None)?.records(|record, text, format| {
        records += 1;
        if records == add.record {
            let reading = Reading::of(record);
            if !reading.is_record() {
                let fact = Fact::new("error-unreadable-record")
                    .with("file", file())
                    .with("moves", reading.moves)
                    .with("unread", reading.unread);
                return Err(Error::Unusable(vec![fact]));
            }
            found = Some((desk::kept(record, text, format, variant), copy_of(record)));
        }
        Ok(())
    })?;
    if records == 0 {
        let fact = Fact::new("error-no-record-in-file").with("file", file());
        return Err(Error::Unusable(vec![fact]));
    }
    let missing = Error::NoSuchRecord {
        index: add.record,
        records,
    };
    found.ok_or(missing)
}

/// Whose copy a record says it is.
pub(in crate::cli::commands) fn copy_of(record: &Record<'_>) -> Option<CopyArgument> {
    CopyArgument::of(&record.tag("Copy")?.value)
}
