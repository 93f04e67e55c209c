//! Reports are read and written back with the same content.

use huff::exchange::trf::{Dialect, ProblemKind, from_event, parse, to_event, write};

use super::{data, reports};

#[test]
fn every_report_is_written_back_with_the_same_content() {
    let Some(data) = data("every_report_is_written_back_with_the_same_content") else {
        return;
    };
    let mut files = 0;
    for folder in ["cases", "cases26", "full", "large"] {
        for (name, text) in reports(&data.join(folder)) {
            let (document, problems) = parse(&text);
            assert_eq!(problems, [], "{folder}/{name}");
            let written = write(&document);
            let lines = text.trim_end().replace("\r\n", "\n").replace('\r', "\n");
            for (line, (expected, got)) in lines.split('\n').zip(written.split('\n')).enumerate() {
                assert_eq!(
                    expected.trim_end(),
                    got,
                    "{folder}/{name} line {}",
                    line + 1
                );
            }
            assert_eq!(parse(&written), (document, Vec::new()), "{folder}/{name}");
            files += 1;
        }
    }
    assert_eq!(files, 839 + 839 + 102 + 4);
}

#[test]
fn every_event_survives_both_dialects() {
    let Some(data) = data("every_event_survives_both_dialects") else {
        return;
    };
    for folder in ["cases", "cases26", "full", "large"] {
        for (name, text) in reports(&data.join(folder)) {
            let (event, mut problems) = to_event(&parse(&text).0);
            // A hint, not a fault: the made events have full-point byes.
            problems.retain(|problem| {
                !matches!(problem.kind, ProblemKind::FullByeForPairingBye { .. })
            });
            assert_eq!(problems, [], "{folder}/{name}");
            for dialect in [Dialect::Trfx, Dialect::Trf26] {
                let (document, _) = from_event(&event, dialect, None);
                let (mut again, _) = to_event(&parse(&write(&document)).0);
                if dialect == Dialect::Trfx {
                    // The form has no ranges: the same points and pairs in other words.
                    for (id, round) in event
                        .players
                        .keys()
                        .flat_map(|id| (1..=event.rounds.unwrap_or(0)).map(move |r| (id, r)))
                    {
                        let round = huff::tournament::RoundNumber(round);
                        assert_eq!(
                            again.virtual_points(*id, round),
                            event.virtual_points(*id, round)
                        );
                    }
                    again.accelerations = event.accelerations.clone();
                    again.forbidden = event.forbidden.clone();
                }
                let clip = |event: &huff::tournament::Event| {
                    let mut event = event.clone();
                    for forbidden in &mut event.forbidden {
                        let last = huff::tournament::RoundNumber(event.rounds.unwrap_or(999));
                        forbidden.rounds =
                            *forbidden.rounds.start()..=last.min(*forbidden.rounds.end());
                    }
                    event
                };
                assert_eq!(clip(&again), clip(&event), "{folder}/{name} {dialect:?}");
            }
        }
    }
}

#[test]
fn problems_have_a_place_and_lose_nothing() {
    let bad = "001   xx      Nobody\n162  Q 1.0\n240 K 001    1\n001    1      A\n001    1      B   \nZZZ kept\n";
    let (document, problems) = parse(bad);
    let places: Vec<_> = problems
        .iter()
        .map(|problem| (problem.line, problem.column))
        .collect();
    assert_eq!(places, [(1, 5), (2, 6), (3, 5)]);
    assert!(write(&document).contains("ZZZ kept"));
    assert!(write(&document).contains("001   xx      Nobody"));
    let (event, problems) = to_event(&document);
    assert_eq!(event.players.len(), 1);
    assert_eq!(problems.len(), 1);
}

#[test]
fn no_bytes_panic_the_reader() {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let base = "001    1 mGMI Name, of                          2000 NED      123456 1990/01/01  1.0    1     2 w 1  0000 - U\n142 9\n250       1.0 001 003    1   22\n260 001 009    1    2\nXXA    1  1.0  1.0\nXXP 1 2\n";
    for _ in 0..20_000 {
        let mut characters: Vec<char> = base.chars().collect();
        for _ in 0..4 {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let place = (state >> 33) as usize % characters.len();
            let symbols = [
                '0', '9', ' ', '\n', '-', '.', 'é', '我', '\u{0}', 'w', '\r', 'U',
            ];
            characters[place] = symbols[(state >> 13) as usize % symbols.len()];
        }
        let text: String = characters.into_iter().collect();
        let (document, _) = parse(&text);
        let _ = to_event(&document);
        assert_eq!(
            parse(&write(&document)).0.records.len(),
            document.records.len()
        );
    }
}
