//! Penalties counted, and what the list of the event proposes next.

use std::collections::BTreeMap;

use crate::cli::desk::{game_address, label};
use crate::cli::error::Error;
use crate::cli::fact::Fact;

use super::said::said_of;
use crate::store::{RulingRow, SeatRow, Section, View};
use crate::tournament::{Penalties, Ruling};
use crate::words::Words;

/// The penalties of one player.
#[derive(Clone, Debug, serde::Serialize)]
pub(in crate::cli::commands) struct Offence {
    pub(in crate::cli::commands) player: String,
    pub(in crate::cli::commands) count: usize,
    /// Each with its game: `3.12 time+2`.
    pub(in crate::cli::commands) penalties: Vec<String>,
    /// Those that count no more, because a later decision has taken their place.
    pub(in crate::cli::commands) replaced: Vec<Replaced>,
    /// What the list of the event proposes next.
    pub(in crate::cli::commands) next: Option<String>,
}

/// A penalty that another decision about the same game has replaced.
#[derive(Clone, Debug, serde::Serialize)]
pub(in crate::cli::commands) struct Replaced {
    pub(in crate::cli::commands) game: String,
    pub(in crate::cli::commands) ruling: String,
    pub(in crate::cli::commands) by: String,
}

/// What was ruled against a player.
#[derive(Clone, Debug, Default)]
struct Counted {
    penalties: Vec<String>,
    replaced: Vec<Replaced>,
}

/// The penalties of all players of a section, by their keys.
pub(in crate::cli::commands) struct Offences(BTreeMap<i64, Counted>);

impl Offences {
    /// Counts rulings that are penalties; one against both counts for both.
    pub(in crate::cli::commands) fn of(
        view: &View<'_>,
        section: &Section,
    ) -> Result<Offences, Error> {
        Ok(Offences::count(&view.all::<RulingRow>()?, section))
    }

    pub(in crate::cli::commands) fn count(rows: &[RulingRow], section: &Section) -> Offences {
        let mut counted: BTreeMap<i64, Counted> = BTreeMap::new();
        for round in &section.rounds {
            for one in &round.matches {
                for game in &one.games {
                    let (round, board) = (round.row.number, one.row.board);
                    let at = game_address(section, round, board, game.row.number);
                    let of_game = || rows.iter().filter(|row| row.game == game.row.id);
                    for row in of_game() {
                        // A later decision about the result has taken this one's place.
                        let by = in_force(of_game()).filter(|last| is_replaced(row, last));
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
                            let of_player = counted.entry(seat.player).or_default();
                            match by {
                                None => of_player.penalties.push(format!("{at} {}", row.text)),
                                Some(by) => of_player.replaced.push(Replaced {
                                    game: at.clone(),
                                    ruling: row.text.clone(),
                                    by: by.text.clone(),
                                }),
                            }
                        }
                    }
                }
            }
        }
        Offences(counted)
    }

    /// The penalties of a player that count; none if he has none.
    pub(in crate::cli::commands) fn of_player(
        &self,
        section: &Section,
        player: i64,
    ) -> Option<Offence> {
        let offence = self.0.get(&player)?.offence(section, player);
        (offence.count > 0).then_some(offence)
    }

    /// All who have penalties, or had some that count no more.
    pub(in crate::cli::commands) fn all(&self, section: &Section) -> Vec<Offence> {
        let of_players = self.0.iter();
        of_players
            .map(|(player, counted)| counted.offence(section, *player))
            .collect()
    }
}

impl Counted {
    fn offence(&self, section: &Section, player: i64) -> Offence {
        let Counted {
            penalties,
            replaced,
        } = self.clone();
        Offence {
            player: label(section, player),
            count: penalties.len(),
            next: list(section)
                .next(penalties.len())
                .map(|ruling| ruling.word()),
            penalties,
            replaced,
        }
    }
}

/// Whether a ruling says how the game ended, or that it begins anew.
fn decides(row: &RulingRow) -> bool {
    use Ruling::{BothLost, Draw, GameLost, VoidRestart};
    let ruling = Ruling::from_word(&row.text);
    matches!(ruling, Some(VoidRestart | Draw | GameLost | BothLost))
}

/// Of the decisions about how a game ended the last one holds.
pub(in crate::cli::commands) fn in_force<'r>(
    rows: impl Iterator<Item = &'r RulingRow>,
) -> Option<&'r RulingRow> {
    rows.filter(|row| decides(row)).max_by_key(|row| row.id)
}

/// Whether a decision about how a game ended is not the one in force.
pub(in crate::cli::commands) fn is_replaced(row: &RulingRow, last: &RulingRow) -> bool {
    decides(row) && last.id != row.id
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
    let count = offences
        .0
        .get(&player)
        .map_or(0, |of_player| of_player.penalties.len());
    let fact = |id| {
        Fact::new(id)
            .with("player", label(section, player))
            .with("count", count)
    };
    match list(section).next(count) {
        Some(next) => {
            let next = said_of(section, None, &next.word(), None, words);
            Some(fact("offences-next").with("next", next))
        }
        None if count > 0 => Some(fact("offences-counted")),
        None => None,
    }
}
