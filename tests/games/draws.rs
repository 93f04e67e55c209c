//! Every draw counter with a record that reaches it exactly, one half-move before, and after what
//! starts it anew.

use std::collections::HashSet;

use huff::draughts::{Color, Game, Move, Position, Rank, Task, Variant};
use huff::notation::{Numbering, fen, pdn};
use huff::record::{Code, Finding, Profile, Reason, judge_by};

/// What starts a count anew.
#[derive(Clone, Copy)]
enum Anew {
    /// A man moves.
    ManMoves,
    /// The pieces become these: men and kings of White, of Black.
    Becomes([(u32, u32); 2]),
    /// A piece goes off the long diagonal, or onto it, and back.
    LeavesRoad,
}

/// Who has to have made the moves.
#[derive(Clone, Copy, PartialEq)]
enum Moves {
    OfEach,
    OfWhite,
}

/// Where pieces stand while the count runs.
#[derive(Clone, Copy, PartialEq)]
enum Keep {
    Anything,
    /// Black's king alone on the long diagonal.
    BlackOnRoad,
    /// A white king on the long diagonal.
    WhiteOnRoad,
}

struct Case {
    variant: Variant,
    rules: &'static str,
    code: Code,
    reason: Reason,
    article: Option<&'static str>,
    limit: u32,
    moves: Moves,
    keep: Keep,
    /// The count runs from here.
    fen: &'static str,
    /// From here so many half-moves are played, then what starts the count anew.
    before: (&'static str, u32, Anew),
}

/// A record that is being written.
struct Writing<G: Game> {
    fen: &'static str,
    position: Position<G>,
    moves: Vec<String>,
}

impl<G: Game> Writing<G> {
    fn from(text: &'static str) -> Writing<G> {
        let (setup, problems) = fen::read(text, G::VARIANT, Numbering::OURS);
        assert!(problems.is_empty(), "{text}: {problems:?}");
        let position = Position::from_setup(&setup.unwrap()).unwrap();
        assert!(!position.must_capture(), "{text}");
        Writing {
            fen: text,
            position,
            moves: Vec::new(),
        }
    }

    fn play(&mut self, chosen: &Move<G>) {
        let sign = if chosen.is_capture() { 'x' } else { '-' };
        self.moves.push(format!(
            "{}{sign}{}",
            chosen.from().number(),
            chosen.to().number()
        ));
        self.position = self.position.play(chosen);
    }

    /// Quiet moves of kings that leave nothing to take.
    fn walk(&mut self, count: u32, keep: Keep) {
        for _ in 0..count {
            let Some(chosen) = safe(&self.position, keep, 4) else {
                panic!("{}: stuck after {:?}", self.fen, self.moves);
            };
            self.play(&chosen);
        }
    }

    /// The shortest way to a move that is wanted, over positions that leave nothing to take behind it.
    fn go_to(&mut self, anew: Anew, wanted: impl Fn(&Position<G>, &Move<G>) -> bool) {
        let mut lines = vec![(self.position, Vec::new())];
        let mut seen = HashSet::from([self.position]);
        while !lines.is_empty() && seen.len() < 20_000 {
            let mut longer = Vec::new();
            for (position, line) in lines {
                for chosen in position.legal_moves().unwrap() {
                    if chosen.is_capture() && !matches!(anew, Anew::Becomes(_)) {
                        continue;
                    }
                    let next = position.play(&chosen);
                    let mut line = line.clone();
                    line.push(chosen);
                    if !next.must_capture() && wanted(&position, &chosen) {
                        line.iter().for_each(|chosen| self.play(chosen));
                        return;
                    }
                    if seen.insert(next) {
                        longer.push((next, line));
                    }
                }
            }
            lines = longer;
        }
        panic!("{}: no way", self.fen);
    }

