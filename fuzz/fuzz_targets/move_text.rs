//! Any text is read as a move.

#![no_main]

use huff::notation::written;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = written(text);
});
