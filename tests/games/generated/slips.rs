//! Slips of the pen before and behind irregular moves.

use super::faults::{KINDS, add, game_with, played};
use super::*;

/// The squares of an entry in the other order; `None` where that is a move too.
fn reversed(text: &str) -> String {
    let mut squares: Vec<&str> = text.split(['-', ':', 'x']).collect();
    squares.reverse();
    squares.join("-")
}

#[test]
fn an_irregular_move_and_a_slip() {
    struct Sheets<'t>(&'t mut Tally);
    impl Task for Sheets<'_> {
        type Output = ();
        fn run<G: Game>(self) {
            for seed in 0..40 {
                let mut chance = Chance::new(seed);
                let kind = KINDS[chance.below(KINDS.len())];
                let Some(mut made) = game_with::<G>(kind, seed) else {
                    continue;
                };
                let first = made.texts.len();
                made.play(&mut chance, 30);
                if made.texts.len() < first + 14 {
                    continue;
                }
                let slip = first + 5 + chance.below(4);
                let truth = std::mem::take(&mut made.texts[slip]);
                made.texts[slip] = reversed(&truth);
                let judgement = judge(&record(&made.texts), Some(G::VARIANT));
                let text = format!("{} {}", G::VARIANT.name(), made.texts.join(" "));
                self.0.add(
                    "played, then a slip",
                    &text,
                    slip_result::<G>(&judgement, kind, first, slip, &truth),
                );
            }
        }
    }
    fn slip_result<G: Game>(
        judgement: &Judgement,
        kind: &str,
        first: usize,
        slip: usize,
        truth: &str,
    ) -> Result<(), String> {
        let found = faults_of(judgement);
        let [one, two] = found.as_slice() else {
            return Err(format!("{} faults", found.len()));
        };
        matches_want(one, &played::<G>(kind, first, usize::MAX))?;
        if two.ply != Some(slip as u32 + 1) || two.likely != Some(Likely::Slip) {
            return Err(format!(
                "{} at {:?}, {:?}",
                two.code.name(),
                two.ply,
                two.likely
            ));
        }
        let best = two.repairs.first().ok_or("no repair")?;
        match best.complete && best.edits[0].new.as_deref() == Some(truth) {
            true => Ok(()),
            false => Err(format!("{best:?}, not {truth}")),
        }
    }
    let mut tally = Tally::default();
    for variant in VARIANTS {
        variant.run(Sheets(&mut tally));
    }
    tally.close("an_irregular_move_and_a_slip", 98);
}

/// A slip of the pen a few half-moves before a capture that was not made: the slip and the capture are told, and none of what
/// the record as written would say besides.
#[test]
fn a_slip_shortly_before_a_capture_that_was_not_made() {
    struct Sheets<'t>(&'t mut Tally);
    impl Task for Sheets<'_> {
        type Output = ();
        fn run<G: Game>(self) {
            for seed in 0..80 {
                let mut chance = Chance::new(seed);
                let kind = ["missed-capture", "unfinished-capture"][chance.below(2)];
                let mut made = Made::<G>::start();
                let before = 4 + chance.below(20);
                let length = before + 1 + chance.below(6);
                made.play(&mut chance, length);
                if made.texts.len() < length || !add(&mut made, kind, &mut chance, 4) {
                    continue;
                }
                let second = made.texts.len();
                let end = second + 12;
                made.play(&mut chance, 12);
                if made.texts.len() < end {
                    continue;
                }
                let truth = std::mem::take(&mut made.texts[before]);
                made.texts[before] = reversed(&truth);
                let judgement = judge(&record(&made.texts), Some(G::VARIANT));
                let found = faults_of(&judgement);
                let result = match found.as_slice() {
                    [one, two] if one.likely == Some(Likely::Slip) => {
                        matches_want(two, &played::<G>(kind, second, made.texts.len()))
                    }
                    _ => Err(format!("{} faults", found.len())),
                };
                let text = format!("{} {}", G::VARIANT.name(), made.texts.join(" "));
                self.0.add("a slip, soon a capture not made", &text, result);
            }
        }
    }
    let mut tally = Tally::default();
    for variant in VARIANTS {
        variant.run(Sheets(&mut tally));
    }
    tally.close("a_slip_shortly_before_a_capture_that_was_not_made", 98);
}

