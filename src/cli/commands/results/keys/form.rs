//! Results as they are keyed: what a form means, and whether it may go on.
//!
//! A form is taken as soon as it means something. Where it goes on, as `1` does in `1/2`, what was taken is corrected.
//! What may as well begin a result of the next game, `/` or `.`, goes on with a form only right behind it, and `/2-0` is
//! all of it for the next game.

use std::time::Duration;

use super::{Last, List, Prompt, Said, Step};
use crate::entry::Key;

use Meaning::{Forfeit, Won, Written};

/// How soon a sign that may begin a result has to follow to go on with the one before.
const SOON: Duration = Duration::from_secs(2);

/// A result that is keyed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Form {
    pub(super) row: usize,
    /// All of it.
    pub(super) text: String,
    /// How much of it was taken for a result.
    pub(super) taken: usize,
    /// What the row held before, as `huff result` takes it.
    pub(super) before: &'static str,
}

impl Form {
    /// What was keyed and not taken yet.
    pub(super) fn rest(&self) -> &str {
        &self.text[self.taken..]
    }

    /// Whether a sign may still go on with the form after so long.
    pub(super) fn is_open_to(&self, letter: char, waited: Duration) -> bool {
        !self.rest().is_empty() || waited < SOON || !matches!(letter, '/' | '.' | ',')
    }

    /// A result and what was keyed behind it from a stroke on: it may be about the next game.
    fn at_stroke(&self) -> Option<(Meaning, usize, &str)> {
        let (result, behind) = self.text.split_once('/')?;
        Some((meaning_of(result)?, result.len(), behind))
    }
}

impl List {
    /// A letter or sign: it goes on with a form, begins one, or is a key of its own.
    pub(super) fn letter(&mut self, letter: char, form: Option<Form>) -> Step {
        if let Some(form) = form {
            let text = with(&form.text, letter);
            if begins(&text) {
                return self.go_on(Form { text, ..form });
            }
            match form.rest() {
                "" => {}
                // "1--" and "1/": they belong to the next game
                "-" if form.taken > 0 && matches!(letter, '-' | '+') => {
                    self.letter('-', None);
                    return self.press(Key::Char(letter));
                }
                "/" if form.taken > 0 => {
                    self.letter('/', None);
                    return self.press(Key::Char(letter));
                }
                "-" if form.taken > 0 && !is_of_score(letter) => {}
                signs if signs.trim_matches(['+', '-', ':']).is_empty() && form.taken == 0 => {}
                _ => return self.no_form(form, Some(letter)),
            }
        }
        let text = with("", letter);
        if begins(&text) {
            let (row, before) = (self.at, self.rows[self.at].word);
            let taken = 0;
            return self.go_on(Form {
                row,
                text,
                taken,
                before,
            });
        }
        self.other(letter)
    }

    /// A form has become longer: it is stored where it means something, and what was stored of it is corrected.
    fn go_on(&mut self, mut form: Form) -> Step {
        let (row, taken) = (form.row, form.taken);
        self.told.about = Some(row);
        let step = match meaning_of(&form.text) {
            None => {
                self.told.said = match &*form.text {
                    "+" | "+:" => Said::Absent { column: 1 },
                    "-" | "-:" => Said::Absent { column: 0 },
                    _ => Said::Nothing,
                };
                Step::Nothing
            }
            Some(meaning) => {
                form.taken = form.text.len();
                let result = self.in_words(row, meaning);
                match taken {
                    0 => Step::Enter { row, result },
                    _ => Step::Correct { row, result },
                }
            }
        };
        self.form = Some(form);
        step
    }

    /// In words that no game reads the other way round.
    fn in_words(&self, row: usize, meaning: Meaning) -> String {
        let word = |column: usize| self.rows[row].side(column).word();
        match meaning {
            Meaning::Won(column) => word(column).to_owned(),
            Meaning::Forfeit(column) => format!("{}+", word(column)),
            Meaning::Written(text) => text.to_owned(),
        }
    }

