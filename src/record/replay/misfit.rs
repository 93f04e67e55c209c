//! What a half-move is that fits no line: the cases in the order in which they are told apart.

use smallvec::SmallVec;

use crate::draughts::{Game, Position, Rank, Square};

use super::passing::note_passing;
use super::{Replay, Unsure};
use crate::record::ahead::MOST_LINES;
use crate::record::checks::{Diagnosis, diagnose};
use crate::record::code::{Code, Reason};
use crate::record::crowns;
use crate::record::finding::Details;
use crate::record::matching::fitting;
use crate::record::repair::Likely;
use crate::record::wanted::{Squares, Via, Wanted};

impl<G: Game> Replay<'_, '_, G> {
    /// Judges a half-move that no legal move fits; gives how many entries were used up.
    #[cold]
    pub(super) fn irregular(&mut self, index: usize, wanted: &Wanted) -> usize {
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
        via: &Via,
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
            let again = self.is_again(index);
            let inserted = if again {
                SmallVec::new()
            } else {
                self.insertions(index, position)
            };
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

    /// Whether an entry is the one before again.
    fn is_again(&self, index: usize) -> bool {
        let ahead = self.ahead.as_ref();
        index > 0 && ahead.is_some_and(|ahead| ahead.wanted(index - 1) == ahead.wanted(index))
    }

    /// Nothing stands on the origin: the thread is lost, unless the entry is the one before again.
    fn empty_square(&mut self, index: usize, position: &Position<G>, squares: &Squares) -> usize {
        let again = self.is_again(index);
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
}
