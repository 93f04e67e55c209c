//! The game: boards, rules, positions and legal moves. Pure.

mod attempt;
mod best;
mod bits;
mod board;
mod capture;
mod color;
pub mod draws;
pub mod game;
mod geometry;
mod perft;
mod position;
pub mod rules;
mod setup;
mod variant;

pub(crate) use attempt::{Attempt, Finished};
pub use bits::{Bits, Names, Tables};
pub use capture::{JUMP_BUDGET, Removal, TooComplex};
pub use color::{Color, Piece, Rank};
pub use draws::{DrawCounts, DrawKind, DrawProfile, DrawRule, Force};
pub use game::{Game, Task};
pub use geometry::{Corner, Geometry, Mirrored, Naming, Square};
pub use perft::{Leaves, perft};
pub(crate) use position::MoveBuffer;
pub use position::{Move, Position, ROUTE_LIMIT, Route, SetupError};
pub use rules::Rules;
pub use setup::Setup;
pub use variant::Variant;
