//! The differences between two copies, with what speaks for each reading.

use crate::draughts::{Color, Game, MoveBuffer, Position, Variant};
use crate::notation::{Record, Span};

use super::super::matching::fitting;
use super::super::outcome::Outcome;
use super::super::script::Script;
use super::search::{Entry, Step, What};
use super::{Comparison, Copy, MergedMove};

/// How a copy departs from the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deviation {
    /// Not at all.
    None,
    /// Something else is written.
    Misread,
    /// The half-move is left out.
    LeftOut,
    /// Two neighbouring half-moves are exchanged.
    Exchanged,
    /// An entry too much, such as one written twice.
    TooMuch,
    /// The copy ends before this half-move.
    Ends,
}

impl Deviation {
    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Deviation::None => "none",
            Deviation::Misread => "misread",
            Deviation::LeftOut => "left-out",
            Deviation::Exchanged => "exchanged",
            Deviation::TooMuch => "too-much",
            Deviation::Ends => "ends",
        }
    }
}

/// Which copy is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// White's.
    White,
    /// Black's.
    Black,
    /// Both.
    Both,
    /// Either: both readings are legal and the rest fits both.
    Undecided,
}

impl Fault {
    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Fault::White => "white",
            Fault::Black => "black",
            Fault::Both => "both",
            Fault::Undecided => "undecided",
        }
    }
}

/// What one copy says at a difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// How it departs from the game.
    pub deviation: Deviation,
    /// The half-move of the copy, counted from 1.
    pub ply: Option<u32>,
    /// As written.
    pub text: Option<String>,
    /// Where.
    pub span: Option<Span>,
    /// Whether it is legal there.
    pub is_legal: bool,
    /// How many of the following half-moves of the game can be played behind it.
    pub replays: u32,
    /// Whether these are all.
    pub lets_rest_replay: bool,
}

/// One difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The half-move of the game, counted from 1; for an entry too much, the one it stands before.
    pub ply: u32,
    /// Who moved.
    pub side: Option<Color>,
    /// The half-move of the game.
    pub merged: Option<String>,
    /// Which copy is wrong.
    pub fault: Fault,
    /// White's copy and Black's.
    pub readings: [Reading; 2],
}

/// Something about the whole game that the copies have differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TagDifference {
    /// The name of the tag.
    pub name: &'static str,
    /// The values of White and of Black.
    pub values: [String; 2],
}

/// Tags that both copies should have alike.
const TAGS: [&str; 8] = [
    "Event", "Date", "Round", "Board", "White", "Black", "Result", "FEN",
];

pub(super) fn report<G: Game>(
    variant: Variant,
    copies: &[Copy<'_, '_>; 2],
    steps: &[Step<G>],
    script: Script,
) -> Comparison {
    let mut report = Report {
        copies,
        steps,
        script,
        comparison: Comparison {
            variant,
            half_moves: Vec::new(),
            sheets: [copies[0].fault, copies[1].fault],
            tags: tags([copies[0].record, copies[1].record]),
            differences: Vec::new(),
            replayed: 0,
        },
    };
    for index in 0..steps.len() {
        report.step(index);
    }
    report.comparison
}

fn tags(records: [&Record<'_>; 2]) -> Vec<TagDifference> {
    TAGS.into_iter()
        .filter_map(|name| {
            let [white, black] =
                records.map(|record| record.tag(name).map(|tag| tag.value.trim().to_string()));
            let (white, black) = (white?, black?);
            let is_same = match (name, Outcome::read(&white), Outcome::read(&black)) {
                ("Result", Some(one), Some(other)) => one == other,
                _ => white == black || white.is_empty() || black.is_empty(),
            };
            (!is_same).then_some(TagDifference {
                name,
                values: [white, black],
            })
        })
        .collect()
}

struct Report<'c, 'r, 't, G: Game> {
    copies: &'c [Copy<'r, 't>; 2],
    steps: &'c [Step<G>],
    script: Script,
    comparison: Comparison,
}

