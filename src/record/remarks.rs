//! What the reader noticed about the writing, as findings.

use crate::notation::{Oddity, Record, RemarkKind, Span};

use super::code::{Code, Reason};
use super::commands::{Command, Word};
use super::finding::Finding;

/// What the reader noticed about the writing.
pub(super) fn remarks(record: &Record<'_>, commands: &[Command<'_>], findings: &mut Vec<Finding>) {
    let struck = commands.iter();
    let struck = struck.filter(|command| command.word == Word::Struck);
    findings.extend(struck.map(|command| Finding {
        ply: Some(command.after + 1),
        span: Some(command.span),
        written: Some(command.value.to_string()),
        ..Finding::whole(Code::StruckOut)
    }));
    for remark in &record.remarks {
        let (code, reason) = match &remark.kind {
            RemarkKind::NumberGap { .. } => (Code::NumberGap, None),
            RemarkKind::Truncated => (Code::Truncated, None),
            RemarkKind::StruckOut(_) => (Code::StruckOut, None),
            RemarkKind::SpreadsheetDate(_) => (Code::SpreadsheetDate, None),
            RemarkKind::Unreadable => (Code::Unreadable, None),
            RemarkKind::Odd(odd) if breaks_off(record, *odd, remark.span) => {
                (Code::Truncated, None)
            }
            RemarkKind::Odd(odd) => (Code::Notation, Some(oddity(*odd))),
            _ => continue,
        };
        if code == Code::Unreadable
            && let Some(last) = findings.last_mut()
            && last.code == code
            && last.ply == Some(remark.after + 1)
            && let Some(span) = &mut last.span
        {
            // words that stand together are one thing that cannot be read
            span.end = remark.span.end;
            continue;
        }
        let mut finding = Finding::whole(code);
        finding.reason = reason;
        if let RemarkKind::NumberGap { expected, found } = &remark.kind {
            finding.details.texts = Some((expected.to_string(), found.to_string()));
        }
        if let RemarkKind::SpreadsheetDate(found) = &remark.kind
            && let Some(half_move) = record.half_moves.get(remark.after as usize)
        {
            finding.details.texts = Some((half_move.text.to_string(), found.to_string()));
        }
        finding.ply = Some(remark.after + 1);
        finding.span = Some(remark.span);
        findings.push(finding);
    }
}

/// Whether nothing stands behind what was left open: a comment, a variation or a string, or the last tag of a record
/// that has no moves.
fn breaks_off(record: &Record<'_>, odd: Oddity, at: Span) -> bool {
    let is_last = at.end >= record.span.end && record.closing.is_none();
    match odd {
        Oddity::NotClosed => is_last,
        Oddity::BadTag => is_last && record.half_moves.is_empty(),
        _ => false,
    }
}

fn oddity(oddity: Oddity) -> Reason {
    match oddity {
        Oddity::NotClosed => Reason::NotClosed,
        Oddity::NotOpened => Reason::NotOpened,
        Oddity::BadTag => Reason::BadTag,
        Oddity::BadNumber => Reason::BadNumber,
        Oddity::BadText => Reason::BadText,
        Oddity::EscapedLineEnd => Reason::EscapedLineEnd,
    }
}
