//! Standings worked out anew from what the script entered, in the plainest way.

use std::collections::BTreeMap;

use serde_json::Value;

use super::double_swiss::{ROUNDS, Seat, Section};
use super::{Hall, list, text};

/// What a player got in a round.
#[derive(Clone, Debug)]
pub(super) struct Score {
    pub(super) round: usize,
    pub(super) points: i64,
    /// The opponent, if they met at the board.
    pub(super) opponent: Option<String>,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) points: i64,
    pub(super) solkoff: i64,
    /// Without the lowest, without the two lowest, and so on.
    pub(super) truncated: Vec<i64>,
    pub(super) sonneborn: i64,
}

/// The rounds of each player, by name.
#[derive(Clone, Debug, Default)]
pub(super) struct Rounds(pub(super) BTreeMap<String, Vec<Score>>);

impl Rounds {
    pub(super) fn add(&mut self, round: usize, player: &str, points: i64, opponent: Option<&str>) {
        let score = Score {
            round,
            points,
            opponent: opponent.map(str::to_owned),
        };
        self.0.entry(player.to_owned()).or_default().push(score);
    }

    /// A round that was taken back.
    pub(super) fn forget(&mut self, round: usize) {
        for scores in self.0.values_mut() {
            scores.retain(|score| score.round != round);
        }
        self.0.retain(|_, scores| !scores.is_empty());
    }

    fn points(&self, player: &str) -> i64 {
        self.0[player].iter().map(|score| score.points).sum()
    }

    /// All lines. A round without a game is an opponent with no points; every player has the same number of rounds.
    pub(super) fn lines(&self, rounds: usize) -> BTreeMap<String, Line> {
        let line = |player: &String, scores: &Vec<Score>| {
            let mut against: Vec<i64> = scores
                .iter()
                .map(|score| score.opponent.as_ref().map_or(0, |one| self.points(one)))
                .collect();
            let weighed = scores.iter().zip(&against);
            let sonneborn = weighed
                .map(|(score, opponent)| score.points * opponent)
                .sum();
            against.resize(rounds, 0);
            against.sort_unstable();
            let truncated = (1..against.len()).map(|cut| against[cut..].iter().sum());
            Line {
                points: self.points(player),
                solkoff: against.iter().sum(),
                truncated: truncated.collect(),
                sonneborn,
            }
        };
        let all = self.0.iter();
        all.map(|(player, scores)| (player.clone(), line(player, scores)))
            .collect()
    }
}

/// The points of a round, as the script knows them.
pub(super) fn count(section: &mut Section, round: usize, shown: &Value, seats: &[Seat]) {
    for (pair, board) in seats.chunks(2).zip(list(&shown["boards"])) {
        let first = text(&board["white"]["name"]);
        let second = text(&board["black"]["name"]);
        let (mut points, mut wins) = ([0, 0], [0, 0]);
        for seat in pair {
            let won = match seat.result {
                "white" | "+:-" => Some(&seat.white),
                "black" | "-:+" => Some(&seat.black),
                _ => None,
            };
            for (index, player) in [first, second].into_iter().enumerate() {
                if won.is_some_and(|won| won == player) {
                    points[index] += 2;
                    wins[index] += 1;
                } else if seat.result == "=" {
                    points[index] += 1;
                }
            }
        }
        let both_absent = pair.iter().all(|seat| seat.result == "-:-");
        if section.by_match {
            points = match wins[0].cmp(&wins[1]) {
                _ if both_absent => [0, 0],
                std::cmp::Ordering::Greater => [2, 0],
                std::cmp::Ordering::Less => [0, 2],
                std::cmp::Ordering::Equal => [1, 1],
            };
        }
        let met = pair.iter().any(|seat| seat.script.is_some());
        section
            .rounds
            .add(round, first, points[0], met.then_some(second));
        section
            .rounds
            .add(round, second, points[1], met.then_some(first));
    }
    for bye in list(&shown["byes"]) {
        // Two games of two points: the bye of the odd one out is worth a win and a draw.
        let points = match (text(&bye["kind"]), section.by_match) {
            ("pairing", true) => 2,
            ("pairing", false) => 3,
            ("half", true) => 1,
            ("half", false) => 2,
            _ => 0,
        };
        section
            .rounds
            .add(round, text(&bye["player"]["name"]), points, None);
    }
}

/// The standings are those of the script, value for value and place for place.
pub(super) fn is_ranked(hall: &Hall, section: &Section) {
    let shown = hall.json(&format!("standings -s {}", section.name));
    let lines = section.rounds.lines(ROUNDS);
    for row in list(&shown["rows"]) {
        let points = lines[text(&row["name"])].points.to_string();
        assert_eq!(
            row["values"][0],
            points,
            "{row} {:?}",
            section.rounds.0[text(&row["name"])]
        );
    }
    let mut above: Option<&Line> = None;
    for row in list(&shown["rows"]) {
        let line = &lines[text(&row["name"])];
        let values: Vec<i64> = list(&row["values"])
            .iter()
            .map(|value| text(value).parse().unwrap_or(-1))
            .collect();
        assert_eq!(
            values[..4],
            [line.points, line.solkoff, line.truncated[0], line.sonneborn],
            "{row} {:?}",
            section.rounds.0[text(&row["name"])]
        );
        let key = |line: &Line| {
            (
                line.points,
                line.solkoff,
                line.truncated.clone(),
                line.sonneborn,
            )
        };
        assert!(above.is_none_or(|above| key(above) >= key(line)), "{row}");
        above = Some(line);
    }
    assert_eq!(lines.len(), list(&shown["rows"]).len());
}
