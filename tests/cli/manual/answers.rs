//! Every command of the manual answers what is printed.

use std::collections::BTreeMap;
use std::path::Path;

use super::{is_update, language, page, pages, root};
use crate::cli::book::{Block, blocks, copy, fits, folder_with_sample, run, screen, shown, steps};
use crate::common::figure;

/// The page whose event a page goes on with.
fn before(text: &str) -> Option<&str> {
    let rest = text.split_once("<!-- goes on from ")?.1;
    Some(rest.split_once(" -->")?.0)
}

/// What a page gave: faults, commands run, blocks not run, the text with the answers of today.
#[derive(Default)]
struct Played {
    faults: Vec<String>,
    commands: usize,
    outside: usize,
    text: String,
}

/// The pages that were run, with the folders that they left.
type Done = BTreeMap<String, (Played, tempfile::TempDir)>;

/// Runs a page, behind the page whose event it goes on with.
fn visit(name: &str, done: &mut Done) {
    if done.contains_key(name) {
        return;
    }
    let text = page(name);
    let folder = folder_with_sample();
    if let Some(earlier) = before(&text) {
        visit(earlier, done);
        copy(done[earlier].1.path(), folder.path());
    }
    let played = play(name, &text, folder.path());
    done.insert(name.to_owned(), (played, folder));
}

/// Runs the blocks of a page in a folder.
fn play(name: &str, text: &str, folder: &Path) -> Played {
    let mut played = Played::default();
    let lines: Vec<&str> = text.lines().collect();
    let mut copied = 0;
    for block in blocks(text) {
        for line in &lines[copied..block.line] {
            played.text += &format!("{line}\n");
        }
        copied = block.line + block.body.len();
        let body = match run_block(name, folder, &block, &mut played) {
            Ok(body) => body,
            Err(fault) => {
                played
                    .faults
                    .push(format!("{name}:{}: {fault}", block.line));
                block.body.iter().map(|&line| line.to_owned()).collect()
            }
        };
        for line in body {
            played.text += &format!("{line}\n");
        }
    }
    for line in &lines[copied..] {
        played.text += &format!("{line}\n");
    }
    played
}

/// Runs a block; what it should have printed.
fn run_block(
    name: &str,
    folder: &Path,
    block: &Block<'_>,
    played: &mut Played,
) -> Result<Vec<String>, String> {
    let printed: Vec<String> = block.body.iter().map(|&line| line.to_owned()).collect();
    let (kind, rest) = block.info.split_once(',').unwrap_or((block.info, ""));
    if let Some(file) = rest.strip_prefix("file=") {
        std::fs::write(folder.join(file), printed.join("\n") + "\n").unwrap();
        return Ok(printed);
    }
    if let Some(screen_name) = rest.strip_prefix("screen=") {
        let seen = screen(screen_name);
        if printed != seen {
            played
                .faults
                .push(format!("{name}:{}: another screen", block.line));
        }
        return Ok(seen);
    }
    if matches!(rest, "outside" | "form") && kind != "console" {
        played.outside += 1;
        return Ok(printed);
    }
    if block.info != "console" {
        return Err(format!("a block of an unknown kind: {}", block.info));
    }
    let mut body = Vec::new();
    for step in steps(block).map_err(|line| format!("no command of huff: {line}"))? {
        played.commands += 1;
        body.push(format!("$ huff {}", step.command));
        let seen = shown(&run(folder, language(name), step.command));
        if fits(&step.answer, &seen) {
            body.extend(step.answer.iter().map(|&line| line.to_owned()));
        } else {
            played.faults.push(format!(
                "{name}:{}: {}\n{}",
                block.line,
                step.command,
                seen.join("\n")
            ));
            body.extend(seen);
        }
    }
    Ok(body)
}

#[test]
fn every_command_answers_what_is_printed() {
    let (mut faults, mut commands, mut outside) = (Vec::new(), 0, 0);
    let mut done = Done::new();
    for name in pages() {
        visit(&name, &mut done);
    }
    for (name, (played, _)) in done {
        if is_update() && !played.faults.is_empty() {
            std::fs::write(root().join(&name), &played.text).unwrap();
        }
        faults.extend(played.faults);
        commands += played.commands;
        outside += played.outside;
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
    figure(&format!(
        "manual: {commands} commands answer what is printed; {outside} blocks of other programs and forms are not run"
    ));
}
