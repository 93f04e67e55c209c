//! Files of games that a command reads as a whole, in any form.

use std::io::{self, Cursor, Read};
use std::path::{Path, PathBuf};

use crate::notation::json::{FORMAT, RecordsJson};
use crate::notation::star::is_json as is_star_json;
use crate::notation::{Blocks, Form, Record, sheet};

use super::error::Error;
use super::fact::Fact;
use super::read::{PIPED, archive, can_be_read_again, open_text};

/// A form of records on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Format {
    /// Portable Draughts Notation
    Pdn,
    /// Record sheets as CSV
    Sheet,
    /// A table with one game in each row as CSV
    Games,
    /// JSON
    Json,
}

/// A file that can be read more than once.
pub(super) struct Source {
    name: String,
    /// What came from standard input or a pipe.
    bytes: Option<Vec<u8>>,
    path: PathBuf,
    form: Option<Format>,
}

impl Source {
    /// Opens a file, `-` for standard input; without `form` its content tells the form.
    pub(super) fn open(path: &Path, form: Option<Format>) -> Result<Source, Error> {
        let name = path.display().to_string();
        let mut source = Source {
            name,
            bytes: None,
            path: path.to_path_buf(),
            form,
        };
        if !can_be_read_again(path) {
            let mut bytes = Vec::new();
            open_text(path, PIPED)
                .and_then(|mut stream| stream.read_to_end(&mut bytes))
                .map_err(|error| source.failed(error))?;
            source.bytes = Some(bytes);
        }
        if source.form.is_none() {
            let mut start = Vec::new();
            let stream = source.stream()?;
            stream
                .take(256)
                .read_to_end(&mut start)
                .map_err(|error| source.failed(error))?;
            let text = String::from_utf8_lossy(&start);
            let is_json = text
                .trim_start_matches(['\u{feff}', ' ', '\n', '\r', '\t'])
                .starts_with('{')
                && text.contains("\"format\"");
            if is_json && is_star_json(&text) {
                let fact = Fact::new("star-json").with("file", source.name);
                return Err(Error::Unusable(vec![fact]));
            }
            source.form = is_json.then_some(Format::Json);
        }
        Ok(source)
    }

    fn failed(&self, source: io::Error) -> Error {
        Error::Open {
            file: self.name.clone(),
            source,
        }
    }

    fn stream(&self) -> Result<Box<dyn Read + '_>, Error> {
        match &self.bytes {
            Some(bytes) => Ok(Box::new(Cursor::new(bytes))),
            None => Ok(archive(&self.path).map_err(|error| self.failed(error))?),
        }
    }

    /// Calls `each` with every record, the text that its spans point into and its form.
    pub(super) fn records(
        &self,
        mut each: impl FnMut(&Record<'_>, &str, Format) -> Result<(), Error>,
    ) -> Result<(), Error> {
        if self.form == Some(Format::Json) {
            return self.json(each);
        }
        let mut blocks = Blocks::new(self.stream()?);
        if let Some(form) = self.form {
            blocks = blocks.with_form(match form {
                Format::Sheet => Form::Csv(sheet::Kind::Sheets),
                Format::Games => Form::Csv(sheet::Kind::Games),
                Format::Pdn | Format::Json => Form::Pdn,
            });
        }
        for block in blocks {
            let block = block.map_err(|error| self.failed(error))?;
            let format = match block.form {
                Form::Pdn => Format::Pdn,
                Form::Csv(sheet::Kind::Sheets) => Format::Sheet,
                Form::Csv(sheet::Kind::Games) => Format::Games,
                // star halma has records of its own
                Form::Star => continue,
            };
            for record in &block.records().0 {
                each(record, &block.text, format)?;
            }
        }
        Ok(())
    }

    fn json(
        &self,
        mut each: impl FnMut(&Record<'_>, &str, Format) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let stream = io::BufReader::new(self.stream()?);
        let bad = |error: serde_json::Error| Error::BadJson {
            file: self.name.clone(),
            line: error.line(),
            column: error.column(),
        };
        let read: RecordsJson = serde_json::from_reader(stream).map_err(bad)?;
        if read.format != FORMAT {
            return Err(Error::JsonFormat {
                file: self.name.clone(),
                format: read.format,
            });
        }
        for json in &read.records {
            let (record, text) = json.record();
            each(&record, &text, Format::Json)?;
        }
        Ok(())
    }
}
