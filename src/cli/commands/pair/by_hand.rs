//! A pairing made by the arbiter, and what speaks against it.

use std::collections::BTreeSet;

use crate::cli::desk::{label, player as find_player};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::store::Section;
use crate::tournament::swiss::Preference;
use crate::tournament::{Board, ByeKind, Colour, Entry, Event, Paired, PlayerId, RoundNumber};

/// Reads the boards; every player who is there must have a place.
pub(super) fn read(
    section: &Section,
    event: &Event,
    boards: &[String],
    bye: Option<&str>,
) -> Result<Paired, Error> {
    let round = RoundNumber(section.next_round());
    let number = |text: &str| find_player(section, text).map(|row| section.number(row.id));
    let mut paired = Paired::default();
    for text in boards {
        let wrong = || Error::Usage(Fact::new("error-bad-board").with("text", text.clone()));
        let (white, black) = text.split_once('-').ok_or_else(wrong)?;
        paired.boards.push(Board {
            white: number(white)?,
            black: number(black)?,
        });
    }
    paired.byes.extend(bye.map(number).transpose()?);
    let mut seen = BTreeSet::new();
    let seated = paired
        .boards
        .iter()
        .flat_map(|board| [board.white, board.black])
        .chain(paired.byes.iter().copied());
    for player in seated {
        let said = || {
            section
                .player(player)
                .map_or_else(String::new, |row| label(section, row.id))
        };
        if !seen.insert(player) {
            return Err(Error::Usage(
                Fact::new("error-player-twice").with("player", said()),
            ));
        }
        if event
            .players
            .get(&player)
            .is_some_and(|facts| facts.entry(round).is_some())
        {
            return Err(Error::Usage(
                Fact::new("error-player-away").with("player", said()),
            ));
        }
    }
    let left = event
        .players
        .iter()
        .filter(|(id, player)| player.entry(round).is_none() && !seen.contains(id));
    let left: Vec<String> = left
        .map(|(id, player)| format!("{id} {}", player.name))
        .collect();
    if !left.is_empty() {
        return Err(Error::Usage(
            Fact::new("error-players-left").with("players", left.join("; ")),
        ));
    }
    Ok(paired)
}

/// Meetings for the second time, second byes, a colour for the third time running, pairs that were forbidden.
pub(super) fn warnings(event: &Event, round: RoundNumber, paired: &Paired) -> Vec<Fact> {
    let mut warnings = Vec::new();
    let name = |id: PlayerId| {
        event
            .players
            .get(&id)
            .map_or_else(String::new, |player| format!("{id} {}", player.name))
    };
    let past = |id: PlayerId| {
        let player = event.players.get(&id);
        (1..round.0)
            .filter_map(move |past| player.and_then(|player| player.entry(RoundNumber(past))))
    };
    for board in &paired.boards {
        let pair = |id: &'static str| {
            Fact::new(id)
                .with("white", name(board.white))
                .with("black", name(board.black))
        };
        if past(board.white)
            .filter_map(Entry::played)
            .any(|(opponent, _)| opponent == board.black)
        {
            warnings.push(pair("warn-met-before"));
        }
        let keeps_apart = |ban: &&crate::tournament::Forbidden| {
            ban.rounds.contains(&round)
                && ban.players.contains(&board.white)
                && ban.players.contains(&board.black)
        };
        if event.forbidden.iter().find(keeps_apart).is_some() {
            warnings.push(pair("warn-forbidden-pair"));
        }
        for (player, colour) in [(board.white, Colour::White), (board.black, Colour::Black)] {
            let colours: Vec<Colour> = past(player)
                .filter_map(Entry::played)
                .map(|(_, colour)| colour)
                .collect();
            if Preference::of(&colours).repeated == Some(colour) {
                warnings.push(Fact::new("warn-third-colour").with("player", name(player)));
            }
        }
    }
    for bye in &paired.byes {
        if past(*bye).any(|entry| *entry == Entry::Bye(ByeKind::Pairing)) {
            warnings.push(Fact::new("warn-second-bye").with("player", name(*bye)));
        }
    }
    warnings
}
