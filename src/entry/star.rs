//! A game of star halma while it is typed from a sheet: a word is a turn, what the judge finds in it stays in the line.

use crate::notation::star::{Record, Remark, RemarkKind, Tag, Turn, TurnKind, read_entry};
use crate::record::Class;
use crate::record::star::{Finding, Judgement, judge};
use crate::star::{Hole, Position};

/// The typing of a game as a value.
#[derive(Clone, Debug)]
pub struct StarSession {
    record: Record,
    /// The records before each change.
    past: Vec<Record>,
    judgement: Judgement,
    refused: Option<String>,
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
    /// Something else of the sheet changed.
    Changed,
    /// There was nothing to do.
    Nothing,
}

impl StarSession {
    /// Goes on with a record.
    ///
    /// ```
    /// use huff::entry::{StarHeard, StarSession};
    /// let record = huff::notation::star::records("[Seats \"1,4\"]\n\n1. C5-E5 *").remove(0);
    /// let mut session = StarSession::new(record);
    /// assert!(matches!(session.type_word("O11M11"), StarHeard::Played(found) if found.is_empty()));
    /// assert!(matches!(session.type_word("D5-G5"), StarHeard::Refused(_)));
    /// assert_eq!(session.record().turns.len(), 2);
    /// ```
    pub fn new(record: Record) -> StarSession {
        StarSession {
            judgement: judge(&record),
            record,
            past: Vec::new(),
            refused: None,
        }
    }

    /// The sheet.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// What is found in it.
    pub fn judgement(&self) -> &Judgement {
        &self.judgement
    }

    /// The position in which the next turn is made.
    pub fn position(&self) -> &Position {
        self.judgement.game.position()
    }

    /// What was typed and not accepted.
    pub fn refused(&self) -> Option<&str> {
        self.refused.as_deref()
    }

    /// A word of a line: a turn, a hole, the number of a round.
    pub fn type_word(&mut self, word: &str) -> StarHeard {
        let number = word.trim_end_matches(['.', '．', '、', ')']);
        if number.len() < word.len() && number.chars().all(char::is_numeric) {
            return StarHeard::Nothing;
        }
        self.refused = None;
        let plain: String = word.chars().map(super::narrow).collect();
        if let Some(hole) = Hole::from_name(&plain) {
            let there = self.position().destinations(hole).collect();
            return StarHeard::Destinations(hole, there);
        }
        let kind = read_entry(word);
        if matches!(kind, TurnKind::Unreadable | TurnKind::Empty) {
            self.refused = Some(word.to_owned());
            return StarHeard::Unreadable;
        }
        let next = self.with(word, kind);
        let found = found_last(&next);
        if found.is_empty() {
            self.change(next.0, next.1);
            return StarHeard::Played(found);
        }
        self.refused = Some(word.to_owned());
        StarHeard::Refused(found)
    }

    /// Enters the refused word as it is written.
    pub fn insist(&mut self) -> StarHeard {
        let Some(word) = self.refused.take() else {
            return StarHeard::Nothing;
        };
        let next = self.with(&word, read_entry(&word));
        let found = found_last(&next);
        self.change(next.0, next.1);
        StarHeard::Played(found)
    }

    /// Takes the last change back.
    pub fn undo(&mut self) -> StarHeard {
        self.refused = None;
        let Some(record) = self.past.pop().or_else(|| self.without_last()) else {
            return StarHeard::Nothing;
        };
        self.judgement = judge(&record);
        self.record = record;
        StarHeard::Changed
    }

    /// Sets a tag, such as `Places`.
    pub fn set_tag(&mut self, name: &str, value: &str) -> StarHeard {
        let mut record = self.record.clone();
        record
            .tags
            .retain(|tag| !tag.name.eq_ignore_ascii_case(name));
        record.tags.push(Tag {
            name: name.to_owned(),
            value: value.to_owned(),
            span: Default::default(),
        });
        let judgement = judge(&record);
        self.change(record, judgement);
        StarHeard::Changed
    }

    /// Adds a comment behind the last turn.
    pub fn note(&mut self, text: &str) -> StarHeard {
        let mut record = self.record.clone();
        record.remarks.push(Remark {
            after: record.turns.len() as u32,
            kind: RemarkKind::Comment(text.to_owned()),
            span: Default::default(),
        });
        let judgement = judge(&record);
        self.change(record, judgement);
        StarHeard::Changed
    }

    fn change(&mut self, record: Record, judgement: Judgement) {
        self.past.push(std::mem::replace(&mut self.record, record));
        self.judgement = judgement;
    }

    /// The sheet that was there at the start, without its last turn.
    fn without_last(&self) -> Option<Record> {
        let mut record = self.record.clone();
        record.turns.pop()?;
        let count = record.turns.len() as u32;
        record.remarks.retain(|remark| remark.after <= count);
        Some(record)
    }

    /// The sheet with one more turn.
    fn with(&self, word: &str, kind: TurnKind) -> (Record, Judgement) {
        let mut record = self.record.clone();
        let round = self.judgement.game.round();
        record.turns.push(Turn {
            row: round.saturating_sub(1),
            number: Some(round),
            seat: None,
            text: word.to_owned(),
            span: Default::default(),
            kind,
        });
        let judgement = judge(&record);
        (record, judgement)
    }
}

/// What is found in the last turn, no remarks.
fn found_last((record, judgement): &(Record, Judgement)) -> Vec<Finding> {
    let last = record.turns.len() as u32;
    let findings = judgement.findings.iter();
    let here = findings
        .filter(|finding| finding.ply == Some(last) && finding.code.class() != Class::Remark);
    here.cloned().collect()
}
