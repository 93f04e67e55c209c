//! A judged record of star halma, free of the text it came from.

use crate::cli::report::{Mark, marks};
use crate::notation::Places;
use crate::notation::star::Record;
use crate::record::star::{Judgement, judge};
use crate::star::Camp;

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
