//! A game of star halma while it is typed from a sheet: a state and a key, or a word, give the next state. What the judge
//! finds in a turn stays in the line.

mod commands;
mod derived;
mod keys;
mod line;
mod refusal;
mod sheet;
mod typing;

use std::collections::VecDeque;

use super::session::{Heard, Mark, Notice, Overwrite, Word};
use crate::notation::star::{Record, TurnKind, read_entry};
use crate::record::Class;
use crate::record::star::{Finding, Judgement};
use crate::star::{Camp, Game, Hole, Position};

use derived::Derived;
use keys::Entered;
pub use refusal::StarRefusal;

/// What the next key is about.
#[derive(Clone, Debug)]
pub enum StarMode {
    /// Turns are typed.
    Typing,
    /// What is typed is a whole turn in which the judge finds something.
    Refused(Box<StarRefusal>),
    /// Several moves begin as it is typed.
    Choosing {
        /// The ways of those that do.
        ways: Vec<Vec<Hole>>,
        /// The marked one.
        chosen: usize,
    },
    /// A command is typed.
    Command(String),
    /// The keys are explained.
    Help,
}

/// What a word did.
#[derive(Clone, Debug)]
pub enum StarHeard {
    /// The turn was entered; what it is found to be, where it was entered as it is written.
    Played(Vec<Finding>),
    /// The judge finds something in it: it stays in the line.
    Refused(Vec<Finding>),
    /// A hole alone: where its piece can go, in the order of the holes.
    Destinations(Hole, Vec<Hole>),
    /// It is no turn.
    Unreadable,
    /// There was nothing to do.
    Nothing,
}

/// What was there before a change.
#[derive(Clone, Debug)]
struct Snapshot {
    record: Record,
    cursor: usize,
}

/// How many changes can be taken back.
const MOST_UNDO: usize = 1000;

/// The typing of a game: the sheet, the place where is typed, and what is typed.
#[derive(Clone, Debug)]
pub struct StarSession {
    record: Record,
    /// How many turns stand before the place where is typed.
    cursor: usize,
    /// All keys of the turn that is typed.
    line: String,
    /// The turn that the line was taken for already.
    entered: Option<Box<Entered>>,
    mode: StarMode,
    /// What goes on when the keys have been explained.
    behind_help: Option<Box<StarMode>>,
    overwrite: Overwrite,
    past: VecDeque<Snapshot>,
    future: Vec<Snapshot>,
    notice: Option<Notice>,
    /// How often the sheet was changed.
    changes: u64,
    derived: Derived,
}

impl StarSession {
    /// The commands that are understood, in the order of the help.
    pub const COMMANDS: [Word; 14] = [
        Word::Help,
        Word::Note,
        Word::Result,
        Word::Go,
        Word::Insert,
        Word::Delete,
        Word::Empty,
        Word::Struck,
        Word::Undo,
        Word::Redo,
        Word::Board,
        Word::Legal,
        Word::Sheet,
        Word::Quit,
    ];

    /// Goes on with a record.
    ///
    /// ```
    /// use huff::entry::{Heard, Key, StarHeard, StarSession};
    /// let record = huff::notation::star::records("[Seats \"1,4\"]\n\n1. C5-E5 *").remove(0);
    /// let mut session = StarSession::new(record);
    /// assert!(matches!(session.type_word("O11M11"), StarHeard::Played(found) if found.is_empty()));
    /// assert!(matches!(session.type_word("D5-G5"), StarHeard::Refused(_)));
    /// session.press(Key::Escape);
    /// let heard: Vec<Heard> = "D5F".chars().map(|key| session.press(Key::Char(key))).collect();
    /// assert_eq!(heard, [Heard::Nothing, Heard::Nothing, Heard::Changed]);
    /// assert_eq!(session.record().turns[2].text, "D5-F5");
    /// ```
    pub fn new(mut record: Record) -> StarSession {
        if record.turns.iter().all(|turn| turn.number.is_none()) {
            sheet::number(&mut record, 0);
        }
        let cursor = record.turns.len();
        StarSession {
            derived: Derived::of(&record, cursor),
            record,
            cursor,
            line: String::new(),
            entered: None,
            mode: StarMode::Typing,
            behind_help: None,
            overwrite: Overwrite::default(),
            past: VecDeque::new(),
            future: Vec::new(),
            notice: None,
            changes: 0,
        }
    }

    /// The sheet.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// What is found in it.
    pub fn judgement(&self) -> &Judgement {
        &self.derived.judgement
    }

    /// How many turns stand before the place where is typed.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The game before the turn that is typed; `None` where what stands before it does not tell.
    pub fn game(&self) -> Option<&Game> {
        self.derived.before.as_ref()
    }

    /// The position before the turn that is typed, or the last one that is known.
    pub fn position(&self) -> &Position {
        let known = self.derived.before.as_ref();
        known.unwrap_or(&self.derived.judgement.game).position()
    }

