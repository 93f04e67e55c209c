//! Files of star halma: read as a whole, turned into the other form, counted.

use std::io::{Read, Write};
use std::path::Path;
use std::time::Instant;

use super::board::settings;
use crate::cli::fact::Fact;
use crate::cli::output::{Existing, Output};
use crate::cli::read::read_text;
use crate::cli::source::Format;
use crate::cli::{Answer, clean::clean, error::Error, ui::Ui};
use crate::notation::star::{
    Record, is_json, layout, read_json, read_position, records, write_json, write_sheet, write_text,
};
use crate::record::star::seated;
use crate::star::{Leaves, Position, Seats, perft as count};

/// Bytes at the start of a file by which it is known.
const START: u64 = 64 * 1024;

/// Whether a file holds records of star halma, by its content. A file that cannot be read is left to others.
pub(in crate::cli) fn is_star_file(path: &Path) -> bool {
    starts(path, |start| layout(start).is_some())
}

/// Whether a file holds records of star halma as JSON.
pub(in crate::cli) fn is_star_json(path: &Path) -> bool {
    starts(path, is_json)
}

/// Whether the start of a file is so.
fn starts(path: &Path, is_so: impl FnOnce(&str) -> bool) -> bool {
    let mut start = Vec::new();
    let is_file = path.is_file();
    let Some(file) = is_file.then(|| std::fs::File::open(path).ok()).flatten() else {
        return false;
    };
    let was_read = file.take(START).read_to_end(&mut start).is_ok();
    was_read && is_so(&crate::notation::decode(&start).0)
}

/// Says that a command does not take records of star halma.
pub(in crate::cli) fn refuse(path: &Path) -> Result<(), Error> {
    match is_star_file(path) {
        true => {
            let file = path.display().to_string();
            Err(Error::Usage(Fact::new("star-not-here").with("file", file)))
        }
        false => Ok(()),
    }
}

/// Turns records into a sheet with a column a seat, text or JSON.
pub(in crate::cli) fn convert(
    (input, output): (&Path, &Path),
    to: Option<Format>,
    existing: Existing,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let text = read_text(input)?;
    let records = match is_json(&text) {
        true => read_json(&text).map_err(|error| Error::BadJson {
            file: input.display().to_string(),
            line: error.line(),
            column: error.column(),
        })?,
        false => records(&text),
    };
    let form = match to {
        Some(Format::Games) => return Err(Error::Usage(Fact::new("star-no-table"))),
        Some(format) => format,
        None if output.extension().is_some_and(|ending| ending == "txt") => Format::Pdn,
        None => return Err(Error::UnknownFormat(output.display().to_string())),
    };
    let is_sheet = form == Format::Sheet;
    let seated: Vec<Record> = records.iter().map(seated).collect();
    let written: Vec<String> = match form {
        Format::Json => vec![write_json(&seated).map_err(std::io::Error::from)? + "\n"],
        Format::Sheet => seated.iter().map(write_sheet).collect(),
        Format::Pdn | Format::Games => seated.iter().map(write_text).collect(),
    };
    let is_file = output != Path::new("-");
    let mut file = Output::create(output, existing)?;
    if is_sheet && is_file {
        // the mark by which spreadsheets know UTF-8
        file.write_all("\u{feff}".as_bytes())?;
    }
    file.write_all(written.join("\n").as_bytes())?;
    file.finish()?;
    if is_file {
        let name = output.display().to_string();
        let values = [("records", records.len().into()), ("file", name.into())];
        let sentence = ui.words.say("convert-done", &values);
        writeln!(ui.out(), "{}", clean(&sentence))?;
    }
    Ok(Answer::Yes)
}

/// Writes one record to a file, in the form that its ending names.
pub(super) fn write_one(file: &Path, existing: Existing, record: &Record) -> Result<(), Error> {
    let ending = file.extension().and_then(|ending| ending.to_str());
    let text = match ending.map(str::to_lowercase).as_deref() {
        Some("pdn" | "txt") => write_text(record),
        // with the mark by which spreadsheets know UTF-8
        Some("csv") => format!("\u{feff}{}", write_sheet(record)),
        Some("json") => {
            write_json(std::slice::from_ref(record)).map_err(std::io::Error::from)? + "\n"
        }
        _ => {
            let named = file.with_extension("pdn").display().to_string();
            let fact = Fact::new("error-ending").with("file", file.display().to_string());
            return Err(Error::Usage(fact.with("named", named)));
        }
    };
    let mut output = Output::create(file, existing)?;
    output.write_all(text.as_bytes())?;
    output.finish()
}

/// Counts the move paths of a position: `star`, `star:3;jump=eq`.
pub(in crate::cli) fn perft(
    variant: &str,
    fen: Option<&str>,
    depth: u32,
    leaves: Leaves,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let (seats, options) = settings(variant)?;
    let bad = |error: String| Error::BadPosition(error);
    let position = match fen {
        Some(text) => {
            read_position(text, seats, options).map_err(|error| bad(error.to_string()))?
        }
        None => {
            let seats = seats
                .or(Seats::usual(2))
                .expect("invariant: two have seats");
            Position::start(seats, options).map_err(|error| bad(error.to_string()))?
        }
    };
    let start = Instant::now();
    let paths = count(&position, depth, leaves);
    let rate = paths as f64 / start.elapsed().as_secs_f64() / 1e6;
    writeln!(ui.out(), "{depth} {paths} ({rate:.1} M/s)")?;
    Ok(Answer::Yes)
}
