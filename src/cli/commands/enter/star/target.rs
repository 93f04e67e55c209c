//! What is typed: a game of star halma in the event, or a file.

use std::path::Path;

use crate::cli::commands::enter::half_typed::HalfTyped;
use crate::cli::commands::enter::in_file::{InFile, LeftDraft};
use crate::cli::commands::enter::{Enter, FromDraft};
use crate::cli::commands::{game::seat, tables};
use crate::cli::desk::{Seated, address, game_address, read_text, seated, sections};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::star::{is_star, is_star_file, settings};
use crate::entry::StarSession;
use crate::notation::star::{Record, Tag, layout, records, write_text};
use crate::star::Seats;
use crate::store::{Section, SheetRow, View};

use super::keep::{InEvent, StarKeeper};

/// Opens what is to be typed, with what is typed of it already; none where it is a game of draughts.
pub(super) fn open(
    arguments: &Enter,
    from_draft: FromDraft,
) -> Result<Option<(StarSession, StarKeeper)>, Error> {
    match &arguments.target {
        Some(text) if address(text).is_none() => in_file(arguments, Path::new(text), from_draft),
        target => in_event(arguments, target.as_deref()),
    }
}

fn in_file(
    arguments: &Enter,
    path: &Path,
    from_draft: FromDraft,
) -> Result<Option<(StarSession, StarKeeper)>, Error> {
    let asked = arguments.variant.as_deref();
    let draft = InFile::left_draft(path);
    let is_star_draft = |draft: &LeftDraft| layout(&draft.text).is_some();
    let draft_is_star = draft.as_ref().is_some_and(is_star_draft) && from_draft == FromDraft::Yes;
    let named = asked.filter(|name| is_star(name));
    if named.is_none() && !is_star_file(path) && !(asked.is_none() && draft_is_star) {
        return Ok(None);
    }
    let mut record = None;
    if path.exists() {
        let text = read_text(path)?;
        let mut found = records(&text);
        if found.len() > 1 {
            let fact = Fact::new("error-enter-many-star").with("file", path.display().to_string());
            return Err(Error::Unusable(vec![fact.with("records", found.len())]));
        }
        record = found.pop();
    }
    let mut file = InFile::alone(path, record.as_ref().map(write_text))?;
    match (draft, from_draft) {
        (Some(draft), FromDraft::No) => draft.own.put_aside(),
        (Some(draft), FromDraft::Yes) if draft_is_star => {
            record = records(&draft.text).pop();
            file.known = Some(draft.text.clone());
            file.go_on(draft);
        }
        _ => {}
    }
    let record = match record {
        Some(record) => record,
        None => blank(named.unwrap_or("star"))?,
    };
    let keeper = StarKeeper::File(Box::new(file));
    Ok(Some((StarSession::new(record), keeper)))
}

/// An empty sheet that says its game, seats and settings.
fn blank(variant: &str) -> Result<Record, Error> {
    let (seats, options) = settings(variant)?;
    let seats = seats.or(Seats::usual(2)).map(|seats| seats.to_string());
    let tags = [
        ("Variant", "star".to_owned()),
        ("Seats", seats.unwrap_or_default()),
        ("Rules", options.to_string()),
    ];
    Ok(Record {
        tags: tags.map(|(name, value)| tag(name, value)).to_vec(),
        ..Record::default()
    })
}

fn tag(name: &str, value: String) -> Tag {
    Tag {
        name: name.to_owned(),
        value,
        span: Default::default(),
    }
}

fn in_event(
    arguments: &Enter,
    target: Option<&str>,
) -> Result<Option<(StarSession, StarKeeper)>, Error> {
    let mut store = arguments.event.open()?;
    let name = arguments.section.section.as_deref();
    let found = store.look::<_, Error>(|view| {
        let at = match target {
            Some(text) => Some(seated(view, name, text)?),
            None => next(view, &sections(view, name)?)?,
        };
        let Some(at) = at.filter(|at| tables::is_star(&at.section.row)) else {
            return Ok(None);
        };
        let sheets: Vec<SheetRow> = view.of("game", at.game.row.id)?;
        let fresh = tables::blank_record(&view.event()?, &at.section, &at.game);
        Ok(Some((at, sheets, fresh)))
    })?;
    let Some((at, sheets, mut fresh)) = found else {
        return Ok(None);
    };
    let camp = match arguments.copy {
        Some(_) => seat(arguments.copy, None, &at)?,
        None => {
            let all = tables::seated(&at.section, &at.game);
            let is_there = |number: u8| sheets.iter().any(|sheet| sheet.copy == number.to_string());
            let open = all.iter().find(|seat| !is_there(seat.camp.number()));
            open.or(all.first())
                .map(|seat| seat.camp)
                .ok_or_else(|| Error::Usage(Fact::new("error-enter-all-there")))?
        }
    };
    fresh.tags.push(tag("Copy", camp.number().to_string()));
    let known = sheets
        .into_iter()
        .find(|sheet| sheet.copy == camp.number().to_string());
    let known = known.map(|sheet| sheet.text);
    let record = known
        .as_deref()
        .and_then(|text| records(text).into_iter().next());
    let record = match record {
        // seats and settings are those of the event
        Some(record) => tables::in_event(&record, &at.section, &at.game),
        None => fresh.clone(),
    };
    let of = format!("{} {}", at.address, camp.number());
    let keeper = StarKeeper::Event(Box::new(InEvent {
        half_typed: HalfTyped::beside(&arguments.event.path()?, of),
        event: arguments.event.clone(),
        camp,
        known,
        blank: write_text(&fresh),
        entry: None,
        at,
        store,
    }));
    Ok(Some((StarSession::new(record), keeper)))
}

/// The first game of the last round with a seat whose sheet is missing, where nothing but star halma is played.
fn next(view: &View<'_>, sections: &[Section]) -> Result<Option<Seated>, Error> {
    if !sections.iter().all(|section| tables::is_star(&section.row)) {
        return Ok(None);
    }
    let sheets: Vec<SheetRow> = view.all()?;
    for section in sections {
        let Some(round) = section.rounds.last() else {
            continue;
        };
        for one in &round.matches {
            for game in &one.games {
                let seats = tables::seated(section, game);
                let is_missing = |seat: &tables::Seated| {
                    !tables::is_absent(seat)
                        && !sheets.iter().any(|sheet| {
                            sheet.game == game.row.id
                                && sheet.copy == seat.camp.number().to_string()
                        })
                };
                if seats.iter().any(is_missing) {
                    let number = game.row.number;
                    return Ok(Some(Seated {
                        address: game_address(section, round.row.number, one.row.board, number),
                        section: section.clone(),
                        game: game.clone(),
                    }));
                }
            }
        }
    }
    match sections.is_empty() {
        true => Ok(None),
        false => Err(Error::Usage(Fact::new("error-enter-all-there"))),
    }
}
