//! Claims, incidents and rulings: what the arbiter hears, decides, and takes back.

use serde_json::Value;

use super::double_swiss::{Seat, Section};
use super::sheets::Kind;
use super::{Hall, list, text};

/// Who is warned, loses minutes, and then a game.
const WARNED: &str = "Wang Li";

/// What is decided in a round.
pub(super) fn decide(hall: &mut Hall, section: &Section, round: usize, seats: &mut [Seat]) {
    match (section.by_match, round) {
        (true, 1) => is_rectified(hall, section, seats),
        (false, 2) => has_stood(hall, section, seats),
        (true, 3) => is_restored(hall, section, seats),
        (false, 3) => is_played_again(hall, section, seats),
        (true, 4..=6) => is_punished(hall, section, round, seats),
        (false, 6) => is_expelled(hall, section, seats),
        _ => {}
    }
}

fn ruled(hall: &mut Hall, section: &Section, words: &str) -> Value {
    let said = hall.does(&format!("ruling -s {} {words} --json", section.name));
    serde_json::from_str(&said).unwrap()
}

/// A move against the rules, claimed before the claimant has moved, made good, and the game goes on.
fn is_rectified(hall: &mut Hall, section: &Section, seats: &[Seat]) {
    let clean = |seat: &&Seat| {
        let script = seat.script.as_ref();
        script.is_some_and(|script| script.fault.is_none() && script.irregular.is_some())
    };
    let seat = seats.iter().find(clean).unwrap();
    let script = seat.script.as_ref().unwrap();
    let (ply, wrong) = script.irregular.clone().unwrap();
    let (at, name) = (&seat.at, section.name);
    let mut moves = script.moves[..ply - 1].to_vec();
    moves.push(wrong.clone());
    let head = [("copy", "white")];
    hall.write("so-far.csv", script.in_columns(&head, &moves));
    let run = hall.change(
        1,
        &format!("game add {at} so-far.csv -s {name} --replace --json"),
    );
    let answer: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(answer["found"][0]["code"], "illegal-move");
    assert_eq!(answer["found"][0]["claim"], "open", "{answer}");
    let side = ["black", "white"][ply % 2];
    hall.does(&format!(
        "incident {at} 7/4.2 -s {name} --by {side} --ply {ply} --note 'claimed at once'"
    ));
    let answer = ruled(hall, section, &format!("{at} {ply} rectified"));
    assert_eq!(answer["claims"][0]["state"], "open", "{answer}");
    assert_eq!(list(&answer["notes"]).len(), 0, "{answer}");
    // The sheet as it is at the end: struck out, and written anew.
    let mut moves = script.moves.clone();
    moves[ply - 1] = format!("~{wrong}~ {}", moves[ply - 1]);
    hall.write("whole.csv", script.in_columns(&head, &moves));
    hall.does(&format!("game add {at} whole.csv -s {name} --replace"));
    let report = hall.look(&format!("report -s {name} 1"));
    assert!(report.contains("claimed at once"), "{report}");
    let games = hall.look(&format!("export pdn -s {name}"));
    assert!(games.contains("[%ruling rectified]"), "{games}");
}

/// The opponent had moved on: the claim has lapsed, and the arbiter is told so.
fn has_stood(hall: &mut Hall, section: &Section, seats: &[Seat]) {
    let is_play = |kind: Kind| {
        matches!(
            kind,
            Kind::MissedCapture | Kind::UnfinishedCapture | Kind::IllegalMove
        )
    };
    let fault = |seat: &Seat| {
        let fault = seat.script.as_ref()?.fault.as_ref()?;
        is_play(fault.kind).then_some(fault.ply)
    };
    let found = seats.iter().find_map(|seat| Some((seat, fault(seat)?)));
    let (seat, ply) = found.unwrap();
    let answer = ruled(hall, section, &format!("{} {ply} stood", seat.at));
    assert_eq!(answer["claims"][0]["state"], "lapsed", "{answer}");
    assert_eq!(answer["claims"][0]["lapsed_at"], ply + 1, "{answer}");
    let answer = ruled(hall, section, &format!("{} {ply} rectified", seat.at));
    assert_eq!(answer["notes"][0]["what"], "warn-claim-lapsed", "{answer}");
    hall.undoes();
}

