//! Record sheets of games of star halma: judged under the settings of the event, kept by seat, read again.

use super::seats::{Seated, options, seated};
use crate::cli::commands::game::{Replace, put};
use crate::cli::desk::{game_address, is_name_of, same_words};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::star::set_tag;
use crate::notation::star::{Record, Turn, TurnKind, records};
use crate::record::Class;
use crate::record::star::{About, Finding, Judgement, judge, places};
use crate::star::{Camp, Options};
use crate::store::{Edit, EventRow, Game, Section, SheetRow};
use crate::tournament::tables::Place;

/// A sheet as it is kept.
pub(in crate::cli::commands) struct Sheet {
    pub(in crate::cli::commands) judgement: Judgement,
    /// Places by the board, else those that are written: `1:1 4:2`.
    pub(in crate::cli::commands) places: Option<String>,
    /// Places that were entered.
    pub(in crate::cli::commands) entered: Option<String>,
    /// The other table at which the players named on the sheet sit.
    pub(in crate::cli::commands) elsewhere: Option<String>,
    /// What does not fit the table.
    pub(in crate::cli::commands) notes: Vec<Fact>,
}

impl Sheet {
    /// The findings that count: no remarks.
    pub(in crate::cli::commands) fn found(&self) -> impl Iterator<Item = &Finding> {
        let findings = self.judgement.findings.iter();
        findings.filter(|finding| finding.code.class() != Class::Remark)
    }

    /// Whether sheet and event name different places.
    pub(in crate::cli::commands) fn disagrees(&self) -> bool {
        let read = |text: &Option<String>| {
            let mut read = text.as_deref().and_then(places)?;
            read.sort();
            Some(read)
        };
        match (read(&self.places), read(&self.entered)) {
            (Some(sheet), Some(entered)) => sheet.iter().any(|one| !entered.contains(one)),
            _ => false,
        }
    }
}

/// Whether a record is one of a game: most of what is written in it can be read.
pub(in crate::cli::commands) fn reading(record: &Record) -> (usize, usize) {
    let is = |wanted: fn(&TurnKind) -> bool| {
        let turns = record.turns.iter();
        turns.filter(|turn| wanted(&turn.kind)).count()
    };
    (
        is(|kind| matches!(kind, TurnKind::Move(_))),
        is(|kind| *kind == TurnKind::Unreadable),
    )
}

/// A record as it is judged in the event: seats and settings are those of the section, whatever the sheet says.
pub(in crate::cli::commands) fn in_event(
    record: &Record,
    section: &Section,
    game: &Game,
) -> Record {
    let camps: Vec<String> = seated(section, game)
        .iter()
        .map(|seat| seat.camp.number().to_string())
        .collect();
    let mut record = record.clone();
    for (name, value) in [
        ("Seats", camps.join(",")),
        ("Rules", options(&section.row).to_string()),
    ] {
        set_tag(&mut record, name, value);
    }
    record
}

/// The row of a sheet in the event, and what is found in it.
pub(in crate::cli::commands) fn sheet_row(
    (record, text): (&Record, &str),
    (section, game): (&Section, &Game),
    camp: Camp,
) -> (SheetRow, Judgement) {
    let judgement = judge(&in_event(record, section, game));
    let findings = judgement.findings.iter();
    let found = findings.filter(|finding| finding.code.class() != Class::Remark);
    let row = SheetRow {
        id: 0,
        game: game.row.id,
        copy: camp.number().to_string(),
        text: text.to_owned(),
        verdict: judgement.verdict.name().to_owned(),
        findings: i64::try_from(found.count()).unwrap_or(i64::MAX),
        result: on_board(&judgement).or_else(|| judgement.written_places.clone()),
    };
    (row, judgement)
}

/// Keeps a record as the copy of a seat.
pub(in crate::cli::commands) fn keep(
    edit: &Edit<'_>,
    (section, game, address): (&Section, &Game, &str),
    camp: Camp,
    (record, text): (&Record, &str),
    replace: Replace,
) -> Result<Sheet, Error> {
    let (mut row, judgement) = sheet_row((record, text), (section, game), camp);
    let elsewhere = elsewhere(record, section, game);
    let here = elsewhere.as_ref().map(|other| {
        Fact::new("star-sheet-elsewhere")
            .with("address", address.to_owned())
            .with("other", other.clone())
    });
    let tags = differences(record, &edit.event()?, (section, game, address));
    let sheet = Sheet {
        places: row.result.clone(),
        entered: super::records::places(&seated(section, game)),
        notes: here.into_iter().chain(tags).collect(),
        elsewhere,
        judgement,
    };
    put(edit, &mut row, address, replace)?;
    Ok(sheet)
}

