//! A file whose games are typed: which of its records, what stands around it, and what cannot be read.

use std::path::{Path, PathBuf};

use crate::cli::commands::variant;
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::read::{read_text, read_text_bytes};
use crate::cli::source::{Format, Source};
use crate::draughts::Variant;
use crate::entry::Draft;
use crate::notation::{Blocks, TextProblemKind, named, pdn, which};

use super::target::Target;

use super::in_file::nothing_around;

/// A record of a file.
pub(super) struct Opened {
    pub(super) draft: Option<Draft>,
    /// Its number from 1, where the file has several.
    pub(super) number: Option<usize>,
    /// What stands before and behind it.
    pub(super) around: [String; 2],
}

impl Opened {
    /// A file that is not there yet.
    pub(super) fn nothing() -> Opened {
        Opened {
            draft: None,
            number: None,
            around: nothing_around(),
        }
    }
}

/// A file, and the number of a record behind a colon: `round3.pdn:2`.
pub(super) fn split(target: &str) -> (PathBuf, Option<usize>) {
    let whole = Path::new(target);
    if !whole.exists()
        && let Some((file, number)) = target.rsplit_once([':', '：'])
        && let Ok(number) = number.parse()
        && Path::new(file).exists()
    {
        return (PathBuf::from(file), Some(number));
    }
    (whole.to_path_buf(), None)
}

/// Endings of files that a game is entered into.
const ENDINGS: [&str; 3] = ["pdn", "csv", "json"];

/// Refuses a file whose ending does not tell what is to be written, before anything is typed.
pub(super) fn check_ending(path: &Path) -> Result<(), Error> {
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    if ENDINGS.contains(&ending.to_lowercase().as_str()) {
        return Ok(());
    }
    let fact = Fact::new(match path.exists() {
        true => "error-ending-there",
        false => "error-ending",
    });
    let named = path.with_extension("pdn").display().to_string();
    let file = path.display().to_string();
    Err(Error::Usage(fact.with("file", file).with("named", named)))
}

/// What the records of a file are called, in its order.
pub(super) fn titles(path: &Path) -> Result<Vec<String>, Error> {
    let mut titles = Vec::new();
    Source::open(path, None)?.records(|record, _, _| {
        let tag = |name: &str| {
            let tag = record.tag(name).map(|tag| tag.value.to_string());
            tag.unwrap_or_default()
        };
        titles.push(format!(
            "{} – {}  {} {}  ({})",
            tag("White"),
            tag("Black"),
            tag("Event"),
            tag("Round"),
            record.half_moves.len()
        ));
        Ok(())
    })?;
    Ok(titles)
}

/// What is said where --variant names another game than the file, or does not count.
pub(super) fn other_game(target: &Target, name: &str) -> Result<Option<Fact>, Error> {
    let (path, number) = match target {
        Target::File(path, number) if path.exists() => (path, number.unwrap_or(1)),
        Target::File(..) => return Ok(None),
        Target::Event(_) => return Ok(Some(Fact::new("enter-variant-of-event"))),
    };
    let asked = variant(Some(name))?;
    let (mut count, mut remark) = (0, None);
    Source::open(path, None)?.records(|record, _, _| {
        count += 1;
        let said = named(record, None).filter(|said| Some(*said) != asked);
        if let (true, Some(said)) = (count == number, said) {
            let fact = Fact::new("enter-other-game").with("file", path.display().to_string());
            remark = Some(fact.with("said", said.name()));
        }
        Ok(())
    })?;
    Ok(remark.map(|fact| fact.with("asked", name.to_owned())))
}

/// Opens one record of a file.
pub(super) fn open(
    path: &Path,
    number: Option<usize>,
    asked: Option<Variant>,
) -> Result<Opened, Error> {
    check_text(path)?;
    let mut records = Vec::new();
    let mut format = Format::Pdn;
    Source::open(path, None)?.records(|record, text, form| {
        format = form;
        records.push(Draft::of(record, text, which(record, asked).0));
        Ok(())
    })?;
    let count = records.len();
    if count <= 1 && number.is_none_or(|number| number == 1) {
        return Ok(Opened {
            draft: records.pop(),
            ..Opened::nothing()
        });
    }
    let file = path.display().to_string();
    let fact = |id| {
        Fact::new(id)
            .with("file", file.clone())
            .with("records", count)
    };
    let Some(number) = number else {
        return Err(Error::Unusable(vec![fact("error-enter-many")]));
    };
    if number == 0 || number > count {
        return Err(Error::NoSuchRecord {
            index: number,
            records: count,
        });
    }
    let text = text(path)?;
    let spans: Vec<_> = pdn::records(&text).map(|record| record.span).collect();
    if !matches!(format, Format::Pdn) || spans.len() != count {
        return Err(Error::Unusable(vec![fact("error-enter-many-csv")]));
    }
    let span = spans[number - 1];
    let around = [&text[..span.start as usize], &text[span.end as usize..]].map(str::to_owned);
    Ok(Opened {
        draft: Some(records.swap_remove(number - 1)),
        number: Some(number),
        around,
    })
}

/// The text of a file.
pub(super) fn text(path: &Path) -> Result<String, Error> {
    read_text(path)
}

/// Bytes that are no text would be lost when the file is written: the place of the first is told.
fn check_text(path: &Path) -> Result<(), Error> {
    let bytes = read_text_bytes(path)?;
    for block in Blocks::new(&bytes[..]) {
        let block = block?;
        let bad = block.problems.iter();
        let bad = bad.filter(|problem| matches!(problem.kind, TextProblemKind::BadText));
        if let Some(problem) = bad.min_by_key(|problem| problem.span.start) {
            let before = &block.text[..problem.span.start as usize];
            let line = block.first_line + before.matches('\n').count() as u64;
            let fact = Fact::new("error-enter-bad-text").with("file", path.display().to_string());
            return Err(Error::Unusable(vec![fact.with("line", line)]));
        }
    }
    Ok(())
}
