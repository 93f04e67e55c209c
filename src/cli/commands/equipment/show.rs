//! What was found, on the screen and as JSON.

use std::io::Write;

use serde::Serialize;

use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::table::{Side, Table};
use crate::cli::{error::Error, ui::Ui};
use crate::equipment::{
    Check, Conflict, Item, Measures, Profile, Row, Rule, Standing, Unit, conflicts, inspect, rules,
};
use crate::words::Words;

/// One set under one text.
pub(super) struct SetAnswer {
    pub(super) set: Option<String>,
    pub(super) profile: Profile,
    pub(super) rows: Vec<Row>,
}

#[derive(Serialize)]
struct CheckJson {
    format: u32,
    sets: Vec<SetJson>,
}

#[derive(Serialize)]
struct SetJson {
    set: Option<String>,
    rules: &'static str,
    items: Vec<ItemJson>,
    conflicts: Vec<ConflictJson>,
}

#[derive(Serialize)]
struct ItemJson {
    item: &'static str,
    article: &'static str,
    /// `passes`, `fails` or `missing`.
    standing: &'static str,
    /// Millimetres, a number, or 1 for yes and 0 for no.
    measured: Option<f64>,
    /// The least that is asked.
    least: Option<f64>,
    /// The most that is asked.
    most: Option<f64>,
    /// How much it is too large, negative too small.
    over: Option<f64>,
    /// What has to be measured first.
    needs: Option<&'static str>,
}

#[derive(Serialize)]
struct ConflictJson {
    name: &'static str,
    item: &'static str,
    articles: &'static [&'static str],
}

#[derive(Serialize)]
struct ListJson {
    format: u32,
    texts: Vec<SetJson>,
}

fn set_json(set: Option<String>, profile: Profile, rows: &[Row]) -> SetJson {
    let finite = |value: f64| value.is_finite().then_some(value);
    SetJson {
        set,
        rules: profile.name(),
        items: rows
            .iter()
            .map(|row| ItemJson {
                item: row.rule.item.name(),
                article: row.rule.article,
                standing: standing_name(row.standing),
                measured: row.measured,
                least: row.range.and_then(|(least, _)| finite(least)),
                most: row.range.and_then(|(_, most)| finite(most)),
                over: match row.standing {
                    Standing::Fails { over } => over,
                    _ => None,
                },
                needs: match row.standing {
                    Standing::Missing { item } => Some(item.name()),
                    _ => None,
                },
            })
            .collect(),
        conflicts: conflicts(profile)
            .map(|conflict| ConflictJson {
                name: conflict.name,
                item: conflict.item.name(),
                articles: conflict.articles,
            })
            .collect(),
    }
}

const fn standing_name(standing: Standing) -> &'static str {
    match standing {
        Standing::Passes => "passes",
        Standing::Fails { .. } => "fails",
        Standing::Missing { .. } => "missing",
    }
}

pub(super) fn json(answers: &[SetAnswer], ui: &mut Ui) -> Result<(), Error> {
    let sets = answers
        .iter()
        .map(|answer| set_json(answer.set.clone(), answer.profile, &answer.rows))
        .collect();
    ui.json(&CheckJson {
        format: FORMAT,
        sets,
    })
}

pub(super) fn list_json(profiles: &[Profile], ui: &mut Ui) -> Result<(), Error> {
    let texts = profiles
        .iter()
        .map(|profile| set_json(None, *profile, &inspect(*profile, &Measures::default())))
        .collect();
    ui.json(&ListJson {
        format: FORMAT,
        texts,
    })
}

pub(super) fn text(answers: &[SetAnswer], ui: &mut Ui) -> Result<(), Error> {
    for answer in answers {
        let count = |name| {
            let rows = answer.rows.iter();
            rows.filter(|row| standing_name(row.standing) == name)
                .count()
        };
        if let Some(set) = &answer.set {
            ui.tell(&Fact::new("equipment-set").with("set", set.clone()))?;
        }
        ui.tell(
            &Fact::new("equipment-head")
                .with("rules", text_name(&ui.words, answer.profile))
                .with("fails", count("fails"))
                .with("passes", count("passes"))
                .with("missing", count("missing")),
        )?;
        for row in &answer.rows {
            if let Standing::Fails { over } = row.standing {
                let line = failure(&ui.words, row, over);
                writeln!(ui.out(), "  {line}")?;
            }
        }
        let missing: Vec<String> = answer
            .rows
            .iter()
            .filter_map(|row| match row.standing {
                Standing::Missing { item } => Some(item_name(&ui.words, item)),
                _ => None,
            })
            .collect();
        if !missing.is_empty() {
            let fact = Fact::new("equipment-missing").with("items", unique(missing).join("; "));
            let sentence = fact.say(&ui.words);
            writeln!(ui.out(), "  {sentence}")?;
        }
    }
    let mut told: Vec<&'static Conflict> = Vec::new();
    for answer in answers {
        let is_measured = |item: Item| {
            let rows = answer.rows.iter();
            rows.clone()
                .any(|row| row.rule.item == item && row.measured.is_some())
        };
        for conflict in conflicts(answer.profile).filter(|one| is_measured(one.item)) {
            if !told.contains(&conflict) {
                told.push(conflict);
            }
        }
    }
    for conflict in told {
        tell_conflict(conflict, ui)?;
    }
    Ok(())
}

fn tell_conflict(conflict: &Conflict, ui: &mut Ui) -> Result<(), Error> {
    let sentence = ui
        .words
        .say(&format!("equipment-conflict-{}", conflict.name), &[]);
    ui.tell(
        &Fact::new("equipment-conflict")
            .with("sentence", sentence)
            .with("articles", conflict.articles.join(", ")),
    )
}

