//! Grids: rows in columns, in blocks side by side, over as many pages as they need.

use minijinja::value::Value;

use super::columns::{Laid, PAD, pad, strips};
use super::lines::Room;
use super::scope::EmptyRow;
use super::*;
use crate::print::template::{Column, Fill, Flow, Grid, Rules};

/// Thickness of lines: between rows, around a block, every so many rows, at a time control.
const ROW: f32 = 0.12;
const EDGE: f32 = 0.3;
const HEAVY: f32 = 0.3;
const STRONG: f32 = 0.7;
/// Grays of heads and stripes.
const HEAD: u8 = 224;
const STRIPE: u8 = 243;
/// Rows a block and rows a page.
fn capacity(item: &Item, grid: &Grid) -> (usize, usize) {
    let fits = ((item.height - grid.head + 0.01) / grid.row).floor() as usize;
    let block = if grid.count > 0 {
        grid.count
    } else {
        fits.max(1)
    };
    (block, block * grid.blocks)
}

/// A row of values, and where its text flows the line of it that stands here.
#[derive(Clone)]
struct Row {
    value: Value,
    number: usize,
    line: Option<(usize, String)>,
}

fn rows(layout: &mut Layout<'_>, grid: &Grid, strip: &[Laid<'_>], scope: &Arc<Scope>) -> Vec<Row> {
    let Some((path, field)) = &grid.rows else {
        return Vec::new();
    };
    let list = layout.value(path, field, scope);
    let values = list.try_iter().into_iter().flatten();
    let rows = values.enumerate().map(|(index, value)| Row {
        value,
        number: index + 1,
        line: None,
    });
    let Some(laid) = strip.iter().find(|laid| laid.column.flow == Flow::InRows) else {
        return rows.collect();
    };
    let mut lines = Vec::new();
    for row in rows {
        let scope = Arc::new(scope.in_row(row.value.clone(), row.number));
        let said = layout.say(&laid.column.cell, &scope);
        let width = laid.width - 2.0 * pad(laid);
        let broken = layout.broken(&said, style(grid, laid.column), width);
        lines.extend(broken.into_iter().enumerate().map(|line| Row {
            line: Some(line),
            ..row.clone()
        }));
    }
    lines
}

fn style(grid: &Grid, column: &Column) -> TextStyle {
    TextStyle {
        size: column.size,
        bold: column.bold,
        align: column.align,
        gray: 0,
        lines: column.lines,
        least: grid.least,
        struck: 0,
    }
}

/// How many pages a grid needs.
pub(super) fn pages(
    layout: &mut Layout<'_>,
    item: &Item,
    grid: &Grid,
    scope: &Arc<Scope>,
) -> usize {
    let strips = strips(layout, item, grid, scope);
    let flows = |laid: &Laid<'_>| laid.column.flow == Flow::InRows;
    let count = match &grid.rows {
        Some(_) if strips[0].iter().any(flows) => rows(layout, grid, &strips[0], scope).len(),
        Some((path, field)) => layout.value(path, field, scope).len().unwrap_or(0),
        None => 0,
    };
    count.div_ceil(capacity(item, grid).1).max(1) * strips.len()
}

