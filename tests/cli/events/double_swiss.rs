//! Twenty-four players in two sections, seven rounds of two-game matches with drawn openings.

use std::collections::BTreeMap;

use huff::draughts::{Color, Variant};
use huff::tournament::Lot;
use serde_json::Value;

use super::recount::{Rounds, count, is_ranked};
use super::sheets::{Fault, Kind, Make, Script};
use super::{Hall, arrivals, decisions, list, paper, round_trip, text};
use crate::common::figure;

pub(super) const ROUNDS: usize = 7;

/// The opening of each round: a table and the code drawn by hand, or none for a seed.
const OPENINGS: [(&str, Option<&str>); ROUNDS] = [
    ("idf-basic", None),
    ("fmjd64", Some("46-XVI")),
    ("fmjd64", Some("30-V")),
    ("idf", None),
    ("idf-basic", Some("7-IX")),
    ("fmjd64", Some("17-I")),
    ("idf-basic", None),
];

const OPEN: &str = "name;native name;rating;federation;team;category;sex;birth
Иванов Пётр;;2300;RUS;Волга;;m;1990
Wang Li;王丽;2210;CHN;北京;women;w;2001
Silva Ana;;2100;BRA;Sul;women;w;1999
Chen Wei;陈伟;2050;CHN;北京;;m;2008
Костюк Олег;;1990;UKR;Дніпро;;m;
Tamm Mari;;1900;EST;Eesti;women;w;
Petrov Oleg;;1800;RUS;Волга;;m;
Müller Jan;;;NED;Sul;;m;
Rebane Jaan;;1850;EST;Eesti;;m;
Liu Yang;刘洋;1950;CHN;北京;women;w;
Білик Ігор;;2010;UKR;Дніпро;;m;
Santos Rui;;1700;BRA;Sul;;m;
";

const YOUTH: &str = "姓名,性别,等级分,单位,组别,代表队
陈军五,男,1500,北京棋校,U10,北京
王丽一,女,1490,北京棋校,U12|girls,北京
李伟二,男,1480,上海棋院,U10,上海
张芳三,女,1470,上海棋院,U12|girls,上海
刘强四,男,1460,武汉少年宫,U12,武汉
陈敏一,女,1450,武汉少年宫,U10|girls,武汉
王静二,女,1440,北京棋校,U12|girls,北京
李磊三,男,1430,上海棋院,U12,上海
张军四,男,1420,武汉少年宫,U10,武汉
刘丽五,女,1410,上海棋院,U12|girls,上海
陈伟一,男,1400,北京棋校,U12,北京
";

/// A section as the script knows it.
pub(super) struct Section {
    pub(super) name: &'static str,
    pub(super) variant: Variant,
    /// Whether a match counts by who has won more of its games.
    pub(super) by_match: bool,
    pub(super) rounds: Rounds,
    /// What was put into each game, round by round.
    pub(super) games: Vec<(usize, Option<Fault>)>,
    pub(super) forfeits: usize,
    pub(super) sheets: usize,
}

/// A game of a round: where it is, who sits there, and what became of it.
pub(super) struct Seat {
    pub(super) at: String,
    pub(super) white: String,
    pub(super) black: String,
    /// None where somebody did not come.
    pub(super) script: Option<Script>,
    /// `white`, `black`, `=`, `+:-`, `-:+`, `-:-`.
    pub(super) result: &'static str,
}

