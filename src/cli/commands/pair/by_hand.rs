//! A pairing made by the arbiter, and what speaks against it.

use std::collections::BTreeSet;

use crate::cli::desk::{label, player as find_player};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::store::Section;
use crate::tournament::knockout::course;
use crate::tournament::{
    Board, Event, Objection, Paired, Pairing, PlayerId, RoundNumber, System, objections,
};

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
    // Who was beaten in a knock-out needs no place, but may play for one.
    let is_out = |id: PlayerId| {
        section.system() == System::KnockOut && course(event, id, round.0 - 1).out.is_some()
    };
    let left = event.players.iter().filter(|(id, player)| {
        player.entry(round).is_none() && !seen.contains(id) && !is_out(**id)
    });
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

/// What the system would do else; none if it is the same, colours included.
pub(super) fn compared(paired: &Paired, system: &Paired) -> Option<Fact> {
    let boards = system.boards.iter();
    let mut differing: Vec<String> = boards
        .filter(|board| !paired.boards.contains(board))
        .map(|board| format!("{}-{}", board.white, board.black))
        .collect();
    let byes = system.byes.iter();
    differing.extend(
        byes.filter(|bye| !paired.byes.contains(bye))
            .map(|bye| format!("{bye}-0")),
    );
    let differs = !differing.is_empty();
    differs.then(|| Fact::new("warn-system-would").with("boards", differing.join(" ")))
}

/// What speaks against it.
pub(super) fn warnings(event: &Event, round: RoundNumber, paired: &Paired) -> Vec<Fact> {
    let name = |id: PlayerId| {
        let player = event.players.get(&id);
        player.map_or_else(|| id.to_string(), |player| format!("{id} {}", player.name))
    };
    let of = |id: &'static str, player: PlayerId| Fact::new(id).with("player", name(player));
    let pair = |id: &'static str, one: PlayerId, other: PlayerId| {
        Fact::new(id)
            .with("white", name(one))
            .with("black", name(other))
    };
    let pairing = Pairing {
        boards: paired.boards.clone(),
        bye: paired.byes.first().copied(),
    };
    let fact = |objection: Objection| match objection {
        Objection::Met(one, other, _) => Some(pair("warn-met-before", one, other)),
        Objection::Forbidden(one, other) => Some(pair("warn-forbidden-pair", one, other)),
        Objection::SecondBye(player, _) => Some(of("warn-second-bye", player)),
        Objection::ThirdColour(player, _) => Some(of("warn-third-colour", player)),
        Objection::ColourDifference(player, _) => Some(of("warn-colour-difference", player)),
        // The pairing is not read at all with these.
        Objection::Absent(_)
        | Objection::Unknown(_)
        | Objection::Twice(_)
        | Objection::LeftOut(_) => None,
    };
    let objections = objections(event, round, &pairing);
    objections.into_iter().filter_map(fact).collect()
}
