//! English checkers: eight players, a round robin of two-game matches, each from a 3-move ballot; the arbiter's screens in
//! Chinese and Russian.

use std::collections::BTreeMap;

use huff::draughts::{Color, Variant};
use serde_json::Value;

use super::arrivals::sign;
use super::double_swiss::{Faults, Seat, Section, seats};
use super::sheets::Kind;
use super::{Hall, list, paper, text};

const PLAYERS: &str = "name,native_name,federation,team,category
Li Na,李娜,CHN,Dragon,women
Ivanov Pyotr,Иванов Пётр,RUS,Bear,
Smith John,,ENG,Lion,veterans
Lee Ann,,USA,Eagle,women
Bo Li,薄力,CHN,Dragon,
Young Cy,,USA,Eagle,veterans
Doe Dee,,ENG,Lion,
Norton Ed,,RUS,Bear,
";

const KINDS: [Kind; 5] = [
    Kind::MissedCapture,
    Kind::UnfinishedCapture,
    Kind::IllegalMove,
    Kind::MissingHalfMove,
    Kind::Slip,
];

#[test]
fn a_round_robin_of_ballots() {
    let mut hall = Hall::new();
    hall.write("players.csv", PLAYERS);
    hall.does(
        "new ballots.huff --name 'Three-move Open' --section A --variant 西洋跳棋 --system round-robin --games 2 \
         --seeding lot --seed 3 --time-control english --penalties warning,game-lost --tie-breaks PTS,WON,SB",
    );
    hall.does("event set --city Hull --start 2026-12-05 --arbiter 'Sidorov A.'");
    hall.does("player import players.csv");
    let mut section = Section::new("A", Variant::English, false);
    let mut faults = Faults {
        kinds: &KINDS,
        most: 10,
        all: Vec::new(),
    };
    let mut table = BTreeMap::new();
    for round in 1..=7 {
        if round == 6 {
            hall.does("player withdraw 'Bo Li'");
        }
        let mut seats = begun(&mut hall, &section, round, &mut faults);
        hand_in(&mut hall, &mut section, round, &seats);
        decide(&mut hall, round, &mut seats);
        enter_results(&mut hall, &section, round, &seats);
        is_told(&hall, round, &seats);
        count(&mut table, &seats);
        section.games.extend(seats.iter().map(|seat| {
            let script = seat.script.as_ref();
            (round, script.and_then(|script| script.fault.clone()))
        }));
        section.forfeits += seats.iter().filter(|seat| seat.script.is_none()).count();
    }
    assert_eq!(faults.all.len(), 10);
    is_ranked(&hall, &table);
    hall.look("audit");
    hall.look("crosstable --csv");
    paper::print_all(&hall, "A", "ru");
    super::round_trip::is_copied(&hall);
    hall.is_sound();
    hall.tell(&format!(
        "ballots: 8 players, {} games, {} forfeits, {} sheets, 10 faults each found at its half-move",
        section.games.len(),
        section.forfeits,
        section.sheets
    ));
}

/// The round paired, its ballot drawn, its games played.
fn begun(hall: &mut Hall, section: &Section, round: usize, faults: &mut Faults) -> Vec<Seat> {
    hall.does("pair");
    let how = match round {
        3 => "--set 55".to_owned(),
        _ => format!("--seed {}", round * 3),
    };
    let said = hall.does(&format!("draw --table 3-move {how} --json"));
    let opening: Value = serde_json::from_str(&said).unwrap();
    let again = hall.refuses(1, "draw --table 3-move --seed 1");
    assert!(again.contains("--again"), "{again}");
    let shown = hall.json("pairings");
    seats(section, &shown, round, &opening, faults)
}

