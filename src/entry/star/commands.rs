//! Going about on the sheet, changing what is written, and commands by their words.

use super::{Heard, Notice, Overwrite, StarMode, StarSession, Word, sheet};
use crate::entry::key::{Key, narrow};
use crate::notation::star::{Remark, RemarkKind, Tag, entry};
use crate::record::star::{judge, places};
use crate::star::Camp;

/// Rounds that a page of the sheet goes on.
const PAGE: u32 = 10;

impl StarSession {
    /// Keys that mean the same whatever is typed.
    pub(super) fn press_anywhere(&mut self, key: Key) -> Heard {
        let end = self.record.turns.len();
        let to = match key {
            Key::Left => self.cursor.saturating_sub(1),
            Key::Right => self.cursor + 1,
            Key::Up => self.rounds_up(1),
            Key::Down => self.rounds_down(1),
            Key::PageUp => self.rounds_up(PAGE),
            Key::PageDown => self.rounds_down(PAGE),
            Key::Home => 0,
            Key::End => end,
            Key::Delete => return self.delete(),
            Key::Insert => return self.toggle_insert(),
            Key::Control('z') => return self.undo(),
            Key::Control('y') => return self.redo(),
            Key::Function(number) => {
                let mut words = StarSession::COMMANDS.into_iter();
                return match words.find(|word| word.function() == Some(number)) {
                    Some(word) => self.begin(word),
                    None => Heard::Refused,
                };
            }
            _ => return Heard::Refused,
        };
        self.go(to)
    }

    /// The turn of the same seat some rounds before, or the first one of that round.
    fn rounds_up(&self, rounds: u32) -> usize {
        let (round, seat) = self.cell(self.cursor);
        self.place_in(round.saturating_sub(rounds), Some(seat))
            .unwrap_or(0)
    }

    fn rounds_down(&self, rounds: u32) -> usize {
        let (round, seat) = self.cell(self.cursor);
        let end = self.record.turns.len();
        self.place_in(round + rounds, Some(seat)).unwrap_or(end)
    }

    /// The place of a seat in a round, or where the round begins.
    fn place_in(&self, round: u32, seat: Option<Camp>) -> Option<usize> {
        let places = || 0..=self.record.turns.len();
        let is_here = |index: &usize| self.cell(*index).0 == round;
        let is_seat = |index: &usize| seat.is_none_or(|seat| self.cell(*index).1 == seat);
        let found = places().filter(is_here).find(is_seat);
        found.or_else(|| places().find(is_here))
    }

    /// Goes behind so many turns. Where one goes on typing, nothing is put in unseen.
    pub(super) fn go(&mut self, to: usize) -> Heard {
        self.overwrite = Overwrite::Replace;
        self.cursor = to.min(self.record.turns.len());
        self.clear();
        self.derive();
        Heard::Nothing
    }

    /// Takes the turn before the cursor off.
    pub(super) fn take_off(&mut self) -> Heard {
        match self.cursor {
            0 => Heard::Refused,
            _ => {
                self.remember();
                self.cursor -= 1;
                self.take_out()
            }
        }
    }

    /// Takes the turn behind the cursor out.
    fn delete(&mut self) -> Heard {
        if self.cursor >= self.record.turns.len() {
            return self.say_no(Notice::new("star-enter-no-turn-here"));
        }
        self.remember();
        self.take_out()
    }

    fn take_out(&mut self) -> Heard {
        sheet::remove(&mut self.record, self.cursor);
        self.clear();
        self.derive();
        Heard::Changed
    }

    fn toggle_insert(&mut self) -> Heard {
        let (overwrite, id) = match self.overwrite {
            Overwrite::Replace => (Overwrite::Insert, "star-enter-insert-on"),
            Overwrite::Insert => (Overwrite::Replace, "star-enter-insert-off"),
        };
        self.overwrite = overwrite;
        self.notice = Some(Notice::new(id));
        Heard::Nothing
    }

