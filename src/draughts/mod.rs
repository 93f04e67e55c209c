//! The game: boards, rules, positions and legal moves. Pure.

mod color;
mod geometry;
pub mod rules;
mod setup;
mod variant;

pub use color::{Color, Piece, Rank};
pub use geometry::{Corner, Geometry, Mirrored, Naming, Square};
pub use rules::Rules;
pub use setup::Setup;
pub use variant::Variant;
