//! From a record to its judgement.

use crate::draughts::{Color, Game, Position, Setup, Task, Variant};
use crate::notation::{
    Conflict, Named, Numbering, Record, RemarkKind, Span, fen, named, numbering, which,
};

use super::claims::{self, Over};
use super::clocks::clocks;
use super::code::Code;
use super::commands::{Command, commands};
use super::course::Course;
use super::crowns::{self, Mark};
use super::draws::draws;
use super::finding::{Claim, Finding};
use super::judgement::{BoardResult, Judgement, Origin, Verdict, verdict};
use super::laws::Law;
use super::notes;
use super::opening::left_drawn_opening;
use super::outcome::Outcome;
use super::profile::Profile;
use super::remarks::remarks;
use super::replay::{Replayed, Watch, replay};
use super::script::Script;
use super::sheet::{SheetFault, whole_sheet_fault};

/// Judges a record under the rules of `asked`, or of the game that the record names or shows.
///
/// ```
/// use huff::notation::pdn;
/// use huff::record::{Verdict, judge};
/// let text = "1. c3-b4 d6-c5 2. e3-f4 *";
/// let record = pdn::records(text).next().unwrap();
/// let judgement = judge(&record, None);
/// assert_eq!(judgement.verdict, Verdict::Irregular);
/// assert_eq!(judgement.findings[0].code.name(), "missed-capture");
/// ```
pub fn judge(record: &Record<'_>, asked: Option<Variant>) -> Judgement {
    judge_by(record, asked, &Profile::default())
}

/// The same by a law and draw rules chosen by name.
///
/// Squares that the named game does not have speak for another game where there are several; it is
/// taken only if the record can be followed farther in it, and never in place of one asked for.
pub fn judge_by(record: &Record<'_>, asked: Option<Variant>, profile: &Profile) -> Judgement {
    let Some(named) = named(record, asked) else {
        let (variant, conflict) = which(record, asked);
        return judge_as(record, (variant, Origin::Guessed), conflict, profile);
    };
    if asked.is_some() {
        return judge_as(record, (named, Origin::Asked), None, profile);
    }
    let judgement = judge_as(record, (named, Origin::Named), None, profile);
    let followed = judgement.replayed == judgement.half_moves;
    if followed && judgement.verdict != Verdict::Unplayable {
        return judgement;
    }
    let (variant, conflict) = which(record, asked);
    if conflict.is_none() {
        return judgement;
    }
    let other = judge_as(record, (variant, Origin::Guessed), conflict, profile);
    if other.replayed > judgement.replayed || judgement.replayed == 0 {
        other
    } else {
        judgement
    }
}

fn judge_as(
    record: &Record<'_>,
    (variant, origin): (Variant, Origin),
    conflict: Option<Conflict>,
    profile: &Profile,
) -> Judgement {
    let mut findings = Vec::new();
    if let Some(conflict) = conflict {
        let mut finding = Finding::whole(Code::VariantConflict);
        let named = match conflict.named {
            Named::Tag(named) => named.name().to_string(),
            Named::Unknown(number) => number.to_string(),
        };
        finding.details.texts = Some((named, variant.name().to_string()));
        finding.span = record.tag("GameType").map(|tag| tag.span);
        findings.push(finding);
    }
    let numbering = numbering(record, variant);
    variant.run(Judging {
        record,
        variant,
        origin,
        profile,
        numbering,
        findings,
    })
}

/// A record without a fault that ran through its whole sheet.
struct Undone<'t> {
    fault: SheetFault,
    record: Record<'t>,
    resets: Vec<(u32, Setup)>,
}

struct Judging<'r, 't> {
    record: &'r Record<'t>,
    variant: Variant,
    origin: Origin,
    profile: &'r Profile,
    numbering: Numbering,
    findings: Vec<Finding>,
}

impl Task for Judging<'_, '_> {
    type Output = Judgement;

