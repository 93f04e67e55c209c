//! Files to values and back, for events.

pub mod trf;
