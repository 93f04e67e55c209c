//! What a template can have wrong.

/// A fault of a template, with its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// The line, from 1; 0 for the file as a whole.
    pub line: usize,
    /// The field, such as `item 3 (grid).columns`; empty where the file itself cannot be read.
    pub field: String,
    /// What is wrong.
    pub kind: ProblemKind,
}

/// What is wrong with a template.
#[derive(Clone, Debug, PartialEq)]
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
    /// A file without anything in it, with the documents it could be for.
    Empty(String),
    /// A field that must be there, with the values it may have where they are few.
    FieldMissing {
        /// Its name.
        name: String,
        /// What it may be; empty where that is anything of its type.
        known: String,
    },
    /// A value of another type.
    Type {
        /// What is wanted.
        wanted: Wanted,
        /// What stands there, as the reader of the file calls it.
        found: String,
    },
    /// A number out of its range.
    Range {
        /// As written.
        value: f32,
        /// The least that is allowed.
        least: f32,
        /// The most.
        most: f32,
    },
    /// Another value that cannot be.
    Value(String),
    /// An expression that cannot be read.
    Expression(String),
    /// A value that the document does not have.
    Undefined {
        /// The name, or the expression that works it out.
        name: String,
        /// Names that are there, the likest ones.
        known: String,
    },
    /// An item that reaches over the edge of its page.
    OffPage {
        /// How far, in millimetres.
        reaches: f32,
        /// Where the page ends.
        most: f32,
    },
}

/// The types of values in a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// With or without a point.
    Number,
    /// Without a point, not below 0.
    WholeNumber,
    /// In quotation marks.
    Text,
    /// `true` or `false`.
    YesOrNo,
    /// In square brackets.
    List,
    /// In braces.
    Table,
}

/// Why nothing was printed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
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
