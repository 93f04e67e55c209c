//! The course of a game: turns, rounds, who is home and in which place.

use super::camp::Camp;
use super::options::{End, EqualTurns};
use super::position::{Move, Position};

/// A game as far as it has been played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    position: Position,
    round: u32,
    /// Who is home and in which round he came there.
    home: Vec<(Camp, u32)>,
    is_over: bool,
}

impl Game {
    /// A game from a position; its first round goes on from the side to move.
    pub fn new(position: Position) -> Game {
        Game {
            position,
            round: 1,
            home: Vec::new(),
            is_over: false,
        }
    }

    /// The position; its side to move has the turn unless the game is over.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The round, from 1: each seat has one turn in it.
    pub fn round(&self) -> u32 {
        self.round
    }

    /// Whether nobody has to move any more.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// Whether a side has come home.
    pub fn is_home(&self, camp: Camp) -> bool {
        self.home.iter().any(|(home, _)| *home == camp)
    }

    /// Moves a piece from hole to hole, whatever the rules say of it, and gives the turn on.
    pub fn play(&mut self, wanted: Move) {
        self.position.put(wanted);
        let mover = self.position.to_move();
        let seats = self.position.seats();
        let others = seats.camps().iter().copied().filter(|camp| *camp != mover);
        let home: Vec<Camp> = std::iter::once(mover)
            .chain(others)
            .filter(|camp| !self.is_home(*camp) && self.position.is_home(*camp))
            .collect();
        self.home
            .extend(home.into_iter().map(|camp| (camp, self.round)));
        self.next();
    }

    /// Gives the turn on without a move.
    pub fn pass(&mut self) {
        self.next();
    }

    fn next(&mut self) {
        let seats = self.position.seats();
        let round = self.round;
        let options = self.position.options();
        let still_out = seats.count() - self.home.len();
        let decided = match options.end {
            End::First => !self.home.is_empty(),
            End::Places => still_out <= 1,
        };
        if decided && options.equal_turns == EqualTurns::Off {
            self.is_over = true;
        }
        for _ in 0..seats.count() {
            self.position.pass_turn();
            if self.position.to_move() == seats.camp(0) {
                self.round += 1;
            }
            if !self.is_home(self.position.to_move()) {
                break;
            }
        }
        let ends_round = self.round > round;
        let is_capped = options
            .turn_cap
            .is_some_and(|cap| self.round > u32::from(cap));
        if still_out == 0 || ends_round && (decided || is_capped) {
            self.is_over = true;
        }
    }

    /// The places of those who are home, in order; who came home in the same round shares one if `equal-turns` is on.
    /// When the game is over and only one is left, he has the last place.
    pub fn places(&self) -> Vec<(Camp, u8)> {
        let is_equal = self.position.options().equal_turns == EqualTurns::On;
        let mut places: Vec<(Camp, u8)> = Vec::new();
        for (index, (camp, round)) in self.home.iter().enumerate() {
            let shares = is_equal && index > 0 && self.home[index - 1].1 == *round;
            let place = match shares {
                true => places[index - 1].1,
                false => index as u8 + 1,
            };
            places.push((*camp, place));
        }
        let seats = self.position.seats();
        let mut rest = seats.camps().iter().filter(|camp| !self.is_home(**camp));
        if let (true, Some(last), None) = (
            self.is_over && !self.home.is_empty(),
            rest.next(),
            rest.next(),
        ) {
            places.push((*last, seats.count() as u8));
        }
        places
    }
}
