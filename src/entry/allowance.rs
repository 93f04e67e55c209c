//! The five-plus-one rule of English checkers (`s2:2`): five minutes a move, one where there is only one way to take, and
//! one minute more when it is asked for.

use std::time::Duration;

use crate::draughts::Variant;
use crate::record::Law;

use super::legal::Legal;

/// How long a move may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// The time for the move.
    pub limit: Duration,
    /// What may be asked for besides, once a move.
    pub grace: Duration,
    /// The article.
    pub article: &'static str,
}

/// Whether the extra minute of a move was asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Requested {
    /// It was.
    Yes,
    /// It was not.
    #[default]
    No,
}

/// Where a move stands against its allowance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Countdown {
    /// In time: what is left.
    Running(Duration),
    /// The limit is over and the extra minute was not asked for yet: what would be left of it.
    Ask(Duration),
    /// The extra minute runs: what is left.
    Grace(Duration),
    /// The time is over.
    Over,
}

impl Allowance {
    /// The allowance of a move, in a game whose law counts each move; by the ways to take, two ways with the same effect
    /// being two.
    pub fn of(variant: Variant, legal: &Legal) -> Option<Allowance> {
        let article = match Law::of(variant) {
            Law::S2 | Law::Wcdf => "s2:2",
            Law::S1 | Law::Fmjd | Law::Default => return None,
        };
        let ways: usize = legal
            .moves
            .iter()
            .filter(|choice| !choice.taken.is_empty())
            .map(|choice| choice.routes.len())
            .sum();
        let limit = if ways == 1 { 60 } else { 300 };
        Some(Allowance {
            limit: Duration::from_secs(limit),
            grace: Duration::from_secs(60),
            article,
        })
    }

    /// Where a move stands that has taken so long.
    pub fn countdown(&self, taken: Duration, requested: Requested) -> Countdown {
        if taken < self.limit {
            return Countdown::Running(self.limit - taken);
        }
        match (self.limit + self.grace).checked_sub(taken) {
            Some(left) if !left.is_zero() => match requested {
                Requested::Yes => Countdown::Grace(left),
                Requested::No => Countdown::Ask(left),
            },
            _ => Countdown::Over,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draughts::Setup;
    use crate::entry::legal::Names;
    use crate::notation::{Numbering, fen};

    fn allowance(variant: Variant, position: &str) -> Option<Allowance> {
        let setup = fen::read(position, variant, Numbering::OURS)
            .0
            .unwrap_or_else(|| Setup::start(variant));
        let rules = variant.rules();
        let names = Names {
            board: rules.geometry,
            naming: rules.geometry.naming,
            numbering: Numbering::OURS,
        };
        Allowance::of(variant, &Legal::of(&setup, names))
    }

    #[test]
    fn one_minute_where_there_is_one_way_to_take() {
        let seconds = |position| {
            allowance(Variant::English, position)
                .unwrap()
                .limit
                .as_secs()
        };
        assert_eq!(seconds(""), 300);
        assert_eq!(seconds("W:W22:B18"), 60);
        assert_eq!(seconds("W:W22:B17,18"), 300);
        // one effect, two ways round
        assert_eq!(seconds("W:WK31:B18,19,26,27"), 300);
        assert_eq!(allowance(Variant::Russian, ""), None);
    }

    #[test]
    fn the_countdown() {
        let allowance = allowance(Variant::English, "W:W22:B18").unwrap();
        let at = |taken, requested| allowance.countdown(Duration::from_secs(taken), requested);
        let left = Duration::from_secs;
        assert_eq!(at(59, Requested::No), Countdown::Running(left(1)));
        assert_eq!(at(60, Requested::No), Countdown::Ask(left(60)));
        assert_eq!(at(90, Requested::Yes), Countdown::Grace(left(30)));
        assert_eq!(at(120, Requested::Yes), Countdown::Over);
    }
}
