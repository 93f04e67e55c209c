//! The manual: every command in it answers what is printed, every link leads somewhere, nothing is forgotten.
//!
//! `HUFF_UPDATE=1` writes the answers anew, to be looked at.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use huff::record::Code;
use serde_json::Value;

use super::book::{blocks, copy, fits, folder_with_sample, run, screen, shown, steps};
use super::huff;
use crate::common::figure;

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
    block: &super::book::Block<'_>,
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
    let update = std::env::var_os("HUFF_UPDATE").is_some();
    let (mut faults, mut commands, mut outside) = (Vec::new(), 0, 0);
    let mut done = Done::new();
    for name in pages() {
        visit(&name, &mut done);
    }
    for (name, (played, _)) in done {
        if update && !played.faults.is_empty() {
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

/// The names by which the headings of a page are linked.
fn headings(text: &str) -> BTreeSet<String> {
    text.lines()
        .filter(|line| line.starts_with('#'))
        .map(|line| {
            line.trim_start_matches('#')
                .trim()
                .to_lowercase()
                .chars()
                .filter(|character| character.is_alphanumeric() || "- _".contains(*character))
                .map(|character| if character == ' ' { '-' } else { character })
                .collect()
        })
        .collect()
}

/// The targets of the links of a page, without those to other sites.
fn links(text: &str) -> Vec<&str> {
    text.split("](")
        .skip(1)
        .filter_map(|rest| rest.split_once(')'))
        .map(|(target, _)| target)
        .filter(|target| !target.contains("://"))
        .collect()
}

#[test]
fn every_link_leads_to_a_page_and_every_page_is_listed() {
    let mut faults = Vec::new();
    for name in pages() {
        let text = page(&name);
        let folder = root().join(&name).parent().unwrap().to_owned();
        for link in links(&text) {
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() {
                root().join(&name)
            } else {
                folder.join(file)
            };
            let is_there = target.is_file()
                && (heading.is_empty()
                    || headings(&std::fs::read_to_string(&target).unwrap()).contains(heading));
            if !is_there {
                faults.push(format!("{name}: {link}"));
            }
        }
    }
    let summary = page("SUMMARY.md");
    let listed: BTreeSet<&str> = links(&summary).into_iter().collect();
    faults.extend(
        pages()
            .into_iter()
            .filter(|name| name != "SUMMARY.md" && !listed.contains(name.as_str()))
            .map(|name| format!("{name} is not in SUMMARY.md")),
    );
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Who may claim and until when, in the words of the table.
const CLAIMS: [(&str, &str, &str, &str); 4] = [
    (
        "opponent",
        "opponent-moves",
        "opponent, until he moves",
        "对方，至其下一着",
    ),
    ("arbiter", "always", "must be corrected", "必须纠正"),
    ("anybody", "never", "no offence", "不算犯规"),
    ("nobody", "never", "–", "–"),
];

/// The rows of the table of a class of findings, from what the program explains.
fn rows(language: &str, class: &str) -> Vec<String> {
    let answer: Value =
        serde_json::from_str(&huff(["--lang", language, "explain", "--json"]).stdout).unwrap();
    let cited = |code: &Value, sources: &[&str]| {
        let mut all: Vec<&str> = Vec::new();
        for law in code["laws"].as_array().unwrap() {
            for article in law["articles"].as_array().unwrap() {
                let article = article.as_str().unwrap();
                let source = article.split(':').next().unwrap();
                if sources.contains(&source) && !all.contains(&article) {
                    all.push(article);
                }
            }
        }
        all.join(", ")
    };
    let claim = |code: &Value| {
        let terms = &code["laws"][0];
        let row = CLAIMS
            .iter()
            .find(|(who, until, ..)| terms["who"] == *who && terms["until"] == *until);
        let row = row.unwrap_or_else(|| panic!("no words for {terms}"));
        if language == "zh" { row.3 } else { row.2 }
    };
    let codes = answer["codes"].as_array().unwrap();
    codes
        .iter()
        .filter(|code| code["class"] == class)
        .map(|code| {
            let (name, text) = (
                code["code"].as_str().unwrap(),
                code["text"].as_str().unwrap(),
            );
            let draughts_64 = cited(code, &["s1", "idf", "cbd"]);
            let others = cited(code, &["fmjd", "s2", "wcdf"]);
            format!(
                "| `{name}` | {text} | {draughts_64} | {others} | {} |",
                claim(code)
            )
        })
        .collect()
}

#[test]
fn the_tables_of_findings_say_what_the_program_says() {
    let update = std::env::var_os("HUFF_UPDATE").is_some();
    let mut told = 0;
    for name in ["findings.md", "zh/findings.md"] {
        let text = page(name);
        let mut fresh = text.clone();
        for class in ["play", "writing", "result", "clock", "remark"] {
            let begin = format!("<!-- {class} -->\n\n");
            let at = fresh.find(&begin).unwrap() + begin.len();
            let length = fresh[at..].find("\n\n").unwrap();
            let head: Vec<&str> = fresh[at..].lines().take(2).collect();
            let rows = rows(language(name), class);
            told += rows.len();
            let table = format!("{}\n{}", head.join("\n"), rows.join("\n"));
            fresh.replace_range(at..at + length, &table);
        }
        if update {
            std::fs::write(root().join(name), &fresh).unwrap();
        }
        let differs = fresh
            .lines()
            .zip(text.lines())
            .find(|(one, other)| one != other);
        assert!(fresh == text, "{name}: {differs:?}");
    }
    assert_eq!(told, 2 * Code::ALL.len());
}

#[test]
fn every_code_of_star_halma_and_every_profile_is_named() {
    let (star, profiles) = (page("star.md"), page("profiles.md"));
    let codes = huff::record::star::StarCode::ALL
        .iter()
        .map(|code| code.name());
    let missing: Vec<&str> = codes
        .filter(|name| !star.contains(name))
        .chain(
            huff::record::Profile::names()
                .into_iter()
                .filter(|name| !profiles.contains(&format!("`{name}`"))),
        )
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_command_is_in_the_manual() {
    let help = huff(["--help"]).stdout;
    let commands: Vec<&str> = help
        .split("Commands:\n")
        .nth(1)
        .unwrap()
        .split("\n\n")
        .next()
        .unwrap()
        .lines()
        .filter_map(|line| line.strip_prefix("  ")?.split(' ').next())
        .filter(|word| !word.is_empty() && *word != "help")
        .collect();
    assert!(commands.len() > 30, "{commands:?}");
    let book: String = pages()
        .iter()
        .filter(|name| language(name) == "en")
        .map(|name| page(name))
        .collect();
    let missing: Vec<&str> = commands
        .into_iter()
        .filter(|command| {
            !book.contains(&format!("huff {command}")) && !book.contains(&format!("`{command}`"))
        })
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}
