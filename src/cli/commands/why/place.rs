//! A place in the standings.

use crate::cli::commands::pairings::short;
use crate::cli::commands::standings::{Basis, basis, value_text};
use crate::cli::desk::label;
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::store::{PlayerRow, Section};
use crate::tournament::tiebreaks::{Contribution, TieBreak, working};
use crate::tournament::{PlayerId, Row, rank};

#[derive(serde::Serialize)]
struct WhyJson {
    format: u32,
    place: usize,
    number: u16,
    name: String,
    above: Option<String>,
    decided_by: Option<String>,
    criteria: Vec<CriterionJson>,
}

#[derive(serde::Serialize)]
struct CriterionJson {
    code: String,
    value: String,
    /// The value of the player above.
    above: Option<String>,
    working: Vec<ContributionJson>,
}

#[derive(serde::Serialize)]
struct ContributionJson {
    round: u16,
    opponent: Option<u16>,
    opponent_score: String,
    points: String,
    value: String,
    cut: bool,
}

pub(super) fn player(
    section: &Section,
    row: &PlayerRow,
    json: bool,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let basis = basis(section, None, None, None)?;
    let rows = rank(&basis.event, &basis.criteria, basis.policy);
    let number = section.number(row.id);
    let Some(index) = rows.iter().position(|found| found.player == number) else {
        return Ok(Answer::No);
    };
    let above = index.checked_sub(1).map(|index| &rows[index]);
    let answer = answer(section, &basis, &rows[index], above);
    if json {
        ui.json(&answer)?;
        return Ok(Answer::Yes);
    }
    let title = Fact::new("why-place")
        .with("player", label(section, row.id))
        .with("place", answer.place);
    ui.tell(&title.with("round", basis.rounds))?;
    match (&answer.above, &answer.decided_by) {
        (Some(above), Some(code)) => {
            ui.tell(
                &Fact::new("why-behind")
                    .with("above", above.clone())
                    .with("criterion", code.clone()),
            )?;
        }
        (Some(above), None) => ui.tell(&Fact::new("why-shared").with("above", above.clone()))?,
        (None, _) => {}
    }
    for criterion in answer.criteria {
        let fact = Fact::new("why-criterion")
            .with("code", criterion.code)
            .with("value", criterion.value);
        ui.tell(&fact.with("above", criterion.above.unwrap_or_else(|| "–".to_owned())))?;
        for one in criterion.working {
            let id = if one.cut {
                "why-working-cut"
            } else {
                "why-working"
            };
            let opponent = one
                .opponent
                .map(PlayerId)
                .and_then(|number| section.player(number));
            let nobody = ui.words.say("why-nobody", &[]);
            let fact = Fact::new(id)
                .with("round", one.round)
                .with(
                    "opponent",
                    opponent.map_or(nobody, |row| label(section, row.id)),
                )
                .with("score", one.opponent_score)
                .with("points", one.points)
                .with("value", one.value);
            ui.tell(&fact)?;
        }
    }
    Ok(Answer::Yes)
}

fn answer(section: &Section, basis: &Basis, row: &Row, above: Option<&Row>) -> WhyJson {
    let name = |number: PlayerId| {
        section
            .player(number)
            .map_or_else(String::new, |player| label(section, player.id))
    };
    let criterion = |(index, code): (usize, &TieBreak)| CriterionJson {
        code: code.code(),
        value: row
            .values
            .get(index)
            .map_or_else(String::new, |value| value_text(value, *code)),
        above: above
            .and_then(|above| above.values.get(index))
            .map(|value| value_text(value, *code)),
        working: working(&basis.event, *code, basis.policy, row.player)
            .iter()
            .map(|one| contribution(one, *code))
            .collect(),
    };
    WhyJson {
        format: FORMAT,
        place: row.place,
        number: row.player.0,
        name: name(row.player),
        above: above.map(|above| name(above.player)),
        decided_by: row.decided_by.map(|index| basis.criteria[index].code()),
        criteria: basis.criteria.iter().enumerate().map(criterion).collect(),
    }
}

fn contribution(one: &Contribution, code: TieBreak) -> ContributionJson {
    let value = crate::tournament::tiebreaks::Value {
        numbers: vec![one.value],
        scale: code.scale(),
    };
    ContributionJson {
        round: one.round.0,
        opponent: one.opponent.map(|opponent| opponent.0),
        opponent_score: short(one.score),
        points: short(one.points),
        value: value_text(&value, code),
        cut: one.cut,
    }
}
