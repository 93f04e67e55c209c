//! What the keys of a turn are taken for. A turn is entered as soon as it is the only legal one that begins so; keys that
//! say the rest of it all the same are the rest of it. A third hole goes on with the chain where it is empty, and begins
//! the next turn where a piece stands that has it: the board never leaves that open.

use super::line::{End, Part, may_be, parts, sure, ways};
use super::{Heard, Notice, Snapshot, StarSession, is_number, is_unreadable};
use crate::entry::key::Key;
use crate::notation::star::{TurnKind, read_entry, written};
use crate::star::{Attempt, Game, Hole, Position};

/// The turn that a line was taken for.
#[derive(Clone, Debug)]
pub(super) struct Entered {
    /// The sheet before it.
    before: Snapshot,
    /// The game before it.
    game: Game,
    way: Vec<Hole>,
    /// How many holes of the line are its own.
    holes: usize,
}

impl StarSession {
    /// Where in the line the keys stand that are not of the turn that it was taken for.
    pub(super) fn behind(&self, entered: &Entered) -> usize {
        let parts = parts(&self.line, End::Open).unwrap_or_default();
        let next = parts.get(entered.holes);
        next.map_or(self.line.len(), |part| part.start)
    }

    /// One more key of the line: all of it is read anew.
    pub(super) fn letter(&mut self, letter: char) -> Heard {
        if letter == '-' && self.entered.is_some() && self.line.ends_with('-') {
            // the mark of a seat that is home, behind a turn that is entered
            return self.part_at(self.line.len() - 1, letter);
        }
        let line = format!("{}{letter}", self.line);
        let game = match &self.entered {
            Some(entered) => Some(entered.game.clone()),
            None => self.game().cloned(),
        };
        let Some(game) = game else {
            // without a position only a blank or Enter tells where a turn ends
            self.line = line;
            return Heard::Nothing;
        };
        let position = game.position();
        let Some(parts) = parts(&line, End::Open) else {
            return self.letter_of_word(letter, line);
        };
        if let Some(heard) = self.third_hole(&parts, position, letter) {
            return heard;
        }
        // a hole whose number could have gone on is whole when a letter follows
        let before = &parts[..parts.len() - 1];
        let is_whole = self.entered.is_none() && before.len() > 1 && !game.is_over();
        if let Some(way) = legal_way(before, position).filter(|_| is_whole) {
            self.enter_way(way, before.len(), game.clone());
        }
        let found = match game.is_over() {
            true => Vec::new(),
            false => ways(&parts, position),
        };
        let last = &parts[parts.len() - 1];
        match &self.entered {
            Some(entered) if found.is_empty() => {
                let is_next = parts.len() > entered.holes && !last.is_joined;
                return match is_next {
                    true => self.part_at(last.start, letter),
                    // another hole than the one it was taken for
                    false => {
                        self.take_back();
                        self.line = line;
                        self.astray(&parts)
                    }
                };
            }
            Some(entered) if parts.len() > entered.holes && !last.is_joined => {
                let next = self.game().map(Game::position);
                let next = next.map(|position| position.pieces(position.to_move()));
                if next.is_some_and(|own| may_be(last, own)) {
                    self.line = line;
                    return Heard::Nothing;
                }
            }
            _ => {}
        }
        self.line = line;
        match sure(&parts, &found, position) {
            Some(way) => self.enter_way(way, parts.len(), game),
            None if found.is_empty() => self.astray(&parts),
            None => Heard::Nothing,
        }
    }

    /// The hole before the last one belongs to the turn that is entered, or begins the next.
    fn third_hole(&mut self, parts: &[Part], position: &Position, letter: char) -> Option<Heard> {
        let entered = self.entered.as_ref()?;
        let before = parts.len() - 1;
        if before <= entered.holes {
            return None;
        }
        let (own, next) = (&parts[..before], parts[entered.holes].start);
        match legal_way(own, position) {
            Some(way) => {
                let game = entered.game.clone();
                self.enter_way(way, before, game);
                None
            }
            None => Some(self.part_at(next, letter)),
        }
    }

    /// A key that is no part of a hole.
    fn letter_of_word(&mut self, letter: char, line: String) -> Heard {
        let Some(entered) = &self.entered else {
            self.line = line;
            let is_pass = read_entry(&self.line) == TurnKind::Pass;
            return match is_pass && self.trial("pass").is_empty() {
                true => self.settle("pass"),
                false => Heard::Nothing,
            };
        };
        if letter.is_ascii_digit() {
            self.take_back();
            self.line = line;
            return Heard::Refused;
        }
        let behind = self.behind(entered);
        self.part_at(behind, letter)
    }

    /// The turn ends in the line before a place; what stands behind it, and one more key, begin the next.
    fn part_at(&mut self, place: usize, letter: char) -> Heard {
        let rest = format!("{}{letter}", &self.line[place..]);
        self.line.truncate(place);
        if self.is_contradicted() {
            self.take_back();
            return self.refuse(rest);
        }
        self.clear();
        self.feed(&rest)
    }

    /// Types keys that were kept.
    pub(super) fn feed(&mut self, keys: &str) -> Heard {
        let mut all = Heard::Nothing;
        for key in keys.chars() {
            let heard = self.press(match key {
                '\n' => Key::Enter,
                key => Key::Char(key),
            });
            all = match (all, heard) {
                (Heard::Changed, _) | (_, Heard::Changed) => Heard::Changed,
                (_, heard) => heard,
            };
        }
        all
    }

