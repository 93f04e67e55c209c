//! Which legal moves a written half-move can stand for.

use smallvec::SmallVec;

use crate::draughts::{Game, Move, MoveBuffer, Position, Square};

use super::wanted::{Squares, Wanted};

/// The legal moves that fit; nearly always none or one.
pub(super) type Fitting<G> = SmallVec<[Move<G>; 2]>;

/// The legal moves of a position that fit what is written. A position with more captures than
/// can be searched fits nothing.
#[inline]
pub(super) fn fitting<G: Game>(
    position: &Position<G>,
    wanted: &Wanted,
    buffer: &mut MoveBuffer<G>,
) -> Fitting<G> {
    match wanted {
        Wanted::Squares(squares) => by_squares(position, squares, buffer),
        Wanted::HalfShort { file, to, via } => {
            let half_width = G::RULES.geometry.width;
            debug_assert!(*file < half_width);
            let mut all = Fitting::new();
            for row in 0..G::RULES.geometry.height {
                if let Some(from) = G::RULES.geometry.square_at(*file, row) {
                    let squares = Squares {
                        from,
                        to: *to,
                        via: via.clone(),
                    };
                    all.extend(by_squares(position, &squares, buffer));
                }
            }
            all
        }
        Wanted::Light | Wanted::Unreadable | Wanted::Nothing => Fitting::new(),
    }
}

#[inline]
fn by_squares<G: Game>(
    position: &Position<G>,
    wanted: &Squares,
    buffer: &mut MoveBuffer<G>,
) -> Fitting<G> {
    let mut fitting = Fitting::new();
    if !position.must_capture() {
        if wanted.via.is_empty() {
            fitting.extend(position.quiet_move(wanted.from, wanted.to));
        }
        return fitting;
    }
    let Ok(captures) = position.captures(buffer) else {
        return fitting;
    };
    fitting.extend(captures.filter(|found| found.from() == wanted.from && found.to() == wanted.to));
    if !wanted.via.is_empty() {
        fitting.retain(|found| {
            position
                .routes(found)
                .is_ok_and(|routes| routes.iter().any(|route| passes(route, &wanted.via)))
        });
    }
    if fitting.len() > 1 {
        // the order of the routes, which does not depend on how squares are stored
        fitting.sort_by_cached_key(|found| {
            position
                .routes(found)
                .unwrap_or_default()
                .into_iter()
                .next()
        });
    }
    if fitting.is_empty() && !wanted.via.is_empty() {
        return by_taken_squares(position, wanted, buffer);
    }
    fitting
}

/// Whether a route touches these squares in this order after its start.
pub(super) fn passes(route: &[Square], via: &[Square]) -> bool {
    let mut rest = route[1..route.len() - 1].iter();
    via.iter().all(|wanted| rest.any(|square| square == wanted))
}

/// From, to and then the squares of the pieces taken in any order, as playing programs write it.
#[cold]
fn by_taken_squares<G: Game>(
    position: &Position<G>,
    wanted: &Squares,
    buffer: &mut MoveBuffer<G>,
) -> Fitting<G> {
    let to = wanted.via[0];
    let mut taken: Vec<Square> = wanted.via[1..].to_vec();
    taken.push(wanted.to);
    taken.sort_unstable();
    let Ok(captures) = position.captures(buffer) else {
        return Fitting::new();
    };
    captures
        .filter(|found| found.from() == wanted.from && found.to() == to && found.taken() == taken)
        .collect()
}
