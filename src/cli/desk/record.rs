//! Records as they are kept in the event: the text that was handed in, read again when it is needed.

use crate::cli::source::Format;
use crate::draughts::{Color, Variant};
use crate::notation::{Block, Form, Record, pdn, sheet};
use crate::record::{BoardResult, Class, Judgement, Outcome, judge};

/// A record as it is judged, free of its text.
#[derive(Clone, Debug)]
pub(in crate::cli) struct Kept {
    pub(in crate::cli) text: String,
    pub(in crate::cli) judgement: Judgement,
    /// Findings of play, writing or result.
    pub(in crate::cli) findings: i64,
    /// Who won by the record: `white`, `black`, `draw`.
    pub(in crate::cli) result: Option<&'static str>,
}

/// Judges a record of a file and gives the text to be kept. PDN and a sheet that stands alone are kept as they are
/// written; a sheet among others is written anew, a row of a table and JSON become PDN.
pub(in crate::cli) fn kept(
    record: &Record<'_>,
    source: &str,
    format: Format,
    variant: Option<Variant>,
) -> Kept {
    let judgement = judge(record, variant);
    let text = match format {
        Format::Pdn => record.span.of(source).to_owned(),
        Format::Sheet if sheet::read("", source).records.len() == 1 => source.to_owned(),
        Format::Sheet => sheet::write(record, source, judgement.variant),
        Format::Games | Format::Json => as_pdn(record, source, judgement.variant),
    };
    let findings = judgement
        .findings
        .iter()
        .filter(|finding| finding.class() != Class::Remark)
        .count();
    Kept {
        text,
        findings: i64::try_from(findings).unwrap_or(i64::MAX),
        result: result(&judgement),
        judgement,
    }
}

/// A record as PDN; a sheet has its result among the tags, PDN wants it behind the moves as well.
pub(in crate::cli) fn as_pdn(record: &Record<'_>, source: &str, variant: Variant) -> String {
    let mut record = record.clone();
    let result = record.tag("Result").map(|tag| tag.value.to_string());
    let text = result.filter(|result| !result.is_empty());
    let text = text.unwrap_or_else(|| "*".to_owned());
    if record.closing.is_none() {
        record.closing = Some(crate::notation::Closing {
            text: &text,
            span: crate::notation::Span::default(),
        });
    }
    pdn::write(&record, source, variant)
}

/// Reads a kept text; none if no record stands in it.
pub(in crate::cli) fn read_record<T>(
    text: &str,
    look: impl FnOnce(&Record<'_>, Form) -> T,
) -> Option<T> {
    let block = Block {
        form: Form::of(text),
        heading: String::new(),
        text: text.to_owned(),
        first_line: 1,
        problems: Vec::new(),
    };
    let (records, _) = block.records();
    records.first().map(|record| look(record, block.form))
}

/// Who won by the record: the position at the end, else the result that is written.
fn result(judgement: &Judgement) -> Option<&'static str> {
    match judgement.board {
        BoardResult::WhiteWins => return Some("white"),
        BoardResult::BlackWins => return Some("black"),
        BoardResult::Open => {}
    }
    let (tag, text) = &judgement.result;
    let outcome = Outcome::read(text.as_deref().or(tag.as_deref())?)?;
    match outcome.winner(judgement.variant.rules()) {
        Some(Color::White) => Some("white"),
        Some(Color::Black) => Some("black"),
        None => (outcome == Outcome::Draw).then_some("draw"),
    }
}
