//! A record into the event.

use super::CopyArgument;
use crate::cli::desk;
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::store::{Edit, Game, Section, SheetRow, result_from_word};
use crate::tournament::GameResult;

/// What becomes of a copy that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli::commands) enum Replace {
    Old,
    Nothing,
}

/// What was kept.
pub(in crate::cli::commands) struct Kept {
    pub(in crate::cli::commands) verdict: crate::record::Verdict,
    pub(in crate::cli::commands) findings: i64,
    pub(in crate::cli::commands) result: Option<&'static str>,
    pub(in crate::cli::commands) entered: Option<&'static str>,
    /// What does not fit the board.
    pub(in crate::cli::commands) notes: Vec<Fact>,
}

impl Kept {
    /// Whether record and event name different results.
    pub(in crate::cli::commands) fn disagrees(&self) -> bool {
        matches!((self.result, self.entered), (Some(sheet), Some(entered)) if sheet != entered)
    }
}

/// Keeps a record as a player's copy of a game.
pub(in crate::cli::commands) fn keep(
    edit: &Edit<'_>,
    (section, game, address): (&Section, &Game, &str),
    copy: CopyArgument,
    record: &desk::Kept,
    replace: Replace,
) -> Result<Kept, Error> {
    let mut row = SheetRow {
        id: 0,
        game: game.row.id,
        copy: copy.word().to_owned(),
        text: record.text.clone(),
        verdict: record.judgement.verdict.name().to_owned(),
        findings: record.findings,
        result: record.result.map(str::to_owned),
    };
    let there: Vec<SheetRow> = edit.of("game", game.row.id)?;
    match there.into_iter().find(|sheet| sheet.copy == row.copy) {
        Some(old) if replace == Replace::Old => {
            row.id = old.id;
            edit.update(&row)?;
        }
        Some(_) => {
            return Err(Error::No(
                Fact::new("error-copy-is-there").with("address", address.to_owned()),
            ));
        }
        None => edit.insert(&mut row)?,
    }
    let notes = record.belonging.differences(
        &edit.event()?.name,
        section,
        game,
        address,
        record.judgement.variant,
    );
    Ok(Kept {
        verdict: record.judgement.verdict,
        findings: record.findings,
        result: record.result,
        entered: entered(game),
        notes,
    })
}

/// Who won by what was entered: `none` if nobody won and it is no draw.
pub(in crate::cli::commands) fn entered(game: &Game) -> Option<&'static str> {
    use GameResult::{Draw, ForfeitWin, ShortDraw, ShortWin, Win};
    let result = |seat: usize| {
        let word = game.seats.get(seat)?.result.as_deref()?;
        result_from_word(word)
    };
    match (result(0)?, result(1)?) {
        (Win | ShortWin | ForfeitWin, _) => Some("white"),
        (_, Win | ShortWin | ForfeitWin) => Some("black"),
        (Draw | ShortDraw, Draw | ShortDraw) => Some("draw"),
        _ => Some("none"),
    }
}
