//! Events: reports, pairings, standings. The data is read from the folder that `HUFF_DATA` names.

// The lints make an exception for test functions; the helpers here are called by such.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod audit;
mod double_swiss;
mod dutch;
mod explain;
mod properties;
mod seating;
mod slow;
mod speed;
mod tables;
mod tiebreaks;
mod trf;

use std::path::{Path, PathBuf};

/// The folder of the tournament data; without it the test says that it is skipped.
fn data(test: &str) -> Option<PathBuf> {
    let folder = std::env::var_os("HUFF_DATA").map(|data| Path::new(&data).join("trf"));
    if folder.is_none() {
        println!("{test} skipped: HUFF_DATA is not set");
    }
    folder
}

/// The `.trf` files of a folder, by name, with their text.
fn reports(folder: &Path) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "trf"))
        .map(|path| {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            (
                name,
                String::from_utf8(std::fs::read(&path).unwrap()).unwrap(),
            )
        })
        .collect();
    files.sort();
    files
}
