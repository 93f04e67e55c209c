//! Crown marks: which new kings were crowned, by whom and when, and what follows where they were
//! not.

use crate::draughts::{Color, Game, Position, Rank, Square};
use crate::notation::Record;

use super::checks::{Passed, TakenForKing};
use super::code::{Code, Evidence, Reason};
use super::commands::{Command, Word, commands};
use super::course::Course;
use super::finding::{Details, Finding};
use super::laws::{Crowner, Law};
use super::profile::Uncrowned;

/// What a mark says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// Crowned in the move, by the mover (`C`, a `王`, `K` or `д` behind it) or the opponent (`O`).
    Crowned,
    /// Crowned later (`L@ply`); the half-move where it is given.
    Late(Option<u32>),
    /// Not crowned (`-`).
    Not,
}

impl Mark {
    fn read(text: &str) -> Option<Mark> {
        match text.trim() {
            "C" | "c" | "O" | "o" | "K" | "王" | "д" | "Д" => Some(Mark::Crowned),
            "-" | "–" | "−" => Some(Mark::Not),
            late => {
                let rest = late.strip_prefix(['L', 'l'])?;
                Some(Mark::Late(rest.trim_start_matches('@').trim().parse().ok()))
            }
        }
    }

    /// The half-move before which the king stood uncrowned.
    fn until(self) -> u32 {
        match self {
            Mark::Crowned => 0,
            Mark::Late(ply) => ply.unwrap_or(u32::MAX),
            Mark::Not => u32::MAX,
        }
    }
}

/// Whether a text is a mark of crowning: `C`, `O`, `L`, `L@18`, `-`.
///
/// ```
/// use huff::record::is_crown_mark;
/// assert!(is_crown_mark("C") && is_crown_mark("王") && is_crown_mark("L@18"));
/// assert!(!is_crown_mark("zz") && !is_crown_mark("L@x"));
/// ```
pub fn is_crown_mark(text: &str) -> bool {
    match Mark::read(text) {
        // with something behind it that is no half-move
        Some(Mark::Late(None)) => text.trim().len() == 1,
        mark => mark.is_some(),
    }
}

/// The marks of a record, each with its half-move.
pub(super) fn marks(record: &Record<'_>, commands: &[Command<'_>]) -> Vec<(u32, Mark)> {
    let mut marks: Vec<(u32, Mark)> = commands
        .iter()
        .filter(|command| command.word == Word::Crown)
        .filter_map(|command| Some((command.after, Mark::read(command.value)?)))
        .collect();
    for (index, half_move) in record.half_moves.iter().enumerate() {
        let sign = half_move.text.chars().next_back();
        let ply = index as u32 + 1;
        if matches!(sign, Some('K' | '王' | 'д' | 'Д'))
            && marks.iter().all(|(marked, _)| *marked != ply)
        {
            marks.push((ply, Mark::Crowned));
        }
    }
    marks
}

/// A man that became a king.
struct Promotion {
    ply: u32,
    side: Color,
    square: Square,
}

/// What marks and promotions say together.
pub(super) fn crowns<G: Game>(
    course: &Course<'_, '_, G>,
    marks: &[(u32, Mark)],
    law: Law,
    uncrowned: Uncrowned,
) -> Vec<Finding> {
    let promotions = promotions(course);
    let mut findings = Vec::new();
    let mut unknown = None;
    for promotion in &promotions {
        let mark = marks.iter().find(|(ply, _)| *ply == promotion.ply);
        match mark {
            None => unknown = unknown.or(Some(promotion.ply)),
            Some((_, Mark::Crowned)) => {}
            Some((_, mark)) => not_crowned(course, promotion, *mark, law, uncrowned, &mut findings),
        }
    }
    for (ply, mark) in marks {
        let known = course.before(*ply).is_some() && course.after(*ply).is_some();
        let promoted = promotions.iter().any(|promotion| promotion.ply == *ply);
        if known && !promoted && *mark != Mark::Not {
            findings.push(marked(course, Code::WronglyCrowned, *ply, None, None));
        }
    }
    // one quiet line a record, however many kings
    findings.extend(unknown.map(|ply| course.finding(Code::CrowningUnknown, ply)));
    findings
}

