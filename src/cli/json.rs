//! The JSON that others read: own structs, fixed keys, every key always present.

use serde::Serialize;

use super::star::StarRecordJson;

/// The number of the format; it changes when a key changes its meaning.
pub(super) const FORMAT: u32 = 1;

/// `huff check --json`.
#[derive(Debug, Serialize)]
pub(super) struct CheckJson<'a> {
    pub(super) format: u32,
    pub(super) files: &'a [FileJson],
    pub(super) records: &'a [AnyRecordJson],
}

/// A record of either game.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum AnyRecordJson {
    /// Draughts.
    Draughts(RecordJson),
    /// Star halma.
    Star(StarRecordJson),
}

/// One file.
#[derive(Clone, Debug, Serialize)]
pub(super) struct FileJson {
    pub(super) file: String,
    pub(super) records: u64,
    pub(super) problem: Option<ProblemJson>,
}

/// Why a file or a position cannot be used.
#[derive(Clone, Debug, Serialize)]
pub(super) struct ProblemJson {
    pub(super) code: String,
    pub(super) line: Option<u64>,
    pub(super) column: Option<u64>,
    pub(super) expected: Option<String>,
}

/// One record.
#[derive(Debug, Serialize)]
pub(super) struct RecordJson {
    pub(super) file: String,
    pub(super) index: u64,
    pub(super) line: u64,
    pub(super) variant: &'static str,
    /// `asked`, `named` by the record, or `guessed` from its squares.
    pub(super) variant_from: &'static str,
    pub(super) white: Option<String>,
    pub(super) black: Option<String>,
    pub(super) half_moves: u32,
    pub(super) replayed: u32,
    pub(super) verdict: &'static str,
    pub(super) final_fen: Option<String>,
    pub(super) result: ResultJson,
    pub(super) findings: Vec<FindingJson>,
}

/// The results of a record.
#[derive(Debug, Serialize)]
pub(super) struct ResultJson {
    pub(super) tag: Option<String>,
    pub(super) text: Option<String>,
    pub(super) board: &'static str,
}

/// One finding.
#[derive(Debug, Serialize)]
pub(super) struct FindingJson {
    pub(super) code: &'static str,
    pub(super) class: &'static str,
    pub(super) ply: Option<u32>,
    pub(super) number: Option<u32>,
    pub(super) side: Option<&'static str>,
    pub(super) written: Option<String>,
    pub(super) line: Option<u64>,
    pub(super) column: Option<u64>,
    pub(super) reason: Option<&'static str>,
    pub(super) articles: Vec<&'static str>,
    pub(super) evidence: &'static str,
    pub(super) claim: ClaimJson,
    pub(super) penalty: Option<&'static str>,
    pub(super) fen: Option<String>,
    pub(super) legal: Vec<String>,
    pub(super) likely: Option<&'static str>,
    pub(super) repairs: Vec<RepairJson>,
}

/// What may still be claimed.
#[derive(Debug, Serialize)]
pub(super) struct ClaimJson {
    pub(super) state: &'static str,
    pub(super) ply: Option<u32>,
}

/// A proposed correction of the text.
#[derive(Debug, Serialize)]
pub(super) struct RepairJson {
    pub(super) edits: Vec<EditJson>,
    pub(super) replays_to: u32,
    pub(super) complete: bool,
}

/// One edit.
#[derive(Debug, Serialize)]
pub(super) struct EditJson {
    pub(super) op: &'static str,
    pub(super) ply: u32,
    pub(super) old: Option<String>,
    pub(super) new: Option<String>,
}

/// `huff board --json`, one line a FEN.
#[derive(Debug, Serialize)]
pub(super) struct BoardJson {
    pub(super) format: u32,
    pub(super) fen: String,
    pub(super) problem: Option<ProblemJson>,
    pub(super) legal: Vec<LegalJson>,
}

/// A legal move, squares by number.
#[derive(Debug, Serialize)]
pub(super) struct LegalJson {
    pub(super) text: String,
    pub(super) from: u16,
    pub(super) to: u16,
    pub(super) taken: Vec<u16>,
    pub(super) path: Vec<u16>,
    pub(super) crowned: bool,
}
