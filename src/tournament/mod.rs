//! Who meets whom: events, pairing systems, colours, scoring, tie-breaks, standings. Pure.
//!
//! ```text
//! Event -pair-> Pairing -results-> Event -rank-> Standings
//! ```

mod event;
mod matching;
mod pairing;
mod player;
mod points;
mod result;
mod scoring;
pub mod swiss;

pub use event::{ALL_ROUNDS, Acceleration, Event, Forbidden, baku_acceleration};
pub use pairing::{Board, Pairing, PairingError, sort_boards};
pub use player::{Player, PlayerId, RoundNumber};
pub use points::Points;
pub use result::{ByeKind, Colour, Entry, GameResult, Games};
pub use scoring::Scoring;
