//! The search for edits: one where one is enough, two where no single one lets the record replay.

use std::cmp::Reverse;

use smallvec::{SmallVec, smallvec};

use crate::draughts::{Game, Move, Position};
use crate::notation::Record;
use crate::record::ahead::{Ahead, Positions};
use crate::record::script::Script;
use crate::record::trail::Trail;

use super::taken_up::TakenUp;
use super::text::{CHARACTER, ENTRY, EXCHANGE, Ends, LAPSE, change, doubled};
use super::{Edit, EditKind, Repair};

/// How many half-moves before the refused one are looked at: the one that is refused is often not
/// the one that was written wrongly.
const BACK: usize = 24;
/// How many repairs are proposed.
const MOST_REPAIRS: usize = 5;
/// How many first edits are tried with a second one.
const MOST_FIRST: usize = 8;
/// Positions with more legal moves than this are not searched.
const MOST_MOVES: usize = 256;

/// What the search found.
#[derive(Debug)]
pub(in crate::record) struct Proposals<G: Game> {
    /// The best first.
    pub(in crate::record) repairs: Vec<Repair>,
    /// The first half-move that does not fit after the best single edit.
    pub(in crate::record) reach: usize,
    /// How much of the text the best single edit changes that lets the whole record replay.
    pub(in crate::record) change: Option<u32>,
    /// Where one edit takes the record, if not to its end and if all that explain as much agree.
    pub(in crate::record) taken_up: Option<TakenUp<G>>,
    /// Where one little edit takes the record, if the rest then fits but for so many captures that
    /// were not made as they had to be, and if all that explain as much leave the same ones.
    pub(in crate::record) spared: Option<(TakenUp<G>, usize)>,
}

/// Looks for edits at the refused half-move and before it.
pub(in crate::record) fn propose<G: Game>(
    record: &Record<'_>,
    script: &Script,
    trail: &Trail<G>,
    ahead: &mut Ahead<G>,
    refused: usize,
) -> Proposals<G> {
    let first = refused.saturating_sub(BACK).max(trail.floor());
    let ends = (first.saturating_sub(1)..ahead.len())
        .map(|index| Ends::of(&record.half_moves[index]))
        .collect();
    let mut search = Search {
        script,
        ahead,
        ends,
        ends_from: first.saturating_sub(1),
    };
    let walk: Vec<Positions<G>> = (first..=refused)
        .map(|index| Positions::from_slice(trail.before(index)))
        .collect();
    let mut single = search.edits(&walk, first, refused);
    single.sort_by_key(|candidate| candidate.rank(refused));
    let reach = single.iter().map(|candidate| candidate.reach).max();
    let end = search.ahead.end();
    let change = single
        .first()
        .filter(|best| best.reach == end)
        .map(Candidate::change);
    let taken_up_behind = |(best, walk): (&Candidate<G>, Vec<Positions<G>>)| TakenUp {
        repair: repair(best, record, script, end),
        next: best.next,
        walk,
    };
    let taken_up = search.taken_up(&single).map(taken_up_behind);
    let spared = search.spared(&single);
    let spared = spared.map(|(best, walk, count)| (taken_up_behind((best, walk)), count));
    let mut found: Vec<Candidate<G>> = Vec::new();
    if single.first().is_some_and(|best| best.reach < end) {
        found = search.pairs(&single);
        found.sort_by_key(|candidate| candidate.rank(refused));
    }
    found.extend(single);
    found.truncate(MOST_REPAIRS);
    Proposals {
        repairs: found
            .iter()
            .map(|candidate| repair(candidate, record, script, end))
            .collect(),
        reach: reach.unwrap_or(refused),
        change,
        taken_up,
        spared,
    }
}

/// One edit and the position in which it is made.
#[derive(Clone, Debug)]
struct Step<G: Game> {
    kind: EditKind,
    index: usize,
    before: Position<G>,
    /// The move that then stands at the index.
    chosen: Option<Move<G>>,
    change: u32,
}

/// Edits and how far the record then replays.
#[derive(Clone, Debug)]
pub(super) struct Candidate<G: Game> {
    steps: SmallVec<[Step<G>; 2]>,
    /// The position after the last edit, and the half-move that comes next.
    pub(super) after: Position<G>,
    pub(super) next: usize,
    pub(super) reach: usize,
}

impl<G: Game> Candidate<G> {
    pub(super) fn change(&self) -> u32 {
        self.steps.iter().map(|step| step.change).sum()
    }

    /// To the end first, then the least change of the text, then the nearest.
    fn rank(&self, refused: usize) -> impl Ord + use<G> {
        let steps: SmallVec<[_; 2]> = self
            .steps
            .iter()
            .map(|step| {
                let distance = refused.abs_diff(step.index);
                (
                    distance,
                    step.kind,
                    step.chosen.map(|chosen| (chosen.from(), chosen.to())),
                )
            })
            .collect();
        (Reverse(self.reach), self.change(), steps)
    }
}

pub(super) struct Search<'s, G: Game> {
    script: &'s Script,
    pub(super) ahead: &'s mut Ahead<G>,
    /// The squares as written, from `ends_from` on.
    ends: Vec<Option<Ends>>,
    ends_from: usize,
}

