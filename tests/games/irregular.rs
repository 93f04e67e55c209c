//! Made sheets with one known fault each.

use std::collections::BTreeMap;

use serde_json::Value;

use huff::draughts::Variant;
use huff::record::Likely;

use super::{Judged, fen_of, judge_file, routes};
use crate::common::data_text;

fn text<'v>(case: &'v Value, key: &str) -> &'v str {
    case[key].as_str().unwrap_or("")
}

/// The first finding about play or writing.
fn first(judged: &Judged) -> Option<&huff::record::Finding> {
    use huff::record::Class;
    judged
        .judgement
        .findings
        .iter()
        .find(|finding| matches!(finding.class(), Class::Play | Class::Writing))
}

/// The findings about play or writing behind the first.
fn rest(judged: &Judged) -> Vec<&huff::record::Finding> {
    use huff::record::Class;
    let is_fault =
        |finding: &&huff::record::Finding| matches!(finding.class(), Class::Play | Class::Writing);
    let findings = judged.judgement.findings.iter();
    findings.filter(is_fault).skip(1).collect()
}

#[test]
fn code_and_ply_of_every_fault() {
    let test = "code_and_ply_of_every_fault";
    let Some(cases) = data_text(test, "irregular/cases.jsonl") else {
        return;
    };
    let mut files: BTreeMap<String, Vec<Judged>> = BTreeMap::new();
    let mut counts: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
    let cases: Vec<Value> = cases
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let mut misses = Vec::new();
    let mut more = 0;
    for case in &cases {
        let file = text(case, "file");
        let judged = files.entry(file.to_string()).or_insert_with(|| {
            let path = crate::common::data(test, &format!("irregular/{file}")).unwrap();
            judge_file(&path, Variant::from_name(text(case, "variant")))
        });
        let game = case["game"].as_u64().unwrap() as usize;
        let kind = text(case, "kind");
        // there is one fault: what else is found has to be one that the same repair explains
        let result = judge_case(case, kind, &judged[game - 1]).and_then(|()| {
            let also = rest(&judged[game - 1]);
            more += also.len();
            match also
                .iter()
                .find(|finding| finding.likely != Some(Likely::Slip))
            {
                Some(other) => Err(format!("also {} at {:?}", other.code.name(), other.ply)),
                None => Ok(()),
            }
        });
        let count = counts.entry(kind).or_default();
        count.1 += 1;
        match result {
            Ok(()) => count.0 += 1,
            Err(why) => misses.push(format!("{file} game {game}: {why}")),
        }
    }
    for (kind, (right, all)) in &counts {
        crate::common::figure(&format!("{test}: {kind}: {right} of {all}"));
    }
    crate::common::figure(&format!(
        "{test}: {more} findings behind the first, all of them slips"
    ));
    assert_eq!(cases.len(), 472);
    assert!(
        misses.is_empty(),
        "{} misses:\n{}",
        misses.len(),
        misses.join("\n")
    );
}

fn judge_case(case: &Value, kind: &str, judged: &Judged) -> Result<(), String> {
    let Some(finding) = first(judged) else {
        return Err("nothing found".to_string());
    };
    let ply = case["ply"].as_u64().unwrap() as u32;
    let found = finding.ply.unwrap_or(0);
    if kind.starts_with("slip-") {
        let refused = case["refused_at"]
            .as_u64()
            .map_or(ply + 1, |ply| ply as u32);
        // an exchanged pair is refused at its first or second half-move
        if found < ply || found > refused.max(ply) {
            return Err(format!(
                "{} at {found}, not {ply}..{refused}",
                finding.code.name()
            ));
        }
        return Ok(());
    }
    if finding.code.name() != kind || found != ply {
        return Err(format!(
            "{} at {found}, not {kind} at {ply}",
            finding.code.name()
        ));
    }
    if let Some(reason) = case["reason"].as_str()
        && finding.reason.map(|reason| reason.name()) != Some(reason)
    {
        return Err(format!("{:?}, not {reason}", finding.reason));
    }
    if fen_of(finding) != text(case, "fen") {
        return Err(format!("{}, not {}", fen_of(finding), text(case, "fen")));
    }
    let legal: Vec<String> = case["legal"]
        .as_array()
        .unwrap()
        .iter()
        .map(|text| text.as_str().unwrap().to_string())
        .collect();
    if routes(&finding.legal) != routes(&legal) {
        return Err(format!("{:?}, not {legal:?}", finding.legal));
    }
    if finding.written.as_deref() != Some(text(case, "written")) {
        return Err(format!("{:?} written", finding.written));
    }
    Ok(())
}
