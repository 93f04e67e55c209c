//! `huff draw`

mod table;

use clap::Args;

use table::{Deck, Given};

use crate::cli::desk::{EventArgs, SectionArgs, fresh_seed, no_round, section as find_section};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::draughts::Variant;
use crate::store::Keep;
use crate::tournament::Lot;

/// Draw the opening of a round, or record one drawn by hand
///
/// All games of the round begin with it. Tables: fmjd64, idf, idf-basic, 3-move, 2-move, 11-man, or an own one: a CSV
/// file with a number and the moves, or a position as FEN, in each row. Every row is played; faults are told by line, and
/// nothing is drawn. An own table stays in the event under the name of its file. Without an event the opening is only
/// shown, for the game of --variant.
///
/// Examples: huff draw --table idf-basic; huff draw --table fmjd64 --set 46-XVI; huff draw 3 --table ours.csv --seed 7
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
    journal: Option<i64>,
    table: String,
    code: String,
    moves: String,
    fen: String,
    half_moves: usize,
    seed: Option<u64>,
}

pub(super) fn run(arguments: &Draw, ui: &mut Ui) -> Result<Answer, Error> {
    let given = Given::of(&arguments.table, ui)?;
    let seed = if arguments.set.is_some() {
        None
    } else {
        Some(arguments.seed.unwrap_or_else(fresh_seed))
    };
    if !arguments.event.is_there() || arguments.variant.is_some() {
        let variant = super::variant(arguments.variant.as_deref())?.or_else(|| given.usual());
        let deck = given.deck(None, variant)?;
        let answer = drawn(arguments, &deck, seed)?;
        return show(arguments, answer, ui);
    }
    let mut store = arguments.event.open()?;
    let stamp = arguments
        .event
        .stamp(format!("draw --table {}", arguments.table));
    let mut answer = store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        let section = find_section(edit, arguments.section.section.as_deref())?;
        let wanted = arguments.round.map_or(section.rounds.len(), usize::from);
        let round = wanted
            .checked_sub(1)
            .and_then(|index| section.rounds.get(index));
        let mut row = round.ok_or_else(|| no_round(&section, wanted))?.row.clone();
        if row.opening_code.is_some() && !arguments.again {
            return Err(Error::No(
                Fact::new("error-opening-is-drawn").with("round", row.number),
            ));
        }
        let variant = Variant::from_name(&section.row.variant);
        let deck = given.deck(Some(edit), variant)?;
        let mut answer = drawn(arguments, &deck, seed)?;
        answer.section = Some(section.row.name.clone());
        answer.round = Some(row.number);
        row.opening_table = Some(answer.table.clone());
        row.opening_code = Some(answer.code.clone());
        row.opening_moves = Some(answer.moves.clone());
        row.opening_fen = Some(answer.fen.clone());
        row.opening_seed = seed.map(|seed| seed.to_string());
        edit.update(&row)?;
        given.store(edit, &deck)?;
        Ok(answer)
    })?;
    answer.journal = store.entry();
    show(arguments, answer, ui)
}

fn drawn(arguments: &Draw, deck: &Deck, seed: Option<u64>) -> Result<DrawJson, Error> {
    let (code, moves, played) = match (&arguments.set, seed) {
        (Some(code), _) => deck.find(code)?,
        (None, seed) => {
            let count = deck.len() as u64;
            deck.at(Lot::from_seed(seed.unwrap_or(0)).below(count.max(1)) as usize)?
        }
    };
    Ok(DrawJson {
        format: FORMAT,
        section: None,
        round: None,
        journal: None,
        table: deck.name().to_owned(),
        code,
        moves,
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
