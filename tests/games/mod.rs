//! Whole game records: real files, cases and made sheets.

mod articles;
mod cases;
mod clocks;
mod draws;
mod generated;
mod irregular;
mod real_files;
mod repairs;

pub(crate) use generated::maker;

use std::fs::File;
use std::path::Path;

use huff::draughts::Variant;
use huff::notation::{Blocks, fen, pdn, place};
use huff::record::{Judgement, judge};

/// A judged record and the line where it begins.
pub(crate) struct Judged {
    pub(crate) line: u64,
    pub(crate) judgement: Judgement,
}

/// Judges all records of a file.
pub(crate) fn judge_file(path: &Path, asked: Option<Variant>) -> Vec<Judged> {
    let file = File::open(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut judged = Vec::new();
    for block in Blocks::new(file) {
        let block = block.unwrap();
        for record in pdn::records(&block.text) {
            let line = place(&block.text, record.span, block.first_line).place.line;
            judged.push(Judged {
                line,
                judgement: judge(&record, asked),
            });
        }
    }
    judged
}

/// A list of moves as sets of squares in the order of the route.
pub(crate) fn routes(moves: &[String]) -> Vec<Vec<String>> {
    let mut routes: Vec<Vec<String>> = moves
        .iter()
        .map(|text| text.split(['-', 'x', ':']).map(str::to_string).collect())
        .collect();
    routes.sort();
    routes
}

pub(crate) fn fen_of(finding: &huff::record::Finding) -> String {
    finding
        .position
        .as_ref()
        .map(fen::write)
        .unwrap_or_default()
}
