//! Who stands where and who is to move.

use super::camp::{Camp, Seats};
use super::hole::Hole;
use super::holes::Holes;
use super::options::{Blocking, ForeignCamps, Goal, Options};
use super::reach;

/// A position with the settings under which it is played.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) pieces: [u128; 6],
    pub(super) turn: usize,
    seats: Seats,
    options: Options,
    areas: [Areas; 6],
}

/// What a seat may use, by the place in the order of turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Areas {
    /// Holes that a piece may touch.
    pub(super) pass: u128,
    /// Holes in which it may end its turn.
    pub(super) stop: u128,
    /// Holes that it may not end a turn outside of, once it is in.
    pub(super) lock: u128,
}

/// A turn: where a piece was lifted and where it was put. The way between does not matter: a step always changes the
/// parity of row and number and a jump never does, so both ends tell one from the other and fix what comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// Where the piece stood.
    pub from: Hole,
    /// Where it stands now.
    pub to: Hole,
}

/// Why pieces do not make a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// A side has no piece or more than its camp holds.
    #[error("seat {seat} has {pieces} pieces")]
    Pieces {
        /// The number of the seat.
        seat: u8,
        /// How many it has.
        pieces: u32,
    },
    /// Two pieces in a hole.
    #[error("two pieces on {0}")]
    Shared(Hole),
    /// A side that has no seat is to move.
    #[error("nobody sits at camp {0}")]
    NoSeat(u8),
    /// Fifteen pieces are for two players.
    #[error("fifteen pieces are for two players")]
    Fifteen,
}

impl Position {
    /// The position before the first turn.
    ///
    /// ```
    /// use huff::star::{Options, Position, Seats};
    /// let start = Position::start(Seats::usual(2).unwrap(), Options::default()).unwrap();
    /// assert_eq!(start.moves().len(), 14);
    /// ```
    ///
    /// # Errors
    /// [`PositionError::Fifteen`].
    pub fn start(seats: Seats, options: Options) -> Result<Position, PositionError> {
        let pieces = Camp::ALL.map(|camp| match seats.turn_of(camp) {
            Some(_) => camp.holes(options.pieces),
            None => Holes::NONE,
        });
        Position::new(pieces, seats.camp(0), seats, options)
    }

    /// A position of any pieces, those of each camp by its index.
    ///
    /// # Errors
    /// Pieces or a turn that do not fit the seats.
    pub fn new(
        pieces: [Holes; 6],
        to_move: Camp,
        seats: Seats,
        options: Options,
    ) -> Result<Position, PositionError> {
        if options.pieces != super::Pieces::Ten && seats.count() != 2 {
            return Err(PositionError::Fifteen);
        }
        let most = Camp::ALL[0].holes(options.pieces).count();
        let mut seen = Holes::NONE;
        for (camp, holes) in Camp::ALL.into_iter().zip(pieces) {
            if let Some(shared) = seen.and(holes).next() {
                return Err(PositionError::Shared(shared));
            }
            seen = seen.or(holes);
            let count = holes.count();
            let fits = match seats.turn_of(camp) {
                Some(_) => (1..=most).contains(&count),
                None => count == 0,
            };
            if !fits {
                return Err(PositionError::Pieces {
                    seat: camp.number(),
                    pieces: count,
                });
            }
        }
        let turn = seats
            .turn_of(to_move)
            .ok_or(PositionError::NoSeat(to_move.number()))?;
        let mut position = Position {
            pieces: [0; 6],
            turn,
            seats,
            options,
            areas: [Areas::default(); 6],
        };
        for (place, camp) in seats.camps().iter().enumerate() {
            position.pieces[place] = pieces[camp.index()].0;
            position.areas[place] = areas(*camp, options);
        }
        Ok(position)
    }

    /// The seats.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// The settings.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The side to move.
    pub fn to_move(&self) -> Camp {
        self.seats.camp(self.turn)
    }

