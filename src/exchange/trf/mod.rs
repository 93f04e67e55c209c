//! The tournament report file: TRF16, TRF(x) and TRF26.
//!
//! [`parse`] reads lines, [`to_event`] understands them; [`from_event`] and [`write()`] go the other way. What a form of the
//! format cannot carry is told as a [`Loss`].

mod check;
mod export;
mod import;
mod matches;
mod particulars;
mod problem;
mod read;
mod record;
mod write;

pub use export::{Loss, from_event, from_event_with};
pub use import::to_event;
pub use particulars::{Particulars, ReportTeam, particulars};
pub use problem::{Problem, ProblemKind};
pub use read::parse;
pub use record::{Cell, Dialect, Document, PlayerRecord, Record};
pub use write::write;
