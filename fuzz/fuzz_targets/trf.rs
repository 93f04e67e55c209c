//! Any text is read as a tournament report, made an event, and written; what was written is read the same.

#![no_main]

use huff::exchange::trf;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let (document, _) = trf::parse(text);
    let _ = trf::to_event(&document);
    let written = trf::write(&document);
    let (again, _) = trf::parse(&written);
    assert_eq!(trf::write(&again), written);
});
