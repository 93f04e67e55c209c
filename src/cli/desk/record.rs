//! Records as they are kept in the event: the text that was handed in, read again when it is needed.

use super::Belonging;
use super::known::{TagText, completed};
use crate::cli::source::Format;
use crate::draughts::{Color, Variant};
use crate::notation::{Block, Form, Record, Remark, RemarkKind, Span, pdn, sheet};
use crate::record::{
    BoardResult, Claim, Class, Comparison, Judgement, Law, Outcome, compare, judge,
};
use crate::store::{IncidentRow, RulingRow, SheetRow};

/// A record as it is judged, free of its text.
#[derive(Clone, Debug)]
pub(in crate::cli) struct Kept {
    pub(in crate::cli) text: String,
    pub(in crate::cli) judgement: Judgement,
    /// Findings of play, writing or result.
    pub(in crate::cli) findings: i64,
    /// Who won by the record: `white`, `black`, `draw`.
    pub(in crate::cli) result: Option<&'static str>,
    /// Where it says that it belongs.
    pub(in crate::cli) belonging: Belonging,
}

/// Judges a record of a file and gives the text to be kept. PDN and a sheet that stands alone are kept as they are
/// written; a sheet among others is written anew, a row of a table and JSON become PDN.
pub(in crate::cli) fn kept(
    record: &Record<'_>,
    source: &str,
    format: Format,
    variant: Option<Variant>,
) -> Kept {
    let judgement = judge(record, variant);
    let text = text_of(record, source, format, judgement.variant);
    Kept::new(text, judgement, Belonging::of(record))
}

impl Kept {
    fn new(text: String, judgement: Judgement, belonging: Belonging) -> Kept {
        let findings = judgement
            .findings
            .iter()
            .filter(|finding| finding.class() != Class::Remark)
            .count();
        Kept {
            text,
            findings: i64::try_from(findings).unwrap_or(i64::MAX),
            result: result(&judgement),
            belonging,
            judgement,
        }
    }

    /// The same record judged with what is known of its game.
    pub(in crate::cli) fn completed(&self, known: &[TagText], variant: Option<Variant>) -> Kept {
        match judged(&self.text, known, &[], &[], variant) {
            Some(judgement) if !known.is_empty() => {
                Kept::new(self.text.clone(), judgement, self.belonging.clone())
            }
            _ => self.clone(),
        }
    }
}

fn text_of(record: &Record<'_>, source: &str, format: Format, variant: Variant) -> String {
    match format {
        Format::Pdn => record.span.of(source).to_owned(),
        Format::Sheet if sheet::read("", source).records.len() == 1 => source.to_owned(),
        Format::Sheet => sheet::write(record, source, variant),
        Format::Games | Format::Json => as_pdn(record, source, variant),
    }
}

/// A record as PDN; a sheet has its result among the tags, PDN wants it behind the moves as well.
pub(in crate::cli) fn as_pdn(record: &Record<'_>, source: &str, variant: Variant) -> String {
    let mut record = record.clone();
    let result = record.tag("Result").map(|tag| tag.value.to_string());
    let text = result.filter(|result| !result.is_empty());
    let text = text.unwrap_or_else(|| "*".to_owned());
    if record.closing.is_none() {
        record.closing = Some(crate::notation::Closing {
            text: &text,
            span: Span::default(),
        });
    }
    pdn::write(&record, source, variant)
}

/// Reads a kept text; none if no record stands in it.
pub(in crate::cli) fn read_record<T>(
    text: &str,
    look: impl FnOnce(&Record<'_>, Form) -> T,
) -> Option<T> {
    let block = Block {
        form: Form::of(text),
        heading: String::new(),
        text: text.to_owned(),
        first_line: 1,
        problems: Vec::new(),
    };
    let (records, _) = block.records();
    records.first().map(|record| look(record, block.form))
}

/// A record with the incidents and rulings of its game as notes, so that it is judged with them and shows them in PDN.
pub(in crate::cli) fn noted<'t>(
    record: &Record<'t>,
    incidents: &[IncidentRow],
    rulings: &[RulingRow],
) -> Record<'t> {
    let mut record = record.clone();
    let last = record.half_moves.len();
    for (after, text) in note_texts(incidents, rulings) {
        record.remarks.push(Remark {
            after: after.min(last) as u32,
            span: Span::default(),
            kind: RemarkKind::Comment(text.into()),
        });
    }
    record.remarks.sort_by_key(|remark| remark.after);
    record
}

/// What is kept as an incident when the opponent pointed something out while the game went on: by the one who did, with the
/// codes of what was found.
pub(in crate::cli) const CLAIM: &str = "claim";

