//! Two copies of one game: made from real games with slips in both, and small ones by hand.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::File;

use huff::draughts::{Game, Task, Variant};
use huff::notation::{Blocks, sheet};
use huff::record::{Comparison, Deviation, Fault, SheetFault, Verdict, compare, judge, merged};

use super::{moves, one};
use crate::common::{Table, data, figure};
use crate::games::maker::{Chance, Made, irregular};

fn texts(comparison: &Comparison) -> Vec<String> {
    comparison
        .half_moves
        .iter()
        .map(|played| played.text.clone())
        .collect()
}

/// A sheet with these half-moves.
fn sheet_of(variant: Variant, moves: &[String]) -> String {
    let mut text = format!("# variant: {}\nno,first,second\n", variant.name());
    for (index, pair) in moves.chunks(2).enumerate() {
        let second = pair.get(1).map_or("", String::as_str);
        writeln!(text, "{},{},{second}", index + 1, pair[0]).unwrap();
    }
    text
}

/// Numbers that look like chance and are the same every time.
struct Seeded(u64);

impl Seeded {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % most
    }
}

const SLIPS: [&str; 6] = [
    "wrong square",
    "reversed",
    "left out",
    "doubled",
    "exchanged",
    "short capture",
];

fn squares(text: &str) -> Vec<String> {
    text.split(['-', 'x', ':']).map(str::to_string).collect()
}

fn join(squares: &[String], like: &str) -> String {
    let sign = like
        .chars()
        .find(|sign| matches!(sign, '-' | 'x' | ':'))
        .unwrap();
    squares.join(&sign.to_string())
}

/// Makes one slip; gives its name and the half-move.
fn slip(moves: &mut Vec<String>, chance: &mut Seeded) -> (&'static str, usize) {
    loop {
        let kind = SLIPS[chance.below(SLIPS.len())];
        let at = chance.below(moves.len() - 1);
        let mut parts = squares(&moves[at]);
        match kind {
            "wrong square" => {
                let which = if chance.below(2) == 0 {
                    0
                } else {
                    parts.len() - 1
                };
                let wrong = wrong_square(&parts[which], chance);
                if parts.contains(&wrong) {
                    continue;
                }
                parts[which] = wrong;
                moves[at] = join(&parts, &moves[at].clone());
            }
            "reversed" => {
                parts.reverse();
                moves[at] = join(&parts, &moves[at].clone());
            }
            "left out" => {
                moves.remove(at);
            }
            "doubled" => moves.insert(at, moves[at].clone()),
            "exchanged" => moves.swap(at, at + 1),
            _ => {
                let long: Vec<usize> = (0..moves.len())
                    .filter(|at| squares(&moves[*at]).len() > 2)
                    .collect();
                if long.is_empty() {
                    continue;
                }
                let at = long[chance.below(long.len())];
                let mut parts = squares(&moves[at]);
                parts.pop();
                moves[at] = join(&parts, &moves[at].clone());
                return (kind, at);
            }
        }
        return (kind, at);
    }
}

/// The same square with one character misread.
fn wrong_square(square: &str, chance: &mut Seeded) -> String {
    let mut letters: Vec<char> = square.chars().collect();
    let at = chance.below(letters.len());
    letters[at] = match letters[at] {
        'a'..='h' => (b'a' + chance.below(8) as u8) as char,
        _ => (b'1' + chance.below(8) as u8) as char,
    };
    letters.into_iter().collect()
}

