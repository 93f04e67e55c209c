//! Star halma (跳棋): the game on the star of 121 holes for two to six players. Pure.
//!
//! Nothing is captured. A turn is one step to a neighbour or one chain of jumps, over pieces of any side, and who
//! first fills the camp across the star wins.

mod attempt;
mod camp;
mod game;
mod hole;
mod holes;
mod options;
mod perft;
mod position;
mod reach;

pub use attempt::{Attempt, Reason, Refusal};
pub use camp::{Camp, Seats, SeatsError};
pub use game::Game;
pub use hole::{Direction, HOLES, Hole};
pub use holes::Holes;
pub use options::{
    Blocking, End, EqualTurns, ForeignCamps, Goal, Jump, Options, OptionsError, Pieces,
};
pub use perft::{Leaves, perft};
pub use position::{Move, Position, PositionError, Standing};
