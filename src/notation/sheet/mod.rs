//! Record sheets and tables of games as CSV, read liberally and written so that a spreadsheet
//! does no harm to them.
//!
//! A sheet has lines `# key: value` about the whole game and a table `no,white,black`, the column
//! of the first mover first, with optional `white_clock`, `black_clock`, `white_crown`,
//! `black_crown`, `white_note`, `black_note`, `position` and `note`. A table of games has a column
//! `moves`; its other columns are tags. Words may be English, Chinese or Russian.

mod cell;
mod damage;
mod draft;
mod games;
mod games_writer;
mod guard;
mod kind;
mod layout;
mod lines;
mod notes;
mod reader;
mod rows;
mod shown;
mod table;
mod words;
mod writer;

pub use games_writer::GamesWriter;
pub(in crate::notation) use guard::{guard_length, guarded};
pub use kind::{Kind, kind};
pub(crate) use kind::{heading_end, last_border, next_border};
pub(in crate::notation) use notes::quoted;
pub(in crate::notation) use reader::separator_of;
pub use reader::{SheetProblem, SheetProblemKind, Sheets, read};
pub(in crate::notation) use rows::{Row as SheetRow, Rows};
pub use shown::{ShownCell, ShownRow, rows};
pub use writer::write;
