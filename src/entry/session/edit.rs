//! Going about on the sheet, changing what is written, and the way back.

use super::{
    Derived, Forced, Heard, MOST_UNDO, Mode, Notice, Overwrite, Past, Session, Snapshot, Word,
};
use crate::draughts::{Color, Piece, Rank, Setup, Square};
use crate::entry::key::Key;
use crate::entry::place::{Placed, Placing};
use crate::notation::fen;

impl Session {
    /// Keys that mean the same whatever is typed.
    pub(super) fn press_anywhere(&mut self, key: Key) -> Heard {
        let end = self.sheet().entries.len();
        let to = match key {
            Key::Left => self.cursor.saturating_sub(1),
            Key::Right => self.cursor + 1,
            Key::Up => self.cursor.saturating_sub(2),
            Key::Down => self.cursor + 2,
            Key::PageUp => self.cursor.saturating_sub(20),
            Key::PageDown => self.cursor + 20,
            Key::Home => 0,
            Key::End => end,
            Key::Delete => return self.delete(),
            Key::Insert => return self.toggle_insert(),
            Key::Control('z') => return self.undo(),
            Key::Control('y') => return self.redo(),
            Key::Function(number) => {
                let word = Word::ALL
                    .into_iter()
                    .find(|word| word.function() == Some(number));
                return match word {
                    Some(word) => self.begin(word),
                    None => Heard::Refused,
                };
            }
            _ => return Heard::Refused,
        };
        self.go(to.min(end))
    }

    /// Goes behind so many half-moves. Where one goes on typing, nothing is put in unseen.
    pub(super) fn go(&mut self, to: usize) -> Heard {
        self.overwrite = Overwrite::Replace;
        self.cursor = to.min(self.sheet().entries.len());
        self.clear();
        self.derive();
        Heard::Nothing
    }

    /// Takes the half-move before the cursor off.
    pub(super) fn take_off(&mut self) -> Heard {
        let Some(index) = self.cursor.checked_sub(1) else {
            return Heard::Refused;
        };
        self.remember();
        if self.cursor == self.sheet().entries.len() {
            self.take_time_back();
        }
        self.sheets[self.active].remove(index);
        self.cursor = index;
        self.clear();
        self.derive();
        self.keep_time();
        Heard::Changed
    }

    /// Takes the half-move behind the cursor out.
    pub(super) fn delete(&mut self) -> Heard {
        if self.cursor >= self.sheet().entries.len() {
            return Heard::Refused;
        }
        self.remember();
        let cursor = self.cursor;
        self.sheets[self.active].remove(cursor);
        self.clear();
        self.derive();
        Heard::Changed
    }

    pub(super) fn toggle_insert(&mut self) -> Heard {
        let (overwrite, id) = match self.overwrite {
            Overwrite::Replace => (Overwrite::Insert, "enter-insert-on"),
            Overwrite::Insert => (Overwrite::Replace, "enter-insert-off"),
        };
        self.overwrite = overwrite;
        self.notice = Some(Notice::new(id));
        Heard::Nothing
    }

    pub(super) fn toggle_forced(&mut self) -> Heard {
        let (forced, id) = match self.forced {
            Forced::Typed => (Forced::Played, "enter-forced-on"),
            Forced::Played => (Forced::Typed, "enter-forced-off"),
        };
        self.forced = forced;
        self.notice = Some(Notice::new(id));
        Heard::Nothing
    }

    /// To the other copy.
    pub(super) fn switch_copy(&mut self) -> Heard {
        if self.sheets.len() < 2 {
            return self.refused(Notice::new("enter-one-copy"));
        }
        self.active = 1 - self.active;
        self.names = super::names(&self.sheets[self.active]);
        self.cursor = self.sheet().entries.len();
        self.clear();
        self.derive();
        Heard::Nothing
    }

    /// Keeps what is there for the way back.
    pub(super) fn remember(&mut self) {
        self.past.push(Past::Sheets(self.snapshot()));
        if self.past.len() > MOST_UNDO {
            self.past.remove(0);
        }
        self.future.clear();
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot {
            sheets: self.sheets.clone(),
            active: self.active,
            cursor: self.cursor,
        }
    }

