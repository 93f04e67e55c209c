//! The session at the desk as a value: a state and a key give the next state.

mod behind;
mod derived;
mod edit;
mod keys;
mod live;
mod notes;
mod questions;
mod refusal;
mod struck;
mod typing;
mod unseen;
mod words;

use std::time::Duration;

use crate::draughts::Naming;

use super::draft::Draft;
use super::key::{Key, narrow};
use super::legal::Names;
use super::place::Placing;
use super::run::Manner;

use derived::Derived;
pub use derived::Mark;
use keys::Keys;
use live::Running;
pub use live::minutes;
pub use notes::{Asked, Noted, Noting};
pub use refusal::{Offer, Refusal};
pub use words::Word;

/// Whether a capture that is the only move is made at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Forced {
    /// It is typed like any other move: what a player overlooked has to be seen.
    #[default]
    Typed,
    /// It is made by the desk.
    Played,
}

/// When the desk says what it finds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stance {
    /// At once: the game is over.
    #[default]
    Judging,
    /// Only when it is claimed: the game goes on, and only the opponent may point something out.
    Live,
}

/// What a typed half-move does where one is written already.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Overwrite {
    /// It stands in its stead.
    #[default]
    Replace,
    /// It comes before it.
    Insert,
}

/// What a key did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Nothing that has to be kept.
    Nothing,
    /// The sheet is another one: it has to be saved.
    Changed,
    /// Something typed was not accepted.
    Refused,
    /// Something is to be kept in the event: [`Session::asked`].
    Keep,
    /// What was kept in the event last is to be taken back.
    TakeBack,
    /// Something is to be shown that a full screen shows anyway.
    Show(Word),
    /// The session is over.
    Leave,
}

/// A sentence that is not said yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Its id in the files of the languages.
    pub id: &'static str,
    /// Its values.
    pub values: Vec<(&'static str, String)>,
}

impl Notice {
    /// The sentence of an id.
    pub fn new(id: &'static str) -> Notice {
        Notice {
            id,
            values: Vec::new(),
        }
    }

    /// The same with a value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Notice {
        self.values.push((name, value.into()));
        self
    }
}

/// What the next key is about.
#[derive(Clone, Debug)]
pub enum Mode {
    /// Half-moves are typed.
    Typing,
    /// What is typed is a whole half-move that is not legal.
    Refused(Box<Refusal>),
    /// Several moves fit what is typed: places in [`crate::entry::Legal::moves`].
    Choosing {
        /// Those that fit.
        places: Vec<usize>,
        /// The marked one.
        chosen: usize,
    },
    /// A command is typed.
    Command(String),
    /// A position is set up.
    Placing(Placing),
    /// The keys are explained.
    Help,
}

/// What was there before a change.
#[derive(Clone, Debug)]
struct Snapshot {
    sheets: Vec<Draft>,
    active: usize,
    cursor: usize,
}

/// What an undo takes back.
#[derive(Clone, Debug)]
enum Past {
    /// A change of the sheets.
    Sheets(Snapshot),
    /// Something that the event has kept.
    Event,
}

/// How many changes can be taken back.
const MOST_UNDO: usize = 1000;

/// The session: the sheets, the place where is typed, and what is typed.
#[derive(Clone, Debug)]
pub struct Session {
    sheets: Vec<Draft>,
    active: usize,
    /// How many half-moves stand before the place where is typed.
    cursor: usize,
    typed: String,
    keys: Keys,
    manner: Manner,
    mode: Mode,
    /// What goes on when the keys have been explained.
    behind_help: Option<Box<Mode>>,
    overwrite: Overwrite,
    forced: Forced,
    stance: Stance,
    claimed: bool,
    now: Duration,
    running: Running,
    /// The half-move before the running one, as long as it can be typed again.
    before: Option<Running>,
    names: Names,
    past: Vec<Past>,
    future: Vec<Snapshot>,
    notice: Option<Notice>,
    noting: Noting,
    /// The command that is typed was refused by the last key.
    is_refused: bool,
    asked: Option<Asked>,
    event_notes: Vec<(usize, String)>,
    derived: Derived,
}

