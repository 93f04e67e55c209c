//! `huff convert`

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;

use crate::cli::desk::as_pdn;
use crate::cli::fact::Fact;
use crate::cli::output::{Existing, Force, Output};
use crate::cli::source::{Format, Source};
use crate::cli::{Answer, error::Error, star, ui::Ui};
use crate::draughts::Variant;
use crate::notation::json::{FORMAT, RecordJson};
use crate::notation::{Record, pdn, sheet, which};
use crate::record::{Notation, PathStyle, Style, rewrite};

/// Turn record sheets into another form
///
/// PDN, record sheets as CSV, a table with one game in each row as CSV, and JSON are read and
/// written; the content tells what IN is, the ending of OUT what is written (.pdn, .csv, .json).
/// A .csv is a sheet for one game and a table for several, unless --to says otherwise.
///
/// OUT appears when it is complete; a file that is there already is kept unless --force is given.
///
/// Examples: huff convert round3.pdn round3.csv; huff convert --notation numeric sheet.csv -
#[derive(Debug, Args)]
pub(in crate::cli) struct Convert {
    /// The file to read; `-` is standard input
    input: PathBuf,
    /// The file to write; `-` is standard output, as PDN unless --to says otherwise
    output: PathBuf,
    /// What IN is, where the content does not tell
    #[arg(long, value_enum)]
    from: Option<Format>,
    /// What to write, where the ending does not tell
    #[arg(long, value_enum)]
    to: Option<Format>,
    /// The game, when the file does not say it or says it wrongly
    #[arg(long)]
    variant: Option<String>,
    /// How squares are written; as they are by default
    #[arg(long, value_enum)]
    notation: Option<NotationArgument>,
    /// Which squares of a capture are written; as they are by default
    #[arg(long, value_enum)]
    path: Option<PathArgument>,
    #[command(flatten)]
    force: Force,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum NotationArgument {
    /// 32-28
    Numeric,
    /// c3-d4
    Algebraic,
    /// cd4
    Short,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum PathArgument {
    /// All squares
    Full,
    /// The first and the last, where they are enough
    Short,
}

impl Convert {
    fn style(&self) -> Style {
        Style {
            notation: self.notation.map(|notation| match notation {
                NotationArgument::Numeric => Notation::Numeric,
                NotationArgument::Algebraic => Notation::Algebraic,
                NotationArgument::Short => Notation::Short,
            }),
            path: self.path.map(|path| match path {
                PathArgument::Full => PathStyle::Full,
                PathArgument::Short => PathStyle::Short,
            }),
        }
    }
}

/// What was seen of the records before anything is written.
#[derive(Default)]
struct Survey {
    records: u64,
    names: Vec<String>,
}

pub(super) fn run(convert: &Convert, ui: &mut Ui) -> Result<Answer, Error> {
    if star::is_star_file(&convert.input) || star::is_star_json(&convert.input) {
        let existing = Existing::of(&convert.force);
        let to = match convert.to {
            Some(format) => Some(format),
            None => match wanted(&convert.output) {
                Ok(Wanted::Format(format)) => Some(format),
                Ok(Wanted::Csv) => Some(Format::Sheet),
                Err(_) => None,
            },
        };
        return star::convert((&convert.input, &convert.output), to, existing, ui);
    }
    let asked = super::variant(convert.variant.as_deref())?;
    let source = Source::open(&convert.input, convert.from)?;
    let wanted = match convert.to {
        Some(format) => Wanted::Format(format),
        None => wanted(&convert.output)?,
    };
    let mut survey = Survey::default();
    source.records(|record, _, _| {
        survey.records += 1;
        for tag in &record.tags {
            if !survey.names.iter().any(|name| name == tag.name) {
                survey.names.push(tag.name.to_string());
            }
        }
        Ok(())
    })?;
    if survey.records == 0 {
        let sentence = ui.words.say("problem-no-record", &[]);
        ui.complain(&format!("{}: {sentence}", convert.input.display()));
        return Ok(Answer::Unusable);
    }
    let format = match wanted {
        Wanted::Format(format) => format,
        Wanted::Csv if survey.records == 1 => Format::Sheet,
        Wanted::Csv => Format::Games,
    };
    let output = Output::create(&convert.output, Existing::of(&convert.force))?;
    let is_file = convert.output != Path::new("-");
    let mut writer = Writer::new(output, format, &survey);
    if is_file {
        writer.mark()?;
    }
    let style = convert.style();
    source.records(|record, text, from| {
        let record = rewrite(record, asked, style);
        writer.record(&record, text, from, asked)
    })?;
    writer.finish()?;
    if is_file {
        let file = convert.output.display().to_string();
        let values = [("records", survey.records.into()), ("file", file.into())];
        let sentence = ui.words.say("convert-done", &values);
        writeln!(ui.out(), "{}", crate::cli::clean::clean(&sentence))?;
    }
    Ok(Answer::Yes)
}

/// What the ending of a file asks for.
enum Wanted {
    Format(Format),
    /// Sheet or table, as the number of records is.
    Csv,
}

fn wanted(file: &Path) -> Result<Wanted, Error> {
    let ending = file
        .extension()
        .and_then(|ending| ending.to_str())
        .map(str::to_lowercase);
    match ending.as_deref() {
        Some("pdn") => Ok(Wanted::Format(Format::Pdn)),
        Some("json") => Ok(Wanted::Format(Format::Json)),
        Some("csv") => Ok(Wanted::Csv),
        None if file == Path::new("-") => Ok(Wanted::Format(Format::Pdn)),
        _ => Err(Error::UnknownFormat(file.display().to_string())),
    }
}

/// Writes one record to a file, in the form that its ending names.
pub(super) fn write_one(
    file: &Path,
    existing: Existing,
    record: &Record<'_>,
    variant: Variant,
) -> Result<(), Error> {
    let format = match wanted(file) {
        Ok(Wanted::Format(format)) => format,
        Ok(Wanted::Csv) => Format::Sheet,
        Err(_) => {
            let named = file.with_extension("pdn").display().to_string();
            let fact = Fact::new("error-ending").with("file", file.display().to_string());
            return Err(Error::Usage(fact.with("named", named)));
        }
    };
    let mut writer = Writer::new(Output::create(file, existing)?, format, &Survey::default());
    writer.mark()?;
    writer.record(record, "", Format::Sheet, Some(variant))?;
    writer.finish()
}

/// Writes records one after the other.
struct Writer {
    output: Output,
    format: Format,
    table: sheet::GamesWriter,
    count: u64,
}

impl Writer {
    fn new(output: Output, format: Format, survey: &Survey) -> Writer {
        let names = survey.names.iter().map(String::as_str);
        Writer {
            output,
            format,
            table: sheet::GamesWriter::new(names),
            count: 0,
        }
    }

    /// The mark by which spreadsheets know UTF-8.
    fn mark(&mut self) -> Result<(), Error> {
        if matches!(self.format, Format::Sheet | Format::Games) {
            self.output.write_all("\u{feff}".as_bytes())?;
        }
        Ok(())
    }

    fn record(
        &mut self,
        record: &Record<'_>,
        source: &str,
        from: Format,
        asked: Option<Variant>,
    ) -> Result<(), Error> {
        let (variant, _) = which(record, asked);
        self.count += 1;
        let text = match self.format {
            Format::Pdn => self.pdn(record, source, from, variant),
            Format::Sheet => {
                let text = sheet::write(record, source, variant);
                // the `#` lines of the next sheet end the table of the one before
                let gap = if self.count > 1 { "\n" } else { "" };
                let head = if text.starts_with('#') { "" } else { "#\n" };
                format!("{gap}{head}{text}")
            }
            Format::Games => {
                let heading = if self.count == 1 {
                    self.table.heading()
                } else {
                    String::new()
                };
                heading + &self.table.row(self.count, record, source, variant)
            }
            Format::Json => {
                let json = RecordJson::of(record, source, variant.name());
                let json = serde_json::to_string(&json).map_err(std::io::Error::from)?;
                let begin = match self.count {
                    1 => format!("{{\"format\":{FORMAT},\"records\":[\n"),
                    _ => ",\n".to_string(),
                };
                begin + &json
            }
        };
        Ok(self.output.write_all(text.as_bytes())?)
    }

    /// A sheet has its result among the tags; PDN wants it behind the moves as well.
    fn pdn(&self, record: &Record<'_>, source: &str, from: Format, variant: Variant) -> String {
        let gap = if self.count > 1 { "\n" } else { "" };
        let text = match from {
            Format::Sheet | Format::Games => as_pdn(record, source, variant),
            Format::Pdn | Format::Json => pdn::write(record, source, variant),
        };
        gap.to_string() + &text
    }

    fn finish(mut self) -> Result<(), Error> {
        if self.format == Format::Json {
            self.output.write_all(b"\n]}\n")?;
        }
        self.output.finish()
    }
}