/// Real games without a fault, each with its game and its full half-moves.
fn real_games(test: &str, wanted: usize) -> Option<Vec<(Variant, Vec<String>)>> {
    let manifest = std::fs::read_to_string(data(test, "pdn/MANIFEST.tsv")?).unwrap();
    let table = Table::read(&manifest);
    let files: Vec<_> = table.rows().collect();
    let mut chance = Seeded(20_261_130);
    let mut by_file = BTreeMap::new();
    let mut games = Vec::new();
    while games.len() < wanted {
        let row = files[chance.below(files.len())];
        let Some(variant) = Variant::from_name(row.get("variant")) else {
            continue;
        };
        let file = row.get("file");
        let blocks: &Vec<_> = by_file.entry(file).or_insert_with(|| {
            let stream = File::open(data(test, &format!("pdn/{file}")).unwrap()).unwrap();
            Blocks::new(stream).map(Result::unwrap).take(2).collect()
        });
        let block = &blocks[chance.below(blocks.len())];
        let records = block.records().0;
        if records.is_empty() {
            continue;
        }
        let record = &records[chance.below(records.len())];
        let is_plain = record.tag("FEN").is_none() && record.half_moves.len() >= 20;
        if !is_plain || judge(record, Some(variant)).verdict != Verdict::Clean {
            continue;
        }
        let itself = compare(record, record, Some(variant));
        if itself.variant == variant && itself.differences.is_empty() {
            games.push((variant, texts(&itself)));
        }
    }
    Some(games)
}

/// The share of pairs whose merged record is the game, in percent.
fn share_right(test: &str, slips: usize, least: f64) {
    let Some(games) = real_games(test, 300) else {
        return;
    };
    let mut chance = Seeded(64 + slips as u64);
    let mut misses = Vec::new();
    let mut undecided = 0;
    let mut by_variant: BTreeMap<&str, usize> = BTreeMap::new();
    let begin = std::time::Instant::now();
    for (index, (variant, game)) in games.iter().enumerate() {
        *by_variant.entry(variant.name()).or_default() += 1;
        let mut copies = [game.clone(), game.clone()];
        let mut made = Vec::new();
        for copy in &mut copies {
            for _ in 0..slips {
                made.push(slip(copy, &mut chance));
            }
        }
        let sheets = copies.map(|copy| sheet_of(*variant, &copy));
        let comparison = compare(&one(&sheets[0]), &one(&sheets[1]), Some(*variant));
        let is_undecided = comparison
            .differences
            .iter()
            .any(|difference| difference.fault == Fault::Undecided);
        undecided += usize::from(is_undecided);
        if texts(&comparison) != *game {
            let said = if is_undecided {
                " (said to be undecided)"
            } else {
                ""
            };
            misses.push(format!(
                "  pair {} {} {made:?}{said}: {}",
                index + 1,
                variant.name(),
                first_miss(game, &comparison)
            ));
        }
    }
    let right = games.len() - misses.len();
    let share = 100.0 * right as f64 / games.len() as f64;
    figure(&format!(
        "{test}: {right} of {} merged records are the game ({share:.1} %), {undecided} undecided, {:?} a pair, {by_variant:?}",
        games.len(),
        begin.elapsed() / games.len() as u32
    ));
    figure(&misses.join("\n"));
    assert!(share >= least, "{share}");
}

/// The first half-move that is not the one of the game, with what was said there.
fn first_miss(game: &[String], comparison: &Comparison) -> String {
    let merged = texts(comparison);
    let at = game
        .iter()
        .zip(&merged)
        .position(|(one, other)| one != other)
        .unwrap_or(game.len().min(merged.len()));
    let said = comparison
        .differences
        .iter()
        .find(|difference| difference.ply as usize == at + 1);
    let readings = said.map(|said| {
        let reading = |side: usize| {
            let reading = &said.readings[side];
            format!(
                "{} {:?} {}",
                reading.deviation.name(),
                reading.text,
                reading.replays
            )
        };
        format!("{} {} {}", said.fault.name(), reading(0), reading(1))
    });
    format!(
        "{} of {}: {:?} for {:?}, {readings:?}",
        at + 1,
        game.len(),
        merged.get(at),
        game.get(at)
    )
}

#[test]
fn pairs_with_a_slip_in_each_copy() {
    share_right("pairs_with_a_slip_in_each_copy", 1, 98.0);
}

#[test]
fn pairs_with_two_slips_in_each_copy() {
    share_right("pairs_with_two_slips_in_each_copy", 2, 96.0);
}

const GAME: &str = "no,white,black\n1,c3-d4,d6-c5\n2,b2-c3,f6-g5\n3,c3-b4,g5-h4\n4,b4:d6,e7:c5\n";

