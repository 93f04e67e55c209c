//! The seat of each entry, for columns.

use crate::notation::star::{Record, TurnKind};
use crate::star::Move;

use super::about::About;

/// The record with the seat of each entry, and its lines as rounds: what a sheet with a column a seat needs. Seats that
/// are home may be left out of a text; entries that do not fit are given to the seat that has the turn.
pub fn seated(record: &Record) -> Record {
    let about = About::of(record);
    let mut game = about.game();
    let mut seated = record.clone();
    let has_numbers = record.turns.iter().any(|turn| turn.number.is_some());
    let mut index = 0;
    while index < seated.turns.len() {
        let row = record.turns[index].row;
        let rest = record.turns[index..].iter();
        let count = about.seats.count();
        let length = match has_numbers {
            true => rest.take_while(|turn| turn.row == row).count(),
            false => count,
        };
        let is_whole = length >= count;
        let end = (index + length).min(seated.turns.len());
        let mut place = 0;
        for turn in &mut seated.turns[index..end] {
            // a mark stands for the next seat, an entry for the next one that is not home
            let skips = !is_whole && turn.kind != TurnKind::Home;
            while skips && place + 1 < count && game.is_home(about.seats.camp(place)) {
                place += 1;
            }
            let seat = turn
                .seat
                .or((place < count).then(|| about.seats.camp(place)));
            turn.seat = seat;
            place += 1;
            if !has_numbers {
                turn.row = (index / count) as u32;
            }
            let wanted = match &turn.kind {
                TurnKind::Move(way) => way.first().zip(way.last()),
                _ => None,
            };
            if seat != Some(game.position().to_move()) {
                continue;
            }
            match wanted {
                Some((from, to)) => game.play(Move {
                    from: *from,
                    to: *to,
                }),
                None => game.pass(),
            }
        }
        index = end;
    }
    seated
}