impl Session {
    /// A session on a sheet, or on the copies of White and of Black of which one is typed.
    ///
    /// ```
    /// use huff::draughts::Variant;
    /// use huff::entry::{Draft, Heard, Key, Session};
    /// let mut session = Session::new(vec![Draft::new(Variant::International)], 0);
    /// for digit in "322".chars() {
    ///     assert_eq!(session.press(Key::Char(digit)), Heard::Nothing);
    /// }
    /// assert_eq!(session.press(Key::Char('8')), Heard::Changed);
    /// assert_eq!(session.sheet().entries[0].text, "32-28");
    /// ```
    pub fn new(sheets: Vec<Draft>, active: usize) -> Session {
        let active = active.min(sheets.len().saturating_sub(1));
        let names = names(&sheets[active]);
        let cursor = sheets[active].entries.len();
        let derived = Derived::of(&sheets, active, cursor, names, &[]);
        Session {
            sheets,
            active,
            cursor,
            typed: String::new(),
            keys: Keys::default(),
            manner: Manner::default(),
            mode: Mode::Typing,
            behind_help: None,
            overwrite: Overwrite::default(),
            forced: Forced::default(),
            stance: Stance::default(),
            claimed: false,
            now: Duration::ZERO,
            running: Running::default(),
            before: None,
            names,
            past: Vec::new(),
            future: Vec::new(),
            notice: None,
            noting: Noting::default(),
            is_refused: false,
            asked: None,
            event_notes: Vec::new(),
            derived,
        }
    }

    /// The same with forced captures made or typed.
    pub fn with_forced(mut self, forced: Forced) -> Session {
        self.forced = forced;
        self
    }

    /// The same before or after the end of the game.
    pub fn with_stance(mut self, stance: Stance) -> Session {
        self.stance = stance;
        self
    }

    /// The same with incidents and rulings kept on the sheet or in the event.
    pub fn with_noting(mut self, noting: Noting) -> Session {
        self.noting = noting;
        self
    }

    /// The same with these tags on every copy.
    pub fn with_tags(mut self, tags: &[(&str, &str)]) -> Session {
        for sheet in &mut self.sheets {
            for (name, value) in tags {
                sheet.set_tag(name, value);
            }
        }
        self
    }

    /// Forgets what was said and asked by the key before.
    fn forget(&mut self) {
        self.notice = None;
        self.asked = None;
    }

    /// Has something said until the next key.
    pub fn say(&mut self, notice: Notice) {
        self.notice = Some(notice);
    }

    /// Takes one key.
    pub fn press(&mut self, key: Key) -> Heard {
        self.forget();
        let key = match (key, &self.mode) {
            // a note keeps its signs
            (Key::Char(letter), Mode::Command(_)) => Key::Char(letter),
            (Key::Char(letter), _) => Key::Char(narrow(letter)),
            (key, _) => key,
        };
        // whatever is going on, one can leave
        if matches!(key, Key::Control('q') | Key::Function(10)) {
            return Heard::Leave;
        }
        match &self.mode {
            Mode::Help => {
                let behind = self.behind_help.take();
                self.mode = behind.map_or(Mode::Typing, |mode| *mode);
                Heard::Nothing
            }
            _ if key == Key::Function(1) => self.explain(),
            Mode::Command(_) => self.press_in_command(key),
            Mode::Placing(_) => self.press_in_position(key),
            Mode::Choosing { .. } => self.press_in_choice(key),
            Mode::Refused(_) => self.press_in_refusal(key),
            Mode::Typing => self.press_in_typing(key),
        }
    }

    /// Explains the keys; what goes on comes back with the next one.
    fn explain(&mut self) -> Heard {
        let behind = std::mem::replace(&mut self.mode, Mode::Help);
        self.behind_help = Some(Box::new(behind));
        Heard::Show(Word::Help)
    }

    /// Puts such a line back as it was typed; nothing is played by that.
    pub fn resume(&mut self, line: &str) {
        self.clear();
        match line.strip_prefix('/') {
            Some(command) => self.mode = Mode::Command(command.to_owned()),
            None => {
                self.typed = line.to_owned();
                self.keys.pressed = line.to_owned();
            }
        }
    }
}

/// How the sheet calls its squares.
fn names(draft: &Draft) -> Names {
    let board = draft.variant.rules().geometry;
    let (naming, numbering) = draft.with_record(|record, _| {
        let numbering = crate::notation::numbering(record, draft.variant);
        let naming = record.half_moves.iter().find_map(|half_move| {
            use crate::notation::{Coordinate, Written};
            let Written::Move(text) = &half_move.written else {
                return None;
            };
            Some(match text.squares.last()? {
                Coordinate::Number(_) => Naming::Numeric,
                _ => Naming::Algebraic,
            })
        });
        (naming.unwrap_or(board.naming), numbering)
    });
    Names {
        board,
        naming,
        numbering,
    }
}

#[cfg(test)]
mod tests;
