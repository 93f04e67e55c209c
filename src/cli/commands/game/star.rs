//! `huff game add` for star halma.

use super::add::Add;
use super::{Owner, Replace};
use crate::cli::commands::tables::{self, Sheet};
use crate::cli::desk::{Seated, read_text, seated};
use crate::cli::fact::{Fact, FactJson};
use crate::cli::json::FORMAT;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::notation::star::{Layout, Record, layout, records, write_sheet};
use crate::record::Verdict;
use crate::record::star::Finding;
use crate::star::Camp;
use crate::store::{Keep, Store};

#[derive(serde::Serialize)]
struct StarGameJson {
    format: u32,
    journal: Option<i64>,
    game: String,
    /// The number of the seat.
    copy: u8,
    verdict: &'static str,
    findings: usize,
    /// Places by the sheet, seat and place: `1:1 4:2`.
    result: Option<String>,
    entered: Option<String>,
    disagrees: bool,
    /// The findings, in the order of the turns.
    found: Vec<FoundJson>,
    notes: Vec<FactJson>,
}

#[derive(serde::Serialize)]
struct FoundJson {
    code: &'static str,
    ply: Option<u32>,
    round: Option<u32>,
    seat: Option<u8>,
    reason: Option<&'static str>,
    articles: Vec<&'static str>,
}

/// Findings that are told line by line.
const TOLD: usize = 10;

pub(super) fn add(add: &Add, store: &mut Store, ui: &mut Ui) -> Result<Answer, Error> {
    let section = add.section.section.as_deref();
    let (record, text) = read(add)?;
    let at = store.look::<_, Error>(|view| seated(view, section, &add.game))?;
    let camp = seat(add.copy, Some(&record), &at)?;
    let replace = if add.replace {
        Replace::Old
    } else {
        Replace::Nothing
    };
    let stamp = add
        .event
        .stamp(format!("game add {} --copy {}", add.game, camp.number()));
    let (address, sheet) = store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        let at = seated(edit, section, &add.game)?;
        let place = (&at.section, &at.game, at.address.as_str());
        let sheet = tables::keep(edit, place, camp, (&record, &text), replace)?;
        Ok((at.address, sheet))
    })?;
    let is_here = !sheet.disagrees() && sheet.elsewhere.is_none();
    let is_fine = sheet.judgement.verdict == Verdict::Clean && is_here;
    let answer = if is_fine { Answer::Yes } else { Answer::No };
    if add.json {
        ui.json(&StarGameJson {
            format: FORMAT,
            journal: store.entry(),
            game: address,
            copy: camp.number(),
            verdict: sheet.judgement.verdict.name(),
            findings: sheet.found().count(),
            result: sheet.places.clone(),
            entered: sheet.entered.clone(),
            disagrees: sheet.disagrees(),
            found: sheet.found().map(found_json).collect(),
            notes: sheet
                .notes
                .iter()
                .map(|note| note.json(&ui.words))
                .collect(),
        })?;
        return Ok(answer);
    }
    tell(&address, camp, &sheet, ui)?;
    Ok(answer)
}

fn found_json(finding: &Finding) -> FoundJson {
    FoundJson {
        code: finding.code.name(),
        ply: finding.ply,
        round: finding.number,
        seat: finding.seat.map(Camp::number),
        reason: finding.refusal.map(|refusal| refusal.reason.name()),
        articles: finding.articles.to_vec(),
    }
}

fn tell(address: &str, camp: Camp, sheet: &Sheet, ui: &mut Ui) -> Result<(), Error> {
    let verdict = crate::words::verdict(&ui.words, sheet.judgement.verdict);
    ui.tell(
        &Fact::new("game-added")
            .with("address", address.to_owned())
            .with("verdict", verdict)
            .with("count", sheet.found().count()),
    )?;
    for finding in sheet.found().take(TOLD) {
        let number = finding.number.map(|number| format!("{number}. "));
        let seat = finding
            .seat
            .map(|camp| crate::words::seat(&ui.words, camp, None));
        let at = format!("{}{}", number.unwrap_or_default(), seat.unwrap_or_default());
        let id = match finding.articles.is_empty() {
            true => "star-game-finding",
            false => "star-game-finding-article",
        };
        let fact = Fact::new(id)
            .with("turn", if at.is_empty() { "–".to_owned() } else { at })
            .with("code", finding.code.name())
            .with("found", crate::words::star_finding(&ui.words, finding))
            .with("articles", finding.articles.join(", "));
        ui.tell(&fact)?;
    }
    let more = sheet.found().count().saturating_sub(TOLD);
    if more > 0 {
        ui.tell(&Fact::new("game-findings-more").with("count", more))?;
    }
    if sheet.disagrees() {
        ui.warn(
            &Fact::new("star-sheet-disagrees")
                .with("address", address.to_owned())
                .with("seat", camp.number())
                .with("sheet", sheet.places.clone().unwrap_or_default())
                .with("entered", sheet.entered.clone().unwrap_or_default()),
        );
    }
    sheet.notes.iter().for_each(|note| ui.warn(note));
    Ok(())
}

/// The seat whose copy it is: as it was said, else as the record says.
pub(in crate::cli::commands) fn seat(
    said: Option<Owner>,
    record: Option<&Record>,
    at: &Seated,
) -> Result<Camp, Error> {
    let seats = tables::seated(&at.section, &at.game);
    let known: Vec<String> = seats
        .iter()
        .map(|seat| seat.camp.number().to_string())
        .collect();
    let tag = record.and_then(|record| record.tag("Copy"));
    let written = tag.and_then(|tag| tag.trim().parse().ok());
    let number = match said {
        Some(owner) => owner.camp(),
        None => written.and_then(Camp::from_number),
    };
    let found = number.filter(|camp| seats.iter().any(|seat| seat.camp == *camp));
    found.ok_or_else(|| {
        Error::Usage(
            Fact::new("star-which-copy")
                .with("address", at.address.clone())
                .with("seats", known.join(", ")),
        )
    })
}

/// The record asked for and the text to be kept: what is written alone stays as it is, a sheet among others is written
/// anew.
fn read(add: &Add) -> Result<(Record, String), Error> {
    let text = read_text(&add.sheet)?;
    let file = || add.sheet.display().to_string();
    let found = layout(&text).map_or_else(Vec::new, |_| records(&text));
    let count = found.len();
    if count == 0 {
        let fact = Fact::new("star-no-record-in-file").with("file", file());
        return Err(Error::Unusable(vec![fact]));
    }
    let index = add.record.checked_sub(1);
    let record = index.and_then(|index| found.into_iter().nth(index));
    let record = record.ok_or(Error::NoSuchRecord {
        index: add.record,
        records: count,
    })?;
    let (moves, unread) = tables::reading(&record);
    if moves == 0 || unread > moves {
        let fact = Fact::new("error-unreadable-record")
            .with("file", file())
            .with("moves", moves)
            .with("unread", unread);
        return Err(Error::Unusable(vec![fact]));
    }
    let kept = match layout(&text) {
        _ if count == 1 => text,
        Some(Layout::Sheet) => write_sheet(&record),
        _ => record.span.of(&text).to_owned(),
    };
    Ok((record, kept))
}
