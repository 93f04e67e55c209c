//! Teams by their best players.

use super::Basis;
use crate::cli::commands::pairings::short;
use crate::cli::json::FORMAT;
use crate::cli::table::{Side, Table};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::store::Section;
use crate::tournament::tiebreaks::{TieBreak, values};
use crate::tournament::{Member, Points, Row, TeamCriterion, rank_teams};

#[derive(serde::Serialize)]
struct TeamsJson {
    format: u32,
    best: usize,
    by: Vec<String>,
    teams: Vec<TeamJson>,
}

#[derive(Clone, serde::Serialize)]
pub(in crate::cli::commands) struct TeamJson {
    pub(in crate::cli::commands) place: usize,
    pub(in crate::cli::commands) name: String,
    pub(in crate::cli::commands) points: String,
    pub(in crate::cli::commands) places: i64,
    complete: bool,
    /// One value a criterion.
    values: Vec<String>,
    pub(in crate::cli::commands) players: Vec<String>,
}

/// The teams in their order.
pub(in crate::cli::commands) fn ranked(
    section: &Section,
    basis: &Basis,
    rows: &[Row],
    best: usize,
    criteria: &[TeamCriterion],
) -> Vec<TeamJson> {
    let (mut members, mut names) = (Vec::new(), Vec::new());
    for team in &section.teams {
        let is_in = |row: &&Row| {
            section
                .player(row.player)
                .is_some_and(|player| player.team == Some(team.id))
        };
        let counted: Vec<&Row> = rows.iter().filter(is_in).take(best).collect();
        if counted.is_empty() {
            continue;
        }
        members.push(counted.iter().map(|row| member(basis, row)).collect());
        let players = counted.iter().filter_map(|row| section.player(row.player));
        let players: Vec<String> = players.map(|player| player.name.clone()).collect();
        names.push((team.name.clone(), players));
    }
    rank_teams(&members, criteria)
        .into_iter()
        .map(|row| {
            let counted = &members[row.team];
            let (name, players) = names[row.team].clone();
            let criteria = criteria.iter().zip(&row.values);
            TeamJson {
                place: row.place,
                name,
                points: points(counted.iter().map(|one| one.points).sum()),
                places: counted.iter().map(|one| one.place).sum(),
                complete: counted.len() == best,
                values: criteria
                    .map(|(one, value)| value_text(*one, *value))
                    .collect(),
                players,
            }
        })
        .collect()
}

pub(super) fn run(
    section: &Section,
    basis: &Basis,
    rows: &[Row],
    (best, criteria): (usize, &[TeamCriterion]),
    (json, csv): (bool, bool),
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let teams = ranked(section, basis, rows, best, criteria);
    if json {
        ui.json(&TeamsJson {
            format: FORMAT,
            best,
            by: criteria.iter().map(|one| one.name()).collect(),
            teams,
        })?;
        return Ok(Answer::Yes);
    }
    let head = |id: &str, side| (ui.words.say(id, &[]), side);
    let mut columns = vec![head("col-place", Side::Right), head("col-team", Side::Left)];
    columns.extend(criteria.iter().map(|one| match one {
        TeamCriterion::Points => head("col-points", Side::Right),
        TeamCriterion::Places => head("col-places", Side::Right),
        _ => (one.name(), Side::Right),
    }));
    columns.push(head("col-players", Side::Left));
    let mut table = Table::new(columns);
    for team in teams {
        let mut cells = vec![team.place.to_string(), team.name];
        cells.extend(team.values);
        cells.push(team.players.join("; "));
        table.row(cells);
    }
    if csv {
        ui.raw(&table.csv())?;
    } else {
        table.print(ui.out())?;
    }
    Ok(Answer::Yes)
}

fn member(basis: &Basis, row: &Row) -> Member {
    let player = basis.event.players.get(&row.player);
    let score = player.map_or(Points::ZERO, |player| {
        basis.event.score(player, basis.rounds)
    });
    let won = values(
        &basis.event,
        TieBreak::GamesWon,
        basis.policy,
        &[row.player],
    );
    Member {
        place: i64::try_from(row.place).unwrap_or(i64::MAX),
        points: i64::from(score.tenths()),
        wins: won
            .first()
            .and_then(|value| value.numbers.first())
            .copied()
            .unwrap_or(0),
    }
}

fn points(tenths: i64) -> String {
    short(Points::from_tenths(
        i32::try_from(tenths).unwrap_or(i32::MAX),
    ))
}

fn value_text(criterion: TeamCriterion, value: i64) -> String {
    match criterion {
        TeamCriterion::Points | TeamCriterion::BestPoints(_) => points(value),
        TeamCriterion::Places | TeamCriterion::BestPlaces(_) => (-value).to_string(),
        TeamCriterion::Complete | TeamCriterion::Wins => value.to_string(),
    }
}
