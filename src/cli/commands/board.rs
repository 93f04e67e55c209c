//! `huff board`

use std::io::Write;
use std::path::Path;

use clap::Args;

use crate::cli::json::{BoardJson, FORMAT, LegalJson, ProblemJson};
use crate::cli::{
    Answer,
    clean::clean,
    diagram::{diagram, svg},
    error::Error,
    read::typed_lines,
    source::Source,
    star,
    ui::Ui,
};
use crate::draughts::{Game, Move, Naming, Position, Setup, SetupError, Task, Variant};
use crate::notation::{Numbering, fen};
use crate::record::judge;
use crate::words::{self, Words};

/// Show a position and its legal moves
///
/// The position is a FEN such as W:W21-32:B1-12, or `start`, or that of a game file after a
/// half-move; `-` reads FENs from standard input, one a line.
///
/// Examples: huff board --variant russian W:Wh6:Bg7,c5,d2; huff board --variant english start;
/// huff board --variant "star:3;jump=eq" start; huff board round3.pdn --record 2 --ply 18 --svg > diagram.svg
#[derive(Debug, Args)]
pub(in crate::cli) struct Board {
    /// A FEN, `start`, a game file, or `-`
    fen: String,
    /// The record of a game file, from 1
    #[arg(long, default_value_t = 1)]
    record: usize,
    /// The half-move of the record after which the position stands; the last one where not given
    #[arg(long)]
    ply: Option<usize>,
    /// Give the position as an SVG picture
    #[arg(long, conflicts_with = "json")]
    svg: bool,
    /// The game; international where nothing else is said
    #[arg(long)]
    variant: Option<String>,
    /// Answer in JSON, one line a position, squares by number
    #[arg(long)]
    json: bool,
}

pub(super) fn run(board: &Board, ui: &mut Ui) -> Result<Answer, Error> {
    let variant = board.variant.as_deref();
    if variant.is_some_and(star::is_star)
        || star::is_position(&board.fen)
        || star::is_star_file(Path::new(&board.fen))
    {
        let form = match (board.svg, board.json) {
            (true, _) => star::BoardForm::Svg,
            (_, true) => star::BoardForm::Json,
            _ => star::BoardForm::Screen,
        };
        let asked = star::BoardAsked {
            what: &board.fen,
            record: board.record,
            ply: board.ply,
            variant,
            form,
        };
        return star::board(&asked, ui);
    }
    let asked = super::variant(variant)?;
    if board.fen != "-" {
        let path = Path::new(&board.fen);
        let is_game_file = ["pdn", "csv", "json"]
            .map(|ending| path.extension().is_some_and(|have| have == ending));
        if path.exists() || is_game_file.contains(&true) {
            let fen = position_of_file(board, path, asked)?;
            return one(board, Some(fen.0), &fen.1, ui);
        }
        return one(board, asked, &board.fen, ui);
    }
    let mut answer = Answer::Yes;
    for line in typed_lines() {
        let line = line?;
        let text = String::from_utf8_lossy(&line);
        let text = text.trim_end_matches('\r');
        if !text.trim().is_empty() || board.json {
            answer = answer.max(one(board, asked, text, ui)?);
        }
    }
    Ok(answer)
}

/// The game and the position after a half-move of a record, as far as it can be followed.
fn position_of_file(
    board: &Board,
    path: &Path,
    asked: Option<Variant>,
) -> Result<(Variant, String), Error> {
    let (mut records, mut found) = (0, None);
    Source::open(path, None)?.records(|record, _, _| {
        records += 1;
        if records == board.record {
            let mut record = record.clone();
            record.half_moves.truncate(board.ply.unwrap_or(usize::MAX));
            record
                .remarks
                .retain(|remark| remark.after as usize <= record.half_moves.len());
            let judgement = judge(&record, asked);
            let last = judgement.last.as_ref().map(fen::write);
            found = Some((judgement.variant, last.unwrap_or_default()));
        }
        Ok(())
    })?;
    found.ok_or(Error::NoSuchRecord {
        index: board.record,
        records,
    })
}

fn one(board: &Board, asked: Option<Variant>, text: &str, ui: &mut Ui) -> Result<Answer, Error> {
    let read = read(text, asked);
    if board.json {
        let answer = if read.problem.is_none() {
            Answer::Yes
        } else {
            Answer::Unusable
        };
        let json = json(text, read);
        serde_json::to_writer(ui.out(), &json).map_err(std::io::Error::from)?;
        writeln!(ui.out())?;
        return Ok(answer);
    }
    match read {
        Read {
            setup: Some(setup),
            problem: None,
        } if board.svg => {
            ui.raw(svg(&setup).as_bytes())?;
            Ok(Answer::Yes)
        }
        Read {
            setup: Some(setup),
            problem: None,
        } => {
            let lines = setup.variant.run(Show {
                setup: &setup,
                words: &ui.words,
            });
            for line in lines {
                writeln!(ui.out(), "{line}")?;
            }
            Ok(Answer::Yes)
        }
        Read { problem, .. } => {
            let place = problem
                .as_ref()
                .and_then(|problem| problem.column)
                .unwrap_or(1);
            let sentence = sentence(&ui.words, problem.as_ref());
            let place = ui.words.say(
                "problem-at",
                &[("line", 1.into()), ("column", place.into())],
            );
            ui.complain(&format!("{}: {place}: {sentence}", clean(text)));
            Ok(Answer::Unusable)
        }
    }
}

