//! The state of an event at tables, and who plays in its next stage.

use super::points::{PlacePoints, Score};
use super::stage::Stages;
use super::standings::{Criterion, rank_stage};
use crate::tournament::PlayerId;

/// How somebody came out of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A place from 1; those who share one have the same, and the places behind are left out.
    At(usize),
    /// Did not come, or was taken out of the game: no place and no points.
    Absent,
}

/// Somebody at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seat {
    /// Who.
    pub player: PlayerId,
    /// The number of the camp.
    pub camp: u8,
    /// The place; none as long as the game is not over.
    pub place: Option<Place>,
}

/// A table in the order of turns.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Table {
    /// The number in the hall.
    pub number: i64,
    /// Who sits there.
    pub seats: Vec<Seat>,
}

/// A section at tables.
#[derive(Clone, Debug)]
pub struct TablesEvent {
    /// All players in the order of their numbers.
    pub players: Vec<PlayerId>,
    /// The stages.
    pub stages: Stages,
    /// What places are worth.
    pub points: PlacePoints,
    /// The seed of the lots.
    pub seed: u64,
    /// The tables of each round that has been seated.
    pub rounds: Vec<Vec<Table>>,
}

/// Who plays in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The stage, from 0.
    pub stage: usize,
    /// The round within it, from 1.
    pub round: usize,
    /// Who plays.
    pub players: Vec<PlayerId>,
    /// How those who come from an earlier stage came through.
    pub advanced: Vec<Advance>,
}

/// How somebody went on to the next stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advance {
    /// Who.
    pub player: PlayerId,
    /// The table he comes from; none where the points of several rounds decided.
    pub table: Option<i64>,
    /// What put him before the first one who did not go on; none where that was plain by points.
    pub decided_by: Option<Criterion>,
}

impl Table {
    /// Whether all have a place.
    pub fn is_over(&self) -> bool {
        self.seats.iter().all(|seat| seat.place.is_some())
    }

    /// The points of a seat.
    pub fn score(&self, points: &PlacePoints, seat: &Seat) -> Score {
        let Some(Place::At(place)) = seat.place else {
            return Score::ZERO;
        };
        let sharing = self.seats.iter().filter(|other| other.place == seat.place);
        points.score(self.seats.len(), place, sharing.count())
    }
}

impl TablesEvent {
    /// Who plays in a round from 1; none where there is no such round, or where one before has games that are not over.
    pub fn field(&self, round: usize) -> Option<Field> {
        let (stage, within) = self.stages.of_round(round)?;
        if stage == 0 {
            return Some(Field {
                stage,
                round: within,
                players: self.players.clone(),
                advanced: Vec::new(),
            });
        }
        let first = self.stages.first_round(stage);
        let before = self.rounds.get(..first - 1)?;
        if !before.iter().flatten().all(Table::is_over) {
            return None;
        }
        let advanced = self.advanced(stage - 1);
        Some(Field {
            stage,
            round: within,
            players: advanced.iter().map(|one| one.player).collect(),
            advanced,
        })
    }

    /// The rounds of a stage that have been seated.
    pub fn rounds_of(&self, stage: usize) -> &[Vec<Table>] {
        let first = self.stages.first_round(stage) - 1;
        let count = self
            .stages
            .list()
            .get(stage)
            .map_or(0, |stage| stage.rounds);
        let end = (first + count).min(self.rounds.len());
        self.rounds.get(first.min(end)..end).unwrap_or_default()
    }

    /// Who goes on from a stage that is over: the first of each table, or of all.
    fn advanced(&self, stage: usize) -> Vec<Advance> {
        let Some(top) = self.stages.list().get(stage).and_then(|stage| stage.top) else {
            return Vec::new();
        };
        let rounds = self.rounds_of(stage);
        if let [round] = rounds {
            let mut advanced = Vec::new();
            for table in round {
                let players: Vec<PlayerId> = table.seats.iter().map(|seat| seat.player).collect();
                let from = Some(table.number);
                advanced.extend(self.first(stage, &players, top, from));
            }
            return advanced;
        }
        let mut players: Vec<PlayerId> = rounds
            .iter()
            .flatten()
            .flat_map(|table| table.seats.iter().map(|seat| seat.player))
            .collect();
        players.sort_unstable();
        players.dedup();
        self.first(stage, &players, top, None)
    }

    /// The first of a group by the criteria of the stage; who did not come at all does not go on.
    fn first(
        &self,
        stage: usize,
        players: &[PlayerId],
        top: usize,
        table: Option<i64>,
    ) -> Vec<Advance> {
        let came = |player: &PlayerId| {
            let rounds = self.rounds_of(stage).iter().flatten();
            let seats = rounds.flat_map(|table| &table.seats);
            let mut places = seats.filter(|seat| seat.player == *player);
            places.any(|seat| seat.place != Some(Place::Absent))
        };
        let players: Vec<PlayerId> = players.iter().copied().filter(came).collect();
        let rows = rank_stage(self, stage, &players);
        let cut = rows.get(top).and_then(|row| row.decided_by);
        let is_last = |index: usize| index + 1 == top;
        rows.iter()
            .take(top)
            .enumerate()
            .map(|(index, row)| Advance {
                player: row.player,
                table,
                decided_by: cut
                    .filter(|criterion| is_last(index) && *criterion != Criterion::Points),
            })
            .collect()
    }
}
