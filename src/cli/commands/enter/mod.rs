//! `huff enter`

mod file;
mod half_typed;
mod in_file;
mod keep;
mod noted;
mod own;
mod plain;
mod say;
mod screen;
mod star;
mod target;

use std::io::IsTerminal;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use clap::Args;

use crate::cli::commands::game::Owner;
use crate::cli::desk::{EventArgs, SectionArgs};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::pick::{Item, Pick, pick};
use crate::cli::read::ordinary;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::entry::{Forced, Session, Stance};
use crate::record::Class;

use keep::Keeper;
use target::Target;

/// Type a game from its record sheet
///
/// A full screen with the board, both columns of the sheet, the other copy beside it, and what is legal now.
/// Half-moves are typed by shorthand, 3228, 328, c3d4, cd4, or with any sign between the squares, and are played
/// as soon as only one move begins so. A move that is not legal is never passed over: its finding is shown, and it can be
/// corrected, entered as it is written (!), or repaired. What is typed is on the disk before it is shown. The key ?
/// explains all keys; / begins a command such as /note, /incident, /result.
///
/// A game of star halma has a screen of its own, with the star and a column a seat: A5C7, A5-C7-E7, pass; a hole shows
/// where its piece can go.
///
/// Without a terminal, or with --plain, lines of half-moves and commands are read instead; /help names the commands.
///
/// Examples: huff enter 3.12 --copy black; huff enter game.pdn --variant russian; huff enter --plain game.pdn < moves.txt
#[derive(Debug, Args)]
pub(in crate::cli) struct Enter {
    /// ROUND.BOARD, ROUND.BOARD.GAME, a file, or FILE:3 for a record of several; by default the next game of the round without its sheets
    #[arg(value_name = "GAME|FILE")]
    target: Option<String>,
    /// Whose copy it is, in star halma the number of the seat; by default the one that is not there
    #[arg(long, value_enum)]
    copy: Option<Owner>,
    /// The game, where neither event nor file says it
    #[arg(long)]
    variant: Option<String>,
    /// Read lines instead of using the full screen
    #[arg(long)]
    plain: bool,
    /// The game goes on: findings are hidden until they are claimed, and the time of a move is counted down
    #[arg(long)]
    live: bool,
    /// Make captures that are the only move without waiting for them to be typed
    #[arg(long)]
    forced: bool,
    /// Begin from the file although an unfinished draft lies beside it
    #[arg(long)]
    fresh: bool,
    /// Say in JSON what was entered
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(serde::Serialize)]
struct EnterJson {
    format: u32,
    journal: Option<i64>,
    /// The game of the event, or the file.
    target: String,
    copy: Option<&'static str>,
    half_moves: usize,
    verdict: &'static str,
    findings: usize,
    result: Option<String>,
    /// What was typed and not accepted.
    left: Option<String>,
}

/// Whether a draft beside a file is gone on with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FromDraft {
    Yes,
    No,
}

/// How a game is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Face {
    /// On a full screen.
    Screen,
    /// In lines.
    Lines,
}

/// The time since 1970 as the desk counts it: a clock of the computer that is set anew moves no time of a game.
struct Clock {
    start: Duration,
    began: Instant,
}

impl Clock {
    /// Starts with a session; the time of a live game goes on.
    fn start(session: &mut Session) -> Clock {
        let start = SystemTime::now().duration_since(UNIX_EPOCH);
        let clock = Clock {
            start: start.unwrap_or_default(),
            began: Instant::now(),
        };
        if session.stance() == Stance::Live {
            session.go_on(clock.now());
        }
        clock
    }

    fn now(&self) -> Duration {
        self.start + self.began.elapsed()
    }
}

/// How a session ended.
struct Ended {
    session: Session,
    /// What was typed and not accepted.
    left: Option<String>,
}

