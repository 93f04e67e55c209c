//! `huff status`

use clap::Args;

use crate::cli::commands::report::Papers;
use crate::cli::commands::tables;
use crate::cli::desk::{
    EventArgs, compared, difference, game_address, game_label, half_move_text, known_tags,
    match_label,
};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::draughts::Variant;
use crate::store::{Game, Section, SectionRow};
use crate::tournament::System;

/// Say what is missing: results and sheets of the last round
#[derive(Debug, Args)]
pub(in crate::cli) struct Status {
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(serde::Serialize)]
struct StatusJson {
    format: u32,
    event: String,
    sections: Vec<SectionJson>,
}

#[derive(serde::Serialize)]
struct SectionJson {
    section: String,
    players: usize,
    /// Paired so far.
    round: usize,
    rounds: Option<i64>,
    open: Vec<OpenJson>,
    /// Matches of a knock-out that are over and level: a further game decides.
    undecided: Vec<OpenJson>,
    adjourned: Vec<OpenJson>,
    /// At tables: what is not as the stage says, and who comes too late for a seat.
    remarks: Vec<String>,
    /// Games of the last round of which the copies are not all in.
    sheets_missing: usize,
    /// Games of the last round of which the copies differ.
    copies_differ: Vec<DifferJson>,
}

#[derive(serde::Serialize)]
struct DifferJson {
    game: String,
    players: String,
    /// The first half-move at which they do.
    ply: i64,
    half_move: String,
}

#[derive(serde::Serialize)]
struct OpenJson {
    round: i64,
    board: i64,
    game: i64,
    players: String,
    /// What the record sheets that were handed in say of the result, where they agree.
    by_sheets: Option<String>,
}

pub(super) fn run(arguments: &Status, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let (event, sections, papers) = store.look::<_, Error>(|view| {
        let rows: Vec<SectionRow> = view.all()?;
        let sections = rows
            .into_iter()
            .map(|row| view.section(row))
            .collect::<Result<Vec<_>, _>>()?;
        Ok((view.event()?, sections, Papers::of(view)?))
    })?;
    let mut answers = Vec::new();
    for section in &sections {
        let mut open = Vec::new();
        let mut adjourned = Vec::new();
        for round in &section.rounds {
            for one in &round.matches {
                let named = |is_meant: fn(&Game) -> bool| {
                    let games = one.games.iter().filter(move |game| is_meant(game));
                    games.map(|game| OpenJson {
                        round: round.row.number,
                        board: one.row.board,
                        game: game.row.number,
                        players: game_label(section, game),
                        by_sheets: by_sheets(&papers, game),
                    })
                };
                open.extend(named(Game::is_open));
                adjourned.extend(named(|game| !game.is_over() && game.row.adjourned != 0));
            }
        }
        let last = section
            .rounds
            .last()
            .into_iter()
            .flat_map(|round| &round.matches)
            .flat_map(|one| &one.games);
        let copies_differ = differ(section, &papers);
        answers.push(SectionJson {
            section: section.row.name.clone(),
            players: section.players.len(),
            round: section.rounds.len(),
            rounds: section.row.rounds,
            open,
            undecided: undecided(section),
            adjourned,
            remarks: tables::remarks_now(section)
                .iter()
                .map(|fact| fact.say(&ui.words))
                .collect(),
            sheets_missing: last
                .filter(|game| papers.missing(section, game) > 0)
                .count(),
            copies_differ,
        });
    }
    if arguments.json {
        ui.json(&StatusJson {
            format: FORMAT,
            event: event.name,
            sections: answers,
        })?;
        return Ok(Answer::Yes);
    }
    for answer in answers {
        let name = answer.section.clone();
        ui.tell(
            &Fact::new("status-section")
                .with("name", answer.section)
                .with("players", answer.players)
                .with("round", answer.round),
        )?;
        let at_tables = sections
            .iter()
            .any(|section| section.row.name == name && section.is_tables());
        let id = match at_tables {
            true => "status-games-tables",
            false => "status-games",
        };
        ui.tell(
            &Fact::new(id)
                .with("open", answer.open.len())
                .with("adjourned", answer.adjourned.len())
                .with("sheets", answer.sheets_missing),
        )?;
        if let Some(section) = sections.iter().find(|one| one.row.name == name) {
            tables::tell_rules(section, ui)?;
            for fact in tables::remarks_now(section) {
                ui.tell(&fact)?;
            }
        }
        let open = answer.open.into_iter().map(|game| ("status-open", game));
        let adjourned = answer.adjourned.into_iter();
        for (id, game) in open.chain(adjourned.map(|game| ("status-adjourned", game))) {
            let address = format!("{}.{}.{}", game.round, game.board, game.game);
            ui.tell(
                &Fact::new(id)
                    .with("address", address)
                    .with("players", game.players),
            )?;
            if let Some(result) = game.by_sheets {
                ui.tell(&Fact::new("status-by-sheets").with("result", result))?;
            }
        }
        for game in answer.copies_differ {
            ui.tell(
                &Fact::new("status-differ")
                    .with("address", game.game)
                    .with("players", game.players)
                    .with("half_move", game.half_move),
            )?;
        }
        for level in answer.undecided {
            let address = format!("{}.{}.{}", level.round, level.board, level.game);
            ui.tell(
                &Fact::new("status-undecided")
                    .with("address", address)
                    .with("players", level.players),
            )?;
        }
    }
    Ok(Answer::Yes)
}

/// The result of a game by its record sheets; none where they say nothing or not the same.
fn by_sheets(papers: &Papers, game: &Game) -> Option<String> {
    let sheets = papers.sheets.iter();
    let of_game = sheets.filter(|sheet| sheet.game == game.row.id);
    let mut results: Vec<&str> = of_game
        .filter_map(|sheet| sheet.result.as_deref())
        .collect();
    results.sort_unstable();
    results.dedup();
    match results[..] {
        [result] => Some(result.to_owned()),
        _ => None,
    }
}

/// The games of the last round whose two copies do not say the same.
fn differ(section: &Section, papers: &Papers) -> Vec<DifferJson> {
    if tables::is_star(&section.row) {
        return Vec::new();
    }
    let variant = Variant::from_name(&section.row.variant);
    let mut found = Vec::new();
    if let Some(round) = section.rounds.last() {
        for one in &round.matches {
            for game in &one.games {
                let id = game.row.id;
                let sheets = papers.sheets.iter().filter(|sheet| sheet.game == id);
                let comparison = compared(sheets, &known_tags(section, id), variant);
                let Some((ply, _)) = comparison.as_ref().and_then(difference) else {
                    continue;
                };
                let number = game.row.number;
                found.push(DifferJson {
                    game: game_address(section, round.row.number, one.row.board, number),
                    players: game_label(section, game),
                    ply,
                    half_move: half_move_text(ply, variant),
                });
            }
        }
    }
    found
}

/// The matches of a knock-out in which nobody is ahead, each with the number of the game that is needed.
fn undecided(section: &Section) -> Vec<OpenJson> {
    if section.system() != System::KnockOut {
        return Vec::new();
    }
    let mut level = Vec::new();
    for round in &section.rounds {
        for one in &round.matches {
            if section.leader(one).is_none() && !one.games.iter().any(Game::is_open) {
                level.push(OpenJson {
                    round: round.row.number,
                    board: one.row.board,
                    game: one.games.len() as i64 + 1,
                    players: match_label(section, one),
                    by_sheets: None,
                });
            }
        }
    }
    level
}
