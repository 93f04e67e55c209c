//! Findings about star halma on the screen, in the style of those about draughts.

use std::io::{self, Write};

use super::diagram::diagram;
use super::report::StarReport;
use crate::cli::clean::clean;
use crate::cli::report::Mark;
use crate::cli::show::{Picture, picture, shown_repairs};
use crate::record::star::{Finding, StarCode};
use crate::record::{Class, Verdict};
use crate::star::{Camp, Standing};
use crate::words::{self, Words};

/// Legal moves that are shown for one finding.
const MOST_LEGAL: usize = 24;

/// Shows a record, what was found in it, and the facts on each side at its end.
pub(in crate::cli) fn show(
    out: &mut impl Write,
    words: &Words,
    file: &str,
    index: u64,
    report: &StarReport,
) -> io::Result<()> {
    let judgement = &report.judgement;
    let record = words.say("check-record", &[("index", index.into())]);
    let players: Vec<String> = report
        .players
        .iter()
        .map(|(camp, name)| words::seat(words, *camp, name.as_deref()))
        .collect();
    writeln!(
        out,
        "{}, {record}, {} ({}): {}",
        clean(file),
        clean(&players.join(" – ")),
        words.say("game-star", &[]),
        words::verdict(words, judgement.verdict)
    )?;
    writeln!(out, "{}", rules(words, report))?;
    for (finding, mark) in judgement.findings.iter().zip(&report.marks) {
        writeln!(out)?;
        if finding.code.class() == Class::Remark {
            let place = mark.as_ref().map_or(String::new(), |mark| {
                format!("{}:{}: ", mark.line, mark.column)
            });
            writeln!(out, "  {place}{}", sentence(words, finding))?;
        } else {
            show_finding(out, words, file, finding, mark.as_ref(), report)?;
        }
    }
    writeln!(out)?;
    for line in facts(words, report) {
        writeln!(out, "  {}", clean(&line))?;
    }
    writeln!(out)
}

/// The settings that the record was judged by.
fn rules(words: &Words, report: &StarReport) -> String {
    let rules = report.judgement.options.to_string();
    words.say("star-rules", &[("rules", rules.into())])
}

/// One line a finding, for scripts and editors.
pub(in crate::cli) fn brief(
    out: &mut impl Write,
    words: &Words,
    file: &str,
    report: &StarReport,
) -> io::Result<()> {
    for (finding, mark) in report.judgement.findings.iter().zip(&report.marks) {
        let (line, column) = mark
            .as_ref()
            .map_or((report.line, 1), |mark| (mark.line, mark.column));
        let text = sentence(words, finding);
        let code = finding.code.name();
        writeln!(out, "{}:{line}:{column}: {code}: {text}", clean(file))?;
    }
    Ok(())
}

/// `4. seat 1 A5-C7: what was found`.
fn sentence(words: &Words, finding: &Finding) -> String {
    let found = clean(&words::star_finding(words, finding)).into_owned();
    let (Some(number), Some(camp)) = (finding.number, finding.seat) else {
        return match &finding.written {
            Some(written) => format!("{}: {found}", clean(written)),
            None => found,
        };
    };
    let written: String = finding
        .written
        .as_deref()
        .unwrap_or_default()
        .chars()
        .take(60)
        .collect();
    let before = format!(
        "{number}. {} {}",
        words::seat(words, camp, None),
        clean(&written)
    );
    format!("{}: {found}", before.trim_end())
}

fn show_finding(
    out: &mut impl Write,
    words: &Words,
    file: &str,
    finding: &Finding,
    mark: Option<&Mark>,
    report: &StarReport,
) -> io::Result<()> {
    let title = sentence(words, finding);
    let notes = notes(words, finding, report.judgement.turns);
    picture(
        out,
        &Picture {
            title: &title,
            code: finding.code.name(),
            is_play: finding.code.class() == Class::Play,
            file,
            mark,
            notes: &notes,
        },
    )?;
    let is_about_moves = !matches!(
        finding.code,
        StarCode::StartNotVacated | StarCode::TurnsAfterEnd
    );
    if let Some(position) = finding.position.as_ref().filter(|_| is_about_moves) {
        writeln!(out, "  {}", words.say("label-position", &[]))?;
        for line in diagram(position) {
            writeln!(out, "    {line}")?;
        }
    }
    Ok(())
}

fn notes(words: &Words, finding: &Finding, turns: u32) -> Vec<String> {
    let mut notes = Vec::new();
    if !finding.legal.is_empty() {
        let shown = finding.legal.iter().take(MOST_LEGAL).cloned();
        let mut legal = shown.collect::<Vec<_>>().join(" ");
        if let Some(more) = finding.legal.len().checked_sub(MOST_LEGAL + 1) {
            let more = words.say("legal-more", &[("count", (more + 1).into())]);
            legal = format!("{legal} {more}");
        }
        notes.push(format!("{}: {legal}", words.say("label-legal", &[])));
    }
    if !finding.articles.is_empty() {
        let articles = finding.articles.join(", ");
        notes.push(format!("{}: {articles}", words.say("label-articles", &[])));
    }
    if let Some(likely) = finding.likely {
        notes.push(words::likely(words, likely));
    }
    for repair in shown_repairs(&finding.repairs, finding.likely) {
        notes.push(clean(&words::repair(words, repair, turns)).into_owned());
    }
    notes
}

/// Facts on each side at the end: pieces still out, and who stands in its goal.
pub(super) fn facts(words: &Words, report: &StarReport) -> Vec<String> {
    let judgement = &report.judgement;
    let places = judgement.game.places();
    let name = |camp: Camp| words::seat(words, camp, report.player(camp));
    let mut lines = Vec::new();
    for standing in &judgement.standings {
        let is_home = judgement.game.is_home(standing.camp);
        let place = places.iter().find(|(camp, _)| *camp == standing.camp);
        if let Some((_, place)) = place {
            // the last one has a place and need not be home
            let id = match is_home {
                true => "star-home",
                false => "star-last",
            };
            let seat = name(standing.camp);
            lines.push(words.say(id, &[("seat", seat.into()), ("place", (*place).into())]));
        }
        if !is_home {
            lines.extend(standing_lines(words, standing, &name));
        }
    }
    if judgement.game.is_over() {
        lines.push(words.say("star-over", &[]));
    }
    lines
}

/// The facts on a side that is not home.
pub(super) fn standing_lines(
    words: &Words,
    standing: &Standing,
    name: &impl Fn(Camp) -> String,
) -> Vec<String> {
    let count = |holes: crate::star::Holes| holes.count().into();
    let mut lines = vec![words.say(
        "star-standing",
        &[
            ("seat", name(standing.camp).into()),
            ("goal", count(standing.in_goal)),
            ("way", count(standing.on_the_way)),
            ("start", count(standing.in_start)),
        ],
    )];
    for (hole, owner) in &standing.blocked {
        // pieces that have not left their own start are no news in the first rounds
        let hole = hole.to_string();
        let blocked = words.say(
            "star-blocked",
            &[("hole", hole.into()), ("owner", name(*owner).into())],
        );
        if standing.in_goal.count() > 0 {
            lines.push(format!("  {blocked}"));
        }
    }
    lines
}

/// The answer that a verdict gives.
pub(in crate::cli) fn is_clean(report: &StarReport) -> bool {
    report.judgement.verdict == Verdict::Clean
}

/// Whether there is nothing to show.
pub(in crate::cli) fn is_nothing(report: &StarReport) -> bool {
    report.judgement.findings.is_empty()
}
