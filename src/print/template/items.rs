//! The items of a template as they are written, and as the layout reads them.

use serde::Deserialize;
use toml::Spanned;

use super::expression::{Expression, Path};
use crate::print::display::Turn;

/// On which pages of a face an item stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(in crate::print) enum On {
    #[default]
    Every,
    First,
    Last,
}

/// Where a text stands in its width.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(in crate::print) enum Align {
    #[default]
    Left,
    Center,
    Right,
}

/// Whether a grid shows rows that are empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(in crate::print) enum Fill {
    All,
    #[default]
    Rows,
}

/// What becomes of a text that is longer than its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::print) enum Flow {
    /// It is made smaller.
    InCell,
    /// It goes on in further rows.
    InRows,
}

/// Which lines a grid has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(in crate::print) enum Rules {
    #[default]
    All,
    Rows,
    None,
}

/// An item with what all items have.
#[derive(Clone, Debug)]
pub(in crate::print) struct Item {
    /// `item 3 (grid)`.
    pub(in crate::print) name: String,
    pub(in crate::print) x: f32,
    pub(in crate::print) y: f32,
    pub(in crate::print) width: f32,
    pub(in crate::print) height: f32,
    pub(in crate::print) on: On,
    pub(in crate::print) when: Option<Expression>,
    pub(in crate::print) body: Body,
}

/// How a text is set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::print) struct TextStyle {
    /// Points.
    pub(in crate::print) size: f32,
    pub(in crate::print) bold: bool,
    pub(in crate::print) align: Align,
    pub(in crate::print) gray: u8,
    pub(in crate::print) lines: usize,
    /// Points below which the text is not made smaller.
    pub(in crate::print) least: f32,
    /// How many characters at its beginning are struck out.
    pub(in crate::print) struck: usize,
}

/// What an item is.
#[derive(Clone, Debug)]
pub(in crate::print) enum Body {
    Text {
        text: Expression,
        style: TextStyle,
        turn: Turn,
    },
    /// A small label, and a value on a line behind it.
    Field {
        label: Expression,
        value: Expression,
        label_size: f32,
        style: TextStyle,
        line: bool,
    },
    /// White on black, or in a frame.
    Badge {
        text: Expression,
        dark: Option<Expression>,
        style: TextStyle,
    },
    Box(Box<BoxItem>),
    Line {
        dash: f32,
        thick: f32,
    },
    Sign {
        label: Expression,
        size: f32,
        boxed: bool,
    },
    Qr {
        text: Expression,
    },
    Board {
        diagram: Path,
        field: Expression,
    },
    Grid(Box<Grid>),
}

/// A frame with a label, a value, a cross, words beside it.
#[derive(Clone, Debug)]
pub(in crate::print) struct BoxItem {
    pub(in crate::print) label: Option<Expression>,
    pub(in crate::print) value: Option<Expression>,
    pub(in crate::print) beside: Option<Expression>,
    pub(in crate::print) beside_width: f32,
    pub(in crate::print) check: Option<Expression>,
    pub(in crate::print) thick: f32,
    pub(in crate::print) style: TextStyle,
}

/// Rows in columns, in one or more blocks side by side.
#[derive(Clone, Debug)]
pub(in crate::print) struct Grid {
    pub(in crate::print) rows: Option<(Path, Expression)>,
    /// Rows a block; 0: as many as there is room for.
    pub(in crate::print) count: usize,
    pub(in crate::print) row: f32,
    pub(in crate::print) head: f32,
    pub(in crate::print) blocks: usize,
    pub(in crate::print) gap: f32,
    pub(in crate::print) heavy: usize,
    pub(in crate::print) strong: Option<(Path, Expression)>,
    pub(in crate::print) fill: Fill,
    pub(in crate::print) rules: Rules,
    pub(in crate::print) stripes: bool,
    pub(in crate::print) size: f32,
    pub(in crate::print) head_size: f32,
    pub(in crate::print) heading: Option<Expression>,
    /// Points below which texts of cells are not made smaller.
    pub(in crate::print) least: f32,
    pub(in crate::print) columns: Vec<Column>,
}

/// A column of a grid, or one for each value of a list.
#[derive(Clone, Debug)]
pub(in crate::print) struct Column {
    pub(in crate::print) head: Expression,
    pub(in crate::print) cell: Expression,
    /// What stands struck out before it.
    pub(in crate::print) struck: Option<Expression>,
    /// Millimetres; 0 with a share.
    pub(in crate::print) width: f32,
    /// A share of what the others leave.
    pub(in crate::print) share: f32,
    pub(in crate::print) each: Option<(Path, Expression)>,
    /// A text that is longer than its line goes on in further rows.
    pub(in crate::print) flow: Flow,
    /// A small box, ticked where the condition holds.
    pub(in crate::print) check: Option<Expression>,
    pub(in crate::print) align: Align,
    pub(in crate::print) bold: bool,
    pub(in crate::print) size: f32,
    pub(in crate::print) lines: usize,
}

