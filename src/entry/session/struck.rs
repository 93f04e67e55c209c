//! Half-moves that the player struck out and wrote anew: a correction with the pen, no move taken back.

use super::{Heard, Mode, Notice, Session, Word};
use crate::entry::key::narrow;
use crate::entry::shorthand;

/// A text as what is struck out at its start, each between two `~`, and what stands behind.
pub(super) fn divided(text: &str) -> (Vec<String>, String) {
    let text = text.replace('～', "~");
    let mut rest = text.trim();
    let mut struck = Vec::new();
    while let Some((old, behind)) = rest.strip_prefix('~').and_then(|from| from.split_once('~')) {
        struck.push(old.trim().to_owned());
        rest = behind.trim();
    }
    struck.retain(|old| !old.is_empty());
    (struck, rest.to_owned())
}

/// Whether a command line strikes something out and is whole when another `~` comes.
pub(super) fn is_whole(line: &str) -> bool {
    let (name, rest) = line.split_once([' ', '　']).unwrap_or((line, ""));
    Word::read(name) == Some(Word::Struck) && !rest.trim().is_empty()
}

impl Session {
    /// The key `~`: begins the command that strikes out, with what is typed and not accepted.
    pub fn begin_struck(&mut self) -> Heard {
        self.forget();
        let typed = std::mem::take(&mut self.typed);
        self.clear();
        self.mode = Mode::Command(format!("{} {typed}", Word::Struck.names()[0]));
        Heard::Nothing
    }

    /// `/struck d6-e5`: stands struck out where the next half-move is typed; `/struck d6-e5 d6-c5`: and is written anew;
    /// `/struck`: the half-move before.
    pub(super) fn strike(&mut self, rest: &str) -> Heard {
        let closed = match rest.contains(['~', '～']) {
            true => format!("~{}", rest.trim_start_matches(['~', '～'])),
            false => {
                let (old, new) = rest.split_once([' ', '　']).unwrap_or((rest, ""));
                format!("~{old}~{new}")
            }
        };
        let (struck, new) = divided(&closed);
        if struck.is_empty() {
            return self.strike_last();
        }
        for old in struck {
            self.note_struck(&old);
        }
        if !new.is_empty() {
            // what was struck out is on the sheet even where this is refused
            self.type_word(&new.split_whitespace().collect::<String>());
        }
        Heard::Changed
    }

    /// Takes the half-move before the place off, and notes it as struck out.
    fn strike_last(&mut self) -> Heard {
        let last = self
            .cursor
            .checked_sub(1)
            .map(|index| &self.sheet().entries[index]);
        let Some(old) = last
            .map(|entry| entry.text.clone())
            .filter(|text| !text.is_empty())
        else {
            return self.refused(Notice::new("enter-no-half-move"));
        };
        self.take_off();
        self.note_struck(&old);
        Heard::Changed
    }

    /// Notes one struck out where the next half-move is typed.
    pub(super) fn note_struck(&mut self, old: &str) {
        let typed: String = old.chars().map(narrow).collect();
        let keys: String = typed.chars().filter_map(crate::entry::plain).collect();
        let spelled = shorthand::spelled(&keys, self.sheet().variant);
        let is_typed = typed.chars().all(|letter| letter.is_ascii_digit());
        let text = match &spelled[..] {
            [only] if is_typed => only.clone(),
            _ => typed.replace(['[', ']', '{', '}'], " ").trim().to_owned(),
        };
        self.clear();
        self.note(|sheet, played| sheet.comment(played, &format!("[%struck {text}]")));
        self.notice = Some(Notice::new("enter-struck-now").with("text", text));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draughts::Variant;
    use crate::entry::{Draft, Key};
    use crate::record::Code;

    /// Commands behind a stroke, keys otherwise; the sheet, and that it is read back with what was struck out.
    #[track_caller]
    fn check(variant: Variant, steps: &[&str], want: &str, struck: usize) {
        let mut session = Session::new(vec![Draft::new(variant)], 0);
        for step in steps {
            if let Some(line) = step.strip_prefix('/') {
                session.command(line);
            } else if *step == "~" {
                session.begin_struck();
            } else {
                for letter in step.chars() {
                    session.press(Key::Char(letter));
                }
            }
        }
        assert_eq!(session.sheet().text(), format!("{want}\n"), "{steps:?}");
        let read = Draft::read(want, variant).unwrap();
        let findings = read.judged().findings;
        let found = findings
            .iter()
            .filter(|finding| finding.code == Code::StruckOut);
        assert_eq!(found.count(), struck, "{steps:?}");
    }

    #[test]
    fn struck_out_and_written_anew() {
        let want = "1. c3-d4 {[%struck d6-e5]} d6-c5 *";
        for steps in [
            &["cd4", "/struck d6-e5", "dc5"][..],
            &["cd4", "/struck d6-e5 d6-c5"],
            &["cd4", "/struck ~d6-e5~ d6-c5"],
            &["cd4", "/划去 ～d6-e5～ d6-c5"],
            &["cd4", "/written ~d6-e5~ d6-c5"],
            &["cd4", "~", "d6-e5~ d6-c5"],
            &["cd4", "d6-e5", "/зачёркнуто", "dc5"],
        ] {
            check(Variant::Russian, steps, want, 1);
        }
        check(
            Variant::English,
            &["1115", "/struck 2218", "2319"],
            "1. 11-15 {[%struck 22-18]} 23-19 *",
            1,
        );
        check(
            Variant::Russian,
            &["/struck c3]b4", "/struck {scrawl}", "cd4"],
            "{[%struck c3 b4]} {[%struck scrawl]} 1. c3-d4 *",
            2,
        );
        // what is typed and was refused stands struck out on the paper
        check(
            Variant::Russian,
            &["cd4", "d6d4", "~", "~ dc5"],
            "1. c3-d4 {[%struck d6d4]} d6-c5 *",
            1,
        );
        check(Variant::Russian, &["/struck", "cd4"], "1. c3-d4 *", 0);
    }
}
