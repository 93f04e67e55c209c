//! `huff compare`

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use super::convert;
use crate::cli::fact::Fact;
use crate::cli::output::{Existing, Force};
use crate::cli::source::{Format, Source};
use crate::cli::{Answer, clean::clean, error::Error, json::FORMAT, star, ui::Ui};
use crate::draughts::Color;
use crate::notation::{Record, place};
use crate::record::{Comparison, Deviation, Difference, Fault, Reading, compare, merged};
use crate::words::{self, Words};

/// Compare the two players' copies of one game
///
/// Lays White's copy and Black's side by side, shows every difference, and says which reading is
/// legal there and which lets the rest of the game replay. The game behind both can be written to
/// a file. Of a file with several games the first one counts. Of star halma there are up to six copies.
///
/// The exit code is 0 when the copies agree, 1 when they differ.
///
/// Examples: huff compare white.csv black.csv; huff compare --merged game.pdn white.csv black.csv; huff compare seat1.csv
/// seat3.csv seat5.csv
#[derive(Debug, Args)]
pub(in crate::cli) struct Compare {
    /// White's copy; `-` is standard input
    white: PathBuf,
    /// Black's copy
    black: PathBuf,
    /// In star halma the copies of further seats
    #[arg(num_args = 0..=4)]
    others: Vec<PathBuf>,
    /// The game, when the copies do not say it or say it wrongly
    #[arg(long)]
    variant: Option<String>,
    /// Write the game behind both copies to a file (.pdn, .csv, .json)
    #[arg(long, value_name = "FILE")]
    merged: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: &Compare, ui: &mut Ui) -> Result<Answer, Error> {
    if star::is_star_file(&arguments.white) {
        let first = [&arguments.white, &arguments.black];
        let files: Vec<&PathBuf> = first.into_iter().chain(&arguments.others).collect();
        let merged = arguments.merged.as_deref();
        let merged = merged.map(|file| (file, Existing::of(&arguments.force)));
        return star::compare(&files, merged, arguments.json, ui);
    }
    star::refuse(&arguments.black)?;
    if let Some(other) = arguments.others.first() {
        let file = other.display().to_string();
        return Err(Error::Usage(Fact::new("compare-two").with("file", file)));
    }
    let asked = super::variant(arguments.variant.as_deref())?;
    let mut answer = None;
    for_first(&arguments.white, |white, white_text| {
        for_first(&arguments.black, |black, black_text| {
            let comparison = compare(white, black, asked);
            let sheets = [
                Sheet {
                    file: &arguments.white,
                    record: white,
                    text: white_text,
                },
                Sheet {
                    file: &arguments.black,
                    record: black,
                    text: black_text,
                },
            ];
            answer = Some(say(arguments, ui, &comparison, &sheets)?);
            Ok(())
        })
    })?;
    match answer {
        Some(answer) => Ok(answer),
        None => {
            let sentence = ui.words.say("problem-no-record", &[]);
            ui.complain(&sentence);
            Ok(Answer::Unusable)
        }
    }
}