#[test]
fn seven_rounds_of_two_games_in_two_sections() {
    let mut hall = Hall::new();
    hall.write("open.csv", OPEN);
    hall.write("少年.csv", encoding_rs::GBK.encode(YOUTH).0);
    hall.does("new cup.huff --name 'Кубок 杯 Cup 2026' --section Open --variant russian --system double-swiss --rounds 7 --games 2 --match-points 2-1-0 --seed 5 --time-control 2700+5 --penalties warning,time+2,game-lost --team-size 2");
    hall.does("section add Youth --variant russian --system double-swiss --rounds 7 --games 2 --seed 6 --first-board 30 --time-control 45m --team-size 3");
    hall.does("event set --city Wuhan --federation CHN --start 2026-12-01 --finish 2026-12-07 --arbiter 'Li Hong' --deputies 'Sidorov A.'");
    assert_eq!(
        hall.does("player import open.csv -s Open"),
        "Players read: 12\n"
    );
    assert_eq!(
        hall.does("player import 少年.csv -s Youth"),
        "Players read: 11\n"
    );

    let mut open = Section::new("Open", Variant::Russian, true);
    let mut youth = Section::new("Youth", Variant::Russian, false);
    let mut faults = Faults {
        kinds: &Kind::ALL,
        most: 30,
        all: Vec::new(),
    };
    for round in 1..=ROUNDS {
        let before = hall.dump();
        let done = hall.standing;
        between_rounds(&mut hall, round);
        for section in [&mut open, &mut youth] {
            play_round(&mut hall, section, round, &mut faults);
        }
        if round == 2 {
            // All of the round is taken back, and done again.
            let count = hall.takes_back(done, &before);
            for section in [&mut open, &mut youth] {
                section.rounds.forget(round);
                section.games.retain(|(of, _)| *of != round);
            }
            faults.forget(round);
            between_rounds(&mut hall, round);
            for section in [&mut open, &mut youth] {
                play_round(&mut hall, section, round, &mut faults);
            }
            figure(&format!(
                "double-swiss: round {round} taken back in {count} steps, byte for byte"
            ));
        }
    }
    let kinds = faults.counts();
    assert!(
        Kind::ALL.iter().all(|kind| kinds.get(kind) >= Some(&4)),
        "{kinds:?}"
    );
    assert_eq!(faults.all.len(), 30);
    for section in [&open, &youth] {
        is_ranked(&hall, section);
        round_trip::goes_out_and_comes_back(&hall, section);
        hall.look(&format!("audit -s {}", section.name));
        paper::print_all(
            &hall,
            section.name,
            if section.by_match { "en" } else { "zh" },
        );
    }
    round_trip::is_copied(&hall);
    hall.is_sound();
    hall.tell(&format!(
        "double-swiss: 24 players, {} games, {} forfeits, {} sheets, 30 faults each found at its half-move",
        open.games.len() + youth.games.len(),
        open.forfeits + youth.forfeits,
        open.sheets + youth.sheets,
    ));
}

/// Who comes late, who misses a round, who leaves.
fn between_rounds(hall: &mut Hall, round: usize) {
    match round {
        2 => {
            hall.does("player add 'Late Leo' -s Open --rating 1600 --team Eesti --federation EST");
        }
        3 => {
            hall.does("player absent 李磊三 -s Youth --points half");
        }
        5 => {
            hall.does("player withdraw 'Santos Rui' -s Open");
        }
        _ => {}
    }
}

impl Section {
    pub(super) fn new(name: &'static str, variant: Variant, by_match: bool) -> Section {
        Section {
            name,
            variant,
            by_match,
            rounds: Rounds::default(),
            games: Vec::new(),
            forfeits: 0,
            sheets: 0,
        }
    }
}

/// The faults that were put into games.
pub(super) struct Faults {
    /// The kinds, by turns.
    pub(super) kinds: &'static [Kind],
    /// How many there are to be.
    pub(super) most: usize,
    pub(super) all: Vec<(usize, Fault)>,
}

impl Faults {
    /// The kind of fault for the next game of a round: every fourth has one.
    fn next(&self, game: usize) -> Option<Kind> {
        let number = self.all.len();
        (game % 4 == 3 && number < self.most).then(|| self.kinds[number % self.kinds.len()])
    }

    fn forget(&mut self, round: usize) {
        self.all.retain(|(of, _)| *of != round);
    }

    /// How many there are of each kind.
    fn counts(&self) -> BTreeMap<Kind, usize> {
        let mut kinds = BTreeMap::new();
        for (_, fault) in &self.all {
            *kinds.entry(fault.kind).or_default() += 1;
        }
        kinds
    }
}