    /// Gives the turn to a side. A side without a seat is left out.
    pub fn set_to_move(&mut self, camp: Camp) {
        if let Some(turn) = self.seats.turn_of(camp) {
            self.turn = turn;
        }
    }

    /// The pieces of a side.
    pub fn pieces(&self, camp: Camp) -> Holes {
        let turn = self.seats.turn_of(camp);
        Holes(turn.map_or(0, |turn| self.pieces[turn]))
    }

    /// All pieces.
    pub fn occupied(&self) -> Holes {
        Holes(self.pieces.iter().fold(0, |all, pieces| all | pieces))
    }

    /// Whose piece stands in a hole.
    pub fn owner(&self, hole: Hole) -> Option<Camp> {
        let camps = self.seats.camps().iter().copied();
        camps.into_iter().find(|camp| self.pieces(*camp).has(hole))
    }

    pub(super) fn areas(&self, camp: Camp) -> Areas {
        let turn = self.seats.turn_of(camp);
        turn.map_or(Areas::default(), |turn| self.areas[turn])
    }

    pub(super) fn areas_by_turn(&self) -> [Areas; 6] {
        self.areas
    }

    /// Where the piece in a hole may go, whoever is to move; nowhere from an empty hole.
    pub fn destinations(&self, from: Hole) -> Holes {
        let Some(owner) = self.owner(from) else {
            return Holes::NONE;
        };
        let areas = self.areas(owner);
        let taken = self.occupied().without(from).0;
        let jumps = reach::jumps_of(self.options.jump, from.index(), taken, areas.pass);
        let steps = reach::steps(from.index(), taken) & areas.pass;
        Holes((jumps | steps) & areas.ends(1 << from.index()))
    }

    /// Where a piece that was lifted from a hole and has jumped to another one can jump on to, whoever is to move: all holes
    /// that a chain touches, also those in which it may not end.
    ///
    /// ```
    /// use huff::star::{Hole, Options, Position, Seats};
    /// let start = Position::start(Seats::usual(2).unwrap(), Options::default()).unwrap();
    /// let [from, at, other] = ["C5", "E5", "E7"].map(|name| Hole::from_name(name).unwrap());
    /// assert_eq!(start.onward(from, from).collect::<Vec<_>>(), [at, other]);
    /// // back over D5 to the hole that is empty now, and over D6
    /// assert_eq!(start.onward(from, at).collect::<Vec<_>>(), [other]);
    /// ```
    pub fn onward(&self, from: Hole, at: Hole) -> Holes {
        let Some(owner) = self.owner(from) else {
            return Holes::NONE;
        };
        let taken = self.occupied().without(from).0;
        let pass = self.areas(owner).pass;
        let found = Holes(reach::jumps_of(self.options.jump, at.index(), taken, pass));
        found.without(from)
    }

    /// The legal moves of the side to move, by origin and destination.
    pub fn moves(&self) -> Vec<Move> {
        Holes(self.pieces[self.turn])
            .flat_map(|from| self.destinations(from).map(move |to| Move { from, to }))
            .collect()
    }

    /// Whether the side to move has a legal move.
    pub fn can_move(&self) -> bool {
        Holes(self.pieces[self.turn]).any(|from| !self.destinations(from).is_empty())
    }

    /// A shortest way of a legal move: both holes of a step, all holes touched by a chain.
    pub fn route(&self, wanted: Move) -> Option<Vec<Hole>> {
        let Move { from, to } = wanted;
        if !self.destinations(from).has(to) {
            return None;
        }
        let taken = self.occupied().without(from).0;
        if reach::steps(from.index(), taken) >> to.index() & 1 != 0 {
            return Some(vec![from, to]);
        }
        let pass = self.owner(from).map_or(0, |owner| self.areas(owner).pass);
        let mut before = [None; super::HOLES];
        let mut queue = std::collections::VecDeque::from([from]);
        while let Some(hole) = queue.pop_front() {
            if hole == to {
                break;
            }
            let found = reach::leaps_of(self.options.jump, hole.index(), taken) & pass;
            for next in Holes(found) {
                if next != from && before[next.index()].is_none() {
                    before[next.index()] = Some(hole);
                    queue.push_back(next);
                }
            }
        }
        let mut way = vec![to];
        let mut hole = to;
        while let Some(earlier) = before[hole.index()] {
            way.push(earlier);
            hole = earlier;
        }
        way.reverse();
        Some(way)
    }

