//! Sheets made by seeded games with faults that the data folder lacks: what is found, where, and
//! what may still be claimed.

mod faults;
pub(crate) mod maker;
mod sheets;
mod slips;

use std::borrow::Cow;
use std::collections::BTreeMap;

use huff::draughts::{Game, Position, Rank, Task, Variant};
use huff::notation::{HalfMove, Record, Tag, Written, fen, pdn, written};
use huff::record::{Claim, Class, Finding, Judgement, Likely, judge};

use maker::{Chance, Made};

/// The games that the faults are made for.
const VARIANTS: [Variant; 5] = [
    Variant::Russian,
    Variant::Brazilian,
    Variant::English,
    Variant::International,
    Variant::Italian,
];

/// Right answers, cases and what was missed.
#[derive(Default)]
struct Tally {
    counts: BTreeMap<String, (u32, u32)>,
    misses: Vec<String>,
}

impl Tally {
    fn add(&mut self, kind: &str, text: &str, result: Result<(), String>) {
        let count = self.counts.entry(kind.to_string()).or_default();
        count.1 += 1;
        match result {
            Ok(()) => count.0 += 1,
            Err(why) => self.misses.push(format!("{kind}: {why}: {text}")),
        }
    }

    /// Says all and fails below so many of a hundred.
    fn close(self, test: &str, percent: u32) {
        let (mut right, mut all) = (0, 0);
        for (kind, (good, count)) in &self.counts {
            crate::common::figure(&format!("{test}: {kind}: {good} of {count}"));
            right += good;
            all += count;
        }
        for miss in &self.misses {
            crate::common::figure(miss);
        }
        crate::common::figure(&format!("{test}: {right} of {all}"));
        assert!(all > 0 && right * 100 >= all * percent, "{right} of {all}");
    }
}

/// A record as its text stands, an entry cell by cell.
fn record<'t>(texts: &'t [String]) -> Record<'t> {
    let mut record = Record::default();
    for (index, text) in texts.iter().enumerate() {
        record.half_moves.push(HalfMove {
            text: Cow::Borrowed(text.as_str()),
            span: Default::default(),
            number: (index % 2 == 0).then_some(index as u32 / 2 + 1),
            column: Some(match index % 2 {
                0 => huff::notation::Column::First,
                _ => huff::notation::Column::Second,
            }),
            written: written(text),
        });
    }
    record
}

/// A record that begins with a position.
fn record_from<'t, G: Game>(start: &Position<G>, texts: &'t [String]) -> Record<'t> {
    let mut record = record(texts);
    record.tags.push(Tag {
        name: "FEN",
        value: Cow::Owned(fen::write(&start.setup())),
        span: Default::default(),
    });
    record
}

fn faults_of(judgement: &Judgement) -> Vec<&Finding> {
    let is_fault = |finding: &&Finding| matches!(finding.class(), Class::Play | Class::Writing);
    judgement.findings.iter().filter(is_fault).collect()
}

/// What a finding has to be.
#[derive(Clone, Debug)]
struct Want<'a> {
    /// Code, or reason of an illegal move.
    kind: &'a str,
    ply: Option<u32>,
    likely: Option<Likely>,
    claim: Option<Claim>,
}

fn matches_want(finding: &Finding, want: &Want<'_>) -> Result<(), String> {
    let kind = [
        Some(finding.code.name()),
        finding.reason.map(|reason| reason.name()),
    ];
    let right = kind.contains(&Some(want.kind))
        && finding.ply == want.ply
        && (want.likely.is_none() || finding.likely == want.likely)
        && want.claim.is_none_or(|claim| claim == finding.claim);
    match right {
        true => Ok(()),
        false => Err(format!(
            "{kind:?} at {:?}, {:?}, {:?}, not {want:?}",
            finding.ply, finding.likely, finding.claim
        )),
    }
}

/// All faults of a record in order, and the position at its end.
fn check(judgement: &Judgement, wants: &[Want<'_>], last: Option<String>) -> Result<(), String> {
    let found = faults_of(judgement);
    for (index, want) in wants.iter().enumerate() {
        match found.get(index) {
            Some(finding) => matches_want(finding, want)?,
            None => return Err(format!("no {want:?}")),
        }
    }
    if let Some(more) = found.get(wants.len()) {
        return Err(format!("also {} at {:?}", more.code.name(), more.ply));
    }
    let end = judgement.last.as_ref().map(fen::write);
    if last.is_some() && end != last {
        return Err(format!("{end:?} at the end, not {last:?}"));
    }
    Ok(())
}

/// The FEN of a position.
fn fen_of<G: Game>(position: &Position<G>) -> Option<String> {
    Some(fen::write(&position.setup()))
}
