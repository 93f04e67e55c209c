//! What a screen asks a session.

use super::{Forced, Mark, Mode, Notice, Overwrite, Session, Stance};
use crate::draughts::{Color, Setup};
use crate::entry::draft::Draft;
use crate::entry::legal::Legal;
use crate::record::{Class, Finding, Judgement};

impl Session {
    /// The sheet that is typed.
    pub fn sheet(&self) -> &Draft {
        &self.sheets[self.active]
    }

    /// The other copy, where there is one.
    pub fn other(&self) -> Option<&Draft> {
        (self.sheets.len() == 2).then(|| &self.sheets[1 - self.active])
    }

    /// Which of the copies is typed: 0 White's, 1 Black's.
    pub fn active(&self) -> usize {
        self.active
    }

    /// How many half-moves stand before the place where is typed.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// What is typed and not accepted yet.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// All that is typed and not accepted yet, a command with its stroke; none if nothing is.
    pub fn pending(&self) -> Option<String> {
        match &self.mode {
            Mode::Command(line) if line.trim().is_empty() => None,
            Mode::Command(line) => Some(format!("/{line}")),
            _ => Some(self.typed.clone()).filter(|typed| !typed.is_empty()),
        }
    }

    /// What the next key is about.
    pub fn mode(&self) -> &Mode {
        &self.mode
    }

    /// What a typed half-move does where one is written.
    pub fn overwrite(&self) -> Overwrite {
        self.overwrite
    }

    /// Whether forced captures are made by the desk.
    pub fn forced(&self) -> Forced {
        self.forced
    }

    /// When findings are said.
    pub fn stance(&self) -> Stance {
        self.stance
    }

    /// Something to be said about the last key.
    pub fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// The position where is typed; `None` where it is not known.
    pub fn position(&self) -> Option<&Setup> {
        self.derived.before.as_ref()
    }

    /// Whether that position is only the likely one, because a slip of the pen stands before it.
    pub fn is_presumed(&self) -> bool {
        self.derived.is_presumed && self.derived.before.is_some()
    }

    /// The legal moves there.
    pub fn legal(&self) -> &Legal {
        &self.derived.legal
    }

    /// The judgement on the whole sheet.
    pub fn judgement(&self) -> &Judgement {
        &self.derived.judgement
    }

    /// How a half-move, counted from 0, stands.
    pub fn mark(&self, index: usize) -> Mark {
        if self.is_hiding() {
            return Mark::Fine;
        }
        self.derived.marks.get(index).copied().unwrap_or(Mark::Fine)
    }

    /// The first half-moves at which the two copies differ, in the typed one and in the other.
    pub fn difference(&self) -> Option<[usize; 2]> {
        self.derived.difference
    }

    /// What was found about the half-move before the place where is typed, and about the whole sheet; nothing while it is
    /// hidden.
    pub fn findings(&self) -> Vec<&Finding> {
        if self.is_hiding() {
            return Vec::new();
        }
        let here = Some(self.cursor as u32).filter(|ply| *ply > 0);
        let findings = self.derived.judgement.findings.iter();
        findings
            .filter(|finding| finding.class() != Class::Remark)
            .filter(|finding| finding.ply == here || finding.ply.is_none())
            .collect()
    }

    /// Whether findings, legal moves and reasons are kept from those who look on.
    pub fn is_hiding(&self) -> bool {
        self.stance == Stance::Live && !self.claimed
    }

    /// The moves that begin as it is typed.
    pub fn completions(&self) -> Vec<&str> {
        if self.is_hiding() {
            return Vec::new();
        }
        let text = |place: &usize| self.derived.legal.moves[*place].text.as_str();
        match self.reading() {
            crate::entry::Reading::Nothing => self
                .legal()
                .moves
                .iter()
                .map(|choice| choice.text.as_str())
                .collect(),
            crate::entry::Reading::One(only) => vec![text(&only)],
            crate::entry::Reading::Several { begun, .. } => begun.iter().map(text).collect(),
            crate::entry::Reading::None => Vec::new(),
        }
    }

    /// Whether no legal move begins as it is typed.
    pub fn is_astray(&self) -> bool {
        self.reading() == crate::entry::Reading::None
    }

    /// Whose move is typed.
    pub fn turn(&self) -> Color {
        match &self.derived.before {
            Some(setup) => setup.turn,
            None => self.sheet().side(self.cursor),
        }
    }
}
