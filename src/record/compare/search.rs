//! The course of moves that explains both copies with the fewest slips.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

use crate::draughts::{Game, Move, MoveBuffer, Position};

use super::super::checks::diagnose;
use super::super::matching::fitting;
use super::super::wanted::Wanted;
use super::{Copy, cost};

/// What the search says about one half-move of the game, or about an entry of a copy that belongs
/// to none.
#[derive(Clone, Debug)]
pub(super) struct Step<G: Game> {
    pub(super) what: What<G>,
    pub(super) entries: [Entry; 2],
}

/// What a step is.
#[derive(Clone, Debug)]
pub(super) enum What<G: Game> {
    /// A legal move.
    Legal(Position<G>, Move<G>),
    /// A move that is not legal, as both copies have it.
    Irregular(Position<G>),
    /// An entry that belongs to no half-move.
    TooMuch,
    /// The position is not known.
    Unknown,
}

/// How a copy has a half-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    /// As it was.
    Read(usize),
    /// Otherwise.
    Misread(usize),
    /// Not at all.
    LeftOut,
    /// The copy is over.
    Over,
    /// In the place of its neighbour.
    Exchanged(usize),
    /// An entry too much.
    TooMuch(usize),
    /// The other copy is spoken of.
    None,
}

/// Where reading of a copy stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Head {
    index: u16,
    /// The entry behind `index` was read before it.
    is_exchanged: bool,
}

impl Head {
    fn next(self) -> Head {
        Head {
            index: self.index + 1 + u16::from(self.is_exchanged),
            is_exchanged: false,
        }
    }
}

type State<G> = ([Head; 2], Position<G>);

struct Node<G: Game> {
    state: State<G>,
    parent: usize,
    step: Option<Kind<G>>,
}

/// How a node was reached.
#[derive(Clone, Copy)]
struct Kind<G: Game> {
    entries: [Entry; 2],
    what: How<G>,
}

/// A step without the position before it.
#[derive(Clone, Copy)]
enum How<G: Game> {
    Legal(Move<G>),
    Irregular,
    TooMuch,
}

/// Nodes that are looked at before the rest is left to the text alone.
const MOST_NODES: usize = 60_000;

/// The steps of the best course. Where the search gives up, the rest is laid side by side.
pub(super) fn search<G: Game>(copies: &[Copy<'_, '_>; 2], start: Position<G>) -> Vec<Step<G>> {
    let mut search = Search {
        copies,
        nodes: Vec::new(),
        heap: BinaryHeap::new(),
        seen: HashMap::new(),
        buffer: MoveBuffer::default(),
    };
    let last = search.run(start);
    search.steps(last)
}

struct Search<'c, 'r, 't, G: Game> {
    copies: &'c [Copy<'r, 't>; 2],
    nodes: Vec<Node<G>>,
    /// Cost, entries left, node.
    heap: BinaryHeap<Reverse<(u32, usize, usize)>>,
    seen: HashMap<State<G>, u32>,
    buffer: MoveBuffer<G>,
}

/// A way in which a copy can have a move: the entry, where reading goes on, the cost.
type Way = (Entry, Head, u32);

