//! `huff why`

mod json;
mod pairing;
mod place;

use clap::Args;

use super::tables;

use crate::cli::desk::{
    EventArgs, SectionArgs, address, as_paired, board as find_board, no_round,
    player as find_player, section as find_section,
};
use crate::cli::fact::Fact;
use crate::cli::{Answer, error::Error, ui::Ui};

/// Say why a player stands where he does, or why two players meet
///
/// With a player: each criterion of the standings and, round by round, how its value comes about. With ROUND.BOARD: the
/// bracket, scores, colours and floats the pairing was made from; --instead asks what speaks against another pair, and
/// `huff why ROUND --bye` who got the bye and why, or what speaks against another one.
///
/// Examples: huff why Petrov; huff why 3.12; huff why 3.12 --instead 5-9; huff why 3 --bye; huff why 3 --bye --instead 14
#[derive(Debug, Args)]
pub(in crate::cli) struct Why {
    /// A player, ROUND.BOARD, or a round with --bye
    what: String,
    /// The bye of a round
    #[arg(long)]
    bye: bool,
    /// Another pair, or another player for the bye
    #[arg(long, value_name = "PLAYERS")]
    instead: Option<String>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

pub(super) fn run(arguments: &Why, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let section = store.look(|view| find_section(view, arguments.section.section.as_deref()))?;
    if section.is_tables() {
        return tables::why(&section, &arguments.what, arguments.json, ui);
    }
    let instead = arguments.instead.as_deref();
    let form = if arguments.json {
        pairing::Form::Json
    } else {
        pairing::Form::Words
    };
    let address = address(&arguments.what).filter(|address| address.round.is_some());
    if arguments.bye {
        let round = arguments
            .what
            .parse()
            .ok()
            .filter(|round| (1..section.next_round()).contains(round));
        let round = round.ok_or_else(|| no_round(&section, &arguments.what))?;
        let player = instead
            .map(|text| find_player(&section, text).map(|row| section.number(row.id)))
            .transpose()?;
        let then = as_paired(&mut store, &section, usize::from(round) - 1);
        return pairing::bye(&then, round, player, form, ui);
    }
    match address {
        Some(address) => {
            let place = find_board(std::slice::from_ref(&section), &arguments.what, address)?;
            let pair = instead.map(|text| two(&section, text)).transpose()?;
            let then = as_paired(&mut store, &section, place.round);
            pairing::board(&then, (place.round, place.board), pair, form, ui)
        }
        None => place::player(
            &section,
            find_player(&section, &arguments.what)?,
            arguments.json,
            ui,
        ),
    }
}

fn two(
    section: &crate::store::Section,
    text: &str,
) -> Result<(crate::tournament::PlayerId, crate::tournament::PlayerId), Error> {
    let wrong = || Error::Usage(Fact::new("error-bad-board").with("text", text.to_owned()));
    let (one, other) = text.split_once('-').ok_or_else(wrong)?;
    let number = |text: &str| find_player(section, text).map(|row| section.number(row.id));
    Ok((number(one)?, number(other)?))
}
