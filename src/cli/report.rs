//! A judged record with everything that screen and JSON need, free of the text it came from.

use crate::draughts::{Rank, Setup, Variant};
use crate::notation::{Block, Record, Span, fen, line_ends};
use crate::record::{Class, Edit, Evidence, Finding, Judgement, Law, Likely, Repair, judge};

use super::json::{ClaimJson, EditJson, FindingJson, RecordJson, RepairJson, ResultJson};

/// One record.
#[derive(Debug)]
pub(super) struct Report {
    pub(super) line: u64,
    pub(super) white: Option<String>,
    pub(super) black: Option<String>,
    pub(super) judgement: Judgement,
    /// The place of each finding in the file, in the order of the findings.
    pub(super) marks: Vec<Option<Mark>>,
}

/// A place in a file with the text around it.
#[derive(Debug)]
pub(super) struct Mark {
    pub(super) line: u64,
    pub(super) column: u64,
    /// The line, or the part of it around the place.
    pub(super) text: String,
    /// The marked characters of `text`.
    pub(super) start: usize,
    pub(super) length: usize,
}

/// Judges a record of a block; `at` walks over the text of the block from record to record.
pub(super) fn report(
    record: &Record<'_>,
    block: &Block,
    at: &mut Walk<'_>,
    asked: Option<Variant>,
) -> Report {
    let mut judgement = judge(record, asked);
    for finding in judgement
        .findings
        .iter_mut()
        .filter(|finding| finding.written.is_none())
    {
        let text = finding
            .span
            .map(|span| span.of(&block.text))
            .filter(|text| !text.is_empty());
        finding.written = text.map(|text| text.lines().next().unwrap_or("").to_string());
    }
    let name = |tag: &str| record.tag(tag).map(|tag| tag.value.to_string());
    at.go_to(record.span.start as usize);
    let line = at.line;
    let marks = marks(&judgement.findings, at.clone());
    Report {
        line,
        white: name("White"),
        black: name("Black"),
        judgement,
        marks,
    }
}

/// Characters of a line that are shown on each side of a mark.
const AROUND: usize = 160;

/// The places of findings, found in one walk over the record.
fn marks(findings: &[Finding], mut at: Walk<'_>) -> Vec<Option<Mark>> {
    let mut order: Vec<(usize, Span)> = findings
        .iter()
        .enumerate()
        .filter_map(|(index, finding)| Some((index, finding.span?)))
        .collect();
    order.sort_by_key(|(_, span)| span.start);
    let mut marks: Vec<Option<Mark>> = findings.iter().map(|_| None).collect();
    for (index, span) in order {
        at.go_to(span.start as usize);
        marks[index] = Some(at.mark(span));
    }
    marks
}

/// A place in a text that only goes forwards, so that long lines are counted once.
#[derive(Clone, Debug)]
pub(super) struct Walk<'t> {
    text: &'t str,
    at: usize,
    line: u64,
    line_start: usize,
    /// Characters between the start of the line and the place.
    before: usize,
}

impl<'t> Walk<'t> {
    /// The start of a block.
    pub(super) fn new(block: &'t Block) -> Walk<'t> {
        Walk {
            text: &block.text,
            at: 0,
            line: block.first_line,
            line_start: 0,
            before: 0,
        }
    }

    fn go_to(&mut self, offset: usize) {
        let passed = &self.text[self.at..offset];
        self.line += line_ends(passed.as_bytes());
        match passed
            .bytes()
            .rposition(|byte| byte == b'\n' || byte == b'\r')
        {
            Some(end) => {
                self.line_start = self.at + end + 1;
                self.before = self.text[self.line_start..offset].chars().count();
            }
            None => self.before += passed.chars().count(),
        }
        self.at = offset;
    }

    fn mark(&self, span: Span) -> Mark {
        let is_end = |letter: &char| matches!(letter, '\n' | '\r');
        let mut text: Vec<char> = self.text[self.line_start..self.at]
            .chars()
            .rev()
            .take(AROUND)
            .collect();
        text.reverse();
        let start = text.len();
        let behind = self.text[self.at..].chars();
        text.extend(behind.take_while(|letter| !is_end(letter)).take(AROUND));
        let length = span
            .of(self.text)
            .chars()
            .take_while(|letter| !is_end(letter))
            .take(AROUND)
            .count();
        Mark {
            line: self.line,
            column: self.before as u64 + 1,
            text: text.into_iter().collect(),
            start,
            length: length.max(1),
        }
    }
}

impl Report {
    /// The record as JSON.
    pub(super) fn json(self, file: &str, index: u64) -> RecordJson {
        let judgement = self.judgement;
        let law = judgement.law;
        let findings = judgement
            .findings
            .into_iter()
            .zip(self.marks)
            .map(|(finding, mark)| finding_json(finding, mark, law))
            .collect();
        RecordJson {
            file: file.to_string(),
            index,
            line: self.line,
            variant: judgement.variant.name(),
            white: self.white,
            black: self.black,
            half_moves: judgement.half_moves,
            replayed: judgement.replayed,
            verdict: judgement.verdict.name(),
            final_fen: judgement.last.as_ref().map(fen::write),
            result: ResultJson {
                tag: judgement.result.0,
                text: judgement.result.1,
                board: judgement.board.name(),
            },
            findings,
        }
    }
}

fn finding_json(finding: Finding, mark: Option<Mark>, law: Law) -> FindingJson {
    let ply = match finding.claim {
        crate::record::Claim::Lapsed { ply } => Some(ply),
        _ => None,
    };
    FindingJson {
        code: finding.code.name(),
        class: class_name(finding.class()),
        ply: finding.ply,
        number: finding.number,
        side: finding.side.map(|color| color.word()),
        line: mark.as_ref().map(|mark| mark.line),
        column: mark.as_ref().map(|mark| mark.column),
        reason: finding.reason.map(|reason| reason.name()),
        articles: articles(&finding, law).to_vec(),
        evidence: evidence_name(finding.evidence),
        claim: ClaimJson {
            state: finding.claim.name(),
            ply,
        },
        penalty: None,
        fen: finding.position.as_ref().map(fen_of),
        legal: finding.legal,
        written: finding.written,
        likely: finding.likely.map(Likely::name),
        repairs: finding.repairs.into_iter().map(repair_json).collect(),
    }
}

fn repair_json(repair: Repair) -> RepairJson {
    RepairJson {
        edits: repair.edits.into_iter().map(edit_json).collect(),
        replays_to: repair.replays_to,
        complete: repair.complete,
    }
}

fn edit_json(edit: Edit) -> EditJson {
    EditJson {
        op: edit.kind.name(),
        ply: edit.ply,
        old: edit.old,
        new: edit.new,
    }
}

fn fen_of(setup: &Setup) -> String {
    fen::write(setup)
}

/// The articles of a finding under a law.
pub(super) fn articles(finding: &Finding, law: Law) -> &'static [&'static str] {
    law.articles(
        finding.code,
        finding.reason,
        finding.mover.unwrap_or(Rank::Man),
    )
}

fn class_name(class: Class) -> &'static str {
    match class {
        Class::Play => "play",
        Class::Writing => "writing",
        Class::Result => "result",
        Class::Clock => "clock",
        Class::Remark => "remark",
    }
}

fn evidence_name(evidence: Evidence) -> &'static str {
    match evidence {
        Evidence::Shown => "shown",
        Evidence::Inferred => "inferred",
        Evidence::Noted => "noted",
        Evidence::Hint => "hint",
    }
}
