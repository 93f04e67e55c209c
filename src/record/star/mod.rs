//! What happened in a game of star halma: replay of a record and what it shows.
//!
//! ```
//! use huff::notation::star;
//! use huff::record::{Verdict, star::judge};
//! let records = star::records("[Seats \"1,4\"]\n1. C5-E5 O11-M11\n2. D5-F5 pass\n");
//! let judgement = judge(&records[0]);
//! assert_eq!(judgement.verdict, Verdict::Irregular);
//! let found: Vec<&str> = judgement.findings.iter().map(|finding| finding.code.name()).collect();
//! assert_eq!(found, ["passed-with-moves"]);
//! ```

mod about;
mod code;
mod compare;
mod ending;
mod entries;
mod finding;
mod judge;
mod repair;
mod seated;

pub use about::{About, places};
pub use code::{StarCode, articles};
pub use compare::{Comparison, Difference, Reading, compare};
pub use finding::{Finding, Judgement};
pub use judge::judge;
pub use seated::seated;
