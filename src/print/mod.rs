//! Paper: forms from templates/sheets, filled with values, as PDF or pictures.
//!
//! ```text
//! values + Template -layout-> pages of marks -paint-> PDF | PNG
//! ```
//!
//! A template is a list of items in millimetres; its texts are expressions over the values. The layout knows nothing of
//! files or formats, a painter nothing of forms: it draws marks. Fonts are in the program, so that a page looks the same on
//! every machine.

mod diagram;
mod display;
mod error;
mod fonts;
mod labels;
mod layout;
mod paint;
mod run;
mod samples;
mod star_diagram;
mod table_samples;
mod table_values;
mod template;
mod values;

pub use diagram::{Diagram, Shape, draughts};
pub use display::{Glyph, Look, Mark, Page, Text, Turn, Weight};
pub use error::{PrintError, Problem, ProblemKind, Wanted};
pub use fonts::{FontError, Fonts, REPLACEMENT, clean};
pub use labels::Labels;
pub use paint::{Information, Painter, Pdf, Pictures};
pub use run::{Cut, Face, Layer, Missing, MissingGlyphs, Report, print};
pub use samples::{check, samples};
pub use star_diagram::star;
pub use table_values::*;
pub use template::{BUILT_IN, BuiltIn, DOCUMENTS, Template};
pub use values::*;
