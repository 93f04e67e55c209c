//! Files to values and back, for events.

pub mod cells;
pub mod registration;
pub mod results;
pub mod romanise;
pub mod spelling;
pub mod trf;
