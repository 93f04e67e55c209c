//! `huff compare` and `huff game merged` for star halma.

use std::io::Write;
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::files::{is_star_file, write_one};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::output::Existing;
use crate::cli::read::read_text;
use crate::cli::{Answer, clean::clean, error::Error, ui::Ui};
use crate::notation::place;
use crate::notation::star::{Record, records};
use crate::record::star::{Comparison, Difference, Reading, compare as compared};
use crate::words::{self, Words};

/// A copy: the file, its text and its first record.
struct Copy {
    file: String,
    text: String,
    record: Record,
}

impl Copy {
    fn read(path: &Path) -> Result<Copy, Error> {
        let file = path.display().to_string();
        if !is_star_file(path) {
            return Err(Error::Usage(
                Fact::new("star-compare-other").with("file", file),
            ));
        }
        let text = read_text(path)?;
        let missing = || Fact::new("star-no-record-in-file").with("file", file.clone());
        let record = records(&text).into_iter().next();
        let record = record.ok_or_else(|| Error::Unusable(vec![missing()]))?;
        Ok(Copy { file, text, record })
    }

    /// Line and column of a reading.
    fn place(&self, reading: &Reading) -> Option<(u64, u64)> {
        let place = place(&self.text, reading.span?, 1).place;
        Some((place.line, place.column))
    }
}

/// Compares the copies of one game, the first record of each file.
pub(in crate::cli) fn compare(
    files: &[&PathBuf],
    merged: Option<(&Path, Existing)>,
    is_json: bool,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let copies = files.iter().map(|file| Copy::read(file));
    let copies = copies.collect::<Result<Vec<_>, Error>>()?;
    let records: Vec<Record> = copies.iter().map(|copy| copy.record.clone()).collect();
    let comparison = compared(&records);
    if let Some((file, existing)) = merged {
        write_one(file, existing, &comparison.merged)?;
    }
    match is_json {
        true => ui.json(&json(&comparison, &copies))?,
        false => {
            for line in lines(&comparison, &copies, &ui.words) {
                writeln!(ui.out(), "{}", clean(&line))?;
            }
        }
    }
    Ok(match comparison.is_equal() {
        true => Answer::Yes,
        false => Answer::No,
    })
}

fn lines(comparison: &Comparison, copies: &[Copy], words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    for (name, values) in &comparison.tags {
        let named = values.iter().zip(copies).filter_map(|(value, copy)| {
            let value = value.as_ref()?;
            Some(format!("{} {value}", copy.file))
        });
        let named: Vec<String> = named.collect();
        let values = [
            ("name", name.as_str().into()),
            ("values", named.join("; ").into()),
        ];
        lines.push(words.say("star-compare-tag", &values));
    }
    for difference in &comparison.differences {
        lines.push(headline(difference, words));
        for (copy, reading) in copies.iter().zip(&difference.readings) {
            let at = copy.place(reading);
            let at = at.map_or_else(String::new, |(line, column)| format!(":{line}:{column}"));
            lines.push(format!("  {}{at}: {}", copy.file, said(reading, words)));
        }
        if difference.is_undecided {
            let said = words.say("star-compare-undecided", &[]);
            lines.push(format!("  {said}"));
        }
    }
    let id = match comparison.is_equal() {
        true => "star-compare-equal",
        false => "star-compare-summary",
    };
    let differences = comparison.differences.len() + comparison.tags.len();
    let values = [
        ("differences", differences.into()),
        ("turns", comparison.merged.turns.len().into()),
    ];
    lines.push(words.say(id, &values));
    lines
}

fn headline(difference: &Difference, words: &Words) -> String {
    let id = match difference.merged {
        Some(_) => "star-compare-turn",
        None => "star-compare-extra",
    };
    let values = [
        ("round", difference.round.into()),
        ("seat", words::seat(words, difference.seat, None).into()),
        ("move", difference.merged.clone().unwrap_or_default().into()),
    ];
    words.say(id, &values)
}

fn said(reading: &Reading, words: &Words) -> String {
    let Some(text) = &reading.text else {
        return match reading.is_behind_end {
            true => words.say("compare-ends", &[]),
            false => words.say("star-compare-none", &[]),
        };
    };
    let legality = match (reading.is_legal, reading.lets_rest_replay) {
        (false, _) => words.say("compare-not-legal", &[]),
        (true, true) => words.say("compare-legal-and-fits", &[]),
        (true, false) => {
            let count = reading.replays.into();
            words.say("star-compare-legal-until", &[("count", count)])
        }
    };
    format!("{text}; {legality}")
}

/// `huff compare --json` of star halma.
#[derive(Serialize)]
struct CompareJson {
    format: u32,
    variant: &'static str,
    equal: bool,
    copies: Vec<CopyJson>,
    tags: Vec<TagJson>,
    differences: Vec<DifferenceJson>,
    merged: MergedJson,
}

#[derive(Serialize)]
struct CopyJson {
    file: String,
    /// The seat whose copy it is, where it says so.
    seat: Option<String>,
    turns: usize,
}

#[derive(Serialize)]
struct TagJson {
    name: String,
    /// The value of each copy.
    values: Vec<Option<String>>,
}

#[derive(Serialize)]
struct DifferenceJson {
    round: u32,
    seat: u8,
    merged: Option<String>,
    undecided: bool,
    /// One for each copy.
    readings: Vec<ReadingJson>,
}

#[derive(Serialize)]
struct ReadingJson {
    text: Option<String>,
    line: Option<u64>,
    column: Option<u64>,
    /// Whether the copy ends before the turn; it is told of once.
    ends: bool,
    legal: bool,
    replays: usize,
    complete: bool,
}

#[derive(Serialize)]
struct MergedJson {
    turns: Vec<String>,
    undecided: usize,
}

fn json(comparison: &Comparison, copies: &[Copy]) -> CompareJson {
    let reading = |(copy, reading): (&Copy, &Reading)| {
        let place = copy.place(reading);
        ReadingJson {
            text: reading.text.clone(),
            line: place.map(|(line, _)| line),
            column: place.map(|(_, column)| column),
            ends: reading.is_behind_end,
            legal: reading.is_legal,
            replays: reading.replays,
            complete: reading.lets_rest_replay,
        }
    };
    let differences = comparison.differences.iter();
    let is_undecided = |one: &&Difference| one.is_undecided;
    CompareJson {
        format: FORMAT,
        variant: "star",
        equal: comparison.is_equal(),
        copies: copies
            .iter()
            .map(|copy| CopyJson {
                file: copy.file.clone(),
                seat: copy.record.tag("Copy").map(str::to_owned),
                turns: copy.record.turns.len(),
            })
            .collect(),
        tags: comparison
            .tags
            .iter()
            .map(|(name, values)| TagJson {
                name: name.clone(),
                values: values.clone(),
            })
            .collect(),
        differences: differences
            .clone()
            .map(|one| DifferenceJson {
                round: one.round,
                seat: one.seat.number(),
                merged: one.merged.clone(),
                undecided: one.is_undecided,
                readings: copies.iter().zip(&one.readings).map(reading).collect(),
            })
            .collect(),
        merged: MergedJson {
            turns: comparison
                .merged
                .turns
                .iter()
                .map(|turn| turn.text.clone())
                .collect(),
            undecided: differences.filter(is_undecided).count(),
        },
    }
}
