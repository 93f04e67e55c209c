//! What is wrong with a move as it is written.

use super::Camp;
use super::hole::{Direction, Hole};
use super::holes::Holes;
use super::options::Jump;
use super::position::{Move, Position, foreign};
use super::reach;

/// What a written way comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// A legal move.
    Legal(Move),
    /// Both ends are those of a legal move, but it does not go the way that is written.
    OtherWay(Move, Refusal),
    /// No legal move.
    Refused(Refusal),
}

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Refusal {
    /// What is wrong.
    pub reason: Reason,
    /// The leg of the way it is wrong in: its two ends. Those of the whole move where that is wrong.
    pub leg: (Hole, Hole),
    /// Whose piece was moved, where it is not that of the side to move.
    pub owner: Option<Camp>,
}

macro_rules! reasons {
    ($($reason:ident $name:literal $doc:literal;)*) => {
        /// What is wrong with a move.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Reason {
            $(#[doc = $doc] $reason,)*
        }

        impl Reason {
            /// All reasons.
            pub const ALL: &'static [Reason] = &[$(Reason::$reason,)*];

            /// The name in JSON.
            pub const fn name(self) -> &'static str {
                match self { $(Reason::$reason => $name,)* }
            }
        }
    };
}

reasons! {
    EmptyHole "empty-hole" "Nothing stands where the move begins.";
    OthersPiece "others-piece" "The piece is somebody else's.";
    StandsStill "stands-still" "The way ends where it began: a closed loop is no move.";
    Occupied "occupied" "Somebody stands there.";
    NotInLine "not-in-line" "The two holes are not on one line.";
    NoBridge "no-bridge" "Nobody stands between.";
    TwoBridges "two-bridges" "More than one piece stands between.";
    UnequalDistances "unequal-distances" "The bridge is not in the middle.";
    NotAdjacent "not-adjacent" "The bridge is no neighbour, and only adjacent jumps are played.";
    OwnHole "own-hole" "The hole that the piece left is empty and no bridge.";
    StepAndJump "step-and-jump" "A step and a jump in one turn.";
    SeveralSteps "several-steps" "More than one step in a turn.";
    ForeignCamp "foreign-camp" "The turn ends in a camp that is neither start nor goal.";
    ThroughForeignCamp "through-foreign-camp" "The way leads through a camp that is neither start nor goal.";
    LeftGoal "left-goal" "A piece left its goal.";
    NoChain "no-chain" "No chain of jumps leads there.";
}

impl Position {
    /// What a written way comes to: its holes from the first to the last, at least two. Holes between may be left out.
    ///
    /// ```
    /// use huff::star::{Attempt, Hole, Options, Position, Reason, Seats};
    /// let start = Position::start(Seats::usual(2).unwrap(), Options::default()).unwrap();
    /// let way = ["C5", "E5"].map(|name| Hole::from_name(name).unwrap());
    /// assert!(matches!(start.attempt(&way), Attempt::Legal(_)));
    /// let way = ["D5", "F5"].map(|name| Hole::from_name(name).unwrap());
    /// let Attempt::Refused(refusal) = start.attempt(&way) else { panic!() };
    /// assert_eq!(refusal.reason, Reason::NoBridge);
    /// ```
    pub fn attempt(&self, way: &[Hole]) -> Attempt {
        let (Some(from), Some(to)) = (way.first().copied(), way.last().copied()) else {
            unreachable!("invariant: a way has holes");
        };
        let refused = |reason| Refusal {
            reason,
            leg: (from, to),
            owner: None,
        };
        match self.owner(from) {
            None => return Attempt::Refused(refused(Reason::EmptyHole)),
            Some(owner) if owner != self.to_move() => {
                return Attempt::Refused(Refusal {
                    owner: Some(owner),
                    ..refused(Reason::OthersPiece)
                });
            }
            Some(_) => {}
        }
        if from == to {
            return Attempt::Refused(refused(Reason::StandsStill));
        }
        let wanted = Move { from, to };
        let is_legal = self.destinations(from).has(to);
        let lifted = Lifted {
            position: self,
            from,
            taken: self.occupied().without(from),
        };
        let wrong_leg = lifted.wrong_leg(way);
        match (is_legal, wrong_leg) {
            (true, None) => Attempt::Legal(wanted),
            (true, Some(refusal)) => Attempt::OtherWay(wanted, refusal),
            (false, Some(refusal)) => Attempt::Refused(refusal),
            (false, None) => Attempt::Refused(refused(lifted.not_there(to))),
        }
    }
}

