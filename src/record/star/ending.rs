//! What a record comes to at its end: places and verdict.

use crate::notation::star::Record;
use crate::record::{Class, Likely, Verdict};
use crate::star::Game;

use super::about::places;
use super::code::StarCode;
use super::finding::Finding;

/// Why the replay ended before the record did.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lost {
    /// A slip of the pen: a repair goes on from here.
    Slip,
    /// Nothing explains the rest.
    Thread,
}

/// What is wrong with the places that are written.
pub(super) fn places_found(record: &Record, game: &Game) -> Option<Finding> {
    let tag = record
        .tag_of("Places")
        .filter(|tag| !tag.value.trim().is_empty())?;
    let on_board = game.places();
    let disagrees = |finding: &mut Finding| {
        finding.written = Some(tag.value.clone());
        finding.span = Some(tag.span);
    };
    let Some(given) = places(&tag.value) else {
        let mut finding = Finding::whole(StarCode::BadPlaces);
        disagrees(&mut finding);
        return Some(finding);
    };
    let differs = on_board.iter().any(|(camp, place)| {
        let other = given.iter().find(|(given, _)| given == camp);
        other.is_none_or(|(_, given)| given != place)
    });
    if !differs {
        return None;
    }
    let mut finding = Finding::whole(StarCode::PlacesDisagree);
    disagrees(&mut finding);
    let names: Vec<String> = on_board
        .iter()
        .map(|(camp, place)| format!("{}:{place}", camp.number()))
        .collect();
    finding.texts.0 = names.join(" ");
    Some(finding)
}

pub(super) fn verdict(findings: &[Finding], lost: Option<Lost>) -> Verdict {
    if lost == Some(Lost::Thread) {
        return Verdict::Unplayable;
    }
    let is = |class: Class| findings.iter().any(|finding| finding.code.class() == class);
    let played = findings
        .iter()
        .any(|finding| finding.code.class() == Class::Play && finding.likely != Some(Likely::Slip));
    let is_repaired = findings
        .iter()
        .any(|finding| finding.repairs.first().is_some_and(|best| best.complete));
    match (played, is(Class::Play) || is(Class::Writing)) {
        (true, _) => Verdict::Irregular,
        _ if lost.is_some() && !is_repaired => Verdict::Unplayable,
        (_, true) => Verdict::Slips,
        (_, false) => Verdict::Clean,
    }
}
