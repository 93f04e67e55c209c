//! Reading a grid.

use super::super::items::{Column, Grid, WrittenGrid};
use super::Reader;
use crate::print::error::ProblemKind;

impl Reader<'_> {
    /// The grid of an item in this line.
    pub(super) fn grid(&mut self, item: &WrittenGrid, name: &str, line: usize) -> Option<Grid> {
        let block =
            (item.width - item.gap * (item.blocks.max(1) - 1) as f32) / item.blocks.max(1) as f32;
        let fixed: f32 = item
            .columns
            .iter()
            .map(|column| column.get_ref().width)
            .sum();
        let mut wrong = |what: bool, field: &str, text: String| {
            if what {
                self.problem(line, &format!("{name}.{field}"), ProblemKind::Value(text));
            }
            what
        };
        let bad = wrong(item.row < 1.0, "row", format!("{} mm", item.row))
            | wrong(
                item.blocks == 0 || item.blocks > 20,
                "blocks",
                item.blocks.to_string(),
            )
            | wrong(item.count > 1000, "count", item.count.to_string())
            | wrong(item.columns.is_empty(), "columns", "[]".to_owned())
            | wrong(
                item.count == 0 && item.height < item.head + item.row,
                "height",
                format!("{} mm", item.height),
            )
            | wrong(
                fixed > block + 0.01,
                "columns",
                format!("{fixed} > {block} mm"),
            );
        if bad {
            return None;
        }
        let columns = item
            .columns
            .iter()
            .enumerate()
            .filter_map(|(index, column)| {
                let column = column.get_ref();
                let part = |field: &str| format!("columns {}.{field}", index + 1);
                Some(Column {
                    head: self.text(&column.head, name, &part("head"))?,
                    cell: self.text(&column.cell, name, &part("cell"))?,
                    width: column.width,
                    share: column.share,
                    each: column
                        .each
                        .as_ref()
                        .and_then(|path| self.path(path, name, &part("each"))),
                    align: column.align,
                    bold: column.bold,
                    size: if column.size > 0.0 {
                        column.size
                    } else {
                        item.size
                    },
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
            columns,
        })
    }
}
