//! Seeded games, and moves that nobody may make: a text and the position that stood afterwards.

use huff::draughts::{Color, Game, Move, Naming, Piece, Position, Rank, Setup, Square};

/// A small fixed generator (xorshift64): the same games in every run.
#[derive(Clone, Debug)]
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % count as u64) as usize
    }

    pub(crate) fn pick<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        if all.is_empty() {
            return None;
        }
        all.get(self.below(all.len()))
    }
}

/// A game as it is written, with the position before each half-move and the last one.
#[derive(Clone, Debug)]
pub(crate) struct Made<G: Game> {
    pub(crate) texts: Vec<String>,
    pub(crate) positions: Vec<Position<G>>,
}

impl<G: Game> Made<G> {
    pub(crate) fn start() -> Made<G> {
        Made {
            texts: Vec::new(),
            positions: vec![Position::start()],
        }
    }

    /// A game that begins with a few kings and men, as endings have them.
    pub(crate) fn ending(chance: &mut Chance) -> Option<Made<G>> {
        let board = G::RULES.geometry;
        let mut setup = Setup::empty(G::VARIANT, G::RULES.first());
        for count in 0..9 {
            let square = Square::from_number(chance.below(board.squares().into()) as u16 + 1)?;
            let own = count < 3;
            let color = match own {
                true => setup.turn,
                false => setup.turn.opponent(),
            };
            let rank = if own { Rank::King } else { Rank::Man };
            setup.put(square, Some(Piece { color, rank }));
        }
        Some(Made {
            texts: Vec::new(),
            positions: vec![Position::from_setup(&setup).ok()?],
        })
    }

    pub(crate) fn last(&self) -> &Position<G> {
        &self.positions[self.positions.len() - 1]
    }

    pub(crate) fn push(&mut self, text: String, after: Position<G>) {
        self.texts.push(text);
        self.positions.push(after);
    }

    /// Plays on at random for at most so many half-moves.
    pub(crate) fn play(&mut self, chance: &mut Chance, count: usize) {
        for _ in 0..count {
            let position = *self.last();
            let legal = position.legal_moves().unwrap();
            let Some(chosen) = chance.pick(&legal) else {
                return;
            };
            self.push(text(&position, chosen), position.play(chosen));
        }
    }
}

/// A square as the variant writes it.
pub(crate) fn name<G: Game>(square: Square) -> String {
    match G::RULES.geometry.naming {
        Naming::Algebraic => G::RULES.geometry.algebraic(square),
        Naming::Numeric => square.number().to_string(),
    }
}

/// Squares with a sign between them.
pub(crate) fn way<G: Game>(squares: &[Square], sign: &str) -> String {
    let names: Vec<String> = squares.iter().map(|square| name::<G>(*square)).collect();
    names.join(sign)
}

/// A legal move with its whole path.
pub(crate) fn text<G: Game>(position: &Position<G>, chosen: &Move<G>) -> String {
    match chosen.is_capture() {
        true => way::<G>(&position.routes(chosen).unwrap()[0], &sign::<G>()),
        false => way::<G>(&[chosen.from(), chosen.to()], "-"),
    }
}

fn sign<G: Game>() -> String {
    G::RULES.capture_sign.to_string()
}

/// The square some files and rows away.
pub(crate) fn away<G: Game>(square: Square, files: i8, rows: i8) -> Option<Square> {
    let board = G::RULES.geometry;
    let (file, row) = board.place(square);
    let (file, row) = (file as i8 + files, row as i8 + rows);
    if file < 0 || row < 0 {
        return None;
    }
    board.square_at(file as u8, row as u8)
}

fn forward(color: Color) -> i8 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

/// The position after a piece was carried somewhere and others were taken off.
pub(crate) fn carried<G: Game>(
    position: &Position<G>,
    from: Square,
    to: Square,
    removed: &[Square],
) -> Option<Position<G>> {
    let mut setup = position.setup();
    let mut piece = setup.piece(from)?;
    for square in removed {
        setup.put(*square, None);
    }
    setup.put(from, None);
    let last_row = match piece.color {
        Color::White => G::RULES.geometry.height - 1,
        Color::Black => 0,
    };
    if G::RULES.geometry.place(to).1 == last_row {
        piece.rank = Rank::King;
    }
    setup.put(to, Some(piece));
    setup.turn = position.turn().opponent();
    Position::from_setup(&setup).ok()
}

