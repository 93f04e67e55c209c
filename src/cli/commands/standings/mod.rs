//! `huff standings`

pub(super) mod teams;
mod value;

use std::path::PathBuf;

use clap::Args;

use super::{report_file, tables};
use crate::cli::desk::{EventArgs, SectionArgs, no_round, section as find_section};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::table::{Side, Table};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::store::Section;
use crate::tournament::tiebreaks::{PRESETS, TieBreak, UnplayedPolicy, preset};
use crate::tournament::{Event, PlayerId, Row, System, TeamCriterion, rank};

pub(super) use value::{name, policies, policy, text, value_text};

/// Show the standings
///
/// After the last round in which all games are over; in a table or a bracket after all results so far. The criteria are
/// those of the section, or --tie-breaks: a preset, or codes with commas such as PTS,BH/C1,SB,DE.
///
/// Examples: huff standings; huff standings --category U10; huff standings --trf open.trf --csv
#[derive(Debug, Args)]
pub(in crate::cli) struct Standings {
    /// After this round
    #[arg(long)]
    round: Option<u16>,
    /// Only this category
    #[arg(long, conflicts_with = "trf")]
    category: Option<String>,
    /// Of teams
    #[arg(long, conflicts_with_all = ["trf", "category"])]
    teams: bool,
    /// How many players of a team count; by default as the section says, else 4
    #[arg(long, requires = "teams", value_parser = clap::value_parser!(u8).range(1..))]
    best: Option<u8>,
    /// What teams are ordered by: points, places, or criteria with commas: complete, points, places, wins, best-N (points of
    /// the best N), top-N (sum of their places); by default as the section says, else points
    #[arg(long, requires = "teams", value_name = "LIST")]
    team_by: Option<String>,
    /// A preset or codes with commas
    #[arg(long, value_name = "LIST")]
    tie_breaks: Option<String>,
    /// How rounds without a game count: fide2026, fide2024, virtual, zero, round-robin
    #[arg(long)]
    unplayed: Option<String>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    /// Answer in CSV
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// Of this report instead of an event
    #[arg(long, value_name = "FILE")]
    trf: Option<PathBuf>,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

/// What the standings are made from.
pub(super) struct Basis {
    pub(super) event: Event,
    pub(super) criteria: Vec<TieBreak>,
    pub(super) policy: UnplayedPolicy,
    pub(super) rounds: u16,
    /// Games of these rounds that are not over.
    pub(super) open: usize,
}

#[derive(serde::Serialize)]
struct StandingsJson {
    format: u32,
    event: String,
    rounds: u16,
    open_games: usize,
    criteria: Vec<String>,
    unplayed: &'static str,
    rows: Vec<RowJson>,
}

#[derive(serde::Serialize)]
struct RowJson {
    place: usize,
    number: u16,
    name: String,
    values: Vec<String>,
    /// The criterion that puts him behind the row above.
    decided_by: Option<String>,
}

/// Criteria and policy: those asked for, those of the section, or those that suit the system.
pub(super) fn criteria(
    system: System,
    seed: u64,
    list: Option<&str>,
    unplayed: Option<&str>,
) -> Result<(Vec<TieBreak>, UnplayedPolicy), Error> {
    let unknown = |word: &str| Error::unknown_word(word, known_criteria());
    let usual = match system {
        System::RoundRobin(_) => "fmjd-round-robin",
        System::DoubleSwiss => "idf-micro-match",
        System::KnockOut => "knock-out",
        _ => "fmjd-swiss",
    };
    let base = preset(usual, seed).map_or(UnplayedPolicy::Zero, |preset| preset.unplayed);
    let (criteria, given) = match preset(list.unwrap_or(usual), seed) {
        Some(preset) => (preset.criteria, preset.unplayed),
        None => {
            let codes = list.unwrap_or_default().split(',').map(str::trim);
            let criteria: Vec<TieBreak> = codes
                .map(|code| TieBreak::from_code(code).ok_or_else(|| unknown(code)))
                .collect::<Result<_, _>>()?;
            let has_points = criteria.first() == Some(&TieBreak::Points);
            let points = (!has_points).then_some(TieBreak::Points);
            (points.into_iter().chain(criteria).collect(), base)
        }
    };
    // In a knock-out points come after the round in which a player was beaten.
    let first = (system == System::KnockOut && criteria.first() != Some(&TieBreak::KnockOut))
        .then_some(TieBreak::KnockOut);
    let criteria = first.into_iter().chain(criteria).collect();
    let policy = match unplayed {
        Some(name) => policy(name).ok_or_else(|| Error::unknown_word(name, policies()))?,
        None => given,
    };
    Ok((criteria, policy))
}

/// What a list of tie-breaks may be: the presets, and the names of codes.
pub(super) fn known_criteria() -> String {
    let all = PRESETS.into_iter().chain(TieBreak::names());
    all.collect::<Vec<_>>().join(", ")
}

/// How many players of a team count and what teams are ordered by: as asked for, as the section says, or as is usual.
pub(super) fn order_of(
    section: &Section,
    by: Option<&str>,
    best: Option<usize>,
) -> Result<(usize, Vec<TeamCriterion>), Error> {
    let by = by.or(section.row.team_by.as_deref()).unwrap_or("points");
    let unknown = || Error::unknown_word(by, TEAM_CRITERIA);
    let criteria = TeamCriterion::list(by).ok_or_else(unknown)?;
    let size = section
        .row
        .team_size
        .and_then(|size| usize::try_from(size).ok());
    Ok((best.or(size).unwrap_or(4), criteria))
}

/// What teams may be ordered by.
pub(super) const TEAM_CRITERIA: &str = "points, places, complete, wins, best-N, top-N";

/// What the standings of a section are made from.
pub(super) fn basis(
    section: &Section,
    round: Option<u16>,
    list: Option<&str>,
    unplayed: Option<&str>,
) -> Result<Basis, Error> {
    let all = section.next_round() - 1;
    let usual = if section.system().needs_results() && section.system() != System::KnockOut {
        section.rounds_complete()
    } else {
        all
    };
    let rounds = round.unwrap_or(usual);
    if rounds > all {
        return Err(no_round(section, rounds));
    }
    let list = list.or(section.row.tie_breaks.as_deref());
    let unplayed = unplayed.or(section.row.unplayed.as_deref());
    let (criteria, policy) = criteria(section.system(), section.seed(), list, unplayed)?;
    let open = section
        .rounds
        .iter()
        .take(usize::from(rounds))
        .map(crate::store::Round::open_games)
        .sum();
    Ok(Basis {
        event: section.event(rounds),
        criteria,
        policy,
        rounds,
        open,
    })
}

pub(super) fn run(arguments: &Standings, ui: &mut Ui) -> Result<Answer, Error> {
    let (list, unplayed) = (
        arguments.tie_breaks.as_deref(),
        arguments.unplayed.as_deref(),
    );
    if let Some(file) = &arguments.trf {
        let (mut event, system) = report_file::read(file, None, ui)?;
        let (criteria, policy) = criteria(system, 0, list, unplayed)?;
        let rounds = arguments
            .round
            .unwrap_or_else(|| event.rounds_paired())
            .min(event.rounds_paired());
        event
            .players
            .values_mut()
            .for_each(|player| player.entries.truncate(usize::from(rounds)));
        let basis = Basis {
            event,
            criteria,
            policy,
            rounds,
            open: 0,
        };
        return show(
            arguments,
            &basis,
            rank(&basis.event, &basis.criteria, policy),
            ui,
        );
    }
    let mut store = arguments.event.open()?;
    let section = store.look(|view| find_section(view, arguments.section.section.as_deref()))?;
    if section.is_tables() {
        let form = match (arguments.json, arguments.csv) {
            (true, _) => tables::Form::Json,
            (_, true) => tables::Form::Csv,
            _ => tables::Form::Screen,
        };
        return tables::standings(&section, arguments.round, form, ui);
    }
    if !arguments.json && !arguments.csv {
        tables::tell_rules(&section, ui)?;
    }
    let basis = basis(&section, arguments.round, list, unplayed)?;
    let mut rows = rank(&basis.event, &basis.criteria, basis.policy);
    if arguments.teams {
        let best = arguments.best.map(usize::from);
        let (best, criteria) = order_of(&section, arguments.team_by.as_deref(), best)?;
        return teams::run(
            &section,
            &basis,
            &rows,
            (best, &criteria),
            (arguments.json, arguments.csv),
            ui,
        );
    }
    if let Some(name) = &arguments.category {
        rows = of_category(&section, name, rows)?;
    }
    show(arguments, &basis, rows, ui)
}

/// The rows of a category, with places of their own.
pub(super) fn of_category(
    section: &Section,
    name: &str,
    rows: Vec<Row>,
) -> Result<Vec<Row>, Error> {
    let wanted = name.to_lowercase();
    let category = section
        .categories
        .iter()
        .find(|category| category.name.to_lowercase() == wanted);
    let Some(category) = category else {
        return Err(Error::Usage(
            Fact::new("error-no-category").with("name", name.to_owned()),
        ));
    };
    let is_in = |player: PlayerId| {
        let key = section.player(player).map_or(0, |row| row.id);
        section
            .members
            .iter()
            .any(|member| member.category == category.id && member.player == key)
    };
    let mut rows: Vec<Row> = rows.into_iter().filter(|row| is_in(row.player)).collect();
    let places: Vec<usize> = rows.iter().map(|row| row.place).collect();
    for (index, row) in rows.iter_mut().enumerate() {
        row.place = places
            .iter()
            .position(|place| *place == places[index])
            .unwrap_or(index)
            + 1;
        // What separates two of a category is the first criterion in which they differ; those between may hide it.
        row.decided_by = None;
    }
    for index in 1..rows.len() {
        let (above, below) = (&rows[index - 1].values, &rows[index].values);
        rows[index].decided_by =
            (0..below.len()).find(|criterion| above[*criterion] != below[*criterion]);
    }
    Ok(rows)
}

fn show(
    arguments: &Standings,
    basis: &Basis,
    rows: Vec<Row>,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let name = |player: PlayerId| {
        basis
            .event
            .players
            .get(&player)
            .map_or_else(String::new, |one| one.name.clone())
    };
    if arguments.json {
        let rows = rows.iter().map(|row| RowJson {
            place: row.place,
            number: row.player.0,
            name: name(row.player),
            values: row
                .values
                .iter()
                .zip(&basis.criteria)
                .map(|(value, code)| value_text(value, *code))
                .collect(),
            decided_by: row
                .decided_by
                .map(|criterion| basis.criteria[criterion].code()),
        });
        ui.json(&StandingsJson {
            format: FORMAT,
            event: basis.event.name.clone(),
            rounds: basis.rounds,
            open_games: basis.open,
            criteria: basis
                .criteria
                .iter()
                .map(|criterion| criterion.code())
                .collect(),
            unplayed: text(basis.policy),
            rows: rows.collect(),
        })?;
        return Ok(Answer::Yes);
    }
    let head = |id: &str, side| (ui.words.say(id, &[]), side);
    let mut columns = vec![
        head("col-place", Side::Right),
        head("col-number", Side::Right),
        head("col-name", Side::Left),
        head("col-federation", Side::Left),
    ];
    // Programs read the codes, people the words.
    columns.extend(basis.criteria.iter().map(|criterion| {
        let head = if arguments.csv {
            criterion.code()
        } else {
            value::head(&ui.words, *criterion)
        };
        (head, Side::Right)
    }));
    let mut table = Table::new(columns);
    for row in &rows {
        let federation = basis
            .event
            .players
            .get(&row.player)
            .map_or_else(String::new, |one| one.federation.clone());
        let mut cells = vec![
            row.place.to_string(),
            row.player.to_string(),
            name(row.player),
            federation,
        ];
        cells.extend(
            row.values
                .iter()
                .zip(&basis.criteria)
                .map(|(value, code)| value_text(value, *code)),
        );
        table.row(cells);
    }
    if arguments.csv {
        ui.raw(&table.csv())?;
        return Ok(Answer::Yes);
    }
    ui.tell(
        &Fact::new("standings-title")
            .with("name", basis.event.name.clone())
            .with("round", basis.rounds),
    )?;
    table.print(ui.out())?;
    if basis.open > 0 {
        ui.warn(&Fact::new("warn-games-open").with("count", basis.open));
    }
    Ok(Answer::Yes)
}
