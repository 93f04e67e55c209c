//! Teams by their best players.

use std::cmp::Reverse;

use super::Basis;
use crate::cli::commands::pairings::short;
use crate::cli::json::FORMAT;
use crate::cli::table::{Side, Table};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::store::Section;
use crate::tournament::{Points, Row};

/// What makes a team better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli::commands) enum Order {
    Points,
    Places,
}

#[derive(serde::Serialize)]
struct TeamsJson {
    format: u32,
    best: usize,
    by: &'static str,
    teams: Vec<TeamJson>,
}

#[derive(Clone, serde::Serialize)]
pub(in crate::cli::commands) struct TeamJson {
    pub(in crate::cli::commands) place: usize,
    pub(in crate::cli::commands) name: String,
    pub(in crate::cli::commands) points: String,
    pub(in crate::cli::commands) places: usize,
    complete: bool,
    pub(in crate::cli::commands) players: Vec<String>,
}

/// The teams in their order.
pub(in crate::cli::commands) fn ranked(
    section: &Section,
    basis: &Basis,
    rows: &[Row],
    best: usize,
    order: Order,
) -> Vec<TeamJson> {
    let mut teams = Vec::new();
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
        let points: Points = counted
            .iter()
            .filter_map(|row| basis.event.players.get(&row.player))
            .map(|player| basis.event.score(player, basis.rounds))
            .sum();
        let places: usize = counted.iter().map(|row| row.place).sum();
        let names = counted
            .iter()
            .filter_map(|row| basis.event.players.get(&row.player));
        let names: Vec<String> = names.map(|player| player.name.clone()).collect();
        teams.push((team.name.clone(), points, places, counted.len(), names));
    }
    // A team that is not complete stands behind those that are when places are added up.
    let key = |team: &(String, Points, usize, usize, Vec<String>)| match order {
        Order::Points => (Reverse(0), Reverse(team.1), team.2),
        Order::Places => (Reverse(team.3), Reverse(Points::ZERO), team.2),
    };
    teams.sort_by_key(key);
    let keys: Vec<_> = teams.iter().map(key).collect();
    let place = |index: usize| {
        keys.iter()
            .position(|other| *other == keys[index])
            .unwrap_or(index)
            + 1
    };
    teams
        .iter()
        .enumerate()
        .map(|(index, (name, points, places, count, players))| TeamJson {
            place: place(index),
            name: name.clone(),
            points: short(*points),
            places: *places,
            complete: *count == best,
            players: players.clone(),
        })
        .collect()
}

pub(super) fn run(
    section: &Section,
    basis: &Basis,
    rows: &[Row],
    (best, order): (usize, Order),
    (json, csv): (bool, bool),
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let teams = ranked(section, basis, rows, best, order);
    if json {
        let by = if order == Order::Points {
            "points"
        } else {
            "places"
        };
        ui.json(&TeamsJson {
            format: FORMAT,
            best,
            by,
            teams,
        })?;
        return Ok(Answer::Yes);
    }
    let head = |id: &str, side| (ui.words.say(id, &[]), side);
    let mut table = Table::new([
        head("col-place", Side::Right),
        head("col-team", Side::Left),
        head("col-points", Side::Right),
        head("col-places", Side::Right),
        head("col-players", Side::Left),
    ]);
    for team in teams {
        table.row(vec![
            team.place.to_string(),
            team.name,
            team.points,
            team.places.to_string(),
            team.players.join("; "),
        ]);
    }
    if csv {
        ui.raw(&table.csv())?;
    } else {
        table.print(ui.out())?;
    }
    Ok(Answer::Yes)
}