fn unique(mut names: Vec<String>) -> Vec<String> {
    let mut seen = Vec::new();
    names.retain(|name| {
        let is_new = !seen.contains(name);
        seen.push(name.clone());
        is_new
    });
    names
}

fn item_name(words: &Words, item: Item) -> String {
    words.say(&format!("equipment-item-{}", item.name()), &[])
}

fn text_name(words: &Words, profile: Profile) -> String {
    words.say(&format!("equipment-rules-{}", profile.name()), &[])
}

fn failure(words: &Words, row: &Row, over: Option<f64>) -> String {
    let item = row.rule.item;
    let by = match over {
        Some(over) if over > 0.0 => words.say(
            "equipment-too-large",
            &[("by", amount(words, item, over).into())],
        ),
        Some(over) => words.say(
            "equipment-too-small",
            &[("by", amount(words, item, -over).into())],
        ),
        None => String::new(),
    };
    words.say(
        match over {
            Some(_) => "equipment-fails",
            None => "equipment-fails-question",
        },
        &[
            ("item", item_name(words, item).into()),
            (
                "measured",
                amount(words, item, row.measured.unwrap_or_default()).into(),
            ),
            ("asked", asked(words, row).into()),
            ("by", by.into()),
            ("article", row.rule.article.into()),
        ],
    )
}

/// `45 mm`, `12`, `yes`.
fn amount(words: &Words, item: Item, value: f64) -> String {
    let number = number(value);
    match item.unit() {
        Unit::Millimetres => words.say("equipment-mm", &[("number", number.into())]),
        Unit::Count => number,
        Unit::Question if value == 0.0 => words.say("equipment-no", &[]),
        Unit::Question => words.say("equipment-yes", &[]),
    }
}

/// At most two decimals, none that are zero.
fn number(value: f64) -> String {
    let text = format!("{value:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// What a rule asks, as a range where the set gives one.
fn asked(words: &Words, row: &Row) -> String {
    let item = row.rule.item;
    match (row.range, row.rule.check) {
        (Some((low, high)), _) => range(words, item, low, high),
        (None, Check::LessThanSquare { least, most }) => words.say(
            "equipment-asked-square",
            &[
                ("least", number(least).into()),
                ("most", number(most).into()),
            ],
        ),
        (None, Check::PartOfDiameter { least, most }) => words.say(
            "equipment-asked-diameter",
            &[
                ("least", number(1.0 / least).into()),
                ("most", number(1.0 / most).into()),
            ],
        ),
        (None, Check::BetweenOnField { field, low, high }) => words.say(
            "equipment-asked-field",
            &[
                ("field", amount(words, Item::Field, field).into()),
                ("range", range(words, item, low, high).into()),
            ],
        ),
        (None, Check::No) => words.say("equipment-no", &[]),
        (None, _) => words.say("equipment-yes", &[]),
    }
}

fn range(words: &Words, item: Item, low: f64, high: f64) -> String {
    if high.is_infinite() {
        let least = amount(words, item, low);
        return words.say("equipment-at-least", &[("least", least.into())]);
    }
    let most = amount(words, item, high);
    match high - low < 0.005 {
        true => most,
        false => format!("{}–{most}", number(low)),
    }
}

pub(super) fn list(profiles: &[Profile], ui: &mut Ui) -> Result<(), Error> {
    for (index, profile) in profiles.iter().enumerate() {
        if index > 0 {
            writeln!(ui.out())?;
        }
        let head = text_name(&ui.words, *profile);
        writeln!(ui.out(), "{head}")?;
        let title = |id: &str| ui.words.say(id, &[]);
        let mut table = Table::new([
            (title("equipment-column-item"), Side::Left),
            (title("equipment-column-asked"), Side::Left),
            (title("equipment-column-article"), Side::Left),
        ]);
        // a rule that may be kept instead of another is listed too
        for rule in rules(*profile) {
            table.row(vec![
                item_name(&ui.words, rule.item),
                asked(&ui.words, &unmeasured(rule)),
                rule.article.to_owned(),
            ]);
        }
        table.print(ui.out())?;
        for conflict in conflicts(*profile) {
            tell_conflict(conflict, ui)?;
        }
    }
    Ok(())
}

/// The row of a rule without a set.
fn unmeasured(rule: &'static Rule) -> Row {
    let range = match rule.check {
        Check::Between(low, high) => Some((low, high)),
        Check::AtLeast(low) => Some((low, f64::INFINITY)),
        _ => None,
    };
    Row {
        rule,
        measured: None,
        range,
        standing: Standing::Missing { item: rule.item },
    }
}

/// A table to fill in: the items of the texts down, with what is asked beside them.
pub(super) fn blank(profiles: &[Profile], ui: &mut Ui) -> Result<(), Error> {
    let asked_for = |item: Item| {
        let all = profiles.iter().flat_map(|profile| rules(*profile));
        all.clone().any(|rule| rule.item == item)
            // the square follows from the field, and is asked for by the size of the men
            || item == Item::Square
    };
    let title = |id: &str| ui.words.say(id, &[]);
    let mut table = Table::new([
        (title("equipment-column-item"), Side::Left),
        ("1".to_owned(), Side::Left),
    ]);
    for item in Item::ALL.into_iter().filter(|item| asked_for(*item)) {
        table.row(vec![item_name(&ui.words, item), String::new()]);
    }
    let text = table.csv();
    ui.raw(&text)
}