    /// The round and the seat of a turn, counted from 0, or of the one behind all.
    pub fn cell(&self, index: usize) -> (u32, Camp) {
        self.derived.cell(index)
    }

    /// How a turn, counted from 0, stands.
    pub fn mark(&self, index: usize) -> Mark {
        self.derived.mark(index)
    }

    /// What the next key is about.
    pub fn mode(&self) -> &StarMode {
        &self.mode
    }

    /// What a typed turn does where one is written.
    pub fn overwrite(&self) -> Overwrite {
        self.overwrite
    }

    /// Something to be said about the last key.
    pub fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// What was found about the turn before the place where is typed, and about the whole sheet.
    pub fn findings(&self) -> Vec<&Finding> {
        let here = Some(self.cursor as u32).filter(|ply| *ply > 0);
        let findings = self.judgement().findings.iter();
        findings
            .filter(|finding| finding.code.class() != Class::Remark)
            .filter(|finding| finding.ply == here || finding.ply.is_none())
            .collect()
    }

    /// What was typed and not accepted.
    pub fn refused(&self) -> Option<&str> {
        match &self.mode {
            StarMode::Refused(refusal) => Some(&refusal.text),
            _ => None,
        }
    }

    /// A word of a line: a turn, a hole, the number of a round.
    pub fn type_word(&mut self, word: &str) -> StarHeard {
        self.clear();
        self.notice = None;
        if is_number(word) {
            return StarHeard::Nothing;
        }
        let plain: String = word.chars().map(super::narrow).collect();
        if let Some(hole) = Hole::from_name(&plain) {
            let there = self.position().destinations(hole).collect();
            return StarHeard::Destinations(hole, there);
        }
        self.line = word.to_owned();
        match self.settle(word) {
            Heard::Changed => StarHeard::Played(Vec::new()),
            _ => match &self.mode {
                StarMode::Refused(refusal) if is_unreadable(&refusal.text) => StarHeard::Unreadable,
                StarMode::Refused(refusal) => StarHeard::Refused(refusal.findings.clone()),
                _ => StarHeard::Nothing,
            },
        }
    }

    /// Enters the refused word as it is written.
    pub fn insist(&mut self) -> StarHeard {
        let StarMode::Refused(refusal) = &self.mode else {
            return StarHeard::Nothing;
        };
        let found = refusal.findings.clone();
        match self.as_written() {
            Heard::Changed => StarHeard::Played(found),
            _ => StarHeard::Unreadable,
        }
    }

    /// Forgets what is typed.
    fn clear(&mut self) {
        self.line.clear();
        self.entered = None;
        self.mode = StarMode::Typing;
    }

    fn say_no(&mut self, notice: Notice) -> Heard {
        self.notice = Some(notice);
        Heard::Refused
    }

    fn derive(&mut self) {
        self.derived = Derived::of(&self.record, self.cursor);
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot {
            record: self.record.clone(),
            cursor: self.cursor,
        }
    }

    /// Keeps what is there for the way back.
    fn remember(&mut self) {
        self.changes += 1;
        self.past.push_back(self.snapshot());
        if self.past.len() > MOST_UNDO {
            self.past.pop_front();
        }
        self.future.clear();
    }

    fn restore(&mut self, snapshot: Snapshot) {
        self.changes += 1;
        self.record = snapshot.record;
        self.cursor = snapshot.cursor;
        self.derive();
    }

    /// Writes a turn where is typed.
    fn write(&mut self, text: &str) {
        self.remember();
        self.put(text);
    }

    fn put(&mut self, text: &str) {
        self.record = self.with(text);
        self.cursor += 1;
        self.derive();
    }

    /// The sheet with a turn written where is typed.
    fn with(&self, text: &str) -> Record {
        let mut record = self.record.clone();
        let is_between = self.cursor < record.turns.len();
        match self.overwrite {
            Overwrite::Insert if is_between => sheet::insert(&mut record, self.cursor, text),
            Overwrite::Insert | Overwrite::Replace => {
                sheet::put(&mut record, self.cursor, text, self.cell(self.cursor));
            }
        }
        if !is_between && record.turns[self.cursor].kind == TurnKind::Home {
            // the mark stands in the round of the seat that is passed over
            sheet::number(&mut record, self.cursor);
        }
        record
    }
}

/// The number of a round before its turns.
fn is_number(word: &str) -> bool {
    let number = word.trim_end_matches(['.', '．', '。', '、', ')']);
    number.len() < word.len() && number.chars().all(char::is_numeric)
}

/// Whether a text is no turn.
fn is_unreadable(text: &str) -> bool {
    matches!(read_entry(text), TurnKind::Unreadable | TurnKind::Empty)
}

#[cfg(test)]
mod tests;