    fn findings(&self, case: &Case) -> Vec<Finding> {
        let text = format!("[FEN \"{}\"]\n{} *", self.fen, self.moves.join(" "));
        let record = pdn::records(&text).next().unwrap();
        let profile = Profile::default().with(case.rules).unwrap();
        let judgement = judge_by(&record, Some(G::VARIANT), &profile);
        assert_eq!(
            judgement.replayed as usize,
            self.moves.len(),
            "{text}: {:?}",
            judgement.findings
        );
        judgement
            .findings
            .into_iter()
            .filter(|finding| finding.code == case.code && finding.reason == Some(case.reason))
            .filter(|finding| {
                case.article
                    .is_none_or(|article| finding.articles == [article])
            })
            .filter(|finding| finding.details.count == Some(case.limit))
            .collect()
    }
}

/// A quiet move of a king that leaves nothing to take, after which so many more can follow.
fn safe<G: Game>(position: &Position<G>, keep: Keep, ahead: u32) -> Option<Move<G>> {
    let rank = |square| position.piece(square).map(|piece| piece.rank);
    position.legal_moves().unwrap().into_iter().find(|chosen| {
        let next = position.play(chosen);
        !chosen.is_capture()
            && rank(chosen.from()) == Some(Rank::King)
            && !next.must_capture()
            && kept(&next, keep)
            && (ahead == 0 || safe(&next, keep, ahead - 1).is_some())
    })
}

fn is_anew<G: Game>(before: &Position<G>, chosen: &Move<G>, anew: Anew) -> bool {
    let next = before.play(chosen);
    match anew {
        Anew::ManMoves => {
            let is_man = before
                .piece(chosen.from())
                .is_some_and(|piece| piece.rank == Rank::Man);
            is_man && !chosen.crowned() && !chosen.is_capture()
        }
        Anew::Becomes(balance) => {
            let pieces = |position: &Position<G>| {
                [Color::White, Color::Black].map(|side| position.count(side))
            };
            pieces(&next) == balance && pieces(before) != balance
        }
        Anew::LeavesRoad => true,
    }
}

fn kept<G: Game>(position: &Position<G>, keep: Keep) -> bool {
    let board = G::RULES.geometry;
    let mut on_road = (0..board.height).flat_map(|row| {
        [row, board.width - 1 - row]
            .map(|column| board.square_at(column, row))
            .into_iter()
            .flatten()
    });
    // of the two diagonals from corner to corner only one is played on
    let on_road: Vec<_> = on_road
        .by_ref()
        .filter_map(|square| position.piece(square))
        .collect();
    let white = on_road.iter().any(|piece| piece.color == Color::White);
    let black = on_road.iter().any(|piece| piece.color == Color::Black);
    match keep {
        Keep::Anything => true,
        Keep::BlackOnRoad => black && !white,
        Keep::WhiteOnRoad => white,
    }
}

/// Half-moves from here until the count is full.
fn needed<G: Game>(case: &Case, position: &Position<G>) -> u32 {
    match case.moves {
        Moves::OfWhite if position.turn() == Color::White => 2 * case.limit - 1,
        _ => 2 * case.limit,
    }
}

struct Check<'c>(&'c Case);

impl Task for Check<'_> {
    type Output = ();

    fn run<G: Game>(self) {
        let case = self.0;
        let name = format!(
            "{} {} {}",
            G::VARIANT.name(),
            case.rules,
            case.reason.name()
        );
        let mut writing = Writing::<G>::from(case.fen);
        let needed_here = needed(case, &writing.position);
        writing.walk(needed_here - 1, case.keep);
        assert!(
            writing.findings(case).is_empty(),
            "{name}: one half-move early"
        );
        writing.walk(1, case.keep);
        let plies = |findings: Vec<Finding>| -> Vec<_> {
            findings.iter().map(|finding| finding.ply).collect()
        };
        assert_eq!(plies(writing.findings(case)), [Some(needed_here)], "{name}");
        writing.walk(4, case.keep);
        assert_eq!(
            plies(writing.findings(case)),
            [Some(needed_here)],
            "{name}: said once"
        );

        let (fen, before, anew) = case.before;
        let mut writing = Writing::<G>::from(fen);
        let keep = match anew {
            Anew::Becomes(_) => Keep::Anything,
            _ => case.keep,
        };
        writing.walk(before, keep);
        if let Anew::LeavesRoad = anew {
            writing.go_to(anew, |before, chosen| {
                !kept(&before.play(chosen), case.keep)
            });
        }
        writing.go_to(anew, |before, chosen| {
            is_anew(before, chosen, anew) && kept(&before.play(chosen), case.keep)
        });
        let begun = writing.moves.len() as u32;
        let needed_here = needed(case, &writing.position);
        writing.walk(needed_here - 1, case.keep);
        assert!(
            writing.findings(case).is_empty(),
            "{name}: early after a new start {:?}",
            writing.moves
        );
        writing.walk(1, case.keep);
        assert_eq!(
            plies(writing.findings(case)),
            [Some(begun + needed_here)],
            "{name}: after a new start at {begun}"
        );
    }
}

