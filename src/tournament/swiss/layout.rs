//! Names for the numbers of a weight.

use super::edition::Edition;
use crate::tournament::System;

/// A criterion of C.04.3, by its number in the edition of 2026. The edition of 2017 is told in the same words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Criterion {
    /// C1-C5: a complete pairing, with a bye for one who may have it, at the lowest possible score.
    Completion,
    /// C6: as few downfloaters as possible.
    Downfloaters,
    /// C7: downfloaters with scores as low as possible (2017 C.6: score differences as small as possible).
    DownfloaterScores,
    /// C8: as many pairs as possible in the next bracket.
    NextPairs,
    /// C8: floaters of the next bracket as low as possible.
    NextScores,
    /// C9: as few unplayed games as possible for the player with the bye.
    ByeUnplayed,
    /// C10: nobody of a topscorers' pair with a colour difference of more than two.
    TopscorerDifference,
    /// C11: nobody of a topscorers' pair with the same colour three times running.
    TopscorerThird,
    /// C12: as few players as possible without the colour they want.
    Preferences,
    /// C13: as few players as possible without the colour they want strongly.
    StrongPreferences,
    /// C14: as few residents as possible who float down as in the last round.
    DownfloatLast,
    /// C15: as few opponents of moved-down players as possible who floated up in the last round.
    UpfloatLast,
    /// C16: as C14, two rounds ago.
    DownfloatBefore,
    /// C17: as C15, two rounds ago.
    UpfloatBefore,
    /// C18: score differences of moved-down players who floated down in the last round.
    DownfloatScoresLast,
    /// C19: score differences of moved-down players whose opponents floated up in the last round.
    UpfloatScoresLast,
    /// C20: as C18, two rounds ago.
    DownfloatScoresBefore,
    /// C21: as C19, two rounds ago.
    UpfloatScoresBefore,
    /// Article 4: the order in which pairings are tried; the first of equals wins.
    Order,
    /// Double-Swiss C4: as few upfloaters as possible.
    Upfloaters,
    /// Double-Swiss C5: upfloaters with scores as high as possible.
    UpfloaterScores,
    /// Double-Swiss C6: as few upfloaters as possible into the next scoregroup.
    NextUpfloaters,
    /// Double-Swiss C7: as few upfloaters as possible who floated in the last round.
    UpfloatersRepeated,
    /// Double-Swiss C8: as few opponents of upfloaters as possible who floated in the last round.
    OpponentsRepeated,
    /// Double-Swiss 3.4: the bye for one who has played as many matches as possible.
    ByeMatches,
    /// Double-Swiss 3.4: the bye for one with a number as large as possible.
    ByeNumber,
}

impl Criterion {
    /// The article in the regulation of a system.
    ///
    /// ```
    /// use huff::tournament::{System, swiss::{Criterion, Edition}};
    /// assert_eq!(Criterion::Preferences.article(System::Dutch(Edition::Dutch2017)), "C.10");
    /// ```
    pub const fn article(self, system: System) -> &'static str {
        use Criterion as C;
        let old = matches!(system, System::Dutch(Edition::Dutch2017));
        let (new, before) = match self {
            C::Completion if matches!(system, System::DoubleSwiss) => ("C3", ""),
            C::Completion => ("C1-C5", "C.1-C.4"),
            C::Downfloaters => ("C6", "C.5"),
            C::DownfloaterScores => ("C7", "C.6"),
            C::NextPairs | C::NextScores => ("C8", "C.7"),
            C::ByeUnplayed => ("C9", ""),
            C::TopscorerDifference => ("C10", "C.8"),
            C::TopscorerThird => ("C11", "C.9"),
            C::Preferences => ("C12", "C.10"),
            C::StrongPreferences => ("C13", "C.11"),
            C::DownfloatLast => ("C14", "C.12"),
            C::UpfloatLast => ("C15", "C.13"),
            C::DownfloatBefore => ("C16", "C.14"),
            C::UpfloatBefore => ("C17", "C.15"),
            C::DownfloatScoresLast => ("C18", "C.16"),
            C::UpfloatScoresLast => ("C19", "C.17"),
            C::DownfloatScoresBefore => ("C20", "C.18"),
            C::UpfloatScoresBefore => ("C21", "C.19"),
            C::Order if matches!(system, System::DoubleSwiss) => ("3.6", ""),
            C::Order => ("4", "D"),
            C::Upfloaters => ("C4", ""),
            C::UpfloaterScores => ("C5", ""),
            C::NextUpfloaters => ("C6", ""),
            C::UpfloatersRepeated => ("C7", ""),
            C::OpponentsRepeated => ("C8", ""),
            C::ByeMatches | C::ByeNumber => ("3.4", ""),
        };
        if old { before } else { new }
    }
}

/// Which criterion each number of a weight belongs to, in the order of the regulation.
#[derive(Clone, Debug, Default)]
pub(super) struct Layout {
    places: Vec<Criterion>,
}

/// How many numbers at the end of a weight serve the order of article 4.
pub(super) const ORDER: usize = 3;

impl Layout {
    /// Adds a criterion that needs some numbers; for criteria by score the highest score has the first.
    pub(super) fn push(&mut self, criterion: Criterion, numbers: usize) {
        self.places.extend(std::iter::repeat_n(criterion, numbers));
    }

    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    /// Where the numbers of a criterion begin.
    pub(super) fn start(&self, criterion: Criterion) -> Option<usize> {
        self.places.iter().position(|place| *place == criterion)
    }

    /// The first criterion in which two totals differ.
    pub(super) fn first_difference(&self, one: &[i32], other: &[i32]) -> Option<Criterion> {
        let place = one
            .iter()
            .zip(other)
            .position(|(one, other)| one != other)?;
        self.places.get(place).copied()
    }
}
