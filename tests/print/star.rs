//! Paper of star halma: every name, every seat, every form.

use super::program::{has, text};
use crate::cli::event::Desk;

const NAMES: [&str; 16] = [
    "王芳",
    "Li Na",
    "Иванов Пётр",
    "Smith John",
    "陈伟",
    "Kowalski Jan",
    "Petrov Ivan",
    "张三",
    "Silva Maria",
    "赵敏",
    "Müller Hans",
    "Сидорова Анна",
    "Nguyen An",
    "孙悟空",
    "Brown Kate",
    "周杰",
];

/// Sixteen players, tables of four to a final of six, from `new` to the papers.
#[test]
fn an_event_of_sixteen_on_paper() {
    let rules = ["--star-rules", "end=places; blocking=vacate50"];
    let mut begin = vec![
        "--variant",
        "star:jump=eq",
        "--stages",
        "4 top 2, 4 top 3, 6",
    ];
    begin.extend(rules);
    let desk = Desk::new(0, &begin);
    let mut list = String::from("name,federation,team\n");
    for (index, name) in NAMES.iter().enumerate() {
        list += &format!("{name},{},Team {}\n", ["CHN", "RUS"][index % 2], index % 3);
    }
    desk.write("players.csv", list.as_bytes());
    desk.fine(&["player", "import", "players.csv"]);
    desk.fine(&["pair"]);
    check(
        &desk,
        &["sheets"],
        &NAMES,
        &["-1-1.1.1-1O", "-1-1.4.1-5C", "recorded by seat 4"],
    );
    check(
        &desk,
        &["slips"],
        &NAMES,
        &["Result slip", "Signature arbiter", "Who shares places"],
    );
    desk.fine(&["result", "1.1", "1 2 3 4", "1.2", "1 1 3 4"]);
    desk.fine(&["result", "1.3", "4 3 2 1", "1.4", "1 2 2 -"]);
    check(
        &desk,
        &["pairings"],
        &NAMES,
        &[
            "Tables · Round 1",
            "Table 4",
            "the first 2 of each table go on",
        ],
    );
    check(
        &desk,
        &["pairings", "--order", "name"],
        &NAMES,
        &["Tables by name", "With"],
    );
    check(&desk, &["pairings", "--order", "team"], &NAMES, &["Team 2"]);
    check(
        &desk,
        &["originals"],
        &NAMES,
        &["-1-1.1.1-1O", "-1-1.4.1-5O"],
    );
    check(&desk, &["cards"], &NAMES, &[]);
    desk.fine(&["pair"]);
    desk.fine(&["result", "2.1", "1 2 3 4", "2.2", "2 1 4 3"]);
    desk.fine(&["pair"]);
    let six = desk.json(&["pairings"])["tables"][0]["seats"].clone();
    let six: Vec<String> = (0..6)
        .map(|seat| six[seat]["player"]["name"].as_str().unwrap().to_owned())
        .collect();
    let six: Vec<&str> = six.iter().map(String::as_str).collect();
    let seats = [
        "-1-3.1.1-1O",
        "-1-3.1.1-6C",
        "Seat 6",
        "equal-distance jumps",
    ];
    check(&desk, &["sheets"], &six, &seats);
    check(&desk, &["sheets", "--design", "b"], &six, &seats);
    desk.fine(&["result", "3.1", "3 1 2 4 6 5"]);
    check(
        &desk,
        &["standings"],
        &NAMES,
        &[
            "after round 3",
            "seconds",
            "played on for places",
            "empty by turn 50",
        ],
    );
    for lang in ["zh+en", "ru+zh"] {
        desk.fine(&[
            "--lang", lang, "print", "pairings", "-o", "a.pdf", "--force",
        ]);
        has("star papers", &desk, "a.pdf", &["六角跳棋"]);
    }
    for (words, wanted) in [
        (&["print", "crosstable"][..], "huff print standings"),
        (&["print", "opening"], "draughts only"),
        (&["print", "incident", "3.1"], "draughts only"),
        (&["print", "standings", "--teams"], "all players"),
        (&["print", "sheets", "--design", "c"], "designs a and b"),
    ] {
        let said = desk.refused(2, words);
        assert!(said.contains(wanted), "{words:?}: {said}");
    }
}

/// Prints a document in English, has another program check it, and looks for names and words.
fn check(desk: &Desk, words: &[&str], names: &[&str], wanted: &[&str]) {
    let mut all = vec!["print"];
    all.extend(words);
    all.extend(["-o", "a.pdf", "--force", "--issued", "2026-11-30 14:05"]);
    desk.fine(&all);
    has("star papers", desk, "a.pdf", names);
    has("star papers", desk, "a.pdf", wanted);
    let complaints = super::complaints("star papers", &desk.path("a.pdf"));
    assert_eq!(complaints, None, "{words:?}");
}

#[test]
fn sheets_of_star_halma_without_an_event() {
    let desk = Desk::new(0, &[]);
    for players in 2..=6 {
        let variant = format!("star:{players};jump=eq");
        let words = ["sheets", "--blank", "2", "--variant", &variant];
        check(
            &desk,
            &words,
            &[],
            &["00001", "00002", "Star halma", "Seat 4"][..3],
        );
        let seats = huff::star::Seats::usual(players).unwrap();
        for camp in huff::star::Camp::ALL {
            let is_there = seats.camps().contains(&camp);
            let Some(text) = text("star papers", &desk, "a.pdf") else {
                return;
            };
            assert_eq!(text.contains(&format!("Seat {}", camp.number())), is_there);
        }
    }
    let sample = format!("{}/sample-data/star.pdn", env!("CARGO_MANIFEST_DIR"));
    let first = std::fs::read_to_string(&sample).unwrap();
    let records = huff::notation::star::records(&first);
    let ways: Vec<String> = records[0]
        .turns
        .iter()
        .map(huff::notation::star::entry)
        .collect();
    let ways: Vec<&str> = ways.iter().map(String::as_str).collect();
    check(&desk, &["sheets", &sample], &ways, &["Seat 1", "DUPLICATE"]);
    let sheet = "# seats: 1,4\n# variant: star\nno,1,4\n1,~G4-H5~ ~pass~ G4-G5,~N11-M11~ N11-N10\n";
    desk.write("star.csv", sheet.as_bytes());
    let struck = ["G4-H5 pass G4-G5", "N11-M11 N11-N10"];
    check(&desk, &["sheets", "star.csv"], &struck, &["DUPLICATE"]);
    let other = format!("{}/sample-data/play.pdn", env!("CARGO_MANIFEST_DIR"));
    let said = desk.refused(2, &["print", "sheets", &sample, &other]);
    assert!(said.contains("one after the other"), "{said}");
}

/// Two players through the ordinary systems have the same forms; a section of draughts beside them is named.
#[test]
fn pairs_of_star_halma_on_paper() {
    let desk = Desk::new(4, &["--variant", "star", "--rounds", "2"]);
    desk.fine(&["pair"]);
    let names = ["Player 001", "Player 004"];
    check(&desk, &["sheets"], &names, &["Seat 4", "-1.2.1-4C"]);
    desk.fine(&["result", "1.1", "white", "1.2", "="]);
    check(&desk, &["pairings"], &names, &["Table 2"]);
    check(&desk, &["standings"], &names, &["adjacent jumps"]);
    desk.fine(&["section", "add", "B", "--variant", "russian"]);
    let said = desk.refused(2, &["print", "pairings"]);
    assert!(said.contains("--section"), "{said}");
    check(&desk, &["pairings", "--section", "A"], &names, &[]);
}
