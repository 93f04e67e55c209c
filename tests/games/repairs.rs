//! Slips of the pen in made sheets: the true move among the proposals, and first; and whether a
//! fault is called played or a slip.

use std::collections::BTreeMap;

use serde_json::Value;

use huff::draughts::Variant;
use huff::record::{Class, EditKind, Finding, Likely, Repair};

use super::{Judged, judge_file};
use crate::common::{data, data_text};

/// Right answers and cases.
#[derive(Clone, Copy, Default)]
struct Count {
    among: u32,
    first: u32,
    likely: u32,
    slips: u32,
    all: u32,
}

#[test]
fn what_was_meant() {
    let test = "what_was_meant";
    let Some(cases) = data_text(test, "irregular/cases.jsonl") else {
        return;
    };
    let mut files: BTreeMap<String, Vec<Judged>> = BTreeMap::new();
    let mut counts: BTreeMap<String, Count> = BTreeMap::new();
    let mut misses = Vec::new();
    for line in cases.lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let text = |key: &str| case[key].as_str().unwrap_or("");
        let judged = files.entry(text("file").to_string()).or_insert_with(|| {
            let path = data(test, &format!("irregular/{}", text("file"))).unwrap();
            judge_file(&path, Variant::from_name(text("variant")))
        });
        let game = case["game"].as_u64().unwrap() as usize;
        let finding = judged[game - 1]
            .judgement
            .findings
            .iter()
            .find(|finding| matches!(finding.class(), Class::Play | Class::Writing))
            .unwrap_or_else(|| panic!("{line}: nothing found"));
        let kind = text("kind");
        let slip = kind.starts_with("slip-") || kind == "light-square";
        let count = counts.entry(kind.to_string()).or_default();
        count.all += 1;
        let want = if slip { Likely::Slip } else { Likely::Played };
        let mut said = Vec::new();
        match finding.likely == Some(want) {
            true => count.likely += 1,
            false => said.push("likely"),
        }
        if slip {
            count.slips += 1;
            match finding.repairs.iter().any(|repair| is_true(repair, &case)) {
                true => count.among += 1,
                false => said.push("among"),
            }
            match finding
                .repairs
                .first()
                .is_some_and(|best| is_as_good(best, &case))
            {
                true => count.first += 1,
                false => said.push("first"),
            }
        }
        if !said.is_empty() {
            misses.push(format!("{said:?} {line}\n    {}", shown(finding)));
        }
    }
    let mut sum = Count::default();
    for (kind, count) in &counts {
        let Count {
            among,
            first,
            likely,
            slips,
            all,
        } = *count;
        crate::common::figure(&format!(
            "{test}: {kind}: likely {likely} of {all}; of {slips}: among {among}, first {first}"
        ));
        sum.among += among;
        sum.first += first;
        sum.likely += likely;
        sum.slips += slips;
        sum.all += all;
        assert!(
            among * 100 >= slips * 97 && first * 100 >= slips * 97,
            "{kind}"
        );
    }
    crate::common::figure(&format!(
        "{test}: likely {} of {}; of {}: among {}, first {}",
        sum.likely, sum.all, sum.slips, sum.among, sum.first
    ));
    for miss in &misses {
        crate::common::figure(miss);
    }
    assert!(sum.among * 1000 >= sum.slips * 995 && sum.first * 1000 >= sum.slips * 995);
    assert!(sum.likely * 100 >= sum.all * 99);
}

/// What is said about a finding, for a miss.
fn shown(finding: &Finding) -> String {
    format!(
        "{} {:?} {:?} {:?}",
        finding.code.name(),
        finding.ply,
        finding.likely,
        finding.repairs
    )
}

fn is_true(repair: &Repair, case: &Value) -> bool {
    let [edit] = repair.edits.as_slice() else {
        return false;
    };
    let truth = case["truth"].as_str().unwrap();
    let kind = match case["kind"].as_str().unwrap() {
        "slip-missing" => EditKind::Insert,
        "slip-twice" => EditKind::Delete,
        "slip-exchanged" => EditKind::Exchange,
        _ => EditKind::Replace,
    };
    let ply = case["ply"].as_u64().unwrap() as u32;
    // which of two equal entries goes makes no difference
    let there = edit.ply == ply || kind == EditKind::Delete && edit.ply + 1 == ply;
    edit.kind == kind && there && edit.new.as_deref().unwrap_or("") == truth
}

fn is_as_good(repair: &Repair, case: &Value) -> bool {
    let also = case["also"].as_array().cloned().unwrap_or_default();
    is_true(repair, case)
        || also.iter().any(|other| {
            let edit = &repair.edits[0];
            repair.edits.len() == 1
                && other["op"] == edit.kind.name()
                && other["ply"].as_u64() == Some(edit.ply.into())
                && other["new"].as_str() == edit.new.as_deref()
        })
}

#[test]
fn repairs_of_real_cases() {
    let test = "repairs_of_real_cases";
    let Some(folder) = data(test, "cases") else {
        return;
    };
    let judged = judge_file(
        &folder.join("01_tinsley_541_reversed.pdn"),
        Some(Variant::English),
    );
    let finding = first_fault(&judged[0]);
    let complete: Vec<&Repair> = finding
        .repairs
        .iter()
        .filter(|repair| repair.complete)
        .collect();
    assert_eq!(
        complete[0].edits[0].new.as_deref(),
        Some("28-32"),
        "{complete:?}"
    );
    assert_eq!(complete[0].edits[0].ply, 123);
    assert_eq!(finding.likely, Some(Likely::Slip));
    let judged = judge_file(
        &folder.join("02_crevat_machtelinck.pdn"),
        Some(Variant::International),
    );
    let finding = first_fault(&judged[0]);
    let by_one = |repair: &&Repair| repair.complete && repair.edits.len() == 1;
    assert!(
        finding.repairs.iter().find(by_one).is_none(),
        "{:?}",
        finding.repairs
    );
    assert_eq!(finding.likely, None);
}

fn first_fault(judged: &Judged) -> &Finding {
    judged
        .judgement
        .findings
        .iter()
        .find(|finding| matches!(finding.class(), Class::Play | Class::Writing))
        .unwrap()
}
