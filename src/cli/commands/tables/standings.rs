//! The standings of a section at tables.

use super::{stages, tell_rules};
use crate::cli::desk::no_round;
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::table::{Side, Table};
use crate::cli::{Answer, ui::Ui};
use crate::store::Section;
use crate::tournament::tables::{Criterion, Row, TablesEvent, rank};

/// How the answer is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli::commands) enum Form {
    Screen,
    Csv,
    Json,
}

#[derive(serde::Serialize)]
struct StandingsJson {
    format: u32,
    section: String,
    rounds: usize,
    open_games: usize,
    rules: Option<String>,
    stages: Option<String>,
    place_points: String,
    seed: String,
    criteria: Vec<&'static str>,
    rows: Vec<RowJson>,
}

#[derive(serde::Serialize)]
struct RowJson {
    place: usize,
    number: u16,
    name: String,
    values: Vec<String>,
    /// The criterion that puts him behind the row above.
    decided_by: Option<&'static str>,
}

/// The section after so many rounds.
pub(super) fn event(section: &Section, round: Option<u16>) -> Result<(TablesEvent, usize), Error> {
    stages(section)?;
    let rounds = round.map_or(section.rounds.len(), usize::from);
    if rounds > section.rounds.len() {
        return Err(no_round(section, rounds));
    }
    let missing =
        || Error::No(Fact::new("tables-no-stages").with("name", section.row.name.clone()));
    let event = section.tables_event(rounds).ok_or_else(missing)?;
    Ok((event, rounds))
}

/// The rows of the standings after so many rounds, with the number of rounds.
pub(in crate::cli::commands) fn ranked(
    section: &Section,
    round: Option<u16>,
) -> Result<(Vec<Row>, usize), Error> {
    let (event, rounds) = event(section, round)?;
    Ok((rank(&event), rounds))
}

/// Shows the standings after all results so far.
pub(in crate::cli::commands) fn standings(
    section: &Section,
    round: Option<u16>,
    form: Form,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let (event, rounds) = event(section, round)?;
    let rows = rank(&event);
    let open: usize = section
        .rounds
        .iter()
        .take(rounds)
        .map(crate::store::Round::open_games)
        .sum();
    let name = |row: &Row| {
        let player = section.player(row.player);
        player.map_or_else(String::new, |player| player.name.clone())
    };
    if form == Form::Json {
        ui.json(&StandingsJson {
            format: FORMAT,
            section: section.row.name.clone(),
            rounds,
            open_games: open,
            rules: section.row.rules.clone(),
            stages: section.row.stages.clone(),
            place_points: event.points.to_string(),
            seed: section.row.seed.clone(),
            criteria: Criterion::ALL.map(Criterion::name).to_vec(),
            rows: rows
                .iter()
                .map(|row| RowJson {
                    place: row.place,
                    number: row.player.0,
                    name: name(row),
                    values: row.values.iter().map(ToString::to_string).collect(),
                    decided_by: row.decided_by.map(Criterion::name),
                })
                .collect(),
        })?;
        return Ok(Answer::Yes);
    }
    let head = |id: &str, side| (ui.words.say(id, &[]), side);
    let mut columns = vec![
        head("col-place", Side::Right),
        head("col-number", Side::Right),
        head("col-name", Side::Left),
    ];
    // the lot is shown where it decided
    let shown = &Criterion::ALL[..5];
    columns.extend(shown.iter().map(|criterion| {
        let id = format!("criterion-{}", criterion.name());
        (ui.words.say(&id, &[]), Side::Right)
    }));
    columns.push(head("col-decided", Side::Left));
    let mut table = Table::new(columns);
    for row in &rows {
        let mut cells = vec![row.place.to_string(), row.player.to_string(), name(row)];
        cells.extend(row.values.iter().take(shown.len()).map(ToString::to_string));
        let by_lot = row.decided_by == Some(Criterion::Lot);
        cells.push(match by_lot {
            true => ui.words.say("criterion-lot", &[]),
            false => String::new(),
        });
        table.row(cells);
    }
    if form == Form::Csv {
        ui.raw(&table.csv())?;
        return Ok(Answer::Yes);
    }
    ui.tell(
        &Fact::new("standings-title")
            .with("name", section.row.name.clone())
            .with("round", rounds),
    )?;
    tell_rules(section, ui)?;
    table.print(ui.out())?;
    if open > 0 {
        ui.warn(&Fact::new("warn-games-open").with("count", open));
    }
    Ok(Answer::Yes)
}
