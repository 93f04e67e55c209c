//! A record into the event.

use super::CopyArgument;
use crate::cli::desk::{self, TagText};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::draughts::Variant;
use crate::record::{Class, Code, Finding, Judgement, Verdict};
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
    pub(in crate::cli::commands) judgement: Judgement,
    pub(in crate::cli::commands) findings: i64,
    pub(in crate::cli::commands) result: Option<&'static str>,
    pub(in crate::cli::commands) entered: Option<&'static str>,
    /// What does not fit the board.
    pub(in crate::cli::commands) notes: Vec<Fact>,
}

impl Kept {
    pub(in crate::cli::commands) fn verdict(&self) -> Verdict {
        self.judgement.verdict
    }

    /// The findings that count: no remarks.
    pub(in crate::cli::commands) fn found(&self) -> impl Iterator<Item = &Finding> {
        let findings = self.judgement.findings.iter();
        findings.filter(|finding| finding.class() != Class::Remark)
    }

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
    let variant = Variant::from_name(&section.row.variant);
    let known = desk::known_tags(section, game.row.id);
    let record = record.completed(&known, variant);
    let mut row = SheetRow {
        id: 0,
        game: game.row.id,
        copy: copy.word().to_owned(),
        text: record.text.clone(),
        verdict: record.judgement.verdict.name().to_owned(),
        findings: record.findings,
        result: record.result.map(str::to_owned),
    };
    put(edit, &mut row, address, replace)?;
    let mut notes = record.belonging.differences(
        &edit.event()?.name,
        section,
        game,
        address,
        record.judgement.variant,
    );
    if game.is_forfeited() {
        notes.push(Fact::new("warn-sheet-of-forfeit").with("address", address.to_owned()));
    }
    notes.extend(left_opening(&record.judgement, address, &known));
    Ok(Kept {
        findings: record.findings,
        result: record.result,
        entered: entered(game),
        judgement: record.judgement,
        notes,
    })
}

/// Puts a sheet among those of its game; one that is there in its place is kept or replaced.
pub(in crate::cli::commands) fn put(
    edit: &Edit<'_>,
    row: &mut SheetRow,
    address: &str,
    replace: Replace,
) -> Result<(), Error> {
    let there: Vec<SheetRow> = edit.of("game", row.game)?;
    match there.into_iter().find(|sheet| sheet.copy == row.copy) {
        Some(old) if replace == Replace::Old => {
            row.id = old.id;
            Ok(edit.update(row)?)
        }
        Some(_) => Err(Error::No(
            Fact::new("error-copy-is-there").with("address", address.to_owned()),
        )),
        None => Ok(edit.insert(row)?),
    }
}

/// That another opening was played than the one drawn for the round.
fn left_opening(judgement: &Judgement, address: &str, known: &[TagText]) -> Option<Fact> {
    let left = |finding: &&Finding| finding.code == Code::LeftDrawnOpening;
    let ply = judgement.findings.iter().find(left)?.ply?;
    let moves = known.iter().find(|(name, _)| *name == "Opening");
    let fact = Fact::new("warn-left-opening")
        .with("address", address.to_owned())
        .with("opening", moves.map_or("", |(_, moves)| moves).to_owned());
    Some(fact.with(
        "half_move",
        desk::half_move_text(ply.into(), Some(judgement.variant)),
    ))
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
