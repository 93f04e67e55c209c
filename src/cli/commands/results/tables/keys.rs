//! Keys to places: the list of tables as a value.

use crate::cli::commands::results::keys::{Last, Step};
use crate::cli::commands::results::news::{Listed, News, Told, is_news, place_of};
use crate::entry::{Key, narrow};

/// A table of the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli::commands::results) struct Row {
    pub(in crate::cli::commands::results) section: String,
    pub(in crate::cli::commands::results) board: i64,
    /// What `huff result` calls it.
    pub(in crate::cli::commands::results) place: String,
    /// In the order of turns.
    pub(in crate::cli::commands::results) seats: Vec<Seat>,
    pub(in crate::cli::commands::results) is_open: bool,
    pub(in crate::cli::commands::results) is_adjourned: bool,
}

impl Listed for Row {
    fn address(&self) -> (&str, &str) {
        (&self.section, &self.place)
    }

    fn says_the_same(&self, other: &Row) -> bool {
        let said = |row: &Row| {
            let seats = row.seats.iter();
            let seats = seats.map(|seat| (seat.name.clone(), seat.place.clone()));
            (row.is_adjourned, seats.collect::<Vec<_>>())
        };
        said(self) == said(other)
    }
}

/// Somebody at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli::commands::results) struct Seat {
    pub(in crate::cli::commands::results) number: u8,
    pub(in crate::cli::commands::results) name: String,
    /// A number, `-` for who did not come; none while it is not known.
    pub(in crate::cli::commands::results) place: Option<String>,
    pub(in crate::cli::commands::results) has_sheet: bool,
}

/// What is to be said, free of language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Said {
    #[default]
    Nothing,
    /// A sentence that is made already.
    Sentence(String),
    Unknown(char),
    OnlyOpen,
    All,
}

/// A line that is typed below the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Prompt {
    /// Any result.
    Result(String),
    /// The number of a table to go to.
    Board(String),
}

/// The tables of a round and the one that is keyed.
#[derive(Clone, Debug)]
pub(super) struct List {
    pub(super) round: i64,
    pub(super) rows: Vec<Row>,
    pub(super) at: usize,
    pub(super) only_open: bool,
    /// The places keyed so far, a sign a seat.
    pub(super) keyed: Vec<char>,
    pub(super) prompt: Option<Prompt>,
    pub(super) told: Told<Said>,
    /// Whether all keys are explained.
    pub(super) is_helping: bool,
    /// Whether the last key was the end of a result.
    last: Last,
}

impl List {
    pub(super) fn new(round: i64, rows: Vec<Row>) -> List {
        List {
            round,
            rows,
            at: 0,
            only_open: false,
            keyed: Vec::new(),
            prompt: None,
            told: Told::default(),
            is_helping: false,
            last: Last::Other,
        }
    }

    /// Takes one key.
    pub(super) fn press(&mut self, key: Key) -> Step {
        if std::mem::take(&mut self.is_helping) {
            return Step::Nothing;
        }
        if self.prompt.is_some() {
            return self.press_in_prompt(key);
        }
        let last = std::mem::replace(&mut self.last, Last::Other);
        self.told.hush();
        match key {
            Key::Char(letter) => return self.letter(narrow(letter)),
            // the mark has gone on by itself
            Key::Enter | Key::Backspace if last == Last::Stored => {}
            Key::Backspace | Key::Delete if self.keyed.pop().is_some() => {}
            Key::Backspace | Key::Delete => return self.enter("none".to_owned()),
            Key::Escape => self.keyed.clear(),
            Key::Up => self.go((0..self.at).rev()),
            Key::Down | Key::Enter => self.go(self.at + 1..self.rows.len()),
            Key::PageUp => self.jump(self.at.saturating_sub(10)),
            Key::PageDown => self.jump(self.at + 10),
            Key::Home => self.jump(0),
            Key::End => self.jump(usize::MAX),
            Key::Function(1) => self.is_helping = true,
            _ => {}
        }
        Step::Nothing
    }

    fn letter(&mut self, letter: char) -> Step {
        match letter {
            '1'..='6' | '-' => {
                self.keyed.push(letter);
                if self.keyed.len() == self.rows[self.at].seats.len() {
                    let places: Vec<String> = self.keyed.iter().map(char::to_string).collect();
                    return self.enter(places.join(" "));
                }
            }
            '*' => return self.enter("adjourned".to_owned()),
            'o' | 'O' | 'о' | 'О' => {
                self.only_open = !self.only_open;
                self.told.said = match self.only_open {
                    true => Said::OnlyOpen,
                    false => Said::All,
                };
                if self.only_open && !self.rows[self.at].is_open {
                    self.go(self.at + 1..self.rows.len());
                }
            }
            '/' => self.prompt = Some(Prompt::Result(String::new())),
            'g' | 'G' | 'д' | 'Д' | '台' | '#' | '№' => {
                self.prompt = Some(Prompt::Board(String::new()))
            }
            '?' => self.is_helping = true,
            // blanks between places mean nothing
            ' ' | ',' => {}
            other => self.told.said = Said::Unknown(other),
        }
        Step::Nothing
    }

