//! Keys to results: the list of games as a value.

use crate::draughts::Color;
use crate::entry::{Key, narrow};

use super::late::Change;
use super::row::Row;

/// What is to be said, free of language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    Nothing,
    /// A sentence that is made already.
    Sentence(String),
    /// The player of a row and column has won, by play or because the other did not come.
    Won {
        row: usize,
        column: usize,
        by: By,
    },
    /// A first sign that one player did not come; another has to follow.
    Absent {
        row: usize,
        column: usize,
    },
    /// No result.
    Unknown(char),
    OnlyOpen,
    All,
    /// Another desk has changed the game that is keyed.
    Elsewhere {
        row: usize,
    },
}

/// What another desk has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum News {
    /// Nothing, or other games.
    None,
    /// The game that is keyed: the next key would not be about what was seen.
    Here,
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

/// A sign that means nothing alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Plus,
    Minus,
    /// A stroke behind the first number of a result: its row and that number.
    Between(usize, char),
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
    pub(super) said: Said,
    pub(super) warnings: Vec<String>,
    /// Whether all keys are explained.
    pub(super) is_helping: bool,
    /// Seconds since 1970.
    pub(super) now: i64,
    sign: Option<Sign>,
    /// The number that was the last key, and its row: a stroke and a number may follow it.
    number: Option<(usize, char)>,
}

