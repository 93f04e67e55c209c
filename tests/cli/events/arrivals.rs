//! What comes back from the boards: both sheets of every game.

use huff::draughts::Color;
use serde_json::Value;

use super::double_swiss::{Seat, Section};
use super::{Hall, list, text};

/// A result as players write it: the first number is that of the side that moves first.
pub(super) fn sign(section: &Section, result: &str) -> &'static str {
    let is_first_white = section.variant.rules().first() == Color::White;
    match result {
        "white" if is_first_white => "2-0",
        "black" if is_first_white => "0-2",
        "black" => "1-0",
        "white" => "0-1",
        _ => "1-1",
    }
}

/// Both copies of every game: as files of games where moves are enough, else as sheets in columns.
pub(super) fn hand_in(hall: &mut Hall, section: &mut Section, round: usize, seats: &[Seat]) {
    let mut files = [String::new(), String::new()];
    let mut sheets = Vec::new();
    for seat in seats {
        let Some(script) = &seat.script else { continue };
        for (file, copy) in files.iter_mut().zip([Color::White, Color::Black]) {
            let as_columns = script.needs_columns() || !section.by_match;
            if as_columns {
                let head = [
                    ("copy", copy.word()),
                    ("result", sign(section, seat.result)),
                ];
                sheets.push((seat, copy, script.columns(&head, copy)));
            } else {
                let tags = [
                    ("Round", seat.at.as_str()),
                    ("White", &seat.white),
                    ("Black", &seat.black),
                    ("Result", sign(section, seat.result)),
                ];
                *file += &script.pdn(&tags, copy);
            }
        }
    }
    for (file, copy) in files.iter().zip(["white", "black"]) {
        if file.is_empty() {
            continue;
        }
        hall.write("round.pdn", file);
        let run = hall.change(
            0,
            &format!(
                "import pdn round.pdn --copy {copy} -s {} --json",
                section.name
            ),
        );
        let answer: Value = serde_json::from_str(&run.stdout).unwrap();
        assert_eq!(answer["unmatched"], 0, "{answer}");
        for game in list(&answer["games"]) {
            assert_eq!(game["notes"].as_array().unwrap().len(), 0, "{game}");
            assert_eq!(game["disagrees"], false, "{game}");
            let seat = seats
                .iter()
                .find(|seat| seat.at == text(&game["game"]))
                .unwrap();
            let side = [Color::Black, Color::White][usize::from(copy == "white")];
            is_found(seat, side, &game["found"]);
            section.sheets += 1;
        }
    }
    for (seat, copy, sheet) in sheets {
        hall.write("sheet.csv", &sheet);
        let is_clean = seat.script.as_ref().unwrap().found(copy).is_empty();
        let run = hall.change(
            i32::from(!is_clean),
            &format!("game add {} sheet.csv -s {} --json", seat.at, section.name),
        );
        let answer: Value = serde_json::from_str(&run.stdout).unwrap();
        assert_eq!(text(&answer["copy"]), copy.word());
        assert_eq!(
            answer["notes"].as_array().unwrap().len(),
            0,
            "{sheet}\n{answer}"
        );
        is_found(seat, copy, &answer["found"]);
        section.sheets += 1;
    }
    hall.look(&format!("game copies {round} -s {}", section.name));
    for seat in seats {
        is_merged(hall, section, seat);
    }
}

/// Nothing of play or writing is found but what was put in.
pub(super) fn is_found(seat: &Seat, copy: Color, found: &Value) {
    let script = seat.script.as_ref().unwrap();
    let wanted = script.found(copy);
    let faults: Vec<&Value> = list(found)
        .iter()
        .filter(|one| !text(&one["code"]).starts_with("draw-"))
        .collect();
    let fits = |(one, (code, ply, _)): (&&Value, &(&str, usize, &str))| {
        one["ply"] == *ply && (code.is_empty() || one["code"] == *code)
    };
    let fine = faults.len() == wanted.len() && faults.iter().zip(wanted).all(fits);
    assert!(
        fine,
        "{} {copy:?}: wanted {:?} found {found}\n{:?}",
        seat.at,
        script.fault,
        script.written(copy)
    );
}

/// Where one player wrote wrongly, both copies together give the game that was played.
fn is_merged(hall: &Hall, section: &Section, seat: &Seat) {
    let Some(script) = &seat.script else { return };
    if script.found(Color::White).len() == script.found(Color::Black).len() {
        return;
    }
    let merged = hall.json(&format!("game merged {} -s {}", seat.at, section.name));
    let moves: Vec<&str> = list(&merged["half_moves"])
        .iter()
        .map(|one| text(&one["text"]))
        .collect();
    assert_eq!(moves, script.moves, "{} {:?}", seat.at, script.fault);
    assert_eq!(merged["equal"], false);
}

/// The report of the round tells each fault of play at its half-move with what became of the claim, and nothing of
/// games in which nothing happened.
pub(super) fn is_reported(hall: &Hall, section: &Section, round: usize, seats: &[Seat]) {
    let report = hall.json(&format!("report {round} -s {}", section.name));
    let told = &report["sections"][0]["rounds"][0];
    assert_eq!(told["games"], seats.len());
    let entries = list(&told["entries"]);
    for seat in seats {
        let entry = entries.iter().find(|entry| text(&entry["game"]) == seat.at);
        let items: Vec<&Value> =
            entry.map_or(Vec::new(), |entry| list(&entry["items"]).iter().collect());
        let findings = items
            .iter()
            .filter(|item| item["kind"] == "finding" && !text(&item["what"]).starts_with("draw-"));
        let wanted = seat
            .script
            .as_ref()
            .map_or(&[][..], |script| script.found(Color::Black));
        for (code, ply, _) in wanted {
            let found = findings
                .clone()
                .find(|item| item["what"] == *code && item["ply"] == *ply);
            let found = found.unwrap_or_else(|| panic!("{} {code} {ply}: {items:?}", seat.at));
            assert_eq!(list(&found["copies"]).len(), 2, "{found}");
        }
        let has_fault = seat
            .script
            .as_ref()
            .is_some_and(|script| script.fault.is_some());
        assert!(
            has_fault || findings.clone().count() == 0,
            "{}: {items:?}",
            seat.at
        );
    }
    for language in ["en", "zh", "ru"] {
        let said = hall.look(&format!(
            "--lang {language} report {round} -s {}",
            section.name
        ));
        for word in ["report-", "guilty", "cheat", "作弊", "виновен", "{"] {
            assert!(!said.contains(word), "{word}: {said}");
        }
    }
}
