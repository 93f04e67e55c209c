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
