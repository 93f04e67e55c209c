//! Every document of a section, on paper and looked at by another program.

use super::Hall;
use crate::common::figure;
use crate::print::complaints;

/// All documents, as they are asked for.
const DOCUMENTS: [&str; 21] = [
    "sheets",
    "sheets --design b",
    "sheets --design c --reprint",
    "sheets --filled",
    "sheets --blank 3",
    "pairings",
    "pairings --order name",
    "pairings --order team",
    "slips",
    "standings",
    "standings --category all",
    "standings --teams",
    "crosstable",
    "cards",
    "cards --boards 1-12",
    "opening",
    "incident --blank 2",
    "count",
    "protest",
    "checklist",
    "originals",
];

/// Prints all documents of a section in a language; how many.
pub(super) fn print_all(hall: &Hall, section: &str, language: &str) -> usize {
    for (number, document) in DOCUMENTS.iter().enumerate() {
        let name = format!("{section}-{language}-{number}.pdf");
        // The equipment is that of the hall.
        let of = match *document {
            "checklist" => String::new(),
            _ => format!("-s {section}"),
        };
        let command = format!("--lang {language} print {document} {of} -o {name}");
        hall.look(&command);
        let bytes = std::fs::read(hall.path(&name)).unwrap();
        assert!(bytes.starts_with(b"%PDF-"), "{command}");
        if let Some(complaint) = complaints("whole events", &hall.path(&name)) {
            panic!("{command}: {complaint}");
        }
    }
    figure(&format!(
        "whole events: {} documents of {section} in {language}, each without a complaint of qpdf",
        DOCUMENTS.len()
    ));
    DOCUMENTS.len()
}