/// Incidents and rulings as the notes of a record, each with the half-moves before it; those about a whole game stand
/// behind all.
pub(in crate::cli) fn note_texts(
    incidents: &[IncidentRow],
    rulings: &[RulingRow],
) -> Vec<(usize, String)> {
    let after = |ply: Option<i64>| {
        let ply = ply.and_then(|ply| usize::try_from(ply).ok());
        ply.unwrap_or(usize::MAX)
    };
    let incidents = incidents.iter().map(|incident| {
        let what = incident.article.clone().unwrap_or_default();
        let by = incident.side.as_deref().map(|side| format!(" by={side}"));
        let by = by.unwrap_or_default();
        let text = match what == CLAIM {
            true => format!("[%claim{by}]"),
            false => format!("[%incident {what}{by}]"),
        };
        (after(incident.ply), text)
    });
    let rulings = rulings
        .iter()
        .map(|ruling| (after(ruling.ply), format!("[%ruling {}]", ruling.text)));
    incidents.chain(rulings).collect()
}

/// The law of a game.
pub(in crate::cli) fn law_of(variant: Option<Variant>) -> Law {
    variant.map_or(Law::S1, Law::of)
}

/// The judgement of a kept text as a record of its game: with what is known of it, was noted and ruled; none if no record stands in it.
pub(in crate::cli) fn judged(
    text: &str,
    known: &[TagText],
    incidents: &[IncidentRow],
    rulings: &[RulingRow],
    variant: Option<Variant>,
) -> Option<Judgement> {
    read_record(text, |record, _| {
        judge(
            &noted(&completed(record, known), incidents, rulings),
            variant,
        )
    })
}

/// White's and Black's copies of a game side by side; none where one is missing or nothing stands in it.
pub(in crate::cli) fn compared<'s>(
    sheets: impl IntoIterator<Item = &'s SheetRow>,
    known: &[TagText],
    variant: Option<Variant>,
) -> Option<Comparison> {
    let sheets: Vec<&SheetRow> = sheets.into_iter().collect();
    let copy = |copy: &str| sheets.iter().find(|sheet| sheet.copy == copy);
    let (white, black) = (copy("white")?, copy("black")?);
    let compared = read_record(&white.text, |white, _| {
        read_record(&black.text, |black, _| {
            compare(&completed(white, known), &completed(black, known), variant)
        })
    });
    compared.flatten()
}

/// Where two copies begin to differ: the half-move, and at how many they do.
pub(in crate::cli) fn difference(comparison: &Comparison) -> Option<(i64, usize)> {
    let plies = comparison.differences.iter().map(|one| one.ply);
    Some((i64::from(plies.min()?), comparison.differences.len()))
}

/// What may be claimed by a copy of a game.
#[derive(Clone, Debug, serde::Serialize)]
pub(in crate::cli) struct Claimed {
    pub(in crate::cli) copy: String,
    pub(in crate::cli) code: &'static str,
    pub(in crate::cli) ply: u32,
    /// `open`, `lapsed`, `must-correct`, `ended`.
    pub(in crate::cli) state: &'static str,
    /// The half-move with which the opponent accepted.
    pub(in crate::cli) lapsed_at: Option<u32>,
    #[serde(skip)]
    pub(in crate::cli) claim: Claim,
}

/// The claims of a game by its copies, with what the arbiter noted but without his rulings: those at a half-move, else
/// at the last one before it that has any; without a half-move all of them.
pub(in crate::cli) fn claims(
    sheets: &[SheetRow],
    known: &[TagText],
    incidents: &[IncidentRow],
    variant: Option<Variant>,
    at: Option<i64>,
) -> Vec<Claimed> {
    let mut claims = Vec::new();
    for sheet in sheets {
        let judged = judged(&sheet.text, known, incidents, &[], variant);
        for finding in judged.into_iter().flat_map(|judgement| judgement.findings) {
            let (Some(ply), true) = (finding.ply, finding.claim != Claim::None) else {
                continue;
            };
            claims.push(Claimed {
                copy: sheet.copy.clone(),
                code: finding.code.name(),
                ply,
                state: finding.claim.name(),
                lapsed_at: match finding.claim {
                    Claim::Lapsed { ply } => Some(ply),
                    _ => None,
                },
                claim: finding.claim,
            });
        }
    }
    if let Some(at) = at {
        let before = claims.iter().map(|one| one.ply);
        let latest = before.filter(|ply| i64::from(*ply) <= at).max();
        claims.retain(|one| Some(one.ply) == latest);
    }
    claims
}

/// Who won by the record: the position at the end, else the result that is written.
fn result(judgement: &Judgement) -> Option<&'static str> {
    match judgement.board {
        BoardResult::WhiteWins => return Some("white"),
        BoardResult::BlackWins => return Some("black"),
        BoardResult::Open => {}
    }
    let (tag, text) = &judgement.result;
    let outcome = Outcome::read(text.as_deref().or(tag.as_deref())?)?;
    match outcome.winner(judgement.variant.rules()) {
        Some(Color::White) => Some("white"),
        Some(Color::Black) => Some("black"),
        None => (outcome == Outcome::Draw).then_some("draw"),
    }
}
