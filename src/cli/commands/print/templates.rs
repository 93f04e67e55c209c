//! `huff print templates`, `huff print template-check`

use std::path::PathBuf;

use clap::Args;

use super::paper::labels;
use super::told::problem_fact;
use crate::cli::desk::read_text;
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::print::{BUILT_IN, BuiltIn, Fonts, check};

/// List the forms in the program, or give one to be changed
///
/// Example: huff print templates sheet-b > own.toml
#[derive(Debug, Args)]
pub(super) struct Templates {
    /// The form to give
    name: Option<String>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// Look for faults in an own form: every one with its line and field
#[derive(Debug, Args)]
pub(super) struct TemplateCheck {
    /// The form
    file: PathBuf,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

#[derive(serde::Serialize)]
struct TemplatesJson {
    format: u32,
    templates: Vec<TemplateJson>,
}

#[derive(serde::Serialize)]
struct TemplateJson {
    name: &'static str,
    text: Option<&'static str>,
}

#[derive(serde::Serialize)]
struct CheckJson {
    format: u32,
    file: String,
    problems: Vec<ProblemJson>,
}

#[derive(serde::Serialize)]
struct ProblemJson {
    line: usize,
    field: String,
    text: String,
}

pub(super) fn run(templates: &Templates, ui: &mut Ui) -> Result<Answer, Error> {
    if let Some(name) = &templates.name {
        let known: Vec<&str> = BUILT_IN.iter().map(|template| template.name).collect();
        let unknown = || {
            let fact = Fact::new("print-no-template").with("name", name.clone());
            Error::Usage(fact.with("known", known.join(", ")))
        };
        let template = BuiltIn::from_name(name).ok_or_else(unknown)?;
        if !templates.json {
            ui.raw(template.source.as_bytes())?;
            return Ok(Answer::Yes);
        }
        let template = TemplateJson {
            name: template.name,
            text: Some(template.source),
        };
        ui.json(&TemplatesJson {
            format: FORMAT,
            templates: vec![template],
        })?;
        return Ok(Answer::Yes);
    }
    if templates.json {
        let templates = BUILT_IN.iter().map(|template| TemplateJson {
            name: template.name,
            text: None,
        });
        ui.json(&TemplatesJson {
            format: FORMAT,
            templates: templates.collect(),
        })?;
        return Ok(Answer::Yes);
    }
    for template in BUILT_IN {
        // the first line of each says what it is for
        let about = template
            .source
            .lines()
            .next()
            .unwrap_or_default()
            .trim_start_matches(['#', ' ']);
        ui.raw(format!("{:<22} {about}\n", template.name).as_bytes())?;
    }
    Ok(Answer::Yes)
}

pub(super) fn run_check(arguments: &TemplateCheck, ui: &mut Ui) -> Result<Answer, Error> {
    let file = arguments.file.display().to_string();
    let source = read_text(&arguments.file)?;
    let fonts = Fonts::new(Vec::new()).expect("invariant: the fonts in the program can be used");
    let problems = check(&source, &labels(ui), &fonts);
    let answer = if problems.is_empty() {
        Answer::Yes
    } else {
        Answer::No
    };
    let facts: Vec<Fact> = problems
        .iter()
        .map(|problem| problem_fact(problem, &file))
        .collect();
    if arguments.json {
        let problems = problems
            .iter()
            .zip(&facts)
            .map(|(problem, fact)| ProblemJson {
                line: problem.line,
                field: problem.field.clone(),
                text: fact.say(&ui.words),
            });
        let problems = problems.collect();
        ui.json(&CheckJson {
            format: FORMAT,
            file,
            problems,
        })?;
        return Ok(answer);
    }
    facts.iter().try_for_each(|fact| ui.tell(fact))?;
    if facts.is_empty() {
        ui.tell(&Fact::new("template-fine").with("file", file))?;
    }
    Ok(answer)
}
