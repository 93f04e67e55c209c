//! Played or written wrongly: each finding on a half-move is weighed against what the rest of the
//! record says.

use crate::draughts::Game;
use crate::notation::{HalfMove, Separator, Written};
use crate::record::choices::choices_behind;
use crate::record::code::{Class, Code, Reason};
use crate::record::finding::{Details, Finding};
use crate::record::repair::{LITTLE, Likely, Proposals, TakenUp, propose};
use crate::record::wanted::Wanted;

use super::inferred::{Inferred, inferred};
use super::{Footing, Replay, Unsure};

/// How many findings of one record are weighed; a record with more is no record of this game.
const MOST_WEIGHED: usize = 32;

/// How many findings one record is given; behind them nothing is judged.
const MOST_FINDINGS: usize = 200;

/// How many half-moves more a repair has to explain where it does not explain all.
const GAIN: usize = 6;

/// Within so many half-moves a piece left on the board explains a jump over nothing better than the
/// jump itself.
const SOON: usize = 6;

/// A changed entry has to spare so many captures that nobody made as he had to.
const SPARED: usize = 2;

impl<G: Game> Replay<'_, '_, G> {
    /// Judges a half-move that no legal move fits, and says whether it was played so. A slip after
    /// which the rest does not fit ends the thread: the position is not the one that stood on the
    /// board. Gives how many entries were used up.
    #[cold]
    pub(super) fn weighed(&mut self, index: usize, wanted: &Wanted, end: Option<usize>) -> usize {
        if self.findings.len() >= MOST_FINDINGS {
            self.lose(index);
            return 1;
        }
        self.look_ahead(end);
        let before = self.findings.len();
        let used = self.irregular(index, wanted);
        let ply = index as u32 + 1;
        let at = (before..self.findings.len())
            .find(|at| self.findings[*at].ply == Some(ply) && is_weighed(&self.findings[*at]));
        match at {
            Some(at) if self.weighed < MOST_WEIGHED => {
                self.weighed += 1;
                self.weigh(at, index, used)
            }
            _ => used,
        }
    }

    fn weigh(&mut self, at: usize, index: usize, used: usize) -> usize {
        let Some(ahead) = &mut self.ahead else {
            return used;
        };
        let end = ahead.end();
        let stood = self
            .lines
            .iter()
            .map(|line| ahead.reach(&line.position, index + used))
            .max();
        let Proposals {
            repairs,
            reach,
            change,
            taken_up,
            spared,
        } = propose(self.record, &self.script, &self.trail, ahead, index);
        let complete = repairs.first().is_some_and(|best| best.complete);
        let little = complete && change.is_some_and(|change| change <= LITTLE);
        let line = self.lines.first().map(|line| line.position);
        let line = line.filter(|_| stood != Some(end) && is_playable(&self.findings[at]));
        let choices = line.and_then(|line| choices_behind(ahead, line, index + used));
        let choices = choices.map(|choices| choices.len());
        let fits = stood == Some(end) || !little && choices.is_some();
        // one changed entry, and captures that were overlooked all the same, against many more of them, or what nobody can do
        let is_spared = |count: usize| choices.is_none_or(|choices| count + SPARED <= choices);
        let spared = spared
            .filter(|_| stood != Some(end) && change.is_none())
            .filter(|(_, count)| is_spared(*count));
        let over_nothing =
            is_capture_of_nothing(&self.findings[at], &self.record.half_moves[index]);
        if (!fits && !is_choice(&self.findings[at]) || over_nothing)
            && spared.is_none()
            && change.is_none_or(|change| change > LITTLE)
            && let Some(found) = inferred(&self.trail, ahead, index)
            && (!fits || found.code == Code::RemovedTooFew && found.index + SOON >= index)
        {
            self.infer(at, index, found);
            return 0;
        }
        let finding = &mut self.findings[at];
        let playable = is_playable(finding);
        let alone = if playable {
            stood.unwrap_or(index)
        } else {
            index
        };
        finding.repairs = repairs;
        if let Some((explained, _)) = spared {
            finding.likely = Some(Likely::Slip);
            finding.repairs.retain(|repair| *repair != explained.repair);
            finding.repairs.insert(0, explained.repair.clone());
            return self.take_up(index, explained);
        }
        finding.likely = if self.footing == Footing::Doubted && complete {
            // the repair that explains the choice before explains this one
            Some(Likely::Slip)
        } else if playable && fits {
            Some(Likely::Played)
        } else if complete && (reach > alone || !playable) || reach > alone + GAIN {
            Some(Likely::Slip)
        } else if playable {
            Some(Likely::Played)
        } else {
            None
        };
        match finding.likely {
            // what cannot be moved so is a slip of the pen, and explains what follows; a choice may have been made
            Some(Likely::Slip) if complete && choices == Some(1) && is_choice(finding) => {
                self.footing = match self.footing {
                    Footing::Written | Footing::Doubted => Footing::Doubted,
                    Footing::Repaired => Footing::Repaired,
                };
            }
            Some(Likely::Slip) if !fits => {
                let explained = taken_up.filter(|_| reach > alone + GAIN);
                if let Some(explained) = explained {
                    return self.take_up(index, explained);
                }
                if !self.lost {
                    self.lose(index);
                }
                if complete {
                    self.findings.retain(|finding| {
                        finding.code != Code::NotJudged || finding.ply != Some(index as u32 + 2)
                    });
                }
            }
            Some(Likely::Played) => self.trail.close(index + used),
            _ => {}
        }
        used
    }