/// A king that was not crowned in its move.
fn not_crowned<G: Game>(
    course: &Course<'_, '_, G>,
    promotion: &Promotion,
    mark: Mark,
    law: Law,
    uncrowned: Uncrowned,
    findings: &mut Vec<Finding>,
) {
    let ply = promotion.ply;
    let answer = ply + 1;
    match law.crowner() {
        // who has to crown and moves instead offends (s2:5)
        Crowner::Opponent if answer > course.last() || mark.until() <= answer => {}
        Crowner::Opponent => {
            let duty = Some(Reason::OpponentsDuty);
            findings.push(marked(course, Code::NotCrowned, answer, duty, Some(ply)));
        }
        Crowner::Mover => {
            let (reason, other) = match mark {
                Mark::Late(at) => (at.map(|_| Reason::CrownedLate), at),
                _ => (None, None),
            };
            findings.push(marked(course, Code::NotCrowned, ply, reason, other));
        }
    }
    let moved = first_move(course, promotion).filter(|moved| *moved < mark.until());
    if let Some(moved) = moved {
        let reason = match uncrowned {
            Uncrowned::IsKing => None,
            Uncrowned::OpponentChooses => Some(Reason::OpponentsChoice),
        };
        findings.push(marked(
            course,
            Code::UncrownedKingMoved,
            moved,
            reason,
            Some(ply),
        ));
    }
}

fn marked<G: Game>(
    course: &Course<'_, '_, G>,
    code: Code,
    ply: u32,
    reason: Option<Reason>,
    earlier: Option<u32>,
) -> Finding {
    Finding {
        evidence: Evidence::Shown,
        reason,
        details: Details {
            earlier,
            ..Details::default()
        },
        ..course.finding(code, ply)
    }
}

/// The men that became kings, where the positions before and after are known.
fn promotions<G: Game>(course: &Course<'_, '_, G>) -> Vec<Promotion> {
    let mut promotions = Vec::new();
    let mut before = course.start;
    for (index, after) in course.trace.iter().enumerate() {
        let ply = index as u32 + 1;
        if !course.resets.is_empty() {
            before = course.before(ply);
        }
        if let (Some(before), Some(after)) = (&before, after)
            && let Some(square) = new_king(before, after)
        {
            let side = before.turn();
            promotions.push(Promotion { ply, side, square });
        }
        before = *after;
    }
    promotions
}

/// The men that wear a crown mark without having become kings, and where they stand at the end of
/// these positions.
pub(super) fn crowned_men<G: Game>(
    record: &Record<'_>,
    trace: &[Option<Position<G>>],
) -> Vec<Passed> {
    let marks = marks(record, &commands(record));
    let crowned = marks.iter().filter(|(_, mark)| *mark != Mark::Not);
    crowned
        .filter_map(|(ply, _)| {
            let mut steps = trace.get((*ply as usize).checked_sub(2)?..)?.windows(2);
            let mut at = arrival(steps.next()?, None)?;
            for step in steps {
                at = arrival(step, Some(at))?;
            }
            let why = TakenForKing::Marked;
            Some(Passed { at, ply: *ply, why })
        })
        .collect()
}

/// Where the man that moved, or the one that stood on `from`, stands after a half-move.
fn arrival<G: Game>(step: &[Option<Position<G>>], from: Option<Square>) -> Option<Square> {
    let [Some(before), Some(after)] = step else {
        return None;
    };
    if let Some(square) = from {
        let piece = before.piece(square)?;
        if after.piece(square) == Some(piece) {
            return Some(square);
        }
        if piece.color != before.turn() {
            return None;
        }
    }
    let setup = after.setup();
    let mut men = setup.pieces().filter(|(square, piece)| {
        piece.color == before.turn() && piece.rank == Rank::Man && before.piece(*square).is_none()
    });
    men.next().map(|(square, _)| square)
}

/// Where a king of the side that moved stands that was a man before.
fn new_king<G: Game>(before: &Position<G>, after: &Position<G>) -> Option<Square> {
    let side = before.turn();
    if after.count(side).1 <= before.count(side).1 {
        return None;
    }
    let setup = after.setup();
    let kings = setup
        .pieces()
        .filter(|(_, piece)| piece.color == side && piece.rank == Rank::King);
    let mut squares = kings.map(|(square, _)| square);
    squares.find(|square| {
        let there = before.piece(*square);
        there.is_none_or(|piece| piece.color != side || piece.rank == Rank::Man)
    })
}

/// The half-move in which a new king moved for the first time.
fn first_move<G: Game>(course: &Course<'_, '_, G>, promotion: &Promotion) -> Option<u32> {
    for ply in promotion.ply + 1..=course.last() {
        let after = course.after(ply)?;
        let stays = after
            .piece(promotion.square)
            .is_some_and(|piece| piece.color == promotion.side);
        if !stays {
            return (course.before(ply)?.turn() == promotion.side).then_some(ply);
        }
    }
    None
}
