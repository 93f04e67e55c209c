//! Facts to sentences.

use crate::draughts::{Color, Rank, Square, Variant};
use crate::record::{Claim, Edit, EditKind, Finding, Likely, Repair, Script, Verdict};

use super::Words;

/// The name of a side.
pub fn side(words: &Words, color: Color) -> String {
    words.say(&format!("side-{}", color.word()), &[])
}

/// The name of a game.
pub fn game(words: &Words, variant: Variant) -> String {
    words.say(&format!("game-{}", variant.name()), &[])
}

/// A verdict.
pub fn verdict(words: &Words, verdict: Verdict) -> String {
    words.say(&format!("verdict-{}", verdict.name()), &[])
}

/// The id of a finding's sentence: by code and reason where there is one, else by code.
pub(super) fn finding_id(words: &Words, finding: &Finding) -> String {
    let code = format!("finding-{}", finding.code.name());
    if let Some(reason) = finding.reason {
        let with_reason = format!("{code}-{}", reason.name());
        if words.has(&with_reason) {
            return with_reason;
        }
    }
    code
}

/// The pieces that had to capture, kings named as kings.
fn must_capture(words: &Words, finding: &Finding, script: &Script) -> String {
    let is_king = |square: Square| {
        let piece = finding
            .position
            .as_ref()
            .and_then(|setup| setup.piece(square));
        piece.is_some_and(|piece| piece.rank == Rank::King)
    };
    let name = |square: &Square| {
        let name = script.square(*square);
        match is_king(*square) {
            true => words.say("king-on", &[("square", name.into())]),
            false => name,
        }
    };
    let names: Vec<String> = finding.details.must_capture.iter().map(name).collect();
    names.join(" ")
}

/// What was found, as one sentence without a full stop.
pub fn finding(words: &Words, finding: &Finding, script: &Script) -> String {
    let details = &finding.details;
    let (first, second) = details.texts.clone().unwrap_or_default();
    words.say(
        &finding_id(words, finding),
        &[
            (
                "written",
                finding.written.clone().unwrap_or_default().into(),
            ),
            (
                "side",
                finding
                    .side
                    .map_or_else(
                        || words.say("side-somebody", &[]),
                        |color| side(words, color),
                    )
                    .into(),
            ),
            (
                "square",
                details
                    .square
                    .map(|square| script.square(square))
                    .unwrap_or_default()
                    .into(),
            ),
            ("squares", must_capture(words, finding, script).into()),
            ("readings", details.readings.join(", ").into()),
            ("first", first.into()),
            ("second", second.into()),
            ("earlier", details.earlier.unwrap_or_default().into()),
            ("count", details.count.unwrap_or_default().into()),
            (
                "repair",
                finding
                    .repairs
                    .first()
                    .map(|repair| edits(words, repair))
                    .unwrap_or_default()
                    .into(),
            ),
        ],
    )
}

/// What may still be claimed; `None` where nothing may.
pub fn claim(words: &Words, claim: Claim) -> Option<String> {
    let ply = match claim {
        Claim::None => return None,
        Claim::Lapsed { ply } => ply,
        _ => 0,
    };
    Some(words.say(&format!("claim-{}", claim.name()), &[("ply", ply.into())]))
}

/// A ruling of the arbiter: its words where it is a known one, else as written.
pub fn ruling(words: &Words, written: &str) -> String {
    let (name, minutes) = match written.split_once('+') {
        Some((name, minutes)) => (name, minutes),
        None => (written, ""),
    };
    let id = format!("ruling-{name}");
    match words.has(&id) {
        true => words.say(&id, &[("minutes", minutes.into())]),
        false => written.to_string(),
    }
}

/// What was noted as an incident: a code by its words, an article as it is.
pub fn incident(words: &Words, noted: &str) -> String {
    let id = format!("code-{noted}");
    match words.has(&id) {
        true => words.say(&id, &[]),
        false => noted.to_string(),
    }
}

/// A half-move by its number and side, from the `18w` of JSON.
///
/// ```
/// use huff::words::{Language, Words, half_move};
/// assert_eq!(half_move(&Words::new(Language::Zh), "18w"), "18白");
/// ```
pub fn half_move(words: &Words, text: &str) -> String {
    let sides = [("w", "half-move-white"), ("b", "half-move-black")];
    let said = sides.into_iter().find_map(|(letter, id)| {
        let number = text.strip_suffix(letter)?;
        Some(words.say(id, &[("number", number.into())]))
    });
    said.unwrap_or_else(|| text.to_string())
}

/// Whether a finding was probably played or written wrongly.
pub fn likely(words: &Words, likely: Likely) -> String {
    words.say(&format!("likely-{}", likely.name()), &[])
}

/// A proposed repair, and how far a record of so many half-moves then replays.
pub fn repair(words: &Words, repair: &Repair, half_moves: u32) -> String {
    let id = match repair.complete {
        true if repair.replays_to == half_moves => "repair-complete",
        _ => "repair-partial",
    };
    words.say(
        id,
        &[
            ("edits", edits(words, repair).into()),
            ("ply", repair.replays_to.into()),
        ],
    )
}

fn edits(words: &Words, repair: &Repair) -> String {
    let edits: Vec<String> = repair
        .edits
        .iter()
        .map(|edit| self::edit(words, edit))
        .collect();
    edits.join(", ")
}

fn edit(words: &Words, edit: &Edit) -> String {
    let text = |text: &Option<String>| text.clone().unwrap_or_default();
    // an empty cell is filled, nothing stands there to be replaced
    let is_empty = edit.old.as_ref().is_some_and(|old| old.trim().is_empty());
    let id = match edit.kind {
        EditKind::Replace if is_empty => "edit-fill".to_string(),
        kind => format!("edit-{}", kind.name()),
    };
    words.say(
        &id,
        &[
            ("ply", edit.ply.into()),
            ("old", text(&edit.old).into()),
            ("new", text(&edit.new).into()),
        ],
    )
}

/// The id of an article's sentence: `s1:7/4.6` is `article-s1-7-4-6`.
pub fn article_id(article: &str) -> String {
    format!("article-{}", article.replace([':', '/', '.'], "-"))
}
