//! Text to values and back.

// The configuration of clippy allows this in test functions, but not in those that help them.
#![allow(clippy::unwrap_used)]

use std::fs;

use huff::notation::{Blocks, Places, Record, pdn};

use crate::common::{Table, data};

mod fen;
mod files;
mod pdn_text;
mod properties;
mod streams;
mod which;

/// Reads a whole file, block by block, and hands out each record with its text and first line;
/// gives the name of the encoding.
fn each_record(bytes: &[u8], mut take: impl FnMut(&Record<'_>, &str, u64)) -> &'static str {
    let mut blocks = Blocks::new(bytes);
    for block in blocks.by_ref() {
        let block = block.unwrap();
        let mut places = Places::new(&block.text, block.first_line);
        for record in pdn::records(&block.text) {
            let line = places.place(record.span).place.line;
            take(&record, &block.text, line);
        }
    }
    blocks.encoding().name()
}

/// One of the real files, with what the table of them says.
struct RealFile {
    name: String,
    bytes: Vec<u8>,
    records: usize,
    encoding: String,
}

/// All real files; `None`, with a line that says so, where there are none.
fn real_files(test: &str) -> Option<Vec<RealFile>> {
    let folder = data(test, "pdn")?;
    let table = Table::read(&fs::read_to_string(folder.join("MANIFEST.tsv")).unwrap());
    let file = |name: &str, records: &str, encoding: &str| RealFile {
        name: name.to_string(),
        bytes: fs::read(folder.join(name)).unwrap(),
        records: records.parse().unwrap(),
        encoding: encoding.to_string(),
    };
    let files = table.rows().map(|row| {
        file(
            row.get("file"),
            row.get("game_records"),
            row.get("encoding"),
        )
    });
    Some(files.collect())
}
