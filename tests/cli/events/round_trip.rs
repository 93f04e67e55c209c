//! Out of the event and into a new one: nothing of the standings is lost on the way.

use serde_json::Value;

use super::double_swiss::Section;
use super::{Hall, list, text};

/// Name, place and values of a table, without the lot.
fn places(hall: &Hall, command: &str) -> Vec<(String, i64, Vec<String>)> {
    let shown = hall.json(command);
    let row = |row: &Value| {
        let values = list(&row["values"]).iter().take(4);
        let values = values.map(|value| text(value).to_owned()).collect();
        (
            text(&row["name"]).to_owned(),
            row["place"].as_i64().unwrap(),
            values,
        )
    };
    list(&shown["rows"]).iter().map(row).collect()
}

/// By report, by list, and as a whole.
pub(super) fn goes_out_and_comes_back(hall: &Hall, section: &Section) {
    let name = section.name;
    let here = places(hall, &format!("standings -s {name}"));
    let settings = "--variant russian --system double-swiss --games 2 --rounds 7";
    for form in ["trf26", "trfx", "trf16"] {
        let report = hall.look(&format!("export trf --form {form} -s {name}"));
        let (file, event) = (
            format!("{name}-{form}.trf"),
            format!("copies/{name}-{form}.huff"),
        );
        hall.write(&file, &report);
        hall.look(&format!("new {event} -e {event} {settings}"));
        hall.look(&format!("import trf {file} -e {event}"));
        let there = places(hall, &format!("standings -e {event}"));
        if form == "trf26" {
            assert_eq!(there, here, "{name} by {form}");
        }
        assert_eq!(there.len(), here.len());
        hall.look(&format!("verify -e {event}"));
    }
    let results = hall.look(&format!("export csv -s {name}"));
    hall.write("results-out.csv", &results);
    let event = format!("copies/{name}.huff");
    let scoring = if section.by_match {
        "--match-points 2-1-0"
    } else {
        ""
    };
    hall.look(&format!("new {event} -e {event} {settings} {scoring}"));
    hall.look(&format!("import csv results-out.csv -e {event}"));
    assert!(hall.look(&format!("export csv -e {event}")) == results);
    let games = hall.look(&format!("export pdn -s {name}"));
    let file = format!("{name}-games.pdn");
    hall.write(&file, &games);
    let kept = hall.json(&format!("import pdn {file} -e {event}"));
    let not_kept: Vec<&str> = list(&kept["games"])
        .iter()
        .map(|game| text(&game["reason"]))
        .filter(|reason| !reason.is_empty())
        .collect();
    assert!(not_kept.is_empty(), "{not_kept:?}");
    is_judged_alike(hall, section);
}

/// In the exported games each fault of White's sheets is found under its article, from the drawn opening on.
fn is_judged_alike(hall: &Hall, section: &Section) {
    let judged = hall.json(&format!("check {}-games.pdn", section.name));
    let records = list(&judged["records"]);
    assert_eq!(records.len(), section.games.len());
    assert!(records.iter().all(|record| record["result"]["text"] != "*"));
    for (record, (round, fault)) in records.iter().zip(&section.games) {
        let findings = list(&record["findings"]);
        for (code, ply, article) in fault.iter().flat_map(|fault| &fault.found) {
            let is_it = |finding: &&Value| {
                let articles = list(&finding["articles"]);
                finding["ply"] == *ply
                    && (code.is_empty() || finding["code"] == *code)
                    && (article.is_empty()
                        || articles.iter().any(|one| text(one).starts_with(article)))
            };
            assert!(
                findings.iter().any(|one| is_it(&one)),
                "round {round}: {fault:?}: {record}"
            );
        }
        let is_fault = |finding: &&Value| {
            matches!(text(&finding["class"]), "play" | "writing") && finding["evidence"] != "noted"
        };
        let count = findings.iter().filter(is_fault).count();
        assert_eq!(
            count == 0,
            fault.is_none(),
            "round {round}: {fault:?}: {record}"
        );
    }
}

/// The whole event as text makes the same event again.
pub(super) fn is_copied(hall: &Hall) {
    let whole = hall.dump();
    hall.write("whole.json", &whole);
    hall.look("new copies/whole.huff -e copies/whole.huff");
    hall.look("import json whole.json -e copies/whole.huff");
    assert!(hall.look("export json --birth -e copies/whole.huff") == whole);
}
