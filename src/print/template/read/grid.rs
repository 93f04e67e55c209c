//! Reading a grid.

use super::super::items::{Column, Flow, Grid, WrittenGrid};
use super::ranges::LONGEST;
use super::{Reader, Table, condition};
use crate::print::error::ProblemKind;

impl Reader<'_> {
    /// The grid of an item; its numbers are sound.
    pub(super) fn grid(&mut self, item: &WrittenGrid, name: &str, at: &Table<'_>) -> Option<Grid> {
        let block = (item.width - item.gap * (item.blocks - 1) as f32) / item.blocks as f32;
        let fixed: f32 = item
            .columns
            .iter()
            .map(|column| column.get_ref().width)
            .sum();
        let least = item.head + item.row;
        let mut bad = false;
        if item.count == 0 && item.height < least {
            self.out_of_range(at, name, "height", item.height, (least, LONGEST));
            bad = true;
        }
        if item.columns.is_empty() {
            let line = self.line_of(at, "columns");
            self.problem(
                line,
                &format!("{name}.columns"),
                ProblemKind::Value("[]".to_owned()),
            );
            bad = true;
        }
        if fixed > block + 0.01 {
            self.out_of_range(at, name, "columns.width", fixed, (0.0, block.max(0.0)));
            bad = true;
        }
        if bad {
            return None;
        }
        let columns =
            item.columns
                .iter()
                .enumerate()
                .filter_map(|(index, column)| {
                    let column = column.get_ref();
                    let part = |field: &str| format!("columns {}.{field}", index + 1);
                    Some(Column {
                        head: self.text(&column.head, name, &part("head"))?,
                        cell: self.text(&column.cell, name, &part("cell"))?,
                        struck: column
                            .struck
                            .as_ref()
                            .and_then(|text| self.text(text, name, &part("struck"))),
                        width: column.width,
                        share: column.share,
                        each: column
                            .each
                            .as_ref()
                            .and_then(|path| self.path(path, name, &part("each"))),
                        flow: match column.flow {
                            true => Flow::InRows,
                            false => Flow::InCell,
                        },
                        check: column.check.as_ref().and_then(|text| {
                            self.expression(text, name, &part("check"), condition)
                        }),
                        align: column.align,
                        bold: column.bold,
                        size: column.size.unwrap_or(item.size),
                        lines: column.lines,
                    })
                });
        let columns = columns.collect();
        Some(Grid {
            rows: item
                .rows
                .as_ref()
                .and_then(|path| self.path(path, name, "rows")),
            count: item.count,
            row: item.row,
            head: item.head,
            blocks: item.blocks,
            gap: item.gap,
            heavy: item.heavy,
            strong: item
                .strong
                .as_ref()
                .and_then(|path| self.path(path, name, "strong")),
            fill: item.fill,
            rules: item.rules,
            stripes: item.stripes,
            size: item.size,
            head_size: item.head_size,
            heading: item
                .heading
                .as_ref()
                .and_then(|text| self.text(text, name, "heading")),
            least: item.least,
            columns,
        })
    }
}
