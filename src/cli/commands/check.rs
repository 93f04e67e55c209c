//! `huff check`

use std::collections::{HashMap, hash_map::Entry};
use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::cli::error::{Error, reason};
use crate::cli::json::{AnyRecordJson, CheckJson, FORMAT, FileJson, ProblemJson};
use crate::cli::pipeline::{self, Input, Step};
use crate::cli::read::Refused;
use crate::cli::report::{Asked, Report};
use crate::cli::star::{self, StarAsked, StarReport};
use crate::cli::{Answer, show, ui::Ui};
use crate::notation::Place;
use crate::record::Verdict;

/// Judge record sheets
///
/// Reads game files (PDN, or record sheets as CSV, told apart by their content), replays every record under the rules of its game, and reports what is
/// irregular in play or writing: the written move in its line, the position before it, the legal
/// moves, the articles, and whether the opponent may still claim it.
///
/// The exit code is 0 when every record is clean, 1 when one is not, 3 when a file holds no
/// record, 4 when a file cannot be read.
///
/// Examples: huff check round3.pdn; huff check --lang zh sheets/; huff check --json - < round3.pdn
#[derive(Debug, Args)]
pub(in crate::cli) struct Check {
    /// Files or folders; `-` is standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The game, when the file does not say it or says it wrongly
    #[arg(long)]
    variant: Option<String>,
    /// A law or draw rules by name, when the usual ones of the game are not meant
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    rules: Vec<String>,
    /// Answer in JSON
    #[arg(long, conflicts_with_all = ["jsonl", "quiet"])]
    json: bool,
    /// Answer in JSON, one record a line, as the records are read
    #[arg(long, conflicts_with = "quiet")]
    jsonl: bool,
    /// One line a finding and nothing else
    #[arg(long, short)]
    quiet: bool,
    /// How many cores to use; all of them by default
    #[arg(long, short)]
    jobs: Option<std::num::NonZeroUsize>,
}

/// How the answer is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Screen,
    Brief,
    Json,
    JsonLines,
}

/// Records of each verdict.
#[derive(Debug, Default)]
struct Tally {
    clean: u64,
    slips: u64,
    irregular: u64,
    unplayable: u64,
}

impl Tally {
    fn add(&mut self, verdict: Verdict) {
        match verdict {
            Verdict::Clean => self.clean += 1,
            Verdict::Slips => self.slips += 1,
            Verdict::Irregular => self.irregular += 1,
            Verdict::Unplayable => self.unplayable += 1,
        }
    }

    fn records(&self) -> u64 {
        self.clean + self.slips + self.irregular + self.unplayable
    }
}

/// What has been given out so far.
struct Giving<'a> {
    ui: &'a mut Ui,
    form: Form,
    inputs: &'a [Input],
    tally: Tally,
    answer: Answer,
    files: Vec<FileJson>,
    records: Vec<AnyRecordJson>,
    /// File and number of each game, by its fingerprint: sixteen bytes a record.
    seen: HashMap<u64, (u32, u32)>,
    /// Room for one line of JSON.
    json: Vec<u8>,
    progress: Progress,
}

pub(super) fn run(check: &Check, ui: &mut Ui) -> Result<Answer, Error> {
    let named = check.variant.as_deref();
    let star = named.filter(|name| star::is_star(name));
    let asked = Asked {
        variant: super::variant(named.filter(|_| star.is_none()))?,
        star: star.map(StarAsked::of).transpose()?,
        profile: super::profile(&check.rules)?,
    };
    let form = match check {
        Check { json: true, .. } => Form::Json,
        Check { jsonl: true, .. } => Form::JsonLines,
        Check { quiet: true, .. } => Form::Brief,
        _ => Form::Screen,
    };
    let jobs = match check.jobs {
        Some(jobs) => jobs.get(),
        None => std::thread::available_parallelism().map_or(1, |cores| cores.get()),
    };
    let inputs =
        pipeline::inputs(&check.files).map_err(|(file, source)| Error::Open { file, source })?;
    if inputs.is_empty() {
        let folders: Vec<String> = check
            .files
            .iter()
            .map(|file| file.display().to_string())
            .collect();
        return Err(Error::NoGameFile(folders.join(", ")));
    }
    let progress = Progress::new(ui);
    let mut giving = Giving {
        ui,
        form,
        inputs: &inputs,
        tally: Tally::default(),
        answer: Answer::Yes,
        files: inputs
            .iter()
            .map(|input| FileJson {
                file: input.name.clone(),
                records: 0,
                problem: None,
            })
            .collect(),
        records: Vec::new(),
        seen: HashMap::new(),
        json: Vec::new(),
        progress,
    };
    pipeline::run(&inputs, asked, jobs, |file, step| giving.step(file, step))?;
    giving.finish()
}

