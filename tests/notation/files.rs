//! The real files against the tables made by an independent reader.

use std::collections::BTreeMap;
use std::fs;

use super::data;

/// What is read otherwise than the tables say, and why.
const DIFFERENCES: &[(&str, u32, &str)] = &[];

struct Row {
    line: Option<u64>,
    half_moves: usize,
    status: String,
}

#[test]
fn real_files_read_as_the_tables_say() {
    let Some(folder) = data::folder("real_files_read_as_the_tables_say") else {
        return;
    };
    let folder = folder.join("pdn");
    let mut expected: BTreeMap<String, Vec<Row>> = BTreeMap::new();
    for row in data::table(&fs::read_to_string(folder.join("EXPECTED.tsv")).unwrap()) {
        expected.entry(row["file"].clone()).or_default().push(Row {
            line: row["line"].parse().ok(),
            half_moves: row["half_moves"].parse().unwrap(),
            status: row["status"].clone(),
        });
    }
    let mut faults = Vec::new();
    for file in data::table(&fs::read_to_string(folder.join("MANIFEST.tsv")).unwrap()) {
        let name = &file["file"];
        let bytes = fs::read(folder.join(name)).unwrap();
        let mut found = Vec::new();
        let encoding = data::each_record(&bytes, |record, _, line| {
            found.push((line, record.half_moves.len()))
        });
        let wanted = &file["encoding"];
        let same = match wanted.as_str() {
            "ascii" => encoding == "ASCII",
            "utf-8" => encoding == "UTF-8",
            _ => encoding == "windows-1252",
        };
        if !same {
            faults.push(format!("{name}: encoding {encoding}, not {wanted}"));
        }
        if found.len() != file["game_records"].parse::<usize>().unwrap() {
            faults.push(format!(
                "{name}: {} records, not {}",
                found.len(),
                file["game_records"]
            ));
        }
        let rows = &expected[name];
        for (index, (row, (line, half_moves))) in rows.iter().zip(&found).enumerate() {
            let game = index as u32 + 1;
            if DIFFERENCES
                .iter()
                .any(|(file, number, _)| name.ends_with(file) && *number == game)
            {
                continue;
            }
            if row.line.is_some_and(|wanted| wanted != *line) {
                faults.push(format!(
                    "{name} game {game}: line {line}, not {:?}",
                    row.line
                ));
            }
            let fits = match row.status.as_str() {
                "no_moves" => *half_moves == 0,
                // Jumps written one by one are joined by the replay.
                "ok" => *half_moves >= row.half_moves,
                _ => *half_moves >= row.half_moves,
            };
            if !fits {
                faults.push(format!(
                    "{name} game {game}: {half_moves} half-moves, not {} ({})",
                    row.half_moves, row.status
                ));
            }
            if row.status == "ok" && *half_moves > row.half_moves {
                faults.push(format!(
                    "{name} game {game}: {half_moves} half-moves, more than {}",
                    row.half_moves
                ));
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults[..faults.len().min(60)].join("\n")
    );
}