const IDF: Case = Case {
    variant: Variant::Russian,
    rules: "idf",
    code: Code::DrawDue,
    reason: Reason::KingsOnly,
    article: Some("idf:7.2.5"),
    limit: 15,
    moves: Moves::OfEach,
    keep: Keep::Anything,
    fen: "W:WK32,K31,21:BK1,K2,12",
    before: ("W:WK32,K31,21:BK1,K2,12", 24, Anew::ManMoves),
};

const CASES: &[Case] = &[
    IDF,
    Case {
        variant: Variant::Brazilian,
        ..IDF
    },
    // seven pieces with kings on both sides: 7.2.6 alone where it is read before 7.2.5
    Case {
        rules: "idf-balance-first",
        fen: "W:WK32,21,30,31:BK1,12,2,3",
        before: ("W:WK32,21,30,31:BK1,12,2,3", 24, Anew::ManMoves),
        ..IDF
    },
    Case {
        reason: Reason::LoneKing,
        article: Some("idf:7.2.4"),
        moves: Moves::OfWhite,
        fen: "W:WK32,K31,K30:BK1",
        before: ("W:WK32,K31,6:BK4", 10, Anew::Becomes([(0, 3), (0, 1)])),
        ..IDF
    },
    Case {
        reason: Reason::BalanceUnchanged,
        article: Some("idf:7.2.6"),
        limit: 30,
        fen: "W:WK32,K31,21:BK1,12",
        before: ("W:WK32,6:BK4,12", 6, Anew::Becomes([(0, 2), (1, 1)])),
        ..IDF
    },
    Case {
        reason: Reason::BalanceUnchanged,
        article: Some("idf:7.2.6"),
        limit: 60,
        fen: "W:WK32,21,31:BK1,12,2",
        before: ("W:WK32,6,31:BK4,12,2", 0, Anew::Becomes([(1, 2), (2, 1)])),
        ..IDF
    },
    Case {
        reason: Reason::MainRoad,
        article: Some("idf:7.2.7"),
        limit: 5,
        moves: Moves::OfWhite,
        keep: Keep::BlackOnRoad,
        fen: "W:WK1,K2,K3:BK29",
        before: ("B:WK1,K2,K3:BK18", 0, Anew::LeavesRoad),
        ..IDF
    },
    Case {
        reason: Reason::FewPieces,
        article: Some("idf:7.2.8"),
        limit: 5,
        moves: Moves::OfWhite,
        fen: "W:WK32,K31:BK1",
        before: ("W:WK32,K31,21:BK1", 4, Anew::Becomes([(0, 2), (0, 1)])),
        ..IDF
    },
    Case {
        variant: Variant::Brazilian,
        rules: "cbd",
        article: Some("cbd:16"),
        limit: 20,
        before: ("W:WK32,K31,21:BK1,K2,12", 34, Anew::ManMoves),
        ..IDF
    },
    Case {
        variant: Variant::Brazilian,
        rules: "cbd",
        reason: Reason::FewPieces,
        article: Some("cbd:99"),
        limit: 5,
        fen: "W:WK32,K31:BK1,K2",
        before: ("W:WK32,K31,21:BK1", 4, Anew::Becomes([(0, 2), (0, 1)])),
        ..IDF
    },
    Case {
        variant: Variant::Brazilian,
        rules: "cbd",
        reason: Reason::MainRoad,
        article: Some("cbd:100"),
        limit: 5,
        keep: Keep::BlackOnRoad,
        fen: "W:WK1,K2,K3:BK29",
        before: ("B:WK1,K2,K3:BK18", 0, Anew::LeavesRoad),
        ..IDF
    },
    Case {
        variant: Variant::International,
        rules: "fmjd-2015",
        article: Some("fmjd:6.2"),
        limit: 25,
        fen: "W:WK50,K49,31,32:BK1,K2,20,19",
        before: ("W:WK50,K49,31,32:BK1,K2,20,19", 44, Anew::ManMoves),
        ..IDF
    },
    Case {
        variant: Variant::International,
        rules: "fmjd-2015",
        reason: Reason::LoneKing,
        article: Some("fmjd:6.3"),
        limit: 16,
        fen: "W:WK50,K49,31:BK1",
        before: ("W:WK50,K49,33,36:BK5", 0, Anew::Becomes([(1, 2), (0, 1)])),
        ..IDF
    },
    Case {
        variant: Variant::International,
        rules: "fmjd-2024",
        reason: Reason::LoneKing,
        article: Some("fmjd:6.3"),
        limit: 16,
        fen: "W:WK50,K49,31:BK1",
        before: ("W:WK50,K49,33,36:BK5", 0, Anew::Becomes([(1, 2), (0, 1)])),
        ..IDF
    },
    Case {
        variant: Variant::International,
        rules: "fmjd-2024",
        reason: Reason::MainRoad,
        article: Some("fmjd:6.3"),
        limit: 5,
        keep: Keep::BlackOnRoad,
        fen: "W:WK1,K2,K3:BK46",
        before: ("W:WK1,K2,K3:BK46", 6, Anew::LeavesRoad),
        ..IDF
    },
    Case {
        variant: Variant::International,
        rules: "fmjd-2015",
        reason: Reason::FewPieces,
        article: Some("fmjd:6.4"),
        limit: 5,
        fen: "W:WK50,K49:BK1",
        before: ("W:WK50,K49,31:BK1", 4, Anew::Becomes([(0, 2), (0, 1)])),
        ..IDF
    },
    Case {
        variant: Variant::Canadian,
        rules: "default",
        article: None,
        limit: 25,
        fen: "W:WK72,K71,43:BK1,K2,30",
        before: ("W:WK72,K71,43:BK1,K2,30", 44, Anew::ManMoves),
        ..IDF
    },
    Case {
        variant: Variant::English,
        rules: "wcdf",
        code: Code::DrawClaimable,
        article: Some("wcdf:1.32"),
        limit: 40,
        fen: "B:WK32,K31,21:BK1,K2,12",
        before: ("B:WK32,K31,21:BK1,K2,12", 72, Anew::ManMoves),
        ..IDF
    },
    Case {
        variant: Variant::Italian,
        rules: "default",
        code: Code::DrawClaimable,
        article: None,
        limit: 40,
        fen: "W:WK32,K31,21:BK1,K2,12",
        before: ("W:WK32,K31,21:BK1,K2,12", 72, Anew::ManMoves),
        ..IDF
    },
    Case {
        variant: Variant::Spanish,
        rules: "portuguese",
        reason: Reason::BalanceUnchanged,
        article: None,
        limit: 20,
        fen: "W:WK32,K31,21:BK1,K2,12",
        before: ("W:WK32,K31,6:BK4,K3,12", 4, Anew::Becomes([(0, 3), (1, 2)])),
        ..IDF
    },
    Case {
        variant: Variant::Spanish,
        rules: "portuguese",
        reason: Reason::MainRoad,
        article: None,
        limit: 12,
        keep: Keep::WhiteOnRoad,
        fen: "W:WK32,K30,K31:BK4",
        before: ("W:WK32,K30,K31:BK4", 6, Anew::LeavesRoad),
        ..IDF
    },
    Case {
        variant: Variant::Pool,
        rules: "default",
        article: None,
        limit: 15,
        fen: "B:WK32,K31,21:BK1,K2,12",
        before: ("B:WK32,K31,21:BK1,K2,12", 24, Anew::ManMoves),
        ..IDF
    },
    Case {
        variant: Variant::Frisian,
        rules: "frisian",
        reason: Reason::FewPieces,
        article: None,
        limit: 7,
        fen: "W:WK50,K49:BK1",
        before: ("W:WK50,K49,31:BK1", 2, Anew::Becomes([(0, 2), (0, 1)])),
        ..IDF
    },
    Case {
        variant: Variant::Frisian,
        rules: "frisian",
        reason: Reason::FewPieces,
        article: None,
        limit: 2,
        fen: "W:WK50:BK1",
        before: ("W:WK50,31:BK1", 0, Anew::Becomes([(0, 1), (0, 1)])),
        ..IDF
    },
];

