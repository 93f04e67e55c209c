//! The folder of real files, where there is one.

use std::collections::BTreeMap;
use std::path::PathBuf;

use huff::notation::{Blocks, Record, pdn, place};

/// The folder named by `HUFF_DATA`; without it the test says that it is skipped.
pub(crate) fn folder(test: &str) -> Option<PathBuf> {
    let folder = std::env::var_os("HUFF_DATA").map(PathBuf::from);
    if folder.is_none() {
        println!("{test}: skipped: HUFF_DATA is not set");
    }
    folder
}

/// The rows of a tab-separated table, by the names of its columns.
pub(crate) fn table(text: &str) -> Vec<BTreeMap<String, String>> {
    let mut lines = text.lines();
    let names: Vec<_> = lines.next().unwrap().split('\t').collect();
    lines
        .map(|line| {
            names
                .iter()
                .map(|name| name.to_string())
                .zip(line.split('\t').map(String::from))
                .collect()
        })
        .collect()
}

/// Reads a whole file, block by block, and hands out each record with its text and first line.
pub(crate) fn each_record(
    bytes: &[u8],
    mut take: impl FnMut(&Record<'_>, &str, u64),
) -> &'static str {
    let mut blocks = Blocks::new(bytes);
    for block in blocks.by_ref() {
        let block = block.unwrap();
        for record in pdn::records(&block.text) {
            let line = place(&block.text, record.span, block.first_line).place.line;
            take(&record, &block.text, line);
        }
    }
    blocks.encoding().name()
}