pub(super) fn run(arguments: &Enter, ui: &mut Ui) -> Result<Answer, Error> {
    let is_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let is_full = is_terminal && !arguments.plain;
    let from_draft = if arguments.fresh {
        FromDraft::No
    } else {
        FromDraft::Yes
    };
    let mut target = Target::of(arguments.target.as_deref());
    if let Target::File(path, _) = &target {
        ordinary(path)?;
    }
    let face = if is_full { Face::Screen } else { Face::Lines };
    if let Some(answer) = star::run(arguments, from_draft, face, ui)? {
        return Ok(answer);
    }
    if let Target::File(path, _) = &target {
        file::check_ending(path)?;
    }
    if let Some(name) = &arguments.variant
        && let Some(remark) = file::other_game(&target, name)?
    {
        ui.warn(&remark);
    }
    if let (true, Target::File(path, number @ None)) = (is_full, &mut target)
        && path.exists()
    {
        let titles = file::titles(path)?;
        if titles.len() > 1 {
            let title = ui.words.say(
                "enter-which-record",
                &[("file", path.display().to_string().into())],
            );
            let titles = titles.into_iter().zip(1..);
            let items = titles.map(|(title, place)| Item::Choice(format!("{place:>3}  {title}")));
            let mut list = Pick::new(title, items.collect());
            match pick(&mut list, &ui.words)? {
                Some(place) => *number = Some(place + 1),
                None => return Ok(Answer::No),
            }
        }
    }
    let (mut session, mut keeper) = target::open(arguments, &target, from_draft)?;
    if let (true, Some(file)) = (is_full, keeper.draft_beside()) {
        let half_moves = session.sheet().entries.len();
        let values = [
            ("half_moves", half_moves.into()),
            ("file", file.display().to_string().into()),
        ];
        let question = ui.words.say("enter-draft-found", &values);
        match screen::ask(&question, &ui.words)? {
            Some(FromDraft::Yes) => {}
            Some(FromDraft::No) => {
                // the draft is let go of, so that it can be put aside
                drop(keeper);
                (session, keeper) = target::open(arguments, &target, FromDraft::No)?;
            }
            None => return Ok(Answer::No),
        }
    }
    session.set_event_notes(keeper.notes()?);
    let session = session
        .with_forced(if arguments.forced {
            Forced::Played
        } else {
            Forced::Typed
        })
        .with_stance(if arguments.live {
            Stance::Live
        } else {
            Stance::Judging
        });
    let mut session = session;
    if is_full && let Some(typed) = keeper.half_typed().found() {
        session.resume(&typed);
    }
    let ended = if is_full {
        screen::run(session, &mut keeper, ui)?
    } else {
        plain::run(session, &mut keeper, ui)?
    };
    keeper.finish(ended.session.sheet())?;
    keeper.half_typed().forget();
    answer(arguments, &keeper, &ended, ui)
}

/// Says what was entered.
fn answer(arguments: &Enter, keeper: &Keeper, ended: &Ended, ui: &mut Ui) -> Result<Answer, Error> {
    let session = &ended.session;
    let judgement = session.judgement();
    let answer = match &ended.left {
        None => Answer::Yes,
        Some(_) => Answer::No,
    };
    if arguments.json {
        let counted = |class: Class| class != Class::Remark;
        let findings = judgement.findings.iter();
        ui.json(&EnterJson {
            format: FORMAT,
            journal: keeper.journal(),
            target: keeper.name(),
            copy: keeper.copy(session.active()),
            half_moves: session.sheet().entries.len(),
            verdict: judgement.verdict.name(),
            findings: findings
                .filter(|finding| counted(finding.code.class()))
                .count(),
            result: session.sheet().result().map(str::to_owned),
            left: ended.left.clone(),
        })?;
        return Ok(answer);
    }
    let verdict = crate::words::verdict(&ui.words, judgement.verdict);
    ui.tell(
        &Fact::new("enter-done")
            .with("what", keeper.name())
            .with("half_moves", session.sheet().entries.len())
            .with("verdict", verdict),
    )?;
    if let Some(left) = &ended.left {
        ui.warn(&Fact::new("enter-left").with("text", left.clone()));
    }
    Ok(answer)
}
