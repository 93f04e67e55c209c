//! Plays a record and notes what does not fit. It never stops at a finding and never guesses:
//! where several positions are possible all are kept until a later half-move decides.

mod inferred;
mod misfit;
mod passing;
mod weigh;

use smallvec::{SmallVec, smallvec};

use crate::draughts::{Color, Game, Move, MoveBuffer, Position, Rank, Setup};
use crate::notation::{HalfMove, Numbering, Record};

use super::ahead::{Ahead, MOST_LINES};
use super::checks::Passed;
use super::code::{Class, Code, Evidence, Reason};
use super::finding::{Details, Finding};
use super::matching::{Fitting, fitting};
use super::script::Script;
use super::sheet::EARLY;
use super::trail::Trail;
use super::wanted::Wanted;

use passing::note_passing;

/// How far back the number of a half-move is looked for.
const NUMBER_BACK: usize = 64;

/// What a replay found.
#[derive(Clone, Debug)]
pub(super) struct Replayed<G: Game> {
    /// The position after each half-move, where it is known without a guess.
    pub(super) trace: Vec<Option<Position<G>>>,
    /// Half-moves after which the position is known.
    pub(super) replayed: u32,
    /// The position at the end, if it is known.
    pub(super) last: Option<Setup>,
    /// The position at the end that is likely, though a slip of the pen stands before it.
    pub(super) presumed: Option<Setup>,
    /// The side that cannot move at the end, if the position is known.
    pub(super) blocked: Option<Color>,
    /// Whether the position was lost before the end.
    pub(super) lost: bool,
    /// Whether it stopped at an early misfit as it was told.
    pub(super) stopped: bool,
    pub(super) findings: Vec<Finding>,
}

/// What a replay stops at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Watch {
    /// A half-move near the start that does not fit: the whole sheet may be at fault.
    EarlyMisfit,
    /// Nothing: everything is judged.
    Nothing,
}

/// One position that fits all that was written so far.
#[derive(Clone, Debug)]
struct Line<G: Game> {
    position: Position<G>,
    /// The captures chosen where the writing left several: half-move index and move.
    chosen: SmallVec<[(u32, Move<G>); 1]>,
}

/// A half-move that several captures fit, until one is left.
#[derive(Clone, Debug)]
struct Ambiguous<G: Game> {
    index: u32,
    position: Position<G>,
}

/// Replays a record from a position; `resets` are positions given on the way, each with the
/// number of half-moves before it.
pub(super) fn replay<G: Game>(
    record: &Record<'_>,
    start: Option<Position<G>>,
    resets: &[(u32, Setup)],
    numbering: Numbering,
    script: Script,
    watch: Watch,
) -> Replayed<G> {
    let mut replay = Replay {
        trace: Vec::with_capacity(record.half_moves.len()),
        record,
        script,
        numbering,
        lines: SmallVec::new(),
        ambiguous: Vec::new(),
        passed: Vec::new(),
        findings: Vec::new(),
        known: 0,
        pending: 0,
        unsure: Unsure::No,
        footing: Footing::Written,
        lost: start.is_none(),
        buffer: MoveBuffer::default(),
        trail: Trail::new(record.half_moves.len()),
        ahead: None,
        weighed: 0,
        watch,
        stopped: false,
    };
    replay.lines.extend(start.map(Line::new));
    replay.run(resets);
    replay.finish()
}

impl<G: Game> Line<G> {
    fn new(position: Position<G>) -> Line<G> {
        Line {
            position,
            chosen: SmallVec::new(),
        }
    }
}

/// Whether the positions kept rest on a half-move that is not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unsure {
    No,
    Yes,
}

/// What the positions kept stand on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Footing {
    /// What is written.
    Written,
    /// What is written, but one repair explains both captures that were not made: each is told, and
    /// no board is called known.
    Doubted,
    /// A repair of what is written: findings name it, and no board is called known.
    Repaired,
}

struct Replay<'r, 't, G: Game> {
    trace: Vec<Option<Position<G>>>,
    record: &'r Record<'t>,
    script: Script,
    numbering: Numbering,
    lines: SmallVec<[Line<G>; 1]>,
    ambiguous: Vec<Ambiguous<G>>,
    passed: Vec<Passed>,
    findings: Vec<Finding>,
    known: u32,
    pending: u32,
    unsure: Unsure,
    footing: Footing,
    lost: bool,
    buffer: MoveBuffer<G>,
    trail: Trail<G>,
    /// All half-moves on this board; read when the first misfit needs to look ahead.
    ahead: Option<Ahead<G>>,
    /// How many findings were weighed.
    weighed: usize,
    watch: Watch,
    stopped: bool,
}