/// The position without a piece, or with one put back.
pub(crate) fn put<G: Game>(
    position: &Position<G>,
    square: Square,
    piece: Option<Piece>,
) -> Option<Position<G>> {
    let mut setup = position.setup();
    setup.put(square, piece);
    Position::from_setup(&setup).ok()
}

/// An irregular move of a position: what is written and what stood afterwards.
pub(crate) type Irregular<G> = (String, Position<G>);

const DIAGONALS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

/// All irregular moves of a kind in a position.
pub(crate) fn irregular<G: Game>(position: &Position<G>, kind: &str) -> Vec<Irregular<G>> {
    // a side that cannot move has lost: nothing it does is judged as a move
    if position.legal_moves().unwrap().is_empty() {
        return Vec::new();
    }
    match kind {
        "crowned-and-went-on" => went_on(position),
        "lifted-during-capture" => turkish(position),
        "jumps-nothing" | "jumps-twice" => two_legs(position, kind),
        "missed-capture" => missed(position),
        _ => one_leg(position, kind),
    }
}

fn own<G: Game>(position: &Position<G>) -> Vec<(Square, Piece)> {
    let turn = position.turn();
    let setup = position.setup();
    setup
        .pieces()
        .filter(|(_, piece)| piece.color == turn)
        .collect()
}

fn one_leg<G: Game>(position: &Position<G>, kind: &str) -> Vec<Irregular<G>> {
    let mut found = Vec::new();
    let color = position.turn();
    let flying = G::RULES.king == huff::draughts::rules::King::Flying;
    for (from, piece) in own(position) {
        let man = piece.rank == Rank::Man;
        let ahead = forward(color);
        if kind == "stands-still" {
            let stood = passed(position);
            found.push((way::<G>(&[from, from], "-"), stood));
            continue;
        }
        if kind == "not-diagonal" {
            let to = away::<G>(from, 3, ahead).or_else(|| away::<G>(from, -3, ahead));
            if let Some(to) = to.filter(|to| position.piece(*to).is_none()) {
                let stood = carried(position, from, to, &[]);
                found.extend(stood.map(|stood| (way::<G>(&[from, to], "-"), stood)));
            }
            continue;
        }
        for (files, rows) in DIAGONALS {
            let squares: Vec<Square> = (1..4)
                .map_while(|far| away::<G>(from, files * far, rows * far))
                .collect();
            let what: Vec<Option<bool>> = squares
                .iter()
                .map(|square| position.piece(*square).map(|piece| piece.color == color))
                .collect();
            let (length, removed): (usize, &[Square]) = match (kind, what.as_slice()) {
                ("backward", [None, ..]) if man && rows != ahead => (1, &[]),
                ("too-far", [None, None, ..]) if (man && rows == ahead) || !man && !flying => {
                    (2, &[])
                }
                ("occupied", [Some(true), ..]) => (1, &[]),
                ("jumps-own", [Some(true), None, ..]) => (2, &[]),
                ("blocked", [None, Some(true), None] | [Some(true), None, None]) if !man => {
                    (3, &[])
                }
                ("jumps-two", [Some(false), Some(false), None]) => (3, &squares[..2]),
                _ => continue,
            };
            let to = squares[length - 1];
            let sign = if kind.starts_with("jumps") {
                sign::<G>()
            } else {
                "-".to_string()
            };
            let stood = match kind {
                "occupied" => Some(passed(position)),
                _ => carried(position, from, to, removed),
            };
            found.extend(stood.map(|stood| (way::<G>(&[from, to], &sign), stood)));
        }
    }
    found
}

pub(crate) fn passed<G: Game>(position: &Position<G>) -> Position<G> {
    position.passed()
}