/// Pairs a round, draws its opening, plays its games and enters all that comes back from the boards.
fn play_round(hall: &mut Hall, section: &mut Section, round: usize, faults: &mut Faults) {
    let name = section.name;
    hall.does(&format!("pair -s {name}"));
    let (table, code) = OPENINGS[round - 1];
    let seed = (round * 7).to_string();
    let how = code.map_or(format!("--seed {seed}"), |code| format!("--set {code}"));
    let said = hall.does(&format!("draw --table {table} {how} -s {name} --json"));
    let opening: Value = serde_json::from_str(&said).unwrap();
    let shown = hall.json(&format!("pairings -s {name}"));
    let mut seats = seats(section, &shown, round, &opening, faults);
    enter_results(hall, section, round, &seats);
    arrivals::hand_in(hall, section, round, &seats);
    decisions::decide(hall, section, round, &mut seats);
    arrivals::is_reported(hall, section, round, &seats);
    let faults = seats
        .iter()
        .map(|seat| seat.script.as_ref().and_then(|script| script.fault.clone()));
    section.games.extend(faults.map(|fault| (round, fault)));
    section.forfeits += seats.iter().filter(|seat| seat.script.is_none()).count();
    count(section, round, &shown, &seats);
}

/// The games of a round, played.
pub(super) fn seats(
    section: &Section,
    shown: &Value,
    round: usize,
    opening: &Value,
    faults: &mut Faults,
) -> Vec<Seat> {
    let mut lot = Lot::from_seed(round as u64 * 100 + u64::from(section.by_match));
    let mut seats = Vec::new();
    for board in list(&shown["boards"]) {
        for game in list(&board["games"]) {
            let at = format!("{round}.{}.{}", board["board"], game["game"]);
            let by_number = |number: &Value| {
                let sides = [&board["white"], &board["black"]];
                let side = sides.into_iter().find(|side| side["number"] == *number);
                text(&side.unwrap()["name"]).to_owned()
            };
            let absent = match (round, seats.len()) {
                _ if game["white_result"] == "forfeit-win" => "+:-",
                _ if game["black_result"] == "forfeit-win" => "-:+",
                (2, 4 | 5) if section.by_match => ["+:-", "-:+"][seats.len() % 2],
                (4, 2 | 3) if section.name == "Youth" => "-:-",
                _ => "",
            };
            let script = absent.is_empty().then(|| {
                let make = Make {
                    opening: text(&opening["moves"]),
                    fen: text(&opening["fen"]),
                    half_moves: opening["half_moves"].as_u64().unwrap() as usize,
                    kind: faults.next(seats.len() + round),
                    seed: lot.bits(),
                };
                section.variant.run(make)
            });
            if let Some(fault) = script.as_ref().and_then(|script| script.fault.clone()) {
                faults.all.push((round, fault));
            }
            let result = match script.as_ref().map(|script| script.loser) {
                None => absent,
                Some(Some(Color::White)) => "black",
                Some(Some(Color::Black)) => "white",
                Some(None) => ["white", "=", "black", "="][lot.below(4) as usize],
            };
            seats.push(Seat {
                at,
                white: by_number(&game["white"]),
                black: by_number(&game["black"]),
                script,
                result,
            });
        }
    }
    seats
}

/// Results: one section from a list, the other typed in.
fn enter_results(hall: &mut Hall, section: &Section, round: usize, seats: &[Seat]) {
    if section.by_match {
        let mut rows = String::from("тур;стол;партия;результат\n");
        for seat in seats {
            rows += &format!("{};{}\n", seat.at.replace('.', ";"), seat.result);
        }
        hall.write("results.csv", rows);
        hall.does(&format!("result --csv results.csv -s {}", section.name));
        return;
    }
    let given = seats
        .iter()
        .map(|seat| format!("{} {}", seat.at, seat.result));
    let given: Vec<String> = given.collect();
    hall.does(&format!(
        "result -s {} -- {}",
        section.name,
        given.join(" ")
    ));
    // A wrong result, seen at once and taken back.
    let before = hall.dump();
    let wrong = if seats[0].result == "white" {
        "black"
    } else {
        "white"
    };
    let said = hall.does(&format!(
        "result -s {} {} {wrong}",
        section.name, seats[0].at
    ));
    let winner = if wrong == "white" {
        &seats[0].white
    } else {
        &seats[0].black
    };
    assert!(said.contains(winner.as_str()), "round {round}: {said}");
    hall.undoes();
    assert!(hall.dump() == before);
}