impl<G: Game> Replay<'_, '_, G> {
    fn run(&mut self, resets: &[(u32, Setup)]) {
        let mut resets = resets.iter().peekable();
        let half_moves = &self.record.half_moves;
        let mut index = 0;
        while index < half_moves.len() {
            while let Some((_, setup)) = resets.next_if(|(after, _)| *after as usize <= index) {
                self.reset(setup, index);
            }
            if self.lost {
                self.pending = 0;
                index += 1;
                continue;
            }
            let wanted = Wanted::of(&half_moves[index], &G::RULES.geometry, self.numbering);
            self.note_trail(index);
            let used = if self.regular(index, &wanted) {
                1
            } else if self.watch == Watch::EarlyMisfit && index < EARLY {
                self.stopped = true;
                return;
            } else {
                let end = resets.peek().map(|(after, _)| *after as usize);
                self.weighed(index, &wanted, end)
            };
            if used == 0 {
                continue;
            }
            index += used;
            if self.footing != Footing::Written {
                self.pending = 0;
            } else if self.lines.len() == 1 {
                self.known += self.pending + 1;
                self.pending = 0;
            } else {
                self.pending += 1;
            }
            self.note_position(index);
        }
        for (_, setup) in resets {
            self.reset(setup, half_moves.len());
        }
    }

    /// Keeps the position after the first `played` half-moves.
    #[inline]
    fn note_position(&mut self, played: usize) {
        while self.trace.len() + 1 < played {
            self.trace.push(None);
        }
        self.trace.push(match self.lines.as_slice() {
            [only] if self.is_known() => Some(only.position),
            _ => None,
        });
    }

    /// Whether the positions kept are what the record says, and not what it may have meant.
    fn is_known(&self) -> bool {
        self.unsure == Unsure::No && self.footing == Footing::Written
    }

    #[inline]
    fn note_trail(&mut self, index: usize) {
        let positions = match self.lines.as_slice() {
            [only] => smallvec![only.position],
            lines => lines.iter().map(|line| line.position).collect(),
        };
        self.trail.note(index, positions);
    }

    /// Takes up the position that the record gives.
    fn reset(&mut self, setup: &Setup, index: usize) {
        if let Ok(position) = Position::from_setup(setup) {
            self.close_ambiguities();
            self.lines = smallvec![Line::new(position)];
            self.passed.clear();
            self.lost = false;
            self.unsure = Unsure::No;
            self.footing = Footing::Written;
            self.trail.close(index);
        }
    }

    /// Plays the half-move in every line it fits; `false` if it fits none.
    #[inline]
    fn regular(&mut self, index: usize, wanted: &Wanted) -> bool {
        if let [line] = self.lines.as_mut_slice() {
            let fitting = fitting(&line.position, wanted, &mut self.buffer);
            match fitting.as_slice() {
                [] => return false,
                [only] => {
                    note_passing(&mut self.passed, &line.position, only, index);
                    line.position = line.position.play(only);
                    return true;
                }
                _ => {
                    self.ambiguous.push(Ambiguous {
                        index: index as u32,
                        position: line.position,
                    });
                }
            }
        }
        self.branch(index, wanted)
    }

    /// Plays the half-move in several lines or in several ways.
    #[cold]
    fn branch(&mut self, index: usize, wanted: &Wanted) -> bool {
        let mut next: SmallVec<[Line<G>; 1]> = SmallVec::new();
        for line in &self.lines {
            let fitting: Fitting<G> = fitting(&line.position, wanted, &mut self.buffer);
            for found in &fitting {
                note_passing(&mut self.passed, &line.position, found, index);
                let mut chosen = line.chosen.clone();
                if fitting.len() > 1 {
                    chosen.push((index as u32, *found));
                }
                next.push(Line {
                    position: line.position.play(found),
                    chosen,
                });
            }
        }
        if next.is_empty() {
            return false;
        }
        next.truncate(MOST_LINES);
        self.lines = next;
        if self.lines.len() == 1 {
            self.settle();
        }
        true
    }

    /// One line is left: what was ambiguous is decided.
    fn settle(&mut self) {
        self.ambiguous.clear();
        self.unsure = Unsure::No;
        for line in &mut self.lines {
            line.chosen.clear();
        }
    }

