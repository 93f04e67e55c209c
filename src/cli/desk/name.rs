//! How players, matches and times are written.

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

/// Seconds since 1970 as `YYYY-MM-DD hh:mm:ss`, UTC.
pub(in crate::cli) fn date_and_time(seconds: i64) -> String {
    let (days, rest) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    // The civil calendar in eras of 400 years that begin on 1 March.
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let day_of_era = shifted.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let (month, early) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    let year = year_of_era + era * 400 + early;
    format!(
        "{year:04}-{month:02}-{day:02} {:02}:{:02}:{:02}",
        rest / 3600,
        rest / 60 % 60,
        rest % 60
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_times() {
        assert_eq!(date_and_time(0), "1970-01-01 00:00:00");
        assert_eq!(date_and_time(951_782_400), "2000-02-29 00:00:00");
        assert_eq!(date_and_time(1_796_083_199), "2026-11-30 23:59:59");
    }
}