/// Pieces were upset by accident and put back.
fn is_restored(hall: &mut Hall, section: &Section, seats: &[Seat]) {
    let (at, name) = (&seats[1].at, section.name);
    hall.does(&format!(
        "incident {at} 7/5 -s {name} --ply 6 --note 'sleeve'"
    ));
    let answer = ruled(hall, section, &format!("{at} 6 restored"));
    assert_eq!(list(&answer["offences"]).len(), 0, "{answer}");
    hall.does(&format!("game handed-over {at} -s {name}"));
    hall.write("photo.jpg", b"\xff\xd8\xff\xe0 a sheet");
    hall.does(&format!("game attach {at} photo.jpg -s {name}"));
    let copies = hall.json(&format!("game copies -s {name}"));
    let game = list(&copies["games"])
        .iter()
        .find(|game| text(&game["game"]) == at);
    assert_eq!(game.unwrap()["white"]["paper"], true, "{copies}");
    assert_eq!(game.unwrap()["files"][0]["name"], "photo.jpg", "{copies}");
}

/// The board was turned: the game is void, and played again.
fn is_played_again(hall: &mut Hall, section: &Section, seats: &[Seat]) {
    let (at, name) = (&seats[2].at, section.name);
    hall.does(&format!(
        "incident {at} 7/1 -s {name} --note 'board turned'"
    ));
    ruled(hall, section, &format!("{at} void-restart"));
    let status = hall.json("status");
    let open = list(&status["sections"][1]["open"]);
    assert_eq!(open.len(), 1, "{status}");
    assert_eq!(format!("3.{}.{}", open[0]["board"], open[0]["game"]), *at);
    assert!(
        hall.refuses(1, &format!("pair -s {name}"))
            .contains("no result yet")
    );
    hall.does(&format!("result -s {name} -- {at} {}", seats[2].result));
}

/// A warning, then minutes, then the game: as the event's list proposes.
fn is_punished(hall: &mut Hall, section: &Section, round: usize, seats: &mut [Seat]) {
    let sits = |seat: &&mut Seat| {
        seat.script.is_some() && [&seat.white, &seat.black].contains(&&WARNED.to_owned())
    };
    let seat = seats.iter_mut().find(sits).unwrap();
    let side = if seat.white == WARNED {
        "white"
    } else {
        "black"
    };
    let (ruling, next) = [
        ("warning", "time+2"),
        ("time+2", "game-lost"),
        ("game-lost", "game-lost"),
    ][round - 4];
    let (at, name) = (seat.at.clone(), section.name);
    hall.does(&format!(
        "incident {at} 7/4.3 -s {name} --by {side} --ply 9"
    ));
    let before = hall.dump();
    let words = format!("{at} {ruling} --against {side}");
    let answer = ruled(hall, section, &words);
    assert_eq!(answer["offences"][0]["next"], next, "{answer}");
    assert_eq!(answer["offences"][0]["count"], round - 3, "{answer}");
    hall.undoes();
    assert!(hall.dump() == before);
    assert_eq!(ruled(hall, section, &words)["offences"], answer["offences"]);
    if ruling == "game-lost" {
        seat.result = if side == "white" { "black" } else { "white" };
        let report = hall.look(&format!("report {round} -s {name}"));
        assert!(
            report.contains("penalties of") && report.contains(WARNED),
            "{report}"
        );
    }
}

/// Who is expelled does not play any more.
fn is_expelled(hall: &mut Hall, section: &Section, seats: &[Seat]) {
    ruled(
        hall,
        section,
        &format!("{} expelled --against black", seats[3].at),
    );
    let report = hall.look(&format!("report -s {}", section.name));
    let told = format!("{} was expelled from round 7", seats[3].black);
    assert!(report.contains(&told), "{report}");
}
