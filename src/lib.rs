//! The arbiter's desk for draughts.
//!
//! ```text
//! text -parse-> Record + problems -replay-> Replay + findings -report-> screen | JSON | paper
//! ```

pub mod draughts;
pub mod exchange;
pub mod notation;
pub mod tournament;
