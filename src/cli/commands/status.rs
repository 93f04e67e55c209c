//! `huff status`

use clap::Args;

use crate::cli::commands::tables;
use crate::cli::desk::{EventArgs, match_label};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::store::{SectionRow, SheetRow};

/// Say what is missing: results and record sheets of the last round
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
    adjourned: usize,
    /// Games of the last round of which the copies are not both in.
    sheets_missing: usize,
}

#[derive(serde::Serialize)]
struct OpenJson {
    round: i64,
    board: i64,
    game: i64,
    players: String,
}

pub(super) fn run(arguments: &Status, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let (event, sections, sheets) = store.look::<_, Error>(|view| {
        let rows: Vec<SectionRow> = view.all()?;
        let sections = rows
            .into_iter()
            .map(|row| view.section(row))
            .collect::<Result<Vec<_>, _>>()?;
        Ok((view.event()?, sections, view.all::<SheetRow>()?))
    })?;
    let mut answers = Vec::new();
    for section in &sections {
        let mut open = Vec::new();
        let mut adjourned = 0;
        for round in &section.rounds {
            for one in &round.matches {
                adjourned += one
                    .games
                    .iter()
                    .filter(|game| !game.is_over() && game.row.adjourned != 0)
                    .count();
                open.extend(
                    one.games
                        .iter()
                        .filter(|game| game.is_open())
                        .map(|game| OpenJson {
                            round: round.row.number,
                            board: one.row.board,
                            game: game.row.number,
                            players: match_label(section, one),
                        }),
                );
            }
        }
        let last = section
            .rounds
            .last()
            .into_iter()
            .flat_map(|round| &round.matches)
            .flat_map(|one| &one.games);
        let copies = |game: i64| sheets.iter().filter(|sheet| sheet.game == game).count();
        answers.push(SectionJson {
            section: section.row.name.clone(),
            players: section.players.len(),
            round: section.rounds.len(),
            rounds: section.row.rounds,
            open,
            adjourned,
            sheets_missing: last.filter(|game| copies(game.row.id) < 2).count(),
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
                .with("round", answer.round)
                .with("open", answer.open.len())
                .with("adjourned", answer.adjourned)
                .with("sheets", answer.sheets_missing),
        )?;
        if let Some(section) = sections.iter().find(|one| one.row.name == name) {
            tables::tell_rules(section, ui)?;
        }
        for open in answer.open {
            let address = format!("{}.{}.{}", open.round, open.board, open.game);
            ui.tell(
                &Fact::new("status-open")
                    .with("address", address)
                    .with("players", open.players),
            )?;
        }
    }
    Ok(Answer::Yes)
}
