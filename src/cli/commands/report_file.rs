//! A tournament report that is used without an event.

use std::path::Path;

use crate::cli::clean::taken_out;
use crate::cli::desk::read_text;
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::ui::Ui;
use crate::exchange::trf::{Document, Problem, ProblemKind, parse, to_event};
use crate::tournament::swiss::Edition;
use crate::tournament::{Event, System, is_unseen};

/// Reads a report. What is odd is said on stderr; what makes the pairing meaningless stops the command.
pub(super) fn read(
    file: &Path,
    edition: Option<u16>,
    ui: &mut Ui,
) -> Result<(Event, System), Error> {
    let (event, system, _) = read_whole(file, edition, ui)?;
    Ok((event, system))
}

/// The text of a report. What cannot be seen in it takes a place, so that it becomes a blank, which is said.
fn seen_text(file: &Path, ui: &mut Ui) -> Result<String, Error> {
    let is_taken = |letter: char| is_unseen(letter) && !matches!(letter, '\n' | '\r' | '\t');
    let text = read_text(file)?;
    let taken = text.chars().filter(|letter| is_taken(*letter)).collect();
    match taken_out(&taken) {
        None => Ok(text),
        Some(remark) => {
            ui.warn(&remark);
            Ok(text.replace(is_taken, " "))
        }
    }
}

/// The same with the report itself.
pub(super) fn read_whole(
    file: &Path,
    edition: Option<u16>,
    ui: &mut Ui,
) -> Result<(Event, System, Document), Error> {
    let (document, mut problems) = parse(&seen_text(file, ui)?);
    let (event, more) = to_event(&document);
    problems.extend(more);
    if event.players.is_empty() {
        return Err(Error::Unusable(vec![
            Fact::new("trf-no-players").with("file", file.display().to_string()),
        ]));
    }
    let facts: Vec<Fact> = problems
        .iter()
        .filter(|problem| is_fatal(problem))
        .map(problem_fact)
        .collect();
    if !facts.is_empty() {
        return Err(Error::Unusable(facts));
    }
    for problem in &problems {
        ui.warn(&problem_fact(problem));
    }
    let system = match edition {
        Some(2017) => System::Dutch(Edition::Dutch2017),
        Some(2026) => System::Dutch(Edition::Dutch2026),
        Some(other) => {
            return Err(Error::unknown_word(&other.to_string(), "2026, 2017"));
        }
        None => match document.system() {
            None => System::Dutch(Edition::Dutch2026),
            Some(code) => System::from_code(code).ok_or_else(|| {
                Error::Unusable(vec![
                    Fact::new("trf-unknown-system").with("code", code.to_owned()),
                ])
            })?,
        },
    };
    Ok((event, system, document))
}

/// Whether nothing sure can be said of an event with this problem.
fn is_fatal(problem: &Problem) -> bool {
    !matches!(
        problem.kind,
        ProblemKind::Unsupported(_)
            | ProblemKind::PointsDisagree { .. }
            | ProblemKind::FullByeForPairingBye { .. }
    )
}

pub(super) fn problem_fact(problem: &Problem) -> Fact {
    let fact = match &problem.kind {
        ProblemKind::NotANumber(text) => Fact::new("trf-not-a-number").with("text", text.clone()),
        ProblemKind::NotPoints(text) => Fact::new("trf-not-points").with("text", text.clone()),
        ProblemKind::UnknownCode(letter) => {
            Fact::new("trf-unknown-code").with("text", letter.to_string())
        }
        ProblemKind::TooShort => Fact::new("trf-too-short"),
        ProblemKind::NumberTwice(number) => Fact::new("trf-number-twice").with("number", *number),
        ProblemKind::UnknownOpponent(number) | ProblemKind::UnknownPlayer(number) => {
            Fact::new("trf-unknown-player").with("number", *number)
        }
        ProblemKind::OneSided { round, opponent } => Fact::new("trf-one-sided")
            .with("round", *round)
            .with("number", *opponent),
        ProblemKind::ResultsDisagree { round, opponent } => Fact::new("trf-results-disagree")
            .with("round", *round)
            .with("number", *opponent),
        ProblemKind::PointsDisagree { player, counted } => Fact::new("trf-points-disagree")
            .with("number", *player)
            .with("points", counted.to_string()),
        ProblemKind::Unsupported(text) => Fact::new("trf-unsupported").with("text", text.clone()),
        ProblemKind::FullByeForPairingBye { round } => {
            Fact::new("trf-full-bye").with("round", *round)
        }
    };
    fact.with("line", problem.line)
        .with("column", problem.column)
}
