//! Remarks to the cell of a note, and text to a cell.

use crate::notation::record::{Oddity, Remark, RemarkKind};

/// What a note cell holds of a remark; `None` for what has a column of its own or is about how
/// something was written.
pub(super) fn of<'r>(remark: &'r Remark<'_>, source: &'r str) -> Option<Note<'r>> {
    Some(match &remark.kind {
        RemarkKind::Comment(text) => Note::Comment(text),
        RemarkKind::Variation(text) => Note::Variation(text),
        RemarkKind::Sign(text) => Note::Sign(text),
        RemarkKind::Position(text) => Note::Command("position", text),
        RemarkKind::Clock(text) => Note::Command("clk", text),
        RemarkKind::Crown(text) => Note::Command("crown", text),
        RemarkKind::Unreadable | RemarkKind::Truncated | RemarkKind::Odd(Oddity::BadTag) => {
            let text = remark.span.of(source);
            return (!text.is_empty()).then_some(Note::Comment(text));
        }
        RemarkKind::StruckOut(_)
        | RemarkKind::SpreadsheetDate(_)
        | RemarkKind::NumberGap { .. }
        | RemarkKind::Odd(_) => return None,
    })
}

/// A part of a note cell.
#[derive(Clone, Copy, Debug)]
pub(super) enum Note<'r> {
    Comment(&'r str),
    Variation(&'r str),
    Sign(&'r str),
    Command(&'static str, &'r str),
}

/// The text of a note cell: one plain comment as it is, else all parts as PDN has them.
pub(super) fn cell(notes: &[Note<'_>]) -> String {
    if let [Note::Comment(text)] = notes
        && is_plain(text)
    {
        return (*text).to_string();
    }
    let part = |note: &Note<'_>| match note {
        Note::Comment(text) => format!("{{{}}}", text.replace('}', ")")),
        Note::Variation(text) => format!("({})", text.replace('"', "”")),
        Note::Sign(text) => (*text).to_string(),
        Note::Command(name, value) => format!("{{[%{name} {value}]}}"),
    };
    notes.iter().map(part).collect::<Vec<_>>().join(" ")
}

/// Whether a comment reads back as itself.
fn is_plain(text: &str) -> bool {
    text == text.trim() && !text.is_empty() && !text.starts_with(['{', '(', '$', '!', '?'])
}

/// A cell as it stands in the file, between commas.
pub(in crate::notation) fn quoted(text: &str) -> String {
    match text.contains([',', ';', '\t', '"', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.to_string(),
    }
}
