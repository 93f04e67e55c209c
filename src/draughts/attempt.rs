//! What a hand can do to a position, allowed or not: the measure for irregular moves.

use super::bits::{Bits, Each, grows};
use super::board::{BlackSide, WhiteSide, capture_directions};
use super::capture::{JUMP_BUDGET, RawMove, Removal, Search, Sink, TooComplex};
use super::color::{Color, Piece, Rank};
use super::game::Game;
use super::geometry::Square;
use super::position::{Move, Position, ROUTE_LIMIT, Route, SetupError};
use super::setup::Setup;

/// A capture as a hand could make it, finished or not, allowed or not: what the replay measures a
/// written move against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Attempt<G: Game> {
    /// The squares touched, the first is where the piece stood.
    pub(crate) route: Route,
    /// What it does to the board.
    pub(crate) effect: Move<G>,
    /// Whether it went on as far as the piece can.
    pub(crate) finished: Finished,
}

/// Whether a capture is carried to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Finished {
    Yes,
    No,
}

impl<G: Game> Position<G> {
    /// All captures of the piece on `from`, also those that stop early or that the preferences of
    /// the variant forbid, up to [`ROUTE_LIMIT`].
    ///
    /// # Errors
    /// [`TooComplex`] when the search runs over its budget.
    pub(crate) fn attempts(
        &self,
        from: Square,
        removal: Removal,
    ) -> Result<Vec<Attempt<G>>, TooComplex> {
        let mut attempts = Attempts {
            removal,
            found: Vec::new(),
        };
        let pieces = G::Bits::bit(G::NAMES.bit(from));
        match self.turn {
            Color::White => {
                Search::<G, _>::new(self.board, JUMP_BUDGET, &mut attempts)
                    .run::<WhiteSide>(pieces)?;
            }
            Color::Black => {
                Search::<G, _>::new(self.board, JUMP_BUDGET, &mut attempts)
                    .run::<BlackSide>(pieces)?;
            }
        }
        Ok(attempts.found)
    }

    /// The position after a piece was carried from one square to another and others were taken
    /// off, whatever the rules say; a man that comes to its king row is a king (`s1:5/5.1.1`).
    /// The turn passes.
    pub(crate) fn displaced(&self, from: Square, to: Square, removed: &[Square]) -> Position<G> {
        let mut setup = self.setup();
        let piece = setup.piece(from);
        for square in removed {
            setup.put(*square, None);
        }
        setup.put(from, None);
        setup.put(to, piece);
        setup.turn = self.turn.opponent();
        Position::settled(setup)
    }

    /// The position of a setup in which men on their king row count as kings.
    fn settled(mut setup: Setup) -> Position<G> {
        loop {
            match Position::from_setup(&setup) {
                Ok(position) => return position,
                Err(SetupError::ManOnKingRow(square)) => {
                    let crowned = setup.piece(square).map(|man| Piece {
                        rank: Rank::King,
                        ..man
                    });
                    setup.put(square, crowned);
                }
                Err(SetupError::OtherVariant) => unreachable!("invariant: the same variant"),
            }
        }
    }

    /// The same position with the piece on a square crowned.
    pub(crate) fn with_king(&self, square: Square) -> Position<G> {
        let mut position = *self;
        let bit = G::Bits::bit(G::NAMES.bit(square));
        position.board.kings |= bit & position.board.occupied();
        position
    }

    /// The same position with a man on a square that is not on its king row.
    pub(crate) fn with_man(&self, square: Square) -> Position<G> {
        let mut position = *self;
        position.board.kings &= !G::Bits::bit(G::NAMES.bit(square));
        position
    }

    /// The same position without the piece on a square.
    pub(crate) fn without(&self, square: Square) -> Position<G> {
        let mut position = *self;
        let bit = G::Bits::bit(G::NAMES.bit(square));
        position.board.own &= !bit;
        position.board.enemy &= !bit;
        position.board.kings &= !bit;
        position
    }

    /// The squares between two squares on one line that captures use, in order; `None` when they
    /// are not on one line.
    pub(crate) fn between(from: Square, to: Square) -> Option<Vec<Square>> {
        let (start, end) = (G::NAMES.bit(from), G::NAMES.bit(to));
        for direction in 0..capture_directions::<G>() {
            let ray = G::TABLES.rays[direction][start as usize];
            if ray.has(end) {
                let beyond = G::TABLES.rays[direction][end as usize] | G::Bits::bit(end);
                let mut squares: Vec<Square> = Each(ray & !beyond)
                    .map(|bit| G::NAMES.square(bit))
                    .collect();
                if !grows(direction) {
                    squares.reverse();
                }
                return Some(squares);
            }
        }
        None
    }

    /// Whether a square is on a side's king row.
    pub(crate) fn on_king_row(color: Color, square: Square) -> bool {
        G::TABLES.king_row[color as usize].has(G::NAMES.bit(square))
    }
}

/// Collects all captures of one piece, finished or not.
struct Attempts<G: Game> {
    removal: Removal,
    found: Vec<Attempt<G>>,
}

impl<G: Game> Attempts<G> {
    fn keep(&mut self, found: RawMove<G::Bits>, route: &[u8], finished: Finished) {
        if self.found.len() >= ROUTE_LIMIT {
            return;
        }
        let mut squares = vec![G::NAMES.square(found.from as u32)];
        squares.extend(route.iter().map(|bit| G::NAMES.square(*bit as u32)));
        self.found.push(Attempt {
            route: squares,
            effect: Move::new(found),
            finished,
        });
    }
}

impl<G: Game> Sink<G::Bits> for Attempts<G> {
    const ROUTES: bool = true;

    fn capture(&mut self, found: RawMove<G::Bits>, _rank: u64, route: &[u8]) {
        self.keep(found, route, Finished::Yes);
    }

    fn passing(&mut self, found: RawMove<G::Bits>, route: &[u8]) {
        self.keep(found, route, Finished::No);
    }

    fn removal(&self) -> Removal {
        self.removal
    }
}
