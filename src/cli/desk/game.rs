//! A game by its address.

use super::find::{address, board, section};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::draughts::{Color, Variant};
use crate::store::{Game, Section, SectionRow, View};

/// The section of a name, or all of them.
pub(in crate::cli) fn sections(view: &View<'_>, name: Option<&str>) -> Result<Vec<Section>, Error> {
    if let Some(name) = name {
        return Ok(vec![section(view, Some(name))?]);
    }
    let rows: Vec<SectionRow> = view.all()?;
    rows.into_iter().map(|row| Ok(view.section(row)?)).collect()
}

/// The sides of a section with the first mover first: what is shown or printed has them in this order.
pub(in crate::cli) fn first_mover_first(section: &Section) -> [Color; 2] {
    let first = Variant::from_name(&section.row.variant)
        .map_or(Color::White, |variant| variant.rules().first());
    [first, first.opponent()]
}

/// The place of a side among the seats of a game.
pub(in crate::cli) fn seat_of(side: Color) -> usize {
    usize::from(side == Color::Black)
}

/// A game where it stands.
#[derive(Clone, Debug)]
pub(in crate::cli) struct Seated {
    pub(in crate::cli) section: Section,
    pub(in crate::cli) game: Game,
    /// `ROUND.BOARD`, in a match of several games `ROUND.BOARD.GAME`.
    pub(in crate::cli) address: String,
}

/// `ROUND.BOARD`, in a match of several games `ROUND.BOARD.GAME`.
pub(in crate::cli) fn game_address(section: &Section, round: i64, board: i64, game: i64) -> String {
    if section.row.games > 1 || game > 1 {
        format!("{round}.{board}.{game}")
    } else {
        format!("{round}.{board}")
    }
}

/// The addresses of the games of a section that are meant, in order.
pub(in crate::cli) fn addresses(section: &Section, is_meant: fn(&Game) -> bool) -> Vec<String> {
    let boards = section.rounds.iter().flat_map(|round| {
        let matches = round.matches.iter();
        matches.map(move |one| (round.row.number, one))
    });
    let games = boards.flat_map(|(round, one)| {
        let games = one.games.iter().filter(move |game| is_meant(game));
        games.map(move |game| game_address(section, round, one.row.board, game.row.number))
    });
    games.collect()
}

/// Addresses in a sentence: the first ten of them.
pub(in crate::cli) fn first_of(addresses: &[String]) -> String {
    let some = &addresses[..addresses.len().min(10)];
    match addresses.len() - some.len() {
        0 => some.join(", "),
        _ => format!("{}, …", some.join(", ")),
    }
}

/// The game of an address.
pub(in crate::cli) fn seated(
    view: &View<'_>,
    section: Option<&str>,
    text: &str,
) -> Result<Seated, Error> {
    let wrong = || Error::Usage(Fact::new("error-bad-address").with("text", text.to_owned()));
    let wanted = address(text).ok_or_else(wrong)?;
    let mut sections = sections(view, section)?;
    let place = board(&sections, text, wanted)?;
    let section = sections.swap_remove(place.section);
    let round = &section.rounds[place.round];
    let one = &round.matches[place.board];
    let number = wanted.game.unwrap_or(1);
    let game = one.games.iter().find(|game| game.row.number == number);
    let missing = || {
        let fact = Fact::new("error-no-game").with("address", text.to_owned());
        Error::Usage(fact.with("game", number))
    };
    let game = game.ok_or_else(missing)?.clone();
    let address = game_address(&section, round.row.number, one.row.board, number);
    Ok(Seated {
        game,
        address,
        section,
    })
}
