//! Text to values and back: positions, moves, game records.
//!
//! Readers give a value and the problems they met; they never fail and never judge legality.

mod record;
mod span;

pub use record::*;
pub use span::{Place, Span};
