//! Pairing numbers before round 1.

use std::cmp::Reverse;

use super::lot::Lot;
use super::player::Player;

/// How pairing numbers are given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Seeding {
    /// By rating, then title, then name (FMJD Annex 5, 1.1).
    #[default]
    Rating,
    /// By lot, as in round robins.
    Lot,
    /// In the order in which the players were entered.
    Given,
}

impl Seeding {
    /// All ways.
    pub const ALL: [Seeding; 3] = [Seeding::Rating, Seeding::Lot, Seeding::Given];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Seeding::Rating => "rating",
            Seeding::Lot => "lot",
            Seeding::Given => "given",
        }
    }

    /// The way of this name.
    pub fn from_name(name: &str) -> Option<Seeding> {
        Seeding::ALL
            .into_iter()
            .find(|seeding| seeding.name() == name)
    }

    /// The places of the players in the list given, in the order of their numbers.
    pub fn order(self, players: &[Player], seed: u64) -> Vec<usize> {
        let mut order: Vec<usize> = (0..players.len()).collect();
        match self {
            Seeding::Given => {}
            Seeding::Lot => Lot::from_seed(seed).shuffle(&mut order),
            Seeding::Rating => order.sort_by(|one, other| {
                let key = |player: &Player| {
                    (
                        Reverse(player.rating.unwrap_or(0)),
                        title_rank(&player.title),
                    )
                };
                let (one, other) = (&players[*one], &players[*other]);
                key(one)
                    .cmp(&key(other))
                    .then_with(|| one.name.cmp(&other.name))
            }),
        }
        order
    }
}

/// Titles of FMJD and FIDE, the highest first; those of women between.
const TITLES: [&str; 16] = [
    "GMI", "GM", "МГ", "MI", "IM", "ММ", "GMIF", "WGM", "MF", "FM", "MIF", "WIM", "CM", "MFF",
    "WFM", "WCM",
];

fn title_rank(title: &str) -> usize {
    let title = title.trim().to_uppercase();
    TITLES
        .iter()
        .position(|known| *known == title)
        .unwrap_or(TITLES.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rating_then_title_then_name() {
        let player = |name: &str, rating, title: &str| Player {
            name: name.to_owned(),
            rating,
            title: title.to_owned(),
            ..Player::default()
        };
        let players = [
            player("D", None, ""),
            player("C", Some(2000), ""),
            player("B", Some(2000), "mi"),
            player("A", None, ""),
        ];
        assert_eq!(Seeding::Rating.order(&players, 1), [2, 1, 3, 0]);
        assert_eq!(Seeding::Given.order(&players, 1), [0, 1, 2, 3]);
        assert_eq!(
            Seeding::Lot.order(&players, 7),
            Seeding::Lot.order(&players, 7)
        );
    }
}
