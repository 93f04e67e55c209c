//! `huff enter` for star halma: a full screen, or lines of turns and commands.

mod keep;
mod lines;
mod said;
mod screen;
mod target;

use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::entry::StarSession;
use crate::record::Class;

use super::screen::ask;
use super::{Enter, Face, FromDraft};
use keep::StarKeeper;

#[derive(serde::Serialize)]
struct StarEnterJson {
    format: u32,
    journal: Option<i64>,
    /// The game of the event, or the file.
    target: String,
    /// The number of the seat.
    copy: Option<u8>,
    turns: usize,
    verdict: &'static str,
    findings: usize,
    places: Option<String>,
    /// What was typed and not accepted.
    left: Option<String>,
}

/// Types a game of star halma; none where it is a game of draughts.
pub(super) fn run(
    arguments: &Enter,
    from_draft: FromDraft,
    face: Face,
    ui: &mut Ui,
) -> Result<Option<Answer>, Error> {
    let Some((mut session, mut keeper)) = target::open(arguments, from_draft)? else {
        return Ok(None);
    };
    if arguments.live || arguments.forced {
        return Err(Error::Usage(Fact::new("star-enter-not-so")));
    }
    if let (Face::Screen, Some(file)) = (face, keeper.draft_beside()) {
        let values = [
            ("turns", session.record().turns.len().into()),
            ("file", file.display().to_string().into()),
        ];
        let question = ui.words.say("star-enter-draft-found", &values);
        match ask(&question, &ui.words)? {
            Some(FromDraft::Yes) => {}
            Some(FromDraft::No) => {
                // the draft is let go of, so that it can be put aside
                drop(keeper);
                return run(arguments, FromDraft::No, face, ui);
            }
            None => return Ok(Some(Answer::No)),
        }
    }
    let (session, left) = match face {
        Face::Screen => {
            if let Some(typed) = keeper.half_typed().found() {
                session.resume(&typed);
            }
            screen::run(session, &mut keeper, ui)?
        }
        Face::Lines => lines::run(session, &mut keeper, ui)?,
    };
    keeper.finish(session.record())?;
    keeper.half_typed().forget();
    answer(arguments, &keeper, &session, left, ui).map(Some)
}

fn answer(
    arguments: &Enter,
    keeper: &StarKeeper,
    session: &StarSession,
    left: Option<String>,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let judgement = session.judgement();
    let turns = session.record().turns.len();
    let answer = match &left {
        None => Answer::Yes,
        Some(_) => Answer::No,
    };
    if arguments.json {
        let findings = judgement.findings.iter();
        ui.json(&StarEnterJson {
            format: FORMAT,
            journal: keeper.journal(),
            target: keeper.name(),
            copy: keeper.seat(),
            turns,
            verdict: judgement.verdict.name(),
            findings: findings
                .filter(|finding| finding.code.class() != Class::Remark)
                .count(),
            places: session.record().tag("Places").map(str::to_owned),
            left,
        })?;
        return Ok(answer);
    }
    let verdict = crate::words::verdict(&ui.words, judgement.verdict);
    ui.tell(
        &Fact::new("star-enter-done")
            .with("what", keeper.name())
            .with("turns", turns)
            .with("verdict", verdict),
    )?;
    if let Some(left) = left {
        ui.warn(&Fact::new("enter-left").with("text", left));
    }
    Ok(answer)
}