    fn undo(&mut self) -> Heard {
        let Some(before) = self.past.pop_back() else {
            return self.say_no(Notice::new("enter-nothing-to-undo"));
        };
        self.future.push(self.snapshot());
        self.restore(before);
        self.clear();
        self.undone()
    }

    fn redo(&mut self) -> Heard {
        let Some(after) = self.future.pop() else {
            return self.say_no(Notice::new("enter-nothing-to-undo"));
        };
        self.past.push_back(self.snapshot());
        self.restore(after);
        self.clear();
        self.undone()
    }

    fn undone(&mut self) -> Heard {
        let turns = self.record.turns.len().to_string();
        self.notice = Some(Notice::new("star-enter-undone").with("turns", turns));
        Heard::Changed
    }

    /// A function key: does it, or begins its line.
    pub(super) fn begin(&mut self, word: Word) -> Heard {
        match word {
            Word::Note | Word::Result | Word::Struck => {
                self.clear();
                self.mode = StarMode::Command(format!("{} ", word.names()[0]));
                Heard::Nothing
            }
            word => self.command(word.names()[0]),
        }
    }

    pub(super) fn press_in_command(&mut self, key: Key) -> Heard {
        let StarMode::Command(line) = &mut self.mode else {
            return Heard::Nothing;
        };
        match key {
            Key::Char(letter) => line.push(letter),
            Key::Backspace if line.pop().is_some() => {}
            Key::Backspace | Key::Escape => self.clear(),
            Key::Enter => {
                let line = std::mem::take(line);
                self.clear();
                let heard = self.command(&line);
                if heard == Heard::Refused && !line.trim().is_empty() {
                    // it stays to be corrected
                    self.mode = StarMode::Command(line);
                }
                return heard;
            }
            _ => return Heard::Refused,
        }
        Heard::Nothing
    }

    /// Does a command: a word and what stands behind it, without the stroke before it.
    ///
    /// ```
    /// use huff::entry::{Heard, StarSession};
    /// let record = huff::notation::star::records("[Seats \"1,4\"]\n\n1. C5-E5 O11-M11 *").remove(0);
    /// let mut session = StarSession::new(record);
    /// assert_eq!(session.command("result 4:1 1:2"), Heard::Changed);
    /// assert_eq!(session.command("go 1.4"), Heard::Nothing);
    /// assert_eq!(session.cursor(), 1);
    /// assert_eq!(session.command("crown C"), Heard::Refused);
    /// ```
    pub fn command(&mut self, line: &str) -> Heard {
        self.notice = None;
        let line = line.trim();
        let (name, rest) = line.split_once([' ', '　']).unwrap_or((line, ""));
        let rest = rest.trim();
        let word = Word::read(name).filter(|word| StarSession::COMMANDS.contains(word));
        let Some(word) = word else {
            return self.say_no(Notice::new("enter-no-such-command").with("name", name));
        };
        match word {
            Word::Help => self.explain(),
            Word::Quit => Heard::Leave,
            // what stood there before this session goes as well
            Word::Undo if self.past.is_empty() => {
                self.cursor = self.record.turns.len();
                match self.take_off() {
                    Heard::Changed => self.undone(),
                    _ => self.say_no(Notice::new("enter-nothing-to-undo")),
                }
            }
            Word::Undo => self.undo(),
            Word::Redo => self.redo(),
            Word::Insert => self.toggle_insert(),
            Word::Delete => self.delete(),
            Word::Go => self.go_to(rest),
            Word::Empty => {
                self.write(MISSING);
                self.clear();
                Heard::Changed
            }
            Word::Struck => self.strike(rest),
            Word::Note if rest.is_empty() => {
                self.say_no(Notice::new("enter-needs-text").with("name", name))
            }
            Word::Note => self.note(rest),
            Word::Result if !rest.is_empty() && places(rest).is_none() => {
                self.say_no(Notice::new("star-enter-bad-places").with("text", rest))
            }
            Word::Result => self.set_tag("Places", rest),
            word => Heard::Show(word),
        }
    }