/// The differences as `ply: fault, merged, white's reading, black's reading`.
fn differences(white: &str, black: &str) -> Vec<String> {
    let comparison = compare(&one(white), &one(black), Some(Variant::Russian));
    comparison
        .differences
        .iter()
        .map(|difference| {
            let reading = |side: usize| {
                let reading = &difference.readings[side];
                let text = reading.text.as_deref().unwrap_or("");
                format!(
                    "{}({text}{})",
                    reading.deviation.name(),
                    if reading.is_legal { " legal" } else { "" }
                )
            };
            let merged = difference.merged.as_deref().unwrap_or("");
            format!(
                "{}: {} {merged} {} {}",
                difference.ply,
                difference.fault.name(),
                reading(0),
                reading(1)
            )
        })
        .collect()
}

#[test]
fn equal_copies() {
    let game = GAME.replace("c3-d4", "c3 - d4").replace("b4:d6", "b4xd6");
    assert!(differences(&game, GAME).is_empty());
}

#[test]
fn each_kind_of_slip() {
    let white = GAME.replace("f6-g5", "f6-g7");
    assert_eq!(
        differences(&white, GAME),
        ["4: white f6-g5 misread(f6-g7) none(f6-g5 legal)"]
    );
    let black = "no,white,black\n1,c3-d4,d6-c5\n2,b2-c3,c3-b4\n3,g5-h4,b4:d6\n4,e7:c5\n";
    assert_eq!(
        differences(GAME, black),
        ["4: black f6-g5 none(f6-g5 legal) left-out()"]
    );
    let twice =
        "no,white,black\n1,c3-d4,d6-c5\n2,d6-c5,b2-c3\n3,f6-g5,c3-b4\n4,g5-h4,b4:d6\n5,e7:c5,\n";
    let said = differences(twice, GAME);
    assert_eq!(said.len(), 1);
    assert!(said[0].contains("too-much(d6-c5"), "{said:?}");
    let exchanged = GAME.replace("f6-g5\n3,c3-b4", "c3-b4\n3,f6-g5");
    let said = differences(GAME, &exchanged);
    assert!(
        said.iter()
            .all(|line| line.contains("black") && line.contains("exchanged")),
        "{said:?}"
    );
    let short = "no,white,black\n1,c3-d4,d6-c5\n2,b2-c3,f6-g5\n";
    assert_eq!(
        differences(GAME, short),
        ["5: black c3-b4 none(c3-b4 legal) ends()"]
    );
}

#[test]
fn two_readings_that_both_fit_are_left_to_the_arbiter() {
    let other = GAME.replace("e7:c5", "c5:e7");
    let white = "no,white,black\n1,c3-d4,d6-c5\n2,b2-c3,\n";
    let black = "no,white,black\n1,c3-d4,d6-c5\n2,d4:b6,\n";
    assert_eq!(
        differences(white, black),
        ["3: black b2-c3 none(b2-c3 legal) misread(d4:b6)"]
    );
    let white = "no,white,black\n1,c3-d4,d6-e5\n";
    let black = "no,white,black\n1,c3-b4,d6-e5\n";
    assert!(differences(white, black)[0].starts_with("1: undecided"));
    assert!(differences(GAME, &other)[0].starts_with("8: black"));
}

#[test]
fn a_number_off_the_board_is_a_slip_and_no_other_game() {
    let black = "no,white,black\n1,32-28,19-23\n2,28x19,14x23\n3,37-32,10-14\n4,41-37,14-19\n5,46-41,5-10\n";
    let white = black.replace("46-41", "46-51");
    for asked in [None, Some(Variant::International)] {
        let comparison = compare(&one(&white), &one(black), asked);
        assert_eq!(comparison.variant, Variant::International);
        assert_eq!(comparison.differences.len(), 1);
        assert_eq!(comparison.half_moves[8].text, "46-41");
    }
}

