//! Plays a record and notes what does not fit. It never stops at a finding and never guesses:
//! where several positions are possible all are kept until a later half-move decides.

mod inferred;
mod weigh;

use smallvec::{SmallVec, smallvec};

use crate::draughts::{Color, Game, Move, MoveBuffer, Position, Rank, Setup, Square};
use crate::notation::{HalfMove, Numbering, Record};

use super::ahead::{Ahead, MOST_LINES};
use super::checks::{Diagnosis, Passed, TakenForKing, diagnose};
use super::code::{Code, Reason};
use super::crowns;
use super::finding::{Details, Finding};
use super::matching::{Fitting, fitting};
use super::repair::Likely;
use super::script::Script;
use super::sheet::EARLY;
use super::trail::Trail;
use super::wanted::{Squares, Wanted};

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
            if self.lines.len() == 1 {
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
            [only] if self.unsure == Unsure::No => Some(only.position),
            _ => None,
        });
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

    /// Judges a half-move that no legal move fits; gives how many entries were used up.
    #[cold]
    fn irregular(&mut self, index: usize, wanted: &Wanted) -> usize {
        if self.unsure == Unsure::Yes {
            // the positions kept were guesses about an unwritten half-move; none of them held
            self.lose(index);
            return 1;
        }
        self.close_ambiguities();
        self.lines.truncate(1);
        let Some(line) = self.lines.first() else {
            return 1;
        };
        let position = line.position;
        match wanted {
            Wanted::Nothing => self.hole(index, &position, Code::MissingHalfMove),
            Wanted::Unreadable => self.hole(index, &position, Code::Unreadable),
            Wanted::Light => {
                self.report(
                    index,
                    Code::LightSquare,
                    None,
                    Rank::Man,
                    &position,
                    Details::default(),
                );
                self.go_on([position.passed()]);
            }
            Wanted::Squares(squares) => return self.misfit(index, &position, squares),
            Wanted::HalfShort { file, to, via } => {
                let squares = self.likeliest_origin(&position, *file, *to, via);
                return self.misfit(index, &position, &squares);
            }
        }
        1
    }

    /// The square of a half-short move that explains it best: one of the mover's own pieces whose
    /// irregular move lets the rest go on farthest, else the lowest square of the file.
    fn likeliest_origin(
        &mut self,
        position: &Position<G>,
        file: u8,
        to: Square,
        via: &super::wanted::Via,
    ) -> Squares {
        let board = G::RULES.geometry;
        let origins = (0..board.height).filter_map(|row| board.square_at(file, row));
        let mut best: Option<((bool, bool), Square)> = None;
        for from in origins {
            let squares = Squares {
                from,
                to,
                via: via.clone(),
            };
            let piece = position.piece(from);
            let own = piece.is_some_and(|piece| piece.color == position.turn());
            let near = own && diagnose(position, &squares, &self.passed).code != Code::IllegalMove;
            if best.is_none_or(|(rank, _)| (near, own) > rank) {
                best = Some(((near, own), from));
            }
        }
        let from = best.map_or(to, |(_, from)| from);
        Squares {
            from,
            to,
            via: via.clone(),
        }
    }

    /// A half-move that names squares and is not legal.
    fn misfit(&mut self, index: usize, position: &Position<G>, squares: &Squares) -> usize {
        let legal = position.legal_moves().unwrap_or_default();
        if legal.is_empty() {
            self.report(
                index,
                Code::MovesAfterEnd,
                None,
                Rank::Man,
                position,
                Details::default(),
            );
            self.lost = true;
            return 1;
        }
        match position.piece(squares.from) {
            Some(piece) if piece.color == position.turn() => {
                let used = self.joined(index, position, squares);
                if used > 1 {
                    return used;
                }
                let mut found = diagnose(position, squares, &self.passed);
                if found.code == Code::IllegalMove && found.mover == Rank::Man {
                    let marked = crowns::crowned_men(self.record, &self.trace);
                    if !marked.is_empty() {
                        found = diagnose(position, squares, &marked);
                    }
                }
                self.diagnosed(index, position, found);
                1
            }
            Some(piece) => self.enemy_piece(index, position, squares, piece.rank),
            None => self.empty_square(index, position, squares),
        }
    }

    fn diagnosed(&mut self, index: usize, position: &Position<G>, found: Diagnosis<G>) {
        self.report(
            index,
            found.code,
            found.reason,
            found.mover,
            position,
            found.details,
        );
        self.go_on(found.stood);
    }

    /// Each jump written as a token of its own: the entries that make one legal capture together.
    fn joined(&mut self, index: usize, position: &Position<G>, squares: &Squares) -> usize {
        let mut whole = squares.clone();
        let Some(ahead) = &self.ahead else { return 1 };
        for next in index + 1..ahead.end() {
            let Wanted::Squares(more) = ahead.wanted(next) else {
                return 1;
            };
            if more.from != whole.to {
                return 1;
            }
            whole.via.push(whole.to);
            whole.via.extend(more.via.iter().copied());
            whole.to = more.to;
            let wanted = Wanted::Squares(whole.clone());
            let fitting = fitting(position, &wanted, &mut self.buffer);
            if let [only] = fitting.as_slice() {
                let used = next + 1 - index;
                note_passing(&mut self.passed, position, only, index);
                let next_position = position.play(only);
                self.report(
                    index,
                    Code::Notation,
                    Some(Reason::JoinedJumps),
                    Rank::Man,
                    position,
                    Details::default(),
                );
                self.go_on([next_position]);
                self.known += used as u32 - 1;
                return used;
            }
        }
        1
    }

    /// The origin holds a piece of the opponent (`s1:7/4.5`), unless one half-move more or less
    /// makes the rest fit.
    fn enemy_piece(
        &mut self,
        index: usize,
        position: &Position<G>,
        squares: &Squares,
        rank: Rank,
    ) -> usize {
        let other = position.passed();
        let as_written = Wanted::Squares(squares.clone());
        let legal_for_other = fitting(&other, &as_written, &mut self.buffer);
        let stood: SmallVec<[Position<G>; 2]> = if legal_for_other.is_empty() {
            diagnose(&other, squares, &self.passed).stood
        } else {
            legal_for_other
                .iter()
                .map(|found| other.play(found))
                .collect()
        };
        // both calls pass the turn of the piece's owner on, and the mover was the other one
        let stood: SmallVec<[Position<G>; 2]> =
            stood.iter().map(|position| position.passed()).collect();
        let rest = self.record.half_moves.len() - index - 1;
        let holds = rest > 0 && stood.iter().any(|position| self.holds(position, index + 1));
        if index == 0 && !legal_for_other.is_empty() && self.reach(&other, 0) > 1 {
            let details = Details::default();
            self.report(index, Code::WrongSideFirst, None, rank, position, details);
            self.go_on(legal_for_other.iter().map(|found| other.play(found)));
            return 1;
        }
        if !holds && rest > 0 {
            if self.holds(position, index + 1) {
                self.report(
                    index,
                    Code::RepeatedHalfMove,
                    None,
                    rank,
                    position,
                    Details::default(),
                );
                self.go_on([*position]);
                return 1;
            }
            let inserted = self.insertions(index, position);
            if !inserted.is_empty() {
                self.report(
                    index,
                    Code::MissingHalfMove,
                    None,
                    rank,
                    position,
                    Details::default(),
                );
                self.unsure = Unsure::Yes;
                self.go_on(inserted);
                // the entry itself is read again from the positions after the missing one
                return 0;
            }
        }
        if rest > 0 && self.same_column(index) && self.holds(&other, index) {
            self.report_two_in_row(index, position);
            self.go_on([other]);
            return 0;
        }
        self.report(
            index,
            Code::OpponentsPiece,
            None,
            rank,
            position,
            Details::default(),
        );
        self.go_on(stood);
        1
    }

    /// The positions after a legal move that is not written, if the whole rest fits behind it.
    fn insertions(&mut self, index: usize, position: &Position<G>) -> SmallVec<[Position<G>; 2]> {
        let mut after: SmallVec<[Position<G>; 2]> = SmallVec::new();
        for legal in position.legal_moves().unwrap_or_default() {
            let next = position.play(&legal);
            if self.holds(&next, index) {
                after.push(next);
            }
        }
        after
    }

    /// Nothing stands on the origin: the thread is lost, unless the entry is the one before again.
    fn empty_square(&mut self, index: usize, position: &Position<G>, squares: &Squares) -> usize {
        let again = index > 0
            && self
                .ahead
                .as_ref()
                .is_some_and(|ahead| ahead.wanted(index - 1) == ahead.wanted(index));
        if again {
            self.report(
                index,
                Code::RepeatedHalfMove,
                None,
                Rank::Man,
                position,
                Details::default(),
            );
            self.go_on([*position]);
            return 1;
        }
        let details = Details {
            square: Some(squares.from),
            ..Details::default()
        };
        self.report(index, Code::EmptySquare, None, Rank::Man, position, details);
        self.lose(index);
        1
    }

    /// A half-move that is not there or cannot be read: every legal one may have been played.
    fn hole(&mut self, index: usize, position: &Position<G>, code: Code) {
        if code == Code::MissingHalfMove && self.is_two_in_row(index, position) {
            // the next entry is the second of one side, and is read from here
            self.report_two_in_row(index + 1, position);
            self.go_on([position.passed()]);
            return;
        }
        self.report(index, code, None, Rank::Man, position, Details::default());
        let after: Vec<Position<G>> = position
            .legal_moves()
            .unwrap_or_default()
            .iter()
            .map(|legal| position.play(legal))
            .collect();
        if after.is_empty() || after.len() > MOST_LINES {
            self.lose(index);
        } else {
            self.unsure = Unsure::Yes;
            self.go_on(after);
        }
    }

    /// Whether nobody moved in an empty cell (`s1:7/4.1`): with any move there the rest does not
    /// fit, without one it does.
    fn is_two_in_row(&mut self, index: usize, position: &Position<G>) -> bool {
        let Some(ahead) = &mut self.ahead else {
            return false;
        };
        let end = ahead.end();
        index + 1 < end
            && ahead.reach(position, index) < end
            && ahead.reach(&position.passed(), index + 1) == end
    }

    /// Whether the columns say that an entry is by the side that made the one before.
    fn same_column(&self, index: usize) -> bool {
        let column = |index: usize| self.record.half_moves[index].column;
        index > 0 && column(index).is_some() && column(index) == column(index - 1)
    }

    fn report_two_in_row(&mut self, index: usize, position: &Position<G>) {
        let other = position.passed();
        let details = Details::default();
        let mut finding =
            self.finding(index, Code::TwoMovesInRow, None, Rank::Man, &other, details);
        finding.likely = Some(Likely::Played);
        self.findings.push(finding);
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
        let last = match self.lines.as_slice() {
            [only] if !self.lost => Some(only.position),
            _ => None,
        };
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
            blocked,
            lost: self.lost,
            stopped: self.stopped,
            findings: self.findings,
        }
    }
}

