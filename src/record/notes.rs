//! What the arbiter noted: incidents and rulings.

use crate::draughts::{Color, Game};

use super::code::{Code, Evidence, Reason};
use super::commands::{Command, Word};
use super::course::Course;
use super::finding::{Claim, Finding};
use super::laws::{self, Law, Penalty};

/// The incidents noted in a record that the replay does not show anyway.
pub(super) fn incidents<G: Game>(
    course: &Course<'_, '_, G>,
    commands: &[Command<'_>],
    law: Law,
    shown: &[Finding],
) -> Vec<Finding> {
    let mut findings = Vec::new();
    for command in commands {
        match command.word {
            Word::Incident => {}
            Word::Ruling if Ruling::read(command.value).is_none() => {
                findings.push(unknown(course, command));
                continue;
            }
            _ => continue,
        }
        let mut parts = command.value.split_whitespace();
        let code = parts.next().and_then(|name| code_of(name, law));
        let Some(code) = code else {
            findings.push(unknown(course, command));
            continue;
        };
        let mut finding = course.finding(code, command.after.max(1));
        finding.evidence = Evidence::Noted;
        finding.span = Some(command.span);
        let by = parts
            .find_map(|part| part.strip_prefix("by="))
            .and_then(side);
        // who did it is not guessed from whose move it was
        finding.side = by;
        let known = shown.iter().chain(&findings);
        if !known.into_iter().any(|other| is_same(other, &finding)) {
            findings.push(finding);
        }
    }
    findings
}

/// Whether a note says what is shown already; one without a side says it of either.
fn is_same(shown: &Finding, noted: &Finding) -> bool {
    let is_side = noted.side.is_none() || shown.side == noted.side;
    shown.code == noted.code && shown.ply == noted.ply && is_side
}

fn unknown<G: Game>(course: &Course<'_, '_, G>, command: &Command<'_>) -> Finding {
    Finding {
        reason: Some(Reason::UnknownNote),
        side: None,
        written: Some(command.value.to_string()),
        span: Some(command.span),
        ..course.finding(Code::Notation, command.after.max(1))
    }
}

/// Whether a word names something that can be noted as an incident: the code of a finding, or an article of the law.
///
/// ```
/// use huff::record::{Law, names_incident};
/// assert!(names_incident("7/4.3", Law::S1));
/// assert!(names_incident("touch-move", Law::S2));
/// assert!(!names_incident("foo", Law::S1));
/// ```
pub fn names_incident(name: &str, law: Law) -> bool {
    let is_one_word = !name.contains([']', '}']) && !name.contains(char::is_whitespace);
    is_one_word && code_of(name, law).is_some()
}

/// Whether it must be noted who did what a word names as an incident.
///
/// ```
/// use huff::record::{Law, incident_has_offender};
/// assert!(incident_has_offender("7/4.3", Law::S1));
/// assert!(!incident_has_offender("position-upset", Law::S1));
/// ```
pub fn incident_has_offender(name: &str, law: Law) -> bool {
    code_of(name, law).is_some_and(Code::has_offender)
}

/// A code by its name, or by an article: `7/4.3` alone is one of the law in force, else of `s1`.
fn code_of(name: &str, law: Law) -> Option<Code> {
    let by_name = Code::ALL.iter().copied().find(|code| code.name() == name);
    by_name.or_else(|| laws::keys(name, law).find_map(|key| laws::code_of_article(&key)))
}

fn side(name: &str) -> Option<Color> {
    match name.to_lowercase().as_str() {
        "white" | "w" | "白方" | "白" | "белые" => Some(Color::White),
        "black" | "b" | "黑方" | "黑" | "чёрные" | "черные" => Some(Color::Black),
        _ => None,
    }
}

/// What a ruling does to the claim it decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ruling {
    /// Put right; nothing is left to claim.
    PutRight,
    /// The move stands.
    Stands,
    /// The opponent accepted by moving on.
    Accepted,
    /// A penalty short of the game.
    Punished,
    /// The game is lost.
    Lost,
    /// The game ended otherwise.
    Ended,
}

impl Ruling {
    fn read(text: &str) -> Option<Ruling> {
        let word = text.split_whitespace().next()?;
        Some(match word {
            "rectified" | "restored" | "redo" => Ruling::PutRight,
            "stood" => Ruling::Stands,
            "accepted-by-move" => Ruling::Accepted,
            "warning" => Ruling::Punished,
            "game-lost" | "expelled" => Ruling::Lost,
            "void-restart" | "both-lost" | "draw" => Ruling::Ended,
            _ => {
                let minutes = word.strip_prefix("time+")?;
                return minutes.parse::<u32>().is_ok().then_some(Ruling::Punished);
            }
        })
    }
}

/// Applies rulings to the claims that they decide: those at their half-move, else the last before.
pub(super) fn rulings(commands: &[Command<'_>], findings: &mut [Finding]) {
    for command in commands
        .iter()
        .filter(|command| command.word == Word::Ruling)
    {
        let Some(ruling) = Ruling::read(command.value) else {
            continue;
        };
        let at = command.after.max(1);
        let latest = findings
            .iter()
            .filter(|finding| is_decided(finding))
            .filter_map(|finding| finding.ply)
            .filter(|ply| *ply <= at)
            .max();
        for finding in findings.iter_mut() {
            if finding.ply == latest && latest.is_some() && is_decided(finding) {
                decide(finding, ruling);
                let word = command.value.split_whitespace().next();
                finding.details.ruling = word.map(str::to_string);
            }
        }
    }
}

/// Whether a ruling can be about a finding.
fn is_decided(finding: &Finding) -> bool {
    finding.claim != Claim::None || finding.evidence == Evidence::Noted
}

fn decide(finding: &mut Finding, ruling: Ruling) {
    match ruling {
        Ruling::PutRight => finding.claim = Claim::None,
        // what must be put right is nobody's to let stand (s1:7/2, s1:7/3)
        Ruling::Stands | Ruling::Punished if finding.claim == Claim::MustCorrect => {}
        Ruling::Stands => finding.claim = Claim::None,
        Ruling::Accepted => {
            let ply = finding.ply.map_or(0, |ply| ply + 1);
            if !matches!(finding.claim, Claim::Lapsed { .. } | Claim::MustCorrect) {
                finding.claim = Claim::Lapsed { ply };
            }
        }
        Ruling::Punished => {
            finding.claim = Claim::None;
            finding.penalty = None;
        }
        Ruling::Lost => {
            finding.claim = Claim::Ended;
            finding.penalty = Some(Penalty::GameLost);
        }
        Ruling::Ended => finding.claim = Claim::Ended,
    }
}
