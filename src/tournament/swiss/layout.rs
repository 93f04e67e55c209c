//! Names for the numbers of a weight.

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
