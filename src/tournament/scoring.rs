//! The table of points.

use super::points::Points;
use super::result::{ByeKind, Entry, GameResult};

/// What each result is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// A game won over the board.
    pub win: Points,
    /// A game drawn over the board.
    pub draw: Points,
    /// A game lost over the board.
    pub loss: Points,
    /// The opponent did not play.
    pub forfeit_win: Points,
    /// Did not play.
    pub forfeit_loss: Points,
    /// The pairing-allocated bye (C.04.1 art. 3).
    pub pairing_bye: Points,
    /// A full-point bye.
    pub full_bye: Points,
    /// A half-point bye.
    pub half_bye: Points,
    /// A zero-point bye or absence.
    pub zero_bye: Points,
    /// What a match of several games is worth as a whole; none where the points of its games are added up.
    pub match_points: Option<MatchPoints>,
}

/// What a match is worth: won by who has won more of its games than he has lost, whatever a game is worth.
///
/// Each player's own results count, so that a game lost for both is lost in both accounts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchPoints {
    /// Won.
    pub win: Points,
    /// Drawn.
    pub draw: Points,
    /// Lost.
    pub loss: Points,
}

impl Scoring {
    /// Win 2, draw 1, loss 0: the scoring of FMJD and IDF.
    pub const DRAUGHTS: Scoring = Scoring::new(Points::whole(2), Points::whole(1), Points::ZERO);

    /// Win 1, draw ½, loss 0.
    pub const CHESS: Scoring = Scoring::new(Points::whole(1), Points::from_tenths(5), Points::ZERO);

    /// A table where byes and forfeits are worth what the games are.
    pub const fn new(win: Points, draw: Points, loss: Points) -> Scoring {
        Scoring {
            win,
            draw,
            loss,
            forfeit_win: win,
            forfeit_loss: Points::ZERO,
            pairing_bye: win,
            full_bye: win,
            half_bye: draw,
            zero_bye: Points::ZERO,
            match_points: None,
        }
    }

    /// The table of a name: `draughts` 2-1-0, `chess` 1-½-0, `three-points` 3-1-0.
    pub fn from_name(name: &str) -> Option<Scoring> {
        match name {
            "draughts" => Some(Scoring::DRAUGHTS),
            "chess" => Some(Scoring::CHESS),
            "three-points" => Some(Scoring::new(
                Points::whole(3),
                Points::whole(1),
                Points::ZERO,
            )),
            _ => None,
        }
    }

    /// The same table where matches count as a whole; byes and forfeits are worth what matches are.
    pub const fn with_matches(self, points: MatchPoints) -> Scoring {
        Scoring {
            forfeit_win: points.win,
            pairing_bye: points.win,
            full_bye: points.win,
            half_bye: points.draw,
            match_points: Some(points),
            ..self
        }
    }

    /// The points of a round won.
    pub const fn round_won(&self) -> Points {
        match self.match_points {
            Some(points) => points.win,
            None => self.win,
        }
    }

    /// The points of a round drawn.
    pub const fn round_drawn(&self) -> Points {
        match self.match_points {
            Some(points) => points.draw,
            None => self.draw,
        }
    }

    /// What a match was for the player with these results.
    pub fn match_result(&self, games: &[GameResult]) -> GameResult {
        use GameResult::{
            Draw, ForfeitLoss, ForfeitWin, Loss, ShortDraw, ShortLoss, ShortWin, Win,
        };
        if games.iter().all(|game| *game == ForfeitLoss) {
            return ForfeitLoss;
        }
        if games.iter().all(|game| *game == ForfeitWin) {
            return ForfeitWin;
        }
        let balance: i32 = games
            .iter()
            .map(|game| match game {
                Win | ShortWin | ForfeitWin => 1,
                Draw | ShortDraw => 0,
                Loss | ShortLoss | ForfeitLoss => -1,
            })
            .sum();
        match balance.cmp(&0) {
            std::cmp::Ordering::Greater => Win,
            std::cmp::Ordering::Equal => Draw,
            std::cmp::Ordering::Less => Loss,
        }
    }

    /// The points for one game.
    pub const fn game(&self, result: GameResult) -> Points {
        match result {
            GameResult::Win | GameResult::ShortWin => self.win,
            GameResult::Draw | GameResult::ShortDraw => self.draw,
            GameResult::Loss | GameResult::ShortLoss => self.loss,
            GameResult::ForfeitWin => self.forfeit_win,
            GameResult::ForfeitLoss => self.forfeit_loss,
        }
    }

    /// The points for a bye.
    pub const fn bye(&self, kind: ByeKind) -> Points {
        match kind {
            ByeKind::Pairing => self.pairing_bye,
            ByeKind::Full => self.full_bye,
            ByeKind::Half => self.half_bye,
            ByeKind::Zero => self.zero_bye,
        }
    }

    /// The points of a round; a round without an entry is an absence.
    pub fn entry(&self, entry: Option<&Entry>) -> Points {
        match entry {
            Some(Entry::Paired { games, .. }) => match self.match_points {
                Some(points) => match self.match_result(games) {
                    GameResult::ForfeitWin => self.forfeit_win,
                    GameResult::ForfeitLoss => self.forfeit_loss,
                    GameResult::Win => points.win,
                    GameResult::Draw => points.draw,
                    _ => points.loss,
                },
                None => games.iter().map(|game| self.game(*game)).sum(),
            },
            Some(Entry::Bye(kind)) => self.bye(*kind),
            None => self.zero_bye,
        }
    }
}

impl Default for Scoring {
    fn default() -> Scoring {
        Scoring::DRAUGHTS
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{Colour, PlayerId};

    #[test]
    fn matches_count_as_a_whole() {
        use GameResult::{Draw, ForfeitLoss, ForfeitWin, Loss, Win};
        let whole = |win, draw, loss| MatchPoints {
            win: Points::whole(win),
            draw: Points::whole(draw),
            loss: Points::whole(loss),
        };
        let scoring = Scoring::DRAUGHTS.with_matches(whole(3, 2, 1));
        for (games, points) in [
            (&[Win, Loss][..], 2),
            (&[Win, Draw], 3),
            (&[Draw, Draw, Draw], 2),
            (&[Loss, Draw], 1),
            (&[Loss, Loss], 1),
            (&[ForfeitWin, ForfeitWin], 3),
            (&[ForfeitLoss, ForfeitLoss], 0),
            (&[Win, ForfeitLoss], 2),
        ] {
            let entry = Entry::Paired {
                opponent: PlayerId(2),
                colour: Colour::White,
                games: games.iter().copied().collect(),
            };
            assert_eq!(
                scoring.entry(Some(&entry)),
                Points::whole(points),
                "{games:?}"
            );
        }
    }
}
