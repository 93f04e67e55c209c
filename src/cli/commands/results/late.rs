//! Players who are not at their boards: since when, whether the event still waits, and that they came.

use crate::cli::desk::{Seated, now, seated};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::draughts::Color;
use crate::store::{Edit, LateRow, RoundRow};

/// How a player stands who was not there at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Late {
    /// He has not come.
    Missing,
    /// He came after so many minutes.
    Came(i64),
}

impl Late {
    pub(super) fn of(row: &LateRow) -> Late {
        row.minutes.map_or(Late::Missing, Late::Came)
    }
}

/// How long a round has gone on, and how long a section waits; in minutes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Waiting {
    /// Seconds since 1970.
    pub(super) began: Option<i64>,
    pub(super) limit: Option<i64>,
}

impl Waiting {
    /// Minutes since the beginning of the round.
    pub(super) fn minutes(self, now: i64) -> Option<i64> {
        Some((now - self.began?).max(0) / 60)
    }

    /// Whether the event waits no longer.
    pub(super) fn is_over(self, now: i64) -> bool {
        matches!((self.minutes(now), self.limit), (Some(minutes), Some(limit)) if minutes >= limit)
    }
}

/// What is to be noted of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// He is not there.
    Missing,
    /// He has come; the minutes are counted where the beginning of the round is known.
    Came,
    /// Nothing is noted of him any more.
    Forgotten,
}

impl Change {
    /// The next one of a key that is pressed again.
    pub(super) fn after(late: Option<Late>) -> Change {
        match late {
            None => Change::Missing,
            Some(Late::Missing) => Change::Came,
            Some(Late::Came(_)) => Change::Forgotten,
        }
    }

    pub(super) fn word(self) -> &'static str {
        match self {
            Change::Missing => "missing",
            Change::Came => "came",
            Change::Forgotten => "none",
        }
    }
}

/// Notes it, and says it.
pub(super) fn note(
    edit: &Edit<'_>,
    section: Option<&str>,
    place: &str,
    color: Color,
    change: Change,
) -> Result<Fact, Error> {
    let at = seated(edit, section, place)?;
    let rows: Vec<LateRow> = edit.of("game", at.game.row.id)?;
    let old = rows.into_iter().find(|row| row.side == color.word());
    let began = round(edit, &at)?.began;
    let minutes = match change {
        Change::Missing | Change::Forgotten => None,
        Change::Came => {
            let limit = at.section.row.late_limit;
            Some(Waiting { began, limit }.minutes(now()).unwrap_or(0))
        }
    };
    match (old, change) {
        (Some(old), Change::Forgotten) => edit.delete(&old)?,
        (None, Change::Forgotten) => {}
        (Some(old), _) => edit.update(&LateRow { minutes, ..old })?,
        (None, _) => edit.insert(&mut LateRow {
            id: 0,
            game: at.game.row.id,
            side: color.word().to_owned(),
            minutes,
        })?,
    }
    let seat = at.game.seats.get(color as usize);
    let player = seat.map_or(0, |seat| seat.player);
    let id = match change {
        Change::Missing => "late-missing",
        Change::Came => "late-came",
        Change::Forgotten => "late-forgotten",
    };
    Ok(Fact::new(id)
        .with("address", at.address)
        .with("player", crate::cli::desk::label(&at.section, player))
        .with("minutes", minutes.unwrap_or(0)))
}

fn round(edit: &Edit<'_>, at: &Seated) -> Result<RoundRow, Error> {
    let number = at.address.split('.').next().unwrap_or_default();
    let rounds = at.section.rounds.iter();
    let mut mine = rounds.filter(|round| round.row.number.to_string() == number);
    let id = mine.next().map_or(0, |round| round.row.id);
    let rows: Vec<RoundRow> = edit.of("section", at.section.row.id)?;
    Ok(rows
        .into_iter()
        .find(|row| row.id == id)
        .unwrap_or_default())
}

/// The round of these sections began so many minutes ago.
pub(super) fn begin(
    edit: &Edit<'_>,
    sections: &[String],
    number: i64,
    minutes: i64,
) -> Result<Fact, Error> {
    let at = now() - 60 * minutes;
    for name in sections {
        let section = crate::cli::desk::section(edit, Some(name))?;
        for round in section
            .rounds
            .iter()
            .filter(|round| round.row.number == number)
        {
            edit.update(&RoundRow {
                began: Some(at),
                ..round.row.clone()
            })?;
        }
    }
    Ok(Fact::new("late-began")
        .with("round", number)
        .with("minutes", minutes))
}

/// `3.12:white` as a game and a side.
pub(super) fn place(text: &str) -> Result<(&str, Color), Error> {
    let read = text.split_once([':', '：']).and_then(|(place, side)| {
        let color = match side.to_lowercase().as_str() {
            "white" | "w" | "白" | "白方" | "белые" | "б" => Color::White,
            "black" | "b" | "黑" | "黑方" | "чёрные" | "ч" => Color::Black,
            _ => return None,
        };
        Some((place, color))
    });
    read.ok_or_else(|| Error::Usage(Fact::new("error-late-place").with("text", text.to_owned())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forfeit_is_due_when_the_limit_is_reached_and_not_before() {
        for (began, limit, now, want) in [
            (Some(0), Some(30), 29 * 60 + 59, (Some(29), false)),
            (Some(0), Some(30), 30 * 60, (Some(30), true)),
            (Some(0), None, 9000, (Some(150), false)),
            (None, Some(30), 9000, (None, false)),
            // a clock that was put back
            (Some(100), Some(0), 0, (Some(0), true)),
        ] {
            let waiting = Waiting { began, limit };
            assert_eq!((waiting.minutes(now), waiting.is_over(now)), want);
        }
    }
}
