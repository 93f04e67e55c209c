//! What went wrong on the way to paper, as sentences.

use crate::cli::error::Error;
use crate::cli::fact::Fact;
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

/// Characters that are listed, and places of one that are.
const LETTERS: usize = 200;
const PLACES: usize = 5;

/// The characters that no font has as sentences: one for each, with the texts it stands in and where they are.
pub(super) fn missing_facts(report: &Report) -> Vec<Fact> {
    let mut letters: Vec<(char, Vec<String>)> = Vec::new();
    for missing in &report.missing {
        let place = placed(&missing.place, &missing.text);
        match letters
            .iter_mut()
            .find(|(letter, _)| *letter == missing.letter)
        {
            Some((_, places)) => places.push(place),
            None => letters.push((missing.letter, vec![place])),
        }
    }
    let mut facts = Vec::new();
    for (letter, places) in letters.iter().take(LETTERS) {
        let shown: Vec<&str> = places.iter().take(PLACES).map(String::as_str).collect();
        let more = match places.len().saturating_sub(PLACES) {
            0 => String::new(),
            more => format!("; … (+{more})"),
        };
        facts.push(
            Fact::new("print-missing-glyph")
                .with("letter", letter.to_string())
                .with("code", format!("U+{:04X}", u32::from(*letter)))
                .with("place", shown.join("; ") + &more),
        );
    }
    if letters.len() > LETTERS {
        facts.push(Fact::new("print-missing-more").with("count", letters.len() - LETTERS));
    }
    facts.push(Fact::new("print-missing-hint"));
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
