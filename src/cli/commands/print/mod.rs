//! `huff print`

mod arguments;
mod checklist;
mod forms;
mod lists;
mod names;
mod paper;
mod records;
mod report;
mod section;
mod sheets;
mod source;
mod standings;
mod star;
mod templates;
mod told;

use clap::{Args, Subcommand};

use crate::cli::{Answer, error::Error, ui::Ui};

use arguments::RoundArgs;
use forms::FormArgs;

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
    /// Print a slip for each game, on which the players sign the result
    Slips(RoundArgs),
    Standings(standings::Standings),
    Crosstable(standings::Crosstable),
    Cards(forms::Cards),
    /// Print the sheet on which the drawn opening is announced and signed
    Opening(RoundArgs),
    /// Print incident forms with the irregularities of article 7, section 4
    Incident(FormArgs),
    /// Print slips on which moves are counted
    Count(FormArgs),
    /// Print protest forms
    Protest(FormArgs),
    Checklist(checklist::Checklist),
    /// Print the list in which originals are ticked off as they come in
    Originals(RoundArgs),
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
