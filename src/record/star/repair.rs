//! Edits of a record with which it replays farther. They are proposed, never made.

use std::collections::VecDeque;

use crate::notation::star::{Record, written};
use crate::record::repair::{CHARACTER, ENTRY, EXCHANGE, Edit, EditKind, LAPSE, Repair, distance};
use crate::star::{Game, Move};

use super::entries::{Entry, Placed, fitting, play};

/// How many entries before the refused one are looked at.
pub(super) const BEFORE: usize = 24;
/// How many repairs are proposed.
const MOST: usize = 5;

/// A repair with what it is weighed by.
struct Weighed {
    repair: Repair,
    cost: u32,
    far: usize,
}

/// The best repairs for an entry that does not fit. `games` are the games before the entries up to it, `reach` how many
/// entries fit without a repair.
pub(super) fn propose(
    record: &Record,
    entries: &[Placed],
    refused: usize,
    games: &VecDeque<Game>,
    reach: usize,
) -> Vec<Repair> {
    let first = (refused + 1).saturating_sub(games.len());
    let mut search = Search {
        record,
        entries,
        reach,
        found: Vec::new(),
    };
    for (at, game) in (first..refused + 1).zip(games).rev() {
        search.at(at, game, refused - at);
    }
    let mut found = search.found;
    found.sort_by_key(|one| {
        (
            !one.repair.complete,
            if one.repair.complete {
                0
            } else {
                usize::MAX - one.repair.replays_to as usize
            },
            one.cost,
            one.far,
        )
    });
    found.dedup_by(|one, other| one.repair.edits == other.repair.edits);
    found.truncate(MOST);
    found.into_iter().map(|one| one.repair).collect()
}

struct Search<'r> {
    record: &'r Record,
    entries: &'r [Placed],
    reach: usize,
    found: Vec<Weighed>,
}

impl Search<'_> {
    fn at(&mut self, at: usize, game: &Game, far: usize) {
        let has_columns = self.entries[at].seat.is_some();
        for wanted in game.position().moves() {
            let Some(way) = game.position().route(wanted) else {
                continue;
            };
            let mut after = game.clone();
            after.play(wanted);
            let new = written(&way);
            if self.entries[at].entry.ends() != Some(wanted) {
                let reach = at + 1 + fitting(after.clone(), &self.entries[at + 1..]);
                let cost = change(&self.entries[at].entry, wanted);
                self.add(EditKind::Replace, at, Some(&new), reach, cost, far);
            }
            if !has_columns {
                let reach = at + fitting(after, &self.entries[at..]);
                self.add(EditKind::Insert, at, Some(&new), reach, ENTRY, far);
            }
        }
        if !game.position().can_move() && self.entries[at].entry != Entry::Pass {
            let mut after = game.clone();
            after.pass();
            let reach = at + 1 + fitting(after, &self.entries[at + 1..]);
            self.add(EditKind::Replace, at, Some("pass"), reach, ENTRY, far);
        }
        if !has_columns {
            let reach = at + 1 + fitting(game.clone(), &self.entries[at + 1..]);
            let is_doubled = at > 0 && self.entries[at].entry == self.entries[at - 1].entry;
            let cost = if is_doubled { LAPSE } else { ENTRY };
            self.add(EditKind::Delete, at, None, reach, cost, far);
        }
        if let [one, other, ..] = &self.entries[at..] {
            let mut after = game.clone();
            let swapped = [
                Placed {
                    entry: other.entry.clone(),
                    ..one.clone()
                },
                Placed {
                    entry: one.entry.clone(),
                    ..other.clone()
                },
            ];
            if swapped.iter().all(|placed| play(&mut after, placed)) {
                let reach = at + 2 + fitting(after, &self.entries[at + 2..]);
                let new = self.text(at + 1);
                self.add(EditKind::Exchange, at, new.as_deref(), reach, EXCHANGE, far);
            }
        }
    }

    fn text(&self, at: usize) -> Option<String> {
        self.record.turns.get(at).map(|turn| turn.text.clone())
    }

    fn add(
        &mut self,
        kind: EditKind,
        at: usize,
        new: Option<&str>,
        reach: usize,
        cost: u32,
        far: usize,
    ) {
        if reach <= self.reach {
            return;
        }
        let old = match kind {
            EditKind::Insert => None,
            EditKind::Replace | EditKind::Exchange | EditKind::Delete => self.text(at),
        };
        let edit = Edit {
            kind,
            ply: at as u32 + 1,
            old,
            new: new.map(str::to_owned),
        };
        self.found.push(Weighed {
            repair: Repair {
                edits: vec![edit],
                replays_to: reach as u32,
                complete: reach == self.entries.len(),
            },
            cost,
            far,
        });
    }
}

/// How much of an entry a replacement changes: the holes at its ends, character by character.
fn change(entry: &Entry, wanted: Move) -> u32 {
    let Entry::Move(way) = entry else {
        return ENTRY;
    };
    let (Some(first), Some(last)) = (way.first(), way.last()) else {
        return ENTRY;
    };
    if *first == wanted.to && *last == wanted.from {
        return LAPSE;
    }
    // a chain that was cut short, or written on too far
    let is_part = *first == wanted.from && way[1..].contains(&wanted.to);
    if is_part {
        return LAPSE;
    }
    let change = distance(&first.to_string(), &wanted.from.to_string())
        + distance(&last.to_string(), &wanted.to.to_string());
    change.max(CHARACTER / 2)
}
