//! Pages whose commands are run as they are printed.
//!
//! A block ```` ```console ```` has commands behind `$ huff ` and what they answer, first stdout, then stderr; where
//! the exit code is not 0, `[exit code N]` stands below. A line `...` stands for any lines, `...` in a line for
//! any text. A block with `file=NAME` is written to that file. A block with `screen=NAME` is a full screen of the
//! program. `outside` marks commands of other programs, `form` what a text looks like: they are not run, and counted.

use std::path::{Path, PathBuf};

use super::{Run, huff_speaking};

/// A fenced block: its info string, the line of its fence (from 1), its lines.
pub(crate) struct Block<'t> {
    pub(crate) info: &'t str,
    pub(crate) line: usize,
    pub(crate) body: Vec<&'t str>,
}

/// All fenced blocks of a page.
pub(crate) fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut found: Vec<Block<'_>> = Vec::new();
    let mut inside = false;
    for (index, line) in text.lines().enumerate() {
        match (line.strip_prefix("```"), inside) {
            (Some(info), false) => {
                found.push(Block {
                    info,
                    line: index + 1,
                    body: Vec::new(),
                });
                inside = true;
            }
            (Some(_), true) => inside = false,
            (None, true) => {
                if let Some(block) = found.last_mut() {
                    block.body.push(line);
                }
            }
            (None, false) => {}
        }
    }
    assert!(!inside, "a block is not closed");
    found
}

/// A command of a block and the answer printed below it.
pub(crate) struct Step<'t> {
    pub(crate) command: &'t str,
    pub(crate) answer: Vec<&'t str>,
}

/// The commands of a block; the first line that belongs to none is the error.
pub(crate) fn steps<'t>(block: &Block<'t>) -> Result<Vec<Step<'t>>, &'t str> {
    let mut steps: Vec<Step<'t>> = Vec::new();
    for &line in &block.body {
        if let Some(command) = line.strip_prefix("$ ") {
            steps.push(Step {
                command: command.strip_prefix("huff ").ok_or(line)?,
                answer: Vec::new(),
            });
        } else {
            steps.last_mut().ok_or(line)?.answer.push(line);
        }
    }
    Ok(steps)
}

/// The words of a command line, as a shell parts them: quotes keep blanks.
pub(crate) fn words(line: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let (mut quote, mut open) = (None, false);
    for character in line.chars() {
        match (character, quote) {
            ('"' | '\'', None) => {
                quote = Some(character);
                if !open {
                    words.push(String::new());
                }
                open = true;
            }
            (character, Some(sign)) if character == sign => quote = None,
            (' ', None) => open = false,
            _ => {
                if !open {
                    words.push(String::new());
                }
                open = true;
                if let Some(word) = words.last_mut() {
                    word.push(character);
                }
            }
        }
    }
    words
}

/// Runs a command line in a folder; `> NAME` at its end takes what it answers.
pub(crate) fn run(folder: &Path, language: &str, command: &str) -> Run {
    let (command, target) = match command.rsplit_once(" > ") {
        Some((command, name)) => (command, Some(name)),
        None => (command, None),
    };
    let mut run = huff_speaking(language, folder, words(command), b"");
    if let Some(name) = target {
        std::fs::write(folder.join(name), &run.stdout).unwrap();
        run.stdout.clear();
    }
    run
}

/// What is seen of a run, as a book prints it.
pub(crate) fn shown(run: &Run) -> Vec<String> {
    let text = format!("{}{}", run.stdout, run.stderr);
    let mut lines: Vec<String> = text
        .lines()
        .map(|line| line.trim_end().to_owned())
        .collect();
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    let begin = lines.iter().take_while(|line| line.is_empty()).count();
    lines.drain(..begin);
    if run.code != 0 {
        lines.push(format!("[exit code {}]", run.code));
    }
    lines
}

/// Whether an answer is the printed one.
pub(crate) fn fits(printed: &[&str], seen: &[String]) -> bool {
    match (printed, seen) {
        ([], seen) => seen.is_empty(),
        (["...", rest @ ..], seen) => (0..=seen.len()).any(|skipped| fits(rest, &seen[skipped..])),
        (_, []) => printed.iter().all(|line| line.trim().is_empty()),
        ([line, rest @ ..], [first, others @ ..]) => {
            fits_line(line.trim_end(), first) && fits(rest, others)
        }
    }
}

fn fits_line(printed: &str, seen: &str) -> bool {
    match printed.split_once("...") {
        None => printed == seen,
        Some((before, after)) => seen.strip_prefix(before).is_some_and(|rest| {
            rest.char_indices()
                .map(|(at, _)| at)
                .chain([rest.len()])
                .any(|at| fits_line(after, &rest[at..]))
        }),
    }
}

/// The full screen of this name in the snapshots.
pub(crate) fn screen(name: &str) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = root.join(format!("tests/cli/snapshots/screens/{name}.snap"));
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.splitn(3, "---\n")
        .nth(2)
        .unwrap_or_default()
        .lines()
        .map(|line| line.trim_end().to_owned())
        .collect()
}

/// A folder with the sample in it.
pub(crate) fn folder_with_sample() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("sample-data");
    copy(&root, &folder.path().join("sample-data"));
    folder
}

/// Copies a folder into another one, without the expected answers of the sample.
pub(crate) fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target: PathBuf = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy(&path, &target);
        } else if path.extension().is_none_or(|ending| ending != "json") {
            std::fs::copy(&path, &target).unwrap();
        }
    }
}

#[test]
fn an_elision_stands_for_what_was_left_out() {
    let seen: Vec<String> = ["no  time  what", " 1  12:00  new", " 2  12:01  pair"]
        .map(String::from)
        .into();
    for (printed, want) in [
        (&["no  time  what", "..."][..], true),
        (&["...", " 2  ...  pair", ""][..], true),
        (&["no ...", " 1 ...", " 2 ..."][..], true),
        (&["no ...", " 2 ..."][..], false),
        (&["...", " 2  ...  new"][..], false),
        (&[][..], false),
    ] {
        assert_eq!(fits(printed, &seen), want, "{printed:?}");
    }
    assert_eq!(
        words("new a.huff --name \"Spring Cup\" 'b c' \"\""),
        ["new", "a.huff", "--name", "Spring Cup", "b c", ""]
    );
}
