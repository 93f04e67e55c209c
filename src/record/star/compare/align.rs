//! Which entries of several copies stand for the same turn.

use crate::notation::star::{Record, Turn, TurnKind};
use crate::star::{Camp, Move};

use super::super::seated::seated;

/// What was done in a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum What {
    Move(Move),
    Pass,
    Unread(String),
}

/// An entry of a copy.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) seat: Camp,
    pub(super) what: What,
    pub(super) turn: Turn,
}

impl Entry {
    fn is_same(&self, other: &Entry) -> bool {
        self.seat == other.seat && self.what == other.what
    }
}

/// A turn: the entry of each copy, where it has one.
pub(super) type Slot = Vec<Option<Entry>>;

/// The entries of a copy that say something: no blanks, no marks of who is home.
pub(super) fn entries(record: &Record) -> Vec<Entry> {
    let entry = |turn: Turn| {
        let what = match &turn.kind {
            TurnKind::Move(way) => What::Move(Move {
                from: *way.first()?,
                to: *way.last()?,
            }),
            TurnKind::Pass => What::Pass,
            TurnKind::Home | TurnKind::Empty => return None,
            TurnKind::Unreadable => What::Unread(turn.text.clone()),
        };
        let seat = turn.seat?;
        Some(Entry { seat, what, turn })
    };
    seated(record).turns.into_iter().filter_map(entry).collect()
}

/// Costs of an entry that is another one, and of one that only one copy has.
const OTHER: u32 = 3;
const ALONE: u32 = 2;
/// Pairs of entries that are compared; longer copies are laid side by side as they are.
const MOST_PAIRS: usize = 4_000_000;

/// Lays one copy after the other beside those before, so that as little as can be differs.
pub(super) fn aligned(copies: Vec<Vec<Entry>>) -> Vec<Slot> {
    let count = copies.len();
    let mut slots: Vec<Slot> = Vec::new();
    for (copy, entries) in copies.into_iter().enumerate() {
        let steps = steps(&slots, &entries);
        let mut old = std::mem::take(&mut slots).into_iter();
        let mut new = entries.into_iter();
        for step in steps {
            let mut slot = match step {
                Step::New => vec![None; count],
                Step::Both | Step::Old => old.next().unwrap_or_else(|| vec![None; count]),
            };
            if step != Step::Old {
                slot[copy] = new.next();
            }
            slots.push(slot);
        }
    }
    slots
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// An entry of the copy stands in the slot.
    Both,
    /// The copy has nothing there.
    Old,
    /// Only this copy has it.
    New,
}

/// The cheapest way through the slots and the entries of a further copy.
fn steps(slots: &[Slot], entries: &[Entry]) -> Vec<Step> {
    let (rows, columns) = (slots.len(), entries.len());
    if rows == 0 || rows * columns > MOST_PAIRS {
        let both = rows.min(columns);
        let rest = if rows > both { Step::Old } else { Step::New };
        let all = std::iter::repeat_n(Step::Both, both);
        return all
            .chain(std::iter::repeat_n(rest, rows.max(columns) - both))
            .collect();
    }
    let meeting = |slot: &Slot, entry: &Entry| {
        let mut known = slot.iter().flatten();
        if known.clone().any(|one| one.is_same(entry)) {
            return Some(0);
        }
        known.any(|one| one.seat == entry.seat).then_some(OTHER)
    };
    // costs from each pair of places to the end
    let width = columns + 1;
    let mut cost = vec![0; (rows + 1) * width];
    for row in (0..=rows).rev() {
        for column in (0..=columns).rev() {
            let at = row * width + column;
            let mut best = u32::MAX;
            if row < rows {
                best = best.min(cost[at + width] + ALONE);
            }
            if column < columns {
                best = best.min(cost[at + 1] + ALONE);
            }
            if row < rows
                && column < columns
                && let Some(met) = meeting(&slots[row], &entries[column])
            {
                best = best.min(cost[at + width + 1] + met);
            }
            cost[at] = if best == u32::MAX { 0 } else { best };
        }
    }
    let (mut row, mut column) = (0, 0);
    let mut steps = Vec::new();
    while row < rows || column < columns {
        let at = row * width + column;
        let both = (row < rows && column < columns)
            .then(|| meeting(&slots[row], &entries[column]))
            .flatten();
        let step = match both {
            Some(met) if cost[at] == cost[at + width + 1] + met => Step::Both,
            _ if row < rows && cost[at] == cost[at + width] + ALONE => Step::Old,
            _ => Step::New,
        };
        row += usize::from(step != Step::New);
        column += usize::from(step != Step::Old);
        steps.push(step);
    }
    steps
}
