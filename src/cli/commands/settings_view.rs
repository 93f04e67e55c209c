//! How a section is played, in words.

use super::pairings::short;
use super::standings::{criteria, name, text};
use super::tables;
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::ui::Ui;
use crate::store::Section;
use crate::tournament::Points;
use crate::tournament::tables::Criterion;

/// Says points, order, rounds without a game, numbers, first board, first colour and time of a section, a line each.
pub(super) fn tell(section: &Section, ui: &mut Ui) -> Result<(), Error> {
    if section.is_tables() {
        return tell_tables(section, ui);
    }
    let row = &section.row;
    let scoring = section.scoring();
    let points = |tenths: i64| short(Points::from_tenths(i32::try_from(tenths).unwrap_or(0)));
    let games = [
        ("win", points(row.win)),
        ("draw", points(row.draw)),
        ("loss", points(row.loss)),
        ("bye", short(scoring.pairing_bye)),
        ("forfeit", short(scoring.forfeit_win)),
    ];
    let games: Vec<_> = games
        .into_iter()
        .map(|(name, value)| (name, value.into()))
        .collect();
    let (list, policy) = criteria(
        section.system(),
        section.seed(),
        row.tie_breaks.as_deref(),
        row.unplayed.as_deref(),
    )?;
    let order: Vec<String> = list.iter().map(|one| name(&ui.words, *one)).collect();
    let word = |id: String| ui.words.say(&id, &[]);
    let of_match_text = |(win, draw, loss): (i64, i64, i64)| {
        let values = [
            ("win", points(win).into()),
            ("draw", points(draw).into()),
            ("loss", points(loss).into()),
        ];
        ui.words.say("setting-match-points-of", &values)
    };
    let of_match = row.match_win.zip(row.match_draw).zip(row.match_loss);
    let of_match = of_match.map(|((win, draw), loss)| of_match_text((win, draw, loss)));
    let seeding = ("setting-seeding", word(format!("seeding-{}", row.seeding)));
    let mut lines = match section.is_tables() {
        true => vec![("setting-order", tables::order(&ui.words)), seeding],
        false => vec![
            ("setting-points", ui.words.say("setting-points-of", &games)),
            ("setting-order", order.join("; ")),
            (
                "setting-unplayed",
                word(format!("unplayed-{}", text(policy))),
            ),
            seeding,
        ],
    };
    if let Some(text) = of_match {
        lines.insert(1, ("setting-match-points", text));
    }
    let rest = [
        (
            "setting-first-board",
            row.first_board.map(|board| board.to_string()),
        ),
        (
            "setting-first-colour",
            row.initial_colour
                .as_ref()
                .filter(|_| !tables::is_star(row))
                .map(|colour| word(format!("side-{colour}"))),
        ),
        ("setting-time-control", row.time_control.clone()),
        (
            "setting-late-limit",
            row.late_limit.map(|minutes| minutes.to_string()),
        ),
    ];
    lines.extend(
        rest.into_iter()
            .filter_map(|(id, value)| Some((id, value?))),
    );
    say(lines, ui)
}

/// Points for places, order, numbers, first board and time of a section at tables.
fn tell_tables(section: &Section, ui: &mut Ui) -> Result<(), Error> {
    let row = &section.row;
    let order = Criterion::ALL.map(|one| tables::criterion_word(&ui.words, one));
    let seeding = ui.words.say(&format!("seeding-{}", row.seeding), &[]);
    let mut lines = vec![
        ("setting-points", section.place_points().to_string()),
        ("setting-order", order.join("; ")),
        ("setting-seeding", seeding),
    ];
    let board = row.first_board.map(|board| board.to_string());
    let rest = [
        ("setting-first-board", board),
        ("setting-time-control", row.time_control.clone()),
    ];
    lines.extend(
        rest.into_iter()
            .filter_map(|(id, value)| Some((id, value?))),
    );
    say(lines, ui)?;
    tables::tell_rules(section, ui)
}

fn say(lines: Vec<(&'static str, String)>, ui: &mut Ui) -> Result<(), Error> {
    for (id, value) in lines {
        ui.tell(
            &Fact::new("setting-line")
                .with("word", ui.words.say(id, &[]))
                .with("value", value),
        )?;
    }
    Ok(())
}
