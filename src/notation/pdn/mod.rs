//! Portable Draughts Notation, read liberally and written by the rules of PDN 3.0.

mod bytes;
mod draft;
mod lookahead;
mod quick;
mod reader;
mod result;
pub(crate) mod scan;
mod tag;
mod writer;

pub(crate) use bytes::is_hard_tag;
pub(crate) use reader::borders;
pub use reader::{Records, records};
pub(crate) use result::is_known as is_result_mark;
pub(crate) use tag::{Bracketed, bracketed};
pub use writer::write;
