//! A game typed from a record sheet: the shorthand, and the session at the desk as a value. Pure.
//!
//! ```text
//! typed keys -read-> Reading; Session -press(Key)-> Session + Heard -> saved, drawn
//! ```

mod allowance;
mod copies;
mod draft;
mod key;
mod legal;
mod place;
mod run;
mod session;
mod shorthand;
mod star;

pub use allowance::{Allowance, Countdown, Requested};
pub use draft::{Draft, Entry};
pub use key::{Key, narrow, plain};
pub use legal::{Choice, Legal};
pub use place::Placing;
pub use session::{
    Asked, Forced, Heard, Mark, Mode, Noted, Notice, Noting, Offer, Overwrite, Refusal, Session,
    Stance, Word, minutes,
};
pub use shorthand::{Reading, read, spelled};
pub use star::{StarHeard, StarMode, StarRefusal, StarSession};
