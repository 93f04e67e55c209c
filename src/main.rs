//! The `huff` program.

use std::process::ExitCode;

/// Reports are made in the workers and dropped by the one who gives them out; this allocator does
/// not make the two wait for each other.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    huff::cli::run()
}
