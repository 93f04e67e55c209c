//! Results as they are keyed: what a form means, and whether it may go on.
//!
//! A form is taken as soon as it means something. Where it goes on, as `1` does in `1/2`, what was taken is corrected.

/// What a keyed form means, left player first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// The player of a column has won.
    Won(usize),
    /// The player of a column has won, because the other did not come.
    Forfeit(usize),
    /// As `huff result` has it.
    Written(&'static str),
}

use Meaning::{Forfeit, Won, Written};

/// The forms, with `-` behind a number for whatever stands there and `.` for a comma.
const FORMS: [(&str, Meaning); 33] = [
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
    ("1/2-0", Written("½-0")),
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
pub(super) fn meaning(text: &str) -> Option<Meaning> {
    let form = FORMS.iter().find(|(form, _)| *form == text)?;
    Some(form.1)
}

/// Whether a form may go on so: to one that means something, or, `1.5`, to a score that no game has.
pub(super) fn begins(text: &str) -> bool {
    FORMS.iter().any(|(form, _)| form.starts_with(text)) || matches!(text, "1." | "2.")
}

/// A form with one sign more.
pub(super) fn with(text: &str, letter: char) -> String {
    let is_behind_number = text.ends_with(|last: char| last.is_ascii_digit() || last == '½');
    let sign = match letter {
        ':' if is_behind_number => '-',
        ',' => '.',
        other => other,
    };
    format!("{text}{sign}")
}
