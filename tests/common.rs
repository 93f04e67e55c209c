//! What several suites need.

use std::io::Write;
use std::path::{Path, PathBuf};

/// A path in the data folder; `None`, with a line that says so, where there is none.
pub(crate) fn data(test: &str, path: &str) -> Option<PathBuf> {
    let Some(folder) = std::env::var_os("HUFF_DATA") else {
        figure(&format!("{test}: skipped: HUFF_DATA is not set"));
        return None;
    };
    Some(Path::new(&folder).join(path))
}

/// A text file of the data folder.
pub(crate) fn data_text(test: &str, path: &str) -> Option<String> {
    let path = data(test, path)?;
    Some(
        std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display())),
    )
}

/// A figure that a test measured, or a skip: seen in the output of every run, because the harness
/// keeps only what is printed by macros.
pub(crate) fn figure(text: &str) {
    let line = format!("{text}\n");
    std::io::stderr().write_all(line.as_bytes()).unwrap();
}

/// The rows of a table with a header line, each row by column name.
pub(crate) struct Table {
    header: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    pub(crate) fn read(text: &str) -> Table {
        let mut lines = text
            .lines()
            .map(|line| line.split('\t').map(str::to_string).collect());
        Table {
            header: lines.next().unwrap_or_default(),
            rows: lines.collect(),
        }
    }

    /// The name of the first column.
    pub(crate) fn first_column(&self) -> String {
        self.header.first().cloned().unwrap_or_default()
    }

    pub(crate) fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        self.rows.iter().map(|cells| Row {
            header: &self.header,
            cells,
        })
    }
}

#[derive(Clone, Copy)]
pub(crate) struct Row<'t> {
    header: &'t [String],
    cells: &'t [String],
}

impl<'t> Row<'t> {
    pub(crate) fn get(&self, name: &str) -> &'t str {
        let column = self
            .header
            .iter()
            .position(|header| header == name)
            .unwrap_or_else(|| panic!("no column {name}"));
        self.cells.get(column).map_or("", String::as_str)
    }
}