    fn press_in_prompt(&mut self, key: Key) -> Step {
        let Some(prompt) = &mut self.prompt else {
            return Step::Nothing;
        };
        let (Prompt::Result(line) | Prompt::Board(line)) = prompt;
        match key {
            Key::Char(letter) => line.push(narrow(letter)),
            Key::Backspace => drop(line.pop()),
            Key::Escape => self.prompt = None,
            Key::Enter => match self.prompt.take() {
                Some(Prompt::Result(line)) if !line.trim().is_empty() => return self.enter(line),
                Some(Prompt::Board(line)) => {
                    let wanted = line.trim().parse::<i64>().ok();
                    let found = self.rows.iter().position(|row| Some(row.board) == wanted);
                    self.jump(found.unwrap_or(self.at));
                }
                _ => {}
            },
            _ => {}
        }
        Step::Nothing
    }

    fn enter(&mut self, result: String) -> Step {
        self.keyed.clear();
        Step::Enter {
            row: self.at,
            result,
        }
    }

    /// Takes the tables as another desk has left them. What is told of a table that is another one now goes.
    pub(in crate::cli::commands::results) fn refresh(&mut self, rows: Vec<Row>) -> News {
        let before = std::mem::replace(&mut self.rows, rows);
        let news;
        (self.at, news) = self.told.follow(&before, &self.rows, self.at);
        if news == News::Here {
            self.keyed.clear();
        }
        news
    }

    /// A result was stored, and the tables are as they are now: on to the next table that is open, else the next one.
    pub(super) fn entered(&mut self, rows: Vec<Row>, said: Vec<String>, warnings: Vec<String>) {
        let before = std::mem::replace(&mut self.rows, rows);
        let row = place_of(&before[self.at], &self.rows);
        let row = row.unwrap_or(self.at.min(self.rows.len() - 1));
        self.at = row;
        self.told.said = Said::Sentence(said.join("; "));
        self.told.warnings = warnings;
        self.told.about = Some(row);
        if !self.rows[row].is_open {
            self.last = Last::Stored;
            self.go(row + 1..self.rows.len());
        }
        let is_changed = self.at != row && is_news(&self.rows[self.at], &before);
        self.told.elsewhere = is_changed.then_some(self.at);
    }

    /// A result was refused.
    pub(super) fn failed(&mut self, sentence: String) {
        self.told.hush();
        self.told.about = Some(self.at);
        self.told.warnings = vec![sentence];
    }

    /// To the first of these tables that is shown; what was keyed for another one is dropped.
    fn go(&mut self, mut places: impl Iterator<Item = usize>) {
        if let Some(next) = places.find(|row| self.is_shown(*row)) {
            self.jump(next);
        }
    }

    fn jump(&mut self, to: usize) {
        self.at = to.min(self.rows.len() - 1);
        self.keyed.clear();
    }

    pub(super) fn is_shown(&self, row: usize) -> bool {
        !self.only_open || self.rows[row].is_open
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list() -> List {
        let seat = |number: u8| Seat {
            number,
            name: format!("P{number}"),
            place: None,
            has_sheet: false,
        };
        let row = |(board, seats): (i64, &[u8])| Row {
            section: "A".to_owned(),
            board,
            place: format!("1.{board}"),
            seats: seats.iter().copied().map(seat).collect(),
            is_open: true,
            is_adjourned: false,
        };
        let tables: [(i64, &[u8]); 3] = [(1, &[1, 2, 4, 5]), (2, &[1, 3, 5]), (3, &[1, 4])];
        List::new(1, tables.into_iter().map(row).collect())
    }

    /// What keys enter: table and result.
    fn typed(keys: &str) -> Vec<String> {
        let mut list = list();
        let mut entered = Vec::new();
        for letter in keys.chars() {
            let key = match letter {
                '\n' => Key::Enter,
                '<' => Key::Backspace,
                letter => Key::Char(letter),
            };
            if let Step::Enter { row, result } = list.press(key) {
                entered.push(format!("{} {result}", list.rows[row].board));
                let mut rows = list.rows.clone();
                rows[row].is_open = false;
                list.entered(rows, Vec::new(), Vec::new());
            }
        }
        entered
    }

    #[test]
    fn keys_and_what_they_enter() {
        for (keys, want) in [
            ("123412-11", vec!["1 1 2 3 4", "2 1 2 -", "3 1 1"]),
            ("１ ２ ２ ４", vec!["1 1 2 2 4"]),
            ("129<<224", vec![]),
            ("12<224", vec!["1 1 2 2 4"]),
            ("<", vec!["1 none"]),
            // Enter behind a whole result moves nothing, and Backspace takes nothing from the next one
            ("1234\n123\n12", vec!["1 1 2 3 4", "2 1 2 3", "3 1 2"]),
            ("1234<123", vec!["1 1 2 3 4", "2 1 2 3"]),
            ("1234\n\n12", vec!["1 1 2 3 4", "3 1 2"]),
            ("12\n213", vec!["2 2 1 3"]),
            ("*321", vec!["1 adjourned", "2 3 2 1"]),
            ("g3\n21", vec!["3 2 1"]),
            ("/5:1 4:2 2:3 1:4\n", vec!["1 5:1 4:2 2:3 1:4"]),
            ("x1 2 3 4", vec!["1 1 2 3 4"]),
        ] {
            assert_eq!(typed(keys), want, "{keys}");
        }
    }
}

#[cfg(test)]
#[path = "screens.rs"]
mod screens;
