//! All integration tests in one binary.
//!
//! Tests that need the data folder read its place from `HUFF_DATA`; where that is not set they say
//! so by name and are skipped.

#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

mod architecture;
mod cli;
mod common;
mod entry;
mod games;
mod notation;
mod openings;
mod print;
mod rules;
mod sheet;
mod star;
mod store;
mod tournament;