pub(super) fn draw(
    layout: &mut Layout<'_>,
    item: &Item,
    grid: &Grid,
    scope: &Arc<Scope>,
    page: usize,
    of_face: bool,
) {
    let is_plain = grid.columns.iter().all(|column| column.each.is_none());
    let (in_block, in_page) = capacity(item, grid);
    // what is drawn once stands on all pages: so no line that belongs to one number
    let is_regular = grid.heavy == 0 || in_page.is_multiple_of(grid.heavy);
    let of_layer =
        !of_face && is_plain && grid.fill == Fill::All && is_regular && grid.heading.is_none();
    if layout.pass == Pass::Layer && !of_layer {
        return;
    }
    let strips = strips(layout, item, grid, scope);
    let strip = &strips[page % strips.len()];
    let first = page / strips.len() * in_page;
    let all = if layout.pass == Pass::Layer {
        Vec::new()
    } else {
        rows(layout, grid, strip, scope)
    };
    let strong: Vec<usize> = match &grid.strong {
        Some((path, field)) => {
            let list = layout.value(path, field, scope);
            list.try_iter()
                .into_iter()
                .flatten()
                .filter_map(|value| usize::try_from(value).ok())
                .collect()
        }
        None => Vec::new(),
    };
    let step = (item.width + grid.gap) / grid.blocks as f32;
    for block in 0..grid.blocks {
        let start = first + block * in_block;
        let count = match grid.fill {
            Fill::All => in_block,
            Fill::Rows => all.len().saturating_sub(start).min(in_block),
        };
        if count == 0 && block > 0 {
            break;
        }
        let at = Frame {
            x: item.x + block as f32 * step,
            y: item.y,
            start,
            count,
        };
        lines(layout, grid, strip, at, of_layer);
        heads(layout, grid, strip, at, scope, of_layer);
        if layout.pass == Pass::Layer {
            continue;
        }
        strong_lines(layout, grid, strip, at, &strong);
        for index in 0..count {
            let y = at.y + grid.head + index as f32 * grid.row;
            let row = all.get(start + index).cloned();
            layout.row = row.as_ref().and_then(|row| name_of(&row.value));
            // rows that are written by hand are numbered too
            let row = row.unwrap_or_else(|| Row {
                value: Value::from_object(EmptyRow),
                number: start + index + 1,
                line: None,
            });
            cells(layout, grid, strip, [at.x, y], scope, &row);
            layout.row = None;
        }
    }
}

/// How a row is named where something is wrong with it.
fn name_of(row: &Value) -> Option<String> {
    let at = row.get_attr("at").ok()?;
    at.as_str().filter(|at| !at.is_empty()).map(str::to_owned)
}

/// A block: its corner, the number of its first row, its rows.
#[derive(Clone, Copy)]
struct Frame {
    x: f32,
    y: f32,
    start: usize,
    count: usize,
}

fn lines(layout: &mut Layout<'_>, grid: &Grid, strip: &[Laid<'_>], at: Frame, of_layer: bool) {
    if !layout.wants(of_layer) {
        return;
    }
    let width: f32 = strip.iter().map(|laid| laid.width).sum();
    let (right, top) = (at.x + width, at.y + grid.head);
    let bottom = top + at.count as f32 * grid.row;
    if grid.head > 0.0 && grid.rules != Rules::None {
        layout.mark(
            of_layer,
            Mark::Fill {
                rectangles: vec![[at.x, at.y, width, grid.head]],
                gray: HEAD,
            },
        );
    }
    if grid.stripes {
        let stripes = (0..at.count).filter(|index| index % 2 == 1);
        let rectangles: Vec<[f32; 4]> = stripes
            .map(|index| [at.x, top + index as f32 * grid.row, width, grid.row])
            .collect();
        if !rectangles.is_empty() {
            layout.mark(
                of_layer,
                Mark::Fill {
                    rectangles,
                    gray: STRIPE,
                },
            );
        }
    }
    if grid.rules == Rules::None {
        return;
    }
    let mut line = |from: [f32; 2], to: [f32; 2], width: f32| {
        layout.mark(
            of_layer,
            Mark::Line {
                from,
                to,
                width,
                dash: 0.0,
                gray: 0,
            },
        );
    };
    for index in 0..=at.count {
        let y = top + index as f32 * grid.row;
        let number = at.start + index;
        let thick = if index == 0 || index == at.count {
            EDGE
        } else if grid.heavy > 0 && number.is_multiple_of(grid.heavy) {
            HEAVY
        } else {
            ROW
        };
        line([at.x, y], [right, y], thick);
    }
    if grid.rules == Rules::All {
        if grid.head > 0.0 {
            line([at.x, at.y], [right, at.y], EDGE);
        }
        let mut x = at.x;
        line([x, at.y], [x, bottom], EDGE);
        for (index, laid) in strip.iter().enumerate() {
            x += laid.width;
            let thick = if index + 1 == strip.len() { EDGE } else { ROW };
            line([x, at.y], [x, bottom], thick);
        }
    }
}

