//! `huff crosstable`

use clap::Args;

use super::pairings::short;
use super::standings::basis;
use super::tables;
use crate::cli::desk::{EventArgs, SectionArgs, section as find_section};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::table::{Side, Table};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::tournament::{ByeKind, Colour, Entry, Event, PlayerId, RoundNumber, System, rank};

/// Show every player's rounds in the order of the standings
///
/// Order and points are those of the standings: while a round of a Swiss is played, those after the round before.
/// A cell names the opponent, the colour of the first game (w or b) and the points: `12w2`. `+` and `-` are games that were
/// not played, `U` the bye of the odd one out, `F` `H` `Z` full, half and no points without a game.
#[derive(Debug, Args)]
pub(in crate::cli) struct Crosstable {
    /// After this round
    #[arg(long)]
    round: Option<u16>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    /// Answer in CSV
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(serde::Serialize)]
struct CrosstableJson {
    format: u32,
    section: String,
    rounds: u16,
    /// Points and order are those after this round.
    counted: u16,
    rows: Vec<RowJson>,
}

#[derive(serde::Serialize)]
struct RowJson {
    place: usize,
    number: u16,
    name: String,
    rounds: Vec<String>,
    points: String,
}

pub(super) fn run(arguments: &Crosstable, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let section = store.look(|view| find_section(view, arguments.section.section.as_deref()))?;
    tables::refuse(&section, "huff standings")?;
    let basis = basis(&section, arguments.round, None, None)?;
    let rounds = arguments.round.unwrap_or(section.next_round() - 1);
    let shown = section.event(rounds);
    let is_bracket = section.system() == System::KnockOut;
    let row = |row: crate::tournament::Row| {
        let player = basis.event.players.get(&row.player);
        RowJson {
            place: row.place,
            number: row.player.0,
            name: player.map_or_else(String::new, |player| player.name.clone()),
            rounds: (1..=rounds)
                .map(|round| {
                    cell(
                        &shown,
                        is_bracket,
                        row.player,
                        RoundNumber(round),
                        ["w", "b"],
                    )
                })
                .collect(),
            points: short(player.map_or_else(Default::default, |player| {
                basis.event.score(player, basis.event.rounds_paired())
            })),
        }
    };
    let rows: Vec<RowJson> = rank(&basis.event, &basis.criteria, basis.policy)
        .into_iter()
        .map(row)
        .collect();
    if arguments.json {
        ui.json(&CrosstableJson {
            format: FORMAT,
            section: section.row.name,
            rounds,
            counted: basis.rounds,
            rows,
        })?;
        return Ok(Answer::Yes);
    }
    let head = |id: &str, side| (ui.words.say(id, &[]), side);
    let mut columns = vec![
        head("col-place", Side::Right),
        head("col-number", Side::Right),
        head("col-name", Side::Left),
    ];
    columns.extend((1..=rounds).map(|round| (round.to_string(), Side::Right)));
    columns.push(head("col-points", Side::Right));
    let mut table = Table::new(columns);
    for row in rows {
        let mut cells = vec![row.place.to_string(), row.number.to_string(), row.name];
        cells.extend(row.rounds);
        cells.push(row.points);
        table.row(cells);
    }
    if arguments.csv {
        ui.raw(&table.csv())?;
    } else {
        table.print(ui.out())?;
        if basis.rounds < rounds {
            ui.warn(
                &Fact::new("crosstable-counted")
                    .with("round", rounds)
                    .with("counted", basis.rounds),
            );
        }
    }
    Ok(Answer::Yes)
}

/// What a cell shows of a round, with these letters for White and Black. Who is out of a bracket is not absent: the cell
/// stays empty.
pub(super) fn cell(
    event: &Event,
    is_bracket: bool,
    player: PlayerId,
    round: RoundNumber,
    [white, black]: [&str; 2],
) -> String {
    let entry = event
        .players
        .get(&player)
        .and_then(|player| player.entry(round));
    match entry {
        None => "·".to_owned(),
        Some(Entry::Bye(ByeKind::Zero)) if is_bracket => "·".to_owned(),
        Some(Entry::Bye(kind)) => match kind {
            ByeKind::Pairing => "U",
            ByeKind::Full => "F",
            ByeKind::Half => "H",
            ByeKind::Zero => "Z",
        }
        .to_owned(),
        Some(
            entry @ Entry::Paired {
                opponent, colour, ..
            },
        ) => {
            let colour = if *colour == Colour::White {
                white
            } else {
                black
            };
            let points = event.scoring.entry(Some(entry));
            match entry.played() {
                Some(_) => format!("{opponent}{colour}{}", short(points)),
                None if points > event.scoring.forfeit_loss => format!("{opponent}{colour}+"),
                None => format!("{opponent}{colour}-"),
            }
        }
    }
}
