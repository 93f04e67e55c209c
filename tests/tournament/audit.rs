//! Finished events, paired anew round by round.

use huff::exchange::trf::{parse, to_event};
use huff::tournament::swiss::Edition;
use huff::tournament::{Entry, RoundNumber, audit};

use super::{data, reports};

#[test]
fn finished_events_show_no_difference() {
    let Some(data) = data("finished_events_show_no_difference") else {
        return;
    };
    let mut differing = Vec::new();
    let mut other_wording = Vec::new();
    let mut rounds = 0;
    for (name, text) in reports(&data.join("full")) {
        let event = to_event(&parse(&text).0).0;
        rounds += event.rounds_paired();
        let audit = audit(&event, Edition::Dutch2026);
        other_wording.extend(
            audit
                .other_wording
                .iter()
                .map(|round| format!("{name}.r{:02}", round.0)),
        );
        differing.extend(
            audit
                .differences
                .iter()
                .map(|difference| format!("{name} round {}", difference.round)),
        );
    }
    println!("{rounds} rounds");
    assert_eq!(differing, [""; 0]);
    assert_eq!(other_wording, super::dutch::BYE_WORTH_NOTHING);
}

#[test]
fn a_changed_pairing_is_found() {
    let Some(data) = data("a_changed_pairing_is_found") else {
        return;
    };
    let text = std::fs::read_to_string(data.join("full/a1003.trf")).unwrap();
    let mut event = to_event(&parse(&text).0).0;
    let round = RoundNumber(4);
    // Colours of one board exchanged.
    let board = huff::tournament::recorded(&event, round).boards[0];
    for (id, opponent) in [(board.white, board.black), (board.black, board.white)] {
        let player = event.players.get_mut(&id).unwrap();
        let Some(Entry::Paired { colour, games, .. }) = player.entry(round).cloned() else {
            panic!("paired")
        };
        player.set_entry(
            round,
            Entry::Paired {
                opponent,
                colour: colour.other(),
                games,
            },
        );
    }
    let differences = audit(&event, Edition::Dutch2026).differences;
    assert_eq!(differences[0].round, round);
    assert_eq!(differences[0].expected, [board]);
}

#[test]
fn double_swiss_is_audited_with_its_byes() {
    use huff::tournament::simulate::{Plan, simulate};
    use huff::tournament::{Audit, ByeKind, PlayerId, System};
    for seed in 0..20 {
        let mut event = simulate(&Plan::new(9, 4), seed, System::DoubleSwiss).event;
        assert_eq!(
            audit(&event, System::DoubleSwiss),
            Audit::default(),
            "seed {seed}"
        );
        // The bye of round 3 changes places with a player of the first board.
        let round = RoundNumber(3);
        let recorded = huff::tournament::recorded(&event, round);
        let (bye, board) = (recorded.bye.unwrap(), recorded.boards[0]);
        let entry = event.players[&board.white].entry(round).cloned().unwrap();
        let player = |id: PlayerId, event: &mut huff::tournament::Event, entry| {
            event.players.get_mut(&id).unwrap().set_entry(round, entry);
        };
        let Some(Entry::Paired { colour, games, .. }) =
            event.players[&board.black].entry(round).cloned()
        else {
            panic!("paired")
        };
        player(bye, &mut event, entry);
        player(board.white, &mut event, Entry::Bye(ByeKind::Pairing));
        let opponent = bye;
        let back = Entry::Paired {
            opponent,
            colour,
            games,
        };
        player(board.black, &mut event, back);
        let found = audit(&event, System::DoubleSwiss).differences;
        let difference = found.iter().find(|one| one.round == round).unwrap();
        assert_eq!(
            difference.byes,
            Some((Some(board.white), Some(bye))),
            "seed {seed}"
        );
    }
}
