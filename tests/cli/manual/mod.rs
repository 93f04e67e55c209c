//! The manual: every command in it answers what is printed, every link leads somewhere, nothing is forgotten.
//!
//! `HUFF_UPDATE=1` writes the answers anew, to be looked at.

mod answers;
mod completeness;

use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("docs")
}

fn page(name: &str) -> String {
    std::fs::read_to_string(root().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// All pages, by their names in the folder.
fn pages() -> Vec<String> {
    fn collect(folder: &Path, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                collect(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "md") {
                let name = path.strip_prefix(root()).unwrap();
                found.push(name.to_str().unwrap().replace('\\', "/"));
            }
        }
    }
    let mut found = Vec::new();
    collect(&root(), &mut found);
    found.sort();
    found
}

/// The language in which a page is written.
fn language(name: &str) -> &str {
    if name.starts_with("zh/") { "zh" } else { "en" }
}

/// Whether the answers are to be written anew.
fn is_update() -> bool {
    std::env::var_os("HUFF_UPDATE").is_some()
}
