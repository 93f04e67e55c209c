//! From which half-move on a draw could be claimed or was due. Nothing is imposed: games go on after
//! draws that nobody claimed.

use crate::draughts::{DrawCounts, DrawProfile, DrawRule, Game, Position};

use super::code::{Code, Reason};
use super::course::Course;
use super::finding::Finding;

/// The draw rules whose count came to its end, each at the half-move at which it did.
pub(super) fn draws<G: Game>(course: &Course<'_, '_, G>, profile: &DrawProfile) -> Vec<Finding> {
    let mut findings = Vec::new();
    let begin = |position: &Position<G>| DrawCounts::new(profile, position);
    let mut counts = course.start.as_ref().map(begin);
    for (index, after) in course.trace.iter().enumerate() {
        let ply = index as u32 + 1;
        if !course.resets.is_empty()
            && let Some(given) = course.given(ply)
        {
            counts = Some(begin(&given));
        }
        let Some(after) = after else {
            counts = None;
            continue;
        };
        let Some(counts) = &mut counts else {
            // known again: what was played meanwhile is not counted
            counts = Some(begin(after));
            continue;
        };
        for rule in counts.step(after) {
            // the last move of a count that leaves no answer has won
            if after.legal_moves().is_ok_and(|legal| !legal.is_empty()) {
                findings.push(finding(course, ply, rule));
            }
        }
    }
    findings
}

fn finding<G: Game>(course: &Course<'_, '_, G>, ply: u32, rule: &'static DrawRule) -> Finding {
    let mut finding = course.finding(Code::of_draw(rule.force), ply);
    finding.reason = Reason::ALL
        .iter()
        .copied()
        .find(|reason| reason.name() == rule.kind.name());
    finding.articles = rule.articles;
    finding.details.count = Some(u32::from(rule.limit));
    finding.position = course.before(ply).map(|position| position.setup());
    finding
}
