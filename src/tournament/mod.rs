//! Who meets whom: events, pairing systems, colours, scoring, tie-breaks, standings. Pure.
//!
//! ```text
//! Event -pair-> Pairing -results-> Event -rank-> Standings
//! ```

mod audit;
mod event;
pub mod feasibility;
pub mod knockout;
mod lot;
mod matching;
mod name;
mod objections;
mod pairing;
mod player;
mod points;
mod result;
pub mod round_robin;
mod ruling;
mod scoring;
pub mod seating;
mod seeding;
pub mod simulate;
mod standings;
pub mod swiss;
mod system;
pub mod tables;
mod teams;
pub mod tiebreaks;
mod time_control;

pub use audit::{Audit, Difference, audit, audit_round, recorded};
pub use event::{ALL_ROUNDS, Acceleration, Event, Forbidden, baku_acceleration};
pub use lot::Lot;
pub use name::{is_unseen, seen};
pub use objections::{Objection, objections};
pub use pairing::{Board, Pairing, PairingError, sort_boards};
pub use player::{Player, PlayerId, RoundNumber};
pub use points::Points;
pub use result::{ByeKind, Colour, Entry, GameResult, Games};
pub use ruling::{Penalties, Ruling};
pub use scoring::{MatchPoints, Scoring};
pub use seeding::Seeding;
pub use standings::{Row, rank};
pub use system::{Paired, System, SystemError};
pub use teams::{Member, TeamCriterion, TeamRow, rank_teams};
pub use time_control::{TIME_CONTROLS, TimeControl};
