//! What happened at the board: replay of a record and what it shows. Pure.

mod checks;
mod code;
mod finding;
mod judge;
mod laws;
mod matching;
mod outcome;
mod replay;
mod script;
mod wanted;

pub use code::{Class, Code, Evidence, Reason};
pub use finding::{Claim, Details, Finding};
pub use judge::{BoardResult, Judgement, Verdict, judge};
pub use laws::Law;
pub use outcome::Outcome;
pub use script::Script;
