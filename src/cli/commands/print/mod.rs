//! `huff print`

mod checklist;
mod forms;
mod lists;
mod names;
mod paper;
mod records;
mod report;
mod sheets;
mod source;
mod standings;
mod star;
mod templates;
mod told;

use clap::{Args, Subcommand};

use crate::cli::{Answer, error::Error, ui::Ui};

/// Print what lies on the tables and hangs on the wall
///
/// Every document is a PDF, or with --png pictures, in one language or two (--lang zh+en). The form is data: `huff print
/// templates` lists the forms, --template prints with an own one.
///
/// Examples: huff print sheets --round 3; huff print sheets --blank 50 --design b; huff print pairings --lang ru
#[derive(Debug, Args)]
pub(in crate::cli) struct Print {
    #[command(subcommand)]
    document: Document,
}

#[derive(Debug, Subcommand)]
enum Document {
    Sheets(sheets::Sheets),
    Pairings(lists::Pairings),
    Slips(forms::Slips),
    Standings(standings::Standings),
    Crosstable(standings::Crosstable),
    Cards(forms::Cards),
    Opening(forms::Opening),
    Incident(forms::Incident),
    Count(forms::Count),
    Protest(forms::Protest),
    Checklist(checklist::Checklist),
    Originals(lists::Originals),
    Report(report::Report),
    Templates(templates::Templates),
    TemplateCheck(templates::TemplateCheck),
}

pub(super) fn run(print: &Print, ui: &mut Ui) -> Result<Answer, Error> {
    match &print.document {
        Document::Sheets(sheets) => sheets::run(sheets, ui),
        Document::Pairings(pairings) => lists::run_pairings(pairings, ui),
        Document::Slips(slips) => forms::run_slips(slips, ui),
        Document::Standings(standings) => standings::run_standings(standings, ui),
        Document::Crosstable(crosstable) => standings::run_crosstable(crosstable, ui),
        Document::Cards(cards) => forms::run_cards(cards, ui),
        Document::Opening(opening) => forms::run_opening(opening, ui),
        Document::Incident(incident) => forms::run_incident(incident, ui),
        Document::Count(count) => forms::run_count(count, ui),
        Document::Protest(protest) => forms::run_protest(protest, ui),
        Document::Checklist(checklist) => checklist::run(checklist, ui),
        Document::Report(report) => report::run(report, ui),
        Document::Originals(originals) => lists::run_originals(originals, ui),
        Document::Templates(templates) => templates::run(templates, ui),
        Document::TemplateCheck(check) => templates::run_check(check, ui),
    }
}
