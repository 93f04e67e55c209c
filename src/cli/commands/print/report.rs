//! `huff print report`

use clap::Args;

use super::arguments::PrintArgs;
use super::paper::{Document, produce};
use crate::cli::commands::report::{About, said};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::print::{Face, ReportFace, ReportRow};
use crate::words::Words;

/// Print the arbiter's report of a round or of the event, to be signed
///
/// The sentences are those of `huff report`; with two languages it is printed in each.
#[derive(Debug, Args)]
pub(super) struct Report {
    /// The round; by default the whole event
    #[arg(long)]
    round: Option<u16>,
    #[command(flatten)]
    print: PrintArgs,
}

pub(super) fn run(arguments: &Report, ui: &mut Ui) -> Result<Answer, Error> {
    let source = arguments.print.source(ui)?;
    if arguments.round.is_some() {
        // a round that no section has is refused
        source.rounds(arguments.round)?;
    }
    let mut faces = Vec::new();
    for (_, section) in &source.sections {
        let layer = source.layer(section, None, ui);
        for language in &ui.languages {
            let words = Words::new(*language);
            let lines = said(
                section,
                &source.papers,
                arguments.round.map(i64::from),
                &words,
            );
            let lines = lines.iter().map(|line| (line.about, line.fact.say(&words)));
            let rows: Vec<ReportRow> = lines.flat_map(|(about, text)| rows(about, &text)).collect();
            if rows.is_empty() {
                continue;
            }
            let round = arguments
                .round
                .map_or_else(String::new, |round| round.to_string());
            faces.push(Face::new(
                section.row.name.clone(),
                &layer,
                &ReportFace { round, rows },
            ));
        }
    }
    let document = Document::plain("report", "report", source.event(), faces);
    produce(&arguments.print.paper, document, ui)
}

/// A line as rows: of a round the name is the heading, its numbers stand below.
fn rows(about: About, text: &str) -> Vec<ReportRow> {
    let line = |sign: &str, text: &str| ReportRow {
        sign: sign.to_owned(),
        text: text.trim().to_owned(),
        ..ReportRow::default()
    };
    match about {
        About::Round => {
            let (heading, numbers) = text
                .split_once(": ")
                .or_else(|| text.split_once('：'))
                .unwrap_or((text, ""));
            let heading = ReportRow {
                heading: heading.to_owned(),
                ..ReportRow::default()
            };
            vec![heading, line("", numbers)]
        }
        About::Game | About::Player => vec![line("•", text)],
        About::Item => vec![line("", &format!("– {}", text.trim()))],
    }
}
