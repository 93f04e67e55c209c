//! Any text is read as a table of players and as a table of results; cells are written so that they come back.

#![no_main]

use huff::exchange::{cells, registration, results};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let lines = cells::read(text);
    let _ = registration::read(&lines);
    let _ = results::read(&lines);
    let cell = cells::harmless(text);
    assert_eq!(cells::original(&cell), text);
});
