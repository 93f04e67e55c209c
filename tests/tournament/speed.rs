//! Fields of all sizes are paired; `--nocapture` shows how long each took. The clock decides nothing here.

use std::time::Instant;

use huff::exchange::trf::{parse, to_event};
use huff::tournament::simulate::{Plan, simulate};
use huff::tournament::swiss::{Edition, pair_next, pair_round};
use huff::tournament::tiebreaks::preset;
use huff::tournament::{RoundNumber, rank, recorded};

use super::data;

#[test]
fn fields_of_all_sizes_are_paired() {
    for players in [50, 200, 500, 1_000, 3_000, 9_999] {
        let event = simulate(&Plan::new(players, 9), 7, Edition::Dutch2026).event;
        for round in [5, 9].map(RoundNumber) {
            let start = Instant::now();
            let mut pairing = pair_round(&event, round, Edition::Dutch2026).unwrap();
            println!("{players} players, round {round}: {:?}", start.elapsed());
            pairing.boards.sort_by_key(|board| board.white);
            assert_eq!(pairing, recorded(&event, round));
            assert_eq!(pairing.boards.len(), usize::from(players) / 2);
        }
    }
}

#[test]
fn standings_of_all_sizes() {
    for players in [50, 500, 3_000, 9_999] {
        let event = simulate(&Plan::new(players, 9), 7, Edition::Dutch2026).event;
        for name in ["fmjd-swiss", "fide-swiss", "fide-round-robin"] {
            let preset = preset(name, 1).unwrap();
            let start = Instant::now();
            let rows = rank(&event, &preset.criteria, preset.unplayed);
            println!("{players} players, {name}: {:?}", start.elapsed());
            assert_eq!(rows.len(), usize::from(players));
        }
    }
}

#[test]
fn ten_thousand_players_from_a_report() {
    let Some(data) = data("ten_thousand_players_from_a_report") else {
        return;
    };
    let text = std::fs::read_to_string(data.join("large/m_9999.trf")).unwrap();
    let event = to_event(&parse(&text).0).0;
    let start = Instant::now();
    let pairing = pair_next(&event, Edition::Dutch2026).unwrap();
    println!("large/m_9999: {:?}", start.elapsed());
    assert_eq!((pairing.boards.len(), pairing.bye.is_some()), (4_999, true));
}
