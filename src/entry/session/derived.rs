//! What follows from the sheets: positions, legal moves, findings, the first difference.

use crate::draughts::Setup;
use crate::entry::copies::first_difference;
use crate::entry::draft::Draft;
use crate::entry::legal::{Legal, Names};
use crate::record::{Class, Judgement};

/// How a written half-move stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Nothing is wrong with it.
    Fine,
    /// It was played against the rules.
    Play,
    /// Something is wrong with the writing.
    Writing,
    /// It cannot be judged, because it does not fit what stands before it.
    Unchecked,
}

/// What follows from the sheets and the place where is typed.
#[derive(Clone, Debug)]
pub(super) struct Derived {
    pub(super) judgement: Judgement,
    /// The position where is typed.
    pub(super) before: Option<Setup>,
    /// It is only likely: a slip of the pen stands before it.
    pub(super) is_presumed: bool,
    pub(super) legal: Legal,
    pub(super) marks: Vec<Mark>,
    pub(super) difference: Option<[usize; 2]>,
}

impl Derived {
    /// `notes` are those that the event keeps: they are judged as if they stood on the sheet.
    pub(super) fn of(
        sheets: &[Draft],
        active: usize,
        cursor: usize,
        names: Names,
        notes: &[(usize, String)],
    ) -> Derived {
        let sheet = &sheets[active];
        let judgement = match notes {
            [] => sheet.judged(),
            notes => {
                let mut noted = sheet.clone();
                for (played, text) in notes {
                    noted.comment((*played).min(sheet.entries.len()), text);
                }
                noted.judged()
            }
        };
        let is_before = cursor < sheet.entries.len();
        let until = is_before.then(|| sheet.until(cursor).judged());
        let here = until.as_ref().unwrap_or(&judgement);
        let (before, is_presumed) = (here.presumed.clone(), here.last.is_none());
        let legal = before
            .as_ref()
            .map_or_else(Legal::default, |setup| Legal::of(setup, names));
        let difference = match sheets {
            [_, _] => first_difference([sheet, &sheets[1 - active]]),
            _ => None,
        };
        Derived {
            marks: marks(&judgement),
            judgement,
            before,
            is_presumed,
            legal,
            difference,
        }
    }
}

/// A mark for each half-move of a judgement.
fn marks(judgement: &Judgement) -> Vec<Mark> {
    let mut marks = vec![Mark::Fine; judgement.half_moves as usize];
    let mut last = None;
    for finding in &judgement.findings {
        let mark = match finding.class() {
            Class::Play => Mark::Play,
            Class::Writing => Mark::Writing,
            Class::Result | Class::Clock | Class::Remark => continue,
        };
        let Some(index) = finding.ply.and_then(|ply| (ply as usize).checked_sub(1)) else {
            continue;
        };
        if let Some(place) = marks.get_mut(index) {
            *place = mark;
            last = Some(index);
        }
    }
    // the thread is lost behind the last fault
    if let (None, Some(last)) = (&judgement.presumed, last) {
        marks[last + 1..].fill(Mark::Unchecked);
    }
    marks
}
