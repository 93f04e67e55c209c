//! The arbiter's desk for draughts.
//!
//! One straight flow, each arrow one public function named as its verb:
//!
//! ```text
//! text -pdn::records-> Record -judge-> Judgement + findings -> screen | JSON
//! ```
//!
//! The folders import one way: `draughts <- notation <- record`; `words` takes values of those;
//! `cli` may import all and nobody imports it.

pub mod cli;
pub mod draughts;
pub mod entry;
pub mod equipment;
pub mod exchange;
pub mod notation;
pub mod openings;
pub mod print;
pub mod record;
pub mod star;
pub mod store;
pub mod tournament;
pub mod words;
