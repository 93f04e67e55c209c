//! Cells of CSV files: separators found, cells that a spreadsheet would take for formulas made harmless.

use std::borrow::Cow;

/// A row of cells and the line on which it begins, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The line.
    pub line: u64,
    /// The cells without blanks around them.
    pub cells: Vec<String>,
}

/// Signs with which a spreadsheet lets a formula begin.
const FORMULA: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

/// The cell as it is written: an apostrophe is put before what a spreadsheet would take for a formula.
///
/// ```
/// use huff::exchange::cells::{harmless, original};
/// assert_eq!(harmless("=1+1"), "'=1+1");
/// assert_eq!(original(&harmless("'@x")), "'@x");
/// assert_eq!(harmless("O'Brien"), "O'Brien");
/// ```
pub fn harmless(cell: &str) -> Cow<'_, str> {
    if cell.trim_start_matches('\'').starts_with(FORMULA) {
        Cow::Owned(format!("'{cell}"))
    } else {
        Cow::Borrowed(cell)
    }
}

/// The cell as it was before [`harmless`].
pub fn original(cell: &str) -> &str {
    match cell.strip_prefix('\'') {
        Some(rest) if rest.trim_start_matches('\'').starts_with(FORMULA) => rest,
        _ => cell,
    }
}

/// The column that a header names, in small or large letters, with a line or a blank between its words.
pub fn column<C: Copy>(headers: &[(C, &[&str])], header: &str) -> Option<C> {
    let header = header
        .trim()
        .trim_start_matches('\u{feff}')
        .replace('_', " ")
        .to_lowercase();
    let mut known = headers.iter();
    let (column, _) = known.find(|(_, words)| words.contains(&header.as_str()))?;
    Some(*column)
}

/// The header that is written for a column: the first of its words.
pub fn heading<C: PartialEq>(headers: &[(C, &[&'static str])], column: C) -> &'static str {
    let mut known = headers.iter();
    known
        .find(|(one, _)| *one == column)
        .map_or("", |(_, words)| words[0])
}

/// Writes rows with commas and LF.
pub fn write<'r>(rows: impl IntoIterator<Item = &'r Vec<String>>) -> Vec<u8> {
    let mut writer = csv::WriterBuilder::new()
        .flexible(true)
        .from_writer(Vec::new());
    for row in rows {
        // Writing to memory cannot fail.
        let _ = writer.write_record(row.iter().map(|cell| harmless(cell).into_owned()));
    }
    writer.into_inner().unwrap_or_default()
}

/// Reads rows; the separator is the one of `,` `;` and tab that the first line has most of. Empty lines are left out.
pub fn read(text: &str) -> Vec<Line> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let first = text
        .lines()
        .find(|line| !line.trim().is_empty())
        .unwrap_or("");
    let count = |separator: char| first.matches(separator).count();
    let separator = [',', ';', '\t']
        .into_iter()
        .rev()
        .max_by_key(|separator| count(*separator))
        .unwrap_or(',');
    let separator = if count(separator) == 0 {
        b','
    } else {
        separator as u8
    };
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(separator)
        .from_reader(text.as_bytes());
    let mut lines = Vec::new();
    for record in reader.records().flatten() {
        let line = record.position().map_or(0, csv::Position::line);
        let cells: Vec<String> = record
            .iter()
            .map(|cell| original(cell.trim()).to_owned())
            .collect();
        if cells.iter().any(|cell| !cell.is_empty()) {
            lines.push(Line { line, cells });
        }
    }
    lines
}
