//! A table with a game in each row.

use std::borrow::Cow;

use super::guard::guard_length;
use super::layout::GameColumn;
use super::lines;
use super::rows::{Cell, Quotes, Row};
use crate::notation::pdn;
use crate::notation::record::{Oddity, Record, Remark, RemarkKind, Tag};
use crate::notation::span::Span;

/// The game of a row; `None` where the row says nothing about one.
pub(super) fn record<'t>(
    text: &'t str,
    row: &Row<'t>,
    columns: &[GameColumn<'t>],
    common: &[Tag<'t>],
) -> Option<Record<'t>> {
    let mut tags = Vec::new();
    let mut remarks = Vec::new();
    let mut record = Record::default();
    let remark = |span, kind| Remark {
        after: 0,
        span,
        kind,
    };
    if row.quotes == Quotes::Open {
        remarks.push(remark(row.span, RemarkKind::Odd(Oddity::NotClosed)));
    }
    for (index, cell) in row
        .cells
        .iter()
        .enumerate()
        .filter(|(_, cell)| !cell.is_empty())
    {
        let value = cell.part(guard_length(&cell.text), cell.text.len());
        match columns.get(index) {
            Some(GameColumn::Moves) => record = moves(text, &value, &mut remarks),
            Some(GameColumn::Tag(key, name)) => {
                tags.push(lines::tag(*key, name, value.text, cell.span))
            }
            Some(GameColumn::Other(heading)) => {
                let comment = Cow::Owned(format!("{heading}: {}", value.text));
                remarks.push(remark(cell.span, RemarkKind::Comment(comment)));
            }
            Some(GameColumn::Number) => {}
            None => remarks.push(remark(cell.span, RemarkKind::Unreadable)),
        }
    }
    if tags.is_empty() && record.half_moves.is_empty() {
        return None;
    }
    let is_new = |tag: &&Tag<'t>| !tags.iter().any(|other| other.name == tag.name);
    let inside = std::mem::take(&mut record.tags);
    record.tags = common.iter().filter(is_new).cloned().collect();
    record.tags.extend(tags);
    record.tags.extend(inside);
    remarks.append(&mut record.remarks);
    record.remarks = remarks;
    record.span = row.span;
    lines::settle_result(&mut record);
    Some(record)
}

/// The moves of a cell, read as PDN.
fn moves<'t>(text: &'t str, cell: &Cell<'t>, remarks: &mut Vec<Remark<'t>>) -> Record<'t> {
    // Doubled quotes stay doubled here, so that places are right; only comments may hold them.
    let source = match &cell.text {
        Cow::Borrowed(source) => source,
        Cow::Owned(_) => cell.span.of(text),
    };
    let start = cell.span.start;
    let mut games = pdn::records(source);
    let mut record = games.next().unwrap_or_else(|| {
        let span = cell.span;
        remarks.push(Remark {
            after: 0,
            span,
            kind: RemarkKind::Unreadable,
        });
        Record::default()
    });
    // a second game in the cell is text that belongs to no game
    for other in games {
        remarks.push(Remark {
            after: 0,
            span: moved(other.span, start),
            kind: RemarkKind::Unreadable,
        });
    }
    let is_doubled = matches!(cell.text, Cow::Owned(_));
    for half_move in &mut record.half_moves {
        half_move.span = moved(half_move.span, start);
    }
    for remark in &mut record.remarks {
        remark.span = moved(remark.span, start);
        if let RemarkKind::Comment(comment) = &mut remark.kind
            && is_doubled
        {
            *comment = Cow::Owned(comment.replace("\"\"", "\""));
        }
    }
    for tag in &mut record.tags {
        tag.span = moved(tag.span, start);
        if is_doubled {
            let value = tag.value.strip_prefix('"').unwrap_or(&tag.value);
            let value = value.strip_suffix('"').unwrap_or(value);
            tag.value = Cow::Owned(value.replace("\"\"", "\""));
        }
    }
    if let Some(closing) = &mut record.closing {
        closing.span = moved(closing.span, start);
    }
    record
}

fn moved(span: Span, by: u32) -> Span {
    Span {
        start: span.start + by,
        end: span.end + by,
    }
}