/// The lines under the last moves of periods, whatever page they are on.
fn strong_lines(
    layout: &mut Layout<'_>,
    grid: &Grid,
    strip: &[Laid<'_>],
    at: Frame,
    strong: &[usize],
) {
    let width: f32 = strip.iter().map(|laid| laid.width).sum();
    for number in strong {
        let index = number.saturating_sub(at.start);
        if !(1..=at.count).contains(&index) {
            continue;
        }
        let y = at.y + grid.head + index as f32 * grid.row;
        let line = Mark::Line {
            from: [at.x, y],
            to: [at.x + width, y],
            width: STRONG,
            dash: 0.0,
            gray: 0,
        };
        layout.mark(false, line);
    }
}

fn heads(
    layout: &mut Layout<'_>,
    grid: &Grid,
    strip: &[Laid<'_>],
    at: Frame,
    scope: &Arc<Scope>,
    of_layer: bool,
) {
    if grid.head <= 0.0 {
        return;
    }
    let mut x = at.x;
    for laid in strip {
        let of_layer = of_layer && layout.is_of_layer(&laid.column.head, scope);
        let room = Room {
            x: x + PAD / 2.0,
            y: at.y,
            width: laid.width - PAD,
            height: grid.head,
        };
        let style = TextStyle {
            size: grid.head_size,
            bold: true,
            align: Align::Center,
            gray: 0,
            lines: if grid.head < 7.0 { 2 } else { 3 },
            least: 0.0,
            struck: 0,
        };
        let scope = match &laid.each {
            Some((it, index)) => Arc::new(scope.in_column(it.clone(), *index)),
            None => scope.clone(),
        };
        layout.text(of_layer, &laid.column.head, room, style, &scope);
        x += laid.width;
    }
}

fn cells(
    layout: &mut Layout<'_>,
    grid: &Grid,
    strip: &[Laid<'_>],
    [x, y]: [f32; 2],
    scope: &Arc<Scope>,
    row: &Row,
) {
    let scope = Arc::new(scope.in_row(row.value.clone(), row.number));
    if let Some(heading) = &grid.heading {
        let said = layout.say(heading, &scope);
        if !said.is_empty() {
            let width: f32 = strip.iter().map(|laid| laid.width).sum();
            layout.mark(
                false,
                Mark::Fill {
                    rectangles: vec![[x, y + 0.2, width, grid.row - 0.4]],
                    gray: HEAD,
                },
            );
            let room = Room {
                x: x + PAD,
                y,
                width: width - 2.0 * PAD,
                height: grid.row,
            };
            let style = TextStyle {
                size: grid.size,
                bold: true,
                align: Align::Left,
                gray: 0,
                lines: 1,
                least: grid.least,
                struck: 0,
            };
            layout.set(false, &said, room, style);
            return;
        }
    }
    let mut left = x;
    for laid in strip {
        let column = laid.column;
        let pad = pad(laid);
        let room = Room {
            x: left + pad,
            y,
            width: laid.width - 2.0 * pad,
            height: grid.row,
        };
        left += laid.width;
        let said = match (&row.line, column.flow) {
            (Some((_, line)), Flow::InRows) => line.clone(),
            // beside the lines of a text that goes on there is nothing
            (Some((1.., _)), Flow::InCell) => continue,
            _ => {
                let scope = match &laid.each {
                    Some((it, index)) => Arc::new(scope.in_column(it.clone(), *index)),
                    None => scope.clone(),
                };
                if let Some(check) = &column.check {
                    let is_checked = !layout.say(check, &scope).is_empty();
                    layout.tick_box(room, is_checked);
                }
                let said = layout.say(&column.cell, &scope);
                let struck = column.struck.as_ref();
                match struck.map_or_else(String::new, |struck| layout.say(struck, &scope)) {
                    struck if struck.is_empty() => said,
                    struck => {
                        layout.set_struck(&struck, &said, room, style(grid, column));
                        continue;
                    }
                }
            }
        };
        layout.set(false, &said, room, style(grid, column));
    }
}
