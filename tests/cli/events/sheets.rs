//! Games as the players of a script write them down, each with at most one seeded fault.

use huff::draughts::{Color, Game, Position, Task};
use huff::notation::{Numbering, fen};

use super::faults::{moves_on, other_square, played, promotions};
use crate::games::maker::{self, Chance, Made};

/// What a script lets happen in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// A capture was due and a man made a quiet move.
    MissedCapture,
    /// The hand let go before the capture was over.
    UnfinishedCapture,
    /// A man went backward.
    IllegalMove,
    /// A man came to the last row, got no crown, and moved as a king.
    UncrownedKing,
    /// One player did not write a half-move down.
    MissingHalfMove,
    /// One player wrote another square.
    Slip,
}

impl Kind {
    /// What is found of it, where it stands in both copies.
    pub(super) fn code(self) -> &'static str {
        match self {
            Kind::MissedCapture => "missed-capture",
            Kind::UnfinishedCapture => "unfinished-capture",
            Kind::IllegalMove => "illegal-move",
            Kind::UncrownedKing => "not-crowned",
            Kind::MissingHalfMove => "missing-half-move",
            Kind::Slip => "",
        }
    }

    pub(super) const ALL: [Kind; 6] = [
        Kind::MissedCapture,
        Kind::UnfinishedCapture,
        Kind::IllegalMove,
        Kind::UncrownedKing,
        Kind::MissingHalfMove,
        Kind::Slip,
    ];
}

/// A fault that was put into a game.
#[derive(Clone, Debug)]
pub(super) struct Fault {
    pub(super) kind: Kind,
    /// The half-move, from 1.
    pub(super) ply: usize,
    /// What has to be found: the code at each half-move, with an article.
    pub(super) found: Vec<(&'static str, usize, &'static str)>,
}

/// A game and both sheets of it.
#[derive(Clone, Debug)]
pub(super) struct Script {
    /// The half-moves as they were played.
    pub(super) moves: Vec<String>,
    /// The crown mark beside each half-move: `C`, `-`, or nothing.
    pub(super) crowns: Vec<&'static str>,
    pub(super) fault: Option<Fault>,
    /// Who cannot move any more has lost.
    /// Seconds that the mover has used after each half-move.
    pub(super) used: Vec<u32>,
    pub(super) loser: Option<Color>,
    /// Who is to move first.
    pub(super) first: Color,
    /// A move against the rules that could have been made instead of a half-move, for an opponent who claims.
    pub(super) irregular: Option<(usize, String)>,
    /// What the sheet with the fault has at its place.
    slip: Option<String>,
}

impl Script {
    /// The half-moves as a copy has them; the fault of one copy stands in White's.
    pub(super) fn written(&self, copy: Color) -> Vec<String> {
        let mut moves = self.moves.clone();
        if let (Color::White, Some(fault), Some(slip)) = (copy, &self.fault, &self.slip) {
            moves[fault.ply - 1] = slip.clone();
        }
        moves
    }

    /// What has to be found in a copy.
    pub(super) fn found(&self, copy: Color) -> &[(&'static str, usize, &'static str)] {
        match &self.fault {
            Some(fault) if self.slip.is_none() || copy == Color::White => &fault.found,
            _ => &[],
        }
    }

    /// Whether a sheet in columns is needed: crowns and empty cells have no place among moves alone.
    pub(super) fn needs_columns(&self) -> bool {
        let kind = self.fault.as_ref().map(|fault| fault.kind);
        matches!(kind, Some(Kind::UncrownedKing | Kind::MissingHalfMove))
    }

    /// A record sheet in columns.
    pub(super) fn columns(&self, head: &[(&str, &str)], copy: Color) -> String {
        self.in_columns(head, &self.written(copy))
    }

    /// Any half-moves as a sheet of this game.
    pub(super) fn in_columns(&self, head: &[(&str, &str)], moves: &[String]) -> String {
        let mut text = String::new();
        for (key, value) in head {
            text += &format!("# {key}: {value}\n");
        }
        let [first, second] = match self.first {
            Color::White => ["white", "black"],
            Color::Black => ["black", "white"],
        };
        let has_clocks = head.contains(&("clock", "used"));
        text += &format!("no,{first},{second},{first}_crown,{second}_crown");
        if has_clocks {
            text += &format!(",{first}_clock,{second}_clock");
        }
        text += "\n";
        let at = |list: &[String], ply: usize| list.get(ply).cloned().unwrap_or_default();
        let crown = |ply: usize| self.crowns.get(ply).copied().unwrap_or_default();
        for (row, ply) in (0..moves.len()).step_by(2).enumerate() {
            text += &format!(
                "{},{},{},{},{}",
                row + 1,
                at(moves, ply),
                at(moves, ply + 1),
                crown(ply),
                crown(ply + 1)
            );
            for ply in [ply, ply + 1] {
                if let (true, Some(used)) = (has_clocks, self.used.get(ply)) {
                    text += &format!(",{}:{:02}:{:02}", used / 3600, used / 60 % 60, used % 60);
                }
            }
            text += "\n";
        }
        text
    }

