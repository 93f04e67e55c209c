//! All real files: records counted, replayed and judged as the reference has them.

use std::collections::{BTreeMap, BTreeSet};

use huff::draughts::Variant;
use huff::record::Class;

use super::{Judged, judge_file};
use crate::common::{Table, data, data_text};

/// What differs from the reference, record by record, with its reason.
const DIFFERENCES: &str = include_str!("differences.tsv");

fn differences() -> BTreeMap<(String, u64), String> {
    DIFFERENCES
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .map(|line| {
            let mut cells = line.split('\t');
            let file = cells.next().unwrap().to_string();
            let game = cells.next().unwrap().parse().unwrap();
            ((file, game), cells.next().expect("a reason").to_string())
        })
        .collect()
}

#[test]
fn every_record_of_every_file() {
    let test = "every_record_of_every_file";
    let Some(manifest) = data_text(test, "pdn/MANIFEST.tsv") else {
        return;
    };
    let expected = data_text(test, "pdn/EXPECTED.tsv").unwrap();
    let mut files: BTreeMap<String, Vec<Judged>> = BTreeMap::new();
    let mut wrong = BTreeSet::new();
    let mut said = Vec::new();
    for row in Table::read(&manifest).rows() {
        let file = row.get("file");
        let variant = Variant::from_name(row.get("variant"));
        let path = data(test, &format!("pdn/{file}")).unwrap();
        let judged = judge_file(&path, variant);
        let records: usize = row.get("game_records").parse().unwrap();
        if judged.len() != records {
            wrong.insert((file.to_string(), 0));
            said.push(format!(
                "{file}\t0\t{} records, not {records}",
                judged.len()
            ));
        }
        files.insert(file.to_string(), judged);
    }
    assert!(files.len() >= 107);
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    let expected = Table::read(&expected);
    for row in expected.rows() {
        let (file, status) = (row.get("file"), row.get("status"));
        *counts.entry(status).or_default() += 1;
        let game: u64 = row.get("game").parse().unwrap();
        let half_moves: u32 = row.get("half_moves").parse().unwrap_or(0);
        if let Err(why) = compare(
            files[file].get(game as usize - 1),
            status,
            half_moves,
            row.get("token"),
            row.get("line"),
        ) {
            wrong.insert((file.to_string(), game));
            said.push(format!("{file}\t{game}\t{why}"));
        }
    }
    let known: BTreeSet<(String, u64)> = differences().into_keys().collect();
    crate::common::figure(&format!("{test}: {counts:?}, {} differ", wrong.len()));
    let said: Vec<String> = said
        .into_iter()
        .filter(|line| {
            !known
                .iter()
                .any(|(file, game)| line.starts_with(&format!("{file}\t{game}\t")))
        })
        .collect();
    assert!(
        said.is_empty(),
        "{} differ that are not listed:\n{}",
        said.len(),
        said.join("\n")
    );
    let gone: Vec<_> = known.difference(&wrong).collect();
    assert!(gone.is_empty(), "listed, but they agree: {gone:?}");
}

fn compare(
    judged: Option<&Judged>,
    status: &str,
    half_moves: u32,
    token: &str,
    line: &str,
) -> Result<(), String> {
    let judged = judged.ok_or("no such record")?;
    if !line.is_empty() && judged.line.to_string() != line {
        return Err(format!("line {}, not {line}", judged.line));
    }
    let judgement = &judged.judgement;
    let mut faults = judgement
        .findings
        .iter()
        .filter(|finding| matches!(finding.class(), Class::Play | Class::Writing));
    match status {
        "ok" => {
            if let Some(finding) = judgement
                .findings
                .iter()
                .find(|finding| finding.class() == Class::Play)
            {
                return Err(format!("{} at {:?}", finding.code.name(), finding.ply));
            }
            if judgement.replayed != half_moves || judgement.half_moves != half_moves {
                return Err(format!(
                    "{} of {} replayed, not {half_moves}",
                    judgement.replayed, judgement.half_moves
                ));
            }
        }
        "fail" => {
            let finding = faults.next().ok_or("no fault")?;
            if finding.ply != Some(half_moves + 1) || finding.written.as_deref() != Some(token) {
                return Err(format!(
                    "{} at {:?} {:?}, not {token} at {}",
                    finding.code.name(),
                    finding.ply,
                    finding.written,
                    half_moves + 1
                ));
            }
        }
        "no_moves" if judgement.half_moves != 0 => {
            return Err(format!("{} half-moves", judgement.half_moves));
        }
        _ => {}
    }
    Ok(())
}
