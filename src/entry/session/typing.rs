//! Half-moves typed by shorthand.

use super::early::{Division, Manner};
use super::{Forced, Heard, Mode, Notice, Overwrite, Session, Stance, Tail};
use crate::entry::key::{Key, plain};
use crate::entry::shorthand::{self, Reading};

impl Session {
    pub(super) fn reading(&self) -> Reading {
        self.reading_of(&self.typed)
    }

    pub(super) fn reading_of(&self, typed: &str) -> Reading {
        shorthand::reading(typed, &self.derived.legal, &self.names)
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
                Some(_) => self.weigh_again(),
                None => self.take_off(),
            },
            Key::Tab => self.complete(),
            Key::BackTab => self.switch_copy(),
            other => self.press_anywhere(other),
        }
    }

    /// A character: part of a move, or one of the few signs that are not.
    fn letter(&mut self, letter: char) -> Heard {
        match letter {
            '/' => {
                self.mode = Mode::Command(String::new());
                Heard::Nothing
            }
            '?' => self.explain(),
            '!' => self.as_written(),
            ' ' | '\u{3000}' if self.ends_rest() => Heard::Nothing,
            ' ' | '\u{3000}' if self.is_one_whole() => self.enter(),
            _ => match plain(letter) {
                // a blank behind a move that is known is no sign of the next one
                Some('-') if self.typed.is_empty() && self.tail.is_none() => Heard::Nothing,
                // "1- 6": a blank beside a sign between squares says nothing more
                Some('-') if self.ends_with_sign() => Heard::Nothing,
                Some(sign) => {
                    self.typed.push(sign);
                    self.weigh()
                }
                None => {
                    self.refused(Notice::new("enter-no-such-key").with("key", letter.to_string()))
                }
            },
        }
    }

    /// Whether what is typed is a whole half-move and the beginning of others: `4-1` for 4-1 and 4-10.
    fn is_one_whole(&self) -> bool {
        self.tail.is_none()
            && matches!(self.reading(), Reading::Several { whole, .. } if whole.len() == 1)
    }

    fn ends_with_sign(&self) -> bool {
        let tail = self.tail.as_ref().map_or("", |tail| &tail.typed);
        let last = match self.typed.is_empty() {
            true => tail,
            false => &self.typed,
        };
        last.ends_with('-')
    }

    /// Looks at what is typed and plays it where it is clear.
    fn weigh(&mut self) -> Heard {
        match self.divide() {
            Division::Open => return Heard::Nothing,
            Division::Rest(count) => {
                let next = self.typed.split_off(count);
                self.clear();
                self.typed = next;
                self.early.clear();
                self.manner = Manner::Whole;
            }
            Division::Next => self.tail = None,
        }
        self.typed = self.typed.trim_start_matches('-').to_owned();
        if self.derived.before.is_none() {
            // without a position only Enter tells where a half-move ends
            return Heard::Nothing;
        }
        match self.reading() {
            Reading::Nothing => Heard::Nothing,
            Reading::One(only) if self.stance == Stance::Judging || self.is_whole(only) => {
                self.play(only)
            }
            Reading::One(_) => Heard::Nothing,
            Reading::Several { begun, whole } if whole.len() > 1 && begun.len() == whole.len() => {
                self.mode = Mode::Choosing {
                    places: whole,
                    chosen: 0,
                };
                Heard::Nothing
            }
            Reading::Several { .. } => Heard::Nothing,
            Reading::None => self.take_early_back().unwrap_or_else(|| self.not_legal()),
        }
    }

    /// The same after something was taken back: nothing is played by that.
    fn weigh_again(&mut self) -> Heard {
        self.tail = None;
        self.mode = Mode::Typing;
        Heard::Nothing
    }

    pub(super) fn is_whole(&self, place: usize) -> bool {
        let routes = &self.derived.legal.moves[place].routes;
        shorthand::continues(&self.typed, routes, &self.names).1
    }

    /// No legal move begins so.
    fn not_legal(&mut self) -> Heard {
        let short = shorthand::shortened(&self.typed, &self.derived.legal, &self.names);
        if let ([only], false) = (&short[..], self.is_hiding()) {
            let only = *only;
            let text = self.derived.legal.moves[only].text.clone();
            let heard = self.play(only);
            self.notice
                .get_or_insert(Notice::new("enter-taken-for").with("move", text));
            return heard;
        }
        if !short.is_empty() && !self.is_hiding() {
            self.mode = Mode::Choosing {
                places: short,
                chosen: 0,
            };
            return Heard::Refused;
        }
        let whole = shorthand::spelled(&self.typed, self.sheet().variant);
        match whole.is_empty() {
            true => Heard::Refused,
            false => self.refuse(&whole),
        }
    }

    /// Enter: what is typed is all of it.
    pub(super) fn enter(&mut self) -> Heard {
        if self.ends_rest() {
            return Heard::Nothing;
        }
        self.tail = None;
        if self.typed.is_empty() {
            return Heard::Nothing;
        }
        let whole = || shorthand::spelled(&self.typed, self.sheet().variant);
        if self.derived.before.is_none() {
            return match whole().first().cloned() {
                Some(text) => self.write(&text),
                None => self.refused(Notice::new("enter-not-whole")),
            };
        }
        match self.reading() {
            Reading::Nothing => Heard::Nothing,
            Reading::One(only) => self.play(only),
            Reading::Several { whole, .. } => match whole[..] {
                [] => self.refused(Notice::new("enter-not-whole")),
                [only] => self.play(only),
                _ => {
                    self.mode = Mode::Choosing {
                        places: whole,
                        chosen: 0,
                    };
                    Heard::Nothing
                }
            },
            Reading::None => {
                let whole = whole();
                match whole.is_empty() {
                    true => self.refused(Notice::new("enter-not-whole")),
                    false => self.refuse(&whole),
                }
            }
        }
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
        self.typed = word.chars().filter_map(plain).collect();
        self.typed = self.typed.trim_matches('-').to_owned();
        match self.enter() {
            Heard::Nothing => Heard::Refused,
            heard => heard,
        }
    }

    /// Plays a legal move.
    pub(super) fn play(&mut self, place: usize) -> Heard {
        let choice = self.derived.legal.moves[place].clone();
        let typed = std::mem::take(&mut self.typed);
        let early = std::mem::take(&mut self.early);
        let heard = self.write(&choice.text);
        let is_whole = shorthand::continues(&typed, &choice.routes, &self.names).1;
        if !is_whole {
            self.played_early(early, typed.clone());
            self.tail = Some(Tail {
                typed,
                routes: choice.routes,
            });
        }
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
            let only = only.clone();
            self.write(&only.text);
            self.notice = Some(Notice::new("enter-forced-played").with("move", only.text.clone()));
            // it stands on the paper too and will be typed by those who do not look
            self.tail = Some(Tail {
                typed: String::new(),
                routes: only.routes,
            });
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
        let count = places.len();
        match key {
            Key::Down | Key::Tab | Key::Right => *chosen = (*chosen + 1) % count,
            Key::Up | Key::BackTab | Key::Left => *chosen = (*chosen + count - 1) % count,
            Key::Enter => {
                let place = places[*chosen];
                // chosen with open eyes: nothing of it is still to be typed
                self.typed.clear();
                self.mode = Mode::Typing;
                let heard = self.play(place);
                if self.forced == Forced::Typed {
                    self.tail = None;
                }
                return heard;
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
        self.tail = None;
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