    /// `/go 12`: where round 12 begins; `/go 12.3`: seat 3 in it; `/go`: behind all.
    fn go_to(&mut self, rest: &str) -> Heard {
        let text: String = rest.chars().map(narrow).collect();
        let mut numbers = text
            .split(['.', ' ', ',', '-', '/', ':'])
            .filter(|part| !part.is_empty());
        let round = numbers.next().map(str::parse);
        let seat = numbers.next().map(str::parse);
        let place = match (round, seat, numbers.next()) {
            (None, None, None) => Some(self.record.turns.len()),
            (Some(Ok(round)), None, None) => self.place_in(round, None),
            (Some(Ok(round)), Some(Ok(seat)), None) => Camp::from_number(seat)
                .and_then(|seat| self.place_in(round, Some(seat)))
                .filter(|place| Some(self.cell(*place).1) == Camp::from_number(seat)),
            _ => None,
        };
        match place {
            Some(place) => self.go(place),
            None => self.say_no(Notice::new("star-enter-no-turn").with("text", rest)),
        }
    }

    /// Sets a tag, such as `Places`; an empty value takes it away.
    fn set_tag(&mut self, name: &str, value: &str) -> Heard {
        self.remember();
        self.record
            .tags
            .retain(|tag| !tag.name.eq_ignore_ascii_case(name));
        if !value.is_empty() {
            self.record.tags.push(Tag {
                name: name.to_owned(),
                value: value.to_owned(),
                span: Default::default(),
            });
        }
        self.derived.judgement = judge(&self.record);
        Heard::Changed
    }

    /// `/struck N10-M9`: stands struck out where the next turn is typed; `/struck`: the turn before, which is taken off.
    fn strike(&mut self, rest: &str) -> Heard {
        let last = self.cursor.checked_sub(1);
        let last = last.map(|index| entry(&self.record.turns[index]));
        let old = match rest.trim_matches(['~', '～', ' ']) {
            "" => last,
            old => Some(old.to_owned()),
        };
        let Some(old) = old.filter(|old| !old.is_empty()) else {
            return self.say_no(Notice::new("star-enter-nothing-struck"));
        };
        self.remember();
        if rest.is_empty() {
            self.cursor -= 1;
            self.take_out();
        }
        self.remark(RemarkKind::StruckOut(old.clone()));
        self.derive();
        self.notice = Some(Notice::new("enter-struck").with("text", old));
        Heard::Changed
    }

    /// Adds a comment behind the turn before the cursor.
    fn note(&mut self, text: &str) -> Heard {
        self.remember();
        self.remark(RemarkKind::Comment(text.to_owned()));
        Heard::Changed
    }

    fn remark(&mut self, kind: RemarkKind) {
        let after = self.cursor as u32;
        let behind = |remark: &Remark| remark.after > after;
        let place = self.record.remarks.iter().position(behind);
        self.record.remarks.insert(
            place.unwrap_or(self.record.remarks.len()),
            Remark {
                after,
                kind,
                span: Default::default(),
            },
        );
    }

    /// What is struck out before a turn, counted from 0.
    pub fn struck_out(&self, index: usize) -> impl Iterator<Item = &str> {
        let remarks = self.record.remarks.iter();
        remarks
            .filter(move |remark| remark.after as usize == index)
            .filter_map(|remark| match &remark.kind {
                RemarkKind::StruckOut(text) => Some(text.as_str()),
                _ => None,
            })
    }

    /// The comments behind the first `played` turns.
    pub fn comments(&self, played: usize) -> impl Iterator<Item = &str> {
        let remarks = self.record.remarks.iter();
        remarks
            .filter(move |remark| remark.after as usize == played)
            .filter_map(|remark| match &remark.kind {
                RemarkKind::Comment(text) => Some(text.as_str()),
                _ => None,
            })
    }
}

/// What stands for a turn that is not written.
const MISSING: &str = "?";
