//! The real files against the tables made by an independent reader.

use std::collections::BTreeMap;

use super::{each_record, real_files};
use crate::common::{Table, data_text};

/// What the table says of one game.
struct Game {
    line: Option<u64>,
    half_moves: usize,
    status: String,
}

#[test]
fn real_files_read_as_the_tables_say() {
    let test = "real_files_read_as_the_tables_say";
    let Some(table) = data_text(test, "pdn/EXPECTED.tsv") else {
        return;
    };
    let mut expected: BTreeMap<String, Vec<Game>> = BTreeMap::new();
    for row in Table::read(&table).rows() {
        expected
            .entry(row.get("file").to_string())
            .or_default()
            .push(Game {
                line: row.get("line").parse().ok(),
                half_moves: row.get("half_moves").parse().unwrap(),
                status: row.get("status").to_string(),
            });
    }
    let mut faults = Vec::new();
    for file in real_files(test).into_iter().flatten() {
        let mut found = Vec::new();
        let encoding = each_record(&file.bytes, |record, _, line| {
            found.push((line, record.half_moves.len()))
        });
        let wanted = match file.encoding.as_str() {
            "ascii" => "ASCII",
            "utf-8" => "UTF-8",
            _ => "windows-1252",
        };
        if encoding != wanted || found.len() != file.records {
            faults.push(format!(
                "{}: {encoding}, {} records, not {wanted}, {}",
                file.name,
                found.len(),
                file.records
            ));
        }
        for (index, (game, (line, half_moves))) in
            expected[&file.name].iter().zip(found).enumerate()
        {
            let same_count = match game.status.as_str() {
                "no_moves" | "ok" => half_moves == game.half_moves,
                // The table counts up to the first fault.
                _ => half_moves >= game.half_moves,
            };
            if !same_count || game.line.is_some_and(|wanted| wanted != line) {
                faults.push(format!(
                    "{} game {}: line {line}, {half_moves} half-moves, not {:?}, {} ({})",
                    file.name,
                    index + 1,
                    game.line,
                    game.half_moves,
                    game.status,
                ));
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.join("\n")
    );
}
