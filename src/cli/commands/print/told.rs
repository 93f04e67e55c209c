//! What went wrong on the way to paper, as sentences.

use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::print::{PrintError, Problem, ProblemKind, Report};

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
        Fact::new(id)
            .with("file", file.to_owned())
            .with("line", problem.line)
            .with("field", problem.field.clone())
    };
    match &problem.kind {
        ProblemKind::Syntax(said) => fact("template-syntax").with("said", said.clone()),
        ProblemKind::Unknown { name, known } => fact("template-unknown")
            .with("name", name.clone())
            .with("known", known.clone()),
        ProblemKind::FieldMissing(name) => fact("template-missing").with("name", name.clone()),
        ProblemKind::Value(said) => fact("template-value").with("said", said.clone()),
        ProblemKind::Expression(said) => fact("template-expression").with("said", said.clone()),
        ProblemKind::Undefined(text) => fact("template-undefined").with("text", text.clone()),
        ProblemKind::OffPage => fact("template-off-page"),
    }
}

/// The characters that no font has as sentences.
pub(super) fn missing_facts(report: &Report) -> Vec<Fact> {
    let mut facts: Vec<Fact> = Vec::new();
    for missing in &report.missing {
        let code = format!("U+{:04X}", u32::from(missing.letter));
        facts.push(
            Fact::new("print-missing-glyph")
                .with("place", missing.place.clone())
                .with("letter", missing.letter.to_string())
                .with("code", code),
        );
    }
    facts.push(Fact::new("print-missing-hint"));
    facts
}
