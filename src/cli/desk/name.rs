//! How players, matches and times are written.

use std::fmt::Display;

use chrono::{DateTime, Local, TimeZone};

use super::game::first_mover_first;
use crate::draughts::Color;
use crate::store::{Game, Match, PlayerRow, Section};

/// Number and name of a player.
pub(in crate::cli) fn label(section: &Section, player: i64) -> String {
    let name = section
        .players
        .iter()
        .find(|row| row.id == player)
        .map_or("?", |row| shown(row));
    format!("{} {name}", section.number(player))
}

/// All players of a match, of two the first mover of the first game first.
pub(in crate::cli) fn match_label(section: &Section, one: &Match) -> String {
    labels(section, one.seated())
}

/// The players of a game, the first mover first.
pub(in crate::cli) fn game_label(section: &Section, game: &Game) -> String {
    labels(section, game.seats.iter().map(|seat| seat.player).collect())
}

fn labels(section: &Section, mut seated: Vec<i64>) -> String {
    if let ([_, _], [Color::Black, _]) = (&seated[..], first_mover_first(section)) {
        seated.reverse();
    }
    let labels: Vec<String> = seated
        .iter()
        .map(|player| label(section, *player))
        .collect();
    labels.join(" – ")
}

fn shown(player: &PlayerRow) -> &str {
    &player.name
}

/// Seconds since 1970 as `YYYY-MM-DD hh:mm:ss`, in the time of this machine: the clock on the arbiter's wall.
pub(in crate::cli) fn date_and_time(seconds: i64) -> String {
    let utc = DateTime::from_timestamp(seconds, 0).unwrap_or_default();
    local(utc.with_timezone(&Local))
}

fn local<Zone: TimeZone<Offset: Display>>(time: DateTime<Zone>) -> String {
    time.format("%Y-%m-%d %H:%M:%S").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::FixedOffset;

    #[test]
    fn known_times() {
        for (seconds, east, text) in [
            (0, 0, "1970-01-01 00:00:00"),
            (951_782_400, 0, "2000-02-29 00:00:00"),
            (1_796_083_199, 0, "2026-11-30 23:59:59"),
            (1_796_083_199, 8, "2026-12-01 07:59:59"),
            (1_796_083_199, -3, "2026-11-30 20:59:59"),
        ] {
            let zone = FixedOffset::east_opt(east * 3600).expect("a zone");
            let utc = DateTime::from_timestamp(seconds, 0).expect("a time");
            assert_eq!(local(utc.with_timezone(&zone)), text);
        }
    }
}
