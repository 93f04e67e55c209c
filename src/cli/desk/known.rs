//! What the whole hall knows of a game, so that a sheet need not say it: the drawn opening and the time control.

use std::borrow::Cow;

use crate::draughts::Variant;
use crate::notation::{Record, Span, Tag};
use crate::openings;
use crate::store::{RoundRow, Section};
use crate::tournament::TimeControl;

/// A tag and its value.
pub(in crate::cli) type TagText = (&'static str, String);

/// The opening of a round as the tags of a record have it: `Opening` for half-moves, with `FEN` where pieces are set
/// elsewhere before the first move.
pub(in crate::cli) fn opening_tags(round: &RoundRow, variant: Option<Variant>) -> Vec<TagText> {
    let moves = round.opening_moves.clone().unwrap_or_default();
    let played = variant.and_then(|variant| openings::play(variant, &moves));
    let is_moves = played.is_some_and(|played| {
        played.half_moves > 0 && played.half_moves == moves.split_whitespace().count()
    });
    let mut tags = Vec::new();
    if !moves.is_empty() {
        tags.push(("Opening", moves));
    }
    if let (false, Some(fen)) = (is_moves, &round.opening_fen) {
        tags.push(("FEN", fen.clone()));
    }
    tags
}

/// What is known of a game: the opening of its round, the time control of its section.
pub(in crate::cli) fn known_tags(section: &Section, game: i64) -> Vec<TagText> {
    let variant = Variant::from_name(&section.row.variant);
    let has = |round: &&crate::store::Round| {
        let mut games = round.matches.iter().flat_map(|one| &one.games);
        games.any(|one| one.row.id == game)
    };
    let round = section.rounds.iter().find(has);
    let mut tags = round.map_or_else(Vec::new, |round| opening_tags(&round.row, variant));
    tags.extend(time_control_tag(section));
    tags
}

/// The time control of a section as records have it; none where it has none.
pub(in crate::cli) fn time_control_tag(section: &Section) -> Option<TagText> {
    let control = section.row.time_control.as_deref().unwrap_or_default();
    let tag = TimeControl::from_name(control).map_or(control, |known| known.tag);
    (!tag.is_empty()).then(|| ("TimeControl", tag.to_owned()))
}

/// A record with what is known of its game, as far as it does not say so itself; one that begins with a position of its
/// own has no other opening.
pub(in crate::cli) fn completed<'r, 't>(
    record: &'r Record<'t>,
    known: &'t [TagText],
) -> Cow<'r, Record<'t>> {
    let has_start = record.tag("FEN").is_some();
    let is_lacking = |(name, _): &&TagText| {
        let is_of_opening = matches!(*name, "Opening" | "FEN");
        record.tag(name).is_none() && !(is_of_opening && has_start)
    };
    let mut lacking = known.iter().filter(is_lacking).peekable();
    if lacking.peek().is_none() {
        return Cow::Borrowed(record);
    }
    let mut completed = record.clone();
    completed.tags.extend(lacking.map(|(name, value)| Tag {
        name,
        value: Cow::Borrowed(value.as_str()),
        span: Span::default(),
    }));
    Cow::Owned(completed)
}
