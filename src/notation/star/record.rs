//! A record as it is written.

use crate::notation::span::Span;
use crate::star::{Camp, Hole};

/// A game as it is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// What is said of the game as a whole.
    pub tags: Vec<Tag>,
    /// The entries in the order in which they are written.
    pub turns: Vec<Turn>,
    /// What else there is, in order.
    pub remarks: Vec<Remark>,
    /// From the first to the last byte.
    pub span: Span,
}

/// `[Name "value"]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The name.
    pub name: String,
    /// The value.
    pub value: String,
    /// Where it stands.
    pub span: Span,
}

/// One entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The line of the record it stands in, from 0.
    pub row: u32,
    /// The number that is written before the line.
    pub number: Option<u32>,
    /// The seat in whose column it stands; none in a text, where only the order tells.
    pub seat: Option<Camp>,
    /// What is written.
    pub text: String,
    /// Where.
    pub span: Span,
    /// What it says.
    pub kind: TurnKind,
}

/// What an entry says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnKind {
    /// A piece was moved: the holes from the first to the last.
    Move(Vec<Hole>),
    /// The seat had no move.
    Pass,
    /// The seat was home already.
    Home,
    /// Nothing is written where others wrote something.
    Empty,
    /// It cannot be read.
    Unreadable,
}

/// Something beside tags and entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// How many entries stand before it.
    pub after: u32,
    /// What it is.
    pub kind: RemarkKind,
    /// Where.
    pub span: Span,
}

/// What a remark is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RemarkKind {
    /// A comment.
    Comment(String),
    /// An entry that was struck out before another one.
    StruckOut(String),
    /// A bracket or quote that is not closed.
    NotClosed,
    /// A tag that cannot be read.
    BadTag,
}

impl Record {
    /// The value of a tag; the case of its name does not matter.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.tag_of(name)?;
        Some(&tag.value)
    }

    /// A tag with its place.
    pub fn tag_of(&self, name: &str) -> Option<&Tag> {
        self.tags
            .iter()
            .find(|tag| tag.name.eq_ignore_ascii_case(name))
    }

    /// The name of the player of a seat.
    pub fn player(&self, seat: Camp) -> Option<&str> {
        self.tag(&format!("Seat{}", seat.number()))
    }
}
