//! What a template can have wrong.

/// A fault of a template, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The line, from 1.
    pub line: usize,
    /// The field, such as `item 3 (grid).columns`; empty where the file itself cannot be read.
    pub field: String,
    /// What is wrong.
    pub kind: ProblemKind,
}

/// What is wrong with a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// The text is no TOML.
    Syntax(String),
    /// A field or kind that does not exist, with those that do.
    Unknown {
        /// As written.
        name: String,
        /// The known ones.
        known: String,
    },
    /// A field that must be there.
    FieldMissing(String),
    /// A value of another type or out of its range.
    Value(String),
    /// An expression that cannot be read.
    Expression(String),
    /// A value that the document does not have.
    Undefined(String),
    /// An item that reaches over the edge of its page.
    OffPage,
}

/// Why nothing was printed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PrintError {
    /// The template does not fit its document.
    #[error("template: {} problems", .0.len())]
    Template(Vec<Problem>),
    /// The fonts could not be put into the file.
    #[error("font {0}")]
    Font(String),
    /// The picture would be too large.
    #[error("picture of {0} by {1} pixels")]
    Picture(u32, u32),
    /// The library for the file gave up.
    #[error("{0}")]
    Painter(String),
}