    /// Goes on behind a slip of the pen as the best repair has it: what comes later is a finding of
    /// its own, and a remark says on what it rests. Gives how many entries were used up.
    fn take_up(&mut self, index: usize, taken_up: TakenUp<G>) -> usize {
        let TakenUp { repair, next, walk } = taken_up;
        let refused = next + walk.len() - 1;
        self.findings.retain(|finding| {
            finding.code != Code::NotJudged || finding.ply != Some(index as u32 + 2)
        });
        let mut remark = self.bare(index + 1, Code::JudgedAsRepaired, None);
        remark.written = None;
        remark.repairs = vec![repair];
        self.findings.push(remark);
        self.go_on(walk.last().cloned().unwrap_or_default());
        for (at, positions) in (next..).zip(walk) {
            self.trail.note(at, positions);
        }
        self.trail.close(next);
        self.ambiguous.clear();
        self.passed.clear();
        self.lost = false;
        self.unsure = Unsure::No;
        self.footing = Footing::Repaired;
        refused - index
    }

    /// Reports what a half-move shows that does not fit, instead of the half-move itself, and goes
    /// on with it from the board as it was left.
    fn infer(&mut self, at: usize, index: usize, found: Inferred<G>) {
        self.findings.truncate(at);
        let details = Details {
            square: Some(found.square),
            earlier: Some(index as u32 + 1),
            ..Details::default()
        };
        let mut finding = self.finding(
            found.index,
            found.code,
            None,
            found.mover,
            &found.before,
            details,
        );
        finding.likely = Some(Likely::Played);
        self.findings.push(finding);
        self.lost = false;
        self.go_on(found.stood);
        self.trail.close(index);
    }
}

/// Whether a finding is about a written move that may have been meant otherwise.
fn is_weighed(finding: &Finding) -> bool {
    matches!(finding.class(), Class::Play | Class::Writing)
        && finding.code != Code::AmbiguousCapture
}

/// Whether a hand could do this with all pieces standing: it proves nothing about one that is gone.
fn is_choice(finding: &Finding) -> bool {
    matches!(
        finding.code,
        Code::MissedCapture | Code::WrongCaptureCount | Code::UnfinishedCapture
    )
}

/// Whether a half-move is written as a capture and no piece stands where it jumps: perhaps one that
/// was taken before was left on the board.
fn is_capture_of_nothing(finding: &Finding, half_move: &HalfMove<'_>) -> bool {
    let is_capture = matches!(
        &half_move.written,
        Written::Move(text) if text.separator == Separator::Capture
    );
    let reasons = [Reason::JumpsNothing, Reason::TooFar, Reason::Backward];
    is_capture
        && finding
            .reason
            .is_some_and(|reason| reasons.contains(&reason))
}

/// Whether a hand can have made the move as it is written.
fn is_playable(finding: &Finding) -> bool {
    !matches!(
        finding.code,
        Code::EmptySquare
            | Code::Unreadable
            | Code::MissingHalfMove
            | Code::RepeatedHalfMove
            | Code::LightSquare
            | Code::MovesAfterEnd
    ) && finding.reason != Some(Reason::Occupied)
}