impl Giving<'_> {
    fn step(&mut self, file: usize, step: Step) -> Result<(), Error> {
        match step {
            Step::Records(reports) => {
                for report in reports {
                    self.record(file, report)?;
                }
                self.progress.show(self.tally.records());
            }
            Step::Star(reports) => {
                for report in reports {
                    self.star(file, report)?;
                }
            }
            Step::TooLarge { line } => {
                let size = crate::notation::MOST_BYTES / (1024 * 1024);
                let sentence = self
                    .ui
                    .words
                    .say("problem-too-large", &[("size", size.into())]);
                self.problem(
                    file,
                    "too-large",
                    Some(Place { line, column: 1 }),
                    sentence,
                    Answer::No,
                )?;
            }
            // in a file with records it is text around them
            Step::Stray { kind, place } if self.files[file].records == 0 => {
                let sentence = self.ui.words.say(&format!("problem-{}", kind.name()), &[]);
                self.problem(file, kind.name(), Some(place), sentence, Answer::Unusable)?;
            }
            Step::Stray { .. } => {}
            Step::Failed(error) => {
                let reason = reason(&error, &self.ui.words);
                let sentence = self
                    .ui
                    .words
                    .say("problem-cannot-read", &[("reason", reason.into())]);
                let (code, answer) = match Refused::of(&error) {
                    Some(refused) => (refused.name(), refused.answer()),
                    None => ("cannot-read", Answer::Files),
                };
                self.problem(file, code, None, sentence, answer)?;
            }
            Step::End if self.files[file].records == 0 && self.files[file].problem.is_none() => {
                let sentence = self.ui.words.say("problem-no-record", &[]);
                self.problem(
                    file,
                    "no-record",
                    Some(Place { line: 1, column: 1 }),
                    sentence,
                    Answer::Unusable,
                )?;
            }
            Step::End => {}
        }
        Ok(())
    }

    fn record(&mut self, file: usize, mut report: Report) -> Result<(), Error> {
        self.files[file].records += 1;
        let index = self.files[file].records;
        if let Some(fingerprint) = report.fingerprint {
            match self.seen.entry(fingerprint) {
                Entry::Occupied(first) => {
                    let (file, index) = *first.get();
                    report.is_duplicate_of(&self.inputs[file as usize].name, u64::from(index));
                }
                Entry::Vacant(place) => {
                    place.insert((file as u32, index as u32));
                }
            }
        }
        let name = &self.inputs[file].name;
        self.tally.add(report.judgement.verdict);
        if !show::is_clean(&report.judgement) {
            self.answer = self.answer.max(Answer::No);
        }
        let words = &self.ui.words;
        match self.form {
            Form::Screen if show::is_nothing(&report.judgement) => {}
            Form::Screen => {
                let mut text = Vec::new();
                show::show(&mut text, words, name, index, &report)?;
                self.progress.hidden(|| self.ui.out().write_all(&text))?;
            }
            Form::Brief => {
                let mut text = Vec::new();
                show::brief(&mut text, words, name, &report)?;
                self.ui.out().write_all(&text)?;
            }
            Form::Json => {
                let record = report.json(name, index);
                self.records.push(AnyRecordJson::Draughts(record));
            }
            Form::JsonLines => {
                let record = report.json(name, index);
                self.line(&record)?;
            }
        }
        Ok(())
    }

    fn star(&mut self, file: usize, report: StarReport) -> Result<(), Error> {
        self.files[file].records += 1;
        let index = self.files[file].records;
        let name = &self.inputs[file].name;
        self.tally.add(report.judgement.verdict);
        if !star::is_clean(&report) {
            self.answer = self.answer.max(Answer::No);
        }
        let mut text = Vec::new();
        match self.form {
            Form::Screen if star::is_nothing(&report) => {}
            Form::Screen => star::show(&mut text, &self.ui.words, name, index, &report)?,
            Form::Brief => star::brief(&mut text, &self.ui.words, name, &report)?,
            Form::Json => {
                let record = report.json(name, index);
                self.records.push(AnyRecordJson::Star(record));
            }
            Form::JsonLines => {
                let record = report.json(name, index);
                return self.line(&record);
            }
        }
        self.progress.hidden(|| self.ui.out().write_all(&text))?;
        Ok(())
    }

    /// Gives a value as a line of JSON.
    fn line(&mut self, value: &impl serde::Serialize) -> Result<(), Error> {
        self.json.clear();
        serde_json::to_writer(&mut self.json, value).map_err(std::io::Error::from)?;
        self.json.push(b'\n');
        self.ui.raw(&self.json)
    }

    /// A file, or a part of it, that could not be used.
    fn problem(
        &mut self,
        file: usize,
        code: &str,
        place: Option<Place>,
        sentence: String,
        answer: Answer,
    ) -> Result<(), Error> {
        self.answer = self.answer.max(answer);
        let problem = ProblemJson {
            code: code.to_string(),
            line: place.map(|place| place.line),
            column: place.map(|place| place.column),
            expected: None,
        };
        let name = self.inputs[file].name.clone();
        if self.form == Form::JsonLines {
            let file = FileJson {
                file: name,
                records: self.files[file].records,
                problem: Some(problem),
            };
            return self.line(&file);
        }
        self.files[file].problem = Some(problem);
        if self.form != Form::Json {
            let place = match place {
                Some(Place { line, column }) => format!("{name}:{line}:{column}"),
                None => name,
            };
            self.progress
                .hidden(|| self.ui.complain(&format!("{place}: {sentence}")));
        }
        Ok(())
    }

    fn finish(self) -> Result<Answer, Error> {
        self.progress.end();
        let tally = &self.tally;
        match self.form {
            Form::Json => {
                let answer = CheckJson {
                    format: FORMAT,
                    files: &self.files,
                    records: &self.records,
                };
                serde_json::to_writer(self.ui.out(), &answer).map_err(std::io::Error::from)?;
                writeln!(self.ui.out())?;
            }
            Form::Screen => {
                let summary = self.ui.words.say(
                    "check-summary",
                    &[
                        ("records", tally.records().into()),
                        ("files", self.files.len().into()),
                        ("clean", tally.clean.into()),
                        ("slips", tally.slips.into()),
                        ("irregular", tally.irregular.into()),
                        ("unplayable", tally.unplayable.into()),
                    ],
                );
                writeln!(self.ui.out(), "{summary}")?;
            }
            Form::Brief | Form::JsonLines => {}
        }
        Ok(self.answer)
    }
}

/// A bar on stderr, once the work has lasted over a second and somebody watches.
struct Progress {
    bar: Option<ProgressBar>,
    start: Instant,
    message: String,
}

impl Progress {
    fn new(ui: &Ui) -> Progress {
        let message = ui.words.say("check-progress", &[]);
        Progress {
            bar: None,
            start: Instant::now(),
            message,
        }
    }

    fn show(&mut self, records: u64) {
        if self.bar.is_none() {
            if self.start.elapsed() < Duration::from_secs(1) || !Ui::is_watched() {
                return;
            }
            let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
            if let Ok(style) = ProgressStyle::with_template("{spinner} {pos} {msg} ({per_sec})") {
                bar.set_style(style);
            }
            bar.set_message(self.message.clone());
            self.bar = Some(bar);
        }
        if let Some(bar) = &self.bar {
            bar.set_position(records);
        }
    }

    /// Does something that writes to the terminal.
    fn hidden<T>(&self, write: impl FnOnce() -> T) -> T {
        match &self.bar {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }

    fn end(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
