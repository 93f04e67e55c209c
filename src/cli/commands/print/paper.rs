//! From faces to a file: template, fonts, painter, and what could not be printed.

use std::io::Write;
use std::path::{Path, PathBuf};

use chrono::{NaiveDate, NaiveDateTime};
use clap::Args;

use super::told::{answer, is_standard_output, missing_facts, problem_facts, stopped, tell};
use crate::cli::desk::{date_and_time, now, read_bytes, read_text};
use crate::cli::fact::Fact;
use crate::cli::output::{Existing, Force, Output, begins};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::print::{
    BuiltIn, Common, EventValues, Face, FontError, Fonts, Information, Labels, MissingGlyphs, Pdf,
    Pictures, PrintError, Template, print,
};
use crate::words::{Value, Words};

/// Pixels across a picture: what a telephone shows sharply.
const WIDTH: u32 = 1080;

/// How a document is printed.
#[derive(Clone, Debug, Args)]
pub(super) struct PaperArgs {
    /// The file to write; `-` is standard output, by default the name of the document
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Print with this form instead of the one in the program
    #[arg(long, value_name = "FILE")]
    template: Option<PathBuf>,
    /// A font to look in first; can be given several times
    #[arg(long = "font", value_name = "FILE")]
    fonts: Vec<PathBuf>,
    /// Print a box where no font has a character, and name it at the foot of the page
    #[arg(long)]
    allow_missing: bool,
    /// The time of issue as it is printed; by default now
    #[arg(long, value_name = "TEXT")]
    issued: Option<String>,
    /// Pictures instead of a PDF, one a page
    #[arg(long)]
    png: bool,
    /// How many pixels wide the pictures are
    #[arg(long, value_name = "PIXELS", default_value_t = WIDTH, value_parser = clap::value_parser!(u32).range(100..=8000), requires = "png")]
    width: u32,
    #[command(flatten)]
    force: Force,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// A document with everything that fills it.
pub(super) struct Document<F> {
    /// The name of the file, without an ending.
    pub(super) name: String,
    /// The form in the program.
    pub(super) template: &'static str,
    /// The same for pictures.
    pub(super) picture: &'static str,
    /// The label of its title.
    pub(super) title: &'static str,
    pub(super) event: EventValues,
    pub(super) faces: F,
}

impl<F> Document<F> {
    /// A document whose file and form have one name, also in pictures.
    pub(super) fn plain(
        name: &'static str,
        title: &'static str,
        event: EventValues,
        faces: F,
    ) -> Document<F> {
        Document {
            name: name.to_owned(),
            template: name,
            picture: name,
            title,
            event,
            faces,
        }
    }
}

/// The labels in the languages of the paper.
pub(super) fn labels(ui: &Ui) -> Labels {
    let languages: Vec<_> = ui
        .languages
        .iter()
        .map(|language| Words::labels(*language))
        .collect();
    Labels::new(&languages)
}

/// A word in the languages of the paper.
pub(super) fn say(ui: &Ui, id: &str, values: &[(&'static str, Value<'_>)]) -> String {
    let mut said: Vec<String> = Vec::new();
    for language in &ui.languages {
        let word = Words::new(*language).say(id, values);
        if !said.contains(&word) {
            said.push(word);
        }
    }
    said.join(" / ")
}

/// Prints a document.
pub(super) fn produce(
    paper: &PaperArgs,
    document: Document<impl IntoIterator<Item = Face>>,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let wanted = if paper.png {
        document.picture
    } else {
        document.template
    };
    let built_in =
        BuiltIn::from_name(wanted).expect("invariant: every document has a form in the program");
    let base = read_template(built_in.source, wanted, &[])?;
    let template = match &paper.template {
        None => base,
        Some(file) => read_template(
            &read_text(file)?,
            &file.display().to_string(),
            &[&base.document],
        )?,
    };
    let fonts = fonts(paper)?;
    let labels = labels(ui);
    let issued = now();
    let common = Common {
        issued: paper
            .issued
            .clone()
            .unwrap_or_else(|| date_and_time(issued)[..16].to_owned()),
        event: document.event,
    };
    let missing = if paper.allow_missing {
        MissingGlyphs::Mark
    } else {
        MissingGlyphs::Refuse
    };
    let ending = if paper.png { "png" } else { "pdf" };
    let file = paper
        .output
        .clone()
        .unwrap_or_else(|| PathBuf::from(format!("{}.{ending}", document.name)));
    let existing = Existing::of(&paper.force);
    // a file that may not be replaced is told before the work
    drop(Output::create(&file, existing)?);
    let magic: &[u8] = if paper.png { b"\x89PNG" } else { b"%PDF" };
    refuse_other_kind(&file, magic)?;
    let template_name = paper
        .template
        .as_ref()
        .map_or_else(|| wanted.to_owned(), |file| file.display().to_string());
    let stopped = |error: PrintError| stopped(&error, &template_name);
    let (report, parts) = if paper.png {
        let scale = paper.width as f32 / template.width();
        let mut pictures = Pictures::new(&fonts, scale);
        let report = print(
            &template,
            &labels,
            &common,
            document.faces,
            &fonts,
            missing,
            &mut pictures,
        )
        .map_err(stopped)?;
        (report, pictures.finish())
    } else {
        let title = labels.get(document.title).unwrap_or_default();
        let title = [title, &common.event.name]
            .into_iter()
            .filter(|text| !text.is_empty());
        let information = Information {
            title: title.collect::<Vec<_>>().join(" · "),
            author: common.event.name.clone(),
            language: ui
                .languages
                .first()
                .map_or("en", |language| language.code())
                .to_owned(),
            // the date of the file is that on the paper, so that the same paper is the same file
            issued: if paper.issued.is_some() {
                seconds(&common.issued)
            } else {
                issued
            },
        };
        let mut pdf = Pdf::new(&fonts, information);
        let report = print(
            &template,
            &labels,
            &common,
            document.faces,
            &fonts,
            missing,
            &mut pdf,
        )
        .map_err(stopped)?;
        (report, vec![pdf.finish().map_err(stopped)?])
    };
    if report.faces == 0 {
        return Err(Error::Usage(Fact::new("print-nothing")));
    }
    if missing == MissingGlyphs::Refuse && !report.missing.is_empty() {
        return Err(Error::Unusable(missing_facts(&report)));
    }
    let files = write(&file, existing, &parts)?;
    if paper.json && !is_standard_output(&files) {
        ui.json(&answer(&template.document, &files, &report))?;
    } else {
        tell(&files, &report, ui)?;
    }
    Ok(Answer::Yes)
}

/// Reads a template that is for one of these documents; none: any.
pub(super) fn read_template(
    source: &str,
    name: &str,
    documents: &[&str],
) -> Result<Template, Error> {
    let template = Template::read(source).map_err(|problems| problem_facts(&problems, name))?;
    if !documents.is_empty() && !documents.contains(&template.document.as_str()) {
        let fact = Fact::new("print-other-document")
            .with("file", name.to_owned())
            .with("found", template.document.clone())
            .with("wanted", documents.join(", "));
        return Err(Error::Unusable(vec![fact]));
    }
    Ok(template)
}

fn fonts(paper: &PaperArgs) -> Result<Fonts, Error> {
    let given = paper.fonts.iter().map(|file| {
        let name = file
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        Ok((name, read_bytes(file)?))
    });
    let given = given.collect::<Result<Vec<_>, Error>>()?;
    Fonts::new(given).map_err(|(place, error)| {
        let file = paper
            .fonts
            .get(place)
            .map_or_else(String::new, |file| file.display().to_string());
        let id = match error {
            FontError::NotAFont => "print-not-a-font",
            FontError::Outlines => "print-font-outlines",
        };
        Error::Unusable(vec![Fact::new(id).with("file", file)])
    })
}

/// The seconds since 1970 of a text that begins with a date, or a date and time; 0 where it does not.
fn seconds(text: &str) -> i64 {
    let minutes = NaiveDateTime::parse_and_remainder(text, "%Y-%m-%d %H:%M").map(|(time, _)| time);
    let day = || NaiveDate::parse_and_remainder(text, "%Y-%m-%d").map(|(day, _)| day.into());
    minutes
        .or_else(|_| day())
        .map_or(0, |time| time.and_utc().timestamp())
}

/// Writes one file, or one for each picture: `name-1.png`, `name-2.png`.
fn write(file: &Path, existing: Existing, parts: &[Vec<u8>]) -> Result<Vec<String>, Error> {
    let names: Vec<PathBuf> = match parts {
        [_] => vec![file.to_path_buf()],
        _ if file == Path::new("-") => {
            return Err(Error::Usage(Fact::new("print-many-pictures")));
        }
        many => {
            let stem = file
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            let digits = many.len().to_string().len();
            (1..=many.len())
                .map(|number| file.with_file_name(format!("{stem}-{number:0digits$}.png")))
                .collect()
        }
    };
    let mut outputs = Vec::new();
    for (name, bytes) in names.iter().zip(parts) {
        let mut output = Output::create(name, existing)?;
        refuse_other_kind(name, &bytes[..4])?;
        output.write_all(bytes)?;
        outputs.push(output);
    }
    outputs.into_iter().try_for_each(Output::finish)?;
    Ok(names
        .iter()
        .map(|name| name.display().to_string())
        .collect())
}

/// A file of another kind is not replaced by paper, even if that is asked for: it may be the record or the form that is
/// being printed.
fn refuse_other_kind(file: &Path, magic: &[u8]) -> Result<(), Error> {
    let open = |source| Error::Open {
        file: file.display().to_string(),
        source,
    };
    let is_other = match std::fs::metadata(file) {
        Ok(found) if found.is_file() && found.len() > 0 => !begins(file, magic).map_err(open)?,
        _ => false,
    };
    match is_other {
        true => Err(Error::OtherKind(file.display().to_string())),
        false => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_issue_dates_the_file() {
        for (text, expected) in [
            ("2026-11-30 23:59", 1_796_083_140),
            ("2000-02-29 00:00 in the hall", 951_782_400),
            ("2000-02-29", 951_782_400),
        ] {
            assert_eq!(seconds(text), expected, "{text}");
        }
        assert_eq!(seconds("today"), 0);
        assert_eq!(seconds("2026-13-45"), 0);
    }
}
