//! Colour preferences and the allocation of colours (C.04.3 1.6 and art. 5).

use super::edition::Edition;
use super::entrant::Field;
use crate::tournament::{Colour, System};

/// How much a player wants a colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Strength {
    /// No game played yet.
    #[default]
    None,
    /// As many games with White as with Black: the other colour than last time.
    Mild,
    /// One game more with a colour.
    Strong,
    /// Two games more with a colour, or the same colour in the last two games.
    Absolute,
}

/// What a player wants, and the history it follows from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Preference {
    /// The colour wanted.
    pub colour: Option<Colour>,
    /// How much.
    pub strength: Strength,
    /// Games with White minus games with Black.
    pub difference: i16,
    /// The colour of the last two games, if it was the same.
    pub repeated: Option<Colour>,
}

impl Preference {
    /// The preference that follows from the colours of the games played.
    ///
    /// ```
    /// use huff::tournament::{Colour, swiss::{Preference, Strength}};
    /// let wants = Preference::of(&[Colour::White, Colour::Black, Colour::Black]);
    /// assert_eq!((wants.colour, wants.strength), (Some(Colour::White), Strength::Absolute));
    /// ```
    pub fn of(colours: &[Colour]) -> Preference {
        let whites = colours
            .iter()
            .filter(|colour| **colour == Colour::White)
            .count() as i16;
        let difference = 2 * whites - colours.len() as i16;
        let last = colours.last().copied();
        let repeated = last.filter(|last| colours.len() > 1 && colours[colours.len() - 2] == *last);
        let less = if difference > 0 {
            Colour::Black
        } else {
            Colour::White
        };
        let (colour, strength) = match (difference.abs(), repeated, last) {
            (2.., _, _) => (Some(less), Strength::Absolute),
            (_, Some(repeated), _) => (Some(repeated.other()), Strength::Absolute),
            (1, _, _) => (Some(less), Strength::Strong),
            (_, _, Some(last)) => (Some(last.other()), Strength::Mild),
            (_, _, None) => (None, Strength::None),
        };
        Preference {
            colour,
            strength,
            difference,
            repeated,
        }
    }

    /// Whether two players want the same colour.
    pub(super) fn clashes(self, other: Preference) -> bool {
        self.colour.is_some() && self.colour == other.colour
    }
}

/// The rule of article 5.2 that gave the colours of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColourRule {
    /// 5.2.1: both got what they want.
    BothGranted,
    /// 5.2.2: the stronger wish was granted.
    StrongerGranted,
    /// 5.2.3: alternated from the last round in which their colours differed.
    Alternated,
    /// 5.2.4: the wish of the higher ranked was granted.
    HigherGranted,
    /// 5.2.5: by the parity of the number of the higher ranked.
    Parity,
    /// Double-Swiss: who had White less often has it in the first game.
    FewerWhites,
    /// Double-Swiss: the higher ranked has the other colour than last time.
    HigherAlternates,
    /// Double-Swiss: the lower ranked has the other colour than last time.
    LowerAlternates,
}

impl ColourRule {
    /// The article in the regulation of a system.
    pub const fn article(self, system: System) -> &'static str {
        let number = match self {
            ColourRule::BothGranted => 0,
            ColourRule::StrongerGranted => 1,
            ColourRule::Alternated => 2,
            ColourRule::HigherGranted => 3,
            ColourRule::Parity => 4,
            ColourRule::FewerWhites
            | ColourRule::HigherAlternates
            | ColourRule::LowerAlternates => return "4.3",
        };
        match system {
            System::DoubleSwiss => "4.3",
            System::Dutch(Edition::Dutch2017) => ["E.1", "E.2", "E.3", "E.4", "E.5"][number],
            _ => ["5.2.1", "5.2.2", "5.2.3", "5.2.4", "5.2.5"][number],
        }
    }
}

/// The colour of `higher`, who is ranked before `lower`, and the rule that gave it.
pub(super) fn allocate(field: &Field, higher: usize, lower: usize) -> (Colour, ColourRule) {
    let (a, b) = (&field.entrants[higher], &field.entrants[lower]);
    let (wish, theirs) = (a.preference, b.preference);
    if !wish.clashes(theirs) {
        if let Some(colour) = wish.colour.or(theirs.colour.map(Colour::other)) {
            return (colour, ColourRule::BothGranted);
        }
        let first = field.initial_colour;
        return (
            if a.odd { first } else { first.other() },
            ColourRule::Parity,
        );
    }
    let colour = wish.colour.unwrap_or(Colour::White);
    let weight = |wish: Preference| {
        (
            wish.strength,
            if wish.strength == Strength::Absolute {
                wish.difference.abs()
            } else {
                0
            },
        )
    };
    match weight(wish).cmp(&weight(theirs)) {
        std::cmp::Ordering::Greater => return (colour, ColourRule::StrongerGranted),
        std::cmp::Ordering::Less => return (colour.other(), ColourRule::StrongerGranted),
        std::cmp::Ordering::Equal => {}
    }
    let differing = a
        .colours
        .iter()
        .rev()
        .zip(b.colours.iter().rev())
        .find(|(ours, theirs)| ours != theirs);
    match differing {
        Some((_, theirs)) => (*theirs, ColourRule::Alternated),
        None => (colour, ColourRule::HigherGranted),
    }
}
