//! Who may import whom, and what the pure folders may not touch.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A folder of src and the folders it may import.
const MAY_IMPORT: &[(&str, &[&str])] = &[
    ("draughts", &[]),
    ("star", &[]),
    ("notation", &["draughts", "star"]),
    ("record", &["draughts", "notation", "star"]),
    (
        "entry",
        &[
            "draughts",
            "notation",
            "record",
            "star",
            "tournament",
            "exchange",
            "words",
        ],
    ),
    ("openings", &["draughts", "notation"]),
    ("equipment", &[]),
    ("tournament", &["draughts"]),
    ("exchange", &["draughts", "tournament"]),
    ("store", &["tournament"]),
    ("print", &["draughts", "star"]),
    (
        "words",
        &[
            "draughts",
            "star",
            "notation",
            "record",
            "equipment",
            "tournament",
        ],
    ),
    (
        "cli",
        &[
            "draughts",
            "star",
            "notation",
            "record",
            "entry",
            "openings",
            "equipment",
            "tournament",
            "exchange",
            "store",
            "print",
            "words",
        ],
    ),
];

/// Folders whose functions take values and return values.
const PURE: &[&str] = &[
    "draughts",
    "star",
    "notation",
    "record",
    "entry",
    "openings",
    "equipment",
    "tournament",
    "exchange",
];

/// Words that a pure folder does not hold.
const FORBIDDEN: &[&str] = &[
    "std::fs",
    "std::env",
    "std::net",
    "std::process",
    "SystemTime",
    "Instant",
    "Local::now",
    "Utc::now",
    "thread_rng",
    "rand::rng",
    "from_os_rng",
    "clap",
    "rusqlite",
    "printpdf",
    "stdout",
    "stderr",
    "stdin",
];

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files
}

fn source_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The lines of a file that are code: no comments, no doc examples.
fn code(path: &Path) -> Vec<(usize, String)> {
    let text = std::fs::read_to_string(path).unwrap();
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.split("//").next().unwrap_or("").to_string()))
        .collect()
}

#[test]
fn every_folder_is_in_the_table() {
    for entry in std::fs::read_dir(source_folder()).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            let name = path.file_name().unwrap().to_str().unwrap();
            assert!(
                MAY_IMPORT.iter().any(|(folder, _)| *folder == name),
                "{name}"
            );
        }
    }
}

#[test]
fn imports_go_one_way() {
    for (folder, allowed) in MAY_IMPORT {
        for path in sources(&source_folder().join(folder)) {
            for (number, line) in code(&path) {
                for (at, _) in line.match_indices("crate::") {
                    let rest = &line[at + "crate::".len()..];
                    let name: String = rest
                        .chars()
                        .take_while(|letter| letter.is_alphanumeric() || *letter == '_')
                        .collect();
                    let fine = name == *folder || allowed.contains(&name.as_str());
                    assert!(fine, "{}:{number}: {folder} imports {name}", path.display());
                }
            }
        }
    }
}

#[test]
fn pure_folders_touch_nothing() {
    for folder in PURE {
        for path in sources(&source_folder().join(folder)) {
            for (number, line) in code(&path) {
                for word in FORBIDDEN {
                    assert!(!line.contains(word), "{}:{number}: {word}", path.display());
                }
            }
        }
    }
}

/// Paper is made from values; only the painters know the PDF library.
#[test]
fn print_touches_nothing_but_the_pdf_library() {
    for path in sources(&source_folder().join("print")) {
        let paints = path.components().any(|part| part.as_os_str() == "paint");
        for (number, line) in code(&path) {
            for word in FORBIDDEN {
                let fine = !line.contains(word) || (paints && *word == "printpdf");
                assert!(fine, "{}:{number}: {word}", path.display());
            }
        }
    }
}

/// No variant is asked for by name outside the tables that define variants.
#[test]
fn variants_are_not_tested_by_name() {
    let tables = [
        "draughts/variant.rs",
        "draughts/game.rs",
        "record/laws/mod.rs",
        "notation/which.rs",
    ];
    for path in sources(&source_folder()) {
        let name = path
            .strip_prefix(source_folder())
            .unwrap()
            .to_str()
            .unwrap()
            .replace('\\', "/");
        if tables.contains(&name.as_str()) {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap();
        for (index, line) in code.lines().enumerate() {
            let line = line.split("//").next().unwrap_or("");
            let tests_name = line.contains("== Variant::")
                || line.contains("!= Variant::")
                || (line.contains("Variant::") && line.contains("=>"));
            assert!(!tests_name, "{name}:{}: {line}", index + 1);
        }
    }
}

/// The arguments of each English sentence.
fn arguments_of_sentences() -> BTreeMap<String, BTreeSet<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/lang");
    let mut arguments: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|file| {
            file.file_name()
                .unwrap()
                .to_string_lossy()
                .starts_with("en")
        })
    {
        let mut current = String::new();
        for line in std::fs::read_to_string(file).unwrap().lines() {
            if let Some((id, _)) = line
                .split_once(" =")
                .filter(|_| !line.starts_with([' ', '#']))
            {
                current = id.to_owned();
                arguments.entry(current.clone()).or_default();
            }
            for (at, _) in line.match_indices('$') {
                let name = line[at + 1..]
                    .chars()
                    .take_while(|sign| sign.is_ascii_alphanumeric() || *sign == '_');
                arguments.get_mut(&current).unwrap().insert(name.collect());
            }
        }
    }
    arguments
}

/// A sentence whose argument is forgotten is printed as `{$name}`. Where a fact is made the names of its arguments must
/// stand in the same function, or in the same file if that function gives a fact to its callers.
#[test]
fn every_fact_has_the_arguments_of_its_sentence() {
    let sentences = arguments_of_sentences();
    let mut wrong = Vec::new();
    let mut seen = 0;
    for file in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/cli")) {
        let text = std::fs::read_to_string(&file).unwrap();
        for (at, opening) in text.match_indices("Fact::new(\"") {
            let rest = &text[at + opening.len()..];
            let id = &rest[..rest.find('"').unwrap()];
            let signature = text[..at].rfind("fn ").map_or("", |start| &text[start..at]);
            let function = match signature.split('{').next() {
                Some(head) if head.contains("-> Fact") => text.as_str(),
                _ => &rest[..rest.find("\n}").unwrap_or(rest.len())],
            };
            seen += 1;
            match sentences.get(id) {
                None => wrong.push(format!("{}: {id} is no sentence", file.display())),
                Some(arguments) => wrong.extend(
                    arguments
                        .iter()
                        .filter(|name| !function.contains(&format!("\"{name}\"")))
                        .map(|name| format!("{}: {id} lacks {name}", file.display())),
                ),
            }
        }
    }
    assert!(seen > 100, "{seen}");
    assert!(wrong.is_empty(), "{wrong:#?}");
}
