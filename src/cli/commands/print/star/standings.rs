//! Standings of sections at tables.

use super::layer;
use crate::cli::commands::print::paper::say;
use crate::cli::commands::print::source::Source;
use crate::cli::commands::print::standings::open_games;
use crate::cli::commands::tables;
use crate::cli::{error::Error, ui::Ui};
use crate::print::{Face, StandingsFace, StandingsRow};
use crate::store::{Round, Section};
use crate::tournament::tables::Criterion;

/// The standings of a section after so many rounds; the lot is marked where it decided.
pub(in crate::cli::commands::print) fn faces(
    source: &Source,
    section: &Section,
    round: Option<u16>,
    ui: &Ui,
) -> Result<Face, Error> {
    let (rows, rounds) = tables::ranked(section, round)?;
    let shown = &Criterion::ALL[..5];
    let word = |criterion: Criterion| say(ui, &format!("criterion-{}", criterion.name()), &[]);
    let criteria: Vec<String> = shown.iter().map(|criterion| word(*criterion)).collect();
    let row = |row: crate::tournament::tables::Row| {
        let mut values: Vec<String> = row.values[..shown.len()]
            .iter()
            .map(ToString::to_string)
            .collect();
        if let (Some(Criterion::Lot), Some(last)) = (row.decided_by, values.last_mut()) {
            *last = format!("{last} · {}", word(Criterion::Lot));
        }
        StandingsRow {
            place: row.place.to_string(),
            player: source.player_of_number(section, row.player),
            values,
            ..StandingsRow::default()
        }
    };
    let open = section.rounds.iter().take(rounds).map(Round::open_games);
    let open: usize = open.sum();
    let values = StandingsFace {
        title: String::new(),
        round: rounds.to_string(),
        open: open_games(open),
        criteria,
        rows: rows.into_iter().map(row).collect(),
    };
    let layer = layer(source, section, &[], ui);
    Ok(Face::new(section.row.name.clone(), &layer, &values))
}