/// White's copies come as sheets with clocks, Black's are typed at the desk.
fn hand_in(hall: &mut Hall, section: &mut Section, round: usize, seats: &[Seat]) {
    for seat in seats {
        let Some(script) = &seat.script else { continue };
        let at = &seat.at;
        let head = [
            ("副本", "白方"),
            ("result", sign(section, seat.result)),
            ("clock", "used"),
        ];
        hall.write("white.csv", script.columns(&head, Color::White));
        let is_clean = script.found(Color::White).is_empty();
        let run = hall.change(
            i32::from(!is_clean),
            &format!("game add {at} white.csv --json"),
        );
        let answer: Value = serde_json::from_str(&run.stdout).unwrap();
        assert_eq!(list(&answer["notes"]).len(), 0, "{answer}");
        super::arrivals::is_found(seat, Color::White, &answer["found"]);
        section.sheets += 1;
        let has_fault = script.fault.is_some();
        if round == 1 && !has_fault {
            // The desk has the ballot on the sheet already.
            let mut typed = script.moves[3..].join("\n");
            typed += "\n";
            let run = hall.typed(&format!("enter {at} --copy black --plain"), &typed);
            assert_eq!(run.code, 0, "{}", run.seen());
            hall.counts_one();
        } else {
            let head = [("copy", "black")];
            hall.write("black.csv", script.columns(&head, Color::Black));
            let code = i32::from(!script.found(Color::Black).is_empty());
            hall.change(code, &format!("--lang zh game add {at} black.csv"));
        }
        section.sheets += 1;
        if script.found(Color::White).len() == script.found(Color::Black).len() {
            let merged = hall.json(&format!("game merged {at}"));
            assert_eq!(
                list(&merged["half_moves"]).len(),
                script.moves.len(),
                "{at}"
            );
        }
    }
    hall.look(&format!("--lang ru game copies {round}"));
}

/// What happens at the boards of a round; the rest of the results follows.
fn decide(hall: &mut Hall, round: usize, seats: &mut [Seat]) {
    let at = seats[0].at.clone();
    match round {
        1 => {
            hall.does(&format!("incident {at} unclear-capture --by black --ply 9"));
            let said = hall.does(&format!("--lang ru ruling {at} 9 redo"));
            assert!(said.contains(&at), "{said}");
        }
        2 => {
            hall.does(&format!(
                "--lang zh ruling {at} draw --note '双方都不能取胜'"
            ));
            seats[0].result = "=";
        }
        3 => {
            hall.does(&format!("ruling {at} both-lost"));
            seats[0].result = "0-0";
        }
        4 => is_out_of_time(hall, &mut seats[0]),
        5 => {
            hall.does(&format!("incident {at} touch-move --by white --ply 8"));
            let before = hall.dump();
            hall.does(&format!("ruling {at} 8 game-lost --against white"));
            hall.undoes();
            assert!(hall.dump() == before);
            hall.does(&format!("ruling {at} 8 warning --against white"));
        }
        _ => {}
    }
}

/// An hour for thirty moves: Black's clock shows more, and the record says so.
fn is_out_of_time(hall: &mut Hall, seat: &mut Seat) {
    let at = &seat.at;
    let mut script = seat.script.clone().unwrap();
    let last = (script.used.len() - 1) / 2 * 2;
    script.used[last] = 3700;
    let head = [("copy", "black"), ("clock", "used")];
    hall.write("late.csv", script.columns(&head, Color::Black));
    let said = hall.run(&format!("game add {at} late.csv --replace --json"));
    hall.counts_one();
    let answer: Value = serde_json::from_str(&said.stdout).unwrap();
    let found = list(&answer["found"])
        .iter()
        .find(|one| one["code"] == "time-exceeded");
    assert_eq!(found.unwrap()["ply"], last + 1, "{answer}");
    hall.does(&format!(
        "ruling {at} {} game-lost --against black",
        last + 1
    ));
    seat.result = "white";
}

