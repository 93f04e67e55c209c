//! Irregular moves that were let stand, pieces taken off by mistake, empty cells.

use huff::draughts::Square;

use super::maker::{irregular, put};
use super::*;

/// Everything that the rules do not know and a hand can do.
pub(super) const KINDS: [&str; 12] = [
    "backward",
    "too-far",
    "not-diagonal",
    "blocked",
    "jumps-own",
    "jumps-two",
    "jumps-nothing",
    "jumps-twice",
    "crowned-and-went-on",
    "stands-still",
    "lifted-during-capture",
    "missed-capture",
];

/// How many sheets of a kind in a variant are wanted, and how many games are tried for them.
const SHEETS: usize = 12;
const TRIES: u64 = 1500;

/// A game into which an irregular move can be put at its end.
pub(super) fn game_with<G: Game>(kind: &str, seed: u64) -> Option<Made<G>> {
    let mut chance = Chance::new(seed);
    let mut made = Made::<G>::start();
    let first = 3 + chance.below(60);
    made.play(&mut chance, first);
    add(&mut made, kind, &mut chance, 8).then_some(made)
}

/// Plays on until there is room for the irregular move, and plays it.
pub(super) fn add<G: Game>(
    made: &mut Made<G>,
    kind: &str,
    chance: &mut Chance,
    most: usize,
) -> bool {
    for _ in 0..most {
        let found = irregular(made.last(), kind);
        if let Some((text, stood)) = chance.pick(&found).cloned() {
            made.push(text, stood);
            return true;
        }
        let before = made.texts.len();
        made.play(chance, 1);
        if made.texts.len() == before {
            return false;
        }
    }
    false
}

/// An irregular move that was let stand. Moving on accepts it, but not in English checkers: that
/// law knows no acceptance.
pub(super) fn played<G: Game>(kind: &str, ply: usize, half_moves: usize) -> Want<'_> {
    let ply = ply as u32;
    let lapses = G::VARIANT != Variant::English;
    Want {
        kind,
        ply: Some(ply),
        likely: Some(Likely::Played),
        claim: Some(match lapses && (ply as usize) < half_moves {
            true => Claim::Lapsed { ply: ply + 1 },
            false => Claim::Open,
        }),
    }
}

#[test]
fn every_irregular_move() {
    struct Sheets<'t>(&'t mut Tally);
    impl Task for Sheets<'_> {
        type Output = ();
        fn run<G: Game>(self) {
            for kind in KINDS {
                let mut sheets = 0;
                for seed in 0..TRIES {
                    let Some(mut made) = game_with::<G>(kind, seed) else {
                        continue;
                    };
                    let ply = made.texts.len();
                    made.play(&mut Chance::new(seed + 1), 24);
                    let judgement = judge(&record(&made.texts), Some(G::VARIANT));
                    let want = played::<G>(kind, ply, made.texts.len());
                    let result = check(&judgement, &[want], fen_of(made.last()));
                    let text = format!("{} {}", G::VARIANT.name(), made.texts.join(" "));
                    self.0.add(kind, &text, result);
                    sheets += 1;
                    if sheets == SHEETS {
                        break;
                    }
                }
            }
        }
    }
    let mut tally = Tally::default();
    for variant in VARIANTS {
        variant.run(Sheets(&mut tally));
    }
    tally.close("every_irregular_move", 98);
}

/// The Turkish strike with kings: rare in games, so the games begin with endings.
#[test]
fn turkish_strikes() {
    struct Sheets<'t>(&'t mut Tally);
    impl Task for Sheets<'_> {
        type Output = ();
        fn run<G: Game>(self) {
            for seed in 0..20_000 {
                let mut chance = Chance::new(seed);
                let Some(mut made) = Made::<G>::ending(&mut chance) else {
                    continue;
                };
                let strikes = irregular(made.last(), "lifted-during-capture");
                let Some((text, stood)) = chance.pick(&strikes).cloned() else {
                    continue;
                };
                made.push(text, stood);
                made.play(&mut chance, 12);
                let judgement = judge(
                    &record_from(&made.positions[0], &made.texts),
                    Some(G::VARIANT),
                );
                let mut want = played::<G>("lifted-during-capture", 1, made.texts.len());
                if made.texts.len() == 1 {
                    want.claim = Some(Claim::Open);
                }
                let result = check(&judgement, &[want], fen_of(made.last()));
                let text = format!("{:?} {}", fen_of(&made.positions[0]), made.texts.join(" "));
                self.0.add(G::VARIANT.name(), &text, result);
            }
        }
    }
    let mut tally = Tally::default();
    for variant in VARIANTS {
        variant.run(Sheets(&mut tally));
    }
    tally.close("turkish_strikes", 98);
}

