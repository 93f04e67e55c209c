//! Where a script has its faults: irregular moves, crowns that were not put on, wrong squares.

use huff::draughts::{Color, Game, Move, Position, Rank, Square, Variant};

use super::sheets::{Fault, Kind};
use crate::games::maker::{self, Chance, Made};

/// Plays on until there is room for an irregular move, and plays it.
pub(super) fn played<G: Game>(
    made: &mut Made<G>,
    kind: Kind,
    chance: &mut Chance,
) -> Option<Fault> {
    for _ in 0..24 {
        let position = *made.last();
        let found = match kind {
            Kind::UnfinishedCapture => unfinished(&position),
            Kind::MissedCapture => maker::irregular(&position, "missed-capture"),
            _ if position.must_capture() => Vec::new(),
            _ => maker::irregular(&position, "backward"),
        };
        if let Some((text, stood)) = chance.pick(&found).cloned() {
            made.push(text, stood);
            let ply = made.texts.len();
            let found = match kind {
                _ if G::VARIANT != Variant::Russian => (kind.code(), ply, ""),
                Kind::UnfinishedCapture => (kind.code(), ply, "s1:7/4.9"),
                Kind::MissedCapture => (kind.code(), ply, "s1:7/4."),
                _ => (kind.code(), ply, "s1:7/4.2"),
            };
            return Some(Fault {
                kind,
                ply,
                found: vec![found],
            });
        }
        let before = made.texts.len();
        made.play(chance, 1);
        if made.texts.len() == before {
            return None;
        }
    }
    None
}

/// Captures that end one piece too early.
fn unfinished<G: Game>(position: &Position<G>) -> Vec<maker::Irregular<G>> {
    let legal = position.legal_moves().unwrap();
    let mut found = Vec::new();
    for whole in legal.iter().filter(|one| one.taken_count() > 1) {
        let route = position.routes(whole).unwrap()[0].clone();
        let stopped = &route[..route.len() - 1];
        let to = stopped[stopped.len() - 1];
        let reached = |one: &Move<G>| one.from() == whole.from() && one.to() == to;
        if stopped.len() < 2 || to == whole.from() || legal.iter().any(reached) {
            continue;
        }
        let taken: Vec<Square> = stopped
            .windows(2)
            .filter_map(|leg| between(position, leg[0], leg[1]))
            .collect();
        if taken.len() + 1 != stopped.len() || is_last_row::<G>(position.turn(), to) {
            continue;
        }
        let stood = maker::carried(position, whole.from(), to, &taken);
        let sign = G::RULES.capture_sign.to_string();
        found.extend(stood.map(|stood| (maker::way::<G>(stopped, &sign), stood)));
    }
    found
}

/// The piece that a leg of a capture jumps.
fn between<G: Game>(position: &Position<G>, from: Square, to: Square) -> Option<Square> {
    let board = G::RULES.geometry;
    let ((file, row), (file_to, row_to)) = (board.place(from), board.place(to));
    let far = file.abs_diff(file_to);
    let step = |from: u8, to: u8| if to > from { 1 } else { -1 };
    (1..far as i8)
        .filter_map(|count| {
            maker::away::<G>(from, step(file, file_to) * count, step(row, row_to) * count)
        })
        .find(|square| position.piece(*square).is_some())
}

fn is_last_row<G: Game>(color: Color, square: Square) -> bool {
    let row = G::RULES.geometry.place(square).1;
    match color {
        Color::White => row == G::RULES.geometry.height - 1,
        Color::Black => row == 0,
    }
}

/// Where the moves of a game that is legal at this half-move begin and end.
fn legal_move<G: Game>(made: &Made<G>, ply: usize) -> Option<Move<G>> {
    let (before, after) = (&made.positions[ply], &made.positions[ply + 1]);
    let legal = before.legal_moves().unwrap();
    legal
        .into_iter()
        .find(|one| before.play(one) == *after && maker::text(before, one) == made.texts[ply])
}

/// The half-moves with which a man becomes a king.
pub(super) fn promotions<G: Game>(made: &Made<G>) -> Vec<usize> {
    (0..made.texts.len())
        .filter(|ply| legal_move(made, *ply).is_some_and(|one| one.crowned()))
        .collect()
}

/// The half-move with which a new king moves for the first time, if it is not taken before.
pub(super) fn moves_on<G: Game>(made: &Made<G>, crowned: usize) -> Option<usize> {
    let at = legal_move(made, crowned)?.to();
    let color = made.positions[crowned].turn();
    for ply in crowned + 1..made.texts.len() {
        let position = &made.positions[ply];
        let stands = position.piece(at);
        if stands.is_none_or(|piece| piece.color != color || piece.rank != Rank::King) {
            return None;
        }
        if position.turn() == color && legal_move(made, ply)?.from() == at {
            return Some(ply);
        }
    }
    None
}

/// A move written with a wrong last square, such that it cannot be played.
pub(super) fn other_square<G: Game>(made: &Made<G>, ply: usize) -> Option<String> {
    let position = &made.positions[ply];
    let chosen = legal_move(made, ply)?;
    let legal = position.legal_moves().unwrap();
    let beside = [(2, 0), (-2, 0), (0, 2), (0, -2)];
    let mut others = beside
        .iter()
        .filter_map(|(files, rows)| maker::away::<G>(chosen.to(), *files, *rows))
        .filter(|square| {
            legal
                .iter()
                .all(|one| one.from() != chosen.from() || one.to() != *square)
        });
    let wrong = others.next()?;
    let (right, wrong) = (maker::name::<G>(chosen.to()), maker::name::<G>(wrong));
    let text = &made.texts[ply];
    // The entry of a long capture keeps the way that it names.
    Some(format!("{}{wrong}", text.strip_suffix(&right)?))
}
