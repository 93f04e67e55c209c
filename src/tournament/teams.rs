//! Teams ranked by their best players, by criteria with names.

/// What makes a team better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TeamCriterion {
    /// `complete`: more players that count.
    Complete,
    /// `points`: the points of those who count.
    Points,
    /// `places`: the sum of their places; less is better.
    Places,
    /// `wins`: the games they won over the board.
    Wins,
    /// `best-N`: the points of the best N.
    BestPoints(u8),
    /// `top-N`: the sum of the places of the best N; less is better.
    BestPlaces(u8),
}

const WORDS: [(&str, TeamCriterion); 4] = [
    ("complete", TeamCriterion::Complete),
    ("points", TeamCriterion::Points),
    ("places", TeamCriterion::Places),
    ("wins", TeamCriterion::Wins),
];

impl TeamCriterion {
    /// The criterion of a name.
    ///
    /// ```
    /// use huff::tournament::TeamCriterion;
    /// assert_eq!(TeamCriterion::from_name("best-1"), Some(TeamCriterion::BestPoints(1)));
    /// assert_eq!(TeamCriterion::from_name("best-0"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<TeamCriterion> {
        let count = |text: &str| text.parse().ok().filter(|count| *count > 0);
        if let Some(text) = name.strip_prefix("best-") {
            return count(text).map(TeamCriterion::BestPoints);
        }
        if let Some(text) = name.strip_prefix("top-") {
            return count(text).map(TeamCriterion::BestPlaces);
        }
        WORDS
            .iter()
            .find(|(known, _)| *known == name)
            .map(|(_, criterion)| *criterion)
    }

    /// The name.
    pub fn name(self) -> String {
        match self {
            TeamCriterion::BestPoints(count) => format!("best-{count}"),
            TeamCriterion::BestPlaces(count) => format!("top-{count}"),
            _ => WORDS
                .iter()
                .find(|(_, known)| *known == self)
                .map_or(String::new(), |(name, _)| (*name).to_owned()),
        }
    }

    /// Names with commas between them: a list of criteria, or `points` or `places` alone for the usual lists.
    pub fn list(text: &str) -> Option<Vec<TeamCriterion>> {
        use TeamCriterion::{Complete, Places, Points};
        match text.trim() {
            "points" => return Some(vec![Points, Places]),
            // A team that is not complete stands behind those that are when places are added up.
            "places" => return Some(vec![Complete, Places, Points]),
            _ => {}
        }
        let names = text.split([',', '，']).map(str::trim);
        names.map(TeamCriterion::from_name).collect()
    }

    /// The value for a team, more being better.
    fn value(self, team: &[Member]) -> i64 {
        let points = |members: &[Member]| members.iter().map(|one| one.points).sum();
        let places = |members: &[Member]| -members.iter().map(|one| one.place).sum::<i64>();
        let first = |count: u8| &team[..team.len().min(usize::from(count))];
        match self {
            TeamCriterion::Complete => team.len() as i64,
            TeamCriterion::Points => points(team),
            TeamCriterion::Places => places(team),
            TeamCriterion::Wins => team.iter().map(|one| one.wins).sum(),
            TeamCriterion::BestPoints(count) => points(first(count)),
            TeamCriterion::BestPlaces(count) => places(first(count)),
        }
    }
}

/// A player who counts for a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// His place in the standings.
    pub place: i64,
    /// His points in tenths.
    pub points: i64,
    /// Games won over the board.
    pub wins: i64,
}

/// Where a team stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamRow {
    /// The place from 1, shared by those whom nothing separates.
    pub place: usize,
    /// Which team, by its place in what was given.
    pub team: usize,
    /// One value a criterion, more being better: sums of places are negative.
    pub values: Vec<i64>,
}

/// Ranks teams; the members that count stand in the order of the standings.
pub fn rank_teams(teams: &[Vec<Member>], criteria: &[TeamCriterion]) -> Vec<TeamRow> {
    let mut rows: Vec<TeamRow> = teams
        .iter()
        .enumerate()
        .map(|(team, members)| TeamRow {
            place: 0,
            team,
            values: criteria.iter().map(|one| one.value(members)).collect(),
        })
        .collect();
    rows.sort_by(|one, other| other.values.cmp(&one.values));
    for index in 0..rows.len() {
        let same = (0..index).find(|other| rows[*other].values == rows[index].values);
        rows[index].place = same.unwrap_or(index) + 1;
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn criteria_separate_teams_in_their_order() {
        let team = |members: &[(i64, i64, i64)]| {
            members
                .iter()
                .map(|(place, points, wins)| Member {
                    place: *place,
                    points: *points,
                    wins: *wins,
                })
                .collect::<Vec<Member>>()
        };
        let teams = [
            team(&[(1, 80, 4), (6, 40, 1)]),
            team(&[(2, 70, 3), (3, 50, 2)]),
            team(&[(4, 60, 3)]),
        ];
        let order = |list: &str| -> Vec<(usize, usize)> {
            let criteria = TeamCriterion::list(list).unwrap();
            let rows = rank_teams(&teams, &criteria);
            rows.iter().map(|row| (row.place, row.team)).collect()
        };
        assert_eq!(order("points"), [(1, 1), (2, 0), (3, 2)]);
        assert_eq!(order("places"), [(1, 1), (2, 0), (3, 2)]);
        assert_eq!(order("best-1"), [(1, 0), (2, 1), (3, 2)]);
        assert_eq!(order("wins,top-1"), [(1, 0), (2, 1), (3, 2)]);
        assert_eq!(order("complete"), [(1, 0), (1, 1), (3, 2)]);
        assert_eq!(order("places,points")[0], (1, 2));
        assert_eq!(TeamCriterion::list("points,luck"), None);
        for name in ["complete", "wins", "best-3", "top-2"] {
            assert_eq!(TeamCriterion::from_name(name).unwrap().name(), name);
        }
    }
}