    fn run<G: Game>(mut self) -> Judgement {
        let record = self.record;
        let (start, resets) = self.positions::<G>();
        let script = Script::of(record, &G::RULES, self.numbering);
        let (replay, undone) = self.replayed(record, start, &resets, script);
        let Replayed {
            trace,
            replayed,
            last,
            presumed,
            blocked,
            lost,
            findings,
            ..
        } = replay;
        self.findings.extend(findings);
        // what follows looks at the record as it was read
        let (read, resets) = match &undone {
            Some(undone) => (&undone.record, &undone.resets),
            None => (record, &resets),
        };
        let commands = commands(read);
        let marks = crowns::marks(read, &commands);
        remarks(read, &commands, &mut self.findings);
        let course = Course {
            record: read,
            start,
            resets,
            trace: &trace,
        };
        let law = self.profile.law(self.variant);
        self.course(&course, &commands, &marks, law);
        let board = match blocked {
            Some(Color::Black) => BoardResult::WhiteWins,
            Some(Color::White) => BoardResult::BlackWins,
            None => BoardResult::Open,
        };
        let tag = record.tag("Result").map(|tag| tag.value.trim().to_string());
        let text = record
            .closing
            .as_ref()
            .map(|closing| closing.text.to_string());
        self.results::<G>(tag.as_deref(), text.as_deref(), board);
        let over = over(tag.as_deref(), text.as_deref());
        claims::settle(&mut self.findings, law, &course, over);
        notes::rulings(&commands, &mut self.findings);
        let half_moves = record.half_moves.len() as u32;
        let mut skipped = 0;
        if let Some(Undone { fault, .. }) = &undone {
            skipped = fault.skipped();
            for finding in &mut self.findings {
                as_written(finding, *fault, half_moves);
            }
            let mut finding = Finding::whole(fault.code());
            finding.span = record.half_moves.first().map(|half_move| half_move.span);
            self.findings.push(finding);
        }
        self.findings
            .sort_by_key(|finding| (finding.ply.is_none(), finding.ply));
        Judgement {
            variant: self.variant,
            origin: self.origin,
            law,
            script,
            half_moves,
            replayed: replayed + skipped,
            verdict: verdict(&self.findings, lost),
            last,
            presumed,
            result: (tag, text),
            board,
            findings: self.findings,
        }
    }
}

impl Judging<'_, '_> {
    /// What the course of the game shows besides the half-moves themselves.
    fn course<G: Game>(
        &mut self,
        course: &Course<'_, '_, G>,
        commands: &[Command<'_>],
        marks: &[(u32, Mark)],
        law: Law,
    ) {
        let profile = self.profile;
        self.findings
            .extend(draws(course, profile.draw_profile(self.variant)));
        self.findings
            .extend(crowns::crowns(course, marks, law, profile.uncrowned));
        self.findings
            .extend(left_drawn_opening(course, self.numbering));
        if !commands.is_empty() {
            self.findings.extend(clocks(course, commands, law));
            let noted = notes::incidents(course, commands, law, &self.findings);
            self.findings.extend(noted);
        }
    }

    /// The replay of the record, or of the record without a fault that runs through its sheet.
    fn replayed<'t, G: Game>(
        &self,
        record: &Record<'t>,
        start: Option<Position<G>>,
        resets: &[(u32, Setup)],
        script: Script,
    ) -> (Replayed<G>, Option<Undone<'t>>) {
        let plain = |watch| replay::<G>(record, start, resets, self.numbering, script, watch);
        let first = plain(Watch::EarlyMisfit);
        if !first.stopped {
            return (first, None);
        }
        let end = resets.first().map(|(after, _)| *after as usize);
        let found = start
            .as_ref()
            .and_then(|start| whole_sheet_fault(record, start, self.numbering, end));
        let Some((fault, record)) = found else {
            return (plain(Watch::Nothing), None);
        };
        let resets: Vec<(u32, Setup)> = resets
            .iter()
            .map(|(after, setup)| (after.saturating_sub(fault.skipped()), setup.clone()))
            .collect();
        let numbering = self.numbering;
        let replayed = replay::<G>(&record, start, &resets, numbering, script, Watch::Nothing);
        (
            replayed,
            Some(Undone {
                fault,
                record,
                resets,
            }),
        )
    }

