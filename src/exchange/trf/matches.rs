//! Matches of two games in a format that has one game a round: two rounds of the report for one of the event.
//!
//! FIDE has no form for it; this is the known convention, switched on by a `DOUBLESWISS` code in record `192`. Round k of the
//! event is rounds 2k-1 and 2k of the report, with the same opponent and the colours exchanged; a bye stands in both.

use std::ops::RangeInclusive;

use crate::tournament::{Entry, Event, GameResult, Player, Points, RoundNumber, Scoring};

/// Whether a pairing system has matches of two games.
pub(super) fn has_matches(system: Option<&str>) -> bool {
    system.is_some_and(|code| code.contains("DOUBLESWISS"))
}

/// The event with a round for each game. Matches with another number of games keep the first two.
pub(super) fn split(event: &Event) -> Event {
    let mut games = event.clone();
    games.rounds = event.rounds.map(|rounds| rounds.saturating_mul(2));
    games.scoring = byes(event.scoring, |points| {
        Points::from_tenths(points.tenths() / 2)
    });
    let double = |rounds: &RangeInclusive<RoundNumber>| {
        let end = rounds.end().0;
        RoundNumber(rounds.start().0.saturating_mul(2).saturating_sub(1))
            ..=RoundNumber(end.saturating_mul(2))
    };
    games
        .accelerations
        .iter_mut()
        .for_each(|given| given.rounds = double(&given.rounds));
    games
        .forbidden
        .iter_mut()
        .for_each(|forbidden| forbidden.rounds = double(&forbidden.rounds));
    for player in games.players.values_mut() {
        player.entries = player
            .entries
            .iter()
            .flat_map(|entry| [half(entry, 0), half(entry, 1)])
            .collect();
    }
    games
}

fn half(entry: &Option<Entry>, game: usize) -> Option<Entry> {
    match entry {
        Some(Entry::Paired {
            opponent,
            colour,
            games,
        }) => {
            let colour = if game == 0 { *colour } else { colour.other() };
            let result = games.get(game).copied().unwrap_or(GameResult::ForfeitLoss);
            Some(Entry::game(*opponent, colour, result))
        }
        other => other.clone(),
    }
}

/// The event with a round for each match; a last round with one game is left out.
pub(super) fn join(event: &Event) -> Event {
    let mut matches = event.clone();
    matches.rounds = event.rounds.map(|rounds| rounds / 2);
    matches.scoring = byes(event.scoring, |points| points * 2);
    let halve = |rounds: &RangeInclusive<RoundNumber>| {
        RoundNumber(rounds.start().0.div_ceil(2))..=RoundNumber(rounds.end().0.div_ceil(2))
    };
    matches
        .accelerations
        .iter_mut()
        .for_each(|given| given.rounds = halve(&given.rounds));
    matches
        .forbidden
        .iter_mut()
        .for_each(|forbidden| forbidden.rounds = halve(&forbidden.rounds));
    for player in matches.players.values_mut() {
        player.entries = joined(player);
    }
    matches
}

fn joined(player: &Player) -> Vec<Option<Entry>> {
    let pair = |two: &[Option<Entry>]| match two {
        [
            Some(Entry::Paired {
                opponent,
                colour,
                games,
            }),
            Some(Entry::Paired {
                opponent: again,
                games: second,
                ..
            }),
        ] if opponent == again => {
            let games = games.iter().chain(second).copied().collect();
            Some(Entry::Paired {
                opponent: *opponent,
                colour: *colour,
                games,
            })
        }
        [first, ..] => first.clone(),
        [] => None,
    };
    player.entries.chunks(2).map(pair).collect()
}

fn byes(scoring: Scoring, change: impl Fn(Points) -> Points) -> Scoring {
    Scoring {
        pairing_bye: change(scoring.pairing_bye),
        full_bye: change(scoring.full_bye),
        half_bye: change(scoring.half_bye),
        zero_bye: change(scoring.zero_bye),
        ..scoring
    }
}
