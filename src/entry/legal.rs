//! The legal moves of a position as the desk needs them: what they are called and by which squares they go.

use crate::draughts::{Game, Geometry, Move, Naming, Position, Setup, Square, Task};
use crate::notation::Numbering;

/// How many routes of one capture are looked at.
const MOST_ROUTES: usize = 256;

/// How squares are called on a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Names {
    pub(super) board: Geometry,
    pub(super) naming: Naming,
    pub(super) numbering: Numbering,
}

impl Names {
    /// The number of a square, as the sheet counts.
    pub(super) fn number(&self, square: Square) -> u16 {
        self.numbering
            .number(&self.board, square)
            .unwrap_or(square.number())
    }

    /// A square as the sheet writes it.
    pub(super) fn square(&self, square: Square) -> String {
        match self.naming {
            Naming::Algebraic => self.board.algebraic(square),
            Naming::Numeric => self.number(square).to_string(),
        }
    }

    fn route(&self, squares: &[Square], sign: char) -> String {
        let names: Vec<String> = squares.iter().map(|square| self.square(*square)).collect();
        names.join(&sign.to_string())
    }
}

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// As the desk writes it: first and last square, and the squares between only where another capture has the same ends.
    pub text: String,
    /// All routes, each from the first square to the last.
    pub routes: Vec<Vec<Square>>,
    /// The squares of the pieces taken.
    pub taken: Vec<Square>,
    /// Whether a man becomes a king.
    pub crowned: bool,
}

impl Choice {
    /// Where the piece stands.
    pub fn from(&self) -> Option<Square> {
        self.routes.first()?.first().copied()
    }

    /// Where it comes to rest.
    pub fn to(&self) -> Option<Square> {
        self.routes.first()?.last().copied()
    }
}

/// All legal moves of a position; empty also where they cannot be counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Legal {
    /// In the order of their squares.
    pub moves: Vec<Choice>,
}

impl Legal {
    /// The legal moves of a position that can be played.
    pub(super) fn of(setup: &Setup, names: Names) -> Legal {
        setup.variant.run(Listing { setup, names })
    }

    /// The position behind the legal move of a place; none where there is no such move.
    pub(super) fn after(setup: &Setup, place: usize) -> Option<Setup> {
        setup.variant.run(Playing { setup, place })
    }

    /// Whether the side to move has to capture.
    pub fn must_capture(&self) -> bool {
        self.moves.iter().any(|choice| !choice.taken.is_empty())
    }
}

struct Listing<'s> {
    setup: &'s Setup,
    names: Names,
}

impl Task for Listing<'_> {
    type Output = Legal;

    fn run<G: Game>(self) -> Legal {
        let Ok(position) = Position::<G>::from_setup(self.setup) else {
            return Legal::default();
        };
        let moves = position.legal_moves().unwrap_or_default();
        let mut listed: Vec<Choice> = moves
            .iter()
            .map(|found| self.choice(&position, found))
            .collect();
        let texts: Vec<String> = (0..listed.len())
            .map(|place| self.text::<G>(&listed, place))
            .collect();
        for (choice, text) in listed.iter_mut().zip(texts) {
            choice.text = text;
        }
        Legal { moves: listed }
    }
}

struct Playing<'s> {
    setup: &'s Setup,
    place: usize,
}

impl Task for Playing<'_> {
    type Output = Option<Setup>;

    fn run<G: Game>(self) -> Option<Setup> {
        let position = Position::<G>::from_setup(self.setup).ok()?;
        let moves = position.legal_moves().ok()?;
        Some(position.play(moves.get(self.place)?).setup())
    }
}

impl Listing<'_> {
    fn choice<G: Game>(&self, position: &Position<G>, found: &Move<G>) -> Choice {
        let mut routes = position.routes(found).unwrap_or_default();
        routes.truncate(MOST_ROUTES);
        if routes.is_empty() {
            routes.push(vec![found.from(), found.to()]);
        }
        Choice {
            text: String::new(),
            routes,
            taken: found.taken(),
            crowned: found.crowned(),
        }
    }

    /// First and last square; where another capture has the same, a route that only this one goes.
    fn text<G: Game>(&self, all: &[Choice], place: usize) -> String {
        let one = &all[place];
        let sign = if one.taken.is_empty() {
            '-'
        } else {
            G::RULES.capture_sign
        };
        let others: Vec<&Choice> = all
            .iter()
            .enumerate()
            .filter(|(other, choice)| {
                *other != place && (choice.from(), choice.to()) == (one.from(), one.to())
            })
            .map(|(_, choice)| choice)
            .collect();
        let ends = [one.from(), one.to()].map(|square| square.into_iter().collect::<Vec<_>>());
        if others.is_empty() {
            return self.names.route(&ends.concat(), sign);
        }
        let alone = |route: &&Vec<Square>| {
            let mut routes = others.iter().flat_map(|other| &other.routes);
            !routes.any(|other| holds(other, route))
        };
        let route = one.routes.iter().find(alone).or(one.routes.first());
        self.names.route(route.map_or(&[], Vec::as_slice), sign)
    }
}

/// Whether a route has these squares in this order.
fn holds(route: &[Square], squares: &[Square]) -> bool {
    let mut rest = route.iter();
    squares
        .iter()
        .all(|wanted| rest.any(|square| square == wanted))
}