#[test]
fn a_copy_with_a_fault_that_runs_through_it() {
    let game = "no,white,black\n1,c3-d4,d6-c5\n2,b2-c3,f6-g5\n3,c3-b4,g5-h4\n4,b4:d6,e7:c5\n5,a1-b2,c5-b4\n6,a3:c5,b6-a5\n";
    let board = Variant::Russian.rules().geometry;
    let white = one(game);
    for fault in [SheetFault::Turned, SheetFault::ColumnsExchanged] {
        let black = fault.undone(&white, &board).unwrap();
        let comparison = compare(&white, &black, Some(Variant::Russian));
        assert_eq!(comparison.sheets, [None, Some(fault)]);
        assert_eq!(comparison.differences, []);
        assert_eq!(moves(&merged(&comparison, &white, &black)), moves(&white));
    }
}

#[test]
fn the_merged_record() {
    let white = format!(
        "# white: Li\n# copy: white\n{}",
        GAME.replace("f6-g5", "~f6-e5~ f6-g7")
    );
    let black = format!("# white: Li\n# black: Wang\n# copy: black\n{GAME}");
    let (white, black) = (one(&white), one(&black));
    let comparison = compare(&white, &black, None);
    let record = merged(&comparison, &white, &black);
    assert_eq!(moves(&record), moves(&one(GAME)));
    let names: Vec<&str> = record.tags.iter().map(|tag| tag.name).collect();
    assert_eq!(names, ["White", "Black"]);
    let written = sheet::write(&record, "", Variant::Russian);
    assert!(written.contains("2,b2-c3,~f6-e5~ f6-g5"), "{written}");
    assert_eq!(
        comparison.differences[0].readings[0].deviation,
        Deviation::Misread
    );
}

/// Both copies have an irregular move, and the half-move behind it is a slip in one of them: that one
/// is the first difference, and the only one.
#[test]
fn a_difference_behind_an_irregular_move_of_both() {
    struct Pairs;
    impl Task for Pairs {
        type Output = (usize, Vec<String>);
        fn run<G: Game>(self) -> Self::Output {
            let kinds = ["missed-capture", "backward", "too-far", "jumps-nothing"];
            let (mut pairs, mut misses) = (0, Vec::new());
            for (kind, seed) in kinds
                .into_iter()
                .flat_map(|kind| (0..80).map(move |seed| (kind, seed)))
            {
                let mut chance = Chance::new(seed);
                let mut made = Made::<G>::start();
                let first = 4 + chance.below(30);
                made.play(&mut chance, first);
                let found = irregular(made.last(), kind);
                let Some((text, stood)) = chance.pick(&found).cloned() else {
                    continue;
                };
                made.push(text, stood);
                let before = made.texts.len();
                made.play(&mut chance, 12);
                if made.texts.len() < before + 8 {
                    continue;
                }
                let black = sheet_of(G::VARIANT, &made.texts);
                let mut turned = squares(&made.texts[before]);
                turned.reverse();
                made.texts[before] = turned.join("-");
                let white = sheet_of(G::VARIANT, &made.texts);
                let comparison = compare(&one(&white), &one(&black), Some(G::VARIANT));
                let said: Vec<(u32, Fault)> = comparison
                    .differences
                    .iter()
                    .map(|difference| (difference.ply, difference.fault))
                    .collect();
                pairs += 1;
                if said != [(before as u32 + 1, Fault::White)] {
                    misses.push(format!("{kind} at {before}: {said:?}\n{white}"));
                }
            }
            (pairs, misses)
        }
    }
    let test = "a_difference_behind_an_irregular_move_of_both";
    let (mut all, mut wrong) = (0, Vec::new());
    for variant in [Variant::Russian, Variant::International, Variant::English] {
        let (pairs, misses) = variant.run(Pairs);
        figure(&format!(
            "{test}: {}: {} of {pairs}",
            variant.name(),
            pairs - misses.len()
        ));
        all += pairs;
        wrong.extend(misses);
    }
    assert!(all > 300, "{all}");
    assert!(
        wrong.is_empty(),
        "{} of {all}: {}",
        wrong.len(),
        wrong.join("\n")
    );
}
