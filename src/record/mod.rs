//! What happened at the board: replay of a record and what it shows. Pure.

mod ahead;
mod checks;
mod choices;
mod claims;
mod clocks;
mod code;
mod commands;
mod compare;
mod course;
mod crowns;
mod draws;
mod finding;
mod fingerprint;
mod judge;
mod judgement;
mod laws;
mod matching;
mod notes;
mod opening;
mod outcome;
mod profile;
mod remarks;
mod repair;
mod replay;
mod rewrite;
mod script;
mod sheet;
pub mod star;
mod trail;
mod wanted;

pub use clocks::{is_clock_time, is_time_control, period_ends};
pub use code::{Class, Code, Evidence, Reason};
pub use compare::{
    Comparison, Deviation, Difference, Fault, MergedMove, Reading, TagDifference, compare, merged,
};
pub use crowns::is_crown_mark;
pub use finding::{Claim, Details, Finding};
pub use fingerprint::fingerprint;
pub use judge::{judge, judge_by};
pub use judgement::{BoardResult, Judgement, Origin, Verdict};
pub use laws::{Crowner, Law, Penalty, Remedy, Terms, Until, Who, same_as};
pub use notes::{incident_has_offender, names_incident};
pub use outcome::Outcome;
pub use profile::{Profile, Uncrowned};
pub use repair::{Edit, EditKind, Likely, Repair};
pub use rewrite::{Notation, PathStyle, Style, rewrite};
pub use script::Script;
pub use sheet::SheetFault;