/// Calls `each` with the first record of a file and the text that it stands in; JSON has none.
fn for_first(
    path: &Path,
    mut each: impl FnMut(&Record<'_>, Option<&str>) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut is_first = true;
    Source::open(path, None)?.records(|record, text, format| {
        let text = (format != Format::Json).then_some(text);
        match std::mem::take(&mut is_first) {
            true => each(record, text),
            false => Ok(()),
        }
    })
}

/// One copy and where it comes from.
struct Sheet<'s, 't> {
    file: &'s Path,
    record: &'s Record<'t>,
    text: Option<&'s str>,
}

impl Sheet<'_, '_> {
    fn name(&self) -> String {
        self.file.display().to_string()
    }

    /// Line and column of a reading.
    fn place(&self, reading: &Reading) -> Option<(u64, u64)> {
        let place = place(self.text?, reading.span?, 1).place;
        Some((place.line, place.column))
    }
}

fn say(
    arguments: &Compare,
    ui: &mut Ui,
    comparison: &Comparison,
    sheets: &[Sheet<'_, '_>; 2],
) -> Result<Answer, Error> {
    if let Some(file) = &arguments.merged {
        let record = merged(comparison, sheets[0].record, sheets[1].record);
        convert::write_one(
            file,
            Existing::of(&arguments.force),
            &record,
            comparison.variant,
        )?;
    }
    if arguments.json {
        serde_json::to_writer(ui.out(), &json(comparison, sheets)).map_err(std::io::Error::from)?;
        writeln!(ui.out())?;
    } else {
        let lines = lines(&ui.words, comparison, sheets);
        ui.out().write_all(lines.as_bytes())?;
    }
    match comparison.is_equal() {
        true => Ok(Answer::Yes),
        false => Ok(Answer::No),
    }
}

/// The answer for the screen.
fn lines(words: &Words, comparison: &Comparison, sheets: &[Sheet<'_, '_>; 2]) -> String {
    let mut lines = Vec::new();
    for (fault, color) in comparison.sheets.iter().zip([Color::White, Color::Black]) {
        if let Some(fault) = fault {
            let copy = words.say(&format!("compare-copy-{}", color.word()), &[]);
            let said = words.say(&format!("finding-{}", fault.code().name()), &[]);
            lines.push(format!("{copy}: {said}"));
        }
    }
    for tag in &comparison.tags {
        let [white, black] = &tag.values;
        let values = [
            ("name", tag.name.into()),
            ("white", white.into()),
            ("black", black.into()),
        ];
        lines.push(words.say("compare-tag", &values));
    }
    for difference in &comparison.differences {
        lines.push(headline(words, difference));
        for (side, color) in [Color::White, Color::Black].into_iter().enumerate() {
            let reading = &difference.readings[side];
            let place = sheets[side].place(reading);
            let place = place.map_or(String::new(), |(line, column)| format!(":{line}:{column}"));
            let copy = words.say(&format!("compare-copy-{}", color.word()), &[]);
            let said = reading_sentence(words, reading);
            lines.push(format!("  {copy} {}{place}: {said}", sheets[side].name()));
        }
        let fault = format!("compare-fault-{}", difference.fault.name());
        lines.push(format!("  {}", words.say(&fault, &[])));
    }
    let values = [
        (
            "differences",
            (comparison.differences.len() + comparison.tags.len()).into(),
        ),
        ("half_moves", comparison.half_moves.len().into()),
    ];
    let summary = if comparison.is_equal() {
        "compare-equal"
    } else {
        "compare-summary"
    };
    lines.push(words.say(summary, &values));
    lines
        .iter()
        .map(|line| format!("{}\n", clean(line)))
        .collect()
}

fn headline(words: &Words, difference: &Difference) -> String {
    let side = difference
        .side
        .map(|side| words::side(words, side))
        .unwrap_or_default();
    let merged = difference.merged.clone().unwrap_or_default();
    let number = difference.ply.div_ceil(2);
    let values = [
        ("ply", difference.ply.into()),
        ("number", number.into()),
        ("side", side.into()),
        ("move", merged.into()),
    ];
    let is_extra = difference.merged.is_none();
    words.say(
        if is_extra {
            "compare-extra"
        } else {
            "compare-move"
        },
        &values,
    )
}

fn reading_sentence(words: &Words, reading: &Reading) -> String {
    let text = reading.text.clone().unwrap_or_default();
    let deviation = words.say(
        &format!("compare-{}", reading.deviation.name()),
        &[("text", text.into())],
    );
    if reading.text.is_none() || reading.deviation == Deviation::TooMuch {
        return deviation;
    }
    let legality = match (reading.is_legal, reading.lets_rest_replay) {
        (false, _) => words.say("compare-not-legal", &[]),
        (true, true) => words.say("compare-legal-and-fits", &[]),
        (true, false) => words.say("compare-legal-until", &[("count", reading.replays.into())]),
    };
    format!("{deviation}; {legality}")
}

/// `huff compare --json`.
#[derive(Debug, Serialize)]
struct CompareJson {
    format: u32,
    variant: &'static str,
    equal: bool,
    white: SheetJson,
    black: SheetJson,
    tags: Vec<TagJson>,
    differences: Vec<DifferenceJson>,
    merged: MergedJson,
}

#[derive(Debug, Serialize)]
struct SheetJson {
    file: String,
    half_moves: usize,
    /// The code of a fault that runs through all of it.
    sheet: Option<&'static str>,
}

#[derive(Debug, Serialize)]
struct TagJson {
    name: &'static str,
    white: String,
    black: String,
}

#[derive(Debug, Serialize)]
struct DifferenceJson {
    ply: u32,
    side: Option<&'static str>,
    merged: Option<String>,
    fault: &'static str,
    white: ReadingJson,
    black: ReadingJson,
}

#[derive(Debug, Serialize)]
struct ReadingJson {
    deviation: &'static str,
    ply: Option<u32>,
    text: Option<String>,
    line: Option<u64>,
    column: Option<u64>,
    legal: bool,
    replays: u32,
    complete: bool,
}

#[derive(Debug, Serialize)]
struct MergedJson {
    half_moves: Vec<String>,
    replayed: u32,
    undecided: usize,
}

fn json(comparison: &Comparison, sheets: &[Sheet<'_, '_>; 2]) -> CompareJson {
    let sheet = |side: usize| SheetJson {
        file: sheets[side].name(),
        half_moves: sheets[side].record.half_moves.len(),
        sheet: comparison.sheets[side].map(|fault| fault.code().name()),
    };
    let reading = |difference: &Difference, side: usize| {
        let reading: &Reading = &difference.readings[side];
        let place = sheets[side].place(reading);
        ReadingJson {
            deviation: reading.deviation.name(),
            ply: reading.ply,
            text: reading.text.clone(),
            line: place.map(|(line, _)| line),
            column: place.map(|(_, column)| column),
            legal: reading.is_legal,
            replays: reading.replays,
            complete: reading.lets_rest_replay,
        }
    };
    let differences = comparison
        .differences
        .iter()
        .map(|difference| DifferenceJson {
            ply: difference.ply,
            side: difference.side.map(Color::word),
            merged: difference.merged.clone(),
            fault: difference.fault.name(),
            white: reading(difference, 0),
            black: reading(difference, 1),
        });
    let tags = comparison.tags.iter().map(|tag| {
        let [white, black] = tag.values.clone();
        TagJson {
            name: tag.name,
            white,
            black,
        }
    });
    CompareJson {
        format: FORMAT,
        variant: comparison.variant.name(),
        equal: comparison.is_equal(),
        white: sheet(0),
        black: sheet(1),
        tags: tags.collect(),
        differences: differences.collect(),
        merged: MergedJson {
            half_moves: comparison
                .half_moves
                .iter()
                .map(|played| played.text.clone())
                .collect(),
            replayed: comparison.replayed,
            undecided: comparison
                .differences
                .iter()
                .filter(|one| one.fault == Fault::Undecided)
                .count(),
        },
    }
}
