//! One game as it is written, before any rule is applied.

use std::borrow::Cow;

use smallvec::SmallVec;

use super::span::Span;

/// A game record: what the text says, with the place of every part. Nothing of the text is dropped.
///
/// All spans are byte offsets into the text that was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record<'t> {
    /// From the first to the last byte of the record. Lines of `%` before everything else are
    /// remarks of the record, but they stand before this span.
    pub span: Span,
    /// The tags in the order of the text.
    pub tags: Vec<Tag<'t>>,
    /// The half-moves in the order of the text.
    pub half_moves: Vec<HalfMove<'t>>,
    /// Comments, variations, signs and unreadable text, in the order of the text.
    pub remarks: Vec<Remark<'t>>,
    /// The result mark that closes the moves.
    pub closing: Option<Closing<'t>>,
}

impl<'t> Record<'t> {
    /// The value of the first tag of this name, upper or lower case.
    pub fn tag(&self, name: &str) -> Option<&Tag<'t>> {
        self.tags
            .iter()
            .find(|tag| tag.name.eq_ignore_ascii_case(name))
    }
}

/// `[Name "value"]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag<'t> {
    /// As written.
    pub name: &'t str,
    /// Without quotes and escapes.
    pub value: Cow<'t, str>,
    /// The whole tag.
    pub span: Span,
}

/// The column of a record sheet in which a half-move stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// The column of the side that moves first.
    First,
    /// The other one.
    Second,
}

/// One half-move as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HalfMove<'t> {
    /// The token, with signs such as `!` behind it.
    pub text: Cow<'t, str>,
    /// Where it stands.
    pub span: Span,
    /// The move number written directly before it.
    pub number: Option<u32>,
    /// The column that the text proves (`12.` or `12...` before it, or a table); `None` where only
    /// the order tells.
    pub column: Option<Column>,
    /// What the token says.
    pub written: Written,
}

/// What a half-move token says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Written {
    /// Squares.
    Move(MoveText),
    /// Nothing was written (an empty cell in a row that is otherwise filled).
    Nothing,
    /// The text cannot be read as a move.
    Unreadable,
}

/// The squares of a written move, in the order in which they are written.
///
/// `32-28` has two, `15x33x31` three; the half-short `cd4` has a file and a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveText {
    /// At least two, except for a half-short move whose file and square are two as well.
    pub squares: SmallVec<[Coordinate; 4]>,
    /// The separator as written. It is not evidence: the rules decide what is a capture.
    pub separator: Separator,
}

/// What stands between the squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Separator {
    /// `-`, `–`.
    Dash,
    /// `x`, `X`, `×`, `:`, `*`.
    Capture,
    /// Nothing.
    None,
}

/// A square as written, before it is known which board it is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Coordinate {
    /// `32`
    Number(u16),
    /// `c3`: column 0 = a, row 0 = 1.
    Cell {
        /// 0 = a.
        column: u8,
        /// 0 = 1.
        row: u8,
    },
    /// A file alone, in half-short moves: the `c` of `cd4`.
    File(u8),
}

/// Text between the half-moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark<'t> {
    /// How many half-moves stand before it.
    pub after: u32,
    /// Where it stands, with its brackets.
    pub span: Span,
    /// What it is.
    pub kind: RemarkKind<'t>,
}

/// What a remark is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RemarkKind<'t> {
    /// `{...}`, `;...`, `%...`: the text inside. `[%...]` commands are inside it still.
    Comment(Cow<'t, str>),
    /// `(...)`: the text inside, nested variations with it.
    Variation(&'t str),
    /// `$5`, or a sign such as `!` that stands apart.
    Sign(&'t str),
    /// `/FEN "..."/`: the position given inside the moves.
    Position(Cow<'t, str>),
    /// A move number that is not the next one.
    NumberGap {
        /// The number that should stand there.
        expected: u32,
        /// The number that stands there.
        found: u32,
    },
    /// A move number with no move behind it, at the end of the record.
    Truncated,
    /// A word or sign that is neither move nor anything else known.
    Unreadable,
    /// Something that PDN writes otherwise, kept for a quiet remark.
    Odd(Oddity),
    /// A cell of a clock column, as written; `after` counts the half-move that it is about. The
    /// tag `Clock` says whether it is the time `used` or `left`.
    Clock(Cow<'t, str>),
    /// A cell of a crown column, as written (`C`, `O`, `L@12`, `-`); `after` counts the half-move
    /// that it is about.
    Crown(Cow<'t, str>),
    /// What was struck out where the next half-move is written anew.
    StruckOut(Cow<'t, str>),
    /// A spreadsheet had made a date or a number of the next half-move: the cell as it stands in
    /// the file.
    SpreadsheetDate(Cow<'t, str>),
}

/// Ways of writing that are read all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Oddity {
    /// A comment, variation, tag or string that is not closed.
    NotClosed,
    /// A closing bracket without an opening one.
    NotOpened,
    /// A tag that has no readable name or value.
    BadTag,
    /// A misspelt move number such as `9n`.
    BadNumber,
    /// A byte sequence that is not text in the encoding of the file.
    BadText,
    /// A backslash and a letter that stand for a line end.
    EscapedLineEnd,
}

/// The result mark behind the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Closing<'t> {
    /// As written: `1-0`, `2-0`, `1/2-1/2`, `*`, `½–½`.
    pub text: &'t str,
    /// Where it stands.
    pub span: Span,
}