/// Makes the struct of a kind of item as it is written: the fields that all have, then its own.
macro_rules! written {
    ($(#[$about:meta])* $name:ident { $($(#[$attribute:meta])* $field:ident: $kind:ty,)* }) => {
        $(#[$about])*
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name {
            #[serde(rename = "kind")]
            pub(super) _kind: serde::de::IgnoredAny,
            pub(super) x: f32,
            pub(super) y: f32,
            pub(super) width: f32,
            #[serde(default)]
            pub(super) height: f32,
            #[serde(default)]
            pub(super) on: On,
            pub(super) when: Option<Spanned<String>>,
            $($(#[$attribute])* pub(super) $field: $kind,)*
        }
    };
}

written! { WrittenText {
    text: Spanned<String>,
    #[serde(default = "text_size")] size: f32,
    #[serde(default)] bold: bool,
    #[serde(default)] align: Align,
    #[serde(default)] gray: u8,
    #[serde(default = "one")] lines: usize,
    #[serde(default)] least: f32,
    #[serde(default)] turned: bool,
} }

written! { WrittenField {
    label: Spanned<String>,
    value: Spanned<String>,
    #[serde(default = "text_size")] size: f32,
    #[serde(default = "label_size")] label_size: f32,
    #[serde(default = "yes")] bold: bool,
    #[serde(default)] align: Align,
    #[serde(default = "one")] lines: usize,
    #[serde(default = "yes")] line: bool,
} }

written! { WrittenBadge {
    text: Spanned<String>,
    dark: Option<Spanned<String>>,
    #[serde(default = "text_size")] size: f32,
} }

written! { WrittenBox {
    label: Option<Spanned<String>>,
    value: Option<Spanned<String>>,
    beside: Option<Spanned<String>>,
    #[serde(default)] beside_width: f32,
    check: Option<Spanned<String>>,
    #[serde(default = "thin")] thick: f32,
    #[serde(default = "text_size")] size: f32,
    #[serde(default)] bold: bool,
    #[serde(default)] align: Align,
    #[serde(default = "one")] lines: usize,
} }

written! { WrittenLine {
    #[serde(default)] dash: f32,
    #[serde(default = "thin")] thick: f32,
} }

written! { WrittenSign {
    label: Spanned<String>,
    #[serde(default = "label_size")] size: f32,
    #[serde(default)] boxed: bool,
} }

written! { WrittenQr {
    text: Spanned<String>,
} }

written! { WrittenBoard {
    diagram: Spanned<String>,
} }

written! { WrittenGrid {
    rows: Option<Spanned<String>>,
    #[serde(default)] count: usize,
    row: f32,
    #[serde(default)] head: f32,
    #[serde(default = "one")] blocks: usize,
    #[serde(default)] gap: f32,
    #[serde(default)] heavy: usize,
    strong: Option<Spanned<String>>,
    #[serde(default)] fill: Fill,
    #[serde(default)] rules: Rules,
    #[serde(default)] stripes: bool,
    #[serde(default = "text_size")] size: f32,
    #[serde(default = "label_size")] head_size: f32,
    heading: Option<Spanned<String>>,
    #[serde(default)] least: f32,
    columns: Vec<Spanned<WrittenColumn>>,
} }

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenColumn {
    #[serde(default = "nothing")]
    pub(super) head: Spanned<String>,
    #[serde(default = "nothing")]
    pub(super) cell: Spanned<String>,
    pub(super) struck: Option<Spanned<String>>,
    #[serde(default)]
    pub(super) width: f32,
    #[serde(default)]
    pub(super) share: f32,
    pub(super) each: Option<Spanned<String>>,
    pub(super) check: Option<Spanned<String>>,
    #[serde(default)]
    pub(super) flow: bool,
    #[serde(default)]
    pub(super) align: Align,
    #[serde(default)]
    pub(super) bold: bool,
    pub(super) size: Option<f32>,
    #[serde(default = "one")]
    pub(super) lines: usize,
}

fn nothing() -> Spanned<String> {
    Spanned::new(0..0, String::new())
}

fn text_size() -> f32 {
    9.0
}

fn label_size() -> f32 {
    6.5
}

fn thin() -> f32 {
    0.25
}

fn one() -> usize {
    1
}

fn yes() -> bool {
    true
}
