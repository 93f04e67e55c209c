//! Games typed at the desk: how many keys they take, and what becomes of slips.

mod games;
mod irregular;
mod keys;
mod slips;
pub(crate) mod star;

use std::fs::File;

use huff::draughts::Variant;
use huff::entry::{Draft, Heard, Key, Mode, Session};
use huff::notation::{Blocks, Coordinate, Written, pdn};
use huff::record::{Verdict, judge};

use crate::common::data;

/// Files of whole games, with their variants and how many games are taken of each.
const FILES: [(&str, &str, usize); 6] = [
    (
        "russian/mig0__Games-Checkers__data_games_russian_World_Championship_1998.pdn",
        "russian",
        20,
    ),
    (
        "international/mig0__Games-Checkers__data_games_internt_wk2003.pdn",
        "international",
        20,
    ),
    (
        "international/mig0__Games-Checkers__data_games_internt_dutch96h.pdn",
        "international",
        15,
    ),
    (
        "english/bcorfman__raven-checkers__training_tinsley.pdn",
        "english",
        20,
    ),
    (
        "italian/mig0__Games-Checkers__data_games_italian_40champ-1996.pdn",
        "italian",
        15,
    ),
    (
        "czech/wiegerw__pdn__games_succeed_mrcd2007.pdn",
        "czech",
        10,
    ),
];

/// A real game that is clean from its start on.
#[derive(Clone)]
pub(crate) struct Real {
    pub(crate) variant: Variant,
    pub(crate) draft: Draft,
}

/// Real games, spread evenly over the files; `None` where there is no data.
pub(crate) fn real_games(test: &str, share: usize) -> Option<Vec<Real>> {
    let mut games = Vec::new();
    for (file, variant, count) in FILES {
        let path = data(test, &format!("pdn/{file}"))?;
        let variant = Variant::from_name(variant).unwrap();
        let mut found = Vec::new();
        for block in Blocks::new(File::open(path).unwrap()) {
            let block = block.unwrap();
            for record in pdn::records(&block.text) {
                if record.half_moves.len() < 20 || record.tag("FEN").is_some() {
                    continue;
                }
                let judgement = judge(&record, Some(variant));
                if judgement.verdict == Verdict::Clean && judgement.replayed == judgement.half_moves
                {
                    let draft = Draft::of(&record, &block.text, variant);
                    found.push(Real { variant, draft });
                }
            }
        }
        let count = count * share;
        assert!(found.len() >= count, "{file}: {}", found.len());
        let step = found.len() / count;
        games.extend(found.into_iter().step_by(step).take(count));
    }
    Some(games)
}

/// A half-move of a sheet as a typist types it: numbers in two digits each, letters as they stand.
pub(crate) fn spelling(text: &str) -> String {
    let Written::Move(moved) = huff::notation::written(text) else {
        panic!("{text}");
    };
    let square = |square: &Coordinate| match square {
        Coordinate::Number(number) => format!("{number:02}"),
        Coordinate::Cell { column, row } => format!("{}{}", (b'a' + column) as char, row + 1),
        Coordinate::File(column) => ((b'a' + column) as char).to_string(),
    };
    moved.squares.iter().map(square).collect()
}

/// Types a half-move until it is shown; the keys that took.
pub(crate) fn type_half_move(session: &mut Session, text: &str) -> Result<String, String> {
    let mut keys = String::new();
    let before = session.sheet().entries.len();
    let is_shown = |session: &Session| {
        let entries = &session.sheet().entries;
        entries.len() == before + 1 && ends(&entries[before].text).1 == ends(text).1
    };
    for letter in spelling(text).chars() {
        keys.push(letter);
        match session.press(Key::Char(letter)) {
            Heard::Changed | Heard::Nothing if is_shown(session) => return Ok(keys),
            Heard::Changed | Heard::Nothing => {}
            heard => return Err(format!("{text}: {heard:?} at {keys}")),
        }
    }
    // all is typed: Enter says so, and chooses the first of several
    for _ in 0..2 {
        keys.push('\r');
        session.press(Key::Enter);
        if is_shown(session) {
            return Ok(keys);
        }
        if !matches!(session.mode(), Mode::Choosing { .. }) {
            break;
        }
    }
    Err(format!("{text}: not played"))
}

/// First and last squares of all half-moves, and the final position.
pub(crate) type Course = (Vec<(String, String)>, Option<String>);

/// The first file or square and the last square of a half-move.
pub(crate) fn ends(text: &str) -> (String, String) {
    let Written::Move(moved) = huff::notation::written(text) else {
        panic!("{text}");
    };
    let name = |square: Option<&Coordinate>| match square {
        // a file alone is the file of the square it stands for
        Some(Coordinate::Cell { column, .. } | Coordinate::File(column))
            if square == moved.squares.first() =>
        {
            format!("{column}")
        }
        other => format!("{other:?}"),
    };
    (name(moved.squares.first()), name(moved.squares.last()))
}

/// The course of a sheet.
pub(crate) fn course(draft: &Draft) -> Course {
    let moves = draft
        .entries
        .iter()
        .map(|entry| ends(&entry.text))
        .collect();
    let last = draft.judged().last.as_ref().map(huff::notation::fen::write);
    (moves, last)
}

/// The course of a sheet, or nothing for one with text that is no move.
pub(crate) fn course_or_none(draft: &Draft) -> Option<Course> {
    let is_move = |text: &str| matches!(huff::notation::written(text), Written::Move(_));
    draft
        .entries
        .iter()
        .all(|entry| is_move(&entry.text))
        .then(|| course(draft))
}
