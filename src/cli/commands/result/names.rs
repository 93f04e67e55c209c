//! The players that a list of results names beside its boards: a list of another round or hall must not be entered.

use crate::cli::desk::{Address, board as find_board, is_name_of, label, sections};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::store::{Edit, PlayerRow};

/// What a row says of the players of a game.
#[derive(Clone, Debug)]
pub(super) struct Names {
    pub(super) line: u64,
    pub(super) text: String,
    pub(super) address: Address,
    /// White and Black; empty where the row does not say.
    pub(super) names: [String; 2],
}

/// Refuses a list in which a game has other players, or the same with colours exchanged.
pub(super) fn check(edit: &Edit<'_>, rows: &[Names], section: Option<&str>) -> Result<(), Error> {
    if rows.is_empty() {
        return Ok(());
    }
    let sections = sections(edit, section)?;
    let mut wrong = Vec::new();
    for row in rows {
        // A board that is not there is told when its result is entered.
        let Ok(place) = find_board(&sections, &row.text, row.address) else {
            continue;
        };
        let section = &sections[place.section];
        let one = &section.rounds[place.round].matches[place.board];
        let number = row.address.game.unwrap_or(1);
        let game = one.games.iter().find(|game| game.row.number == number);
        let Some(game) = game.filter(|_| !section.is_tables()) else {
            continue;
        };
        for (seat, name) in game.seats.iter().zip(&row.names) {
            let is_here = |player: &PlayerRow| player.id == seat.player && is_name_of(player, name);
            if !name.is_empty() && !section.players.iter().any(is_here) {
                let fact = Fact::new("error-other-player").with("line", row.line);
                wrong.push(
                    fact.with("address", row.text.clone())
                        .with("said", name.chars().take(40).collect::<String>())
                        .with("here", label(section, seat.player)),
                );
            }
        }
    }
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(Error::Unusable(wrong)),
    }
}
