//! `huff print standings`, `huff print crosstable`

use clap::Args;

use super::arguments::PrintArgs;
use super::paper::{Document, labels, produce};
use super::star;
use crate::cli::commands::crosstable::cell;
use crate::cli::commands::pairings::short;
use crate::cli::commands::standings::teams::ranked;
use crate::cli::commands::standings::{basis, of_category, order_of, value_text};
use crate::cli::commands::tables;
use crate::cli::fact::Fact;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::print::{Face, Labels, PlayerValues, StandingsFace, StandingsRow};
use crate::store::Section;
use crate::tournament::{RoundNumber, System, rank};

/// What a tie-break is called on paper; its code where it has no name there.
fn criterion(labels: &Labels, code: &str) -> String {
    let name = code
        .to_lowercase()
        .replace(|letter: char| !letter.is_ascii_alphanumeric(), "_");
    let name = if name.starts_with("other_lot") {
        "other_lot"
    } else {
        &name
    };
    labels
        .get(&format!("tie_{name}"))
        .unwrap_or(code)
        .to_owned()
}

/// Print the standings of sections, of a category, of teams
///
/// With --png a picture for telephones.
#[derive(Debug, Args)]
pub(super) struct Standings {
    /// After this round
    #[arg(long)]
    round: Option<u16>,
    /// Only this category; `all` prints each category by itself
    #[arg(long)]
    category: Option<String>,
    /// Of teams
    #[arg(long, conflicts_with = "category")]
    teams: bool,
    /// A preset or codes with commas
    #[arg(long, value_name = "LIST")]
    tie_breaks: Option<String>,
    #[command(flatten)]
    print: PrintArgs,
}

/// Print every player's rounds in the order of the standings
#[derive(Debug, Args)]
pub(super) struct Crosstable {
    /// After this round
    #[arg(long)]
    round: Option<u16>,
    #[command(flatten)]
    print: PrintArgs,
}

/// How many games are not over; empty where all are.
pub(super) fn open_games(open: usize) -> String {
    match open {
        0 => String::new(),
        open => open.to_string(),
    }
}

pub(super) fn run_standings(arguments: &Standings, ui: &mut Ui) -> Result<Answer, Error> {
    let source = arguments.print.source(ui)?;
    let mut faces = Vec::new();
    let mut unknown = None;
    let labels = labels(ui);
    for (_, section) in &source.sections {
        if section.is_tables() {
            let narrowed = [
                arguments.category.as_deref().map(|_| "--category"),
                arguments.teams.then_some("--teams"),
                arguments.tie_breaks.as_deref().map(|_| "--tie-breaks"),
            ];
            if let Some(option) = narrowed.into_iter().flatten().next() {
                let fact = Fact::new("print-tables-all").with("option", option);
                return Err(Error::Usage(fact.with("section", section.row.name.clone())));
            }
            faces.push(star::standings(&source, section, arguments.round, ui)?);
            continue;
        }
        let basis = basis(
            section,
            arguments.round,
            arguments.tie_breaks.as_deref(),
            None,
        )?;
        let layer = match tables::is_star(&section.row) {
            true => star::layer(&source, section, &[], ui),
            false => source.layer(section, None, ui),
        };
        let all = rank(&basis.event, &basis.criteria, basis.policy);
        let criteria: Vec<String> = basis
            .criteria
            .iter()
            .map(|one| criterion(&labels, &one.code()))
            .collect();
        let face = |title: String, rows: Vec<StandingsRow>| {
            let place = format!("{} {title}", section.row.name);
            let values = StandingsFace {
                title,
                round: basis.rounds.to_string(),
                open: open_games(basis.open),
                criteria: criteria.clone(),
                rows,
            };
            Face::new(place, &layer, &values)
        };
        let shown = |rows: Vec<crate::tournament::Row>| -> Vec<StandingsRow> {
            let row = |row: crate::tournament::Row| StandingsRow {
                place: row.place.to_string(),
                player: source.player_of_number(section, row.player),
                values: row
                    .values
                    .iter()
                    .zip(&basis.criteria)
                    .map(|(value, code)| value_text(value, *code))
                    .collect(),
                ..StandingsRow::default()
            };
            rows.into_iter().map(row).collect()
        };
        if arguments.teams {
            let (best, criteria) = order_of(section, None, None)?;
            let shown_names = |names: &[String]| {
                let row = |name: &String| section.players.iter().find(|row| row.name == *name);
                let shown = names.iter().filter_map(row);
                let shown = shown.map(|row| source.player(section, row.id).name);
                shown.collect::<Vec<_>>().join(", ")
            };
            let rows = ranked(section, &basis, &all, best, &criteria)
                .into_iter()
                .map(|team| StandingsRow {
                    place: team.place.to_string(),
                    player: PlayerValues {
                        name: team.name,
                        ..PlayerValues::default()
                    },
                    points: team.points,
                    values: vec![team.places.to_string()],
                    players: shown_names(&team.players),
                });
            faces.push(face(String::new(), rows.collect()));
            continue;
        }
        match arguments.category.as_deref() {
            None => faces.push(face(String::new(), shown(all))),
            Some("all") => {
                for category in &section.categories {
                    let rows = of_category(section, &category.name, all.clone())?;
                    faces.push(face(category.name.clone(), shown(rows)));
                }
            }
            Some(name) => match of_category(section, name, all) {
                Ok(rows) => faces.push(face(name.to_owned(), shown(rows))),
                Err(error) => unknown = Some(error),
            },
        }
    }
    if let (true, Some(error)) = (faces.is_empty(), unknown) {
        return Err(error);
    }
    if faces.is_empty() && arguments.category.is_some() {
        return Err(Error::Usage(Fact::new("print-nothing-category")));
    }
    let (template, picture, title) = match arguments.teams {
        true => ("standings-teams", "standings-teams", "standings_teams"),
        false => ("standings", "standings-phone", "standings"),
    };
    let document = Document {
        name: "standings".to_owned(),
        template,
        picture,
        title,
        event: source.event(),
        faces,
    };
    produce(&arguments.print.paper, document, ui)
}

