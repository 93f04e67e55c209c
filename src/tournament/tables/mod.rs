//! Events whose games have two to six players: stages, places, points for places, who goes on, standings. Pure.
//!
//! ```text
//! TablesEvent -field-> who plays -Seating::plan-> tables -places-> TablesEvent -rank-> rows
//! ```

mod event;
mod points;
mod stage;
mod standings;

pub use event::{Advance, Field, Place, Seat, Table, TablesEvent};
pub use points::{PlacePoints, Score};
pub use stage::{Stage, Stages, StagesError};
pub use standings::{Criterion, Row, Value, rank};

/// The name of the system on the command line.
pub const SYSTEM: &str = "tables";
