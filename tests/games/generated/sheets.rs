//! Faults of a whole sheet, alone and with an irregular move behind them.

use huff::draughts::{Naming, Square};

use super::maker::{irregular, name};
use super::*;

/// A square as it is called on a faulty sheet; written here by files, rows and counts, apart from
/// the code that is tested.
fn called<G: Game>(fault: &str, square: Square) -> String {
    let board = G::RULES.geometry;
    let (file, row) = board.place(square);
    let half = board.width / 2;
    let (last_file, last_row) = (board.width - 1, board.height - 1);
    if board.naming == Naming::Algebraic {
        let (file, row) = match fault {
            "sheet-turned" => (last_file - file, last_row - row),
            "sheet-mirrored" => (last_file - file, row),
            _ => (file, row),
        };
        return format!("{}{}", (b'a' + file) as char, row + 1);
    }
    let (from_top, place) = (last_row - row, file / 2);
    let number = match fault {
        "sheet-turned" => row * half + (half - place),
        "sheet-mirrored" => from_top * half + (half - place),
        "numbered-from-a1" => row * half + place + 1,
        _ => from_top * half + place + 1,
    };
    number.to_string()
}

/// The entries as they stand on a faulty sheet.
fn damaged<G: Game>(fault: &str, texts: &[String]) -> Vec<String> {
    let board = G::RULES.geometry;
    let names: BTreeMap<String, String> = (1..=board.squares())
        .filter_map(Square::from_number)
        .map(|square| (name::<G>(square), called::<G>(fault, square)))
        .collect();
    let mut texts: Vec<String> = texts
        .iter()
        .map(|text| {
            let sign = text.chars().find(|letter| "-:x".contains(*letter)).unwrap();
            let squares: Vec<&str> = text
                .split(sign)
                .map(|square| names[square].as_str())
                .collect();
            squares.join(&sign.to_string())
        })
        .collect();
    match fault {
        "columns-exchanged" => texts.chunks_exact_mut(2).for_each(|pair| pair.swap(0, 1)),
        "sheet-shifted" => texts.insert(0, String::new()),
        _ => {}
    }
    texts
}

/// The ply at which a half-move stands on a faulty sheet.
fn stands_at(fault: &str, ply: u32) -> u32 {
    match fault {
        "columns-exchanged" => ((ply - 1) ^ 1) + 1,
        "sheet-shifted" => ply + 1,
        _ => ply,
    }
}

const FAULTS: [&str; 5] = [
    "sheet-turned",
    "sheet-mirrored",
    "columns-exchanged",
    "sheet-shifted",
    "numbered-from-a1",
];

#[test]
fn whole_sheets() {
    struct Sheets<'t>(&'t mut Tally);
    impl Task for Sheets<'_> {
        type Output = ();
        fn run<G: Game>(self) {
            for fault in FAULTS {
                if fault == "numbered-from-a1" && G::RULES.geometry.naming == Naming::Algebraic {
                    continue;
                }
                for seed in 0..40 {
                    self.0.add(
                        fault,
                        &format!("{} {seed}", G::VARIANT.name()),
                        sheet::<G>(fault, seed),
                    );
                }
            }
        }
    }
    fn sheet<G: Game>(fault: &str, seed: u64) -> Result<(), String> {
        let mut chance = Chance::new(seed);
        let mut made = Made::<G>::start();
        let count = 20 + chance.below(50);
        made.play(&mut chance, count);
        let texts = damaged::<G>(fault, &made.texts);
        let judgement = judge(&record(&texts), Some(G::VARIANT));
        let found = faults_of(&judgement);
        let [finding] = found.as_slice() else {
            let said: Vec<_> = found
                .iter()
                .map(|finding| (finding.code.name(), finding.ply))
                .collect();
            return Err(format!("{said:?}: {}", texts.join(" ")));
        };
        let end = judgement.last.as_ref().map(fen::write);
        let right = finding.code.name() == fault
            && finding.ply.is_none()
            && judgement.verdict == huff::record::Verdict::Slips
            && judgement.replayed as usize == texts.len()
            && end == fen_of(made.last());
        match right {
            true => Ok(()),
            false => Err(format!(
                "{} {:?} {end:?}",
                finding.code.name(),
                judgement.verdict
            )),
        }
    }
    let mut tally = Tally::default();
    for variant in VARIANTS {
        variant.run(Sheets(&mut tally));
    }
    tally.close("whole_sheets", 98);
}