/// Results by the winner's name; a bare score would be read in two ways.
fn enter_results(hall: &mut Hall, section: &Section, round: usize, seats: &[Seat]) {
    let said = hall.refuses(2, &format!("result {} 1-0", seats[0].at));
    assert!(said.contains("white, black, or the name"), "{said}");
    let mut given = String::new();
    for seat in seats.iter().filter(|seat| seat.script.is_some()) {
        let result = match seat.result {
            "white" => &seat.white,
            "black" => &seat.black,
            other => other,
        };
        given += &format!(" {} '{result}'", seat.at);
    }
    let said = hall.does(&format!("--lang zh result -s {} --{given}", section.name));
    assert_eq!(
        said.lines().count(),
        given.matches("' ").count() + 1,
        "{said}"
    );
    let shown = hall.json(&format!("results {round}"));
    assert_eq!(shown["open"], 0, "{shown}");
}

/// The report says what happened, in three languages.
fn is_told(hall: &Hall, round: usize, seats: &[Seat]) {
    let report = hall.json(&format!("report {round}"));
    let told = &report["sections"][0]["rounds"][0];
    let forfeits = seats.iter().filter(|seat| seat.script.is_none()).count();
    assert_eq!(told["forfeits"], forfeits);
    let items: Vec<&Value> = list(&told["entries"])
        .iter()
        .flat_map(|entry| list(&entry["items"]))
        .collect();
    let ruling = ["redo", "draw", "both-lost", "game-lost", "warning"];
    if let Some(ruling) = ruling.get(round - 1) {
        assert!(
            items.iter().any(|item| item["what"] == *ruling),
            "{items:?}"
        );
    }
    if round == 4 {
        assert!(
            items.iter().any(|item| item["what"] == "time-exceeded"),
            "{items:?}"
        );
    }
    for seat in seats {
        for (code, ply, _) in seat
            .script
            .iter()
            .flat_map(|script| script.found(Color::Black))
        {
            let is_it = |item: &&&Value| item["what"] == *code && item["ply"] == *ply;
            let item = items
                .iter()
                .find(is_it)
                .unwrap_or_else(|| panic!("{} {code}", seat.at));
            // This law knows no acceptance by moving on.
            assert_eq!(item["claim"], "ended", "{item}");
        }
    }
    for (language, words) in [("zh", ["第", "轮"]), ("ru", ["тур", "партий"])] {
        for command in ["report", "pairings", "game copies"] {
            let run = hall.run(&format!("--lang {language} {command} {round}"));
            assert_eq!(run.code, 0, "{}", run.seen());
            assert!(!run.stdout.contains("{ $"), "{}", run.stdout);
        }
        let report = hall.look(&format!("--lang {language} report {round}"));
        assert!(words.iter().all(|word| report.contains(word)), "{report}");
    }
}

/// Points, games won, and the other games of each player: opponent and points.
#[derive(Default)]
struct Games {
    points: i64,
    won: i64,
    against: Vec<(String, i64)>,
}

fn count(table: &mut BTreeMap<String, Games>, seats: &[Seat]) {
    for seat in seats {
        let points = match seat.result {
            "white" | "+:-" => [2, 0],
            "black" | "-:+" => [0, 2],
            "=" => [1, 1],
            _ => [0, 0],
        };
        let sides = [(&seat.white, &seat.black), (&seat.black, &seat.white)];
        for ((player, opponent), points) in sides.into_iter().zip(points) {
            let games = table.entry(player.clone()).or_default();
            games.points += points;
            games.won += i64::from(points == 2 && seat.script.is_some());
            games.against.push((opponent.clone(), points));
        }
    }
}

/// Forfeits of a round robin are games like any other.
fn is_ranked(hall: &Hall, table: &BTreeMap<String, Games>) {
    let shown = hall.json("standings");
    assert_eq!(list(&shown["rows"]).len(), table.len());
    let mut above = None;
    for row in list(&shown["rows"]) {
        let games = &table[text(&row["name"])];
        let weighed = games.against.iter();
        let sonneborn: i64 = weighed
            .map(|(name, points)| table[name].points * points)
            .sum();
        let values = [games.points, games.won, sonneborn];
        let here: Vec<i64> = list(&row["values"])
            .iter()
            .map(|value| text(value).parse().unwrap())
            .collect();
        assert_eq!(here, values, "{row}");
        assert!(above.is_none_or(|above| above >= values), "{row}");
        above = Some(values);
    }
}
