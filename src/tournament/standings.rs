//! Who stands where, and what decided it.

use super::event::Event;
use super::player::PlayerId;
use super::tiebreaks::{TieBreak, UnplayedPolicy, Value, values};

/// One line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The place from 1; those whom no criterion separates share it.
    pub place: usize,
    /// The player.
    pub player: PlayerId,
    /// One value a criterion. Those of direct encounter are worked out among the players level before it.
    pub values: Vec<Value>,
    /// Which criterion, by its place in the list, puts him behind the line above; none for the first and for shared places.
    pub decided_by: Option<usize>,
}

/// The standings after all rounds that have been paired.
///
/// One criterion after the other is applied to those who are still level (C.07 art. 4).
pub fn rank(event: &Event, criteria: &[TieBreak], policy: UnplayedPolicy) -> Vec<Row> {
    let players: Vec<PlayerId> = event.players.keys().copied().collect();
    let mut rows: Vec<Row> = players
        .iter()
        .map(|player| Row {
            place: 1,
            player: *player,
            values: Vec::new(),
            decided_by: None,
        })
        .collect();
    // The groups of players still level, as ranges of rows; each criterion splits them further.
    let mut groups: Vec<std::ops::Range<usize>> = std::iter::once(0..rows.len()).collect();
    // By line, since the rows still move within their group.
    let mut decided = vec![None; rows.len()];
    for (index, criterion) in criteria.iter().enumerate() {
        let of_all = (*criterion != TieBreak::DirectEncounter)
            .then(|| values(event, *criterion, policy, &players));
        let mut split = Vec::new();
        for group in groups {
            let tied: Vec<PlayerId> = rows[group.clone()].iter().map(|row| row.player).collect();
            let of_group = match &of_all {
                Some(all) => tied
                    .iter()
                    .filter_map(|id| players.binary_search(id).ok())
                    .map(|at| all[at].clone())
                    .collect(),
                None => values(event, *criterion, policy, &tied),
            };
            for (row, value) in rows[group.clone()].iter_mut().zip(of_group) {
                row.values.push(value);
            }
            rows[group.clone()].sort_by(|one, other| other.values[index].cmp(&one.values[index]));
            let mut start = group.start;
            for place in group.clone() {
                if place > group.start && rows[place].values[index] != rows[place - 1].values[index]
                {
                    decided[place] = Some(index);
                    split.push(start..place);
                    start = place;
                }
            }
            split.push(start..group.end);
        }
        groups = split;
    }
    for group in groups {
        let place = group.start + 1;
        rows[group].iter_mut().for_each(|row| row.place = place);
    }
    rows.iter_mut()
        .zip(decided)
        .for_each(|(row, decided)| row.decided_by = decided);
    rows
}
