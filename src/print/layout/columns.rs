//! The columns of a grid: how wide they are, and which go on on further pages.

use minijinja::value::Value;

use super::*;
use crate::print::template::{Column, Grid};

/// Room beside the text of a cell: at most this, and this part of a narrow column.
pub(super) const PAD: f32 = 0.7;
const PAD_PART: f32 = 0.06;

/// A column with its width, and what it is for where it stands for a list.
#[derive(Clone)]
pub(super) struct Laid<'g> {
    pub(super) column: &'g Column,
    pub(super) each: Option<(Value, usize)>,
    pub(super) width: f32,
}

/// The room beside the text of a cell.
pub(super) fn pad(laid: &Laid<'_>) -> f32 {
    PAD.min(laid.width * PAD_PART)
}

/// The columns of the grid; where they are too many for a block, in strips that begin with the same columns.
pub(super) fn strips<'g>(
    layout: &mut Layout<'_>,
    item: &Item,
    grid: &'g Grid,
    scope: &Arc<Scope>,
) -> Vec<Vec<Laid<'g>>> {
    let block = (item.width - grid.gap * (grid.blocks - 1) as f32) / grid.blocks as f32;
    let mut all: Vec<Laid<'g>> = Vec::new();
    for column in &grid.columns {
        let plain = Laid {
            column,
            each: None,
            width: column.width,
        };
        let Some((path, field)) = &column.each else {
            all.push(plain);
            continue;
        };
        let list = layout.value(path, field, scope);
        let values = list.try_iter().into_iter().flatten().enumerate();
        all.extend(values.map(|(index, it)| Laid {
            each: Some((it, index)),
            ..plain.clone()
        }));
    }
    let shares: f32 = all.iter().map(|laid| laid.column.share).sum();
    let fixed: f32 = all
        .iter()
        .filter(|laid| laid.column.share == 0.0)
        .map(|laid| laid.width)
        .sum();
    let shared_least: f32 = all
        .iter()
        .filter(|laid| laid.column.share > 0.0)
        .map(|laid| laid.column.width)
        .sum();
    if fixed + shared_least <= block + 0.01 {
        let rest = block - fixed;
        for laid in &mut all {
            if laid.column.share > 0.0 {
                laid.width = rest * laid.column.share / shares;
            }
        }
        return vec![all];
    }
    // a column with a share keeps its least width; those of the list go on in further strips
    let first = all
        .iter()
        .position(|laid| laid.each.is_some())
        .unwrap_or(all.len());
    let last = all
        .iter()
        .rposition(|laid| laid.each.is_some())
        .map_or(all.len(), |last| last + 1);
    let width = |part: &[Laid<'_>]| part.iter().map(|laid| laid.width).sum::<f32>();
    let (head, tail) = (width(&all[..first]), width(&all[last..]));
    let mut strips = Vec::new();
    let mut strip = all[..first].to_vec();
    let mut used = head;
    for laid in &all[first..last] {
        if used + laid.width > block + 0.01 && strip.len() > first {
            strips.push(std::mem::replace(&mut strip, all[..first].to_vec()));
            used = head;
        }
        used += laid.width;
        strip.push(laid.clone());
    }
    if used + tail > block + 0.01 && strip.len() > first {
        strips.push(std::mem::replace(&mut strip, all[..first].to_vec()));
    }
    strip.extend_from_slice(&all[last..]);
    strips.push(strip);
    strips
}
