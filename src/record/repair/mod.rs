//! What may have been meant: edits of the text with which a record replays farther. They are
//! proposed, never made.

mod search;
mod taken_up;
mod text;

pub(super) use search::{Proposals, propose};
pub(super) use taken_up::TakenUp;
pub(super) use text::{CHARACTER, ENTRY, EXCHANGE, LAPSE, LITTLE, distance};

/// What is done to a half-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EditKind {
    /// Another half-move stands in its place.
    Replace,
    /// It changes places with the next one.
    Exchange,
    /// It goes.
    Delete,
    /// A half-move comes before it and gets its ply.
    Insert,
}

impl EditKind {
    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            EditKind::Replace => "replace",
            EditKind::Exchange => "exchange",
            EditKind::Delete => "delete",
            EditKind::Insert => "insert",
        }
    }
}

/// One edit of the text as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Edit {
    /// What is done.
    pub kind: EditKind,
    /// The half-move, counted from 1 over what is written.
    pub ply: u32,
    /// What is written there; `None` for [`EditKind::Insert`].
    pub old: Option<String>,
    /// What stands there afterwards, in the notation of the file and with the full path; `None`
    /// for [`EditKind::Delete`].
    pub new: Option<String>,
}

/// A proposed repair of a record.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Repair {
    /// One edit, or two where no single one lets the whole record replay.
    pub edits: Vec<Edit>,
    /// The last half-move, as written, up to which the record then replays.
    pub replays_to: u32,
    /// Whether that is the end of the record, or the next position that the record gives.
    pub complete: bool,
}

/// Whether an entry tells what was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Likely {
    /// The rest of the record fits the position as it stood after the entry.
    Played,
    /// It does not, or the entry cannot be played, and a small change of the text helps.
    Slip,
}

impl Likely {
    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Likely::Played => "played",
            Likely::Slip => "slip",
        }
    }
}
