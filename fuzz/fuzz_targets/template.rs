//! Any text is read as a form; what is wrong in it stands in a line of it.

#![no_main]

use huff::print::Template;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Err(problems) = Template::read(text) {
        assert!(!problems.is_empty());
    }
});
