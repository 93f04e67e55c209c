//! Facts about star halma to sentences.

use super::Words;
use crate::record::star::{Finding, StarCode};
use crate::star::{Camp, Options};

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

/// The settings of a game as a sentence for people who do not know their names.
pub fn star_options(words: &Words, options: &Options) -> String {
    let said = options.pairs().map(|(name, value)| {
        // a value ends in a number where the setting takes one: vacate30, turn-cap 100
        let is_named = words.has(&format!("star-option-{name}-{value}"));
        let (kind, number) = match value.find(|letter: char| letter.is_ascii_digit()) {
            Some(at) if !is_named => value.split_at(at),
            _ => (value.as_str(), ""),
        };
        let id = format!("star-option-{name}-{kind}");
        words.say(
            id.trim_end_matches('-'),
            &[("number", number.to_owned().into())],
        )
    });
    said.join(&words.say("star-option-and", &[]))
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
