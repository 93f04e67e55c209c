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

/// The standings of a section after so many rounds; a column of its own marks where the lot decided.
pub(in crate::cli::commands::print) fn faces(
    source: &Source,
    section: &Section,
    round: Option<u16>,
    ui: &Ui,
) -> Result<Face, Error> {
    let (rows, rounds) = tables::ranked(section, round)?;
    let shown = &Criterion::ALL[..5];
    let word = |criterion: Criterion| say(ui, &format!("criterion-{}", criterion.name()), &[]);
    let mut criteria: Vec<String> = shown.iter().map(|criterion| word(*criterion)).collect();
    let by_lot = |row: &crate::tournament::tables::Row| row.decided_by == Some(Criterion::Lot);
    let has_lot = rows.iter().any(by_lot);
    if has_lot {
        criteria.push(word(Criterion::Lot));
    }
    let row = |row: crate::tournament::tables::Row| {
        let mut values: Vec<String> = row.values[..shown.len()]
            .iter()
            .map(ToString::to_string)
            .collect();
        if has_lot {
            values.push(if by_lot(&row) { "×" } else { "" }.to_owned());
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