pub(super) fn run_crosstable(arguments: &Crosstable, ui: &mut Ui) -> Result<Answer, Error> {
    let source = arguments.print.source(ui)?;
    let letters = ["paper-letter-white", "paper-letter-black"].map(|id| ui.words.say(id, &[]));
    // apart from the numbers on both sides: a Russian letter is like a six
    let letters = letters.map(|letter| format!(" {letter} "));
    let letters = letters.each_ref().map(String::as_str);
    let mut faces = Vec::new();
    let mut left_out: Vec<&str> = Vec::new();
    let is_other = |(_, section): &(usize, Section)| !section.is_tables();
    let has_others = source.sections.iter().any(is_other);
    for (_, section) in &source.sections {
        if let Err(error) = tables::refuse(section, "huff print standings") {
            if !has_others {
                return Err(error);
            }
            left_out.push(&section.row.name);
            continue;
        }
        let all = section.next_round() - 1;
        let rounds = arguments.round.unwrap_or(all);
        let basis = match basis(section, arguments.round, None, None) {
            Ok(basis) => basis,
            Err(_) if source.sections.len() > 1 => {
                left_out.push(&section.row.name);
                continue;
            }
            Err(error) => return Err(error),
        };
        // all rounds are shown, points and order are those of the rounds that are over, which the heading names
        let shown = section.event(rounds);
        let is_bracket = section.system() == System::KnockOut;
        let row = |row: crate::tournament::Row| {
            let points = basis
                .event
                .players
                .get(&row.player)
                .map(|player| short(basis.event.score(player, basis.event.rounds_paired())));
            StandingsRow {
                place: row.place.to_string(),
                player: source.player_of_number(section, row.player),
                values: (1..=rounds)
                    .map(|round| {
                        let round = RoundNumber(round);
                        cell(&shown, is_bracket, row.player, round, letters)
                    })
                    .collect(),
                points: points.unwrap_or_default(),
                ..StandingsRow::default()
            }
        };
        let rows = rank(&basis.event, &basis.criteria, basis.policy)
            .into_iter()
            .map(row)
            .collect();
        let criteria = (1..=rounds).map(|round| round.to_string()).collect();
        let values = StandingsFace {
            title: String::new(),
            round: basis.rounds.to_string(),
            open: open_games(basis.open),
            criteria,
            rows,
        };
        faces.push(Face::new(
            section.row.name.clone(),
            &source.layer(section, None, ui),
            &values,
        ));
    }
    if faces.is_empty() {
        return Err(source.no_round(arguments.round));
    }
    for name in left_out {
        ui.warn(&Fact::new("print-left-out").with("section", name.to_owned()));
    }
    let document = Document::plain("crosstable", "crosstable", source.event(), faces);
    produce(&arguments.print.paper, document, ui)
}
