//! What happened at the board: replay of a record and what it shows. Pure.

mod ahead;
mod checks;
mod code;
mod finding;
mod judge;
mod laws;
mod matching;
mod outcome;
mod repair;
mod replay;
mod script;
mod sheet;
mod trail;
mod wanted;

pub use code::{Class, Code, Evidence, Reason};
pub use finding::{Claim, Details, Finding};
pub use judge::{BoardResult, Judgement, Verdict, judge};
pub use laws::Law;
pub use outcome::Outcome;
pub use repair::{Edit, EditKind, Likely, Repair};
pub use script::Script;
pub use sheet::SheetFault;
