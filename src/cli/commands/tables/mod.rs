//! Sections whose games are played at tables of two to six: what `pair`, `result`, `pairings`, `standings`, `why` and
//! `export` do there.

mod audit;
mod export;
mod import;
mod pair;
mod pairings;
mod records;
mod result;
mod seats;
mod settings;
mod sheets;
mod short;
mod standings;
mod why;

use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::ui::Ui;
use crate::store::{Section, SectionRow};
use crate::tournament::tables::{Criterion, Stages};
use crate::words::Words;

pub(super) use crate::tournament::tables::SYSTEM;
pub(super) use audit::audit;
pub(super) use export::export_csv;
pub(super) use import::import;
pub(super) use pair::pair;
pub(super) use pairings::{pairings_csv, show_round};
pub(super) use records::{blank_record, places, records};
pub(super) use result::{TableResultJson, enter};
pub(super) use seats::{Seated, is_star, options, seated};
pub(super) use settings::{TablesSettings, apply_game, apply_system, check_pieces, check_seats};
pub(super) use sheets::{Sheet, in_event, is_absent, keep, reading, sheet_row};
pub(super) use short::{late_entrants, remarks, remarks_now};
pub(super) use standings::{Form, ranked, standings};
pub(super) use why::why;

/// The settings of a section of star halma, to be told wherever it is shown.
pub(super) fn rules_of(row: &SectionRow) -> Vec<Fact> {
    let mut facts = Vec::new();
    if let Some(rules) = &row.rules {
        facts.push(Fact::new("tables-rules").with("rules", rules.clone()));
    }
    if let Some(stages) = row.stages.as_ref().filter(|_| row.system == SYSTEM) {
        let points = row.place_points.clone().unwrap_or_default();
        facts.push(
            Fact::new("tables-stages")
                .with("stages", stages.clone())
                .with("points", points)
                .with("seed", row.seed.clone()),
        );
    }
    facts
}

/// Tells the settings of a section of star halma; nothing of others.
pub(super) fn tell_rules(section: &Section, ui: &mut Ui) -> Result<(), Error> {
    rules_of(&section.row)
        .iter()
        .try_for_each(|fact| ui.tell(fact))
}

/// Says that a command is not for tables, and which one is.
pub(super) fn refuse(section: &Section, instead: &'static str) -> Result<(), Error> {
    match section.is_tables() {
        true => Err(Error::Usage(
            Fact::new("tables-not-here").with("instead", instead),
        )),
        false => Ok(()),
    }
}

/// The word for a criterion of the standings.
pub(super) fn criterion_word(words: &Words, criterion: Criterion) -> String {
    words.say(&format!("criterion-{}", criterion.name()), &[])
}

/// The order of the standings in words.
pub(super) fn order(words: &Words) -> String {
    let words = Criterion::ALL.map(|criterion| criterion_word(words, criterion));
    words.join("; ")
}

/// The stages of a section.
fn stages(section: &Section) -> Result<Stages, Error> {
    let missing = || Fact::new("tables-no-stages").with("name", section.row.name.clone());
    section.stages().ok_or_else(|| Error::No(missing()))
}

/// What a round is within the stages.
pub(super) fn round_fact(stages: &Stages, round: usize) -> Option<Fact> {
    let (stage, within) = stages.of_round(round)?;
    let of = stages.list()[stage];
    Some(
        Fact::new("tables-round")
            .with("stage", stage + 1)
            .with("stages", stages.list().len())
            .with("round", within)
            .with("rounds", of.rounds)
            .with("top", of.top.unwrap_or(0))
            // after one round the first of each table go on, after several those of the stage
            .with("of", if of.rounds == 1 { "table" } else { "stage" }),
    )
}
