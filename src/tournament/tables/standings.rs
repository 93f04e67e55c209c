//! Who stands where in an event at tables, and what decided it.
//!
//! Who came to a later stage stands before all who did not. Within a stage: points for places, wins, second places,
//! head-to-head among those still level, lot by the seed of the section.

use super::event::{Place, TablesEvent};
use super::points::Score;
use crate::tournament::{Lot, PlayerId};

/// What the order is made by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Criterion {
    /// The last stage that the player was seated in.
    Stage,
    /// The points for places in that stage.
    Points,
    /// The games won in that stage, shared first places too.
    Wins,
    /// The second places in that stage.
    Seconds,
    /// How often he was placed before those who are level with him, less how often behind.
    HeadToHead,
    /// The lot.
    Lot,
}

impl Criterion {
    /// All criteria in their order.
    pub const ALL: [Criterion; 6] = [
        Criterion::Stage,
        Criterion::Points,
        Criterion::Wins,
        Criterion::Seconds,
        Criterion::HeadToHead,
        Criterion::Lot,
    ];

    /// The name in JSON and in headings.
    pub const fn name(self) -> &'static str {
        match self {
            Criterion::Stage => "stage",
            Criterion::Points => "points",
            Criterion::Wins => "wins",
            Criterion::Seconds => "seconds",
            Criterion::HeadToHead => "head-to-head",
            Criterion::Lot => "lot",
        }
    }
}

/// The value of a criterion; more is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    /// Points for places.
    Points(Score),
    /// A count.
    Count(i64),
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Value::Points(score) => score.fmt(f),
            Value::Count(count) => count.fmt(f),
        }
    }
}

/// One line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The place from 1; those who share a place at the same table of the last stage share it here.
    pub place: usize,
    /// The player.
    pub player: PlayerId,
    /// One value for each of [`Criterion::ALL`].
    pub values: Vec<Value>,
    /// Which criterion puts him behind the line above; none for the first.
    pub decided_by: Option<Criterion>,
}

/// The standings after all results so far.
pub fn rank(event: &TablesEvent) -> Vec<Row> {
    let stage_of = |player: PlayerId| {
        let stages = (0..event.stages.list().len()).rev();
        let mut reached = stages.filter(|stage| {
            let tables = event.rounds_of(*stage).iter().flatten();
            tables
                .flat_map(|table| &table.seats)
                .any(|seat| seat.player == player)
        });
        reached.next()
    };
    let mut rows: Vec<Row> = Vec::new();
    let stages = (0..event.stages.list().len()).rev().map(Some);
    for stage in stages.chain([None]) {
        let players: Vec<PlayerId> = event
            .players
            .iter()
            .copied()
            .filter(|player| stage_of(*player) == stage)
            .collect();
        let mut group = rank_stage(event, stage.unwrap_or(0), &players);
        let before = rows.len();
        for row in &mut group {
            row.place += before;
            row.values[0] = Value::Count(stage.map_or(0, |stage| stage as i64 + 1));
        }
        if let Some(first) = group.first_mut().filter(|_| before > 0) {
            first.decided_by = Some(Criterion::Stage);
        }
        rows.extend(group);
    }
    rows
}

/// The order of some players by what they did in a stage.
pub(super) fn rank_stage(event: &TablesEvent, stage: usize, players: &[PlayerId]) -> Vec<Row> {
    let lots = lots(event);
    let mut rows: Vec<Row> = players
        .iter()
        .map(|player| Row {
            place: 0,
            player: *player,
            values: values(event, stage, *player),
            decided_by: None,
        })
        .collect();
    rows.sort_by(|one, other| other.values.cmp(&one.values));
    // head-to-head counts among those who are level before it
    let level = |one: &Row, other: &Row| one.values == other.values;
    let mut groups: Vec<usize> = rows.chunk_by(level).map(<[Row]>::len).collect();
    let mut start = 0;
    for count in groups.drain(..) {
        let group: Vec<PlayerId> = rows[start..start + count]
            .iter()
            .map(|row| row.player)
            .collect();
        for row in &mut rows[start..start + count] {
            let met = head_to_head(event, stage, row.player, &group);
            row.values.push(Value::Count(met));
            let lot = lots.iter().position(|player| *player == row.player);
            // the first lot drawn is the best
            row.values
                .push(Value::Count(-(lot.unwrap_or(0) as i64 + 1)));
        }
        rows[start..start + count].sort_by(|one, other| other.values.cmp(&one.values));
        start += count;
    }
    for index in 0..rows.len() {
        rows[index].place = index + 1;
        if index > 0 {
            let (above, below) = (&rows[index - 1].values, &rows[index].values);
            let differs = (0..below.len()).find(|at| above[*at] != below[*at]);
            rows[index].decided_by = differs.map(|at| Criterion::ALL[at]);
        }
    }
    rows
}

/// Stage, points, wins and second places.
fn values(event: &TablesEvent, stage: usize, player: PlayerId) -> Vec<Value> {
    let tables = || {
        event
            .rounds_of(stage)
            .iter()
            .flatten()
            .flat_map(|table| table.seats.iter().map(move |seat| (table, seat)))
            .filter(|(_, seat)| seat.player == player)
    };
    let count = |place: usize| {
        let places = tables().filter(|(_, seat)| seat.place == Some(Place::At(place)));
        Value::Count(places.count() as i64)
    };
    let score = tables()
        .map(|(table, seat)| table.score(&event.points, seat))
        .sum();
    vec![
        Value::Count(stage as i64 + 1),
        Value::Points(score),
        count(1),
        count(2),
    ]
}

/// How often a player was placed before others of a group at the same table, less how often behind.
fn head_to_head(event: &TablesEvent, stage: usize, player: PlayerId, group: &[PlayerId]) -> i64 {
    let mut balance = 0;
    for table in event.rounds_of(stage).iter().flatten() {
        let own = table.seats.iter().find(|seat| seat.player == player);
        let Some(Some(own)) = own.map(|seat| seat.place) else {
            continue;
        };
        for other in &table.seats {
            let Some(place) = other.place.filter(|_| other.player != player) else {
                continue;
            };
            if group.contains(&other.player) {
                balance += behind(place).cmp(&behind(own)) as i64;
            }
        }
    }
    balance
}

/// Who did not come is behind all others.
fn behind(place: Place) -> usize {
    match place {
        Place::At(place) => place,
        Place::Absent => usize::MAX,
    }
}

/// All players in an order drawn by the seed.
fn lots(event: &TablesEvent) -> Vec<PlayerId> {
    let mut lots = event.players.clone();
    lots.sort_unstable();
    Lot::from_seed(event.seed ^ 0x10_75).shuffle(&mut lots);
    lots
}
