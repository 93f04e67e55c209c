//! Keys to results: the list of games as a value.

use std::time::Duration;

use crate::draughts::Color;
use crate::entry::{Key, narrow};

use super::late::Change;
use super::news::{News, Told, is_news, place_of};
use super::row::Row;

mod form;

use form::Form;

/// What is to be said, free of language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Said {
    #[default]
    Nothing,
    /// A sentence that is made already.
    Sentence(String),
    /// The player of a column has won, by play or because the other did not come.
    Won {
        column: usize,
        by: By,
    },
    /// A first sign that the player of a column did not come; another has to follow.
    Absent {
        column: usize,
    },
    /// No result.
    Unknown(char),
    OnlyOpen,
    All,
}

/// How a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum By {
    Play,
    Forfeit,
}

/// What follows from a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Nothing,
    /// A result is to be stored, in the words of `huff result`.
    Enter {
        row: usize,
        result: String,
    },
    /// The result that was stored last is another one: its entry of the journal goes on.
    Correct {
        row: usize,
        result: String,
    },
    /// Something is to be noted of a player who is not there, or was not.
    Late {
        row: usize,
        column: usize,
        change: Change,
    },
    /// The round began so many minutes ago.
    Began {
        minutes: i64,
    },
}

/// A line that is typed below the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Prompt {
    /// Any result.
    Result(String),
    /// The number of a board to go to.
    Board(String),
    /// How many minutes ago the round began.
    Began(String),
}

/// The games of a round and the one that is keyed.
#[derive(Clone, Debug)]
pub(super) struct List {
    pub(super) round: i64,
    pub(super) rows: Vec<Row>,
    pub(super) at: usize,
    pub(super) only_open: bool,
    pub(super) prompt: Option<Prompt>,
    /// The result that was typed in full and is being entered, or was refused.
    typed: Option<String>,
    pub(super) told: Told<Said>,
    /// Whether all keys are explained.
    pub(super) is_helping: bool,
    /// Seconds since 1970.
    pub(super) now: i64,
    /// How long no key was pressed.
    pub(super) waited: Duration,
    /// What the last keys were, as long as more may belong to it.
    form: Option<Form>,
    /// Whether the last key was the end of a result.
    last: Last,
}

/// What the last key did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Last {
    /// A result was stored.
    Stored,
    /// A result that was stored is what it was before.
    TakenBack,
    Other,
}

impl List {
    pub(super) fn new(round: i64, rows: Vec<Row>) -> List {
        List {
            round,
            rows,
            at: 0,
            only_open: false,
            prompt: None,
            typed: None,
            told: Told::default(),
            is_helping: false,
            now: 0,
            waited: Duration::ZERO,
            form: None,
            last: Last::Other,
        }
    }

    /// What was keyed of a result and means nothing yet, and the game it is about.
    pub(super) fn begun(&self) -> Option<(usize, &str)> {
        let form = self.form.as_ref()?;
        Some((form.row, form.text.as_str())).filter(|_| !form.rest().is_empty())
    }

    /// The game that the keys go to.
    pub(super) fn marked(&self) -> usize {
        self.begun().map_or(self.at, |(row, _)| row)
    }

