//! The sample: every finding code is in it, and the expected answer stands beside each file.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use huff::record::Code;
use serde_json::Value;

use super::huff;

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let ending = path.extension().and_then(|ending| ending.to_str());
        if path.is_dir() {
            files(&path, found);
        } else if matches!(ending, Some("pdn" | "csv")) {
            found.push(path);
        }
    }
}

/// The files of the sample, by their names in the package.
fn sample() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    files(&root.join("sample-data"), &mut found);
    found.sort();
    found
        .iter()
        .map(|path| {
            path.strip_prefix(root)
                .unwrap()
                .to_str()
                .unwrap()
                .to_string()
        })
        .collect()
}

/// `UPDATE_SAMPLE=1` writes the answers anew, to be looked at.
#[test]
fn answers_stand_beside_the_files() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for name in sample() {
        let answer: Value = serde_json::from_str(&huff(["check", "--json", &name]).stdout).unwrap();
        let beside = root.join(format!("{name}.json"));
        if std::env::var_os("UPDATE_SAMPLE").is_some() {
            let text = serde_json::to_string_pretty(&answer).unwrap() + "\n";
            std::fs::write(&beside, text).unwrap();
        }
        let text =
            std::fs::read_to_string(&beside).unwrap_or_else(|error| panic!("{name}: {error}"));
        let want: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(answer, want, "{name}");
    }
}

#[test]
fn every_code_has_an_example() {
    let run = huff(["check", "--json", "sample-data"]);
    let answer: Value = serde_json::from_str(&run.stdout).unwrap();
    let seen: BTreeSet<&str> = answer["records"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|record| record["findings"].as_array().unwrap())
        .map(|finding| finding["code"].as_str().unwrap())
        .collect();
    let missing: Vec<&str> = Code::ALL
        .iter()
        .map(|code| code.name())
        .filter(|name| !seen.contains(name))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}