fn sentence(words: &Words, problem: Option<&ProblemJson>) -> String {
    let Some(problem) = problem else {
        return String::new();
    };
    let id = format!("problem-fen-{}", problem.code);
    if words.has(&id) {
        return words.say(&id, &[]);
    }
    let expected = problem
        .expected
        .clone()
        .unwrap_or_else(|| problem.code.clone());
    words.say("problem-fen-expected", &[("expected", expected.into())])
}

/// A position, and why it cannot be used.
struct Read {
    setup: Option<Setup>,
    problem: Option<ProblemJson>,
}

fn read(text: &str, asked: Option<Variant>) -> Read {
    let variant = asked.unwrap_or(Variant::International);
    if text.trim() == "start" {
        return Read {
            setup: Some(Setup::start(variant)),
            problem: None,
        };
    }
    let (setup, problems) = fen::read(text, variant, Numbering::OURS);
    let problem = problems
        .iter()
        .find(|problem| problem.kind.is_fatal())
        .map(|problem| ProblemJson {
            code: problem.kind.name().to_string(),
            line: Some(1),
            column: Some(u64::from(problem.column)),
            expected: problem.kind.expected().map(str::to_string),
        });
    Read { setup, problem }
}

fn json(text: &str, read: Read) -> BoardJson {
    let mut problem = read.problem;
    let legal = match (&problem, &read.setup) {
        (None, Some(setup)) => match setup.variant.run(Legal { setup }) {
            Ok(legal) => legal,
            Err(code) => {
                problem = Some(ProblemJson {
                    code: code.to_string(),
                    line: Some(1),
                    column: Some(1),
                    expected: None,
                });
                Vec::new()
            }
        },
        _ => Vec::new(),
    };
    BoardJson {
        format: FORMAT,
        fen: text.to_string(),
        problem,
        legal,
    }
}

/// Lists the legal moves by number.
struct Legal<'s> {
    setup: &'s Setup,
}

impl Task for Legal<'_> {
    type Output = Result<Vec<LegalJson>, &'static str>;

    fn run<G: Game>(self) -> Self::Output {
        let position = Position::<G>::from_setup(self.setup).map_err(setup_code)?;
        let moves = position.legal_moves().map_err(|_| "too-complex")?;
        Ok(moves
            .iter()
            .map(|legal| legal_json(&position, legal, Naming::Numeric))
            .collect())
    }
}

fn setup_code(error: SetupError) -> &'static str {
    match error {
        SetupError::ManOnKingRow(_) => "man-on-king-row",
        SetupError::OtherVariant => "other-variant",
    }
}

fn path<G: Game>(position: &Position<G>, legal: &Move<G>) -> Vec<crate::draughts::Square> {
    let routes = position.routes(legal).unwrap_or_default();
    routes
        .into_iter()
        .next()
        .unwrap_or_else(|| vec![legal.from(), legal.to()])
}

fn legal_json<G: Game>(position: &Position<G>, legal: &Move<G>, naming: Naming) -> LegalJson {
    let path = path(position, legal);
    LegalJson {
        text: move_text::<G>(&path, legal, naming),
        from: legal.from().number(),
        to: legal.to().number(),
        taken: legal.taken().iter().map(|square| square.number()).collect(),
        path: path.iter().map(|square| square.number()).collect(),
        crowned: legal.crowned(),
    }
}

fn move_text<G: Game>(path: &[crate::draughts::Square], legal: &Move<G>, naming: Naming) -> String {
    let board = G::RULES.geometry;
    let sign = match (legal.is_capture(), naming) {
        (false, _) => '-',
        (true, Naming::Numeric) => 'x',
        (true, Naming::Algebraic) => G::RULES.capture_sign,
    };
    let squares: Vec<String> = path
        .iter()
        .map(|square| match naming {
            Naming::Numeric => square.number().to_string(),
            Naming::Algebraic => board.algebraic(*square),
        })
        .collect();
    squares.join(&sign.to_string())
}

/// Shows board and legal moves as text.
struct Show<'s> {
    setup: &'s Setup,
    words: &'s Words,
}

impl Task for Show<'_> {
    type Output = Vec<String>;

    fn run<G: Game>(self) -> Vec<String> {
        let words = self.words;
        let mut lines = diagram(self.setup);
        lines.push(format!(
            "{}  ({})",
            fen::write(self.setup),
            words::game(words, G::VARIANT)
        ));
        let Ok(position) = Position::<G>::from_setup(self.setup) else {
            lines.push(words.say("problem-fen-man-on-king-row", &[]));
            return lines;
        };
        let Ok(moves) = position.legal_moves() else {
            lines.push(words.say("problem-fen-too-complex", &[]));
            return lines;
        };
        let side = words::side(words, position.turn());
        if moves.is_empty() {
            lines.push(words.say("board-no-move", &[("side", side.into())]));
            return lines;
        }
        let mut turn = words.say("board-turn", &[("side", side.into())]);
        if position.must_capture() {
            turn = format!("{turn}, {}", words.say("board-must-capture", &[]));
        }
        let texts: Vec<String> = moves
            .iter()
            .map(|legal| move_text::<G>(&path(&position, legal), legal, G::RULES.geometry.naming))
            .collect();
        lines.push(format!("{turn}: {}", texts.join(" ")));
        lines
    }
}