impl List {
    pub(super) fn new(round: i64, rows: Vec<Row>) -> List {
        let at = rows.iter().position(|row| row.is_open).unwrap_or(0);
        List {
            round,
            rows,
            at,
            only_open: false,
            prompt: None,
            typed: None,
            said: Said::Nothing,
            warnings: Vec::new(),
            is_helping: false,
            now: 0,
            sign: None,
            number: None,
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
        let (sign, number) = (self.sign.take(), self.number.take());
        self.said = Said::Nothing;
        self.warnings.clear();
        let last = self.rows.len() - 1;
        match key {
            Key::Char(letter) => return self.letter(narrow(letter), sign, number),
            Key::Delete | Key::Backspace => return self.enter("none"),
            Key::Up => self.step_back(),
            Key::Down | Key::Enter => self.step(),
            Key::PageUp => self.at = self.at.saturating_sub(15),
            Key::PageDown => self.at = (self.at + 15).min(last),
            Key::Home => self.at = 0,
            Key::End => self.at = last,
            Key::Function(1) => self.is_helping = true,
            _ => {}
        }
        Step::Nothing
    }

    fn letter(&mut self, letter: char, sign: Option<Sign>, number: Option<(usize, char)>) -> Step {
        match (letter, sign) {
            ('0'..='9', Some(Sign::Between(row, first))) => self.corrected(row, first, letter),
            // a score that no game has is typed to its end, and nothing of it is a key
            ('3'..='9', _) => {
                self.prompt = Some(Prompt::Result(letter.to_string()));
                self.said = Said::Unknown(letter);
                Step::Nothing
            }
            ('0'..='2', _) => {
                let row = self.at;
                let step = match letter {
                    '0' => self.won(1, By::Play),
                    _ => self.won(0, By::Play),
                };
                self.number = Some((row, letter));
                step
            }
            ('=', _) => self.enter("="),
            ('w' | 'W' | 'б' | 'Б' | '白', _) => self.enter("white"),
            ('b' | 'B' | 'ч' | 'Ч' | '黑', _) => self.enter("black"),
            ('*', _) => self.enter("adjourned"),
            ('-' | ':', None) if number.is_some() => {
                self.sign = number.map(|(row, first)| Sign::Between(row, first));
                Step::Nothing
            }
            ('+', Some(Sign::Plus)) | ('-', Some(Sign::Plus)) => self.won(0, By::Forfeit),
            ('-' | '+', Some(Sign::Minus)) | ('-', Some(Sign::Between(..))) => {
                self.won(1, By::Forfeit)
            }
            ('+', _) => self.begin(Sign::Plus, 1),
            ('-', _) => self.begin(Sign::Minus, 0),
            ('o' | 'O' | 'о' | 'О', _) => {
                self.only_open = !self.only_open;
                self.said = if self.only_open {
                    Said::OnlyOpen
                } else {
                    Said::All
                };
                if self.only_open && !self.rows[self.at].is_open {
                    self.step();
                }
                Step::Nothing
            }
            ('/', _) => {
                self.prompt = Some(Prompt::Result(String::new()));
                Step::Nothing
            }
            ('g' | 'G' | '#', _) => {
                self.prompt = Some(Prompt::Board(String::new()));
                Step::Nothing
            }
            ('l' | 'L' | 'л' | 'Л' | '左', _) => self.late(0),
            ('r' | 'R' | 'п' | 'П' | '右', _) => self.late(1),
            ('t' | 'T' | 'т' | 'Т', _) => {
                let minutes = self.rows[self.at].waiting.minutes(self.now).unwrap_or(0);
                self.prompt = Some(Prompt::Began(minutes.to_string()));
                Step::Nothing
            }
            ('?', _) => {
                self.is_helping = true;
                Step::Nothing
            }
            (' ', _) => Step::Nothing,
            (other, _) => {
                self.said = Said::Unknown(other);
                Step::Nothing
            }
        }
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

    fn begin(&mut self, sign: Sign, absent: usize) -> Step {
        self.sign = Some(sign);
        self.said = Said::Absent {
            row: self.at,
            column: absent,
        };
        Step::Nothing
    }

    /// A win of the player in a column, in words that no game reads the other way round.
    fn won(&mut self, column: usize, by: By) -> Step {
        let word = self.rows[self.at].side(column).word();
        match by {
            By::Play => self.enter(word),
            By::Forfeit => self.enter(&format!("{word}+")),
        }
    }

    fn enter(&mut self, result: &str) -> Step {
        Step::Enter {
            row: self.at,
            result: result.to_owned(),
        }
    }

    /// `2-0`, `1-1`, `0-0` typed in full: the first number has been taken for the result already.
    fn corrected(&mut self, row: usize, first: char, second: char) -> Step {
        self.at = row;
        match (first, second) {
            ('1' | '2', '0') => self.won(0, By::Play),
            ('0', '1' | '2') => self.won(1, By::Play),
            ('1', '1') => self.enter("="),
            ('0', '0') => self.enter("0-0"),
            _ => {
                // what the first number was taken for goes, and the whole is asked for
                self.prompt = Some(Prompt::Result(format!("{first}-{second}")));
                self.enter("none")
            }
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
                self.said = Said::Nothing;
                self.warnings.clear();
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

    /// Takes the games as another desk has left them.
    pub(super) fn refresh(&mut self, rows: Vec<Row>) -> News {
        let is_game =
            |row: &Row, other: &Row| row.place == other.place && row.section == other.section;
        let same = rows.len() == self.rows.len()
            && rows
                .iter()
                .zip(&self.rows)
                .all(|(row, other)| is_game(row, other));
        if !same {
            // what was keyed counts for a place in the list
            (self.sign, self.number) = (None, None);
        }
        let before = self.rows[self.at].clone();
        self.at = match rows.iter().position(|row| is_game(row, &before)) {
            Some(row) => row,
            None => self.at.min(rows.len() - 1),
        };
        self.rows = rows;
        let now = &self.rows[self.at];
        let seen = |row: &Row| (row.place.clone(), row.result.clone(), row.is_open, row.late);
        if seen(now) == seen(&before) {
            return News::None;
        }
        (self.sign, self.number) = (None, None);
        self.warnings.clear();
        self.said = Said::Elsewhere { row: self.at };
        News::Here
    }

    /// A result is on the disk: says so, and goes on to the next game.
    pub(super) fn entered(
        &mut self,
        row: usize,
        result: &str,
        said: Vec<String>,
        warnings: Vec<String>,
    ) {
        let winner = |word: &str| match word {
            "white" => Some(Color::White),
            "black" => Some(Color::Black),
            _ => None,
        };
        let (word, by) = match result.strip_suffix('+') {
            Some(word) => (word, By::Forfeit),
            None => (result, By::Play),
        };
        self.said = match (winner(word), self.rows.get(row)) {
            (Some(color), Some(one)) => Said::Won {
                row,
                column: usize::from(color != one.first),
                by,
            },
            _ => Said::Sentence(said.join("; ")),
        };
        self.warnings = warnings;
        self.typed = None;
        self.at = row;
        if result != "none" {
            // a match that was keyed as a whole is done as a whole
            let games = result.split_whitespace().count().max(1);
            for _ in 0..games {
                self.step();
            }
        }
    }

    /// Something else is on the disk.
    pub(super) fn noted(&mut self, said: String) {
        self.said = Said::Sentence(said);
    }

    /// A result was not stored. One that was typed in full stays on the line: what is typed next is no key.
    pub(super) fn failed(&mut self, row: usize, why: String) {
        self.at = row;
        self.prompt = self
            .typed
            .clone()
            .map(Prompt::Result)
            .or(self.prompt.take());
        self.number = None;
        self.said = Said::Sentence(why);
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
