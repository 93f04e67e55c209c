//! Small real cases with their expected answers.

use serde_json::Value;

use huff::draughts::{Game, Position, Task, Variant};
use huff::notation::{Numbering, fen};
use huff::record::Class;

use super::{fen_of, judge_file, routes};
use crate::common::data;

#[test]
fn first_fault_or_final_position() {
    let test = "first_fault_or_final_position";
    let Some(folder) = data(test, "cases") else {
        return;
    };
    let mut cases = 0;
    let mut misses = Vec::new();
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    for path in paths {
        let Some(stem) = path.to_str().unwrap().strip_suffix(".expected.json") else {
            continue;
        };
        let case: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let variant = Variant::from_name(case["variant"].as_str().unwrap()).unwrap();
        let result = if std::fs::exists(format!("{stem}.pdn")).unwrap() {
            record_case(&case, &format!("{stem}.pdn"), variant)
        } else {
            position_case(&case, variant)
        };
        cases += 1;
        if let Err(why) = result {
            misses.push(format!("{stem}: {why}"));
        }
    }
    crate::common::figure(&format!("{test}: {} of {cases}", cases - misses.len()));
    assert!(cases > 20);
    assert!(misses.is_empty(), "{}", misses.join("\n"));
}

fn record_case(case: &Value, path: &str, variant: Variant) -> Result<(), String> {
    let judged = judge_file(path.as_ref(), Some(variant));
    let judgement = &judged.first().ok_or("no record")?.judgement;
    let status = case["status"].as_str().unwrap();
    let replayed = case["replayed"].as_u64().unwrap() as u32;
    let fault = judgement
        .findings
        .iter()
        .find(|finding| matches!(finding.class(), Class::Play | Class::Writing));
    let text = |key: &str| case[key].as_str().unwrap_or("").to_string();
    match (status, fault) {
        ("fail", None) => return Err("no fault found".to_string()),
        ("fail", Some(finding)) => {
            if finding.ply != Some(replayed + 1)
                || finding.written.as_deref() != Some(&text("token"))
            {
                return Err(format!(
                    "{} at {:?}: {:?}",
                    finding.code.name(),
                    finding.ply,
                    finding.written
                ));
            }
            if fen_of(finding) != text("fen_at_failure") {
                return Err(format!("{} at the fault", fen_of(finding)));
            }
            let ends = |moves: Vec<Vec<String>>| -> Vec<(String, String)> {
                moves
                    .into_iter()
                    .map(|route| (route[0].clone(), route[route.len() - 1].clone()))
                    .collect()
            };
            let legal: Vec<String> = text("legal")
                .split_whitespace()
                .map(str::to_string)
                .collect();
            if ends(routes(&finding.legal)) != ends(routes(&legal)) {
                return Err(format!("legal {:?}", finding.legal));
            }
        }
        // the reference takes the first reading without a word where nothing decides
        ("ok", Some(finding)) if finding.code != huff::record::Code::AmbiguousCapture => {
            return Err(format!("{} at {:?}", finding.code.name(), finding.ply));
        }
        ("ok", _) => {
            let last = judgement.last.as_ref().map(fen::write).unwrap_or_default();
            if judgement.replayed != replayed || last != text("final_fen") {
                return Err(format!("{} replayed, {last}", judgement.replayed));
            }
        }
        // a token that the reference could not read; what huff does with it is in the case's note
        (_, fault) => {
            crate::common::figure(&format!(
                "{path}: {status} {}: {:?}",
                text("token"),
                fault.map(|finding| (finding.code.name(), finding.ply))
            ));
            if let Some(finding) = fault
                && finding.ply != Some(replayed + 1)
            {
                return Err(format!("{} at {:?}", finding.code.name(), finding.ply));
            }
        }
    }
    if judgement.result.0.as_deref() != case["result_tag"].as_str() {
        return Err(format!("result {:?}", judgement.result));
    }
    Ok(())
}

fn position_case(case: &Value, variant: Variant) -> Result<(), String> {
    struct Legal<'f>(&'f str);
    impl Task for Legal<'_> {
        type Output = Vec<Vec<String>>;
        fn run<G: Game>(self) -> Self::Output {
            let (setup, _) = fen::read(self.0, G::VARIANT, Numbering::OURS);
            let position = Position::<G>::from_setup(&setup.unwrap()).unwrap();
            let mut routes: Vec<Vec<String>> = position
                .legal_moves()
                .unwrap()
                .iter()
                .map(|legal| {
                    let route = position.routes(legal).unwrap().remove(0);
                    route
                        .iter()
                        .map(|square| square.number().to_string())
                        .collect()
                })
                .collect();
            routes.sort();
            routes
        }
    }
    let Some(fen) = case["fen"].as_str() else {
        return Err(format!("{case}"));
    };
    let want: Vec<String> = case["legal"]
        .as_array()
        .unwrap()
        .iter()
        .map(|text| text.as_str().unwrap().to_string())
        .collect();
    let found = variant.run(Legal(fen));
    if found != routes(&want) {
        return Err(format!("{found:?}, not {want:?}"));
    }
    Ok(())
}
