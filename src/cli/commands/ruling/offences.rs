//! Penalties counted, and what the list of the event proposes next.

use std::collections::BTreeMap;

use crate::cli::desk::{game_address, label};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::store::{RulingRow, SeatRow, Section, View};
use crate::tournament::{Penalties, Ruling};
use crate::words::{self, Words};

/// The penalties of one player.
#[derive(Clone, Debug, serde::Serialize)]
pub(in crate::cli::commands) struct Offence {
    pub(in crate::cli::commands) player: String,
    pub(in crate::cli::commands) count: usize,
    /// Each with its game: `3.12 time+2`.
    pub(in crate::cli::commands) penalties: Vec<String>,
    /// What the list of the event proposes next.
    pub(in crate::cli::commands) next: Option<String>,
}

/// The penalties of all players of a section, by their keys.
pub(in crate::cli::commands) struct Offences(BTreeMap<i64, Vec<String>>);

impl Offences {
    /// Counts rulings that are penalties; one against both counts for both.
    pub(in crate::cli::commands) fn of(
        view: &View<'_>,
        section: &Section,
    ) -> Result<Offences, Error> {
        Ok(Offences::count(&view.all::<RulingRow>()?, section))
    }

    pub(in crate::cli::commands) fn count(rows: &[RulingRow], section: &Section) -> Offences {
        let mut counted: BTreeMap<i64, Vec<String>> = BTreeMap::new();
        for round in &section.rounds {
            for one in &round.matches {
                for game in &one.games {
                    let (round, board) = (round.row.number, one.row.board);
                    let at = game_address(section, round, board, game.row.number);
                    let of_game = || rows.iter().filter(|row| row.game == game.row.id);
                    let decided = of_game().filter(|row| decides(row)).map(|row| row.id).max();
                    for row in of_game() {
                        // A later decision about the result has taken this one's place.
                        if decides(row) && Some(row.id) != decided {
                            continue;
                        }
                        if !Ruling::from_word(&row.text).is_some_and(Ruling::is_penalty) {
                            continue;
                        }
                        let is_against = |seat: &&SeatRow| match row.side.as_deref() {
                            Some(side) => {
                                game.seat_named(side).is_some_and(|one| one.id == seat.id)
                            }
                            // At a table of more than two nobody is named by it.
                            None => game.seats.len() == 2,
                        };
                        for seat in game.seats.iter().filter(is_against) {
                            let penalties = counted.entry(seat.player).or_default();
                            penalties.push(format!("{at} {}", row.text));
                        }
                    }
                }
            }
        }
        Offences(counted)
    }

    /// The penalties of a player; none if he has none.
    pub(in crate::cli::commands) fn of_player(
        &self,
        section: &Section,
        player: i64,
    ) -> Option<Offence> {
        let penalties = self.0.get(&player)?.clone();
        Some(Offence {
            player: label(section, player),
            count: penalties.len(),
            next: list(section)
                .next(penalties.len())
                .map(|ruling| ruling.word()),
            penalties,
        })
    }

    /// All who have penalties.
    pub(in crate::cli::commands) fn all(&self, section: &Section) -> Vec<Offence> {
        self.0
            .keys()
            .filter_map(|player| self.of_player(section, *player))
            .collect()
    }
}

/// Whether a ruling says how the game ended, or that it begins anew.
pub(in crate::cli::commands) fn decides(row: &RulingRow) -> bool {
    use Ruling::{BothLost, Draw, GameLost, VoidRestart};
    let ruling = Ruling::from_word(&row.text);
    matches!(ruling, Some(VoidRestart | Draw | GameLost | BothLost))
}

fn list(section: &Section) -> Penalties {
    let text = section.row.penalties.as_deref();
    text.and_then(Penalties::parse).unwrap_or_default()
}

/// How many penalties a player has, and what the list proposes next; nothing without a list and without penalties.
pub(in crate::cli::commands) fn next_fact(
    section: &Section,
    offences: &Offences,
    player: i64,
    words: &Words,
) -> Option<Fact> {
    let count = offences.0.get(&player).map_or(0, Vec::len);
    let fact = |id| {
        Fact::new(id)
            .with("player", label(section, player))
            .with("count", count)
    };
    match list(section).next(count) {
        Some(next) => Some(fact("offences-next").with("next", words::ruling(words, &next.word()))),
        None if count > 0 => Some(fact("offences-counted")),
        None => None,
    }
}
