//! A place in the standings.

use crate::cli::commands::pairings::short;
use crate::cli::commands::standings::{Basis, basis, name, value_text};
use crate::cli::desk::label;
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::store::{PlayerRow, Section};
use crate::tournament::tiebreaks::{Contribution, Meeting, TieBreak, Value, meetings, working};
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
    /// Of full truncated Solkoff: what is left after each cut, up to the one that decided.
    cuts: Vec<CutJson>,
    /// Of direct encounter: the games among those who were level.
    games: Vec<GameJson>,
}

#[derive(serde::Serialize)]
struct CutJson {
    /// How many of the lowest are left out.
    without: usize,
    left: Vec<String>,
    sum: String,
    /// The same of the player above, if he was level before this criterion.
    above_left: Option<Vec<String>>,
    above_sum: Option<String>,
}

#[derive(serde::Serialize)]
struct GameJson {
    round: u16,
    one: u16,
    other: u16,
    points: String,
    against: String,
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
    let answer = answer(section, &basis, &rows, index);
    if json {
        ui.json(&answer)?;
        return Ok(Answer::Yes);
    }
    let title = Fact::new("why-place")
        .with("player", label(section, row.id))
        .with("place", answer.place);
    ui.tell(&title.with("round", basis.rounds))?;
    match (&answer.above, rows[index].decided_by) {
        (Some(above), Some(criterion)) => {
            ui.tell(
                &Fact::new("why-behind")
                    .with("above", above.clone())
                    .with("criterion", name(&ui.words, basis.criteria[criterion])),
            )?;
        }
        (Some(above), None) => ui.tell(&Fact::new("why-shared").with("above", above.clone()))?,
        (None, _) => {}
    }
    for (criterion, code) in answer.criteria.into_iter().zip(&basis.criteria) {
        let fact = Fact::new("why-criterion")
            .with("code", name(&ui.words, *code))
            .with("value", criterion.value);
        ui.tell(&fact.with("above", criterion.above.unwrap_or_else(|| "–".to_owned())))?;
        tell_cuts(&criterion.cuts, ui)?;
        tell_games(section, &criterion.games, ui)?;
        for one in criterion.working {
            let id = match (one.opponent.is_some(), one.cut) {
                (true, false) => "why-working",
                (true, true) => "why-working-cut",
                (false, false) => "why-unplayed",
                (false, true) => "why-unplayed-cut",
            };
            let opponent = one
                .opponent
                .map(PlayerId)
                .and_then(|number| section.player(number));
            let fact = Fact::new(id)
                .with("round", one.round)
                .with(
                    "opponent",
                    opponent.map_or_else(String::new, |row| label(section, row.id)),
                )
                .with("score", one.opponent_score)
                .with("points", one.points)
                .with("value", one.value);
            ui.tell(&fact)?;
        }
    }
    Ok(Answer::Yes)
}

/// The lists after each cut, up to the one that decided.
fn tell_cuts(cuts: &[CutJson], ui: &mut Ui) -> Result<(), Error> {
    for cut in cuts {
        let sum = |left: &[String], sum: &str| format!("{} = {sum}", left.join(" + "));
        let fact = match (&cut.above_left, &cut.above_sum) {
            (Some(left), Some(total)) => Fact::new("why-cut-above").with("above", sum(left, total)),
            _ => Fact::new("why-cut"),
        };
        ui.tell(
            &fact
                .with("count", cut.without)
                .with("list", sum(&cut.left, &cut.sum)),
        )?;
    }
    Ok(())
}

/// The games among those who were level.
fn tell_games(section: &Section, games: &[GameJson], ui: &mut Ui) -> Result<(), Error> {
    let label = |number: u16| {
        let row = section.player(PlayerId(number));
        row.map_or_else(String::new, |row| label(section, row.id))
    };
    for game in games {
        ui.tell(
            &Fact::new("why-meeting")
                .with("round", game.round)
                .with("one", label(game.one))
                .with("other", label(game.other))
                .with("points", game.points.clone())
                .with("against", game.against.clone()),
        )?;
    }
    Ok(())
}

fn answer(section: &Section, basis: &Basis, rows: &[Row], index: usize) -> WhyJson {
    let (row, above) = (&rows[index], index.checked_sub(1).map(|index| &rows[index]));
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
        cuts: if *code == TieBreak::FullTruncatedSolkoff {
            cuts(basis, index, row, above)
        } else {
            Vec::new()
        },
        games: if *code == TieBreak::DirectEncounter {
            games(basis, index, row, rows)
        } else {
            Vec::new()
        },
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

/// Whether two rows are level in all criteria before this one.
fn are_level(one: &Row, other: &Row, criterion: usize) -> bool {
    one.values.get(..criterion) == other.values.get(..criterion)
}

/// What is left of the opponents' scores after each cut, until the lists differ.
fn cuts(basis: &Basis, criterion: usize, row: &Row, above: Option<&Row>) -> Vec<CutJson> {
    let code = TieBreak::FullTruncatedSolkoff;
    let scores = |player: PlayerId| {
        let mut values: Vec<i64> = working(&basis.event, code, basis.policy, player)
            .iter()
            .map(|one| one.value)
            .collect();
        values.sort_unstable();
        values
    };
    let text = |value: i64| tenths(value, code);
    let left = |values: &[i64], without: usize| {
        let left = values.get(without..).unwrap_or_default();
        let words: Vec<String> = left.iter().map(|value| text(*value)).collect();
        (words, left.iter().sum::<i64>())
    };
    let ours = scores(row.player);
    let theirs = above
        .filter(|above| are_level(row, above, criterion))
        .map(|above| scores(above.player));
    let mut cuts = Vec::new();
    for without in 1..ours.len() {
        let (list, sum) = left(&ours, without);
        let above = theirs.as_ref().map(|values| left(values, without));
        let differs = above.as_ref().is_some_and(|(_, total)| *total != sum);
        // Without somebody to compare with the first cut says it all.
        let last = differs || above.is_none();
        let (above_left, above_sum) = above.unzip();
        cuts.push(CutJson {
            without,
            left: list,
            sum: text(sum),
            above_left,
            above_sum: above_sum.map(text),
        });
        if last {
            break;
        }
    }
    cuts
}

/// The games among those who were level before direct encounter.
fn games(basis: &Basis, criterion: usize, row: &Row, rows: &[Row]) -> Vec<GameJson> {
    let tied: Vec<PlayerId> = rows
        .iter()
        .filter(|other| are_level(row, other, criterion))
        .map(|other| other.player)
        .collect();
    let game = |one: &Meeting| GameJson {
        round: one.round.0,
        one: one.one.0,
        other: one.other.0,
        points: short(one.points),
        against: short(one.against),
    };
    meetings(&basis.event, &tied, basis.policy)
        .iter()
        .map(game)
        .collect()
}

fn tenths(value: i64, code: TieBreak) -> String {
    let value = Value {
        numbers: vec![value],
        scale: code.scale(),
    };
    value_text(&value, code)
}

fn contribution(one: &Contribution, code: TieBreak) -> ContributionJson {
    ContributionJson {
        round: one.round.0,
        opponent: one.opponent.map(|opponent| opponent.0),
        opponent_score: short(one.score),
        points: short(one.points),
        value: tenths(one.value, code),
        cut: one.cut,
    }
}