    /// What was keyed is no result of a game. From a stroke on it is asked for at the next game, and the result before the
    /// stroke stays; else the whole is asked for, and the game has the result that it had before.
    pub(super) fn no_form(&mut self, form: Form, letter: Option<char>) -> Step {
        let letter = letter.filter(|letter| is_of_score(*letter));
        if let Some((meaning, length, behind)) = form.at_stroke() {
            self.prompt = Some(Prompt::Result(behind.chars().chain(letter).collect()));
            let (row, result) = (form.row, self.in_words(form.row, meaning));
            return match form.taken == length {
                true => Step::Nothing,
                false => Step::Correct { row, result },
            };
        }
        let mut text = form.text;
        text.extend(letter);
        self.at = form.row;
        self.last = Last::TakenBack;
        self.prompt = Some(Prompt::Result(text));
        match form.taken {
            0 => Step::Nothing,
            _ => Step::Correct {
                row: form.row,
                result: form.before.to_owned(),
            },
        }
    }

    /// Takes off the last sign of a form; a result that was just stored is what it was before.
    pub(super) fn take_off(&mut self, mut form: Form) -> Step {
        if form.rest().is_empty() {
            self.last = Last::TakenBack;
            return Step::Correct {
                row: form.row,
                result: form.before.to_owned(),
            };
        }
        form.text.pop();
        self.form = Some(form).filter(|form| !form.text.is_empty());
        Step::Nothing
    }
}

/// What a keyed form means, left player first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    /// The player of a column has won.
    Won(usize),
    /// The player of a column has won, because the other did not come.
    Forfeit(usize),
    /// As `huff result` has it.
    Written(&'static str),
}

/// The forms, with `-` behind a number for whatever stands there and `.` for a comma.
const FORMS: [(&str, Meaning); 32] = [
    ("1", Won(0)),
    ("2", Won(0)),
    ("0", Won(1)),
    ("1-0", Won(0)),
    ("2-0", Won(0)),
    ("0-1", Won(1)),
    ("0-2", Won(1)),
    ("=", Written("=")),
    ("1-1", Written("=")),
    ("½", Written("=")),
    ("½-½", Written("=")),
    ("1/2", Written("=")),
    ("1/2-1/2", Written("=")),
    ("0.5", Written("=")),
    ("0.5-0.5", Written("=")),
    (".5", Written("=")),
    (".5-.5", Written("=")),
    ("½-0", Written("½-0")),
    ("0.5-0", Written("½-0")),
    (".5-0", Written("½-0")),
    ("0-½", Written("0-½")),
    ("0-1/2", Written("0-½")),
    ("0-0.5", Written("0-½")),
    ("0-.5", Written("0-½")),
    ("0-0", Written("0-0")),
    ("++", Forfeit(0)),
    ("+-", Forfeit(0)),
    ("+:-", Forfeit(0)),
    ("--", Forfeit(1)),
    ("-+", Forfeit(1)),
    ("-:+", Forfeit(1)),
    ("*", Written("adjourned")),
];

/// What a form means.
fn meaning_of(text: &str) -> Option<Meaning> {
    let form = FORMS.iter().find(|(form, _)| *form == text)?;
    Some(form.1)
}

/// Whether a form may go on so: to one that means something, to a score that no game has, as in `1.5`, or to `/2-0` of the
/// next game.
fn begins(text: &str) -> bool {
    FORMS.iter().any(|(form, _)| form.starts_with(text)) || matches!(text, "1." | "2." | "0-1/2-")
}

/// A form with one sign more.
fn with(text: &str, letter: char) -> String {
    let is_behind_number = text.ends_with(|last: char| last.is_ascii_digit() || last == '½');
    let sign = match letter {
        ':' if is_behind_number => '-',
        ',' => '.',
        other => other,
    };
    format!("{text}{sign}")
}

/// Whether a sign may stand in a score.
fn is_of_score(letter: char) -> bool {
    letter.is_ascii_digit() || matches!(letter, '½' | '/' | '.' | ',' | '-' | ':')
}
