//! A half-move that is not legal: what it is, and how to go on.

use super::{Heard, Mode, Notice, Overwrite, Session};
use crate::draughts::Square;
use crate::entry::draft::Draft;
use crate::entry::key::{Key, marked};
use crate::entry::run::ENTER;
use crate::entry::shorthand;
use crate::notation::{Located, Written, locate, written};
use crate::record::{Class, Edit, EditKind, Finding, Repair};

/// A way to go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offer {
    /// Back to what is typed.
    Correct,
    /// It stands so on the sheet.
    AsWritten(String),
    /// Something else was meant, here or before.
    Repair(Repair),
}

/// A whole half-move that is not legal.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// As it would be written.
    pub text: String,
    /// What the judge says about it.
    pub finding: Option<Finding>,
    /// The ways to go on, correcting first.
    pub offers: Vec<Offer>,
    /// The marked one; `None` as long as typing goes on.
    pub chosen: Option<usize>,
    /// The keys that were typed behind it.
    pub extra: String,
}

impl Session {
    /// Refuses what is typed; `whole` are the half-moves that it may be.
    pub(super) fn refuse(&mut self, mut whole: Vec<String>) -> Heard {
        // where a piece of the side to move stands on the first square
        whole.sort_by_key(|text| !self.starts_with_own_piece(text));
        let text = whole[0].clone();
        let trial = self.trial(&text);
        let judgement = trial.judged();
        let ply = self.cursor as u32 + 1;
        let is_fault = |finding: &&Finding| matches!(finding.class(), Class::Play | Class::Writing);
        let finding = judgement
            .findings
            .iter()
            .filter(is_fault)
            .find(|finding| finding.ply == Some(ply));
        // the judge may read the sheet otherwise: turned, mirrored, with a piece left on the board
        if finding.is_none() && judgement.presumed.is_some() {
            return self.write(&text);
        }
        let finding = finding
            .or(judgement.findings.iter().find(is_fault))
            .cloned();
        let repairs = finding
            .iter()
            .flat_map(|finding| finding.repairs.iter().cloned());
        let mut offers = vec![Offer::Correct];
        offers.extend(whole.into_iter().map(Offer::AsWritten));
        if !self.is_hiding() {
            offers.extend(repairs.map(Offer::Repair));
        }
        self.mode = Mode::Refused(Box::new(Refusal {
            text,
            finding,
            offers,
            chosen: None,
            extra: String::new(),
        }));
        Heard::Refused
    }

    pub(super) fn refused_keys(&self) -> String {
        self.keys.pressed[self.keys.pending()..].replace([' ', '.'], "-")
    }

    /// What is refused, and what was typed behind it, stand in the line.
    pub(super) fn show_refused(&mut self) {
        let Mode::Refused(refusal) = &self.mode else {
            return;
        };
        let pressed = self.refused_keys();
        let extra = refusal.extra.replace(ENTER, " ");
        self.typed = match extra.is_empty() {
            true => pressed,
            false => format!("{pressed} {extra}"),
        };
    }

    fn starts_with_own_piece(&self, text: &str) -> bool {
        let Some(setup) = &self.derived.before else {
            return false;
        };
        let Written::Move(squares) = written(text) else {
            return false;
        };
        let from = squares.squares.first();
        let from = from.map(|from| locate(*from, &self.names.board, self.names.numbering));
        let piece = |square: Square| setup.piece(square);
        matches!(from, Some(Located::Square(square)) if piece(square).is_some_and(|piece| piece.color == setup.turn))
    }

    /// The sheet with a half-move written where the cursor is.
    fn trial(&self, text: &str) -> Draft {
        let mut trial = self.sheet().clone();
        match self.overwrite {
            Overwrite::Replace => trial.put(self.cursor, text),
            Overwrite::Insert => trial.insert(self.cursor, text),
        }
        trial
    }

    pub(super) fn press_in_refusal(&mut self, key: Key) -> Heard {
        let Mode::Refused(refusal) = &mut self.mode else {
            return Heard::Nothing;
        };
        if let Some(place) = marked(key, refusal.chosen, refusal.offers.len()) {
            refusal.chosen = Some(place);
            return Heard::Nothing;
        }
        match (key, refusal.chosen) {
            (Key::Char('!'), _) => self.as_written(),
            (Key::Char('?'), _) => self.explain(),
            (Key::Enter, None) if !refusal.extra.is_empty() => {
                refusal.extra.push(ENTER);
                self.with_path();
                Heard::Refused
            }
            (Key::Enter, None) => {
                refusal.chosen = Some(0);
                Heard::Nothing
            }
            (Key::Enter, Some(chosen)) => {
                let offer = refusal.offers[chosen].clone();
                self.take(offer)
            }
            (Key::Escape, Some(_)) => {
                refusal.chosen = None;
                Heard::Nothing
            }
            (Key::Escape, None) => {
                self.say_dropped();
                self.clear();
                Heard::Nothing
            }
            (Key::Char('/'), None) => {
                self.mode = Mode::Typing;
                self.press_in_typing(key)
            }
            (Key::Backspace, None) if refusal.extra.pop().is_some() => {
                self.show_refused();
                Heard::Nothing
            }
            (Key::Backspace, None) => {
                self.mode = Mode::Typing;
                self.press_in_typing(key)
            }
            (Key::Char(letter), _) => {
                refusal.chosen = None;
                self.behind_refused(letter)
            }
            (_, _) => Heard::Refused,
        }
    }