    pub(super) fn undo(&mut self) -> Heard {
        match self.past.pop() {
            Some(Past::Event) => Heard::TakeBack,
            Some(Past::Sheets(before)) => {
                self.future.push(self.snapshot());
                let count = self.sheet().entries.len();
                let heard = self.restore(before);
                if self.sheet().entries.len() < count {
                    self.take_time_back();
                }
                heard
            }
            None => self.refused(Notice::new("enter-nothing-to-undo")),
        }
    }

    pub(super) fn redo(&mut self) -> Heard {
        match self.future.pop() {
            Some(after) => {
                self.past.push(Past::Sheets(self.snapshot()));
                self.restore(after)
            }
            None => self.refused(Notice::new("enter-nothing-to-undo")),
        }
    }

    fn restore(&mut self, snapshot: Snapshot) -> Heard {
        self.sheets = snapshot.sheets;
        self.active = snapshot.active;
        self.cursor = snapshot.cursor;
        self.clear();
        self.derive();
        self.keep_time();
        Heard::Changed
    }

    pub(super) fn derive(&mut self) {
        self.derived = Derived::of(
            &self.sheets,
            self.active,
            self.cursor,
            self.names,
            &self.event_notes,
        );
    }

    pub(super) fn begin_position(&mut self) -> Heard {
        let setup = self
            .derived
            .before
            .clone()
            .unwrap_or_else(|| self.sheet().start(self.names.numbering));
        self.mode = Mode::Placing(Placing::new(setup));
        Heard::Nothing
    }

    pub(super) fn press_in_position(&mut self, key: Key) -> Heard {
        let Mode::Placing(placing) = &mut self.mode else {
            return Heard::Nothing;
        };
        match placing.press(key) {
            Placed::Going => Heard::Nothing,
            Placed::Unknown => match key {
                Key::Char(letter) => {
                    let notice = Notice::new("enter-placing-no-key");
                    self.refused(notice.with("key", letter.to_string()))
                }
                _ => Heard::Refused,
            },
            Placed::Cancelled => {
                self.clear();
                Heard::Nothing
            }
            Placed::Done => {
                let setup = placing.setup.clone();
                if let Some(square) = man_on_king_row(&setup) {
                    // one stands where it can be put right
                    placing.at = square;
                    let name = self.names.square(square);
                    let notice = Notice::new("enter-placing-king-row");
                    return self.refused(notice.with("square", name));
                }
                self.set_position(&fen::write(&setup))
            }
        }
    }

    /// Gives the position at the start, or behind a half-move.
    pub(super) fn set_position(&mut self, text: &str) -> Heard {
        let variant = self.sheet().variant;
        let (setup, problems) = fen::read(text, variant, crate::notation::Numbering::OURS);
        let fault = problems.iter().find(|problem| problem.kind.is_fatal());
        if let Some(fault) = fault {
            let notice = Notice::new("enter-bad-position-at").with("text", text);
            let notice = notice.with("column", fault.column.to_string());
            return self.refused(notice.with("fault", fault.kind.name()));
        }
        if setup.is_none() {
            return self.refused(Notice::new("enter-bad-position").with("text", text));
        }
        self.remember();
        let cursor = self.cursor;
        let sheet = &mut self.sheets[self.active];
        match cursor {
            0 => sheet.set_tag("FEN", text),
            played => sheet.set_command(played, "position", text),
        }
        self.clear();
        self.derive();
        Heard::Changed
    }
}

/// A man that would have become a king where it stands.
fn man_on_king_row(setup: &Setup) -> Option<Square> {
    let board = setup.variant.rules().geometry;
    let stands = |(square, piece): &(Square, Piece)| {
        let last = match piece.color {
            Color::White => board.height - 1,
            Color::Black => 0,
        };
        piece.rank == Rank::Man && board.place(*square).1 == last
    };
    setup.pieces().find(stands).map(|(square, _)| square)
}
