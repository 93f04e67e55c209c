//! Records and positions of star halma as text.
//!
//! A record is written like PDN, with one numbered line a round and one entry a seat, or as a record sheet in CSV with
//! one column a seat. `pass` is a turn without a move, `--` a seat that is home already.
//!
//! ```
//! use huff::notation::star;
//! let text = "[Seats \"1,4\"]\n[Rules \"jump=eq\"]\n\n1. C5-E5 O11-M11\n2. B5-F5 pass\n";
//! let records = star::records(text);
//! assert_eq!(records[0].turns.len(), 4);
//! assert_eq!(records[0].tag("Seats"), Some("1,4"));
//! ```

mod json;
mod kind;
mod position;
mod record;
mod scan;
mod sheet;
mod text;
mod token;
mod write;

pub use json::{is_json, read_json, write_json};
use kind::has_columns;
pub use kind::{Layout, is_name, layout, settings_of};
pub(crate) use kind::{last_border, next_border};
pub use position::{PositionProblem, read_position, write_position};
pub use record::{Record, Remark, RemarkKind, Tag, Turn, TurnKind};
pub use token::whole as read_entry;
pub(crate) use token::{joins, row};
pub use write::{entry, struck_out, write_sheet, write_text, written};

/// The records of a text, whichever way it is laid out; where nothing in it names the game, its columns tell a sheet.
pub fn records(text: &str) -> Vec<Record> {
    let is_sheet = match layout(text) {
        Some(layout) => layout == Layout::Sheet,
        None => has_columns(text),
    };
    match is_sheet {
        true => sheet::records(text),
        false => text::records(text),
    }
}