#[test]
fn two_irregular_moves() {
    struct Sheets<'t>(&'t mut Tally);
    impl Task for Sheets<'_> {
        type Output = ();
        fn run<G: Game>(self) {
            for seed in 0..60 {
                let mut chance = Chance::new(seed);
                let one = KINDS[chance.below(KINDS.len())];
                let two = KINDS[chance.below(KINDS.len())];
                let Some(mut made) = game_with::<G>(one, seed) else {
                    continue;
                };
                let first = made.texts.len();
                made.play(&mut chance, 7);
                if !add(&mut made, two, &mut chance, 20) {
                    continue;
                }
                let second = made.texts.len();
                made.play(&mut chance, 20);
                let judgement = judge(&record(&made.texts), Some(G::VARIANT));
                let all = made.texts.len();
                let wants = [played::<G>(one, first, all), played::<G>(two, second, all)];
                let result = check(&judgement, &wants, fen_of(made.last()));
                let text = format!("{} {}", G::VARIANT.name(), made.texts.join(" "));
                self.0.add("two", &text, result);
            }
        }
    }
    let mut tally = Tally::default();
    for variant in VARIANTS {
        variant.run(Sheets(&mut tally));
    }
    tally.close("two_irregular_moves", 98);
}

#[test]
fn onto_an_occupied_square() {
    struct Sheets<'t>(&'t mut Tally);
    impl Task for Sheets<'_> {
        type Output = ();
        fn run<G: Game>(self) {
            for seed in 0..60 {
                let mut chance = Chance::new(seed);
                let mut made = Made::<G>::start();
                let count = 5 + chance.below(40);
                made.play(&mut chance, count);
                let position = *made.last();
                let ply = made.texts.len() + 1;
                made.play(&mut chance, 24);
                if made.texts.len() < ply + 8 {
                    continue;
                }
                let truth = made.texts[ply - 1].clone();
                let from = truth.split(['-', ':', 'x']).next().unwrap();
                let starts = |text: &str| text.split('-').next() == Some(from);
                let all = irregular(&position, "occupied");
                let Some((wrong, _)) = all.iter().find(|(text, _)| starts(text)) else {
                    continue;
                };
                made.texts[ply - 1].clone_from(wrong);
                let judgement = judge(&record(&made.texts), Some(G::VARIANT));
                let want = Want {
                    kind: "occupied",
                    ply: Some(ply as u32),
                    likely: Some(Likely::Slip),
                    claim: None,
                };
                let result = check(&judgement, &[want], None).and_then(|()| {
                    let repairs = &faults_of(&judgement)[0].repairs;
                    let meant = |repair: &huff::record::Repair| {
                        repair.edits[0].new.as_deref() == Some(truth.as_str())
                    };
                    match repairs.iter().any(meant) {
                        true => Ok(()),
                        false => Err(format!("{repairs:?}, not {truth}")),
                    }
                });
                let text = format!("{} {}", G::VARIANT.name(), made.texts.join(" "));
                self.0.add("occupied", &text, result);
            }
        }
    }
    let mut tally = Tally::default();
    for variant in VARIANTS {
        variant.run(Sheets(&mut tally));
    }
    tally.close("onto_an_occupied_square", 98);
}

#[test]
fn empty_and_unreadable_cells() {
    struct Sheets<'t>(&'t mut Tally);
    impl Task for Sheets<'_> {
        type Output = ();
        fn run<G: Game>(self) {
            for seed in 0..40 {
                for (kind, cell) in [("missing-half-move", ""), ("unreadable", "?!?")] {
                    let mut chance = Chance::new(seed);
                    let mut made = Made::<G>::start();
                    let before = 4 + chance.below(40);
                    made.play(&mut chance, before + 24);
                    if made.texts.len() < before + 12 {
                        continue;
                    }
                    let truth = std::mem::replace(&mut made.texts[before], cell.to_string());
                    let judgement = judge(&record(&made.texts), Some(G::VARIANT));
                    let want = Want {
                        kind,
                        ply: Some(before as u32 + 1),
                        likely: Some(Likely::Slip),
                        claim: Some(Claim::None),
                    };
                    let result = check(&judgement, &[want], None).and_then(|()| {
                        let repairs = &faults_of(&judgement)[0].repairs;
                        let meant = |repair: &huff::record::Repair| {
                            repair.complete && repair.edits[0].new.as_deref() == Some(&truth)
                        };
                        match repairs.iter().any(meant) {
                            true => Ok(()),
                            false => Err(format!("{repairs:?}, not {truth}")),
                        }
                    });
                    let text = format!("{} {}", G::VARIANT.name(), made.texts.join(" "));
                    self.0.add(kind, &text, result);
                }
            }
        }
    }
    let mut tally = Tally::default();
    for variant in VARIANTS {
        variant.run(Sheets(&mut tally));
    }
    tally.close("empty_and_unreadable_cells", 98);
}

