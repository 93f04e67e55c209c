//! Tables by the width of characters, and the same as CSV.

use std::io::{self, Write};

use unicode_width::UnicodeWidthStr;

use crate::exchange::cells;

use super::clean::clean;

/// Where the text of a column stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Right,
}

/// Rows under a header.
#[derive(Clone, Debug)]
pub(super) struct Table {
    header: Vec<String>,
    sides: Vec<Side>,
    rows: Vec<Vec<String>>,
}

impl Table {
    pub(super) fn new(columns: impl IntoIterator<Item = (String, Side)>) -> Table {
        let (header, sides) = columns.into_iter().unzip();
        Table {
            header,
            sides,
            rows: Vec::new(),
        }
    }

    pub(super) fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }

    pub(super) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let mut widths: Vec<usize> = self.header.iter().map(|cell| cell.width()).collect();
        let rows: Vec<Vec<String>> = self
            .rows
            .iter()
            .map(|row| row.iter().map(|cell| clean(cell).into_owned()).collect())
            .collect();
        for row in &rows {
            for (width, cell) in widths.iter_mut().zip(row) {
                *width = (*width).max(cell.width());
            }
        }
        for row in std::iter::once(&self.header).chain(&rows) {
            let mut line = String::new();
            for ((cell, side), width) in row.iter().zip(&self.sides).zip(&widths) {
                let blanks = " ".repeat(width - cell.width());
                match side {
                    Side::Left => line += &format!("{cell}{blanks}  "),
                    Side::Right => line += &format!("{blanks}{cell}  "),
                }
            }
            writeln!(out, "{}", line.trim_end())?;
        }
        Ok(())
    }

    pub(super) fn csv(&self) -> Vec<u8> {
        cells::write(std::iter::once(&self.header).chain(&self.rows))
    }
}
