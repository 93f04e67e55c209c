//! Findings on the screen: the written move marked in its line, the position, the legal moves,
//! articles and claim.

use std::io::{self, Write};

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

use crate::record::{Class, Code, Finding, Judgement, Likely, Origin, Repair, Verdict};
use crate::words::{self, Words};

use super::clean::clean;
use super::diagram::diagram;
use super::report::{Mark, Report};

/// Legal moves that are shown for one finding.
const MOST_LEGAL: usize = 24;

/// Shows a record and what was found in it.
pub(super) fn show(
    out: &mut impl Write,
    words: &Words,
    file: &str,
    index: u64,
    report: &Report,
) -> io::Result<()> {
    let judgement = &report.judgement;
    writeln!(out, "{}", headline(words, file, index, report))?;
    for (finding, mark) in judgement.findings.iter().zip(&report.marks) {
        writeln!(out)?;
        if finding.class() == Class::Remark {
            let place = mark.as_ref().map_or(String::new(), |mark| {
                format!("{}:{}: ", mark.line, mark.column)
            });
            writeln!(out, "  {place}{}", sentence(words, finding, judgement))?;
        } else {
            show_finding(out, words, file, finding, mark.as_ref(), judgement)?;
        }
    }
    writeln!(out)
}

/// One line a finding, for scripts and editors.
pub(super) fn brief(
    out: &mut impl Write,
    words: &Words,
    file: &str,
    report: &Report,
) -> io::Result<()> {
    let judgement = &report.judgement;
    for (finding, mark) in judgement.findings.iter().zip(&report.marks) {
        let (line, column) = mark
            .as_ref()
            .map_or((report.line, 1), |mark| (mark.line, mark.column));
        let text = sentence(words, finding, judgement);
        writeln!(
            out,
            "{}:{line}:{column}: {}: {text}",
            clean(file),
            finding.code.name()
        )?;
    }
    Ok(())
}

fn headline(words: &Words, file: &str, index: u64, report: &Report) -> String {
    let judgement = &report.judgement;
    let record = words.say("check-record", &[("index", index.into())]);
    let players = match (&report.white, &report.black) {
        (None, None) => String::new(),
        (white, black) => {
            let name = |name: &Option<String>| clean(name.as_deref().unwrap_or("?")).into_owned();
            let players = words.say(
                "check-players",
                &[("white", name(white).into()), ("black", name(black).into())],
            );
            format!(", {players}")
        }
    };
    let game = words::game(words, judgement.variant);
    let game = match judgement.origin {
        Origin::Guessed => words.say("check-guessed", &[("game", game.into())]),
        Origin::Asked | Origin::Named => game,
    };
    format!(
        "{}, {record}{players} ({game}): {}",
        clean(file),
        words::verdict(words, judgement.verdict)
    )
}

/// `18... Black c7-b6: what was found`.
fn sentence(words: &Words, finding: &Finding, judgement: &Judgement) -> String {
    let mut text = String::new();
    if let (Some(number), Some(side)) = (finding.number, finding.side) {
        text.push_str(&format!("{number}. {} ", words::side(words, side)));
    }
    if let Some(written) = &finding.written
        && finding.ply.is_some()
    {
        text.push_str(&clean(&shortened(written)));
    }
    if !text.is_empty() {
        text = format!("{}: ", text.trim_end());
    }
    text + &clean(&words::finding(words, finding, &judgement.script))
}

/// A written text cut to what fits in a sentence.
fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    if text.chars().count() <= MOST {
        return text.to_string();
    }
    text.chars().take(MOST).chain("…".chars()).collect()
}

fn show_finding(
    out: &mut impl Write,
    words: &Words,
    file: &str,
    finding: &Finding,
    mark: Option<&Mark>,
    judgement: &Judgement,
) -> io::Result<()> {
    let title = sentence(words, finding, judgement);
    let notes = notes(words, finding, judgement.half_moves);
    picture(
        out,
        &Picture {
            title: &title,
            code: finding.code.name(),
            is_play: finding.class() == Class::Play,
            file,
            mark,
            notes: &notes,
        },
    )?;
    if let Some(setup) = &finding.position {
        writeln!(out, "  {}", words.say("label-position", &[]))?;
        for line in diagram(setup) {
            writeln!(out, "    {line}")?;
        }
    }
    Ok(())
}

