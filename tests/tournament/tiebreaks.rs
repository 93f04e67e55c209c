//! Tie-breaks against published values.

use std::collections::BTreeMap;

use huff::exchange::trf::{parse, to_event};
use huff::tournament::tiebreaks::{TieBreak, UnplayedPolicy, preset, values};
use huff::tournament::{PlayerId, rank};

use super::{data, reports};

/// The columns that two programs agree on.
const TRUSTED: [&str; 16] = [
    "PTS", "BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2", "SB", "SB/C1", "WIN", "WON", "BPG", "BWG",
    "PS", "PS/C1", "REP", "AOB",
];

#[test]
fn trusted_columns_agree_in_every_value() {
    let Some(data) = data("trusted_columns_agree_in_every_value") else {
        return;
    };
    let texts: BTreeMap<String, String> = reports(&data.join("full")).into_iter().collect();
    let mut skipped = Vec::new();
    let mut compared = 0;
    let mut wrong: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for file in std::fs::read_dir(data.join("tiebreaks"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
    {
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        let event = to_event(&parse(&texts[&name]).0).0;
        // Events that stopped early are scored there over the announced rounds.
        if event.rounds != Some(event.rounds_paired()) {
            skipped.push(name);
            continue;
        }
        let players: Vec<PlayerId> = event.players.keys().copied().collect();
        let text = std::fs::read_to_string(&file).unwrap();
        let mut lines = text
            .lines()
            .map(|line| line.split('\t').collect::<Vec<_>>());
        let header = lines.next().unwrap();
        let rows: BTreeMap<u16, Vec<&str>> =
            lines.map(|line| (line[0].parse().unwrap(), line)).collect();
        for code in TRUSTED {
            // The other program needs five rounds for it.
            if code == "BH/M2" && event.rounds_paired() < 5 {
                continue;
            }
            let column = header.iter().position(|title| *title == code).unwrap();
            let tie_break = TieBreak::from_code(code).unwrap();
            let got = values(&event, tie_break, UnplayedPolicy::Fide2026, &players);
            for (id, value) in players.iter().zip(got) {
                let written = rows[&id.0][column];
                let got = value.numbers[0] as f64 / value.scale as f64;
                compared += 1;
                // Means are printed with two or three digits.
                let digits = written
                    .split_once('.')
                    .map_or(0, |(_, digits)| digits.len()) as i32;
                let near = if code == "AOB" {
                    0.51 * 10_f64.powi(-digits)
                } else {
                    0.000_1
                };
                if (got - written.parse::<f64>().unwrap()).abs() > near {
                    wrong
                        .entry(code)
                        .or_default()
                        .push(format!("{name} {id}: {got} not {written}"));
                }
            }
        }
    }
    println!("{compared} values; stopped early: {skipped:?}");
    let few: Vec<_> = wrong
        .iter()
        .map(|(code, list)| (code, list.len(), &list[..list.len().min(4)]))
        .collect();
    assert!(wrong.is_empty(), "{few:#?}");
}

#[test]
fn codes_read_back() {
    for code in TRUSTED.iter().chain(&[
        "DE", "STD", "KS", "KS/L+2", "KS/L-1", "FB", "ARO", "ARO/C1", "TPR", "TPN", "RTNG",
    ]) {
        assert_eq!(TieBreak::from_code(code).unwrap().code(), *code);
    }
    for code in ["OTHER_SOLKOFF_FULL", "OTHER_SOLKOFF_PLUS", "OTHER_LOT_77"] {
        assert_eq!(TieBreak::from_code(code).unwrap().code(), code);
    }
    assert_eq!(TieBreak::from_code("WIN/C1"), None);
    assert_eq!(TieBreak::from_code("BH/éé"), None);
}

#[test]
fn standings_do_not_depend_on_the_order_of_input_and_tell_what_decided() {
    let Some(data) = data("standings_do_not_depend_on_the_order_of_input_and_tell_what_decided")
    else {
        return;
    };
    for (name, text) in reports(&data.join("full")).into_iter().take(30) {
        let event = to_event(&parse(&text).0).0;
        for list in [
            "fmjd-swiss",
            "fide-swiss",
            "kndb-youth",
            "idf-micro-match",
            "fmjd-round-robin",
            "fide-round-robin",
        ] {
            let preset = preset(list, 5).unwrap();
            let rows = rank(&event, &preset.criteria, preset.unplayed);
            assert_eq!(rows.len(), event.players.len());
            for pair in rows.windows(2) {
                let decided = pair[1]
                    .decided_by
                    .unwrap_or_else(|| panic!("{name} {list}: lots separate all"));
                assert_eq!(
                    pair[0].values[..decided],
                    pair[1].values[..decided],
                    "{name} {list}"
                );
                assert!(
                    pair[0].values[decided] > pair[1].values[decided],
                    "{name} {list}"
                );
                assert!(pair[0].place < pair[1].place);
            }
        }
    }
}
