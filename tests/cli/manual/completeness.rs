//! Links lead somewhere; no page, finding, profile or command is forgotten.

use std::collections::BTreeSet;

use huff::record::Code;
use serde_json::Value;

use super::{is_update, language, page, pages, root};
use crate::cli::book::words;
use crate::cli::huff;
use crate::common::figure;

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
const CLAIMS: [(&str, &str, &str, &str); 5] = [
    (
        "opponent",
        "opponent-moves",
        "opponent, until he moves",
        "对方，至其下一着",
    ),
    ("arbiter", "always", "must be corrected", "必须纠正"),
    (
        "arbiter",
        "game-ends",
        "must be corrected during the game",
        "对局中必须纠正",
    ),
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
        if is_update() {
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

/// All commands that the help lists.
fn commands() -> Vec<String> {
    let help = huff(["--help"]).stdout;
    let list = help.split("Commands:\n").nth(1).unwrap();
    list.split("\n\n")
        .next()
        .unwrap()
        .lines()
        .filter_map(|line| line.strip_prefix("  ")?.split(' ').next())
        .filter(|word| !word.is_empty() && *word != "help")
        .map(str::to_owned)
        .collect()
}

/// The words of a command that a sentence names; placeholders are left out or get a value.
fn command_line(code: &str, commands: &[String]) -> Option<Vec<String>> {
    let code = code.replace(['[', ']'], "").replace('\n', " ");
    let code = code.split([';', '|', '\\']).next()?;
    let code = code.split(" > ").next()?;
    let command = code.strip_prefix("huff ");
    let line = words(command.unwrap_or(code));
    let is_command =
        commands.contains(line.first()?) && (code.contains(" --") || code.starts_with("print "));
    let placeholder = |word: &str| ["COMMAND", "DOCUMENT", "命令", "..."].contains(&word);
    let line = line.into_iter().filter(|word| !placeholder(word));
    (command.is_some() || is_command).then(|| {
        line.map(|word| {
            if ["R", "B"].contains(&word.as_str()) {
                "1".to_owned()
            } else {
                word
            }
        })
        .collect()
    })
}

#[test]
fn every_command_named_in_passing_exists_with_its_options() {
    let commands = commands();
    let mut told = 0;
    let mut faults = Vec::new();
    for name in pages() {
        let text = page(&name);
        let prose: Vec<&str> = text.split("```").step_by(2).collect();
        let prose = prose.join("");
        for code in prose.split('`').skip(1).step_by(2) {
            let Some(line) = command_line(code, &commands) else {
                continue;
            };
            told += 1;
            // an option that is named without its value
            let with_value = [line.as_slice(), &["1".to_owned()]].concat();
            let exists = [line, with_value].into_iter().any(|mut line| {
                line.push("--help".to_owned());
                huff(&line).code == 0
            });
            if !exists {
                faults.push(format!("{name}: {code}"));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    figure(&format!("manual: {told} commands named in passing exist"));
}

#[test]
fn every_command_is_in_the_manual() {
    let commands = commands();
    assert!(commands.len() > 30, "{commands:?}");
    let book: String = pages()
        .iter()
        .filter(|name| language(name) == "en")
        .map(|name| page(name))
        .collect();
    let missing: Vec<String> = commands
        .into_iter()
        .filter(|command| {
            !book.contains(&format!("huff {command}")) && !book.contains(&format!("`{command}`"))
        })
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}
