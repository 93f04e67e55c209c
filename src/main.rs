//! The `huff` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    huff::cli::run()
}