impl<G: Game> Report<'_, '_, '_, G> {
    fn step(&mut self, index: usize) {
        let step = &self.steps[index];
        let ply = self.comparison.half_moves.len() as u32 + 1;
        let side = match &step.what {
            What::Legal(before, _) | What::Irregular(before) => Some(before.turn()),
            What::TooMuch => None,
            What::Unknown => self
                .comparison
                .half_moves
                .last()
                .map(|last| last.side.opponent()),
        };
        let is_move = !matches!(step.what, What::TooMuch);
        let text = is_move.then(|| self.text(step));
        let is_same = match (&step.what, step.entries) {
            (What::Unknown, [Entry::Read(one), Entry::Read(other)]) => {
                self.copies[0].wanted[one] == self.copies[1].wanted[other]
            }
            (_, [Entry::Read(_), Entry::Read(_)]) => true,
            // the end of a copy is said once
            (_, [Entry::Over, _]) => index > 0 && self.steps[index - 1].entries[0] == Entry::Over,
            (_, [_, Entry::Over]) => index > 0 && self.steps[index - 1].entries[1] == Entry::Over,
            _ => false,
        };
        if !is_same {
            let readings = [self.reading(index, 0), self.reading(index, 1)];
            let fault = fault(&step.what, &readings);
            self.comparison.differences.push(Difference {
                ply,
                side,
                merged: text.clone(),
                fault,
                readings,
            });
        }
        if let Some(text) = text {
            let entries = step.entries.map(|entry| match entry {
                Entry::Read(index) => Some(index),
                _ => None,
            });
            if !matches!(step.what, What::Unknown) {
                self.comparison.replayed = ply;
            }
            let side = side.unwrap_or(G::RULES.first());
            self.comparison.half_moves.push(MergedMove {
                text,
                entries,
                side,
            });
        }
    }

    fn text(&self, step: &Step<G>) -> String {
        if let What::Legal(before, played) = &step.what {
            return self.script.legal_move(before, played);
        }
        let written = step
            .entries
            .iter()
            .zip(self.copies)
            .find_map(|(entry, copy)| match entry {
                Entry::Read(index) => Some(copy.record.half_moves[*index].text.to_string()),
                _ => None,
            });
        written.unwrap_or_default()
    }

    fn reading(&self, index: usize, side: usize) -> Reading {
        let step = &self.steps[index];
        let (deviation, entry) = match step.entries[side] {
            Entry::Read(entry) => (Deviation::None, Some(entry)),
            Entry::None => (Deviation::None, None),
            Entry::Misread(entry) => (Deviation::Misread, Some(entry)),
            Entry::LeftOut => (Deviation::LeftOut, None),
            Entry::Over => (Deviation::Ends, None),
            Entry::Exchanged(entry) => (Deviation::Exchanged, Some(entry)),
            Entry::TooMuch(entry) => (Deviation::TooMuch, Some(entry)),
        };
        let half_move = entry.map(|entry| &self.copies[side].record.half_moves[entry]);
        let after = match (&step.what, entry) {
            (What::Legal(before, _) | What::Irregular(before), Some(entry)) => {
                self.after(before, side, entry)
            }
            _ => Vec::new(),
        };
        let rest = self.steps.len() - index - 1;
        let replays = after
            .iter()
            .map(|position| self.replays(*position, index + 1))
            .max();
        Reading {
            deviation,
            ply: entry.map(|entry| self.copies[side].ply(entry)),
            text: half_move.map(|half_move| half_move.text.to_string()),
            span: half_move.map(|half_move| half_move.span),
            is_legal: !after.is_empty(),
            replays: replays.map_or(0, |(count, _)| count as u32),
            lets_rest_replay: replays.is_some_and(|(_, steps)| steps == rest),
        }
    }

    /// The positions behind what an entry says, if it is legal.
    fn after(&self, before: &Position<G>, side: usize, entry: usize) -> Vec<Position<G>> {
        let mut buffer = MoveBuffer::default();
        let wanted = &self.copies[side].wanted[entry];
        fitting(before, wanted, &mut buffer)
            .iter()
            .map(|found| before.play(found))
            .collect()
    }

    /// How many half-moves of the game from step `index` on can be played, and in how many steps.
    fn replays(&self, mut position: Position<G>, index: usize) -> (usize, usize) {
        let mut count = 0;
        for (steps, step) in self.steps[index..].iter().enumerate() {
            match &step.what {
                What::TooMuch => {}
                What::Legal(_, played) => {
                    let legal = position.legal_moves().unwrap_or_default();
                    let same = legal
                        .iter()
                        .find(|found| found.from() == played.from() && found.to() == played.to());
                    let Some(found) = same else {
                        return (count, steps);
                    };
                    position = position.play(found);
                    count += 1;
                }
                What::Irregular(_) | What::Unknown => return (count, steps),
            }
        }
        (count, self.steps.len() - index)
    }
}

fn fault<G: Game>(what: &What<G>, readings: &[Reading; 2]) -> Fault {
    let fits = |reading: &Reading| {
        let is_reading = matches!(reading.deviation, Deviation::None | Deviation::Misread);
        is_reading && reading.is_legal && reading.lets_rest_replay
    };
    let is_text = matches!(what, What::Unknown);
    if is_text
        && readings
            .iter()
            .all(|reading| reading.deviation == Deviation::None)
    {
        return Fault::Undecided;
    }
    let deviates = [0, 1].map(|side| readings[side].deviation != Deviation::None);
    match deviates {
        [true, true] => Fault::Both,
        _ if readings.iter().all(fits) => Fault::Undecided,
        [true, false] => Fault::White,
        _ => Fault::Black,
    }
}
