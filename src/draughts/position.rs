//! A playable position: legal moves and what a move makes of it.

use std::hash::{Hash, Hasher};

use super::best::best_captures;
use super::bits::{Bits, Each};
use super::board::{BlackSide, Board, Side, WhiteSide};
use super::capture::{
    JUMP_BUDGET, RawMove, Search, Sink, TooComplex, can_capture, kings_that_capture,
    men_that_capture,
};
use super::color::{Color, Piece, Rank};
use super::game::Game;
use super::geometry::Square;
use super::setup::Setup;

/// A legal move, known by its effect: from, to, the set taken, crowned. Two routes with the same
/// effect are one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move<G: Game> {
    raw: RawMove<G::Bits>,
    game: std::marker::PhantomData<G>,
}

impl<G: Game> Move<G> {
    pub(super) fn new(raw: RawMove<G::Bits>) -> Move<G> {
        Move {
            raw,
            game: std::marker::PhantomData,
        }
    }

    /// Where the piece stood.
    pub fn from(&self) -> Square {
        G::NAMES.square(self.raw.from as u32)
    }

    /// Where it comes to rest.
    pub fn to(&self) -> Square {
        G::NAMES.square(self.raw.to as u32)
    }

    /// Whether pieces are taken.
    pub fn is_capture(&self) -> bool {
        !self.raw.taken.is_empty()
    }

    /// How many pieces are taken.
    pub fn taken_count(&self) -> u32 {
        self.raw.taken.count()
    }

    /// The squares of the pieces taken, ascending.
    pub fn taken(&self) -> Vec<Square> {
        let mut squares: Vec<Square> = Each(self.raw.taken)
            .map(|bit| G::NAMES.square(bit))
            .collect();
        squares.sort_unstable();
        squares
    }

    /// Whether a man becomes a king.
    pub fn crowned(&self) -> bool {
        self.raw.crowned
    }
}

/// The squares a capturing piece touches, the first is where it stood.
pub type Route = Vec<Square>;

/// How many routes are listed for one position; forty kings have billions.
pub const ROUTE_LIMIT: usize = 100_000;

/// Why a setup cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The setup is of another variant.
    #[error("the setup is of another variant")]
    OtherVariant,
    /// A man stands on the row where it would have been crowned.
    #[error("a man stands on its king row, square {}", .0.number())]
    ManOnKingRow(Square),
}

/// One king's quiet moves running, where the variant limits them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
struct KingRun {
    at: u8,
    moves: u8,
}

/// A position that can be played. Two positions are equal, as for the rule on repetition, when the
/// same pieces stand on the same squares and the same side is to move.
#[derive(Clone, Copy, Debug)]
pub struct Position<G: Game> {
    pub(super) board: Board<G::Bits>,
    pub(super) turn: Color,
    runs: [KingRun; 2],
}

impl<G: Game> PartialEq for Position<G> {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board && self.turn == other.turn
    }
}

impl<G: Game> Eq for Position<G> {}

impl<G: Game> Hash for Position<G> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board.hash(state);
        self.turn.hash(state);
    }
}

impl<G: Game> Position<G> {
    /// The start of the game.
    pub fn start() -> Position<G> {
        Position::from_setup(&Setup::start(G::VARIANT)).expect("invariant: the start is playable")
    }

    /// The position of a setup of the same variant.
    ///
    /// # Errors
    /// A man on its king row cannot be played.
    pub fn from_setup(setup: &Setup) -> Result<Position<G>, SetupError> {
        if setup.variant != G::VARIANT {
            return Err(SetupError::OtherVariant);
        }
        let mut sides = [G::Bits::EMPTY; 2];
        let mut kings = G::Bits::EMPTY;
        for (square, piece) in setup.pieces() {
            let index = G::NAMES.bit(square);
            let bit = G::Bits::bit(index);
            sides[piece.color as usize] |= bit;
            match piece.rank {
                Rank::King => kings |= bit,
                Rank::Man if G::TABLES.king_row[piece.color as usize].has(index) => {
                    return Err(SetupError::ManOnKingRow(square));
                }
                Rank::Man => {}
            }
        }
        let own = sides[setup.turn as usize];
        let enemy = sides[setup.turn.opponent() as usize];
        Ok(Position {
            board: Board { own, enemy, kings },
            turn: setup.turn,
            runs: Default::default(),
        })
    }