/// A finding in its line.
pub(super) struct Picture<'p> {
    pub(super) title: &'p str,
    pub(super) code: &'p str,
    pub(super) is_play: bool,
    pub(super) file: &'p str,
    pub(super) mark: Option<&'p Mark>,
    pub(super) notes: &'p [String],
}

/// Draws a finding with the written text marked and notes below it.
pub(super) fn picture(out: &mut impl Write, picture: &Picture<'_>) -> io::Result<()> {
    let Picture {
        title, mark, notes, ..
    } = *picture;
    let file = clean(picture.file);
    let level = match picture.is_play {
        true => Level::ERROR,
        false => Level::WARNING,
    };
    let level = level.with_name(picture.code);
    let mut group = level.primary_title(title);
    let _ = &mut group;
    let text = mark
        .map(|mark| clean(&mark.text).into_owned())
        .unwrap_or_default();
    let mut group = match mark {
        None => group.elements(Vec::<
            annotate_snippets::Snippet<'_, annotate_snippets::Annotation<'_>>,
        >::new()),
        Some(mark) => {
            let bytes = byte_range(&text, mark.start, mark.length);
            let snippet = Snippet::source(text.as_str())
                .line_start(mark.line as usize)
                .path(file.as_ref())
                .annotation(AnnotationKind::Primary.span(bytes));
            group.element(snippet)
        }
    };
    for note in notes {
        group = group.element(Level::NOTE.no_name().message(note.as_str()));
    }
    writeln!(out, "{}", Renderer::styled().render(&[group]))
}

/// The bytes of some characters.
fn byte_range(text: &str, start: usize, length: usize) -> std::ops::Range<usize> {
    let at = |index: usize| {
        text.char_indices()
            .nth(index)
            .map_or(text.len(), |(byte, _)| byte)
    };
    at(start)..at(start + length)
}

fn notes(words: &Words, finding: &Finding, half_moves: u32) -> Vec<String> {
    let mut notes = Vec::new();
    if !finding.legal.is_empty() {
        let mut legal = finding
            .legal
            .iter()
            .take(MOST_LEGAL)
            .cloned()
            .collect::<Vec<_>>()
            .join(" ");
        if finding.legal.len() > MOST_LEGAL {
            let count = finding.legal.len() - MOST_LEGAL;
            legal = format!(
                "{legal} {}",
                words.say("legal-more", &[("count", count.into())])
            );
        }
        notes.push(format!("{}: {legal}", words.say("label-legal", &[])));
    }
    let articles = finding.articles;
    if !articles.is_empty() {
        notes.push(format!(
            "{}: {}",
            words.say("label-articles", &[]),
            articles.join(", ")
        ));
    }
    if let Some(claim) = words::claim(words, finding.claim) {
        notes.push(format!("{}: {claim}", words.say("label-claim", &[])));
    }
    if let Some(penalty) = finding.penalty {
        let owed = words.say(&format!("penalty-{}", penalty.name()), &[]);
        notes.push(format!("{}: {owed}", words.say("label-penalty", &[])));
    }
    if let Some(ruling) = &finding.details.ruling {
        notes.push(format!(
            "{}: {}",
            words.say("label-ruling", &[]),
            words::ruling(words, ruling)
        ));
    }
    if let Some(likely) = finding.likely {
        notes.push(words::likely(words, likely));
    }
    for repair in shown_repairs(&finding.repairs, finding.likely) {
        notes.push(clean(&words::repair(words, repair, half_moves)).into_owned());
    }
    notes
}

/// The proposals worth reading: for a slip those that go farthest, for what was probably played
/// and for the rest only those that explain the whole record.
pub(super) fn shown_repairs(
    repairs: &[Repair],
    likely: Option<Likely>,
) -> impl Iterator<Item = &Repair> {
    let farthest = repairs.first().map_or(0, |best| best.replays_to);
    repairs.iter().filter(move |repair| match likely {
        Some(Likely::Slip) => repair.replays_to == farthest,
        Some(Likely::Played) => false,
        None => repair.complete,
    })
}

/// The answer that a verdict gives.
pub(super) fn is_clean(judgement: &Judgement) -> bool {
    judgement.verdict == Verdict::Clean
}

/// Whether there is nothing to show: a clean record of which only the crowning is not written down,
/// as is usual.
pub(super) fn is_nothing(judgement: &Judgement) -> bool {
    let mut findings = judgement.findings.iter();
    findings.all(|finding| finding.code == Code::CrowningUnknown)
}