/// A piece in the hand.
struct Lifted<'p> {
    position: &'p Position,
    from: Hole,
    /// The other pieces.
    taken: Holes,
}

impl Lifted<'_> {
    fn jump(&self) -> Jump {
        self.position.options().jump
    }

    /// Whether a chain of jumps leads from hole to hole, all camps open.
    fn is_chain(&self, from: Hole, to: Hole) -> bool {
        let all = Holes::ALL.0;
        Holes(reach::jumps_of(
            self.jump(),
            from.index(),
            self.taken.0,
            all,
        ))
        .has(to)
    }

    fn is_step(&self, from: Hole, to: Hole) -> bool {
        Holes(reach::steps(from.index(), self.taken.0)).has(to)
    }

    /// The first thing that is wrong with the way itself, whatever the camps.
    fn wrong_leg(&self, way: &[Hole]) -> Option<Refusal> {
        let legs = || way.windows(2).map(|leg| (leg[0], leg[1]));
        let refused = |leg, reason| {
            Some(Refusal {
                reason,
                leg,
                owner: None,
            })
        };
        let is_whole = way.len() == 2;
        for (from, to) in legs() {
            if self.is_step(from, to) {
                continue;
            }
            if !self.is_chain(from, to) {
                return refused((from, to), self.line(from, to, is_whole));
            }
        }
        let step = legs().find(|(from, to)| self.is_step(*from, *to));
        if let Some(leg) = step.filter(|_| !is_whole) {
            let mixed = legs().any(|(from, to)| !self.is_step(from, to));
            return match mixed {
                true => refused(leg, Reason::StepAndJump),
                false => refused(leg, Reason::SeveralSteps),
            };
        }
        let foreign = foreign(self.position.to_move());
        let pass = Holes(self.position.areas(self.position.to_move()).pass);
        let through = legs().find(|(_, to)| !pass.has(*to));
        if let Some(leg) = through {
            let ends_there = leg.1 == way[way.len() - 1] && foreign.has(leg.1);
            return match ends_there {
                true => refused(leg, Reason::ForeignCamp),
                false => refused(leg, Reason::ThroughForeignCamp),
            };
        }
        None
    }

    /// Why no jump leads from hole to hole. `is_whole`: nothing more is written than the two ends, so that a chain
    /// of any shape may be meant.
    fn line(&self, from: Hole, to: Hole, is_whole: bool) -> Reason {
        if self.taken.has(to) {
            return Reason::Occupied;
        }
        let Some((direction, steps)) = from.line_to(to) else {
            return match is_whole {
                true => Reason::NoChain,
                false => Reason::NotInLine,
            };
        };
        let between: Vec<u8> = (1..steps)
            .filter(|distance| self.stands(from, direction, *distance))
            .collect();
        let middle = (steps % 2 == 0)
            .then(|| from.towards(direction, steps / 2))
            .flatten();
        match between[..] {
            [] if middle == Some(self.from) => Reason::OwnHole,
            [] => Reason::NoBridge,
            [distance] if 2 * distance == steps => Reason::NotAdjacent,
            [_] => Reason::UnequalDistances,
            // between the ends there could have been a chain of adjacent jumps
            _ if is_whole && middle.is_some() && self.jump() == Jump::Adjacent && steps > 2 => {
                Reason::NoChain
            }
            _ => Reason::TwoBridges,
        }
    }

    fn stands(&self, from: Hole, direction: Direction, distance: u8) -> bool {
        from.towards(direction, distance)
            .is_some_and(|hole| self.taken.has(hole))
    }

    /// Why a piece whose way is right may not end its turn there.
    fn not_there(&self, to: Hole) -> Reason {
        let mover = self.position.to_move();
        let areas = self.position.areas(mover);
        let leaves = Holes(areas.lock).has(self.from) && !Holes(areas.lock).has(to);
        if !Holes(areas.stop).has(to) {
            Reason::ForeignCamp
        } else if leaves {
            Reason::LeftGoal
        } else {
            // the ends are right, and every way between them touches what may not be touched
            Reason::ThroughForeignCamp
        }
    }
}
