//! Facts about star halma to sentences.

use super::Words;
use crate::record::star::{Finding, StarCode};
use crate::star::Camp;

/// A seat with the name of its player where it is known.
pub fn seat(words: &Words, camp: Camp, name: Option<&str>) -> String {
    let number = camp.number().into();
    match name.filter(|name| !name.is_empty()) {
        None => words.say("star-seat", &[("seat", number)]),
        Some(name) => words.say(
            "star-seat-named",
            &[("seat", number), ("name", name.to_owned().into())],
        ),
    }
}

/// What was found, as one sentence without a full stop.
pub fn star_finding(words: &Words, finding: &Finding) -> String {
    let code = format!("finding-star-{}", finding.code.name());
    let with_reason = finding
        .refusal
        .map(|refusal| format!("{code}-{}", refusal.reason.name()));
    let is_home = finding.code == StarCode::OutOfTurn && finding.refusal.is_none();
    let id = match with_reason.filter(|id| words.has(id)) {
        Some(id) => id,
        None if is_home => format!("{code}-home"),
        None => code,
    };
    let hole =
        |hole: Option<crate::star::Hole>| hole.map_or(String::new(), |hole| hole.to_string());
    let name = |camp: Option<Camp>| camp.map_or(String::new(), |camp| seat(words, camp, None));
    let refusal = finding.refusal;
    let (first, second) = finding.texts.clone();
    words.say(
        &id,
        &[
            ("from", hole(refusal.map(|refusal| refusal.leg.0)).into()),
            ("to", hole(refusal.map(|refusal| refusal.leg.1)).into()),
            (
                "owner",
                name(refusal.and_then(|refusal| refusal.owner)).into(),
            ),
            ("seat", name(finding.seat).into()),
            ("first", first.into()),
            ("second", second.into()),
        ],
    )
}
