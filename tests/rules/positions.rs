//! Positions with all their legal moves, the sets taken and the crownings.

use huff::draughts::{Game, Position, Setup, Task, Variant};

use super::{setup, variant};
use crate::common::{Table, data, data_text};

/// The legal moves as the tables write them: `13-17`, `5x18,14`, with `=K` for a crowning.
struct Texts<'s>(&'s Setup);

impl Task for Texts<'_> {
    type Output = Vec<String>;
    fn run<G: Game>(self) -> Vec<String> {
        let position = Position::<G>::from_setup(self.0).unwrap();
        let mut texts: Vec<String> = position
            .legal_moves()
            .unwrap()
            .iter()
            .map(|legal| {
                let taken: Vec<String> = legal
                    .taken()
                    .iter()
                    .map(|square| format!(",{}", square.number()))
                    .collect();
                format!(
                    "{}{}{}{}{}",
                    legal.from().number(),
                    if legal.is_capture() { "x" } else { "-" },
                    legal.to().number(),
                    taken.concat(),
                    if legal.crowned() { "=K" } else { "" }
                )
            })
            .collect();
        texts.sort();
        texts
    }
}

/// A move of a table with the taken squares in ascending order.
fn ordered(text: &str) -> String {
    let (text, crowned) = match text.strip_suffix("=K") {
        Some(text) => (text, "=K"),
        None => (text, ""),
    };
    let mut parts = text.split(',');
    let ends = parts.next().unwrap();
    let mut taken: Vec<u16> = parts.map(|number| number.parse().unwrap()).collect();
    taken.sort_unstable();
    let taken: Vec<String> = taken.iter().map(|number| format!(",{number}")).collect();
    format!("{ends}{}{crowned}", taken.concat())
}

#[test]
fn thousand_positions_each() {
    let mut files = 0;
    for variant in Variant::all() {
        let path = format!("rules/positions-{}.tsv", variant.name());
        let Some(path) = data("thousand_positions_each", &path) else {
            return;
        };
        let Ok(text) = std::fs::read_to_string(path) else {
            continue;
        };
        files += 1;
        let mut positions = 0;
        for line in text.lines() {
            let (fen, moves) = line.split_once('\t').unwrap();
            let mut want: Vec<String> = moves.split_whitespace().map(ordered).collect();
            want.sort();
            let setup = setup(fen, variant);
            assert_eq!(variant.run(Texts(&setup)), want, "{} {fen}", variant.name());
            positions += 1;
        }
        assert_eq!(positions, 1000, "{}", variant.name());
    }
    assert_eq!(files, 9);
}

#[test]
fn tricky_positions() {
    let Some(text) = data_text("tricky_positions", "rules/tricky.tsv") else {
        return;
    };
    let mut positions = 0;
    for row in Table::read(&text).rows() {
        let variant = variant(row.get("variant")).unwrap();
        let setup = setup(row.get("fen"), variant);
        let moves = variant.run(Texts(&setup));
        assert_eq!(
            moves.len().to_string(),
            row.get("n_moves"),
            "{}",
            row.get("fen")
        );
        let mut want: Vec<String> = row
            .get("moves(from,to,captured set)")
            .split("; ")
            .map(|text| {
                let crowns = if text.ends_with(" crowns") { "=K" } else { "" };
                let text = text.trim_end_matches(" crowns");
                match text.split_once(" takes ") {
                    Some((ends, taken)) => ordered(&format!("{ends},{taken}{crowns}")),
                    None => format!("{text}{crowns}"),
                }
            })
            .collect();
        want.sort();
        assert_eq!(moves, want, "{} {}", variant.name(), row.get("fen"));
        positions += 1;
    }
    assert!(positions > 25);
}

/// Forty kings on the board, and boards full of captures, are answered or refused, never hung on.
#[test]
fn exploding_captures_are_refused() {
    struct Count<'s>(&'s Setup);
    impl Task for Count<'_> {
        type Output = ();
        fn run<G: Game>(self) {
            let position = Position::<G>::from_setup(self.0).unwrap();
            if let Ok(moves) = position.legal_moves() {
                for legal in moves.iter().take(3) {
                    let _ = position.routes(legal);
                }
            }
        }
    }
    for (variant, fen) in [
        (Variant::International, "W:WK31-50:BK1-20"),
        (
            Variant::Frisian,
            "W:WK46:BK7,8,9,10,12,13,14,17,18,19,20,22,23,24,27,28,29,30,32,33,34,37,38,39,42,43,44",
        ),
        (
            Variant::Frisian,
            "W:WK50:BK12,13,14,17,18,19,22,23,24,27,28,29,32,33,34,37,38,39",
        ),
        (
            Variant::Canadian,
            "W:WK72:BK14,16,18,26,28,30,38,40,42,50,52,54,62,64",
        ),
    ] {
        variant.run(Count(&setup(fen, variant)));
    }
}