impl<G: Game> Search<'_, '_, '_, G> {
    fn left(&self, heads: &[Head; 2]) -> usize {
        (0..2)
            .map(|side| {
                self.copies[side]
                    .wanted
                    .len()
                    .saturating_sub(usize::from(heads[side].index))
            })
            .sum()
    }

    fn push(&mut self, state: State<G>, parent: usize, step: Option<Kind<G>>, cost: u32) {
        match self.seen.get(&state) {
            Some(known) if *known <= cost => return,
            _ => self.seen.insert(state, cost),
        };
        let left = self.left(&state.0);
        self.nodes.push(Node {
            state,
            parent,
            step,
        });
        self.heap.push(Reverse((cost, left, self.nodes.len() - 1)));
    }

    /// Gives the node at which both copies are read to their ends, or else the farthest one.
    fn run(&mut self, start: Position<G>) -> usize {
        let head = Head {
            index: 0,
            is_exchanged: false,
        };
        self.push(([head; 2], start), 0, None, 0);
        let (mut farthest, mut least) = (0, usize::MAX);
        let mut count = 0;
        while let Some(Reverse((cost, left, node))) = self.heap.pop() {
            let state = self.nodes[node].state;
            if self.seen.get(&state).is_some_and(|known| *known < cost) {
                continue;
            }
            if left < least {
                (farthest, least) = (node, left);
            }
            count += 1;
            if left == 0 || count > MOST_NODES {
                break;
            }
            self.expand(node, cost);
        }
        farthest
    }

    fn expand(&mut self, node: usize, cost: u32) {
        let (heads, position) = self.nodes[node].state;
        for side in 0..2 {
            self.too_much(node, side, cost);
        }
        let legal = position.legal_moves().unwrap_or_default();
        // which moves fit the next two entries of each copy
        let mut matching = vec![[[false; 2]; 2]; legal.len()];
        for (side, ahead) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            let index = usize::from(heads[side].index) + ahead;
            let Some(wanted) = self.copies[side].wanted.get(index) else {
                continue;
            };
            for found in fitting(&position, wanted, &mut self.buffer) {
                if let Some(at) = legal.iter().position(|legal| *legal == found) {
                    matching[at][side][ahead] = true;
                }
            }
        }
        let alike = self.played_alike(&heads, &position);
        for (played, matching) in legal.iter().zip(&matching) {
            let (from, to) = (played.from().number(), played.to().number());
            let ways = [0, 1].map(|side| self.ways(side, heads[side], matching[side], from, to));
            let next = position.play(played);
            for (one, one_head, one_cost) in &ways[0] {
                for (other, other_head, other_cost) in &ways[1] {
                    let is_unread = |entry: &Entry| matches!(entry, Entry::LeftOut | Entry::Over);
                    if is_unread(one) && is_unread(other) {
                        continue;
                    }
                    let kind = Kind {
                        entries: [*one, *other],
                        what: How::Legal(*played),
                    };
                    let state = ([*one_head, *other_head], next);
                    let is_misread = |entry: &Entry| matches!(entry, Entry::Misread(_));
                    let slips = match &alike {
                        Some(_) if is_misread(one) && is_misread(other) => {
                            (one_cost + other_cost).max(cost::SAME_MISREADING)
                        }
                        _ => one_cost + other_cost,
                    };
                    self.push(state, node, Some(kind), cost + slips);
                }
            }
        }
        if let Some(next) = alike {
            self.irregular(node, next, cost);
        }
    }

    /// An entry that belongs to no half-move.
    fn too_much(&mut self, node: usize, side: usize, cost: u32) {
        let (mut heads, position) = self.nodes[node].state;
        let head = heads[side];
        let index = usize::from(head.index);
        if head.is_exchanged || index >= self.copies[side].wanted.len() {
            return;
        }
        let more = cost::too_much(&self.copies[side], index);
        heads[side] = head.next();
        let mut entries = [Entry::None; 2];
        entries[side] = Entry::TooMuch(index);
        let kind = Kind {
            entries,
            what: How::TooMuch,
        };
        self.push((heads, position), node, Some(kind), cost + more);
    }

    /// The ways in which a copy can have a move that fits its next entries or not.
    fn ways(&self, side: usize, head: Head, fits: [bool; 2], from: u16, to: u16) -> Vec<Way> {
        let copy = &self.copies[side];
        let index = usize::from(head.index);
        let Some(wanted) = copy.wanted.get(index) else {
            return vec![(Entry::Over, head, cost::NOT_YET)];
        };
        if head.is_exchanged {
            return match fits[0] {
                true => vec![(Entry::Exchanged(index), head.next(), 0)],
                false => Vec::new(),
            };
        }
        let mut ways = Vec::with_capacity(3);
        match fits[0] {
            true => ways.push((Entry::Read(index), head.next(), 0)),
            false => ways.push((
                Entry::Misread(index),
                head.next(),
                cost::misread(wanted, from, to),
            )),
        }
        ways.push((Entry::LeftOut, head, cost::LEFT_OUT));
        if fits[1] {
            let exchanged = Head {
                is_exchanged: true,
                ..head
            };
            ways.push((Entry::Exchanged(index + 1), exchanged, cost::EXCHANGED));
        }
        ways
    }

    /// The position that stood where both copies have the same entry for a piece of the mover, and
    /// it is not legal.
    fn played_alike(&mut self, heads: &[Head; 2], position: &Position<G>) -> Option<Position<G>> {
        let wanted = |side: usize| {
            let index = usize::from(heads[side].index);
            self.copies[side].wanted.get(index)
        };
        let (one, other) = (wanted(0)?, wanted(1)?);
        let Wanted::Squares(squares) = one else {
            return None;
        };
        let is_own = position
            .piece(squares.from)
            .is_some_and(|piece| piece.color == position.turn());
        let is_alike = one == other && is_own && !heads.iter().any(|head| head.is_exchanged);
        if !is_alike || !fitting(position, one, &mut self.buffer).is_empty() {
            return None;
        }
        diagnose(position, squares, &[]).stood.first().copied()
    }

    /// It was played as both copies have it.
    fn irregular(&mut self, node: usize, next: Position<G>, cost: u32) {
        let (heads, _) = self.nodes[node].state;
        let kind = Kind {
            entries: heads.map(|head| Entry::Read(usize::from(head.index))),
            what: How::Irregular,
        };
        self.push(
            (heads.map(Head::next), next),
            node,
            Some(kind),
            cost + cost::IRREGULAR,
        );
    }

    /// The steps that lead to a node, and what is left of the copies behind it.
    fn steps(&self, last: usize) -> Vec<Step<G>> {
        let mut steps = Vec::new();
        let mut at = last;
        while let Some(kind) = self.nodes[at].step {
            at = self.nodes[at].parent;
            let before = self.nodes[at].state.1;
            let what = match kind.what {
                How::Legal(played) => What::Legal(before, played),
                How::Irregular => What::Irregular(before),
                How::TooMuch => What::TooMuch,
            };
            steps.push(Step {
                what,
                entries: kind.entries,
            });
        }
        steps.reverse();
        let heads = self.nodes[last].state.0;
        let rest = |side: usize| {
            self.copies[side]
                .wanted
                .len()
                .saturating_sub(usize::from(heads[side].index))
        };
        for ahead in 0..rest(0).max(rest(1)) {
            let entries = [0, 1].map(|side| match ahead < rest(side) {
                true => Entry::Read(usize::from(heads[side].index) + ahead),
                false => Entry::Over,
            });
            steps.push(Step {
                what: What::Unknown,
                entries,
            });
        }
        steps
    }
}