#[test]
fn every_counter_exactly_early_and_anew() {
    let mut failed = Vec::new();
    for (index, case) in CASES.iter().enumerate() {
        let result = std::panic::catch_unwind(|| case.variant.run(Check(case)));
        if let Err(why) = result {
            let why = why.downcast_ref::<String>().cloned().unwrap_or_default();
            failed.push(format!("{index}: {why}"));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// The third time counts, the start among them; a move of a man makes all earlier ones impossible.
#[test]
fn repetition() {
    let there = "32-27 1-6 27-32 6-1";
    for (variant, rules, start, code, article) in [
        (
            Variant::Russian,
            "idf",
            "W:WK32,21:BK1,12",
            Code::DrawClaimable,
            "idf:7.2.3",
        ),
        (
            Variant::English,
            "wcdf",
            "W:WK32,21:BK1,12",
            Code::DrawClaimable,
            "wcdf:1.32",
        ),
        (
            Variant::Brazilian,
            "cbd",
            "W:WK32,21:BK1,12",
            Code::DrawClaimable,
            "cbd:98",
        ),
        (
            Variant::International,
            "fmjd-2015",
            "W:WK32,47:BK1,15",
            Code::DrawDue,
            "fmjd:6.1",
        ),
    ] {
        let plies = |moves: &str| -> Vec<Option<u32>> {
            let text = format!("[FEN \"{start}\"]\n{moves} *");
            let record = pdn::records(&text).next().unwrap();
            let judgement = judge_by(
                &record,
                Some(variant),
                &Profile::default().with(rules).unwrap(),
            );
            let found = judgement
                .findings
                .iter()
                .filter(|finding| finding.reason == Some(Reason::Repetition));
            found
                .map(|finding| {
                    assert_eq!((finding.code, finding.articles), (code, &[article][..]));
                    finding.ply
                })
                .collect()
        };
        assert_eq!(plies(&format!("{there} 32-27 1-6 27-32")), []);
        assert_eq!(plies(&format!("{there} {there}")), [Some(8)]);
        assert_eq!(
            plies(&format!("{there} {there} {there}")),
            [Some(8)],
            "said once"
        );
        let man = if variant == Variant::International {
            "47-42 15-20"
        } else {
            "21-17 12-16"
        };
        assert_eq!(plies(&format!("{there} {man} {there} 32-27 1-6 27-32")), []);
        assert_eq!(plies(&format!("{there} {man} {there} {there}")), [Some(14)]);
    }
}

/// Games go on after a draw that nobody claimed, and a clean game stays clean.
#[test]
fn draws_are_not_imposed() {
    let text = format!(
        "[FEN \"W:WK32,21:BK1,12\"]\n{} 21-17 *",
        "32-27 1-6 27-32 6-1 ".repeat(3)
    );
    let record = pdn::records(&text).next().unwrap();
    let judgement = huff::record::judge(&record, Some(Variant::Russian));
    assert_eq!(judgement.replayed, 13);
    assert_eq!(judgement.verdict, huff::record::Verdict::Clean);
}
