//! Whether a record belongs to the board that it is kept at: what its tags and squares say against the event.

use super::address;
use crate::cli::fact::Fact;
use crate::draughts::Variant;
use crate::notation::{GameType, Record, RemarkKind, Written};
use crate::store::{Game, PlayerRow, Section};

/// How much of a record can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) struct Reading {
    /// Half-moves that can be read.
    pub(in crate::cli) moves: usize,
    /// Entries that cannot.
    pub(in crate::cli) unread: usize,
}

impl Reading {
    pub(in crate::cli) fn of(record: &Record<'_>) -> Reading {
        let is = |wanted: fn(&Written) -> bool| {
            let written = record.half_moves.iter().map(|one| &one.written);
            written.filter(|one| wanted(one)).count()
        };
        let stray = record.remarks.iter().map(|remark| &remark.kind);
        let stray = stray.filter(|kind| **kind == RemarkKind::Unreadable);
        Reading {
            moves: is(|one| matches!(one, Written::Move(_))),
            unread: is(|one| *one == Written::Unreadable) + stray.count(),
        }
    }

    /// Whether it is a record of a game: it has half-moves, and most of its entries can be read.
    pub(in crate::cli) const fn is_record(self) -> bool {
        self.moves > 0 && self.unread <= self.moves
    }

    /// Whether nothing but tags and a result is written.
    pub(in crate::cli) const fn is_bare(self) -> bool {
        self.moves == 0 && self.unread == 0
    }
}

/// The tags of a record that say where it belongs; empty where it says nothing.
#[derive(Clone, Debug, Default)]
pub(in crate::cli) struct Belonging {
    event: String,
    round: String,
    board: String,
    white: String,
    black: String,
    game_type: String,
    variant: String,
}

impl Belonging {
    pub(in crate::cli) fn of(record: &Record<'_>) -> Belonging {
        let tag = |name: &str| {
            let value = record.tag(name).map_or("", |tag| tag.value.trim());
            match value.contains(char::is_alphanumeric) {
                true => value.to_owned(),
                false => String::new(),
            }
        };
        Belonging {
            event: tag("Event"),
            round: tag("Round"),
            board: tag("Board"),
            white: tag("White"),
            black: tag("Black"),
            game_type: tag("GameType"),
            variant: tag("Variant"),
        }
    }

    /// A note for each tag that names something else than the board has, and one if the squares are of another game.
    pub(in crate::cli) fn differences(
        &self,
        event: &str,
        section: &Section,
        game: &Game,
        at: &str,
        squares: Variant,
    ) -> Vec<Fact> {
        let mut notes = Vec::new();
        let mut differs = |tag: &'static str, said: &str, here: String| {
            notes.push(
                Fact::new("warn-tag-differs")
                    .with("address", at.to_owned())
                    .with("tag", tag)
                    .with("said", said.to_owned())
                    .with("here", here),
            );
        };
        if !self.event.is_empty()
            && !same_words(&self.event, event)
            && !same_words(&self.event, &format!("{event} {}", section.row.name))
        {
            differs("Event", &self.event, event.to_owned());
        }
        let place = address(at).map_or_else(Vec::new, |place| {
            vec![place.round.unwrap_or(1), place.board, game.row.number]
        });
        if !fits_place(&self.round, &place) {
            differs("Round", &self.round, at.to_owned());
        }
        if !fits_place(&self.board, place.get(1..2).unwrap_or_default()) {
            differs("Board", &self.board, at.to_owned());
        }
        let player = |seat: usize| {
            let id = game.seats.get(seat).map_or(0, |seat| seat.player);
            section.players.iter().find(|row| row.id == id)
        };
        let fits = |seat: usize, name: &str| player(seat).is_some_and(|row| is_name_of(row, name));
        let has_both = !self.white.is_empty() && !self.black.is_empty();
        let is_turned = has_both && fits(1, &self.white) && fits(0, &self.black);
        let is_right = fits(0, &self.white) && fits(1, &self.black);
        for (seat, tag, name) in [(0, "White", &self.white), (1, "Black", &self.black)] {
            if !name.is_empty() && !is_turned && !fits(seat, name) {
                let here = player(seat).map_or_else(String::new, |row| row.name.clone());
                differs(tag, name, here);
            }
        }
        let variant = Variant::from_name(&section.row.variant);
        let number = GameType::read(&self.game_type).0.map(|read| read.number);
        let is_other_type = number.is_some() && number != variant.and_then(Variant::game_type);
        if is_other_type {
            differs("GameType", &self.game_type, section.row.variant.clone());
        }
        let said = self.variant.to_lowercase();
        if !said.is_empty() && !said.contains(&section.row.variant) {
            differs("Variant", &self.variant, section.row.variant.clone());
        }
        if is_turned && !is_right {
            notes.push(Fact::new("warn-other-colours").with("address", at.to_owned()));
        }
        if variant.is_some_and(|variant| variant != squares) {
            notes.push(
                Fact::new("warn-other-squares")
                    .with("address", at.to_owned())
                    .with("said", squares.name())
                    .with("here", section.row.variant.clone()),
            );
        }
        notes
    }
}

/// Whether the numbers in a text are the first ones of a place; a text without numbers says nothing.
fn fits_place(text: &str, place: &[i64]) -> bool {
    let numbers = text.split(|sign: char| !sign.is_ascii_digit());
    let numbers = numbers.filter_map(|part| part.parse::<i64>().ok());
    numbers.zip(place).all(|(said, here)| said == *here)
}

/// The words of a name in any order, without points and commas: `Petrov, I.` is `I Petrov`; so with the native name.
pub(in crate::cli) fn is_name_of(player: &PlayerRow, name: &str) -> bool {
    let native = player.native_name.as_deref().unwrap_or_default();
    same_words(name, &player.name) || same_words(name, native)
}

/// Whether two texts have the same words in any order, in small or large letters.
pub(in crate::cli) fn same_words(one: &str, other: &str) -> bool {
    let words = |text: &str| {
        let text = text.to_lowercase();
        let words = text.split(|letter: char| !letter.is_alphanumeric());
        let words = words.filter(|word| !word.is_empty());
        let mut words: Vec<String> = words.map(str::to_owned).collect();
        words.sort();
        words
    };
    words(one) == words(other)
}