    /// The record as PDN.
    pub(super) fn pdn(&self, tags: &[(&str, &str)], copy: Color) -> String {
        let mut text = String::new();
        for (tag, value) in tags {
            text += &format!("[{tag} \"{value}\"]\n");
        }
        for (ply, half_move) in self.written(copy).iter().enumerate() {
            if ply % 2 == 0 {
                text += &format!("{}{}. ", if ply % 8 == 0 { "\n" } else { "" }, ply / 2 + 1);
            }
            text += half_move;
            text += " ";
        }
        text += tags
            .iter()
            .find(|(tag, _)| *tag == "Result")
            .map_or("*", |(_, result)| result);
        text + "\n\n"
    }
}

/// Makes a game from an opening.
pub(super) struct Make<'o> {
    /// The half-moves that were drawn, as the table has them, and the position after them.
    pub(super) opening: &'o str,
    pub(super) fen: &'o str,
    pub(super) half_moves: usize,
    pub(super) kind: Option<Kind>,
    pub(super) seed: u64,
}

impl Task for Make<'_> {
    type Output = Script;

    fn run<G: Game>(self) -> Script {
        let mut tries = (0..400).map(|attempt| self.seed.wrapping_mul(1009).wrapping_add(attempt));
        tries
            .find_map(|seed| self.one::<G>(&mut Chance::new(seed)))
            .unwrap_or_else(|| panic!("no game with {:?} from {}", self.kind, self.opening))
    }
}

impl Make<'_> {
    fn one<G: Game>(&self, chance: &mut Chance) -> Option<Script> {
        let mut made = self.begun::<G>();
        let drawn = made.texts.len();
        let first = made.positions[0].turn();
        let before = 6 + chance.below(26);
        made.play(chance, before);
        let mut fault = None;
        if let Some(kind @ (Kind::MissedCapture | Kind::UnfinishedCapture | Kind::IllegalMove)) =
            self.kind
        {
            fault = Some(played(&mut made, kind, chance)?);
        }
        let more = 10 + chance.below(24);
        made.play(chance, more);
        let half_moves = made.texts.len();
        if half_moves < drawn + 12 || fault.as_ref().is_some_and(|one| one.ply + 4 > half_moves) {
            return None;
        }
        let promotions = promotions(&made);
        let mut crowns = vec![""; half_moves];
        for ply in &promotions {
            crowns[*ply] = "C";
        }
        let mut slip = None;
        match self.kind {
            Some(Kind::UncrownedKing) => {
                let (ply, moved) = promotions
                    .iter()
                    .find_map(|ply| Some((*ply, moves_on(&made, *ply)?)))?;
                crowns[ply] = "-";
                fault = Some(Fault {
                    kind: Kind::UncrownedKing,
                    ply: ply + 1,
                    found: vec![
                        ("not-crowned", ply + 1, "s1:5/5.2.1"),
                        ("uncrowned-king-moved", moved + 1, "s1:5/5.2.3"),
                    ],
                });
            }
            Some(Kind::MissingHalfMove) => {
                let ply = drawn + 2 + chance.below(half_moves - drawn - 4);
                slip = Some(String::new());
                fault = Some(Fault {
                    kind: Kind::MissingHalfMove,
                    ply: ply + 1,
                    found: vec![("missing-half-move", ply + 1, "")],
                });
            }
            Some(Kind::Slip) => {
                let ply = drawn + 2 + chance.below(half_moves - drawn - 8);
                slip = Some(other_square(&made, ply)?);
                fault = Some(Fault {
                    kind: Kind::Slip,
                    ply: ply + 1,
                    found: vec![("", ply + 1, "")],
                });
            }
            _ => {}
        }
        let irregular = (drawn + 4..half_moves).find_map(|ply| {
            let position = &made.positions[ply];
            let found = maker::irregular(position, "backward");
            let (text, _) = found.into_iter().find(|_| !position.must_capture())?;
            Some((ply + 1, text))
        });
        let mut clocks = [0, 0];
        let used = (0..half_moves).map(|ply| {
            clocks[ply % 2] += 5 + chance.below(60) as u32;
            clocks[ply % 2]
        });
        let used = used.collect();
        let last = made.last();
        let lost = last.legal_moves().ok()?.is_empty();
        Some(Script {
            crowns,
            fault,
            loser: lost.then(|| last.turn()),
            first,
            irregular,
            used,
            slip,
            moves: made.texts,
        })
    }

    /// The opening on the board: its half-moves, or its position.
    fn begun<G: Game>(&self) -> Made<G> {
        let mut made = Made::<G>::start();
        let words: Vec<&str> = self.opening.split_whitespace().collect();
        if self.half_moves == words.len() {
            let after = |position: &Position<G>| fen::write(&position.setup());
            // Each word fits one move; the last position proves it.
            for count in 1..=words.len() {
                let played = huff::openings::play(G::VARIANT, &words[..count].join(" ")).unwrap();
                let position = *made.last();
                let legal = position.legal_moves().unwrap();
                let chosen = legal
                    .iter()
                    .find(|one| after(&position.play(one)) == played.fen)
                    .unwrap();
                made.push(maker::text(&position, chosen), position.play(chosen));
            }
            assert_eq!(after(made.last()), self.fen);
            return made;
        }
        let (setup, problems) = fen::read(self.fen, G::VARIANT, Numbering::OURS);
        assert!(problems.is_empty(), "{}", self.fen);
        made.positions = vec![Position::from_setup(&setup.unwrap()).unwrap()];
        made
    }
}
