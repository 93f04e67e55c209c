//! A judged record with everything that screen and JSON need, free of the text it came from.

use crate::draughts::{Setup, Variant};
use crate::notation::{Block, Form, Places, Record, Span, fen};
use crate::record::{
    Class, Edit, Evidence, Finding, Judgement, Likely, Profile, Repair, fingerprint, judge_by,
};

use super::json::{ClaimJson, EditJson, FindingJson, RecordJson, RepairJson, ResultJson};
use super::star::StarAsked;

/// One record.
#[derive(Debug)]
pub(super) struct Report {
    pub(super) line: u64,
    pub(super) white: Option<String>,
    pub(super) black: Option<String>,
    pub(super) judgement: Judgement,
    /// The same for records of the same game.
    pub(super) fingerprint: Option<u64>,
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

/// What the user asked for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Asked {
    /// The game.
    pub(super) variant: Option<Variant>,
    /// Seats and settings, where the game is star halma.
    pub(super) star: Option<StarAsked>,
    /// Law and draw rules.
    pub(super) profile: Profile,
}

/// Judges a record of a block; `places` goes over the text of the block from record to record.
pub(super) fn report(
    record: &Record<'_>,
    block: &Block,
    places: &mut Places<'_>,
    asked: &Asked,
) -> Report {
    let mut judgement = judge_by(record, asked.variant, &asked.profile);
    if block.form == Form::Pdn {
        let open = Finding::without_result(record, &judgement.findings);
        judgement.findings.extend(open);
    }
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
    let line = places.place(record.span).place.line;
    let spans = judgement.findings.iter().map(|finding| finding.span);
    let marks = marks(spans, &block.text, places);
    Report {
        line,
        white: name("White"),
        black: name("Black"),
        judgement,
        fingerprint: fingerprint(record),
        marks,
    }
}

/// Characters of a line that are shown on each side of a mark.
const AROUND: usize = 160;

/// The places of findings, asked for in the order of the text.
pub(super) fn marks(
    spans: impl Iterator<Item = Option<Span>>,
    text: &str,
    places: &mut Places<'_>,
) -> Vec<Option<Mark>> {
    let spans: Vec<Option<Span>> = spans.collect();
    let mut order: Vec<(usize, Span)> = spans
        .iter()
        .enumerate()
        .filter_map(|(index, span)| Some((index, (*span)?)))
        .collect();
    order.sort_by_key(|(_, span)| span.start);
    let mut marks: Vec<Option<Mark>> = spans.iter().map(|_| None).collect();
    for (index, span) in order {
        marks[index] = Some(mark(span, text, places));
    }
    marks
}

fn mark(span: Span, text: &str, places: &mut Places<'_>) -> Mark {
    let is_end = |letter: &char| matches!(letter, '\n' | '\r');
    let place = places.place(span).place;
    let (before, behind) = text.split_at(span.start as usize);
    let mut around: Vec<char> = before
        .chars()
        .rev()
        .take_while(|letter| !is_end(letter))
        .take(AROUND)
        .collect();
    around.reverse();
    let start = around.len();
    around.extend(
        behind
            .chars()
            .take_while(|letter| !is_end(letter))
            .take(AROUND),
    );
    let marked = span.of(text).chars().take_while(|letter| !is_end(letter));
    Mark {
        line: place.line,
        column: place.column,
        text: around.into_iter().collect(),
        start,
        length: marked.take(AROUND).count().max(1),
    }
}

impl Report {
    /// Adds the remark that the game was read before.
    pub(super) fn is_duplicate_of(&mut self, file: &str, index: u64) {
        self.judgement
            .findings
            .push(Finding::duplicate(file.to_string(), index));
        self.marks.push(None);
    }

    /// The record as JSON.
    pub(super) fn json(self, file: &str, index: u64) -> RecordJson {
        let judgement = self.judgement;
        let findings = judgement
            .findings
            .into_iter()
            .zip(self.marks)
            .map(|(finding, mark)| finding_json(finding, mark))
            .collect();
        RecordJson {
            file: file.to_string(),
            index,
            line: self.line,
            variant: judgement.variant.name(),
            variant_from: judgement.origin.name(),
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

fn finding_json(finding: Finding, mark: Option<Mark>) -> FindingJson {
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
        articles: finding.articles.to_vec(),
        evidence: evidence_name(finding.evidence),
        claim: ClaimJson {
            state: finding.claim.name(),
            ply,
        },
        penalty: finding.penalty.map(|penalty| penalty.name()),
        fen: finding.position.as_ref().map(fen_of),
        legal: finding.legal,
        written: finding.written,
        likely: finding.likely.map(Likely::name),
        repairs: finding.repairs.into_iter().map(repair_json).collect(),
    }
}

pub(super) fn repair_json(repair: Repair) -> RepairJson {
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

pub(super) fn class_name(class: Class) -> &'static str {
    match class {
        Class::Play => "play",
        Class::Writing => "writing",
        Class::Result => "result",
        Class::Clock => "clock",
        Class::Remark => "remark",
    }
}

pub(super) fn evidence_name(evidence: Evidence) -> &'static str {
    match evidence {
        Evidence::Shown => "shown",
        Evidence::Inferred => "inferred",
        Evidence::Noted => "noted",
        Evidence::Hint => "hint",
    }
}