    /// Whether the line, now that it ends, names another hole than the one that it was taken for.
    fn is_contradicted(&self) -> bool {
        let Some(entered) = &self.entered else {
            return false;
        };
        let parts = parts(&self.line, End::Here).unwrap_or_default();
        let last = parts.last().and_then(Part::hole);
        last.is_some() && last != entered.way.last().copied()
    }

    /// Enters the way that the line is taken for, in the place of the one that it was taken for before.
    fn enter_way(&mut self, way: Vec<Hole>, holes: usize, game: Game) -> Heard {
        let before = match self.entered.take() {
            Some(mut entered) if entered.way == way => {
                entered.holes = holes;
                self.entered = Some(entered);
                return Heard::Nothing;
            }
            Some(entered) => {
                self.restore(entered.before.clone());
                entered.before
            }
            None => {
                self.remember();
                self.snapshot()
            }
        };
        self.put(&written(&way));
        self.entered = Some(Box::new(Entered {
            before,
            game,
            way,
            holes,
        }));
        Heard::Changed
    }

    /// Takes back what the line was taken for; the keys stay.
    fn take_back(&mut self) {
        if let Some(entered) = self.entered.take() {
            self.restore(entered.before);
            self.past.pop_back();
            let notice = Notice::new("star-enter-taken-back");
            self.notice = Some(notice.with("move", written(&entered.way)));
        }
    }

    /// The last key is taken back: nothing is entered by that.
    pub(super) fn without_last_key(&mut self) -> Heard {
        let Some(entered) = &self.entered else {
            return Heard::Nothing;
        };
        let parts = parts(&self.line, End::Open).unwrap_or_default();
        let stays = parts.len() >= entered.holes
            && ways(&parts[..entered.holes], entered.game.position()) == [entered.way.clone()];
        if stays {
            return Heard::Nothing;
        }
        self.take_back();
        self.notice = None;
        Heard::Changed
    }

    /// No legal move begins so: a whole turn is refused, and less is told.
    fn astray(&mut self, parts: &[Part]) -> Heard {
        let Some((last, before)) = parts.split_last() else {
            return Heard::Refused;
        };
        if before.len() > 1 && !last.is_joined {
            let rest = self.line.split_off(last.start);
            return self.refuse(rest);
        }
        match !before.is_empty() && last.is_whole() {
            true => self.refuse(String::new()),
            false => Heard::Refused,
        }
    }

    /// A blank or Enter: what is typed is all of the turn.
    pub(super) fn close(&mut self) -> Heard {
        let Some(entered) = &self.entered else {
            return match self.line.is_empty() {
                true => Heard::Nothing,
                false => self.close_line(),
            };
        };
        let parts = parts(&self.line, End::Here).unwrap_or_default();
        if let Some(next) = parts.get(entered.holes) {
            if let Some(way) = legal_way(&parts, entered.game.position()) {
                let game = entered.game.clone();
                let heard = self.enter_way(way, parts.len(), game);
                self.clear();
                return heard;
            }
            let rest = self.line.split_off(next.start);
            return match self.is_contradicted() {
                true => {
                    self.take_back();
                    self.refuse(format!("{rest}\n"))
                }
                false => {
                    self.clear();
                    self.line = rest;
                    self.close_line()
                }
            };
        }
        if self.is_contradicted() {
            self.take_back();
            return self.refuse(String::new());
        }
        if self.line.ends_with('-') {
            // a chain goes on
            let notice = Notice::new("star-enter-not-whole");
            return self.say_no(notice.with("text", self.line.clone()));
        }
        self.clear();
        Heard::Nothing
    }

    fn close_line(&mut self) -> Heard {
        if is_number(&self.line) {
            self.clear();
            return Heard::Nothing;
        }
        let found = parts(&self.line, End::Here).unwrap_or_default();
        if let [only] = &found[..] {
            let id = match only.hole() {
                Some(_) => "star-enter-not-whole",
                None => "star-enter-no-hole",
            };
            return self.say_no(Notice::new(id).with("text", self.line.clone()));
        }
        let text = self.text();
        self.settle(&text)
    }

    /// The line as a turn is written.
    pub(super) fn text(&self) -> String {
        let parts = parts(&self.line, End::Here).unwrap_or_default();
        let way: Option<Vec<Hole>> = parts.iter().map(Part::hole).collect();
        match way.filter(|way| way.len() > 1) {
            Some(way) => written(&way),
            None => self.line.trim().to_owned(),
        }
    }

    /// Enters a turn that is whole, or refuses it.
    pub(super) fn settle(&mut self, text: &str) -> Heard {
        let is_fine = !is_unreadable(text) && self.trial(text).is_empty();
        if !is_fine {
            return self.refuse(String::new());
        }
        self.write(text);
        self.clear();
        Heard::Changed
    }
}

/// The way of holes that are whole, where it is a legal move.
fn legal_way(parts: &[Part], position: &Position) -> Option<Vec<Hole>> {
    let way: Option<Vec<Hole>> = parts.iter().map(Part::hole).collect();
    way.filter(|way| way.len() > 1 && matches!(position.attempt(way), Attempt::Legal(_)))
}
