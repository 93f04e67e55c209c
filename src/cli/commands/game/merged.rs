//! `huff game merged`

use clap::Args;

use super::star_merged;
use crate::cli::commands::tables;
use crate::cli::desk::{
    EventArgs, SectionArgs, compared, difference, half_move_text, known_tags, seated,
};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::table::{Side, Table};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::draughts::{Color, Variant};
use crate::record::Comparison;
use crate::store::SheetRow;

/// Show the game behind both copies, and which copy each half-move stands in
///
/// `huff compare` says more about the differences. The exit code is 1 when the copies differ.
#[derive(Debug, Args)]
pub(super) struct Merged {
    /// ROUND.BOARD or ROUND.BOARD.GAME
    game: String,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(serde::Serialize)]
struct MergedJson {
    format: u32,
    game: String,
    equal: bool,
    differences: usize,
    half_moves: Vec<HalfMoveJson>,
}

#[derive(serde::Serialize)]
struct HalfMoveJson {
    ply: usize,
    side: &'static str,
    text: String,
    /// `both`, `white`, `black`: the copies in which it stands; `neither` where it must have been.
    origin: &'static str,
}

pub(super) fn run(arguments: &Merged, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let (at, sheets) = store.look::<_, Error>(|view| {
        let at = seated(view, arguments.section.section.as_deref(), &arguments.game)?;
        let sheets: Vec<SheetRow> = view.of("game", at.game.row.id)?;
        Ok((at, sheets))
    })?;
    if tables::is_star(&at.section.row) {
        return star_merged::run(&at, &sheets, arguments.json, ui);
    }
    let missing = || Fact::new("error-copies-needed").with("address", at.address.clone());
    let variant = Variant::from_name(&at.section.row.variant);
    let known = known_tags(&at.section, at.game.row.id);
    let comparison = compared(&sheets, &known, variant).ok_or_else(|| Error::No(missing()))?;
    let answer = if comparison.is_equal() {
        Answer::Yes
    } else {
        Answer::No
    };
    let half_moves = half_moves(&comparison);
    if arguments.json {
        ui.json(&MergedJson {
            format: FORMAT,
            game: at.address,
            equal: comparison.is_equal(),
            differences: comparison.differences.len() + comparison.tags.len(),
            half_moves,
        })?;
        return Ok(answer);
    }
    let head = |id: &str, side| (ui.words.say(id, &[]), side);
    let mut table = Table::new([
        head("col-half-move", Side::Right),
        head("col-move", Side::Left),
        head("col-origin", Side::Left),
    ]);
    for half_move in half_moves {
        let origin = ui.words.say(&format!("origin-{}", half_move.origin), &[]);
        table.row(vec![half_move.ply.to_string(), half_move.text, origin]);
    }
    table.print(ui.out())?;
    if let Some((first, count)) = difference(&comparison) {
        let fact = Fact::new("merged-differ")
            .with("count", count)
            .with("half_move", half_move_text(first, variant))
            .with("address", at.address);
        ui.tell(&fact)?;
    }
    Ok(answer)
}

fn half_moves(comparison: &Comparison) -> Vec<HalfMoveJson> {
    let differs = |ply: usize, side: usize| {
        comparison.differences.iter().any(|difference| {
            difference.ply as usize == ply
                && difference.merged.is_some()
                && difference.readings[side].deviation != crate::record::Deviation::None
        })
    };
    let moves = comparison.half_moves.iter().zip(1..);
    moves
        .map(|(played, ply)| {
            let stands = |side: usize| played.entries[side].is_some() && !differs(ply, side);
            HalfMoveJson {
                ply,
                side: Color::word(played.side),
                text: played.text.clone(),
                origin: match (stands(0), stands(1)) {
                    (true, true) => "both",
                    (true, false) => "white",
                    (false, true) => "black",
                    (false, false) => "neither",
                },
            }
        })
        .collect()
}
