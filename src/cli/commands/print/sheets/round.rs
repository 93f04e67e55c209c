//! The sheets of a round, empty or with the records that were handed in.

use std::sync::Arc;

use super::{Sheets, print};
use crate::cli::commands::print::records::rows;
use crate::cli::commands::print::source::{Source, copy_code};
use crate::cli::desk::{first_mover_first, player as find_player, read_record, seat_of};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::draughts::{Color, Variant};
use crate::print::{Face, Layer, MoveValues, ResultValues, SheetFace, SheetValues};
use crate::store::{Game, Match, Round, Section};

/// Prints the sheets of a round, of all sections or of one.
pub(super) fn print_round(sheets: &Sheets, source: &Source, ui: &mut Ui) -> Result<Answer, Error> {
    let rounds = source.rounds(sheets.round)?;
    let number = rounds
        .first()
        .map_or(0, |(_, section, round)| section.rounds[*round].row.number);
    let layers: Vec<Arc<Layer>> = rounds
        .iter()
        .map(|(_, section, round)| source.layer(section, Some(*round), ui))
        .collect();
    let mut wanted = Vec::new();
    for (index, (number, section, round)) in rounds.iter().enumerate() {
        let player = match &sheets.player {
            None => None,
            // one who plays in another section is found there
            Some(name) => match find_player(section, name) {
                Ok(row) => Some(row.id),
                Err(error) if rounds.len() == 1 => return Err(error),
                Err(_) => continue,
            },
        };
        let here = Here {
            number: *number,
            section,
            place: *round,
            round: &section.rounds[*round],
            layer: &layers[index],
        };
        wanted.push((here, player));
    }
    let faces = wanted
        .iter()
        .flat_map(|(here, player)| of_round(sheets, source, here, *player));
    let mut faces = faces.peekable();
    if faces.peek().is_none() {
        return Err(sheets.nothing());
    }
    let name = format!("sheets-{number}");
    print(sheets, &name, source.event(), faces, ui)
}

/// A round of a section.
struct Here<'s> {
    number: usize,
    section: &'s Section,
    place: usize,
    round: &'s Round,
    layer: &'s Arc<Layer>,
}

fn of_round<'s>(
    sheets: &'s Sheets,
    source: &'s Source,
    here: &'s Here<'s>,
    player: Option<i64>,
) -> impl Iterator<Item = Face> + 's {
    let points = source.points(here.section, here.place);
    let opening = opening_rows(here.round, Variant::from_name(&here.section.row.variant));
    let boards = here
        .round
        .matches
        .iter()
        .filter(move |one| sheets.board.is_none_or(|board| one.row.board == board));
    boards
        .flat_map(|one| one.games.iter().map(move |game| (one, game)))
        .flat_map(move |(one, game)| {
            of_game(sheets, source, here, one, game, player, &opening, &points)
        })
}

#[allow(clippy::too_many_arguments, reason = "what a sheet is made of")]
fn of_game(
    sheets: &Sheets,
    source: &Source,
    here: &Here<'_>,
    one: &Match,
    game: &Game,
    player: Option<i64>,
    opening: &[MoveValues],
    points: &std::collections::HashMap<i64, String>,
) -> Vec<Face> {
    let mut values = source.game((here.number, here.section, here.place), one, game, points);
    values.date = sheets.date.clone().unwrap_or_default();
    let round = here.round.row.number;
    let base = source.serial(here.number, round, one.row.board, game.row.number);
    let place = format!("{round}.{}", values.board);
    let mut faces = Vec::new();
    for owner in first_mover_first(here.section) {
        let sits = game.seats.get(seat_of(owner)).map(|seat| seat.player);
        if player.is_some() && sits != player {
            continue;
        }
        let handed_in = source
            .papers
            .sheets
            .iter()
            .find(|sheet| sheet.game == game.row.id && sheet.copy == owner.word());
        let rows = match (sheets.filled, handed_in) {
            (false, _) => opening.to_vec(),
            (true, None) => continue,
            (true, Some(sheet)) => {
                let first = Variant::from_name(&here.section.row.variant)
                    .map_or(Color::White, |variant| variant.rules().first());
                let read = read_record(&sheet.text, |record, _| rows(record, &sheet.text, first));
                read.unwrap_or_default()
            }
        };
        let mut game = values.clone();
        if !sheets.filled {
            // the players enter it
            game.result = ResultValues::default();
        }
        for original in sheets.wanted().copies {
            // a duplicate names the original and has no square code, which would book it as handed in
            let serial = format!("{base}{}", copy_code(owner, *original || sheets.filled));
            let qr = match sheets.filled {
                true => String::new(),
                false => format!("HUFF:{serial}"),
            };
            let sheet = SheetValues {
                owner: owner.word(),
                original: *original,
                reprint: sheets.reprint,
                duplicate: sheets.filled,
                qr,
                serial,
                rows: rows.clone(),
                ..SheetValues::default()
            };
            faces.push(Face::new(
                place.clone(),
                here.layer,
                &SheetFace {
                    game: game.clone(),
                    sheet,
                },
            ));
        }
    }
    faces
}

/// The half-moves of the drawn opening, where it consists of half-moves alone.
fn opening_rows(round: &Round, variant: Option<Variant>) -> Vec<MoveValues> {
    let moves = round.row.opening_moves.clone().unwrap_or_default();
    let played = variant.and_then(|variant| crate::openings::play(variant, &moves));
    let words: Vec<&str> = moves.split_whitespace().collect();
    if played.is_none_or(|played| played.half_moves != words.len()) {
        return Vec::new();
    }
    let row = |pair: &[&str]| MoveValues {
        first: pair[0].to_owned(),
        second: pair
            .get(1)
            .map_or_else(String::new, |word| (*word).to_owned()),
        ..MoveValues::default()
    };
    words.chunks(2).map(row).collect()
}
