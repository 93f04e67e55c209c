//! What went wrong on the way to paper, as sentences.

use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::ui::Ui;
use crate::print::{PrintError, Problem, ProblemKind, Report, Wanted};

/// Why nothing was printed.
pub(super) fn stopped(error: &PrintError, template: &str) -> Error {
    let fact = match error {
        PrintError::Template(problems) => return problem_facts(problems, template),
        PrintError::Font(name) => Fact::new("print-font-outlines").with("file", name.clone()),
        PrintError::Picture(width, height) => Fact::new("print-picture")
            .with("width", *width)
            .with("height", *height),
        PrintError::Painter(said) => Fact::new("print-painter").with("said", said.clone()),
    };
    Error::Unusable(vec![fact])
}

/// The faults of a template as sentences.
pub(super) fn problem_facts(problems: &[Problem], file: &str) -> Error {
    Error::Unusable(
        problems
            .iter()
            .map(|problem| problem_fact(problem, file))
            .collect(),
    )
}

/// A fault of a template as a sentence.
pub(super) fn problem_fact(problem: &Problem, file: &str) -> Fact {
    let fact = |id| {
        let fact = Fact::new(id).with("file", file.to_owned());
        match problem.line {
            0 => fact,
            line => fact.with("line", line).with("field", problem.field.clone()),
        }
    };
    let number = |number: f32| format!("{}", (number * 100.0).round() / 100.0);
    match &problem.kind {
        ProblemKind::Syntax(said) => fact("template-syntax").with("said", said.clone()),
        ProblemKind::Unknown { name, known } => fact("template-unknown")
            .with("name", name.clone())
            .with("known", known.clone()),
        ProblemKind::Empty(known) => fact("template-empty").with("known", known.clone()),
        ProblemKind::FieldMissing { name, known } => {
            let id = match problem.line {
                0 => "template-lacks",
                _ => "template-missing",
            };
            fact(id)
                .with("name", name.clone())
                .with("known", known.clone())
        }
        ProblemKind::Type { wanted, found } => fact(match wanted {
            Wanted::Number => "template-wants-number",
            Wanted::WholeNumber => "template-wants-whole-number",
            Wanted::Text => "template-wants-text",
            Wanted::YesOrNo => "template-wants-yes-or-no",
            Wanted::List => "template-wants-list",
            Wanted::Table => "template-wants-table",
        })
        .with("found", found.clone()),
        ProblemKind::Range { value, least, most } => fact("template-range")
            .with("value", number(*value))
            .with("least", number(*least))
            .with("most", number(*most)),
        ProblemKind::Value(said) => fact("template-value").with("said", said.clone()),
        ProblemKind::Expression(said) => fact("template-expression").with("said", said.clone()),
        ProblemKind::Undefined { name, known } => {
            let id = match known.is_empty() {
                true => "template-undefined",
                false => "template-undefined-known",
            };
            fact(id)
                .with("text", name.clone())
                .with("known", known.clone())
        }
        ProblemKind::OffPage { reaches, most } => fact("template-off-page")
            .with("reaches", number(*reaches))
            .with("most", number(*most)),
    }
}

/// Notes of one kind that are told one by one.
const TOLD: usize = 10;

#[derive(serde::Serialize)]
pub(super) struct PrintJson {
    format: u32,
    document: String,
    files: Vec<String>,
    pages: usize,
    forms: usize,
    missing: Vec<MissingJson>,
    cut: Vec<CutJson>,
}

#[derive(serde::Serialize)]
struct MissingJson {
    place: String,
    text: String,
    character: char,
    code_point: String,
}

#[derive(serde::Serialize)]
struct CutJson {
    place: String,
    item: String,
    text: String,
}

/// What was printed, in JSON.
pub(super) fn answer(document: &str, files: &[String], report: &Report) -> PrintJson {
    let missing = report.missing.iter().map(|missing| MissingJson {
        place: missing.place.clone(),
        text: missing.text.clone(),
        character: missing.letter,
        code_point: format!("U+{:04X}", u32::from(missing.letter)),
    });
    let cut = report.cuts.iter().map(|cut| CutJson {
        place: cut.place.clone(),
        item: cut.field.clone(),
        text: cut.text.clone(),
    });
    PrintJson {
        format: FORMAT,
        document: document.to_owned(),
        files: files.to_vec(),
        pages: report.pages,
        forms: report.faces,
        missing: missing.collect(),
        cut: cut.collect(),
    }
}

/// What was printed, and what was cut.
pub(super) fn tell(files: &[String], report: &Report, ui: &mut Ui) -> Result<(), Error> {
    for cut in report.cuts.iter().take(TOLD) {
        let fact = Fact::new("print-cut");
        ui.warn(&fact.with("text", placed(&cut.place, &cut.text)));
    }
    if report.cuts.len() > TOLD {
        ui.warn(&Fact::new("print-cut-more").with("count", report.cuts.len() - TOLD));
    }
    if !is_standard_output(files) {
        let file = match files {
            [one] => one.clone(),
            [first, .., last] => format!("{first} … {last}"),
            [] => String::new(),
        };
        ui.tell(
            &Fact::new("print-done")
                .with("pages", report.pages)
                .with("forms", report.faces)
                .with("file", file),
        )?;
    }
    Ok(())
}

/// Whether the paper itself is the answer.
pub(super) fn is_standard_output(files: &[String]) -> bool {
    files.first().is_some_and(|file| file == "-")
}

/// Texts that are listed, and characters of one that are.
const TEXTS: usize = 5;
const LETTERS: usize = 10;

/// The characters that no font has as sentences: first what can be done, then some of the texts that they stand in.
pub(super) fn missing_facts(report: &Report) -> Vec<Fact> {
    let mut texts: Vec<(String, Vec<char>)> = Vec::new();
    for missing in &report.missing {
        let text = placed(&missing.place, &missing.text);
        match texts.iter_mut().find(|(known, _)| *known == text) {
            Some((_, letters)) => letters.push(missing.letter),
            None => texts.push((text, vec![missing.letter])),
        }
    }
    let mut facts = vec![Fact::new("print-missing-hint").with("count", texts.len())];
    for (text, letters) in texts.iter().take(TEXTS) {
        let code = |letter: &char| format!("{letter} (U+{:04X})", u32::from(*letter));
        let shown: Vec<String> = letters.iter().take(LETTERS).map(code).collect();
        let more = match letters.len().saturating_sub(LETTERS) {
            0 => String::new(),
            more => format!(", … (+{more})"),
        };
        facts.push(
            Fact::new("print-missing-glyph")
                .with("place", text.clone())
                .with("letters", shown.join(", ") + &more),
        );
    }
    if texts.len() > TEXTS {
        facts.push(Fact::new("print-missing-more").with("count", texts.len() - TEXTS));
    }
    facts
}

/// A text with the place where it stands, as far as that is known.
pub(super) fn placed(place: &str, text: &str) -> String {
    let text: String = text.chars().take(60).collect();
    match place {
        "" => text,
        place if place == text => text,
        place => format!("{place} {text}"),
    }
}
