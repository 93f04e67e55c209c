//! Text to values and back: positions, moves, game records.
//!
//! Readers give a value and the problems they met; they never fail and never judge legality.

mod blocks;
mod encoding;
pub mod fen;
mod game_type;
pub mod json;
mod locate;
mod lookalike;
mod move_text;
pub mod pdn;
mod place;
mod record;
pub mod sheet;
mod span;
pub mod star;
mod which;

pub use blocks::{Block, Blocks, Form, MOST_BYTES, TextProblem, TextProblemKind};
pub use encoding::{TextEncoding, decode, is_text};
pub use fen::{FenExpected, FenProblem, FenProblemKind};
pub use game_type::{GameType, GameTypeProblem};
pub use locate::{Located, Numbering, locate};
pub use lookalike::looks_like_ascii;
pub use move_text::written;
pub use place::{Places, Shown, place};
pub use record::*;
pub use span::{Place, Span};
pub use which::{Conflict, Evidence, Named, named, numbering, which};
