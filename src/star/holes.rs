//! Sets of holes.

use super::hole::{HOLES, Hole};

/// A set of holes: one bit a hole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Holes(pub(super) u128);

impl Holes {
    /// No hole.
    pub const NONE: Holes = Holes(0);
    /// The whole star.
    pub const ALL: Holes = Holes((1 << HOLES) - 1);

    /// Whether the hole is in the set.
    pub const fn has(self, hole: Hole) -> bool {
        self.0 >> hole.index() & 1 != 0
    }

    /// The set with one hole more.
    #[must_use]
    pub const fn with(self, hole: Hole) -> Holes {
        Holes(self.0 | 1 << hole.index())
    }

    /// The set without a hole.
    #[must_use]
    pub const fn without(self, hole: Hole) -> Holes {
        Holes(self.0 & !(1 << hole.index()))
    }

    /// The holes of both.
    #[must_use]
    pub const fn or(self, other: Holes) -> Holes {
        Holes(self.0 | other.0)
    }

    /// The holes that both share.
    #[must_use]
    pub const fn and(self, other: Holes) -> Holes {
        Holes(self.0 & other.0)
    }

    /// The holes that the other set does not have.
    #[must_use]
    pub const fn minus(self, other: Holes) -> Holes {
        Holes(self.0 & !other.0)
    }

    /// How many holes there are.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for Holes {
    type Item = Hole;

    fn next(&mut self) -> Option<Hole> {
        let hole = Hole::at(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(hole)
    }
}

impl FromIterator<Hole> for Holes {
    fn from_iter<I: IntoIterator<Item = Hole>>(holes: I) -> Holes {
        holes.into_iter().fold(Holes::NONE, Holes::with)
    }
}
