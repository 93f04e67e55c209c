//! The drawn opening of a round in the records of its games: a sheet need not say what the whole hall knows.

use std::borrow::Cow;

use crate::draughts::Variant;
use crate::notation::{Record, Span, Tag};
use crate::openings;
use crate::store::{RoundRow, Section};

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

/// The opening of the round of a game.
pub(in crate::cli) fn opening_of(section: &Section, game: i64) -> Vec<TagText> {
    let variant = Variant::from_name(&section.row.variant);
    let has = |round: &&crate::store::Round| {
        let mut games = round.matches.iter().flat_map(|one| &one.games);
        games.any(|one| one.row.id == game)
    };
    let round = section.rounds.iter().find(has);
    round.map_or_else(Vec::new, |round| opening_tags(&round.row, variant))
}

/// A record with the opening of its round, as far as it does not say itself how it began.
pub(in crate::cli) fn begun<'r, 't>(
    record: &'r Record<'t>,
    opening: &'t [TagText],
) -> Cow<'r, Record<'t>> {
    if opening.is_empty() || record.tag("FEN").is_some() {
        return Cow::Borrowed(record);
    }
    let lacking = opening
        .iter()
        .filter(|(name, _)| record.tag(name).is_none());
    let mut begun = record.clone();
    begun.tags.extend(lacking.map(|(name, value)| Tag {
        name,
        value: Cow::Borrowed(value.as_str()),
        span: Span::default(),
    }));
    Cow::Owned(begun)
}
