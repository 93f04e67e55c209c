//! The record of a game from two copies of it.

use std::borrow::Cow;

use crate::notation::{Column, HalfMove, Record, Remark, Span, written};

use super::Comparison;

/// The record that the comparison of two copies gives: the tags and remarks of both, and the
/// half-moves of the game as a copy has them, else in the notation of White's copy. Its spans are
/// empty.
pub fn merged<'t>(comparison: &Comparison, white: &Record<'t>, black: &Record<'t>) -> Record<'t> {
    let copies = [white, black];
    let mut record = Record::default();
    for tag in copies.iter().flat_map(|copy| &copy.tags) {
        let is_new = record.tag(tag.name).is_none() && !tag.name.eq_ignore_ascii_case("Copy");
        if is_new {
            let mut tag = tag.clone();
            tag.span = Span::default();
            record.tags.push(tag);
        }
    }
    let first = comparison.variant.rules().first();
    let mut number = 0;
    for played in &comparison.half_moves {
        let column = match played.side == first {
            true => Column::First,
            false => Column::Second,
        };
        if column == Column::First || number == 0 {
            number += 1;
        }
        let is_numbered = column == Column::First || record.half_moves.is_empty();
        let as_written = (0..2).find_map(|side| {
            // the text of a copy with a fault that runs through it names other squares
            let (entry, copy) = (
                played.entries[side].filter(|_| comparison.sheets[side].is_none()),
                copies[side],
            );
            entry
                .and_then(|entry| copy.half_moves.get(entry))
                .map(|half_move| half_move.text.clone())
        });
        let text = as_written.unwrap_or_else(|| Cow::Owned(played.text.clone()));
        record.half_moves.push(HalfMove {
            written: written(&text),
            text,
            span: Span::default(),
            number: is_numbered.then_some(number),
            column: Some(column),
        });
    }
    for (side, copy) in copies.into_iter().enumerate() {
        for remark in &copy.remarks {
            let remark = Remark {
                after: place(comparison, side, remark.after as usize),
                span: Span::default(),
                kind: remark.kind.clone(),
            };
            if !record.remarks.contains(&remark) {
                record.remarks.push(remark);
            }
        }
    }
    record.remarks.sort_by_key(|remark| remark.after);
    record.closing = copies.into_iter().find_map(|copy| copy.closing.clone());
    if let Some(closing) = &mut record.closing {
        closing.span = Span::default();
    }
    record
}

/// How many half-moves of the game stand before what stands behind `after` entries of a copy.
fn place(comparison: &Comparison, side: usize, after: usize) -> u32 {
    let moves = &comparison.half_moves;
    let before = moves
        .iter()
        .rposition(|played| played.entries[side].is_some_and(|entry| entry < after));
    before.map_or(0, |index| index as u32 + 1)
}