    /// Takes one key.
    pub(super) fn press(&mut self, key: Key) -> Step {
        let waited = std::mem::take(&mut self.waited);
        if std::mem::take(&mut self.is_helping) {
            return Step::Nothing;
        }
        if self.prompt.is_some() {
            return self.press_in_prompt(key);
        }
        let form = self.form.take();
        let last = std::mem::replace(&mut self.last, Last::Other);
        self.told.hush();
        let bottom = self.rows.len() - 1;
        match (key, form) {
            (Key::Char(letter), form) => {
                let letter = narrow(letter);
                let form = form.filter(|form| form.is_open_to(letter, waited));
                return self.letter(letter, form);
            }
            (Key::Backspace, Some(form)) => return self.take_off(form),
            (Key::Enter, Some(form)) if !form.rest().trim_matches(['+', '-']).is_empty() => {
                return self.no_form(form, None);
            }
            // the mark has gone on by itself
            (Key::Enter, Some(form)) if form.taken > 0 => {}
            (Key::Enter, None) if last == Last::Stored => {}
            (Key::Delete | Key::Backspace, None) | (Key::Delete, _) => return self.enter("none"),
            (Key::Up, _) => self.step_back(),
            (Key::Down | Key::Enter, _) => self.step(),
            (Key::PageUp, _) => self.at = self.at.saturating_sub(15),
            (Key::PageDown, _) => self.at = (self.at + 15).min(bottom),
            (Key::Home, _) => self.at = 0,
            (Key::End, _) => self.at = bottom,
            (Key::Function(1), _) => self.is_helping = true,
            _ => {}
        }
        Step::Nothing
    }

    /// A key that belongs to no form.
    fn other(&mut self, letter: char) -> Step {
        match letter {
            // a score that no game has is typed to its end, and nothing of it is a key
            '3'..='9' => {
                self.prompt = Some(Prompt::Result(letter.to_string()));
                self.told.said = Said::Unknown(letter);
            }
            'w' | 'W' | 'б' | 'Б' | '白' => return self.enter("white"),
            'b' | 'B' | 'ч' | 'Ч' | '黑' => return self.enter("black"),
            'o' | 'O' | 'о' | 'О' => {
                self.only_open = !self.only_open;
                self.told.said = if self.only_open {
                    Said::OnlyOpen
                } else {
                    Said::All
                };
                if self.only_open && !self.rows[self.at].is_open {
                    self.step();
                }
            }
            '/' => self.prompt = Some(Prompt::Result(String::new())),
            'g' | 'G' | 'д' | 'Д' | '台' | '#' | '№' => {
                self.prompt = Some(Prompt::Board(String::new()))
            }
            'l' | 'L' | 'л' | 'Л' | '左' => return self.late(0),
            'r' | 'R' | 'п' | 'П' | '右' => return self.late(1),
            't' | 'T' | 'т' | 'Т' => {
                let minutes = self.rows[self.at].waiting.minutes(self.now).unwrap_or(0);
                self.prompt = Some(Prompt::Began(minutes.to_string()));
            }
            '?' => self.is_helping = true,
            ' ' => {}
            other => self.told.said = Said::Unknown(other),
        }
        Step::Nothing
    }

    fn late(&mut self, column: usize) -> Step {
        let row = self.at;
        let change = Change::after(self.rows[row].late[column]);
        Step::Late {
            row,
            column,
            change,
        }
    }

    fn enter(&mut self, result: &str) -> Step {
        let row = self.at;
        if !result.contains(' ') {
            // no key goes on with it, but it can be taken back
            let text = format!("/{result}");
            self.form = Some(Form {
                row,
                taken: text.len(),
                text,
                before: self.rows[row].word,
            });
        }
        Step::Enter {
            row,
            result: result.to_owned(),
        }
    }

    fn press_in_prompt(&mut self, key: Key) -> Step {
        let Some(Prompt::Result(line) | Prompt::Board(line) | Prompt::Began(line)) =
            &mut self.prompt
        else {
            return Step::Nothing;
        };
        let was_refused = self.typed.take().is_some();
        match key {
            // who does not correct what was refused types another one
            Key::Char('/' | '／' | '、') if was_refused => line.clear(),
            Key::Char(letter) => line.push(narrow(letter)),
            Key::Backspace if !line.is_empty() => {
                line.pop();
            }
            Key::Backspace | Key::Escape => self.prompt = None,
            Key::Enter => {
                let prompt = self.prompt.take();
                self.told.hush();
                match prompt {
                    Some(Prompt::Result(line)) if !line.trim().is_empty() => {
                        self.typed = Some(line.clone());
                        return self.enter(line.trim());
                    }
                    Some(Prompt::Board(line)) => {
                        let board = line.trim().parse::<i64>().ok();
                        let found = self.rows.iter().position(|row| Some(row.board) == board);
                        self.at = found.unwrap_or(self.at);
                    }
                    Some(Prompt::Began(line)) => {
                        if let Ok(minutes @ 0..=1440) = line.trim().parse::<i64>() {
                            return Step::Began { minutes };
                        }
                    }
                    _ => {}
                }
            }
            _ => {}
        }
        Step::Nothing
    }