/// The places on the board; none while nobody is home.
fn on_board(judgement: &Judgement) -> Option<String> {
    let places = judgement.game.places();
    let said: Vec<String> = places
        .iter()
        .map(|(camp, place)| format!("{}:{place}", camp.number()))
        .collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// The other game of the section whose players are those that the record names, where none of them sits here.
fn elsewhere(record: &Record, section: &Section, here: &Game) -> Option<String> {
    let named: Vec<&str> = Camp::ALL
        .into_iter()
        .filter_map(|camp| record.player(camp))
        .map(str::trim)
        .filter(|name| name.contains(char::is_alphanumeric))
        .collect();
    let sits = |game: &Game, name: &str| {
        let ids = game.seats.iter().map(|seat| seat.player);
        let mut rows = ids.filter_map(|id| section.players.iter().find(|row| row.id == id));
        rows.any(|row| is_name_of(row, name))
    };
    if named.is_empty() || named.iter().any(|name| sits(here, name)) {
        return None;
    }
    let rounds = section.rounds.iter().rev();
    let boards = rounds.flat_map(|round| round.matches.iter().map(move |one| (round, one)));
    let mut games = boards.flat_map(|(round, one)| {
        let games = one.games.iter();
        games.map(move |game| (round.row.number, one.row.board, game))
    });
    games
        .find(|(_, _, game)| named.iter().all(|name| sits(game, name)))
        .map(|(round, board, game)| game_address(section, round, board, game.row.number))
}

/// A note for each tag that names something else than the table has.
fn differences(
    record: &Record,
    event: &EventRow,
    (section, game, address): (&Section, &Game, &str),
) -> Vec<Fact> {
    let mut notes = Vec::new();
    let mut differs = |tag: &str, said: &str, here: String| {
        notes.push(
            Fact::new("warn-tag-differs")
                .with("address", address.to_owned())
                .with("tag", tag.to_owned())
                .with("said", said.to_owned())
                .with("here", here),
        );
    };
    let said = |name: &str| {
        record
            .tag(name)
            .map(str::trim)
            .filter(|said| !said.is_empty())
    };
    let with_section = format!("{} {}", event.name, section.row.name);
    let is_event = |said: &str| same_words(said, &event.name) || same_words(said, &with_section);
    if let Some(other) = said("Event").filter(|said| !is_event(said)) {
        differs("Event", other, event.name.clone());
    }
    let (round, table) = address.split_once('.').unwrap_or((address, ""));
    let is_number = |said: &str, here: &str| said == here || said.parse::<u32>().is_err();
    for (tag, here) in [("Round", round), ("Table", table)] {
        if let Some(other) = said(tag).filter(|said| !is_number(said, here)) {
            differs(tag, other, here.to_owned());
        }
    }
    let seats = seated(section, game);
    let usual: Vec<String> = seats
        .iter()
        .map(|seat| seat.camp.number().to_string())
        .collect();
    let digits = |text: &str| {
        text.chars()
            .filter(char::is_ascii_digit)
            .collect::<String>()
    };
    if let Some(other) = said("Seats").filter(|said| digits(said) != usual.concat()) {
        differs("Seats", other, usual.join(","));
    }
    for Seated { camp, player, .. } in &seats {
        let tag = format!("Seat{}", camp.number());
        let row = section.players.iter().find(|row| row.id == *player);
        let other = said(&tag).filter(|said| !row.is_some_and(|row| is_name_of(row, said)));
        if let Some(other) = other {
            differs(
                &tag,
                other,
                row.map_or_else(String::new, |row| row.name.clone()),
            );
        }
    }
    let here = options(&section.row);
    let is_other = |said: &&str| said.parse::<Options>().is_ok_and(|read| read != here);
    if let Some(other) = said("Rules").filter(is_other) {
        differs("Rules", other, here.to_string());
    }
    let named = record.named_settings().filter(|_| said("Rules").is_none());
    let is_other = |settings: &str| settings.contains('=') && About::of(record).options != here;
    if let Some((tag, _)) = named.filter(|(_, settings)| is_other(settings)) {
        differs(&tag.name, &tag.value, here.to_string());
    }
    notes
}

/// The turns of a game by the best copy that was handed in: the one with the fewest findings, then the longest.
pub(super) fn turns(sheets: &[SheetRow], section: &Section, game: &Game) -> Vec<Turn> {
    let copies = sheets.iter().filter(|sheet| sheet.game == game.row.id);
    let read = copies.filter_map(|sheet| {
        let record = records(&sheet.text).into_iter().next()?;
        Some((sheet.findings, in_event(&record, section, game)))
    });
    let best =
        read.min_by_key(|(findings, record)| (*findings, std::cmp::Reverse(record.turns.len())));
    best.map_or_else(Vec::new, |(_, record)| {
        crate::record::star::seated(&record).turns
    })
}

/// Whether somebody did not come, so that he keeps no record.
pub(in crate::cli::commands) fn is_absent(seat: &Seated) -> bool {
    seat.place == Some(Place::Absent)
}
