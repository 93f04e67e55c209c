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
            Some(Entry::Paired { games, .. }) => games.iter().map(|game| self.game(*game)).sum(),
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
