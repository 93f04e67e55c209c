//! A turn in which the judge finds something: what it is, and how to go on.

use super::line::{End, parts, sure, ways};
use super::{Heard, Notice, StarMode, StarSession, is_unreadable, sheet};
use crate::entry::key::{Key, marked};
use crate::entry::session::Offer;
use crate::notation::star::{Record, written};
use crate::record::star::{Finding, judge};
use crate::record::{Class, Edit, EditKind, Repair};

/// A whole turn that is not accepted.
#[derive(Clone, Debug)]
pub struct StarRefusal {
    /// As it would be written.
    pub text: String,
    /// What the judge finds in it; nothing where it is no turn at all.
    pub findings: Vec<Finding>,
    /// The ways to go on, correcting first.
    pub offers: Vec<Offer>,
    /// The marked one; `None` as long as typing goes on.
    pub chosen: Option<usize>,
    /// The keys that were typed behind it.
    pub extra: String,
}

impl StarSession {
    /// What the judge finds in a turn that is written where is typed, with nothing behind it.
    pub(super) fn trial(&self, text: &str) -> Vec<Finding> {
        let mut record = sheet::until(&self.record, self.cursor);
        sheet::put(&mut record, self.cursor, text, self.cell(self.cursor));
        self.found_where_typed(&record)
    }

    /// The same with the turns that stand behind it: its repairs are weighed by them too.
    fn trial_in_place(&self, text: &str) -> Vec<Finding> {
        if self.cursor == self.record.turns.len() {
            return self.trial(text);
        }
        let found = self.found_where_typed(&self.with(text));
        if !found.is_empty() {
            return found;
        }
        // what stands before is read otherwise: a repair would claim what nobody has tried
        let mut alone = self.trial(text);
        alone
            .iter_mut()
            .for_each(|finding| finding.repairs = Vec::new());
        alone
    }

    fn found_where_typed(&self, record: &Record) -> Vec<Finding> {
        let here = Some(self.cursor as u32 + 1);
        let findings = judge(record).findings.into_iter();
        findings
            .filter(|finding| finding.ply == here && finding.code.class() != Class::Remark)
            .collect()
    }

    /// Refuses the line; the keys behind it wait.
    pub(super) fn refuse(&mut self, extra: String) -> Heard {
        let text = self.text();
        let findings = match is_unreadable(&text) {
            true => Vec::new(),
            false => self.trial_in_place(&text),
        };
        let mut offers = vec![Offer::Correct];
        if sheet::can_stand(&text) {
            offers.push(Offer::AsWritten(text.clone()));
        }
        let here = self.cursor as u32 + 1;
        // to leave out what is typed is to correct it
        let is_more = |repair: &&Repair| {
            let is_left_out = |edit: &Edit| edit.kind == EditKind::Delete && edit.ply == here;
            !repair.edits.iter().any(is_left_out)
        };
        let repairs = findings.iter().flat_map(|finding| &finding.repairs);
        offers.extend(repairs.filter(is_more).cloned().map(Offer::Repair));
        self.mode = StarMode::Refused(Box::new(StarRefusal {
            text,
            findings,
            offers,
            chosen: None,
            extra,
        }));
        Heard::Refused
    }

    pub(super) fn press_in_refusal(&mut self, key: Key) -> Heard {
        let StarMode::Refused(refusal) = &mut self.mode else {
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
                refusal.extra.push('\n');
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
                self.clear();
                Heard::Nothing
            }
            (Key::Char('/'), None) if refusal.extra.is_empty() => {
                self.clear();
                self.press_in_typing(key)
            }
            (Key::Backspace, None) if refusal.extra.pop().is_some() => Heard::Nothing,
            (Key::Backspace, None) => {
                self.mode = StarMode::Typing;
                self.press_in_typing(key)
            }
            (Key::Char(letter), _) => {
                refusal.chosen = None;
                self.behind_refused(letter)
            }
            (_, _) => Heard::Refused,
        }
    }

    /// A key behind a turn that is refused: a longer one, the right one in its stead, or what stands behind it.
    fn behind_refused(&mut self, letter: char) -> Heard {
        let StarMode::Refused(refusal) = &mut self.mode else {
            return Heard::Refused;
        };
        if refusal.extra.is_empty() && matches!(letter, '-' | ' ' | '.') {
            if letter == '-' {
                self.mode = StarMode::Typing;
                return self.press_in_typing(Key::Char(letter));
            }
            return Heard::Nothing;
        }
        refusal.extra.push(match letter {
            ' ' => '\n',
            letter => letter,
        });
        let (extra, refused) = (refusal.extra.clone(), refusal.text.clone());
        let Some(way) = self.instead(&extra) else {
            return Heard::Refused;
        };
        self.write(&way);
        self.clear();
        let notice = Notice::new("enter-instead").with("move", way);
        self.notice = Some(notice.with("refused", refused));
        Heard::Changed
    }

    /// The legal move that keys are which were typed behind a refused one: the same side moves, to its end.
    fn instead(&self, keys: &str) -> Option<String> {
        let position = self.game()?.position();
        let parts = parts(keys.trim_end_matches('\n'), End::Open)?;
        let way = sure(&parts, &ways(&parts, position), position)?;
        let end = parts.last()?.hole();
        (end == way.last().copied()).then(|| written(&way))
    }

    /// Writes what was refused as it stands, and types what was typed behind it.
    pub(super) fn as_written(&mut self) -> Heard {
        let StarMode::Refused(refusal) = &self.mode else {
            return Heard::Refused;
        };
        let (text, extra) = (refusal.text.clone(), refusal.extra.clone());
        if !refusal.offers.contains(&Offer::AsWritten(text.clone())) {
            return self.say_no(Notice::new("star-enter-cannot-stand").with("text", text));
        }
        self.write(&text);
        self.clear();
        self.feed(&extra);
        Heard::Changed
    }

    /// The key `!` while a turn is typed.
    pub(super) fn insist_on_line(&mut self) -> Heard {
        if self.typed().is_empty() {
            return self.say_no(Notice::new("star-enter-nothing-typed"));
        }
        let typed = self.typed().to_owned();
        self.clear();
        self.line = typed;
        match parts(&self.line, End::Here) {
            Some(parts) if parts.len() == 1 => {
                let notice = Notice::new("star-enter-not-whole");
                self.say_no(notice.with("text", self.line.clone()))
            }
            _ => {
                self.refuse(String::new());
                self.as_written()
            }
        }
    }

    fn take(&mut self, offer: Offer) -> Heard {
        match offer {
            Offer::Correct => {
                if let StarMode::Refused(refusal) = &self.mode {
                    self.line += refusal.extra.trim_end_matches('\n');
                }
                self.mode = StarMode::Typing;
                Heard::Nothing
            }
            Offer::AsWritten(_) => self.as_written(),
            Offer::Repair(repair) => self.repair(&repair),
        }
    }

    fn repair(&mut self, repair: &Repair) -> Heard {
        let StarMode::Refused(refusal) = &self.mode else {
            return Heard::Nothing;
        };
        let (text, extra) = (refusal.text.clone(), refusal.extra.clone());
        self.write(&text);
        let before = self.record.turns.len();
        sheet::repair(&mut self.record, &repair.edits);
        self.cursor = (self.cursor + self.record.turns.len()).saturating_sub(before);
        self.derive();
        self.clear();
        self.feed(&extra);
        Heard::Changed
    }
}
