//! What the law in force says about each finding: articles, claim, penalty.

use crate::draughts::{Game, Rank};

use super::code::Class;
use super::course::Course;
use super::finding::{Claim, Finding};
use super::laws::{Law, Until, Who};

/// Whether the game has a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Over {
    Yes,
    No,
}

/// Fills in articles, claims and penalties.
pub(super) fn settle<G: Game>(
    findings: &mut [Finding],
    law: Law,
    course: &Course<'_, '_, G>,
    over: Over,
) {
    for finding in findings {
        let terms = law.terms(finding.code, finding.reason);
        // draw rules bring articles of their own
        if finding.class() != Class::Result {
            let mover = finding.mover.unwrap_or(Rank::Man);
            finding.articles = law.articles(finding.code, finding.reason, mover);
        }
        let at_the_end = match over {
            Over::Yes => Claim::Ended,
            Over::No => Claim::Open,
        };
        finding.claim = match terms.until {
            Until::Never => Claim::None,
            Until::Always => Claim::MustCorrect,
            Until::GameEnds => match (terms.who, over) {
                (Who::Arbiter, Over::No) => Claim::MustCorrect,
                _ => at_the_end,
            },
            Until::OpponentMoves => match answer(finding, course) {
                Some(ply) => Claim::Lapsed { ply },
                None => at_the_end,
            },
        };
        finding.penalty = terms.penalty;
    }
}

/// The next half-move of the opponent of the one who offended, if it is written.
fn answer<G: Game>(finding: &Finding, course: &Course<'_, '_, G>) -> Option<u32> {
    let ply = finding.ply?;
    let noted_of_the_other = finding.evidence == super::code::Evidence::Noted
        && finding.side.is_some_and(|side| side != course.mover(ply));
    let next = if noted_of_the_other { ply + 2 } else { ply + 1 };
    (next <= course.last()).then_some(next)
}