/// A slip of the pen first: what is found behind it rests on its repair, and nothing is found that
/// was not made.
#[test]
fn a_slip_and_an_irregular_move() {
    struct Sheets<'t>(&'t mut Tally, &'t mut BTreeMap<&'static str, u32>);
    impl Task for Sheets<'_> {
        type Output = ();
        fn run<G: Game>(self) {
            for seed in 0..60 {
                let mut chance = Chance::new(seed);
                let kind = KINDS[chance.below(KINDS.len())];
                let mut made = Made::<G>::start();
                let before = 4 + chance.below(20);
                made.play(&mut chance, before + 12);
                if made.texts.len() < before + 12 || !add(&mut made, kind, &mut chance, 20) {
                    continue;
                }
                let second = made.texts.len();
                made.play(&mut chance, 20);
                let truth = std::mem::take(&mut made.texts[before]);
                made.texts[before] = reversed(&truth);
                let judgement = judge(&record(&made.texts), Some(G::VARIANT));
                let found = faults_of(&judgement);
                let told = match found.as_slice() {
                    [_] => "the slip alone",
                    _ => "both",
                };
                *self.1.entry(told).or_default() += 1;
                let result = match found.as_slice() {
                    // nothing is claimed, nothing can be wrong
                    [one] if one.likely == Some(Likely::Slip) => Ok(()),
                    [one, two] if one.likely == Some(Likely::Slip) => {
                        matches_want(two, &played::<G>(kind, second, made.texts.len()))
                    }
                    _ => Err(format!("{} faults", found.len())),
                };
                let text = format!("{} {}", G::VARIANT.name(), made.texts.join(" "));
                self.0.add("a slip, then played", &text, result);
            }
        }
    }
    let mut tally = Tally::default();
    let mut told = BTreeMap::new();
    for variant in VARIANTS {
        variant.run(Sheets(&mut tally, &mut told));
    }
    crate::common::figure(&format!("a_slip_and_an_irregular_move: {told:?}"));
    assert!(told["both"] > 3 * told["the slip alone"], "{told:?}");
    tally.close("a_slip_and_an_irregular_move", 98);
}

/// Both overlook a capture, and one letter written otherwise would explain it too: both are told,
/// each as the slip that it may be.
#[test]
fn choices_that_one_repair_explains() {
    let text = "1. g3-h4 b6-c5 2. e3-f4 f6-g5 3. h2-g3 c5-d4 *";
    let record = pdn::records(text).next().unwrap();
    let judgement = judge(&record, Some(Variant::Russian));
    let told: Vec<_> = faults_of(&judgement)
        .iter()
        .map(|finding| (finding.code.name(), finding.ply, finding.likely))
        .collect();
    assert_eq!(
        told,
        [
            ("missed-capture", Some(5), Some(Likely::Slip)),
            ("missed-capture", Some(6), Some(Likely::Slip)),
        ]
    );
    for finding in faults_of(&judgement) {
        let best = &finding.repairs[0];
        assert_eq!(best.edits[0].new.as_deref(), Some("f6-e5"), "{best:?}");
        assert!(best.complete);
    }
    assert_eq!(judgement.verdict, huff::record::Verdict::Slips);
}

/// One slip that leaves captures open in half the rest of the game is one finding.
#[test]
fn many_choices_speak_for_the_slip() {
    let half_moves = "9-14 24-20 5-9 20-16 11x20 27-24 20x27 31x24 14-17 22x13 12-16 25-22 1-5 23-19 16x23 26x19 10-14 \
        21-17 14x21 32-27 7-11 30-25 21x30 19-16 11x20 22-18 9-14 18x9 5x14 29-25 30x22 27-23 20x27 28-24 2-7 24-20 8-12 \
        13-9 6x13 20-16 12x19x26";
    let record = pdn::records(half_moves).next().unwrap();
    let judgement = judge(&record, Some(Variant::English));
    let found = faults_of(&judgement);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(
        (found[0].ply, found[0].likely),
        (Some(31), Some(Likely::Slip))
    );
    assert!(found[0].repairs[0].complete);
}