/// A legal capture whose hand then jumps over nothing, or over the same piece again.
fn two_legs<G: Game>(position: &Position<G>, kind: &str) -> Vec<Irregular<G>> {
    let mut found = Vec::new();
    for capture in captures(position) {
        let route = position.routes(&capture).unwrap()[0].clone();
        let back = capture.from();
        if kind == "jumps-twice" {
            let (one, two) = (
                G::RULES.geometry.place(back),
                G::RULES.geometry.place(capture.to()),
            );
            if route.len() != 2 || one.0.abs_diff(two.0) != one.1.abs_diff(two.1) {
                continue;
            }
            let squares = [back, capture.to(), back];
            let mut setup = position.setup();
            setup.put(capture.taken()[0], None);
            setup.turn = position.turn().opponent();
            let stood = Position::from_setup(&setup).ok();
            found.extend(stood.map(|stood| (way::<G>(&squares, &sign::<G>()), stood)));
            continue;
        }
        let after = position.play(&capture);
        for (files, rows) in DIAGONALS {
            let (Some(over), Some(to)) = (
                away::<G>(capture.to(), files, rows),
                away::<G>(capture.to(), 2 * files, 2 * rows),
            ) else {
                continue;
            };
            let free =
                |square: Square| position.piece(square).is_none() && after.piece(square).is_none();
            if !free(over) || !free(to) || capture.crowned() {
                continue;
            }
            let mut squares = route.clone();
            squares.push(to);
            let stood = carried(position, back, to, &capture.taken());
            found.extend(stood.map(|stood| (way::<G>(&squares, &sign::<G>()), stood)));
        }
    }
    found
}

fn captures<G: Game>(position: &Position<G>) -> Vec<Move<G>> {
    let mut legal = position.legal_moves().unwrap();
    legal.retain(Move::is_capture);
    legal
}

/// A man that is crowned and takes on, or moves on, in the same entry.
fn went_on<G: Game>(position: &Position<G>) -> Vec<Irregular<G>> {
    let mut found = Vec::new();
    for first in position.legal_moves().unwrap() {
        // where a man goes on as a king at once, taking on is a Turkish strike
        let in_passing = G::RULES.crowning == huff::draughts::rules::Crowning::InPassing;
        if !first.crowned() || in_passing && first.is_capture() {
            continue;
        }
        let half = position.play(&first).passed();
        let mut squares = position.routes(&first).unwrap()[0].clone();
        // the row where it was crowned is its last stop
        if squares.last() != Some(&first.to()) {
            continue;
        }
        let length = squares.len();
        for second in half.legal_moves().unwrap() {
            if second.from() != first.to() || second.is_capture() != first.is_capture() {
                continue;
            }
            squares.truncate(length);
            squares.extend(&half.routes(&second).unwrap()[0][1..]);
            let sign = if second.is_capture() {
                sign::<G>()
            } else {
                "-".to_string()
            };
            found.push((way::<G>(&squares, &sign), half.play(&second)));
        }
    }
    found
}

/// The Turkish strike: a capture carried on over what a jumped piece left free.
fn turkish<G: Game>(position: &Position<G>) -> Vec<Irregular<G>> {
    let mut found = Vec::new();
    for first in captures(position) {
        if first.crowned() {
            continue;
        }
        let half = position.play(&first).passed();
        for second in captures(&half) {
            if second.from() != first.to() || second.crowned() {
                continue;
            }
            let mut squares = position.routes(&first).unwrap()[0].clone();
            squares.extend(&half.routes(&second).unwrap()[0][1..]);
            found.push((way::<G>(&squares, &sign::<G>()), half.play(&second)));
        }
    }
    found
}

/// A quiet move of a man while a capture was due.
fn missed<G: Game>(position: &Position<G>) -> Vec<Irregular<G>> {
    let mut found = Vec::new();
    if captures(position).is_empty() {
        return found;
    }
    for (from, piece) in own(position) {
        for side in [1, -1] {
            let to = away::<G>(from, side, forward(position.turn()));
            let to = to.filter(|to| position.piece(*to).is_none());
            if let (Some(to), Rank::Man) = (to, piece.rank) {
                let stood = carried(position, from, to, &[]);
                found.extend(stood.map(|stood| (way::<G>(&[from, to], "-"), stood)));
            }
        }
    }
    found
}
