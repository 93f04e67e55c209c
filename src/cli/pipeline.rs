//! Files to reports: read in one place, judged on all cores, given out in the order of the files.

use std::collections::BTreeMap;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Condvar, Mutex};

use crate::notation::{Block, Blocks, Form, Place, Places, place, sheet::SheetProblemKind};

use super::read::archive;
use super::report::{Asked, Report, report};
use super::star::{self, StarReport};

/// A file to read.
#[derive(Clone, Debug)]
pub(super) struct Input {
    /// As it is shown.
    pub(super) name: String,
    /// `None` is standard input.
    path: Option<PathBuf>,
}

/// The files that arguments name; folders give their game files in the order of their names.
///
/// # Errors
/// A folder that cannot be read, with its name.
pub(super) fn inputs(arguments: &[PathBuf]) -> Result<Vec<Input>, (String, io::Error)> {
    let mut inputs = Vec::new();
    for argument in arguments {
        if argument == Path::new("-") {
            inputs.push(Input {
                name: "-".to_string(),
                path: None,
            });
        } else if argument.is_dir() {
            let mut files = Vec::new();
            game_files(argument, &mut files)
                .map_err(|error| (argument.display().to_string(), error))?;
            files.sort();
            inputs.extend(files.into_iter().map(file));
        } else {
            inputs.push(file(argument.clone()));
        }
    }
    Ok(inputs)
}

fn file(path: PathBuf) -> Input {
    Input {
        name: path.display().to_string(),
        path: Some(path),
    }
}

/// Endings of files that are read when a folder is named.
const ENDINGS: [&str; 2] = ["pdn", "csv"];

fn game_files(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let kind = entry.file_type()?;
        let path = entry.path();
        let ending = path
            .extension()
            .and_then(|ending| ending.to_str())
            .map(str::to_lowercase);
        if kind.is_dir() {
            game_files(&path, files)?;
        } else if ending.is_some_and(|ending| ENDINGS.contains(&ending.as_str())) {
            files.push(path);
        }
    }
    Ok(())
}

/// What comes out of the pipeline, in order.
#[derive(Debug)]
pub(super) enum Step {
    /// The judged records of a piece of a file.
    Records(Vec<Report>),
    /// Those of a file of star halma.
    Star(Vec<StarReport>),
    /// A text too large was left out, at this line.
    TooLarge {
        /// Where.
        line: u64,
    },
    /// A part of a CSV file belongs to no record.
    Stray {
        /// What is wrong with it.
        kind: SheetProblemKind,
        /// Where.
        place: Place,
    },
    /// The file could not be opened or read to its end.
    Failed(io::Error),
    /// The file is done.
    End,
}

type Reading = Blocks<Box<dyn Read + Send>>;

/// Where reading stands. One worker at a time takes the next piece.
struct Reader<'i> {
    inputs: &'i [Input],
    /// What all of them are, whatever their content.
    form: Option<Form>,
    file: usize,
    open: Option<Reading>,
    next: u64,
}

/// A piece of work.
enum Piece {
    Block(Block),
    Failed(io::Error),
    End,
}

impl Reader<'_> {
    /// The number of the piece, the file it is of, and the piece.
    fn take(&mut self) -> Option<(u64, usize, Piece)> {
        let input = self.inputs.get(self.file)?;
        let piece = self.piece(input);
        let taken = (self.next, self.file, piece);
        self.next += 1;
        if matches!(taken.2, Piece::End) {
            self.file += 1;
            self.open = None;
        }
        Some(taken)
    }

    fn piece(&mut self, input: &Input) -> Piece {
        let reading = match &mut self.open {
            Some(reading) => reading,
            None => match open(input) {
                Ok(stream) => {
                    let blocks = Blocks::new(stream);
                    self.open.insert(match self.form {
                        Some(form) => blocks.with_form(form),
                        None => blocks,
                    })
                }
                Err(error) => {
                    // an empty stream ends the file at the next call
                    self.open = Some(Blocks::new(Box::new(io::empty())));
                    return Piece::Failed(error);
                }
            },
        };
        match reading.next() {
            Some(Ok(block)) => Piece::Block(block),
            Some(Err(error)) => Piece::Failed(error),
            None => Piece::End,
        }
    }
}

