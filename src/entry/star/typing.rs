//! Keys, whatever is going on, and what is typed and not entered yet.

use super::line::{End, parts, ways};
use super::{Heard, Notice, StarMode, StarSession, Word};
use crate::entry::key::{Key, marked, narrow};
use crate::notation::star::written;
use crate::star::{Attempt, Hole};

impl StarSession {
    /// Takes one key.
    pub fn press(&mut self, key: Key) -> Heard {
        self.notice = None;
        let key = match (key, &self.mode) {
            // a note keeps its signs
            (Key::Char(letter), StarMode::Command(_)) => Key::Char(letter),
            (Key::Char(letter), _) => Key::Char(narrow(letter)),
            (key, _) => key,
        };
        // whatever is going on, one can leave
        if matches!(key, Key::Control('q') | Key::Function(10)) {
            return Heard::Leave;
        }
        let changes = self.changes;
        match self.pressed(key) {
            Heard::Nothing | Heard::Refused if self.changes > changes => Heard::Changed,
            heard => heard,
        }
    }

    fn pressed(&mut self, key: Key) -> Heard {
        match &self.mode {
            StarMode::Help => {
                let behind = self.behind_help.take();
                self.mode = behind.map_or(StarMode::Typing, |mode| *mode);
                Heard::Nothing
            }
            _ if key == Key::Function(1) => self.explain(),
            StarMode::Command(_) => self.press_in_command(key),
            StarMode::Choosing { .. } => self.press_in_choice(key),
            StarMode::Refused(_) => self.press_in_refusal(key),
            StarMode::Typing => self.press_in_typing(key),
        }
    }

    /// Explains the keys; what goes on comes back with the next one.
    pub(super) fn explain(&mut self) -> Heard {
        let behind = std::mem::replace(&mut self.mode, StarMode::Help);
        self.behind_help = Some(Box::new(behind));
        Heard::Show(Word::Help)
    }

    pub(super) fn press_in_typing(&mut self, key: Key) -> Heard {
        match key {
            Key::Char('/') if self.typed().is_empty() => {
                self.clear();
                self.mode = StarMode::Command(String::new());
                Heard::Nothing
            }
            Key::Char('?') => self.explain(),
            Key::Char('~') if self.typed().is_empty() => self.begin(Word::Struck),
            Key::Char('!') => self.insist_on_line(),
            Key::Char(' ') | Key::Enter => self.close(),
            Key::Char(letter) => self.letter(letter),
            Key::Escape => {
                self.clear();
                Heard::Nothing
            }
            Key::Backspace => match self.line.pop() {
                Some(_) => self.without_last_key(),
                None => self.take_off(),
            },
            Key::Tab => self.complete(),
            other => self.press_anywhere(other),
        }
    }

    /// What is typed and not entered yet.
    pub fn typed(&self) -> &str {
        match &self.entered {
            None => &self.line,
            Some(entered) => &self.line[self.behind(entered)..],
        }
    }

    /// All that is typed and not entered yet, a command with its stroke; none if nothing is.
    pub fn pending(&self) -> Option<String> {
        match &self.mode {
            StarMode::Command(line) if line.trim().is_empty() => None,
            StarMode::Command(line) => Some(format!("/{line}")),
            StarMode::Refused(refusal) => Some(format!("{}{}", self.line, refusal.extra)),
            _ => Some(self.typed().to_owned()).filter(|typed| !typed.is_empty()),
        }
    }

    /// Puts such a line back as it was typed; nothing is entered by that.
    pub fn resume(&mut self, line: &str) {
        self.clear();
        if let Some(command) = line.strip_prefix('/') {
            self.mode = StarMode::Command(command.to_owned());
            return;
        }
        // a turn that was refused is so again, and what stands behind it waits
        let mut again = self.clone();
        again.feed(line);
        match again.changes == self.changes && again.pending().as_deref() == Some(line) {
            true => *self = again,
            false => line.clone_into(&mut self.line),
        }
    }

    /// The ways that begin as it is typed, from a hole to a hole; of a refused turn those of its piece.
    pub fn ways(&self) -> Vec<Vec<Hole>> {
        let Some(game) = self.game().filter(|game| !game.is_over()) else {
            return Vec::new();
        };
        let position = game.position();
        if let StarMode::Refused(_) = &self.mode {
            let parts = parts(&self.line, End::Open).unwrap_or_default();
            return ways(&parts[..parts.len().min(1)], position);
        }
        match parts(self.typed(), End::Open) {
            Some(parts) => ways(&parts, position),
            None if self.typed().is_empty() => {
                let moves = position.moves().into_iter();
                moves.filter_map(|one| position.route(one)).collect()
            }
            None => Vec::new(),
        }
    }

    /// Whether holes are typed with which no legal move begins.
    pub fn is_astray(&self) -> bool {
        self.game().is_some() && parts(self.typed(), End::Open).is_some() && self.ways().is_empty()
    }

    /// Offers the moves that begin as it is typed; the only one is entered.
    fn complete(&mut self) -> Heard {
        let typed = self.typed().to_owned();
        let position = self.position();
        let legal = |way: &Vec<Hole>| matches!(position.attempt(way), Attempt::Legal(_));
        let ways: Vec<Vec<Hole>> = self.ways().into_iter().filter(legal).collect();
        match &ways[..] {
            [] => self.say_no(Notice::new("enter-nothing-begins-so")),
            [only] if !typed.is_empty() => self.settle(&written(only)),
            _ => {
                self.clear();
                self.line = typed;
                self.mode = StarMode::Choosing { ways, chosen: 0 };
                Heard::Nothing
            }
        }
    }

    fn press_in_choice(&mut self, key: Key) -> Heard {
        let StarMode::Choosing { ways, chosen } = &mut self.mode else {
            return Heard::Nothing;
        };
        if let Some(place) = marked(key, Some(*chosen), ways.len()) {
            *chosen = place;
            return Heard::Nothing;
        }
        match key {
            Key::Enter => {
                let text = written(&ways[*chosen]);
                return self.settle(&text);
            }
            Key::Escape => self.clear(),
            Key::Char(_) | Key::Backspace => {
                self.mode = StarMode::Typing;
                return self.press_in_typing(key);
            }
            _ => return Heard::Refused,
        }
        Heard::Nothing
    }
}