    /// Reports what is still ambiguous, and goes on with the first line.
    fn close_ambiguities(&mut self) {
        for open in std::mem::take(&mut self.ambiguous) {
            let mut readings: Vec<String> = Vec::new();
            for line in &self.lines {
                for (index, found) in &line.chosen {
                    if *index == open.index {
                        let text = self.script.legal_move(&open.position, found);
                        if !readings.contains(&text) {
                            readings.push(text);
                        }
                    }
                }
            }
            if readings.len() > 1 {
                let details = Details {
                    readings,
                    ..Details::default()
                };
                let finding = self.finding(
                    open.index as usize,
                    Code::AmbiguousCapture,
                    None,
                    Rank::Man,
                    &open.position,
                    details,
                );
                self.findings.push(finding);
            }
        }
    }

    /// From here the position is not known; nothing is judged until one is given.
    fn lose(&mut self, index: usize) {
        self.lost = true;
        self.lines.clear();
        self.ambiguous.clear();
        self.pending = 0;
        if index + 1 < self.record.half_moves.len() {
            let mut finding = self.bare(index + 1, Code::NotJudged, None);
            finding.written = None;
            self.findings.push(finding);
        }
    }

    fn go_on(&mut self, positions: impl IntoIterator<Item = Position<G>>) {
        self.lines.clear();
        for position in positions {
            if !self.lines.iter().any(|line| line.position == position) {
                self.lines.push(Line::new(position));
            }
        }
        self.lines.truncate(MOST_LINES);
    }

    /// Whether all entries from `index` on fit behind a position.
    fn holds(&mut self, position: &Position<G>, index: usize) -> bool {
        self.reach(position, index) == self.ahead.as_ref().map_or(0, Ahead::end)
    }

    /// The first entry from `index` on that does not fit behind a position.
    fn reach(&mut self, position: &Position<G>, index: usize) -> usize {
        self.ahead
            .as_mut()
            .map_or(index, |ahead| ahead.reach(position, index))
    }

    fn look_ahead(&mut self, end: Option<usize>) {
        let ahead = self
            .ahead
            .get_or_insert_with(|| Ahead::new(self.record, self.numbering));
        ahead.until(end.unwrap_or(usize::MAX));
    }

    fn report(
        &mut self,
        index: usize,
        code: Code,
        reason: Option<Reason>,
        mover: Rank,
        position: &Position<G>,
        details: Details,
    ) {
        let finding = self.finding(index, code, reason, mover, position, details);
        self.findings.push(finding);
    }

    fn finding(
        &self,
        index: usize,
        code: Code,
        reason: Option<Reason>,
        mover: Rank,
        position: &Position<G>,
        details: Details,
    ) -> Finding {
        let side = match code {
            Code::WrongSideFirst => position.turn().opponent(),
            _ => position.turn(),
        };
        let legal = position
            .legal_moves()
            .unwrap_or_default()
            .iter()
            .map(|legal| self.script.legal_move(position, legal))
            .collect();
        Finding {
            side: Some(side),
            position: Some(position.setup()),
            legal,
            details,
            reason,
            ..self.bare(index, code, Some(mover))
        }
    }

    /// A finding with its place and nothing about a position.
    fn bare(&self, index: usize, code: Code, mover: Option<Rank>) -> Finding {
        let half_move: &HalfMove<'_> = &self.record.half_moves[index];
        Finding {
            evidence: match (code.evidence(), self.footing) {
                (Evidence::Shown, Footing::Repaired) if code.class() != Class::Remark => {
                    Evidence::Inferred
                }
                (evidence, _) => evidence,
            },
            ply: Some(index as u32 + 1),
            number: self.record.half_moves[..=index]
                .iter()
                .rev()
                .take(NUMBER_BACK)
                .find_map(|half_move| half_move.number),
            written: Some(half_move.text.to_string()),
            span: Some(half_move.span),
            mover,
            ..Finding::whole(code)
        }
    }

    fn finish(mut self) -> Replayed<G> {
        if !self.lost && self.unsure == Unsure::No && self.lines.len() > 1 {
            self.close_ambiguities();
            // reported, and from here on the first reading counts
            self.lines.truncate(1);
            self.known += self.pending;
        }
        let likely = match self.lines.as_slice() {
            [only] if !self.lost => Some(only.position),
            _ => None,
        };
        let last = likely.filter(|_| self.footing == Footing::Written);
        let blocked = last.and_then(|position| {
            position
                .legal_moves()
                .is_ok_and(|legal| legal.is_empty())
                .then(|| position.turn())
        });
        self.trace.resize(self.record.half_moves.len(), None);
        Replayed {
            trace: self.trace,
            replayed: self.known,
            last: last.map(|position| position.setup()),
            presumed: likely.map(|position| position.setup()),
            blocked,
            lost: self.lost,
            stopped: self.stopped,
            findings: self.findings,
        }
    }
}
