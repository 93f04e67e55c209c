//! `huff draw`

use clap::Args;

use crate::cli::desk::{EventArgs, SectionArgs, fresh_seed, section as find_section};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::draughts::Variant;
use crate::openings::{Opening, TABLES, Table, play};
use crate::store::Keep;
use crate::tournament::Lot;

/// Draw the opening of a round, or record the one that was drawn by hand
///
/// All games of the round begin with it. Tables: fmjd64, idf, idf-basic, 3-move, 2-move, 11-man. Without an event
/// the opening is only shown, for the game of --variant.
///
/// Examples: huff draw --table idf-basic; huff draw --table fmjd64 --set 46-XVI; huff draw 3 --table 3-move --seed 7
#[derive(Debug, Args)]
pub(in crate::cli) struct Draw {
    /// The round; by default the last one paired
    round: Option<u16>,
    /// The table
    #[arg(long)]
    table: String,
    /// The code that was drawn by hand
    #[arg(long, value_name = "CODE", conflicts_with = "seed")]
    set: Option<String>,
    /// The seed; without it one is drawn and told
    #[arg(long)]
    seed: Option<u64>,
    /// Draw anew for a round that has an opening
    #[arg(long)]
    again: bool,
    /// The game, without an event
    #[arg(long)]
    variant: Option<String>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(serde::Serialize)]
struct DrawJson {
    format: u32,
    section: Option<String>,
    round: Option<i64>,
    table: &'static str,
    code: &'static str,
    moves: &'static str,
    fen: String,
    half_moves: usize,
    seed: Option<u64>,
}

pub(super) fn run(arguments: &Draw, ui: &mut Ui) -> Result<Answer, Error> {
    let table = Table::from_name(&arguments.table).ok_or_else(|| {
        let known: Vec<&str> = TABLES.iter().map(|table| table.name).collect();
        Error::Usage(
            Fact::new("error-no-table")
                .with("name", arguments.table.clone())
                .with("known", known.join(", ")),
        )
    })?;
    let seed = if arguments.set.is_some() {
        None
    } else {
        Some(arguments.seed.unwrap_or_else(fresh_seed))
    };
    if !arguments.event.is_there() || arguments.variant.is_some() {
        let variant = super::variant(arguments.variant.as_deref())?
            .or_else(|| table.variants.first().copied());
        let answer = drawn(arguments, &table, variant, seed)?;
        return show(arguments, answer, ui);
    }
    let mut store = arguments.event.open()?;
    let stamp = arguments
        .event
        .stamp(format!("draw --table {}", table.name));
    let answer = store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        let section = find_section(edit, arguments.section.section.as_deref())?;
        let wanted = arguments.round.map_or(section.rounds.len(), usize::from);
        let round = wanted
            .checked_sub(1)
            .and_then(|index| section.rounds.get(index));
        let no_round = || Error::Usage(Fact::new("error-no-round").with("round", wanted));
        let mut row = round.ok_or_else(no_round)?.row.clone();
        if row.opening_code.is_some() && !arguments.again {
            return Err(Error::No(
                Fact::new("error-opening-is-drawn").with("round", row.number),
            ));
        }
        let mut answer = drawn(
            arguments,
            &table,
            Variant::from_name(&section.row.variant),
            seed,
        )?;
        answer.section = Some(section.row.name.clone());
        answer.round = Some(row.number);
        row.opening_table = Some(table.name.to_owned());
        row.opening_code = Some(answer.code.to_owned());
        row.opening_moves = Some(answer.moves.to_owned());
        row.opening_fen = Some(answer.fen.clone());
        row.opening_seed = seed.map(|seed| seed.to_string());
        edit.update(&row)?;
        Ok(answer)
    })?;
    show(arguments, answer, ui)
}

fn drawn(
    arguments: &Draw,
    table: &Table,
    variant: Option<Variant>,
    seed: Option<u64>,
) -> Result<DrawJson, Error> {
    let wrong_game = || Error::Usage(Fact::new("error-table-game").with("name", table.name));
    let variant = variant
        .filter(|variant| table.variants.contains(variant))
        .ok_or_else(wrong_game)?;
    let opening: Opening = match (&arguments.set, seed) {
        (Some(code), _) => {
            let wanted = code.trim().to_uppercase();
            let found = table.rows().find(|row| row.code.to_uppercase() == wanted);
            found.ok_or_else(|| {
                Error::Usage(Fact::new("error-no-opening").with("code", code.clone()))
            })?
        }
        (None, seed) => {
            let deck = table.deck(variant);
            let place = Lot::from_seed(seed.unwrap_or(0)).below(deck.len() as u64) as usize;
            *deck.get(place).ok_or_else(wrong_game)?
        }
    };
    let cannot = || Error::Usage(Fact::new("error-opening-game").with("code", opening.code));
    let played = play(variant, opening.moves).ok_or_else(cannot)?;
    Ok(DrawJson {
        format: FORMAT,
        section: None,
        round: None,
        table: table.name,
        code: opening.code,
        moves: opening.moves,
        fen: played.fen,
        half_moves: played.half_moves,
        seed,
    })
}

fn show(arguments: &Draw, answer: DrawJson, ui: &mut Ui) -> Result<Answer, Error> {
    if arguments.json {
        ui.json(&answer)?;
        return Ok(Answer::Yes);
    }
    let fact = Fact::new("drawn")
        .with("table", answer.table)
        .with("code", answer.code)
        .with("moves", answer.moves);
    ui.tell(&fact.with("fen", answer.fen))?;
    if let Some(seed) = answer.seed {
        ui.tell(&Fact::new("drawn-seed").with("seed", seed.to_string()))?;
    }
    Ok(Answer::Yes)
}
