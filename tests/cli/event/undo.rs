//! The way back: whatever was done, undoing all of it gives the event as it was.

use huff::tournament::Lot;

use super::Desk;
use crate::common::figure;

#[test]
fn undoing_everything_gives_the_event_as_it_was() {
    let sequences = if Desk::is_long() { 500 } else { 12 };
    let (mut done, mut refused) = (0, 0);
    for seed in 0..sequences {
        let mut lot = Lot::from_seed(seed);
        let system = ["swiss", "double-swiss", "round-robin", "knock-out"][lot.below(4) as usize];
        let desk = Desk::new(0, &["--system", system, "--rounds", "5"]);
        let before = desk.fine(&["export", "json", "--birth"]);
        desk.write("list.csv", b"name,rating,team,category,birth\nA,2000,X,U10,2015\nB,1990,X,,\nC,1980,Y,U10|U12,\nD,,Y,,\nE,1950,,,\n");
        if lot.below(4) > 0 {
            desk.fine(&["player", "import", "list.csv"]);
            desk.fine(&["pair"]);
        }
        for _ in 0..8 + lot.below(12) {
            let command = random(&mut lot);
            let words: Vec<&str> = command.iter().map(String::as_str).collect();
            let run = desk.run(&words);
            assert!((0..=3).contains(&run.code), "{command:?}: {}", run.seen());
            if run.code == 0 {
                done += 1
            } else {
                refused += 1
            }
        }
        desk.fine(&["verify"]);
        while desk.run(&["undo"]).code == 0 {}
        assert_eq!(
            desk.fine(&["export", "json", "--birth"]),
            before,
            "seed {seed}"
        );
        desk.fine(&["verify"]);
    }
    figure(&format!(
        "undo: {sequences} sequences, {done} commands done and taken back, {refused} refused"
    ));
}

fn random(lot: &mut Lot) -> Vec<String> {
    let player = 1 + lot.below(6);
    let other = 1 + lot.below(6);
    let board = 1 + lot.below(3);
    let result = [
        "2-0",
        "0-2",
        "=",
        "+:-",
        "0-0f",
        "adjourned",
        "white",
        "none",
    ][lot.below(8) as usize];
    let text = match lot.below(20) {
        0 => "player import list.csv".to_owned(),
        1 => format!(
            "player add New{} --rating {} --team Z --category U8",
            lot.below(1000),
            1000 + lot.below(900)
        ),
        2 => format!("player withdraw {player}"),
        3 => format!("player return {player}"),
        4 => format!("player absent {player} --points half"),
        5 => format!("player forbid {player} {other}"),
        6 => format!("player edit {player} --rating 1500 --club K"),
        7 => "section set --tie-breaks BH,SB,DE --time-control blitz".to_owned(),
        8 => "event set --city Tartu --start 2026-05-01".to_owned(),
        9 | 10 => "pair".to_owned(),
        11 => "unpair --discard-results".to_owned(),
        12 => "undo".to_owned(),
        13 => format!("section add S{} --variant russian", lot.below(3)),
        14 => format!("incident {board} 7/4.3 --by white --ply 3w"),
        15 => format!(
            "ruling {board} {} --against black",
            ["warning", "game-lost", "expelled", "time+2"][lot.below(4) as usize]
        ),
        16 => format!("game handed-over {board}"),
        17 => format!("game attach {board} list.csv"),
        _ => format!("result {board} {result} --correct"),
    };
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let is_for_all = matches!(words[0].as_str(), "undo" | "event" | "section");
    if !is_for_all || text.starts_with("section set") {
        words.extend(["-s".to_owned(), "A".to_owned()]);
    }
    words
}