    /// The position at the start, and those given on the way.
    fn positions<G: Game>(&mut self) -> (Option<Position<G>>, Vec<(u32, Setup)>) {
        let record = self.record;
        let mut start = match record.tag("FEN") {
            Some(tag) if !tag.value.trim().is_empty() => self.given(&tag.value, tag.span),
            _ => Some(Position::start()),
        };
        let mut resets = Vec::new();
        for remark in &record.remarks {
            let text = match &remark.kind {
                RemarkKind::Position(text) => Some(text.as_ref()),
                RemarkKind::Comment(text) => position_command(text),
                _ => None,
            };
            let Some(position) = text.and_then(|text| self.given::<G>(text, remark.span)) else {
                continue;
            };
            if remark.after == 0 {
                start = Some(position);
            } else {
                resets.push((remark.after, position.setup()));
            }
        }
        (start, resets)
    }

    /// A position that the record gives; one that cannot be played is reported.
    fn given<G: Game>(&mut self, text: &str, span: Span) -> Option<Position<G>> {
        let (setup, problems) = fen::read(text, self.variant, self.numbering);
        let sound = problems.iter().all(|problem| !problem.kind.is_fatal());
        let position = setup
            .as_ref()
            .filter(|_| sound)
            .and_then(|setup| Position::from_setup(setup).ok());
        if position.is_none() {
            let mut finding = Finding::whole(Code::WrongSetup);
            finding.written = Some(text.to_string());
            finding.span = Some(span);
            finding.position = setup;
            finding.details.readings = problems
                .iter()
                .map(|problem| problem.kind.name().to_string())
                .collect();
            self.findings.push(finding);
        }
        position
    }

    fn results<G: Game>(&mut self, tag: Option<&str>, text: Option<&str>, board: BoardResult) {
        let read = |text: Option<&str>| {
            text.and_then(Outcome::read)
                .filter(|outcome| *outcome != Outcome::Open)
        };
        let (tagged, closed) = (read(tag), read(text));
        if let (Some(first), Some(second)) = (tagged, closed)
            && first != second
        {
            let mut finding = Finding::whole(Code::ResultContradiction);
            finding.details.texts = Some((
                tag.unwrap_or_default().to_string(),
                text.unwrap_or_default().to_string(),
            ));
            finding.span = self.record.closing.as_ref().map(|closing| closing.span);
            self.findings.push(finding);
        }
        let Some(winner) = board.winner() else { return };
        for (outcome, written) in [(closed, text), (tagged, tag)] {
            let Some(outcome) = outcome else { continue };
            if outcome.winner(&G::RULES) != Some(winner) && !matches!(outcome, Outcome::Points(..))
            {
                let mut finding = Finding::whole(Code::ResultDisagreesWithBoard);
                finding.side = Some(winner);
                finding.written = written.map(str::to_string);
                finding.span = self.record.closing.as_ref().map(|closing| closing.span);
                self.findings.push(finding);
                return;
            }
        }
    }
}

/// Whether a result is written.
fn over(tag: Option<&str>, text: Option<&str>) -> Over {
    let ended = [tag, text]
        .into_iter()
        .flatten()
        .any(|text| Outcome::read(text).is_some_and(|outcome| outcome != Outcome::Open));
    if ended { Over::Yes } else { Over::No }
}

/// The FEN of a `[%position FEN]` command in a comment.
fn position_command(comment: &str) -> Option<&str> {
    let (_, rest) = comment.split_once("[%position")?;
    let (value, _) = rest.split_once(']')?;
    Some(value.trim())
}

/// Gives a finding on an undone record the plies of the record as it is written.
fn as_written(finding: &mut Finding, fault: SheetFault, half_moves: u32) {
    let ply = |ply: u32| fault.ply_as_written(ply, half_moves);
    finding.ply = finding.ply.map(ply);
    finding.details.earlier = finding.details.earlier.map(ply);
    if let Claim::Lapsed { ply: until } = &mut finding.claim {
        *until = ply(*until);
    }
    for repair in &mut finding.repairs {
        repair.replays_to += fault.skipped();
        for edit in &mut repair.edits {
            edit.ply = ply(edit.ply);
        }
    }
}