/// Pieces that a hand took off or left. Where a later entry shows it, the piece has to be the right
/// one, and for a piece that was left the half-move too; whose hand took a piece off, and when,
/// is known to none. Sheets that a slip or an irregular move explains as well are counted apart.
#[test]
fn pieces_taken_off_or_left() {
    struct Sheets<'t>(&'t mut Tally, &'t mut BTreeMap<&'static str, u32>);
    impl Task for Sheets<'_> {
        type Output = ();
        fn run<G: Game>(self) {
            for kind in KINDS_OF_HAND {
                for seed in 0..120 {
                    let mut chance = Chance::new(seed);
                    let mut made = Made::<G>::start();
                    let before = 6 + chance.below(40);
                    made.play(&mut chance, before);
                    let Some((ply, square)) = displace(&mut made, kind, &mut chance) else {
                        continue;
                    };
                    made.play(&mut chance, 24);
                    let judgement = judge(&record(&made.texts), Some(G::VARIANT));
                    let found = faults_of(&judgement);
                    let Some(first) = found.first() else {
                        continue;
                    };
                    if first.evidence != huff::record::Evidence::Inferred {
                        *self.1.entry(kind).or_default() += 1;
                        continue;
                    }
                    let exact = first.code.name() == kind && first.ply == Some(ply);
                    let gone =
                        (first.code.name() == "removed-too-few") == (kind == "removed-too-few");
                    let right = first.details.square == Some(square)
                        && (exact || gone && kind != "removed-too-few")
                        && judgement.last.as_ref().map(fen::write) == fen_of(made.last());
                    let result = match right {
                        true => Ok(()),
                        false => Err(format!(
                            "{} at {:?} {:?}, not at {ply} {square:?}, {} faults",
                            first.code.name(),
                            first.ply,
                            first.details.square,
                            found.len(),
                        )),
                    };
                    let text = format!("{} {}", G::VARIANT.name(), made.texts.join(" "));
                    self.0.add(kind, &text, result);
                }
            }
        }
    }
    let mut tally = Tally::default();
    let mut otherwise = BTreeMap::new();
    for variant in VARIANTS {
        variant.run(Sheets(&mut tally, &mut otherwise));
    }
    println!("explained otherwise: {otherwise:?}");
    tally.close("pieces_taken_off_or_left", 90);
}

const KINDS_OF_HAND: [&str; 4] = [
    "removed-too-few",
    "removed-unjumped",
    "removed-own",
    "lifted-without-cause",
];

/// Plays until a move of the kind that is wanted, and leaves one piece too many or too few behind it.
fn displace<G: Game>(made: &mut Made<G>, kind: &str, chance: &mut Chance) -> Option<(u32, Square)> {
    for _ in 0..12 {
        let before = *made.last();
        made.play(chance, 1);
        let after = *made.last();
        let ply = made.texts.len() as u32;
        let mover = before.turn();
        let men = |position: &Position<G>| {
            huff::draughts::Color::BOTH.map(|color| {
                let (men, kings) = position.count(color);
                men + kings
            })
        };
        let is_capture = men(&before) != men(&after);
        if is_capture == (kind == "lifted-without-cause") || before == after {
            continue;
        }
        let gone: Vec<_> = before
            .setup()
            .pieces()
            .filter(|(square, piece)| piece.color != mover && after.piece(*square).is_none())
            .collect();
        let stands: Vec<_> = after
            .setup()
            .pieces()
            .filter(|(_, piece)| match kind {
                "removed-unjumped" => piece.color != mover,
                "removed-own" => piece.color == mover && piece.rank == Rank::Man,
                _ => true,
            })
            .filter(|(square, piece)| before.piece(*square) == Some(*piece))
            .collect();
        let all = if kind == "removed-too-few" {
            gone
        } else {
            stands
        };
        let (square, piece) = *chance.pick(&all)?;
        let piece = (kind == "removed-too-few").then_some(piece);
        let last = made.positions.len() - 1;
        made.positions[last] = put(&after, square, piece)?;
        return Some((ply, square));
    }
    None
}
