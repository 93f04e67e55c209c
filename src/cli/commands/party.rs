//! Who of a game did something, or is ruled against.

use super::game::{CopyArgument, Owner};
use super::tables;
use crate::cli::desk::{Seated, player as find_player};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::words::{Party, read_party};

/// The seats of `white`, `both`, `unknown` in any language, of the number of a seat at a table, or of a player of the
/// board by his name; none where it is not known who.
pub(super) fn owners_of(at: &Seated, who: &str) -> Result<Vec<Owner>, Error> {
    let party = read_party(who);
    if at.section.is_tables() {
        return match party {
            Some(Party::Unknown) => Ok(Vec::new()),
            Some(_) => Err(no_such_seat(at, who)),
            None => Ok(vec![seat_of(at, who)?]),
        };
    }
    if let Some(party) = party {
        let sides = party.sides().iter().copied();
        return Ok(sides
            .map(|side| Owner::of(CopyArgument::of_side(side)))
            .collect());
    }
    let unknown = || {
        let fact = Fact::new("error-by-nobody-here").with("text", who.to_owned());
        Error::Usage(fact.with("address", at.address.clone()))
    };
    match place_of(at, who) {
        Some(0) => Ok(vec![Owner::White]),
        Some(_) => Ok(vec![Owner::Black]),
        None => Err(unknown()),
    }
}

/// The one who is ruled against.
pub(super) fn owner_of(at: &Seated, who: &str, ruling: &str) -> Result<Owner, Error> {
    match owners_of(at, who)?[..] {
        [owner] => Ok(owner),
        _ => Err(against_whom(at, ruling)),
    }
}

/// Asks against whom a ruling is, which must be said.
pub(super) fn against_whom(at: &Seated, ruling: &str) -> Error {
    let fact = Fact::new(match at.section.is_tables() {
        true => "error-table-whom",
        false => "error-against-whom",
    });
    let fact = fact.with("word", ruling.to_owned());
    Error::Usage(fact.with("seats", seats(at)))
}

/// A seat at a table by its number or the name of who sits there.
fn seat_of(at: &Seated, who: &str) -> Result<Owner, Error> {
    let seats = tables::seated(&at.section, &at.game);
    let number: Option<u8> = who.trim().parse().ok();
    let found = match number {
        Some(number) => seats.iter().find(|seat| seat.camp.number() == number),
        None => place_of(at, who).and_then(|place| seats.get(place)),
    };
    let owner = found.and_then(|seat| Owner::of_camp(seat.camp));
    owner.ok_or_else(|| no_such_seat(at, who))
}

fn no_such_seat(at: &Seated, who: &str) -> Error {
    let fact = Fact::new("error-table-against")
        .with("text", who.to_owned())
        .with("address", at.address.clone());
    Error::Usage(fact.with("seats", seats(at)))
}

fn seats(at: &Seated) -> String {
    let seats = tables::seated(&at.section, &at.game);
    let numbers = seats.iter().map(|seat| seat.camp.number().to_string());
    numbers.collect::<Vec<_>>().join(", ")
}

/// The place, from 0, of the seat of a player of the board; a number is that of any player of the section.
fn place_of(at: &Seated, who: &str) -> Option<usize> {
    let here = |player: i64| at.game.seats.iter().position(|seat| seat.player == player);
    let mut mine = at.section.clone();
    if who.trim().parse::<u16>().is_err() {
        mine.players.retain(|player| here(player.id).is_some());
    }
    here(find_player(&mine, who).ok()?.id)
}