/// Follows men that go over their king row in a capture without being crowned.
#[inline]
fn note_passing<G: Game>(
    passed: &mut Vec<Passed>,
    position: &Position<G>,
    played: &Move<G>,
    index: usize,
) {
    if !passed.is_empty() {
        follow_passed(passed, played);
    }
    if played.taken_count() >= 2 && G::RULES.crowning == crate::draughts::rules::Crowning::AtRest {
        note_new_passing(passed, position, played, index);
    }
}

#[cold]
fn follow_passed<G: Game>(passed: &mut Vec<Passed>, played: &Move<G>) {
    let taken = played.taken();
    passed.retain_mut(|man| {
        if man.at == played.from() {
            man.at = played.to();
            return !played.crowned();
        }
        !taken.contains(&man.at)
    });
}

fn note_new_passing<G: Game>(
    passed: &mut Vec<Passed>,
    position: &Position<G>,
    played: &Move<G>,
    index: usize,
) {
    let is_man = position
        .piece(played.from())
        .is_some_and(|piece| piece.rank == Rank::Man);
    if !is_man || played.crowned() {
        return;
    }
    let routes = position.routes(played).unwrap_or_default();
    let passes = |square: &Square| Position::<G>::on_king_row(position.turn(), *square);
    if routes
        .first()
        .is_some_and(|route| route[1..route.len() - 1].iter().any(passes))
    {
        passed.push(Passed {
            at: played.to(),
            ply: index as u32 + 1,
            why: TakenForKing::PassedRow,
        });
    }
}