    /// Puts a piece somewhere else, whatever the rules say of it, and leaves the turn as it is. Nothing happens where
    /// `from` is empty or `to` is not.
    pub fn put(&mut self, wanted: Move) {
        let occupied = self.occupied();
        if !occupied.has(wanted.from) || occupied.without(wanted.from).has(wanted.to) {
            return;
        }
        for pieces in &mut self.pieces {
            if Holes(*pieces).has(wanted.from) {
                *pieces = Holes(*pieces).without(wanted.from).with(wanted.to).0;
            }
        }
    }

    /// Gives the turn to the next seat.
    pub fn pass_turn(&mut self) {
        self.turn = (self.turn + 1) % self.seats.count();
    }

    /// Whether a side is home, by the setting `blocking`.
    pub fn is_home(&self, camp: Camp) -> bool {
        let goal = camp.opposite().holes(self.options.pieces);
        let own = self.pieces(camp);
        let is_full = goal.minus(self.occupied()).is_empty();
        match self.options.blocking {
            Blocking::Strict | Blocking::VacateBy(_) => {
                !own.is_empty() && own.minus(goal).is_empty()
            }
            Blocking::Majority => is_full && 2 * own.and(goal).count() > goal.count(),
        }
    }

    /// What stands in the way of a side: facts, no judgement.
    pub fn standing(&self, camp: Camp) -> Standing {
        let goal = camp.opposite().holes(self.options.pieces);
        let start = camp.holes(self.options.pieces);
        let own = self.pieces(camp);
        let blocked = goal.minus(own);
        Standing {
            camp,
            in_start: own.and(start),
            in_goal: own.and(goal),
            on_the_way: own.minus(start).minus(goal),
            blocked: blocked
                .filter_map(|hole| self.owner(hole).map(|owner| (hole, owner)))
                .collect(),
        }
    }
}

/// What stands in the way of a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The side.
    pub camp: Camp,
    /// Its pieces that are still in their start.
    pub in_start: Holes,
    /// Its pieces in the goal.
    pub in_goal: Holes,
    /// Its other pieces.
    pub on_the_way: Holes,
    /// Holes of the goal with a piece of somebody else, and whose it is.
    pub blocked: Vec<(Hole, Camp)>,
}

impl Areas {
    /// Where a piece may end its turn.
    #[inline(always)]
    pub(super) fn ends(&self, from: u128) -> u128 {
        if from & self.lock != 0 {
            self.stop & self.lock
        } else {
            self.stop
        }
    }
}

fn areas(camp: Camp, options: Options) -> Areas {
    // Points of the star are ten holes each, however many pieces there are.
    let foreign = foreign(camp).0;
    let free = |forbidden: bool| match forbidden {
        true => Holes::ALL.0 & !foreign,
        false => Holes::ALL.0,
    };
    Areas {
        pass: free(options.camps == ForeignCamps::NoPass),
        stop: free(options.camps != ForeignCamps::Free),
        lock: match options.goal {
            Goal::Open => 0,
            Goal::Locked => camp.opposite().holes(options.pieces).0,
        },
    }
}

/// The points of the star that are neither start nor goal of a side.
pub(super) fn foreign(camp: Camp) -> Holes {
    let others = Camp::ALL.into_iter();
    others
        .filter(|other| *other != camp && *other != camp.opposite())
        .fold(Holes::NONE, |holes, other| {
            holes.or(other.holes(super::Pieces::Ten))
        })
}
