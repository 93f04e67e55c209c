//! The rows of a table that people keep: CSV in any encoding, or a spreadsheet.

use std::collections::BTreeSet;
use std::io::Cursor;
use std::path::Path;

use calamine::{Data, Reader};

use crate::exchange::cells::{self, Line};

use super::clean::{take_out, taken_out};
use super::error::Error;
use super::fact::Fact;
use super::read::{read_bytes, text_of};
use super::ui::Ui;

/// The rows of a file, `-` for standard input; of a spreadsheet those of the first sheet. What cannot be seen in a cell
/// is taken out, which is said.
///
/// # Errors
/// A file that cannot be read, or a spreadsheet that is none.
pub(super) fn lines(file: &Path, ui: &mut Ui) -> Result<Vec<Line>, Error> {
    let mut lines = read(file)?;
    let mut taken = BTreeSet::new();
    let cells = lines.iter_mut().flat_map(|line| &mut line.cells);
    // a cell over several lines is an open quotation mark, which is told elsewhere
    for cell in cells.filter(|cell| !cell.contains(['\n', '\r'])) {
        take_out(cell, &mut taken);
    }
    if let Some(remark) = taken_out(&taken) {
        ui.warn(&remark);
    }
    Ok(lines)
}

fn read(file: &Path) -> Result<Vec<Line>, Error> {
    let bytes = read_bytes(file)?;
    // Spreadsheets are ZIP archives or, the old ones, compound files.
    if bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"\xD0\xCF\x11\xE0") {
        spreadsheet(bytes)
    } else {
        Ok(cells::read(&text_of(&bytes, file)?))
    }
}

/// The first sheet.
fn spreadsheet(bytes: Vec<u8>) -> Result<Vec<Line>, Error> {
    let unusable = |reason: String| {
        Error::Unusable(vec![Fact::new("error-spreadsheet").with("reason", reason)])
    };
    let mut book = calamine::open_workbook_auto_from_rs(Cursor::new(bytes))
        .map_err(|error| unusable(error.to_string()))?;
    let sheet = book
        .worksheet_range_at(0)
        .ok_or_else(|| unusable(String::new()))?;
    let sheet = sheet.map_err(|error| unusable(error.to_string()))?;
    let first = sheet.start().map_or(1, |(row, _)| u64::from(row) + 1);
    let lines = sheet.rows().zip(first..).map(|(row, line)| Line {
        line,
        cells: row.iter().map(cell).collect(),
    });
    Ok(lines
        .filter(|line| line.cells.iter().any(|cell| !cell.is_empty()))
        .collect())
}

fn cell(data: &Data) -> String {
    match data {
        Data::DateTime(date) => match date.as_datetime() {
            Some(date) => date.date().to_string(),
            None => data.to_string(),
        },
        _ => data.to_string().trim().to_owned(),
    }
}
