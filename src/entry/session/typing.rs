//! Half-moves typed by shorthand.

use super::keys::Keys;
use super::{Forced, Heard, Mode, Notice, Overwrite, Session, Stance};
use crate::entry::key::{Key, marked, plain};
use crate::entry::run::{ENTER, Manner};
use crate::entry::shorthand::{self, Reading};

impl Session {
    pub(super) fn reading(&self) -> Reading {
        shorthand::reading(&self.typed, &self.derived.legal, &self.names)
    }

    pub(super) fn press_in_typing(&mut self, key: Key) -> Heard {
        match key {
            Key::Char(letter) => self.letter(letter),
            Key::Enter => self.enter(),
            Key::Escape => {
                self.clear();
                Heard::Nothing
            }
            Key::Backspace => match self.typed.pop() {
                Some(_) => self.without_last_key(),
                None => self.take_off(),
            },
            Key::Tab => self.complete(),
            Key::BackTab => self.switch_copy(),
            other => self.press_anywhere(other),
        }
    }

    /// A character: part of a move, or one of the few signs that are not.
    pub(super) fn letter(&mut self, letter: char) -> Heard {
        match letter {
            '/' => {
                self.mode = Mode::Command(String::new());
                Heard::Nothing
            }
            '?' => self.explain(),
            '!' => self.as_written(),
            ' ' | '.' => self.pressed(letter),
            _ => match plain(letter) {
                Some(sign) => self.pressed(sign),
                None => {
                    self.refused(Notice::new("enter-no-such-key").with("key", letter.to_string()))
                }
            },
        }
    }

    /// The last key is taken back: nothing is played by that.
    fn without_last_key(&mut self) -> Heard {
        self.mode = Mode::Typing;
        self.keys.pressed.pop();
        Heard::Nothing
    }

    /// Enter: what is typed is all of it.
    pub(super) fn enter(&mut self) -> Heard {
        if self.keys.pressed.is_empty() {
            return Heard::Nothing;
        }
        if self.keys.setup.is_none() {
            return match shorthand::spelled(&self.typed, self.sheet().variant).first() {
                Some(text) => self.write(&text.clone()),
                None => self.refused(Notice::new("enter-not-whole")),
            };
        }
        self.pressed(ENTER)
    }

    /// One whole half-move, as a line of text has it: nothing is taken for known before its end.
    ///
    /// ```
    /// use huff::draughts::Variant;
    /// use huff::entry::{Draft, Heard, Session};
    /// let mut session = Session::new(vec![Draft::new(Variant::Russian)], 0);
    /// assert_eq!(session.type_word("cd4"), Heard::Changed);
    /// assert_eq!(session.type_word("d6-d4"), Heard::Refused);
    /// ```
    pub fn type_word(&mut self, word: &str) -> Heard {
        self.forget();
        self.clear();
        if word.chars().any(|letter| plain(letter).is_none()) {
            return self.refused(Notice::new("enter-not-a-move").with("text", word));
        }
        let manner = std::mem::replace(&mut self.manner, Manner::LINES);
        let typed: String = word.chars().filter_map(plain).collect();
        self.keys.setup.clone_from(&self.derived.before);
        self.keys.is_line = true;
        typed.trim_matches('-').clone_into(&mut self.keys.pressed);
        self.typed.clone_from(&self.keys.pressed);
        let heard = match self.enter() {
            Heard::Nothing => Heard::Refused,
            heard => heard,
        };
        self.manner = manner;
        heard
    }

    /// Plays a legal move.
    pub(super) fn play(&mut self, place: usize) -> Heard {
        let text = self.derived.legal.moves[place].text.clone();
        let heard = self.write(&text);
        self.play_forced();
        heard
    }

    /// Makes captures that are the only move, where that is wanted, at the end of the sheet.
    fn play_forced(&mut self) {
        while self.forced == Forced::Played && self.cursor == self.sheet().entries.len() {
            let [only] = &self.derived.legal.moves[..] else {
                return;
            };
            if only.taken.is_empty() {
                return;
            }
            let text = only.text.clone();
            self.write(&text);
            self.notice = Some(Notice::new("enter-forced-played").with("move", text));
        }
    }

    /// Writes a half-move where the cursor is.
    pub(super) fn write(&mut self, text: &str) -> Heard {
        self.remember();
        let (index, overwrite) = (self.cursor, self.overwrite);
        // what is written anew further up takes no time of the game
        let is_next = index == self.sheet().entries.len();
        let made = (self.stance == Stance::Live && is_next).then(|| self.next_move());
        let sheet = &mut self.sheets[self.active];
        match overwrite {
            Overwrite::Replace => sheet.put(index, text),
            Overwrite::Insert => sheet.insert(index, text),
        }
        if let Some((taken, requested)) = made {
            sheet.set_command(index + 1, "emt", &clock(taken.as_secs()));
            if requested == crate::entry::Requested::Yes {
                sheet.comment(index + 1, "[%extension]");
            }
        }
        self.cursor += 1;
        self.claimed = false;
        self.clear();
        self.derive();
        if is_next {
            self.keep_time();
        }
        Heard::Changed
    }

    /// Completes what is typed to what all moves that begin so have in common, or offers them.
    fn complete(&mut self) -> Heard {
        let places = match self.reading() {
            Reading::Nothing => (0..self.derived.legal.moves.len()).collect(),
            Reading::One(only) => return self.play(only),
            Reading::Several { begun, .. } => begun,
            Reading::None => Vec::new(),
        };
        if places.is_empty() || self.is_hiding() {
            return self.refused(Notice::new("enter-nothing-begins-so"));
        }
        self.mode = Mode::Choosing { places, chosen: 0 };
        Heard::Nothing
    }

    pub(super) fn press_in_choice(&mut self, key: Key) -> Heard {
        let Mode::Choosing { places, chosen } = &mut self.mode else {
            return Heard::Nothing;
        };
        if let Some(place) = marked(key, Some(*chosen), places.len()) {
            *chosen = place;
            return Heard::Nothing;
        }
        match key {
            Key::Enter => {
                let place = places[*chosen];
                return self.play(place);
            }
            Key::Escape => self.clear(),
            Key::Char(_) | Key::Backspace => {
                self.mode = Mode::Typing;
                return self.press_in_typing(key);
            }
            _ => return Heard::Refused,
        }
        Heard::Nothing
    }

    /// Forgets what is typed.
    pub(super) fn clear(&mut self) {
        self.typed.clear();
        self.keys = Keys::default();
        self.mode = Mode::Typing;
    }

    pub(super) fn refused(&mut self, notice: Notice) -> Heard {
        self.notice = Some(notice);
        Heard::Refused
    }
}

/// Seconds as `h:mm:ss`.
fn clock(seconds: u64) -> String {
    format!(
        "{}:{:02}:{:02}",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60
    )
}
