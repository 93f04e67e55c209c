//! Whole games from a seed: pieces run home, with some chance in it.

use huff::notation::star::written;
use huff::star::{Camp, Game, Hole, Move, Position, Seats};

/// A drawing of lots (SplitMix64).
pub(super) struct Lots(pub(super) u64);

impl Lots {
    pub(super) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        (bits % end.max(1) as u64) as usize
    }
}

/// An entry of a game that was made.
#[derive(Clone, Debug)]
pub(super) struct Made {
    pub(super) seat: Camp,
    pub(super) text: String,
    /// None for a pass.
    pub(super) played: Option<Move>,
}

/// A game with its entries, a list a round.
pub(super) struct Sheet {
    pub(super) seats: Seats,
    pub(super) options: String,
    pub(super) entries: Vec<Made>,
}

impl Sheet {
    /// The record as text: a numbered line a round, the entries in the order of turns.
    pub(super) fn text(&self) -> String {
        let mut text = format!("[Seats \"{}\"]\n[Rules \"{}\"]\n", self.seats, self.options);
        let mut next = 0;
        for made in &self.entries {
            // seats that are home have a mark
            loop {
                if next % self.seats.count() == 0 {
                    text.push_str(&format!("\n{}.", next / self.seats.count() + 1));
                }
                next += 1;
                if self.seats.camp(next - 1) == made.seat {
                    break;
                }
                text.push_str(" --");
            }
            text.push_str(&format!(" {}", made.text));
        }
        text.push('\n');
        text
    }
}

/// How far a hole is from the apex of a camp, in steps.
fn distance(hole: Hole, camp: Camp) -> i32 {
    let apex = camp.opposite().apex();
    let down = i32::from(hole.row()) - i32::from(apex.row());
    let right = i32::from(hole.number()) - i32::from(apex.number());
    down.abs().max(right.abs()).max((down - right).abs())
}

/// A move that brings a piece on, the best of a few drawn by lot.
pub(super) fn choose(position: &Position, lots: &mut Lots) -> Option<Move> {
    let moves = position.moves();
    let camp = position.to_move();
    let gain = |one: &Move| distance(one.from, camp) - distance(one.to, camp);
    (0..6)
        .filter(|_| !moves.is_empty())
        .map(|_| moves[lots.below(moves.len())])
        .max_by_key(gain)
}

/// Plays on from a game for so many turns.
pub(super) fn play_on(game: &mut Game, entries: &mut Vec<Made>, turns: usize, lots: &mut Lots) {
    for _ in 0..turns {
        if game.is_over() {
            return;
        }
        let seat = game.position().to_move();
        let chosen = choose(game.position(), lots);
        let text = match chosen {
            Some(one) => written(&game.position().route(one).unwrap()),
            None => "pass".to_owned(),
        };
        match chosen {
            Some(one) => game.play(one),
            None => game.pass(),
        }
        entries.push(Made {
            seat,
            text,
            played: chosen,
        });
    }
}

/// A game from a seed: two to six players, either jump.
pub(super) fn sheet(seed: u64, turns: usize) -> Sheet {
    let mut lots = Lots(seed);
    let players = [2, 3, 4, 6][lots.below(4)];
    let jump = ["adj", "eq"][lots.below(2)];
    let camps = ["free", "nostop", "nopass"][lots.below(3)];
    let options = format!("jump={jump}; camps={camps}; end=places");
    let seats = Seats::usual(players).unwrap();
    let start = Position::start(seats, options.parse().unwrap()).unwrap();
    let mut game = Game::new(start);
    let mut entries = Vec::new();
    play_on(&mut game, &mut entries, turns, &mut lots);
    Sheet {
        seats,
        options,
        entries,
    }
}
