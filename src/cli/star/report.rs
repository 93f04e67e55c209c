//! A judged record of star halma, free of the text it came from.

use super::board::settings;
use crate::cli::error::Error;
use crate::cli::report::{Mark, marks};
use crate::notation::Places;
use crate::notation::star::{Record, Tag};
use crate::record::star::{Judgement, judge};
use crate::star::{Camp, Options, Seats};

/// One record.
#[derive(Debug)]
pub(in crate::cli) struct StarReport {
    pub(super) line: u64,
    /// The names of the players by seat.
    pub(super) players: Vec<(Camp, Option<String>)>,
    pub(in crate::cli) judgement: Judgement,
    /// The place of each finding in the file, in the order of the findings.
    pub(super) marks: Vec<Option<Mark>>,
}

/// Seats and settings that the user names, whatever a record says of them.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::cli) struct StarAsked {
    seats: Option<Seats>,
    options: Option<Options>,
}

impl StarAsked {
    /// Those of a name on the command line, `star:4`, `star:1,3,5;jump=eq`; what it does not name the record says.
    pub(in crate::cli) fn of(name: &str) -> Result<StarAsked, Error> {
        let (seats, options) = settings(name)?;
        let options = name.contains('=').then_some(options);
        Ok(StarAsked { seats, options })
    }

    /// Writes them into a record.
    pub(in crate::cli) fn tell(self, record: &mut Record) {
        if let Some(seats) = self.seats {
            set_tag(record, "Seats", seats.to_string());
        }
        if let Some(options) = self.options {
            set_tag(record, "Rules", options.to_string());
        }
    }
}

/// Gives a record a tag, in the place of the one that it has.
pub(in crate::cli) fn set_tag(record: &mut Record, name: &str, value: String) {
    let mut tags = record.tags.iter_mut();
    match tags.find(|tag| tag.name.eq_ignore_ascii_case(name)) {
        Some(tag) => tag.value = value,
        None => record.tags.push(Tag {
            name: name.to_owned(),
            value,
            span: Default::default(),
        }),
    }
}

/// Judges a record of a text; `places` goes over that text from record to record.
pub(in crate::cli) fn report(record: &Record, text: &str, places: &mut Places<'_>) -> StarReport {
    let judgement = judge(record);
    let line = places.place(record.span).place.line;
    let spans = judgement.findings.iter().map(|finding| finding.span);
    let marks = marks(spans, text, places);
    let players = judgement.seats.camps().iter().map(|camp| {
        let name = record.player(*camp).map(str::to_owned);
        (*camp, name)
    });
    StarReport {
        line,
        players: players.collect(),
        marks,
        judgement,
    }
}

impl StarReport {
    pub(super) fn player(&self, camp: Camp) -> Option<&str> {
        let found = self.players.iter().find(|(seat, _)| *seat == camp);
        found.and_then(|(_, name)| name.as_deref())
    }
}
