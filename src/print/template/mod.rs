//! Templates: a form as a list of items in millimetres.

mod built_in;
mod expression;
mod items;
mod read;

use minijinja::Environment;

pub use built_in::{BUILT_IN, BuiltIn};
pub(super) use expression::{Code, Expression, Path};
pub(super) use items::{
    Align, Body, BoxItem, Column, Fill, Flow, Grid, Item, On, Rules, TextStyle,
};

/// What forms can be for.
pub const DOCUMENTS: [&str; 16] = [
    "sheets",
    "slips",
    "pairings",
    "standings",
    "crosstable",
    "cards",
    "opening",
    "incident",
    "count",
    "protest",
    "checklist",
    "originals",
    "report",
    "star-sheets",
    "star-slips",
    "star-tables",
];

/// A form that has been read.
#[derive(Debug)]
pub struct Template {
    /// The document it is for, such as `sheets`.
    pub document: String,
    pub(super) page: Size,
    /// The part of a page that one face takes.
    pub(super) face: Size,
    pub(super) cut: Cut,
    pub(super) fit: Fit,
    pub(super) items: Vec<Item>,
    pub(super) expressions: Environment<'static>,
}

/// Millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Size {
    pub(super) width: f32,
    pub(super) height: f32,
}

/// Whether lines show where the faces of a page are cut apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cut {
    No,
    Dashed,
}

/// Whether a page ends below what is on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fit {
    Whole,
    Content,
}

impl Template {
    /// The width of its page in millimetres.
    pub fn width(&self) -> f32 {
        self.page.width
    }

    /// How many faces stand side by side and one below the other on a page.
    pub(super) fn tiles(&self) -> (usize, usize) {
        // half a millimetre is forgiven
        let count = |whole: f32, part: f32| (((whole + 0.5) / part).floor() as usize).max(1);
        (
            count(self.page.width, self.face.width),
            count(self.page.height, self.face.height),
        )
    }
}