    /// Takes the games as another desk has left them. What is told of a game that is another one now goes.
    pub(super) fn refresh(&mut self, rows: Vec<Row>) -> News {
        let before = std::mem::replace(&mut self.rows, rows);
        let news;
        (self.at, news) = self.told.follow(&before, &self.rows, self.at);
        // a form is about the game that is told of
        match (self.form.take(), self.told.about) {
            (Some(_), None) => News::Here,
            (Some(form), Some(row)) if news == News::None => {
                self.form = Some(Form { row, ..form });
                News::None
            }
            _ => news,
        }
    }

    /// A result is on the disk, and the games are as they are now: says so, and goes on to the next game.
    pub(super) fn entered(
        &mut self,
        rows: Vec<Row>,
        (row, result): (usize, &str),
        said: Vec<String>,
        warnings: Vec<String>,
    ) {
        let before = std::mem::replace(&mut self.rows, rows);
        let row = place_of(&before[row], &self.rows).unwrap_or(row.min(self.rows.len() - 1));
        let winner = |word: &str| match word {
            "white" => Some(Color::White),
            "black" => Some(Color::Black),
            _ => None,
        };
        let (word, by) = match result.strip_suffix('+') {
            Some(word) => (word, By::Forfeit),
            None => (result, By::Play),
        };
        self.told.said = match winner(word) {
            Some(color) => Said::Won {
                column: usize::from(color != self.rows[row].first),
                by,
            },
            None => Said::Sentence(said.join("; ")),
        };
        self.told.warnings = warnings;
        self.told.about = Some(row);
        self.typed = None;
        self.at = row;
        if result != "none" && self.last != Last::TakenBack {
            self.last = Last::Stored;
            // a match that was keyed as a whole is done as a whole
            let games = result.split_whitespace().count().max(1);
            for _ in 0..games {
                self.step();
            }
        }
        let is_changed = self.at != row && is_news(&self.rows[self.at], &before);
        self.told.elsewhere = is_changed.then_some(self.at);
    }

    /// Something else is on the disk, and the games are as they are now.
    pub(super) fn noted(&mut self, rows: Vec<Row>, said: String) {
        self.refresh(rows);
        self.told.elsewhere = None;
        self.told.about = Some(self.at);
        self.told.said = Said::Sentence(said);
    }

    /// A result was not stored. One that was typed in full stays on the line: what is typed next is no key.
    pub(super) fn failed(&mut self, row: usize, why: String) {
        self.at = row;
        self.form = None;
        self.prompt = self
            .typed
            .clone()
            .map(Prompt::Result)
            .or(self.prompt.take());
        self.told.about = Some(row);
        self.told.said = Said::Sentence(why);
    }

    /// To the next game that is shown.
    fn step(&mut self) {
        let next = (self.at + 1..self.rows.len()).find(|row| self.is_shown(*row));
        self.at = next.unwrap_or(self.at);
    }

    fn step_back(&mut self) {
        let before = (0..self.at).rev().find(|row| self.is_shown(*row));
        self.at = before.unwrap_or(self.at);
    }

    pub(super) fn is_shown(&self, row: usize) -> bool {
        !self.only_open || self.rows[row].is_open
    }
}

#[cfg(test)]
#[path = "keyed.rs"]
mod tests;

#[cfg(test)]
#[path = "screens.rs"]
mod screens;