impl<G: Game> Search<'_, G> {
    /// The edits of half-moves `first..=refused` with which the refused one fits; `walk` has the
    /// positions before each of them.
    fn edits(&mut self, walk: &[Positions<G>], first: usize, refused: usize) -> Vec<Candidate<G>> {
        let mut found = Vec::new();
        for index in (first..=refused).rev() {
            for position in &walk[index - first] {
                let Ok(legal) = position.legal_moves() else {
                    return found;
                };
                if legal.len() > MOST_MOVES {
                    return found;
                }
                for chosen in &legal {
                    self.replace(&mut found, position, index, chosen, refused);
                }
                for chosen in &legal {
                    self.insert(&mut found, position, index, chosen, refused);
                }
                self.delete(&mut found, position, index, refused);
                self.exchange(&mut found, position, index, refused);
            }
        }
        found
    }

    fn keep(
        &mut self,
        found: &mut Vec<Candidate<G>>,
        step: Step<G>,
        after: Position<G>,
        next: usize,
        least: usize,
    ) {
        let reach = self.ahead.reach(&after, next);
        if reach < least && reach < self.ahead.end() {
            return;
        }
        let same = |other: &&mut Candidate<G>| {
            let old = &other.steps[0];
            (old.kind, old.index, old.chosen) == (step.kind, step.index, step.chosen)
        };
        if let Some(other) = found.iter_mut().find(same) {
            if other.reach < reach {
                (other.reach, other.after) = (reach, after);
            }
            return;
        }
        found.push(Candidate {
            steps: smallvec![step],
            after,
            next,
            reach,
        });
    }

    fn replace(
        &mut self,
        found: &mut Vec<Candidate<G>>,
        position: &Position<G>,
        index: usize,
        chosen: &Move<G>,
        refused: usize,
    ) {
        if index >= self.ahead.end() {
            return;
        }
        let after = position.play(chosen);
        // most fail at the next half-move; what is written is weighed for those that do not
        if index < refused && self.ahead.after(&after, index + 1).is_empty() {
            return;
        }
        if index < refused && self.ahead.after(position, index).contains(&after) {
            return;
        }
        let step = Step {
            kind: EditKind::Replace,
            index,
            before: *position,
            chosen: Some(*chosen),
            change: self.change(position, index, chosen),
        };
        self.keep(found, step, after, index + 1, refused + 1);
    }

    fn insert(
        &mut self,
        found: &mut Vec<Candidate<G>>,
        position: &Position<G>,
        index: usize,
        chosen: &Move<G>,
        refused: usize,
    ) {
        let after = position.play(chosen);
        if index >= self.ahead.end() || self.ahead.after(&after, index).is_empty() {
            return;
        }
        let step = Step {
            kind: EditKind::Insert,
            index,
            before: *position,
            chosen: Some(*chosen),
            change: ENTRY,
        };
        self.keep(found, step, after, index, refused + 1);
    }

    fn delete(
        &mut self,
        found: &mut Vec<Candidate<G>>,
        position: &Position<G>,
        index: usize,
        refused: usize,
    ) {
        let twice = [index.checked_sub(1), Some(index + 1)]
            .into_iter()
            .flatten()
            .any(|other| doubled(self.ends(index), self.ends(other)));
        let step = Step {
            kind: EditKind::Delete,
            index,
            before: *position,
            chosen: None,
            change: if twice { LAPSE } else { ENTRY },
        };
        self.keep(found, step, *position, index + 1, refused + 2);
    }

    fn exchange(
        &mut self,
        found: &mut Vec<Candidate<G>>,
        position: &Position<G>,
        index: usize,
        refused: usize,
    ) {
        if index + 1 >= self.ahead.end() {
            return;
        }
        for chosen in self.ahead.fitting(position, index + 1) {
            let between = position.play(&chosen);
            for after in self.ahead.after(&between, index) {
                let step = Step {
                    kind: EditKind::Exchange,
                    index,
                    before: *position,
                    chosen: Some(chosen),
                    change: EXCHANGE,
                };
                self.keep(found, step, after, index + 2, refused.max(index + 1) + 1);
            }
        }
    }

    /// Second edits behind the best first ones, where both together let the record replay.
    fn pairs(&mut self, single: &[Candidate<G>]) -> Vec<Candidate<G>> {
        let end = self.ahead.end();
        let mut found = Vec::new();
        for one in single.iter().take(MOST_FIRST) {
            let first = one.next.max(one.reach.saturating_sub(BACK));
            let walk = self.walk(one);
            for second in self.edits(&walk[first - one.next..], first, one.reach) {
                if second.reach < end {
                    continue;
                }
                let mut steps = one.steps.clone();
                steps.extend(second.steps);
                found.push(Candidate { steps, ..second });
            }
        }
        found
    }

    /// What a replacement changes of the text.
    fn change(&self, position: &Position<G>, index: usize, chosen: &Move<G>) -> u32 {
        let written = self.ends(index);
        let routes = match chosen.is_capture() {
            true => position.routes(chosen).unwrap_or_default(),
            false => Vec::new(),
        };
        let plain = [chosen.from(), chosen.to()];
        routes
            .iter()
            .map(Vec::as_slice)
            .chain([plain.as_slice()])
            .map(|route| change(written, self.script, route))
            .min()
            .unwrap_or(2 * CHARACTER)
    }

    fn ends(&self, index: usize) -> Option<&Ends> {
        let at = index.checked_sub(self.ends_from)?;
        self.ends.get(at)?.as_ref()
    }
}

fn repair<G: Game>(
    candidate: &Candidate<G>,
    record: &Record<'_>,
    script: &Script,
    end: usize,
) -> Repair {
    let edit = |step: &Step<G>| Edit {
        kind: step.kind,
        ply: step.index as u32 + 1,
        old: match step.kind {
            EditKind::Insert => None,
            _ => Some(record.half_moves[step.index].text.to_string()),
        },
        new: step
            .chosen
            .map(|chosen| script.legal_move(&step.before, &chosen)),
    };
    Repair {
        edits: candidate.steps.iter().map(edit).collect(),
        replays_to: candidate.reach as u32,
        complete: candidate.reach == end,
    }
}