#[test]
fn whole_sheets_with_an_irregular_move() {
    struct Sheets<'t>(&'t mut Tally);
    impl Task for Sheets<'_> {
        type Output = ();
        fn run<G: Game>(self) {
            for fault in FAULTS {
                if fault == "numbered-from-a1" && G::RULES.geometry.naming == Naming::Algebraic {
                    continue;
                }
                for seed in 0..20 {
                    let mut chance = Chance::new(seed + 100);
                    let mut made = Made::<G>::start();
                    let first = 20 + chance.below(20);
                    made.play(&mut chance, first);
                    let all = irregular(made.last(), "backward");
                    let Some((text, stood)) = chance.pick(&all).cloned() else {
                        continue;
                    };
                    made.push(text, stood);
                    let ply = stands_at(fault, made.texts.len() as u32);
                    made.play(&mut chance, 21);
                    if made.texts.len() % 2 == 1 {
                        made.texts.pop();
                        made.positions.pop();
                    }
                    let texts = damaged::<G>(fault, &made.texts);
                    let judgement = judge(&record(&texts), Some(G::VARIANT));
                    let wants = [
                        Want {
                            kind: "backward",
                            ply: Some(ply),
                            likely: Some(Likely::Played),
                            claim: None,
                        },
                        Want {
                            kind: fault,
                            ply: None,
                            likely: None,
                            claim: Some(Claim::None),
                        },
                    ];
                    let result = check(&judgement, &wants, fen_of(made.last()));
                    self.0.add(
                        fault,
                        &format!("{} {}", G::VARIANT.name(), texts.join(" ")),
                        result,
                    );
                }
            }
        }
    }
    let mut tally = Tally::default();
    for variant in VARIANTS {
        variant.run(Sheets(&mut tally));
    }
    tally.close("whole_sheets_with_an_irregular_move", 98);
}

/// Black moved first, in his own column: that is no turned sheet.
#[test]
fn the_wrong_side_first() {
    let text =
        "1... f6-g5 2. c3-d4 g5-f4 3. g3:e5 d6:f4 4. e3:g5 h6:f4 5. b2-c3 g7-h6 6. a1-b2 h6-g5";
    let record = pdn::records(text).next().unwrap();
    let judgement = judge(&record, Some(Variant::Russian));
    let found = faults_of(&judgement);
    assert_eq!(found[0].code.name(), "wrong-side-first");
    assert_eq!(found[0].likely, Some(Likely::Played));
}

/// Two moves of one side where the cell between them is empty and nothing fits there.
#[test]
fn two_moves_in_a_row() {
    let mut tally = Tally::default();
    struct Sheets<'t>(&'t mut Tally);
    impl Task for Sheets<'_> {
        type Output = ();
        fn run<G: Game>(self) {
            for seed in 0..40 {
                let mut chance = Chance::new(seed);
                let mut made = Made::<G>::start();
                let first = 5 + chance.below(20);
                made.play(&mut chance, first);
                let next = made.last().passed();
                made.push(String::new(), next);
                made.play(&mut chance, 24);
                let empty = first + 1;
                let mut record = record(&made.texts);
                record.half_moves[empty - 1].written = Written::Nothing;
                let judgement = judge(&record, Some(G::VARIANT));
                let found = faults_of(&judgement);
                // where some move fits in the cell it is a forgotten entry
                if found.first().is_some_and(|finding| {
                    finding.code.name() == "missing-half-move"
                        && finding.repairs.first().is_some_and(|best| best.complete)
                }) {
                    continue;
                }
                let want = Want {
                    kind: "two-moves-in-row",
                    ply: Some(empty as u32 + 1),
                    likely: Some(Likely::Played),
                    claim: None,
                };
                let result = check(&judgement, &[want], fen_of(made.last()));
                self.0
                    .add("two-moves-in-row", &made.texts.join(" "), result);
            }
        }
    }
    for variant in VARIANTS {
        variant.run(Sheets(&mut tally));
    }
    tally.close("two_moves_in_a_row", 98);
}