    /// Whether keys spell a legal move to its end.
    pub(super) fn is_whole(&self, keys: &str, place: usize) -> bool {
        let routes = &self.derived.legal.moves[place].routes;
        shorthand::continues(keys, routes, &self.names).1
    }

    /// Writes what is typed as it stands, legal or not.
    pub(super) fn as_written(&mut self) -> Heard {
        if let Mode::Refused(refusal) = &self.mode {
            let text = refusal.text.clone();
            return self.write_refused(&text);
        }
        // without a position nothing is read
        if self.keys.written.is_empty() && self.derived.before.is_none() {
            let spelled = shorthand::spelled(&self.typed, self.sheet().variant);
            return match spelled.first() {
                Some(text) => self.write(&text.clone()),
                None => self.refused(Notice::new("enter-not-whole")),
            };
        }
        // the last half-move that was typed, though its keys were taken for others
        for count in (0..=self.keys.written.len()).rev() {
            let steps = self.keys.written[..count].to_vec();
            let begins = steps.last().map_or(0, |step| step.end);
            let keys = self.keys.pressed[begins..].trim_matches([' ', '.', '-']);
            let keys = keys.replace([' ', '.'], "-");
            let spelled = shorthand::spelled(&keys, self.sheet().variant);
            if let Some(text) = spelled.first() {
                self.rewrite(&steps);
                return self.write(text);
            }
        }
        self.refused(Notice::new("enter-not-whole"))
    }

    /// What was typed behind a refused half-move is not kept where that is typed anew.
    fn say_dropped(&mut self) {
        let Mode::Refused(refusal) = &self.mode else {
            return;
        };
        let behind = refusal.extra.replace(ENTER, " ");
        if !behind.trim().is_empty() {
            let notice = Notice::new("enter-dropped");
            self.notice = Some(notice.with("text", behind.trim()));
        }
    }

    fn take(&mut self, offer: Offer) -> Heard {
        match offer {
            Offer::Correct => {
                self.say_dropped();
                self.mode = Mode::Typing;
                Heard::Nothing
            }
            Offer::AsWritten(text) => self.write_refused(&text),
            Offer::Repair(repair) => {
                let Mode::Refused(refusal) = &self.mode else {
                    return Heard::Nothing;
                };
                let mut sheet = self.trial(&refusal.text.clone());
                let at_end = self.cursor == self.sheet().entries.len();
                let before = sheet.entries.len();
                apply(&mut sheet, &repair.edits);
                let grown = sheet.entries.len() as i64 - before as i64;
                self.remember();
                let length = sheet.entries.len();
                self.sheets[self.active] = sheet;
                self.cursor = match at_end {
                    true => length,
                    false => (self.cursor as i64 + 1 + grown).clamp(0, length as i64) as usize,
                };
                self.clear();
                self.derive();
                Heard::Changed
            }
        }
    }
}

/// Makes edits of the text as it is written: the last first, so that the places of the others stay.
fn apply(sheet: &mut Draft, edits: &[Edit]) {
    let mut edits: Vec<&Edit> = edits.iter().collect();
    edits.sort_by_key(|edit| (std::cmp::Reverse(edit.ply), edit.kind));
    for edit in edits {
        let Some(index) = (edit.ply as usize).checked_sub(1) else {
            continue;
        };
        match (edit.kind, &edit.new) {
            (EditKind::Replace, Some(new)) => sheet.put(index, new),
            (EditKind::Insert, Some(new)) => sheet.insert(index, new),
            (EditKind::Delete, _) => sheet.remove(index),
            (EditKind::Exchange, _) if index + 1 < sheet.entries.len() => {
                let (one, other) = (
                    sheet.entries[index].text.clone(),
                    sheet.entries[index + 1].text.clone(),
                );
                sheet.put(index, &other);
                sheet.put(index + 1, &one);
            }
            _ => {}
        }
    }
}
