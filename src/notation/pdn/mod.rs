//! Portable Draughts Notation, read liberally and written by the rules of PDN 3.0.

mod bytes;
mod draft;
mod lookahead;
mod quick;
mod reader;
mod result;
mod scan;
mod tag;
mod writer;

pub(crate) use bytes::is_hard_tag;
pub(crate) use reader::borders;
pub use reader::{Records, records};
pub use writer::write;