fn open(input: &Input) -> io::Result<Box<dyn Read + Send>> {
    match &input.path {
        None => archive(Path::new("-")),
        Some(path) => archive(path),
    }
}

/// Pieces that may wait for an earlier one, for each worker.
const AHEAD: u64 = 4;

/// What workers and the one who gives out share.
struct Shared {
    done: BTreeMap<u64, (usize, Vec<Step>)>,
    given: u64,
    running: usize,
    stopped: bool,
}

/// Reads and judges all files with `jobs` workers and calls `give(file, step)` in the order of the
/// files, until it returns an error.
pub(super) fn run<E>(
    inputs: &[Input],
    asked: Asked,
    jobs: usize,
    mut give: impl FnMut(usize, Step) -> Result<(), E>,
) -> Result<(), E> {
    let jobs = jobs.max(1);
    let reader = Mutex::new(Reader {
        inputs,
        form: asked.star.map(|_| Form::Star),
        file: 0,
        open: None,
        next: 0,
    });
    let shared = Mutex::new(Shared {
        done: BTreeMap::new(),
        given: 0,
        running: jobs,
        stopped: false,
    });
    let changed = Condvar::new();
    let worker = || {
        // also when a worker dies, so that nobody waits for it
        let _leaving = Leaving {
            shared: &shared,
            changed: &changed,
        };
        loop {
            let taken = lock(&reader).take();
            let Some((number, file, piece)) = taken else {
                break;
            };
            let steps = work(piece, &asked);
            let mut state = lock(&shared);
            while number >= state.given + AHEAD * jobs as u64 && !state.stopped {
                state = wait(&changed, state);
            }
            if state.stopped {
                break;
            }
            state.done.insert(number, (file, steps));
            changed.notify_all();
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(worker);
        }
        loop {
            let mut state = lock(&shared);
            let next = state.given;
            let Some((file, steps)) = state.done.remove(&next) else {
                if state.running == 0 {
                    return Ok(());
                }
                drop(wait(&changed, state));
                continue;
            };
            state.given += 1;
            drop(state);
            changed.notify_all();
            for step in steps {
                if let Err(error) = give(file, step) {
                    lock(&shared).stopped = true;
                    changed.notify_all();
                    return Err(error);
                }
            }
        }
    })
}

/// Counts a worker out.
struct Leaving<'s> {
    shared: &'s Mutex<Shared>,
    changed: &'s Condvar,
}

impl Drop for Leaving<'_> {
    fn drop(&mut self) {
        self.shared
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
            .running -= 1;
        self.changed.notify_all();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().expect("invariant: no worker panics")
}

fn wait<'m, T>(
    changed: &Condvar,
    guard: std::sync::MutexGuard<'m, T>,
) -> std::sync::MutexGuard<'m, T> {
    changed.wait(guard).expect("invariant: no worker panics")
}

fn work(piece: Piece, asked: &Asked) -> Vec<Step> {
    match piece {
        Piece::Failed(error) => vec![Step::Failed(error)],
        Piece::End => vec![Step::End],
        Piece::Block(block) => {
            let mut steps = Vec::new();
            let mut reports = Vec::new();
            let mut places = Places::new(&block.text, block.first_line);
            if block.form == Form::Star {
                let records = crate::notation::star::records(&block.text);
                let judge = |mut record| {
                    if let Some(asked) = asked.star {
                        asked.tell(&mut record);
                    }
                    star::report(&record, &block.text, &mut places)
                };
                return vec![Step::Star(records.into_iter().map(judge).collect())];
            }
            let (records, problems) = block.records();
            for record in &records {
                reports.push(report(record, &block, &mut places, asked));
            }
            for problem in &block.problems {
                if let crate::notation::TextProblemKind::TooLong { .. } = problem.kind {
                    let line = place(&block.text, problem.span, block.first_line)
                        .place
                        .line;
                    steps.push(Step::TooLarge { line });
                }
            }
            steps.insert(0, Step::Records(reports));
            if let Some(problem) = problems.first() {
                let place = place(&block.text, problem.span, block.first_line).place;
                steps.push(Step::Stray {
                    kind: problem.kind,
                    place,
                });
            }
            steps
        }
    }
}