    /// What stands where.
    pub fn setup(&self) -> Setup {
        let mut setup = Setup::empty(G::VARIANT, self.turn);
        for bit in Each(self.board.occupied()) {
            let square = G::NAMES.square(bit);
            setup.put(square, self.piece(square));
        }
        setup
    }

    /// Who is to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The same board with the other side to move.
    pub fn passed(&self) -> Position<G> {
        let board = Board {
            own: self.board.enemy,
            enemy: self.board.own,
            kings: self.board.kings,
        };
        Position {
            board,
            turn: self.turn.opponent(),
            runs: self.runs,
        }
    }

    /// What stands on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        let bit = G::NAMES.bit(square);
        let color = if self.board.own.has(bit) {
            self.turn
        } else if self.board.enemy.has(bit) {
            self.turn.opponent()
        } else {
            return None;
        };
        let rank = if self.board.kings.has(bit) {
            Rank::King
        } else {
            Rank::Man
        };
        Some(Piece { color, rank })
    }

    /// How many pieces of a side are (men, kings).
    pub fn count(&self, color: Color) -> (u32, u32) {
        let pieces = if color == self.turn {
            self.board.own
        } else {
            self.board.enemy
        };
        (
            (pieces & !self.board.kings).count(),
            (pieces & self.board.kings).count(),
        )
    }

    /// Whether the side to move must capture.
    #[inline]
    pub fn must_capture(&self) -> bool {
        match self.turn {
            Color::White => can_capture::<G, WhiteSide>(&self.board),
            Color::Black => can_capture::<G, BlackSide>(&self.board),
        }
    }

    /// The squares of the pieces that can capture something, whatever the preferences say.
    pub fn pieces_that_capture(&self) -> Vec<Square> {
        let kings = kings_that_capture::<G>(&self.board, self.board.own & self.board.kings);
        let men = match self.turn {
            Color::White => men_that_capture::<G, WhiteSide>(&self.board),
            Color::Black => men_that_capture::<G, BlackSide>(&self.board),
        };
        let mut squares: Vec<Square> = Each(men | kings).map(|bit| G::NAMES.square(bit)).collect();
        squares.sort_unstable();
        squares
    }

    /// All legal moves, each effect once, in the order of their squares.
    ///
    /// # Errors
    /// [`TooComplex`] when the capture search runs over its budget.
    pub fn legal_moves(&self) -> Result<Vec<Move<G>>, TooComplex> {
        let mut raw = Vec::new();
        match self.turn {
            Color::White => self.collect::<WhiteSide>(&mut raw)?,
            Color::Black => self.collect::<BlackSide>(&mut raw)?,
        }
        let mut moves: Vec<Move<G>> = raw.into_iter().map(Move::new).collect();
        moves.sort_unstable_by_key(|found| (found.from(), found.to(), found.raw.taken));
        Ok(moves)
    }

    fn collect<S: Side>(&self, raw: &mut Vec<RawMove<G::Bits>>) -> Result<(), TooComplex> {
        if can_capture::<G, S>(&self.board) {
            return best_captures::<G, S>(&self.board, JUMP_BUDGET, raw);
        }
        let barred = self.barred();
        let kings = self.board.kings;
        self.board.each_quiet::<G, S>(|from, to, king| {
            if !barred.has(from) {
                let crowned = king && !kings.has(from);
                raw.push(RawMove {
                    taken: G::Bits::EMPTY,
                    from: from as u8,
                    to: to as u8,
                    crowned,
                });
            }
        });
        Ok(())
    }

    /// The legal captures, in no promised order; empty when there is none. `buffer` is reused.
    #[inline]
    pub(crate) fn captures<'b>(
        &self,
        buffer: &'b mut MoveBuffer<G>,
    ) -> Result<impl Iterator<Item = Move<G>> + use<'b, G>, TooComplex> {
        buffer.raw.clear();
        let found = match self.turn {
            Color::White => best_captures::<G, WhiteSide>,
            Color::Black => best_captures::<G, BlackSide>,
        };
        found(&self.board, JUMP_BUDGET, &mut buffer.raw)?;
        Ok(buffer.raw.iter().map(|raw| Move::new(*raw)))
    }

    /// The quiet move between two squares if it is legal, in a position without captures.
    #[inline]
    pub(crate) fn quiet_move(&self, from: Square, to: Square) -> Option<Move<G>> {
        let (from, to) = (G::NAMES.bit(from), G::NAMES.bit(to));
        if !self.board.own.has(from) || self.board.occupied().has(to) {
            return None;
        }
        let reached = match self.turn {
            Color::White => self.board.quiet_targets::<G, WhiteSide>(from),
            Color::Black => self.board.quiet_targets::<G, BlackSide>(from),
        };
        if !reached.has(to) || self.barred().has(from) {
            return None;
        }
        let crowned = !self.board.kings.has(from) && G::TABLES.king_row[self.turn as usize].has(to);
        let raw = RawMove {
            taken: G::Bits::EMPTY,
            from: from as u8,
            to: to as u8,
            crowned,
        };
        Some(Move::new(raw))
    }

    /// The king that has made its last quiet move running (Frisian), as a set.
    fn barred(&self) -> G::Bits {
        match G::RULES.king_run {
            Some(limit) => {
                let run = self.runs[self.turn as usize];
                let men = self.board.own & !self.board.kings;
                if run.moves >= limit && !men.is_empty() {
                    G::Bits::bit(run.at as u32)
                } else {
                    G::Bits::EMPTY
                }
            }
            None => G::Bits::EMPTY,
        }
    }

    /// The square of a king that may not move quietly now because of its run (Frisian).
    pub fn barred_king(&self) -> Option<Square> {
        Each(self.barred()).next().map(|bit| G::NAMES.square(bit))
    }

    /// The position after a legal move of this position.
    #[inline]
    pub fn play(&self, chosen: &Move<G>) -> Position<G> {
        let raw = chosen.raw;
        let from = G::Bits::bit(raw.from as u32);
        let was_king = self.board.kings.has(raw.from as u32);
        let board = self.board.played(
            from,
            G::Bits::bit(raw.to as u32),
            raw.taken,
            raw.crowned || was_king,
        );
        let mut runs = self.runs;
        if G::RULES.king_run.is_some() {
            let run = &mut runs[self.turn as usize];
            *run = if !was_king || !raw.taken.is_empty() {
                KingRun::default()
            } else if run.moves > 0 && run.at == raw.from {
                KingRun {
                    at: raw.to,
                    moves: run.moves + 1,
                }
            } else {
                KingRun {
                    at: raw.to,
                    moves: 1,
                }
            };
            let enemy_run = &mut runs[self.turn.opponent() as usize];
            if raw.taken.has(enemy_run.at as u32) {
                *enemy_run = KingRun::default();
            }
        }
        Position {
            board,
            turn: self.turn.opponent(),
            runs,
        }
    }

    /// The routes by which a capture can be made, the square it starts from first.
    ///
    /// # Errors
    /// [`TooComplex`] when the search runs over its budget.
    pub fn routes(&self, of: &Move<G>) -> Result<Vec<Route>, TooComplex> {
        if !of.is_capture() {
            return Ok(vec![vec![of.from(), of.to()]]);
        }
        let mut routes = Routes {
            of: of.raw,
            found: Vec::new(),
            names: G::NAMES,
        };
        let pieces = G::Bits::bit(of.raw.from as u32);
        match self.turn {
            Color::White => {
                Search::<G, _>::new(self.board, JUMP_BUDGET, &mut routes)
                    .run::<WhiteSide>(pieces)?;
            }
            Color::Black => {
                Search::<G, _>::new(self.board, JUMP_BUDGET, &mut routes)
                    .run::<BlackSide>(pieces)?;
            }
        }
        routes.found.sort_by(|a, b| (a.len(), a).cmp(&(b.len(), b)));
        Ok(routes.found)
    }
}

/// Room for captures that is used again from move to move.
#[derive(Debug)]
pub(crate) struct MoveBuffer<G: Game> {
    raw: Vec<RawMove<G::Bits>>,
}

impl<G: Game> Default for MoveBuffer<G> {
    fn default() -> Self {
        MoveBuffer {
            raw: Vec::with_capacity(32),
        }
    }
}

/// Collects the routes of one capture.
struct Routes<B> {
    of: RawMove<B>,
    found: Vec<Route>,
    names: &'static super::bits::Names,
}

impl<B: Bits> Sink<B> for Routes<B> {
    const ROUTES: bool = true;

    fn capture(&mut self, found: RawMove<B>, _rank: u64, route: &[u8]) {
        if found != self.of || self.found.len() >= ROUTE_LIMIT {
            return;
        }
        let mut squares = vec![self.names.square(found.from as u32)];
        squares.extend(route.iter().map(|bit| self.names.square(*bit as u32)));
        self.found.push(squares);
    }
}
